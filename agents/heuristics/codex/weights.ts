/** In hundredths of a damage to a base, unless a comment says otherwise. */
export const W = {
  /** Of a unit: for each attack and hp left, and beyond them. */
  attack: 142,
  hp: 192,
  unit: -24,
  flying: 535,
  haste: -7,
  hidden: 102,
  antiAir: -6,
  overpower: -52,
  sparkshot: 245,
  obliterate: 753,
  healing: 10,
  resist: 22,
  aura: 463,
  /** Of what a card does for others, in percent; a Virtuoso in hand that costs nothing, one in play that gets an ability. */
  auraShare: 76,
  free: 214,
  ability: 98,
  /** Of a hero beyond its body: for being there, and for each level. */
  hero: 57,
  level: -13,
  /** Two levels that the other side's hero gains. */
  heroKill: 91,

  /** What gold is kept for. */
  gold: 176,
  tech1: 2361,
  tech2Bashing: 3539,
  tech2Finesse: 1391,
  tech3Bashing: 2380,
  tech3Finesse: 1417,
  tower: 65,
  surplus: 598,
  /** Of an add-on: for each enemy unit that hides, and for each card less than five in hand. */
  towerHidden: 113,
  surplusHand: 34,
  summon: 481,
  /** Less in danger of the base's whole hp. */
  summonDanger: -29,
  /** A hero's bands. */
  midBashing: 296,
  maxBashing: 313,
  midFinesse: 84,
  maxFinesse: 199,
  /** Of a card that is played out of a small hand: the next hand will be smaller by it. */
  hand: 500,
  /** A level for what gold is left, and for each gold that is left. */
  fill: 28,
  fillGold: -9,

  /** Damage to a base, more of it when little is left. */
  base: 100,
  lastBase: 1621,
  /** Damage to another building, and its loss beyond the damage to the base. */
  building: 32,
  buildingLoss: 952,
  /** A share of a card's worth for wounds that do not kill it, in percent. */
  wound: -11,
  /** The same where all attackers together can kill it. */
  together: 88,
  /** Each attack beyond what kills, and an attacker's own loss in percent. */
  overkill: 38,
  loss: 59,
  /** What an attacker is missed for as a patroller: in percent, without danger and for danger of the base's whole hp. */
  guard: 362,
  guardHp: 25,
  calm: 76,
  danger: -41,
  /** The last one that could patrol is missed more, in danger of the base's whole hp. */
  lastGuard: 103,
  /** A patroller less in the way, and what the others can do then, in percent of their attack. */
  opens: 84,
  opensAll: 91,

  /** A rune, a card drawn, a card of the other side's. */
  rune: -140,
  card: 338,
  /** A dancer, now and over time. */
  harmony: 368,
  dancer: 266,
  /** A dancer that gets angry. */
  angry: 206,
  partner: -8,
  /** For each attack that is lost for a turn. */
  weaken: -33,
  /** A unit that goes back to the hand: percent of its worth. */
  returned: 26,
  taken: -68,
  sidelineHp: -95,

  /** Of cards in a deck: spells, what their gold is worth, and a card that could be played now. */
  spell: -255,
  spellCost: -3,
  deckGold: 82,
  playable: 17,
  /** Of cards of the codex: whose building stands one turn later, two and three; below the highest one. */
  late1: 92,
  late2: 460,
  late3: 7452,
  old: 41,
  copy: 92,
  noHero: 67,
  notMaxed: 1147,
  enough: 1530,

  /** Patrol slots: for being there, for each attack and hp, and of a hero. */
  leader: 10,
  leaderAttack: 83,
  leaderHp: 143,
  leaderHero: 27,
  elite: 95,
  eliteAttack: -67,
  eliteHp: -39,
  eliteHero: 155,
  scavenger: 9,
  scavengerAttack: -62,
  scavengerHp: -20,
  scavengerHero: 61,
  technician: 157,
  technicianAttack: 73,
  technicianHp: 83,
  technicianHero: -24,
  lookout: -19,
  lookoutAttack: 24,
  lookoutHp: 2,
  lookoutHero: 1,
  /** More of all slots when the base is in danger, less for each hundred that a unit is worth beyond its body. */
  patrolDanger: 72,
  patrolExtra: 12,
  /** Less for each patroller already sent, and for what is worth a hundred and would not survive the strongest attacker. */
  patrolMany: 103,
  patrolDies: -2,
};

/** What a card is worth in its owner's deck beyond its body, gold and keywords. */
export const IN_DECK: Record<string, number> = {
  'timely-messenger': 33,
  tenderfoot: 66,
  'older-brother': -338,
  'brick-thief': 496,
  'helpful-turtle': -468,
  'granfalloon-flagbearer': 46,
  'fruit-ninja': 8,
  spark: -188,
  bloom: 131,
  wither: -290,
  'wrecking-ball': -95,
  'the-boot': -34,
  intimidate: 153,
  'final-smash': 284,
  'iron-man': -500,
  'revolver-ocelot': 75,
  'hired-stomper': 780,
  'regular-sized-rhinoceros': -839,
  'sneaky-pig': 172,
  eggship: -149,
  'harvest-reaper': -429,
  'trojan-duck': 112,
  harmony: 119,
  discord: -232,
  'two-step': 170,
  'appel-stomp': 342,
  'nimble-fencer': 509,
  'star-crossed-starlet': 305,
  'grounded-guide': -344,
  maestro: -35,
  backstabber: 25,
  'cloud-sprite': -219,
  'leaping-lizard': -329,
  blademaster: 266,
};

/** What a unit is worth in play beyond its body and keywords. */
export const IN_PLAY: Record<string, number> = {
  tenderfoot: 209,
  'brick-thief': -41,
  'helpful-turtle': 144,
  'granfalloon-flagbearer': -82,
  'fruit-ninja': 9,
  'hired-stomper': -201,
  'sneaky-pig': 214,
  'trojan-duck': 216,
  'nimble-fencer': -17,
  'star-crossed-starlet': 30,
  'grounded-guide': 419,
  maestro: 219,
  blademaster: 147,
  dancer: 16,
  'angry-dancer': -810,
};

/** What comes first within a turn, above all that cards are worth. */
export const FIRST = {
  lethal: 1_000_000,
  worker: 200_000,
  detect: 120_000,
  spend: 50_000,
  attack: 10_000,
  level: 5_000,
} as const;
