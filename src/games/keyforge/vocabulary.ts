/**
 * The words in which cards are written. A card's text is plain data built by these functions: `compile.ts`
 * turns it into the program that the resolver runs, `words.ts` into English, and an experiment may change
 * any number in it.
 *
 * A filter is a string of predicates that must all hold, such as 'friendly flank creature' or
 * 'house:mars creature in:hand of:you'; `filter.ts` lists them. Without a zone it speaks of cards in play.
 */

/** The bold word in front of an ability. */
export type Tag =
  | 'Play'
  | 'Fight'
  | 'Reap'
  | 'Action'
  | 'Omni'
  | 'Destroyed'
  | 'Before Fight'
  | 'Leaves Play';

/**
 * A card that an effect speaks of: `self` bears the ability; `host` is the creature that `self` is attached
 * to; `granter` gave the ability; `it` was chosen last; `those` were chosen or affected last; `foe` is the
 * creature fought; `subject` is the card of the event that set the ability off.
 */
export type Ref = 'self' | 'host' | 'granter' | 'it' | 'those' | 'foe' | 'subject';
export const self = 'self';
export const host = 'host';
export const granter = 'granter';
export const it = 'it';
export const those = 'those';
export const foe = 'foe';
export const subject = 'subject';

/** `player` is the one whose turn it is in `forEachPlayer`, `subjectPlayer` the event's. */
export type Player =
  | 'you'
  | 'opponent'
  | 'both'
  | 'active'
  | 'player'
  | 'subjectPlayer'
  | { of: 'controller' | 'owner' | 'opponent'; card: Ref };
export const you = 'you';
export const opponent = 'opponent';
export const both = 'both';
export const active = 'active';
export const player = 'player';
export const subjectPlayer = 'subjectPlayer';
export const controller = (card: Ref): Player => ({ of: 'controller', card });
export const owner = (card: Ref): Player => ({ of: 'owner', card });
export const opponentOf = (card: Ref): Player => ({ of: 'opponent', card });

// Amounts

export type Stat = 'power' | 'armor' | 'damage' | 'amber' | 'traits' | 'bonus' | CounterKind;
export type CounterKind = 'doom' | 'fuse' | 'glory' | 'growth' | 'disruption';
export const MEMORIES = [
  'cardsPlayed', // cards this player has played this turn
  'cardsPlayedOfHouse', // the same, of one house
  'creaturesPlayed', // creatures this player has played this turn
  'creaturesPlayedLastTurn', // … in its previous turn
  'creaturesPlayedByAnyone', // creatures that anyone has played this turn
  'fights', // creatures this player has used to fight this turn
  'reaps', // creatures anyone has used to reap this turn
  'reapsByYou', // creatures this player has used to reap this turn
  'creaturesUsed', // different creatures this player has used this turn
  'usesOfSelf', // how often this very card has been used this turn
  'enemiesDestroyed', // creatures of the other player destroyed this turn
  'enemiesDestroyedFighting', // … in a fight
  'keysForged', // keys this player has forged this turn
  'keysForgedLastTurn', // … in its previous turn
  'stolenFromLastTurn', // æmber the other player stole from this one in the other's previous turn
  'discardedOfHouse', // cards of one house discarded from this player's hand this turn
  'discarded', // cards this player has discarded this turn, in any way
  'otherCardsPlayed', // cards this player has played this turn, beside the one that asks
] as const;
export type Memory = (typeof MEMORIES)[number];

export type Amount =
  | number
  | 'all'
  | 'did'
  | 'named'
  | { amount: 'count'; of: string }
  | { amount: 'houses'; of: string }
  | { amount: 'stat'; stat: Stat; of: Target }
  | { amount: 'pool'; of: Player }
  | { amount: 'keys'; of: Player; colour?: 'red' | 'yellow' | 'blue' }
  | { amount: 'memory'; fact: Memory; of: Player; house?: string }
  | { amount: 'part'; of: Amount; divisor: number; up: boolean }
  | { amount: 'plus' | 'minus' | 'times' | 'atMost'; a: Amount; b: Amount }
  | { amount: 'either'; if: Condition; a: Amount; b: Amount };
export const all = 'all';
/** The number that the last effect really reached: æmber stolen, cards destroyed, damage healed. */
export const did = 'did';
export const named = 'named';
export const count = (of: string): Amount => ({ amount: 'count', of });
export const houses = (of: string): Amount => ({ amount: 'houses', of });
export const stat = (what: Stat, of: Target): Amount => ({ amount: 'stat', stat: what, of });
export const pool = (of: Player): Amount => ({ amount: 'pool', of });
export const keys = (of: Player, colour?: 'red' | 'yellow' | 'blue'): Amount => ({
  amount: 'keys',
  of,
  ...(colour ? { colour } : {}),
});
export const memory = (fact: Memory, of: Player = you, house?: string): Amount => ({
  amount: 'memory',
  fact,
  of,
  ...(house ? { house } : {}),
});
export const half = (of: Amount): Amount => ({ amount: 'part', of, divisor: 2, up: false });
export const third = (of: Amount): Amount => ({ amount: 'part', of, divisor: 3, up: true });
export const plus = (a: Amount, b: Amount): Amount => ({ amount: 'plus', a, b });
/** Never below zero. */
export const minus = (a: Amount, b: Amount): Amount => ({ amount: 'minus', a, b });
export const multiply = (a: Amount, b: Amount): Amount => ({ amount: 'times', a, b });
export const atMost = (a: Amount, b: Amount): Amount => ({ amount: 'atMost', a, b });
export const either = (condition: Condition, a: Amount, b: Amount): Amount => ({
  amount: 'either',
  if: condition,
  a,
  b,
});

// Conditions

export type Comparison = '=' | '>=' | '<=' | '>' | '<';
export type Condition =
  | { test: 'compare'; a: Amount; is: Comparison; b: Amount }
  | { test: 'is'; card: Ref; filter: string }
  | { test: 'some' | 'none'; filter: string }
  | { test: 'not'; condition: Condition }
  | { test: 'destroyed'; card: Ref }
  | { test: 'fighting'; card: Ref; role: 'attacking' | 'either'; against?: string }
  | { test: 'yourTurn' }
  | { test: 'all'; conditions: Condition[] };
export const compare = (a: Amount, is: Comparison, b: Amount): Condition => ({ test: 'compare', a, is, b });
export const is = (card: Ref, filter: string): Condition => ({ test: 'is', card, filter });
export const some = (filter: string): Condition => ({ test: 'some', filter });
export const none = (filter: string): Condition => ({ test: 'none', filter });
export const not = (condition: Condition): Condition => ({ test: 'not', condition });
/** The last effect destroyed this card. */
export const destroyedThisWay = (card: Ref = it): Condition => ({ test: 'destroyed', card });
export const attacking = (card: Ref = self, against?: string): Condition => ({
  test: 'fighting',
  card,
  role: 'attacking',
  ...(against ? { against } : {}),
});
export const fighting = (card: Ref = self): Condition => ({ test: 'fighting', card, role: 'either' });
export const yourTurn: Condition = { test: 'yourTurn' };
export const allOf = (...conditions: Condition[]): Condition => ({ test: 'all', conditions });

// Targets

export type Selector =
  | { choose: 'a'; filter: string; n: Amount }
  | { choose: 'upTo'; filter: string; n: Amount }
  | { choose: 'any'; filter: string; power?: number }
  | { choose: 'each'; filter: string; except?: Selector }
  | { choose: 'random'; filter: string; n: Amount }
  | { choose: 'most' | 'least'; filter: string; n: Amount }
  | { choose: 'top'; n: Amount; of: Player; pile: 'deck' | 'discard' }
  | { choose: 'with'; first: Target; then: Target };
export type Target = Ref | Selector;
/** One card, or exactly n of them, that the player picks. */
export const a = (filter: string, n: Amount = 1): Selector => ({ choose: 'a', filter, n });
export const upTo = (n: Amount, filter: string): Selector => ({ choose: 'upTo', filter, n });
export const anyNumber = (filter: string, power?: number): Selector => ({
  choose: 'any',
  filter,
  ...(power ? { power } : {}),
});
export const each = (filter: string, except?: Selector): Selector => ({
  choose: 'each',
  filter,
  ...(except ? { except } : {}),
});
export const random = (filter: string, n: Amount = 1): Selector => ({ choose: 'random', filter, n });
export const mostPowerful = (filter: string, n: Amount = 1): Selector => ({ choose: 'most', filter, n });
export const leastPowerful = (filter: string, n: Amount = 1): Selector => ({ choose: 'least', filter, n });
export const top = (n: Amount, of: Player = you, pile: 'deck' | 'discard' = 'deck'): Selector => ({
  choose: 'top',
  n,
  of,
  pile,
});
/** Both, at the same time; the second may speak of the first as `it`. */
export const also = (first: Target, then: Target): Selector => ({ choose: 'with', first, then });
export const andNeighbours = (target: Target): Selector => also(target, each('creature neighbour:it'));

// Effects

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
  | { do: 'moveAmber'; n: Amount; from: Target | Place; to: Target | Place }
  | { do: 'draw' | 'chains'; n: Amount; who: Player }
  | { do: 'refill'; who: Player }
  | { do: 'forge'; cost: Amount | 'free' }
  | { do: 'unforge'; who: Player }
  | { do: 'discard' | 'hand' | 'deckTop' | 'shuffle' | 'purge'; what: Target }
  | { do: 'archive'; what: Target; into: Player | 'owner' }
  | { do: 'under'; what: Target; faceUp: boolean }
  | { do: 'putIntoPlay'; what: Target; who: Player }
  | { do: 'discardUntil'; who: Player; filter: string }
  | { do: 'search'; n: Amount; filter: string; zones: string; reveal: boolean }
  | { do: 'reveal' | 'look' | 'pick'; what: Target }
  | { do: 'orderTop'; n: number }
  | { do: 'play'; what: Target; asYours?: boolean; enters?: 'stunned' }
  | { do: 'use'; what: Target; how: UseHow; ready?: boolean; asYours?: boolean }
  | { do: 'trigger'; tag: Tag; what: Target; asYours?: boolean }
  | { do: 'control'; what: Target; who: Player; while?: 'self' }
  | { do: 'swap'; a: Target; b: Target }
  | { do: 'moveTo'; what: Target; place: 'flank' | 'anywhere' }
  | { do: 'attach'; what: Target; to: Target }
  | { do: 'lasting'; for: Duration; over?: string; to?: Target; rules: Rule[] }
  | { do: 'name'; what: 'house' | 'number' | 'trait'; among?: string }
  | { do: 'when'; if: Condition; then: Effect[]; else: Effect[] }
  | { do: 'ifDone'; first: Effect[]; then: Effect[] }
  | { do: 'may'; effects: Effect[] }
  | { do: 'choose'; ways: Effect[][] }
  | { do: 'times'; n: Amount; effects: Effect[] }
  | { do: 'forEach'; what: Target | 'players' | 'houses'; effects: Effect[] }
  | { do: 'again' }
  | { do: 'cancelFight' }
  | { do: 'own'; name: string };
export type Place = { pool: Player } | 'supply';
export type Effects = (Effect | Effect[])[];
const flat = (effects: Effects): Effect[] => effects.flat();

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
/** Chooses and does nothing yet. */
export const pick = (what: Target): Effect => ({ do: 'pick', what });
export const orderTop = (n: number): Effect => ({ do: 'orderTop', n });
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
export const moveTo = (what: Target, place: 'flank' | 'anywhere'): Effect => ({ do: 'moveTo', what, place });
export const attach = (what: Target, to: Target): Effect => ({ do: 'attach', what, to });
export const nameHouse = (among?: 'opponent'): Effect => ({
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
  then: flat(then),
});
export const may = (...effects: Effects): Effect => ({ do: 'may', effects: flat(effects) });
export const choose = (...ways: (Effect | Effect[])[]): Effect => ({
  do: 'choose',
  ways: ways.map((way) => [way].flat()),
});
/** The effects n times, with new choices each time. */
export const times = (n: Amount, ...effects: Effects): Effect => ({ do: 'times', n, effects: flat(effects) });
/** One card after the other, as `it`. */
export const forEach = (what: Target, ...effects: Effects): Effect => ({
  do: 'forEach',
  what,
  effects: flat(effects),
});
export const forEachPlayer = (...effects: Effects): Effect => ({
  do: 'forEach',
  what: 'players',
  effects: flat(effects),
});
export const forEachHouse = (...effects: Effects): Effect => ({
  do: 'forEach',
  what: 'houses',
  effects: flat(effects),
});
/** The whole ability once more. */
export const again: Effect = { do: 'again' };
/** The running fight stops: the attacker is exhausted to no effect. */
export const cancelFight: Effect = { do: 'cancelFight' };
/** A procedure of this card's own, in `odd.ts`. */
export const own = (name: string): Effect => ({ do: 'own', name });

// Rules that hold for a while: modifiers, and abilities that cards gain

export type Duration =
  | 'turn'
  | 'opponentsNextTurn'
  | 'untilYourTurn'
  | 'endOfYourNextTurn'
  | 'whileSelf'
  | 'whileControlled';
export const KEYWORDS = [
  'elusive',
  'skirmish',
  'taunt',
  'poison',
  'deploy',
  'alpha',
  'omega',
  'invulnerable',
  'assault',
  'hazardous',
] as const;
export type Keyword = (typeof KEYWORDS)[number];
export type Verb =
  | 'play'
  | 'use'
  | 'reap'
  | 'fight'
  | 'attack'
  | 'forge'
  | 'forgeStep'
  | 'house'
  | 'beDamaged'
  | 'beStolenFrom';
export type Modifier =
  | { mod: 'power' | 'armor'; n: Amount }
  | { mod: 'keyword'; keyword: Keyword; n: Amount }
  | { mod: 'loseKeyword'; keyword: Keyword }
  | { mod: 'ignores'; keyword: Keyword }
  | {
      mod: 'fightDamage';
      n: number;
      when: 'fighting' | 'attacked' | 'attacking';
      add?: boolean;
      against?: string;
    }
  | { mod: 'gains'; ability: Ability }
  | { mod: 'belongs'; house: House | 'all' }
  | { mod: 'flank' }
  | { mod: 'blank' }
  | { mod: 'keyCost'; n: Amount; who: Player }
  | { mod: 'handSize'; n: number; who: Player }
  | { mod: 'spendable'; asPool?: true }
  | { mod: 'entersReady'; filter: string; only?: 'next' | 'first' }
  | { mod: 'allow'; verbs: Verb[]; filter: string; n?: number; only?: boolean }
  | { mod: 'cannot'; verb: Verb; filter?: string; who?: Player }
  | { mod: 'must'; verb: 'house' | 'fight'; filter?: string; who?: Player }
  | { mod: 'toll'; n: number; verb: 'play' | 'use'; filter: string }
  | { mod: 'controlled' };
export type Rule = Modifier | Ability;
export type House = import('./houses.js').House;

export const power = (n: Amount): Modifier => ({ mod: 'power', n });
export const armor = (n: Amount): Modifier => ({ mod: 'armor', n });
export const keyword = (word: Keyword, n: Amount = 1): Modifier => ({ mod: 'keyword', keyword: word, n });
export const loseKeyword = (word: Keyword): Modifier => ({ mod: 'loseKeyword', keyword: word });
/** While this creature attacks, the keyword of the defenders does not count. */
export const ignores = (word: Keyword): Modifier => ({ mod: 'ignores', keyword: word });
/** This creature deals only n damage in a fight. */
export const fightDamage = (n: number, whenever_: 'fighting' | 'attacked' = 'fighting'): Modifier => ({
  mod: 'fightDamage',
  n,
  when: whenever_,
});
/** This creature deals n more damage when it attacks such a creature. */
export const moreDamageAttacking = (n: number, against: string): Modifier => ({
  mod: 'fightDamage',
  n,
  when: 'attacking',
  add: true,
  against,
});
export const gains = (ability: Ability): Modifier => ({ mod: 'gains', ability });
export const belongs = (house: House | 'all'): Modifier => ({ mod: 'belongs', house });
export const countsAsFlank: Modifier = { mod: 'flank' };
export const blank: Modifier = { mod: 'blank' };
export const keyCost = (n: Amount, who: Player): Modifier => ({ mod: 'keyCost', n, who });
export const handSize = (n: number, who: Player = you): Modifier => ({ mod: 'handSize', n, who });
/** Æmber on the card may be spent when forging keys; or on anything, as if it were in the pool. */
export const spendable: Modifier = { mod: 'spendable' };
export const spendableAsPool: Modifier = { mod: 'spendable', asPool: true };
export const entersReady = (filter: string, only?: 'next' | 'first'): Modifier => ({
  mod: 'entersReady',
  filter,
  ...(only ? { only } : {}),
});
/** As if of the active house; at most n times when n is given; `only`: this and nothing else. */
export const allow = (
  verbs: Verb | Verb[],
  filter: string,
  how: { n?: number; only?: boolean } = {},
): Modifier => ({
  mod: 'allow',
  verbs: [verbs].flat(),
  filter,
  ...how,
});
export const cannot = (verb: Verb, filter?: string, who?: Player): Modifier => ({
  mod: 'cannot',
  verb,
  ...(filter ? { filter } : {}),
  ...(who ? { who } : {}),
});
export const mustChoose = (house: string, who: Player): Modifier => ({
  mod: 'must',
  verb: 'house',
  filter: house,
  who,
});
export const mustFight: Modifier = { mod: 'must', verb: 'fight' };
/** The opponent pays you n æmber in order to do this. */
export const toll = (n: number, verb: 'play' | 'use', filter: string): Modifier => ({
  mod: 'toll',
  n,
  verb,
  filter,
});
export const controlled: Modifier = { mod: 'controlled' };

/** For the given time; `over` says which cards the rules touch, also those that come later. */
export const lasting = (duration: Duration, over: string | Rule, ...rules: Rule[]): Effect =>
  typeof over === 'string'
    ? { do: 'lasting', for: duration, over, rules }
    : { do: 'lasting', for: duration, rules: [over, ...rules] };
/** The same for cards chosen now. */
export const grant = (what: Target, duration: Duration, ...rules: Rule[]): Effect => ({
  do: 'lasting',
  for: duration,
  to: what,
  rules,
});

// Abilities

export type Event =
  | { event: 'played' | 'entersPlay'; filter: string; by: Player | 'anyone' }
  | {
      event: 'used' | 'fights' | 'reaps' | 'destroyed' | 'discarded' | 'damaged';
      filter: string;
      by?: Player;
    }
  | { event: 'destroyedFighting'; filter: string; fighting: Ref | 'anyone'; by?: 'assault' }
  | { event: 'prevents' }
  | { event: 'forges'; by: Player | 'anyone' }
  | { event: 'choosesHouse'; by: Player | 'anyone'; house?: string }
  | { event: 'discards'; by: Player | 'anyone'; filter: string }
  | { event: 'attached'; filter: string }
  | { event: 'gainsAmber'; by: Player; reaping: boolean }
  | { event: 'stolenFrom'; by: Player | 'anyone' }
  | { event: 'turnStarts' | 'cardsReadied' | 'turnEnds'; by: Player | 'anyone' };
export type Ability =
  | { on: Tag[]; effects: Effect[] }
  | { after: Event; effects: Effect[] }
  | { before: Event; effects: Effect[] }
  | { instead: Event; if?: Condition; effects: Effect[] }
  | { whenever: Condition; effects: Effect[] }
  | { always: Modifier[]; over?: string; while?: Condition }
  | { enters: 'ready' | 'stunned' | 'opponent'; if?: Condition }
  | { playIf: Condition }
  | { playCost: number }
  | { orUpgrade: Ability[] };

export const on = (tags: string, ...effects: Effects): Ability => ({
  on: tags.split('/') as Tag[],
  effects: flat(effects),
});
export const after = (event: Event, ...effects: Effects): Ability => ({
  after: event,
  effects: flat(effects),
});
export const before = (event: Event, ...effects: Effects): Ability => ({
  before: event,
  effects: flat(effects),
});
export const instead = (event: Event, ...effects: Effects): Ability => ({
  instead: event,
  effects: flat(effects),
});
export const insteadIf = (event: Event, condition: Condition, ...effects: Effects): Ability => ({
  instead: event,
  if: condition,
  effects: flat(effects),
});
/** A state check: as soon as the condition holds. */
export const whenever = (condition: Condition, ...effects: Effects): Ability => ({
  whenever: condition,
  effects: flat(effects),
});
/** A constant ability that speaks of players, or of this card itself when the modifiers are a card's. */
export const always = (...modifiers: Modifier[]): Ability => ({ always: modifiers });
/** A constant ability over all cards that match. */
export const over = (filter: string, ...modifiers: Modifier[]): Ability => ({
  always: modifiers,
  over: filter,
});
export const onHost = (...modifiers: Modifier[]): Ability => over('host', ...modifiers);
export const onSelf = (...modifiers: Modifier[]): Ability => over('self', ...modifiers);
export const asLongAs = (condition: Condition, ability: Ability): Ability =>
  ({ ...ability, while: condition }) as Ability;
export const entersPlay = (how: 'ready' | 'stunned' | 'opponent', condition?: Condition): Ability => ({
  enters: how,
  ...(condition ? { if: condition } : {}),
});
export const playIf = (condition: Condition): Ability => ({ playIf: condition });
export const playCost = (n: number): Ability => ({ playCost: n });
export const orUpgrade = (...abilities: Ability[]): Ability => ({ orUpgrade: abilities });

export const played = (filter: string, by: Player | 'anyone' = you): Event => ({
  event: 'played',
  filter,
  by,
});
export const enters = (filter: string): Event => ({ event: 'entersPlay', filter, by: 'anyone' });
export const used = (filter: string, by?: Player): Event => ({
  event: 'used',
  filter,
  ...(by ? { by } : {}),
});
export const fights = (filter: string): Event => ({ event: 'fights', filter });
export const reaps = (filter: string): Event => ({ event: 'reaps', filter });
export const destroyed = (filter: string): Event => ({ event: 'destroyed', filter });
export const destroyedFighting = (
  filter: string,
  opponentCard: Ref | 'anyone' = self,
  by?: 'assault',
): Event => ({
  event: 'destroyedFighting',
  filter,
  fighting: opponentCard,
  ...(by ? { by } : {}),
});
/** From play to a discard pile. */
export const discarded = (filter: string): Event => ({ event: 'discarded', filter });
export const damaged = (filter: string): Event => ({ event: 'damaged', filter });
export const prevents: Event = { event: 'prevents' };
export const forges = (by: Player | 'anyone'): Event => ({ event: 'forges', by });
export const choosesHouse = (by: Player | 'anyone', house?: string): Event => ({
  event: 'choosesHouse',
  by,
  ...(house ? { house } : {}),
});
export const discards = (by: Player | 'anyone', filter: string): Event => ({ event: 'discards', by, filter });
export const attached = (filter: string): Event => ({ event: 'attached', filter });
export const gainsAmber = (by: Player, reaping = false): Event => ({ event: 'gainsAmber', by, reaping });
export const stolenFrom = (by: Player | 'anyone'): Event => ({ event: 'stolenFrom', by });
export const turnStarts = (by: Player | 'anyone'): Event => ({ event: 'turnStarts', by });
export const cardsReadied = (by: Player | 'anyone'): Event => ({ event: 'cardsReadied', by });
export const turnEnds = (by: Player | 'anyone'): Event => ({ event: 'turnEnds', by });

// Cards

export type CardType = 'action' | 'artifact' | 'creature' | 'upgrade';
export type SetCode = 'CotA' | 'AoA' | 'WC';
export interface Card {
  name: string;
  /** The card's number in each set that printed it, such as `{ CotA: '001' }`. */
  sets: Partial<Record<SetCode, string>>;
  type: CardType;
  rarity: string;
  /** Bonus æmber. */
  amber?: number;
  power?: number;
  armor?: number;
  traits?: string[];
  /** 'elusive', 'assault 2' … */
  keywords?: string[];
  text?: Ability[];
}
export type CardTable = Record<string, Card>;
