import type { State } from '../../../src/core/game.js';
import { at, Place, Size, Zone } from '../../../src/games/aeons-end/layout.js';
import { kindOf } from '../../../src/games/aeons-end/pool.js';
import { Kind } from '../../../src/games/aeons-end/program.js';
import { breachList, definition, head, list, next } from '../../../src/games/aeons-end/state.js';
import type { Cards } from '../description.js';
import type { Numbers } from '../numbers.js';
import { Around } from './words.js';

/** The cards, mages and nemesis around a decision, as everybody knows them: nothing about how decks lie. */
export class Surroundings {
  /** Copies that the deciding mage owns, and the others, by definition. */
  readonly mine = new Int32Array(kindOf.length);
  readonly others = new Int32Array(kindOf.length);
  /** By the number of a card: how many of them are where the order is nobody's business. */
  private readonly counted: Int32Array;

  constructor(
    known: number,
    private readonly numbers: Numbers,
    private readonly out: Cards,
  ) {
    this.counted = new Int32Array(known + 1);
  }

  tell(s: State, me: number): void {
    const { out, numbers } = this;
    out.clear();
    this.mine.fill(0);
    this.others.fill(0);
    out.add(Around.Nemesis, numbers.of(s[at.nemesis]!));
    this.tellMine(s, me);
    this.tellOthers(s, me);
    for (let pile = 0; pile < Size.Piles; pile++) {
      const card = head(s, Place.Supply + pile);
      if (card >= 0) out.add(Around.Supply, numbers.of(definition(s, card)));
    }
    for (let card = head(s, Place.NemesisPlay); card >= 0; card = next(s, card))
      out.add(Around.InPlay, numbers.of(definition(s, card)));
    out.end();
  }

  private tellMine(s: State, me: number): void {
    const { out, numbers, mine, counted } = this;
    out.add(Around.Me, numbers.of(s[at.mage + me]!));
    counted.fill(0);
    this.count(s, list(me, Zone.Hand), mine);
    this.addCounted(Around.MyHand);
    for (let b = 0; b < Size.Breaches; b++) this.count(s, breachList(me, b), mine);
    this.addCounted(Around.MyPrepped);
    this.countPiles(s, me, mine);
    this.addCounted(Around.MyCards);
  }

  private tellOthers(s: State, me: number): void {
    const { out, numbers, others } = this;
    for (let seat = 0; seat < s[at.players]!; seat++) {
      if (seat === me) continue;
      out.add(Around.Allies, numbers.of(s[at.mage + seat]!));
      for (let b = 0; b < Size.Breaches; b++) this.count(s, breachList(seat, b), others);
    }
    this.addCounted(Around.TheirPrepped);
    for (let seat = 0; seat < s[at.players]!; seat++) {
      if (seat === me) continue;
      this.count(s, list(seat, Zone.Hand), others);
      this.countPiles(s, seat, others);
    }
    this.addCounted(Around.TheirCards);
  }

  private countPiles(s: State, seat: number, copies: Int32Array): void {
    this.count(s, list(seat, Zone.Deck), copies);
    this.count(s, list(seat, Zone.Discard), copies);
    this.count(s, list(seat, Zone.Played), copies);
  }

  /** Which corruption lies face down in a deck is hidden, so none is counted. */
  private count(s: State, place: number, copies: Int32Array): void {
    const { counted, numbers } = this;
    for (let card = head(s, place); card >= 0; card = next(s, card)) {
      const d = definition(s, card);
      if (kindOf[d] === Kind.Corruption) continue;
      copies[d]!++;
      counted[numbers.of(d)]!++;
    }
  }

  private addCounted(part: number): void {
    const { counted, out } = this;
    for (let number = 0; number < counted.length; number++) {
      for (let n = counted[number]!; n > 0; n--) out.add(part, number);
      counted[number] = 0;
    }
  }
}
