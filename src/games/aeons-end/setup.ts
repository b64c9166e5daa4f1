import type { Seed, State } from '../../core/game.js';
import { luckOf } from '../../core/luck.js';
import { startMachine } from '../../core/machine.js';
import { run } from './engine.js';
import { at, Chance, Flag, Frame, None, Phase, Place, Size, WORDS, Zone } from './layout.js';
import { MARKET_RECIPE, PILE_SIZES } from './levels.js';
import { breachesOf, definitions, kindOf, setupPcOf, specificOf, tierOf } from './pool.js';
import { Kind } from './program.js';
import { shuffleCorruptions } from './rules/piles.js';
import { push, pushEffect } from './rules/stack.js';
import { refillTurnDeck } from './rules/turn-order.js';
import { type Deal, dealt } from './sides/block-deal.js';
import { definition, linkLast, list, takeAll } from './state.js';
import type { Mage } from './vocabulary.js';

/** A game as numbers. A definition may be a changed card. */
export interface Setup {
  readonly mages: readonly number[];
  /** Three gems, two relics, four spells; or all that a random market is drawn from. */
  readonly market: readonly number[];
  readonly randomMarket: boolean;
  readonly nemesis: number;
  readonly increased: boolean;
  readonly playerLife: number;
  readonly graveholdLife: number;
  readonly nemesisLife: number;
  /** Cards of the nemesis and all basic ones. */
  readonly nemesisCards: readonly number[];
  readonly strikes: readonly number[];
  readonly corruptions: readonly number[];
  /** How many basic cards of tiers 1 to 3 are in the deck. */
  readonly basics: readonly number[];
  /** TurnCard kinds. */
  readonly turnOrder: readonly number[];
  /** The definition of a starting card by its id. */
  readonly starters: ReadonlyMap<string, number>;
  /** What mages and market are dealt from, for every game anew; left out when they are as above. */
  readonly deal?: Deal;
}

const PILE_KINDS = [Kind.Gem, Kind.Relic, Kind.Spell] as const;
const PILES_OF_KIND = Object.values(MARKET_RECIPE);

/** States before the first shuffle, built once for each setup. */
const blanks = new WeakMap<Setup, State>();

export function setupGame(s: State, setup: Setup, seed: Seed): void {
  layOut(s, setup, seed);
  run(s);
}

/** Everything in its place, and nothing done yet. */
export function layOut(s: State, given: Setup, seed: Seed): void {
  const setup = given.deal ? dealt(given, given.deal, seed) : given;
  let blank = blanks.get(setup);
  if (!blank) {
    blank = blankState(setup);
    blanks.set(setup, blank);
  }
  s.set(blank);
  s[at.luck] = seed[0];
  s[at.luck + 1] = seed[1];
  if (setup.randomMarket) drawMarket(s, setup.market);
  for (let tier = 1; tier <= 3; tier++) buildTier(s, tier, setup.basics[tier - 1]!);
  refillTurnDeck(s);
  shuffleCorruptions(s);
  startGame(s);
}

/** The course of turns, with the nemesis's preparations on top. */
export function startGame(s: State): void {
  push(s, Frame.Turn, None.Card, 0);
  s[at.phase] = Phase.Setup;
  pushEffect(s, setupPcOf[s[at.nemesis]! * 2 + s[at.increased]!]!, None.Card, 0);
}

/** A state without cards, before the first turn. */
export function emptyState(): State {
  const s = new Int32Array(WORDS);
  s.fill(None.Card, at.head, at.size);
  s.fill(None.Card, at.card, at.tokens);
  s.fill(None.Card, at.mage, at.mage + Size.Seats);
  s.fill(None.Card, at.pile, at.pile + Size.Piles);
  startMachine(s, at.stack);
  s[at.end] = -1;
  return s;
}

export function addCard(
  s: State,
  card: number,
  d: number,
  place: number,
  flags = Flag.Seen | Flag.Placed,
): void {
  s[at.card + card] = d | flags;
  linkLast(s, card, place);
}

function blankState(setup: Setup): State {
  const s = emptyState();
  setNumbers(s, setup);
  for (const [seat, d] of setup.mages.entries()) addMage(s, seat, d, setup.starters);
  fillPiles(s, setup);
  if (!setup.randomMarket) for (const [p, d] of setup.market.entries()) setPile(s, p, d);
  for (const [i, d] of setup.corruptions.entries())
    addCard(s, Size.Corruptions + i, d, Place.CorruptionDeck, 0);
  for (const [i, d] of setup.nemesisCards.entries()) addCard(s, Size.Nemesis + i, d, Place.Box, 0);
  s.set(setup.strikes, at.strikes);
  s[at.strikeCount] = setup.strikes.length;
  s.set(setup.turnOrder, at.turnDiscard);
  s[at.turnDiscardCount] = setup.turnOrder.length;
  return s;
}

function setNumbers(s: State, setup: Setup): void {
  s[at.players] = setup.mages.length;
  s[at.nemesis] = setup.nemesis;
  s[at.increased] = setup.increased ? 1 : 0;
  s[at.nemesisLife] = setup.nemesisLife;
  s[at.nemesisMost] = setup.nemesisLife;
  s[at.gravehold] = setup.graveholdLife;
  s[at.graveholdMost] = setup.graveholdLife;
  s[at.playerMost] = setup.playerLife;
}

/** A mage's mat, breaches and life. */
export function seatMage(s: State, seat: number, d: number): void {
  s[at.mage + seat] = d;
  s[at.life + seat] = s[at.playerMost]!;
  for (let b = 0; b < Size.Breaches; b++) s[at.breaches + seat * 4 + b] = breachesOf[d * 4 + b]!;
}

function addMage(s: State, seat: number, d: number, starters: ReadonlyMap<string, number>): void {
  const mage = definitions[d]!.card as Mage;
  let card = seat * Size.Starters;
  seatMage(s, seat, d);
  for (const id of mage.hand) addCard(s, card++, starters.get(id)!, list(seat, Zone.Hand));
  for (const id of mage.deck) addCard(s, card++, starters.get(id)!, list(seat, Zone.Deck));
}

// The market

/** The types of the nine piles: those of the cards named, or the printed recipe. */
function pileTypes({ randomMarket, market }: Setup): string[] {
  if (!randomMarket) return market.map((d) => definitions[d]!.card.type);
  return Object.entries(MARKET_RECIPE).flatMap(([type, piles]) => Array.from({ length: piles }, () => type));
}

/** As many cards in each pile as its type has copies; which cards they are `setPile` says. */
function fillPiles(s: State, setup: Setup): void {
  let card: number = Size.Market;
  for (const [p, type] of pileTypes(setup).entries()) {
    for (let i = 0; i < PILE_SIZES[type]!; i++) addCard(s, card++, setup.market[0]!, Place.Supply + p);
  }
}

function setPile(s: State, p: number, d: number): void {
  s[at.pile + p] = d;
  for (let card = s[at.head + Place.Supply + p]!; card >= 0; card = s[at.next + card]!) {
    s[at.card + card] = d | Flag.Seen | Flag.Placed;
  }
}

/** The printed recipe: three gems, two relics and four spells, all equally likely. */
function drawMarket(s: State, from: readonly number[]): void {
  const luck = luckOf(s, at.luck, Chance.Market);
  let p = 0;
  for (let k = 0; k < PILE_KINDS.length; k++) {
    let left = 0;
    for (let i = 0; i < from.length; i++) if (kindOf[from[i]!] === PILE_KINDS[k]) left++;
    let wanted = PILES_OF_KIND[k] as number;
    for (let i = 0; i < from.length; i++) {
      if (kindOf[from[i]!] !== PILE_KINDS[k]) continue;
      if (luck.below(left--) >= wanted) continue;
      wanted--;
      setPile(s, p++, from[i]!);
    }
  }
}

// The nemesis deck

const specific = new Int32Array(Size.NemesisCards);
const basic = new Int32Array(Size.NemesisCards);
const box = new Int32Array(Size.NemesisCards);

/** Of each tier the nemesis's own cards and some basic ones, shuffled; tier 1 lies on top. */
export function buildTier(s: State, tier: number, wanted: number): void {
  const n = takeAll(s, Place.Box, box, 0);
  let own = 0;
  let basics = 0;
  for (let i = 0; i < n; i++) {
    const d = definition(s, box[i]!);
    if (tierOf[d] !== tier) linkLast(s, box[i]!, Place.Box);
    else if (specificOf[d]! > 0) specific[own++] = box[i]!;
    else basic[basics++] = box[i]!;
  }
  const chosen = Math.min(wanted, basics);
  chooseBasics(s, tier, basics, chosen);
  for (let i = 0; i < chosen; i++) specific[own++] = basic[i]!;
  for (let i = chosen; i < basics; i++) linkLast(s, basic[i]!, Place.Box);
  shuffleTier(s, tier, own);
}

/** The basic cards in an order in which any number of the first ones is a fair choice. */
function chooseBasics(s: State, tier: number, n: number, wanted: number): void {
  const luck = luckOf(s, at.luck, Chance.Nemesis + tier - 1);
  for (let i = 0; i < wanted; i++) {
    const j = i + luck.below(n - i);
    const card = basic[i]!;
    basic[i] = basic[j]!;
    basic[j] = card;
  }
}

function shuffleTier(s: State, tier: number, n: number): void {
  const luck = luckOf(s, at.luck, Chance.Nemesis + tier - 1);
  for (let left = n; left > 0; left--) {
    const i = luck.below(left);
    linkLast(s, specific[i]!, Place.NemesisDeck);
    specific[i] = specific[left - 1]!;
  }
}
