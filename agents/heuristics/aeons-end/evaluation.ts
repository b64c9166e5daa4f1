import type { State } from '../../../src/core/game.js';
import { at, Place, Size, TurnCard, Zone } from '../../../src/games/aeons-end/layout.js';
import { devourLimitOf, kindOf, program, swarmOf } from '../../../src/games/aeons-end/pool.js';
import { Kind } from '../../../src/games/aeons-end/program.js';
import { emptyPiles } from '../../../src/games/aeons-end/rules/evaluate.js';
import { definition, head, next, size } from '../../../src/games/aeons-end/state.js';
import { breachesWorth } from './breaches.js';
import { chargesWorth } from './charges.js';
import { deckWorth, tellTime } from './decks.js';
import { EVALUATION } from './evaluation-weights.js';
import { preppedDamage } from './hits.js';
import { graveholdWorth, mageWorth } from './lives.js';
import { nextMoment } from './moment.js';
import { furyLoss, huskLoss, minionWorth, powerWorth } from './nemesis.js';
import { W } from './weights.js';

/** What is counted, in the order of the weights; worth is that of the heuristic, in tens of damage. */
export const FEATURES = [
  'life of the nemesis',
  'worth of prepped spells',
  'worth of decks, breaches and charges',
  'worth of the life of mages',
  'only one mage left',
  'worth of the life of Gravehold',
  'harm of minions',
  'harm of powers',
  'cards in the nemesis deck',
  'nemesis cards among the next turns',
  'one mage',
  'three mages',
  'four mages',
  'increased difficulty',
  'strikes',
  'strikes: harm of fury',
  'swarms',
  'swarms: harm of husks',
  'starves',
  'starves: cards in the supply',
  'starves: empty piles',
  'corrupts: increased difficulty',
  'corrupts: corruptions of mages',
] as const;

/** A constant and the features. */
export const WEIGHTS = 1 + FEATURES.length;

/** Nemesis turns that a game usually lasts. Time goes by the clock: it must not run faster for mages who do well. */
const LASTS = 14;
const LEAST = 1.5;

let last = 0;

/** All features at the beginning of a turn, 1 for the constant first. */
export function features(s: State, out: Float64Array): void {
  nextMoment();
  const gone = (s[at.turn]! * TURNS_OF_NEMESIS) | 0;
  tellTime(s, Math.max(LEAST, LASTS - gone));
  out[0] = 1;
  last = 0;
  countMages(s, out);
  countNemesis(s, out);
  countKinds(s, out);
}

/** Of all turns, by the rulebook's turn order decks for two to four mages. */
const TURNS_OF_NEMESIS = 1 / 3;

function put(out: Float64Array, value: number): void {
  out[++last] = value;
}

/**
 * What the mages have invested in is one sum. Weights for its parts would also tell how mages come to have them: most
 * charges, say, are gained in games whose market offers nothing better.
 */
function countMages(s: State, out: Float64Array): void {
  let prepped = 0;
  let invested = 0;
  let lives = 0;
  let exhausted = 0;
  for (let seat = 0; seat < s[at.players]!; seat++) {
    prepped += preppedDamage(s, seat);
    invested += deckWorth(s, seat) + breachesWorth(s, seat) + chargesWorth(s, seat, s[at.charges + seat]!);
    lives += mageWorth(s, seat);
    exhausted += s[at.exhausted + seat]!;
  }
  put(out, s[at.nemesisLife]! / 10);
  put(out, prepped / 10);
  put(out, invested / 10);
  put(out, lives / 10);
  put(out, s[at.players]! > 1 && exhausted === s[at.players]! - 1 ? 1 : 0);
  put(out, graveholdWorth(s) / 10);
}

const MOST_HARM = 60;

function countNemesis(s: State, out: Float64Array): void {
  let minions = 0;
  let powers = 0;
  for (let card = head(s, Place.NemesisPlay); card >= 0; card = next(s, card)) {
    if (kindOf[definition(s, card)] === Kind.Minion) minions += Math.min(MOST_HARM, minionWorth(s, card));
    else powers += Math.min(MOST_HARM, powerWorth(s, card));
  }
  put(out, minions / 10);
  put(out, powers / 10);
  put(out, size(s, Place.NemesisDeck) / 10);
  put(out, nemesisShare(s));
}

/** Which turn order cards are left is known, though not in which order. */
function nemesisShare(s: State): number {
  let n = 0;
  for (let i = 0; i < s[at.turnDeckCount]!; i++)
    if ((s[at.turnDeck + i]! & TurnCard.Kind) === TurnCard.Nemesis) n++;
  return n / Math.max(1, s[at.turnDeckCount]!);
}

/** What is known of the setup, and what the nemesis has of its own: strikes, swarms, a hunger, corruptions. */
function countKinds(s: State, out: Float64Array): void {
  const increased = s[at.increased]!;
  const strikes = s[at.strikeCount]! > 0 ? 1 : 0;
  const swarms = program[swarmOf[s[at.nemesis]!]!]! > 0 ? 1 : 0;
  const starves = devourLimitOf[s[at.nemesis]!]!;
  for (const players of PLAYERS) put(out, s[at.players] === players ? 1 : 0);
  put(out, increased);
  put(out, strikes);
  put(out, strikes * Math.min(4, furyLoss(s, s[at.fury]!) / 10));
  put(out, swarms);
  put(out, -huskLoss(s, -s[at.husks]!) / 10);
  put(out, starves);
  put(out, (starves * countSupply(s)) / 10);
  put(out, starves * emptyPiles(s));
  put(out, (1 - Math.min(1, strikes + swarms + starves)) * increased);
  put(out, (W.corruption * countCorruptions(s)) / 10);
}
const PLAYERS = [1, 3, 4] as const;

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
  return n;
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
