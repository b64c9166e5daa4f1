import { list } from '../../../core/english.js';
import type { Effect, Target } from '../vocabulary.js';
import { reached } from './board.js';
import { filterNoun, kindOf, oneOf } from './filters.js';
import { type Scope, sayPlayer, sayPlayers, their } from './scope.js';
import { clause, doing, following, type Statement } from './statements.js';
import { ownersOf, remember, sayTarget } from './targets.js';

type Of<Do extends Effect['do']> = Extract<Effect, { do: Do }>;
type Moving = 'discard' | 'hand' | 'deckTop' | 'shuffle' | 'purge';

/** Cards that move from zone to zone. */
export function sayMove(effect: Of<Moving>, scope: Scope): Statement {
  const what = sayTarget(effect.what, scope, 'from');
  const whose = ownersOf(effect.what);
  switch (effect.do) {
    case 'discard':
      return moving(effect.what, 'discarded', scope, `discard ${what}`);
    case 'purge':
      return moving(effect.what, 'purged', scope, `purge ${what}`);
    case 'hand':
      return moving(effect.what, 'returned', scope, `return ${what} to ${whose} ${piles(whose, 'hand')}`);
    case 'deckTop':
      return moving(effect.what, 'returned', scope, `put ${what} on top of ${whose} ${piles(whose, 'deck')}`);
    case 'shuffle':
      return moving(effect.what, 'shuffled', scope, `shuffle ${what} into ${whose} ${piles(whose, 'deck')}`);
  }
}

const piles = (whose: string, pile: string): string => (whose.endsWith("s'") ? `${pile}s` : pile);

function moving(target: Target, participle: string, scope: Scope, text: string): Statement {
  reached(target, participle, scope);
  return doing(text);
}

/** Cards in another player's archives leave them for their owner's hand. */
export function sayArchive(effect: Of<'archive'>, scope: Scope): Statement {
  const what = sayTarget(effect.what, scope, 'from');
  if (effect.into === 'owner') return moving(effect.what, 'archived', scope, `archive ${what}`);
  const whose = ownersOf(effect.what);
  const into = `${sayPlayers(effect.into, scope)} archives, to leave them only for ${whose} ${piles(whose, 'hand')}`;
  return moving(effect.what, 'archived', scope, `put ${what} into ${into}`);
}

export function sayUnder(effect: Of<'under'>, scope: Scope): Statement {
  const what = sayTarget(effect.what, scope, 'from');
  return doing(`put ${what} ${effect.faceUp ? 'faceup' : 'facedown'} under ${scope.self}`);
}

export function sayPutIntoPlay(effect: Of<'putIntoPlay'>, scope: Scope): Statement {
  const what = sayTarget(effect.what, scope, 'from');
  return doing(`put ${what} into play under ${sayPlayers(effect.who, scope)} control`);
}

export function sayDiscardUntil(effect: Of<'discardUntil'>, scope: Scope): Statement {
  const who = sayPlayer(effect.who, scope);
  const they = who === 'you' ? 'you' : 'they';
  const found = oneOf(effect.filter, scope);
  remember(kindOf(effect.filter), scope);
  const discarding = clause(
    who,
    'discard',
    `cards from the top of ${their(effect.who)} deck until ${they} discard ${found} or run out of cards`,
  );
  return { ...discarding, done: `if ${they} discard one this way` };
}

export function saySearch(effect: Of<'search'>, scope: Scope): Statement {
  const zones = effect.zones.split(/[^a-z]+/i).filter((zone) => zone && zone !== 'and');
  const where = list(zones.map((zone) => (zone === 'discard' ? 'discard pile' : zone)));
  const what = sayFound(effect, scope);
  const one = effect.n === 1;
  remember(kindOf(effect.filter), scope);
  const reveal = effect.reveal ? `, reveal ${one ? 'it' : 'them'},` : '';
  return doing(`search your ${where} for ${what}${reveal} and put ${one ? 'it' : 'them'} into your hand`);
}

function sayFound(effect: Of<'search'>, scope: Scope): string {
  if (effect.n === 1) return oneOf(effect.filter, scope);
  const { many } = filterNoun(effect.filter, scope);
  return effect.n === 'all'
    ? `all ${many}`
    : sayTarget({ choose: 'upTo', filter: effect.filter, n: effect.n }, scope);
}

const SEEING: Record<'reveal' | 'look' | 'pick', string> = {
  reveal: 'reveal',
  look: 'look at',
  pick: 'choose',
};

export function saySee(effect: Of<'reveal' | 'look' | 'pick'>, scope: Scope): Statement {
  const what = wholeHand(effect.what, scope) ?? sayTarget(effect.what, scope, 'from');
  reached(effect.what, effect.do === 'pick' ? 'chosen' : effect.do === 'look' ? 'seen' : 'revealed', scope);
  return doing(`${SEEING[effect.do]} ${what}`);
}

function wholeHand(target: Target, scope: Scope): string | undefined {
  if (typeof target !== 'object' || target.choose !== 'each') return undefined;
  const found = /^(?:card )?in:hand of:(you|opponent|player|chosen)$/.exec(target.filter);
  if (!found) return undefined;
  sayTarget(target, scope);
  return `${sayPlayers(found[1] as 'you', scope)} hand`;
}

export function sayPlay(effect: Of<'play'>, scope: Scope): Statement {
  const what = sayTarget(effect.what, scope, 'from');
  const played = doing(`play ${what}${effect.asYours ? ' as if it were yours' : ''}`);
  return effect.enters ? following(played, `It enters play ${effect.enters}.`) : played;
}

export function sayRefill(effect: Of<'refill'>, scope: Scope): Statement {
  const who = sayPlayer(effect.who, scope);
  return clause(
    who,
    'refill',
    `${their(effect.who)} hand as if it were ${their(effect.who)} "draw cards" step`,
  );
}

export const sayOrderTop = (effect: Of<'orderTop'>): Statement =>
  doing(`put the top ${effect.n} cards of your deck back in any order`);
