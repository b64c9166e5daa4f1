/**
 * The compact form of all cards: one array of numbers, outside the state and never changed by a game. An
 * effect is a run of operations; amounts, conditions and filters are small trees that operations point to.
 */

/**
 * Operations, with the operands that follow them: `program[pc + 1]` is the first. Targets are `Who`, players `Seat`,
 * amounts as in `Sum`. How long each is, the writer knows: see `lengthOf` in pool.ts.
 */
export const enum Op {
  End = 0,
  /** address */
  Jump = 1,
  /** condition, address */
  JumpUnless = 2,
  /** address */
  JumpUnlessDone = 3,
  /** address after the optional part, guard: a filter, the negative of a condition, a GUARD or 0 */
  May = 4,
  /** number of ways, the address of each */
  Choice = 5,
  /** Select, filter, amount, 1 to add to those chosen before | FOR_DESTRUCTION | FOR_USE with its UseHow */
  Select = 6,
  /** Who, 1 to add */
  SelectWho = 7,
  /** amount, Seat, 1 for the discard pile, 1 to add */
  SelectTop = 8,
  /** keeps those chosen for an operation that needs two groups */
  Keep = 9,
  /** takes the kept ones out of those chosen */
  Without = 10,
  /** amount, Who, splash, 1 when armor does not prevent it or 2 for assault and hazardous */
  Damage = 11,
  /** amount, filter */
  Divide = 12,
  /** amount, Who, 1 when the player may heal less */
  Heal = 13,
  /** Who */
  Destroy = 14,
  /** Token, Who */
  Token = 15,
  /** amount, Who */
  Exalt = 16,
  /** amount, Who */
  PowerCounters = 17,
  /** 1 for doom counters, amount, Who */
  Counters = 18,
  /** 2 for power counters, 1 for doom counters, amount, Who */
  Uncounter = 19,
  /** amount, Seat */
  Gain = 20,
  Lose = 21,
  Steal = 22,
  /** amount, Who, Seat or From */
  Capture = 23,
  /** amount, Who or Pool, Who or Pool */
  MoveAmber = 24,
  /** amount, Seat */
  Draw = 25,
  Chains = 26,
  /** Seat */
  Refill = 27,
  /** amount, or Value.Free */
  Forge = 28,
  /** Seat */
  Unforge = 29,
  /** Destination, Who, Seat for archives | OPENLY */
  Move = 30,
  /** Who, 1 when face up */
  Under = 31,
  /** Who, Seat */
  PutIntoPlay = 32,
  /** Seat, filter */
  DiscardUntil = 33,
  /** of those chosen: 1 when a deck was searched, 1 to reveal */
  Search = 34,
  /** Who */
  Reveal = 35,
  /** Who */
  Look = 36,
  /** amount */
  OrderTop = 37,
  /** Who, 1 when as if yours, 1 when it enters stunned */
  Play = 38,
  /** Who, UseHow, 1 to ready it first, 1 when as if yours */
  Use = 39,
  /** tag bit, Who, 1 when as if yours */
  Trigger = 40,
  /** Who, Seat, 1 while the source is in play */
  Control = 41,
  /** Who, Who */
  Swap = 42,
  /** Who, MovePlace */
  MoveTo = 43,
  /** Who, Who */
  Attach = 44,
  /** Duration, ability or complement of modifier, RULE_GRANTED | RULE_OF_ITS_SOURCE */
  Lasting = 45,
  /** Naming */
  NameHouse = 46,
  NameNumber = 47,
  NameTrait = 48,
  /** amount, address after the loop */
  Times = 50,
  /** address of the loop's body */
  NextTime = 51,
  /** address after the loop */
  EachCard = 52,
  /** address of EachCard's body */
  NextCard = 53,
  EachPlayer = 54,
  NextPlayer = 55,
  EachHouse = 56,
  NextHouse = 57,
  /** address of the ability's start */
  Again = 58,
  /** number of the function */
  Own = 59,
  /** the card is no longer tagged for destruction */
  Untag = 60,
  /** sets what was done to the number of those chosen */
  Done = 61,
  /** the running fight ends without effect */
  CancelFight = 62,
  /** amount, Who */
  CaptureFromAnyone = 63,
  /** the forging under way does not happen */
  PreventForging = 64,
  /** filter */
  RevealUntil = 65,
  /** Seat */
  Rearrange = 66,
  /** Pile, filter */
  Redistribute = 67,
  /** Who */
  MakeActive = 68,
  EndTurn = 69,
  /** Who, Who, Duration */
  LendText = 70,
  /** filter: keeps the cards that fit it now for a later operation; what was chosen stays so */
  Note = 71,
  /** total power: the kept cards were destroyed, or those of them that were had this power together */
  Enough = 72,
}

export const enum Who {
  Those = 0,
  Self = 1,
  It = 2,
  Host = 3,
  Foe = 4,
  Subject = 5,
  Granter = 6,
  Earlier = 7,
}

export const enum Seat {
  You = 0,
  Opponent = 1,
  Both = 2,
  Active = 3,
  Player = 4,
  /** Whoever's pile the first card chosen lies in. */
  One = 5,
  SubjectPlayer = 6,
  /** plus a Who */
  Controller = 8,
  Owner = 16,
  OpponentOf = 24,
  Anyone = 32,
}
/** For captures and transfers. */
export const enum From {
  Controller = 40,
  Supply = 41,
  /** plus a Seat: the pool of that seat */
  Pool = 48,
}

/** A guard of an optional effect: there is a card that it calls "it". */
export const GUARD_IT = -2;
/** The same for this card itself: a destroyed one may be gone already. */
export const GUARD_SELF = -3;
/** Its card is still where it can repeat its effect. */
export const GUARD_AGAIN = -4;
/** The cards are chosen in order to be destroyed. */
export const FOR_DESTRUCTION = 2;
/** The card is chosen in order to be used; how stands above this bit. */
export const FOR_USE = 4;
/** Beside the Seat of archives: the card was revealed just before, so both players know what goes there. */
export const OPENLY = 64;

/** A lasting rule is granted to those; it tells the card it comes from apart from other copies. */
export const RULE_GRANTED = 1;
export const RULE_OF_ITS_SOURCE = 2;

export const enum Select {
  A = 0,
  UpTo = 1,
  Any = 2,
  Each = 3,
  Random = 4,
  Most = 5,
  Least = 6,
}

/** What is redistributed. */
export const enum Pile {
  Damage = 0,
  Amber = 1,
}

/** Where a card moves to. */
export const enum MovePlace {
  Flank = 0,
  Anywhere = 1,
  Battleline = 2,
}

/** The houses that may be named. */
export const enum Naming {
  Any = 0,
  /** Those on the opponent's identity card. */
  Opponents = 1,
  /** Those of the creature that is fought. */
  Foe = 2,
  Active = 3,
}

export const enum Token {
  Ready = 0,
  Exhaust = 1,
  Stun = 2,
  Unstun = 3,
  Ward = 4,
  Unward = 5,
  Enrage = 6,
}

export const enum Destination {
  Discard = 0,
  Hand = 1,
  DeckTop = 2,
  Shuffle = 3,
  Purge = 4,
  Archive = 5,
}

export const enum UseHow {
  Any = 0,
  Fight = 1,
  Reap = 2,
  Action = 3,
}

export const enum Duration {
  Turn = 0,
  OpponentsNextTurn = 1,
  UntilYourTurn = 2,
  EndOfYourNextTurn = 3,
  WhileSelf = 4,
  WhileControlled = 5,
  NextTurn = 6,
}

export const enum Tag {
  Play = 1,
  Fight = 2,
  Reap = 4,
  Action = 8,
  Omni = 16,
  Destroyed = 32,
  BeforeFight = 64,
  LeavesPlay = 128,
}

/** Amounts below Tree stand for themselves, those above it are places in the program. */
export const enum Value {
  Tree = 1 << 20,
  /** As much as there is. */
  All = Tree - 1,
  /** A key at no cost. */
  Free = Tree - 2,
  /** Houses that are not given by their number. */
  HouseNamed = 16,
  HouseNotInPlay = 17,
}
/** Bits, in the order of KEYWORDS. */
export const enum Keyword {
  Elusive = 1,
  Skirmish = 2,
  Taunt = 4,
  Poison = 8,
  Deploy = 16,
  Alpha = 32,
  Omega = 64,
  Invulnerable = 128,
  Assault = 256,
  Hazardous = 512,
}
export const enum Sum {
  Did = 0,
  Named = 1,
  Number = 2,
  /** filter */
  Count = 3,
  Houses = 4,
  /** Stat, Who (the selector's choice, or each of a filter when ≥ Value.Tree) */
  Stat = 5,
  /** Seat */
  Pool = 6,
  /** Seat, bit of the colour or 0 */
  Keys = 7,
  /** memory, Seat, house */
  Memory = 8,
  /** amount, divisor, 1 to round up */
  Part = 9,
  /** amount, amount */
  Plus = 10,
  Minus = 11,
  Times = 12,
  AtMost = 13,
  /** condition, amount, amount */
  Either = 14,
  /** a negative literal */
  Negative = 15,
}

export const enum Stat {
  Power = 0,
  Armor = 1,
  Damage = 2,
  Amber = 3,
  Traits = 4,
  Bonus = 5,
  Doom = 6,
  Other = 7,
}

export const enum Test {
  /** amount, Comparison, amount */
  Compare = 0,
  /** Who, filter */
  Is = 1,
  /** filter */
  Some = 2,
  None = 3,
  /** condition */
  Not = 4,
  /** Who */
  Destroyed = 5,
  /** Who, 1 when only attacking, filter of the foe or 0 */
  Fighting = 6,
  YourTurn = 7,
  /** number, conditions */
  All = 8,
  LowTide = 9,
  ShareHouse = 10,
}

export const enum Comparison {
  Equal = 0,
  AtLeast = 1,
  AtMost = 2,
  More = 3,
  Less = 4,
}

/** Kinds of cards as bits. */
export const enum Kind {
  Creature = 1,
  Artifact = 2,
  Upgrade = 4,
  Action = 8,
  Any = 15,
}

/** Zones of a filter as bits. */
export const enum In {
  Play = 1,
  Hand = 2,
  Deck = 4,
  Discard = 8,
  Archives = 16,
  Purged = 32,
  Under = 64,
  Those = 128,
  /** Those before the choice that the filter is for. */
  Earlier = 256,
}

export const enum Side {
  Friendly = 1,
  Enemy = 2,
  Any = 3,
}

/** A filter: zones, kinds, side, then how many words follow, each as word | not << 8, argument. */
export const enum Fi {
  Zones = 0,
  Kinds = 1,
  Side = 2,
  /** The next clause of an "or", or 0. */
  Or = 3,
  Length = 4,
  Words = 5,
}

export const enum Word {
  Other = 0,
  Self = 1,
  Host = 2,
  It = 3,
  Subject = 4,
  Granter = 5,
  House = 6,
  HouseNamed = 7,
  HouseActive = 8,
  HouseSameIt = 9,
  HouseIdentity = 10,
  HouseMostCreatures = 11,
  Trait = 12,
  TraitNamed = 13,
  Name = 14,
  NameIt = 15,
  Keyword = 16,
  Flank = 17,
  LeftFlank = 18,
  RightFlank = 19,
  Centre = 20,
  LeftOf = 21,
  RightOf = 22,
  Neighbour = 23,
  Damaged = 24,
  Ready = 25,
  Stunned = 26,
  Warded = 27,
  Amber = 28,
  Armored = 29,
  Upgraded = 30,
  /** comparison << 8 | number */
  Power = 31,
  PowerOdd = 32,
  PowerEven = 33,
  PowerNamed = 34,
  PowerThose = 35,
  PowerLowest = 36,
  PowerHighest = 37,
  PowerBelowIt = 38,
  SharesTrait = 39,
  SharesNoTrait = 40,
  SharesHouse = 41,
  HouseCount = 42,
  Counter = 43,
  Tag = 44,
  On = 45,
  Of = 46,
  Was = 47,
  Destroyed = 48,
  Played = 49,
  /** number of words that follow, of which one must hold */
  AnyOf = 50,
  Kinds = 51,
  Side = 52,
  Zones = 53,
  PurgedBySelf = 54,
  HouseInPlay = 55,
  Top = 56,
}

/** Text of a card as bits, beside its tags. */
export const enum Enters {
  Ready = 1,
  Stunned = 2,
  Opponent = 4,
  /** As a copy of another creature. */
  Copy = 8,
}

/** What æmber on a card may be spent on, as bits. */
export const enum Spend {
  Keys = 1,
  /** As if it were in the pool. */
  Anything = 2,
}

/** Bits of what a rule may allow, forbid or demand. */
export const enum Verb {
  Play = 1,
  Use = 2,
  Reap = 4,
  Fight = 8,
  Attack = 16,
  Forge = 32,
  ForgeStep = 64,
  House = 128,
  BeDamaged = 256,
  BeStolenFrom = 512,
  LoseToThieves = 1024,
}
