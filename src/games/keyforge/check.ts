import type { State } from '../../core/game.js';
import { at, CARDS, EVENTS, LISTS, MODS, NO_CARD, SET, Zone } from './layout.js';
import { definitions, eventsOf, modsOf } from './pool.js';
import { definition, firstAttached, has, hostOf, inPlay, nextCard, ownerOf, placeOf, zoneOf } from './state.js';

/** Throws when a state breaks what is always true: every card in one place, every list and set in order. */
export function check(s: State): void {
  const seen = new Set<number>();
  for (let place = 0; place < LISTS; place++) checkList(s, place, seen);
  for (let card = 0; card < CARDS; card++) {
    if (s[at.definition + card] === NO_CARD) continue;
    for (let on = firstAttached(s, card); on >= 0; on = nextCard(s, on)) checkAttached(s, card, on, seen);
  }
  for (let card = 0; card < CARDS; card++) {
    if (s[at.definition + card] === NO_CARD) continue;
    if (!seen.has(card)) fail(s, card, 'is nowhere');
    checkCard(s, card);
  }
  for (let seat = 0; seat < 2; seat++) {
    if (s[at.amber + seat]! < 0) throw new Error(`seat ${seat} has ${s[at.amber + seat]} æmber`);
    if (s[at.chains + seat]! < 0 || s[at.chains + seat]! > 24) throw new Error(`seat ${seat}: chains`);
  }
}

function fail(s: State, card: number, what: string): never {
  throw new Error(`card ${card} (${definitions[definition(s, card)]?.id}) ${what}, in place ${placeOf(s, card)}`);
}

function checkList(s: State, place: number, seen: Set<number>): void {
  let n = 0;
  let before: number = NO_CARD;
  for (let card = s[at.head + place]!; card >= 0; card = nextCard(s, card)) {
    if (seen.has(card)) fail(s, card, 'is in two places');
    seen.add(card);
    if (placeOf(s, card) !== place) fail(s, card, `does not know that it is in ${place}`);
    if (s[at.prev + card] !== before) fail(s, card, 'has a broken link');
    if (isOwnersZone(place & 7) && ownerOf(card) !== place >> 3) fail(s, card, 'is in a zone of the other player');
    before = card;
    n++;
  }
  if (s[at.tail + place] !== before || s[at.size + place] !== n) throw new Error(`list ${place} is miscounted`);
}

const isOwnersZone = (zone: number): boolean =>
  zone === Zone.Deck || zone === Zone.Hand || zone === Zone.Discard || zone === Zone.Purged;

function checkAttached(s: State, host: number, card: number, seen: Set<number>): void {
  if (seen.has(card)) fail(s, card, 'is in two places');
  seen.add(card);
  if (hostOf(s, card) !== host || placeOf(s, card) < 16) fail(s, card, 'does not know its host');
  if (!inPlay(s, host)) fail(s, card, 'is attached to a card that is not in play');
}

/** A card is in play where it lies in play, and is then listed for all that its text listens to and changes. */
function checkCard(s: State, card: number): void {
  const zone = zoneOf(s, card);
  const lies = zone === Zone.Line || zone === Zone.Artifacts || zone === Zone.Attached;
  if (inPlay(s, card) !== lies) fail(s, card, lies ? 'is not marked as in play' : 'is marked as in play');
  const d = definition(s, card);
  for (let event = 0; event < EVENTS; event++) {
    const wants = lies && ((eventsOf[d]! >>> event) & 1) === 1;
    if (has(s, at.listens + SET * event, card) !== wants) fail(s, card, `is wrongly listed for event ${event}`);
  }
  for (let mod = 0; mod < MODS; mod++) {
    const wants = lies && ((modsOf[d]! >>> mod) & 1) === 1;
    if (has(s, at.modifies + SET * mod, card) !== wants) fail(s, card, `is wrongly listed for modifier ${mod}`);
  }
  if (!lies && s[at.tokens + card] !== 0) fail(s, card, 'has tokens out of play');
}
