import type { House } from '../houses.js';

/** Who, how much, whether and which: players, amounts, conditions and targets. */

/** The bold word in front of an ability. */
export type Tag =
  | 'Play'
  | 'Fight'
  | 'Reap'
  | 'Action'
  | 'Omni'
  | 'Destroyed'
  | 'Before Fight'
  | 'Leaves Play';

/**
 * A card that an effect speaks of: `self` bears the ability; `host` is the creature that `self` is attached
 * to; `granter` gave the ability; `it` was chosen last; `those` were chosen or affected last; `kept` were noted by
 * `pick`; `foe` is the creature fought; `subject` is the card of the event that set the ability off.
 */
export type Ref = 'self' | 'host' | 'granter' | 'it' | 'those' | 'kept' | 'foe' | 'subject';
export const self = 'self';
export const host = 'host';
export const granter = 'granter';
export const it = 'it';
export const those = 'those';
export const kept = 'kept';
export const foe = 'foe';
export const subject = 'subject';

/** `player` is the one whose turn it is in `forEachPlayer`, `subjectPlayer` the event's. */
export type Player =
  | 'you'
  | 'opponent'
  | 'both'
  | 'active'
  | 'player'
  | 'subjectPlayer'
  | { of: 'controller' | 'owner' | 'opponent'; card: Ref };
export const you = 'you';
export const opponent = 'opponent';
export const both = 'both';
export const active = 'active';
export const player = 'player';
export const subjectPlayer = 'subjectPlayer';
export const controller = (card: Ref): Player => ({ of: 'controller', card });
export const owner = (card: Ref): Player => ({ of: 'owner', card });
export const opponentOf = (card: Ref): Player => ({ of: 'opponent', card });

// Amounts

export type Stat = 'power' | 'armor' | 'damage' | 'amber' | 'traits' | 'bonus' | CounterKind;
export type CounterKind = 'doom' | 'fuse' | 'glory' | 'growth' | 'disruption';
export const MEMORIES = [
  'cardsPlayed', // cards this player has played this turn
  'cardsPlayedOfHouse', // the same, of one house
  'creaturesPlayed', // creatures this player has played this turn
  'creaturesPlayedLastTurn', // … in its previous turn
  'creaturesPlayedByAnyone', // creatures that anyone has played this turn
  'fights', // creatures this player has used to fight this turn
  'reaps', // creatures anyone has used to reap this turn
  'reapsByYou', // creatures this player has used to reap this turn
  'creaturesUsed', // different creatures this player has used this turn
  'usesOfSelf', // how often this very card has been used this turn
  'enemiesDestroyed', // creatures of the other player destroyed this turn
  'enemiesDestroyedFighting', // … in a fight
  'keysForged', // keys this player has forged this turn
  'keysForgedLastTurn', // … in its previous turn
  'stolenFromLastTurn', // æmber the other player stole from this one in the other's previous turn
  'discardedOfHouse', // cards of one house discarded from this player's hand this turn
  'discarded', // cards this player has discarded this turn, in any way
  'otherCardsPlayed', // cards this player has played this turn, beside the one that asks
] as const;
export type Memory = (typeof MEMORIES)[number];

export type Amount =
  | number
  | 'all'
  | 'did'
  | 'named'
  | { amount: 'count'; of: string }
  | { amount: 'houses'; of: string; except?: House }
  | { amount: 'stat'; stat: Stat; of: Target }
  | { amount: 'pool'; of: Player }
  | { amount: 'keys'; of: Player; colour?: 'red' | 'yellow' | 'blue' }
  | { amount: 'memory'; fact: Memory; of: Player; house?: string }
  | { amount: 'part'; of: Amount; divisor: number; up: boolean }
  | { amount: 'plus' | 'minus' | 'times' | 'atMost'; a: Amount; b: Amount }
  | { amount: 'either'; if: Condition; a: Amount; b: Amount };
export const all = 'all';
/** The number that the last effect really reached: æmber stolen, cards destroyed, damage healed. */
export const did = 'did';
export const named = 'named';
export const count = (of: string): Amount => ({ amount: 'count', of });
/** Different houses that the cards belong to, with one house left out if it is given. */
export const houses = (of: string, except?: House): Amount => ({
  amount: 'houses',
  of,
  ...(except ? { except } : {}),
});
export const stat = (what: Stat, of: Target): Amount => ({ amount: 'stat', stat: what, of });
export const pool = (of: Player): Amount => ({ amount: 'pool', of });
export const keys = (of: Player, colour?: 'red' | 'yellow' | 'blue'): Amount => ({
  amount: 'keys',
  of,
  ...(colour ? { colour } : {}),
});
export const memory = (fact: Memory, of: Player = you, house?: string): Amount => ({
  amount: 'memory',
  fact,
  of,
  ...(house ? { house } : {}),
});
export const half = (of: Amount): Amount => ({ amount: 'part', of, divisor: 2, up: false });
export const third = (of: Amount): Amount => ({ amount: 'part', of, divisor: 3, up: true });
export const plus = (a: Amount, b: Amount): Amount => ({ amount: 'plus', a, b });
/** Never below zero. */
export const minus = (a: Amount, b: Amount): Amount => ({ amount: 'minus', a, b });
export const multiply = (a: Amount, b: Amount): Amount => ({ amount: 'times', a, b });
export const atMost = (a: Amount, b: Amount): Amount => ({ amount: 'atMost', a, b });
export const either = (condition: Condition, a: Amount, b: Amount): Amount => ({
  amount: 'either',
  if: condition,
  a,
  b,
});

// Conditions

export type Comparison = '=' | '>=' | '<=' | '>' | '<';
export type Condition =
  | { test: 'compare'; a: Amount; is: Comparison; b: Amount }
  | { test: 'is'; card: Ref; filter: string }
  | { test: 'some' | 'none'; filter: string }
  | { test: 'not'; condition: Condition }
  | { test: 'destroyed'; card: Ref }
  | { test: 'fighting'; card: Ref; role: 'attacking' | 'either'; against?: string }
  | { test: 'yourTurn' }
  | { test: 'lowTide' }
  | { test: 'shareHouse' }
  | { test: 'all'; conditions: Condition[] };
export const compare = (a: Amount, is: Comparison, b: Amount): Condition => ({ test: 'compare', a, is, b });
export const is = (card: Ref, filter: string): Condition => ({ test: 'is', card, filter });
export const some = (filter: string): Condition => ({ test: 'some', filter });
export const none = (filter: string): Condition => ({ test: 'none', filter });
export const not = (condition: Condition): Condition => ({ test: 'not', condition });
/** The last effect destroyed this card. */
export const destroyedThisWay = (card: Ref = it): Condition => ({ test: 'destroyed', card });
export const attacking = (card: Ref = self, against?: string): Condition => ({
  test: 'fighting',
  card,
  role: 'attacking',
  ...(against ? { against } : {}),
});
export const fighting = (card: Ref = self): Condition => ({ test: 'fighting', card, role: 'either' });
export const yourTurn: Condition = { test: 'yourTurn' };
/** The tide belongs to a later set: in these three it is neither high nor low. */
export const lowTide: Condition = { test: 'lowTide' };
/** All of those have a house in common; a single card shares none. */
export const shareHouse: Condition = { test: 'shareHouse' };
export const allOf = (...conditions: Condition[]): Condition => ({ test: 'all', conditions });

// Targets

export type Selector =
  | { choose: 'a'; filter: string; n: Amount }
  | { choose: 'upTo'; filter: string; n: Amount }
  | { choose: 'any'; filter: string; power?: number }
  | { choose: 'each'; filter: string; except?: Selector }
  | { choose: 'random'; filter: string; n: Amount }
  | { choose: 'most' | 'least'; filter: string; n: Amount }
  | { choose: 'top'; n: Amount; of: Player; pile: 'deck' | 'discard' }
  | { choose: 'with'; first: Target; then: Target };
export type Target = Ref | Selector;
/** One card, or exactly n of them, that the player picks. */
export const a = (filter: string, n: Amount = 1): Selector => ({ choose: 'a', filter, n });
export const upTo = (n: Amount, filter: string): Selector => ({ choose: 'upTo', filter, n });
export const anyNumber = (filter: string, power?: number): Selector => ({
  choose: 'any',
  filter,
  ...(power ? { power } : {}),
});
export const each = (filter: string, except?: Selector): Selector => ({
  choose: 'each',
  filter,
  ...(except ? { except } : {}),
});
export const random = (filter: string, n: Amount = 1): Selector => ({ choose: 'random', filter, n });
export const mostPowerful = (filter: string, n: Amount = 1): Selector => ({ choose: 'most', filter, n });
export const leastPowerful = (filter: string, n: Amount = 1): Selector => ({ choose: 'least', filter, n });
export const top = (n: Amount, of: Player = you, pile: 'deck' | 'discard' = 'deck'): Selector => ({
  choose: 'top',
  n,
  of,
  pile,
});
/** Both, at the same time; the second may speak of the first as `it`. */
export const also = (first: Target, then: Target): Selector => ({ choose: 'with', first, then });
export const andNeighbours = (target: Target): Selector => also(target, each('creature neighbour:it'));
