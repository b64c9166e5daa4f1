/**
 * The compact form of all cards: one array of numbers, outside the state and never changed by a game. An
 * effect is a run of operations; amounts, conditions, filters and targets are small records that operations
 * point to.
 */

/**
 * Operations, with the operands that follow them: `program[pc + 1]` is the first. Players are `Seat`, amounts as in
 * `Sum`. How long each is, the writer knows: see `lengthOf` in pool.ts.
 */
export const enum Op {
  End = 0,
  /** address */
  Jump = 1,
  /** condition, address */
  JumpUnless = 2,
  /** address */
  JumpUnlessDone = 3,
  /** address after the optional part, condition or 0, Seat that decides */
  May = 4,
  /** Seat that decides, number of ways, then condition or 0 and address of each */
  OneOf = 5,
  /** Choose, Measure, its argument, how much of it is enough, address to go to when nobody qualifies or 0 */
  Player = 6,
  EachPlayer = 7,
  /** address of the loop's body */
  NextPlayer = 8,
  /** amount, address after the loop */
  Times = 9,
  /** address of the loop's body */
  NextTime = 10,
  /** Aether, amount */
  Aether = 11,
  /** amount */
  Deal = 12,
  /** amount, Seat */
  Draw = 13,
  /** cards, Action */
  Pick = 14,
  /** amount, Seat */
  Charge = 15,
  LoseCharges = 16,
  GainLife = 17,
  Suffer = 18,
  /** amount */
  GraveholdSuffers = 19,
  GraveholdGains = 20,
  NemesisGains = 21,
  /** 1 for the cheapest, Seat or Everyone */
  Focus = 22,
  /** amount */
  Discount = 23,
  DestroySelf = 24,
  /** amount of bonus damage, 1 to cast it twice */
  Cast = 25,
  /** the top turn order card */
  Reveal = 26,
  TopOrBottom = 27,
  PlayTwice = 28,
  Gate = 29,
  /** 1 when the wild card counts */
  TurnCardBack = 30,
  NemesisTurnsBack = 31,
  /** amount */
  SplitCharges = 32,
  ArrangeTurns = 33,
  Prevent = 34,
  DiscardDrawn = 35,
  /** amount */
  Unleash = 36,
  Strike = 37,
  Swarm = 38,
  /** amount */
  Fury = 39,
  Husks = 40,
  DiscardHusks = 41,
  /** Pile, kinds of cards, highest cost or -1, Seat that decides, address to go to without such a pile */
  Pile = 42,
  /** amount */
  Devour = 43,
  /** Seat, Where */
  GainFrom = 44,
  /** amount, Seat, Where */
  Corrupt = 45,
  /** Seat */
  ShuffleDeck = 46,
  /** amount, Seat */
  DestroyTop = 47,
  /** Seat, address to go to without such a card */
  TopCard = 48,
  /** Action */
  MoveIt = 49,
  /** amount */
  SelfSuffers = 50,
  Awaken = 51,
  /** amount */
  DiscardNemesisTop = 52,
  Lose = 53,
}

export const enum Seat {
  You = 0,
  Them = 1,
  /** whose turn it is */
  Active = 2,
  Everyone = 3,
}

/** Among whom a player is chosen. */
export const enum Choose {
  Any = 0,
  Ally = 1,
  /** somebody else than the player chosen before */
  Another = 2,
  /** plus one of the above: those who can do it as fully as possible, or have the most */
  Able = 4,
  Most = 8,
  LowestLife = 16,
}

export const enum Measure {
  None = 0,
  Life = 1,
  MissingLife = 2,
  Charges = 3,
  MissingCharges = 4,
  OpenBreaches = 5,
  ClosedBreaches = 6,
  DeckAndDiscard = 7,
  /** argument: cards */
  Cards = 8,
}

/** A choice of cards. */
export const enum Pick {
  /** bits of Zones */
  Zones = 0,
  /** Seat or Everyone */
  Of = 1,
  Amount = 2,
  UpTo = 3,
  /** bits of Kind */
  Kinds = 4,
  Least = 5,
  Most = 6,
  /** definition or -1 */
  Name = 7,
  /** bits of Only */
  Only = 8,
  Words = 9,
}

export const enum Zones {
  Hand = 1,
  Discard = 2,
  Played = 4,
  Breaches = 8,
}

export const enum Only {
  MostExpensive = 1,
  PreppedThisTurn = 2,
}

/** What is done to each card picked. */
export const enum Action {
  Take = 0,
  Discard = 1,
  Destroy = 2,
  ToHand = 3,
}

/** Kinds of cards as bits. */
export const enum Kind {
  Gem = 1,
  Relic = 2,
  Spell = 4,
  Corruption = 8,
  Minion = 16,
  Power = 32,
  Attack = 64,
  Strike = 128,
  Mage = 256,
  Nemesis = 512,
  Player = 7,
  Any = 15,
}

export const enum Aether {
  Any = 0,
  Gem = 1,
  Spell = 2,
}

export const enum Pile {
  Any = 0,
  Cheapest = 1,
  MostExpensive = 2,
  SecondMostExpensive = 3,
  /** the most expensive that this frame has not chosen before */
  MostExpensiveLeft = 4,
}

export const enum Where {
  Discard = 0,
  Deck = 1,
  Hand = 2,
}

/** Amounts below Tree stand for themselves, those above it are places in the program. */
export const enum Value {
  Tree = 1 << 20,
  All = Tree - 1,
}

export const enum Sum {
  Did = 0,
  Fury = 1,
  Husks = 2,
  EmptyPiles = 3,
  SelfLife = 4,
  TurnsDiscarded = 5,
  NemesisTurns = 6,
  /** cost of the card chosen last, 0 when none was */
  Cost = 7,
  /** spells prepped beside the breach that a spell is cast from */
  Adjacent = 8,
  /** Seat */
  Open = 9,
  Prepped = 10,
  Charges = 11,
  /** amount, amount */
  Plus = 12,
  Minus = 13,
  Times = 14,
  /** amount, rounded up */
  Half = 15,
  /** condition, amount, amount */
  Either = 16,
  Players = 17,
  GemPiles = 18,
}

export const enum Test {
  /** amount, least */
  AtLeast = 0,
  /** amount, most */
  AtMost = 1,
  /** number: it is the n-th play of this card this turn */
  NthPlay = 2,
  /** the revealed turn order card is a player's */
  PlayerRevealed = 3,
  /** Seat: every breach that is left is open */
  AllOpen = 4,
  /** Measure, its argument, amount: some player has so much */
  Anyone = 5,
  /** cards: as many as they name are there */
  Some = 6,
  /** kinds: there is a supply pile of that kind that is not empty */
  SomePile = 7,
  MinionDiscarded = 8,
  /** 1 when the wild card counts */
  TurnCardDiscarded = 9,
  /** damage is not prevented */
  CanSuffer = 10,
  /** number, conditions */
  All = 11,
  /** Seat: can draw a card */
  CanDraw = 12,
}

/** When a mage's ability is used. */
export const enum When {
  OwnMain = 0,
  AnyMain = 1,
  NemesisDraw = 2,
  TurnCard = 3,
}

/** Text of a card as bits. */
export const enum Text {
  /** May go on top of the deck when it is gained. */
  ToDeck = 1,
  PrepAnywhere = 2,
  /** All damage to it is prevented while there are husks. */
  Shielded = 4,
}
