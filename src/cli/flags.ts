/** Every flag of every command, in the words of the help. */
export const FLAGS = {
  a: { value: 'SIDE', about: 'side a: a file, or the name of a bundled side' },
  b: { value: 'SIDE', about: 'side b' },
  games: { value: 'N', about: 'games to play with each assignment of pilots; rounded up to whole blocks' },
  seed: { value: 'S', about: 'whole number from which all luck follows (default 1)' },
  threads: { value: 'T', about: 'worker threads (default: all cores); results do not depend on it' },
  agent: { value: 'A', about: 'who plays both sides' },
  agents: { value: 'A,B', about: 'who plays side a and side b; two different agents also change places' },
  chains: { value: 'A,B', about: 'KeyForge: chains of side a and of side b' },
  patch: { value: 'CARD.NUMBER=N,…', about: 'change numbers of cards, such as bait-and-switch.text.0.if=2' },
  stop: {
    value: 'RULE',
    about:
      'ci:0.01 (until the interval is ±1 point), sprt:0.50,0.53 (until one rate is told from the other) or none',
  },
  plan: { about: 'say how many games and minutes it would take, and play only a short trial' },
  resume: { about: 'go on with the unfinished run in the directory' },
  config: { value: 'FILE', about: 'a YAML file with these flags as keys; flags that are typed win' },
  out: { value: 'DIR', about: 'where to write (default results/<command>-<names>/)' },
  records: { about: 'also write games.csv, one row per game' },
  json: { about: 'one JSON value on stdout and nothing else' },
  quiet: { about: 'no progress' },
  stream: { value: 'TEXT', about: "which of the run's streams of luck to take the game from" },
  unit: { value: 'N', about: 'the block of the run to take the game from (default 0)' },
  index: { value: 'N', about: 'the game within the block (default 0: side a first)' },
  replay: { value: 'KEY', about: 'play the game of a games.csv row: the value of its replay column' },
  set: { value: 'SET', about: 'only cards of this set' },
  name: { value: 'TEXT', about: 'only cards with this in their name' },
  game: { value: 'GAME', about: 'the game that the files are for (default: the first that reads files)' },
  seconds: { value: 'S', about: 'how long to measure each figure (default 2)' },
  help: { about: 'show this' },
} as const satisfies Record<string, { value?: string; about: string }>;

export type FlagName = keyof typeof FLAGS;
