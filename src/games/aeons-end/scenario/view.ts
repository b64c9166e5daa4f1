import type { State } from '../../../core/game.js';
import type { Names } from '../../../core/scenario/names.js';
import { at, Breach, Place, Size, TurnCard, Zone } from '../layout.js';
import type { TurnWord } from '../levels.js';
import { costOf, definitions, kindOf, nameOf, slotsOf } from '../pool.js';
import { Kind } from '../program.js';
import { printedFocusCost, printedOpenCost } from '../rules/breaches.js';
import { ENDS } from '../say/ends.js';
import { breachList, definition, head, list, next, size, tokensOn } from '../state.js';
import { NUMERALS, type PhaseName } from './input.js';

export interface BreachView {
  breach: string;
  state: 'open' | 'closed' | 'none';
  /** How often it was focused. */
  step: number;
  focusedThisTurn: boolean;
  /** What is printed; null when it can't be paid for any more. */
  focusCost: number | null;
  openCost: number | null;
  spells: string[];
}

export interface PlayerView {
  mage: string;
  life: number;
  exhausted: boolean;
  charges: number;
  slots: number;
  hand: string[];
  /** Top first, like the discard pile. */
  deck: string[];
  discard: string[];
  /** Gems and relics played this turn. */
  played: string[];
  breaches: BreachView[];
}

export interface InPlayView {
  card: string;
  /** Of a minion. */
  life?: number;
  /** Of a power. */
  tokens?: number;
}

export interface NemesisView {
  nemesis: string;
  life: number;
  fury: number;
  husks: number;
  hurtHusks: number;
  deck: string[];
  discard: string[];
  /** The oldest first. */
  inPlay: InPlayView[];
  corruptions: string[];
  devoured: string[];
}

export interface TurnView {
  active: number;
  nemesisTurn: boolean;
  phase: PhaseName;
  turn: number;
  round: number;
  aether: number;
  gemAether: number;
  spellAether: number;
  discount: number;
  prevented: boolean;
  winner: 'players' | 'nemesis' | null;
  end: string | null;
}

export interface AeonsEndView {
  players: PlayerView[];
  nemesis: NemesisView;
  gravehold: number;
  market: { card: string; cost: number; left: number }[];
  /** Both top first. */
  turnOrder: { deck: TurnWord[]; known: boolean[]; discard: TurnWord[] };
  destroyed: string[];
  /** What resolves just now. */
  aside: string[];
  turn: TurnView;
}

export interface PlacedView {
  card: string;
  zone: string;
  /** The player whose zone it is; null elsewhere. */
  seat: number | null;
  life?: number;
  tokens?: number;
}

export const listed = (s: State, place: number): number[] => {
  const cards: number[] = [];
  for (let card = head(s, place); card >= 0; card = next(s, card)) cards.push(card);
  return cards;
};

export const idOfDefinition = (d: number): string => definitions[nameOf[d]!]!.id;

export function viewOf(s: State, names: Names): AeonsEndView {
  const pile = (place: number): string[] => listed(s, place).map((card) => names.of(card));
  return {
    players: Array.from({ length: s[at.players]! }, (_, seat) => viewPlayer(s, names, seat)),
    nemesis: {
      nemesis: idOfDefinition(s[at.nemesis]!),
      life: s[at.nemesisLife]!,
      fury: s[at.fury]!,
      husks: s[at.husks]!,
      hurtHusks: s[at.hurtHusks]!,
      deck: pile(Place.NemesisDeck),
      discard: pile(Place.NemesisDiscard),
      inPlay: listed(s, Place.NemesisPlay).map((card) => ({ card: names.of(card), ...tokens(s, card) })),
      corruptions: pile(Place.CorruptionDeck),
      devoured: pile(Place.Devoured),
    },
    gravehold: s[at.gravehold]!,
    market: viewMarket(s),
    turnOrder: viewTurnOrder(s),
    destroyed: pile(Place.Destroyed),
    aside: pile(Place.Aside),
    turn: viewTurn(s),
  };
}

const tokens = (s: State, card: number): Omit<InPlayView, 'card'> =>
  kindOf[definition(s, card)] === Kind.Minion ? { life: tokensOn(s, card) } : { tokens: tokensOn(s, card) };

function viewPlayer(s: State, names: Names, seat: number): PlayerView {
  const pile = (zone: number): string[] => listed(s, list(seat, zone)).map((card) => names.of(card));
  return {
    mage: idOfDefinition(s[at.mage + seat]!),
    life: s[at.life + seat]!,
    exhausted: s[at.exhausted + seat] === 1,
    charges: s[at.charges + seat]!,
    slots: slotsOf[s[at.mage + seat]!]!,
    hand: pile(Zone.Hand),
    deck: pile(Zone.Deck),
    discard: pile(Zone.Discard),
    played: pile(Zone.Played),
    breaches: NUMERALS.map((_, b) => viewBreach(s, names, seat, b)),
  };
}

function viewBreach(s: State, names: Names, seat: number, b: number): BreachView {
  const word = s[at.breaches + seat * 4 + b]!;
  const closed = (word & Breach.Present) !== 0 && (word & Breach.Open) === 0;
  return {
    breach: NUMERALS[b]!,
    state: word & Breach.Present ? (word & Breach.Open ? 'open' : 'closed') : 'none',
    step: word & Breach.Step,
    focusedThisTurn: (word & Breach.FocusedThisTurn) !== 0,
    focusCost: closed ? printedFocusCost(b) : null,
    openCost: closed ? printedOpenCost(s, seat, b) : null,
    spells: listed(s, breachList(seat, b)).map((card) => names.of(card)),
  };
}

const viewMarket = (s: State): AeonsEndView['market'] =>
  Array.from({ length: Size.Piles }, (_, p) => p)
    .filter((p) => s[at.pile + p]! >= 0)
    .map((p) => ({
      card: idOfDefinition(s[at.pile + p]!),
      cost: costOf[s[at.pile + p]!]!,
      left: size(s, Place.Supply + p),
    }));

export const turnWord = (kind: number): TurnWord =>
  kind === TurnCard.Nemesis ? 'nemesis' : kind === TurnCard.Wild ? 'wild' : kind;

function viewTurnOrder(s: State): AeonsEndView['turnOrder'] {
  const deck = [...s.subarray(at.turnDeck, at.turnDeck + s[at.turnDeckCount]!)].reverse();
  const discard = [...s.subarray(at.turnDiscard, at.turnDiscard + s[at.turnDiscardCount]!)].reverse();
  return {
    deck: deck.map((card) => turnWord(card & TurnCard.Kind)),
    known: deck.map((card) => (card & TurnCard.Known) !== 0),
    discard: discard.map(turnWord),
  };
}

/** The phases of the engine, by the names of the rulebook. */
const PHASE_NAMES: readonly PhaseName[] = [
  'setup',
  'next',
  'next',
  'next',
  'start',
  'casting',
  'casting',
  'main',
  'main',
  'draw',
  'draw',
  'nemesis',
  'nemesis draw',
  'nemesis draw',
  'nemesis draw',
  'nemesis draw',
  'next',
];

function viewTurn(s: State): TurnView {
  return {
    active: s[at.active]!,
    nemesisTurn: s[at.nemesisTurn] === 1,
    phase: PHASE_NAMES[s[at.phase]!]!,
    turn: s[at.turn]!,
    round: s[at.round]!,
    aether: s[at.aether]!,
    gemAether: s[at.gemAether]!,
    spellAether: s[at.spellAether]!,
    discount: s[at.discount]!,
    prevented: s[at.prevented] === 1,
    winner: s[at.winner] === 0 ? 'players' : s[at.winner] === 1 ? 'nemesis' : null,
    end: ENDS[s[at.end]!] ?? null,
  };
}

const ZONES = [
  'deck',
  'hand',
  'discard',
  'played',
  'breach I',
  'breach II',
  'breach III',
  'breach IV',
] as const;
const PLACES: Readonly<Record<number, string>> = {
  [Place.Devoured]: 'devoured',
  [Place.NemesisDeck]: 'nemesisDeck',
  [Place.NemesisDiscard]: 'nemesisDiscard',
  [Place.NemesisPlay]: 'inPlay',
  [Place.CorruptionDeck]: 'corruptions',
  [Place.Box]: 'box',
  [Place.Destroyed]: 'destroyed',
  [Place.Aside]: 'aside',
};

/** Where one card is. */
export function viewPlaced(s: State, names: Names, card: number): PlacedView {
  const place = s[at.place + card]!;
  const view = { card: names.of(card), zone: PLACES[place] ?? 'supply', seat: null };
  if (place < Place.Supply) return { ...view, zone: ZONES[place & 7]!, seat: place >> 3 };
  return place === Place.NemesisPlay ? { ...view, ...tokens(s, card) } : view;
}
