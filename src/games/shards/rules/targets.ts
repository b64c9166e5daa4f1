import type { State } from '../../../core/game.js';
import { at, F, Flag, Frame, Phase, Size, Zone } from '../layout.js';
import { OptionKind, option } from '../option.js';
import { costOf, program } from '../pool.js';
import { Op } from '../program.js';
import { champions, definition, has, head, list, next, placeOf } from '../state.js';
import { canBeAttacked, canPayFor } from './champions.js';
import { canExhaust } from './exhaust.js';
import { opponentsOf } from './players.js';

/** Cards to choose from, one for each option: equal cards of one place are the same choice. */
export const found = new Int32Array(Size.Cards);

const optionFor = (s: State, card: number): number =>
  option(OptionKind.Target, definition(s, card), placeOf(s, card));

/** Adds a card unless an equal one is there from the same place. */
function add(s: State, card: number, n: number): number {
  const same = Flag.Definition | Flag.Place;
  const key = s[at.card + card]! & same;
  for (let i = 0; i < n; i++) if ((s[at.card + found[i]!]! & same) === key) return n;
  found[n] = card;
  return n + 1;
}

function addList(s: State, place: number, wanted: number, from: number): number {
  let n = from;
  for (let card = head(s, place); card >= 0; card = next(s, card))
    if (has(s, card, wanted)) n = add(s, card, n);
  return n;
}

function addOpponentsChampions(s: State, you: number): number {
  const opponents = opponentsOf(s, you);
  let n = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    if (opponents & (1 << seat)) n = addList(s, champions(seat), 0, n);
  }
  return n;
}

function addRow(s: State, most: number): number {
  let n = 0;
  for (let p = 0; p < Size.Row; p++) {
    const card = s[at.row + p]!;
    if (card >= 0 && costOf[definition(s, card)]! <= most) n = add(s, card, n);
  }
  return n;
}

/** Whether a card has been copied on the way to this frame, or copies itself. */
function isInChain(s: State, frame: number, card: number): boolean {
  for (let each = frame; each >= 0 && s[each + F.Kind] === Frame.Effect; each = s[each + F.Below]!) {
    if (s[each + F.Self] === card || s[each + F.Copied] === card + 1) return true;
    if (s[each + F.Copied] === 0) return false;
  }
  return false;
}

function addPlayed(s: State, frame: number, wanted: number): number {
  let n = 0;
  for (let card = head(s, list(s[frame + F.You]!, Zone.Played)); card >= 0; card = next(s, card)) {
    if (has(s, card, wanted) && !isInChain(s, frame, card)) n = add(s, card, n);
  }
  return n;
}

/** Writes the cards that the effect of a frame may choose from into `found`. */
export function candidates(s: State, frame: number): number {
  if (s[frame + F.Kind] === Frame.Turn) return turnCandidates(s);
  const pc = s[frame + F.Pc]!;
  const you = s[frame + F.You]!;
  switch (program[pc]) {
    case Op.Banish:
      return addList(s, list(you, Zone.Discard), 0, addList(s, list(you, Zone.Hand), 0, 0));
    case Op.Return:
      return addList(s, list(you, Zone.Discard), program[pc + 1]!, 0);
    case Op.Recruit:
      return addRow(s, program[pc + 1]!);
    case Op.Copy:
      return addPlayed(s, frame, program[pc + 1]!);
    default:
      return addOpponentsChampions(s, you);
  }
}

/** What the Nemesis does next, where its rules leave the choice. */
function turnCandidates(s: State): number {
  switch (s[at.phase]) {
    case Phase.NemesisPlay:
      return addFactionInRow(s, s[at.revealed]!);
    case Phase.NemesisActivate:
      return addReadyChampions(s, s[at.active]!);
    default:
      return addDearestChampions(s, s[at.active]!);
  }
}

function addFactionInRow(s: State, faction: number): number {
  let n = 0;
  for (let p = 0; p < Size.Row; p++) {
    const card = s[at.row + p]!;
    if (card >= 0 && has(s, card, faction)) n = add(s, card, n);
  }
  return n;
}

function addReadyChampions(s: State, you: number): number {
  let n = 0;
  for (let card = head(s, champions(you)); card >= 0; card = next(s, card)) {
    if (canExhaust(s, card, you)) n = add(s, card, n);
  }
  return n;
}

/** The dearest of your champions that its power can destroy. */
function addDearestChampions(s: State, by: number): number {
  let most = 0;
  let n = 0;
  for (let card = head(s, champions(0)); card >= 0; card = next(s, card)) {
    const cost = costOf[definition(s, card)]!;
    if (!canBeAttacked(s, card, 0, by) || !canPayFor(s, card, 0) || cost < most) continue;
    n = add(s, card, cost > most ? 0 : n);
    most = cost;
  }
  return n;
}

export function listTargets(s: State, frame: number, out: Int32Array): number {
  const n = candidates(s, frame);
  for (let i = 0; i < n; i++) out[i] = optionFor(s, found[i]!);
  return n;
}

/** The card that an option means. */
export function targetOf(s: State, frame: number, chosen: number): number {
  const n = candidates(s, frame);
  for (let i = 0; i < n; i++) if (optionFor(s, found[i]!) === chosen) return found[i]!;
  throw new Error('that card can’t be chosen');
}
