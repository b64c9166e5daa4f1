import { availableParallelism } from 'node:os';
import { InputError } from '../../core/game.js';
import { GAMES } from '../../games/index.js';
import { perform } from '../program.js';
import { INTERRUPTED, type Io, OK } from '../terminal/io.js';
import type {
  Answer,
  Call,
  ChainsFlags,
  ChainsRow,
  DeckFlags,
  Decks,
  DialRow,
  DifficultyFlags,
  DifficultyRow,
  FairRow,
  FlagValue,
  Games,
  ImpactFlags,
  ImpactRow,
  MatchFlags,
  MatchRow,
  MatrixFlags,
  PercentileRow,
  RateFlags,
  RatingRow,
  TuneFlags,
  TuneRow,
} from './types.js';

/** The win rate of side a over side b. */
export const match = (flags: MatchFlags): Promise<Answer<MatchRow, MatchRow>> => answered('match', flags);

/** The fair number of chains between two decks. */
export const chains = (flags: ChainsFlags): Promise<Answer<FairRow, ChainsRow>> => answered('chains', flags);

/** Ratings of all decks, from every pair of them. */
export const matrix = (flags: MatrixFlags): Promise<Answer<RatingRow, RatingRow>> =>
  answered('matrix', flags);

/** How strong decks are among those of their set. */
export const rate = (flags: RateFlags): Promise<Answer<PercentileRow, PercentileRow>> =>
  answered('rate', flags);

/** How often players who win together win, by setup. */
export const difficulty = (flags: DifficultyFlags): Promise<Answer<DifficultyRow, DifficultyRow>> =>
  answered('difficulty', flags);

/** The setting of a dial that gives side a the target win rate. */
export const tune = (flags: TuneFlags): Promise<Answer<DialRow, TuneRow>> => answered('tune', flags);

/** What each card does for a deck. */
export const impact = (flags: ImpactFlags): Promise<Answer<ImpactRow, ImpactRow>> =>
  answered('impact', flags);

/** Reads and checks decks: files, or names of bundled ones. */
export const readDeck = (decks: string | readonly string[], flags: DeckFlags = {}): Promise<Decks> =>
  resultOf('deck', [...wordsOf({ ...flags }), '--', ...[decks].flat()], {});

/** The games, their card pools, seats, variants, agents and bundled sides. */
export const games = (): Promise<Games> => resultOf('games', [], {});

/** A flag that says how the command line shows its answer says nothing here. */
const NOT_HERE = ['json', 'quiet'];

function answered<T>(command: string, flags: Readonly<Record<string, unknown>>): Promise<T> {
  const { game, onProgress, onNote, signal, ...rest } = flags as Call & Record<string, FlagValue>;
  const call = Object.entries({ onProgress, onNote, signal }).filter(([, value]) => value !== undefined);
  const positionals = game === undefined ? [] : [String(game)];
  return resultOf(command, [...wordsOf(rest), '--quiet', '--', ...positionals], Object.fromEntries(call));
}

/** Flags as words, so that all that is checked about typed flags is checked here. */
function wordsOf(flags: Readonly<Record<string, FlagValue>>): string[] {
  return Object.entries(flags).flatMap(([flag, value]) => {
    if (value === undefined || value === false || NOT_HERE.includes(flag)) return [];
    return value === true ? [`--${flag}`] : [`--${flag}=${[value].flat().join(',')}`];
  });
}

/** What a command prints with `--json`. */
async function resultOf<T>(command: string, words: readonly string[], call: Call): Promise<T> {
  const heard = { out: '', err: '' };
  const code = await perform(command, ['--json', ...words], worldOf(call, heard)).catch(oneLine);
  const said = heard.err.trimEnd().split('\n');
  if (code === INTERRUPTED) throw Object.assign(new Error(said.at(-1)), { name: 'AbortError' });
  if (code !== OK) throw new InputError(said.join('; '));
  return JSON.parse(heard.out) as T;
}

function oneLine(error: unknown): never {
  if (!(error instanceof InputError)) throw error;
  throw new InputError(error.message.replace(/\s*\n\s*/g, ' '), { cause: error });
}

const PROGRESS_EVERY_MS = 100;

/** Games may end thousands of times a second; the last one is always told. */
function seldom(tell: NonNullable<Call['onProgress']>): NonNullable<Io['onProgress']> {
  let told = Number.NEGATIVE_INFINITY;
  return (done, total) => {
    if (performance.now() - told < PROGRESS_EVERY_MS && done < total) return;
    told = performance.now();
    tell({ done, total });
  };
}

/** A world in which nothing is printed and nobody is asked. */
function worldOf(call: Call, heard: { out: string; err: string }): Io {
  const { onProgress, onNote, signal = new AbortController().signal } = call;
  return {
    out: (text) => {
      heard.out += text;
    },
    err: (text) => {
      heard.err += text;
      onNote?.(text.trimEnd());
    },
    ask: async () => undefined,
    terminal: false,
    cwd: process.cwd(),
    cores: availableParallelism(),
    redis: process.env.FULCRUM_REDIS,
    games: GAMES,
    alwaysWorkers: true,
    signal,
    ...(onProgress ? { onProgress: seldom(onProgress) } : {}),
  };
}
