import { numbersOf, patchCard } from '../numbers.js';
import type { Ability, Card } from '../vocabulary.js';

/** A card that differs from its entry in one thing. */
export interface Mutant {
  /** What was changed, in a few words. */
  readonly change: string;
  readonly card: Card;
}

type Data = null | boolean | number | string | Data[] | { [key: string]: Data };
type Change = readonly [words: string, data: Data];

/** Every card that a slip of the pen could make of an entry, each once. */
export function mutantsOf(card: Card): Mutant[] {
  const seen = new Set([JSON.stringify(card)]);
  return [...numbers(card), ...keywords(card), ...abilities(card)].filter((mutant) => {
    const text = JSON.stringify(mutant.card);
    return !seen.has(text) && seen.add(text);
  });
}

/** Each number by one, where it may be that. */
function numbers(card: Card): Mutant[] {
  return numbersOf(card).flatMap(({ path, value, limits: [least, most] }) =>
    [value + 1, value - 1]
      .filter((n) => n >= least && n <= most)
      .map((n) => ({ change: `${path}: ${n} for ${value}`, card: patchCard(card, path, n) })),
  );
}

const keywords = (card: Card): Mutant[] =>
  (card.keywords ?? []).map((word) => ({
    change: `without ${word}`,
    card: { ...card, keywords: card.keywords!.filter((other) => other !== word) },
  }));

function abilities(card: Card): Mutant[] {
  const text = (card.text ?? []) as unknown as Data[];
  return changesIn(text).map(([change, data]) => ({
    change,
    card: { ...card, text: data as unknown as Ability[] },
  }));
}

/** One change each, at any depth. */
function changesIn(data: Data): Change[] {
  if (typeof data === 'string') return wordChanges(data);
  if (Array.isArray(data)) return [...dropped(data), ...within(data)];
  if (typeof data !== 'object' || data === null) return [];
  return [...unlocked(data), ...within(data)];
}

const isEffect = (part: Data): boolean => typeof part === 'object' && part !== null && 'do' in part;
const isAbility = (part: Data): boolean =>
  typeof part === 'object' &&
  part !== null &&
  [
    'on',
    'after',
    'before',
    'instead',
    'whenever',
    'always',
    'enters',
    'playIf',
    'playCost',
    'orUpgrade',
  ].some((key) => key in part);
const isDroppable = (part: Data): boolean =>
  isEffect(part) || isAbility(part) || (typeof part === 'object' && part !== null && 'mod' in part);

const dropped = (parts: Data[]): Change[] =>
  parts.flatMap((part, at): Change[] =>
    isDroppable(part) ? [[`without ${nameOf(part)}`, parts.filter((_, other) => other !== at)]] : [],
  );

function nameOf(part: Data): string {
  const { do: effect, mod } = part as { do?: string; mod?: string };
  return effect ?? mod ?? 'an ability';
}

/** What may be done is done. */
function unlocked(data: { [key: string]: Data }): Change[] {
  return data.do === 'may'
    ? [['may removed', { do: 'when', if: ALWAYS, then: data.effects!, else: [] }]]
    : [];
}
const ALWAYS: Data = { test: 'compare', a: 0, is: '=', b: 0 };

function within(data: Data[] | { [key: string]: Data }): Change[] {
  return Object.entries(data).flatMap(([key, part]) =>
    SILENT.includes(key)
      ? []
      : changesIn(part).map(([words, changed]): Change => [words, replaced(data, key, changed)]),
  );
}
/** Keys whose words are names of words, not of players or cards. */
const SILENT = ['do', 'mod', 'choose', 'test', 'event', 'amount', 'for', 'keyword', 'kind', 'tag'];

const replaced = (data: Data[] | { [key: string]: Data }, key: string, part: Data): Data =>
  Array.isArray(data) ? data.map((old, at) => (`${at}` === key ? part : old)) : { ...data, [key]: part };

const OPPOSITES: Readonly<Record<string, string>> = {
  friendly: 'enemy',
  enemy: 'friendly',
  you: 'opponent',
  opponent: 'you',
};

/** Friend for foe, in filters and for players. */
function wordChanges(text: string): Change[] {
  const words = text.split(/\b/);
  return words.flatMap((word, at): Change[] => {
    const opposite = OPPOSITES[word];
    if (opposite === undefined) return [];
    return [[`${opposite} for ${word}`, words.with(at, opposite).join('')]];
  });
}
