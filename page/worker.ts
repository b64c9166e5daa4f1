import { makeAgent } from '../agents/index.js';
import type { Agent, Considered } from '../src/core/agent.js';
import type { Seed, State } from '../src/core/game.js';
import { GAMES } from '../src/games/index.js';
import type { GameModule } from '../src/games/module.js';
import type { Recording } from '../src/match/recording.js';
import { agentSeed } from '../src/match/schedule.js';
import { HUMAN, Line } from './line.js';

/** What the page asks of a worker. */
export type Job =
  /** Ever longer searches of one position. */
  | { readonly kind: 'analyse'; readonly game: string; readonly state: State; readonly spec: string }
  /** What the agents of a game considered, decision by decision. */
  | { readonly kind: 'explain'; readonly recording: Recording }
  /** The chance of winning at every decision of a game. */
  | { readonly kind: 'judge'; readonly recording: Recording; readonly spec: string }
  /** One decision of a bot. */
  | {
      readonly kind: 'choose';
      readonly game: string;
      readonly state: State;
      readonly spec: string;
      readonly seed: Seed;
    };

/** How an option looks to an agent. */
export interface Weighed {
  readonly unit: string;
  /** The agent's choice first. */
  readonly options: readonly Considered[];
}

export type Answer =
  | { readonly kind: 'analysed'; readonly weighed: Weighed; readonly tries: number }
  | { readonly kind: 'explained'; readonly at: number; readonly weighed: Weighed }
  | { readonly kind: 'judged'; readonly at: number; readonly side: number; readonly chance: number }
  /** The whole answer of a bot; the others end with `done`. */
  | { readonly kind: 'chosen'; readonly index: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };

type Tell = (answer: Answer) => void;

const moduleOf = (id: string): GameModule => GAMES.find(({ game }) => game.id === id)!;

/** The agent of a spec, about to decide at this state. */
function seated(module: GameModule, spec: string, state: State, seed: Seed): Agent {
  const agent = makeAgent(module.game, spec);
  agent.begin(module.game.decider(state), seed);
  return agent;
}

function optionsAt({ game }: GameModule, state: State): Int32Array {
  const out = new Int32Array(game.maxOptions);
  return out.slice(0, game.options(state, out));
}

const weighedBy = (agent: Agent): Weighed | undefined =>
  agent.considered && { unit: agent.unit ?? '', options: agent.considered() };

/** How often the search tries the options, in rounds of which each has luck of its own. */
const ROUNDS = [200, 1000, 5000, 20_000];

function analyse({ game, state, spec }: Extract<Job, { kind: 'analyse' }>, tell: Tell): void {
  const module = moduleOf(game);
  const options = optionsAt(module, state);
  for (const tries of ROUNDS) {
    const agent = seated(module, `${spec}:iterations=${tries}`, state, [tries, 1]);
    agent.choose(state, options, options.length);
    tell({ kind: 'analysed', weighed: weighedBy(agent)!, tries });
  }
}

/** Each agent goes through the game as it did, with the same chance, so it considers the same again. */
function explain({ recording }: Extract<Job, { kind: 'explain' }>, tell: Tell): void {
  const module = moduleOf(recording.game);
  const line = new Line(module, recording);
  const agents = line.seats().map((_, seat) => agentOf(line, seat));
  line.steps.forEach(({ seat, options }, at) => {
    const agent = agents[seat];
    if (!agent || options.length === 1) return;
    agent.choose(line.states[at]!, options, options.length);
    const weighed = weighedBy(agent);
    if (weighed) tell({ kind: 'explained', at, weighed });
  });
}

/** Nobody for a person or for an agent of somebody's own. */
function agentOf(line: Line, seat: number): Agent | undefined {
  const spec = line.pilot(seat);
  if (spec === HUMAN || /[\\/]|\.[cm]?js/.test(spec)) return undefined;
  const agent = makeAgent(line.module.game, spec);
  agent.begin(seat, agentSeed(line.recording.seed, seat));
  return agent;
}

function judge({ recording, spec }: Extract<Job, { kind: 'judge' }>, tell: Tell): void {
  const module = moduleOf(recording.game);
  const line = new Line(module, recording);
  line.steps.forEach(({ seat, options }, at) => {
    if (options.length === 1) return;
    const state = line.states[at]!;
    const agent = seated(module, spec, state, [at, 1]);
    agent.choose(state, options, options.length);
    const side = module.game.sideOf(state, seat);
    tell({ kind: 'judged', at, side, chance: agent.considered!()[0]!.value });
  });
}

function choose({ game, state, spec, seed }: Extract<Job, { kind: 'choose' }>, tell: Tell): void {
  const module = moduleOf(game);
  const options = optionsAt(module, state);
  const index = seated(module, spec, state, seed).choose(state, options, options.length);
  tell({ kind: 'chosen', index });
}

function perform(job: Job, tell: Tell): void {
  switch (job.kind) {
    case 'analyse':
      return analyse(job, tell);
    case 'explain':
      return explain(job, tell);
    case 'judge':
      return judge(job, tell);
    case 'choose':
      return choose(job, tell);
  }
}

/** In a worker: does one job after the other. */
export function serve(): void {
  const tell: Tell = (answer) => postMessage(answer);
  addEventListener('message', ({ data }: MessageEvent<Job>) => {
    try {
      perform(data, tell);
      if (data.kind !== 'choose') tell({ kind: 'done' });
    } catch (error) {
      tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  });
}
