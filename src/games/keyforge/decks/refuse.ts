import { quote } from '../../../core/input.js';

export const EXPECTED_FORMS =
  'expected a list of card names, JSON of Master Vault, The Crucible or Decks of KeyForge, or YAML with "houses"';

/** `a, b and 3 more`. */
export function enumerate(items: readonly string[], most: number): string {
  const shown = items.slice(0, most).join(', ');
  return items.length > most ? `${shown} and ${items.length - most} more` : shown;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** What a value of the wrong type is, in the words of a person who wrote the file. */
export function whatItIs(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return value.trim() === '' ? 'empty' : `the text ${quote(value)}`;
  return typeof value === 'object' ? 'a group of keys' : `the ${typeof value} ${value}`;
}
