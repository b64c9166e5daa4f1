import { anyNumber, type CardTable, destroy, did, gain, on, over, power } from '../../vocabulary.js';

export const sanctum: CardTable = {
  'lion-bautrem': {
    name: '“Lion” Bautrem',
    sets: { AoA: '211' },
    type: 'creature',
    rarity: 'Common',
    power: 4,
    armor: 1,
    traits: ['human', 'knight'],
    keywords: ['deploy'],
    text: [over('creature neighbour:self', power(2))],
  },
  'challe-the-safeguard': {
    name: 'Challe the Safeguard',
    sets: { AoA: '216' },
    type: 'creature',
    rarity: 'Common',
    power: 4,
    armor: 2,
    traits: ['human', 'knight'],
    keywords: ['deploy', 'taunt'],
  },
  'martyr-s-end': {
    name: 'Martyr’s End',
    sets: { AoA: '255' },
    type: 'action',
    rarity: 'Rare',
    amber: 1,
    text: [on('Play', destroy(anyNumber('friendly creature')), gain(did))],
  },
};
