import type { State } from '../../../src/core/game.js';
import { at, F, Frame, Zone } from '../../../src/games/keyforge/layout.js';
import { cardIn, kindIn, nameIn, OptionKind, valueIn } from '../../../src/games/keyforge/option.js';
import { entersOf, kindOf, operationAfter, program } from '../../../src/games/keyforge/pool.js';
import { Enters, Fi, In, Kind, Op } from '../../../src/games/keyforge/program.js';
import { armor } from '../../../src/games/keyforge/rules/armor.js';
import { ctx } from '../../../src/games/keyforge/rules/context.js';
import { housesOf } from '../../../src/games/keyforge/rules/modifiers.js';
import { candidates, found, optionName } from '../../../src/games/keyforge/rules/select.js';
import {
  controllerOf,
  definition,
  headOf,
  incoming,
  nextCard,
  ownerOf,
  printedDefinition,
  printedHouses,
} from '../../../src/games/keyforge/state.js';
import { lifeOf, loss, standing } from './board.js';
import { attachment, cardValue } from './cards.js';
import { bindDecision, effectWorth, TO_ITS_END, wayWorth } from './effect.js';
import { fightWith, readAttacker, readFoes } from './fight.js';
import { besideScore, layScore, orderScore } from './lines.js';
import { targetWorth } from './target.js';
import { PART, part, W } from './weights.js';

// Decisions within a play, a fight or an effect.

/** How many candidates lie out of play, where an option names the first copy of a card. */
let named = 0;

/** Reads what all options of a choice of cards share. */
export function beginTargets(s: State, frame: number, me: number): void {
  named = 0;
  if (s[frame + F.Kind] === Frame.Fight) {
    readFoes(s, me);
    readAttacker(s, s[frame + F.Self]!, me);
  } else if (s[frame + F.Kind] === Frame.Effect) {
    const pc = s[frame + F.Pc]!;
    if (program[pc] === Op.Select && program[program[pc + 2]! + Fi.Zones] !== In.Play)
      named = candidates(s, frame, pc);
    bindDecision(s, frame, me);
  }
}

export function targetScore(s: State, frame: number, option: number, me: number): number {
  if (kindIn(option) === OptionKind.Done) return 0;
  const card = cardIn(option);
  switch (s[frame + F.Kind]) {
    case Frame.Play:
      return isCopy(s, s[frame + F.Self]!)
        ? cardValue(definition(s, card))
        : hostScore(s, s[frame + F.Self]!, card, me);
    case Frame.Fight:
      return fightWith(card);
    case Frame.Damage:
      return lifeOf(s, card) + armor(s, card);
    case Frame.Destroy:
      return ownerOf(card) === me ? 1 : -1;
    default:
      return effectTarget(s, frame, candidate(s, option), me);
  }
}

/** Whether the score of a target is what it is worth, and not only a rule of thumb. */
export function isTargetWeighed(s: State, frame: number): boolean {
  switch (s[frame + F.Kind]) {
    case Frame.Play:
    case Frame.Fight:
      return true;
    case Frame.Effect:
      return program[s[frame + F.Pc]!] === Op.Select || program[s[frame + F.Pc]!] === Op.Divide;
    default:
      return false;
  }
}

/** The candidate that an option stands for. */
function candidate(s: State, option: number): number {
  for (let i = 0; i < named; i++) if (optionName(s, found[i]!) === nameIn(option)) return found[i]!;
  return cardIn(option);
}

const isCopy = (s: State, card: number): boolean => (entersOf[definition(s, card)]! & Enters.Copy) !== 0;

/** An upgrade goes on the best creature of the side that it is meant for. */
function hostScore(s: State, upgrade: number, host: number, me: number): number {
  const worth = attachment(definition(s, upgrade));
  const isMine = controllerOf(s, host) === me;
  return (isMine ? 1 : -1) * Math.sign(worth || 1) * (W.upgrade + part(0.1, standing(s, host)));
}

function effectTarget(s: State, frame: number, card: number, me: number): number {
  const pc = s[frame + F.Pc]!;
  switch (program[pc]) {
    case Op.Select:
      return targetWorth(s, pc, card, me);
    case Op.Divide:
      return divideScore(s, frame, card, me);
    case Op.Capture:
      return (controllerOf(s, card) === me ? 1 : -1) * lifeOf(s, card);
    case Op.OrderTop:
      return -cardValue(printedDefinition(s, card));
    case Op.Rearrange:
      return orderScore(s, card);
    case Op.Redistribute:
      return layScore(s, frame, card, me);
    default:
      return 0;
  }
}

/** One point after the other: first the creatures that the points left can still kill, the dearest first. */
function divideScore(s: State, frame: number, card: number, me: number): number {
  const needed = lifeOf(s, card) + armor(s, card) - incoming(s, card);
  const left = s[frame + F.Count]! - 1;
  const share = needed <= left ? 1 : PART.wound;
  const worth = needed <= 0 ? 0 : ((share * loss(s, card)) / needed) | 0;
  return controllerOf(s, card) === me ? -worth - W.margin : worth;
}

/** Yes to an offer unless it does harm; what can't be read was made to help. */
export function mayScore(s: State, frame: number, option: number, me: number): number {
  if (kindIn(option) === OptionKind.No) return 0;
  const pc = s[frame + F.Pc]!;
  bindDecision(s, frame, me);
  return effectWorth(s, operationAfter(pc), program[pc + 1]!, me) + W.margin;
}

/** A card that could also be an upgrade is played as printed. */
export function choiceScore(s: State, frame: number, option: number, me: number): number {
  if (s[frame + F.Kind] === Frame.Play) return -valueIn(option);
  bindDecision(s, frame, me);
  return wayWorth(s, s[frame + F.Pc]!, valueIn(option), me);
}

// Names

/** A number, a trait or a player: whatever makes the rest of the effect worth most. */
export function nameScore(s: State, frame: number, option: number, me: number): number {
  bindDecision(s, frame, me);
  ctx.named = valueIn(option);
  const pc = s[frame + F.Pc]!;
  return effectWorth(s, operationAfter(pc), TO_ITS_END, me);
}

/** Rules that are named for the other seat's houses hit where it has most in play; the same for one's own. */
export function nameHouseScore(s: State, frame: number, option: number, me: number): number {
  const house = valueIn(option);
  const whose = isForMaker(operationAfter(s[frame + F.Pc]!)) === (s[frame + F.You] === me) ? me : 1 - me;
  return (
    nameScore(s, frame, option, me) +
    (((W.margin * (5 + visibleOfHouse(s, whose, house))) / 5) | 0) * ((s[at.houses + whose]! >> house) & 1)
  );
}

/** Only what is allowed or found is wanted for oneself. */
function isForMaker(start: number): boolean {
  for (let p = start; program[p] !== Op.End; p = operationAfter(p)) {
    if (program[p] === Op.Search || program[p] === Op.Draw || program[p] === Op.Gain) return true;
  }
  return false;
}

/** Five times the cards in play, and those in the discard pile. */
function visibleOfHouse(s: State, seat: number, house: number): number {
  let n = 0;
  for (const zone of IN_SIGHT) {
    for (let card = headOf(s, seat, zone); card >= 0; card = nextCard(s, card)) {
      const houses = zone === Zone.Discard ? printedHouses(s, card) : housesOf(s, card);
      if ((houses >> house) & 1) n += zone === Zone.Discard ? 1 : 5;
    }
  }
  return n;
}
const IN_SIGHT = [Zone.Line, Zone.Artifacts, Zone.Discard] as const;

// Places in the line

/** Where the creature and its new neighbours guard each other best. */
export function flankScore(s: State, frame: number, option: number): number {
  const card = s[frame + F.Self]!;
  const seat = s[frame + F.Kind] === Frame.Play ? s[frame + F.You]! : controllerOf(s, card);
  const value = valueIn(option);
  const left =
    value === 0 ? -1 : value === 1 ? s[at.tail + seat * 8 + Zone.Line]! : nthInLine(s, seat, value - 3);
  const right = value === 0 ? headOf(s, seat, Zone.Line) : value === 1 ? -1 : s[at.next + left]!;
  return besideScore(s, card, left) + besideScore(s, card, right);
}

function nthInLine(s: State, seat: number, n: number): number {
  let card = headOf(s, seat, Zone.Line);
  for (let i = 0; i < n && s[at.next + card]! >= 0; i++) card = s[at.next + card]!;
  return card;
}

// Before the turn

/** A hand without a creature has nothing to begin with. */
export function isPoorHand(s: State, me: number): boolean {
  for (let card = headOf(s, me, Zone.Hand); card >= 0; card = nextCard(s, card)) {
    if (kindOf[definition(s, card)] === Kind.Creature) return false;
  }
  return true;
}

/** For cards that can be played now; a captured card would go to its owner's hand. */
export function wantsArchives(s: State, me: number): boolean {
  let wanted = 0;
  for (let card = headOf(s, me, Zone.Archives); card >= 0; card = nextCard(s, card)) {
    const isPlayable = s[at.house]! >= 0 && ((printedHouses(s, card) >> s[at.house]!) & 1) === 1;
    wanted += ownerOf(card) !== me ? -1 : isPlayable ? 1 : 0;
  }
  return wanted > 0;
}
