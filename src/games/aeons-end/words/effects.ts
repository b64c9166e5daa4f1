import type { Amount, Cards, Effect, Player } from '../vocabulary.js';
import { clause, plural, type Scope, sayPlayer, whose } from './scope.js';
import { counted, sayCards, sayChosen, sayCondition, sayPile, unitOf } from './values.js';

/** The effect whose verb is, or may be, this one. */
type Of<Verb extends Effect['do']> = Effect extends infer Each
  ? Each extends { do: infer Do }
    ? Verb extends Do
      ? Each
      : never
    : never
  : never;

/** A text as clauses: each becomes a sentence. */
export const sayEffects = (effects: readonly Effect[], scope: Scope): string[] =>
  effects.flatMap((effect) => sayEffect(effect, scope));

const joined = (effects: readonly Effect[], scope: Scope): string =>
  sayEffects(effects, scope).join(', then ');

function sayEffect(effect: Effect, scope: Scope): string[] {
  switch (effect.do) {
    case 'to':
      return sayTo(effect, scope);
    case 'when':
      return [`if ${sayCondition(effect.if, scope)}, ${joined(effect.effects, scope)}`];
    case 'ifDone':
      return [...sayEffect(effect.first, scope), `if this was done, ${joined(effect.effects, scope)}`];
    case 'may':
      return [sayMay(effect, scope)];
    case 'oneOf':
      return [effect.ways.map((way) => sayNextWay(way, scope)).join('; or ')];
    case 'repeat':
      return [`${sayTimes(effect.n, scope)}: ${joined(effect.effects, scope)}`];
    case 'eachPlayer':
      return [joined(effect.effects, Object.assign(scope, { them: 'each player' }))];
    case 'topCard':
      return [
        clause(
          effect.who,
          scope,
          effect.how === 'look' ? 'look' : 'reveal',
          `${effect.how === 'look' ? 'at ' : ''}the top card of ${whose(effect.who, scope)} deck`,
        ),
        ...sayEffects(effect.effects, scope),
      ];
    default:
      return [sayPlain(effect, scope)];
  }
}

const sayTimes = (n: Amount, scope: Scope): string =>
  typeof n === 'number' ? `do this ${n} times` : `for each ${unitOf(n, scope)}`;

/** Who may do it, and then what as if it were an order. */
function sayMay({ who, effects }: Of<'may'>, scope: Scope): string {
  const subject = sayPlayer(who, scope);
  const again = subject === 'each player' ? '' : `${subject} `;
  const orders = { ...scope, [who]: 'you' };
  const words = `${again}may ${joined(effects, orders)}`;
  scope.did = orders.did;
  return words;
}

/** Once a player has been named the other ways say "that player". */
function sayNextWay(effects: readonly Effect[], scope: Scope): string {
  const words = joined(effects, { ...scope });
  if (words.startsWith(scope.them)) scope.them = 'that player';
  return words;
}

/** The first clause names the player, the others say "that player". */
function sayTo({ player, effects }: Of<'to'>, scope: Scope): string[] {
  const [first, ...rest] = effects;
  const words = first ? sayEffect(first, Object.assign(scope, { them: sayChosen(player) })) : [];
  Object.assign(scope, { them: 'that player' });
  return [...words, ...sayEffects(rest, scope)];
}

const COUNTED = { discard: 'discarded', destroy: 'destroyed', return: 'returned', take: 'chosen' } as const;
const VERBS = { discard: 'discard', destroy: 'destroy', return: 'return', take: 'choose' } as const;

function sayPick(effect: Of<'discard'>, scope: Scope): string {
  const { cards } = effect;
  const who: Player = cards.of === 'everyone' ? 'you' : cards.of;
  const rest = `${sayCards(cards, scope)}${effect.do === 'return' ? backTo(cards) : ''}`;
  const one = cards.upTo && cards.n === 1;
  const words = one
    ? `${sayPlayer(who, scope)} may ${VERBS[effect.do]} ${rest}`
    : clause(who, scope, VERBS[effect.do], rest);
  scope.did = `${cards.type ?? 'card'} ${COUNTED[effect.do]} this way`;
  return cards.of === 'everyone' ? words.replace('the players ', 'the players together ') : words;
}

const backTo = (cards: Cards): string => (cards.of === 'you' ? ' to your hand' : ' to hand');

function sayPlain(effect: Effect, scope: Scope): string {
  switch (effect.do) {
    case 'discard':
    case 'destroy':
    case 'return':
    case 'take':
      return sayPick(effect, scope);
    case 'aether':
      return `gain ${counted(effect.n, 'æther', scope)}${effect.for ? ` that can be spent only on gaining a ${effect.for}` : ''}`;
    case 'deal':
      return `deal ${counted(effect.n, 'damage', scope)}`;
    case 'draw':
      return clause(effect.who, scope, 'draw', counted(effect.n, 'card', scope));
    case 'charge':
      return clause(effect.who, scope, 'gain', counted(effect.n, 'charge', scope));
    case 'loseCharges':
      scope.did = 'charge lost this way';
      return clause(effect.who, scope, 'lose', counted(effect.n, 'charge', scope));
    case 'gainLife':
      return clause(effect.who, scope, 'gain', counted(effect.n, 'life', scope));
    case 'suffer':
      return clause(effect.who, scope, 'suffer', counted(effect.n, 'damage', scope));
    case 'graveholdSuffers':
      return `Gravehold suffers ${counted(effect.n, 'damage', scope)}`;
    case 'graveholdGains':
      return `Gravehold gains ${counted(effect.n, 'life', scope)}`;
    case 'nemesisGains':
      return `the nemesis gains ${counted(effect.n, 'life', scope)}`;
    case 'focus':
      return sayFocus(effect, scope);
    case 'discount':
      return `your next focusing or opening of a breach this turn costs ${counted(effect.n, 'æther', scope)} less`;
    case 'spend':
      return `spend ${effect.n} æther`;
    case 'cast':
      return sayCast(effect, scope);
    default:
      return sayOfNemesis(effect, scope);
  }
}

function sayFocus({ which, of }: Of<'focus'>, scope: Scope): string {
  if (which === 'cheapest') return `focus ${whose(of, scope)} closed breach with the lowest focus cost`;
  if (of === 'everyone') return "focus any player's closed breach";
  return clause(
    of,
    scope,
    'focus',
    `${of === 'you' ? 'one of your' : 'a'} closed breach${of === 'you' ? 'es' : ''}`,
  );
}

function sayCast({ cards, bonus, twice }: Of<'cast'>, scope: Scope): string {
  const words = `${cards.upTo ? 'you may ' : ''}cast ${sayCards(cards, scope)}`;
  if (twice) return `${words} without discarding it, then cast it again`;
  return bonus ? `${words}, which deals ${bonus} more damage` : words;
}

function sayOfNemesis(effect: Effect, scope: Scope): string {
  switch (effect.do) {
    case 'unleash':
    case 'swarm':
      return effect.n === 1 ? effect.do : `${effect.do} ${timesWord(effect.n)}`;
    case 'strike':
      return effect.n === 1 ? 'the nemesis strikes' : `the nemesis strikes ${timesWord(effect.n)}`;
    case 'fury':
      return `the nemesis gains ${counted(effect.n, 'fury token', scope)}`;
    case 'husks':
      return `place ${counted(effect.n, 'husk', scope)}`;
    case 'discardHusks':
      return sayDiscardHusks(effect, scope);
    case 'devour':
      return `devour ${counted(effect.n, effect.pile.type ?? 'card', scope)} from ${sayPile(effect.pile)}`;
    case 'gainFrom':
      return clause(
        effect.who,
        scope,
        'gain',
        `a card from ${sayPile(effect.pile)}${gainedTo(effect, scope)}`,
      );
    case 'corrupt':
      return clause(
        effect.who,
        scope,
        'gain',
        `${counted(effect.n, 'corruption', scope)} ${effect.to === 'hand' ? 'into hand' : `on top of ${whose(effect.who, scope)} deck`}`,
      );
    case 'shuffleDeck':
      return clause(
        effect.who,
        scope,
        'shuffle',
        `${whose(effect.who, scope)} discard pile into ${whose(effect.who, scope)} deck`,
      );
    case 'destroyTop':
      return clause(
        effect.who,
        scope,
        'destroy',
        `the top ${counted(effect.n, 'card', scope)} of ${whose(effect.who, scope)} deck`,
      );
    case 'selfSuffers':
      return `this minion suffers ${counted(effect.n, 'damage', scope)}`;
    case 'discardNemesisTop':
      scope.did = 'tier 3 card discarded this way';
      return `discard the top ${counted(effect.n, 'card', scope)} of the nemesis deck`;
    case 'splitCharges':
      return `your allies gain ${counted(effect.n, 'charge', scope)} in total, split as you like`;
    case 'turnCardBack':
      return `shuffle ${effect.wild ? 'any card of a player' : "a player's own card"} from the turn order discard pile into the turn order deck`;
    default:
      return PHRASES[effect.do] ?? effect.do;
  }
}

const timesWord = (n: Amount): string => (n === 2 ? 'twice' : plural(n as number, 'time'));

function sayDiscardHusks({ n }: Of<'discardHusks'>, scope: Scope): string {
  scope.did = 'husk discarded this way';
  return typeof n === 'number'
    ? `discard ${plural(n, 'husk')}`
    : 'discard half of the husks in play, rounded up';
}

function gainedTo({ to, who }: Of<'gainFrom'>, scope: Scope): string {
  if (to === 'discard') return '';
  return to === 'hand' ? ' into hand' : ` on top of ${whose(who, scope)} deck`;
}

const PHRASES: Readonly<Record<string, string>> = {
  destroySelf: 'destroy this card',
  reveal: 'reveal the top card of the turn order deck',
  topOrBottom: 'put it on the top or the bottom of that deck',
  playTwice: 'it resolves twice; then destroy it',
  gate: 'this turn the active player may prep up to 2 spells in each open breach',
  nemesisTurnsBack: 'shuffle all nemesis cards of the turn order discard pile into the turn order deck',
  arrangeTurns: 'reveal the turn order deck and put it back in any order',
  preventDamage: 'prevent all damage to players and Gravehold in the turn that begins',
  discardDrawn: 'discard the drawn card before any of its effects',
  discardIt: 'discard it',
  destroyIt: 'destroy it',
  awaken: 'put the minion discarded last back into play',
  lose: 'the players lose',
};
