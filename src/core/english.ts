/** Plain English: articles, plurals, verbs, lists and sentences. */

export interface Noun {
  one: string;
  many: string;
}

export const noun = (one: string, many = `${one}s`): Noun => ({ one, many });
/** A number with its noun: "1 card", "3 cards". */
export const units = (n: number, of: Noun): string => `${n} ${n === 1 ? of.one : of.many}`;
export const plural = (n: number, one: string, many?: string): string => units(n, noun(one, many));

/** The sign of numbers below 0 in texts for people; files and what is typed have the hyphen of ASCII. */
export const MINUS = '−';

/** A number with a fixed number of digits after the point: `−0.5`, and never `−0.0`. */
export function decimal(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? MINUS + text : text;
}

/** What is measured, not counted, such as damage: "1 damage", never "a damage". */
export const isMass = (of: Noun): boolean => of.one === of.many;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const title = (id: string): string => id.split(/[-\s]/).filter(Boolean).map(capital).join(' ');

export function withArticle(phrase: string): string {
  if (/^other\b/.test(phrase)) return `an${phrase}`;
  return `${/^["“]?[aeiouæ]/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

export const possessive = (name: string): string => `${name}'s`;

export const list = (items: readonly string[]): string => joined(items, 'and');
export const orList = (items: readonly string[]): string => joined(items, 'or');

function joined(items: readonly string[], joint: string): string {
  if (items.length <= 2) return items.join(` ${joint} `);
  return `${items.slice(0, -1).join(', ')}, ${joint} ${items.at(-1)}`;
}

const IRREGULAR: Record<string, string> = {
  be: 'is',
  have: 'has',
  cannot: 'cannot',
  must: 'must',
  may: 'may',
};

/** The verb as a third person says it: "deal" gives "deals". */
export function thirdPerson(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular) return irregular;
  if (/(ch|sh|s|x|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** The verb after the given subject. */
export function agree(subject: string, verb: string, plural = false): string {
  if (subject !== 'you' && !plural) return thirdPerson(verb);
  return verb === 'be' ? 'are' : verb;
}

/** A quotation that ends a sentence brings its own full stop. */
export const sentence = (text: string): string =>
  /\.["')]*$/.test(text) ? capital(text) : `${capital(text)}.`;

/** A quotation within a quotation has single marks. */
export const quote = (text: string): string => `"${text.replaceAll('"', "'")}"`;

const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "two" for 2; figures from 11 on. */
export const numeral = (n: number): string => NUMERALS[n] ?? `${n}`;

export const spaced = (...parts: string[]): string => parts.filter(Boolean).join(' ');

/** "3 or more creatures", "no creatures", "exactly 1 card". */
export function howMany(is: '=' | '>=' | '<=' | '>' | '<', n: number, of: Noun): string {
  const things = n === 1 && is === '=' ? of.one : of.many;
  switch (is) {
    case '=':
      return n === 0 ? `no ${of.many}` : `exactly ${n} ${things}`;
    case '>=':
      return n === 1 && !isMass(of) ? withArticle(of.one) : `${n} or more ${of.many}`;
    case '<=':
      return n === 0 ? `no ${of.many}` : `${n} or ${isMass(of) ? 'less' : 'fewer'} ${of.many}`;
    case '>':
      return `more than ${n} ${n === 1 ? of.one : of.many}`;
    case '<':
      return n === 1 ? `no ${of.many}` : `${isMass(of) ? 'less' : 'fewer'} than ${n} ${of.many}`;
  }
}

const OPPOSITE = { '=': '!=', '>=': '<', '<=': '>', '>': '<=', '<': '>=' } as const;

export const opposite = (is: keyof typeof OPPOSITE): (typeof OPPOSITE)[keyof typeof OPPOSITE] => OPPOSITE[is];
