import { agree, list, MINUS, type Noun, noun, orList, quote } from '../../../core/english.js';
import { Mod } from '../layout.js';
import { ModFlag } from '../pool.js';
import { Spend, Value, Verb } from '../program.js';
import type { Amount, Modifier, Player, Verb as VerbWord } from '../vocabulary.js';
import { filterNoun, oneOf, particularCard } from '../words/filters.js';
import type { Phrase } from '../words/modifiers.js';
import { AMBER } from '../words/nouns.js';
import { quantity } from '../words/quantities.js';
import { type Scope, sayHouse, sayPlayer, sayPlayers, sayRef, their } from '../words/scope.js';
import { sayAmount } from './amounts.js';
import { houseCode, keywordBit } from './qualities.js';
import { seatOf, tagBits } from './references.js';
import type { ModifierOf, ModifierWord, ModifierWords, Parts } from './word.js';

const phrase = (verb: string, rest: string): Phrase => ({ verb, rest });

const filterOf = (text: string | undefined, w: Parts): number => (text ? w.filter(text) : 0);

function signed(n: Amount, of: Noun, scope: Scope): string {
  const { head, tail } = quantity(n, of, scope);
  if (head.startsWith('-')) return `${MINUS}${head.slice(1)}${tail}`;
  return /^\d/.test(head) ? `+${head}${tail}` : `additional ${head}${tail}`;
}

const number = (kind: Mod, word: 'power' | 'armor'): ModifierWord<ModifierOf<'power'>> => ({
  write: ({ n }, w) => ({ kind, n: w.amount(n) }),
  say: ({ n }, _, scope) => phrase('get', signed(n, noun(word, word), scope)),
});

// What may, must and can't be done

const VERBS: Record<VerbWord, [bit: Verb, allowed?: string]> = {
  play: [Verb.Play, 'play'],
  use: [Verb.Use, 'use'],
  reap: [Verb.Reap, 'reap with'],
  fight: [Verb.Fight, 'fight with'],
  attack: [Verb.Attack],
  forge: [Verb.Forge],
  forgeStep: [Verb.ForgeStep],
  house: [Verb.House],
  beDamaged: [Verb.BeDamaged],
  beStolenFrom: [Verb.BeStolenFrom],
  loseToThieves: [Verb.LoseToThieves],
};

function sayAllowed(filter: string, n: number | undefined, scope: Scope): string {
  if (particularCard(filter)) return oneOf(filter, scope);
  const { one, many } = filterNoun(filter, scope, 'from');
  if (n === undefined) return many;
  return n === 1 ? `one ${one}` : `up to ${n} ${many}`;
}

function sayAllow({ verbs, filter, eachTurn, n, only }: ModifierOf<'allow'>, scope: Scope): string {
  const how = only ? 'use' : orList(verbs.map((verb) => VERBS[verb][1] ?? verb));
  const most = eachTurn ? 1 : n;
  const what = sayAllowed(filter, most, scope);
  const pronoun = particularCard(filter) || most === 1 ? 'it' : 'they';
  const limit = only ? `, but only to ${orList(verbs)}` : '';
  const often = eachTurn ? 'each turn, ' : '';
  return `${often}you may ${how} ${what} as if ${pronoun} belonged to the active house${limit}`;
}

/** Without a player it is the bearer that can't. */
function sayCannot({ verb, filter, who }: ModifierOf<'cannot'>, scope: Scope): Phrase | string {
  if (!who) return phrase('cannot', bearerCannot(verb, filter, scope));
  if (verb === 'beStolenFrom') return `${sayPlayers(who, scope)} æmber cannot be stolen`;
  if (verb === 'loseToThieves')
    return `æmber stolen or captured from ${sayPlayers(who, scope)} pool is taken from the common supply instead`;
  if (verb === 'forgeStep') return skipsForging(who, scope);
  const players = who === 'both' ? 'players' : sayPlayer(who, scope);
  return `${players} cannot ${playerCannot(verb, filter, who, scope)}`;
}

function skipsForging(who: Player, scope: Scope): string {
  const player = sayPlayer(who, scope);
  return `${who === 'you' ? 'skip' : `${player} ${agree(player, 'skip')}`} ${their(who)} "forge a key" step`;
}

function playerCannot(verb: VerbWord, filter: string | undefined, who: Player, scope: Scope): string {
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
    case 'loseToThieves':
      return verb;
  }
}

function bearerCannot(verb: VerbWord, filter: string | undefined, scope: Scope): string {
  switch (verb) {
    case 'play':
    case 'use':
      return `be ${verb === 'play' ? 'played' : 'used'}`;
    case 'reap':
      return 'reap';
    case 'fight':
      return filter ? `fight ${filterNoun(filter, scope).many}` : 'fight';
    case 'attack':
      return filter ? `attack ${sayAttacked(filter, scope)}` : 'attack';
    case 'beDamaged':
      return 'be dealt damage';
    case 'beStolenFrom':
    case 'loseToThieves':
      return 'have æmber stolen from it';
    case 'forge':
    case 'forgeStep':
      return 'forge keys';
    case 'house':
      return `have ${sayHouse(filter ?? 'named', scope)} chosen as the active house`;
  }
}

function sayAttacked(filter: string, scope: Scope): string {
  const card = particularCard(filter);
  return card ? sayRef(card, scope) : filterNoun(filter, scope).many;
}

// Fighting and entering play

const FIGHTING = {
  fighting: [0, 'when fighting'],
  attacked: [1, 'when attacked'],
  attacking: [2, 'while attacking'],
} as const;

const ENTERING = { next: 1, first: 2 } as const;

/** Cards enter play by being played: "friendly" there means that you play them. */
function sayEntersReady({ filter, only }: ModifierOf<'entersReady'>, scope: Scope): string {
  if (!only) return `each ${filterNoun(filter, scope).one} enters play ready`;
  const by = /\bfriendly\b/.test(filter)
    ? 'you play'
    : /\benemy\b/.test(filter)
      ? 'your opponent plays'
      : 'played';
  const what = filterNoun(filter.replace(/\b(friendly|enemy) ?/, ''), scope).one;
  return `the ${only} ${what} ${by}${only === 'first' ? ' each turn' : ''} enters play ready`;
}

/** What holds as long as its ability does: a phrase is said of the bearer, a string is a sentence of its own. */
export const MODIFIERS: ModifierWords = {
  power: number(Mod.Power, 'power'),
  armor: number(Mod.Armor, 'armor'),
  keyword: {
    write: ({ keyword, n }, w) => ({ kind: Mod.Keyword, n: w.amount(n), a: keywordBit(keyword) }),
    say({ keyword, n }, _, scope) {
      if (keyword !== 'assault' && keyword !== 'hazardous') return phrase('gain', keyword);
      const value = typeof n === 'number' ? n : `X, where X is ${sayAmount(n, scope)}`;
      return phrase('gain', `${keyword} ${value}`);
    },
  },
  loseKeyword: {
    write: ({ keyword }) => ({ kind: Mod.LoseKeyword, a: keywordBit(keyword) }),
    say: ({ keyword }) => phrase('lose', keyword),
  },
  ignores: {
    write: ({ keyword }) => ({ kind: Mod.Ignores, a: keywordBit(keyword) }),
    say: ({ keyword }) => phrase('ignore', keyword),
  },
  fightDamage: {
    write: ({ n, when, add, against }, w) => ({
      kind: Mod.FightDamage,
      n,
      a: FIGHTING[when][0],
      b: filterOf(against, w),
      flags: add ? ModFlag.Add : 0,
    }),
    say({ n, when, add, against }, _, scope) {
      const much = add ? `+${n}` : n === 0 ? 'no' : `only ${n}`;
      const whom = against ? ` ${oneOf(against, scope)}` : '';
      return phrase('deal', `${much} damage ${FIGHTING[when][1]}${whom}`);
    },
  },
  gains: {
    write: ({ ability }, w) => ({ kind: Mod.Gains, a: w.ability(ability) }),
    say: ({ ability }, bearer, scope) =>
      phrase('gain', quote(scope.voice.granted(ability, bearer.inside, scope))),
  },
  belongs: {
    write: ({ house }) => ({ kind: Mod.Belongs, a: house === 'all' ? 511 : 1 << houseCode(house) }),
    say: ({ house }, _, scope) =>
      phrase('belong', house === 'all' ? 'to all houses' : `to house ${sayHouse(house, scope)}`),
  },
  flank: {
    write: () => ({ kind: Mod.Flank }),
    say: () => phrase('count', 'as a flank creature'),
  },
  blank: {
    write: () => ({ kind: Mod.Blank }),
    say: () => phrase('have', 'a blank text box (except for traits)'),
  },
  moreDamage: {
    write: ({ n }) => ({ kind: Mod.MoreDamage, n }),
    say: ({ n }, bearer) =>
      `whenever ${bearer.text} ${bearer.plural ? 'are' : 'is'} dealt damage, ${bearer.plural ? 'they are' : 'it is'} dealt ${n} additional damage`,
  },
  alsoTagged: {
    write: ({ tags, as }) => ({ kind: Mod.AlsoTagged, a: tagBits(tags), b: tagBits(as) }),
    say({ tags, as }, { text }) {
      const bold = list(tags.map((tag) => `"${tag}:"`));
      return `the ${bold} abilities of ${text} are also "${as.join('/')}:" abilities`;
    },
  },
  keyCost: {
    write: ({ n, who }, w) => ({ kind: Mod.KeyCost, n: w.amount(n), a: seatOf(who) }),
    say({ n, who }, _, scope) {
      const whose = who === 'both' ? 'keys' : `${sayPlayers(who, scope)} keys`;
      return `${whose} cost ${signed(n, AMBER, scope)}`;
    },
  },
  handSize: {
    write: ({ n, who }, w) => ({ kind: Mod.HandSize, n: w.amount(n), a: seatOf(who) }),
    say({ n, who }, _, scope) {
      const player = sayPlayer(who, scope);
      const cards = `${Math.abs(n)} ${n < 0 ? 'less' : 'additional'} card${Math.abs(n) === 1 ? '' : 's'}`;
      const refills = who === 'you' ? 'refill' : `${player} ${agree(player, 'refill')}`;
      return `during ${their(who)} "draw cards" step, ${refills} ${their(who)} hand to ${cards}`;
    },
  },
  spendable: {
    write: ({ asPool }) => ({ kind: Mod.Spendable, a: asPool ? Spend.Keys | Spend.Anything : Spend.Keys }),
    say: ({ asPool }, { text }) =>
      `you may spend æmber on ${text} ${asPool ? 'as if it were in your pool' : 'when forging keys'}`,
  },
  entersReady: {
    write: ({ filter, only }, w) => ({
      kind: Mod.EntersReady,
      a: only ? ENTERING[only] : 0,
      b: w.filter(filter),
    }),
    say: (modifier, _, scope) => sayEntersReady(modifier, scope),
  },
  allow: {
    write: ({ verbs, filter, n, eachTurn, only }, w) => ({
      kind: Mod.Allow,
      n: eachTurn ? 1 : (n ?? Value.All),
      a: verbs.reduce((bits, verb) => bits | VERBS[verb][0], 0),
      b: w.filter(filter),
      flags: only ? ModFlag.Only : 0,
    }),
    say: (modifier, _, scope) => sayAllow(modifier, scope),
  },
  cannot: {
    write: ({ verb, filter, who }, w) => ({
      kind: Mod.Cannot,
      n: seatOf(who ?? 'anyone'),
      a: VERBS[verb][0],
      b: verb === 'house' ? houseCode(filter!) : filterOf(filter, w),
    }),
    say: (modifier, _, scope) => sayCannot(modifier, scope),
  },
  must: {
    write: ({ verb, filter, who }) => ({
      kind: Mod.Must,
      n: seatOf(who ?? 'anyone'),
      a: VERBS[verb][0],
      b: verb === 'house' ? houseCode(filter!) : 0,
    }),
    say({ verb, filter, who = 'you' }, _, scope) {
      if (verb === 'fight') return phrase('must', 'fight when used, if able');
      const house = sayHouse(filter ?? 'named', scope);
      return `${sayPlayer(who, scope)} must choose ${house} as ${their(who)} active house`;
    },
  },
  toll: {
    write: ({ n, verb, filter }, w) => ({ kind: Mod.Toll, n, a: VERBS[verb][0], b: w.filter(filter) }),
    say: ({ n, verb, filter }, _, scope) =>
      `your opponent must pay you ${n} æmber in order to ${verb} ${oneOf(filter, scope)}`,
  },
  controlled: {
    write: () => ({ kind: Mod.Controlled }),
    say: (_, { text }) => `you control ${text}`,
  },
};

export const modifierWord = (modifier: Modifier): ModifierWord => MODIFIERS[modifier.mod] as ModifierWord;
