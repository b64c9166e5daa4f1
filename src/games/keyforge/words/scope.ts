import { type Noun, noun, possessive } from '../../../core/english.js';
import { HOUSE_NAMES } from '../houses.js';
import type { Ability, Card, Condition, Effect, Player, Ref, Target } from '../vocabulary.js';
import type { Statement } from './statements.js';

/** The card of the event that set an ability off: "it", or "the destroyed creature" once something else is "it". */
export interface Subject {
  noun: Noun;
  /** How the event left it, such as `destroyed`. */
  participle: string;
}

/**
 * The words of the vocabulary stand in a circle (an amount may hold a condition, an effect an ability); the
 * files may not. What a file needs from one further up the ladder it reaches through the scope.
 */
export interface Voice {
  target(target: Target, scope: Scope): string;
  condition(condition: Condition, scope: Scope): string;
  effects(effects: readonly Effect[], scope: Scope): Statement[];
  /** The ability in quotation marks, as its bearer has it. */
  granted(ability: Ability, bearer: string, scope: Scope): string;
  /** The ability as one statement, after "for the remainder of the turn". */
  timed(ability: Ability, scope: Scope): Statement;
}

/** What the last effect reached: "cards", "discarded this way". */
export interface Did {
  of: Noun;
  done: string;
  /** Nothing has said this amount yet, so that "that much" would mean nothing. */
  unsaid?: boolean;
}

/** What has been said so far in an ability, so that later words may say "it" and "this way". */
export interface Scope {
  readonly card: Card;
  readonly voice: Voice;
  readonly nameOf: (id: string) => string;
  readonly self: string;
  readonly granter: string;
  /** "Capture 1 æmber" after a bold word means this creature. */
  readonly bold: boolean;
  subject: Subject | string | undefined;
  it: Noun | undefined;
  those: Noun | undefined;
  /** The cards that were noted, in words. */
  kept: string;
  did: Did | undefined;
  /** What `named` means: the chosen house, or within `forEachHouse` that house. */
  house: string;
  /** Whether the event's card has been spoken of: "each time …" can't follow what it explains. */
  subjectSaid: boolean;
}

export const openScope = (card: Card, voice: Voice, nameOf: (id: string) => string): Scope => ({
  card,
  voice,
  nameOf,
  self: card.name,
  granter: card.name,
  bold: false,
  subject: undefined,
  it: undefined,
  those: undefined,
  kept: 'those cards',
  did: undefined,
  house: 'the chosen house',
  subjectSaid: false,
});

/** The scope inside quotation marks: the ability belongs to another card than the one that is printed. */
export const grantedScope = (scope: Scope, bearer: string): Scope => ({
  ...openScope(scope.card, scope.voice, scope.nameOf),
  self: bearer,
  house: scope.house,
});

type Case = 'subject' | 'object';

export function sayRef(ref: Ref, scope: Scope, role: Case = 'object'): string {
  switch (ref) {
    case 'self':
      return scope.self;
    case 'host':
      return 'this creature';
    case 'granter':
      return scope.granter;
    case 'it':
      return role === 'object' && scope.it ? `that ${scope.it.one}` : 'it';
    case 'those':
      return role === 'object' ? `those ${(scope.those ?? noun('card')).many}` : 'they';
    case 'kept':
      return scope.kept;
    case 'foe':
      return `the creature ${scope.self} fights`;
    case 'subject':
      return saySubject(scope, role);
  }
}

function saySubject(scope: Scope, role: Case): string {
  scope.subjectSaid = true;
  if (typeof scope.subject === 'string') return scope.subject;
  if (!scope.subject) return 'it';
  const { noun: kind, participle } = scope.subject;
  if (scope.it) return `the ${participle} ${kind.one}`;
  return role === 'object' ? `that ${kind.one}` : 'it';
}

/** "its power", "Krump's power", "the power of the creature Krump fights". */
export function sayOf(ref: Ref, thing: string, scope: Scope): string {
  if (ref === 'those') return `their ${thing}`;
  if (ref === 'foe') return `the ${thing} of ${sayRef(ref, scope)}`;
  const name = sayRef(ref, scope, 'subject');
  return name === 'it' ? `its ${thing}` : `${possessive(name)} ${thing}`;
}

export function sayPlayer(player: Player, scope: Scope): string {
  if (typeof player === 'object') return sayOf(player.card, player.of, scope);
  switch (player) {
    case 'you':
      return 'you';
    case 'opponent':
      return 'your opponent';
    case 'both':
      return 'each player';
    case 'active':
      return 'the active player';
    case 'player':
    case 'subjectPlayer':
      return 'that player';
  }
}

/** "your", "your opponent's". */
export const sayPlayers = (player: Player, scope: Scope): string =>
  player === 'you' ? 'your' : possessive(sayPlayer(player, scope));

export const their = (player: Player): string => (player === 'you' ? 'your' : 'their');

const HOUSE_BY_ID: Readonly<Record<string, string>> = HOUSE_NAMES;

export function sayHouse(house: string, scope: Scope): string {
  if (house === 'named') return scope.house;
  if (house === 'notInPlay') return 'a house of which no card is in play';
  return house === 'active' ? 'the active house' : (HOUSE_BY_ID[house] ?? house);
}
