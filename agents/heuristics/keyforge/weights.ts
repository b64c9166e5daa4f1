/**
 * What the KeyForge player reckons with. Worth is counted in thousandths of an æmber, 1,000 is one æmber in one's
 * own pool, and in whole numbers: fractions that functions hand to each other are put on the heap.
 */
export const W = {
  /** A creature in play, whatever its power: it can reap every other turn. */
  creature: 606,
  /** Each point of a creature's power. */
  power: 179,
  /** Each point of its armor. */
  armor: 181,
  /** An artifact in play, beside what its text does. */
  artifact: 124,
  /** An upgrade that fits a creature in play, beside what its text does. */
  upgrade: 867,
  /** Each keyword: elusive, skirmish, taunt, poison and the like. */
  keyword: 549,
  /** Each constant ability that helps its controller. */
  modifier: 626,
  /** A constant ability that keeps its controller from forging. */
  noForging: 3992,

  /** An æmber in a pool. */
  amber: 1000,
  /** Reaching the cost of a key, or taking it out of reach. */
  check: 66,
  /** The same when that key is the last one. */
  lastKey: 9717,
  /** An æmber captured on a creature: it may come back. */
  captured: 941,
  /** An æmber laid on a creature from the supply, for whoever will get it. */
  exalted: 430,
  /** A forged key. */
  key: 7035,

  /** A card drawn. */
  draw: 726,
  /** A card of unknown value in a hand or archives. */
  card: 632,
  /** A chain. */
  chain: 320,
  /** A point of damage that its player may spread, or that a card promises in general. */
  spread: 273,
  /** Breaking a ward. */
  ward: 994,
  /** A creature or artifact readied, or exhausted before its controller's turn. */
  ready: 686,
  /** An enraged creature must fight. */
  enrage: 318,
  /** A point of healed damage. */
  heal: 131,
  /** A +1 power counter. */
  counter: 129,
  /** A use of a friendly creature by an effect. */
  use: 1200,
  /** A rule laid on the players for a while. */
  lasting: 1258,
  /** A rule granted to a creature for a while. */
  grant: 659,
  /** A search of a deck or discard pile. */
  search: 410,
  /** A procedure of a card's own, of which nothing is known. */
  own: 1835,
  /** An amount that can't be told yet. */
  typical: 2,

  /** A card out of the hand is replaced when the turn ends. */
  cycle: 710,
  /** … the more so, for each card above three in it: a full hand draws nothing. */
  clog: 84,
  /** Taking a creature's stun away. */
  unstun: 536,
  /** The least worth of a fight or an action above that of reaping with the same creature. */
  margin: 127,

  /** Order in the main step: the higher, the earlier. Alpha cards first of all. */
  orderAlpha: 900_000,
  orderArtifact: 700_000,
  orderAction: 600_000,
  orderCreature: 500_000,
  orderEarly: 20_000,
  orderUpgrade: 450_000,
  orderUse: 400_000,
  orderFight: 300_000,
  orderReap: 200_000,
  orderUnstun: 150_000,
  orderOmega: 100_000,
  orderDiscard: 0,
  /** The distance between two places of this order, more than anything is worth. */
  step: 30_000,
} as const;

/** Parts and multiples of such worths. */
export const PART = {
  /** What is left of the worth of a stunned creature. */
  stunned: 0.673,
  /** How much of an ability's worth counts when it needs a reap. */
  reapAbility: 0.851,
  /** … a fight. */
  fightAbility: 0.283,
  /** … an action or omni use. */
  actionAbility: 1.189,
  /** … an event of the game. */
  eventAbility: 0.769,
  /** … its destruction. */
  destroyedAbility: 0.16,
  /** What a card in hand is worth compared with the same card played. */
  inHand: 0.619,
  /** What a card in the archives is worth compared with the same card played. */
  archived: 0.6,
  /** What a card on top of the deck is worth compared with the same card played. */
  onDeck: 0.384,
  /** What a card in a discard pile is worth compared with the same card played. */
  inDiscard: 0.262,
  /** How much of its worth a creature loses that goes back to a hand. */
  returned: 0.69,
  /** … that is purged: it never comes back. */
  purged: 1.112,

  /** The part of a creature's worth that wounds take, when all but one of its power is gone. */
  wound: 0.307,
  /** A stun, as a part of the creature's worth. */
  stun: 0.481,
  /** A doom counter. */
  doom: 0.349,
  /** Control of a card, as a multiple of its worth: one side loses what the other wins. */
  control: 2.096,
  /** What of a card's worth makes its holder wait for a better moment to play it. */
  patience: 0.128,
} as const;

/**
 * A part of a worth, or its opposite, again as a whole number: minus nothing would be a fraction to the machine. The
 * share is a weight or a whole number; one that is computed would itself be put on the heap.
 */
export const part = (share: number, worth: number): number => (share * worth) | 0;
