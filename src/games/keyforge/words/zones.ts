import { list, orList, spaced, withArticle } from '../../../core/english.js';
import type { Alternatives, Clause, Predicate } from '../filter.js';
import type { Player } from '../vocabulary.js';
import { type Scope, sayPlayer, sayPlayers } from './scope.js';

/** Cards move "from" a zone, and are counted "in" it. */
export type From = 'in' | 'from';

export const zonesOf = (clause: Clause): string[] =>
  clause
    .flat()
    .filter(isPlace)
    .map((word) => word.argument);

const isPlace = (word: Predicate): boolean => word.name === 'in' && !word.not;

/**
 * `of:` speaks of a zone's owner, and `top` of a part of it, when there is a zone outside play; else `of:` speaks of
 * the card's controller.
 */
export const isZone = (words: Alternatives, clause: Clause): boolean =>
  words.every(isPlace) || (words.every(isPartOfZone) && outOfPlay(clause));

const isPartOfZone = (word: Predicate): boolean => (word.name === 'of' || word.name === 'top') && !word.not;

const outOfPlay = (clause: Clause): boolean => zonesOf(clause).some((zone) => zone !== 'play');

/** "from your hand", "among them in your deck"; purged cards are said by an adjective. */
export function sayZone(clause: Clause, scope: Scope, from: From, every = false): string {
  const zones = zonesOf(clause).filter((zone) => !CHOSEN.includes(zone) && zone !== 'purged');
  const chosen = zonesOf(clause).some((zone) => CHOSEN.includes(zone));
  const among = chosen && !isDestroyed(clause) ? sayAmong(scope) : '';
  if (zones.length === 0) return spaced(sayPurgedOwner(clause, scope), among);
  if (zones.includes('under')) return `${from === 'from' ? 'from under' : 'under'} ${scope.self}`;
  const whose = sayOwner(clause, scope);
  const names = zones.map((zone) => topOf(clause) + zoneName(zone, whose, every));
  return spaced(among, from, every ? list(names) : orList(names));
}

function topOf(clause: Clause): string {
  const top = clause.flat().find((word) => word.name === 'top' && !word.not);
  return top ? `the top ${top.n} of ` : '';
}
/** Cards chosen before, wherever they lie. */
const CHOSEN = ['those', 'earlier'];

/** "Healed this way" is plainer than "among them", where damage was healed and creatures are counted. */
const sayAmong = (scope: Scope): string =>
  scope.did?.done === 'healed this way' ? scope.did.done : 'among them';

/** "Destroyed this way" says already which cards are meant. */
const isDestroyed = (clause: Clause): boolean => clause.flat().some((word) => word.name === 'destroyed');

export const ownerOf = (clause: Clause): string =>
  clause.flat().find((word) => word.name === 'of' && !word.not)?.argument ?? '';

function sayOwner(clause: Clause, scope: Scope): string {
  const of = ownerOf(clause);
  if (!of || of === 'one') return '';
  return of === 'itsOwner' ? "its owner's" : sayPlayers(of as Player, scope);
}

/** No pile is named that could say whose the cards are. */
function sayPurgedOwner(clause: Clause, scope: Scope): string {
  const of = ownerOf(clause);
  if (!zonesOf(clause).includes('purged') || !of) return '';
  return of === 'you' ? 'you own' : `owned by ${sayPlayer(of as Player, scope)}`;
}

function zoneName(zone: string, whose: string, every: boolean): string {
  if (zone === 'play') return 'play';
  const pile = zone === 'discard' ? 'discard pile' : zone;
  if (whose) return `${whose} ${pile}`;
  if (zone === 'archives') return `${every ? 'each' : 'a'} player's archives`;
  return every ? `each ${pile}` : withArticle(pile);
}
