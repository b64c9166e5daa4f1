/** Fitted by scripts/fit-evaluation.mjs; the order is that of `FEATURES` in evaluation.ts. */
export const EVALUATION: readonly number[] = [
  0.4797, // constant
  1.4227, // active: keys
  0.5486, // active: two keys
  0.2326, // active: æmber up to the cost of a key
  0.0138, // active: æmber beyond
  0.2716, // active: can forge
  0.3507, // active: can forge the last key
  0.2608, // active: creatures
  0.002, // active: power of creatures
  -0.0607, // active: æmber on creatures
  -0.1111, // active: stunned creatures
  0.0887, // active: artifacts
  0.0225, // active: cards in hand
  0.0696, // active: archived cards
  -0.1007, // active: chains
  -1.4497, // other: keys
  -0.4145, // other: two keys
  -0.204, // other: æmber up to the cost of a key
  -0.2672, // other: æmber beyond
  -0.0471, // other: can forge
  -1.7651, // other: can forge the last key
  -0.205, // other: creatures
  -0.0039, // other: power of creatures
  0.0871, // other: æmber on creatures
  0.0989, // other: stunned creatures
  -0.057, // other: artifacts
  -0.0694, // other: cards in hand
  -0.0247, // other: archived cards
  0.0798, // other: chains
];
