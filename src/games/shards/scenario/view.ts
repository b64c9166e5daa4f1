import type { State } from '../../../core/game.js';
import type { Names } from '../../../core/scenario/names.js';
import { at, Flag, INFINITE, None, Phase, Place, Zone } from '../layout.js';
import { definitions, printedOf } from '../pool.js';
import { defense, shieldInPlay } from '../rules/champions.js';
import { sideOf } from '../rules/players.js';
import { champions, flag, head, isNemesis, list, next, placeOf } from '../state.js';
import type { StepName } from './input.js';

export interface ChampionView {
  card: string;
  /** With all bonuses. */
  defense: number;
  exhausted: boolean;
  played: boolean;
}

export interface PlayerView {
  leader: string | null;
  health: number;
  mastery: number;
  gems: number;
  power: number | 'infinite';
  out: boolean;
  focused: boolean;
  /** Piles top first. */
  hand: string[];
  deck: string[];
  discard: string[];
  relics: string[];
  played: { card: string; fast: boolean }[];
  champions: ChampionView[];
  /** What cards in play give whenever this player is attacked. */
  shield: number;
}

export interface TurnView {
  active: number;
  step: StepName;
  turn: number;
  /** Seats; empty while the game goes on. */
  winners: number[];
  ignoreShields: boolean;
  redirects: number;
  talons: boolean;
  heart: boolean;
  copyHomodeus: boolean;
}

export interface ShardsView {
  players: PlayerView[];
  /** Left to right; null for a place that could not be filled. */
  row: (string | null)[];
  center: string[];
  banished: string[];
  box: string[];
  /** Open relics of a draft. */
  draft: string[];
  turn: TurnView;
}

export interface PlacedView extends Partial<ChampionView> {
  card: string;
  zone: string;
  /** The player whose zone it is; null elsewhere. */
  seat: number | null;
  fast?: boolean;
}

export const listed = (s: State, place: number): number[] => {
  const cards: number[] = [];
  for (let card = head(s, place); card >= 0; card = next(s, card)) cards.push(card);
  return cards;
};

export const idOfDefinition = (d: number): string => definitions[printedOf[d]!]!.id;

export function viewOf(s: State, names: Names): ShardsView {
  const pile = (place: number): string[] => listed(s, place).map((card) => names.of(card));
  return {
    players: Array.from({ length: s[at.players]! }, (_, seat) => viewPlayer(s, names, seat)),
    row: [...s.subarray(at.row, at.row + s[at.rowSize]!)].map((card) => (card < 0 ? null : names.of(card))),
    center: pile(Place.Center),
    banished: pile(Place.Banished),
    box: pile(Place.Box),
    draft: pile(Place.Draft),
    turn: viewTurn(s),
  };
}

function viewPlayer(s: State, names: Names, seat: number): PlayerView {
  const pile = (zone: number): string[] => listed(s, list(seat, zone)).map((card) => names.of(card));
  const isActive = s[at.active] === seat;
  const leader = s[at.leader + seat]!;
  return {
    leader: leader < 0 ? null : idOfDefinition(leader),
    health: s[at.health + seat]!,
    mastery: s[at.mastery + seat]!,
    gems: isActive ? s[at.gems]! : 0,
    power: isActive ? sayPower(s[at.power]!) : 0,
    out: s[at.out + seat] === 1,
    focused: s[at.focused + seat] === 1,
    hand: pile(Zone.Hand),
    deck: pile(Zone.Deck),
    discard: pile(Zone.Discard),
    relics: pile(Zone.Relics),
    played: listed(s, list(seat, Zone.Played)).map((card) => ({
      card: names.of(card),
      fast: flag(s, card, Flag.Fast),
    })),
    champions: listed(s, champions(seat)).map((card) => viewChampion(s, names, card, seat)),
    shield: shieldInPlay(s, seat),
  };
}

const sayPower = (n: number): number | 'infinite' => (n >= INFINITE ? 'infinite' : n);

const viewChampion = (s: State, names: Names, card: number, seat: number): ChampionView => ({
  card: names.of(card),
  defense: defense(s, card, seat),
  exhausted: flag(s, card, Flag.Exhausted),
  played: flag(s, card, Flag.PlayedNow),
});

function stepOf(phase: number): StepName {
  if (phase <= Phase.Begin) return 'setup';
  if (phase === Phase.End || phase === Phase.Draw) return 'end';
  return (phase >= Phase.Attack && phase <= Phase.Damage) || phase === Phase.NemesisPower ? 'attack' : 'main';
}

/** Partners win together, and the Nemesis by itself. */
function winners(s: State): number[] {
  if (s[at.winner] === None.Seat) return [];
  const seats = Array.from({ length: s[at.players]! }, (_, seat) => seat);
  return seats.filter((seat) => (isNemesis(s, 1) ? seat : sideOf(s, seat)) === s[at.winner]);
}

const viewTurn = (s: State): TurnView => ({
  active: s[at.active]!,
  step: stepOf(s[at.phase]!),
  turn: s[at.turn]!,
  winners: winners(s),
  ignoreShields: s[at.ignoreShields] === 1,
  redirects: s[at.redirects]!,
  talons: s[at.talons] === 1,
  heart: s[at.heartCards]! > 0,
  copyHomodeus: s[at.copying] !== 0,
});

const ZONES = ['deck', 'hand', 'discard', 'played', 'champions', 'relics'] as const;
const PLACES = ['center', 'banished', 'box', 'draft', 'row'] as const;

/** The word for a place, and whose it is. */
export const zoneAt = (place: number): { zone: string; seat: number | null } =>
  place >= Place.Center
    ? { zone: PLACES[place - Place.Center]!, seat: null }
    : { zone: ZONES[place & 7]!, seat: place >> 3 };

/** Where one card is. */
export function viewPlaced(s: State, names: Names, card: number): PlacedView {
  const { zone, seat } = zoneAt(placeOf(s, card));
  const view = { card: names.of(card), zone, seat };
  if (zone === 'champions') return { ...view, ...viewChampion(s, names, card, seat!) };
  return zone === 'played' ? { ...view, fast: flag(s, card, Flag.Fast) } : view;
}
