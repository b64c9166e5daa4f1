import { isRecord, quote, refuse } from '../../../core/input.js';
import { slug } from '../../../core/names.js';
import type { Candidate, Deck, PoolCard } from './deck.js';
import { legalDeck } from './legal.js';
import { allNamed, cleanName } from './names.js';
import { ownForm } from './own-form.js';
import { plainList } from './plain-list.js';
import { PoolNames } from './pool-names.js';
import { EXPECTED_FORMS, enumerate, whatItIs } from './refuse.js';
import { decksOfKeyforge, flatDeck, masterVault } from './sites.js';
import { jsonValue, yamlValue } from './syntax.js';

/** `[REDACTED]` is a card, so a bracket alone does not make a list of names into JSON. */
const LOOKS_LIKE_JSON = /^(?:\{|\[\s*(?:[[\]{"\d-]|$))/;
/** A list may also say `houses: Brobnar, Dis, Logos` or `cards: 36`. */
const LOOKS_LIKE_YAML = /^(?:-[ \t]+|[ \t]+)?["']?(?:houses|cards)["']?[ \t]*:(?![ \t]*[\p{L}\d])/mu;
const MOST_DECKS_NAMED = 20;

/**
 * Reads a deck in any of the known forms, told apart by their content. `source` is the file's name, for
 * messages and for decks without a name; `wanted` picks one deck of a file that holds several.
 */
export function parseDeck(text: string, source: string, pool: readonly PoolCard[], wanted?: string): Deck {
  const names = new PoolNames(pool);
  const decks = candidates(text.replace(/^\uFEFF/, ''), source, names);
  const deck = chosen(decks, source, wanted);
  return legalDeck(deck, names, source);
}

/** The decks of a file, as `wanted` takes them; one without choice is undefined. */
export function deckParts(text: string, source: string, pool: readonly PoolCard[]): (string | undefined)[] {
  const decks = candidates(text.replace(/^\uFEFF/, ''), source, new PoolNames(pool));
  return decks.length === 1 ? [undefined] : decks.map(({ name }) => slug(name) || name);
}

function candidates(text: string, source: string, names: PoolNames): Candidate[] {
  if (text.trim() === '') refuse(source, `the file is empty; ${EXPECTED_FORMS}`);
  const found = readForm(text, source, names);
  return found.map((deck) => ({ ...deck, name: cleanName(deck.name) || nameFrom(source) }));
}

function readForm(text: string, source: string, names: PoolNames): Candidate[] {
  if (LOOKS_LIKE_JSON.test(text.trimStart())) return fromValue(jsonValue(text, source), source, names);
  if (LOOKS_LIKE_YAML.test(text)) return fromValue(yamlValue(text, source), source, names);
  return [plainList(text, source, names)];
}

function fromValue(value: unknown, source: string, names: PoolNames): Candidate[] {
  return wrapped(value).flatMap((deck: unknown) => {
    if (!isRecord(deck)) return refuse(source, `the deck is ${whatItIs(deck)}; ${EXPECTED_FORMS}`);
    if ('data' in deck) return asList(deck.data).map((each) => masterVault(each, deck._linked, source));
    if ('housesAndCards' in deck) return decksOfKeyforge(deck, source);
    if ('cards' in deck && !isRecord(deck.houses)) return flatDeck(deck, source);
    return ownForm(deck, source, names);
  });
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The decks of a file, without what sites and `fulcrum deck --json` put around them. */
function wrapped(value: unknown): unknown[] {
  return asList(value).flatMap((each: unknown) => {
    const inner = isRecord(each) ? (each.deck ?? each.decks ?? each.rows) : undefined;
    return isRecord(inner) || Array.isArray(inner) ? asList(inner) : [each];
  });
}

function chosen(decks: readonly Candidate[], source: string, wanted: string | undefined): Candidate {
  const matching = wanted === undefined ? decks : allNamed(decks, wanted);
  const [deck, another] = matching;
  if (deck !== undefined && another === undefined) return deck;
  if (decks.length === 0) refuse(source, `no decks in the list; ${EXPECTED_FORMS}`);
  const all = enumerate(
    decks.map(({ name }) => slug(name) || quote(name)),
    MOST_DECKS_NAMED,
  );
  if (wanted === undefined)
    refuse(source, `${decks.length} decks; pick one as FILE#NAME, with NAME one of ${all}`);
  const what = deck === undefined ? 'no deck' : 'more than one deck';
  return refuse(source, `${what} called ${quote(wanted)}; expected one of ${all}`);
}

function nameFrom(source: string): string {
  const file = source.split(/[\\/]/).at(-1)!;
  return cleanName(file.replace(/(?<=.)\.\w+$/, '')) || 'deck';
}
