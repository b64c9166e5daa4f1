import type { State } from '../../core/game.js';
import { checkStack } from '../../core/machine.js';
import { at, Cap, Decision, F, Flag, Frame, INFINITE, None, Phase, Place, Size, Zone } from './layout.js';
import { definitions } from './pool.js';
import { Trait } from './program.js';
import { isIn } from './rules/players.js';
import { definition, isNemesis, next, placeOf, traits } from './state.js';

const seen = new Uint8Array(Size.Cards);

/**
 * Throws when a state breaks what is always true: every card in one place, every list linked and counted, only such
 * cards in a place as can be there, every number in its bounds. Cheap enough for every decision.
 */
export function check(s: State): void {
  seen.fill(0);
  for (let place = 0; place < Size.Lists; place++) checkList(s, place);
  checkRow(s);
  for (let card = 0; card < Size.Cards; card++) {
    if (s[at.card + card] !== None.Card && !seen[card]) fail(s, card, 'is nowhere');
  }
  checkNumbers(s);
  for (let seat = 0; seat < s[at.players]!; seat++) checkSeat(s, seat);
  checkStack(s, at.stack, at.words, () => F.Words);
  if (s[at.decision] === Decision.Main) checkRest(s);
}

function fail(s: State, card: number, what: string): never {
  throw new Error(
    `card ${card} (${definitions[definition(s, card)]?.id}) ${what}, in list ${placeOf(s, card)}`,
  );
}

function demand(holds: boolean, words: string): void {
  if (!holds) throw new Error(words);
}

function checkList(s: State, place: number): void {
  let n = 0;
  let last: number = None.Card;
  for (let card = s[at.head + place]!; card >= 0; card = next(s, card)) {
    checkCard(s, card, place);
    last = card;
    n++;
  }
  demand(s[at.tail + place] === last && s[at.size + place] === n, `list ${place} is miscounted`);
}

function checkRow(s: State): void {
  for (let p = 0; p < Size.Row; p++) if (s[at.row + p]! >= 0) checkCard(s, s[at.row + p]!, Place.Row);
}

function checkCard(s: State, card: number, place: number): void {
  if (seen[card]) fail(s, card, 'is in two places');
  seen[card] = 1;
  if (placeOf(s, card) !== place) fail(s, card, `does not know that it is in ${place}`);
  if (!belongs(traits(s, card), place)) fail(s, card, 'can’t be there');
  const zone = place < Place.Center ? place & 7 : -1;
  const marks = s[at.card + card]!;
  if (marks & (Flag.Exhausted | Flag.PlayedNow) && zone !== Zone.Champions)
    fail(s, card, 'is no champion in play');
  if (marks & Flag.Fast && zone !== Zone.Played) fail(s, card, 'was not fast-played');
  if (marks & (Flag.Seen | Flag.Shown) && zone !== Zone.Hand)
    fail(s, card, 'is shown elsewhere than in hand');
}

function belongs(kind: number, place: number): boolean {
  if (place >= Place.Center) return (kind & Trait.Leader) === 0;
  switch (place & 7) {
    case Zone.Played:
      return (kind & Trait.Ally) !== 0;
    case Zone.Champions:
      return (kind & Trait.Champion) !== 0;
    case Zone.Relics:
      return (kind & Trait.Relic) !== 0;
    default:
      return (kind & Trait.Leader) === 0;
  }
}

function within(s: State, field: number, least: number, most: number, what: string): void {
  demand(s[field]! >= least && s[field]! <= most, `${s[field]} ${what}, not ${least} to ${most}`);
}

function checkNumbers(s: State): void {
  within(s, at.gems, 0, Cap.Gems, 'gems');
  if (s[at.power] !== INFINITE) within(s, at.power, 0, Cap.Power, 'power');
  within(s, at.left, 0, Cap.Power, 'power to assign');
}

/** A player without health is out, and no other. */
function checkSeat(s: State, seat: number): void {
  within(s, at.health + seat, 0, Cap.Health, `health of player ${seat}`);
  within(s, at.mastery + seat, 0, Cap.Mastery, `mastery of player ${seat}`);
  demand((s[at.health + seat] === 0) === !isIn(s, seat), `player ${seat} is wrongly in or out`);
  if (s[at.phase]! < Phase.Begin) return;
  demand(s[at.leader + seat]! >= 0, `player ${seat} has no leader`);
}

/** Nothing is under way between two actions of the main phase. */
function checkRest(s: State): void {
  demand(s[s[at.top]! + F.Kind] === Frame.Turn, 'an effect is left on the stack');
  demand(s[at.decider] === s[at.active], 'the wrong player is to move');
  demand(!isNemesis(s, s[at.active]!), 'the Nemesis decides');
}
