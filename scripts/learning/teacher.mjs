import { evaluationOf, makeAgent, searchOf } from '../../dist/agents/index.js';
import { Rollout } from '../../dist/agents/rollout.js';
import { NOBODY } from '../../dist/src/core/game.js';
import { Luck, seedOf } from '../../dist/src/core/luck.js';

/** How decisions are labelled, where a game has nothing else. */
const TEACHING = {
  /** The share of decisions that are labelled: few of a game, because neighbours are alike. */
  share: 0.25,
  /** Games tried for a decision, over all options, within these deals. */
  rollouts: 40,
  deals: [6, 16],
  /** Decisions with more options are not labelled. */
  mostOptions: 24,
  /** The share of labelled decisions in which the best option is taken, and of all that are left to chance. */
  follow: 0.6,
  stray: 0.03,
};
const MOST_DECISIONS = 3000;

/** How decisions of a game are labelled, in rollouts like those of its search: part of what a folder of labels is known by. */
export function teachingOf({ module, teaching }) {
  const { turns, chance } = searchOf(module.game.id);
  return { ...TEACHING, turns, chance, ...teaching };
}

/** Words of a label before the state: how many options, and the number of the game. */
export const HEAD = 2;

/**
 * Labels decisions: every option is tried on the same deals of the hidden cards and the same luck, played on by the
 * heuristic and judged at the beginning of the same turn, or at the end. Labels are whole states, so that what is described of them can change.
 */
export class Teacher {
  constructor(learner, make) {
    const { game } = learner.module;
    const teaching = teachingOf(learner);
    Object.assign(this, { learner, game, teaching });
    this.agents = Array.from({ length: game.seats }, make);
    this.state = new Int32Array(game.words);
    this.deal = new Int32Array(game.words);
    this.scratch = new Int32Array(game.words);
    this.options = new Int32Array(game.maxOptions);
    this.sums = [new Float64Array(game.maxOptions), new Float64Array(game.maxOptions)];
    this.rollout = new Rollout(game, {
      policy: () => makeAgent(game, 'heuristic'),
      chance: teaching.chance,
      turns: teaching.turns,
      evaluate: evaluationOf(game.id),
    });
  }

  /** Plays a game and hands each labelled decision to `keep`, as words. */
  play(seed, round, number, keep) {
    const { game, learner, state, options } = this;
    const luck = new Luck(seedOf(seed, 'teacher', round, number));
    const sides = learner.sides(seedOf, luck, [seed, round, number]);
    const setup = learner.module.setupFor(sides, learner.options(luck), luck.below(sides.length));
    game.setup(state, setup, [luck.bits(), luck.bits()]);
    for (const [seat, agent] of this.agents.entries()) agent.begin(seat, [luck.bits(), luck.bits()]);
    for (let n = 0; n < MOST_DECISIONS && game.decider(state) !== NOBODY; n++) {
      const count = game.options(state, options);
      game.apply(state, options[count === 1 ? 0 : this.decide(count, luck, number, keep)]);
    }
  }

  decide(count, luck, number, keep) {
    const { game, learner, teaching, state, options } = this;
    const liked = this.agents[game.decider(state)].choose(state, options, count);
    const isStray = luck.fraction() < teaching.stray;
    const isLabelled = luck.fraction() < teaching.share;
    const follows = luck.fraction() < teaching.follow;
    const chance = luck.below(count);
    let best = liked;
    if (isLabelled && count <= teaching.mostOptions && learner.description.asks(state)) {
      best = this.label(count, luck);
      keep(this.words(count, number));
    }
    if (isStray) return chance;
    return follows ? best : liked;
  }

  /** Tries every option and returns the best. */
  label(count, luck) {
    const { game, teaching, state, sums } = this;
    const [few, many] = teaching.deals;
    this.deals = Math.max(few, Math.min(many, Math.round(teaching.rollouts / count / 2) * 2));
    for (const each of sums) each.fill(0, 0, count);
    const seat = game.decider(state);
    for (let k = 0; k < this.deals; k++) {
      this.deal.set(state);
      game.determinize(this.deal, seat, [luck.bits(), luck.bits()]);
      this.tryAll(count, sums[k & 1], luck);
    }
    let best = 0;
    for (let i = 1; i < count; i++) if (this.value(i) > this.value(best)) best = i;
    return best;
  }

  tryAll(count, sums, luck) {
    const { game, state, deal, scratch, options, rollout } = this;
    const side = game.sideOf(state, game.decider(state));
    const last = rollout.horizon(state);
    const [a, b] = [luck.bits(), luck.bits()];
    for (let i = 0; i < count; i++) {
      scratch.set(deal);
      rollout.begin(a, b);
      rollout.tryOut(scratch, options[i], last);
      sums[i] += this.judged(scratch) ?? rollout.values[side];
    }
  }

  /** What the game itself makes of a rollout that has ended, where it says more than who has won. */
  judged(state) {
    const { game, learner } = this;
    return game.decider(state) === NOBODY ? learner.outcome?.(state) : undefined;
  }

  value(option) {
    return this.sums[0][option] + this.sums[1][option];
  }

  /** The label as words: options, game, the state, then for each option its value by either half of the deals. */
  words(count, number) {
    const { game, state, sums, deals } = this;
    const words = new Int32Array(HEAD + game.words + 2 * count);
    const floats = new Float32Array(words.buffer);
    words[0] = count;
    words[1] = number;
    words.set(state, HEAD);
    for (let i = 0; i < count; i++) {
      for (const half of [0, 1]) floats[HEAD + game.words + 2 * i + half] = (2 * sums[half][i]) / deals;
    }
    return words;
  }
}
