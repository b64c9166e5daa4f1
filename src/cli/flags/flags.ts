export interface Flag {
  /** The value that follows it, as help shows it; left out for a switch. */
  readonly value?: string;
  readonly about: string;
  /** What in its value may be files: all of it, all between commas, the names of agents, or one still to be written. */
  readonly paths?: 'one' | 'many' | 'agents' | 'new';
}

/** Every flag of every command, with its help. */
const FLAGS = {
  a: {
    value: 'SIDE',
    paths: 'one',
    about:
      'side a: a file, - for standard input, or the name of a bundled side; sides may also follow the game as words',
  },
  b: { value: 'SIDE', paths: 'one', about: 'side b' },
  c: { value: 'SIDE', paths: 'one', about: 'side c' },
  d: { value: 'SIDE', paths: 'one', about: 'side d' },
  decks: {
    value: 'GLOB',
    paths: 'many',
    about: 'the decks: a folder, a quoted pattern, files or names separated by commas',
  },
  sides: { value: 'GLOB', paths: 'many', about: 'the same as --decks, for games whose sides are no decks' },
  against: {
    value: 'GLOB',
    paths: 'many',
    about: 'the opponents: a folder, a quoted pattern, files or names separated by commas',
  },
  'skip-bad': { about: "leave out decks that can't be read, and name them, instead of refusing the run" },
  rate: { value: 'WHAT', about: 'what is compared: decks (default) or agents' },
  compare: {
    value: 'WHAT',
    about:
      'also play with each other choice instead of each that is named: WHAT is a flag that names several; of a match: cards',
  },
  dial: {
    value: 'NAME',
    about: 'what to set: a dial of the game, or a number of a card as CARD.NUMBER',
  },
  on: { value: 'SIDE', about: 'whose dial it is, where each side has one: a (default), b, …' },
  verify: { about: 'play the answer again on fresh luck and say whether it holds' },
  target: { value: 'P', about: 'the win rate that the dial is to give (default 0.5)' },
  range: { value: 'LOW,HIGH', about: 'the settings to look at (default: by the dial)' },
  games: {
    value: 'N',
    about:
      'games to play with each assignment of pilots (matrix, chains, adaptive, tune: in all; rate: with each deck; gauntlet: against each); rounded up to whole blocks',
  },
  seed: { value: 'S', about: 'whole number from which all luck follows (default 1)' },
  threads: { value: 'T', about: 'worker threads (default: all cores); results do not depend on it' },
  agent: {
    value: 'A',
    paths: 'agents',
    about: 'who plays all sides; several with commas: each in turn, and whether they agree',
  },
  agents: {
    value: 'A,B',
    paths: 'agents',
    about:
      'who plays each side, or each seat of sides that play together; two different agents of two sides also change places',
  },
  'agent-seconds': {
    value: 'S',
    about: 'how long a decision of an agent of your own may take (default 60)',
  },
  patch: { value: 'CARD.NUMBER=N,…', about: 'change numbers of cards, such as bait-and-switch.text.0.if=2' },
  stop: {
    value: 'RULE',
    about:
      'ci:0.01 (until the interval is ±1 point; for chains ci:0.5, ±0.5 chains; for tune ci:2, ±2 of the dial), sprt:0.50,0.53 (until one rate is told from the other) or none',
  },
  check: {
    value: 'AGENT',
    paths: 'agents',
    about:
      "a second pilot that plays where the answer is given, on the same luck, to show how far the answer is the pilot's own (default: one that searches); or none",
  },
  'check-games': {
    value: 'N',
    about: 'games of the check (default: a constant of the game and the command)',
  },
  redis: {
    value: 'URL',
    about:
      'play on the workers at this Redis instead of on threads here: redis://HOST:PORT, or rediss:// with TLS (default: FULCRUM_REDIS); results do not depend on it',
  },
  part: {
    value: 'I/N',
    about:
      'play one of N parts of a fixed number of games, I from 1, for fulcrum merge to put together; for batch systems',
  },
  plan: { about: 'say how many games and minutes it would take, and play only a short trial' },
  resume: { about: 'go on with the unfinished run in the directory' },
  config: { value: 'FILE', about: 'a YAML file with these flags as keys; flags that are typed win' },
  out: { value: 'DIR', paths: 'new', about: 'where to write (default results/<command>-<names>/)' },
  records: { about: 'also write games.csv, one row per game' },
  report: { about: 'also write report.html, a page with the answer, pictures and tables' },
  html: { value: 'FILE', paths: 'new', about: 'where to write the page' },
  svg: { value: 'DIR', paths: 'new', about: 'write the pictures alone, as SVG files' },
  open: { about: 'show the page in the browser' },
  json: { about: 'one JSON value on stdout and nothing else' },
  quiet: { about: 'no progress' },
  stream: { value: 'TEXT', about: "which of the run's streams of luck to take the game from" },
  unit: { value: 'N', about: 'the block of the run to take the game from (default 0)' },
  index: { value: 'N', about: 'the game within the block (default 0: side a first)' },
  explain: { about: 'at every decision of an agent, show how it valued its options' },
  replay: { value: 'KEY', about: 'play the game of a games.csv row: the value of its replay column' },
  browser: { about: 'play on a page in the browser; without --agents you are side a' },
  save: { value: 'FILE', paths: 'new', about: 'write the game with its decks and moves, for fulcrum replay' },
  row: { value: 'N', about: 'the row of games.csv, 1 for the first game' },
  set: {
    value: 'SET',
    about: 'only cards of this set; of rate and impact: the set whose decks are the field',
  },
  field: {
    value: 'DIR',
    paths: 'many',
    about: 'decks of your own to compare with: a folder or a quoted pattern',
  },
  name: { value: 'TEXT', about: 'only cards with this in their name' },
  house: { value: 'HOUSE', about: 'only cards of this house, or of whatever a game has in its place' },
  type: { value: 'TYPE', about: 'only cards of this type, such as creature' },
  numbers: { about: 'also what --patch can change about each card, with its printed value' },
  game: { value: 'GAME', about: 'the game that the files are for (default: the first that reads files)' },
  seconds: { value: 'S', about: 'how long to measure each figure (default 4)' },
  help: { about: 'show this' },
} as const satisfies Record<string, Flag>;

/** The name of a flag: one of these, or one that a game declares. */
export type FlagName = string;

/** Who checks an answer, and for how long. */
export const CHECK_FLAGS = ['check', 'check-games'] as const;

/** How an experiment is run, not what is asked: none of these flags changes a result. */
export const RUN_FLAGS = [
  'threads',
  'agent-seconds',
  'out',
  'records',
  'report',
  'resume',
  'part',
  'redis',
  'plan',
  'json',
  'quiet',
] as const;

/** Flags of games take a value, which is never a path. */
const OF_A_GAME: Flag = { value: 'N,…', about: '' };

export function flagOf(name: FlagName): Flag {
  return Object.hasOwn(FLAGS, name) ? FLAGS[name as keyof typeof FLAGS] : OF_A_GAME;
}
