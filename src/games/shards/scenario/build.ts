import { InputError, type State } from '../../../core/game.js';
import { refuse } from '../../../core/input.js';
import { seedOf } from '../../../core/luck.js';
import { Names } from '../../../core/scenario/names.js';
import { LEADERS } from '../cards/index.js';
import { at, Cap, Flag, INFINITE, None, Phase, Place, Size, Variant, Zone } from '../layout.js';
import { definitionOf, definitions, printedOf } from '../pool.js';
import { emptyState } from '../setup.js';
import {
  champions,
  definition,
  head,
  isNemesis,
  isVariant,
  lay,
  list,
  next,
  size,
  takeAll,
} from '../state.js';
import { readVariants, seatsOf, type VariantName, variantBits } from '../variants.js';
import { dealSetup } from './deal.js';
import type { ReadPlayer, ReadSetup } from './input.js';
import { addCenter, addOwnRelics, type Build, newCard, setCopying, setHeart } from './parts.js';

const FILLER = 'crystal';
const SHORTEST_DECK = 10;
/** Some turns into the game. */
const USUAL_TURN = 7;

/** The state before the engine runs, and the names of its cards. */
export function buildState(setup: ReadSetup): { state: State; names: Names } {
  const players = setup.players ?? usualPlayers(setup);
  const build: Build = { s: emptyState(), setup, players, cards: 0, copies: new Map(), filler: 0 };
  setTable(build);
  for (const [seat, player] of players.entries()) addPlayer(build, seat, player);
  for (const card of setup.row ?? []) addToRow(build, card);
  for (const card of setup.banished ?? []) newCard(build, card, Place.Banished);
  if (setup.step === 'setup') dealSetup(build);
  else addRest(build);
  return { state: build.s, names: nameCards(build) };
}

/** As many as the variant is for, or two. */
const usualPlayers = ({ variant = [] }: ReadSetup): ReadPlayer[] =>
  Array.from({ length: seatsOf(variant as VariantName[]) ?? 2 }, () => ({}));

function setTable({ s, setup, players }: Build): void {
  const { active = 0, turn = USUAL_TURN } = setup;
  s[at.players] = players.length;
  s[at.variant] = variantsIn(setup, players.length);
  if (active >= players.length) refuse('scenario.active', `there are ${players.length} players`);
  s.set(seedOf(setup.seed ?? 1), at.luck);
  s[at.active] = active;
  s[at.turn] = setup.step === 'setup' ? 1 : turn;
  s[at.phase] = phaseOf(s, setup);
  const n = players.length;
  s[at.first] = setup.step === 'setup' ? None.Seat : (((active - turn + 1) % n) + n) % n;
  s[at.rowSize] = setup.step === 'setup' && !setup.row ? Size.Row : (setup.row?.length ?? 0);
}

function variantsIn({ variant = [] }: ReadSetup, players: number): number {
  try {
    return variantBits(readVariants(variant), players);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return refuse('scenario.variant', error.message);
  }
}

function phaseOf(s: State, { step = 'main' }: ReadSetup): Phase {
  const isIts = isNemesis(s, s[at.active]!);
  switch (step) {
    case 'attack':
      return isIts ? Phase.NemesisPower : Phase.Attack;
    case 'end':
      return Phase.End;
    default:
      return isIts ? Phase.NemesisReveal : Phase.Main;
  }
}

// Players

function addPlayer(build: Build, seat: number, player: ReadPlayer): void {
  const before = build.cards;
  setNumbers(build, seat, player);
  for (const { card, exhausted, played } of player.champions ?? []) {
    const marks = (exhausted ? Flag.Exhausted : 0) | (played ? Flag.PlayedNow : 0);
    build.s[at.card + newCard(build, card, champions(seat))]! |= marks;
  }
  for (const { card, fast } of player.played ?? []) {
    build.s[at.card + newCard(build, card, list(seat, Zone.Played))]! |= fast ? Flag.Fast : 0;
  }
  const piles = { hand: Zone.Hand, deck: Zone.Deck, discard: Zone.Discard, relics: Zone.Relics } as const;
  for (const [name, zone] of Object.entries(piles)) {
    for (const card of player[name as keyof typeof piles] ?? []) newCard(build, card, list(seat, zone));
  }
  const n = build.cards - before;
  if (n > Size.PlayerCards) {
    refuse(`scenario.players[${seat}]`, `at most ${Size.PlayerCards} cards, not ${n}`);
  }
}

function setNumbers({ s, setup }: Build, seat: number, player: ReadPlayer): void {
  const path = `scenario.players[${seat}]`;
  if (isNemesis(s, seat)) refuseOfNemesis(player, path);
  s[at.health + seat] = player.out ? 0 : (player.health ?? Cap.Health);
  s[at.out + seat] = s[at.health + seat] === 0 ? 1 : 0;
  s[at.mastery + seat] = player.mastery ?? (setup.step === 'setup' || isVariant(s, Variant.Team) ? 0 : seat);
  s[at.focused + seat] = player.focused ? 1 : 0;
  if (setup.step !== 'setup' || player.leader || !isVariant(s, Variant.Auction)) {
    s[at.leader + seat] = definitionOf.get(player.leader ?? LEADERS[seat]!)!;
  }
  if (seat === s[at.active]) {
    s[at.gems] = player.gems ?? 0;
    s[at.power] = player.power === 'infinite' ? INFINITE : (player.power ?? 0);
    if (s[at.out + seat] === 1) refuse(path, 'is out of the game and can’t be active');
  } else if (player.gems || player.power) {
    refuse(path, `gems and power are for the active player, ${s[at.active]}`);
  }
}

function refuseOfNemesis(player: ReadPlayer, path: string): void {
  const none = (['hand', 'deck', 'discard', 'relics', 'gems', 'focused'] as const).find(
    (name) => player[name],
  );
  if (none) refuse(`${path}.${none}`, 'the Nemesis has none');
}

function addToRow(build: Build, id: string): void {
  const { s } = build;
  const card = newCard(build, id, Place.Draft);
  takeAll(s, Place.Draft, new Int32Array(1));
  let p = 0;
  while (s[at.row + p]! >= 0) p++;
  lay(s, card, p);
}

// What is not given

function addRest(build: Build): void {
  const { players, setup } = build;
  for (const [seat, player] of players.entries()) if (!player.relics) addOwnRelics(build, seat);
  for (const id of setup.center ?? []) newCard(build, id, Place.Center);
  if (!setup.center) addCenter(build);
  build.filler = build.cards;
  for (const [seat, player] of players.entries()) {
    if (player.pad !== false && !isNemesis(build.s, seat)) padDeck(build, seat);
  }
  setTurn(build);
}

/** Filler goes below the cards given, so that those are drawn first. */
function padDeck(build: Build, seat: number): void {
  const deck = list(seat, Zone.Deck);
  while (size(build.s, deck) < SHORTEST_DECK) newCard(build, FILLER, deck);
}

/** What lasts for the turn, as the cards that set it do. */
function setTurn({ s, setup }: Build): void {
  s[at.ignoreShields] = setup.ignoreShields ? 1 : 0;
  s[at.redirects] = setup.redirects ?? 0;
  s[at.talons] = setup.talons ? 1 : 0;
  if (setup.heart) setHeart(s);
  if (setup.copyHomodeus) setCopying(s);
}

// Names

/** Player by player, then the table; filler last. */
function nameCards({ s, cards, filler }: Build): Names {
  const names = new Names();
  const zones = [Zone.Champions, Zone.Played, Zone.Hand, Zone.Deck, Zone.Discard, Zone.Relics];
  const lists = Array.from({ length: s[at.players]! }, (_, seat) =>
    zones.map((zone) => list(seat, zone)),
  ).flat();
  const add = (card: number): void => names.add(card, definitions[printedOf[definition(s, card)]!]!.id);
  const isFiller = (card: number): boolean => filler > 0 && card >= filler;
  const addList = (place: number): void => {
    for (let card = head(s, place); card >= 0; card = next(s, card)) if (!isFiller(card)) add(card);
  };
  for (const place of lists) addList(place);
  for (const card of s.subarray(at.row, at.row + Size.Row)) if (card >= 0) add(card);
  for (const place of [Place.Center, Place.Banished, Place.Draft, Place.Box]) addList(place);
  for (let card = filler > 0 ? filler : cards; card < cards; card++) add(card);
  return names;
}
