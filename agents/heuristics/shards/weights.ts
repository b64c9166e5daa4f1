/** What a card gives, in the order of the parts that `parts.ts` counts. */
export const enum Part {
  Gems = 0,
  Power = 1,
  Mastery = 2,
  Health = 3,
  Draw = 4,
  Banish = 5,
  Destroy = 6,
  Shield = 7,
  /** Everything else, in hundredths of a power. */
  Other = 8,
  Count = 9,
}

/** Worth in hundredths of a power. */
export const POWER = 100;

/** What the parts are worth, in hundredths of a power. */
export const W = {
  gem: 5,
  /** More for each turn that is still to come. */
  gemPerTurn: 16,
  /** Mastery by how much there is already: below 5, 10, 15, 20, 25 and 30. */
  mastery0: 872,
  mastery5: 449,
  mastery10: 218,
  mastery15: 314,
  mastery20: 365,
  mastery25: 354,
  /** Health by how much there is: from 35 on, from 20 on, below. */
  highHealth: 101,
  health: 113,
  lowHealth: 101,
  /** Power played from the row that ends an opponent. */
  ends: 2257,
  draw: 506,
  /** More for each round that was played: later decks are better. */
  drawPerRound: 4,
  banish: 96,
  destroy: 198,
  /** A point of a shield in the deck. */
  shield: 37,
  /** A point of a champion's defense: power that does not hit its player. */
  absorb: 29,
  /** A card is banished even when it is a little better than the average. */
  banishMore: 50,
  infinitePower: 15319,
  doublePower: 344,
  ignoreShields: 140,
  healthGivesPower: 251,
  intoPlay: 130,
  return: 134,
  recruit: 736,
  copy: 1200,
  copyAgain: 62,
  copyAll: 102,
  opponentLoses: 104,
  drawLater: 193,
  /** Static effects of a champion, for each turn in play. */
  protects: 330,
  moreDefense: 98,
  comesBack: 764,
} as const;

/** Shares, rates and counts. */
export const PART = {
  /** Damage per turn in the first round, and how much it grows with each round. */
  damage: 7.075,
  damageGrowth: 0.395,
  /** Mastery gained per turn. */
  masteryPerTurn: 3.282,
  /** How many cards of a kind make its keyword as likely as not: expected in hand, or owned. */
  unifyHalf: 0.176,
  dominionHalf: 1.413,
  echoHalf: 2.889,
  inspireHalf: 1.833,
  /** Champions in the deck, against those in play. */
  inspireDeck: 0.092,
  /** How much an effect for the most mastery counts for the player who has it; for others 1 less this. */
  mostMastery: 1.148,
  fullHealth: 0.687,
  threeChampions: 0.036,
  /** Of the cards owned, those that are counted. */
  countedChampions: 0.917,
  countedPlayed: 0.627,
  countedDiscard: 0.021,
  /** How often a new card would have come up before it can. */
  delay: 0.022,
  /** How much of the average card a new one must be worth. */
  dilution: 0.874,
  /** What a second purchase with the gems left over counts. */
  second: 0.531,
  /** The size that a shield as big as its player's mastery counts for: it often blocks more than is needed. */
  masteryShield: 6,
  /** Turns that a champion stays, and more for each point of defense. */
  stays: 0.859,
  staysPerDefense: 0.055,
  /** Passes through the deck until a new champion arrives. */
  arrival: 0.15,
  /** A champion in play, of the worth of its uses; and what of that an attack takes. */
  inPlay: 1.715,
  attack: 3.48,
} as const;
