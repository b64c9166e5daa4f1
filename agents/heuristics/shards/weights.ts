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
  gem: 12,
  /** More for each turn that is still to come. */
  gemPerTurn: 7,
  /** Mastery by how much there is already: below 5, 10, 15, 20, 25 and 30. */
  mastery0: 402,
  mastery5: 238,
  mastery10: 112,
  mastery15: 188,
  mastery20: 321,
  mastery25: 263,
  /** Health by how much there is: from 35 on, from 20 on, below. */
  highHealth: 84,
  health: 84,
  lowHealth: 77,
  /** Power played from the row that ends an opponent. */
  ends: 3000,
  draw: 322,
  /** More for each round that was played: later decks are better. */
  drawPerRound: 8,
  banish: 82,
  destroy: 158,
  /** A point of a shield in the deck. */
  shield: 39,
  /** A point of a champion's defense: power that does not hit its player. */
  absorb: 24,
  /** A card is banished even when it is a little better than the average. */
  banishMore: 17,
  infinitePower: 7490,
  doublePower: 342,
  ignoreShields: 205,
  healthGivesPower: 316,
  intoPlay: 103,
  return: 49,
  recruit: 583,
  copy: 519,
  copyAgain: 45,
  copyAll: 66,
  opponentLoses: 166,
  drawLater: 251,
  /** Static effects of a champion, for each turn in play. */
  protects: 340,
  moreDefense: 50,
  comesBack: 438,
} as const;

/** Shares, rates and counts. */
export const PART = {
  /** Damage per turn in the first round, and how much it grows with each round. */
  damage: 4.015,
  damageGrowth: 0.6,
  /** Mastery gained per turn. */
  masteryPerTurn: 1.874,
  /** How many cards of a kind make its keyword as likely as not: expected in hand, or owned. */
  unifyHalf: 0.336,
  dominionHalf: 0.534,
  echoHalf: 1.893,
  inspireHalf: 1.03,
  /** Champions in the deck, against those in play. */
  inspireDeck: 0.189,
  mostMastery: 0.718,
  fullHealth: 0.491,
  threeChampions: 0.071,
  /** Of the cards owned, those that are counted. */
  countedChampions: 1.016,
  countedPlayed: 1.033,
  countedDiscard: 0.156,
  /** How often a new card would have come up before it can. */
  delay: 0.09,
  /** How much of the average card a new one must be worth. */
  dilution: 0.969,
  /** What a second purchase with the gems left over counts. */
  second: 0.642,
  /** Turns that a champion stays, and more for each point of defense. */
  stays: 0.65,
  staysPerDefense: 0.12,
  /** Passes through the deck until a new champion arrives. */
  arrival: 0.396,
  /** A champion in play, of the worth of its uses; and what of that an attack takes. */
  inPlay: 1.828,
  attack: 2.245,
} as const;
