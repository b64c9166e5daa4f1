import type { State } from '../../../src/core/game.js';
import { at, Zone } from '../../../src/games/aeons-end/layout.js';
import { definitionIn, kindIn, OptionKind, placeIn } from '../../../src/games/aeons-end/option.js';
import { kindOf } from '../../../src/games/aeons-end/pool.js';
import { Kind } from '../../../src/games/aeons-end/program.js';
import { definition, head, list, next } from '../../../src/games/aeons-end/state.js';
import { countRoom } from './breaches.js';
import { castWorth } from './casts.js';
import { OWN, ownedBy, readTime, turnsLeft } from './decks.js';
import { damageOn, holdOn, isNeighbourly } from './print.js';
import { DAMAGE, W } from './weights.js';

/** More than any spell is worth: neighbours are counted while they are there. */
const FIRST = 1000 * DAMAGE;

/**
 * Weak spells first, so that each minion falls to the weakest that kills it. To cast nothing more scores 0: a
 * spell that does more in its breach than its damage in the time that it takes to come again stays there.
 */
export function castScore(s: State, option: number): number {
  if (kindIn(option) === OptionKind.Done) return 0;
  const d = definitionIn(option);
  const stays = holdOn(d) > 0 && castingWorth(s, option) <= 0;
  if (stays) return -DAMAGE;
  return (isNeighbourly(d) ? 2 * FIRST : FIRST) - damageOn(d);
}

/** What casting a spell now is worth above leaving it prepped. */
export function castingWorth(s: State, option: number): number {
  if (kindIn(option) === OptionKind.Done) return 0;
  const d = definitionIn(option);
  const seat = s[at.decider]!;
  const worth = castWorth(s, cardIn(s, placeIn(option), d), seat, 0);
  readTime(s);
  if (holdOn(d) === 0 || turnsLeft[OWN]! < 1) return worth;
  return ((worth / (1 + ownedBy(s, seat) / 5)) | 0) - holdOn(d) + pressure(s, seat);
}

function cardIn(s: State, place: number, d: number): number {
  let card = head(s, place);
  while (definition(s, card) !== d) card = next(s, card);
  return card;
}

/** Spells of the hand that want the breach. */
function pressure(s: State, seat: number): number {
  let waiting = -countRoom(s, seat);
  for (let card = head(s, list(seat, Zone.Hand)); card >= 0; card = next(s, card))
    if (kindOf[definition(s, card)] === Kind.Spell) waiting++;
  return waiting > 0 ? (W.prepped * W.typicalSpell) | 0 : 0;
}
