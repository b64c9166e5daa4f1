import { list, type Noun, noun, orList, spaced, withArticle } from '../../../core/english.js';
import { type Alternatives, type Clause, type Predicate, parseFilter } from '../filter.js';
import { PREDICATES } from '../lexicon/predicates.js';
import type { Ref } from '../vocabulary.js';
import type { Words } from './predicates.js';
import { type Scope, sayRef } from './scope.js';
import { type From, isZone, ownerOf, sayZone, zonesOf } from './zones.js';

const KINDS = ['card', 'creature', 'artifact', 'upgrade', 'action'];
const PARTICULAR = ['self', 'host', 'it', 'subject', 'granter'];
/** The order in which cards print their adjectives: "each other friendly ready Mars creature". */
const ORDER = 'other friendly enemy damaged ready stunned warded flank not:trait house trait keyword'.split(
  ' ',
);

/** How a noun phrase is built: where the cards come from, and whether it speaks of all of them. */
interface Manner {
  from: From;
  every?: boolean;
}

const positive = (words: Alternatives, names: readonly string[]): boolean =>
  words.every((word) => !word.not && names.includes(word.name));

/** The one card that the filter names outright, such as `self`. */
export function particularCard(filter: string): Ref | undefined {
  const [clause, ...rest] = parseFilter(filter);
  const found = clause?.flat().find((word) => positive([word], PARTICULAR));
  return rest.length === 0 && found ? (found.name as Ref) : undefined;
}

/** The card that the filter names, with what else must hold of it: "Gub, if it is not on a flank,". */
function sayParticular(filter: string, scope: Scope): string | undefined {
  const card = particularCard(filter);
  if (!card) return undefined;
  const name = sayRef(card, scope);
  const rest = (parseFilter(filter)[0] ?? []).filter(
    (words) => !positive(words, PARTICULAR) && !positive(words, KINDS),
  );
  return rest.length === 0 ? name : `${name}, if it ${sayClauseIs(rest, scope, false)},`;
}

/** Where one clause speaks of a pile, the clause beside it says that it speaks of play. */
function clausesOf(filter: string): Clause[] {
  const clauses = parseFilter(filter);
  if (!clauses.some((clause) => zonesOf(clause).length > 0)) return clauses;
  return clauses.map((clause) => (zonesOf(clause).length > 0 ? clause : [...clause, [IN_PLAY]]));
}

const IN_PLAY: Predicate = { not: false, name: 'in', argument: 'play', comparison: '', n: 0 };

/** "friendly Mars creature", "artifact or flank creature"; without an article. */
export function filterNoun(filter: string, scope: Scope, from: From = 'in'): Noun {
  const particular = sayParticular(filter, scope);
  if (particular) return noun(particular, particular);
  const phrases = clausesOf(filter).map((clause) => clauseNoun(clause, scope, { from }));
  return noun(orList(phrases.map((phrase) => phrase.one)), list(phrases.map((phrase) => phrase.many)));
}

/** With articles: "an artifact or a flank creature", "a different creature". */
export function oneOf(filter: string, scope: Scope, from: From = 'in'): string {
  const particular = sayParticular(filter, scope);
  if (particular) return particular;
  return orList(clausesOf(filter).map((clause) => withArticle(different(clause, scope, from))));
}

function different(clause: Clause, scope: Scope, from: From): string {
  const others = clause.filter((words) => !words.every((word) => word.not && word.name === 'it'));
  const { one } = clauseNoun(others, scope, { from });
  return others.length === clause.length ? one : `different ${one}`;
}

export function eachOne(filter: string, scope: Scope, from: From = 'in'): string {
  const particular = sayParticular(filter, scope);
  if (particular) return particular;
  return list(
    clausesOf(filter).map((clause) => `each ${clauseNoun(clause, scope, { from, every: true }).one}`),
  );
}

/** The bare kind of card, by which a later "that creature" refers to it. */
export function kindOf(filter: string): Noun {
  const [first = 'card', ...rest] = parseFilter(filter).map(clauseKind);
  return noun(rest.every((kind) => kind === first) ? first : 'card');
}

function clauseKind(clause: Clause): string {
  if (clause.some((words) => positive(words, ['neighbour', 'flank']))) return 'creature';
  const kinds = clause.find((words) => positive(words, KINDS)) ?? [];
  return kinds.length === 1 && kinds[0]?.name !== 'action' ? kinds[0]!.name : 'card';
}

/** Whether all the cards come from a pile of yours, and so go back to you. */
export const isYours = (filter: string): boolean =>
  clausesOf(filter).every(
    (clause) => ownerOf(clause) === 'you' && zonesOf(clause).length > 0 && !zonesOf(clause).includes('play'),
  );

function clauseNoun(clause: Clause, scope: Scope, { from, every = false }: Manner): Noun {
  const head = headNoun(clause, scope, every);
  const rest = clause.filter((words) => !isHead(words) && !isZone(words, clause));
  const adjectives = rest.filter((words) => beforeNoun(words, scope)).sort((a, b) => rank(a) - rank(b));
  const behind = rest
    .filter((words) => !beforeNoun(words, scope))
    .sort((a, b) => Number(isWas(b)) - Number(isWas(a)));
  const before = [
    zonesOf(clause).includes('purged') && !clause.flat().some(isPurgedBy) ? 'purged' : '',
    ...adjectives.map((words) => sayAdjectives(words, scope)),
  ];
  const where = sayZone(clause, scope, from, every);
  const after = (many: boolean) => behind.map((words) => sayBehind(words, scope, many));
  return noun(
    spaced(...before, head.one, ...after(false), where),
    spaced(...before, head.many, ...after(true), where),
  );
}

/** Behind the noun it says both. */
const isPurgedBy = ({ name }: Predicate): boolean => name === 'purgedBy';
const isWas = (words: Alternatives): boolean => positive(words, ['was']);

const isHead = (words: Alternatives): boolean =>
  positive(words, KINDS) || isName(words) || positive(words, ['neighbour']) || positive(words, PARTICULAR);

const isName = (words: Alternatives): boolean =>
  positive(words, ['name']) && words.every((word) => word.argument !== 'it');

function headNoun(clause: Clause, scope: Scope, every: boolean): Noun {
  const names = clause.find(isName);
  if (names) return copies(orList(names.map((word) => scope.nameOf(word.argument))));
  const neighbours = clause.find((words) => positive(words, ['neighbour']));
  if (neighbours) return neighboursOf(neighbours, scope);
  const kinds = (clause.find((words) => positive(words, KINDS)) ?? []).map(kindWord);
  if (kinds.length === 0 || kinds[0] === 'card') return anyCard(clause, scope);
  return noun(every ? list(kinds) : orList(kinds), list(kinds.map((kind) => `${kind}s`)));
}

const anyCard = (clause: Clause, scope: Scope): Noun =>
  zonesOf(clause).includes('those') && scope.those ? scope.those : noun('card');
const kindWord = ({ name }: Predicate): string => (name === 'action' ? 'action card' : name);
const copies = (name: string): Noun => noun(`copy of ${name}`, `copies of ${name}`);

function neighboursOf(words: Alternatives, scope: Scope): Noun {
  const whose = orList(words.map((word) => sayRef(word.argument as Ref, scope)));
  return noun(`neighbor of ${whose}`, `neighbors of ${whose}`);
}

const sayPredicate = (predicate: Predicate, scope: Scope): Words =>
  PREDICATES[predicate.name]!.say(predicate, scope);

function rank([word]: Alternatives): number {
  const name = word?.not && word.name === 'trait' ? 'not:trait' : word?.name;
  return ORDER.indexOf(name ?? '');
}

const beforeNoun = (words: Alternatives, scope: Scope): boolean =>
  words.every((word) => sayPredicate(word, scope).adjective !== undefined);

const sayAdjectives = (words: Alternatives, scope: Scope): string =>
  orList(words.map((word) => sayPredicate(word, scope).adjective ?? ''));

function sayBehind(words: Alternatives, scope: Scope, many: boolean): string {
  const said = words.map((word) => sayPredicate(word, scope));
  if (said.length === 1) return behindNoun(said[0]!, many);
  return `that ${orList(said.map((each) => (many ? pluralStatement(each.is) : each.is)))}`;
}

const behindNoun = (words: Words, many: boolean): string =>
  (many ? words.behindMany : undefined) ?? words.behind ?? `that ${words.is}`;

const pluralStatement = (text: string): string =>
  text
    .replace(/^is /, 'are ')
    .replace(/^has /, 'have ')
    .replace(/ on it$/, ' on them');

/** What the filter says of one card: "is damaged", "is not a Mars creature", "is on a flank and is ready". */
export function sayIs(filter: string, scope: Scope, not = false): string {
  const clauses = parseFilter(filter).map((clause) => sayClauseIs(placed(clause), scope, not));
  return not ? list(clauses) : orList(clauses);
}

/** A zone without an owner only says that the card is not sought in play. */
const placed = (clause: Clause): Clause =>
  ownerOf(clause) ? clause : clause.filter((words) => !isZone(words, clause));

function sayClauseIs(clause: Clause, scope: Scope, not: boolean): string {
  const named = clause.some((words) => isHead(words) && !positive(words, PARTICULAR) && !isName(words));
  if (named) return `is ${not ? 'not ' : ''}${withArticle(clauseNoun(clause, scope, { from: 'in' }).one)}`;
  const rest = clause.filter((words) => !isZone(words, clause));
  const telling = rest.filter((words) => !positive(words, PARTICULAR));
  const said = (telling.length > 0 ? telling : rest).map((words) => sayOneOf(words, scope, not));
  const where = sayZone(clause, scope, 'in');
  const statements = where ? [...said, `is ${not ? 'not ' : ''}${where}`] : said;
  return not ? orList(statements) : list(statements);
}

function sayOneOf(words: Alternatives, scope: Scope, not: boolean): string {
  const said = words.map((word) => sayPredicate(not ? { ...word, not: !word.not } : word, scope).is);
  return not ? list(said) : orList(said);
}
