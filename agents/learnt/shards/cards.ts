import type { State } from '../../../src/core/game.js';
import { at, Flag, Size, Zone } from '../../../src/games/shards/layout.js';
import { traitsOf } from '../../../src/games/shards/pool.js';
import { Trait } from '../../../src/games/shards/program.js';
import { opponentsOf } from '../../../src/games/shards/rules/players.js';
import { champions, definition, head, list, next } from '../../../src/games/shards/state.js';
import type { Cards } from '../description.js';
import type { Numbers } from '../numbers.js';
import { Around } from './words.js';

/** Four factions, by their bits. */
const FACTIONS = Trait.Factions / Trait.Homodeus;

/** The cards around a decision that its seat knows of. */
export class Surroundings {
  /** Copies that the deciding player owns outside of play, by definition. */
  readonly mine = new Int32Array(Flag.Definition + 1);
  /** And cards of each faction. */
  private readonly ofFactions = new Int32Array(FACTIONS + 1);
  /** By the number of a card: how many of them somebody owns. */
  private readonly owned: Int32Array;

  constructor(
    known: number,
    private readonly numbers: Numbers,
    private readonly out: Cards,
  ) {
    this.owned = new Int32Array(known + 1);
  }

  tell(s: State, me: number, them: number): void {
    const { out } = this;
    out.clear();
    this.addLeader(s, me, Around.MyLeader);
    this.addLeader(s, them, Around.TheirLeader);
    this.addList(s, list(me, Zone.Hand), Around.MyHand);
    this.addList(s, champions(me), Around.MyChampions);
    const opponents = opponentsOf(s, me);
    for (let seat = 0; seat < s[at.players]!; seat++) {
      if (opponents & (1 << seat)) this.addList(s, champions(seat), Around.TheirChampions);
    }
    this.addOwned(s, me, Around.MyCards);
    this.addOwned(s, them, Around.TheirCards);
    this.addRow(s);
    out.end();
    this.countMine(s, me);
  }

  private addLeader(s: State, seat: number, part: number): void {
    const leader = s[at.leader + seat]!;
    if (leader >= 0) this.out.add(part, this.numbers.of(leader));
  }

  private addList(s: State, place: number, part: number): void {
    for (let card = head(s, place); card >= 0; card = next(s, card))
      this.out.add(part, this.numbers.of(definition(s, card)));
  }

  private addRow(s: State): void {
    for (let p = 0; p < Size.Row; p++) {
      const card = s[at.row + p]!;
      if (card >= 0) this.out.add(Around.Row, this.numbers.of(definition(s, card)));
    }
  }

  /** Everybody knows which cards a player owns, but not which of them are where: they come in the order of their numbers. */
  private addOwned(s: State, seat: number, part: number): void {
    const { owned, numbers, out } = this;
    owned.fill(0);
    for (let zone = Zone.Deck; zone <= Zone.Played; zone++) {
      for (let card = head(s, list(seat, zone)); card >= 0; card = next(s, card)) {
        if ((s[at.card + card]! & Flag.Fast) === 0) owned[numbers.of(definition(s, card))]!++;
      }
    }
    for (let number = 0; number < owned.length; number++)
      for (let n = owned[number]!; n > 0; n--) out.add(part, number);
  }

  private countMine(s: State, me: number): void {
    const { mine, ofFactions } = this;
    mine.fill(0);
    ofFactions.fill(0);
    for (let zone = Zone.Deck; zone <= Zone.Champions; zone++) {
      for (let card = head(s, list(me, zone)); card >= 0; card = next(s, card)) {
        if (s[at.card + card]! & Flag.Fast) continue;
        const d = definition(s, card);
        mine[d]!++;
        ofFactions[factionOf(d)]!++;
      }
    }
  }

  /** How many cards of its faction the deciding player has; none where it has no faction. */
  mineLike(d: number): number {
    const faction = factionOf(d);
    return faction === 0 ? 0 : this.ofFactions[faction]!;
  }
}

const factionOf = (d: number): number => (traitsOf[d]! & Trait.Factions) / Trait.Homodeus;
