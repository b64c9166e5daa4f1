/** What an effect does, each followed by its operands. */
export const enum Op {
  End = 0,
  /** resource, number */
  Gain = 1,
  /** resource, number, count */
  GainEach = 2,
  /** resource, by how much your mastery is divided */
  GainMastery = 3,
  /** number */
  Draw = 4,
  /** condition, its number, where to go on when it does not hold */
  Unless = 5,
  /** where to go on */
  Jump = 6,
  /** number */
  Banish = 7,
  /** traits, number or 0 for all */
  Return = 8,
  Destroy = 9,
  DestroyAll = 10,
  /** highest cost, 1 for the hand */
  Recruit = 11,
  IntoPlay = 12,
  /** traits */
  Copy = 13,
  CopyAgain = 14,
  /** traits */
  CopyAll = 15,
  /** number */
  OpponentLoses = 16,
  InfinitePower = 17,
  DoublePower = 18,
  IgnoreShields = 19,
  HealthGivesPower = 20,
  /** damage, cards */
  DrawLater = 21,
}

export const RESOURCES = ['gems', 'power', 'mastery', 'health'] as const;
export const enum Resource {
  Gems = 0,
  Power = 1,
  Mastery = 2,
  Health = 3,
}

export const CONDITIONS = [
  'unify',
  'dominion',
  'inspire',
  'echo',
  'mastery',
  'health',
  'leader',
  'count',
  'mostMastery',
] as const;
export const enum Test {
  Unify = 0,
  Dominion = 1,
  Inspire = 2,
  Echo = 3,
  Mastery = 4,
  Health = 5,
  /** the printed definition of the leader */
  Leader = 6,
  /** count | least << 16 */
  Count = 7,
  MostMastery = 8,
}
/** Unify, Dominion, Inspire and Echo come first. */
export const LAST_KEYWORD = Test.Echo;

/** What a card is. */
export const enum Trait {
  Ally = 1,
  Mercenary = 2,
  Champion = 4,
  Relic = 8,
  Starter = 16,
  Homodeus = 32,
  Order = 64,
  Undergrowth = 128,
  Wraethe = 256,
  Factions = 480,
  /** Its play effects read nothing that other cards change, so it does not matter when it is played. */
  PlainPlay = 512,
  PlainExhaust = 1024,
  Leader = 2048,
}

/** A count: a zone of yours and the traits that its cards must have. */
export const enum CountBits {
  Traits = 0xfff,
  ZoneShift = 12,
}

/** What holds as long as a card is in play. */
export const enum Static {
  Protected = 1,
  ProtectedBeside = 2,
  ProtectedByMastery = 4,
  ProtectsYou = 8,
  /** Returns from the discard pile. */
  ComesBack = 16,
  /** Its shield is its owner's mastery. */
  ShieldIsMastery = 32,
  /** Can be exhausted only while Dominion holds. */
  NeedsDominion = 64,
}
