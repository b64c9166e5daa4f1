import type { State } from '../../core/game.js';
import { checkStack } from '../../core/machine.js';
import { checkMainStep } from './check-main-step.js';
import { at, Decision, F, Flag, Frame, None, Size, Zone } from './layout.js';
import { definitions, eventsOf, modsOf } from './pool.js';
import { roomEnd } from './rules/stack.js';
import {
  controllerOf,
  damageOn,
  definition,
  firstAttached,
  flag,
  hostOf,
  nextCard,
  ownerOf,
  placeOf,
  zoneOf,
} from './state.js';

/** What the sets of the state must be, computed anew from where the cards lie. */
const seen = new Int32Array(Size.Set);
const playing = new Int32Array(Size.Set);
const listens = new Int32Array(Size.Events * Size.Set);
const modifies = new Int32Array(Size.Mods * Size.Set);

const put = (sets: Int32Array, set: number, card: number): void => {
  sets[set * Size.Set + (card >> 5)]! |= 1 << (card & 31);
};

/**
 * Throws when a state breaks what is always true: every card in one place, every list linked and counted,
 * every text in play listed for all it listens to and changes, nothing left over between actions.
 * Cheap enough to run after each of a million games' decisions.
 */
export function check(s: State): void {
  seen.fill(0);
  playing.fill(0);
  listens.fill(0);
  modifies.fill(0);
  for (let place = 0; place < Size.Lists; place++) checkList(s, place);
  for (let card = 0; card < Size.Cards; card++) {
    if (s[at.definition + card] !== None.Card) checkCard(s, card);
  }
  compareSets(s, at.inPlay, playing, 'in play');
  compareSets(s, at.listens, listens, 'listening');
  compareSets(s, at.modifies, modifies, 'modifying');
  checkNumbers(s);
  checkStack(s, at.stack, roomEnd(s), frameWords);
  checkWindows(s);
  if (s[at.decision] === Decision.Main) checkMainStep(s);
}

/** Throws unless each window's abilities wait after those of the windows below it. */
function checkWindows(s: State): void {
  let behind = s[at.pendingCount]!;
  for (let frame = s[at.top]!; frame >= 0; frame = s[frame + F.Below]!) {
    if (s[frame + F.Kind] !== Frame.Window) continue;
    if (s[frame + F.Extra]! > behind) throw new Error('a window waits for abilities of another one');
    behind = s[frame + F.Extra]!;
  }
}

const frameWords = (kind: number): number =>
  kind === Frame.Effect || kind === Frame.Destroy ? F.Long : F.Short;

function fail(s: State, card: number, what: string): never {
  throw new Error(
    `card ${card} (${definitions[definition(s, card)]?.id}) ${what}, in place ${placeOf(s, card)}`,
  );
}

function see(s: State, card: number): void {
  if ((seen[card >> 5]! >>> (card & 31)) & 1) fail(s, card, 'is in two places');
  put(seen, 0, card);
}

function checkList(s: State, place: number): void {
  let n = 0;
  let before: number = None.Card;
  for (let card = s[at.head + place]!; card >= 0; card = nextCard(s, card)) {
    see(s, card);
    if (placeOf(s, card) !== place) fail(s, card, `does not know that it is in ${place}`);
    if (s[at.prev + card] !== before) fail(s, card, 'has a broken link');
    if (isOwnersZone(place & 7) && ownerOf(card) !== place >> 3)
      fail(s, card, 'is in a zone of the other player');
    if (isInPlay(place & 7) && controllerOf(s, card) !== place >> 3)
      fail(s, card, 'is on the side of the other player');
    for (let on = firstAttached(s, card); on >= 0; on = nextCard(s, on)) checkAttached(s, card, on);
    before = card;
    n++;
  }
  if (s[at.tail + place] !== before || s[at.size + place] !== n)
    throw new Error(`list ${place} is miscounted`);
}

const isOwnersZone = (zone: number): boolean =>
  zone === Zone.Deck || zone === Zone.Hand || zone === Zone.Discard || zone === Zone.Purged;

const isInPlay = (zone: number): boolean => zone === Zone.Line || zone === Zone.Artifacts;

function checkAttached(s: State, host: number, card: number): void {
  see(s, card);
  if (hostOf(s, card) !== host || placeOf(s, card) < 16) fail(s, card, 'does not know its host');
  if (!isInPlay(zoneOf(s, host))) fail(s, card, 'is attached to a card that is not in play');
}

const OF_PLAY = Flag.Exhausted | Flag.Stunned | Flag.Warded | Flag.Enraged;

function checkCard(s: State, card: number): void {
  if (!((seen[card >> 5]! >>> (card & 31)) & 1)) fail(s, card, 'is nowhere');
  const zone = zoneOf(s, card);
  if (isInPlay(zone) || zone === Zone.Attached) expectListed(s, card);
  else if (s[at.tokens + card] !== 0) fail(s, card, 'has tokens out of play');
  else if (damageOn(s, card) > 0 || flag(s, card, OF_PLAY)) fail(s, card, 'is marked out of play');
}

function expectListed(s: State, card: number): void {
  const d = definition(s, card);
  put(playing, 0, card);
  for (let bits = eventsOf[d]!; bits !== 0; bits &= bits - 1)
    put(listens, 31 - Math.clz32(bits & -bits), card);
  for (let bits = modsOf[d]!; bits !== 0; bits &= bits - 1)
    put(modifies, 31 - Math.clz32(bits & -bits), card);
}

function compareSets(s: State, at_: number, wanted: Int32Array, what: string): void {
  for (let word = 0; word < wanted.length; word++) {
    if (s[at_ + word] !== wanted[word])
      throw new Error(`the cards ${what} are wrongly listed, set ${Math.floor(word / Size.Set)}`);
  }
}

function checkNumbers(s: State): void {
  for (let seat = 0; seat < 2; seat++) {
    if (s[at.amber + seat]! < 0) throw new Error(`seat ${seat} has ${s[at.amber + seat]} æmber`);
    if (s[at.chains + seat]! < 0 || s[at.chains + seat]! > 24)
      throw new Error(`seat ${seat} has ${s[at.chains + seat]} chains`);
  }
  if (s[at.eventMask] !== maskOf(listens)) throw new Error('the mask of events is wrong');
  if (s[at.modMask] !== maskOf(modifies)) throw new Error('the mask of modifiers is wrong');
}

/** The bit of each set that is not empty. */
function maskOf(sets: Int32Array): number {
  let mask = 0;
  for (let word = 0; word < sets.length; word++)
    if (sets[word] !== 0) mask |= 1 << Math.floor(word / Size.Set);
  return mask;
}
