import { resolve } from 'node:path';
import { pilotsVersion } from '../../../agents/versions.js';
import type { GameModule } from '../../games/module.js';
import { type Check, isCheck, type PlayedCheck } from '../../match/designs/check.js';
import type { DialDesign } from '../../match/designs/dial.js';
import type { StoppedBy, StopRule } from '../../match/designs/stop.js';
import type { MatchPlan } from '../../match/schedule.js';
import type { Tally } from '../../match/tally.js';
import { type Journal, TaskRunner } from '../../match/task-runner.js';
import type { Claim } from '../../report/claims/claims.js';
import type { Checked } from '../../report/rows/check.js';
import { type CsvTable, csvFile, csvHeader, csvRows, type Row } from '../../report/rows/csv.js';
import { gamesColumns, pieceRows } from '../../report/rows/match.js';
import { versionsOf } from '../../report/run-directory/manifest.js';
import { keepPieces } from '../../report/run-directory/parts.js';
import {
  defaultDir,
  type Finished,
  nearName,
  RunDirectory,
} from '../../report/run-directory/run-directory.js';
import type { Standings } from '../../report/text/matrices.js';
import { saySoFar } from '../../report/text/so-far.js';
import { WIDTH } from '../../report/text/table.js';
import { agentFiles, agentSecondsValue } from '../flags/agents.js';
import type { Args, Command } from '../flags/command.js';
import { type FlagName, RUN_FLAGS } from '../flags/flags.js';
import { flagsOfGames, type GamesOf } from '../flags/game-flags.js';
import { lineOf, wordsAgain } from '../flags/line.js';
import { argsOf, blaming, loadOwnAgents, typedSettings } from '../flags/settings.js';
import { threadCount } from '../flags/values.js';
import { INTERRUPTED, type Io, json, line, OK } from '../terminal/io.js';
import { count, Progress } from '../terminal/progress.js';
import { programVersion } from '../version.js';
import { configured } from '../yaml/experiment-file.js';
import { askedFor } from './by-agent.js';
import { playerElsewhere } from './elsewhere.js';
import { checkParted, partFindings, partValue, sayPart } from './part.js';
import { planAhead } from './plan-ahead.js';
import { reportInto } from './report-page.js';

/** The results of an experiment, ready to be written and shown. */
export interface Findings {
  readonly tables: readonly CsvTable[];
  /** What `--json` shows: the row that answers the question, the rows it is taken from, and more. */
  readonly summary: Row;
  readonly rows: readonly Row[];
  readonly more?: Readonly<Record<string, unknown>>;
  /** For the terminal, at most 80 columns wide. */
  readonly text: string;
  /** The answer as a line of a table with many, by column; without it a batch shows the whole text. */
  readonly headline?: Readonly<Record<string, string>>;
  /** The ratings of a matrix, to be shown beside others. */
  readonly standings?: Standings;
  /** What can be compared with the same experiment under other agents. */
  readonly claims?: readonly Claim[];
  /** What a second pilot makes of each row of the first table; left out when none has played. */
  readonly checks?: readonly (Checked | undefined)[];
  /** The row of the first table that `summary` is; left out for the first. */
  readonly answer?: number;
  readonly stoppedBy: string;
}

/** An experiment that is one match and nothing more: others like it can be played on the same blocks. */
export interface SingleMatch {
  readonly plan: MatchPlan;
  readonly blocks: number;
  readonly stop: StopRule;
  findings(tally: Tally, stoppedBy: StoppedBy, played?: PlayedCheck, match?: number): Findings;
}

/** A match among others of an experiment, and how many are played on its blocks. */
interface MatchPart {
  readonly trial: MatchPlan;
  readonly match: Pick<SingleMatch, 'plan' | 'blocks' | 'stop'>;
  readonly arms: number;
}

/** What tells the games of a batch apart in games.csv. */
interface Labels {
  readonly columns: readonly string[];
  /** For the games of an arm of the piece that has just been played. */
  of(arm: number): Row;
}

/** The findings of a run that was interrupted before its first game. */
export const NOTHING_FOUND: Findings = {
  tables: [],
  summary: {},
  rows: [],
  text: '',
  stoppedBy: 'interrupted',
};

/** What a user has asked for, checked: nothing is played or written before all of it makes sense. */
export interface Request {
  readonly module: GameModule;
  /** Plain data that decides the results: its hash says whether two runs are the same. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Follow the command's name in the name of the default directory. */
  readonly names: readonly string[];
  /** Games that it will take, or at most, where that is known beforehand. */
  readonly games?: number;
  /** A match like those that it plays, for `--plan` to try out. */
  readonly trial?: MatchPlan;
  readonly match?: SingleMatch;
  /** The matches under a stopping rule that it is made of, for `--plan`, where there are several. */
  readonly parts?: readonly MatchPart[];
  /** The dial whose setting it looks for, and what its steps are called. */
  readonly dial?: { readonly design: DialDesign; readonly steps: string };
  readonly labels?: Labels;
  /** Whether agents are what it compares, so that none of them is a change. */
  readonly comparesAgents?: boolean;
  /** All that is changed about the game, in the words of flags; filled in by `requestTo`. */
  readonly changes?: readonly string[];
  /** Whether its pieces are the same whatever the results are; left out for a design that always decides by them. */
  readonly fixed?: boolean;
  /** The most sides of its matches; left out when they have two. */
  readonly sides?: number;
  /** Why no second pilot can check it; left out where one can. */
  readonly unchecked?: string;
  /** How many answers it gives, where there are several. */
  readonly answers?: number;
  /** Filled in by `requestTo`. */
  readonly check?: Check;
  conduct(runner: TaskRunner, check?: Check): Promise<Findings>;
}

/** A command that plays games and writes a directory. */
export interface Experiment {
  readonly name: string;
  readonly usage: string;
  readonly about: string;
  readonly maxPositionals: number;
  readonly sidesAfter?: Command['sidesAfter'];
  /** Its own flags, besides those that every experiment has. */
  readonly flags: readonly FlagName[];
  /** Left out when it takes no flags of games. */
  readonly gamesOf?: GamesOf;
  readonly examples: Command['examples'];
  request(args: Args, io: Io): Request;
}

export function experimentCommand(experiment: Experiment): Command {
  const { name, usage, about, maxPositionals, examples, gamesOf, sidesAfter } = experiment;
  const flags: readonly FlagName[] = [...experiment.flags, ...RUN_FLAGS, 'config'];
  return {
    name,
    usage,
    about,
    maxPositionals,
    examples,
    flags,
    ...(gamesOf ? { gamesOf } : {}),
    ...(sidesAfter ? { sidesAfter } : {}),
    run: (typed, io) => {
      const own = flagsOfGames(gamesOf, io.games).map((flag) => flag.name);
      const typedHere = typedSettings(typed, [...flags, ...own]);
      const { settings, positionals } = configured(experiment, typed, typedHere, io);
      const args = argsOf(settings, positionals, typed.words);
      return blaming(settings, async () => {
        await loadOwnAgents(args);
        const { request, each } = askedFor(experiment, settings, positionals, io);
        return args.on('plan') ? planAhead(name, each, args, io) : conduct(name, request, args, io);
      });
    },
  };
}

function dirOf(names: readonly string[], asked: unknown, args: Args, io: Io): string {
  const out = args.text('out');
  return out ? resolve(io.cwd, out) : defaultDir(resolve(io.cwd, 'results'), names, asked);
}

/** The journal, with the rows of games.csv written before each of its lines. */
function journalInto(dir: RunDirectory, request: Request, records: boolean): Journal {
  const { module, labels, sides } = request;
  const checked = request.check ? ['check'] : [];
  const columns = gamesColumns(module, [...(labels?.columns ?? []), ...checked], sides);
  if (records) dir.recordGames(csvHeader(columns));
  return {
    get left() {
      return dir.left;
    },
    restore: () => dir.restore(),
    store(entry, result) {
      const labelled = (arm: number): Row => ({
        ...labels?.of(arm),
        ...(request.check ? { check: isCheck(result.arms[arm]!) ? 'check' : '' } : {}),
      });
      if (records) dir.addRows(csvRows(columns, pieceRows(module, result, labelled)));
      dir.store(entry);
    },
  };
}

/** Plays an experiment, writes its directory and shows the results. */
export async function conduct(command: string, request: Request, args: Args, io: Io): Promise<number> {
  const { module } = request;
  const started = new Date();
  const threads = threadCount(args.text('threads'), io.cores);
  const part = partValue(args.text('part'));
  if (part) checkParted(command, request, wordsAgain(args.words));
  const names = [command, ...request.names];
  const asked = {
    command,
    records: args.on('records'),
    ...request.asked,
    ...(part && { part: sayPart(part) }),
  };
  const path = dirOf(part ? [...names, 'part', sayPart(part)] : names, asked, args, io);
  const files = agentFiles(asked);
  const finished = args.on('resume') ? RunDirectory.finished(path, asked, files) : undefined;
  if (finished !== undefined) return showFinished(finished, path, args, io);
  const versions = versionsOf(module, programVersion(), pilotsVersion(module.game.id), files);
  const dir = new RunDirectory(path, { asked, versions, resume: args.on('resume') });
  if (dir.damage) line(io.err, dir.damage);
  const progress = new Progress(io, args.on('quiet'));
  try {
    const player = await playerElsewhere(module, versions, args, io);
    const runner: TaskRunner = new TaskRunner({
      module,
      threads,
      workers: io.alwaysWorkers || threads > 1,
      keep: args.on('records'),
      signal: io.signal,
      ...(part && { part }),
      ...(player && { player }),
      agentSeconds: agentSecondsValue(args.text('agent-seconds')),
      journal: journalInto(dir, request, args.on('records')),
      onProgress: (done, foreseen) => {
        io.onProgress?.(done, foreseen);
        progress.at(done, foreseen, {
          before: runner.restoredGames,
          ...(player && { crew: () => player.status }),
          answer: () => answerOf(runner),
        });
      },
    });
    const whole = await request.conduct(runner).finally(() => runner.close());
    const findings = part ? partFindings(part, whole) : whole;
    progress.end();
    if (runner.games === 0) return comeToNothing(dir, io);
    const result = resultOf(command, request, findings, dir);
    for (const { file, columns, rows } of findings.tables) dir.write(file, csvFile(columns, rows));
    if (part && findings.stoppedBy !== 'interrupted') keepPieces(dir);
    dir.commit({
      seed: request.seed,
      stopped_by: findings.stoppedBy,
      result,
      text: findings.text,
      threads: player ? player.slots : threads,
      line: lineOf(command, args.words),
      ...(part && { part: { words: wordsAgain(args.words), names } }),
      started: started.toISOString(),
      seconds: (Date.now() - started.getTime()) / 1000,
    });
    const page = args.on('report') ? await reportOf(dir, findings, io) : undefined;
    return show({ findings, result, page, games: runner.games }, dir, args, io);
  } catch (error) {
    progress.end();
    dir.abandon();
    throw error;
  }
}

function answerOf({ soFar }: TaskRunner): string {
  const answer = soFar?.();
  return answer ? saySoFar(answer) : '';
}

function comeToNothing(dir: RunDirectory, io: Io): number {
  dir.abandon();
  line(io.err, 'Interrupted before the first games were done; nothing is written.');
  return INTERRUPTED;
}

function resultOf(command: string, { module }: Request, findings: Findings, dir: RunDirectory): unknown {
  const { summary, rows, more } = findings;
  return {
    command,
    game: module.game.id,
    summary,
    rows,
    ...more,
    out: dir.name,
  };
}

/** A run that was interrupted before it had results has nothing to show. */
const reportOf = (dir: RunDirectory, { tables }: Findings, io: Io): Promise<string> | undefined =>
  tables.length === 0 ? undefined : reportInto(dir.dir, io);

interface Shown {
  readonly findings: Findings;
  readonly result: unknown;
  /** The path of the page about the run; undefined where none was asked for. */
  readonly page: string | undefined;
  readonly games: number;
}

function show({ findings, result, page, games }: Shown, dir: RunDirectory, args: Args, io: Io): number {
  const { text, stoppedBy } = findings;
  if (args.on('json')) json(io, result);
  else line(io.out, `${text}\n\n${sayFiles(dir)}${sayPage(page)}`);
  if (stoppedBy !== 'interrupted') return OK;
  line(io.err, `Interrupted after ${count(games)} games; the same command with --resume goes on from here.`);
  return INTERRUPTED;
}

const sayPage = (page: string | undefined): string => (page ? `\nTo look at: ${nearName(page)}` : '');

/** The path of the first file on one line, however long, to be copied; the others in its directory. */
function sayFiles({ name, files }: RunDirectory): string {
  const [first, ...rest] = files;
  if (first === undefined) return `${name} holds what --resume needs, and no results yet`;
  const lines = [`Written to ${name}/${first}`];
  for (const file of rest) {
    const line = `${lines.at(-1)}, ${file}`;
    if (line.length < WIDTH) lines[lines.length - 1] = line;
    else lines.push(`  ${file}`);
  }
  return lines.join(',\n');
}

/** A finished run is shown again as it was. */
async function showFinished({ result, text }: Finished, path: string, args: Args, io: Io): Promise<number> {
  const page = args.on('report') ? await reportInto(path, io) : undefined;
  line(io.err, `${nearName(path)} is complete; there is nothing to resume`);
  if (args.on('json')) json(io, result);
  else line(io.out, `${text}${sayPage(page)}`);
  return OK;
}
