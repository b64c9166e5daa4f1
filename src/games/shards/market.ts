import type { State } from '../../core/game.js';
import type { Factor, Market, MatchOptions } from '../module.js';
import { WHOLE_CENTER } from './cards/index.js';
import { at } from './layout.js';
import { definitionIn, kindIn, OptionKind } from './option.js';
import { definitionOf, definitions, printedOf } from './pool.js';
import { sideOf } from './rules/players.js';

const IDS = [...new Set(WHOLE_CENTER)];

const cards: readonly Factor[] = IDS.map((id) => ({
  id,
  name: definitions[definitionOf.get(id)!]!.card.name,
  kind: 'card',
}));

/** By printed definition: its place among the cards, plus 1. */
const placeOf = new Int32Array(definitions.length);
for (const [i, id] of IDS.entries()) placeOf[definitionOf.get(id)!] = i + 1;

const isPurchase = (option: number): boolean =>
  kindIn(option) === OptionKind.Recruit || kindIn(option) === OptionKind.FastPlay;

/** The card that an option recruits or fast-plays for its price, or -1. */
const bought = (option: number): number =>
  isPurchase(option) ? placeOf[printedOf[definitionIn(option)]!]! - 1 : -1;

/** Fast-playing a mercenary is a purchase too. */
function offered(s: State, options: Int32Array, count: number, out: Uint8Array): void {
  const bit = 1 << sideOf(s, s[at.decider]!);
  for (let i = 0; i < count; i++) {
    const card = bought(options[i]!);
    if (card >= 0) out[card]! |= bit;
  }
}

const patched = (options: MatchOptions, card: string, number: string): MatchOptions => ({
  ...options,
  patches: [...(options.patches ?? []), { card, number, value: 0 }],
});

/** What everybody may buy from the centre row. */
export const MARKET: Market = {
  cards,
  offered,
  bought,
  without: (options, card) => patched(options, card, 'copies'),
  free: (options, card) => patched(options, card, 'cost'),
};
