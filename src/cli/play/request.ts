import { HUMAN } from '../../../agents/index.js';
import { isPath, nameIn } from '../../../agents/paths.js';
import { InputError, NOBODY } from '../../core/game.js';
import { SIDE_LETTERS } from '../../games/dials.js';
import type { GameModule } from '../../games/module.js';
import { BlockPlayer } from '../../match/blocks.js';
import { inThisThread } from '../../match/oversight.js';
import type { GameRecord, Table } from '../../match/play.js';
import { type Recording, setupOf } from '../../match/recording.js';
import { outcomeOf, parseReplayKey, replayKey } from '../../match/replay.js';
import {
  agentAt,
  gamesPerBlock,
  type MatchPlan,
  type ScheduledGame,
  sidePilots,
} from '../../match/schedule.js';
import { seatOfSide } from '../../match/sides.js';
import { CHANGED, changesIn, sayChanges, setupCells } from '../../report/rows/changes.js';
import { dialCells } from '../../report/rows/dials.js';
import { agentSecondsValue } from '../flags/agents.js';
import type { Args } from '../flags/command.js';
import { gameFlags } from '../flags/game-flags.js';
import { PLAN_FLAGS, planBetween, planOf } from '../flags/plan.js';
import { gameNamed, wholeNumber } from '../flags/values.js';
import type { Io } from '../terminal/io.js';
import { SEAT_NAMES } from './story.js';

/** One game to be played or told. */
export interface Request {
  readonly module: GameModule;
  readonly plan: MatchPlan;
  readonly player: BlockPlayer;
  readonly scheduled: ScheduledGame;
  /** Of a game that carries its moves: they are told instead of asking agents. */
  readonly moves?: readonly number[];
  /** How it ended when its key was written; empty where the key does not say. */
  readonly as: string;
}

/** Which game to play: as typed, or as a replay key says. */
export interface Given extends Pick<Args, 'positionals' | 'text'> {
  /** How it ended when its key was written. */
  readonly as?: string;
}

const AGENT_SECONDS = 'agent-seconds';

/** The flags whose place a key takes. */
export const flagsInKeys = (games: readonly GameModule[]): string[] => [
  ...PLAN_FLAGS,
  ...games.flatMap((module) => gameFlags(module).map(({ name }) => name)),
  'stream',
  'unit',
  'index',
];

/** The game of a key that names its sides and agents. */
export function givenBy(key: string, text: Args['text'], io: Io): Given {
  const { game, as, parts } = parseReplayKey(key);
  checkParts(gameNamed(io.games, game), parts, key);
  return {
    positionals: [game],
    text: (flag) => (flag === AGENT_SECONDS ? text(flag) : parts.get(flag)),
    as,
  };
}

/** Older keys name the chains of every game, though a game may have none. */
const IDLE = /^0(,0)*$/;

/** A part that is no flag would be left unheard, and another game be played. */
function checkParts(module: GameModule, parts: ReadonlyMap<string, string>, key: string): void {
  const known = flagsInKeys([module]);
  const unknown = [...parts].find(([part, text]) => !known.includes(part) && !IDLE.test(text));
  if (unknown) throw new InputError(`"${key}" is not a replay key: ${module.game.id} has no ${unknown[0]}`);
}

/** Nothing at all without a stream, because plans without one share their luck. */
function streamOf(text: string | undefined): Pick<MatchPlan, 'stream'> {
  return text === undefined || text === '' ? {} : { stream: text };
}

const isStandIn = (spec: string): boolean => spec === HUMAN || isPath(nameIn(spec));

/** A random agent sits at the seats of people; it is never asked. */
const withStandIns = (plan: MatchPlan, stands: (spec: string) => boolean): MatchPlan => ({
  ...plan,
  agents: plan.agents.map((spec) => (stands(spec) ? 'random' : spec)),
});

export function requestOf(given: Given, io: Io): Request {
  const module = gameNamed(io.games, given.positionals[0]);
  const plan = { ...planOf(module, given, io, 'with people'), ...streamOf(given.text('stream')) };
  const unit = wholeNumber('unit', given.text('unit') ?? '0', 0, Number.MAX_SAFE_INTEGER);
  const index = wholeNumber('index', given.text('index') ?? '0', 0, gamesPerBlock(plan) - 1);
  const oversight = inThisThread(agentSecondsValue(given.text(AGENT_SECONDS)));
  const standing = withStandIns(plan, (spec) => spec === HUMAN);
  const player = new BlockPlayer(module, standing, { check: true, oversight });
  return { module, plan, player, scheduled: player.scheduled(unit, index), as: given.as ?? '' };
}

/** A recorded game; agents that can't be asked any more have a stand-in. */
export function requestFor(module: GameModule, recording: Recording): Request {
  setupOf(module, recording);
  const sides = recording.sides.map((side) => ({ ...side, from: side.name }));
  const { game, rotations } = planBetween(module, sides);
  const { pilots, options, seed, first, moves, as } = recording;
  const plan: MatchPlan = { game, sides, rotations, deals: 1, agents: pilots, options, seed: '' };
  const player = new BlockPlayer(module, withStandIns(plan, isStandIn), { check: true });
  const of = pilots.map((_, agent) => agent);
  const scheduled = {
    block: 0,
    index: 0,
    seed,
    first: first ?? undefined,
    deal: 0,
    pilots: { bySide: plan.rotations > 1, of },
  };
  return { module, plan, player, scheduled, moves, as };
}

/** The game as data, with the moves that were made in it. */
export function recordingOf(request: Request, moves: readonly number[], record?: GameRecord): Recording {
  const { module, plan, scheduled } = request;
  const { first, deal, seed, pilots } = scheduled;
  return {
    game: plan.game,
    rules: module.rules,
    sides: plan.sides.map(({ name, data }) => ({ name, data })),
    options: plan.deals > 1 ? { ...plan.options, deal } : plan.options,
    first: first ?? null,
    seed,
    pilots: pilots.of.map((agent) => plan.agents[agent]!),
    moves,
    as: record && record.end !== 'stopped' ? outcomeOf(record) : '',
  };
}

/** Who plays each side of this game. */
function pilotsIn({ plan, scheduled }: Request): readonly string[] {
  return sidePilots({ ...plan, agents: scheduled.pilots.of.map((agent) => plan.agents[agent]!) });
}

export function nameOf(request: Request, side: number): string {
  const { name } = request.plan.sides[side]!;
  const pilot = pilotsIn(request)[side]!;
  if (request.module.cooperative) return pilot === '' ? name : `${name} (${pilot})`;
  return `${name} (${[SEAT_NAMES[side]!, ...(pilot === '' ? [] : [pilot])].join(', ')})`;
}

/** Whose turns are told: sides, or players who are one side together. */
export function seatNames({ module, plan }: Request, table: Table): readonly string[] {
  const names = module.cooperative?.seatNames(table.state) ?? module.seatNames?.(table.state);
  return names ?? plan.sides.map(({ name }) => name);
}

/** Players who win together. */
const areSeveral = ({ module, plan }: Request, side: number): boolean =>
  module.cooperative !== undefined && plan.sides[side]!.name.includes(' and ');

export function sayResult(request: Request, record: GameRecord): string {
  const length = `${record.turns} turns and ${record.decisions} decisions`;
  if (record.end === 'won') {
    const verb = areSeveral(request, record.winner) ? 'win' : 'wins';
    return `${nameOf(request, record.winner)} ${verb} after ${length}.`;
  }
  return record.end === 'drawn' ? `Nobody wins after ${length}.` : `Stopped after ${length}: nobody has won.`;
}

export function summaryOf(request: Request, record: GameRecord, replay = keyOf(request, record)) {
  const { module, plan, scheduled } = request;
  const measures = module.game.measures.map((name, i) => [name, record.measures[i]!]);
  return {
    ...Object.fromEntries(plan.sides.map(({ name }, side) => [SIDE_LETTERS[side], name])),
    ...Object.fromEntries(pilotsIn(request).map((agent, side) => [`agent_${SIDE_LETTERS[side]}`, agent])),
    ...dialCells(module, plan),
    ...setupCells(module, plan),
    [CHANGED]: sayChanges(changesOf(request)),
    seat_a: record.began === NOBODY ? 0 : seatOfSide(0, record.began, plan.sides.length),
    winner: record.winner === NOBODY ? '' : SIDE_LETTERS[record.winner],
    end: record.end === 'won' ? module.game.ends[record.how] : record.end,
    turns: record.turns,
    decisions: record.decisions,
    ...Object.fromEntries(measures),
    ...(request.moves ? {} : { seed: Number(plan.seed), unit: scheduled.block }),
    replay,
  };
}

/** What is changed about the game; who plays is told with the sides. */
export const changesOf = ({ module, plan }: Request): string[] =>
  changesIn(module, { ...plan, agents: [''] }, '');

/** The seats of people. */
export function peopleIn({ plan, scheduled }: Request, { game, state }: Table, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.filter(
    (seat) => plan.agents[agentAt(scheduled.pilots, seat, game.sideOf(state, seat))] === HUMAN,
  );
}

/** Refuses a replay that ended differently from the game of its key. */
export function refuseAnother(record: GameRecord, { as }: Request): void {
  const now = outcomeOf(record);
  if (as === '' || as === now) return;
  const say = (outcome: string) => outcome.replace(/(.*)\.(.*)\.(.*)/, 'winner $1, $2 turns, $3 decisions');
  throw new InputError(
    `--replay: this is not the game of the key (${say(as)}) but another (${say(now)}): rules, an agent or a deck file have changed since; play it with the version and files that wrote the key`,
  );
}

export const keyOf = ({ module, plan, scheduled }: Request, record?: GameRecord): string =>
  replayKey(module, plan, scheduled.block, scheduled.index, record);
