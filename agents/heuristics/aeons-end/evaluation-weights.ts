/** Fitted by scripts/fit-evaluation.mjs; the order is that of `FEATURES` in evaluation.ts. */
export const EVALUATION: readonly number[] = [
  0.4052, // constant
  -0.2792, // life of the nemesis beyond what charges and prepped spells are worth
  -0.2235, // nemesis turns until it is slain
  -0.1126, // cards in the nemesis deck
  -0.4498, // life of minions
  -0.1804, // threat of minions
  -0.2773, // threat of powers
  -0.7785, // nemesis cards among the next turns
  1.1893, // Gravehold
  0.4840, // Gravehold below 10
  0.5463, // life of mages
  1.2487, // life of the weakest mage who is not exhausted
  -0.9286, // exhausted mages
  -0.2604, // only one mage left
  0.3058, // open breaches
  -0.3233, // æther in a hand while the nemesis lives long
  -0.0673, // damage in a turn
  -1.4883, // one mage alone
  -0.6664, // more than two mages
  0.0630, // strikes
  -0.1858, // strikes: fury
  -1.3105, // strikes: increased difficulty
  -1.4063, // swarms
  -0.0638, // swarms: husks
  -0.0076, // swarms: husks beyond 6
  -0.5460, // swarms: increased difficulty
  -2.9536, // starves
  0.5320, // starves: cards in the supply
  0.0654, // starves: empty piles
  -0.5028, // starves: increased difficulty
  -2.6361, // corrupts: increased difficulty
  -0.3581, // corrupts: corruptions of mages
];
