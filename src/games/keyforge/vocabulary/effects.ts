import type { Duration, Rule } from './modifiers.js';
import {
  type Amount,
  type Condition,
  type CounterKind,
  opponent,
  type Player,
  type Ref,
  type Tag,
  type Target,
  you,
} from './targets.js';

/** What a card does. */

export const OWN_NAMES = [
  'ether-spider',
  'gabos-longarms',
  'gebuk',
  'mimicry',
  'one-stood-against-many',
  'positron-bolt',
  'red-hot-armor',
  'reverse-time',
  'smite',
  'spangler-box',
] as const;
export type OwnName = (typeof OWN_NAMES)[number];
export type UseHow = 'fight' | 'reap' | 'any' | 'action';
export type Effect =
  | { do: 'damage'; n: Amount; to: Target; splash?: number; throughArmor?: boolean }
  | { do: 'divide'; n: Amount; filter: string }
  | { do: 'heal'; n: Amount; to: Target; upTo?: boolean }
  | { do: 'destroy'; what: Target; sacrifice?: boolean }
  | { do: 'ready' | 'exhaust' | 'stun' | 'unstun' | 'ward' | 'unward' | 'enrage'; what: Target }
  | { do: 'exalt'; what: Target; n: number }
  | { do: 'power'; n: Amount; what: Target }
  | { do: 'counter'; kind: CounterKind; n: Amount; what: Target }
  | { do: 'uncounter'; kind: CounterKind | 'power'; n: Amount; what: Target }
  | { do: 'gain' | 'lose'; n: Amount; who: Player }
  | { do: 'steal'; n: Amount; by: Player }
  | { do: 'capture'; n: Amount; by: Target; from: Player | 'controller' | 'opponent' }
  | { do: 'captureFromAnyone'; n: Amount; by: Target }
  | { do: 'moveAmber'; n: Amount; from: Target | Place; to: Target | Place }
  | { do: 'draw' | 'chains'; n: Amount; who: Player }
  | { do: 'refill'; who: Player }
  | { do: 'forge'; cost: Amount | 'free' }
  | { do: 'unforge'; who: Player }
  | { do: 'preventForging' }
  | { do: 'discard' | 'hand' | 'deckTop' | 'shuffle' | 'purge'; what: Target }
  | { do: 'archive'; what: Target; into: Player | 'owner' }
  | { do: 'under'; what: Target; faceUp: boolean }
  | { do: 'putIntoPlay'; what: Target; who: Player }
  | { do: 'discardUntil'; who: Player; filter: string }
  | { do: 'search'; n: Amount; filter: string; zones: string; reveal: boolean }
  | { do: 'reveal' | 'look'; what: Target }
  | { do: 'pick'; what: Target; keep?: string }
  | { do: 'orderTop'; n: number }
  | { do: 'revealUntil'; filter: string }
  | { do: 'play'; what: Target; asYours?: boolean; enters?: 'stunned' }
  | { do: 'use'; what: Target; how: UseHow; ready?: boolean; asYours?: boolean }
  | { do: 'trigger'; tag: Tag; what: Target; asYours?: boolean }
  | { do: 'control'; what: Target; who: Player; while?: 'self' }
  | { do: 'swap'; a: Target; b: Target }
  | { do: 'moveTo'; what: Target; place: MovePlace }
  | { do: 'rearrange'; who: Player }
  | { do: 'redistribute'; what: 'damage' | 'amber'; filter: string }
  | { do: 'attach'; what: Target; to: Target }
  | { do: 'lasting'; for: Duration; over?: string; to?: Target; rules: Rule[] }
  | { do: 'lendText'; of: Target; to: Target; for: Duration }
  | { do: 'name'; what: 'house' | 'number' | 'trait'; among?: HousesNamed }
  | { do: 'makeActive'; houseOf: Ref }
  | { do: 'endTurn' }
  | { do: 'when'; if: Condition; then: Effect[]; else: Effect[] }
  | { do: 'ifDone'; first: Effect[]; then: Effect[] }
  | { do: 'may'; effects: Effect[] }
  | { do: 'choose'; ways: Effect[][] }
  | { do: 'times'; n: Amount; effects: Effect[] }
  | { do: 'forEach'; what: Target | 'players' | 'houses'; effects: Effect[] }
  | { do: 'again' }
  | { do: 'cancelFight' }
  | { do: 'own'; name: OwnName };
/** A place in its line; or, for a card that lies elsewhere in play, a flank of its controller's line. */
export type MovePlace = 'flank' | 'anywhere' | 'battleline';
/** Houses that may be named: on the opponent's identity card, of the creature fought, or the active one. */
export type HousesNamed = 'opponent' | 'foe' | 'active';
export type Place = { pool: Player } | 'supply';
export type Effects = (Effect | Effect[])[];

export const damage = (
  n: Amount,
  to: Target,
  how: { splash?: number; throughArmor?: boolean } = {},
): Effect => ({
  do: 'damage',
  n,
  to,
  ...how,
});
/** The player spreads the damage as it likes. */
export const divide = (n: Amount, filter: string): Effect => ({ do: 'divide', n, filter });
export const heal = (n: Amount, to: Target): Effect => ({ do: 'heal', n, to });
export const healUpTo = (n: Amount, to: Target): Effect => ({ do: 'heal', n, to, upTo: true });
export const destroy = (what: Target): Effect => ({ do: 'destroy', what });
export const sacrifice = (what: Target): Effect => ({ do: 'destroy', what, sacrifice: true });
export const ready = (what: Target): Effect => ({ do: 'ready', what });
export const exhaust = (what: Target): Effect => ({ do: 'exhaust', what });
export const stun = (what: Target): Effect => ({ do: 'stun', what });
export const unstun = (what: Target): Effect => ({ do: 'unstun', what });
export const ward = (what: Target): Effect => ({ do: 'ward', what });
export const unward = (what: Target): Effect => ({ do: 'unward', what });
export const enrage = (what: Target): Effect => ({ do: 'enrage', what });
export const exalt = (what: Target, n = 1): Effect => ({ do: 'exalt', what, n });
/** +1 power counters. */
export const powerCounters = (n: Amount, what: Target): Effect => ({ do: 'power', n, what });
export const counters = (kind: CounterKind, n: Amount, what: Target): Effect => ({
  do: 'counter',
  kind,
  n,
  what,
});
export const removeCounters = (kind: CounterKind | 'power', n: Amount, what: Target): Effect => ({
  do: 'uncounter',
  kind,
  n,
  what,
});
export const gain = (n: Amount, who: Player = you): Effect => ({ do: 'gain', n, who });
export const lose = (n: Amount, who: Player = opponent): Effect => ({ do: 'lose', n, who });
export const steal = (n: Amount, by: Player = you): Effect => ({ do: 'steal', n, by });
/** From the opponent, unless `from` says: 'controller' and 'opponent' are those of each capturing creature. */
export const capture = (n: Amount, by: Target, from: Player | 'controller' = opponent): Effect => ({
  do: 'capture',
  n,
  by,
  from,
});
/** The player says how much from which pool. */
export const captureFromAnyone = (n: Amount, by: Target): Effect => ({ do: 'captureFromAnyone', n, by });
export const moveAmber = (n: Amount, from: Target | Place, to: Target | Place): Effect => ({
  do: 'moveAmber',
  n,
  from,
  to,
});
export const poolOf = (who: Player): Place => ({ pool: who });
export const supply = 'supply';
export const draw = (n: Amount, who: Player = you): Effect => ({ do: 'draw', n, who });
export const refill = (who: Player): Effect => ({ do: 'refill', who });
export const gainChains = (n: Amount, who: Player = you): Effect => ({ do: 'chains', n, who });
/** At the current cost plus `cost`, or for nothing. */
export const forge = (cost: Amount | 'free'): Effect => ({ do: 'forge', cost });
/** The key that this player forged in its previous turn. */
export const unforge = (who: Player): Effect => ({ do: 'unforge', who });
/** The key about to be forged is not, and nothing is paid. */
export const preventForging: Effect = { do: 'preventForging' };
export const discard = (what: Target): Effect => ({ do: 'discard', what });
export const toHand = (what: Target): Effect => ({ do: 'hand', what });
export const toDeckTop = (what: Target): Effect => ({ do: 'deckTop', what });
export const shuffle = (what: Target): Effect => ({ do: 'shuffle', what });
export const purge = (what: Target): Effect => ({ do: 'purge', what });
export const archive = (what: Target, into: Player | 'owner' = 'owner'): Effect => ({
  do: 'archive',
  what,
  into,
});
export const putUnder = (what: Target, faceUp = false): Effect => ({ do: 'under', what, faceUp });
export const putIntoPlay = (what: Target, who: Player = you): Effect => ({ do: 'putIntoPlay', what, who });
export const discardUntil = (who: Player, filter: string): Effect => ({ do: 'discardUntil', who, filter });
export const search = (n: Amount, filter: string, zones: string, reveal = true): Effect => ({
  do: 'search',
  n,
  filter,
  zones,
  reveal,
});
export const reveal = (what: Target): Effect => ({ do: 'reveal', what });
export const look = (what: Target): Effect => ({ do: 'look', what });
/** Chooses and does nothing yet; `keep` notes cards by the line as it stands now, as `kept`. */
export const pick = (what: Target, keep?: string): Effect => ({
  do: 'pick',
  what,
  ...(keep ? { keep } : {}),
});
export const orderTop = (n: number): Effect => ({ do: 'orderTop', n });
/** From the top of your deck, until such a card or the player's word; `those` are then revealed. */
export const revealUntil = (filter: string): Effect => ({ do: 'revealUntil', filter });
export const playCard = (what: Target, how: { asYours?: boolean; enters?: 'stunned' } = {}): Effect => ({
  do: 'play',
  what,
  ...how,
});
export const use = (what: Target, how: UseHow = 'any'): Effect => ({ do: 'use', what, how });
export const readyAndUse = (what: Target): Effect => ({ do: 'use', what, how: 'any', ready: true });
export const readyAndFight = (what: Target): Effect => ({ do: 'use', what, how: 'fight', ready: true });
export const useAsYours = (what: Target): Effect => ({ do: 'use', what, how: 'action', asYours: true });
export const trigger = (tag: Tag, what: Target, asYours = false): Effect => ({
  do: 'trigger',
  tag,
  what,
  asYours,
});
export const takeControl = (what: Target, who: Player = you): Effect => ({ do: 'control', what, who });
export const controlWhileInPlay = (what: Target): Effect => ({
  do: 'control',
  what,
  who: you,
  while: 'self',
});
export const swap = (first: Target, second: Target): Effect => ({ do: 'swap', a: first, b: second });
export const moveTo = (what: Target, place: MovePlace): Effect => ({ do: 'moveTo', what, place });
/** The creatures of a player's line in any order. */
export const rearrange = (who: Player): Effect => ({ do: 'rearrange', who });
/** What lies on the creatures, among them as the player likes. */
export const redistribute = (what: 'damage' | 'amber', filter: string): Effect => ({
  do: 'redistribute',
  what,
  filter,
});
export const attach = (what: Target, to: Target): Effect => ({ do: 'attach', what, to });
export const nameHouse = (among?: HousesNamed): Effect => ({
  do: 'name',
  what: 'house',
  ...(among ? { among } : {}),
});
export const nameNumber: Effect = { do: 'name', what: 'number' };
export const nameTrait: Effect = { do: 'name', what: 'trait' };
export const when = (
  condition: Condition,
  then: Effect | Effect[],
  otherwise: Effect | Effect[] = [],
): Effect => ({
  do: 'when',
  if: condition,
  then: [then].flat(),
  else: [otherwise].flat(),
});
export const ifDone = (first: Effect | Effect[], ...then: Effects): Effect => ({
  do: 'ifDone',
  first: [first].flat(),
  then: then.flat(),
});
export const may = (...effects: Effects): Effect => ({ do: 'may', effects: effects.flat() });
export const choose = (...ways: (Effect | Effect[])[]): Effect => ({
  do: 'choose',
  ways: ways.map((way) => [way].flat()),
});
/** The effects n times, with new choices each time. */
export const times = (n: Amount, ...effects: Effects): Effect => ({
  do: 'times',
  n,
  effects: effects.flat(),
});
/** One card after the other, as `it`. */
export const forEach = (what: Target, ...effects: Effects): Effect => ({
  do: 'forEach',
  what,
  effects: effects.flat(),
});
export const forEachPlayer = (...effects: Effects): Effect => ({
  do: 'forEach',
  what: 'players',
  effects: effects.flat(),
});
export const forEachHouse = (...effects: Effects): Effect => ({
  do: 'forEach',
  what: 'houses',
  effects: effects.flat(),
});
/** The whole ability once more. */
export const again: Effect = { do: 'again' };
/** A card gains the text box of another, which stays where it is. */
export const lendText = (of: Target, to: Target, duration: Duration): Effect => ({
  do: 'lendText',
  of,
  to,
  for: duration,
});
/** Its house is the active one from now on. */
export const makeActive = (houseOf: Ref): Effect => ({ do: 'makeActive', houseOf });
/** Without its last steps; what happens at its end does. */
export const endTurn: Effect = { do: 'endTurn' };
/** The running fight stops: the attacker is exhausted to no effect. */
export const cancelFight: Effect = { do: 'cancelFight' };
/** A procedure of this card's own, in `rules/odd.ts`. */
export const own = (name: OwnName): Effect => ({ do: 'own', name });
