import { InputError } from '../../../core/game.js';
import { named, nearest } from '../../../core/names.js';
import { MAGES, MARKETS, NEMESES } from '../cards/index.js';
import { LEVEL_NAMES, type TurnWord } from '../levels.js';
import { definitionOf, kindOf } from '../pool.js';
import { Kind } from '../program.js';

export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;
export const PHASES = [
  'setup',
  'next',
  'start',
  'casting',
  'main',
  'draw',
  'nemesis',
  'nemesis draw',
] as const;
export type PhaseName = (typeof PHASES)[number];

/** A breach: open, missing, or focused so often; with the spells prepped in it. */
export type BreachState = 'open' | 'none' | 0 | 1 | 2 | 3;
export interface BreachSetup {
  state?: BreachState | undefined;
  spells?: string[] | undefined;
  focusedThisTurn?: boolean | undefined;
  /** The spells were prepped this turn. */
  preppedThisTurn?: boolean | undefined;
}

export interface PlayerSetup {
  mage?: string | undefined;
  life?: number | undefined;
  charges?: number | undefined;
  hand?: string[] | undefined;
  /** Top first, like the discard pile. */
  deck?: string[] | undefined;
  discard?: string[] | undefined;
  played?: string[] | undefined;
  /** I to IV; what is left out is as the mage's mat says. */
  breaches?: (BreachState | BreachSetup | undefined)[] | undefined;
  /** False leaves a short deck short. */
  pad?: boolean | undefined;
}

export interface InPlaySetup {
  card: string;
  life?: number | undefined;
  tokens?: number | undefined;
}

export interface AeonsEndSetup {
  players?: PlayerSetup[] | undefined;
  nemesis?: string | undefined;
  level?: string | undefined;
  /** What the players begin with and never exceed; left out, what the level says. */
  playerLife?: number | undefined;
  nemesisLife?: number | undefined;
  gravehold?: number | undefined;
  fury?: number | undefined;
  husks?: number | undefined;
  /** The oldest first. */
  inPlay?: (string | InPlaySetup)[] | undefined;
  /** Top first; left out it is built by the rules from the seed. */
  nemesisDeck?: string[] | undefined;
  nemesisDiscard?: string[] | undefined;
  /** The corruption deck, top first; left out it holds all that are left, in the order of the seed. */
  corruptions?: string[] | undefined;
  devoured?: string[] | undefined;
  /** A recommended market, or nine ids. */
  market?: string | string[] | undefined;
  /** Cards left in a supply pile. */
  supply?: Record<string, number> | undefined;
  /** Both top first; what is left out is the rest of the turn order cards. */
  turnOrder?: { deck?: TurnWord[] | undefined; discard?: TurnWord[] | undefined } | undefined;
  active?: number | undefined;
  phase?: string | undefined;
  /** The phase, by the name that scenarios of all games share. */
  step?: string | undefined;
  aether?: number | undefined;
  gemAether?: number | undefined;
  spellAether?: number | undefined;
  /** All damage to players and Gravehold is prevented this turn. */
  prevented?: boolean | undefined;
  seed?: number | string | undefined;
  rolls?: (number | string)[] | undefined;
}

export type Check = (value: unknown, path: string) => void;

export function refuse(path: string, reason: string): never {
  throw new InputError(`${path}: ${reason}`);
}

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** So many names are told in full when another was given. */
const SHORT_LIST = 16;

export function unknownName(path: string, what: string, text: unknown, names: Iterable<string>): never {
  const known = [...names];
  const near = typeof text === 'string' ? nearest(text, known) : undefined;
  const all = known.length > SHORT_LIST ? '' : `; expected one of ${known.join(', ')}`;
  return refuse(path, `no ${what} ${shown(text)}${near === undefined ? '' : `; nearest: ${near}`}${all}`);
}

export const oneOf =
  (what: string, names: readonly string[]): Check =>
  (value, path) => {
    if (typeof value !== 'string' || named(value, names) === undefined) unknownName(path, what, value, names);
  };

export const count =
  (least: number, most: number): Check =>
  (value, path) => {
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
      refuse(path, `expected a whole number from ${least} to ${most}, not ${shown(value)}`);
    }
  };

export const yesNo: Check = (value, path) => {
  if (typeof value !== 'boolean') refuse(path, `expected true or false, not ${shown(value)}`);
};

export const listOf =
  (item: Check, most = Number.POSITIVE_INFINITY): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return refuse(path, `expected a list, not ${shown(value)}`);
    if (value.length > most) refuse(path, `expected at most ${most}, not ${value.length}`);
    for (const [i, each] of value.entries()) if (each !== undefined) item(each, `${path}[${i}]`);
    return undefined;
  };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks each field with its own check; a field given as undefined counts as left out. */
export const fields =
  (known: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (!isRecord(value)) return refuse(path, `expected an object, not ${shown(value)}`);
    for (const [name, each] of Object.entries(value)) {
      if (!Object.hasOwn(known, name)) unknownName(path, 'field', name, Object.keys(known));
      if (each !== undefined) known[name]!(each, `${path}.${name}`);
    }
    return undefined;
  };

/** The id of a card of some kinds, however it is spelled. */
export const cardOf =
  (kinds: number, what: string): Check =>
  (value, path) => {
    const ids = [...definitionOf.keys()].filter((id) => kindOf[definitionOf.get(id)!]! & kinds);
    if (typeof value === 'string' && named(value, ids) !== undefined) return;
    unknownName(path, what, value, ids);
  };

/** The id that a name means. */
export const idOf = (name: string): string => named(name, [...definitionOf.keys()])!;

const playerCard = cardOf(Kind.Any, 'player card');
const spell = cardOf(Kind.Spell, 'spell');
const playedCard = cardOf(Kind.Gem | Kind.Relic, 'gem or relic');
const nemesisCard = cardOf(Kind.Minion | Kind.Power | Kind.Attack, 'nemesis card');
const permanent = cardOf(Kind.Minion | Kind.Power, 'minion or power');

const breachState: Check = (value, path) => {
  if (value === 'open' || value === 'none') return;
  count(0, 3)(value, path);
};
const breachFields = fields({
  state: breachState,
  spells: listOf(spell, 2),
  focusedThisTurn: yesNo,
  preppedThisTurn: yesNo,
});
const breach: Check = (value, path) =>
  isRecord(value) ? breachFields(value, path) : breachState(value, path);

const MOST_LIFE = 999;

/** What a player has beside cards: also what an edit may change. */
export const PLAYER_NUMBERS: Readonly<Record<string, Check>> = {
  life: count(0, MOST_LIFE),
  charges: count(0, 99),
};

/** What the table has beside cards: also what an edit may change. */
export const TABLE_NUMBERS: Readonly<Record<string, Check>> = {
  nemesisLife: count(1, MOST_LIFE),
  gravehold: count(1, MOST_LIFE),
  fury: count(0, MOST_LIFE),
  husks: count(0, 15),
  aether: count(0, MOST_LIFE),
  gemAether: count(0, MOST_LIFE),
  spellAether: count(0, MOST_LIFE),
  prevented: yesNo,
};

const player = fields({
  ...PLAYER_NUMBERS,
  mage: oneOf('mage', MAGES),
  hand: listOf(playerCard),
  deck: listOf(playerCard),
  discard: listOf(playerCard),
  played: listOf(playedCard),
  breaches: listOf(breach, 4),
  pad: yesNo,
});

const permanentFields = fields({ card: permanent, life: count(1, MOST_LIFE), tokens: count(1, MOST_LIFE) });
const inPlay: Check = (value, path) =>
  isRecord(value) ? permanentFields(value, path) : permanent(value, path);

const turnCard: Check = (value, path) => {
  if (value !== 'wild' && value !== 'nemesis') count(0, 3)(value, path);
};

export const aNumber: Check = (value, path) => {
  if (typeof value !== 'number') refuse(path, `expected a number, not ${shown(value)}`);
};

export const aText: Check = (value, path) => {
  if (typeof value !== 'string') refuse(path, `expected a text, not ${shown(value)}`);
};

export const textOrPattern: Check = (value, path) => {
  if (typeof value !== 'string' && !(value instanceof RegExp))
    refuse(path, `expected a text or a pattern, not ${shown(value)}`);
};

export const numberOrText: Check = (value, path) => {
  if (typeof value !== 'string' && typeof value !== 'number')
    refuse(path, `expected a number or a text, not ${shown(value)}`);
};

const supply: Check = (value, path) => {
  if (!isRecord(value)) return refuse(path, `expected an object, not ${shown(value)}`);
  for (const [name, n] of Object.entries(value)) {
    cardOf(Kind.Player, 'market card')(name, path);
    count(0, 7)(n, `${path}.${name}`);
  }
  return undefined;
};

const marketName = oneOf('market', Object.keys(MARKETS));
const marketCards = listOf(cardOf(Kind.Player, 'market card'), 9);
const market: Check = (value, path) =>
  Array.isArray(value) ? marketCards(value, path) : marketName(value, path);

const whole = fields({
  ...TABLE_NUMBERS,
  players: listOf(player, 4),
  nemesis: oneOf('nemesis', NEMESES),
  level: oneOf('level', LEVEL_NAMES),
  playerLife: count(1, MOST_LIFE),
  inPlay: listOf(inPlay),
  nemesisDeck: listOf(nemesisCard),
  nemesisDiscard: listOf(nemesisCard),
  corruptions: listOf(cardOf(Kind.Corruption, 'corruption')),
  devoured: listOf(cardOf(Kind.Player, 'market card')),
  market,
  supply,
  turnOrder: fields({ deck: listOf(turnCard), discard: listOf(turnCard) }),
  active: count(0, 3),
  phase: oneOf('phase', PHASES),
  step: oneOf('phase', PHASES),
  seed: numberOrText,
  rolls: listOf(numberOrText),
});

/** Throws an InputError for the first thing in a setup that can't be; returns it with its phase under one name, spelled as above. */
export function checkSetup(setup: AeonsEndSetup): AeonsEndSetup {
  whole(setup, 'scenario');
  const { step, phase = step } = setup;
  if (phase === undefined) return setup;
  if (step !== undefined && setup.phase !== undefined)
    refuse('scenario.step', 'is the phase; expected one of the two');
  return { ...setup, phase: named(phase, PHASES)! };
}
