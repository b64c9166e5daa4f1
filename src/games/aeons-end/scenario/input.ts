import {
  byCard,
  fields,
  isRecord,
  listOf,
  numberOrText,
  oneOf,
  optional,
  type Read,
  refuse,
  wholeNumber,
  yesNo,
} from '../../../core/input.js';
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

/** The id of a card of some kinds, however it is spelled. */
const cardOf =
  (kinds: number, what: string): Read<string> =>
  (value, path) => {
    const ids = [...definitionOf.keys()].filter((id) => kindOf[definitionOf.get(id)!]! & kinds);
    return oneOf(what, ids)(value, path);
  };

const playerCard = cardOf(Kind.Any, 'player card');
const spell = cardOf(Kind.Spell, 'spell');
const playedCard = cardOf(Kind.Gem | Kind.Relic, 'gem or relic');
const nemesisCard = cardOf(Kind.Minion | Kind.Power | Kind.Attack, 'nemesis card');
const permanent = cardOf(Kind.Minion | Kind.Power, 'minion or power');

const breachState: Read<BreachState> = (value, path) =>
  value === 'open' || value === 'none' ? value : (wholeNumber(0, 3)(value, path) as BreachState);
const breachFields = fields({
  state: breachState,
  spells: listOf(spell, 2),
  focusedThisTurn: yesNo,
  preppedThisTurn: yesNo,
});
export type ReadBreach = ReturnType<typeof breachFields>;
const breach: Read<ReadBreach> = (value, path) =>
  isRecord(value) ? breachFields(value, path) : { state: breachState(value, path) };

const MOST_LIFE = 999;

/** What a player has beside cards: also what an edit may change. */
export const PLAYER_NUMBERS = {
  life: wholeNumber(0, MOST_LIFE),
  charges: wholeNumber(0, 99),
};

/** What the table has beside cards: also what an edit may change. */
export const TABLE_NUMBERS = {
  nemesisLife: wholeNumber(1, MOST_LIFE),
  gravehold: wholeNumber(1, MOST_LIFE),
  fury: wholeNumber(0, MOST_LIFE),
  husks: wholeNumber(0, 15),
  aether: wholeNumber(0, MOST_LIFE),
  gemAether: wholeNumber(0, MOST_LIFE),
  spellAether: wholeNumber(0, MOST_LIFE),
  prevented: yesNo,
};

const player = fields({
  ...PLAYER_NUMBERS,
  mage: oneOf('mage', MAGES),
  hand: listOf(playerCard),
  deck: listOf(playerCard),
  discard: listOf(playerCard),
  played: listOf(playedCard),
  breaches: listOf(optional(breach), 4),
  pad: yesNo,
});
export type ReadPlayer = ReturnType<typeof player>;

const permanentFields = fields({
  card: permanent,
  life: wholeNumber(1, MOST_LIFE),
  tokens: wholeNumber(1, MOST_LIFE),
});
const inPlay: Read<InPlaySetup> = (value, path) => {
  if (!isRecord(value)) return { card: permanent(value, path) };
  if (value.card === undefined) refuse(path, 'the field "card" is missing');
  return permanentFields(value, path) as InPlaySetup;
};

const turnCard: Read<TurnWord> = (value, path) =>
  value === 'wild' || value === 'nemesis' ? value : wholeNumber(0, 3)(value, path);

const marketCard = cardOf(Kind.Player, 'market card');
const marketName = oneOf('market', Object.keys(MARKETS));
const marketCards = listOf(marketCard, 9);
const market: Read<string | string[]> = (value, path) =>
  Array.isArray(value) ? marketCards(value, path) : marketName(value, path);

const whole = fields({
  ...TABLE_NUMBERS,
  players: listOf(player, 4),
  nemesis: oneOf('nemesis', NEMESES),
  level: oneOf('level', LEVEL_NAMES),
  playerLife: wholeNumber(1, MOST_LIFE),
  inPlay: listOf(inPlay),
  nemesisDeck: listOf(nemesisCard),
  nemesisDiscard: listOf(nemesisCard),
  corruptions: listOf(cardOf(Kind.Corruption, 'corruption')),
  devoured: listOf(marketCard),
  market,
  supply: byCard(wholeNumber(0, 7), marketCard),
  turnOrder: fields({ deck: listOf(turnCard), discard: listOf(turnCard) }),
  active: wholeNumber(0, 3),
  phase: oneOf('phase', PHASES),
  step: oneOf('phase', PHASES),
  seed: numberOrText,
  rolls: listOf(numberOrText),
});

export type ReadSetup = ReturnType<typeof whole>;

/**
 * A setup with every name in its one spelling and its phase under one name; throws an InputError for the first thing in
 * it that can't be.
 */
export function readSetup(setup: AeonsEndSetup): ReadSetup {
  const { step, ...read } = whole(setup, 'scenario');
  if (step === undefined) return read;
  if (read.phase !== undefined) refuse('scenario.step', 'is the phase; expected one of the two');
  return { ...read, phase: step };
}
