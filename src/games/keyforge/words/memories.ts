import { agree, howMany, type Noun, noun, spaced } from '../../../core/english.js';
import type { AmountOf } from '../lexicon/word.js';
import type { Comparison, Player } from '../vocabulary.js';
import { AMBER, CARD, CREATURE } from './nouns.js';
import { type Scope, sayHouse, sayPlayer, sayPlayers, their } from './scope.js';

/** What the game remembers of a turn: who did what, how often, when. */
interface Fact {
  things: Noun;
  /** The participle: "you have played 3 creatures", "3 creatures have been played". */
  done: string;
  when: string;
  /** Nobody's deed in particular. */
  passive?: boolean;
  /** In a turn that is over: "you played", not "you have played". */
  past?: boolean;
}

type Remembered = AmountOf<'memory'>;

function factOf({ fact, of, house }: Remembered, scope: Scope): Fact {
  const ofHouse = noun(spaced(house ? sayHouse(house, scope) : '', 'card'));
  const victim = noun(of === 'opponent' ? 'friendly creature' : 'enemy creature');
  const last = `on ${their(of)} previous turn`;
  const now = 'this turn';
  switch (fact) {
    case 'cardsPlayed':
      return { things: CARD, done: 'played', when: now };
    case 'cardsPlayedOfHouse':
      return { things: ofHouse, done: 'played', when: now };
    case 'creaturesPlayed':
      return { things: CREATURE, done: 'played', when: now };
    case 'creaturesPlayedLastTurn':
      return { things: CREATURE, done: 'played', when: last, past: true };
    case 'creaturesPlayedByAnyone':
      return { things: CREATURE, done: 'played', when: now, passive: true };
    case 'fights':
      return { things: CREATURE, done: 'used', when: `to fight ${now}` };
    case 'reaps':
      return { things: CREATURE, done: 'used', when: `to reap ${now}`, passive: true };
    case 'reapsByYou':
      return { things: CREATURE, done: 'used', when: `to reap ${now}` };
    case 'creaturesUsed':
      return { things: noun('different creature'), done: 'used', when: now };
    case 'usesOfSelf':
      return { things: noun('time'), done: `used ${scope.self}`, when: now };
    case 'enemiesDestroyed':
      return { things: victim, done: 'destroyed', when: now, passive: true };
    case 'enemiesDestroyedFighting':
      return { things: victim, done: 'destroyed', when: `in a fight ${now}`, passive: true };
    case 'keysForged':
      return { things: noun('key'), done: 'forged', when: now };
    case 'keysForgedLastTurn':
      return { things: noun('key'), done: 'forged', when: last, past: true };
    case 'stolenFromLastTurn':
      return {
        things: AMBER,
        done: `stolen from ${sayPlayer(of, scope)}`,
        when: thiefsTurn(of, scope),
        passive: true,
        past: true,
      };
    case 'discardedOfHouse':
      return { things: ofHouse, done: 'discarded', when: `from ${their(of)} hand ${now}` };
    case 'discarded':
      return { things: CARD, done: 'discarded', when: now };
    case 'otherCardsPlayed':
      return { things: noun('other card'), done: 'played', when: now };
  }
}

const thiefsTurn = (of: Player, scope: Scope): string =>
  of === 'opponent'
    ? 'on your previous turn'
    : `on ${of === 'you' ? "your opponent's" : `${sayPlayers(of, scope)} opponent's`} previous turn`;

/** "creature you have played this turn". */
export function memoryNoun(memory: Remembered, scope: Scope): Noun {
  const fact = factOf(memory, scope);
  const who = sayPlayer(memory.of, scope);
  const have = fact.past ? '' : agree(who, 'have');
  const clause = (many: boolean) =>
    fact.passive
      ? spaced('that', fact.past ? 'was' : many ? 'have been' : 'has been', fact.done)
      : spaced(who, have, fact.done);
  const phrase = (many: boolean) =>
    spaced(many ? fact.things.many : fact.things.one, clause(many), fact.when);
  return noun(phrase(false), phrase(true));
}

/** "you have played 3 or more creatures this turn". */
export function memoryIs(memory: Remembered, is: Comparison, n: number, scope: Scope): string {
  if (memory.fact === 'usesOfSelf' && is === '=' && n === 1)
    return `this is the first time ${scope.self} was used this turn`;
  const fact = factOf(memory, scope);
  const quantity = howMany(is, n, fact.things);
  if (fact.passive) return spaced(quantity, passiveVerb(fact, is, n), fact.done, fact.when);
  const who = sayPlayer(memory.of, scope);
  return spaced(who, fact.past ? '' : agree(who, 'have'), fact.done, quantity, fact.when);
}

function passiveVerb(fact: Fact, is: Comparison, n: number): string {
  if (fact.past) return 'was';
  return n === 1 && (is === '=' || is === '>=') ? 'has been' : 'have been';
}
