import { InputError, NOBODY, type State } from '../src/core/game.js';
import type { GameModule, Sides } from '../src/games/module.js';
import { Choices, type Recording, setupOf } from '../src/match/recording.js';
import { outcomeOf } from '../src/match/replay.js';
import { agentAt, type Pilots } from '../src/match/schedule.js';
import { dialChanges, sayPatched, saySetup } from '../src/match/setup-words.js';

/** One decision of a game and what was taken. */
export interface Step {
  readonly seat: number;
  readonly options: Int32Array;
  /** The index of the option that was taken. */
  readonly taken: number;
}

export const HUMAN = 'human';

/** The course of a game: the states at its decisions, and the steps between them. */
export class Line {
  /** One more than there are steps: the last is where the game is now. */
  readonly states: State[] = [];
  readonly steps: Step[] = [];
  readonly setup: unknown;

  constructor(
    readonly module: GameModule,
    readonly recording: Recording,
  ) {
    const { game } = module;
    const state = new Int32Array(game.words);
    this.setup = setupOf(module, recording);
    game.setup(state, this.setup, recording.seed);
    this.states.push(state);
    const choices = new Choices(recording.moves);
    while (!this.over) {
      const index = choices.next(this.options(this.end).length);
      if (index === undefined) break;
      this.take(index);
    }
    const isAnother = recording.as !== '' && recording.as !== this.record().as;
    if (choices.left > 0 || isAnother)
      throw new InputError(
        'this recorded game ends otherwise than its key says: it is damaged, or of other rules',
      );
  }

  get end(): number {
    return this.steps.length;
  }

  get last(): State {
    return this.states[this.end]!;
  }

  get over(): boolean {
    return this.module.game.decider(this.last) === NOBODY;
  }

  /** The options of the decision at a place of the line. */
  options(at: number): Int32Array {
    const step = this.steps[at];
    if (step) return step.options;
    const { game } = this.module;
    if (game.decider(this.states[at]!) === NOBODY) return new Int32Array(0);
    const out = new Int32Array(game.maxOptions);
    return out.slice(0, game.options(this.states[at]!, out));
  }

  /** Takes an option at the end of the line. */
  take(index: number): void {
    const { game } = this.module;
    const options = this.options(this.end);
    const state = this.last.slice();
    const seat = game.decider(state);
    game.apply(state, options[index]!);
    this.steps.push({ seat, options, taken: index });
    this.states.push(state);
  }

  /** The same game up to a place. */
  until(at: number, recording: Recording = this.recording): Line {
    const line = Object.create(Line.prototype) as { -readonly [K in keyof Line]: Line[K] };
    line.module = this.module;
    line.recording = recording;
    line.setup = this.setup;
    line.states = this.states.slice(0, at + 1);
    line.steps = this.steps.slice(0, at);
    return line as Line;
  }

  /** The names of the seats, without the letters that the page puts beside them. */
  seats(): readonly string[] {
    const { module, recording } = this;
    const names = module.cooperative?.seatNames(this.last) ?? module.seatNames?.(this.last);
    return (names ?? recording.sides.map(({ name }) => name)).map((name) => name.replace(/ \([A-D]\)$/, ''));
  }

  /** The names of the sides: of those who sit there, where seats have names that sides have not. */
  sideNames(): readonly string[] {
    const { module, recording } = this;
    const names = recording.sides.map(({ name }) => name);
    if (module.cooperative || !module.seatNames) return names;
    return names.map((name, side) => this.seatsOf(side).join(' and ') || name);
  }

  /** The names of the seats that win with a side. */
  private seatsOf(side: number): string[] {
    const { game } = this.module;
    return this.seats().filter((_, seat) => game.sideOf(this.states[0]!, seat) === side);
  }

  /** Whether a side is several players. */
  areSeveral(side: number): boolean {
    const { module } = this;
    return module.cooperative ? side === 0 && this.seats().length > 1 : this.seatsOf(side).length > 1;
  }

  private get sides(): Sides {
    return this.recording.sides.map((side) => ({ ...side, from: '' }));
  }

  /** What the names do not tell about the setup; those of seats do not tell the variant. */
  saySetup(): readonly string[] {
    const { module, sides } = this;
    const variant = module.seatNames && module.setupFlags?.namesOf(sides).variant;
    return [...saySetup(module, { sides }), ...(variant ? [module.setupFlags!.say('variant', variant)] : [])];
  }

  /** What is not as the rules and the printed cards have it. */
  sayChanges(): readonly string[] {
    const { module, sides } = this;
    const { options } = this.recording;
    const patches = options.patches ?? [];
    return [...dialChanges(module, { sides, options }), ...patches.map((patch) => sayPatched(module, patch))];
  }

  private get pilots(): Pilots {
    return { bySide: this.module.rotations(this.sides) > 1, of: this.recording.pilots.map((_, i) => i) };
  }

  /** Who sits at a seat, in the words of `--agents`. */
  pilot(seat: number): string {
    const side = this.module.game.sideOf(this.states[0]!, seat);
    return this.recording.pilots[agentAt(this.pilots, seat, side)]!;
  }

  /** Whether a person takes part. */
  get isPlayed(): boolean {
    return this.recording.pilots.includes(HUMAN);
  }

  isPerson(seat: number): boolean {
    return this.pilot(seat) === HUMAN;
  }

  /** The seats of people. */
  get people(): readonly number[] {
    return [...this.seats().keys()].filter((seat) => this.isPerson(seat));
  }

  /** The recording of the line as it is now. */
  record(): Recording {
    const { game } = this.module;
    const [winner, turns] = [game.winner(this.last), game.turns(this.last)];
    const moves = this.steps.filter(({ options }) => options.length > 1).map(({ taken }) => taken);
    const as = this.over ? outcomeOf({ winner, turns, decisions: this.end }) : '';
    return { ...this.recording, moves, as };
  }

  /** This line up to a place, with a person in the place of whoever sat on the side of a seat. */
  branch(at: number, seat: number, bot: string): Line {
    const { game } = this.module;
    const { bySide } = this.pilots;
    const mine = game.sideOf(this.states[0]!, seat);
    const count = bySide ? this.recording.sides.length : this.seats().length;
    const pilots = Array.from({ length: count }, (_, i) => {
      const side = bySide ? i : game.sideOf(this.states[0]!, i);
      if (side === mine) return HUMAN;
      const before = this.recording.pilots[i % this.recording.pilots.length]!;
      return before === HUMAN || /[\\/]|\.[cm]?js/.test(before) ? bot : before;
    });
    return this.until(at, { ...this.recording, pilots });
  }
}
