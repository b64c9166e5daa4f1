import type { State } from '../../../core/game.js';
import { at, Decision, F, Size, Zone } from '../layout.js';
import { breachList, head, isPresent, list, moveTo } from '../state.js';
import { graveholdSuffers } from './harm.js';
import { onlyOneKind } from './pick.js';
import { ask, pop } from './stack.js';
import { unleash } from './unleash.js';

const UNLEASHES = 2;

/** The rulebook's order: unleash twice, destroy a breach, lose all charges, then the doubled excess. */
export function stepExhaust(s: State, frame: number): void {
  const seat = s[frame + F.You]!;
  switch (s[frame + F.Pc]) {
    case 0:
      s[frame + F.Pc] = 1;
      return unleash(s, UNLEASHES);
    case 1:
      return chooseBreach(s, frame, seat);
    case 2:
      return emptyBreach(s, frame, seat);
    default:
      s[at.charges + seat] = 0;
      pop(s);
      return graveholdSuffers(s, 2 * s[frame + F.N]!);
  }
}

function chooseBreach(s: State, frame: number, seat: number): void {
  let n = 0;
  let only = -1;
  for (let b = 0; b < Size.Breaches; b++) {
    if (!isPresent(s, seat, b)) continue;
    n++;
    only = b;
  }
  if (n > 1) return ask(s, Decision.Breach, seat);
  if (n === 1) return destroyBreach(s, frame, only);
  s[frame + F.Pc] = 3;
  return undefined;
}

export function destroyBreach(s: State, frame: number, b: number): void {
  const seat = s[frame + F.You]!;
  s[at.breaches + (seat << 2) + b] = 0;
  s[frame + F.Extra] = b;
  s[frame + F.Pc] = 2;
}

/** Every spell in it is discarded, several in the order that their owner likes. */
function emptyBreach(s: State, frame: number, seat: number): void {
  const place = breachList(seat, s[frame + F.Extra]!);
  if (!onlyOneKind(s, place)) return ask(s, Decision.Order, seat);
  for (let card = head(s, place); card >= 0; card = head(s, place)) moveTo(s, card, list(seat, Zone.Discard));
  s[frame + F.Pc] = 3;
  return undefined;
}
