import type { State } from '../../../core/game.js';
import { at, F, Flag, Zone } from '../layout.js';
import { amberOf, keywordsOf, lengthOf } from '../pool.js';
import { Keyword, Op, Tag } from '../program.js';
import {
  add,
  clear,
  clearFlag,
  controllerOf,
  copySet,
  definition,
  headOf,
  isCreature,
  nextCard,
  nextIn,
  remove,
  setHost,
  sizeOf,
} from '../state.js';
import { OWN_NAMES, type OwnName } from '../vocabulary.js';
import { addToPool, putOn } from './amber.js';
import { loseArmor } from './armor.js';
import { aim, dealDamage } from './damage.js';
import { Cause } from './destroy.js';
import { noteNeighbours, startFight, stillFoe } from './fight.js';
import { moveCard, shuffleDeck } from './move.js';
import { nameSuccessor } from './successors.js';
import { openWindow } from './triggers.js';
import { enqueueAsYours, startUse, Use, waysToUse } from './use.js';

type Procedure = (s: State, frame: number) => void;

/**
 * Procedures of single cards that the vocabulary has no words for, by the name in `own(…)`. One that has
 * several steps comes back to itself with `stay`, and counts its steps in F.Count.
 */
const PROCEDURES: Record<OwnName, Procedure> = {
  'ether-spider': (s, frame) => putOn(s, s[frame + F.Self]!, s[frame + F.Number]!),
  'gabos-longarms': strikeElsewhere,
  gebuk: (s, frame) => nameSuccessor(s, s[frame + F.It]!, s[frame + F.Self]!),
  mimicry: mimic,
  'one-stood-against-many': fightThreeTimes,
  'positron-bolt': bolt,
  'red-hot-armor': heatArmor,
  'reverse-time': reverseTime,
  smite,
  'spangler-box': rememberPurged,
};
/** By their numbers in the program. */
export const ownFunctions: readonly Procedure[] = OWN_NAMES.map((name) => PROCEDURES[name]);

/** Runs the operation once more after what it has set off. */
function stay(s: State, frame: number): void {
  s[frame + F.Pc]! -= lengthOf[Op.Own]!;
}

/** The fight's power damage goes to the chosen creature. */
function strikeElsewhere(s: State, frame: number): void {
  const fight = s[at.fight]!;
  if (fight >= 0) s[fight + F.Subject] = s[frame + F.It]!;
}

/**
 * The card has the chosen one's text until it is discarded: bonus æmber and "Play:" abilities included. As a
 * copy of its own kind it would choose again for ever; an alpha card binds the copy too.
 */
function mimic(s: State, frame: number): void {
  const card = s[frame + F.Self]!;
  const copied = s[frame + F.It]!;
  if (copied < 0 || definition(s, copied) === definition(s, card)) return;
  if (keywordsOf[definition(s, copied)]! & Keyword.Alpha && s[at.acted]! > 1) return;
  s[at.definition + card] = definition(s, copied) | (s[at.definition + card]! & ~0xfff);
  const base = s[at.pendingCount]!;
  enqueueAsYours(s, card, Tag.Play, s[frame + F.You]!);
  openWindow(s, base);
  addToPool(s, s[frame + F.You]!, amberOf[definition(s, card)]!);
}

/** The enemies already fought are kept in F.Earlier, where the fight looks for them. */
function fightThreeTimes(s: State, frame: number): void {
  const card = s[frame + F.It]!;
  const seat = s[frame + F.You]!;
  if (card < 0 || !isCreature(s, card) || controllerOf(s, card) !== seat || s[frame + F.Count] === 3) {
    s[frame + F.Count] = 0;
    return;
  }
  s[frame + F.Count]!++;
  stay(s, frame);
  clearFlag(s, card, Flag.Exhausted);
  const ways = waysToUse(s, card, seat);
  if (ways & Use.Unstun) startUse(s, card, seat, Use.Unstun);
  else if (ways & Use.Fight && hasNewFoe(s, frame, card, seat))
    s[startFight(s, card, seat) + F.Player] = frame;
}

function hasNewFoe(s: State, frame: number, card: number, seat: number): boolean {
  for (let foe = headOf(s, 1 - seat, Zone.Line); foe >= 0; foe = nextCard(s, foe)) {
    if (stillFoe(s, card, foe, frame)) return true;
  }
  return false;
}

/** One fight; those are then the attacked creature's neighbours, as they stand now or stood when it was attacked. */
function smite(s: State, frame: number): void {
  const card = s[frame + F.It]!;
  const seat = s[frame + F.You]!;
  if (s[frame + F.Count] === 1) return chooseBeside(s, frame);
  clear(s, frame + F.Earlier);
  clear(s, frame + F.LoopSet);
  clear(s, frame + F.Those);
  if (card < 0 || !isCreature(s, card) || controllerOf(s, card) !== seat) return;
  s[frame + F.Count] = 1;
  stay(s, frame);
  clearFlag(s, card, Flag.Exhausted);
  const ways = waysToUse(s, card, seat);
  if (ways & Use.Unstun) startUse(s, card, seat, Use.Unstun);
  else if (ways & Use.Fight) s[startFight(s, card, seat) + F.Player] = frame;
}

function chooseBeside(s: State, frame: number): void {
  const foe = nextIn(s, frame + F.Earlier, 0);
  s[frame + F.Count] = 0;
  if (foe < 0) return;
  if (isCreature(s, foe)) noteNeighbours(s, frame + F.LoopSet, foe);
  copySet(s, frame + F.LoopSet, frame + F.Those);
}

/** 3, 2 and 1 damage along the line as it stood before the first of them died. */
function bolt(s: State, frame: number): void {
  if (s[frame + F.Count] === 0) noteLine(s, frame);
  const step = s[frame + F.Count]!++;
  const set = frame + (step === 0 ? F.Those : step === 1 ? F.Earlier : F.LoopSet);
  const card = nextIn(s, set, 0);
  if (step < 2) stay(s, frame);
  else s[frame + F.Count] = 0;
  if (card < 0) return;
  aim(s, card, 3 - step);
  dealDamage(s, Cause.Damage);
}

/** Chosen were a flank creature and then its neighbour, if it has one. */
function noteLine(s: State, frame: number): void {
  clear(s, frame + F.Earlier);
  clear(s, frame + F.LoopSet);
  const second = s[frame + F.It]!;
  if (second < 0 || sizeOf(s, frame + F.Those) < 2) return;
  remove(s, frame + F.Those, second);
  add(s, frame + F.Earlier, second);
  const first = nextIn(s, frame + F.Those, 0);
  const third = s[at.next + second] === first ? s[at.prev + second]! : s[at.next + second]!;
  if (third >= 0) add(s, frame + F.LoopSet, third);
}

function heatArmor(s: State, frame: number): void {
  for (let card = headOf(s, 1 - s[frame + F.You]!, Zone.Line); card >= 0; card = nextCard(s, card)) {
    aim(s, card, loseArmor(s, card));
  }
  dealDamage(s, Cause.Damage);
}

/** The deck's cards lie in the discard pile as they lay, then the new deck is shuffled. */
function reverseTime(s: State, frame: number): void {
  const seat = s[frame + F.You]!;
  const last = s[at.tail + seat * 8 + Zone.Discard]!;
  const cards = s[at.size + seat * 8 + Zone.Deck]!;
  for (let i = 0; i < cards; i++) moveCard(s, s[at.tail + seat * 8 + Zone.Deck]!, Zone.Discard, seat);
  if (last >= 0) moveOlderDiscards(s, seat, cards);
  shuffleDeck(s, seat);
}

/** Those that lay in the pile before the deck came on top of them. */
function moveOlderDiscards(s: State, seat: number, newer: number): void {
  let card = headOf(s, seat, Zone.Discard);
  for (let i = 0; i < newer; i++) card = nextCard(s, card);
  while (card >= 0) {
    const next = nextCard(s, card);
    moveCard(s, card, Zone.Deck, seat);
    s[at.flags + card]! |= Flag.Known0 | Flag.Known1;
    card = next;
  }
}

/** A purged card remembers the box as its host, until it is put into play again. */
function rememberPurged(s: State, frame: number): void {
  const set = frame + F.Those;
  for (let card = nextIn(s, set, 0); card >= 0; card = nextIn(s, set, card + 1)) {
    setHost(s, card, s[frame + F.Self]!);
  }
}
