import { KEYWORDS, type PlainKeyword } from './vocabulary.js';

/** Operations of the program: each but End is followed by a filter and two numbers. */
export const enum Op {
  End = 0,
  Damage = 1,
  Repair = 2,
  Rune = 3,
  Destroy = 4,
  Return = 5,
  TakeControl = 6,
  Sideline = 7,
  Weaken = 8,
  WeakenEach = 9,
  Partner = 10,
  Draw = 11,
  Stealth = 12,
  Summon = 13,
  Flip = 14,
  MayGoOnDeck = 15,
}
/** Numbers of an operation, itself included. */
export const enum Operation {
  Filter = 1,
  A = 2,
  B = 3,
  Length = 4,
}

/** What an operation may be about; 0 for none. */
export const enum Among {
  Units = 1,
  Heroes = 2,
  Buildings = 4,
  Yours = 8,
  Enemy = 16,
  Patrolling = 32,
  /** Not the one chosen before. */
  Other = 64,
  /** Without a +1/+1 rune. */
  Runeless = 128,
  /** Not a partner. */
  Single = 256,
  AttackedBase = 512,
  Self = 1024,
  /** A bit for each tech level. */
  TechShift = 12,
  Tech = 15 << TechShift,
}

export const enum Kind {
  Unit = 1,
  Spell = 2,
  Hero = 4,
  Building = 8,
}

export const enum Trait {
  Virtuoso = 1,
  Flagbearer = 2,
  Token = 4,
  Ongoing = 8,
  Minor = 16,
  Ultimate = 32,
  /** Does something for all of its controller's units. */
  Aura = 64,
}

/** Bits of the keywords without a number, in the order of KEYWORDS. */
export const enum Keyword {
  Haste = 1,
  Flying = 2,
  AntiAir = 4,
  Stealth = 8,
  Invisible = 16,
  Unstoppable = 32,
  SwiftStrike = 64,
  Readiness = 128,
  Sparkshot = 256,
  Overpower = 512,
  Channeling = 1024,
}
export const keywordBit = (keyword: PlainKeyword): number => 1 << KEYWORDS.indexOf(keyword);
