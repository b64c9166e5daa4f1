import type { State } from '../../src/core/game.js';
import type { Scoring } from '../../src/core/heuristic.js';
import { at, Decision } from '../../src/games/codex/layout.js';
import { MAX_OPTIONS } from '../../src/games/codex/options.js';
import { cards as pool } from '../../src/games/codex/pool.js';
import { isBuilding, seatOf } from '../../src/games/codex/state.js';
import { look } from '../heuristics/codex/situation.js';
import { FIRST, W } from '../heuristics/codex/weights.js';
import { codexScoring } from '../heuristics/codex.js';
import { Piles, tellAround } from './codex/cards.js';
import { type About, readOption, sourceOf, tellOption } from './codex/option.js';
import { tellSituation } from './codex/situation.js';
import { As, Is, VOCABULARY } from './codex/words.js';
import { Cards, type Describer, type Description } from './description.js';
import { Numbers } from './numbers.js';
import { Opinion } from './opinion.js';

/** All but the order of upkeep effects. */
function asks(s: State): boolean {
  switch (s[at.decision]) {
    case Decision.Main:
    case Decision.Patrol:
    case Decision.Tech:
    case Decision.Target:
    case Decision.May:
      return true;
    default:
      return false;
  }
}

/** The heuristic's scores of all decisions, brought to about the same size. */
const scoring: Scoring = {
  ...codexScoring,
  worth: ({ state }, _i, score) => beyondFirst(score) / unitOf(state[at.decision]!),
};

/** What an option is worth without its place in the order of a turn. */
function beyondFirst(score: number): number {
  if (score >= FIRST.lethal) return score;
  if (score >= FIRST.worker / 2 + FIRST.detect / 2) return score - FIRST.worker;
  if (score >= FIRST.detect) return score - FIRST.detect;
  if (score >= FIRST.spend) return score - FIRST.spend;
  if (score >= FIRST.attack) return score - FIRST.attack;
  return score >= FIRST.level ? score - FIRST.level : score;
}

function unitOf(decision: number): number {
  switch (decision) {
    case Decision.Tech:
      return 8 * W.base;
    case Decision.May:
      return 1;
    default:
      return 3 * W.base;
  }
}

const PER_OPTION = VOCABULARY.option.length;
/** More than any decision has. */
const MOST_CARDS = 4096;

class CodexDescriber implements Describer {
  readonly situation = new Float32Array(VOCABULARY.situation.length);
  readonly option = new Float32Array(MAX_OPTIONS * PER_OPTION);
  readonly kinds = new Int32Array(MAX_OPTIONS);
  readonly around = new Cards(1, MOST_CARDS);
  readonly cards = new Cards(MAX_OPTIONS, 4 * MAX_OPTIONS);
  private readonly opinion = new Opinion(scoring, MAX_OPTIONS);
  private readonly about: About = { kind: 0, card: -1, definition: -1, thing: -1 };
  private readonly numbers: Numbers;
  private readonly besides: Piles;
  private readonly inOptions: Piles;

  constructor(cards: readonly string[]) {
    this.numbers = new Numbers(cards, pool);
    this.besides = new Piles(this.numbers, this.around);
    this.inOptions = new Piles(this.numbers, this.cards);
  }

  describe(s: State, options: Int32Array, count: number): number {
    const { opinion, about } = this;
    const me = s[at.decider]!;
    opinion.form(s, options, count, me);
    look(s, me);
    tellSituation(s, me, count, opinion, this.situation);
    tellAround(s, me, this.besides, this.around);
    this.cards.clear();
    this.option.fill(0, 0, count * PER_OPTION);
    const source = sourceOf(s);
    for (let i = 0; i < count; i++) {
      readOption(s, options[i]!, about);
      this.kinds[i] = about.kind;
      this.tell(s, me, i);
      this.addCards(s, me, source);
    }
    return opinion.favourite;
  }

  /** The numbers of an option. */
  private tell(s: State, me: number, i: number): void {
    const from = i * PER_OPTION;
    this.opinion.tell(i, this.option, from);
    tellOption(s, me, this.about, this.option, from);
  }

  private addCards(s: State, me: number, source: number): void {
    const { about, cards, numbers, inOptions } = this;
    const { kind, definition: d, thing } = about;
    if (d >= 0) cards.add(partOfActor(kind), numbers.of(d));
    if (thing >= 0 && !isBuilding(thing)) inOptions.card(s, thing, partOfThing(s, about, me));
    if (source >= 0) inOptions.card(s, source, partOfSource(s, about, me));
    if (kind === Is.End) {
      inOptions.playable(s, me, As.LeftInHand);
      inOptions.ready(s, me, As.LeftReady);
    }
    cards.end();
  }
}

/** The part of the card that acts or is named. */
function partOfActor(kind: number): number {
  switch (kind) {
    case Is.Worker:
      return As.Worker;
    case Is.Summon:
    case Is.Level:
      return As.Hero;
    case Is.Unit:
    case Is.Spell:
      return As.Played;
    case Is.HeroAbility:
    case Is.UnitAbility:
    case Is.Sacrifice:
      return As.User;
    case Is.Tech:
      return As.Teched;
    default:
      if (kind < Is.Summon) return As.Built;
      return kind >= Is.Patrol && kind < Is.Empty ? As.Slots + kind - Is.Patrol : As.Attacker;
  }
}

function partOfThing(s: State, { kind, thing }: About, me: number): number {
  if (kind === Is.Detect) return As.Detected;
  if (kind === Is.AttackHero || kind === Is.AttackUnit || kind === Is.NewTarget) return As.Attacked;
  return seatOf(s, thing) === me ? As.MyTarget : As.TheirTarget;
}

function partOfSource(s: State, { kind, thing }: About, me: number): number {
  if (kind === Is.Yes) return As.SourceOfYes;
  if (kind === Is.No) return As.SourceOfNo;
  return As.SourceOf + (seatOf(s, thing) === me ? 0 : 1);
}

export const codexDescription: Description = {
  vocabulary: VOCABULARY,
  cards: () => [...pool.numberOf.keys()],
  asks,
  describer: (cards) => new CodexDescriber(cards),
};
