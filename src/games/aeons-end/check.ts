import type { State } from '../../core/game.js';
import { checkStack } from '../../core/machine.js';
import { at, Breach, Decision, F, Flag, Frame, None, Place, Size, Zone } from './layout.js';
import { definitions, kindOf, slotsOf } from './pool.js';
import { Kind } from './program.js';
import { definition, isBreach, next, tokensOn } from './state.js';

const seen = new Uint8Array(Size.Cards);

/**
 * Throws when a state breaks what is always true: every card in one place, every list linked and counted,
 * only such cards in a place as can be there, every number in its bounds. Cheap enough for every decision.
 */
export function check(s: State): void {
  seen.fill(0);
  for (let place = 0; place < Size.Lists; place++) checkList(s, place);
  for (let card = 0; card < Size.Cards; card++) {
    if (s[at.card + card] !== None.Card && !seen[card]) fail(s, card, 'is nowhere');
  }
  checkNumbers(s);
  for (let seat = 0; seat < s[at.players]!; seat++) checkSeat(s, seat);
  checkTurnOrder(s);
  checkStack(s, at.stack, at.words, () => F.Words);
  if (s[at.decision] === Decision.Main) checkRest(s);
}

function fail(s: State, card: number, what: string): never {
  throw new Error(
    `card ${card} (${definitions[definition(s, card)]?.id}) ${what}, in list ${s[at.place + card]}`,
  );
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

const OF_BREACHES = Flag.PreppedThisTurn | Flag.Used;

function checkCard(s: State, card: number, place: number): void {
  const kind = kindOf[definition(s, card)]!;
  if (card < Size.Nemesis !== ((kind & Kind.Any) !== 0)) fail(s, card, 'has a wrong number');
  if (!belongs(kind, place)) fail(s, card, 'can’t be there');
  if (s[at.card + card]! & OF_BREACHES && !isBreach(place)) fail(s, card, 'is marked as prepped');
  if (place === Place.NemesisPlay && tokensOn(s, card) <= 0 && kind === Kind.Minion)
    fail(s, card, 'lives with no life');
}

function belongs(kind: number, place: number): boolean {
  if (isBreach(place)) return kind === Kind.Spell;
  if (place < Place.Supply) {
    return (place & 7) === Zone.Played ? (kind & (Kind.Gem | Kind.Relic)) !== 0 : (kind & Kind.Any) !== 0;
  }
  if (place <= Place.Devoured) return (kind & Kind.Player) !== 0;
  if (place === Place.CorruptionDeck) return kind === Kind.Corruption;
  if (place === Place.NemesisPlay) return (kind & (Kind.Minion | Kind.Power)) !== 0;
  if (place < Place.CorruptionDeck || place === Place.Box)
    return (kind & (Kind.Minion | Kind.Power | Kind.Attack)) !== 0;
  return place === Place.Aside || (kind & Kind.Player) !== 0;
}

function checkNumbers(s: State): void {
  within(s, at.nemesisLife, 0, s[at.nemesisMost]!, 'life of the nemesis');
  within(s, at.gravehold, 0, s[at.graveholdMost]!, 'life of Gravehold');
  within(s, at.husks, 0, Size.Husks, 'husks');
  within(s, at.hurtHusks, 0, s[at.husks]!, 'damaged husks');
  within(s, at.fury, 0, 9999, 'fury');
  for (const field of [at.aether, at.gemAether, at.spellAether, at.discount])
    within(s, field, 0, 9999, 'æther');
}

function within(s: State, field: number, least: number, most: number, what: string): void {
  demand(s[field]! >= least && s[field]! <= most, `${s[field]} ${what}, not ${least} to ${most}`);
}

function checkSeat(s: State, seat: number): void {
  within(s, at.life + seat, 0, s[at.playerMost]!, `life of mage ${seat}`);
  within(s, at.charges + seat, 0, slotsOf[s[at.mage + seat]!]!, `charges of mage ${seat}`);
  demand((s[at.life + seat] === 0) === (s[at.exhausted + seat] === 1), `mage ${seat} is wrongly exhausted`);
  for (let b = 0; b < Size.Breaches; b++) checkBreach(s, seat, b);
}

/** While a breach is destroyed its spells are still on their way. */
function checkBreach(s: State, seat: number, b: number): void {
  const spells = s[at.size + seat * 8 + Zone.Breach + b]!;
  const word = s[at.breaches + seat * 4 + b]!;
  const most = word & Breach.Open ? 2 : 1;
  demand(spells <= most || isDestroying(s), `${spells} spells in breach ${b} of mage ${seat}`);
  demand(
    spells === 0 || (word & Breach.Present) !== 0 || isDestroying(s),
    'a spell in a breach that is gone',
  );
}

function isDestroying(s: State): boolean {
  return s[at.top]! >= 0 && s[s[at.top]! + F.Kind] === Frame.Exhaust;
}

function checkTurnOrder(s: State): void {
  const n = s[at.turnDeckCount]! + s[at.turnDiscardCount]!;
  demand(n > 0 && n <= Size.TurnCards, `${n} turn order cards`);
}

/** Nothing is under way between two actions of the main phase. */
function checkRest(s: State): void {
  demand(s[s[at.top]! + F.Kind] === Frame.Turn, 'an effect is left on the stack');
  demand(s[at.head + Place.Aside] === None.Card, 'a card is left aside');
  demand(s[at.decider] === s[at.active], 'the wrong player is to move');
}
