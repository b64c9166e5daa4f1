import { list, noun } from '../../../../core/english.js';
import { Destination, OPENLY, Op, Seat, Select } from '../../program.js';
import { type Amount, forEach, type Target } from '../../vocabulary.js';
import { eachOne, filterNoun, kindOf, oneOf } from '../../words/filters.js';
import { quantity } from '../../words/quantities.js';
import { type Scope, sayPlayer, sayPlayers, sayRef, their } from '../../words/scope.js';
import { clause, doing, following, type Statement } from '../../words/statements.js';
import { ownersOf, reached, remember, sayTarget } from '../../words/targets.js';
import { seatOf } from '../references.js';
import type { EffectOf, EffectWord, EffectWords } from '../word.js';

function moving(target: Target, participle: string, scope: Scope, text: string): Statement {
  reached(target, participle, scope);
  return doing(text);
}

const piles = (whose: string, pile: string): string => (whose.endsWith("s'") ? `${pile}s` : pile);

/** Cards that move to a zone of their owner; said as "return … to your hand", or without the zone. */
const move = (
  destination: Destination,
  participle: string,
  [verb, to, pile]: readonly [verb: string, to?: string, pile?: string],
): EffectWord<EffectOf<'discard'>> => ({
  write: ({ what }, w) => w.emit(Op.Move, destination, w.target(what), 0),
  say({ what }, scope) {
    const text = `${verb} ${sayTarget(what, scope, 'from')}`;
    const whose = ownersOf(what);
    return moving(what, participle, scope, pile ? `${text} ${to} ${whose} ${piles(whose, pile)}` : text);
  },
});

const returned = move(Destination.Hand, 'returned', ['return', 'to', 'hand']);
const taken = move(Destination.Hand, 'taken', ['put', 'into', 'hand']);

const isFromDeck = (target: Target): boolean =>
  typeof target === 'object' && 'filter' in target && /\bin:deck\b/.test(target.filter);

const see = (verb: string, participle: string): Pick<EffectWord<EffectOf<'look'>>, 'say'> => ({
  say({ what }, scope) {
    const said = wholePile(what, scope) ?? sayTarget(what, scope, 'from');
    return moving(what, participle, scope, `${verb} ${said}`);
  },
});

function wholePile(target: Target, scope: Scope): string | undefined {
  if (typeof target !== 'object' || target.choose !== 'each') return undefined;
  const found = /^(?:card )?in:(hand|deck) of:(you|opponent|player|chosen)$/.exec(target.filter);
  if (!found) return undefined;
  sayTarget(target, scope);
  return `${sayPlayers(found[2] as 'you', scope)} ${found[1]}`;
}

const INTO_DECK = move(Destination.Shuffle, 'shuffled', ['shuffle', 'into', 'deck']);

function sayFound(n: Amount, filter: string, scope: Scope): string {
  if (n === 1) return oneOf(filter, scope);
  const { many } = filterNoun(filter, scope);
  return n === 'all' ? `all ${many}` : sayTarget({ choose: 'upTo', filter, n }, scope);
}

/** Cards that move between hands, decks, discard piles and archives, and who sees them; and chains. */
export const CARDS = {
  draw: {
    write: ({ n, who }, w) => w.emit(Op.Draw, w.amount(n), seatOf(who)),
    say({ n, who }, scope) {
      const { head, tail } = quantity(n, noun('card'), scope);
      return clause(sayPlayer(who, scope), 'draw', head + tail);
    },
  },
  chains: {
    write: ({ n, who }, w) => w.emit(Op.Chains, w.amount(n), seatOf(who)),
    say({ n, who }, scope) {
      const { head, tail } = quantity(n, noun('chain'), scope);
      return clause(sayPlayer(who, scope), 'gain', head.replace(/^a /, '1 ') + tail);
    },
  },
  refill: {
    write: ({ who }, w) => w.emit(Op.Refill, seatOf(who)),
    say({ who }, scope) {
      const hand = `${their(who)} hand as if it were ${their(who)} "draw cards" step`;
      return clause(sayPlayer(who, scope), 'refill', hand);
    },
  },
  discard: move(Destination.Discard, 'discarded', ['discard']),
  purge: move(Destination.Purge, 'purged', ['purge']),
  /** Only what has been in hand returns to it. */
  hand: {
    write: returned.write,
    say: (effect, scope) => (isFromDeck(effect.what) ? taken : returned).say(effect, scope),
  },
  deckTop: move(Destination.DeckTop, 'returned', ['put', 'on top of', 'deck']),
  /** All cards of a deck: it is shuffled. */
  shuffle: {
    ...INTO_DECK,
    say(effect, scope) {
      const deck = / in:deck /.test(JSON.stringify(effect.what)) && wholePile(effect.what, scope);
      return deck ? doing(`shuffle ${deck}`) : INTO_DECK.say(effect, scope);
    },
  },
  /** Cards in another player's archives leave them for their owner's hand. */
  archive: {
    write({ what, into }, w) {
      const cards = w.target(what);
      const whose = into === 'owner' ? Seat.Anyone : seatOf(into);
      w.emit(Op.Move, Destination.Archive, cards, whose | (w.revealed && what === 'it' ? OPENLY : 0));
    },
    say({ what, into }, scope) {
      const cards = sayTarget(what, scope, 'from');
      if (into === 'owner') return moving(what, 'archived', scope, `archive ${cards}`);
      const whose = ownersOf(what);
      const archives = `${sayPlayers(into, scope)} archives`;
      if (into !== 'you') return moving(what, 'archived', scope, `put ${cards} into ${archives}`);
      const leaving = `to leave them only for ${whose} ${piles(whose, 'hand')}`;
      return moving(what, 'archived', scope, `put ${cards} into ${archives}, ${leaving}`);
    },
  },
  under: {
    write: ({ what, faceUp }, w) => w.emit(Op.Under, w.target(what), faceUp ? 1 : 0),
    say({ what, faceUp }, scope) {
      const card = sayTarget(what, scope, 'from');
      return doing(`put ${card} ${faceUp ? 'faceup' : 'facedown'} under ${scope.self}`);
    },
  },
  putIntoPlay: {
    write: ({ what, who }, w) => w.emit(Op.PutIntoPlay, w.target(what), seatOf(who)),
    say({ what, who }, scope) {
      const card = sayTarget(what, scope, 'from');
      return doing(`put ${card} into play under ${sayPlayers(who, scope)} control`);
    },
  },
  discardUntil: {
    write: ({ who, filter }, w) => w.emit(Op.DiscardUntil, seatOf(who), w.filter(filter)),
    say({ who, filter }, scope) {
      const player = sayPlayer(who, scope);
      const they = player === 'you' ? 'you' : 'they';
      const found = oneOf(filter, scope);
      remember(kindOf(filter), scope);
      const until = `until ${they} discard ${found} or run out of cards`;
      const text = clause(player, 'discard', `cards from the top of ${their(who)} deck ${until}`);
      return { ...text, done: `if ${they} discard one this way` };
    },
  },
  /** Who searches a deck sees all of it. */
  search: {
    write({ n, filter, zones, reveal }, w) {
      if (zones.includes('deck'))
        w.emit(Op.Look, w.target({ choose: 'each', filter: 'card in:deck of:you' }));
      const places = zones.split('+').map((zone) => `in:${zone}`);
      const mode = n === 'all' ? Select.Any : Select.UpTo;
      w.emit(Op.Select, mode, w.filter(`${filter} ${places.join('|')} of:you`), w.amount(n), 0);
      w.emit(Op.Search, zones.includes('deck') ? 1 : 0, reveal ? 1 : 0);
    },
    say({ n, filter, zones, reveal }, scope) {
      const piles = zones.split('+').map((zone) => (zone === 'discard' ? 'discard pile' : zone));
      const what = sayFound(n, filter, scope);
      const it = n === 1 ? 'it' : 'them';
      remember(kindOf(filter), scope);
      const revealing = reveal ? `, reveal ${it},` : '';
      return doing(`search your ${list(piles)} for ${what}${revealing} and put ${it} into your hand`);
    },
  },
  reveal: {
    ...see('reveal', 'revealed'),
    write({ what }, w) {
      w.emit(Op.Reveal, w.target(what));
      w.revealed = true;
    },
  },
  look: {
    ...see('look at', 'seen'),
    write: ({ what }, w) => w.emit(Op.Look, w.target(what)),
  },
  pick: {
    write({ what, keep }, w) {
      w.select(what, 0);
      if (keep) w.emit(Op.Note, w.filter(keep));
      w.emit(Op.Done);
    },
    say({ what, keep }, scope) {
      const text = moving(what, 'chosen', scope, `choose ${sayTarget(what, scope, 'from')}`);
      if (keep) scope.kept = keep === 'it' ? sayRef('it', scope) : eachOne(keep, scope);
      return text;
    },
  },
  orderTop: {
    write: ({ n }, w) => w.emit(Op.OrderTop, n),
    say: ({ n }) => doing(`look at the top ${n} cards of your deck and put them back in any order`),
  },
  revealUntil: {
    write: ({ filter }, w) => w.emit(Op.RevealUntil, w.filter(filter)),
    say: ({ filter }, scope) =>
      doing(
        `reveal cards from the top of your deck until you reveal ${oneOf(filter, scope)} or choose to stop`,
      ),
  },
  play: {
    write(effect, w) {
      const { what, asYours, enters } = effect;
      if (isSeveral(what)) w.effects([forEach(what, { ...effect, what: 'it' })]);
      else w.emit(Op.Play, w.target(what), asYours ? 1 : 0, enters ? 1 : 0);
    },
    say({ what, asYours, enters }, scope) {
      const card = sayTarget(what, scope, 'from');
      const it = isSeveral(what) ? 'they' : 'it';
      const played = doing(`play ${card}${asYours ? ` as if ${it} were yours` : ''}`);
      return enters ? following(played, `It enters play ${enters}.`) : played;
    },
  },
} satisfies Partial<EffectWords>;

/** Cards are played one at a time. */
const isSeveral = (what: Target): boolean =>
  typeof what !== 'string' && 'n' in what && typeof what.n === 'number' && what.n > 1;
