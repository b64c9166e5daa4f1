import { agree, list, type Noun, noun, orList, quote, spaced } from '../../../core/english.js';
import type { Amount, Modifier, Player, Verb } from '../vocabulary.js';
import { quantity, sayAmount } from './amounts.js';
import { eachOne, filterNoun, kindOf, oneOf, particularCard } from './filters.js';
import { AMBER } from './nouns.js';
import { type Scope, sayHouse, sayPlayer, sayPlayers, sayRef, their } from './scope.js';
import { type Statement, together, whole } from './statements.js';

type Of<Mod extends Modifier['mod']> = Extract<Modifier, { mod: Mod }>;

/** Whom a modifier touches, and what that card is called inside its quotation marks. */
export interface Bearer {
  text: string;
  plural: boolean;
  inside: string;
  /** Of a constant ability, whose allowances come back each turn. */
  constant?: boolean;
}

export function filterBearer(filter: string, scope: Scope): Bearer {
  const card = particularCard(filter);
  const kind = card === 'host' ? 'creature' : card === 'self' ? scope.card.type : kindOf(filter).one;
  return { text: eachOne(filter, scope), plural: false, inside: `this ${kind}` };
}

/** "gets +2 power": said of the bearer. */
interface Phrase {
  verb: string;
  rest: string;
}
const phrase = (verb: string, rest: string): Phrase => ({ verb, rest });

/** One statement: what the bearer gets, joined into one sentence, then what the modifiers say of players. */
export function sayModifiers(modifiers: readonly Modifier[], bearer: Bearer, scope: Scope): Statement {
  const said = modifiers.map((modifier) => sayModifier(modifier, bearer, scope));
  const phrases = said.filter((each): each is Phrase => typeof each === 'object');
  const sayings = said.filter((each): each is string => typeof each === 'string');
  const own = phrases.length > 0 ? [`${bearer.text} ${joinPhrases(phrases, bearer)}`] : [];
  return together([...own, ...sayings].map((text) => ({ ...whole(text), long: false })));
}

function joinPhrases(phrases: readonly Phrase[], bearer: Bearer): string {
  const verbs = [...new Set(phrases.map((each) => each.verb))];
  const groups = verbs.map((verb) =>
    joinGroup(
      verb,
      phrases.filter((each) => each.verb === verb).map((each) => each.rest),
      bearer,
    ),
  );
  return list(groups);
}

/** `gains hazardous 2 and, "Destroyed: …"`. */
function joinGroup(verb: string, rests: readonly string[], bearer: Bearer): string {
  const plain = rests.filter((rest) => !rest.startsWith('"'));
  const quoted = rests.filter((rest) => rest.startsWith('"'));
  const start = spaced(
    agree(bearer.text, verb, bearer.plural),
    list(plain),
    verb === 'ignore' ? 'while attacking' : '',
  );
  if (quoted.length === 0) return start;
  return `${start}${plain.length > 0 ? ' and' : ''}, ${list(quoted)}`;
}

function sayModifier(modifier: Modifier, bearer: Bearer, scope: Scope): Phrase | string {
  switch (modifier.mod) {
    case 'power':
    case 'armor':
      return phrase('get', signed(modifier.n, noun(modifier.mod, modifier.mod), scope));
    case 'keyword':
      return phrase('gain', sayKeyword(modifier, scope));
    case 'loseKeyword':
      return phrase('lose', modifier.keyword);
    case 'ignores':
      return phrase('ignore', modifier.keyword);
    case 'fightDamage':
      return phrase('deal', sayFightDamage(modifier, scope));
    case 'gains':
      return phrase('gain', quote(scope.voice.granted(modifier.ability, bearer.inside, scope)));
    case 'belongs':
      return phrase(
        'belong',
        modifier.house === 'all' ? 'to all houses' : `to house ${sayHouse(modifier.house, scope)}`,
      );
    case 'flank':
      return phrase('count', 'as a flank creature');
    case 'blank':
      return phrase('have', 'a blank text box (except for traits)');
    case 'keyCost':
      return sayKeyCost(modifier, scope);
    case 'handSize':
      return sayHandSize(modifier, scope);
    case 'spendable':
      return `you may spend æmber on ${bearer.text} ${modifier.asPool ? 'as if it were in your pool' : 'when forging keys'}`;
    case 'entersReady':
      return sayEntersReady(modifier, scope);
    case 'allow':
      return sayAllow(modifier, bearer, scope);
    case 'cannot':
      return sayCannot(modifier, scope);
    case 'must':
      return sayMust(modifier, scope);
    case 'toll':
      return `your opponent must pay you ${modifier.n} æmber in order to ${modifier.verb} ${oneOf(modifier.filter, scope)}`;
    case 'controlled':
      return `you control ${bearer.text}`;
  }
}

function signed(n: Amount, of: Noun, scope: Scope): string {
  const { head, tail } = quantity(n, of, scope);
  if (head.startsWith('-')) return `–${head.slice(1)}${tail}`;
  return /^\d/.test(head) ? `+${head}${tail}` : `additional ${head}${tail}`;
}

function sayKeyword({ keyword, n }: Of<'keyword'>, scope: Scope): string {
  if (keyword !== 'assault' && keyword !== 'hazardous') return keyword;
  return typeof n === 'number' ? `${keyword} ${n}` : `${keyword} X, where X is ${sayAmount(n, scope)}`;
}

const FIGHTING = {
  fighting: 'when fighting',
  attacked: 'when attacked',
  attacking: 'while attacking',
} as const;

function sayFightDamage(modifier: Of<'fightDamage'>, scope: Scope): string {
  const much = modifier.add ? `+${modifier.n}` : modifier.n === 0 ? 'no' : `only ${modifier.n}`;
  const against = modifier.against ? ` ${oneOf(modifier.against, scope)}` : '';
  return `${much} damage ${FIGHTING[modifier.when]}${against}`;
}

function sayKeyCost({ n, who }: Of<'keyCost'>, scope: Scope): string {
  const whose = who === 'both' ? 'keys' : `${sayPlayers(who, scope)} keys`;
  return `${whose} cost ${signed(n, AMBER, scope)}`;
}

function sayHandSize({ n, who }: Of<'handSize'>, scope: Scope): string {
  const player = sayPlayer(who, scope);
  const cards = `${Math.abs(n)} ${n < 0 ? 'less' : 'additional'} card${Math.abs(n) === 1 ? '' : 's'}`;
  const refills = who === 'you' ? 'refill' : `${player} ${agree(player, 'refill')}`;
  return `during ${their(who)} "draw cards" step, ${refills} ${their(who)} hand to ${cards}`;
}

/** Cards enter play by being played: "friendly" there means that you play them. */
function sayEntersReady({ filter, only }: Of<'entersReady'>, scope: Scope): string {
  if (!only) return `each ${filterNoun(filter, scope).one} enters play ready`;
  const by = /\bfriendly\b/.test(filter)
    ? 'you play'
    : /\benemy\b/.test(filter)
      ? 'your opponent plays'
      : 'played';
  const what = filterNoun(filter.replace(/\b(friendly|enemy) ?/, ''), scope).one;
  return `the ${only} ${what} ${by}${only === 'first' ? ' each turn' : ''} enters play ready`;
}

const USES: Partial<Record<Verb, string>> = {
  play: 'play',
  use: 'use',
  fight: 'fight with',
  reap: 'reap with',
};

function sayAllow({ verbs, filter, n, only }: Of<'allow'>, bearer: Bearer, scope: Scope): string {
  const how = only ? 'use' : orList(verbs.map((verb) => USES[verb] ?? verb));
  const what = sayAllowed(filter, n, scope);
  const pronoun = particularCard(filter) || n === 1 ? 'it' : 'they';
  const limit = only ? `, but only to ${orList(verbs)}` : '';
  const often = bearer.constant && n !== undefined ? 'each turn, ' : '';
  return `${often}you may ${how} ${what} as if ${pronoun} belonged to the active house${limit}`;
}

function sayAllowed(filter: string, n: number | undefined, scope: Scope): string {
  if (particularCard(filter)) return oneOf(filter, scope);
  const { one, many } = filterNoun(filter, scope, 'from');
  if (n === undefined) return many;
  return n === 1 ? `one ${one}` : `up to ${n} ${many}`;
}

/** Without a player it is the bearer that can't. */
function sayCannot(modifier: Of<'cannot'>, scope: Scope): Phrase | string {
  const { verb, filter, who } = modifier;
  if (!who) return phrase('cannot', bearerCannot(verb, filter, scope));
  if (verb === 'beStolenFrom') return `${sayPlayers(who, scope)} æmber cannot be stolen`;
  if (verb === 'forgeStep') return skipsForging(who, scope);
  return `${sayPlayer(who, scope)} cannot ${playerCannot(verb, filter, who, scope)}`;
}

function skipsForging(who: Player, scope: Scope): string {
  const player = sayPlayer(who, scope);
  return `${who === 'you' ? 'skip' : `${player} ${agree(player, 'skip')}`} ${their(who)} "forge a key" step`;
}

function playerCannot(verb: Verb, filter: string | undefined, who: Player, scope: Scope): string {
  switch (verb) {
    case 'play':
    case 'use':
    case 'attack':
      return `${verb} ${filterNoun(filter ?? 'card', scope).many}`;
    case 'fight':
    case 'reap':
      return `use ${filterNoun(filter ?? 'creature', scope).many} to ${verb}`;
    case 'forge':
      return 'forge keys';
    case 'house':
      return `choose ${sayHouse(filter ?? 'named', scope)} as ${their(who)} active house`;
    case 'beDamaged':
      return 'be dealt damage';
    case 'forgeStep':
    case 'beStolenFrom':
      return verb;
  }
}

function bearerCannot(verb: Verb, filter: string | undefined, scope: Scope): string {
  switch (verb) {
    case 'play':
    case 'use':
      return `be ${verb === 'play' ? 'played' : 'used'}`;
    case 'reap':
      return 'reap';
    case 'fight':
      return filter ? `fight ${filterNoun(filter, scope).many}` : 'fight';
    case 'attack':
      return filter
        ? `attack ${particularCard(filter) ? sayRef(particularCard(filter)!, scope) : filterNoun(filter, scope).many}`
        : 'attack';
    case 'beDamaged':
      return 'be dealt damage';
    case 'beStolenFrom':
      return 'have æmber stolen from it';
    case 'forge':
    case 'forgeStep':
      return 'forge keys';
    case 'house':
      return `have ${sayHouse(filter ?? 'named', scope)} chosen as the active house`;
  }
}

function sayMust({ verb, filter, who }: Of<'must'>, scope: Scope): Phrase | string {
  if (verb === 'fight') return phrase('must', 'fight when used, if able');
  const player = who ?? 'you';
  return `${sayPlayer(player, scope)} must choose ${sayHouse(filter ?? 'named', scope)} as ${their(player)} active house`;
}
