import { agentNames } from '../../../agents/index.js';
import { InputError } from '../../core/game.js';
import type { GameModule } from '../../games/module.js';
import { measured, speedup } from '../../match/bench.js';
import { copyTime, REFERENCE, walkTime } from '../../match/calibration.js';
import { ROUNDS } from '../../match/measure.js';
import type { MatchPlan } from '../../match/schedule.js';
import { table } from '../../report/text/table.js';
import type { Args, Command } from '../flags/command.js';
import { planOf } from '../flags/plan.js';
import { gameNamed, secondsValue } from '../flags/values.js';
import { INTERRUPTED, type Io, json, line, OK } from '../terminal/io.js';
import { count } from '../terminal/progress.js';

/** One figure beside its budget; empty cells where there is none. */
interface Figure {
  readonly game: string;
  readonly what: string;
  readonly measured: number;
  /** Of the rounds whose median was measured. */
  readonly lowest?: number;
  readonly highest?: number;
  readonly at_least?: number;
  readonly at_most?: number;
  readonly aim?: number;
  /** What it was on the machine for which the budgets were set. */
  readonly reference?: number;
}

const KIB = 1024;
/** Two more columns than other tables need. */
const WIDTH = 90;
const COPY = 'nanoseconds to copy 8 KiB';
const WALK = 'nanoseconds per step of a linked list';

/** Makes the match that an agent is measured in. */
type Plans = (agent: string) => MatchPlan;

function plansOf(module: GameModule, args: Args, io: Io): Plans {
  const [a, b] = module.defaultSides;
  const sides: Readonly<Record<string, string>> = { a, b };
  return (agent) =>
    planOf(module, { text: (flag) => (flag === 'agent' ? agent : (args.text(flag) ?? sides[flag])) }, io);
}

async function agentFigures(
  module: GameModule,
  agent: string,
  seconds: number,
  plans: Plans,
): Promise<Figure[]> {
  const game = module.game.id;
  const { games, decisions, lowest, highest, ...memory } = await measured(module, plans(agent), seconds);
  const budget = module.budgets[agent];
  const limits = budget ? { at_least: budget[0], aim: budget[1] } : {};
  const none = { at_most: 0, aim: 0 };
  return [
    { game, what: `${agent}: games/s, one core`, measured: games, lowest, highest, ...limits },
    { game, what: `${agent}: decisions/s, one core`, measured: decisions },
    { game, what: `${agent}: bytes allocated per decision`, measured: memory.allocatedPerDecision, ...none },
    { game, what: `${agent}: bytes held per million decisions`, measured: memory.heldPerMillion },
  ];
}

/** Agents that are measured: those of the budgets. Search agents would only measure their own settings. */
async function* figures(module: GameModule, seconds: number, plans: Plans): AsyncGenerator<Figure> {
  const game = module.game.id;
  const agents = agentNames(game).filter((agent) => agent === 'random' || agent in module.budgets);
  for (const agent of agents) yield* await agentFigures(module, agent, seconds, plans);
  const { words } = module.game;
  yield { game, what: 'bytes of a state', measured: 4 * words, at_most: 8 * KIB, aim: 4 * KIB };
  yield { game, what: 'nanoseconds to copy a state', measured: copyTime(words) };
  const twice = await speedup(module, plans(agents.at(-1)!), seconds);
  yield { game, what: 'two threads against one', measured: twice, at_least: 1.8, aim: 1.95 };
}

/** Every figure in turn; the machine's own come first, while it is cool. */
async function* allFigures(args: Args, io: Io): AsyncGenerator<Figure> {
  const modules = args.positionals.length > 0 ? [gameNamed(io.games, args.positionals[0])] : io.games;
  const seconds = secondsValue(args.text('seconds'));
  yield { game: 'machine', what: COPY, measured: copyTime(), reference: REFERENCE.copy };
  yield { game: 'machine', what: WALK, measured: walkTime(), reference: REFERENCE.walk };
  for (const module of modules) yield* figures(module, seconds, plansOf(module, args, io));
}

function number(value: number | undefined): string {
  if (value === undefined) return '';
  return Math.abs(value) >= 100 || Number.isInteger(value) ? count(value) : value.toFixed(2);
}

function say(rows: readonly Figure[]): string {
  const cells = rows.map((row) => {
    const limit = row.at_most === undefined ? number(row.at_least) : `≤ ${number(row.at_most)}`;
    return [row.game, row.what, number(row.measured), number(row.highest), limit, number(row.aim)];
  });
  const heads = ['game', 'what', 'measured', 'fastest', 'budget', 'aim'];
  return [
    table([heads, ...cells], { right: [2, 3, 4, 5], width: WIDTH }),
    '',
    ...sayRounds(rows),
    ...sayMachine(rows),
  ].join('\n');
}

/** How much the rounds differ shows how quiet the machine was. */
function sayRounds(rows: readonly Figure[]): string[] {
  const slowest = rows
    .filter((row) => row.lowest !== undefined)
    .map(({ game, what, lowest }) => `  ${game} ${what}: ${number(lowest)}`);
  return [
    `Games and decisions are per second of processor time: the median of ${ROUNDS} rounds, beside the fastest round.`,
    'The slowest rounds:',
    ...slowest,
  ];
}

/** A budget is missed by a slow machine, too. */
function sayMachine(rows: readonly Figure[]): string[] {
  return rows
    .filter((row) => row.reference !== undefined)
    .map(({ what, measured, reference }) => {
      const times = (measured / reference!).toFixed(2);
      return `This machine takes ${times} times as long as the one for which the budgets were set: ${what}, ${number(measured)} instead of ${number(reference)}.`;
    });
}

async function run(args: Args, io: Io): Promise<number> {
  if (args.positionals.length === 0 && (args.text('a') ?? args.text('b')) !== undefined)
    throw new InputError(
      'bench of sides: expected the game too, such as bench keyforge MINE.json YOURS.json',
    );
  const rows: Figure[] = [];
  for await (const figure of allFigures(args, io)) {
    if (io.signal.aborted) return INTERRUPTED;
    rows.push(figure);
    if (io.terminal && !args.on('quiet')) io.err(`\r\u001b[K${figure.what}`);
  }
  if (io.terminal && !args.on('quiet')) io.err('\r\u001b[K');
  if (args.on('json')) json(io, { command: 'bench', rows });
  else line(io.out, say(rows));
  return OK;
}

export const bench: Command = {
  name: 'bench',
  usage: '[GAME [A B]]',
  about:
    'Games and decisions per second, copy time, state size, two threads against one, and memory, beside the budgets.',
  maxPositionals: 1,
  sidesAfter: '[GAME]',
  flags: ['a', 'b', 'seconds', 'json', 'quiet'],
  examples: [
    ['bench keyforge', 'one game'],
    ['bench keyforge mine.json yours.json', 'on these decks'],
  ],
  run,
};
