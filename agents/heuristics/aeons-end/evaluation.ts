import type { State } from '../../../src/core/game.js';
import { at, Place, Size, TurnCard, Zone } from '../../../src/games/aeons-end/layout.js';
import { devourLimitOf, kindOf, program, swarmOf } from '../../../src/games/aeons-end/pool.js';
import { Kind } from '../../../src/games/aeons-end/program.js';
import { emptyPiles } from '../../../src/games/aeons-end/rules/evaluate.js';
import { countBreaches, definition, head, next, size, tokensOn } from '../../../src/games/aeons-end/state.js';
import { chargesWorth } from './charges.js';
import { aetherPerTurn, damagePerTurn, nemesisTurnsLeft } from './decks.js';
import { EVALUATION } from './evaluation-weights.js';
import { preppedDamage } from './hits.js';
import { nextMoment } from './moment.js';
import { powerWorth, threatOf } from './nemesis.js';

/** What is counted, in the order of the weights. What the mages have is taken per mage. */
export const FEATURES = [
  'life of the nemesis beyond what charges and prepped spells are worth',
  'nemesis turns until it is slain',
  'cards in the nemesis deck',
  'life of minions',
  'threat of minions',
  'threat of powers',
  'nemesis cards among the next turns',
  'Gravehold',
  'Gravehold below 10',
  'life of mages',
  'life of the weakest mage who is not exhausted',
  'exhausted mages',
  'only one mage left',
  'open breaches',
  'æther in a hand while the nemesis lives long',
  'damage in a turn',
  'one mage alone',
  'more than two mages',
  'strikes',
  'strikes: fury',
  'strikes: increased difficulty',
  'swarms',
  'swarms: husks',
  'swarms: husks beyond 6',
  'swarms: increased difficulty',
  'starves',
  'starves: cards in the supply',
  'starves: empty piles',
  'starves: increased difficulty',
  'corrupts: increased difficulty',
  'corrupts: corruptions of mages',
] as const;

/** A constant and the features. */
export const WEIGHTS = 1 + FEATURES.length;

let last = 0;

/** All features at the beginning of a turn, 1 for the constant first. */
export function features(s: State, out: Float64Array): void {
  nextMoment();
  out[0] = 1;
  last = 0;
  countNemesis(s, out);
  countLives(s, out);
  countMages(s, out);
  countKinds(s, out);
}

function put(out: Float64Array, value: number): void {
  out[++last] = value;
}

function countNemesis(s: State, out: Float64Array): void {
  put(out, (s[at.nemesisLife]! - promisedDamage(s)) / 10);
  put(out, nemesisTurnsLeft(s));
  put(out, size(s, Place.NemesisDeck) / 10);
  let life = 0;
  let threat = 0;
  let powers = 0;
  for (let card = head(s, Place.NemesisPlay); card >= 0; card = next(s, card)) {
    if (kindOf[definition(s, card)] !== Kind.Minion) powers += powerWorth(s, card);
    else {
      life += tokensOn(s, card);
      threat += threatOf(s, card);
    }
  }
  put(out, life / 10);
  put(out, Math.min(40, threat) / 10);
  put(out, Math.min(40, powers) / 10);
  put(out, nemesisShare(s));
}

/**
 * What prepped spells deal and charges are worth. A weight of their own would also tell how mages come to have
 * charges: most in games whose market offers nothing better.
 */
function promisedDamage(s: State): number {
  let damage = 0;
  for (let seat = 0; seat < s[at.players]!; seat++)
    damage += preppedDamage(s, seat) + chargesWorth(s, seat, s[at.charges + seat]!);
  return damage;
}

/** Which turn order cards are left is known, though not in which order. */
function nemesisShare(s: State): number {
  let n = 0;
  for (let i = 0; i < s[at.turnDeckCount]!; i++)
    if ((s[at.turnDeck + i]! & TurnCard.Kind) === TurnCard.Nemesis) n++;
  return n / Math.max(1, s[at.turnDeckCount]!);
}

function countLives(s: State, out: Float64Array): void {
  const players = s[at.players]!;
  let life = 0;
  let least = s[at.playerMost]!;
  let exhausted = 0;
  for (let seat = 0; seat < players; seat++) {
    life += s[at.life + seat]!;
    exhausted += s[at.exhausted + seat]!;
    if (!s[at.exhausted + seat]) least = Math.min(least, s[at.life + seat]!);
  }
  put(out, s[at.gravehold]! / 10);
  put(out, Math.max(0, 10 - s[at.gravehold]!) / 10);
  put(out, life / players / 10);
  put(out, least / 10);
  put(out, exhausted / players);
  put(out, players > 1 && exhausted === players - 1 ? 1 : 0);
}

function countMages(s: State, out: Float64Array): void {
  const players = s[at.players]!;
  let breaches = 0;
  let aether = 0;
  let damage = 0;
  for (let seat = 0; seat < players; seat++) {
    breaches += countBreaches(s, seat, true);
    aether += aetherPerTurn(s, seat);
    damage += damagePerTurn(s, seat);
  }
  put(out, breaches / players);
  put(out, (aether * s[at.nemesisLife]!) / s[at.nemesisMost]! / players);
  put(out, damage / players);
  put(out, players === 1 ? 1 : 0);
  put(out, players > 2 ? 1 : 0);
}

/** What the nemesis has of its own: strikes, swarms, a hunger for the supply, corruptions. */
function countKinds(s: State, out: Float64Array): void {
  const increased = s[at.increased]!;
  const strikes = s[at.strikeCount]! > 0 ? 1 : 0;
  const swarms = program[swarmOf[s[at.nemesis]!]!]! > 0 ? 1 : 0;
  const starves = devourLimitOf[s[at.nemesis]!]!;
  put(out, strikes);
  put(out, s[at.fury]!);
  put(out, strikes * increased);
  put(out, swarms);
  put(out, s[at.husks]!);
  put(out, Math.max(0, s[at.husks]! - 6));
  put(out, swarms * increased);
  put(out, starves);
  put(out, (starves * countSupply(s)) / 10);
  put(out, starves * emptyPiles(s));
  put(out, starves * increased);
  put(out, (1 - Math.min(1, strikes + swarms + starves)) * increased);
  put(out, countCorruptions(s));
}

function countSupply(s: State): number {
  let n = 0;
  for (let pile = 0; pile < Size.Piles; pile++) n += size(s, Place.Supply + pile);
  return n;
}

function countCorruptions(s: State): number {
  let n = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    for (let zone = Zone.Deck; zone <= Zone.Discard; zone++) {
      for (let card = head(s, (seat << 3) + zone); card >= 0; card = next(s, card))
        if (kindOf[definition(s, card)] === Kind.Corruption) n++;
    }
  }
  return n / s[at.players]!;
}

const counted = new Float64Array(WEIGHTS);

/** The chance of the mages, by a logistic regression on games that the heuristic played. */
export function evaluateAeonsEnd(s: State, out: Float64Array): void {
  features(s, counted);
  let sum = 0;
  for (let i = 0; i < WEIGHTS; i++) sum += EVALUATION[i]! * counted[i]!;
  const chance = 1 / (1 + Math.exp(-sum));
  out[0] = chance;
  out[1] = 1 - chance;
}
