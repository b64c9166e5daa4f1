import { InputError, type State } from '../../../core/game.js';
import { refuse } from '../../../core/input.js';
import { seedOf } from '../../../core/luck.js';
import { Names } from '../../../core/scenario/names.js';
import { BUILDING_IDS, CODICES, COPIES, HERO_IDS, STARTERS } from '../cards/index.js';
import { at, Building, Built, Flag, Phase, Place, Size, Slot, Zone } from '../layout.js';
import { definitionOf, definitions, partnerHpOf } from '../pool.js';
import { refreshAuras } from '../rules/auras.js';
import { maxLevel } from '../rules/heroes.js';
import { shuffleDeck } from '../rules/piles.js';
import { hpLeft } from '../rules/stats.js';
import { startGame } from '../rules/turn.js';
import { dealOpeningHand, emptyState, newCard, USUAL } from '../setup.js';
import {
  bondOf,
  builtOf,
  controllerOf,
  heroOf,
  isCharacter,
  isUnit,
  linkLast,
  list,
  setBond,
  setFlag,
  size,
  slotOf,
} from '../state.js';
import { SPECS } from '../vocabulary.js';
import type { ReadHero, ReadOngoing, ReadPlayer, ReadSetup, StepName } from './input.js';
import { putBuilding, putOn } from './put.js';

/** A unit without text. */
export const FILLER = 'older-brother';
const SHORTEST_DECK = 10;
const MOST_CARDS = 64;
/** Some turns into the game, with seat 0 as the one that began. */
const USUAL_TURN = 9;

/** A scenario while it is built. */
interface Build {
  readonly s: State;
  readonly names: Names;
  readonly step: StepName;
}

/** The state before the engine runs, and the names of its cards. */
export function buildState(setup: ReadSetup): { state: State; names: Names } {
  const players = [setup.players?.[0] ?? {}, setup.players?.[1] ?? {}];
  const specs = players.map(({ spec }, seat) => SPECS.indexOf(spec ?? SPECS[seat]!));
  const build: Build = { s: emptyState(specs), names: new Names(), step: setup.step ?? 'main' };
  beginTurn(build, setup);
  for (const [seat, player] of players.entries()) addPlayer(build, seat, player);
  for (const [seat, player] of players.entries()) fillUp(build, seat, player);
  for (const seat of [0, 1]) refreshAuras(build.s, seat);
  build.s[at.recheck] = 0;
  if (setup.detected !== undefined) detectGiven(build, setup.detected);
  checkLives(build);
  startGame(build.s);
  return { state: build.s, names: build.names };
}

const PHASES: Readonly<Record<StepName, Phase>> = {
  setup: Phase.Tech,
  start: Phase.Tech,
  main: Phase.Main,
  patrol: Phase.Patrol,
  draw: Phase.Draw,
};

function beginTurn({ s, step }: Build, setup: ReadSetup): void {
  const active = setup.active ?? 0;
  s[at.turn] = setup.turn ?? (step === 'setup' ? 1 : USUAL_TURN + active);
  s[at.first] = s[at.turn]! % 2 === 1 ? active : 1 - active;
  s[at.active] = active;
  s[at.phase] = PHASES[step];
  s[at.step] = step === 'patrol' ? Slot.Leader : 0;
  s[at.hired] = setup.hiredThisTurn ? 1 : 0;
  s[at.reshuffled] = setup.reshuffled ? 1 : 0;
  s.set(seedOf(setup.seed ?? 1), at.luck);
}

// Players

function addPlayer(build: Build, seat: number, player: ReadPlayer): void {
  const { s, names } = build;
  const path = `scenario.players[${seat}]`;
  s[at.gold + seat] = player.gold ?? USUAL.gold;
  s[at.workers + seat] = player.workers ?? usualWorkers(build, seat);
  names.add(heroOf(seat), HERO_IDS[s[at.spec + seat]!]!);
  if (player.hero) addHero(build, seat, player.hero, `${path}.hero`);
  for (const [i, unit] of (player.units ?? []).entries()) {
    const card = addCard(build, unit.owner ?? seat, unit.card, list(seat, Zone.Units));
    putOn(s, card, unit, `${path}.units[${i}]`);
  }
  for (const [i, spell] of (player.ongoing ?? []).entries()) {
    addOngoing(build, seat, spell, `${path}.ongoing[${i}]`);
  }
  for (const [zone, cards] of pilesOf(player)) {
    for (const id of cards) addCard(build, seat, id, list(seat, zone));
  }
  if ((player.hired?.length ?? 0) > s[at.workers + seat]!) {
    refuse(`${path}.hired`, `there are only ${s[at.workers + seat]} workers`);
  }
  addBuildings(build, seat, player, path);
  addCodex(build, seat, player, path);
}

/** A new game gives the seat that begins one worker less; elsewhere seat 0 has the fewer. */
function usualWorkers({ s, step }: Build, seat: number): number {
  const second = step === 'setup' ? (s[at.active] === seat ? 0 : 1) : seat;
  return USUAL.workers + second;
}

const pilesOf = ({ hand = [], deck = [], discard = [], hired = [] }: ReadPlayer): [Zone, string[]][] => [
  [Zone.Hand, hand],
  [Zone.Deck, deck],
  [Zone.Discard, discard],
  [Zone.Hired, hired],
];

/** A new card of its owner at the end of a list. */
function addCard({ s, names }: Build, owner: number, id: string, place: number): number {
  if (s[at.made + owner]! > MOST_CARDS) {
    throw new InputError(`scenario: player ${owner} has more than ${MOST_CARDS} cards; expected fewer`);
  }
  const card = newCard(s, owner, definitionOf.get(id)!);
  linkLast(s, card, place);
  names.add(card, id);
  return card;
}

function addHero({ s }: Build, seat: number, given: ReadHero, path: string): void {
  const { zone, level = 1, wait, maxed, ...marks } = given;
  const isWaiting =
    zone === 'command' || (zone === undefined && wait !== undefined && given.level === undefined);
  if (isWaiting) {
    s[at.wait + seat] = wait ?? 0;
    return;
  }
  if (wait !== undefined) refuse(`${path}.wait`, 'a hero in play does not wait');
  if (level > maxLevel(s, seat))
    refuse(`${path}.level`, `expected at most ${maxLevel(s, seat)}, not ${level}`);
  s[at.place + heroOf(seat)] = Place.Hero;
  s[at.level + seat] = level;
  s[at.maxed + seat] = level === maxLevel(s, seat) && maxed !== false && seat === s[at.active] ? 1 : 0;
  putOn(s, heroOf(seat), marks, path);
}

function addOngoing(
  build: Build,
  seat: number,
  { card: id, partners = [] }: ReadOngoing,
  path: string,
): void {
  const { s, names } = build;
  const spell = addCard(build, seat, id, list(seat, Zone.Ongoing));
  const pairs = partnerHpOf[definitionOf.get(id)!]! > 0;
  if (partners.length !== (pairs ? 2 : 0))
    refuse(`${path}.partners`, `expected ${pairs ? 'two' : 'no'} partners`);
  for (const name of partners) {
    const unit = names.find(name, `${path}.partners`);
    const isFree = isUnit(s, unit) && controllerOf(s, unit) === seat && bondOf(s, unit) < 0;
    if (!isFree) refuse(`${path}.partners`, `${name} is not a unit of this player without a partner`);
    setBond(s, unit, spell);
  }
}

function addBuildings({ s }: Build, seat: number, { buildings = [] }: ReadPlayer, path: string): void {
  for (const [i, { card, ...given }] of buildings.entries()) {
    putBuilding(s, seat, BUILDING_IDS.indexOf(card), given, `${path}.buildings[${i}]`);
  }
  const both = [Building.Tower, Building.Surplus].every((b) => builtOf(s, seat, b) !== Built.None);
  if (both) refuse(`${path}.buildings`, 'a base has one add-on');
}

function addCodex({ s }: Build, seat: number, { codex }: ReadPlayer, path: string): void {
  const copies = (printed: number, n: number): void => {
    s[at.codex + seat * Size.Playable + printed] = n;
  };
  if (codex === undefined) {
    for (const printed of CODICES[s[at.spec + seat]! as 0 | 1]) copies(printed, COPIES);
    return;
  }
  const total = Object.values(codex).reduce((sum, n) => sum + n, 0);
  if (total > MOST_CODEX) refuse(`${path}.codex`, `expected at most ${MOST_CODEX} cards, not ${total}`);
  for (const [id, n] of Object.entries(codex)) copies(definitionOf.get(id)!, n);
}
const MOST_CODEX = 24;

/** A new game deals what is not given; elsewhere a deck is filled up below the cards given. */
function fillUp(build: Build, seat: number, { hand, deck, pad }: ReadPlayer): void {
  const { s } = build;
  if (build.step === 'setup') {
    if (deck === undefined) dealDeck(build, seat);
    if (hand === undefined) dealOpeningHand(s, seat);
    return;
  }
  if (pad === false) return;
  while (size(s, seat, Zone.Deck) < SHORTEST_DECK && s[at.made + seat]! <= MOST_CARDS) {
    addCard(build, seat, FILLER, list(seat, Zone.Deck));
  }
}

function dealDeck(build: Build, seat: number): void {
  for (const printed of STARTERS) {
    addCard(build, seat, definitions[printed]!.id, list(seat, Zone.Deck));
  }
  shuffleDeck(build.s, seat);
}

// The whole

function detectGiven({ s, names }: Build, name: string): void {
  const card = names.find(name, 'scenario.detected');
  if (!isCharacter(s, card)) refuse('scenario.detected', `${name} is not in play`);
  s[at.detected + 1 - controllerOf(s, card)] = card + 1;
  setFlag(s, card, Flag.Detected);
}

/** One patroller per slot, and no character without hp left. */
function checkLives({ s, names }: Build): void {
  for (let card = 0; card < Size.Cards; card++) {
    if (!isCharacter(s, card)) continue;
    const path = `scenario.players[${controllerOf(s, card)}]: ${names.of(card)}`;
    if (hpLeft(s, card) <= 0) refuse(path, 'would be dead already; expected less damage');
    for (let other = 0; other < card; other++) {
      const isTaken = slotOf(s, other) !== 0 && slotOf(s, other) === slotOf(s, card);
      if (isTaken && controllerOf(s, other) === controllerOf(s, card))
        refuse(path, 'patrols in a slot that is taken');
    }
  }
}
