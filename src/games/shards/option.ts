/** What an option does, by the word that scenarios have for it. Its number is kind | definition << 5 | number << 16. */
export const KIND_WORDS = [
  'play',
  'recruit',
  'fast-play',
  'exhaust',
  'focus',
  'attack',
  'relic',
  'end',
  'assign',
  'shield',
  'target',
  'player',
  'bid',
  'pass',
  'leader',
  'done',
] as const;
export type KindWord = (typeof KIND_WORDS)[number];

/** Positions in KIND_WORDS. */
export const enum OptionKind {
  Play = 0,
  Recruit = 1,
  FastPlay = 2,
  Exhaust = 3,
  Focus = 4,
  Attack = 5,
  Relic = 6,
  End = 7,
  /** the seat in the place of a definition, and how much */
  Assign = 8,
  Shield = 9,
  /** and the list that the card is in */
  Target = 10,
  Player = 11,
  Bid = 12,
  Pass = 13,
  Leader = 14,
  Done = 15,
}

export const option = (kind: number, definition = 0, number = 0): number =>
  kind | (definition << 5) | (number << 16);
export const kindIn = (option: number): number => option & 31;
export const definitionIn = (option: number): number => (option >> 5) & 0x7ff;
export const numberIn = (option: number): number => option >> 16;
