import { FrameHead, Head } from '../../core/machine.js';

/** Const enums, here and below, become literal numbers in the compiled engine. */
export const enum Size {
  /** Card instances: 0–35 belong to seat 0, 36–71 to seat 1. */
  Cards = 72,
  Deck = 36,
  /** Words of a set of cards. */
  Set = 3,
  Lists = 16,
  Events = 28,
  Mods = 21,
  /**
   * Words for lasting effects, and those of one about a filter and of one granted to cards: see Lasting. Enough
   * for any game: equal effects of one name are one, so that each of the 72 cards gives at most one entry about a
   * filter, or bound to itself. Beyond that come, by the rule of six, 15 words for the houses of Brothers in
   * Battle, 6 for each player's Control the Weak, 21 for the creatures of Spectral Tunneler, and 3 for each other
   * name that grants something.
   */
  Lasting = 336,
  LastingWords = 3,
  GrantedWords = 6,
  /** "Destroyed:" abilities that wait at once. */
  Dying = 80,
  PendingWords = 2,
  /** Words for frames from the front, and for waiting abilities from the back. */
  Stack = 606,
}
export const enum None {
  Card = -1,
  House = -1,
}

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
  Key = 14,
  Spend = 15,
  Amount = 16,
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
  Pay = 14,
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
  BeforeForges = 27,
}

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
  MoreDamage = 19,
  AlsoTagged = 20,
  /** The text of another card: among lasting effects only. */
  Lent = 21,
}

/** What is looked at only when some card of the two decks, or something that was done, gives a reason. */
export const enum Cares {
  /** The colour of keys. */
  Colours = 1,
  /** The order of a discard pile. */
  Piles = 2,
  /** Its owner's cards in play: one may be of a house that the identity card does not show. */
  Houses = 4,
  /** What players know of hidden cards: some have been seen in a deck, or known ones were mixed with others. */
  Hidden = 8,
  /** Cards in play that another than their owner controls: one was, at some time. */
  Controlled = 16,
  /** Cards in discard piles that wait for a place in a line: one did, at some time. */
  Successors = 32,
  /** What is in a pool: the power of a creature, or a state check, depends on it. */
  Pools = 64,
}

/** A purpose of chance, each with its own counter. */
export const enum Chance {
  Deck = 0,
  Pick = 2,
  First = 4,
}

/**
 * Everything a game is: where each field starts in the state. Each line is the field before plus that field's
 * length, so an offset is a literal number in the compiled engine. Runs of 2 are per seat, of 72 per card.
 */
export const enum at {
  /** what is being decided: Decision */
  decision = Head.decision,
  /** the seat that decides, -1 when the game is over */
  decider = Head.decider,
  /** the seat that has won, -1 before */
  winner = Head.winner,
  /** base of the topmost frame */
  top = Head.top,
  /** the first free word after the frames */
  free = Head.free,
  /** the seat whose turn it is */
  active = Head.words,
  /** the turn, counted from 1 */
  turn = active + 1,
  /** Step of the turn */
  step = turn + 1,
  /** the active house, -1 when there is none */
  house = step + 1,
  /** the seat that takes the first turn */
  first = house + 1,
  /** 1 when an omega card or an effect ends the main step, 2 when the whole turn ends */
  ending = first + 1,
  /** cards played, used and discarded in this step, for alpha */
  acted = ending + 1,
  /** bit 1 when power, places or rules may have changed and damaged creatures must be checked; 2 for all */
  recheck = acted + 1,
  /** bits of what there is a reason to look at: Cares */
  cares = recheck + 1,
  /** two key words and a counter per purpose of chance */
  luck = cares + 1,
  /** æmber in the pool */
  amber = luck + 7,
  /** forged keys: bits red, yellow, blue */
  keys = amber + 2,
  /** chains */
  chains = keys + 2,
  /** bits of the three houses on the identity card */
  houses = chains + 2,
  /** cards that the seat refills its hand to, and æmber that a key costs it, before any card changes that */
  handSize = houses + 2,
  keyCost = handSize + 2,
  /** cards played this turn */
  played = keyCost + 2,
  /** creatures played this turn */
  creaturesPlayed = played + 2,
  /** fights this turn with creatures of the seat */
  fights = creaturesPlayed + 2,
  /** reaps this turn with creatures of the seat */
  reaps = fights + 2,
  /** different creatures used this turn */
  used = reaps + 2,
  /** creatures of the other seat destroyed this turn */
  enemiesDestroyed = used + 2,
  /** the same, in fights */
  enemiesDestroyedFighting = enemiesDestroyed + 2,
  /** keys forged this turn: bits */
  keysForged = enemiesDestroyedFighting + 2,
  /** æmber stolen by the seat this turn */
  stolen = keysForged + 2,
  /** bits of the houses of cards discarded from hand this turn */
  discardedHouses = stolen + 2,
  /** cards discarded this turn, in any way */
  discarded = discardedHouses + 2,
  /** cards played this turn, by seat and house */
  playedOfHouse = discarded + 2,
  /** creatures played in the seat’s previous turn */
  creaturesPlayedLast = playedOfHouse + 18,
  /** keys forged in the seat’s previous turn: bits */
  keysForgedLast = creaturesPlayedLast + 2,
  /** æmber stolen by the seat in its previous turn */
  stolenLast = keysForgedLast + 2,
  /** first card of each list: top of deck, left flank */
  head = stolenLast + 2,
  /** last card of each list */
  tail = head + Size.Lists,
  /** number of cards of each list */
  size = tail + Size.Lists,
  /** definition whose text the card has | printed definition << 12 */
  definition = size + Size.Lists,
  /** bits of printed house | first copy in the deck << 9 | first card of that name << 16 | has copies << 31 */
  print = definition + Size.Cards,
  /** list, or Zone.Attached, or Zone.Under */
  place = print + Size.Cards,
  /** next card of its list, -1 at the end */
  next = place + Size.Cards,
  /** previous card of its list, -1 at the start */
  prev = next + Size.Cards,
  /** host, plus 1 | first card attached or under, plus 1, << 8 | of one that waits for a place in a line: see successors */
  host = prev + Size.Cards,
  /** Flag bits */
  flags = host + Size.Cards,
  /** damage | armor used this turn << 8 | damage about to be dealt << 16 | last power, in play total armor, << 24 */
  damage = flags + Size.Cards,
  /** æmber | power counters << 8 | other counters << 16 | doom counters << 24 */
  tokens = damage + Size.Cards,
  /** all cards in play */
  inPlay = tokens + Size.Cards,
  /** cards tagged for destruction */
  tagged = inPlay + Size.Set,
  /** cards with marks that end with the turn */
  marked = tagged + Size.Set,
  /** a card as a set, within one operation */
  scratch = marked + Size.Set,
  /** cards that are about to be tagged */
  dead = scratch + Size.Set,
  /** bits of the modifiers that any card in play has, or a lasting effect */
  modMask = dead + Size.Set,
  /** bits of the events that any card in play listens to */
  eventMask = modMask + 1,
  /** by Event: cards in play with such an ability */
  listens = eventMask + 1,
  /** by Mod: cards in play with such a constant ability */
  modifies = listens + Size.Events * Size.Set,
  /** words of lasting effects */
  lastingUsed = modifies + Size.Mods * Size.Set,
  /** bits of the events that lasting effects listen to */
  lastingEvents = lastingUsed + 1,
  /** bits of the modifiers among lasting effects */
  lastingMods = lastingEvents + 1,
  /** lasting effects, oldest first: see Lasting */
  lasting = lastingMods + 1,
  /** triggered abilities that wait in windows */
  pendingCount = lasting + Size.Lasting,
  /** destroyed abilities that wait in the open destruction */
  dyingCount = pendingCount + 1,
  /** waiting abilities: see triggers.ts */
  dying = dyingCount + 1,
  /** base of the open destruction’s frame, -1 when none */
  destroying = dying + Size.Dying * Size.PendingWords,
  /** base of the innermost running fight’s frame, -1 when none */
  fight = destroying + 1,
  /** frames */
  stack = fight + 1,
  /** abilities that wait in windows, the first of them last, in the same form as dying */
  pending = stack + Size.Stack - Size.PendingWords,
  /** length of a state */
  words = stack + Size.Stack,
}
export const WORDS = at.words;

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
  /** The seat that controls it when no other card claims it for a while. */
  LastingController = 1 << 18,
  /** Was seen in the deck by the other player when that was shuffled: see rules/knowledge.ts. */
  Seen = 1 << 19,
  /** Lies hidden where it lay before that shuffle. */
  Kept = 1 << 20,
  /** Lies in one of the hidden places between which cards may have moved unseen. */
  Mixed = 1 << 21,
  /** Was destroyed as another kind of card than is printed on it, which is still to be told. */
  Otherwise = 1 << 22,
  /** Its printed armor is lost for the turn. */
  Burnt = 1 << 28,
  /** Put into archives by an effect that sends it to its owner's hand when it leaves them. */
  Abducted = 1 << 29,
  /** Its text has lent the active house to a card this turn, as often as it may. */
  Lent = 1 << 31,
}

/** A lasting effect, by word. */
export const enum Lasting {
  /** An ability as it is, a modifier as its bitwise complement, or a text, or a claim: see lasting.ts. */
  What = 0,
  /** The last turn in which it holds. */
  To = 1,
  /** you | granted << 1 | source << 2 | Bound bits << 10 | named << 12 | only in the last turn << 20 | times << 21 */
  Who = 2,
  /** The cards it was granted to; without this set when it speaks of a filter. */
  Cards = 3,
}

/** Words that all frames share. */
export const enum F {
  Kind = FrameHead.Kind,
  Below = FrameHead.Below,
  Pc = FrameHead.Pc,
  Self = FrameHead.Self,
  You = FrameHead.You,
  /** Words of a short frame. */
  Subject = FrameHead.words,
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
