/** What an option does. The number of an option is kind | card << 6 | value << 13. */
export const enum OptionKind {
  Play = 1,
  Discard = 2,
  Reap = 3,
  Fight = 4,
  Action = 5,
  Omni = 6,
  Unstun = 7,
  End = 8,
  Flank = 9,
  Target = 10,
  Order = 11,
  House = 12,
  Number = 13,
  Trait = 14,
  Key = 15,
  Yes = 16,
  No = 17,
  Done = 18,
  Choice = 19,
}
/** By the number of the kind, for people and scenarios. */
export const KIND_WORDS = [
  '',
  'play',
  'discard',
  'reap',
  'fight',
  'action',
  'omni',
  'unstun',
  'end',
  'flank',
  'target',
  'order',
  'house',
  'number',
  'trait',
  'key',
  'yes',
  'no',
  'done',
  'choice',
] as const;

/** On a card; by a value; of neither the number is the kind alone. */
export const option = (kind: number, card: number): number => kind | (card << 6);
export const naming = (kind: number, value: number): number => kind | (value << 13);
export const kindIn = (number: number): number => number & 63;
export const cardIn = (number: number): number => (number >> 6) & 127;
export const valueIn = (number: number): number => number >>> 13;
/** For a card picked out of several zones: the card and, unless it is in play, its zone. */
export const nameIn = (number: number): number => number >>> 6;
