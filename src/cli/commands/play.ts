import { setImmediate } from 'node:timers/promises';
import { AgentFault } from '../../../agents/fault.js';
import { HUMAN, makeAgent, refuseStray } from '../../../agents/index.js';
import { InputError, NOBODY } from '../../core/game.js';
import { SIDE_LETTERS } from '../../games/dials.js';
import type { GameModule } from '../../games/module.js';
import { BlockPlayer } from '../../match/blocks.js';
import { inThisThread } from '../../match/oversight.js';
import type { GameRecord, Table } from '../../match/play.js';
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
import { saySetup } from '../../report/text/dials.js';
import { wrap } from '../../report/text/table.js';
import { agentSecondsValue } from '../flags/agents.js';
import type { Args, Command } from '../flags/command.js';
import { gameFlags, namedOr } from '../flags/game-flags.js';
import { PLAN_FLAGS, planOf } from '../flags/plan.js';
import { loadOwnAgents } from '../flags/settings.js';
import { gameNamed, wholeNumber } from '../flags/values.js';
import { playAmongPeople, sayTable } from '../play/people.js';
import { playAndTell, SEAT_NAMES, type Told, teller } from '../play/story.js';
import { INTERRUPTED, type Io, json, line, OK } from '../terminal/io.js';

interface Request {
  readonly module: GameModule;
  readonly plan: MatchPlan;
  readonly player: BlockPlayer;
  readonly scheduled: ScheduledGame;
}

/** Which game to play: as typed, or as a replay key says. */
interface Given extends Pick<Args, 'positionals' | 'text'> {
  /** How it ended when its key was written. */
  readonly as?: string;
}

const AGENT_SECONDS = 'agent-seconds';

/** A replay key says all that the flags say about a game, so it takes their place. */
function replayed(args: Args, io: Io): Given {
  const key = args.text('replay');
  if (key === undefined) return args;
  const flags = [...PLAN_FLAGS, ...ofGames(io.games), 'stream', 'unit', 'index'];
  const clash = flags.find((flag) => args.text(flag) !== undefined);
  if (clash || args.positionals.length > 0) {
    throw new InputError(
      `--replay holds the whole game; expected nothing beside it, not ${clash ? `--${clash}` : args.positionals[0]}`,
    );
  }
  const { game, as, parts } = parseReplayKey(key);
  checkParts(gameNamed(io.games, game), parts, key);
  const text = (flag: string) => (flag === AGENT_SECONDS ? args.text(flag) : parts.get(flag));
  return { positionals: [game], text, as };
}

const ofGames = (games: readonly GameModule[]): string[] =>
  games.flatMap((module) => gameFlags(module).map(({ name }) => name));

/** Older keys name the chains of every game, though a game may have none. */
const IDLE = /^0(,0)*$/;

/** A part that is no flag would be left unheard, and another game be played. */
function checkParts(module: GameModule, parts: ReadonlyMap<string, string>, key: string): void {
  const known = [...PLAN_FLAGS, ...ofGames([module]), 'stream', 'unit', 'index'];
  const unknown = [...parts].find(([part, text]) => !known.includes(part) && !IDLE.test(text));
  if (unknown) throw new InputError(`"${key}" is not a replay key: ${module.game.id} has no ${unknown[0]}`);
}

/** Nothing at all without a stream, because plans without one share their luck. */
function streamOf(text: string | undefined): Pick<MatchPlan, 'stream'> {
  return text === undefined || text === '' ? {} : { stream: text };
}

/** A random agent sits at the seats of people; it is never asked. */
function withStandIns(plan: MatchPlan): MatchPlan {
  return { ...plan, agents: plan.agents.map((spec) => (spec === HUMAN ? 'random' : spec)) };
}

function requestOf(given: Given, io: Io): Request {
  const module = gameNamed(io.games, given.positionals[0]);
  const plan = { ...planOf(module, given, io, 'with people'), ...streamOf(given.text('stream')) };
  const unit = wholeNumber('unit', given.text('unit') ?? '0', 0, Number.MAX_SAFE_INTEGER);
  const index = wholeNumber('index', given.text('index') ?? '0', 0, gamesPerBlock(plan) - 1);
  const oversight = inThisThread(agentSecondsValue(given.text(AGENT_SECONDS)));
  const player = new BlockPlayer(module, withStandIns(plan), { check: true, oversight });
  return { module, plan, player, scheduled: player.scheduled(unit, index) };
}

/** Who plays each side of this game. */
function pilotsIn({ plan, scheduled }: Request): readonly string[] {
  return sidePilots({ ...plan, agents: scheduled.pilots.of.map((agent) => plan.agents[agent]!) });
}

function nameOf(request: Request, side: number): string {
  const { name } = request.plan.sides[side]!;
  const pilot = pilotsIn(request)[side]!;
  if (request.module.cooperative) return pilot === '' ? name : `${name} (${pilot})`;
  return `${name} (${[SEAT_NAMES[side]!, ...(pilot === '' ? [] : [pilot])].join(', ')})`;
}

/** Whose turns are told: sides, or players who are one side together. */
function seatNames({ module, plan }: Request, table: Table): readonly string[] {
  const names = module.cooperative?.seatNames(table.state) ?? module.seatNames?.(table.state);
  return names ?? plan.sides.map(({ name }) => name);
}

/** Players who win together. */
const areSeveral = ({ module, plan }: Request, side: number): boolean =>
  module.cooperative !== undefined && plan.sides[side]!.name.includes(' and ');

function sayResult(request: Request, record: GameRecord): string {
  const length = `${record.turns} turns and ${record.decisions} decisions`;
  if (record.end === 'won') {
    const verb = areSeveral(request, record.winner) ? 'win' : 'wins';
    return `${nameOf(request, record.winner)} ${verb} after ${length}.`;
  }
  return record.end === 'drawn' ? `Nobody wins after ${length}.` : `Stopped after ${length}: nobody has won.`;
}

function summaryOf(request: Request, record: GameRecord) {
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
    seed: Number(plan.seed),
    unit: scheduled.block,
    replay: replayKey(module, plan, scheduled.block, scheduled.index, record),
  };
}

/** What is changed about the game; who plays is told with the sides. */
const changesOf = ({ module, plan }: Request): string[] => changesIn(module, { ...plan, agents: [''] }, '');

/** The seats of people. */
function peopleIn({ plan, scheduled }: Request, { game, state }: Table, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.filter(
    (seat) => plan.agents[agentAt(scheduled.pilots, seat, game.sideOf(state, seat))] === HUMAN,
  );
}

/** Refuses a replay that ended differently from the game of its key. */
function refuseAnother(record: GameRecord, { as }: Given): void {
  const now = outcomeOf(record);
  if (!as || as === now) return;
  const say = (outcome: string) => outcome.replace(/(.*)\.(.*)\.(.*)/, 'winner $1, $2 turns, $3 decisions');
  throw new InputError(
    `--replay: this is not the game of the key (${say(as)}) but another (${say(now)}): rules, an agent or a deck file have changed since; play it with the version and files that wrote the key`,
  );
}

function playAsJson(request: Request, given: Given, table: Table, explain: boolean, io: Io): void {
  const { module, plan } = request;
  const rows: Told[] = [];
  const opening = table.opening();
  const record = playAndTell(table, (told) => rows.push(told), { explain });
  refuseAnother(record, given);
  const summary = { ...summaryOf(request, record), state: module.game.sayState(table.state) };
  json(io, { command: 'play', game: plan.game, summary, opening, rows });
}

/** Agents that do not say what they consider. */
function silentAgents({ module, plan }: Request): string[] {
  return [...new Set(plan.agents)].filter((spec) => !makeAgent(module.game, spec).considered);
}

function tellGame(request: Request, given: Given, table: Table, explain: boolean, io: Io): void {
  const names = seatNames(request, table);
  if (explain) {
    for (const agent of silentAgents(request)) line(io.out, wrap(`${agent} does not say what it considers.`));
  }
  const record = playAndTell(table, teller(names, io.out, table.opening()), { explain });
  refuseAnother(record, given);
  line(io.out, `\n${sayTable(table)}\n\n${wrap(sayResult(request, record))}`);
  line(io.out, `Again: fulcrum play --replay ${keyOf(request, record)}`);
}

const keyOf = ({ module, plan, scheduled }: Request, record?: GameRecord): string =>
  replayKey(module, plan, scheduled.block, scheduled.index, record);

/** No output may show what a person must not know. */
function refuseBesidePeople(args: Args): void {
  const flag = (['json', 'explain'] as const).find((each) => args.on(each));
  if (flag) throw new InputError(`--${flag}: expected agents only, because it shows all cards to the person`);
}

async function playWithPeople(
  request: Request,
  table: Table,
  people: readonly number[],
  io: Io,
): Promise<number> {
  const names = seatNames(request, table);
  const you = people.map((seat) => SEAT_NAMES[seat]).join(' and ');
  line(io.out, `You play ${you}. Type ? for help.`);
  const record = await playAmongPeople({ module: request.module, table, seats: people, names }, io);
  const again = `The same cards again: fulcrum play --replay ${keyOf(request)}`;
  if (!record) {
    line(io.out, `You have left the game in turn ${table.game.turns(table.state)}.\n${again}`);
    return INTERRUPTED;
  }
  const viewer = people.length === 1 ? people[0] : undefined;
  line(io.out, `\n${sayTable(table, viewer)}\n\n${wrap(sayResult(request, record))}\n${again}`);
  return OK;
}

async function run(args: Args, io: Io): Promise<number> {
  const given = replayed(args, io);
  await loadOwnAgents(given);
  const request = requestOf(given, io);
  try {
    const code = await tell(request, given, args, io);
    await setImmediate();
    refuseStray();
    return code;
  } catch (error) {
    throw error instanceof AgentFault ? request.player.named(request.scheduled, error) : error;
  }
}

async function tell(request: Request, given: Given, args: Args, io: Io): Promise<number> {
  const changes = changesOf(request);
  const { module, plan, player, scheduled } = request;
  const table = player.open(scheduled);
  const people = peopleIn(request, table, seatNames(request, table).length);
  if (people.length > 0) refuseBesidePeople(args);
  if (args.on('json')) {
    playAsJson(request, given, table, args.on('explain'), io);
    return OK;
  }
  const names = plan.sides.map((_, side) => nameOf(request, side)).join(' against ');
  const said = [names, ...saySetup(module, plan)].join(', ');
  line(io.out, wrap(`${module.game.title}: ${said}, seed ${plan.seed}`));
  if (changes.length > 0) line(io.out, wrap(`Changed: ${sayChanges(changes)}`));
  if (people.length > 0) return playWithPeople(request, table, people, io);
  tellGame(request, given, table, args.on('explain'), io);
  return OK;
}

export const play: Command = {
  name: 'play',
  usage: 'GAME A B [--seed S]',
  about:
    'One game told in words, turn by turn. The agent `human` is a person, who plays in the terminal and sees what that seat may see. --explain shows what an agent considers: search agents by the chance of winning, a heuristic in a unit of its game. A heuristic does what is worth doing in a fixed order, so what it does first is not always what is worth most.',
  maxPositionals: 1,
  sidesAfter: 'GAME',
  gamesOf: { games: namedOr() },
  flags: [...PLAN_FLAGS, 'agent-seconds', 'stream', 'unit', 'index', 'replay', 'explain', 'json', 'quiet'],
  examples: [
    ['play keyforge miss-onyx-censorius radiant-argus-the-supreme --seed 7', 'two bundled decks'],
    ['play keyforge my-deck.json rival.txt --agents human,ismcts', 'play against the computer'],
    ['play keyforge my-deck.json rival.txt --explain', 'with the reasons'],
    ['play --replay KEY', 'a row of games.csv again'],
  ],
  run,
};
