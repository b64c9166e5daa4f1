import { agentNames } from '../../../agents/index.js';
import { InputError } from '../../core/game.js';
import type { GameModule } from '../../games/module.js';
import { copyTime, memory, pace, ROUNDS, speedup } from '../../match/bench.js';
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
}

const KIB = 1024;

/** Makes the match that an agent is measured in. */
type Plans = (agent: string) => MatchPlan;

function plansOf(module: GameModule, args: Args, io: Io): Plans {
  const [a, b] = module.defaultSides;
  const sides: Readonly<Record<string, string>> = { a, b };
  return (agent) =>
    planOf(module, { text: (flag) => (flag === 'agent' ? agent : (args.text(flag) ?? sides[flag])) }, io);
}

function* agentFigures(module: GameModule, agent: string, seconds: number, plans: Plans): Generator<Figure> {
  const plan = plans(agent);
  const game = module.game.id;
  const { games, decisions, lowest, highest } = pace(module, plan, seconds);
  const budget = module.budgets[agent];
  const limits = budget ? { at_least: budget[0], aim: budget[1] } : {};
  yield { game, what: `${agent}: games/s, one core`, measured: games, lowest, highest, ...limits };
  yield { game, what: `${agent}: decisions/s, one core`, measured: decisions };
  const { allocatedPerDecision, heldPerMillion } = memory(module, plan, seconds);
  yield {
    game,
    what: `${agent}: bytes allocated per decision`,
    measured: allocatedPerDecision,
    at_most: 0,
    aim: 0,
  };
  yield { game, what: `${agent}: bytes held per million decisions`, measured: heldPerMillion };
}

/** Agents that are measured: those of the budgets. Search agents would only measure their own settings. */
function* figures(module: GameModule, seconds: number, plans: Plans): Generator<Figure | Promise<Figure>> {
  const game = module.game.id;
  const agents = agentNames(game).filter((agent) => agent === 'random' || agent in module.budgets);
  for (const agent of agents) yield* agentFigures(module, agent, seconds, plans);
  const { words } = module.game;
  yield { game, what: 'bytes of a state', measured: 4 * words, at_most: 8 * KIB, aim: 4 * KIB };
  yield { game, what: 'nanoseconds to copy a state', measured: copyTime(words) };
  yield speedup(module, plans(agents.at(-1)!), seconds).then((measured) => {
    return { game, what: 'two threads against one', measured, at_least: 1.8, aim: 1.95 };
  });
}

function number(value: number | undefined): string {
  if (value === undefined) return '';
  return Math.abs(value) >= 100 || Number.isInteger(value) ? count(value) : value.toFixed(2);
}

function say(rows: readonly Figure[]): string {
  const cells = rows.map((row) => {
    const limit = row.at_most === undefined ? number(row.at_least) : `≤ ${number(row.at_most)}`;
    return [row.game, row.what, number(row.measured), limit, number(row.aim)];
  });
  const heads = ['game', 'what', 'measured', 'budget', 'aim'];
  return `${table([heads, ...cells], { right: [2, 3, 4] })}\n\n${sayRanges(rows)}`;
}

/** How much the rounds differ shows how quiet the machine was. */
function sayRanges(rows: readonly Figure[]): string {
  const ranges = rows
    .filter((row) => row.lowest !== undefined)
    .map(({ game, what, lowest, highest }) => `  ${game} ${what}: ${number(lowest)} to ${number(highest)}`);
  return [
    `Games per second are medians of ${ROUNDS} rounds; the slowest and the fastest round:`,
    ...ranges,
  ].join('\n');
}

async function run(args: Args, io: Io): Promise<number> {
  if (args.positionals.length === 0 && (args.text('a') ?? args.text('b')) !== undefined)
    throw new InputError(
      'bench of sides: expected the game too, such as bench keyforge MINE.json YOURS.json',
    );
  const modules = args.positionals.length > 0 ? [gameNamed(io.games, args.positionals[0])] : io.games;
  const seconds = secondsValue(args.text('seconds'));
  const rows: Figure[] = [];
  for (const module of modules) {
    for (const figure of figures(module, seconds, plansOf(module, args, io))) {
      if (io.signal.aborted) return INTERRUPTED;
      rows.push(await figure);
      if (io.terminal && !args.on('quiet')) io.err(`\r\u001b[K${rows.at(-1)!.what}`);
    }
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
