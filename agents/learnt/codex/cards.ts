import type { State } from '../../../src/core/game.js';
import { at, Flag, Size, Zone } from '../../../src/games/codex/layout.js';
import { printedOf } from '../../../src/games/codex/pool.js';
import { mayAttack } from '../../../src/games/codex/rules/attack-targets.js';
import { isHidden } from '../../../src/games/codex/rules/knowledge.js';
import { mayPlay } from '../../../src/games/codex/rules/play.js';
import {
  definition,
  flag,
  formOf,
  head,
  heroInPlay,
  heroOf,
  next,
  slotOf,
} from '../../../src/games/codex/state.js';
import type { Cards } from '../description.js';
import type { Numbers } from '../numbers.js';
import { Around } from './words.js';

/** Cards of a pile by their printed numbers: its order is nobody's business. */
const counts = new Int32Array(Size.Printed);

/** Writes cards into a list, each in its part. */
export class Piles {
  constructor(
    private readonly numbers: Numbers,
    private readonly out: Cards,
  ) {}

  card(s: State, card: number, part: number): void {
    this.out.add(part, this.numbers.of(definition(s, card)));
  }

  /** A card that is named by what is printed on it. */
  printed(s: State, printed: number, part: number): void {
    this.out.add(part, this.numbers.of(formOf(s, printed)));
  }

  row(s: State, seat: number, zone: Zone, part: number): void {
    for (let card = head(s, seat, zone); card >= 0; card = next(s, card)) this.card(s, card, part);
  }

  pile(s: State, seat: number, zone: Zone, part: number): void {
    counts.fill(0);
    for (let card = head(s, seat, zone); card >= 0; card = next(s, card)) counts[printed(s, card)]!++;
    this.counted(s, part);
  }

  /** Cards that the other seat has shown, wherever they are hidden now. */
  known(s: State, seat: number, part: number): void {
    counts.fill(0);
    const from = seat * Size.Seat;
    for (let card = from; card < from + s[at.made + seat]!; card++) {
      if (flag(s, card, Flag.Seen) && isHidden(s, card)) counts[printed(s, card)]!++;
    }
    this.counted(s, part);
  }

  private counted(s: State, part: number): void {
    for (let each = 0; each < Size.Playable; each++)
      for (let n = 0; n < counts[each]!; n++) this.printed(s, each, part);
  }

  playable(s: State, seat: number, part: number): void {
    for (let card = head(s, seat, Zone.Hand); card >= 0; card = next(s, card))
      if (mayPlay(s, seat, definition(s, card))) this.card(s, card, part);
  }

  /** Units and hero of a seat that can still attack. */
  ready(s: State, seat: number, part: number): void {
    if (heroInPlay(s, seat) && mayAttack(s, heroOf(seat))) this.card(s, heroOf(seat), part);
    for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card))
      if (mayAttack(s, card)) this.card(s, card, part);
  }

  fighters(s: State, seat: number, partOf: (s: State, card: number) => number): void {
    if (heroInPlay(s, seat)) this.card(s, heroOf(seat), partOf(s, heroOf(seat)));
    for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card))
      this.card(s, card, partOf(s, card));
  }
}

const printed = (s: State, card: number): number => printedOf[definition(s, card)]!;

function myPart(s: State, card: number): number {
  if (slotOf(s, card) !== 0) return Around.MySlots + slotOf(s, card) - 1;
  return mayAttack(s, card) ? Around.MyReady : Around.MyTired;
}

const theirPart = (s: State, card: number): number =>
  slotOf(s, card) === 0 ? Around.TheirUnits : Around.TheirSlots + slotOf(s, card) - 1;

/** The cards around a decision that its seat knows. */
export function tellAround(s: State, me: number, piles: Piles, out: Cards): void {
  out.clear();
  piles.pile(s, me, Zone.Hand, Around.MyHand);
  piles.playable(s, me, Around.MyPlayable);
  piles.pile(s, me, Zone.Deck, Around.MyDeck);
  piles.pile(s, me, Zone.Discard, Around.MyDiscard);
  piles.row(s, me, Zone.Ongoing, Around.MyOngoing);
  piles.fighters(s, me, myPart);
  piles.fighters(s, 1 - me, theirPart);
  piles.row(s, 1 - me, Zone.Ongoing, Around.TheirOngoing);
  piles.known(s, 1 - me, Around.TheirKnown);
  out.end();
}
