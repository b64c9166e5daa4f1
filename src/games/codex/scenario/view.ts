import { NOBODY, type State } from '../../../core/game.js';
import type { Names } from '../../../core/scenario/names.js';
import { BUILDING_IDS } from '../cards/index.js';
import { at, type Building, Built, Flag, None, type Phase, Place, Size, Zone } from '../layout.js';
import { definitions, frenzyOf, healingOf, obliterateOf, techOf } from '../pool.js';
import { buildingHp } from '../rules/buildings.js';
import { armor, attack, hp, keywords, resist } from '../rules/stats.js';
import { cardsIn } from '../say/state.js';
import {
  bondOf,
  buildingDamage,
  builtOf,
  controllerOf,
  damageOn,
  definition,
  flag,
  heroInPlay,
  heroOf,
  isCharacter,
  isHero,
  isUnit,
  ownerOf,
  placeOf,
  runesOn,
  slotOf,
} from '../state.js';
import { KEYWORDS, SPECS, type Spec } from '../vocabulary.js';
import { SLOT_WORDS, type SlotWord } from '../words/names.js';
import { BUILDING_STATES, type BuildingState, type StepName } from './input.js';

/** A unit or hero in play. */
export interface CharacterView {
  card: string;
  owner: number;
  attack: number;
  hp: number;
  damage: number;
  armor: number;
  runes: number;
  exhausted: boolean;
  fatigue: boolean;
  attacked: boolean;
  slot: SlotWord | null;
  detected: boolean;
  keywords: string[];
}
export interface UnitView extends CharacterView {
  tech: number;
  /** The other unit of a Two Step. */
  partner: string | null;
}
export interface HeroView extends Partial<CharacterView> {
  card: string;
  zone: 'play' | 'command';
  level: number;
  wait: number;
  maxed: boolean;
}
export interface OngoingView {
  card: string;
  partners: string[];
}
export interface BuildingView {
  card: string;
  state: BuildingState;
  hp: number;
  damage: number;
}
export interface PlayerView {
  spec: Spec;
  gold: number;
  workers: number;
  hired: string[];
  hand: string[];
  deck: string[];
  discard: string[];
  codex: Record<string, number>;
  hero: HeroView;
  units: UnitView[];
  ongoing: OngoingView[];
  buildings: BuildingView[];
}
export interface CodexView {
  players: PlayerView[];
  removed: string[];
  turn: {
    active: number;
    step: StepName;
    turn: number;
    hiredThisTurn: boolean;
    reshuffled: boolean;
    detected: string | null;
    winner: number | null;
  };
}
/** One card in any zone, with its fields in play. */
export interface PlacedView extends Partial<UnitView> {
  card: string;
  zone: string;
  seat: number;
  level?: number;
  wait?: number;
  partners?: string[];
}

export const viewOf = (s: State, names: Names): CodexView => ({
  players: [viewPlayer(s, names, 0), viewPlayer(s, names, 1)],
  removed: [0, 1].flatMap((seat) => namesIn(s, names, seat, Zone.Removed)),
  turn: {
    active: s[at.active]!,
    step: STEP_WORDS[s[at.phase]!]!,
    turn: s[at.turn]!,
    hiredThisTurn: s[at.hired] === 1,
    reshuffled: s[at.reshuffled] === 1,
    detected: detectedName(s, names),
    winner: s[at.winner] === NOBODY ? null : s[at.winner]!,
  },
});

const STEP_WORDS: readonly StepName[] = [
  'start',
  'start',
  'start',
  'main',
  'patrol',
  'draw',
  'draw',
] satisfies {
  [P in Phase]?: StepName;
} & StepName[];

/** What a tower has seen this turn: an attacker before a card that the active player looked for. */
function detectedName(s: State, names: Names): string | null {
  const card = s[at.detected + 1 - s[at.active]!]! || s[at.detected + s[at.active]!]!;
  return card === 0 ? null : names.of(card - 1);
}

const namesIn = (s: State, names: Names, seat: number, zone: Zone): string[] =>
  cardsIn(s, seat, zone).map((card) => names.of(card));

const viewPlayer = (s: State, names: Names, seat: number): PlayerView => ({
  spec: SPECS[s[at.spec + seat]!]!,
  gold: s[at.gold + seat]!,
  workers: s[at.workers + seat]!,
  hired: namesIn(s, names, seat, Zone.Hired),
  hand: namesIn(s, names, seat, Zone.Hand),
  deck: namesIn(s, names, seat, Zone.Deck),
  discard: namesIn(s, names, seat, Zone.Discard),
  codex: viewCodex(s, seat),
  hero: viewHero(s, names, seat),
  units: cardsIn(s, seat, Zone.Units).map((card) => viewUnit(s, names, card)),
  ongoing: cardsIn(s, seat, Zone.Ongoing).map((card) => viewOngoing(s, names, card)),
  buildings: viewBuildings(s, seat),
});

function viewCodex(s: State, seat: number): Record<string, number> {
  const copies = Array.from(
    { length: Size.Playable },
    (_, i) => [i, s[at.codex + seat * Size.Playable + i]!] as const,
  );
  return Object.fromEntries(copies.filter(([, n]) => n > 0).map(([i, n]) => [definitions[i]!.id, n]));
}

function viewHero(s: State, names: Names, seat: number): HeroView {
  const hero = heroOf(seat);
  const inPlay = heroInPlay(s, seat);
  return {
    ...(inPlay ? viewCharacter(s, names, hero) : { card: names.of(hero) }),
    zone: inPlay ? 'play' : 'command',
    level: s[at.level + seat]!,
    wait: s[at.wait + seat]!,
    maxed: s[at.maxed + seat] === 1,
  };
}

const viewCharacter = (s: State, names: Names, card: number): CharacterView => ({
  card: names.of(card),
  owner: ownerOf(card),
  attack: attack(s, card),
  hp: hp(s, card),
  damage: damageOn(s, card),
  armor: armor(s, card),
  runes: runesOn(s, card),
  exhausted: flag(s, card, Flag.Exhausted),
  fatigue: flag(s, card, Flag.Fatigue),
  attacked: flag(s, card, Flag.Attacked),
  slot: s[at.active] === controllerOf(s, card) ? null : SLOT_WORDS[slotOf(s, card)] || null,
  detected: flag(s, card, Flag.Detected),
  keywords: keywordsOf(s, card),
});

const viewUnit = (s: State, names: Names, card: number): UnitView => ({
  ...viewCharacter(s, names, card),
  tech: techOf[definition(s, card)]!,
  partner: partnerOf(s, names, card),
});

function keywordsOf(s: State, card: number): string[] {
  const bits = keywords(s, card);
  const d = definition(s, card);
  const counted = {
    resist: resist(s, card),
    frenzy: frenzyOf[d]!,
    healing: healingOf[d]!,
    obliterate: obliterateOf[d]!,
    armor: armor(s, card),
  };
  return [
    ...KEYWORDS.filter((_, bit) => (bits >> bit) & 1),
    ...Object.entries(counted)
      .filter(([, n]) => n > 0)
      .map(([word, n]) => `${word} ${n}`),
  ];
}

function partnerOf(s: State, names: Names, card: number): string | null {
  const spell = bondOf(s, card);
  const partner = spell < 0 ? None.Card : partnersOf(s, spell).find((each) => each !== card)!;
  return partner < 0 ? null : names.of(partner);
}

function partnersOf(s: State, spell: number): number[] {
  return Array.from({ length: Size.Cards }, (_, card) => card).filter(
    (card) => isUnit(s, card) && bondOf(s, card) === spell,
  );
}

const viewOngoing = (s: State, names: Names, card: number): OngoingView => ({
  card: names.of(card),
  partners: partnersOf(s, card).map((each) => names.of(each)),
});

const BUILDING_WORDS: Readonly<Record<number, BuildingState>> = {
  [Built.Standing]: BUILDING_STATES[0],
  [Built.Building]: BUILDING_STATES[1],
  [Built.Destroyed]: BUILDING_STATES[2],
};

function viewBuildings(s: State, seat: number): BuildingView[] {
  return BUILDING_IDS.map((card, b) => ({ card, b: b as Building }))
    .filter(({ b }) => builtOf(s, seat, b) !== Built.None)
    .map(({ card, b }) => ({
      card,
      state: BUILDING_WORDS[builtOf(s, seat, b)]!,
      hp: buildingHp(s, seat, b),
      damage: buildingDamage(s, seat, b),
    }));
}

export const ZONE_WORDS = [
  'deck',
  'hand',
  'discard',
  'hired',
  'units',
  'ongoing',
  'aside',
  'removed',
] as const;

export function viewPlaced(s: State, names: Names, card: number): PlacedView {
  const place = placeOf(s, card);
  const seat = place < Size.Lists ? place >> 3 : ownerOf(card);
  if (isHero(card)) {
    const zone = place === Place.Hero ? 'hero' : 'command';
    return { ...viewHero(s, names, seat), zone, seat };
  }
  const zone = ZONE_WORDS[place & 7]!;
  if (isCharacter(s, card)) return { ...viewUnit(s, names, card), zone, seat };
  return (place & 7) === Zone.Ongoing
    ? { ...viewOngoing(s, names, card), zone, seat }
    : { card: names.of(card), zone, seat };
}
