/**
 * Worth is counted in damage to the nemesis now, in parts so small that whole numbers do: a fraction that a function
 * returns is put on the heap, a whole number is not.
 */
export const DAMAGE = 1 << 16;

const damage = (n: number): number => Math.round(n * DAMAGE);

/** Less than anything is worth. */
export const WORST = -0x80000000;

/** What the mages reckon with: worth, or parts and numbers of other things. */
export const W = {
  /** The game won or lost. */
  game: damage(300),

  // Life. What a life total of n is worth: each · n + fear · n / (n + half): the last points are the dearest.

  /** A mage's life: each point. */
  life: damage(0.65),
  lifeFear: damage(4),
  lifeHalf: 3,
  /** Gravehold's life: each point. */
  gravehold: damage(0.83),
  graveholdFear: damage(17.6),
  graveholdHalf: 8,
  /** A mage is exhausted: a breach is gone, and all further damage is doubled. */
  exhausted: damage(13.8),

  // Time

  /** Damage that the mages' cards and abilities deal in a nemesis turn beyond what spells in their decks promise. */
  steadyDamage: 0.33,
  /** By how much a mage's damage grows from one of its turns to the next while there is æther to spend. */
  growth: 0.132,
  /** Nemesis turns that are reckoned with beyond the nemesis deck. */
  overtime: 2,
  /** Of the nemesis turns left, those for which a minion that is killed now would have lived on. */
  minionStays: 0.84,
  /** A minion in play, whatever it does; and the least that it will do in a nemesis turn. */
  minion: damage(1.04),
  minionThreat: damage(1.08),
  /** A wound that does not kill a minion, as a part of what the same share of its life is worth. */
  wound: 1.04,
  /** The same when a spell that is still prepped kills it anyway. */
  needless: 0.22,
  /** What an effect in a later nemesis turn is worth compared with one in the next. */
  later: 0.86,

  // The nemesis

  /** An unleashing while its effect is being weighed. */
  unleash: damage(1.2),
  /** A fury, as a part of the strike that it pays for. */
  fury: 0.8,
  /** A husk, when there is one; and how much more each further one is worth. */
  husk: damage(0.44),
  huskMore: damage(0.08),
  /** All husks gone that shield a minion, as a part of what killing it is worth. */
  shield: 0.55,
  /** A card of the supply devoured, and a pile emptied by it. */
  devour: damage(0.97),
  emptyPile: damage(1.49),
  /** A card bought from a supply that the nemesis devours. */
  supply: damage(0.45),
  /** A corruption. */
  corruption: damage(2.3),
  /** A deck shuffled: its mage no longer knows what comes. */
  shuffle: damage(0.2),
  /** A card of the nemesis deck, on average. */
  nemesisCard: damage(5),
  /** A nemesis turn, on average. */
  nemesisTurn: damage(8),
  /** A card of the nemesis deck discarded unseen. */
  skipped: damage(1.5),

  // Cards

  /** Æther: when the game is about to end, and for each own turn that is left. */
  aether: damage(0.39),
  aetherPerTurn: damage(0.053),
  /** Æther for one kind of card only, as a part of any æther. */
  restricted: 0.86,
  /** Damage of a spell, each time that it is drawn: it must be prepped and may be discarded before. */
  spell: 0.9,
  /** A card drawn. */
  draw: damage(0.97),
  /** A card of the hand, where its worth is not known. */
  handCard: damage(0.7),
  /** Focusing a breach by an effect; one æther less for the next focusing. */
  focus: damage(1.5),
  discount: damage(0.45),
  /** Own turns that must be left for a thinner deck and an opened breach to pay in full. */
  lasting: 7.6,
  /** A poor card destroyed. */
  thin: damage(0.25),
  /** Sight of the top card of each deck. */
  sift: damage(0.3),
  /** A relic or ability that casts a prepped spell, beside the damage that it adds. */
  castEffect: damage(0.72),
  /** A spell that comes back from the discard pile, as a part of its damage. */
  back: 0.6,
  /** Casting a prepped spell now instead of next turn, as a part of its worth. */
  sooner: 0.25,
  /** A prepped spell discarded, as a part of its worth. */
  lostCast: 1,
  /** A card of the hand that is destroyed, as a part of its worth in the hand, beside what it was worth later. */
  tempo: 0.7,
  /** A spell in hand, as a part of what it is worth when cast: with a breach for it, and without. */
  inHand: 0.9,
  noBreach: 0.4,
  /** A gem in hand, as a part of its æther: some of it is never spent. */
  gemInHand: 0.7,
  /** A card below the average that is destroyed, as a part of what the deck then wins. */
  thinner: 0.3,
  /** The damage of a spell that can't be told yet. */
  typicalSpell: damage(3.5),
  /** An amount that can't be told yet. */
  typical: 2,
  /** A condition that may hold. */
  perhaps: 0.3,
  /** Æther that buys no card, as a part of what any æther is worth. */
  idle: 0.47,
  /** A card that is bought later, as a part of what the same card is worth now. */
  purse: 0.58,
  /** Between what an average hand buys and what rich and poor hands buy together: 0 is the one, 1 the other. */
  chord: 1,
  /** A relic that is bought, compared with what it does when it is played. */
  relic: 0.44,
  /** A gained card on the deck instead of on the discard pile. */
  toDeck: damage(1.5),
  /** Uses of a gained card beyond the whole rounds of the deck that are left when it is drawn first. */
  firstUse: 0.3,
  /** A card that leaves the hand: another takes its place. */
  cycle: damage(0.3),
  /** A card on an equal one in the discard pile, in æther. */
  alike: damage(0.5),
  /** A card gained by an effect; a card of a deck destroyed unseen. */
  gained: damage(2.5),
  destroyed: damage(1),
  /** A second copy of a card in one turn, as a part of the first. */
  again: 0.86,

  // Breaches

  /** Spells drawn in a turn beyond those in the deck now, for which breaches are opened in advance. */
  moreSpells: 0.56,
  /** A breach for a spell that would have had none, as a part of that spell's damage. */
  slot: 0.3,
  /** The damage that an open breach adds to its spells. */
  bonus: 1.38,
  /** A spell in hand that finds a breach this turn, as a part of its worth. */
  prepped: 0.94,
  /** The most turns for which a breach is reckoned with. */
  breachTurns: 12.1,

  // Abilities

  /** Charges bend: the last ones are worth more than the first. 1 is a straight line. */
  chargeBend: 1.23,
  /** A charge for which nobody is asked. */
  charge: damage(1.05),
  /** Own turns that must be left for a mage without charges to fill the mat. */
  chargeTurns: 3.2,
  /** The part of an ability's usual worth that its moment must offer. */
  patience: 0.8,
  /** A turn of a mage. */
  turn: damage(5),
  /** A turn order that the mages may choose. */
  arrange: damage(2.5),
  /** Two spells in each breach. */
  gate: damage(1),
  /** All damage of a nemesis turn prevented. */
  prevent: damage(8),
  /** An attack or power discarded before it takes effect. */
  ward: damage(7),

  // The main phase, in order: the higher, the earlier.

  orderWin: damage(990),
  orderPay: damage(900),
  orderAbility: damage(800),
  orderRelic: damage(700),
  orderGem: damage(600),
  orderSpend: damage(400),
  orderPrep: damage(300),
  orderLate: damage(200),
  /** The distance between two places of this order, more than anything but the game is worth. */
  step: damage(90),
} as const;
