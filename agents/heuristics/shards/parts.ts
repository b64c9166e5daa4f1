import { definitions } from '../../../src/games/shards/pool.js';
import {
  type Condition,
  dominion,
  type Effect,
  LEADERS,
  type PlayCard,
  type Static,
  when,
} from '../../../src/games/shards/vocabulary.js';
import { PART, Part, W } from './weights.js';

/** Mastery at which bonuses are looked at. */
export const STEPS = [0, 5, 10, 15, 20, 30] as const;

/** The step that a mastery has reached. */
export function stepFor(mastery: number): number {
  if (mastery < 10) return mastery < 5 ? 0 : 1;
  if (mastery < 20) return mastery < 15 ? 2 : 3;
  return mastery < 30 ? 4 : 5;
}

/** What the worth of a card depends on beyond its player's mastery and leader: the chance of a condition, or a count. */
export const enum Level {
  None = 0,
  Unify = 1,
  Dominion = 2,
  Inspire = 3,
  Echo = 4,
  MostMastery = 5,
  FullHealth = 6,
  ThreeChampions = 7,
  Champions = 8,
  Played = 9,
  Discard = 10,
  Count = 11,
}

const CONDITION_LEVELS = {
  unify: Level.Unify,
  dominion: Level.Dominion,
  inspire: Level.Inspire,
  echo: Level.Echo,
  mostMastery: Level.MostMastery,
  health: Level.FullHealth,
  count: Level.ThreeChampions,
} as const;
const COUNT_LEVELS = { champions: Level.Champions, played: Level.Played, discard: Level.Discard } as const;

/** Who plays a card, how far, and whether what it depends on holds, once. */
interface Player {
  readonly leader: string;
  readonly mastery: number;
  readonly level: 0 | 1;
}

/** For each leader and step: the parts when the level is 0, then what a level of 1 adds. */
export interface Parts {
  readonly level: number;
  readonly numbers: Float64Array;
}

const LINE = 2 * Part.Count;
export const lineOf = (leader: number, step: number): number => (leader * STEPS.length + step) * LINE;

/** By definition: the parts of playing it once, and of exhausting it once. */
const played: Parts[] = [];
const exhausted: Parts[] = [];

type Numbers = Float64Array;
type Add = (card: PlayCard, to: Numbers) => void;

function tableOf(card: PlayCard, effects: readonly Effect[], add: Add): Parts {
  const numbers = new Float64Array(LEADERS.length * STEPS.length * LINE);
  for (const [l, leader] of LEADERS.entries()) {
    for (const [i, mastery] of STEPS.entries()) {
      const line = numbers.subarray(lineOf(l, i), lineOf(l, i) + LINE);
      fill(line, (level, to) => {
        addAll(effects, { leader, mastery, level }, to);
        add(card, to);
      });
    }
  }
  return { level: effects.map(levelOf).reduce((a, b) => Math.max(a, b), Level.None), numbers };
}

function fill(line: Numbers, count: (level: 0 | 1, to: Numbers) => void): void {
  const high = line.subarray(Part.Count);
  count(0, line);
  count(1, high);
  for (let i = 0; i < Part.Count; i++) high[i]! -= line[i]!;
}

/** The counts have the higher numbers: what is counted is more than whether there is any. */
function levelOf(effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return effect.each ? COUNT_LEVELS[effect.each.in] : Level.None;
    case 'when':
      return Math.max(levelOfCondition(effect.if), ...effect.effects.map(levelOf));
    case 'instead':
      return Math.max(...effect.ways.map((way) => levelOfCondition(way.if)));
    default:
      return Level.None;
  }
}

const levelOfCondition = (condition: Condition): number =>
  condition.if === 'mastery' || condition.if === 'leader' ? Level.None : CONDITION_LEVELS[condition.if];

function addPlayed(card: PlayCard, to: Numbers): void {
  to[Part.Shield]! += card.shield === 'mastery' ? PART.masteryShield : (card.shield ?? 0);
  if (card.static?.some(({ holds }) => holds === 'comesBack')) to[Part.Other]! += W.comesBack;
}

function addStatics(card: PlayCard, to: Numbers): void {
  for (const each of card.static ?? []) addStatic(each, to);
}

function addStatic(each: Static, to: Numbers): void {
  if (each.holds === 'protects') to[Part.Other]! += W.protects;
  else if (each.holds === 'shield') to[Part.Health]! += each.n;
  else if (each.holds === 'defense') to[Part.Other]! += W.moreDefense;
}

const cardOf = (d: number): PlayCard => definitions[d]!.card as PlayCard;

/** The parts of playing a definition, made when it is first met. */
export function partsPlayed(d: number): Parts {
  let parts = played[d];
  if (parts === undefined) {
    parts = tableOf(cardOf(d), cardOf(d).play ?? [], addPlayed);
    played[d] = parts;
  }
  return parts;
}

/** The parts of using a champion. */
export function partsExhausted(d: number): Parts {
  let parts = exhausted[d];
  if (parts === undefined) {
    parts = tableOf(cardOf(d), exhaustOf(cardOf(d)), addStatics);
    exhausted[d] = parts;
  }
  return parts;
}

const exhaustOf = ({ needsDominion, exhaust = [] }: PlayCard): readonly Effect[] =>
  needsDominion ? [when(dominion, ...exhaust)] : exhaust;

/** Weights have changed. */
export function forgetParts(): void {
  played.length = 0;
  exhausted.length = 0;
}

// What effects give

function isHeld(condition: Condition, { leader, mastery, level }: Player): boolean {
  if (condition.if === 'mastery') return mastery >= condition.n;
  if (condition.if === 'leader') return leader === condition.is;
  return level === 1;
}

function addAll(effects: readonly Effect[], player: Player, to: Numbers): void {
  for (const effect of effects) addEffect(effect, player, to);
}

/** The last of the ways whose condition holds is taken. */
function addInstead(
  { effects, ways }: Extract<Effect, { do: 'instead' }>,
  player: Player,
  to: Numbers,
): void {
  const way = ways.findLast((each) => isHeld(each.if, player));
  addAll(way?.effects ?? effects, player, to);
}

const RESOURCES = { gems: Part.Gems, power: Part.Power, mastery: Part.Mastery, health: Part.Health } as const;

function gained({ n, each }: Extract<Effect, { do: 'gain' }>, { mastery, level }: Player): number {
  if (n === 'mastery') return mastery;
  if (n === 'half') return Math.ceil(mastery / 2);
  return each ? n * level : n;
}

function addEffect(effect: Effect, player: Player, to: Numbers): void {
  switch (effect.do) {
    case 'gain':
      to[RESOURCES[effect.what]]! += gained(effect, player);
      return;
    case 'draw':
      to[Part.Draw]! += effect.n;
      return;
    case 'banish':
      to[Part.Banish]! += effect.n;
      return;
    case 'destroy':
      to[Part.Destroy]! += effect.n === 'all' ? 1.5 : 1;
      return;
    case 'when':
      if (isHeld(effect.if, player)) addAll(effect.effects, player, to);
      return;
    case 'instead':
      return addInstead(effect, player, to);
    default:
      to[Part.Other]! += W[effect.do];
  }
}
