import { InputError, type State } from '../../../core/game.js';
import { luckOf } from '../../../core/luck.js';
import { BASE_CENTER, LEADER_CARDS, WHOLE_CENTER } from '../cards/index.js';
import { at, Chance, Place, Size, Variant, Zone } from '../layout.js';
import { definitionOf, definitions, printedOf } from '../pool.js';
import { Trait } from '../program.js';
import { shuffleInto } from '../rules/piles.js';
import { addCard } from '../setup.js';
import { champions, definition, head, isNemesis, isVariant, list, next, takeAll } from '../state.js';
import type { ReadPlayer, ReadSetup } from './input.js';

/** A scenario while it is built. */
export interface Build {
  readonly s: State;
  readonly setup: ReadSetup;
  readonly players: readonly ReadPlayer[];
  /** How many cards there are so far. */
  cards: number;
  /** Copies by id. */
  readonly copies: Map<string, number>;
  /** The first card of those that only fill up decks. */
  filler: number;
}

/** A further card, at the end of a list. */
export function newCard(build: Build, id: string, place: number): number {
  const card = build.cards++;
  if (card >= Size.Cards) throw new InputError(`scenario: more than ${Size.Cards} cards in all`);
  addCard(build.s, card, definitionOf.get(id)!, place);
  build.copies.set(id, (build.copies.get(id) ?? 0) + 1);
  return card;
}

/** The leader's two, unless one of them lies elsewhere. */
export function addOwnRelics(build: Build, seat: number): void {
  const { s, copies } = build;
  if (!isVariant(s, Variant.Relics) || isNemesis(s, seat)) return;
  const { relics } = LEADER_CARDS[definitions[s[at.leader + seat]!]!.id as keyof typeof LEADER_CARDS];
  if (relics.some((id) => (copies.get(id) ?? 0) > 0)) return;
  for (const id of relics) {
    newCard(build, id, list(seat, Zone.Relics));
    // A second player with the same leader has relics of its own.
    copies.set(id, copies.get(id)! - 1);
  }
}

/** All centre cards that lie nowhere else, in the order of the seed. */
export function addCenter(build: Build): void {
  const { s, copies } = build;
  const used = new Map(copies);
  for (const id of isVariant(s, Variant.Relics) ? WHOLE_CENTER : BASE_CENTER) {
    const left = used.get(id) ?? 0;
    if (left > 0) used.set(id, left - 1);
    else newCard(build, id, Place.Center);
  }
  const pile = new Int32Array(Size.Cards);
  shuffleInto(s, pile, takeAll(s, Place.Center, pile), Place.Center, luckOf(s, at.luck, Chance.Center));
}

export function setHeart(s: State): void {
  s[at.heartDamage] = 10;
  s[at.heartCards] = 3;
}

/** The copying champion's card, if it is in play. */
export function setCopying(s: State): void {
  const decurion = definitionOf.get('general-decurion')!;
  s[at.copying] = Trait.Ally | Trait.Homodeus;
  let card = head(s, champions(s[at.active]!));
  while (card >= 0 && printedOf[definition(s, card)] !== decurion) card = next(s, card);
  s[at.copier] = card;
}
