/** What the KeyForge player reckons with. Worth is counted in æmber: 1 is one æmber in one's own pool. */
export const W = {
  /** A creature in play, whatever its power: it can reap every other turn. */
  creature: 0.8,
  /** Each point of a creature's power. */
  power: 0.14,
  /** Each point of its armor. */
  armor: 0.3,
  /** An artifact in play, beside what its text does. */
  artifact: 0.3,
  /** An upgrade that fits a creature in play, beside what its text does. */
  upgrade: 0.6,
  /** What is left of the worth of a stunned creature. */
  stunned: 0.7,
  /** Each keyword: elusive, skirmish, taunt, poison and the like. */
  keyword: 0.4,
  /** Each constant ability that helps its controller. */
  modifier: 0.7,
  /** A constant ability that keeps its controller from forging. */
  noForging: 5,
  /** How much of an ability's worth counts when it needs a reap. */
  reapAbility: 0.7,
  /** … a fight. */
  fightAbility: 0.4,
  /** … an action or omni use. */
  actionAbility: 0.9,
  /** … an event of the game. */
  eventAbility: 0.6,
  /** … its destruction. */
  destroyedAbility: 0.3,

  /** An æmber in a pool. */
  amber: 1,
  /** Reaching the cost of a key, or taking it out of reach. */
  check: 1.5,
  /** The same when that key is the last one. */
  lastKey: 8,
  /** An æmber captured on a creature: it may come back. */
  captured: 0.8,
  /** An æmber laid on a creature from the supply, for whoever will get it. */
  exalted: 0.4,
  /** A forged key. */
  key: 6,

  /** A card drawn. */
  draw: 0.6,
  /** A card of unknown value in a hand or archives. */
  card: 0.9,
  /** A chain. */
  chain: 0.4,
  /** What a card in hand is worth compared with the same card played. */
  inHand: 0.5,
  /** What a card in the archives is worth compared with the same card played. */
  archived: 0.55,
  /** What a card on top of the deck is worth compared with the same card played. */
  onDeck: 0.3,
  /** What a card in a discard pile is worth compared with the same card played. */
  inDiscard: 0.15,
  /** How much of its worth a creature loses that goes back to a hand. */
  returned: 0.6,
  /** … that is purged: it never comes back. */
  purged: 1.1,

  /** The part of a creature's worth that wounds take, when all but one of its power is gone. */
  wound: 0.25,
  /** A point of damage that its player may spread, or that a card promises in general. */
  spread: 0.35,
  /** Breaking a ward. */
  ward: 0.8,
  /** A stun, as a part of the creature's worth. */
  stun: 0.45,
  /** A creature or artifact readied, or exhausted before its controller's turn. */
  ready: 0.8,
  /** An enraged creature must fight. */
  enrage: 0.3,
  /** A point of healed damage. */
  heal: 0.12,
  /** A +1 power counter. */
  counter: 0.25,
  /** A doom counter. */
  doom: 0.6,
  /** Control of a card, as a multiple of its worth: one side loses what the other wins. */
  control: 2,
  /** A use of a friendly creature by an effect. */
  use: 1.2,
  /** A rule laid on the players for a while. */
  lasting: 0.9,
  /** A rule granted to a creature for a while. */
  grant: 0.5,
  /** A search of a deck or discard pile. */
  search: 0.8,
  /** A procedure of a card's own, of which nothing is known. */
  own: 1,
  /** An amount that can't be told yet. */
  typical: 2,

  /** A card out of the hand is replaced when the turn ends. */
  cycle: 0.45,
  /** … the more so, for each card above three in it: a full hand draws nothing. */
  clog: 0.35,
  /** What of a card's worth makes its holder wait for a better moment to play it. */
  patience: 0.15,
  /** Taking a creature's stun away. */
  unstun: 0.5,
  /** The least worth of a fight or an action above that of reaping with the same creature. */
  margin: 0.05,

  /** Order in the main step: the higher, the earlier. Alpha cards first of all. */
  orderAlpha: 900,
  orderArtifact: 700,
  orderAction: 600,
  orderCreature: 500,
  orderEarly: 20,
  orderUpgrade: 450,
  orderUse: 400,
  orderFight: 300,
  orderReap: 200,
  orderUnstun: 150,
  orderOmega: 100,
  orderDiscard: 0,
  /** The distance between two places of this order, more than anything is worth. */
  step: 30,
} as const;
