/** Fitted by scripts/fit-evaluation.mjs; the order is that of `FEATURES` in evaluation.ts. */
export const EVALUATION: readonly number[] = [
  -0.2911, // constant
  -0.9639, // life of the nemesis
  0.8952, // worth of prepped spells
  0.1999, // worth of decks, breaches and charges
  0.4711, // worth of the life of mages
  -0.268, // only one mage left
  0.7036, // worth of the life of Gravehold
  -0.3157, // harm of minions
  -0.1026, // harm of powers
  0.0117, // cards in the nemesis deck
  -0.7692, // nemesis cards among the next turns
  -1.4182, // one mage
  -0.0546, // three mages
  -1.0525, // four mages
  -0.9089, // increased difficulty
  0.1634, // strikes
  -0.1966, // strikes: harm of fury
  -1.2545, // swarms
  -0.1477, // swarms: harm of husks
  -0.126, // starves
  0.007, // starves: cards in the supply
  -0.1501, // starves: empty piles
  -1.4701, // corrupts: increased difficulty
  0.0751, // corrupts: corruptions of mages
];
