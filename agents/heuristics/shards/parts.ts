import { definitions } from '../../../src/games/shards/pool.js';
import {
  type Condition,
  type Effect,
  LEADERS,
  type PlayCard,
  type Static,
} from '../../../src/games/shards/vocabulary.js';
import { CHANCES, COUNTS, Part } from './weights.js';

/** Mastery at which bonuses are looked at. */
export const STEPS = [0, 5, 10, 15, 20, 30] as const;

/** The step that a mastery has reached. */
export function stepFor(mastery: number): number {
  if (mastery < 10) return mastery < 5 ? 0 : 1;
  if (mastery < 20) return mastery < 15 ? 2 : 3;
  return mastery < 30 ? 4 : 5;
}

/** Who plays a card, and how far. */
interface Player {
  readonly leader: string;
  readonly mastery: number;
}

type Parts = Float64Array;

/** By definition: the parts of playing it once, then of exhausting it once, for each leader and step. */
const played: Parts[] = [];
const exhausted: Parts[] = [];

const lineOf = (leader: number, step: number): number => (leader * STEPS.length + step) * Part.Count;

function table(effectsOf: (card: PlayCard) => readonly Effect[], add: (card: PlayCard, to: Parts) => void) {
  return (d: number): Parts => {
    const card = definitions[d]!.card as PlayCard;
    const all = new Float64Array(LEADERS.length * STEPS.length * Part.Count);
    for (const [l, leader] of LEADERS.entries()) {
      for (const [i, mastery] of STEPS.entries()) {
        const parts = all.subarray(lineOf(l, i), lineOf(l, i) + Part.Count);
        addAll(effectsOf(card), { leader, mastery }, parts, 1);
        add(card, parts);
      }
    }
    return all;
  };
}

/** A shield helps about every other time it is in hand. */
const SHIELD = 0.4;

const partsPlayed = table(
  (card) => card.play ?? [],
  (card, to) => {
    const shield = card.shield === 'mastery' ? 15 : (card.shield ?? 0);
    to[Part.Health]! += SHIELD * shield;
    if (card.static?.some(({ holds }) => holds === 'comesBack')) to[Part.Power]! += 3;
  },
);
const partsExhausted = table(
  (card) => card.exhaust ?? [],
  (card, to) => {
    for (const each of card.static ?? []) addStatic(each, to);
  },
);

function addStatic(each: Static, to: Parts): void {
  if (each.holds === 'protects') to[Part.Health]! += 6;
  else if (each.holds === 'shield') to[Part.Health]! += each.n;
  else if (each.holds === 'defense') to[Part.Health]! += 0.5;
}

/** The parts of a definition, made when it is first met. */
export function partsOf(d: number, isExhaust: boolean): Parts {
  const tables = isExhaust ? exhausted : played;
  let parts = tables[d];
  if (parts === undefined) {
    parts = isExhaust ? partsExhausted(d) : partsPlayed(d);
    tables[d] = parts;
  }
  return parts;
}

export const partsAt = lineOf;

// What effects give

function chanceOf(condition: Condition, { leader, mastery }: Player): number {
  if (condition.if === 'mastery') return mastery >= condition.n ? 1 : 0;
  if (condition.if === 'leader') return leader === condition.is ? 1 : 0;
  return CHANCES[condition.if];
}

function addAll(effects: readonly Effect[], player: Player, to: Parts, share: number): void {
  for (const effect of effects) addEffect(effect, player, to, share);
}

/** The last of the ways whose condition holds is taken. */
function addInstead(
  { effects, ways }: Extract<Effect, { do: 'instead' }>,
  player: Player,
  to: Parts,
  share: number,
): void {
  let left = share;
  for (const way of [...ways].reverse()) {
    const chance = chanceOf(way.if, player);
    addAll(way.effects, player, to, left * chance);
    left *= 1 - chance;
  }
  addAll(effects, player, to, left);
}

const RESOURCES = { gems: Part.Gems, power: Part.Power, mastery: Part.Mastery, health: Part.Health } as const;

function gained({ n, each }: Extract<Effect, { do: 'gain' }>, { mastery }: Player): number {
  if (n === 'mastery') return mastery;
  if (n === 'half') return Math.ceil(mastery / 2);
  return each ? n * COUNTS[each.in] : n;
}

function addEffect(effect: Effect, player: Player, to: Parts, share: number): void {
  switch (effect.do) {
    case 'gain':
      to[RESOURCES[effect.what]]! += share * gained(effect, player);
      return;
    case 'draw':
      to[Part.Draw]! += share * effect.n;
      return;
    case 'banish':
      to[Part.Banish]! += share * effect.n;
      return;
    case 'destroy':
      to[Part.Destroy]! += share * (effect.n === 'all' ? 1.5 : 1);
      return;
    case 'when':
      return addAll(effect.effects, player, to, share * chanceOf(effect.if, player));
    case 'instead':
      return addInstead(effect, player, to, share);
    default:
      to[Part.Power]! += share * OTHERS[effect.do];
  }
}

/** Everything else, as power. */
const OTHERS = {
  infinitePower: 60,
  doublePower: 5,
  ignoreShields: 1.5,
  healthGivesPower: 3,
  intoPlay: 1,
  return: 2,
  recruit: 3.5,
  copy: 3,
  copyAgain: 3,
  copyAll: 4,
  opponentLoses: 2,
  drawLater: 1.5,
} as const;
