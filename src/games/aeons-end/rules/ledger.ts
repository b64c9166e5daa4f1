import type { State } from '../../../core/game.js';
import { nameOf } from '../pool.js';
import { setOffBy, sourceFrame, sourceIn } from './source.js';

/** What is counted about a card, mage or nemesis. */
export const COUNTS = ['gained', 'cast', 'used', 'gravehold_lost', 'set_off', 'players_lost'] as const;

/** Places in COUNTS. */
export const enum Count {
  Gained = 0,
  Cast = 1,
  Used = 2,
  /** Life that it has cost Gravehold by its own text, less what it has given back. */
  Gravehold = 3,
  /** Life that unleashings and strikes which it has set off have cost Gravehold: that is theirs too. */
  SetOff = 4,
  /** Life that it has cost the players, less what it has given back. */
  Players = 5,
  Size = 6,
}

/** By printed definition, then by count; nothing is kept while nobody wants to know. */
let ledger: Float64Array | null = null;

/** Keeps count in `into` from now on. */
export function keepCount(into: Float64Array | undefined): void {
  ledger = into ?? null;
}

export function count(d: number, what: Count): void {
  if (ledger !== null) ledger[nameOf[d]! * Count.Size + what]!++;
}

/** Life lost to the text that acts now; what is given back is negative. */
export function countLoss(s: State, what: Count.Gravehold | Count.Players, life: number): void {
  if (ledger !== null) enter(ledger, s, what, life);
}

function enter(to: Float64Array, s: State, what: Count, life: number): void {
  const frame = sourceFrame(s);
  const d = sourceIn(s, frame);
  if (d < 0) throw new Error('life is lost, and no text says so');
  to[nameOf[d]! * Count.Size + what]! += life;
  const cause = what === Count.Gravehold ? setOffBy(s, frame) : -1;
  if (cause >= 0) to[nameOf[cause]! * Count.Size + Count.SetOff]! += life;
}
