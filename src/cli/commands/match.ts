import { resolve } from 'node:path';
import type { GameModule } from '../../games/module.js';
import { type MatchRun, playMatch } from '../../match/match.js';
import { blocksFor, GAMES_PER_PILOTING, gamesPerBlock, type MatchPlan } from '../../match/schedule.js';
import type { MatchTally } from '../../match/tally.js';
import { csvFile, csvHeader, csvRows, jsonRow, type Row } from '../../report/csv.js';
import { configurationOf, versionsOf } from '../../report/manifest.js';
import {
  gamesColumns,
  gamesRows,
  PILOT_COLUMNS,
  pilotRows,
  type StoppedBy,
  SUMMARY_COLUMNS,
  summaryRows,
} from '../../report/match-rows.js';
import { sayMatch } from '../../report/match-words.js';
import { defaultDir, OutDir } from '../../report/outdir.js';
import type { Args, Command } from '../command.js';
import { INTERRUPTED, type Io, json, line, OK } from '../io.js';
import { programVersion } from '../package.js';
import { PLAN_FLAGS, planOf } from '../plan.js';
import { count, Progress } from '../progress.js';
import { gameNamed, threadCount, wholeNumber } from '../values.js';

const DEFAULT_GAMES = '10000';

interface Request {
  readonly module: GameModule;
  readonly plan: MatchPlan;
  readonly blocks: number;
  readonly threads: number;
  readonly args: Args;
}

function requestOf(args: Args, io: Io): Request {
  const module = gameNamed(io.games, args.words[0]);
  const plan = planOf(module, args, io);
  const games = wholeNumber('games', args.text('games') ?? DEFAULT_GAMES, 1, 1e12);
  const blocks = blocksFor(games);
  const threads = threadCount(args.text('threads'), io.cores);
  if (blocks * GAMES_PER_PILOTING !== games) {
    line(io.err, `--games ${games} rounded up to ${blocks * GAMES_PER_PILOTING}: games are played in pairs`);
  }
  return { module, plan, blocks, threads, args };
}

function openDir({ plan, blocks, args }: Request, io: Io): OutDir {
  const asked = configurationOf('match', plan, blocks * GAMES_PER_PILOTING);
  const out = args.text('out');
  const names = ['match', plan.sides[0].name, plan.sides[1].name];
  return new OutDir(out ? resolve(io.cwd, out) : defaultDir(resolve(io.cwd, 'results'), names, asked), asked);
}

/** Rows of games.csv as they come, so that memory does not grow with the number of games. */
function recorder(dir: OutDir, { module, plan }: Request): Pick<MatchRun, 'onBlock' | 'onProgress'> {
  const columns = gamesColumns(module);
  const rows: Row[] = [];
  dir.append('games.csv', csvHeader(columns));
  return {
    onBlock: (block, records) => rows.push(...gamesRows(module, plan, block, records)),
    onProgress: () => dir.append('games.csv', csvRows(columns, rows.splice(0))),
  };
}

async function playInto(dir: OutDir, request: Request, io: Io): Promise<MatchTally> {
  const { plan, blocks, args } = request;
  const progress = new Progress(io, blocks * gamesPerBlock(plan.agents), args.on('quiet'));
  const records = args.on('records') ? recorder(dir, request) : {};
  const onProgress = (tally: MatchTally) => {
    records.onProgress?.(tally);
    progress.at(tally.games);
  };
  const tally = await playMatch({ ...request, ...records, onProgress, signal: io.signal });
  progress.end();
  return tally;
}

function write(dir: OutDir, request: Request, tally: MatchTally, started: Date): StoppedBy {
  const { module, plan, blocks, threads } = request;
  const stopped = tally.asked.games < blocks * GAMES_PER_PILOTING ? 'interrupted' : 'games';
  dir.append('summary.csv', csvFile(SUMMARY_COLUMNS, summaryRows(plan, tally, stopped)));
  const pilots = pilotRows(plan, tally);
  if (pilots.length > 0) dir.append('pilots.csv', csvFile(PILOT_COLUMNS, pilots));
  dir.commit({
    seed: plan.seed,
    versions: versionsOf(module, programVersion()),
    stopped_by: stopped,
    threads,
    started: started.toISOString(),
    seconds: (Date.now() - started.getTime()) / 1000,
  });
  return stopped;
}

function show(dir: OutDir, request: Request, tally: MatchTally, stopped: StoppedBy, io: Io): void {
  const { module, plan, args } = request;
  const rows = summaryRows(plan, tally, stopped).map(jsonRow);
  const pilots = pilotRows(plan, tally).map(jsonRow);
  if (args.on('json')) {
    json(io, { command: 'match', game: plan.game, summary: rows[0], rows, pilots, out: dir.name });
  } else {
    line(io.out, sayMatch(module, plan, tally));
    line(io.out, `\nWritten to ${dir.name}/summary.csv`);
  }
}

async function run(args: Args, io: Io): Promise<number> {
  const started = new Date();
  const request = requestOf(args, io);
  const dir = openDir(request, io);
  try {
    const tally = await playInto(dir, request, io);
    if (tally.games === 0) {
      dir.discard();
      line(io.err, 'Interrupted before the first games were done; nothing is written.');
      return INTERRUPTED;
    }
    const stopped = write(dir, request, tally, started);
    show(dir, request, tally, stopped, io);
    if (stopped === 'games') return OK;
    line(io.err, `Interrupted after ${count(tally.games)} games; the same command again plays them all.`);
    return INTERRUPTED;
  } catch (error) {
    dir.discard();
    throw error;
  }
}

export const match: Command = {
  name: 'match',
  usage: 'GAME --a X --b Y',
  about:
    'The win rate of side a over side b, with its 95% interval. Games are played in blocks: the same luck twice, each side once first.',
  words: 1,
  flags: [...PLAN_FLAGS, 'games', 'threads', 'out', 'records', 'json', 'quiet'],
  examples: [
    ['match keyforge --a miss-onyx-censorius --b radiant-argus-the-supreme', 'two bundled decks'],
    ['match keyforge --a my-deck.json --b rival.txt --chains 4,0', 'files, and 4 chains on a'],
    ['match keyforge --a my-deck.json --b my-deck.json --agents heuristic,random', 'compare agents'],
  ],
  run,
};
