import type { Ability } from './abilities.js';
import type { Effect } from './effects.js';
import { type Amount, type Player, type Tag, type Target, you } from './targets.js';

/** Rules that hold for a while: modifiers, and abilities that cards gain. */

export type Duration =
  | 'turn'
  | 'nextTurn'
  | 'opponentsNextTurn'
  | 'untilYourTurn'
  | 'endOfYourNextTurn'
  | 'whileSelf'
  | 'whileControlled';
export const KEYWORDS = [
  'elusive',
  'skirmish',
  'taunt',
  'poison',
  'deploy',
  'alpha',
  'omega',
  'invulnerable',
  'assault',
  'hazardous',
] as const;
export type Keyword = (typeof KEYWORDS)[number];
export type Verb =
  | 'play'
  | 'use'
  | 'reap'
  | 'fight'
  | 'attack'
  | 'forge'
  | 'forgeStep'
  | 'house'
  | 'beDamaged'
  | 'beStolenFrom'
  | 'loseToThieves';
export type Modifier =
  | { mod: 'power' | 'armor'; n: Amount }
  | { mod: 'keyword'; keyword: Keyword; n: Amount }
  | { mod: 'loseKeyword'; keyword: Keyword }
  | { mod: 'ignores'; keyword: Keyword }
  | {
      mod: 'fightDamage';
      n: number;
      when: 'fighting' | 'attacked' | 'attacking';
      add?: boolean;
      against?: string;
    }
  | { mod: 'gains'; ability: Ability }
  | { mod: 'belongs'; house: House | 'all' }
  | { mod: 'flank' }
  | { mod: 'blank' }
  | { mod: 'moreDamage'; n: number }
  | { mod: 'alsoTagged'; tags: Tag[]; as: Tag[] }
  | { mod: 'keyCost'; n: Amount; who: Player }
  | { mod: 'handSize'; n: number; who: Player }
  | { mod: 'spendable'; asPool?: true }
  | { mod: 'entersReady'; filter: string; only?: 'next' | 'first' }
  | { mod: 'allow'; verbs: Verb[]; filter: string; n?: number; eachTurn?: boolean; only?: boolean }
  | { mod: 'cannot'; verb: Verb; filter?: string; who?: Player }
  | { mod: 'must'; verb: 'house' | 'fight'; filter?: string; who?: Player }
  | { mod: 'toll'; n: number; verb: 'play' | 'use'; filter: string }
  | { mod: 'controlled' };
export type Rule = Modifier | Ability;
export type House = import('../houses.js').House;

export const power = (n: Amount): Modifier => ({ mod: 'power', n });
export const armor = (n: Amount): Modifier => ({ mod: 'armor', n });
export const keyword = (word: Keyword, n: Amount = 1): Modifier => ({ mod: 'keyword', keyword: word, n });
export const loseKeyword = (word: Keyword): Modifier => ({ mod: 'loseKeyword', keyword: word });
/** While this creature attacks, the keyword of the defenders does not count. */
export const ignores = (word: Keyword): Modifier => ({ mod: 'ignores', keyword: word });
/** This creature deals only n damage in a fight. */
export const fightDamage = (n: number, whenever_: 'fighting' | 'attacked' = 'fighting'): Modifier => ({
  mod: 'fightDamage',
  n,
  when: whenever_,
});
/** This creature deals n more damage when it attacks such a creature. */
export const moreDamageAttacking = (n: number, against: string): Modifier => ({
  mod: 'fightDamage',
  n,
  when: 'attacking',
  add: true,
  against,
});
export const gains = (ability: Ability): Modifier => ({ mod: 'gains', ability });
export const belongs = (house: House | 'all'): Modifier => ({ mod: 'belongs', house });
export const countsAsFlank: Modifier = { mod: 'flank' };
export const blank: Modifier = { mod: 'blank' };
/** Whenever this creature is dealt damage, it is dealt so much more. */
export const moreDamage = (n: number): Modifier => ({ mod: 'moreDamage', n });
/** Abilities with one of the first tags have the others, too. */
export const alsoTagged = (tags: string, as: string): Modifier => ({
  mod: 'alsoTagged',
  tags: tags.split('/') as Tag[],
  as: as.split('/') as Tag[],
});
export const keyCost = (n: Amount, who: Player): Modifier => ({ mod: 'keyCost', n, who });
export const handSize = (n: number, who: Player = you): Modifier => ({ mod: 'handSize', n, who });
/** Æmber on the card may be spent when forging keys; or on anything, as if it were in the pool. */
export const spendable: Modifier = { mod: 'spendable' };
export const spendableAsPool: Modifier = { mod: 'spendable', asPool: true };
export const entersReady = (filter: string, only?: 'next' | 'first'): Modifier => ({
  mod: 'entersReady',
  filter,
  ...(only ? { only } : {}),
});
/** As if of the active house; at most n times, or once each turn, when that is given; `only`: this and nothing else. */
export const allow = (
  verbs: Verb | Verb[],
  filter: string,
  how: { n?: number; eachTurn?: boolean; only?: boolean } = {},
): Modifier => ({
  mod: 'allow',
  verbs: [verbs].flat(),
  filter,
  ...how,
});
export const cannot = (verb: Verb, filter?: string, who?: Player): Modifier => ({
  mod: 'cannot',
  verb,
  ...(filter ? { filter } : {}),
  ...(who ? { who } : {}),
});
export const mustChoose = (house: string, who: Player): Modifier => ({
  mod: 'must',
  verb: 'house',
  filter: house,
  who,
});
export const mustFight: Modifier = { mod: 'must', verb: 'fight' };
/** The opponent pays you n æmber in order to do this. */
export const toll = (n: number, verb: 'play' | 'use', filter: string): Modifier => ({
  mod: 'toll',
  n,
  verb,
  filter,
});
export const controlled: Modifier = { mod: 'controlled' };

/** For the given time; `over` says which cards the rules touch, also those that come later. */
export const lasting = (duration: Duration, over: string | Rule, ...rules: Rule[]): Effect =>
  typeof over === 'string'
    ? { do: 'lasting', for: duration, over, rules }
    : { do: 'lasting', for: duration, rules: [over, ...rules] };
/** The same for cards chosen now. */
export const grant = (what: Target, duration: Duration, ...rules: Rule[]): Effect => ({
  do: 'lasting',
  for: duration,
  to: what,
  rules,
});
