import type { State } from '../../../core/game.js';
import { HOUSE_NAMES, HOUSES } from '../houses.js';
import { at, F, Frame, Zone } from '../layout.js';
import { definitions } from '../pool.js';
import {
  controllerOf,
  definition,
  headOf,
  inPlay,
  nextCard,
  placeOf,
  printedHouses,
  zoneOf,
} from '../state.js';
import { isSeen } from './viewer.js';

/** What the players are called. */
export const SEATS = ['A', 'B'] as const;
export const COLOURS = ['red', 'yellow', 'blue'] as const;

/** What stands for the name of a card that the reader can't see. */
const UNSEEN = 'a card';

export const cardName = (s: State, card: number): string => (isSeen(s, card) ? openName(s, card) : UNSEEN);

/** Of a card that everybody sees. */
export const openName = (s: State, card: number): string => definitions[definition(s, card)]!.card.name;

/** "Urchin", "B's Urchin", "Urchin (2nd from the left)": as much as it takes to tell it from others in play. */
export function pointOut(s: State, card: number, seat: number): string {
  const name = cardName(s, card);
  if (!inPlay(s, card)) return name;
  const whose = controllerOf(s, card) === seat ? name : `${SEATS[controllerOf(s, card)]}'s ${name}`;
  return hasTwin(s, card) ? `${whose} (${ordinal(placeInList(s, card))} from the left)` : whose;
}

/** The same for a reader on neither side: the owner is told only where both have such a card. */
export function tellName(s: State, card: number): string {
  const name = cardName(s, card);
  if (!inPlay(s, card)) return name;
  const seat = controllerOf(s, card);
  return pointOut(s, card, isPlayedBy(s, 1 - seat, name) ? 1 - seat : seat);
}

/** The cards of a list in their order, the top or the left flank first. */
export function cardsIn(s: State, seat: number, zone: Zone): number[] {
  const cards: number[] = [];
  for (let card = headOf(s, seat, zone); card >= 0; card = nextCard(s, card)) cards.push(card);
  return cards;
}

function isPlayedBy(s: State, seat: number, name: string): boolean {
  for (const zone of [Zone.Line, Zone.Artifacts] as const) {
    for (let c = headOf(s, seat, zone); c >= 0; c = nextCard(s, c)) if (cardName(s, c) === name) return true;
  }
  return false;
}

/** Another creature of the line, or another artifact, of that name. */
function hasTwin(s: State, card: number): boolean {
  const zone = zoneOf(s, card);
  if (zone !== Zone.Line && zone !== Zone.Artifacts) return false;
  return cardsIn(s, controllerOf(s, card), zone).some(
    (c) => c !== card && cardName(s, c) === cardName(s, card),
  );
}

/** " of Sanctum": the house of a card out of play beside which the reader sees a copy of another house. */
export function ofHouse(s: State, card: number): string {
  const place = placeOf(s, card);
  if (inPlay(s, card) || place >= 16) return '';
  const isOther = (c: number): boolean =>
    isSeen(s, c) && openName(s, c) === openName(s, card) && printedHouses(s, c) !== printedHouses(s, card);
  if (!cardsIn(s, place >> 3, place & 7).some(isOther)) return '';
  return ` of ${HOUSE_NAMES[HOUSES[31 - Math.clz32(printedHouses(s, card))]!]}`;
}

/** Counted from the left flank, or from the top of a pile. */
export function placeInList(s: State, card: number): number {
  let n = 1;
  for (let c = s[at.prev + card]!; c >= 0; c = s[at.prev + c]!) n++;
  return n;
}

export const ordinal = (n: number): string =>
  `${n}${n % 100 > 3 && n % 100 < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;

/** The card whose effect, play or fight the pending decision belongs to, or None.Card. */
export const sourceOf = (s: State): number => s[s[at.top]! + F.Self]!;

/** The card on which the text of an effect is printed; of any other frame its own card. */
export const giverOf = (s: State, frame: number): number =>
  s[frame + F.Kind] === Frame.Effect && s[frame + F.Granter]! >= 0
    ? s[frame + F.Granter]!
    : s[frame + F.Self]!;

/** The name of the card whose text the pending decision belongs to; empty where there is none. */
export function sourceName(s: State): string {
  const card = giverOf(s, s[at.top]!);
  return card < 0 ? '' : cardName(s, card);
}

export const amberWords = (n: number): string => `${n} æmber`;
