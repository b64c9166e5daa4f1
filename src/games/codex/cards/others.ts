import {
  attackedBase,
  attacks,
  type CardTable,
  cheaperTech0Units,
  damage,
  draw,
  exhaust,
  patrollerOfTech,
  sideline,
  upkeep,
} from '../vocabulary.js';

/** Both faces of the Dancers that Harmony brings. */
export const TOKENS = {
  dancer: {
    type: 'unit',
    name: 'Dancer',
    group: 'neutral',
    subtype: 'Dancer',
    tech: 0,
    cost: 0,
    attack: 0,
    hp: 1,
    token: true,
  },
  'angry-dancer': {
    type: 'unit',
    name: 'Angry Dancer',
    group: 'neutral',
    subtype: 'Angry Dancer',
    tech: 0,
    cost: 0,
    attack: 2,
    hp: 1,
    keywords: { unstoppable: true },
    token: true,
  },
} satisfies CardTable;

/** In the order of the specs. */
export const HEROES = {
  'troq-bashar': {
    type: 'hero',
    name: 'Troq Bashar',
    group: 'bashing',
    title: 'Renegade Beast',
    cost: 2,
    bands: {
      low: { from: 1, attack: 2, hp: 3 },
      mid: { from: 5, attack: 3, hp: 4, text: [attacks(damage(1, attackedBase))] },
      max: { from: 8, attack: 4, hp: 5, keywords: { readiness: true } },
    },
  },
  'river-montoya': {
    type: 'hero',
    name: 'River Montoya',
    group: 'finesse',
    title: 'Dancing Fencer',
    cost: 2,
    bands: {
      low: { from: 1, attack: 2, hp: 3 },
      mid: { from: 3, attack: 2, hp: 4, text: [exhaust(sideline(patrollerOfTech(0, 1)))] },
      max: { from: 5, attack: 3, hp: 4, text: [cheaperTech0Units(1)] },
    },
  },
} satisfies CardTable;

/** In the order of Building. */
export const BUILDINGS = {
  base: { type: 'building', name: 'Base', group: 'neutral', cost: 0, hp: 20 },
  'tech-1': { type: 'building', name: 'Tech I', group: 'neutral', cost: 1, hp: 5, workers: 6 },
  'tech-2': { type: 'building', name: 'Tech II', group: 'neutral', cost: 4, hp: 5, workers: 8 },
  'tech-3': { type: 'building', name: 'Tech III', group: 'neutral', cost: 5, hp: 5, workers: 10 },
  tower: { type: 'building', name: 'Tower', group: 'neutral', cost: 3, hp: 4, towerDamage: 1 },
  surplus: { type: 'building', name: 'Surplus', group: 'neutral', cost: 5, hp: 4, text: [upkeep(draw(1))] },
} satisfies CardTable;
