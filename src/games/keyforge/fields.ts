import { named } from '../../core/names.js';
import type { FieldScores, Fields, Side } from '../module.js';
import type { Deck } from './decks/deck.js';
import { setOf } from './decks/say.js';
import { FIELD_SIZE, fieldDeck } from './field.js';
import { FIELD_SCORES } from './field-scores.js';
import { HOUSE_NAMES } from './houses.js';
import { SET_CODES } from './sets.js';
import type { SetCode } from './vocabulary.js';

const NAMED = /^\s*(\w+)[ -](\d{1,4})\s*$/;

function fieldSide(set: SetCode, number: number): Side<Deck> {
  const deck = fieldDeck(set, number);
  return { name: deck.name, from: `${set}-${number}`, data: deck };
}

/** A deck of a field as people name it: `CotA 17`. */
export function fieldSideNamed(text: string): Side<Deck> | undefined {
  const [, word = '', digits] = NAMED.exec(text) ?? [];
  const set = SET_CODES.find((code) => code === named(word, SET_CODES));
  const number = Number(digits);
  return set && number >= 1 && number <= FIELD_SIZE ? fieldSide(set, number) : undefined;
}

/** Each deck as `splits/won`: of its rounds, the blocks of which it won one game and both. */
function countsIn(text: string, rounds: number): number[][] {
  return text
    .trim()
    .split(/\s+/)
    .map((deck) => {
      const [split, won] = deck.split('/').map(Number);
      return [rounds - split! - won!, split!, won!];
    });
}

/** Read when they are asked for: few of the threads that load the game need them. */
function scores(): FieldScores {
  const { blocks, first: _, ...rest } = FIELD_SCORES;
  const sets = Object.entries<string>(blocks).map(([set, text]) => [set, countsIn(text, rest.rounds)]);
  return { ...rest, counts: Object.fromEntries(sets) };
}

/** Decks of each set, dealt as a box deals them. */
export const fields: Fields<Deck> = {
  names: SET_CODES,
  size: FIELD_SIZE,
  of: ({ data }) => setOf(data),
  side: (name, number) => fieldSide(name as SetCode, number),
  groups: 'house',
  groupsOf: ({ data }) => data.houses.map((house) => HOUSE_NAMES[house]),
  scores,
};
