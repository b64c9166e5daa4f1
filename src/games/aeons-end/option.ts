/** What an option does. Its number is kind | definition << 6 | place << 17 | position << 23. */
export const enum OptionKind {
  Play = 1,
  Gain = 2,
  Charge = 3,
  Focus = 4,
  Open = 5,
  Prep = 6,
  Use = 7,
  Discard = 8,
  Ability = 9,
  End = 10,
  Cast = 11,
  Done = 12,
  Order = 13,
  Target = 14,
  Player = 15,
  Card = 16,
  Breach = 17,
  Yes = 18,
  No = 19,
  Choice = 20,
  Pile = 21,
  TurnCard = 22,
  Number = 23,
}
/** By the number of the kind, for people and scenarios. */
export const KIND_WORDS = [
  '',
  'play',
  'gain',
  'charge',
  'focus',
  'open',
  'prep',
  'use',
  'discard',
  'ability',
  'end',
  'cast',
  'done',
  'order',
  'target',
  'player',
  'card',
  'breach',
  'yes',
  'no',
  'choice',
  'pile',
  'turn',
  'number',
] as const;

/** A definition and a place in a list; either may stand for another small number. */
export const option = (kind: number, definition = 0, place = 0, position = 0): number =>
  kind | (definition << 6) | (place << 17) | (position << 23);
export const kindIn = (number: number): number => number & 63;
export const definitionIn = (number: number): number => (number >> 6) & 0x7ff;
export const placeIn = (number: number): number => (number >> 17) & 63;
export const positionIn = (number: number): number => number >>> 23;
