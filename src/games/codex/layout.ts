import { FrameHead, Head } from '../../core/machine.js';

/** Const enums, here and below, become literal numbers in the compiled engine. */
export const enum Size {
  /** Cards of a seat: its hero first, then the others in the order of their making. */
  Seat = 96,
  Cards = 192,
  /** Lists of both seats. */
  Lists = 16,
  /** Printed cards that lie in decks and codices: ten starting cards and twelve of each spec. */
  Starters = 10,
  Codex = 12,
  Playable = 34,
  /** All printed cards: those, two faces of Dancers, two heroes and six buildings. */
  Printed = 44,
  Buildings = 6,
  Slots = 5,
  /** Words for frames. */
  Stack = 104,
}

/** Numbers of printed cards that the rules themselves name. */
export const enum Printed {
  Hero = 36,
  Base = 38,
}

export const enum None {
  Card = -1,
}

/** A seat's places for cards. The number of a list is its seat times 8 plus the zone. */
export const enum Zone {
  Deck = 0,
  Hand = 1,
  Discard = 2,
  /** Cards that became workers. */
  Hired = 3,
  /** Units that the seat controls, in the order of their arrival. */
  Units = 4,
  /** Ongoing spells in play. */
  Ongoing = 5,
  /** A spell while it resolves. */
  Aside = 6,
  /** Tokens that left the game. */
  Removed = 7,
}

/** Places beyond the lists. */
export const enum Place {
  /** Not made yet: still a copy in the codex, or a token in the box. */
  None = 16,
  Command = 17,
  /** A hero in play. */
  Hero = 18,
}

/** Buildings of a seat, by their number there. */
export const enum Building {
  Base = 0,
  Tech1 = 1,
  Tech2 = 2,
  Tech3 = 3,
  Tower = 4,
  Surplus = 5,
}

/** A building: its state in the lowest bits, damage above. */
export const enum Built {
  None = 0,
  /** Finished at the end of its owner's turn. */
  Building = 1,
  Standing = 2,
  /** A tech building that may be rebuilt for nothing. */
  Destroyed = 3,
  State = 3,
  Damage = 4,
}

/** Bits of what a seat was told: one for each building, then one for each card of its codex. */
export const enum Told {
  Card = 6,
}

/** A thing is a card or building with hp: a card by its number, a building by this number plus 8 times its seat. */
export const enum Thing {
  Building = 192,
}

/** Patrol slots; 0 is outside the patrol zone. */
export const enum Slot {
  None = 0,
  Leader = 1,
  Elite = 2,
  Scavenger = 3,
  Technician = 4,
  Lookout = 5,
}

/** Where a turn is. */
export const enum Phase {
  /** The cards chosen from the codex come into the discard pile, right before the turn. */
  Tech = 0,
  Ready = 1,
  Upkeep = 2,
  Main = 3,
  Patrol = 4,
  Draw = 5,
  End = 6,
}

/** What the pending decision is about. */
export const enum Decision {
  None = 0,
  Main = 1,
  Patrol = 2,
  Tech = 3,
  Target = 4,
  May = 5,
  Order = 6,
}

/** What the frames on the stack are. */
export const enum Frame {
  Turn = 1,
  Effect = 2,
  Spell = 3,
  Attack = 4,
  Upkeep = 5,
}

/** How a base fell: a position in ENDS. */
export const enum End {
  Combat = 0,
  Effect = 1,
  Buildings = 2,
}

/** A purpose of chance, each with its own counter. */
export const enum Chance {
  First = 0,
  /** One for each seat's deck. */
  Deck = 1,
  Purposes = 3,
}

/** What cards in play do for all of a seat's units: sums over these cards. */
export const enum Aura {
  /** Attack of other units that are no Virtuosos. */
  Attack = 0,
  VirtuosoAttack = 1,
  VirtuosoHp = 2,
  /** Keyword bits of Virtuosos, and of all units and heroes. */
  VirtuosoKeywords = 3,
  Keywords = 4,
  /** How many cards let Virtuosos be played for nothing. */
  Free = 5,
  /** Program of the ability that Virtuosos have, 0 for none. */
  Ability = 6,
  Words = 7,
}

/**
 * Everything a game is: where each field starts in the state. Each line is the field before plus that field's
 * length, so an offset is a literal number in the compiled engine. Runs of 2 are per seat, of Size.Cards per card.
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
  /** how the game ended: End, -1 before */
  end = Head.words,
  /** what deals damage just now: End */
  cause = end + 1,
  /** the turn, counted from 1 over both seats */
  turn = cause + 1,
  /** the seat that began */
  first = turn + 1,
  /** the seat whose turn it is */
  active = first + 1,
  /** Phase */
  phase = active + 1,
  /** 1 when something may have to die */
  recheck = phase + 1,
  /** 1 when the worker of this turn was hired */
  hired = recheck + 1,
  /** 1 when the one reshuffle of this main phase was used */
  reshuffled = hired + 1,
  /** the slot that is being filled, or how many cards of the codex were chosen */
  step = reshuffled + 1,
  /** two key words and a counter per purpose of chance */
  luck = step + 1,
  gold = luck + 2 + Chance.Purposes,
  /** all workers, also those of the card that a seat begins with */
  workers = gold + 2,
  /** printed number of the seat's spec: 0 bashing, 1 finesse */
  spec = workers + 2,
  /** level of the hero, 0 in the command zone */
  level = spec + 2,
  /** ends of own turns still to come before the hero may be summoned */
  wait = level + 2,
  /** 1 when the hero had its highest level as the turn began */
  maxed = wait + 2,
  /** 1 + the card that the seat's tower has detected this turn, 0 for none */
  detected = maxed + 2,
  /** hp of the base */
  baseHp = detected + 2,
  /** how many cards of the seat were made */
  made = baseHp + 2,
  /** how often hidden cards of the seat were mixed: see rules/knowledge.ts */
  mixes = made + 2,
  /** units that the seat lost, and spells that it played, in the whole game */
  lost = mixes + 2,
  cast = lost + 2,
  /** what a seat was told to do without, and what to take as soon as it can: Told bits */
  never = cast + 2,
  must = never + 2,
  /** each building: Built bits */
  buildings = must + 2,
  /** what cards in play do for all of a seat's units: Aura */
  aura = buildings + 2 * Size.Buildings,
  /** copies left in each codex, by printed number */
  codex = aura + 2 * Aura.Words,
  /** by printed number: the definition that a card has in this game */
  forms = codex + 2 * Size.Playable,
  /** first and last card of each list, -1 when empty, and the number of its cards; the first is the top of a pile */
  head = forms + Size.Printed,
  tail = head + Size.Lists,
  size = tail + Size.Lists,
  /** definition of each card, -1 before it is made */
  definition = size + Size.Lists,
  /** the list or Place that a card is in */
  place = definition + Size.Cards,
  /** next card of its list, -1 at the end */
  next = place + Size.Cards,
  /** Flag bits, slot and bond */
  flags = next + Size.Cards,
  /** damage, runes, and what is lost until the end of the turn: Wound */
  wounds = flags + Size.Cards,
  /** what the other seat knows of where it is: see rules/knowledge.ts */
  mixing = wounds + Size.Cards,
  /** frames */
  stack = mixing + Size.Cards,
  /** length of a state */
  words = stack + Size.Stack,
}
export const WORDS = at.words;

/** Bits of a card. */
export const enum Flag {
  Exhausted = 1,
  /** Came under control this turn. */
  Fatigue = 2,
  /** Has attacked this turn. */
  Attacked = 4,
  /** Stealth until the end of the turn. */
  Stealth = 8,
  /** Seen by the tower of the other seat this turn. */
  Detected = 16,
  /** The squad leader's armor is used up for this turn. */
  ArmorUsed = 32,
  /** Chosen to be destroyed. */
  Doomed = 64,
  /** Its upkeep effect has not resolved yet. */
  Waits = 128,
  /** The other seat knows that this card exists. */
  Seen = 256,
  /** The other seat knows that it lies here. */
  Placed = 512,
  /** Patrol slot. */
  SlotShift = 10,
  Slot = 7 << SlotShift,
  /** 1 + the ongoing spell that makes it a partner. */
  BondShift = 13,
  Bond = 0xff << BondShift,
  /** What a card has only in play. */
  InPlay = Seen - 1 + Slot + Bond,
  /** What ends with the turn. */
  OfTurn = Fatigue | Attacked | Stealth | Detected | ArmorUsed,
}

/** Bytes of `wounds`: each is counted from 0 up, runes from -128. */
export const enum Wound {
  Damage = 0,
  Runes = 8,
  /** Attack and hp lost until the end of the turn. */
  Attack = 16,
  Hp = 24,
  /** A card without anything on it. */
  None = 128 << Runes,
  OfTurn = 0xffff << Attack,
}

/** Words of a frame. */
export const enum F {
  Kind = FrameHead.Kind,
  Below = FrameHead.Below,
  Pc = FrameHead.Pc,
  /** The card whose effect this is; the attacker. */
  Self = FrameHead.Self,
  /** The seat that carries it out. */
  You = FrameHead.You,
  /** 1 + the thing chosen for the operation at hand; the thing attacked. */
  Target = FrameHead.words,
  /** 1 + the thing chosen before. */
  Last = 6,
  /** 1 when a flagbearer was a target. */
  Flagged = 7,
  /** Of an attack: the slot of what is attacked, which may be dead when not all have struck. */
  Slot = 7,
  /** How many are still to be chosen; 1 when a spell goes on top of the deck. */
  Count = 8,
  /** 1 + the patroller that sparkshot hits. */
  Spark = 9,
  /** 1 + the thing that overpower's excess hits. */
  Beyond = 10,
  /** Who strikes first: 1 the attacker, 2 the defending side. */
  Swift = 11,
  Words = 12,
}
