/** Fitted by scripts/fit-evaluation.mjs; the order is that of `FEATURES` in evaluation.ts. */
export const EVALUATION: readonly number[] = [
  -0.484, // constant
  -0.9939, // life of the nemesis
  0.8653, // worth of prepped spells
  0.2, // worth of decks, breaches and charges
  0.4551, // worth of the life of mages
  0.1521, // only one mage left
  0.7372, // worth of the life of Gravehold
  -0.2782, // harm of minions
  -0.1209, // harm of powers
  0.1062, // cards in the nemesis deck
  -0.7333, // nemesis cards among the next turns
  -1.6424, // one mage
  -0.0404, // three mages
  -0.9721, // four mages
  -1.0064, // increased difficulty
  0.1957, // strikes
  -0.2172, // strikes: harm of fury
  -1.4992, // swarms
  0.0901, // swarms: harm of husks
  -0.5038, // starves
  0.122, // starves: cards in the supply
  -0.0839, // starves: empty piles
  -1.4205, // corrupts: increased difficulty
  0.1895, // corrupts: corruptions of mages
];
