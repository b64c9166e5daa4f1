import { layout } from '../../core/layout.js';

/** Card instances: 0–35 belong to seat 0, 36–71 to seat 1. */
export const CARDS = 72;
export const DECK_SIZE = 36;
/** Words of a set of cards. */
export const SET = 3;
export const NO_CARD = -1;
export const NO_HOUSE = -1;

/** Where a card is. A list's number is its seat times 8 plus the zone. */
export const enum Zone {
  Deck = 0,
  Hand = 1,
  Discard = 2,
  Archives = 3,
  Purged = 4,
  Line = 5,
  Artifacts = 6,
  /** An action while it resolves, and a card that is just now moving. */
  Aside = 7,
  /** On a creature, as an upgrade; the place is the host's. */
  Attached = 16,
  /** Under a card, out of play. */
  Under = 17,
}
export const LISTS = 16;

/** The steps of a turn, in order. */
export const enum Step {
  Mulligan = 0,
  Forge = 1,
  House = 2,
  Main = 3,
  Ready = 4,
  Draw = 5,
}

/** What the pending decision is about. */
export const enum Decision {
  None = 0,
  Mulligan = 1,
  House = 2,
  Archives = 3,
  Main = 4,
  Flank = 5,
  Target = 6,
  Order = 7,
  May = 8,
  Choice = 9,
  Use = 10,
  NameHouse = 11,
  NameNumber = 12,
  NameTrait = 13,
  NamePlayer = 14,
  Key = 15,
  Spend = 16,
  Amount = 17,
}

/** What the frames on the stack are. */
export const enum Frame {
  Turn = 1,
  Effect = 2,
  Window = 3,
  Play = 4,
  Reap = 5,
  Fight = 6,
  Act = 7,
  Destroy = 8,
  Forge = 9,
  Use = 10,
  Damage = 11,
  Setup = 12,
  Arrive = 13,
}

/** What cards in play listen to. Each has a set of the cards whose text does. */
export const enum Event {
  Played = 0,
  EntersPlay = 1,
  Used = 2,
  Fights = 3,
  Reaps = 4,
  Destroyed = 5,
  DestroyedFighting = 6,
  LeavesPlay = 7,
  Damaged = 8,
  Prevents = 9,
  Forges = 10,
  ChoosesHouse = 11,
  Discards = 12,
  Attached = 13,
  GainsAmber = 14,
  StolenFrom = 15,
  TurnStarts = 16,
  CardsReadied = 17,
  TurnEnds = 18,
  /** State checks. */
  Whenever = 19,
  BeforePlayed = 20,
  BeforeFights = 21,
  InsteadDestroyed = 22,
  InsteadLeaves = 23,
  InsteadDamaged = 24,
  InsteadGainsAmber = 25,
  InsteadStolen = 26,
  InsteadForges = 27,
}
export const EVENTS = 28;

/** What constant abilities and lasting effects change. Each has a set of the cards in play whose text does. */
export const enum Mod {
  Power = 0,
  Armor = 1,
  Keyword = 2,
  LoseKeyword = 3,
  Ignores = 4,
  FightDamage = 5,
  Gains = 6,
  Belongs = 7,
  Flank = 8,
  Blank = 9,
  KeyCost = 10,
  HandSize = 11,
  Spendable = 12,
  EntersReady = 13,
  Allow = 14,
  Cannot = 15,
  Must = 16,
  Toll = 17,
  Controlled = 18,
}
export const MODS = 19;

/** A purpose of chance, each with its own counter. */
export const enum Chance {
  Deck = 0,
  Pick = 2,
  First = 4,
}

export const LASTING = 20;
export const LASTING_WORDS = 9;
export const PENDING = 56;
export const PENDING_WORDS = 2;
export const STACK = 700;

/** Everything a game is. Runs of 2 are per seat, runs of 72 per card. */
const fields = layout({
  decision: [1, 'what is being decided: Decision'],
  decider: [1, 'the seat that decides, -1 when the game is over'],
  winner: [1, 'the seat that has won, -1 before'],
  active: [1, 'the seat whose turn it is'],
  turn: [1, 'the turn, counted from 1'],
  step: [1, 'Step of the turn'],
  house: [1, 'the active house, -1 when there is none'],
  first: [1, 'the seat that takes the first turn'],
  ending: [1, '1 when an omega card or an effect ends the main step'],
  acted: [1, '1 when a card has been played, used or discarded in this step, for alpha'],
  recheck: [1, '1 when power, places or rules may have changed and creatures must be checked'],
  colours: [1, '1 when some card of the two decks cares for the colour of keys'],
  luck: [7, 'two key words and a counter per purpose of chance'],

  amber: [2, 'æmber in the pool'],
  keys: [2, 'forged keys: bits red, yellow, blue'],
  chains: [2, 'chains'],
  houses: [2, 'bits of the three houses on the identity card'],
  shuffles: [2, 'how often cards have openly gone into this deck and been shuffled'],

  played: [2, 'cards played this turn'],
  playedOfHouse: [18, 'cards played this turn, by seat and house'],
  creaturesPlayed: [2, 'creatures played this turn'],
  creaturesPlayedLast: [2, 'creatures played in the seat’s previous turn'],
  fights: [2, 'fights this turn with creatures of the seat'],
  reaps: [2, 'reaps this turn with creatures of the seat'],
  used: [2, 'different creatures used this turn'],
  enemiesDestroyed: [2, 'creatures of the other seat destroyed this turn'],
  enemiesDestroyedFighting: [2, 'the same, in fights'],
  keysForged: [2, 'keys forged this turn: bits'],
  keysForgedLast: [2, 'keys forged in the seat’s previous turn: bits'],
  stolen: [2, 'æmber stolen by the seat this turn'],
  stolenLast: [2, 'æmber stolen by the seat in its previous turn'],
  discardedHouses: [2, 'bits of the houses of cards discarded from hand this turn'],
  discarded: [2, 'cards discarded this turn, in any way'],

  head: [LISTS, 'first card of each list: top of deck, left flank'],
  tail: [LISTS, 'last card of each list'],
  size: [LISTS, 'number of cards of each list'],

  definition: [CARDS, 'definition whose text the card has | printed definition << 12'],
  print: [CARDS, 'bits of printed house | first copy in the deck << 9 | first card of that name << 16'],
  place: [CARDS, 'list, or Zone.Attached, or Zone.Under'],
  next: [CARDS, 'next card of its list, -1 at the end'],
  prev: [CARDS, 'previous card of its list, -1 at the start'],
  host: [CARDS, 'the card it is attached to or under, plus 1 | its own first attached card, plus 1, << 8'],
  flags: [CARDS, 'Flag bits'],
  damage: [CARDS, 'damage | armor used this turn << 8 | damage about to be dealt << 16 | last power << 24'],
  tokens: [CARDS, 'æmber | power counters << 8 | other counters << 16 | doom counters << 24'],

  inPlay: [SET, 'all cards in play'],
  tagged: [SET, 'cards tagged for destruction'],
  scratch: [SET, 'a card as a set, within one operation'],
  dead: [SET, 'cards that are about to be tagged'],
  listens: [EVENTS * SET, 'by Event: cards in play with such an ability'],
  modifies: [MODS * SET, 'by Mod: cards in play with such a constant ability'],

  lastingCount: [1, 'lasting effects'],
  lastingEvents: [1, 'bits of the events that lasting effects listen to'],
  lastingMods: [1, 'bits of the modifiers among lasting effects'],
  lasting: [LASTING * LASTING_WORDS, 'lasting effects, oldest first: see Lasting'],

  pendingCount: [1, 'triggered abilities that wait in windows'],
  pending: [PENDING * PENDING_WORDS, 'waiting abilities: see triggers.ts'],
  dyingCount: [1, 'destroyed abilities that wait in the open destruction'],
  dying: [PENDING * PENDING_WORDS, 'the same form as pending'],
  destroying: [1, 'base of the open destruction’s frame, -1 when none'],
  fight: [1, 'base of the innermost running fight’s frame, -1 when none'],

  top: [1, 'base of the topmost frame'],
  stackUsed: [1, 'words of the stack in use'],
  stack: [STACK, 'frames'],
});

export const at = fields.at;
export const WORDS = fields.words;
export const FIELDS = fields.fields;

/** Bits of a card's flags. */
export const enum Flag {
  Exhausted = 1,
  Stunned = 2,
  Warded = 4,
  Enraged = 8,
  /** Has been attacked this turn, so that elusive is spent. */
  Attacked = 16,
  /** The seat that controls it, or last did. */
  Controller = 32,
  FaceDown = 64,
  /** Seat 0 and seat 1 know where this card is. */
  Known0 = 128,
  Known1 = 256,
  /** Was used this turn. */
  Used = 512,
  /** Times used this turn: 4 bits. */
  UsesShift = 10,
  UsesMask = 15 << 10,
  /** Plays and uses of this name this turn, kept on the first card of the name: 4 bits. */
  SixShift = 14,
  SixMask = 15 << 14,
  /** The seat under whose control it came into play. */
  FirstController = 1 << 18,
  /** Number of the open shuffle before which it was last seen going into the deck: 6 bits. */
  SeenShift = 19,
  SeenMask = 63 << 19,
  /** Number of the open shuffle after which it came to its hidden place: 6 bits. */
  SlotShift = 25,
  SlotMask = 63 << 25,
}

/** A lasting effect, by word. */
export const enum Lasting {
  /** Ability or modifier number; abilities as they are, modifiers as their bitwise complement. */
  What = 0,
  From = 1,
  /** The last turn in which it holds. */
  To = 2,
  /** you | source << 2 | bound to source << 10 | serial of control */
  Who = 3,
  Named = 4,
  /** What is left of an allowance, -1 when unlimited. */
  Left = 5,
  /** The cards it was granted to; all zero when it speaks of a filter. */
  Cards = 6,
}

/** Words that all frames share. */
export const enum F {
  Kind = 0,
  Below = 1,
  Pc = 2,
  Self = 3,
  You = 4,
  /** Words of a short frame. */
  Subject = 5,
  Player = 6,
  Number = 7,
  Foe = 8,
  Extra = 9,
  Short = 10,
  Granter = 10,
  It = 11,
  Did = 12,
  Named = 13,
  Count = 14,
  Loop = 15,
  Those = 16,
  Dead = 19,
  Earlier = 22,
  LoopSet = 25,
  Long = 28,
}
