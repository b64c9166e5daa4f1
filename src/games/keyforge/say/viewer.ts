import { NOBODY, type State } from '../../../core/game.js';
import { isOpen, sees } from '../known.js';
import { at, F, Frame, Zone } from '../layout.js';
import { zoneOf } from '../state.js';

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

/** The reader, or undefined when the words are for all eyes. */
export const reader = (): number | undefined => (viewer === NOBODY ? undefined : viewer);

/** Whether the reader knows which card this is. */
export const isSeen = (s: State, card: number): boolean =>
  viewer === NOBODY || sees(s, card, viewer) || isAtWork(s, card);

/** A card that is being played lies on the table, though it leaves the hand only when it arrives. */
function isAtWork(s: State, card: number): boolean {
  for (let frame = s[at.top]!; frame >= at.stack; frame = s[frame + F.Below]!) {
    if (s[frame + F.Kind] === Frame.Play && s[frame + F.Self] === card) return true;
  }
  return false;
}

/**
 * Whether the reader sees which card is chosen: among hidden ones only the chooser does, even if
 * others know them. Who may choose a card of a deck is searching it. */
export function seesChoice(s: State, card: number): boolean {
  if (viewer !== NOBODY && viewer !== s[at.decider]) return isOpen(s, card);
  return isSeen(s, card) || zoneOf(s, card) === Zone.Deck;
}
