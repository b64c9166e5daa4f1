/** Fitted by scripts/fit-evaluation.mjs; the order is that of `FEATURES` in evaluation.ts. */
export const EVALUATION: readonly number[] = [
  0.4428, // constant
  0.0424, // health
  -0.0887, // health below 20
  0.2132, // mastery up to 10
  -0.2113, // 10 mastery
  0.1075, // mastery from 10 to 20
  0.0594, // 20 mastery
  0.1738, // mastery from 20 on
  0.1059, // mastery beyond 26
  -0.0371, // champions: what they give
  0.1734, // champions: the same, by the turns to come
  0.0595, // champions: defense
  0.7095, // the average card by the turns to come
  0.0602, // cards
  0.0167, // hand beyond the average
  -0.0082, // average: gems
  0.3454, // average: power
  1.0644, // average: mastery
  0.4959, // average: health
  1.4978, // average: draw
  1.8281, // average: banish
  1.5849, // average: destroy
  0.2249, // average: shield
  0.4668, // average: other
];
