/** Hundredths of a damage to a base, unless something else is said. */
export const W = {
  /** Of a unit: for each attack and hp left, and beyond them. */
  attack: 139,
  hp: 11,
  unit: 32,
  flying: 151,
  haste: 22,
  hidden: 79,
  antiAir: 41,
  overpower: 125,
  sparkshot: 45,
  obliterate: 100,
  healing: -3,
  resist: 43,
  aura: 206,
  /** Of what a card does for others, in percent; a Virtuoso in hand that costs nothing, one in play that gets an ability. */
  auraShare: 40,
  free: 60,
  ability: 80,
  /** Of a hero beyond its body: for being there, and for each level. */
  hero: 4,
  level: 10,
  /** Two levels that the other side's hero gains. */
  heroKill: 81,

  /** What gold is kept for. */
  gold: 16,
  tech1: 1273,
  tech2Bashing: 1668,
  tech2Finesse: 1650,
  tech3Bashing: 2588,
  tech3Finesse: 1541,
  tower: 205,
  surplus: 684,
  /** Of an add-on: for each enemy unit that hides, and for each card less than five in hand. */
  towerHidden: 118,
  surplusHand: 31,
  summon: 921,
  /** Less in danger of the base's whole hp. */
  summonDanger: 100,
  /** A hero's bands. */
  midBashing: 1290,
  maxBashing: 948,
  midFinesse: 279,
  maxFinesse: 178,
  /** Of a card that is played out of a small hand: the next hand will be smaller by it. */
  hand: 49,

  /** Damage to a base, more of it when little is left. */
  base: 100,
  lastBase: 1386,
  /** Damage to another building, and its loss beyond the damage to the base. */
  building: 34,
  buildingLoss: 448,
  /** A share of a card's worth for wounds that do not kill it, in percent. */
  wound: -16,
  /** The same where all attackers together can kill it. */
  together: 55,
  /** Each attack beyond what kills, and an attacker's own loss in percent. */
  overkill: 10,
  loss: -21,
  /** What an attacker is missed for as a patroller: in percent, without danger and for danger of the base's whole hp. */
  guard: 106,
  guardHp: 33,
  calm: 101,
  danger: 23,
  /** A patroller less in the way, and what the others can do then, in percent of their attack. */
  opens: 43,
  opensAll: 27,

  /** A rune, a card drawn, a card of the other side's. */
  rune: 165,
  card: 116,
  /** A dancer, now and over time. */
  harmony: 232,
  dancer: 140,
  /** A dancer that gets angry. */
  angry: 120,
  partner: 361,
  /** For each attack that is lost for a turn. */
  weaken: 22,
  /** A unit that goes back to the hand: percent of its worth. */
  returned: 63,
  taken: 306,
  sidelineHp: 22,

  /** Of cards in a deck: spells, what their gold is worth, and a card that could be played now. */
  spell: -88,
  spellCost: 21,
  deckGold: 38,
  playable: 29,
  /** Of cards of the codex: whose building stands one turn later, two and three; below the highest one. */
  late1: 264,
  late2: 230,
  late3: 2722,
  old: 159,
  copy: 44,
  noHero: 142,
  notMaxed: 361,
  enough: 673,

  /** Patrol slots: for being there, for each attack and hp, and of a hero. */
  leader: 105,
  leaderAttack: 22,
  leaderHp: 18,
  leaderHero: 18,
  elite: 70,
  eliteAttack: 36,
  eliteHp: 25,
  eliteHero: 24,
  scavenger: 91,
  scavengerAttack: -10,
  scavengerHp: 32,
  scavengerHero: -2,
  technician: 91,
  technicianAttack: 5,
  technicianHp: -18,
  technicianHero: -3,
  lookout: 72,
  lookoutAttack: 1,
  lookoutHp: 35,
  lookoutHero: 9,
  /** More of all slots when the base is in danger, less for each hundred that a unit is worth beyond its body. */
  patrolDanger: 12,
  patrolExtra: 16,
};

/** What a card is worth in its owner's deck beyond its body, gold and keywords. */
export const IN_DECK: Record<string, number> = {
  'timely-messenger': 26,
  tenderfoot: -13,
  'older-brother': 16,
  'brick-thief': 70,
  'helpful-turtle': -4,
  'granfalloon-flagbearer': 9,
  'fruit-ninja': -102,
  spark: -4,
  bloom: -19,
  wither: -108,
  'wrecking-ball': 17,
  'the-boot': -3,
  intimidate: 30,
  'final-smash': -126,
  'iron-man': -135,
  'revolver-ocelot': -116,
  'hired-stomper': 98,
  'regular-sized-rhinoceros': -267,
  'sneaky-pig': 106,
  eggship: -81,
  'harvest-reaper': 148,
  'trojan-duck': 152,
  harmony: 232,
  discord: 26,
  'two-step': -33,
  'appel-stomp': -75,
  'nimble-fencer': 210,
  'star-crossed-starlet': -68,
  'grounded-guide': -213,
  maestro: -41,
  backstabber: -70,
  'cloud-sprite': -121,
  'leaping-lizard': -72,
  blademaster: -4,
};

/** What a unit is worth in play beyond its body and keywords. */
export const IN_PLAY: Record<string, number> = {
  tenderfoot: 157,
  'brick-thief': -53,
  'helpful-turtle': -186,
  'granfalloon-flagbearer': -61,
  'fruit-ninja': -89,
  'hired-stomper': 51,
  'sneaky-pig': -109,
  'trojan-duck': -24,
  'nimble-fencer': -75,
  'star-crossed-starlet': -95,
  'grounded-guide': -76,
  maestro: 157,
  blademaster: 29,
  dancer: 140,
  'angry-dancer': -113,
};

/** What comes first within a turn, above all that cards are worth. */
export const FIRST = {
  lethal: 1_000_000,
  worker: 200_000,
  detect: 120_000,
  spend: 50_000,
  attack: 139,
  level: 10,
} as const;
