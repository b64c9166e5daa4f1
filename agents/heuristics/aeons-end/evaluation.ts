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
import { graveholdWorth } from './gravehold.js';
import { preppedDamage } from './hits.js';
import { mageWorth } from './lives.js';
import { nextMoment } from './moment.js';
import { furyLoss, huskLoss, minionWorth, powerWorth } from './nemesis.js';
import { DAMAGE, W } from './weights.js';

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
const LEAST = 15;

let last = 0;

/** All features at the beginning of a turn, 1 for the constant first. */
export function features(s: State, out: Float64Array): void {
  nextMoment();
  const gone = (s[at.turn]! * TURNS_OF_NEMESIS) | 0;
  tellTime(s, Math.max(LEAST, 10 * (LASTS - gone)));
  out[0] = 1;
  last = 0;
  countMages(s, out);
  countNemesis(s, out);
  countKinds(s, out);
}

/** Of all turns, by the rulebook's turn order decks for two to four mages. */
const TURNS_OF_NEMESIS = 1 / 3;

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
  out[++last] = s[at.nemesisLife]! / 10;
  out[++last] = prepped / TEN;
  out[++last] = invested / TEN;
  out[++last] = lives / TEN;
  out[++last] = s[at.players]! > 1 && exhausted === s[at.players]! - 1 ? 1 : 0;
  out[++last] = graveholdWorth(s) / TEN;
}

const MOST_HARM = 60 * DAMAGE;
/** Ten damage. */
const TEN = 10 * DAMAGE;

function countNemesis(s: State, out: Float64Array): void {
  let minions = 0;
  let powers = 0;
  for (let card = head(s, Place.NemesisPlay); card >= 0; card = next(s, card)) {
    if (kindOf[definition(s, card)] === Kind.Minion) minions += Math.min(MOST_HARM, minionWorth(s, card));
    else powers += Math.min(MOST_HARM, powerWorth(s, card));
  }
  out[++last] = minions / TEN;
  out[++last] = powers / TEN;
  out[++last] = size(s, Place.NemesisDeck) / 10;
  out[++last] = countNemesisTurns(s) / Math.max(1, s[at.turnDeckCount]!);
}

/** Which turn order cards are left is known, though not in which order. */
function countNemesisTurns(s: State): number {
  let n = 0;
  for (let i = 0; i < s[at.turnDeckCount]!; i++)
    if ((s[at.turnDeck + i]! & TurnCard.Kind) === TurnCard.Nemesis) n++;
  return n;
}

/** What is known of the setup, and what the nemesis has of its own: strikes, swarms, a hunger, corruptions. */
function countKinds(s: State, out: Float64Array): void {
  const increased = s[at.increased]!;
  const strikes = s[at.strikeCount]! > 0 ? 1 : 0;
  const swarms = program[swarmOf[s[at.nemesis]!]!]! > 0 ? 1 : 0;
  const starves = devourLimitOf[s[at.nemesis]!]!;
  for (const players of PLAYERS) out[++last] = s[at.players] === players ? 1 : 0;
  out[++last] = increased;
  out[++last] = strikes;
  out[++last] = strikes * Math.min(4, furyLoss(s, s[at.fury]!) / TEN);
  out[++last] = swarms;
  out[++last] = -huskLoss(s, -s[at.husks]!) / TEN;
  out[++last] = starves;
  out[++last] = (starves * countSupply(s)) / 10;
  out[++last] = starves * emptyPiles(s);
  out[++last] = (1 - Math.min(1, strikes + swarms + starves)) * increased;
  out[++last] = (W.corruption * countCorruptions(s)) / TEN;
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
  const chance = chanceBy(counted);
  out[0] = chance;
  out[1] = 1 - chance;
}

/** The chance of the mages by what was counted. */
export function chanceBy(by: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < WEIGHTS; i++) sum += EVALUATION[i]! * by[i]!;
  return 1 / (1 + Math.exp(-sum));
}
