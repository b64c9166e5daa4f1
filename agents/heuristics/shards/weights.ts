/** What a card gives, in the order of the parts that `parts.ts` counts. */
export const enum Part {
  Gems = 0,
  Power = 1,
  Mastery = 2,
  Health = 3,
  Draw = 4,
  Banish = 5,
  Destroy = 6,
  Count = 7,
}

/** Worth in hundredths of a power. */
export const POWER = 100;

/** What the parts are worth in the middle of a game. */
export const W = {
  gem: 70,
  /** More for each turn that is still to come. */
  gemPerTurn: 6,
  mastery: 110,
  /** On the last way to the Infinity Shard. */
  lateMastery: 260,
  health: 60,
  lowHealth: 95,
  draw: 150,
  banish: 130,
  destroy: 260,
  /** The first attack on a champion is worth its effect so many times. */
  championTurns: 3,
} as const;

/** How often a condition holds when its card is played. */
export const CHANCES = {
  unify: 0.5,
  dominion: 0.25,
  inspire: 0.5,
  echo: 0.6,
  mostMastery: 0.5,
  health: 0.3,
  count: 0.2,
} as const;

/** How many cards are usually counted. */
export const COUNTS = { champions: 1.6, played: 1.3, discard: 2 } as const;
