import type { Agent, Considered } from '../src/core/agent.js';
import type { Game, Seed, State } from '../src/core/game.js';
import { Luck, mix } from '../src/core/luck.js';
import { AgentFault, faultOf, sayFault } from './fault.js';
import type { Guard } from './loaded.js';

/**
 * A user's agent at the table. It decides on a copy of the state and of the options, so nothing that it writes there
 * counts, and in the copy everything that its seat can't see is dealt anew, by chance of its own.
 */
export class Blindfold implements Agent {
  readonly name: string;
  readonly unit?: string;
  readonly considered?: () => readonly Considered[];
  private readonly copy: State;
  private readonly offered: Int32Array;
  /** The chance of the deals, by seat: one agent may decide for several. */
  private readonly lucks: Luck[] = [];
  private count = 0;
  private readonly choice = (): unknown => this.agent.choose(this.copy, this.offered, this.count);

  constructor(
    private readonly game: Game,
    private readonly path: string,
    private readonly agent: Agent,
    private readonly guard: Guard,
  ) {
    this.copy = new Int32Array(game.words);
    this.offered = new Int32Array(game.maxOptions);
    this.name = path;
    if (typeof agent.unit === 'string') this.unit = agent.unit;
    if (typeof agent.considered === 'function') this.considered = () => this.weighed();
  }

  begin(seat: number, [a, b]: Seed): void {
    this.lucks[seat] = new Luck([mix(a, b, DEALS, 1), mix(b, a, DEALS, 2)]);
    const answer: unknown = this.attempt(() => this.agent.begin(seat, [a, b]));
    if (isPromise(answer)) this.refuse('begin returned a promise; expected it to be done when it returns');
  }

  choose(state: State, options: Int32Array, count: number): number {
    const { game, copy, offered } = this;
    const seat = game.decider(state);
    const luck = this.lucks[seat]!;
    copy.set(state);
    game.determinize(copy, seat, [luck.next(), luck.next()]);
    for (let i = 0; i < count; i++) offered[i] = options[i]!;
    this.count = count;
    const index = this.attempt(this.choice);
    // Only a whole number is its own unsigned form.
    if ((index as number) >>> 0 === index && index < count) return index;
    return this.refuse(
      `choose returned ${sayAnswer(index)}; expected the index of one of its ${count} options, 0 to ${count - 1}`,
    );
  }

  private weighed(): readonly Considered[] {
    const all = this.attempt(() => this.agent.considered!());
    const isSound = (each: Considered): boolean =>
      typeof each?.value === 'number' && each.index >>> 0 === each.index && each.index < this.count;
    if (Array.isArray(all) && all.every(isSound)) return all;
    return this.refuse('considered returned something else; expected a list of options with index and value');
  }

  private attempt<T>(code: () => T): T {
    try {
      return this.guard(code);
    } catch (error) {
      throw faultOf(this.path, error);
    }
  }

  private refuse(what: string): never {
    throw new AgentFault(sayFault(this.path, what));
  }
}

/** Sets the chance of the deals apart from that which the agent is given. */
const DEALS = 0x6465616c;

const isPromise = (value: unknown): boolean => typeof (value as PromiseLike<unknown>)?.then === 'function';

function sayAnswer(value: unknown): string {
  if (isPromise(value)) return 'a promise';
  if (typeof value === 'string') return `the text ${JSON.stringify(value.slice(0, 40))}`;
  if (typeof value === 'number' || value === undefined || value === null) return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
