import type { State } from '../../src/core/game.js';
import { at, Decision, Zone } from '../../src/games/keyforge/layout.js';
import { kindIn, OptionKind, valueIn } from '../../src/games/keyforge/option.js';
import { MAX_OPTIONS } from '../../src/games/keyforge/options.js';
import { cards as pool } from '../../src/games/keyforge/pool.js';
import { definition } from '../../src/games/keyforge/state.js';
import { keyforgeScoring } from '../heuristics/keyforge.js';
import { Cards, type Describer, type Description } from './description.js';
import { Piles, tellAround } from './keyforge/cards.js';
import { type About, partOfCard, partOfSource, readOption, sourceOf, tellCard } from './keyforge/option.js';
import { countHouses, inHandOf, readyOf, tellSituation } from './keyforge/situation.js';
import { As, Is, Of, VOCABULARY } from './keyforge/words.js';
import { Numbers } from './numbers.js';
import { Opinion } from './opinion.js';

/** Decisions in which options differ by more than their order or place. */
function asks(s: State): boolean {
  switch (s[at.decision]) {
    case Decision.Mulligan:
    case Decision.House:
    case Decision.Archives:
    case Decision.Main:
    case Decision.Target:
    case Decision.May:
    case Decision.Choice:
    case Decision.Use:
    case Decision.NameHouse:
      return true;
    default:
      return false;
  }
}

const PER_OPTION = VOCABULARY.option.length;
/** More than any decision has. */
const MOST_CARDS = 4096;

class KeyforgeDescriber implements Describer {
  readonly situation = new Float32Array(VOCABULARY.situation.length);
  readonly option = new Float32Array(MAX_OPTIONS * PER_OPTION);
  readonly kinds = new Int32Array(MAX_OPTIONS);
  readonly around = new Cards(1, MOST_CARDS);
  readonly cards = new Cards(MAX_OPTIONS, MOST_CARDS);
  private readonly opinion = new Opinion(keyforgeScoring, MAX_OPTIONS);
  private readonly about: About = { kind: 0, card: -1, definition: 0, isInPlay: false, isMine: false };
  private readonly numbers: Numbers;
  private readonly besides: Piles;
  private readonly inOptions: Piles;
  /** The last option to play or reap: what else the card can do is compared with it. */
  private lastCard = -1;
  private lastWorth = 0;

  constructor(cards: readonly string[]) {
    this.numbers = new Numbers(cards, pool);
    this.besides = new Piles(this.numbers, this.around);
    this.inOptions = new Piles(this.numbers, this.cards);
  }

  describe(s: State, options: Int32Array, count: number): number {
    const { opinion } = this;
    const me = s[at.decider]!;
    opinion.form(s, options, count, me);
    countHouses(s, me);
    tellSituation(s, me, count, opinion, this.situation);
    tellAround(s, me, this.besides, this.around);
    this.inOptions.of(s);
    this.cards.clear();
    this.option.fill(0, 0, count * PER_OPTION);
    this.lastCard = -1;
    const source = sourceOf(s);
    for (let i = 0; i < count; i++) {
      readOption(s, options[i]!, me, this.about);
      this.kinds[i] = this.about.kind;
      this.tell(s, options[i]!, i);
      this.addCards(s, options[i]!, me, source);
    }
    return opinion.favourite;
  }

  /** The numbers of an option. */
  private tell(s: State, number: number, i: number): void {
    const { opinion, option, about } = this;
    const from = i * PER_OPTION;
    opinion.tell(i, option, from);
    if (about.card >= 0) {
      tellCard(s, about, option, from);
      option[from + Of.OverOther] = this.overOther(kindIn(number), opinion.worth[i]!);
    } else this.tellValue(kindIn(number), valueIn(number), from);
  }

  private overOther(kind: number, worth: number): number {
    const { card } = this.about;
    if (kind !== OptionKind.Play && kind !== OptionKind.Reap)
      return card === this.lastCard ? worth - this.lastWorth : 0;
    this.lastCard = card;
    this.lastWorth = worth;
    return 0;
  }

  private tellValue(kind: number, value: number, from: number): void {
    const { option } = this;
    option[from + Of.Value] = value / 10;
    if (kind !== OptionKind.House) return;
    option[from + Of.HouseHand] = inHandOf[value]! / 4;
    option[from + Of.HouseReady] = readyOf[value]! / 4;
  }

  private addCards(s: State, number: number, me: number, source: number): void {
    const { about, cards, numbers } = this;
    if (about.card >= 0) cards.add(partOfCard(number, about), numbers.of(about.definition));
    else this.addPiles(valueIn(number), me);
    if (source >= 0) cards.add(partOfSource(number, about), numbers.of(definition(s, source)));
    cards.end();
  }

  /** Of options that stand for many cards. */
  private addPiles(value: number, me: number): void {
    const { inOptions } = this;
    switch (this.about.kind) {
      case Is.House:
        inOptions.addOfHouse(me, Zone.Hand, value, As.HouseHand);
        inOptions.addOfHouse(me, Zone.Line, value, As.HouseCreature);
        inOptions.addOfHouse(me, Zone.Artifacts, value, As.HouseArtifact);
        break;
      case Is.MulliganYes:
        inOptions.add(me, Zone.Hand, As.ThrownBack);
        break;
      case Is.End:
        inOptions.addLeft(me, As.LeftInHand, As.LeftReady);
        break;
      default:
    }
  }
}

export const keyforgeDescription: Description = {
  vocabulary: VOCABULARY,
  cards: () => [...pool.numberOf.keys()],
  asks,
  describer: (cards) => new KeyforgeDescriber(cards),
};
