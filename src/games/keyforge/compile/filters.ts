import { type Alternatives, type Clause, type Predicate, parseFilter } from '../filter.js';
import { KINDS, PREDICATES, ZONES } from '../lexicon/predicates.js';
import type { Numbers } from '../lexicon/word.js';
import { append, definitionOf, program, Reach, traitNumber } from '../pool.js';
import { Fi, In, Kind, Side, Word } from '../program.js';

const compiled = new Map<string, number>();

/** The place of a filter in the program; the same words are compiled once. */
export function compileFilter(text: string): number {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  let next = 0;
  for (const clause of parseFilter(text).reverse()) next = compileClause(clause, next);
  compiled.set(text, next);
  return next;
}

/** A filter that begins with "self" or "host" fits no other card. */
export function reachOf(filter: number): Reach {
  if (filter === 0 || program[filter + Fi.Or] !== 0 || program[filter + Fi.Length] === 0) return Reach.Anyone;
  if (program[filter + Fi.Words] === Word.Self) return Reach.Bearer;
  return program[filter + Fi.Words] === Word.Host ? Reach.Host : Reach.Anyone;
}

/** Plain kinds, sides and zones stand in the head of the clause, where candidates are enumerated. */
function compileClause(clause: Clause, or: number): number {
  let zones = 0;
  let kinds: number = Kind.Any;
  let side: number = Side.Any;
  const words: number[] = [];
  let length = 0;
  for (const alternatives of clause) {
    const plain = alternatives.every((word) => !word.not);
    if (plain && alternatives.every((word) => word.name in KINDS)) {
      kinds &= alternatives.reduce((bits, word) => bits | KINDS[word.name]!, 0);
    } else if (plain && alternatives.every((word) => word.name === 'in')) {
      zones |= alternatives.reduce((bits, word) => bits | ZONES[word.argument]!, 0);
    } else if (plain && alternatives.length === 1 && sideOf(alternatives[0]!)) {
      side &= sideOf(alternatives[0]!);
    } else {
      length += pushWords(words, alternatives);
    }
  }
  return append([zones || In.Play, kinds, side, or, length, ...words]);
}

function sideOf(word: Predicate): number {
  if (word.name === 'friendly' || (word.name === 'of' && word.argument === 'you')) return Side.Friendly;
  if (word.name === 'enemy' || (word.name === 'of' && word.argument === 'opponent')) return Side.Enemy;
  return 0;
}

function pushWords(words: number[], alternatives: Alternatives): number {
  const many = alternatives.length > 1;
  if (many) words.push(Word.AnyOf, alternatives.length);
  for (const predicate of alternatives) {
    const [word, argument] = PREDICATES[predicate.name]!.write(predicate, NUMBERS);
    words.push(word | (predicate.not ? 256 : 0), argument);
  }
  return alternatives.length + (many ? 1 : 0);
}

/** Cards that name a card outside the pool are compiled all the same: nothing matches then. */
const NUMBERS: Numbers = { trait: traitNumber, card: (id) => definitionOf.get(id) ?? -1 };
