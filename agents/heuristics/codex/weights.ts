/** In hundredths of a damage to a base, unless a comment says otherwise. */
export const W = {
  /** Of a unit: for each attack and hp left, and beyond them. */
  attack: 100,
  hp: 106,
  unit: 28,
  flying: 457,
  haste: 19,
  hidden: 46,
  antiAir: 1,
  overpower: 2,
  sparkshot: 130,
  obliterate: 312,
  healing: 31,
  resist: -19,
  aura: 401,
  /** Of what a card does for others, in percent; a Virtuoso in hand that costs nothing, one in play that gets an ability. */
  auraShare: 22,
  free: 173,
  ability: 89,
  /** Of a hero beyond its body: for being there, and for each level. */
  hero: 30,
  level: 39,
  /** Two levels that the other side's hero gains. */
  heroKill: 133,

  /** What gold is kept for. */
  gold: 58,
  tech1: 1691,
  tech2Bashing: 3637,
  tech2Finesse: 1181,
  tech3Bashing: 1850,
  tech3Finesse: 865,
  tower: 72,
  surplus: 681,
  /** Of an add-on: for each enemy unit that hides, and for each card less than five in hand. */
  towerHidden: 90,
  surplusHand: 16,
  summon: 349,
  /** Less in danger of the base's whole hp. */
  summonDanger: -38,
  /** A hero's bands. */
  midBashing: 922,
  maxBashing: 672,
  midFinesse: 65,
  maxFinesse: 274,
  /** Of a card that is played out of a small hand: the next hand will be smaller by it. */
  hand: 500,
  /** A level for what gold is left, and for each gold that is left. */
  fill: 50,
  fillGold: 10,

  /** Damage to a base, more of it when little is left. */
  base: 100,
  lastBase: 908,
  /** Damage to another building, and its loss beyond the damage to the base. */
  building: 33,
  buildingLoss: 1008,
  /** A share of a card's worth for wounds that do not kill it, in percent. */
  wound: 6,
  /** The same where all attackers together can kill it. */
  together: 78,
  /** Each attack beyond what kills, and an attacker's own loss in percent. */
  overkill: 19,
  loss: 40,
  /** What an attacker is missed for as a patroller: in percent, without danger and for danger of the base's whole hp. */
  guard: 193,
  guardHp: -23,
  calm: 53,
  danger: 23,
  /** The last one that could patrol is missed more, in danger of the base's whole hp. */
  lastGuard: 100,
  /** A patroller less in the way, and what the others can do then, in percent of their attack. */
  opens: 64,
  opensAll: 20,

  /** A rune, a card drawn, a card of the other side's. */
  rune: 284,
  card: 198,
  /** A dancer, now and over time. */
  harmony: 332,
  dancer: 169,
  /** A dancer that gets angry. */
  angry: 98,
  partner: 230,
  /** For each attack that is lost for a turn. */
  weaken: 15,
  /** A unit that goes back to the hand: percent of its worth. */
  returned: 19,
  taken: 665,
  sidelineHp: -60,

  /** Of cards in a deck: spells, what their gold is worth, and a card that could be played now. */
  spell: -109,
  spellCost: -10,
  deckGold: 102,
  playable: -26,
  /** Of cards of the codex: whose building stands one turn later, two and three; below the highest one. */
  late1: 131,
  late2: 475,
  late3: 3280,
  old: 86,
  copy: 68,
  noHero: 52,
  notMaxed: 725,
  enough: 876,

  /** Patrol slots: for being there, for each attack and hp, and of a hero. */
  leader: 99,
  leaderAttack: 39,
  leaderHp: 70,
  leaderHero: -8,
  elite: 48,
  eliteAttack: 42,
  eliteHp: 41,
  eliteHero: 61,
  scavenger: 23,
  scavengerAttack: 0,
  scavengerHp: 41,
  scavengerHero: 12,
  technician: 68,
  technicianAttack: 57,
  technicianHp: -13,
  technicianHero: -11,
  lookout: -16,
  lookoutAttack: -4,
  lookoutHp: -16,
  lookoutHero: -1,
  /** More of all slots when the base is in danger, less for each hundred that a unit is worth beyond its body. */
  patrolDanger: 47,
  patrolExtra: -13,
  /** Less for each patroller already sent, and for what is worth a hundred and would not survive the strongest attacker. */
  patrolMany: 10,
  patrolDies: 10,
};

/** What a card is worth in its owner's deck beyond its body, gold and keywords. */
export const IN_DECK: Record<string, number> = {
  'timely-messenger': -19,
  tenderfoot: 108,
  'older-brother': -310,
  'brick-thief': 246,
  'helpful-turtle': 19,
  'granfalloon-flagbearer': -23,
  'fruit-ninja': -122,
  spark: -266,
  bloom: 137,
  wither: -82,
  'wrecking-ball': 6,
  'the-boot': 183,
  intimidate: 114,
  'final-smash': 172,
  'iron-man': -265,
  'revolver-ocelot': -10,
  'hired-stomper': 392,
  'regular-sized-rhinoceros': -869,
  'sneaky-pig': 116,
  eggship: -265,
  'harvest-reaper': -296,
  'trojan-duck': 343,
  harmony: 166,
  discord: -201,
  'two-step': 129,
  'appel-stomp': 291,
  'nimble-fencer': 174,
  'star-crossed-starlet': -38,
  'grounded-guide': -206,
  maestro: -52,
  backstabber: -177,
  'cloud-sprite': -272,
  'leaping-lizard': -364,
  blademaster: 34,
};

/** What a unit is worth in play beyond its body and keywords. */
export const IN_PLAY: Record<string, number> = {
  tenderfoot: 152,
  'brick-thief': -41,
  'helpful-turtle': -177,
  'granfalloon-flagbearer': -207,
  'fruit-ninja': -160,
  'hired-stomper': 146,
  'sneaky-pig': 153,
  'trojan-duck': 218,
  'nimble-fencer': 80,
  'star-crossed-starlet': 20,
  'grounded-guide': 252,
  maestro: 206,
  blademaster: -25,
  dancer: 291,
  'angry-dancer': -603,
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
