import { type Leader, type LeaderName, mastery } from '../vocabulary.js';

/** Focus: once a turn, 1 gem for 1 mastery. */
const FOCUS = { set: 'base', type: 'leader', health: 50, price: 1, exhaust: [mastery(1)] } as const;

export const LEADER_CARDS: Readonly<Record<LeaderName, Leader>> = {
  decima: {
    name: 'Decima',
    faction: 'homodeus',
    ...FOCUS,
    relics: ['praetorian-01', 'praetorian-02'],
    soloCard: 'limiter-drones',
  },
  'ko-syn-wu': {
    name: 'Ko Syn Wu',
    faction: 'wraethe',
    ...FOCUS,
    relics: ['the-heart-of-nothing', 'the-world-piercer'],
    soloCard: 'pall-shades',
  },
  tetra: {
    name: 'Tetra',
    faction: 'order',
    ...FOCUS,
    relics: ['datic-robes', 'terminal-crescents'],
    soloCard: 'cloud-oracles',
  },
  volos: {
    name: 'Volos',
    faction: 'undergrowth',
    ...FOCUS,
    relics: ['entropic-talons', 'panconscious-crown'],
    soloCard: 'arach-devotees',
  },
};
