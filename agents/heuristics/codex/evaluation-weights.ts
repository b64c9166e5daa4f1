/** Fitted by scripts/fit-evaluation.mjs; the order is that of `FEATURES` in evaluation.ts. */
export const EVALUATION: readonly number[] = [
  0.037, // constant
  0.1324, // active: Finesse
  0.082, // active: hp of the base
  -0.2674, // active: hp of the base below 8
  1.152, // active: workers
  0.0769, // active: gold
  0.6598, // active: cards in hand
  0.1963, // active: tech I
  0.9167, // active: tech II
  1.3228, // active: tech III
  -0.0424, // active: tower
  0.9836, // active: surplus
  -0.2726, // active: hero
  0.0609, // active: level of the hero
  -0.2694, // active: hero at its highest level
  0.1946, // active: attack of the hero
  0.0709, // active: hp of the hero
  0.1429, // active: units
  0.1368, // active: attack of units
  0.117, // active: hp of units
  0.2061, // active: attack that patrollers do not stop
  0.0469, // active: Virtuosos
  0.0947, // active: Virtuosos that damage buildings
  -0.1602, // active: cards that free Virtuosos
  -0.4952, // active: swift strike
  -0.2729, // active: patrollers
  0.0735, // active: hp of patrollers
  -0.1402, // active: cards of the deck
  0.1306, // active: worth of the deck
  -0.1623, // other: Finesse
  -0.0836, // other: hp of the base
  0.4346, // other: hp of the base below 8
  -1.0338, // other: workers
  -0.0545, // other: gold
  -0.5559, // other: cards in hand
  0.0477, // other: tech I
  -0.7952, // other: tech II
  -1.1179, // other: tech III
  -0.0394, // other: tower
  -0.7299, // other: surplus
  0.3905, // other: hero
  -0.059, // other: level of the hero
  0.3256, // other: hero at its highest level
  -0.206, // other: attack of the hero
  -0.0561, // other: hp of the hero
  -0.3255, // other: units
  -0.0307, // other: attack of units
  -0.0882, // other: hp of units
  -0.0963, // other: attack that patrollers do not stop
  0.0251, // other: Virtuosos
  0.0218, // other: Virtuosos that damage buildings
  0.0818, // other: cards that free Virtuosos
  -0.3552, // other: swift strike
  0.3248, // other: patrollers
  -0.1654, // other: hp of patrollers
  0.1001, // other: cards of the deck
  -0.1204, // other: worth of the deck
];
