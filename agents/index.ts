import type { Agent, AgentMaker } from '../src/core/agent.js';
import { type Game, InputError } from '../src/core/game.js';
import { nearest } from '../src/core/names.js';
import { evaluateAeonsEnd } from './heuristics/aeons-end/evaluation.js';
import { aeonsEndHeuristic } from './heuristics/aeons-end.js';
import { evaluateCodex } from './heuristics/codex/evaluation.js';
import { codexHeuristic } from './heuristics/codex.js';
import { evaluateKeyforge } from './heuristics/keyforge/evaluation.js';
import { keyforgeHeuristic } from './heuristics/keyforge.js';
import { evaluateShards } from './heuristics/shards/evaluation.js';
import { shardsHeuristic } from './heuristics/shards.js';
import { ismcts } from './ismcts.js';
import { hasScorer, scorerOf } from './learnt/index.js';
import { learnt } from './learnt.js';
import { type Guard, loaded } from './loaded.js';
import { mc } from './mc.js';
import { checkNames, numberParameter, wholeParameter } from './parameters.js';
import { nameIn } from './paths.js';
import { LearntPrior, type Prior } from './prior.js';
import { random } from './random.js';
import type { Evaluation, SearchSettings } from './rollout.js';

type Parameters = ReadonlyMap<string, string>;

/** The `heuristic` of each game, one line each. */
const HEURISTICS: Readonly<Record<string, () => Agent>> = {
  keyforge: keyforgeHeuristic,
  'aeons-end': aeonsEndHeuristic,
  codex: codexHeuristic,
  shards: shardsHeuristic,
};

/** How a position of each game is judged, one line each; without one, rollouts go to the end. */
const EVALUATIONS: Readonly<Record<string, Evaluation>> = {
  keyforge: evaluateKeyforge,
  'aeons-end': evaluateAeonsEnd,
  codex: evaluateCodex,
  shards: evaluateShards,
};

interface Search {
  readonly chance: number;
  readonly margin: number;
  readonly turns: number;
  readonly temperature: number;
  /** What ismcts tries first, and what mc must beat. */
  readonly prior: PriorName;
}

const PRIORS = ['heuristic', 'learnt'] as const;
type PriorName = (typeof PRIORS)[number];

/** More turns than a game has: rollouts go to the end. */
const TO_THE_END = 1000;

/**
 * How each game is searched, one line each. Where decisions are many and most of them small, of many options one looks
 * better by chance: it must beat the heuristic's clearly, and rollouts on the same deal must not differ for nothing.
 * What mages and Shards players buy pays off many turns later, so there nothing but the end of the game tells.
 * Decisions of Codex are many, and what is learnt of each is little: a few games in a thousand make a difference.
 * In as much time, the learnt prior wins in KeyForge and Codex, and in Aeon's End what learnt likes is far better than
 * what the heuristic likes; in Shards with 400 iterations the prior has not been shown to help.
 */
const SEARCHES: Readonly<Record<string, Partial<Search>>> = {
  'aeons-end': { chance: 0, margin: 2, turns: TO_THE_END, prior: 'learnt' },
  shards: { chance: 0, margin: 1, turns: TO_THE_END },
  keyforge: { prior: 'learnt' },
  codex: { temperature: 0.005, prior: 'learnt' },
};
const USUAL_SEARCH: Search = { chance: 0.1, margin: 0, turns: 3, temperature: 0.02, prior: 'heuristic' };
export const searchOf = (game: string): Search => ({ ...USUAL_SEARCH, ...SEARCHES[game] });

/** Every agent by its name, the strongest last. */
const AGENTS: Readonly<Record<string, AgentMaker>> = {
  random: plain(() => random),
  heuristic: plain((game) => HEURISTICS[game.id]!),
  learnt: plain((game) => () => learnt(scorerOf(game, 'agent learnt'), HEURISTICS[game.id]!())),
  mc: makeMc,
  ismcts: makeIsmcts,
};

/** Not the strongest, but the strongest that plays thousands of games a second. */
const FAST = ['random', 'heuristic'];

/** A maker for an agent that has nothing to set. */
function plain(of: (game: Game) => () => Agent): AgentMaker {
  return (game, parameters) => {
    const agent = of(game)();
    const [name] = parameters.keys();
    if (name !== undefined)
      throw new InputError(`agent ${agent.name} has no parameter "${name}"; it takes none`);
    return agent;
  };
}

const SEARCH_PARAMETERS = ['margin', 'rollout', 'chance', 'turns'];

/** Who plays rollouts, how much is left to chance, after how many turns a position is judged, and what is clear. */
function searchSettings(agent: string, game: Game, given: Parameters): SearchSettings {
  const rollout = given.get('rollout') ?? FAST.filter((name) => isKnown(game.id, name)).at(-1)!;
  const names = [...FAST, 'learnt'].filter((name) => isKnown(game.id, name));
  if (!names.includes(rollout)) throw new InputError(`rollout=${rollout}: expected ${names.join(', ')}`);
  const usual = searchOf(game.id);
  return {
    name: nameOf(agent, given),
    margin: numberParameter(given, 'margin', usual.margin, [0, 100]),
    policy: () => makeAgent(game, rollout),
    chance: numberParameter(given, 'chance', usual.chance, [0, 1]),
    turns: wholeParameter(given, 'turns', usual.turns, [1, TO_THE_END]),
    evaluate: evaluationOf(game.id),
  };
}

function nameOf(agent: string, given: Parameters): string {
  const words = [...given].map(([name, value]) => `${name}=${value}`);
  return words.length === 0 ? agent : `${agent}:${words.join()}`;
}

function makeMc(game: Game, given: Parameters): Agent {
  checkNames('mc', given, ['rollouts', 'prior', ...SEARCH_PARAMETERS]);
  return mc(game, {
    rollouts: wholeParameter(given, 'rollouts', 200, [1, 1e7]),
    prior: priorOf(game, given),
    ...searchSettings('mc', game, given),
  });
}

const ISMCTS_PARAMETERS = ['iterations', 'ms', 'explore', 'trust', 'prior', 'temperature', 'uniform'];

function makeIsmcts(game: Game, given: Parameters): Agent {
  checkNames('ismcts', given, [...ISMCTS_PARAMETERS, ...SEARCH_PARAMETERS]);
  if (given.has('ms') && given.has('iterations'))
    throw new InputError('agent ismcts: expected iterations= or ms=, not both');
  const ms = given.has('ms') ? wholeParameter(given, 'ms', 0, [1, 1e6]) : undefined;
  return ismcts(game, {
    iterations: ms === undefined ? wholeParameter(given, 'iterations', 400, [1, 1e7]) : undefined,
    ms,
    explore: numberParameter(given, 'explore', 0.6, [0, 100]),
    trust: numberParameter(given, 'trust', 0.4, [0, 1]),
    prior: priorOf(game, given),
    uniform: numberParameter(given, 'uniform', 0.1, [0, 1]),
    ...searchSettings('ismcts', game, given),
  });
}

/** What else than the favourite says how often options are tried at first. */
function priorOf(game: Game, given: Parameters): Prior | undefined {
  const name = given.get('prior') ?? searchOf(game.id).prior;
  if (!PRIORS.some((prior) => prior === name))
    throw new InputError(`prior=${name}: expected ${PRIORS.join(' or ')}`);
  const temperature = numberParameter(given, 'temperature', searchOf(game.id).temperature, [0.0001, 1]);
  if (name === 'learnt') {
    return new LearntPrior(scorerOf(game, 'prior=learnt'), temperature);
  }
  const odd = ['temperature', 'uniform'].find((parameter) => given.has(parameter));
  if (odd) throw new InputError(`agent ismcts: ${odd}= says how prior=learnt is used; expected it with that`);
  return undefined;
}

function isKnown(game: string, name: string): boolean {
  if (name === 'learnt') return hasScorer(game);
  return name !== 'heuristic' || Object.hasOwn(HEURISTICS, game);
}

/** The agents that can play a game, the strongest last. */
export function agentNames(game: string): string[] {
  return Object.keys(AGENTS).filter((name) => isKnown(game, name));
}

/** How a game's positions are judged; undefined for a game without a judgement. */
export const evaluationOf = (game: string): Evaluation | undefined =>
  Object.hasOwn(EVALUATIONS, game) ? EVALUATIONS[game] : undefined;

/**
 * Who plays when nobody is named, where it is not the fastest that plays with a plan. A nemesis does what its cards say,
 * so mages who play better find it easier: learnt wins 16 games in a hundred more. In duels, where both sides gain, it has said what the heuristic says.
 */
const USUAL_PILOTS: Readonly<Record<string, string>> = { 'aeons-end': 'learnt' };

export function defaultAgent(game: string): string {
  return USUAL_PILOTS[game] ?? FAST.filter((name) => isKnown(game, name)).at(-1)!;
}

/** Who plays against a person, who waits for each move: the strongest. */
export const rival = (game: string): string => agentNames(game).at(-1)!;

function parseParameters(words: string, text: string): Parameters {
  const parameters = new Map<string, string>();
  for (const word of text === '' ? [] : text.split(',')) {
    const [name, value, more] = word.split('=');
    if (!name || !value || more !== undefined || parameters.has(name)) {
      throw new InputError(
        `agent "${words}": expected name=value once each, separated by commas, not "${word}"`,
      );
    }
    parameters.set(name, value);
  }
  return parameters;
}

/** Not an agent: a person, whom only `fulcrum play` can ask. */
export const HUMAN = 'human';

/** An agent from the words that name it, such as `random` or `mc:rollouts=200`; `guard` watches a user's own. */
export function makeAgent(game: Game, words: string, guard?: Guard): Agent {
  const name = nameIn(words);
  const parameters = parseParameters(words, words.slice(name.length + 1));
  const own = loaded.get(name);
  if (own) return own(game, parameters, guard);
  const names = agentNames(game.id);
  if (name === HUMAN) {
    throw new InputError(
      `agent "${words}": a person can only play in fulcrum play, as human; expected ${names.join(', ')}, or the path of a .js file`,
    );
  }
  if (names.includes(name) || name === 'learnt') return AGENTS[name]!(game, parameters);
  throw new InputError(
    `no agent "${name}" plays ${game.id}; there is ${names.join(', ')}, or the path of a .js file; nearest: "${nearest(name, names)}"`,
  );
}
