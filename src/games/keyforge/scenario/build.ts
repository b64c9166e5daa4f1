import { InputError, type State } from '../../../core/game.js';
import { seedOf } from '../../../core/luck.js';
import { Names } from '../../../core/scenario/names.js';
import { HOUSES, type House } from '../houses.js';
import { at, F, Flag, Frame, Mod, None, Size, Step, Zone } from '../layout.js';
import { definitionOf, definitions, modsOf, upgradeFormOf } from '../pool.js';
import { show } from '../rules/knowledge.js';
import { claim } from '../rules/lasting.js';
import { becomeControlled, enterPlay, layUnder, moveCard } from '../rules/move.js';
import { pushShort } from '../rules/stack.js';
import { dealOpeningHand, startGame } from '../rules/turn.js';
import { emptyState, houseBit, identify, placeCard } from '../setup.js';
import {
  clearFlag,
  countIn,
  damageOn,
  definition,
  headOf,
  linkLast,
  linkToHost,
  list,
  ownerOf,
  register,
  setFlag,
  unlink,
} from '../state.js';
import { checkDamage, setTokensOf } from './edit.js';
import { keyBits, type ReadCard, type ReadPlayer, type ReadSetup, type StepName } from './input.js';
import { listed } from './view.js';

/** A creature without text, as a maverick of each of the player's houses in turn. */
export const FILLER = 'snufflegator';
const SHORTEST_DECK = 10;

/** Where the turn's frame stands at the start of each step: see rules/turn.ts. */
const PHASES: Readonly<Partial<Record<StepName, number>>> = {
  forge: 0,
  house: 2,
  main: 5,
  ready: 6,
  draw: 7,
};
const STEPS: Readonly<Record<StepName, Step>> = {
  mulligan: Step.Mulligan,
  forge: Step.Forge,
  house: Step.House,
  main: Step.Main,
  ready: Step.Ready,
  draw: Step.Draw,
};

/** A scenario while it is built. */
interface Build {
  readonly s: State;
  readonly names: Names;
  /** How many cards each seat owns so far. */
  readonly owned: [number, number];
}

/** The state before the engine runs, and the names of its cards. */
export function buildState(setup: ReadSetup): { state: State; names: Names } {
  const build: Build = { s: emptyState(), names: new Names(), owned: [0, 0] };
  const players = [setup.players?.[0] ?? {}, setup.players?.[1] ?? {}];
  const houses = players.map((player, seat) =>
    identityOf(player, seat === (setup.active ?? 0) ? setup.house : undefined),
  );
  for (const [seat, player] of players.entries()) addPlayer(build, seat, player, houses[seat]!);
  for (const [seat, player] of players.entries())
    if (player.pad !== false) padDeck(build, seat, houses[seat]!);
  identify(build.s);
  beginTurn(build.s, setup, houses);
  checkAllDamage(build);
  return { state: build.s, names: build.names };
}

function checkAllDamage({ s, names }: Build): void {
  for (const seat of [0, 1]) {
    for (const card of listed(s, headOf(s, seat, Zone.Line))) {
      if (damageOn(s, card) > 0) checkDamage(s, card, `scenario.players[${seat}].line: ${names.of(card)}`);
    }
  }
  s[at.recheck] = 1;
}

/** The houses given, or those of the cards, filled up to three. */
function identityOf(player: ReadPlayer, active: House | undefined): House[] {
  if (player.houses?.length === 3) return player.houses;
  const found = [
    ...(player.houses ?? []),
    ...(active === undefined ? [] : [active]),
    ...housesOfCards(player),
    ...HOUSES,
  ];
  return [...new Set(found)].slice(0, 3);
}

function housesOfCards(player: ReadPlayer): House[] {
  const { line = [], artifacts = [], hand = [], deck = [], discard = [], archives = [] } = player;
  return [...line, ...artifacts, ...hand, ...deck, ...discard, ...archives].map(houseOf);
}

const houseOf = ({ card: id, house }: ReadCard): House => house ?? definitions[definitionOf.get(id)!]!.house;

function addPlayer(build: Build, seat: number, player: ReadPlayer, houses: readonly House[]): void {
  const { s } = build;
  s[at.houses + seat] = houses.reduce((bits, house) => bits | houseBit(house), 0);
  s[at.amber + seat] = player.amber ?? 0;
  s[at.chains + seat] = player.chains ?? 0;
  s[at.keys + seat] = keyBits(player.keys ?? []);
  for (const card of player.line ?? []) addToPlay(build, seat, card, Zone.Line);
  for (const card of player.artifacts ?? []) addToPlay(build, seat, card, Zone.Artifacts);
  addPile(build, seat, player.hand, Zone.Hand);
  addPile(build, seat, player.deck, Zone.Deck);
  addPile(build, seat, player.discard, Zone.Discard);
  addPile(build, seat, player.archives, Zone.Archives);
  addPile(build, seat, player.purged, Zone.Purged);
}

/** A new card of its owner, lying aside of everything. */
function newCard(build: Build, seat: number, of: ReadCard): number {
  const { card: id, owner = seat } = of;
  const { s, names, owned } = build;
  if (owned[owner as 0 | 1] === Size.Deck) {
    throw new InputError(`scenario: player ${owner} owns more than ${Size.Deck} cards; a deck has no more`);
  }
  const card = owner * Size.Deck + owned[owner as 0 | 1]!++;
  placeCard(s, card, definitionOf.get(id)!, houseBit(houseOf(of)));
  linkLast(s, card, list(owner, Zone.Aside));
  names.add(card, id);
  return card;
}

/** Piles are given with their top first, and each card is laid on top of those before it. */
function addPile(build: Build, seat: number, pile: readonly ReadCard[] = [], zone: Zone): void {
  const cards = pile.map((card) => newCard(build, seat, card));
  if (zone === Zone.Deck || zone === Zone.Discard) cards.reverse();
  for (const card of cards) moveCard(build.s, card, zone, seat);
}

function addToPlay(build: Build, seat: number, of: ReadCard, zone: Zone.Line | Zone.Artifacts): void {
  const { s } = build;
  const card = newCard(build, seat, of);
  enterPlay(s, card, seat, zone, s[at.tail + list(seat, zone)]!);
  clearFlag(s, card, Flag.Exhausted);
  for (const upgrade of of.upgrades ?? []) addUpgrade(build, seat, upgrade, card);
  for (const under of of.under ?? []) addUnder(build, seat, under, card);
  setTokensOf(s, card, of);
}

/** As attachUpgrade of the rules, but the creature already stands where the upgrade would bring it. */
function addUpgrade(build: Build, seat: number, of: ReadCard, host: number): void {
  const { s } = build;
  const card = newCard(build, seat, of);
  const form = upgradeFormOf[definition(s, card)]!;
  if (form !== 0) s[at.definition + card] = form | (s[at.definition + card]! & ~0xfff);
  unlink(s, card);
  linkToHost(s, card, host, Zone.Attached);
  becomeControlled(s, card, seat);
  register(s, card, true);
  setTokensOf(s, card, of);
  if ((modsOf[definition(s, card)]! >> Mod.Controlled) & 1) {
    if (ownerOf(host) === 0) clearFlag(s, host, Flag.LastingController);
    else setFlag(s, host, Flag.LastingController);
    claim(s, host, seat, card);
  }
}

function addUnder(build: Build, seat: number, of: ReadCard, host: number): void {
  const { s } = build;
  const card = newCard(build, seat, of);
  const faceUp = !of.faceDown;
  if (faceUp) show(s, card);
  layUnder(s, card, host, faceUp);
}

/** Filler goes below the cards given, so that those are drawn first. */
function padDeck(build: Build, seat: number, houses: readonly House[]): void {
  const { s, owned } = build;
  for (let i = 0; countIn(s, seat, Zone.Deck) < SHORTEST_DECK && owned[seat as 0 | 1]! < Size.Deck; i++) {
    const card = newCard(build, seat, { card: FILLER, house: houses[i % 3]! });
    moveCard(s, card, Zone.Hand, seat);
    unlink(s, card);
    linkLast(s, card, list(seat, Zone.Deck));
    clearFlag(s, card, Flag.Known0 | Flag.Known1);
  }
}

function beginTurn(s: State, setup: ReadSetup, houses: readonly House[][]): void {
  const active = setup.active ?? 0;
  const step = setup.step ?? 'main';
  const chosen = step === 'main' || step === 'ready' || step === 'draw';
  s[at.turn] = setup.turn ?? (step === 'mulligan' ? 1 : 3 + active);
  s[at.first] = s[at.turn]! % 2 === 1 ? active : 1 - active;
  s[at.active] = active;
  s[at.step] = STEPS[step];
  s[at.house] = chosen ? HOUSES.indexOf(setup.house ?? houses[active]![0]!) : None.House;
  s.set(seedOf(setup.seed ?? 1), at.luck);
  if (step === 'mulligan') {
    dealMissingHands(s, setup);
    startGame(s);
  } else s[pushShort(s, Frame.Turn, None.Card, active) + F.Pc] = PHASES[step]!;
}

/** A player who is given no hand is dealt the opening one, from the top of the deck as it lies. */
function dealMissingHands(s: State, setup: ReadSetup): void {
  for (let seat = 0; seat < 2; seat++) {
    if (setup.players?.[seat]?.hand === undefined) dealOpeningHand(s, seat);
  }
}
