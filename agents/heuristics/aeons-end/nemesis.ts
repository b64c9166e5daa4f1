import type { State } from '../../../src/core/game.js';
import { at, None, Place, Size } from '../../../src/games/aeons-end/layout.js';
import {
  kindOf,
  operationAfter,
  payAetherOf,
  payPcOf,
  playOf,
  program,
  strikeCostOf,
  swarmOf,
  unleashPcOf,
} from '../../../src/games/aeons-end/pool.js';
import { Kind, Op } from '../../../src/games/aeons-end/program.js';
import { lastMinion } from '../../../src/games/aeons-end/rules/evaluate.js';
import { definition, head, next, tokensOn } from '../../../src/games/aeons-end/state.js';
import { apart } from './apart.js';
import { NEMESIS, readTime, turnsLeft } from './decks.js';
import { graveholdLoss } from './gravehold.js';
import { moment } from './moment.js';
import { W } from './weights.js';

// What the nemesis does, as the loss that it brings to the mages.

let unleashKnown = 0;
let unleashed = 0;
let strikeKnown = 0;
let struck = 0;

/** One unleashing. While it is being weighed it counts as usual: it may exhaust a mage, which unleashes. */
export function unleashLoss(s: State): number {
  if (unleashKnown === moment.number) return unleashed;
  unleashKnown = moment.number;
  unleashed = W.unleash;
  unleashed =
    -apart.read(s, unleashPcOf[s[at.nemesis]! * 2 + s[at.increased]!]!, None.Card, s[at.active]!) | 0;
  return unleashed;
}

/** A strike: the mean of the strike deck, which is shuffled every time. */
export function strikeLoss(s: State): number {
  if (strikeKnown === moment.number) return struck;
  strikeKnown = moment.number;
  struck = W.nemesisCard;
  let sum = 0;
  for (let i = 0; i < s[at.strikeCount]!; i++)
    sum -= apart.read(s, playOf[s[at.strikes + i]!]!, None.Card, s[at.active]!);
  struck = (sum / Math.max(1, s[at.strikeCount]!)) | 0;
  return struck;
}

/** Fury pays for strikes to come. */
export function furyLoss(s: State, n: number): number {
  const price = Math.max(1, strikeCostOf[s[at.nemesis]! * 2 + s[at.increased]!]!);
  return ((W.fury * n * strikeLoss(s)) / price) | 0;
}

const ofHusks = (n: number): number => W.husk * n + W.huskMore * n * n;

/** Husks more, or fewer; those for which there is no room hit Gravehold. */
export function huskLoss(s: State, n: number): number {
  const now = s[at.husks]!;
  const then = Math.max(0, Math.min(Size.Husks, now + n));
  return ofHusks(then) - ofHusks(now) + graveholdLoss(s, now + n - then);
}

/** The line of the track that fits the husks now. */
export function swarmLoss(s: State): number {
  const lines = swarmOf[s[at.nemesis]!]!;
  for (let line = 0; line < program[lines]!; line++) {
    if (s[at.husks]! > program[lines + 1 + 2 * line]!) continue;
    return -apart.read(s, program[lines + 2 + 2 * line]!, None.Card, s[at.active]!) | 0;
  }
  return 0;
}

// Cards of the nemesis

/** What a minion does in a nemesis turn, or a power or attack when it resolves. */
export const harmOf = (s: State, card: number): number =>
  -apart.read(s, playOf[definition(s, card)]!, card, s[at.active]!) | 0;

const threatKnown = new Int32Array(Size.NemesisCards);
const threats = new Int32Array(Size.NemesisCards);

/** The same for a card in play, looked up once in a decision. */
export function threatOf(s: State, card: number): number {
  const i = card - Size.Nemesis;
  if (threatKnown[i] !== moment.number) {
    threatKnown[i] = moment.number;
    threats[i] = harmOf(s, card);
  }
  return threats[i]!;
}

/** All that a minion would still do if nobody killed it. */
export function minionWorth(s: State, card: number): number {
  readTime(s);
  const stays = W.minionStays * turnsLeft[NEMESIS]!;
  const wears = wearOf(definition(s, card));
  const turns = wears === 0 ? stays : Math.min(stays, 0.5 + (0.5 * tokensOn(s, card)) / wears);
  return (W.minion + Math.max(W.minionThreat, threatOf(s, card)) * Math.max(1, turns)) | 0;
}

/** The minion discarded last comes back with all its life. */
export function awakenLoss(s: State): number {
  const card = lastMinion(s);
  if (card < 0) return 0;
  const threat = Math.max(W.minionThreat, harmOf(s, card));
  readTime(s);
  return (W.minion + threat * Math.max(1, W.minionStays * turnsLeft[NEMESIS]!)) | 0;
}

/** Damage that a minion does to itself each turn. */
function wearOf(d: number): number {
  if (playOf[d] === 0) return 0;
  for (let p = playOf[d]!; program[p] !== Op.End; p = operationAfter(p))
    if (program[p] === Op.SelfSuffers) return program[p + 1]!;
  return 0;
}

/** What a power will do unless it is discarded; one with more tokens can still be dealt with later. */
export const powerWorth = (s: State, card: number): number =>
  (threatOf(s, card) * W.later ** Math.max(0, tokensOn(s, card) - 1)) | 0;

/** What the nemesis card that has just been drawn will do. */
export function drawnHarm(s: State): number {
  const card = head(s, Place.Aside);
  if (card < 0) return 0;
  const d = definition(s, card);
  const harm = harmOf(s, card);
  return payAetherOf[d] === 0 && payPcOf[d] === 0 ? harm : (W.later * harm) | 0;
}

/** What the cards in play will do in a nemesis turn that begins now. */
export function turnHarm(s: State): number {
  let harm = 0;
  for (let card = head(s, Place.NemesisPlay); card >= 0; card = next(s, card)) {
    const isMinion = kindOf[definition(s, card)] === Kind.Minion;
    if (isMinion || tokensOn(s, card) === 1) harm += threatOf(s, card);
  }
  return harm;
}
