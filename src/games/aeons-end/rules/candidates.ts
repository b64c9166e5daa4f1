import type { State } from '../../../core/game.js';
import { at, Flag, Size, Zone } from '../layout.js';
import { costOf, kindOf, nameOf, program } from '../pool.js';
import { Only, Pick, Seat, Zones } from '../program.js';
import { definition, head, list, next } from '../state.js';
import { seatOf } from './context.js';

/** Candidates of the choice at hand. */
export const found = new Int32Array(Size.Cards);
let count = 0;

/** Fills `found` with the cards that a choice speaks of and returns how many there are. */
export function candidates(s: State, record: number): number {
  count = 0;
  const of = program[record + Pick.Of]!;
  if (of === Seat.Everyone) for (let seat = 0; seat < s[at.players]!; seat++) collect(s, record, seat);
  else collect(s, record, seatOf(s, of));
  if (program[record + Pick.Only]! & Only.MostExpensive) keepMostExpensive(s);
  return count;
}

function collect(s: State, record: number, seat: number): void {
  const zones = program[record + Pick.Zones]!;
  if (zones & Zones.Hand) collectList(s, record, list(seat, Zone.Hand));
  if (zones & Zones.Discard) collectList(s, record, list(seat, Zone.Discard));
  if (zones & Zones.Played) collectList(s, record, list(seat, Zone.Played));
  if (zones & Zones.Breaches) {
    for (let b = 0; b < Size.Breaches; b++) collectList(s, record, list(seat, Zone.Breach + b));
  }
}

function collectList(s: State, record: number, place: number): void {
  for (let card = head(s, place); card >= 0; card = next(s, card)) {
    if (fits(s, record, card)) found[count++] = card;
  }
}

function fits(s: State, record: number, card: number): boolean {
  const d = definition(s, card);
  if ((kindOf[d]! & program[record + Pick.Kinds]!) === 0) return false;
  const cost = costOf[d]!;
  if (cost < program[record + Pick.Least]! || cost > program[record + Pick.Most]!) return false;
  const name = program[record + Pick.Name]!;
  if (name >= 0 && nameOf[d] !== name) return false;
  const only = program[record + Pick.Only]!;
  return (only & Only.PreppedThisTurn) === 0 || (s[at.card + card]! & Flag.PreppedThisTurn) !== 0;
}

function keepMostExpensive(s: State): void {
  let most = -1;
  for (let i = 0; i < count; i++) most = Math.max(most, costOf[definition(s, found[i]!)]!);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    if (costOf[definition(s, found[i]!)] === most) found[kept++] = found[i]!;
  }
  count = kept;
}
