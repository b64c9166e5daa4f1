import type { State } from '../../../src/core/game.js';
import { at, Decision, Zone } from '../../../src/games/keyforge/layout.js';
import { definition, headOf, nextCard, printedDefinition } from '../../../src/games/keyforge/state.js';
import type { Cards } from '../description.js';
import type { Numbers } from '../numbers.js';
import { isOfHouse, isReady } from './situation.js';
import { Around } from './words.js';

/** Writes the cards of piles into a list, in a part. */
export class Piles {
  private s: State = NO_STATE;

  constructor(
    private readonly numbers: Numbers,
    private readonly out: Cards,
  ) {}

  of(s: State): void {
    this.s = s;
  }

  add(seat: number, zone: Zone, part: number): void {
    const { s, out } = this;
    for (let card = headOf(s, seat, zone); card >= 0; card = nextCard(s, card))
      out.add(part, this.number(card));
  }

  /** Those of a house; in play, those of them that are ready. */
  addOfHouse(seat: number, zone: Zone, house: number, part: number): void {
    const { s, out } = this;
    for (let card = headOf(s, seat, zone); card >= 0; card = nextCard(s, card)) {
      if (isOfHouse(s, card, house) && (zone < Zone.Line || isReady(s, card)))
        out.add(part, this.number(card));
    }
  }

  /** What could still be used and played this turn. */
  addLeft(seat: number, hand: number, ready: number): void {
    const house = this.s[at.house]!;
    if (house < 0) return;
    this.addOfHouse(seat, Zone.Hand, house, hand);
    this.addOfHouse(seat, Zone.Line, house, ready);
    this.addOfHouse(seat, Zone.Artifacts, house, ready);
  }

  /** Out of play a card is what is printed on it. */
  private number(card: number): number {
    const { s, numbers } = this;
    return numbers.of(s[at.place + card]! % 8 < Zone.Line ? printedDefinition(s, card) : definition(s, card));
  }
}
const NO_STATE = new Int32Array(0);

/** The cards around a decision that its seat sees. */
export function tellAround(s: State, me: number, piles: Piles, out: Cards): void {
  out.clear();
  piles.of(s);
  piles.add(me, Zone.Hand, Around.MyHand);
  piles.add(me, Zone.Line, Around.MyLine);
  piles.add(me, Zone.Artifacts, Around.MyArtifacts);
  piles.add(1 - me, Zone.Line, Around.TheirLine);
  piles.add(1 - me, Zone.Artifacts, Around.TheirArtifacts);
  piles.add(me, Zone.Archives, Around.MyArchives);
  if (s[at.decision] !== Decision.House && s[at.active] === me)
    piles.addLeft(me, Around.HandNow, Around.ReadyNow);
  out.end();
}
