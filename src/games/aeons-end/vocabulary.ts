/**
 * The words in which cards, mages and nemeses are written. A text is plain data built by these functions:
 * `compile/` turns it into the program that the resolver runs, `words.ts` into English, and an experiment may
 * change any number in it.
 */

/**
 * A player that an effect speaks of: `you` carries it out (the caster of a spell; for cards of the nemesis the
 * players together, for whom the seat of the last player turn speaks), `them` is the player chosen last,
 * `active` has the turn.
 */
export type Player = 'you' | 'them' | 'active';
export type Whose = Player | 'everyone';
export const you = 'you';
export const them = 'them';
export const active = 'active';
export const everyone = 'everyone';

// Amounts

export type Amount =
  | number
  | 'all'
  | 'did'
  | 'fury'
  | 'husks'
  | 'emptyPiles'
  | 'gemPiles'
  | 'selfLife'
  | 'turnsDiscarded'
  | 'cost'
  | 'adjacent'
  | { amount: 'open' | 'prepped' | 'charges'; of: Player }
  | { amount: 'plus' | 'minus' | 'times'; a: Amount; b: Amount }
  | { amount: 'half'; of: Amount }
  | { amount: 'either'; if: Condition; a: Amount; b: Amount };
export const all = 'all';
/** What the last effect really reached: cards discarded, charges lost, husks discarded. */
export const did = 'did';
export const fury = 'fury';
export const husks = 'husks';
export const emptyPiles = 'emptyPiles';
/** Gem supply piles, empty or not. */
export const gemPiles = 'gemPiles';
/** Life that this minion has now. */
export const selfLife = 'selfLife';
/** Cards in the turn order discard pile. */
export const turnsDiscarded = 'turnsDiscarded';
/** Cost of the card chosen last; 0 when none was. */
export const cost = 'cost';
/** Spells prepped in breaches beside the one that this spell is cast from. */
export const adjacent = 'adjacent';
export const openBreaches = (of: Player): Amount => ({ amount: 'open', of });
export const preppedSpells = (of: Player): Amount => ({ amount: 'prepped', of });
export const plus = (a: Amount, b: Amount): Amount => ({ amount: 'plus', a, b });
/** Never below zero. */
export const minus = (a: Amount, b: Amount): Amount => ({ amount: 'minus', a, b });
export const times = (a: Amount, b: Amount): Amount => ({ amount: 'times', a, b });
/** Rounded up. */
export const half = (of: Amount): Amount => ({ amount: 'half', of });
export const either = (condition: Condition, a: Amount, b: Amount): Amount => ({
  amount: 'either',
  if: condition,
  a,
  b,
});

// Choices of cards

export type CardType = 'gem' | 'relic' | 'spell';
export type ZoneWord = 'hand' | 'discard' | 'hand or discard' | 'played' | 'prepped';
export interface Filter {
  type?: CardType;
  /** Not a corruption. */
  pure?: true;
  /** Costs at least so much. */
  least?: number;
  /** Costs at most so much. */
  most?: number;
  /** Only this card. */
  name?: string;
  mostExpensive?: true;
  preppedThisTurn?: true;
}
export interface Cards extends Filter {
  n: Amount;
  upTo: boolean;
  in: ZoneWord;
  of: Whose;
}
/** Exactly n cards, or as many as there are. */
export const cards = (n: Amount, zone: ZoneWord, of: Whose, filter: Filter = {}): Cards => ({
  n,
  upTo: false,
  in: zone,
  of,
  ...filter,
});
export const upTo = (n: Amount, zone: ZoneWord, of: Whose, filter: Filter = {}): Cards => ({
  n,
  upTo: true,
  in: zone,
  of,
  ...filter,
});

// Choices of players

/** What "the most" may be of. */
export type Measure = 'life' | 'charges' | 'openBreaches' | Cards;
/**
 * `from`: among whom. `can`: only those who can do what follows fully or, failing that, as fully as possible;
 * without anybody who can do any of it, an effect of nothing else is skipped. `most`: who has the most. Ties are
 * the players' to settle.
 */
export type Chosen =
  | { from: 'any' | 'ally' | 'another'; can?: true }
  | { from: 'any'; most: Measure }
  | { from: 'lowestLife' };
export const anyPlayer: Chosen = { from: 'any' };
export const anyAlly: Chosen = { from: 'ally' };
/** A player other than the one chosen before. */
export const another: Chosen = { from: 'another' };
export const lowestLife: Chosen = { from: 'lowestLife' };
export const whoCan: Chosen = { from: 'any', can: true };
export const allyWhoCan: Chosen = { from: 'ally', can: true };
export const anotherWhoCan: Chosen = { from: 'another', can: true };
export const most = (what: Measure): Chosen => ({ from: 'any', most: what });

// Choices of supply piles

export interface Pile {
  pile: 'any' | 'cheapest' | 'mostExpensive' | 'secondMostExpensive' | 'mostExpensiveLeft';
  type?: CardType;
  /** Costs at most so much. */
  most?: number;
}
export const anyPile = (type?: CardType, mostCost?: number): Pile => ({
  pile: 'any',
  ...(type ? { type } : {}),
  ...(mostCost === undefined ? {} : { most: mostCost }),
});
export const cheapestPile = (type?: CardType): Pile => ({ pile: 'cheapest', ...(type ? { type } : {}) });
export const mostExpensivePile = (type: CardType): Pile => ({ pile: 'mostExpensive', type });
export const secondMostExpensivePile = (type: CardType): Pile => ({ pile: 'secondMostExpensive', type });
/** The most expensive one that this effect has not come to yet. */
export const mostExpensivePileLeft = (type: CardType): Pile => ({ pile: 'mostExpensiveLeft', type });

// Conditions

export type Condition =
  | { test: 'atLeast'; a: Amount; b: number }
  | { test: 'nthPlay'; n: number }
  | { test: 'playerRevealed' }
  | { test: 'nemesisTurns'; n: number }
  | { test: 'players'; most: number }
  | { test: 'allOpen'; of: Player };
export const atLeast = (a: Amount, b: number): Condition => ({ test: 'atLeast', a, b });
/** This is the n-th time this turn that its player plays this card. */
export const nthPlay = (n: number): Condition => ({ test: 'nthPlay', n });
/** The turn order card just revealed is a player's. */
export const playerRevealed: Condition = { test: 'playerRevealed' };
/** At least n nemesis cards lie in the turn order discard pile. */
export const nemesisTurns = (n: number): Condition => ({ test: 'nemesisTurns', n });
/** At most this number of mages play. */
export const playersAtMost = (n: number): Condition => ({ test: 'players', most: n });
export const allOpen = (of: Player): Condition => ({ test: 'allOpen', of });

// Effects

export type Where = 'discard' | 'deck' | 'hand';
export type Effect =
  | { do: 'aether'; n: Amount; for?: 'gem' | 'spell' }
  | { do: 'deal'; n: Amount }
  | { do: 'draw'; n: Amount; who: Player }
  | { do: 'discard' | 'destroy' | 'return' | 'take'; cards: Cards }
  | { do: 'charge' | 'loseCharges' | 'gainLife' | 'suffer'; n: Amount; who: Player }
  | { do: 'graveholdSuffers' | 'graveholdGains' | 'nemesisGains'; n: Amount }
  | { do: 'focus'; which: 'any' | 'cheapest'; of: Whose }
  | { do: 'discount'; n: Amount }
  | { do: 'spend'; n: number }
  | { do: 'destroySelf' }
  | { do: 'cast'; cards: Cards; bonus?: number; twice?: true }
  | { do: 'to'; player: Chosen; effects: Effect[] }
  | { do: 'eachPlayer'; effects: Effect[] }
  | { do: 'may'; who: Player; effects: Effect[] }
  | { do: 'when'; if: Condition; effects: Effect[] }
  | { do: 'ifDone'; first: Effect; effects: Effect[] }
  | { do: 'oneOf'; who: Player; ways: Effect[][] }
  | { do: 'repeat'; n: Amount; effects: Effect[] }
  | { do: 'reveal' }
  | { do: 'topOrBottom' }
  | { do: 'playTwice' }
  | { do: 'gate' }
  | { do: 'turnCardBack'; wild: boolean }
  | { do: 'nemesisTurnsBack' }
  | { do: 'splitCharges'; n: Amount }
  | { do: 'arrangeTurns' }
  | { do: 'preventDamage' }
  | { do: 'discardDrawn' }
  | { do: 'unleash' | 'strike' | 'swarm'; n: Amount }
  | { do: 'fury' | 'husks' | 'discardHusks'; n: Amount }
  | { do: 'devour'; n: Amount; pile: Pile; orDamage?: true }
  | { do: 'gainFrom'; pile: Pile; to: Where; who: Player }
  | { do: 'corrupt'; n: Amount; who: Player; to: 'deck' | 'hand' }
  | { do: 'shuffleDeck'; who: Player }
  | { do: 'destroyTop'; n: Amount; who: Player }
  | { do: 'topCard'; who: Player; how: 'reveal' | 'look'; effects: Effect[] }
  | { do: 'discardIt' | 'destroyIt' }
  | { do: 'selfSuffers'; n: Amount }
  | { do: 'awaken' }
  | { do: 'discardNemesisTop'; n: Amount }
  | { do: 'lose' };

export const aether = (n: Amount, only?: 'gem' | 'spell'): Effect => ({
  do: 'aether',
  n,
  ...(only ? { for: only } : {}),
});
/** Damage to the nemesis or one minion; a cast adds the bonus of its breach. */
export const deal = (n: Amount): Effect => ({ do: 'deal', n });
export const draw = (n: Amount, who: Player = you): Effect => ({ do: 'draw', n, who });
export const discard = (which: Cards): Effect => ({ do: 'discard', cards: which });
export const destroy = (which: Cards): Effect => ({ do: 'destroy', cards: which });
export const returnToHand = (which: Cards): Effect => ({ do: 'return', cards: which });
/** Chooses a card for what follows. */
export const take = (which: Cards): Effect => ({ do: 'take', cards: which });
export const charge = (n: Amount, who: Player = you): Effect => ({ do: 'charge', n, who });
export const loseCharges = (n: Amount, who: Player = you): Effect => ({ do: 'loseCharges', n, who });
export const gainLife = (n: Amount, who: Player = you): Effect => ({ do: 'gainLife', n, who });
export const suffer = (n: Amount, who: Player = you): Effect => ({ do: 'suffer', n, who });
export const graveholdSuffers = (n: Amount): Effect => ({ do: 'graveholdSuffers', n });
export const graveholdGains = (n: Amount): Effect => ({ do: 'graveholdGains', n });
export const nemesisGains = (n: Amount): Effect => ({ do: 'nemesisGains', n });
/** Focuses a closed breach for nothing. */
export const focus = (which: 'any' | 'cheapest', of: Whose): Effect => ({ do: 'focus', which, of });
/** The next focusing or opening this turn costs less. */
export const discount = (n: Amount): Effect => ({ do: 'discount', n });
/** Æther, as the price of discarding a power. */
export const spend = (n: number): Effect => ({ do: 'spend', n });
export const destroySelf: Effect = { do: 'destroySelf' };
export const cast = (which: Cards, how: { bonus?: number; twice?: true } = {}): Effect => ({
  do: 'cast',
  cards: which,
  ...how,
});
export const to = (player: Chosen, ...effects: Effect[]): Effect => ({ do: 'to', player, effects });
export const eachPlayer = (...effects: Effect[]): Effect => ({ do: 'eachPlayer', effects });
/** It is offered only when it can be done. */
export const may = (who: Player, ...effects: Effect[]): Effect => ({ do: 'may', who, effects });
export const when = (condition: Condition, ...effects: Effect[]): Effect => ({
  do: 'when',
  if: condition,
  effects,
});
export const ifDone = (first: Effect, ...effects: Effect[]): Effect => ({ do: 'ifDone', first, effects });
/** One of several ways; only one that can be done fully, as long as there is such a way. */
export const oneOf = (...ways: Effect[][]): Effect => ({ do: 'oneOf', who: you, ways });
/** The same, and the player chosen decides. */
export const oneOfTheirs = (...ways: Effect[][]): Effect => ({ do: 'oneOf', who: them, ways });
export const repeat = (n: Amount, ...effects: Effect[]): Effect => ({ do: 'repeat', n, effects });
/** Reveals the top turn order card and leaves it there. */
export const revealTurnCard: Effect = { do: 'reveal' };
export const topOrBottom: Effect = { do: 'topOrBottom' };
/** The gem taken resolves twice and is destroyed. */
export const playTwice: Effect = { do: 'playTwice' };
/** The active player may prep two spells in each open breach this turn. */
export const gate: Effect = { do: 'gate' };
/** Shuffles a player's card of the turn order discard pile back; `them` is whose card it is. */
export const turnCardBack = (wild: boolean): Effect => ({ do: 'turnCardBack', wild });
export const nemesisTurnsBack: Effect = { do: 'nemesisTurnsBack' };
/** Charges for allies, as they like. */
export const splitCharges = (n: Amount): Effect => ({ do: 'splitCharges', n });
export const arrangeTurns: Effect = { do: 'arrangeTurns' };
export const preventDamage: Effect = { do: 'preventDamage' };
/** The nemesis card just drawn goes to the discard pile without effect. */
export const discardDrawn: Effect = { do: 'discardDrawn' };
export const unleash = (n: Amount = 1): Effect => ({ do: 'unleash', n });
export const strike = (n: Amount = 1): Effect => ({ do: 'strike', n });
export const swarm = (n: Amount = 1): Effect => ({ do: 'swarm', n });
export const gainFury = (n: Amount): Effect => ({ do: 'fury', n });
export const placeHusks = (n: Amount): Effect => ({ do: 'husks', n });
export const discardHusks = (n: Amount): Effect => ({ do: 'discardHusks', n });
/** `orDamage`: without such a pile, Gravehold suffers as for every card that is missing. */
export const devour = (n: Amount, pile: Pile, orDamage?: true): Effect => ({
  do: 'devour',
  n,
  pile,
  ...(orDamage ? { orDamage } : {}),
});
export const gainFrom = (pile: Pile, where: Where, who: Player): Effect => ({
  do: 'gainFrom',
  pile,
  to: where,
  who,
});
export const corrupt = (n: Amount, who: Player, where: 'deck' | 'hand' = 'deck'): Effect => ({
  do: 'corrupt',
  n,
  who,
  to: where,
});
/** The discard pile goes on the deck, and all of it is shuffled. */
export const shuffleDeck = (who: Player): Effect => ({ do: 'shuffleDeck', who });
export const destroyTop = (n: Amount, who: Player): Effect => ({ do: 'destroyTop', n, who });
export const topCard = (how: 'reveal' | 'look', who: Player, ...effects: Effect[]): Effect => ({
  do: 'topCard',
  who,
  how,
  effects,
});
export const discardIt: Effect = { do: 'discardIt' };
export const destroyIt: Effect = { do: 'destroyIt' };
export const selfSuffers = (n: Amount): Effect => ({ do: 'selfSuffers', n });
/** The minion discarded last comes back. */
export const awaken: Effect = { do: 'awaken' };
/** Cards of the nemesis deck are discarded; done is how many of them were of tier 3. */
export const discardNemesisTop = (n: Amount): Effect => ({ do: 'discardNemesisTop', n });
export const lose: Effect = { do: 'lose' };

// Cards

export interface WhilePrepped {
  when: 'main' | 'castingEnd';
  once?: true;
  /** Æther that a use costs. */
  cost?: number;
  effects: Effect[];
}
interface Named {
  name: string;
  /** Number printed on the first copy. */
  number: number;
}
export interface PlayerCard extends Named {
  type: CardType;
  cost: number;
  /** The mage whose starting card it is. */
  mage?: string;
  play?: Effect[];
  cast?: Effect[];
  whilePrepped?: WhilePrepped;
  /** May go on top of the deck when it is gained. */
  toDeck?: true;
  /** May be prepped in a closed breach that was not focused. */
  prepAnywhere?: true;
}
export interface NemesisCard extends Named {
  type: 'attack' | 'minion' | 'power' | 'strike' | 'corruption';
  tier: 0 | 1 | 2 | 3;
  life?: Amount;
  power?: number;
  immediately?: Effect[];
  /** What a minion does in each nemesis main phase; what the others do when they resolve. */
  effects: Effect[];
  toDiscard?: Effect[];
  /** No damage to it is more than this. */
  damageCap?: number;
  shieldedByHusks?: true;
  whenDamaged?: Effect[];
  huskLife?: number;
}

export const WHENS = ['ownMain', 'anyMain', 'nemesisDraw', 'turnCard'] as const;
export interface Mage {
  type: 'mage';
  name: string;
  title: string;
  /** I to IV: open, missing, or how often it has been focused. */
  breaches: readonly ('open' | 'none' | 0 | 1 | 2 | 3)[];
  hand: readonly string[];
  /** Top first. */
  deck: readonly string[];
  ability: { name: string; charges: number; when: (typeof WHENS)[number]; effects: Effect[] };
}

export interface NemesisRules {
  setup?: Effect[];
  unleash?: Effect[];
  /** Fury lost after a strike. */
  strikeCost?: number;
  /** Destroyed corruptions go to a discard pile. */
  spills?: true;
}
export interface Nemesis extends NemesisRules {
  type: 'nemesis';
  name: string;
  life: number;
  rating: number;
  unleash: Effect[];
  endOfTurn?: Effect[];
  /** What a swarm of up to this number of husks does. */
  swarm?: readonly { upTo: number; effects: Effect[] }[];
  /** Empty supply piles lose the game. */
  starves?: true;
  increased: NemesisRules;
}

export type Card = PlayerCard | NemesisCard | Mage | Nemesis;
export type CardTable = Record<string, PlayerCard>;
export type NemesisTable = Record<string, NemesisCard>;
