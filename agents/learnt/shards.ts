import type { State } from '../../src/core/game.js';
import { at, Decision, F, Variant } from '../../src/games/shards/layout.js';
import { definitionIn } from '../../src/games/shards/option.js';
import { MAX_OPTIONS } from '../../src/games/shards/options.js';
import { cards as pool } from '../../src/games/shards/pool.js';
import { definition, isVariant } from '../../src/games/shards/state.js';
import { playsFirst } from '../heuristics/shards/main.js';
import { POWER } from '../heuristics/shards/weights.js';
import { shardsScoring } from '../heuristics/shards.js';
import { Cards, type Describer, type Description } from './description.js';
import { Numbers } from './numbers.js';
import { Opinion } from './opinion.js';
import { Surroundings } from './shards/cards.js';
import { kindOfOption, namesCard, tellCard, tellTurn } from './shards/option.js';
import { strongestOpponent, tellOpinion, tellSituation } from './shards/situation.js';
import { As, Of, VOCABULARY } from './shards/words.js';

/**
 * What is done once the cards are played whose moment does not matter, and what cards are chosen for. Nothing was
 * learnt of the Nemesis.
 */
function asks(s: State): boolean {
  if (isVariant(s, Variant.Nemesis)) return false;
  return s[at.decision] === Decision.Main ? !playsFirst(s) : s[at.decision] === Decision.Target;
}

const PER_OPTION = VOCABULARY.option.length;
/** More than any decision has. */
const MOST_CARDS = 4096;
/** The unit of worth, in power: about what a good purchase is worth. */
const UNIT = 5;

class ShardsDescriber implements Describer {
  readonly situation = new Float32Array(VOCABULARY.situation.length);
  readonly option = new Float32Array(MAX_OPTIONS * PER_OPTION);
  readonly kinds = new Int32Array(MAX_OPTIONS);
  readonly around = new Cards(1, MOST_CARDS);
  readonly cards = new Cards(MAX_OPTIONS, MOST_CARDS);
  private readonly opinion = new Opinion(shardsScoring, MAX_OPTIONS, UNIT);
  private readonly numbers: Numbers;
  private readonly surroundings: Surroundings;

  constructor(cards: readonly string[]) {
    this.numbers = new Numbers(cards, pool);
    this.surroundings = new Surroundings(cards.length, this.numbers, this.around);
  }

  describe(s: State, options: Int32Array, count: number): number {
    const { opinion, surroundings, situation } = this;
    const me = s[at.decider]!;
    const them = strongestOpponent(s, me);
    opinion.form(s, options, count, me);
    surroundings.tell(s, me, them);
    tellSituation(s, me, them, situation);
    tellOpinion(opinion, count, situation);
    this.cards.clear();
    this.option.fill(0, 0, count * PER_OPTION);
    for (let i = 0; i < count; i++) this.tell(s, options[i]!, i);
    return opinion.favourite;
  }

  private tell(s: State, option: number, i: number): void {
    const { numbers, cards, surroundings, option: out } = this;
    const from = i * PER_OPTION;
    const kind = kindOfOption(s, option);
    this.kinds[i] = kind;
    this.tellWorth(i, from);
    tellTurn(s, option, kind, out, from);
    if (namesCard(kind)) {
      const d = definitionIn(option);
      tellCard(s, d, kind, out, from);
      out[from + Of.Owned] = surroundings.mine[d]! / 2;
      out[from + Of.OfFaction] = surroundings.mineLike(d) / 5;
      cards.add(kind, numbers.of(d));
    }
    if (s[at.decision] === Decision.Target)
      cards.add(As.Source, numbers.of(definition(s, s[s[at.top]! + F.Self]!)));
    cards.end();
  }

  private tellWorth(i: number, from: number): void {
    const { opinion, option } = this;
    opinion.tell(i, option, from);
    const below = opinion.scores[opinion.favourite]! - opinion.scores[i]!;
    option[from + Of.Score] = Math.min(4, below / (UNIT * POWER));
  }
}

export const shardsDescription: Description = {
  vocabulary: VOCABULARY,
  cards: () => [...pool.numberOf.keys()],
  asks,
  describer: (cards) => new ShardsDescriber(cards),
};
