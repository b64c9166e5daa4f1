import type { State } from '../../../core/game.js';
import type { Names } from '../../../core/scenario/names.js';
import { HOUSES, type House } from '../houses.js';
import { at, Flag, Mod, None, Size, type Step, Zone } from '../layout.js';
import { definitions } from '../pool.js';
import { Keyword } from '../program.js';
import { armor } from '../rules/armor.js';
import {
  assaultValue,
  hasKeyword,
  hasModifiers,
  hazardousValue,
  housesOf,
  modifierTotal,
  power,
} from '../rules/modifiers.js';
import { keyCost } from '../rules/permissions.js';
import {
  amberOn,
  controllerOf,
  damageOn,
  definition,
  doomCounters,
  firstAttached,
  flag,
  headOf,
  hostOf,
  inPlay,
  isCreature,
  nextCard,
  otherCounters,
  ownerOf,
  placeOf,
  powerCounters,
  zoneOf,
} from '../state.js';
import { KEYWORDS } from '../vocabulary.js';
import { ZONE_NAMES } from './edit.js';
import {
  type CounterName,
  type Counters,
  KEY_COLOURS,
  type KeyColour,
  STEPS,
  type StepName,
} from './input.js';

export interface CardView {
  card: string;
  owner: number;
  controller: number;
  /** The first of its houses. */
  house: House;
  houses: House[];
  power: number;
  /** What is left of it this turn. */
  armor: number;
  damage: number;
  exhausted: boolean;
  stunned: boolean;
  ward: boolean;
  enraged: boolean;
  amber: number;
  /** Only those there are. */
  counters: Counters;
  /** With their values: `assault 2`. */
  keywords: string[];
  upgrades: string[];
  under: string[];
}

export interface PlayerView {
  amber: number;
  keys: KeyColour[];
  keyCost: number;
  chains: number;
  houses: House[];
  hand: string[];
  /** Top first, like the discard pile. */
  deck: string[];
  discard: string[];
  archives: string[];
  purged: string[];
  /** Left to right. */
  line: CardView[];
  artifacts: CardView[];
  /** What is being played just now. */
  aside: string[];
}

export interface TurnView {
  active: number;
  house: House | null;
  step: StepName;
  turn: number;
  winner: number | null;
}

export interface KeyforgeView {
  players: [PlayerView, PlayerView];
  turn: TurnView;
}

/** Where one card is; what lies on it when it is in play. */
export type PlacedView = Partial<CardView> & { card: string; zone: string; seat: number };

export const viewOf = (s: State, names: Names): KeyforgeView => ({
  players: [viewPlayer(s, names, 0), viewPlayer(s, names, 1)],
  turn: viewTurn(s),
});

function viewTurn(s: State): TurnView {
  return {
    active: s[at.active]!,
    house: HOUSES[s[at.house]!] ?? null,
    step: STEPS[s[at.step]! as Step]!,
    turn: s[at.turn]!,
    winner: s[at.winner]! < 0 ? null : s[at.winner]!,
  };
}

function viewPlayer(s: State, names: Names, seat: number): PlayerView {
  const pile = (zone: Zone): string[] => listed(s, headOf(s, seat, zone)).map((card) => names.of(card));
  const inPlayAt = (zone: Zone): CardView[] =>
    listed(s, headOf(s, seat, zone)).map((card) => viewCard(s, names, card));
  return {
    amber: s[at.amber + seat]!,
    keys: KEY_COLOURS.filter((_, i) => (s[at.keys + seat]! >> i) & 1),
    keyCost: keyCost(s, seat),
    chains: s[at.chains + seat]!,
    houses: housesIn(s[at.houses + seat]!),
    hand: pile(Zone.Hand),
    deck: pile(Zone.Deck),
    discard: pile(Zone.Discard),
    archives: pile(Zone.Archives),
    purged: pile(Zone.Purged),
    line: inPlayAt(Zone.Line),
    artifacts: inPlayAt(Zone.Artifacts),
    aside: pile(Zone.Aside),
  };
}

export const housesIn = (bits: number): House[] => HOUSES.filter((_, i) => (bits >> i) & 1);

/** A card and all that follow it in its list. */
export function listed(s: State, head: number): number[] {
  const cards: number[] = [];
  for (let card = head; card >= 0; card = nextCard(s, card)) cards.push(card);
  return cards;
}

/** What is attached lies in front of what was there before; here the oldest comes first. */
export const attachedTo = (s: State, card: number, zone: Zone): number[] =>
  listed(s, firstAttached(s, card))
    .filter((on) => zoneOf(s, on) === zone)
    .reverse();

function viewCard(s: State, names: Names, card: number): CardView {
  const creature = isCreature(s, card);
  const houses = housesIn(housesOf(s, card));
  const attached = (zone: Zone): string[] => attachedTo(s, card, zone).map((on) => names.of(on));
  return {
    card: names.of(card),
    owner: ownerOf(card),
    controller: controllerOf(s, card),
    house: houses[0]!,
    houses,
    power: creature ? power(s, card) : 0,
    armor: creature ? armor(s, card) : 0,
    damage: damageOn(s, card),
    exhausted: flag(s, card, Flag.Exhausted),
    stunned: flag(s, card, Flag.Stunned),
    ward: flag(s, card, Flag.Warded),
    enraged: flag(s, card, Flag.Enraged),
    amber: amberOn(s, card),
    counters: countersOn(s, card),
    keywords: creature ? keywordsOn(s, card) : [],
    upgrades: attached(Zone.Attached),
    under: attached(Zone.Under),
  };
}

export function viewPlaced(s: State, names: Names, card: number): PlacedView {
  const zone = zoneOf(s, card);
  const host = placeOf(s, card) < Size.Lists ? None.Card : hostOf(s, card);
  const seat = host >= 0 ? controllerOf(s, card) : placeOf(s, card) >> 3;
  const word =
    ZONE_NAMES[zone] ??
    (host >= 0 ? `${zone === Zone.Attached ? 'on' : 'under'} ${names.of(host)}` : 'aside');
  return { ...(inPlay(s, card) ? viewCard(s, names, card) : { card: names.of(card) }), zone: word, seat };
}

/** In the order of their bits; the two with a number add up from all sources. */
export function keywordsOn(s: State, card: number): string[] {
  const plain = KEYWORDS.filter((_, i) => 1 << i < Keyword.Assault && hasKeyword(s, card, 1 << i));
  const lost = hasModifiers(s, Mod.LoseKeyword) ? modifierTotal(s, Mod.LoseKeyword, card, 0) : 0;
  const assault = lost & Keyword.Assault ? 0 : assaultValue(s, card);
  const hazardous = lost & Keyword.Hazardous ? 0 : hazardousValue(s, card);
  return [
    ...plain,
    ...(assault ? [`assault ${assault}`] : []),
    ...(hazardous ? [`hazardous ${hazardous}`] : []),
  ];
}

function countersOn(s: State, card: number): Counters {
  const counters: Counters = {};
  if (powerCounters(s, card)) counters.power = powerCounters(s, card);
  if (doomCounters(s, card)) counters.doom = doomCounters(s, card);
  if (otherCounters(s, card)) counters[counterName(s, card)] = otherCounters(s, card);
  return counters;
}

/** The state counts them without their name: it is the one that the card's own text uses, or any card in play. */
export function counterName(s: State, card: number): CounterName {
  const texts = [card, ...listedInPlay(s)].map((each) =>
    JSON.stringify(definitions[definition(s, each)]!.card.text ?? []),
  );
  for (const text of texts) {
    const kind = /"kind":"(fuse|glory|growth|disruption)"/.exec(text)?.[1];
    if (kind) return kind as CounterName;
  }
  return 'growth';
}

function listedInPlay(s: State): number[] {
  return [0, 1].flatMap((seat) => [
    ...listed(s, headOf(s, seat, Zone.Line)),
    ...listed(s, headOf(s, seat, Zone.Artifacts)),
  ]);
}
