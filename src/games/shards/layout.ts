import { FrameHead, Head } from '../../core/machine.js';

/** Const enums, here and below, become literal numbers in the compiled engine. */
export const enum Size {
  Seats = 4,
  /** Cards: 64 for each of four players, the 112 of the centre deck, 8 relics. A game has 160 of them at most. */
  Cards = 376,
  /** The most cards that a scenario may give a player. */
  PlayerCards = 64,
  Row = 6,
  Lists = 36,
  /** Cards drawn at the end of a turn. */
  Hand = 5,
  /** Words for frames: copies of copies are the deepest. */
  Stack = 132,
}
export const enum None {
  Card = -1,
  Seat = -1,
}

/** Neither health nor mastery can be more. */
export const enum Cap {
  Health = 50,
  Mastery = 30,
  /** What is not infinite stays below; no more is ever of use. */
  Power = 999,
  Gems = 999,
}
/** Power without end. */
export const INFINITE = 1 << 20;

/** The mastery from which a relic can be recruited. */
export const RELIC_MASTERY = 10;

/** A player's zones. The number of a list is its seat times 8 plus the zone. */
export const enum Zone {
  Deck = 0,
  Hand = 1,
  Discard = 2,
  /** Allies played this turn, in order. */
  Played = 3,
  Champions = 4,
  /** Relics still to choose from. */
  Relics = 5,
}

/** Places that belong to nobody. The row is no list: it has six numbered places. */
export const enum Place {
  Center = 32,
  Banished = 33,
  Box = 34,
  /** Open relics of a draft. */
  Draft = 35,
  Row = 36,
}

export const enum Variant {
  /** The expansion's cards are in the centre deck, and there are relics. */
  Relics = 1,
  Team = 2,
  ThreeWay = 4,
  Auction = 8,
  Draft = 16,
  Secret = 32,
  Nemesis = 64,
}

/** Where a game is. */
export const enum Phase {
  Auction = 0,
  Leader = 1,
  Draft = 2,
  Begin = 3,
  Main = 4,
  Attack = 5,
  Assign = 6,
  Shields = 7,
  Damage = 8,
  /** Played cards and the hand go away. */
  End = 9,
  NemesisReveal = 10,
  NemesisPlay = 11,
  NemesisActivate = 12,
  NemesisPower = 13,
  /** A new hand is drawn, and the turn passes. */
  Draw = 14,
}

/** What the pending decision is about. */
export const enum Decision {
  None = 0,
  Main = 1,
  Assign = 2,
  Shield = 3,
  Target = 4,
  Player = 5,
  Bid = 6,
  Leader = 7,
  Draft = 8,
}

/** What the frames on the stack are. */
export const enum Frame {
  Turn = 1,
  /** A card's effects. */
  Effect = 2,
  /** What follows when a card was played: Praetorian-01 comes back, General Decurion copies. */
  Played = 3,
  /** General Decurion goes through the allies that were played before. */
  CopyAll = 4,
}

/** How a game ended: a position in ENDS. */
export const enum End {
  Power = 0,
  Infinity = 1,
  NemesisMastery = 2,
  EmptyCenter = 3,
}

/** A purpose of chance, each with its own counter. */
export const enum Chance {
  /** One for each seat's deck. */
  Deck = 0,
  Center = 4,
  /** The order in which mercenaries go under the centre deck. */
  Under = 5,
  Leaders = 6,
  Relics = 7,
  First = 8,
  Purposes = 9,
}

/**
 * Everything a game is: where each field starts in the state. Each line is the field before plus that field's length,
 * so an offset is a literal number in the compiled engine. Runs of 4 are per seat.
 */
export const enum at {
  /** what is being decided: Decision */
  decision = Head.decision,
  /** the seat that decides, -1 when the game is over */
  decider = Head.decider,
  /** the side that has won, -1 before */
  winner = Head.winner,
  /** base of the topmost frame */
  top = Head.top,
  /** the first free word after the frames */
  free = Head.free,
  /** how the game ended: End, -1 before */
  end = Head.words,
  /** the turn, counted from 1 */
  turn = end + 1,
  /** Phase */
  phase = turn + 1,
  /** the seat whose turn it is */
  active = phase + 1,
  /** number of seats, the Nemesis included */
  players = active + 1,
  /** Variant bits */
  variant = players + 1,
  /** the seat that took the first turn, -1 while that is open */
  first = variant + 1,
  /** two key words and a counter per purpose of chance */
  luck = first + 1,
  /** gems and power of the active player */
  gems = luck + 2 + Chance.Purposes,
  power = gems + 1,
  /** 1 when nobody can block this turn */
  ignoreShields = power + 1,
  /** how many Homodeus champions still go straight into play when recruited */
  redirects = ignoreShields + 1,
  /** 1 when health gained this turn gives power */
  talons = redirects + 1,
  /** damage to one opponent for which more cards are drawn at the end of the turn, and how many; 0 when none */
  heartDamage = talons + 1,
  heartCards = heartDamage + 1,
  /** what General Decurion copies this turn: Trait bits, 0 for nothing; and the card of General Decurion */
  copying = heartCards + 1,
  copier = copying + 1,
  /** power not yet assigned, and the seats that may still get some, as bits */
  left = copier + 1,
  waiting = left + 1,
  /** how many seats clockwise from the active one shields are asked now */
  blocker = waiting + 1,
  /** the faction that the Nemesis plays this turn: Trait bit */
  revealed = blocker + 1,
  /** the highest bid, who made it, and the seats that still bid, as bits */
  bid = revealed + 1,
  bidder = bid + 1,
  bidding = bidder + 1,
  /** relics drafted so far */
  drafted = bidding + 1,
  /** the seats that begin with mastery by their place in the order, as bits */
  seatMastery = drafted + 1,
  /** how many places the row has: fewer than six only in scenarios */
  rowSize = seatMastery + 1,
  /** which of two marks the next cards under the centre deck get: those put there together have the same */
  batch = rowSize + 1,
  /** cards recruited, mercenaries fast-played and champions destroyed in the whole game */
  recruited = batch + 1,
  fastPlayed = recruited + 1,
  destroyed = fastPlayed + 1,
  /** definition of each leader, -1 before it is known */
  leader = destroyed + 1,
  health = leader + Size.Seats,
  mastery = health + Size.Seats,
  /** 1 when the player is out of the game */
  out = mastery + Size.Seats,
  /** 1 when the leader was activated this turn */
  focused = out + Size.Seats,
  /** power assigned to each player, and how much of it shields block */
  assigned = focused + Size.Seats,
  blocked = assigned + Size.Seats,
  /** damage dealt to each player this turn */
  dealt = blocked + Size.Seats,
  /** cards of the row, -1 for an empty place */
  row = dealt + Size.Seats,
  /** definitions of the leaders that are still to be had in the auction, -1 for one that is taken */
  leaders = row + Size.Row,
  /** first card of each list: the top of a pile */
  head = leaders + Size.Seats,
  /** last card of each list */
  tail = head + Size.Lists,
  /** number of cards of each list */
  size = tail + Size.Lists,
  /** definition | place | Flag bits, -1 for no card */
  card = size + Size.Lists,
  /** next card of its list, -1 at the end */
  next = card + Size.Cards,
  /** frames */
  stack = next + Size.Cards,
  /** length of a state */
  words = stack + Size.Stack,
}
export const WORDS = at.words;

/** A card: its definition, its place, and these bits. */
export const enum Flag {
  Definition = 0x7ff,
  PlaceShift = 11,
  Place = 0x3f << 11,
  /** A champion that was used this turn. */
  Exhausted = 1 << 17,
  /** A champion that came this turn. */
  PlayedNow = 1 << 18,
  /** A mercenary played from the row. */
  Fast = 1 << 19,
  /** Shown as a shield in this attack. */
  Shown = 1 << 20,
  /** In hand, and everybody knows it. */
  Seen = 1 << 21,
  /** Put under the centre deck; the second bit tells neighbouring batches apart. */
  Under = 1 << 22,
  Batch = 1 << 23,
  /** A secret relic in the box: the seat that put it there knows it. */
  Boxed = 1 << 24,
  BoxedByShift = 25,
  BoxedBy = 3 << 25,
}

/** Words of a frame. */
export const enum F {
  Kind = FrameHead.Kind,
  Below = FrameHead.Below,
  Pc = FrameHead.Pc,
  /** The card whose effect this is; of a copied effect the card that copies. */
  Self = FrameHead.Self,
  /** The player who carries it out. */
  You = FrameHead.You,
  /** The card that is copied, plus 1. */
  Copied = FrameHead.words,
  /** The card chosen last, plus 1. */
  It = 6,
  /** How far a choice of several has come. */
  Count = 7,
  Words = 8,
}
