import { capital, list } from '../../core/english.js';
import { weakerIn } from '../../stats/ratings/percentile.js';
import type { Checked } from '../rows/check.js';
import type { GroupRate, RatedDeck, RatedField } from '../rows/rate.js';
import { type Bid, sayChainRange, sayChains } from './chains.js';
import { percent, range, whole } from './match.js';
import { sayPlace } from './percentile.js';
import { table, wrap } from './table.js';

/** `83% (78 to 87)`; near the ends of the field with a digit more. */
const sayPercentile = ({ percentile: { value, low, high } }: RatedDeck): string =>
  `${sayPlace(value)}% (${sayPlace(low)} to ${sayPlace(high)})`;

function sayStrength(deck: RatedDeck, { name }: RatedField): string {
  const share = `${sayPercentile(deck)} of the decks of ${name}`;
  if (deck.percentile.value === 1)
    return `${deck.name} is stronger than every deck of the field; stronger than ${share}.`;
  if (deck.percentile.value === 0)
    return `${deck.name} is weaker than every deck of the field; stronger than ${share}.`;
  return `${deck.name} is stronger than ${share}.`;
}

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
      : `${Math.abs(estimate) < 0.05 ? 'No' : capital(sayChains(estimate, bid))} ${whose} ${between} would make it an average deck, which wins half of its games against the field.`;
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
  return `The interval holds the luck of the games, and that the field is a sample of ${whole(sides.length)} decks. Luck also spreads the field's own measured win rates, so they are brought together to the spread that is left without it (shrunk by a factor of ${shrinkage.toFixed(2)}). Strength is the win rate against the field, all of which is met equally often.`;
}

const heading = ({ name, sides, agent }: RatedField, games: number): string =>
  `The field: ${whole(sides.length)} decks of ${name}. Games: ${whole(games)}. Pilot: ${agent}.`;

function sayOne(deck: RatedDeck, field: RatedField, bid: Bid, word: string): string[] {
  return [
    wrap(sayStrength(deck, field)),
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

/** Where what a second pilot wins would be in the field, which it has not rated. */
export function sayCheckedPlace({ rate: { interval } }: Checked, { rates, agent }: RatedField): string {
  const sorted = [...rates].sort((x, y) => x - y);
  const [low, high] = interval.map((rate) => sayPlace(weakerIn(sorted, rate) / rates.length));
  return wrap(
    `To win ${range(interval)} is to be stronger than ${low}% to ${high}% of the field as ${agent} rates it; in what order its decks are under the second pilot has not been measured.`,
  );
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
            `${sayOrder(decks)} Negative ${bid.unit.many} are on the opponents; their intervals are in rate.csv. What each deck does against each ${word} is in ${word}s.csv.`,
          ),
          wrap(saySure(field)),
        ];
  return parts.join('\n\n');
}
