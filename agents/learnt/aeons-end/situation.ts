import type { State } from '../../../src/core/game.js';
import { at, Place, TurnCard, Zone } from '../../../src/games/aeons-end/layout.js';
import { kindOf, slotsOf, tierOf } from '../../../src/games/aeons-end/pool.js';
import { Kind } from '../../../src/games/aeons-end/program.js';
import {
  countBreaches,
  countPrepped,
  definition,
  head,
  list,
  next,
  size,
  tokensOn,
} from '../../../src/games/aeons-end/state.js';
import { countRoom, countSpells } from '../../heuristics/aeons-end/breaches.js';
import { chargesWorth } from '../../heuristics/aeons-end/charges.js';
import {
  damagePerTurn,
  incomeOf,
  NEMESIS,
  OWN,
  ownedBy,
  readTime,
  spellDamage,
  spellRates,
  turnsLeft,
} from '../../heuristics/aeons-end/decks.js';
import { chanceBy, FEATURES, features, WEIGHTS } from '../../heuristics/aeons-end/evaluation.js';
import { preppedDamage } from '../../heuristics/aeons-end/hits.js';
import { aetherOn } from '../../heuristics/aeons-end/print.js';
import { DAMAGE } from '../../heuristics/aeons-end/weights.js';
import type { Opinion } from '../opinion.js';
import { BEYOND, Besides, JUDGED, Mage, PER_MAGE } from './words.js';

/** Everything is brought to about the size of 1, and never much more. */
const MOST = 8;
const bounded = (n: number): number => Math.max(-MOST, Math.min(MOST, n));

const judged = new Float64Array(WEIGHTS);
/** What is larger than the rest. */
const SIZES: Readonly<Record<string, number>> = {
  'life of the nemesis': 4,
  'worth of decks, breaches and charges': 5,
  'worth of the life of mages': 2,
  'worth of the life of Gravehold': 2,
  'starves: cards in the supply': 3,
  'starves: empty piles': 3,
};
const sizes = FEATURES.map((word) => SIZES[word] ?? 1);

/** What the judgement of positions makes of this one; it reckons with other times than the heuristic's opinion. */
export function tellJudgement(s: State, out: Float32Array): void {
  features(s, judged);
  for (let i = 0; i < FEATURES.length; i++) out[JUDGED + i] = bounded(judged[1 + i]! / sizes[i]!);
  out[BEYOND + Besides.Chance] = chanceBy(judged);
}

// Mages

const ofMage = new Float64Array(PER_MAGE);

/** The deciding mage, and the mean of the others. */
export function tellMages(s: State, me: number, out: Float32Array): void {
  readMage(s, me);
  for (let i = 0; i < PER_MAGE; i++) out[i] = bounded(ofMage[i]!);
  out.fill(0, PER_MAGE, 2 * PER_MAGE);
  const others = s[at.players]! - 1;
  for (let seat = 0; seat <= others; seat++) {
    if (seat === me) continue;
    readMage(s, seat);
    for (let i = 0; i < PER_MAGE; i++) out[PER_MAGE + i]! += bounded(ofMage[i]!) / others;
  }
}

function readMage(s: State, seat: number): void {
  const out = ofMage;
  const charges = s[at.charges + seat]!;
  out[Mage.Life] = s[at.life + seat]! / 10;
  out[Mage.Exhausted] = s[at.exhausted + seat]!;
  out[Mage.ChargesMissing] = (slotsOf[s[at.mage + seat]!]! - charges) / 5;
  out[Mage.Charges] = chargesWorth(s, seat, charges) / (5 * DAMAGE);
  readHand(s, seat);
  out[Mage.Deck] = size(s, list(seat, Zone.Deck)) / 10;
  out[Mage.Discard] = size(s, list(seat, Zone.Discard)) / 10;
  out[Mage.Owned] = ownedBy(s, seat) / 15;
  out[Mage.Income] = incomeOf(s, seat, 0, 0) / (5 * DAMAGE);
  out[Mage.SpellRate] = spellRates[seat]! / 2;
  out[Mage.SpellDamage] = spellDamage(s, seat) / (4 * DAMAGE);
  out[Mage.Damage] = damagePerTurn(s, seat) / (5 * DAMAGE);
  out[Mage.Open] = countBreaches(s, seat, true) / 4;
  out[Mage.Closed] = countBreaches(s, seat, false) / 4;
  out[Mage.Prepped] = countPrepped(s, seat) / 4;
  out[Mage.PreppedDamage] = preppedDamage(s, seat) / (10 * DAMAGE);
  out[Mage.Turns] = turnsLeftOf(s, seat) / 2;
  out[Mage.Corruptions] = countCorruptions(s, seat) / 3;
}

function readHand(s: State, seat: number): void {
  let aether = 0;
  let spells = 0;
  for (let card = head(s, list(seat, Zone.Hand)); card >= 0; card = next(s, card)) {
    const d = definition(s, card);
    if (kindOf[d] === Kind.Spell) spells++;
    else if (kindOf[d] === Kind.Gem) aether += aetherOn(d);
  }
  ofMage[Mage.Hand] = size(s, list(seat, Zone.Hand)) / 5;
  ofMage[Mage.Aether] = aether / (5 * DAMAGE);
  ofMage[Mage.Spells] = spells / 3;
}

/** Turns of a mage, or of the nemesis, among the turn order cards that are left: everybody knows which they are. */
export function turnsLeftOf(s: State, card: number): number {
  let n = 0;
  for (let i = 0; i < s[at.turnDeckCount]!; i++) if ((s[at.turnDeck + i]! & TurnCard.Kind) === card) n++;
  return n;
}

function countCorruptions(s: State, seat: number): number {
  let n = 0;
  for (let zone = Zone.Deck; zone <= Zone.Discard; zone++) {
    for (let card = head(s, list(seat, zone)); card >= 0; card = next(s, card))
      if (kindOf[definition(s, card)] === Kind.Corruption) n++;
  }
  return n;
}

// The table

export function tellTable(s: State, me: number, out: Float32Array): void {
  const gravehold = s[at.gravehold]!;
  readTime(s);
  out[BEYOND + Besides.Turn] = Math.min(60, s[at.turn]!) / 20;
  out[BEYOND + Besides.NemesisTurns] = turnsLeft[NEMESIS]! / 10;
  out[BEYOND + Besides.OwnTurns] = turnsLeft[OWN]! / 10;
  out[BEYOND + Besides.Gravehold] = bounded(gravehold / 20);
  out[BEYOND + Besides.GraveholdLow] = Math.max(0, 10 - gravehold) / 10;
  tellInPlay(s, out);
  tellNemesisDeck(s, out);
  tellTurns(s, out);
  tellPurse(s, me, out);
}

function tellInPlay(s: State, out: Float32Array): void {
  out.fill(0, BEYOND + Besides.Minions, BEYOND + Besides.PowersNext + 1);
  for (let card = head(s, Place.NemesisPlay); card >= 0; card = next(s, card)) {
    if (kindOf[definition(s, card)] === Kind.Minion) {
      out[BEYOND + Besides.Minions]! += 1 / 2;
      out[BEYOND + Besides.MinionLife]! += Math.min(30, tokensOn(s, card)) / 10;
    } else {
      out[BEYOND + Besides.Powers]! += 1 / 2;
      if (tokensOn(s, card) === 1) out[BEYOND + Besides.PowersNext]! += 1;
    }
  }
}

/** Of which tier its cards are everybody knows. */
function tellNemesisDeck(s: State, out: Float32Array): void {
  const from = BEYOND + Besides.Tiers - 1;
  out.fill(0, from + 1, from + 4);
  for (let card = head(s, Place.NemesisDeck); card >= 0; card = next(s, card))
    out[from + tierOf[definition(s, card)]!]! += 1 / 5;
}

function tellTurns(s: State, out: Float32Array): void {
  const left = s[at.turnDeckCount]!;
  const top = left > 0 ? s[at.turnDeck + left - 1]! : 0;
  const isKnown = (top & TurnCard.Known) !== 0;
  const isNemesis = (top & TurnCard.Kind) === TurnCard.Nemesis;
  out[BEYOND + Besides.TurnCards] = left / 4;
  out[BEYOND + Besides.NemesisCards] = turnsLeftOf(s, TurnCard.Nemesis) / 2;
  out[BEYOND + Besides.NextNemesis] = isKnown && isNemesis ? 1 : 0;
  out[BEYOND + Besides.NextMage] = isKnown && !isNemesis ? 1 : 0;
  out[BEYOND + Besides.NemesisTurn] = s[at.nemesisTurn]!;
}

function tellPurse(s: State, me: number, out: Float32Array): void {
  const room = countRoom(s, me);
  out[BEYOND + Besides.Aether] = bounded(s[at.aether]! / 5);
  out[BEYOND + Besides.EarmarkedAether] = bounded((s[at.gemAether]! + s[at.spellAether]!) / 2);
  out[BEYOND + Besides.Discount] = s[at.discount]! / 3;
  out[BEYOND + Besides.Prevented] = s[at.prevented]!;
  out[BEYOND + Besides.Gate] = s[at.gate]!;
  out[BEYOND + Besides.Room] = room / 3;
  out[BEYOND + Besides.Waiting] = Math.max(0, countSpells(s, me) - room) / 2;
}

/** What the heuristic makes of the decision. */
export function tellOpinion(by: Opinion, count: number, out: Float32Array): void {
  out[BEYOND + Besides.Options] = Math.min(count, 30) / 10;
  out[BEYOND + Besides.Top] = by.top;
  out[BEYOND + Besides.Useful] = by.useful / 5;
}
