import { capital, sentence } from '../../../core/english.js';
import type { Effect, Target } from '../vocabulary.js';
import {
  sayCapture,
  sayChains,
  sayForge,
  sayGainOrLose,
  sayMoveAmber,
  saySteal,
  sayUnforge,
} from './amber.js';
import { forEachWords, sayAmount } from './amounts.js';
import {
  sayAttach,
  sayControl,
  sayCounters,
  sayDamage,
  sayDestroy,
  sayDivide,
  sayExalt,
  sayHeal,
  sayMoveTo,
  sayName,
  sayRemoveCounters,
  sayState,
  saySwap,
  sayTrigger,
  sayUse,
} from './board.js';
import { sayCondition } from './conditions.js';
import { sayLasting } from './lasting.js';
import { OWN_WORDS } from './own.js';
import {
  sayArchive,
  sayDiscardUntil,
  sayMove,
  sayOrderTop,
  sayPlay,
  sayPutIntoPlay,
  sayRefill,
  saySearch,
  saySee,
  sayUnder,
} from './piles.js';
import type { Scope } from './scope.js';
import {
  doing,
  following,
  numberedList,
  type Statement,
  sentences,
  together,
  under,
  whole,
} from './statements.js';
import { isPlural, sayTarget, targetNoun } from './targets.js';

type Of<Do extends Effect['do']> = Extract<Effect, { do: Do }>;

export const sayEffects = (effects: readonly Effect[], scope: Scope): Statement[] =>
  effects.map((effect) => sayEffect(effect, scope));

export function sayEffect(effect: Effect, scope: Scope): Statement {
  switch (effect.do) {
    case 'damage':
      return sayDamage(effect, scope);
    case 'divide':
      return sayDivide(effect, scope);
    case 'heal':
      return sayHeal(effect, scope);
    case 'destroy':
      return sayDestroy(effect, scope);
    case 'ready':
    case 'exhaust':
    case 'stun':
    case 'unstun':
    case 'ward':
    case 'unward':
    case 'enrage':
      return sayState(effect, scope);
    case 'exalt':
      return sayExalt(effect, scope);
    case 'power':
      return sayCounters(effect.n, '+1 power', effect.what, scope);
    case 'counter':
      return sayCounters(effect.n, effect.kind, effect.what, scope);
    case 'uncounter':
      return sayRemoveCounters(effect, scope);
    case 'gain':
    case 'lose':
      return sayGainOrLose(effect, scope);
    case 'steal':
      return saySteal(effect, scope);
    case 'capture':
      return sayCapture(effect, scope);
    case 'moveAmber':
      return sayMoveAmber(effect, scope);
    case 'draw':
    case 'chains':
      return sayChains(effect, scope);
    case 'refill':
      return sayRefill(effect, scope);
    case 'forge':
      return sayForge(effect, scope);
    case 'unforge':
      return sayUnforge();
    case 'discard':
    case 'hand':
    case 'deckTop':
    case 'shuffle':
    case 'purge':
      return sayMove(effect, scope);
    case 'archive':
      return sayArchive(effect, scope);
    case 'under':
      return sayUnder(effect, scope);
    case 'putIntoPlay':
      return sayPutIntoPlay(effect, scope);
    case 'discardUntil':
      return sayDiscardUntil(effect, scope);
    case 'search':
      return saySearch(effect, scope);
    case 'reveal':
    case 'look':
    case 'pick':
      return saySee(effect, scope);
    case 'orderTop':
      return sayOrderTop(effect);
    case 'play':
      return sayPlay(effect, scope);
    case 'use':
      return sayUse(effect, scope);
    case 'trigger':
      return sayTrigger(effect, scope);
    case 'control':
      return sayControl(effect, scope);
    case 'swap':
      return saySwap(effect, scope);
    case 'moveTo':
      return sayMoveTo(effect, scope);
    case 'attach':
      return sayAttach(effect, scope);
    case 'lasting':
      return sayLasting(effect, scope);
    case 'name':
      return sayName(effect);
    case 'when':
      return sayWhen(effect, scope);
    case 'ifDone':
      return sayIfDone(effect, scope);
    case 'may':
      return sayMay(effect, scope);
    case 'choose':
      return sayChoose(effect, scope);
    case 'times':
      return sayTimes(effect, scope);
    case 'forEach':
      return sayForEach(effect, scope);
    case 'again':
      return doing('repeat this effect');
    case 'cancelFight':
      return doing('exhaust the attacking creature and end the fight without effect');
    case 'own':
      return sayOwn(effect);
  }
}

const block = (effects: readonly Effect[], scope: Scope): Statement => together(sayEffects(effects, scope));

function sayWhen(effect: Of<'when'>, scope: Scope): Statement {
  const then = under(`if ${sayCondition(effect.if, scope)}`, block(effect.then, scope));
  if (effect.else.length === 0) return then;
  const otherwise = under('otherwise', block(effect.else, scope));
  return following(then, ...sentences([otherwise]));
}

function sayIfDone(effect: Of<'ifDone'>, scope: Scope): Statement {
  const first = block(effect.first, scope);
  const then = block(effect.then, scope);
  const chained = then.text.startsWith('if ')
    ? { ...then, text: `${first.done} and ${then.text.slice(3)}` }
    : under(first.done, then);
  return following(first, ...sentences([chained]));
}

function sayMay(effect: Of<'may'>, scope: Scope): Statement {
  const all = block(effect.effects, scope);
  return { ...all, text: all.optional, bare: all.optional };
}

function sayChoose(effect: Of<'choose'>, scope: Scope): Statement {
  const ways = effect.ways.map((way) => block(way, { ...scope }));
  if (ways.some((way) => way.next.length > 0)) return whole(`choose one: ${numberedList(ways)}`);
  return whole(
    `choose one: ${ways.map((way, at) => (at === 0 ? capital(way.text) : `or ${way.text}`)).join('; ')}`,
  );
}

function sayTimes(effect: Of<'times'>, scope: Scope): Statement {
  const each = forEachWords(effect.n, scope);
  const opening = each ? `for each ${each}` : timesWords(effect, scope);
  return under(opening, block(effect.effects, scope));
}

const timesWords = (effect: Of<'times'>, scope: Scope): string =>
  effect.n === 2
    ? 'twice'
    : typeof effect.n === 'number'
      ? `${effect.n} times`
      : `a number of times equal to ${sayAmount(effect.n, scope)}`;

function sayForEach(effect: Of<'forEach'>, scope: Scope): Statement {
  if (effect.what === 'players') return sayForEachPlayer(effect.effects, scope);
  if (effect.what === 'houses')
    return under('for each house', block(effect.effects, { ...scope, house: 'that house' }));
  const opening = `one at a time, for ${eachWords(effect.what, scope)}`;
  scope.it = targetNoun(effect.what, scope);
  return under(opening, block(effect.effects, scope));
}

function eachWords(target: Target, scope: Scope): string {
  const text = sayTarget(target, scope);
  return isPlural(target) ? `each of ${text}` : text;
}

/** "Each player loses 1 æmber" where all the deeds are that player's, else "for each player, …". */
function sayForEachPlayer(effects: readonly Effect[], scope: Scope): Statement {
  const said = block(effects, scope);
  const text = said.text
    .replace(/^that player\b/, 'each player')
    .replaceAll("that player's", 'their')
    .replaceAll('that player has', 'they have')
    .replaceAll('that player controlled', 'they controlled');
  if (!text.startsWith('each player') || text.includes('that player')) return under('for each player', said);
  return { ...said, text, bare: `have ${text}`, optional: `you may have ${text}` };
}

function sayOwn(effect: Of<'own'>): Statement {
  const [first, ...next] = OWN_WORDS[effect.name];
  return following(doing(first), ...next.map((text) => sentence(capital(text))));
}
