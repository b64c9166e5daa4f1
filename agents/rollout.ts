import type { Agent } from '../src/core/agent.js';
import { type Game, NOBODY, type State } from '../src/core/game.js';
import { Luck } from '../src/core/luck.js';
import { OutOfRoom } from '../src/core/machine.js';

/** Writes the chance of winning of each side, judged at the beginning of a turn. */
export type Evaluation = (state: State, out: Float64Array) => void;

export interface RolloutSettings {
  /** Who plays; one instance per seat. */
  readonly policy: () => Agent;
  /** The share of decisions that are left to chance, so that rollouts differ. */
  readonly chance: number;
  /** Turns that are begun before the position is judged; Infinity plays to the end. */
  readonly turns: number;
  readonly evaluate: Evaluation | undefined;
}

/** What agents that try options in rollouts have in common. */
export interface SearchSettings extends RolloutSettings {
  readonly name: string;
  /** By how many standard errors an option must be better than the policy's favourite to be taken in its place. */
  readonly margin: number;
}

/** Fewer tries than these tell nothing about their error. */
export const LEAST_TRIES = 4;

/** A game without an end in sight is left as a draw. */
const MOST_DECISIONS = 5000;

/** Plays positions on and says what became of them. */
export class Rollout {
  /** Of the last rollout: each side's chance of winning. */
  readonly values: Float64Array;
  private readonly options: Int32Array;
  private readonly policies: readonly Agent[];
  private readonly luck = new Luck();
  private readonly turns: number;
  private readonly seed: [number, number] = [0, 0];

  constructor(
    private readonly game: Game,
    private readonly settings: RolloutSettings,
  ) {
    this.values = new Float64Array(game.maxSides);
    this.options = new Int32Array(game.maxOptions);
    this.policies = Array.from({ length: game.seats }, () => settings.policy());
    this.turns = settings.evaluate ? settings.turns : Number.POSITIVE_INFINITY;
  }

  begin(a: number, b: number): void {
    this.luck.seed(a, b);
    this.seed[1] = b;
    for (let seat = 0; seat < this.policies.length; seat++) {
      this.seed[0] = a ^ seat;
      this.policies[seat]!.begin(seat, this.seed);
    }
  }

  /** The option that the policy likes best. */
  favourite(state: State, options: Int32Array, count: number): number {
    return this.policies[this.game.decider(state)]!.choose(state, options, count);
  }

  /** The turn whose beginning is judged when games are played on from here. */
  horizon(state: State): number {
    return this.game.turns(state) + this.turns;
  }

  /** Takes an option in place and plays on; a position that can't be played on is worth the same to all. */
  tryOut(state: State, option: number, last: number): void {
    try {
      this.game.apply(state, option);
      this.playTo(state, last);
    } catch (error) {
      this.giveUp(error, state);
    }
  }

  /** Judges a game that the state has no room for; any other error is thrown on. */
  giveUp(error: unknown, state: State): void {
    if (!(error instanceof OutOfRoom)) throw error;
    this.judge(state);
  }

  /** Plays on in place, to the end or to the beginning of a turn. */
  playTo(state: State, last: number): void {
    const { game, options, settings } = this;
    for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
      if (game.decider(state) === NOBODY) break;
      if (game.turns(state) >= last) {
        settings.evaluate!(state, this.values);
        return;
      }
      const count = game.options(state, options);
      game.apply(state, options[count === 1 ? 0 : this.pick(state, count)]!);
    }
    this.judge(state);
  }

  private pick(state: State, count: number): number {
    const { luck, settings } = this;
    if (settings.chance > 0 && luck.fraction() < settings.chance) return luck.below(count);
    return this.favourite(state, this.options, count);
  }

  /** A finished game is a fact; one that nobody has won is worth the same to all. */
  private judge(state: State): void {
    const winner = this.game.winner(state);
    if (winner === NOBODY) this.values.fill(1 / this.game.sides(state));
    else {
      this.values.fill(0);
      this.values[winner] = 1;
    }
  }
}
