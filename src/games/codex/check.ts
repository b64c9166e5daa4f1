import type { State } from '../../core/game.js';
import { checkStack } from '../../core/machine.js';
import { at, Building, Decision, F, Flag, Frame, None, Place, Size, Slot, Wound, Zone } from './layout.js';
import { definitions, kindOf } from './pool.js';
import { Kind, Trait } from './program.js';
import { isHidden, mixedIn, since } from './rules/knowledge.js';
import { hpLeft } from './rules/stats.js';
import {
  bondOf,
  buildingDamage,
  definition,
  flag,
  hasTrait,
  head,
  heroInPlay,
  heroOf,
  isHero,
  next,
  ownerOf,
  slotOf,
  stands,
} from './state.js';

const seen = new Uint8Array(Size.Cards);

/**
 * Throws when a state breaks what is always true: every card in one place, every list linked and counted, only such
 * cards in a place as can be there, every number in its bounds. Cheap enough for every decision.
 */
export function check(s: State): void {
  seen.fill(0);
  for (let place = 0; place < Size.Lists; place++) checkList(s, place);
  for (let seat = 0; seat < 2; seat++) checkSeat(s, seat);
  checkStack(s, at.stack, at.words, () => F.Words);
  if (s[at.decision] === Decision.Main) checkRest(s);
}

function fail(s: State, card: number, what: string): never {
  throw new Error(`card ${card} (${definitions[definition(s, card)]?.id}) ${what}, in ${s[at.place + card]}`);
}

function demand(holds: boolean, words: string): void {
  if (!holds) throw new Error(words);
}

function checkList(s: State, place: number): void {
  let n = 0;
  let last: number = None.Card;
  for (let card = s[at.head + place]!; card >= 0; card = next(s, card)) {
    if (seen[card]) fail(s, card, 'is in two places');
    seen[card] = 1;
    if (s[at.place + card] !== place) fail(s, card, `does not know that it is in ${place}`);
    checkCard(s, card, place);
    last = card;
    n++;
  }
  demand(s[at.tail + place] === last && s[at.size + place] === n, `list ${place} is miscounted`);
}

function checkCard(s: State, card: number, place: number): void {
  const zone = place & 7;
  const kind = kindOf[definition(s, card)]!;
  if (isHero(card) || !(kind & (Kind.Unit | Kind.Spell))) fail(s, card, 'can’t be in a list');
  if (zone === Zone.Units ? kind !== Kind.Unit : zone !== Zone.Removed && hasTrait(s, card, Trait.Token)) {
    fail(s, card, 'can’t be there');
  }
  if (zone === Zone.Units) checkUnit(s, card);
  else checkOutOfPlay(s, card, place);
}

function checkUnit(s: State, card: number): void {
  if (hpLeft(s, card) <= 0 && s[at.decision] !== Decision.None) fail(s, card, 'lives without hp');
  const bond = bondOf(s, card);
  const isAside = bond >= 0 && (s[at.place + bond]! & 7) === Zone.Aside;
  if (bond >= 0 && !isAside && (s[at.place + bond]! & 7) !== Zone.Ongoing) fail(s, card, 'has a lost bond');
}

function checkOutOfPlay(s: State, card: number, place: number): void {
  if (place >> 3 !== ownerOf(card)) fail(s, card, 'lies with the other player');
  if (s[at.flags + card]! & Flag.InPlay) fail(s, card, 'is marked out of play');
  if (s[at.wounds + card] !== Wound.None) fail(s, card, 'has wounds out of play');
  const isFree = isHidden(s, card) && !flag(s, card, Flag.Placed);
  if (isFree && since(s, card) > mixedIn(s, card)) fail(s, card, 'can’t be where it is');
}

function within(n: number, least: number, most: number, what: string): void {
  demand(n >= least && n <= most, `${n} ${what}, not ${least} to ${most}`);
}

function checkSeat(s: State, seat: number): void {
  within(s[at.gold + seat]!, 0, 20, `gold of seat ${seat}`);
  within(s[at.workers + seat]!, 0, 99, `workers of seat ${seat}`);
  within(s[at.wait + seat]!, 0, 2, `turns to wait for the hero of seat ${seat}`);
  within(
    buildingDamage(s, seat, Building.Base),
    0,
    s[at.baseHp + seat]!,
    `damage on the base of seat ${seat}`,
  );
  demand(stands(s, seat, Building.Base), `seat ${seat} has no base`);
  demand(
    (s[at.place + heroOf(seat)] === Place.Hero) === heroInPlay(s, seat),
    `a misplaced hero of seat ${seat}`,
  );
  for (let i = 0; i < Size.Playable; i++) {
    within(
      s[at.codex + seat * Size.Playable + i]!,
      0,
      99,
      `copies of card ${i} in the codex of seat ${seat}`,
    );
  }
  for (let card = seat * Size.Seat + 1; card < seat * Size.Seat + s[at.made + seat]!; card++) {
    if (!seen[card]) fail(s, card, 'is nowhere');
  }
  checkSlots(s, seat);
}

/** One patroller a slot. */
function checkSlots(s: State, seat: number): void {
  let slots = slotOf(s, heroOf(seat)) === Slot.None ? 0 : 1 << slotOf(s, heroOf(seat));
  for (let card = head(s, seat, Zone.Units); card >= 0; card = next(s, card)) {
    const slot = slotOf(s, card);
    if (slot === Slot.None) continue;
    if ((slots >> slot) & 1) fail(s, card, 'patrols in a slot that is taken');
    slots |= 1 << slot;
  }
}

/** Nothing is under way between two actions of the main phase. */
function checkRest(s: State): void {
  demand(s[s[at.top]! + F.Kind] === Frame.Turn, 'an effect is left on the stack');
  demand(s[at.decider] === s[at.active], 'the wrong player is to move');
  for (let seat = 0; seat < 2; seat++) {
    demand(s[at.size + (seat << 3) + Zone.Aside] === 0, 'a spell is left aside');
  }
}
