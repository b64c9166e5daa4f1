import type { Predicate } from '../filter.js';
import type { Scope } from './scope.js';

/**
 * A predicate's English in its two places: beside a noun, as an adjective ("damaged creature") or after it
 * ("creature with armor"); and as a statement of a card ("is damaged", "has armor").
 */
export interface Words {
  adjective?: string;
  behind?: string;
  /** Behind a plural, where it differs. */
  behindMany?: string;
  is: string;
}
export type Say = (predicate: Predicate, scope: Scope) => Words;

export const adjective = (word: string, opposite = `non-${word}`): Say => {
  return ({ not }) => ({ adjective: not ? opposite : word, is: not ? `is not ${word}` : `is ${word}` });
};

export const place = (where: string, many = where): Say => {
  return ({ not }) => {
    const no = not ? 'not ' : '';
    return { behind: no + where, behindMany: no + many, is: `is ${no}${where}` };
  };
};

export const has = (what: string, many = what): Say => {
  return ({ not }) => ({
    behind: `${not ? 'without' : 'with'} ${what}`,
    behindMany: `${not ? 'without' : 'with'} ${many}`,
    is: `${not ? 'does not have' : 'has'} ${what}`,
  });
};

export const shares = (one: string, many: string, not: boolean): Words =>
  not
    ? { behind: `that does not ${many}`, behindMany: `that do not ${many}`, is: `does not ${many}` }
    : { behind: `that ${one}`, behindMany: `that ${many}`, is: one };
