/** Hundredths of a damage to a base, unless something else is said. */
export const W = {
  /** Of a unit: for each attack and hp left, and beyond them. */
  attack: 106,
  hp: 48,
  unit: 26,
  flying: 250,
  haste: 22,
  hidden: 86,
  antiAir: 31,
  overpower: 157,
  sparkshot: 70,
  obliterate: 162,
  healing: 41,
  resist: -20,
  aura: 343,
  /** Of what a card does for others, in percent; a Virtuoso in hand that costs nothing, one in play that gets an ability. */
  auraShare: 39,
  free: 120,
  ability: 61,
  /** Of a hero beyond its body: for being there, and for each level. */
  hero: 35,
  level: 7,
  /** Two levels that the other side's hero gains. */
  heroKill: 100,

  /** What gold is kept for. */
  gold: 56,
  tech1: 1702,
  tech2Bashing: 2115,
  tech2Finesse: 1612,
  tech3Bashing: 3093,
  tech3Finesse: 1752,
  tower: 63,
  surplus: 435,
  /** Of an add-on: for each enemy unit that hides, and for each card less than five in hand. */
  towerHidden: 106,
  surplusHand: 57,
  summon: 368,
  /** Less in danger of the base's whole hp. */
  summonDanger: -12,
  /** A hero's bands. */
  midBashing: 1017,
  maxBashing: 463,
  midFinesse: 82,
  maxFinesse: 225,
  /** Of a card that is played out of a small hand: the next hand will be smaller by it. */
  hand: 146,

  /** Damage to a base, more of it when little is left. */
  base: 100,
  lastBase: 533,
  /** Damage to another building, and its loss beyond the damage to the base. */
  building: 24,
  buildingLoss: 674,
  /** A share of a card's worth for wounds that do not kill it, in percent. */
  wound: 1,
  /** The same where all attackers together can kill it. */
  together: 78,
  /** Each attack beyond what kills, and an attacker's own loss in percent. */
  overkill: 14,
  loss: 33,
  /** What an attacker is missed for as a patroller: in percent, without danger and for danger of the base's whole hp. */
  guard: 137,
  guardHp: -14,
  calm: 57,
  danger: 27,
  /** A patroller less in the way, and what the others can do then, in percent of their attack. */
  opens: 47,
  opensAll: 13,

  /** A rune, a card drawn, a card of the other side's. */
  rune: 181,
  card: 164,
  /** A dancer, now and over time. */
  harmony: 331,
  dancer: 152,
  /** A dancer that gets angry. */
  angry: 81,
  partner: 153,
  /** For each attack that is lost for a turn. */
  weaken: 30,
  /** A unit that goes back to the hand: percent of its worth. */
  returned: 61,
  taken: 340,
  sidelineHp: -8,

  /** Of cards in a deck: spells, what their gold is worth, and a card that could be played now. */
  spell: -95,
  spellCost: -9,
  deckGold: 64,
  playable: -10,
  /** Of cards of the codex: whose building stands one turn later, two and three; below the highest one. */
  late1: 155,
  late2: 312,
  late3: 4557,
  old: 86,
  copy: 61,
  noHero: 71,
  notMaxed: 565,
  enough: 664,

  /** Patrol slots: for being there, for each attack and hp, and of a hero. */
  leader: 90,
  leaderAttack: 35,
  leaderHp: 53,
  leaderHero: -13,
  elite: 45,
  eliteAttack: 46,
  eliteHp: 37,
  eliteHero: 44,
  scavenger: 33,
  scavengerAttack: -1,
  scavengerHp: 35,
  scavengerHero: 1,
  technician: 81,
  technicianAttack: 16,
  technicianHp: -24,
  technicianHero: -7,
  lookout: -17,
  lookoutAttack: -18,
  lookoutHp: 12,
  lookoutHero: 13,
  /** More of all slots when the base is in danger, less for each hundred that a unit is worth beyond its body. */
  patrolDanger: 40,
  patrolExtra: 10,
};

/** What a card is worth in its owner's deck beyond its body, gold and keywords. */
export const IN_DECK: Record<string, number> = {
  'timely-messenger': -18,
  tenderfoot: 68,
  'older-brother': -222,
  'brick-thief': 197,
  'helpful-turtle': 52,
  'granfalloon-flagbearer': -6,
  'fruit-ninja': 16,
  spark: -94,
  bloom: 127,
  wither: -79,
  'wrecking-ball': 39,
  'the-boot': 50,
  intimidate: 113,
  'final-smash': -28,
  'iron-man': -288,
  'revolver-ocelot': 69,
  'hired-stomper': 379,
  'regular-sized-rhinoceros': -478,
  'sneaky-pig': 38,
  eggship: -366,
  'harvest-reaper': 23,
  'trojan-duck': 132,
  harmony: 196,
  discord: -163,
  'two-step': 173,
  'appel-stomp': 54,
  'nimble-fencer': 181,
  'star-crossed-starlet': -113,
  'grounded-guide': -251,
  maestro: 8,
  backstabber: -106,
  'cloud-sprite': -303,
  'leaping-lizard': -217,
  blademaster: 151,
};

/** What a unit is worth in play beyond its body and keywords. */
export const IN_PLAY: Record<string, number> = {
  tenderfoot: 163,
  'brick-thief': -128,
  'helpful-turtle': -147,
  'granfalloon-flagbearer': -137,
  'fruit-ninja': -111,
  'hired-stomper': 119,
  'sneaky-pig': 205,
  'trojan-duck': 72,
  'nimble-fencer': -3,
  'star-crossed-starlet': 16,
  'grounded-guide': 83,
  maestro: 77,
  blademaster: -50,
  dancer: 280,
  'angry-dancer': -380,
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
