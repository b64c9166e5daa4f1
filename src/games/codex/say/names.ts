import { NOBODY, type State } from '../../../core/game.js';
import { BUILDING_IDS } from '../cards/index.js';
import { sees } from '../known.js';
import { at, Printed, Size } from '../layout.js';
import { definitions } from '../pool.js';
import { buildingOf, definition, isBuilding, seatOfBuilding } from '../state.js';

/** The seat that reads what is being said; NOBODY when it is for a reader who may see all. */
let viewer = NOBODY;

/** Says something in the words that are meant for a seat. */
export function toldTo<T>(seat: number | undefined, say: () => T): T {
  const earlier = viewer;
  viewer = seat ?? NOBODY;
  try {
    return say();
  } finally {
    viewer = earlier;
  }
}

/** Whether the reader may know a seat's secrets. */
export const mayKnow = (seat: number): boolean => viewer === NOBODY || viewer === seat;
export const isSeen = (s: State, card: number): boolean => viewer === NOBODY || sees(s, card, viewer);

export const printedName = (printed: number): string => definitions[printed]!.card.name;
export const nameOf = (s: State, card: number): string => definitions[definition(s, card)]!.card.name;
export const buildingName = (b: number): string => printedName(Printed.Base + b);
export const buildingWord = (b: number): string => BUILDING_IDS[b]!;

/** A player is called after the hero; in a mirror match also A or B. */
export const playerName = (seat: number): string => 'AB'[seat]!;

export const thingName = (s: State, thing: number): string =>
  isBuilding(thing)
    ? `${playerName(seatOfBuilding(thing))}'s ${buildingName(buildingOf(thing))}`
    : cardName(s, thing);

/** Equal units are told apart by a number: the second of a seat is 2. */
export function cardName(s: State, card: number): string {
  const from = card < Size.Seat ? 0 : Size.Seat;
  let nth = 1;
  for (let other = from; other < card; other++) {
    if (s[at.definition + other] === s[at.definition + card] && s[at.place + other] === s[at.place + card])
      nth++;
  }
  return nth === 1 ? nameOf(s, card) : `${nameOf(s, card)} (${nth})`;
}
