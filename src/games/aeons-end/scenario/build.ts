import { InputError, type State } from '../../../core/game.js';
import { refuse } from '../../../core/input.js';
import { seedOf } from '../../../core/luck.js';
import { Names } from '../../../core/scenario/names.js';
import { MAGES, SPECIFIC } from '../cards/index.js';
import { breachBits } from '../compile/cards.js';
import { at, Breach, Flag, Frame, None, Phase, Place, Size, TurnCard, Zone } from '../layout.js';
import { LEVELS, PILE_SIZES, TURN_ORDERS, type TurnWord } from '../levels.js';
import { definitionOf, definitions, kindOf, lifeOf, nameOf, powerOf, slotsOf } from '../pool.js';
import { Kind } from '../program.js';
import { bindSeat } from '../rules/context.js';
import { amount } from '../rules/evaluate.js';
import { shuffleCorruptions } from '../rules/piles.js';
import { push } from '../rules/stack.js';
import { addCard, buildTier, emptyState, seatMage, startGame } from '../setup.js';
import { prepare } from '../sides/prepare.js';
import { nemesisSide, playersSide } from '../sides/sides.js';
import { breachList, definition, head, list, moveTo, moveToEnd, setFlag, setTokens, size } from '../state.js';
import type { Mage } from '../vocabulary.js';
import type { InPlaySetup, PhaseName, ReadBreach, ReadPlayer, ReadSetup } from './input.js';

const FILLER = 'crystal';
const SHORTEST_DECK = 5;

const START: Readonly<Partial<Record<PhaseName, Phase>>> = {
  next: Phase.Next,
  start: Phase.Start,
  casting: Phase.Casting,
  main: Phase.Main,
  draw: Phase.Discard,
  nemesis: Phase.NemesisMain,
  'nemesis draw': Phase.NemesisDraw,
};

/** A scenario while it is built. */
interface Build {
  readonly s: State;
  readonly names: Names;
  /** How many cards of players, and of the nemesis, there are so far. */
  players: number;
  nemesis: number;
  /** Copies by id. */
  readonly copies: Map<string, number>;
}

/** The state before the engine runs, and the names of its cards. */
export function buildState(setup: ReadSetup): { state: State; names: Names } {
  const build: Build = { s: emptyState(), names: new Names(), players: 0, nemesis: 0, copies: new Map() };
  const players = setup.players ?? [{}];
  setNumbers(build.s, setup, players.length);
  build.s.set(seedOf(setup.seed ?? 1), at.luck);
  const mages = magesOf(players);
  for (const [seat, player] of players.entries()) {
    addPlayer(build, seat, setup.phase === 'setup' ? fromMat(player, mages[seat]!) : player, mages[seat]!);
  }
  for (const [seat, player] of players.entries()) if (player.pad !== false) padDeck(build, seat);
  addMarket(build, setup);
  addNemesis(build, setup, mages);
  addTurnOrder(build.s, setup, players.length);
  begin(build.s, setup);
  return { state: build.s, names: build.names };
}

function setNumbers(s: State, setup: ReadSetup, players: number): void {
  const level = LEVELS[setup.level ?? 'normal']!;
  const nemesis = definitionOf.get(setup.nemesis ?? 'rageborne')!;
  if (players === 0) refuse('scenario.players', 'expected one to four players');
  s[at.players] = players;
  s[at.nemesis] = nemesis;
  s[at.increased] = level.increased ? 1 : 0;
  s[at.nemesisMost] = lifeOf[nemesis]! + level.nemesisLife;
  s[at.graveholdMost] = level.graveholdLife;
  s[at.playerMost] = setup.playerLife ?? level.playerLife;
  s[at.nemesisLife] = within(setup.nemesisLife, s[at.nemesisMost]!, 'nemesisLife');
  s[at.gravehold] = within(setup.gravehold, s[at.graveholdMost]!, 'gravehold');
  s[at.fury] = setup.fury ?? 0;
  s[at.husks] = setup.husks ?? 0;
  s[at.aether] = setup.aether ?? 0;
  s[at.gemAether] = setup.gemAether ?? 0;
  s[at.spellAether] = setup.spellAether ?? 0;
  s[at.prevented] = setup.prevented ? 1 : 0;
  s[at.turn] = 1;
  s[at.round] = 1;
}

function within(value: number | undefined, most: number, path: string): number {
  if (value !== undefined && value > most)
    refuse(`scenario.${path}`, `at most ${most} at this level, not ${value}`);
  return value ?? most;
}

/** The mages given, and others for seats that name none. */
function magesOf(players: readonly ReadPlayer[]): string[] {
  const given = players.map(({ mage }) => mage);
  const free = MAGES.filter((mage) => !given.includes(mage));
  return playersSide({ mages: given.map((mage) => mage ?? free.shift()!) }).data.mages as string[];
}

// Players

/** Before the first turn, what is not given is as the mat says. */
function fromMat(player: ReadPlayer, mage: string): ReadPlayer {
  const { hand, deck } = definitions[definitionOf.get(mage)!]!.card as Mage;
  return { ...player, hand: player.hand ?? [...hand], deck: player.deck ?? [...deck] };
}

function addPlayer(build: Build, seat: number, player: ReadPlayer, mage: string): void {
  const { s } = build;
  seatMage(s, seat, definitionOf.get(mage)!);
  s[at.life + seat] = within(player.life, s[at.playerMost]!, `players[${seat}].life`);
  s[at.exhausted + seat] = s[at.life + seat] === 0 ? 1 : 0;
  s[at.charges + seat] = player.charges ?? 0;
  const slots = slotsOf[definitionOf.get(mage)!]!;
  if (s[at.charges + seat]! > slots) refuse(`scenario.players[${seat}].charges`, `at most ${slots}`);
  for (const card of player.hand ?? []) newCard(build, card, list(seat, Zone.Hand));
  for (const card of player.played ?? []) newCard(build, card, list(seat, Zone.Played));
  for (const [b, breach] of (player.breaches ?? []).entries()) {
    if (breach !== undefined) addBreach(build, seat, b, breach);
  }
  for (const card of player.deck ?? []) newCard(build, card, list(seat, Zone.Deck));
  for (const card of player.discard ?? []) newCard(build, card, list(seat, Zone.Discard));
}

/** Filler goes below the cards given, so that those are drawn first. */
function padDeck(build: Build, seat: number): void {
  const deck = list(seat, Zone.Deck);
  while (size(build.s, deck) < SHORTEST_DECK) newCard(build, FILLER, deck);
}

function addBreach(build: Build, seat: number, b: number, breach: ReadBreach): void {
  const { s } = build;
  const { state, spells = [], focusedThisTurn, preppedThisTurn } = breach;
  const word = at.breaches + seat * 4 + b;
  if (state !== undefined) s[word] = breachBits(state);
  if (focusedThisTurn) s[word]! |= Breach.FocusedThisTurn;
  const path = `scenario.players[${seat}].breaches[${b}]`;
  if (b === 0 && typeof state === 'number') refuse(path, 'breach I is never closed');
  if (spells.length > 0 && !(s[word]! & Breach.Present))
    refuse(path, 'a spell in a breach that is not there');
  if (spells.length > 1 && !(s[word]! & Breach.Open)) refuse(path, 'two spells in a closed breach');
  for (const spell of spells) {
    const card = newCard(build, spell, breachList(seat, b));
    if (preppedThisTurn) setFlag(s, card, Flag.PreppedThisTurn);
  }
}

/** A further card that belongs to the players or to a corruption deck. */
function newCard(build: Build, id: string, place: number): number {
  const card = build.players++;
  if (card >= Size.Nemesis) throw new InputError(`scenario: more than ${Size.Nemesis} cards of players`);
  addCard(build.s, card, definitionOf.get(id)!, place);
  build.names.add(card, id);
  build.copies.set(id, (build.copies.get(id) ?? 0) + 1);
  return card;
}

// The market

function addMarket(build: Build, setup: ReadSetup): void {
  const { market = 'deck_destruction', supply = {}, devoured = [] } = setup;
  const side = playersSide({ mages: ['mist'], market });
  const piles = side.data.market as readonly string[];
  for (const id of Object.keys(supply)) {
    if (!piles.includes(id)) refuse('scenario.supply', `${id} is not in the market ${piles.join(', ')}`);
  }
  for (const card of [...devoured].reverse()) newCard(build, card, Place.Aside);
  for (const _ of devoured) moveTo(build.s, head(build.s, Place.Aside), Place.Devoured);
  for (const [p, id] of piles.entries()) addPile(build, p, id, supply[id]);
}

/** Copies that are elsewhere are missing from the pile. */
function addPile(build: Build, p: number, id: string, left: number | undefined): void {
  const d = definitionOf.get(id)!;
  const copies = PILE_SIZES[definitions[d]!.card.type]!;
  const n = left ?? Math.max(0, copies - (build.copies.get(id) ?? 0));
  build.s[at.pile + p] = d;
  for (let i = 0; i < n; i++) newCard(build, id, Place.Supply + p);
}

// The nemesis

function addNemesis(build: Build, setup: ReadSetup, mages: readonly string[]): void {
  const { s } = build;
  const nemesis = definitions[nameOf[s[at.nemesis]!]!]!.id;
  const cards = prepare(
    playersSide({ mages }).data,
    nemesisSide({ nemesis, level: setup.level ?? 'normal' }).data,
  );
  s.set(cards.strikes, at.strikes);
  s[at.strikeCount] = cards.strikes.length;
  for (const d of cards.nemesisCards) newNemesisCard(build, definitions[d]!.id);
  for (const card of setup.inPlay ?? []) addInPlay(build, card);
  for (const card of [...(setup.nemesisDiscard ?? [])].reverse()) {
    moveTo(s, placed(build, card, Place.NemesisDiscard), Place.NemesisDiscard);
  }
  if (setup.nemesisDeck) for (const card of setup.nemesisDeck) moveToDeck(build, card);
  else buildDeck(s, cards.basics);
  addCorruptions(build, nemesis, setup.corruptions);
}

function newNemesisCard(build: Build, id: string): void {
  const card = Size.Nemesis + build.nemesis++;
  addCard(build.s, card, definitionOf.get(id)!, Place.Box, 0);
  build.names.add(card, id);
}

/** A card of the box; each is there once. */
function placed(build: Build, id: string, place: number): number {
  for (let card = head(build.s, Place.Box); card >= 0; card = build.s[at.next + card]!) {
    if (definition(build.s, card) === definitionOf.get(id)) return card;
  }
  const where =
    place === Place.NemesisPlay ? 'inPlay' : place === Place.NemesisDeck ? 'nemesisDeck' : 'nemesisDiscard';
  return refuse(`scenario.${where}`, `${id} is not a card of this nemesis that is left`);
}

function addInPlay(build: Build, { card: id, life, tokens }: InPlaySetup): void {
  const { s } = build;
  const card = placed(build, id, Place.NemesisPlay);
  const d = definition(s, card);
  bindSeat(0, card);
  const minion = kindOf[d] === Kind.Minion;
  setTokens(s, card, (minion ? life : tokens) ?? (minion ? amount(s, lifeOf[d]!) : powerOf[d]!));
  moveToEnd(s, card, Place.NemesisPlay);
  if (s[at.tokens + card - Size.Nemesis] === 0) refuse('scenario.inPlay', `${id} has no life; give it some`);
}

/** Its order is not known to the players. */
function moveToDeck(build: Build, name: string): void {
  const card = placed(build, name, Place.NemesisDeck);
  moveToEnd(build.s, card, Place.NemesisDeck);
  build.s[at.card + card]! &= ~(Flag.Seen | Flag.Placed);
}

/** As many basic cards as are left of those that the rules demand. */
function buildDeck(s: State, basics: readonly number[]): void {
  for (let tier = 1; tier <= 3; tier++) buildTier(s, tier, basics[tier - 1]!);
}

function addCorruptions(build: Build, nemesis: string, given: readonly string[] | undefined): void {
  const ids = SPECIFIC[nemesis]!.filter((id) => kindOf[definitionOf.get(id)!] === Kind.Corruption);
  const twice = ids.find((id) => build.copies.get(id)! > 1);
  if (twice !== undefined) refuse('scenario.players', `there is only one ${twice}`);
  for (const id of given ?? ids.filter((id) => !build.copies.has(id))) {
    if (!ids.includes(id)) refuse('scenario.corruptions', `${id} is no card of this nemesis`);
    if (build.copies.has(id)) refuse('scenario.corruptions', `there is only one ${id}`);
    const card = newCard(build, id, Place.CorruptionDeck);
    build.s[at.card + card]! &= ~(Flag.Seen | Flag.Placed);
  }
  if (!given) shuffleCorruptions(build.s);
}

// Turns

const turnKind = (word: TurnWord): number =>
  word === 'nemesis' ? TurnCard.Nemesis : word === 'wild' ? TurnCard.Wild : word;

const NEMESIS_PHASES = ['nemesis', 'nemesis draw'];

/** The card of this turn lies on top of the discard pile; the rest of the deck is what was not named. */
function addTurnOrder(s: State, setup: ReadSetup, players: number): void {
  const { deck, discard } = setup.turnOrder ?? {};
  const all = TURN_ORDERS[players - 1]!.map(turnKind);
  const now = NEMESIS_PHASES.includes(setup.phase ?? 'main') ? TurnCard.Nemesis : (setup.active ?? 0);
  const rest = [...all];
  for (const kind of [...(deck ?? []), ...(discard ?? [])].map(turnKind)) {
    const i = rest.indexOf(kind);
    if (i >= 0) rest.splice(i, 1);
  }
  const none = !deck && !discard && setup.phase !== 'next' && setup.phase !== 'setup';
  if (none) rest.splice(Math.max(0, rest.indexOf(now)), 1);
  const down = (deck ? deck.map(turnKind) : rest).reverse();
  const up = discard ? discard.map(turnKind).reverse() : deck ? rest : none ? [now] : [];
  if (down.length + up.length > Size.TurnCards)
    refuse('scenario.turnOrder', `more than ${Size.TurnCards} cards`);
  if (down.length + up.length === 0) refuse('scenario.turnOrder', 'no cards');
  s.set(down, at.turnDeck);
  s[at.turnDeckCount] = down.length;
  s.set(up, at.turnDiscard);
  s[at.turnDiscardCount] = up.length;
}

function begin(s: State, setup: ReadSetup): void {
  const phase = setup.phase ?? 'main';
  s[at.active] = setup.active ?? 0;
  if (s[at.active]! >= s[at.players]!) refuse('scenario.active', `there are ${s[at.players]} players`);
  if (phase === 'setup') {
    s[at.turn] = 0;
    startGame(s);
    return;
  }
  push(s, Frame.Turn, None.Card, 0);
  s[at.phase] = START[phase]!;
  s[at.nemesisTurn] = NEMESIS_PHASES.includes(phase) ? 1 : 0;
  if (phase !== 'nemesis') return;
  for (let card = head(s, Place.NemesisPlay); card >= 0; card = s[at.next + card]!)
    setFlag(s, card, Flag.Waits);
}
