import {
  abilityPcOf,
  castOf,
  kindOf,
  operationAfter,
  playOf,
  preppedCostOf,
  preppedPcOf,
  program,
  textOf,
} from '../../../src/games/aeons-end/pool.js';
import {
  Action,
  Aether,
  Kind,
  Op,
  Pick,
  Sum,
  Test,
  Text,
  Value,
  Zones,
} from '../../../src/games/aeons-end/program.js';
import { DAMAGE, W } from './weights.js';

// What is printed on the mages' cards, read once for each definition as it usually works out, whatever the state.

const DEFINITIONS = kindOf.length;
const isRead = new Uint8Array(DEFINITIONS);
export const aethers = new Int32Array(DEFINITIONS);
export const damages = new Int32Array(DEFINITIONS);
export const extras = new Int32Array(DEFINITIONS);
const others = new Int32Array(DEFINITIONS);
const thinnings = new Int32Array(DEFINITIONS);
const focusings = new Int32Array(DEFINITIONS);
const holds = new Int32Array(DEFINITIONS);
const abilities = new Int32Array(DEFINITIONS);
/** Cards that destroy themselves, spells that count their neighbours, texts that cast a prepped spell or use up cards of the hand. */
const fleeting = new Uint8Array(DEFINITIONS);
const neighbourly = new Uint8Array(DEFINITIONS);
const casting = new Uint8Array(DEFINITIONS);
const hungry = new Uint8Array(DEFINITIONS);

/** Makes sure that a definition has been read; to be called before its numbers are looked up in bulk. */
export function ensureRead(d: number): void {
  if (isRead[d] === 0) read(d);
}

function printed(numbers: Int32Array | Uint8Array, d: number): number {
  if (isRead[d] === 0) read(d);
  return numbers[d]!;
}
/** Æther that a gem gives, in the parts in which worth is counted. */
export const aetherOn = (d: number): number => printed(aethers, d);
/** Damage that a spell, or whatever it is, deals. */
export const damageOn = (d: number): number => printed(damages, d);
/** What it does for the decks, and for breaches: worth the more, the longer the game still lasts. */
export const thinningOn = (d: number): number => printed(thinnings, d);
export const focusingOn = (d: number): number => printed(focusings, d);
/** What else it does. */
export const otherOn = (d: number): number => printed(others, d);
/** All that is neither æther nor damage. */
export const extraOn = (d: number): number => printed(extras, d);
/** What a prepped spell does each turn. */
export const holdOn = (d: number): number => printed(holds, d);
/** What a mage's ability is usually worth. */
export const abilityOn = (d: number): number => printed(abilities, d);
export const isFleeting = (d: number): boolean => printed(fleeting, d) === 1;
export const isNeighbourly = (d: number): boolean => printed(neighbourly, d) === 1;
/** A relic or an ability that is best used when all spells are prepped. */
export const wantsPrepped = (d: number): boolean => printed(casting, d) === 1;
/** A spell that uses up cards of the caster's hand. */
export const isHungry = (d: number): boolean => printed(hungry, d) === 1;

/** Sums of the text that is being read. */
const sum = {
  aether: 0,
  damage: 0,
  other: 0,
  thinning: 0,
  focusing: 0,
  destroyed: 0,
  neighbours: 0,
  casts: 0,
  hunger: 0,
  did: 0,
};

/** Æther in damage, in the middle of a game. */
const middle = (): number => W.aether + 8 * W.aetherPerTurn;

function read(d: number): void {
  isRead[d] = 1;
  if (kindOf[d]! & Kind.Player) readCard(d);
  else if (kindOf[d] === Kind.Mage) readMage(d);
}

function readCard(d: number): void {
  begin();
  follow(kindOf[d] === Kind.Spell ? castOf[d]! : playOf[d]!, program.length, 1);
  aethers[d] = sum.aether * DAMAGE;
  damages[d] = sum.damage;
  thinnings[d] = sum.thinning;
  focusings[d] = sum.focusing;
  others[d] = sum.other + (textOf[d]! & Text.PrepAnywhere ? W.slot * DAMAGE : 0);
  extras[d] = others[d]! + sum.thinning + sum.focusing;
  fleeting[d] = sum.destroyed;
  neighbourly[d] = sum.neighbours;
  casting[d] = sum.casts;
  hungry[d] = sum.hunger;
  holds[d] = preppedPcOf[d] === 0 ? 0 : Math.max(0, worthOf(preppedPcOf[d]!) - middle() * preppedCostOf[d]!);
}

function readMage(d: number): void {
  abilities[d] = worthOf(abilityPcOf[d]!);
  casting[d] = sum.casts;
}

function begin(): void {
  sum.aether = 0;
  sum.damage = 0;
  sum.other = 0;
  sum.thinning = 0;
  sum.focusing = 0;
  sum.destroyed = 0;
  sum.neighbours = 0;
  sum.casts = 0;
  sum.hunger = 0;
  sum.did = 0;
}

function worthOf(pc: number): number {
  begin();
  if (pc !== 0) follow(pc, program.length, 1);
  return total();
}

const total = (): number => sum.aether * middle() + sum.damage + sum.other + sum.thinning + sum.focusing;

/** Adds up a stretch of operations; `weight` is how often it comes to them. */
function follow(start: number, end: number, weight: number): void {
  for (let p = start; p < end && program[p] !== Op.End; ) {
    const meeting = branch(p, weight);
    if (meeting === 0) operation(p, weight);
    p = meeting === 0 ? operationAfter(p) : meeting;
  }
}

/** Operations that part the way: returns where all ways meet again, or 0 for another operation. */
function branch(p: number, weight: number): number {
  switch (program[p]) {
    case Op.Jump:
      return program[p + 1]!;
    case Op.JumpUnless:
      follow(operationAfter(p), program[p + 2]!, weight * chanceOf(program[p + 1]!));
      return program[p + 2]!;
    case Op.Times:
      follow(operationAfter(p), program[p + 2]!, weight * typical(program[p + 1]!));
      return program[p + 2]!;
    case Op.OneOf:
      bestWay(p, weight);
      return afterWays(p);
    default:
      return 0;
  }
}

/** Each way of an "or" ends with a jump to where they meet. */
const afterWays = (p: number): number => program[program[p + 6]! - 1]!;

function bestWay(p: number, weight: number): void {
  const { aether, damage, other, thinning, focusing } = sum;
  const before = total();
  let best = -W.game;
  let way = { ...sum };
  for (let i = 0; i < program[p + 2]!; i++) {
    follow(program[p + 4 + 2 * i]!, afterWays(p), weight);
    if (total() - before > best) {
      best = total() - before;
      way = { ...sum };
    }
    Object.assign(sum, { aether, damage, other, thinning, focusing, destroyed: 0 });
  }
  Object.assign(sum, way);
}

function operation(p: number, weight: number): void {
  const a = program[p + 1]!;
  switch (program[p]) {
    case Op.Aether:
      sum.aether += weight * typical(program[p + 2]!) * (a === Aether.Any ? 1 : W.restricted);
      return;
    case Op.Deal:
      sum.damage += weight * typical(a) * DAMAGE;
      return;
    case Op.DestroySelf:
      sum.destroyed = 1;
      return;
    case Op.Pick:
      sum.other += weight * picked(a, program[p + 2]!, weight);
      return;
    case Op.Focus:
      sum.focusing += weight * W.focus;
      return;
    case Op.Discount:
      sum.focusing += weight * typical(a) * W.discount;
      return;
    default:
      sum.other += weight * worthAt(p, a);
  }
}

function picked(record: number, action: number, weight: number): number {
  const n = typical(program[record + Pick.Amount]!);
  sum.did = n;
  const fromHand = (program[record + Pick.Zones]! & Zones.Hand) !== 0;
  if (fromHand) sum.hunger = 1;
  if (action === Action.Discard) return fromHand ? -n * W.handCard : 0;
  if (action === Action.Destroy) sum.thinning += weight * n * W.thin;
  if (action !== Action.ToHand) return 0;
  return n * (program[record + Pick.Kinds] === Kind.Spell ? W.back * W.typicalSpell : middle());
}

function worthAt(p: number, a: number): number {
  switch (program[p]) {
    case Op.Draw:
      return typical(a) * W.draw;
    case Op.Charge:
    case Op.SplitCharges:
      return typical(a) * W.charge;
    case Op.LoseCharges:
      sum.did = typical(a);
      return -typical(a) * W.charge;
    case Op.GainLife:
      return typical(a) * W.life;
    case Op.Suffer:
      return -typical(a) * W.life;
    case Op.GraveholdGains:
      return typical(a) * W.gravehold;
    case Op.Cast:
      sum.casts = 1;
      return W.castEffect + a * DAMAGE + program[p + 2]! * W.typicalSpell;
    case Op.PlayTwice:
      sum.thinning += W.thin;
      return middle();
    case Op.TopCard:
      return W.sift;
    case Op.Gate:
      return W.gate;
    case Op.TurnCardBack:
      return W.turn;
    case Op.ArrangeTurns:
      return W.arrange;
    case Op.Prevent:
      return W.prevent;
    case Op.DiscardDrawn:
      return W.ward;
    default:
      return 0;
  }
}

/** What an amount usually is. */
function typical(n: number): number {
  if (n < Value.Tree) return n === Value.All ? W.typical : n;
  const p = n - Value.Tree;
  const a = program[p + 1]!;
  const b = program[p + 2]!;
  switch (program[p]) {
    case Sum.Did:
      return sum.did;
    case Sum.Adjacent:
      sum.neighbours = 1;
      return 1;
    case Sum.Plus:
      return typical(a) + typical(b);
    case Sum.Minus:
      return Math.max(0, typical(a) - typical(b));
    case Sum.Times:
      return typical(a) * typical(b);
    case Sum.Half:
      return typical(a) / 2;
    case Sum.Either:
      return chanceOf(a) * typical(b) + (1 - chanceOf(a)) * typical(program[p + 3]!);
    default:
      return W.typical;
  }
}

/** How likely a condition is: a card is played when it works, and two turn order cards in three are the mages'. */
function chanceOf(p: number): number {
  switch (program[p]) {
    case Test.NthPlay:
      return program[p + 1] === 1 ? 1 : W.perhaps;
    case Test.PlayerRevealed:
      return 2 / 3;
    case Test.AllOpen:
      return W.perhaps;
    default:
      return 1;
  }
}
