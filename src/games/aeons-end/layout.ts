import { FrameHead, Head } from '../../core/machine.js';

/** Const enums, here and below, become literal numbers in the compiled engine. */
export const enum Size {
  Seats = 4,
  Breaches = 4,
  /** Cards: 0–39 starting cards, 40–98 the market, 99–109 corruptions, 110–140 cards of the nemesis. */
  Cards = 141,
  Starters = 10,
  Market = 40,
  /** The most that nine piles hold: all seven gems and two others. */
  MarketCards = 59,
  Corruptions = 99,
  CorruptionCards = 11,
  Nemesis = 110,
  NemesisCards = 31,
  Piles = 9,
  Lists = 49,
  /** The most cards of a turn order deck. */
  TurnCards = 12,
  /** Counters of cards that ask how often they were played this turn. */
  Plays = 8,
  Husks = 15,
  Strikes = 6,
  /** Cards in hand at the end of a draw phase. */
  Hand = 5,
  /** Words for frames. */
  Stack = 252,
}
export const enum None {
  Card = -1,
  Seat = -1,
}

/** A player's piles. The number of a list is its seat times 8 plus the zone; the four breaches are 4 to 7. */
export const enum Zone {
  Deck = 0,
  Hand = 1,
  Discard = 2,
  /** Gems and relics played this turn. */
  Played = 3,
  Breach = 4,
}

/** Lists that belong to nobody, after those of the players. */
export const enum Place {
  /** Nine supply piles. */
  Supply = 32,
  Devoured = 41,
  NemesisDeck = 42,
  NemesisDiscard = 43,
  /** Minions and powers in play, the oldest first. */
  NemesisPlay = 44,
  CorruptionDeck = 45,
  /** Basic nemesis cards that are not part of this game. */
  Box = 46,
  Destroyed = 47,
  /** A card while it resolves. */
  Aside = 48,
}

/** Where a game is. */
export const enum Phase {
  Setup = 0,
  /** A turn order card is to be drawn. */
  Next = 1,
  /** It has just been drawn. */
  Drawn = 2,
  /** Whose turn the wild card gives. */
  Whose = 3,
  /** Before the casting phase. */
  Start = 4,
  Casting = 5,
  CastingEnd = 6,
  Main = 7,
  MainEnd = 8,
  /** The first half of the draw phase: played cards go to the discard pile. */
  Discard = 9,
  Draw = 10,
  NemesisMain = 11,
  NemesisDraw = 12,
  /** A nemesis card has been drawn and lies open. */
  NemesisDrawn = 13,
  NemesisResolve = 14,
  NemesisEnd = 15,
  End = 16,
}

/** What the pending decision is about. */
export const enum Decision {
  None = 0,
  Main = 1,
  Cast = 2,
  /** Which of several cards goes to the discard pile next. */
  Order = 3,
  Target = 4,
  Player = 5,
  Card = 6,
  Breach = 7,
  May = 8,
  Choice = 9,
  Pile = 10,
  TurnCard = 11,
  Number = 12,
  /** Which corruption resolves next. */
  Corruption = 13,
}

/** What the frames on the stack are. */
export const enum Frame {
  Turn = 1,
  Effect = 2,
  Damage = 3,
  Exhaust = 4,
  Unleash = 5,
  Strike = 6,
  /** A spell that is cast twice. */
  CastTwice = 7,
  /** A card that may go to another place when it is gained. */
  Gain = 8,
  /** A destroyed corruption that goes to a player's discard pile. */
  Misplace = 9,
  /** A gem that is played twice. */
  PlayTwice = 10,
  /** A power that a player pays to discard. */
  Pay = 11,
  /** A minion or power that comes into play. */
  Arrive = 12,
}

/** Turn order cards: a seat's own are its number. */
export const enum TurnCard {
  Wild = 4,
  Nemesis = 5,
  /** In the deck: everybody knows where it lies. */
  Known = 8,
  Kind = 7,
}

/** How a game ended: a position in ENDS. */
export const enum End {
  Slain = 0,
  Outlasted = 1,
  Gravehold = 2,
  Exhausted = 3,
  Special = 4,
}

/** A purpose of chance, each with its own counter. */
export const enum Chance {
  /** One for each tier of the nemesis deck. */
  Nemesis = 0,
  TurnOrder = 3,
  Market = 4,
  Strike = 5,
  Corruption = 6,
  /** One for each seat's deck. */
  Deck = 7,
  Purposes = 11,
}

/** What may be hit besides a minion's card. */
export const enum Target {
  Nemesis = 200,
  Husk = 201,
  HurtHusk = 202,
}

/**
 * Everything a game is: where each field starts in the state. Each line is the field before plus that field's
 * length, so an offset is a literal number in the compiled engine. Runs of 4 are per seat, of 133 per card.
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
  /** how often the turn order deck has been made */
  round = turn + 1,
  /** Phase */
  phase = round + 1,
  /** the seat of this player turn or, in a nemesis turn, of the last one */
  active = phase + 1,
  /** 1 in a nemesis turn */
  nemesisTurn = active + 1,
  /** number of mages */
  players = nemesisTurn + 1,
  /** two key words and a counter per purpose of chance */
  luck = players + 1,
  /** definition of the nemesis */
  nemesis = luck + 2 + Chance.Purposes,
  /** 1 when its rules of increased difficulty hold */
  increased = nemesis + 1,
  /** life of the nemesis, and with how much it began */
  nemesisLife = increased + 1,
  nemesisMost = nemesisLife + 1,
  /** life of Gravehold, and with how much it began */
  gravehold = nemesisMost + 1,
  graveholdMost = gravehold + 1,
  /** the life that players begin with */
  playerMost = graveholdMost + 1,
  /** Rageborne's fury */
  fury = playerMost + 1,
  /** the Carapace Queen's husks, and how many of them have 1 damage */
  husks = fury + 1,
  hurtHusks = husks + 1,
  /** æther of the active player */
  aether = hurtHusks + 1,
  /** æther only for gaining gems, and only for gaining spells */
  gemAether = aether + 1,
  spellAether = gemAether + 1,
  /** by how much the next focusing or opening is cheaper this turn */
  discount = spellAether + 1,
  /** 1 when all damage to players and Gravehold is prevented this turn */
  prevented = discount + 1,
  /** 1 when the active player may prep two spells in each open breach this turn */
  gate = prevented + 1,
  /** 1 when the drawn nemesis card has been offered to be discarded */
  wardOffered = gate + 1,
  /** cards gained, spells cast, and damage dealt by players in the whole game */
  gained = wardOffered + 1,
  cast = gained + 1,
  dealt = cast + 1,
  /** how often counted cards were played this turn */
  plays = dealt + 1,
  /** definition of each mage, -1 for an empty seat */
  mage = plays + Size.Plays,
  /** life of each mage */
  life = mage + Size.Seats,
  /** charges of each mage */
  charges = life + Size.Seats,
  /** 1 when the mage is exhausted */
  exhausted = charges + Size.Seats,
  /** breaches I to IV of each mage: Breach bits */
  breaches = exhausted + Size.Seats,
  /** definition of each supply pile's cards, -1 when there is no such pile */
  pile = breaches + Size.Seats * Size.Breaches,
  /** definitions of the strike deck's cards */
  strikeCount = pile + Size.Piles,
  strikes = strikeCount + 1,
  /** turn order cards face down, the top one last */
  turnDeckCount = strikes + Size.Strikes,
  turnDeck = turnDeckCount + 1,
  /** turn order cards face up, the latest last */
  turnDiscardCount = turnDeck + Size.TurnCards,
  turnDiscard = turnDiscardCount + 1,
  /** first card of each list: the top of a pile */
  head = turnDiscard + Size.TurnCards,
  /** last card of each list */
  tail = head + Size.Lists,
  /** number of cards of each list */
  size = tail + Size.Lists,
  /** definition | Flag bits, -1 for no card */
  card = size + Size.Lists,
  /** the list that a card is in */
  place = card + Size.Cards,
  /** next card of its list, -1 at the end */
  next = place + Size.Cards,
  /** life of minions and tokens of powers in play, by nemesis card */
  tokens = next + Size.Cards,
  /** frames */
  stack = tokens + Size.NemesisCards,
  /** length of a state */
  words = stack + Size.Stack,
}
export const WORDS = at.words;

/** A breach: how often it was focused (0 to 3), and these bits. */
export const enum Breach {
  Step = 3,
  Open = 4,
  /** Neither destroyed nor missing from the mage's mat. */
  Present = 8,
  FocusedThisTurn = 16,
}

/** Bits of a card above its definition. */
export const enum Flag {
  Definition = 0xfff,
  /** The players know which card this is, although it may lie face down. */
  Seen = 1 << 12,
  /** The players know where in its pile it lies. */
  Placed = 1 << 13,
  PreppedThisTurn = 1 << 14,
  /** Its effect while prepped has been used this turn. */
  Used = 1 << 15,
  /** Is still to resolve in this phase. */
  Waits = 1 << 16,
}

/** Words of a frame. */
export const enum F {
  Kind = FrameHead.Kind,
  Below = FrameHead.Below,
  Pc = FrameHead.Pc,
  /** The card whose effect this is. */
  Self = FrameHead.Self,
  /** The player who carries it out. */
  You = FrameHead.You,
  /** The player chosen: "that player". */
  Them = FrameHead.words,
  /** The card chosen last. */
  It = 6,
  /** How much was really done. */
  Did = 7,
  /** How far a choice of several has come, plus 1. */
  Count = 8,
  Loop = 9,
  /** A number: damage, a turn order card. */
  N = 10,
  /** What a cast deals beyond its text. */
  Bonus = 11,
  /** The list that a spell is cast from. */
  From = 12,
  /** A supply pile, or whatever else. */
  Extra = 13,
  Words = 14,
}
