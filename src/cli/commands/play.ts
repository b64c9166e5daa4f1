import { InputError, NOBODY, type State } from '../../core/game.js';
import type { GameModule } from '../../games/module.js';
import { BlockPlayer } from '../../match/blocks.js';
import type { GameRecord, Table } from '../../match/play.js';
import { parseReplayKey, replayKey } from '../../match/replay.js';
import { gamesPerBlock, type MatchPlan, type ScheduledGame } from '../../match/schedule.js';
import { wrap } from '../../report/table.js';
import type { Args, Command } from '../command.js';
import type { FlagName } from '../flags.js';
import { type Io, json, line, OK } from '../io.js';
import { PLAN_FLAGS, planOf } from '../plan.js';
import { gameNamed, wholeNumber } from '../values.js';

interface Request {
  readonly module: GameModule;
  readonly plan: MatchPlan;
  readonly player: BlockPlayer;
  readonly scheduled: ScheduledGame;
}

/** One decision, told. */
interface Told {
  readonly turn: number;
  readonly seat: number;
  readonly option: number;
  readonly of: number;
  readonly words: string;
  readonly changes: readonly string[];
}

/** A replay key says all that the flags say, so it takes their place. */
function replayed(args: Args): { words: readonly string[]; text: Args['text'] } {
  const key = args.text('replay');
  if (key === undefined) return args;
  const clash = [...PLAN_FLAGS, ...(['stream', 'unit', 'index'] satisfies FlagName[])].find(
    (flag) => args.text(flag) !== undefined,
  );
  if (clash || args.words.length > 0) {
    throw new InputError(
      `--replay holds the whole game; expected nothing beside it, not ${clash ? `--${clash}` : args.words[0]}`,
    );
  }
  const { game, ...rest } = parseReplayKey(key);
  const texts: Readonly<Partial<Record<FlagName, string>>> = rest;
  return { words: [game], text: (flag) => texts[flag] };
}

/** Nothing at all without a stream, because plans without one share their luck. */
function streamOf(text: string | undefined): Pick<MatchPlan, 'stream'> {
  return text === undefined || text === '' ? {} : { stream: text };
}

function requestOf(args: Args, io: Io): Request {
  const given = replayed(args);
  const module = gameNamed(io.games, given.words[0]);
  const plan = { ...planOf(module, given, io), ...streamOf(given.text('stream')) };
  const unit = wholeNumber('unit', given.text('unit') ?? '0', 0, Number.MAX_SAFE_INTEGER);
  const index = wholeNumber('index', given.text('index') ?? '0', 0, gamesPerBlock(plan) - 1);
  const player = new BlockPlayer(module, plan, true);
  return { module, plan, player, scheduled: player.scheduled(unit, index) };
}

/** Goes through a game and hands each decision, with what it changed, to `tell`. */
function through(table: Table, tell: (told: Told) => void): GameRecord {
  const { game, state } = table;
  const before: State = new Int32Array(game.words);
  while (!table.over()) {
    before.set(state);
    const option = table.decide();
    const of = table.count;
    table.apply(option);
    tell({
      turn: game.turns(before),
      seat: game.decider(before),
      option,
      of,
      words: game.sayOption(before, option),
      changes: game.sayChanges(before, state),
    });
  }
  return table.finish();
}

function nameOf({ plan, scheduled }: Request, seat: number): string {
  return `${plan.sides[seat as 0 | 1].name} (${'AB'[seat]}, ${plan.agents[scheduled.pilots[seat]!]})`;
}

/** The heading of the next turn says it. */
const TURN_BEGINS = /^Turn \d+: /;

/** A heading per turn, a line per decision, and what it changed below it. */
function teller(request: Request, io: Io): (told: Told) => void {
  let turn = 0;
  return (told) => {
    if (told.turn !== turn) {
      line(io.out, `\nTurn ${told.turn}: ${request.plan.sides[told.seat as 0 | 1].name}`);
    }
    turn = told.turn;
    line(io.out, wrap(`${'AB'[told.seat]} ${told.words}`, '  '));
    for (const change of told.changes.filter((words) => !TURN_BEGINS.test(words))) {
      line(io.out, wrap(change, '      '));
    }
  };
}

function sayResult(request: Request, record: GameRecord): string {
  const length = `${record.turns} turns and ${record.decisions} decisions`;
  if (record.end === 'won') return `${nameOf(request, record.winner)} wins after ${length}.`;
  return record.end === 'drawn' ? `Nobody wins after ${length}.` : `Stopped after ${length}: nobody has won.`;
}

function summaryOf({ module, plan, scheduled }: Request, record: GameRecord) {
  const measures = module.game.measures.map((name, i) => [name, record.measures[i]!]);
  return {
    a: plan.sides[0].name,
    b: plan.sides[1].name,
    agent_a: plan.agents[scheduled.pilots[0]!],
    agent_b: plan.agents[scheduled.pilots[1]!],
    seat_a: scheduled.first,
    winner: record.winner === NOBODY ? 'none' : 'ab'[record.winner],
    end: record.end === 'won' ? module.game.ends[record.how] : record.end,
    turns: record.turns,
    decisions: record.decisions,
    ...Object.fromEntries(measures),
    seed: Number(plan.seed),
    unit: scheduled.block,
    replay: replayKey(plan, scheduled.block, scheduled.index),
  };
}

function run(args: Args, io: Io): number {
  const request = requestOf(args, io);
  const { module, plan, player, scheduled } = request;
  const table = player.open(scheduled);
  if (args.on('json')) {
    const rows: Told[] = [];
    const record = through(table, (told) => rows.push(told));
    const summary = { ...summaryOf(request, record), state: module.game.sayState(table.state) };
    json(io, { command: 'play', game: plan.game, summary, rows });
    return OK;
  }
  line(
    io.out,
    `${module.game.title}: ${nameOf(request, 0)} against ${nameOf(request, 1)}, seed ${plan.seed}`,
  );
  const record = through(table, teller(request, io));
  line(io.out, `\n${module.game.sayState(table.state)}\n\n${sayResult(request, record)}`);
  line(io.out, `Again: fulcrum play --replay ${replayKey(plan, scheduled.block, scheduled.index)}`);
  return OK;
}

export const play: Command = {
  name: 'play',
  usage: 'GAME --a X --b Y [--seed S]',
  about: 'One game told in words, turn by turn.',
  words: 1,
  flags: [...PLAN_FLAGS, 'stream', 'unit', 'index', 'replay', 'json'],
  examples: [
    ['play keyforge --a miss-onyx-censorius --b radiant-argus-the-supreme --seed 7', 'two bundled decks'],
    ['play --replay KEY', 'a row of games.csv again'],
  ],
  run,
};
