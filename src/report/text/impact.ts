import { capital, list, numeral, plural } from '../../core/english.js';
import { type DeckCards, REPLACEMENTS } from '../../games/deck-cards.js';
import type { GameModule } from '../../games/module.js';
import type { MatchPlan } from '../../match/schedule.js';
import type { Tally } from '../../match/tally.js';
import { type CardEffect, deckRate, FALSE_SHARE, standsOut } from '../rows/impact.js';
import { points } from './difference.js';
import { percent, whole } from './match.js';
import { table, wrap } from './table.js';

/** More names than this are counted. */
const NAMED = 5;

/** What stands out of a deck, by the names of its cards, the strongest first. */
export interface Verdict {
  readonly carry: readonly string[];
  readonly holdBack: readonly string[];
  /** How many different cards the deck has. */
  readonly cards: number;
}

const named = (names: readonly string[]): string =>
  names.length <= NAMED ? list(names) : `${list([...names.slice(0, NAMED), `${names.length - NAMED} more`])}`;

/** `Anger and Urchin carry the deck; Fear holds it back.`, and how many cards are not settled. */
export function sayVerdict({ carry, holdBack, cards }: Verdict): string {
  const open = cards - carry.length - holdBack.length;
  const parts = [
    ...(carry.length > 0 ? [`${named(carry)} ${carry.length === 1 ? 'carries' : 'carry'} the deck`] : []),
    ...(holdBack.length > 0
      ? [`${named(holdBack)} ${holdBack.length === 1 ? 'holds' : 'hold'} it back`]
      : []),
  ];
  const rest =
    open === cards
      ? `None of its ${plural(cards, 'card')} can be told from an average one with these games`
      : `${capital(numeral(open))} of its ${plural(cards, 'card')} can't be told from an average one with these games`;
  return parts.length === 0 ? `${rest}.` : `${parts.join('; ')}. ${open === 0 ? '' : `${rest}.`}`.trimEnd();
}

export function verdictOn(effects: readonly CardEffect[]): Verdict {
  const over = effects.filter(({ by }) => by === 'average');
  const clear = over.filter(standsOut);
  const names = (wanted: (effect: CardEffect) => boolean) =>
    clear.filter(wanted).map(({ card }) => card.name);
  return {
    carry: names(({ effect }) => effect > 0),
    holdBack: names(({ effect }) => effect < 0).reverse(),
    cards: over.length,
  };
}

const cardName = ({ card: { name, copies } }: CardEffect): string =>
  copies === 1 ? name : `${copies} × ${name}`;

const marked = (effect: CardEffect): string => `${points(effect.effect)}${standsOut(effect) ? ' *' : '  '}`;

/** A line for each card: over an average one and over a blank, and what was observed. */
function impactTable(effects: readonly CardEffect[]): string {
  const [over, blanks] = REPLACEMENTS.map((by) => effects.filter((each) => each.by === by));
  const rows = over!.map((each) => {
    const blank = blanks!.find(({ card }) => card.id === each.card.id)!;
    return [
      cardName(each),
      marked(each),
      `${points(each.interval[0])} to ${points(each.interval[1])}`,
      marked(blank),
      percent(each.drawn),
      each.drawn > 0 ? percent(each.drawnRate) : '',
    ];
  });
  return table([['card', 'points  ', 'interval', 'over blank  ', 'drawn', 'wins then'], ...rows], {
    right: [1, 2, 3, 4, 5],
  });
}

/** The widest of the intervals, as what may have gone unseen. */
const reach = (effects: readonly CardEffect[]): string => {
  const widths = effects
    .filter(({ by }) => by === 'average')
    .map(({ interval: [low, high] }) => (high - low) / 2);
  return (100 * Math.max(...widths)).toFixed(1);
};

export function sayImpact(
  module: GameModule,
  plan: MatchPlan,
  tally: Tally,
  effects: readonly CardEffect[],
): string {
  const { rate, interval } = deckRate(tally);
  const [deck, field] = plan.sides.map(({ name }) => name);
  const verdict = verdictOn(effects);
  return [
    wrap(
      `${module.game.title}: what each card does for ${deck} against ${field}, ${whole(tally.games)} games as it is and as many with each replacement, seed ${plan.seed}`,
    ),
    wrap(
      `${sayVerdict(verdict)} As it is, the deck wins ${percent(rate)} (95% interval ${percent(interval[0])} to ${percent(interval[1])}).`,
    ),
    impactTable(effects),
    wrap(
      `Points: how much more often the deck wins than in the same games with other cards in the places of all copies of the card. ${(module.deckCards as DeckCards).replacing} Above 0 the card is the better one.`,
    ),
    wrap(
      `* stands out: of those marked, ${100 * FALSE_SHARE}% are expected to be false alarms (q by Benjamini and Hochberg, over an average card and over a blank apart). Intervals are corrected alike (false coverage rate), from blocks of games that share their luck, and exclude 0 where a card stands out. An effect of less than ${reach(effects)} points may have gone unseen; four times the games halve that.`,
    ),
    wrap(
      'Drawn and wins then are what was observed with the deck as it is: the games with the card in hand at some time, and how many of these it won. That is no effect of the card: long games draw more cards, and good hands come with good cards.',
    ),
    wrap(`All of it describes how ${plan.agents[0]} plays both sides.`),
  ].join('\n\n');
}

/** The answer as a line among others. */
export function impactHeadline(effects: readonly CardEffect[]): Readonly<Record<string, string>> {
  const { carry, holdBack } = verdictOn(effects);
  return { carry: named(carry), 'hold it back': named(holdBack) };
}
