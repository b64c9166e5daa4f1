import type { Seed, State } from '../../core/game.js';
import { luckOf } from '../../core/luck.js';
import { startMachine } from '../../core/machine.js';
import { run } from './engine.js';
import { at, Chance, Frame, None, Place, Size, Variant, WORDS, Zone } from './layout.js';
import { healthOf, soloCardOf } from './pool.js';
import { beginAuction, beginDraftOrGame, dealRelics, giveLeader } from './rules/deal.js';
import { draw, refillRow, shuffleInto } from './rules/piles.js';
import { push } from './rules/stack.js';
import {
  definition,
  findIn,
  head,
  isVariant,
  linkLast,
  list,
  moveToEnd,
  next,
  takeAll,
  unlink,
} from './state.js';

/** A game as numbers. A definition may be a changed card. */
export interface Setup {
  readonly players: number;
  /** Variant bits. */
  readonly variant: number;
  /** By seat: a definition, or -1 for one that is dealt or auctioned. */
  readonly leaders: readonly number[];
  /** All four. */
  readonly allLeaders: readonly number[];
  /** By seat: what the player begins with, or -1 for what is printed. */
  readonly health: readonly number[];
  /** By seat: health that was paid before the game, and mastery beyond what the seat gives. */
  readonly paid: readonly number[];
  readonly mastery: readonly number[];
  /** Every card of a starting deck, of the centre deck, and the relics. */
  readonly starters: readonly number[];
  readonly center: readonly number[];
  /** Of these as many as are named here are taken out after the shuffle, so that the others lie as they would. */
  readonly absent: readonly number[];
  readonly relics: readonly number[];
  /** By seat: the only relic of its leader that the player may recruit, or -1 for either. */
  readonly onlyRelic: readonly number[];
  /** The definition of each printed card; a changed card has another one. */
  readonly definitions: Int32Array;
  /** The seat that takes the first turn; undefined lets the seed decide. */
  readonly first: number | undefined;
}

/** States before the first shuffle, built once for each setup. */
const blanks = new WeakMap<Setup, State>();

export function setupGame(s: State, setup: Setup, seed: Seed): void {
  let blank = blanks.get(setup);
  if (!blank) {
    blank = blankState(setup);
    blanks.set(setup, blank);
  }
  s.set(blank);
  s[at.luck] = seed[0];
  s[at.luck + 1] = seed[1];
  deal(s, setup);
  run(s);
}

/** A state without cards, before the first turn. */
export function emptyState(): State {
  const s = new Int32Array(WORDS);
  s.fill(None.Card, at.head, at.size);
  s.fill(None.Card, at.card, at.stack);
  s.fill(None.Card, at.row, at.row + Size.Row);
  s.fill(None.Card, at.leader, at.leader + Size.Seats);
  s.fill(None.Card, at.leaders, at.leaders + Size.Seats);
  startMachine(s, at.stack);
  s[at.end] = -1;
  s[at.turn] = 1;
  s[at.first] = None.Seat;
  s[at.bidder] = None.Seat;
  s[at.copier] = None.Card;
  s[at.rowSize] = Size.Row;
  push(s, Frame.Turn, None.Card, 0);
  return s;
}

export function addCard(s: State, card: number, d: number, place: number): void {
  s[at.card + card] = d;
  linkLast(s, card, place);
}

function blankState(setup: Setup): State {
  const s = emptyState();
  s[at.players] = setup.players;
  s[at.variant] = setup.variant;
  s[at.seatMastery] = setup.variant & Variant.Team ? 0 : (1 << setup.players) - 1;
  s.set(setup.allLeaders, at.leaders);
  let card = 0;
  for (let seat = 0; seat < people(setup); seat++) {
    for (const d of setup.starters) addCard(s, card++, d, list(seat, Zone.Deck));
  }
  for (const d of setup.center) addCard(s, card++, d, Place.Center);
  for (const d of setup.relics) addCard(s, card++, d, Place.Box);
  return s;
}

/** Players with a deck: the Nemesis has none. */
const people = ({ players, variant }: Setup): number => (variant & Variant.Nemesis ? 1 : players);

function deal(s: State, setup: Setup): void {
  const first = setup.first ?? firstSeat(s);
  dealLeaders(s, setup);
  for (let seat = 0; seat < setup.players; seat++) leaveRelic(s, seat, setup.onlyRelic[seat]!);
  for (let seat = 0; seat < setup.players; seat++) setNumbers(s, setup, seat);
  if (setup.variant & Variant.Nemesis) addSoloCard(s, setup);
  dealCards(s, setup);
  dealRelics(s);
  if (setup.variant & Variant.Auction) return beginAuction(s, first);
  // The draft comes back to its last player, who takes the first turn.
  return beginDraftOrGame(s, setup.variant & Variant.Draft ? (first + 1) % setup.players : first);
}

/** Any player, or of a team the one sitting on the left; against the Nemesis you begin. */
function firstSeat(s: State): number {
  if (isVariant(s, Variant.Nemesis)) return 0;
  const luck = luckOf(s, at.luck, Chance.First);
  return isVariant(s, Variant.Team) ? 2 * luck.below(2) : luck.below(s[at.players]!);
}

/** Those that are named, then random ones of the rest; in the auction they are still to be had. */
function dealLeaders(s: State, { leaders, players, variant }: Setup): void {
  for (let seat = 0; seat < players; seat++) if (leaders[seat]! >= 0) takeNamed(s, seat, leaders[seat]!);
  if (variant & Variant.Auction) return;
  for (let seat = 0; seat < players; seat++) if (s[at.leader + seat]! < 0) takeRandom(s, seat);
}

function takeNamed(s: State, seat: number, leader: number): void {
  for (let i = 0; i < Size.Seats; i++) if (s[at.leaders + i] === leader) s[at.leaders + i] = None.Card;
  giveLeader(s, seat, leader);
}

function takeRandom(s: State, seat: number): void {
  let left = 0;
  for (let i = 0; i < Size.Seats; i++) if (s[at.leaders + i]! >= 0) left++;
  let chosen = luckOf(s, at.luck, Chance.Leaders).below(left);
  for (let i = 0; i < Size.Seats; i++) {
    if (s[at.leaders + i]! >= 0 && chosen-- === 0) return takeNamed(s, seat, s[at.leaders + i]!);
  }
}

/** The relic that the player may not recruit goes back into the box. */
function leaveRelic(s: State, seat: number, only: number): void {
  if (only < 0) return;
  let card = head(s, list(seat, Zone.Relics));
  while (card >= 0 && definition(s, card) === only) card = next(s, card);
  if (card >= 0) moveToEnd(s, card, Place.Box);
}

function setNumbers(s: State, { health, paid, mastery, allLeaders }: Setup, seat: number): void {
  const leader = s[at.leader + seat]! >= 0 ? s[at.leader + seat]! : allLeaders[0]!;
  const begins = health[seat]! >= 0 ? health[seat]! : healthOf[leader]!;
  s[at.health + seat] = Math.max(1, begins - paid[seat]!);
  s[at.mastery + seat] = mastery[seat]!;
}

/** One of the centre deck's own copies, or without the expansion one from the box. */
function addSoloCard(s: State, { definitions, starters, center, relics }: Setup): void {
  const d = definitions[soloCardOf[s[at.leader]!]!]!;
  const card = findIn(s, Place.Center, d);
  if (card >= 0) moveToEnd(s, card, list(0, Zone.Deck));
  else addCard(s, starters.length + center.length + relics.length, d, list(0, Zone.Deck));
}

const pile = new Int32Array(Size.Cards);

/** Shuffled decks, hands of five, and the row. */
function dealCards(s: State, setup: Setup): void {
  shuffleInto(s, pile, takeAll(s, Place.Center, pile), Place.Center, luckOf(s, at.luck, Chance.Center));
  takeOut(s, setup.absent);
  refillRow(s);
  for (let seat = 0; seat < people(setup); seat++) {
    const deck = list(seat, Zone.Deck);
    shuffleInto(s, pile, takeAll(s, deck, pile), deck, luckOf(s, at.luck, Chance.Deck + seat));
    draw(s, seat, Size.Hand);
  }
}

/** A copy that joined a starting deck is no longer in the centre deck. */
function takeOut(s: State, absent: readonly number[]): void {
  for (const d of absent) {
    const card = findIn(s, Place.Center, d);
    if (card < 0) continue;
    unlink(s, card);
    s[at.card + card] = None.Card;
  }
}
