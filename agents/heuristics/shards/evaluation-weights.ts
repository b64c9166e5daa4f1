/** Fitted by scripts/fit-evaluation.mjs; the order is that of `FEATURES` in evaluation.ts. */
export const EVALUATION: readonly number[] = [
  0.4457, // constant
  0.0471, // health
  -0.087, // health below 20
  0.1698, // mastery up to 10
  -0.2002, // 10 mastery
  0.1091, // mastery from 10 to 20
  -0.0966, // 20 mastery
  0.1555, // mastery from 20 on
  0.1243, // mastery beyond 26
  -0.0408, // champions: what they give
  0.2691, // champions: the same, by the turns to come
  0.0513, // champions: defense
  0.9783, // the average card by the turns to come
  0.0615, // cards
  0.0247, // hand beyond the average
  -0.0261, // average: gems
  0.296, // average: power
  1.4444, // average: mastery
  0.6749, // average: health
  1.3762, // average: draw
  1.5304, // average: banish
  2.9784, // average: destroy
  0.2548, // average: shield
  0.8059, // average: other
];
