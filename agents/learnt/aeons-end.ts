import type { State } from '../../src/core/game.js';
import { at, Decision, Zone } from '../../src/games/aeons-end/layout.js';
import { MAX_OPTIONS } from '../../src/games/aeons-end/options.js';
import { kindOf, cards as pool } from '../../src/games/aeons-end/pool.js';
import { Kind } from '../../src/games/aeons-end/program.js';
import { mayUseAbility } from '../../src/games/aeons-end/rules/turn.js';
import { definition, head, list, next } from '../../src/games/aeons-end/state.js';
import { isPlanned } from '../heuristics/aeons-end/plan.js';
import { DAMAGE } from '../heuristics/aeons-end/weights.js';
import { aeonsEndScoring } from '../heuristics/aeons-end.js';
import { Surroundings } from './aeons-end/cards.js';
import { type About, readOption, sourceOf } from './aeons-end/option.js';
import { tellOption } from './aeons-end/option-numbers.js';
import { tellJudgement, tellMages, tellOpinion, tellTable } from './aeons-end/situation.js';
import { Is, Of, VOCABULARY } from './aeons-end/words.js';
import { Cards, type Describer, type Description } from './description.js';
import { Numbers } from './numbers.js';
import { Opinion } from './opinion.js';

/** All but what is only a matter of order, how many husks damage is spread over, and turn order cards. */
function asks(s: State): boolean {
  switch (s[at.decision]) {
    case Decision.Main:
      return !playsGems(s);
    case Decision.Cast:
    case Decision.Target:
    case Decision.Player:
    case Decision.Card:
    case Decision.Breach:
    case Decision.May:
    case Decision.Choice:
    case Decision.Pile:
      return true;
    default:
      return false;
  }
}

/** Whether there are gems to play and nothing that had better come before them. */
function playsGems(s: State): boolean {
  let gems = 0;
  for (let card = head(s, list(s[at.active]!, Zone.Hand)); card >= 0; card = next(s, card)) {
    const kind = kindOf[definition(s, card)];
    if (kind === Kind.Relic) return false;
    if (kind === Kind.Gem) gems++;
  }
  for (let seat = 0; seat < s[at.players]!; seat++) if (mayUseAbility(s, seat)) return false;
  return gems > 0;
}

const PER_OPTION = VOCABULARY.option.length;
/** More than any decision has. */
const MOST_CARDS = 1024;
/** The unit of worth, in damage. */
const UNIT = 4;

class AeonsEndDescriber implements Describer {
  readonly situation = new Float32Array(VOCABULARY.situation.length);
  readonly option = new Float32Array(MAX_OPTIONS * PER_OPTION);
  readonly kinds = new Int32Array(MAX_OPTIONS);
  readonly around = new Cards(1, MOST_CARDS);
  readonly cards = new Cards(MAX_OPTIONS, 2 * MAX_OPTIONS);
  private readonly opinion = new Opinion(aeonsEndScoring, MAX_OPTIONS, UNIT);
  private readonly about: About = { kind: 0, definition: -1, part: 0, place: -1, seat: -1, source: 0 };
  private readonly numbers: Numbers;
  private readonly surroundings: Surroundings;

  constructor(cards: readonly string[]) {
    this.numbers = new Numbers(cards, pool);
    this.surroundings = new Surroundings(cards.length, this.numbers, this.around);
  }

  describe(s: State, options: Int32Array, count: number): number {
    const { opinion, situation } = this;
    const me = s[at.decider]!;
    tellJudgement(s, situation);
    opinion.form(s, options, count, me);
    tellMages(s, me, situation);
    tellTable(s, me, situation);
    tellOpinion(opinion, count, situation);
    this.surroundings.tell(s, me);
    this.cards.clear();
    this.option.fill(0, 0, count * PER_OPTION);
    const source = sourceOf(s);
    for (let i = 0; i < count; i++) this.tell(s, options[i]!, i, source);
    return opinion.favourite;
  }

  private tell(s: State, option: number, i: number, source: number): void {
    const { about, numbers, cards, surroundings, option: out } = this;
    const from = i * PER_OPTION;
    readOption(s, option, about);
    this.kinds[i] = about.kind;
    this.tellWorth(i, from);
    tellOption(s, option, about, out, from);
    const d = about.definition;
    if (d >= 0) {
      out[from + Of.Mine] = surroundings.mine[d]! / 3;
      out[from + Of.Others] = surroundings.others[d]! / 5;
      cards.add(about.part, numbers.of(d));
    }
    if (source >= 0) cards.add(about.source, numbers.of(source));
    cards.end();
  }

  private tellWorth(i: number, from: number): void {
    const { opinion, option, about } = this;
    opinion.tell(i, option, from);
    const below = opinion.scores[opinion.favourite]! - opinion.scores[i]!;
    option[from + Of.Score] = Math.min(4, below / (UNIT * DAMAGE));
    if (isBought(about.kind) && isPlanned(i)) option[from + Of.Planned] = 1;
  }
}

/** What the heuristic plans to spend æther on. */
const isBought = (kind: number): boolean =>
  (kind >= Is.Gain && kind <= Is.Open) || kind === Is.Use || kind === Is.Discard;

export const aeonsEndDescription: Description = {
  vocabulary: VOCABULARY,
  cards: () => [...pool.numberOf.keys()],
  asks,
  describer: (cards) => new AeonsEndDescriber(cards),
};
