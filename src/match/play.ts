import type { Agent } from '../core/agent.js';
import { type Game, NOBODY, type Seed, type State } from '../core/game.js';
import { OutOfRoom } from '../core/machine.js';
import { agentAt, agentSeed, type Pilots } from './schedule.js';

/**
 * A game past this many decisions is stopped and counted as `stopped`, as is one that the state has no room for: nobody
 * has won it. Real games take a few hundred decisions; a state that repeats forever must not hang a run.
 */
export const MAX_DECISIONS = 20_000;

/** What became of a game; a packed record holds the position in this list. */
export const ENDS = ['won', 'drawn', 'stopped'] as const;
export type End = (typeof ENDS)[number];

/** What is kept of a game. */
export interface GameRecord {
  /** The side that won, or NOBODY. */
  winner: number;
  /** The side that took the first turn, or NOBODY where that makes no difference. */
  began: number;
  end: End;
  /** How a game that was won ended: a position in the game's `ends`; 0 for others. */
  how: number;
  turns: number;
  decisions: number;
  readonly measures: Float64Array;
}

/** An agent that sits at one seat at most, or what makes one for each seat: an agent knows only the last seat it began at. */
export type Seated = Agent | (() => Agent);

/** Where games are played, one after the other, in the same buffers. */
export class Table {
  readonly state: State;
  readonly options: Int32Array;
  /** Of the last finished game; overwritten by the next. */
  readonly record: GameRecord;
  /** Options of the decision that `decide` has just looked at. */
  count = 0;
  private decisions = 0;
  private isOutOfRoom = false;
  /** Where the tracks are added up, by turn, as in `Tally`; none are taken without it. */
  tracks: Float64Array | undefined;
  private tracked = 0;
  private readonly track: Float64Array;
  private readonly pilots: Agent[] = [];
  /** By agent, then by seat. */
  private readonly made: Agent[][];
  private setup: unknown;
  private seed: Seed = [0, 0];

  constructor(
    readonly game: Game,
    private readonly agents: readonly Seated[],
    private readonly check = false,
  ) {
    this.state = new Int32Array(game.words);
    this.options = new Int32Array(game.maxOptions);
    const measures = new Float64Array(game.measures.length);
    this.record = { winner: NOBODY, began: NOBODY, end: 'stopped', how: 0, turns: 0, decisions: 0, measures };
    this.track = new Float64Array(game.tracks.length);
    this.made = agents.map(() => []);
  }

  begin(setup: unknown, seed: Seed, pilots: Pilots): void {
    const { game, state } = this;
    this.setup = setup;
    this.seed = seed;
    this.decisions = 0;
    this.isOutOfRoom = false;
    this.tracked = 0;
    game.setup(state, setup, seed);
    if (this.check) game.check(state);
    for (let seat = 0; seat < game.seats; seat++) {
      this.pilots[seat] = this.seated(agentAt(pilots, seat, game.sideOf(state, seat)), seat);
      this.pilots[seat]!.begin(seat, agentSeed(seed, seat));
    }
  }

  private seated(agent: number, seat: number): Agent {
    const one = this.agents[agent]!;
    if (typeof one !== 'function') return one;
    this.made[agent]![seat] ??= one();
    return this.made[agent]![seat]!;
  }

  /** What has happened before the first decision, in words. */
  opening(): string[] {
    return this.game.sayOpening?.(this.setup, this.seed) ?? [];
  }

  over(): boolean {
    return this.decisions >= MAX_DECISIONS || this.isOutOfRoom || this.game.decider(this.state) === NOBODY;
  }

  /** Who decides now. */
  pilot(): Agent {
    return this.pilots[this.game.decider(this.state)]!;
  }

  /** The option that the seat's pilot takes; a pilot is not asked when there is nothing to choose. */
  decide(): number {
    const count = this.game.options(this.state, this.options);
    this.count = count;
    if (count === 1) return this.options[0]!;
    if (count === 0) throw new Error(`${this.game.id} offers no option at decision ${this.decisions}`);
    const agent = this.pilot();
    const index = agent.choose(this.state, this.options, count);
    // An agent of a user's own may return anything: only a whole number is its own unsigned form.
    if (index >>> 0 !== index || index >= count) {
      throw new Error(`${agent.name} chose option ${index} of ${count} at decision ${this.decisions}`);
    }
    return this.options[index]!;
  }

  apply(option: number): void {
    this.decisions++;
    try {
      this.game.apply(this.state, option);
    } catch (error) {
      if (!(error instanceof OutOfRoom)) throw error;
      this.isOutOfRoom = true;
      return;
    }
    if (this.check) this.game.check(this.state);
  }

  finish(): GameRecord {
    const { game, state, record } = this;
    const seat = game.began(state);
    record.winner = game.winner(state);
    record.began = seat === NOBODY ? NOBODY : game.sideOf(state, seat);
    if (record.winner !== NOBODY) record.end = 'won';
    else record.end = game.decider(state) === NOBODY ? 'drawn' : 'stopped';
    record.how = record.end === 'won' ? game.end(state) : 0;
    record.turns = game.turns(state);
    record.decisions = this.decisions;
    game.measure(state, record.measures);
    return record;
  }

  /** One game to its end. */
  play(setup: unknown, seed: Seed, pilots: Pilots): GameRecord {
    const { game } = this;
    this.begin(setup, seed, pilots);
    while (!this.over()) {
      if (this.tracks && game.turns(this.state) > this.tracked) this.follow(this.tracks);
      this.apply(this.decide());
    }
    return this.finish();
  }

  private follow(tracks: Float64Array): void {
    const { game, track } = this;
    this.tracked = game.turns(this.state);
    const width = 1 + track.length;
    const from = (this.tracked - 1) * width;
    if (from < 0 || from >= tracks.length) return;
    game.track(this.state, track);
    tracks[from]!++;
    for (let i = 0; i < track.length; i++) tracks[from + 1 + i]! += track[i]!;
  }
}
