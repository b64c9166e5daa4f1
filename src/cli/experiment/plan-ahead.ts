import { InputError } from '../../core/game.js';
import type { Check } from '../../match/designs/check.js';
import { dialForecast, forecast } from '../../match/designs/forecast.js';
import { playTrial, type Trial, type TrialLength } from '../../match/designs/trial.js';
import { TaskRunner } from '../../match/task-runner.js';
import { jsonRow } from '../../report/rows/csv.js';
import {
  AHEAD_COLUMNS,
  type Ahead,
  aheadRow,
  points,
  roughly,
  sayAhead,
  time,
} from '../../report/text/forecast.js';
import { wrap } from '../../report/text/table.js';
import { agentSecondsValue } from '../flags/agents.js';
import type { Args } from '../flags/command.js';
import { threadCount } from '../flags/values.js';
import { INTERRUPTED, type Io, json, line, OK } from '../terminal/io.js';
import { count } from '../terminal/progress.js';
import type { Request, SingleMatch } from './experiment.js';

const ALONE: TrialLength = { blocks: 200, window: 0.5, mostSeconds: 20 };
/** Of a batch some parts are tried, and each for a shorter time. */
const MOST_TRIED = 8;
const EACH: TrialLength = { blocks: 100, window: 0.3, mostSeconds: 5 };

/** What is tried out by itself. */
type Tried = Pick<Request, 'module' | 'trial' | 'dial' | 'games'> & {
  readonly match?: Pick<SingleMatch, 'plan' | 'blocks' | 'stop'>;
  /** Matches on the same blocks, where there are several. */
  readonly arms?: number;
};

const triedIn = (request: Request): readonly Tried[] =>
  request.parts?.map((part) => ({ module: request.module, ...part })) ?? [request];

/** `--plan`: says what an experiment would take, from a short trial; nothing is written. */
export async function planAhead(
  command: string,
  asked: readonly Request[],
  args: Args,
  io: Io,
): Promise<number> {
  if (args.text('redis')) line(io.err, '--plan tries it out on threads of this machine, without --redis');
  const requests = asked.flatMap(triedIn);
  const threads = threadCount(args.text('threads'), io.cores);
  const tried = spread(requests, MOST_TRIED);
  const all = await tryOut(tried, threads, agentSecondsValue(args.text('agent-seconds')), io);
  if (!all) {
    line(io.err, 'Interrupted in the trial; nothing is written.');
    return INTERRUPTED;
  }
  const checks = asked.flatMap(({ check }) => check ?? []);
  if (args.on('json'))
    json(io, { ...resultOf(command, requests, all), ...(checks[0] ? { check: checks[0] } : {}) });
  else
    line(
      io.out,
      [requests.length === 1 ? sayOne(all[0]!) : sayMany(requests, all), ...sayCheck(checks)].join('\n'),
    );
  return OK;
}

/** What comes on top: a search may take a thousand times as long over a game. */
function sayCheck(checks: readonly Check[]): string[] {
  const [check] = checks;
  if (!check) return [];
  const many = checks.length === 1 ? '' : ` for each of ${count(checks.length)} answers`;
  return [
    wrap(`Then ${check.agent} checks it with ${count(check.games)} games${many}, whose time is not in this.`),
  ];
}

/** At most `most` of the items, evenly spread from the first to the last. */
function spread<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, i) => items[Math.round((i * (items.length - 1)) / (most - 1))]!);
}

async function tryOut(
  requests: readonly Tried[],
  threads: number,
  agentSeconds: number,
  io: Io,
): Promise<Ahead[] | undefined> {
  const runner = new TaskRunner({
    module: requests[0]!.module,
    threads,
    workers: io.alwaysWorkers || threads > 1,
    signal: io.signal,
    agentSeconds,
  });
  const all: Ahead[] = [];
  try {
    for (const request of requests) {
      if (!request.trial) throw new InputError("--plan: this experiment can't be tried out; run it instead");
      const trial = await playTrial(runner, request.trial, requests.length === 1 ? ALONE : EACH);
      if (!trial) return undefined;
      const seconds = DIAL_SECONDS / requests.length;
      all.push(await aheadOf(runner, request, trial, { threads, seconds }));
      if (runner.interrupted) return undefined;
    }
    return all;
  } finally {
    await runner.close();
  }
}

/** Seconds for a first look at a dial, of all that is tried. */
const DIAL_SECONDS = 8;

async function aheadOf(
  runner: TaskRunner,
  { match, dial, games = 0, arms = 1 }: Tried,
  trial: Trial,
  { threads, seconds }: { readonly threads: number; readonly seconds: number },
): Promise<Ahead> {
  if (dial) {
    const found = await dialForecast(runner, dial.design, trial.gamesPerSecond * seconds);
    return { trial, threads, games: found.games, dial: { ...found, steps: dial.steps } };
  }
  if (!match) return { trial, threads, games };
  const found = forecast(match, trial.tally);
  return { trial, threads, games: arms * found.games, forecast: found, stop: match.stop };
}

function sayOne(ahead: Ahead): string {
  return sayAhead(ahead)
    .map((text) => wrap(text))
    .join('\n');
}

/** What all parts take, the ones that were not tried like the others on average. */
function totalOf(requests: readonly Tried[], all: readonly Ahead[]) {
  const scale = requests.length / all.length;
  const games = scale * all.reduce((sum, ahead) => sum + ahead.games, 0);
  const seconds = scale * all.reduce((sum, { games, trial }) => sum + games / trial.gamesPerSecond, 0);
  return { parts: requests.length, tried: all.length, games: Math.round(games), seconds };
}

function sayMany(requests: readonly Tried[], all: readonly Ahead[]): string {
  const { parts, tried, games, seconds } = totalOf(requests, all);
  const trials = all.reduce((sum, { trial }) => sum + trial.tally.games, 0);
  const which = tried < parts ? `${tried} of ${count(parts)} parts were` : `${count(parts)} parts were`;
  return wrap(
    `${which} tried out with ${count(trials)} games, not written anywhere. ${sayGoal(all)}All of it is about ${roughly(games)} games and takes ${time(seconds)} on ${all[0]!.threads === 1 ? 'one thread' : `${all[0]!.threads} threads`}.`,
  );
}

/** What each part is played for, when that is the same precision for all of them. */
function sayGoal(all: readonly Ahead[]): string {
  const goals = all.map(({ stop }) => (stop?.kind === 'ci' ? stop.halfWidth : undefined));
  const [goal] = goals;
  if (goal === undefined || goals.some((each) => each !== goal)) return '';
  const open = all.filter(({ forecast }) => !forecast!.settles).length;
  const rest = open === 0 ? '' : ` ${open} of them will not reach it before --games ends them.`;
  return `Each is played until its interval is ${points(goal)}.${rest} `;
}

function resultOf(command: string, requests: readonly Tried[], all: readonly Ahead[]) {
  const rows = all.map((ahead) => jsonRow(AHEAD_COLUMNS, aheadRow(ahead)));
  const { seconds, ...total } = totalOf(requests, all);
  return {
    command,
    game: requests[0]!.module.game.id,
    plan: true,
    summary: requests.length === 1 ? rows[0] : { ...total, seconds: Number(seconds.toPrecision(3)) },
    rows,
  };
}
