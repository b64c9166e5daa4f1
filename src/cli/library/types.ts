/** What the library takes and gives, without a word of how it is done. */

/** How many games of a run are done, and how many it will take at most. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** What a call has beside the flags of its command. */
export interface Call {
  /** Called while games are played, at most ten times a second. */
  readonly onProgress?: (progress: Progress) => void;
  /** Called with what the command would say beside its answer, a line at a time. */
  readonly onNote?: (line: string) => void;
  /** Ends the run: what was played is written, and the call rejects with an `AbortError`. */
  readonly signal?: AbortSignal;
}

/** The value of a flag as it would be typed; a list stands for values with commas between them, `true` for a switch. */
export type FlagValue = string | number | boolean | readonly (string | number)[] | undefined;

/** Flags of every experiment. */
export interface RunFlags extends Call {
  readonly seed?: number | string;
  readonly games?: number;
  readonly agent?: string;
  readonly agents?: string | readonly string[];
  readonly patch?: string | readonly string[];
  readonly stop?: string;
  /** The second pilot that checks the answer, or `none`. */
  readonly check?: string;
  readonly 'check-games'?: number;
  readonly threads?: number;
  readonly out?: string;
  readonly records?: boolean;
  readonly report?: boolean;
  readonly resume?: boolean;
  readonly plan?: boolean;
  readonly part?: string;
  readonly redis?: string;
  readonly config?: string;
}

/** Dials, setups and all else that a game or a later version adds: the names of flags. */
export interface OtherFlags {
  readonly [flag: string]: FlagValue | Call[keyof Call];
}

/** The sides of a match: a file, or the name of a bundled side. */
export interface SideFlags {
  readonly a?: string;
  readonly b?: string;
  readonly c?: string;
  readonly d?: string;
}

export type MatchFlags = { readonly game: string } & SideFlags & RunFlags & OtherFlags;
/** KeyForge, unless another game is named. */
export type ChainsFlags = { readonly game?: string } & SideFlags & RunFlags & OtherFlags;
export type MatrixFlags = {
  readonly game: string;
  readonly decks?: string | readonly string[];
  readonly sides?: string | readonly string[];
  readonly rate?: 'decks' | 'agents';
  readonly 'skip-bad'?: boolean;
} & RunFlags &
  OtherFlags;
export type RateFlags = {
  readonly game?: string;
  readonly decks: string | readonly string[];
  readonly set?: string;
  readonly field?: string;
  readonly 'skip-bad'?: boolean;
} & RunFlags &
  OtherFlags;
/** Aeon's End, unless another game is named. */
export type DifficultyFlags = {
  readonly game?: string;
  readonly nemesis?: string | readonly string[];
  readonly mages?: string | readonly string[];
  readonly market?: string | readonly string[];
  readonly level?: string | readonly string[];
  readonly players?: number | string | readonly number[];
  readonly compare?: string | readonly string[];
} & RunFlags &
  OtherFlags;
/** Aeon's End, unless another game is named. */
export type TuneFlags = {
  readonly game?: string;
  readonly dial: string;
  readonly target?: number;
  readonly on?: string;
  readonly range?: string | readonly [number, number];
  readonly verify?: boolean;
} & SideFlags &
  RunFlags &
  OtherFlags;

/** KeyForge: `a` is the deck. */
export type ImpactFlags = {
  readonly a: string;
  /** The set that the deck is measured by; its own when left out. */
  readonly set?: string;
} & RunFlags &
  OtherFlags;

export interface DeckFlags {
  readonly game?: string;
}

/** A cell of a row; null stands for what JSON has no number for, such as an interval without an end. */
export type Cell = string | number | boolean | null;
/** A row of a run's files: a value for each column. */
export interface Row {
  readonly [column: string]: Cell;
}

/** What a second pilot makes of an answer; settings where the answer is one. */
export interface PilotCheck {
  readonly agent: string;
  readonly games: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly setting?: number | string;
  readonly setting_low?: number | string;
  readonly setting_high?: number | string;
  readonly verdict: 'agree' | 'differ' | 'not enough games';
  /** The range over both pilots. */
  readonly known_low: number | string;
  readonly known_high: number | string;
}

/** What `--json` prints. */
export interface Answer<Summary = Row, Each = Row> {
  readonly command: string;
  readonly game: string;
  readonly summary: Summary;
  readonly rows: readonly Each[];
  /** Missing where no second pilot has played, and where several answers have one each: those are in `checks`. */
  readonly check?: PilotCheck;
  /** The directory of the run; missing with `plan`. */
  readonly out: string;
  readonly [more: string]: unknown;
}

/** Of summary.csv. */
export interface MatchRow extends Row {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly agent_a: string;
  readonly agent_b: string;
  readonly games: number;
  readonly wins_a: number;
  readonly wins_b: number;
  readonly draws: number;
  readonly win_rate_a: number;
  readonly ci_low: number;
  readonly ci_high: number;
  readonly mean_turns: number;
  readonly stopped_by: string;
  readonly seed: number;
}

/** Of fair.csv. */
export interface FairRow extends Row {
  readonly a: string;
  readonly b: string;
  readonly fair_chains: number | null;
  readonly fair_low: number | null;
  readonly fair_high: number | null;
  readonly points_per_chain: number;
  readonly max_bid_a: number;
  readonly max_bid_b: number;
  readonly games: number;
  readonly stopped_by: string;
  readonly seed: number;
}

/** Of chains.csv; negative chains are on b. */
export interface ChainsRow extends Row {
  readonly chains_a: number;
  readonly games: number;
  readonly wins_a: number;
  readonly win_rate_a: number;
  readonly ci_low: number;
  readonly ci_high: number;
}

/** Of ratings.csv. */
export interface RatingRow extends Row {
  readonly deck: string;
  readonly rating: number;
  readonly ci_low: number;
  readonly ci_high: number;
  readonly mean_win_rate: number;
  readonly nash_weight: number;
  readonly games: number;
  readonly all_low: number;
  readonly all_high: number;
  readonly shrunk: number;
  readonly best: number;
}

/** Of rate.csv; negative chains are on the opponents. */
export interface PercentileRow extends Row {
  readonly deck: string;
  readonly set: string;
  readonly percentile: number;
  readonly percentile_low: number;
  readonly percentile_high: number;
  readonly win_rate: number;
  readonly ci_low: number;
  readonly ci_high: number;
  readonly chains_to_average: number | string;
  readonly games: number;
  readonly seed: number;
  readonly chains_low: number | string;
  readonly chains_high: number | string;
  readonly field_shrinkage: number;
}

/** Of difficulty.csv. */
export interface DifficultyRow extends Row {
  readonly games: number;
  readonly win_rate: number;
  readonly ci_low: number;
  readonly ci_high: number;
}

/** Of dial.csv. */
export interface DialRow extends Row {
  readonly dial: string;
  readonly target: number;
  readonly setting: number | string | null;
  readonly setting_low: number | string | null;
  readonly setting_high: number | string | null;
}

/** Of tune.csv. */
export interface TuneRow extends Row {
  readonly dial: string;
  readonly value: number;
  readonly games: number;
  readonly win_rate: number;
  readonly ci_low: number;
  readonly ci_high: number;
}

/** Of impact.csv. */
export interface ImpactRow extends Row {
  readonly deck: string;
  readonly card: string;
  readonly copies: number;
  readonly against: 'average' | 'blank';
  readonly effect: number;
  readonly ci_low: number;
  readonly ci_high: number;
  readonly p: number;
  readonly q: number;
  readonly drawn: number;
  readonly win_rate_drawn: number | string;
  readonly games: number;
}

/** Decks as they were read. */
export interface Decks {
  readonly command: string;
  readonly game: string;
  readonly rows: readonly { readonly name: string; readonly [field: string]: unknown }[];
  readonly errors: readonly string[];
}

/** The games, their pools, agents and bundled sides. */
export interface Games {
  readonly command: string;
  readonly rows: readonly {
    readonly game: string;
    readonly title: string;
    readonly seats: number;
    readonly cards: number;
    readonly sets: readonly string[];
    readonly variants: readonly string[];
    readonly agents: readonly string[];
    readonly sides: readonly string[];
    readonly [field: string]: unknown;
  }[];
}
