import { capital, list } from '../../core/english.js';
import type { GroupRate, RatedDeck, RatedField } from '../rows/rate.js';
import { type Bid, sayChainRange, sayChains } from './chains.js';
import { percent, range, whole } from './match.js';
import { table, wrap } from './table.js';

const share = (fraction: number): string => `${(100 * fraction).toFixed(0)}%`;

/** `83% (78% to 87%)`. */
const sayPercentile = ({ percentile: { value, low, high } }: RatedDeck): string =>
  `${share(value)} (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)})`;

/** Chains that are negative are on the rivals. */
function sayAverage({ chains }: RatedDeck, bid: Bid): string {
  if (!chains) return '';
  const { estimate, low, high } = chains.fair;
  const { many } = bid.unit;
  const whose = estimate < 0 ? `${many} on its opponents` : many;
  const between = `(95% interval ${sayChainRange(low, high, ['it', 'its opponents'], bid)})`;
  const found =
    Math.abs(estimate) > bid.most
      ? `Not even ${bid.most} ${whose} ${between} would make it an average deck.`
      : `${capital(sayChains(estimate, bid))} ${whose} ${between} would make it an average deck, which wins half of its games against the field.`;
  return ` ${found} Against one deck, "fulcrum chains" gives the fair number.`;
}

function groupTable(groups: readonly GroupRate[], word: string): string {
  const rows = groups.map(({ group, games, value, interval, average }) => [
    group,
    whole(games),
    percent(value),
    range(interval),
    percent(average),
  ]);
  const head = [`against decks with the ${word}`, 'games', 'rate', '95% interval', 'an average deck'];
  return table([head, ...rows], { right: [1, 2, 3, 4] });
}

function saySure({ shrinkage, sides }: RatedField): string {
  return `The interval holds the luck of the games, that the field is a sample of ${whole(sides.length)} decks, and the errors of its ratings: measured rates of the field's decks are spread too widely by their noise, so they are drawn to their mean by a factor of ${shrinkage.toFixed(2)}. Strength is the win rate against the field, all of which is met equally often.`;
}

const heading = ({ name, sides, agent }: RatedField, games: number): string =>
  `The field: ${whole(sides.length)} decks of ${name}. Games: ${whole(games)}. Pilot: ${agent}.`;

function sayOne(deck: RatedDeck, field: RatedField, bid: Bid, word: string): string[] {
  return [
    wrap(`${deck.name} is stronger than ${sayPercentile(deck)} of the decks of ${field.name}.`),
    wrap(heading(field, deck.games)),
    wrap(
      `It wins ${percent(deck.rate.value)} (${range(deck.rate.interval)}) of its games against the field.${sayAverage(deck, bid)}`,
    ),
    groupTable(deck.groups, word),
    wrap(saySure(field)),
  ];
}

function deckTable(decks: readonly RatedDeck[], bid: Bid): string {
  const rows = decks.map((deck) => [
    deck.name,
    sayPercentile(deck),
    percent(deck.rate.value),
    range(deck.rate.interval),
    deck.chains ? (deck.chains.fair.estimate < 0 ? '−' : '') + sayChains(deck.chains.fair.estimate, bid) : '',
  ]);
  const head = ['deck', 'stronger than', 'win rate', '95% interval', bid.unit.many];
  return table([head, ...rows], { right: [1, 2, 3, 4] });
}

/** Decks next to each other whose order may well be another. */
function sayOrder(decks: readonly RatedDeck[]): string {
  const ties: string[][] = [];
  for (const [i, { name }] of decks.entries()) {
    if (i > 0 && !decks[i - 1]!.settled) ties.at(-1)!.push(name);
    else ties.push([name]);
  }
  const open = ties.filter(({ length }) => length > 1).map((names) => names.join('; '));
  if (open.length === 0) return 'The order is settled: each deck is clearly stronger than the next.';
  return `Not settled is the order of ${list(open.map((names) => `(${names})`))}: neighbours there can't be told apart (5%, Holm over all neighbours, on the same opponents and luck).`;
}

/** What a field says about decks. */
export function sayRates(decks: readonly RatedDeck[], field: RatedField, bid: Bid, word: string): string {
  const [first, ...others] = decks as [RatedDeck, ...RatedDeck[]];
  const parts =
    others.length === 0
      ? sayOne(first, field, bid, word)
      : [
          wrap(
            heading(
              field,
              decks.reduce((sum, { games }) => sum + games, 0),
            ),
          ),
          deckTable(decks, bid),
          wrap(
            `${sayOrder(decks)} Negative ${bid.unit.many} are on the opponents. What each deck does against each ${word} is in ${word}s.csv.`,
          ),
          wrap(saySure(field)),
        ];
  return parts.join('\n\n');
}
