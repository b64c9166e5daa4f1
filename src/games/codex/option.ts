/** What an option does. Its number is kind | a << 5 | b << 13. */
export const enum OptionKind {
  /** a: printed number of a card in hand. */
  Worker = 1,
  /** a: building. */
  Build = 2,
  Summon = 3,
  Level = 4,
  /** a: printed number of a card in hand. */
  Play = 5,
  /** a: card. */
  Ability = 6,
  /** a: card of the other seat. */
  Detect = 7,
  /** a: card; b: thing. */
  Attack = 8,
  End = 9,
  /** a: card; b: slot. */
  Patrol = 10,
  /** b: slot. */
  Empty = 11,
  Done = 12,
  /** a: printed number of a card of the codex. */
  Tech = 13,
  /** a: thing. */
  Target = 14,
  /** a: card or building. */
  Order = 15,
  Yes = 16,
  No = 17,
}
/** By the number of the kind, for people and scenarios. */
export const KIND_WORDS = [
  '',
  'worker',
  'build',
  'summon',
  'level',
  'play',
  'ability',
  'detect',
  'attack',
  'end',
  'patrol',
  'empty',
  'done',
  'tech',
  'target',
  'order',
  'yes',
  'no',
] as const;

export const option = (kind: number, a = 0, b = 0): number => kind | (a << 5) | (b << 13);
export const kindIn = (number: number): number => number & 31;
export const firstIn = (number: number): number => (number >> 5) & 0xff;
export const secondIn = (number: number): number => number >>> 13;
