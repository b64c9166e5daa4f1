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
  gem: 3,
  /** More for each turn that is still to come. */
  gemPerTurn: 13,
  /** Mastery by how much there is already: below 5, 10, 15, 20, 25 and 30. */
  mastery0: 769,
  mastery5: 397,
  mastery10: 138,
  mastery15: 261,
  mastery20: 405,
  mastery25: 315,
  /** Health by how much there is: from 35 on, from 20 on, below. */
  highHealth: 93,
  health: 107,
  lowHealth: 81,
  /** Power played from the row that ends an opponent. */
  ends: 3220,
  draw: 453,
  /** More for each round that was played: later decks are better. */
  drawPerRound: 5,
  banish: 147,
  destroy: 154,
  /** A point of a shield in the deck. */
  shield: 45,
  /** A point of a champion's defense: power that does not hit its player. */
  absorb: 28,
  /** A card is banished even when it is a little better than the average. */
  banishMore: 28,
  infinitePower: 10150,
  doublePower: 294,
  ignoreShields: 187,
  healthGivesPower: 196,
  intoPlay: 131,
  return: 93,
  recruit: 738,
  copy: 866,
  copyAgain: 51,
  copyAll: 83,
  opponentLoses: 112,
  drawLater: 221,
  /** Static effects of a champion, for each turn in play. */
  protects: 514,
  moreDefense: 73,
  comesBack: 507,
} as const;

/** Shares, rates and counts. */
export const PART = {
  /** Damage per turn in the first round, and how much it grows with each round. */
  damage: 6.07,
  damageGrowth: 0.47,
  /** Mastery gained per turn. */
  masteryPerTurn: 2.844,
  /** How many cards of a kind make its keyword as likely as not: expected in hand, or owned. */
  unifyHalf: 0.251,
  dominionHalf: 0.824,
  echoHalf: 2.445,
  inspireHalf: 1.34,
  /** Champions in the deck, against those in play. */
  inspireDeck: 0.197,
  mostMastery: 1.109,
  fullHealth: 0.645,
  threeChampions: 0.046,
  /** Of the cards owned, those that are counted. */
  countedChampions: 1.183,
  countedPlayed: 0.879,
  countedDiscard: 0.062,
  /** How often a new card would have come up before it can. */
  delay: 0.03,
  /** How much of the average card a new one must be worth. */
  dilution: 0.913,
  /** What a second purchase with the gems left over counts. */
  second: 0.547,
  /** Turns that a champion stays, and more for each point of defense. */
  stays: 0.828,
  staysPerDefense: 0.045,
  /** Passes through the deck until a new champion arrives. */
  arrival: 0.383,
  /** A champion in play, of the worth of its uses; and what of that an attack takes. */
  inPlay: 2.028,
  attack: 3.049,
} as const;
