/** Hundredths of a damage to a base. */
export const W = {
  /** Of a unit: for each attack and hp left, and beyond them. */
  attack: 130,
  hp: 90,
  unit: 60,
  flying: 130,
  haste: 20,
  hidden: 150,
  antiAir: 40,
  overpower: 90,
  sparkshot: 60,
  obliterate: 250,
  healing: 120,
  resist: 40,
  aura: 220,
  /** Of a hero beyond its body: for being there, and for each level. */
  hero: 250,
  level: 70,
  /** Its next band. */
  band: 800,
  /** Two levels that the other side's hero gains. */
  heroKill: 160,
  /** Damage to a base, more of it when little is left. */
  base: 100,
  lastBase: 900,
  /** Damage to another building, and its loss beyond the damage to the base. */
  building: 40,
  buildingLoss: 220,
  /** A share of a card's worth for wounds that do not kill it, in percent. */
  wound: 45,
  /** What an attacker is missed for as a patroller. */
  guard: 60,
  guardHp: 20,
  /** A rune, a card drawn, a gold. */
  rune: 150,
  card: 120,
  gold: 70,
  /** A dancer, now and over time. */
  harmony: 260,
  dancer: 90,
  partner: 420,
  sideline: 130,
} as const;

/** What comes first within a turn, above all that cards are worth. */
export const FIRST = {
  lethal: 1_000_000,
  worker: 200_000,
  tech: 150_000,
  detect: 120_000,
  summon: 100_000,
  play: 50_000,
  addOn: 20_000,
  attack: 10_000,
  level: 5_000,
} as const;
