/** Fitted by scripts/fit-evaluation.mjs; the order is that of `FEATURES` in evaluation.ts. */
export const EVALUATION: readonly number[] = [
  0.5372, // constant
  -0.0169, // active: Finesse
  0.102, // active: hp of the base
  -0.1683, // active: hp of the base below 8
  0.944, // active: workers
  0.0642, // active: gold
  0.7061, // active: cards in hand
  0.1531, // active: tech I
  0.585, // active: tech II
  1.339, // active: tech III
  0.2407, // active: tower
  0.4269, // active: surplus
  -0.2706, // active: hero
  0.0431, // active: level of the hero
  -0.142, // active: hero at its highest level
  0.1409, // active: attack of the hero
  0.0472, // active: hp of the hero
  0.0407, // active: units
  0.1656, // active: attack of units
  0.0997, // active: hp of units
  0.1727, // active: attack that patrollers do not stop
  0.1402, // active: Virtuosos
  -0.0381, // active: Virtuosos that damage buildings
  -0.001, // active: cards that free Virtuosos
  -0.6027, // active: swift strike
  -0.3074, // active: patrollers
  0.1078, // active: hp of patrollers
  -0.1582, // active: cards of the deck
  0.0822, // active: worth of the deck
  0.0325, // other: Finesse
  -0.1237, // other: hp of the base
  0.3468, // other: hp of the base below 8
  -0.8883, // other: workers
  -0.0411, // other: gold
  -0.5797, // other: cards in hand
  0.1896, // other: tech I
  -0.5697, // other: tech II
  -1.2032, // other: tech III
  -0.2707, // other: tower
  -0.1036, // other: surplus
  0.242, // other: hero
  -0.019, // other: level of the hero
  0.1714, // other: hero at its highest level
  -0.1087, // other: attack of the hero
  -0.0589, // other: hp of the hero
  -0.2479, // other: units
  -0.0594, // other: attack of units
  -0.067, // other: hp of units
  -0.1097, // other: attack that patrollers do not stop
  -0.1135, // other: Virtuosos
  0.1473, // other: Virtuosos that damage buildings
  -0.0488, // other: cards that free Virtuosos
  -0.4606, // other: swift strike
  0.2833, // other: patrollers
  -0.1629, // other: hp of patrollers
  0.1156, // other: cards of the deck
  -0.0659, // other: worth of the deck
];
