/** In hundredths of a damage to a base, unless a comment says otherwise. */
export const W = {
  /** Of a unit: for each attack and hp left, and beyond them. */
  attack: 129,
  hp: 238,
  unit: 19,
  flying: 588,
  haste: 21,
  hidden: 26,
  antiAir: -46,
  overpower: -65,
  sparkshot: 80,
  obliterate: 1466,
  healing: -14,
  resist: 44,
  aura: 431,
  /** Of what a card does for others, in percent; a Virtuoso in hand that costs nothing, one in play that gets an ability. */
  auraShare: 119,
  free: 100,
  ability: 88,
  /** Of a hero beyond its body: for being there, and for each level. */
  hero: 86,
  level: -2,
  /** Two levels that the other side's hero gains. */
  heroKill: 83,

  /** What gold is kept for. */
  gold: 162,
  tech1: 2579,
  tech2Bashing: 5055,
  tech2Finesse: 1802,
  tech3Bashing: 2218,
  tech3Finesse: 1861,
  tower: 99,
  surplus: 443,
  /** Of an add-on: for each enemy unit that hides, and for each card less than five in hand. */
  towerHidden: 153,
  surplusHand: 45,
  summon: 520,
  /** Less in danger of the base's whole hp. */
  summonDanger: -53,
  /** A hero's bands. */
  midBashing: 385,
  maxBashing: 173,
  midFinesse: 106,
  maxFinesse: 108,
  /** Of a card that is played out of a small hand: the next hand will be smaller by it. */
  hand: 621,
  /** A level for what gold is left, and for each gold that is left. */
  fill: -16,
  fillGold: 6,

  /** Damage to a base, more of it when little is left. */
  base: 100,
  lastBase: 1547,
  /** Damage to another building, and its loss beyond the damage to the base. */
  building: 36,
  buildingLoss: 968,
  /** A share of a card's worth for wounds that do not kill it, in percent. */
  wound: 7,
  /** The same where all attackers together can kill it. */
  together: 72,
  /** Each attack beyond what kills, and an attacker's own loss in percent. */
  overkill: 29,
  loss: 55,
  /** What an attacker is missed for as a patroller: in percent, without danger and for danger of the base's whole hp. */
  guard: 314,
  guardHp: 36,
  calm: 84,
  danger: -70,
  /** The last one that could patrol is missed more, in danger of the base's whole hp. */
  lastGuard: 168,
  /** A patroller less in the way, and what the others can do then, in percent of their attack. */
  opens: 108,
  opensAll: 89,

  /** A rune, a card drawn, a card of the other side's. */
  rune: -165,
  card: 545,
  /** A dancer, now and over time. */
  harmony: 520,
  dancer: 419,
  /** A dancer that gets angry. */
  angry: 332,
  partner: 30,
  /** For each attack that is lost for a turn. */
  weaken: -7,
  /** A unit that goes back to the hand: percent of its worth. */
  returned: 10,
  taken: -80,
  sidelineHp: -144,

  /** Of cards in a deck: spells, what their gold is worth, and a card that could be played now. */
  spell: -316,
  spellCost: -25,
  deckGold: 74,
  playable: 14,
  /** Of cards of the codex: whose building stands one turn later, two and three; below the highest one. */
  late1: 101,
  late2: 704,
  late3: 7756,
  old: -9,
  copy: 73,
  noHero: 98,
  notMaxed: 1404,
  enough: 2309,

  /** Patrol slots: for being there, for each attack and hp, and of a hero. */
  leader: -8,
  leaderAttack: 113,
  leaderHp: 255,
  leaderHero: 39,
  elite: 100,
  eliteAttack: -47,
  eliteHp: -63,
  eliteHero: 237,
  scavenger: 11,
  scavengerAttack: -22,
  scavengerHp: -44,
  scavengerHero: 115,
  technician: 142,
  technicianAttack: 37,
  technicianHp: 171,
  technicianHero: -34,
  lookout: -9,
  lookoutAttack: 48,
  lookoutHp: -29,
  lookoutHero: 15,
  /** More of all slots when the base is in danger, less for each hundred that a unit is worth beyond its body. */
  patrolDanger: 65,
  patrolExtra: 43,
  /** Less for each patroller already sent, and for what is worth a hundred and would not survive the strongest attacker. */
  patrolMany: 133,
  patrolDies: -7,
};

/** What a card is worth in its owner's deck beyond its body, gold and keywords. */
export const IN_DECK: Record<string, number> = {
  'timely-messenger': 118,
  tenderfoot: 50,
  'older-brother': -240,
  'brick-thief': 361,
  'helpful-turtle': -607,
  'granfalloon-flagbearer': 28,
  'fruit-ninja': 144,
  spark: -398,
  bloom: 46,
  wither: -275,
  'wrecking-ball': -20,
  'the-boot': -23,
  intimidate: 17,
  'final-smash': 144,
  'iron-man': -636,
  'revolver-ocelot': 114,
  'hired-stomper': 946,
  'regular-sized-rhinoceros': -1468,
  'sneaky-pig': 81,
  eggship: -322,
  'harvest-reaper': -696,
  'trojan-duck': 188,
  harmony: 216,
  discord: -241,
  'two-step': 170,
  'appel-stomp': 124,
  'nimble-fencer': 932,
  'star-crossed-starlet': 204,
  'grounded-guide': -504,
  maestro: -239,
  backstabber: -29,
  'cloud-sprite': -259,
  'leaping-lizard': -387,
  blademaster: 304,
};

/** What a unit is worth in play beyond its body and keywords. */
export const IN_PLAY: Record<string, number> = {
  tenderfoot: 167,
  'brick-thief': 75,
  'helpful-turtle': 10,
  'granfalloon-flagbearer': 51,
  'fruit-ninja': 26,
  'hired-stomper': -307,
  'sneaky-pig': 191,
  'trojan-duck': 280,
  'nimble-fencer': -118,
  'star-crossed-starlet': -128,
  'grounded-guide': 682,
  maestro: 320,
  blademaster: 297,
  dancer: 137,
  'angry-dancer': -745,
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
