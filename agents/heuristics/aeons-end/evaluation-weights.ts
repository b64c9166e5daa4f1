/** Fitted by scripts/fit-evaluation.mjs; the order is that of `FEATURES` in evaluation.ts. */
export const EVALUATION: readonly number[] = [
  -0.5237, // constant
  -1.0104, // life of the nemesis
  0.9689, // worth of prepped spells
  0.0117, // worth of charges
  0.1590, // worth of breaches
  0.2374, // worth of decks
  0.3764, // worth of the life of mages
  -0.0197, // only one mage left
  0.9088, // worth of the life of Gravehold
  -0.3351, // harm of minions
  -0.1507, // harm of powers
  -0.3814, // cards in the nemesis deck
  -0.7872, // nemesis cards among the next turns
  -1.5023, // one mage
  -0.2801, // three mages
  -1.3118, // four mages
  -0.8037, // increased difficulty
  0.1789, // strikes
  -0.2801, // strikes: harm of fury
  -1.4263, // swarms
  -0.0948, // swarms: harm of husks
  -0.6469, // starves
  0.0570, // starves: cards in the supply
  -0.1139, // starves: empty piles
  -2.0795, // corrupts: increased difficulty
  0.1863, // corrupts: corruptions of mages
];
