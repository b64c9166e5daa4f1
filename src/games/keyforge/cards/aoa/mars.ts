import { a, type CardTable, damage, it, moveTo, on, takeControl } from '../../vocabulary.js';

export const mars: CardTable = {
  'tyxl-beambuckler': {
    name: 'Tyxl Beambuckler',
    sets: { AoA: '171' },
    type: 'creature',
    rarity: 'Common',
    power: 4,
    armor: 1,
    traits: ['martian', 'soldier'],
    text: [on('Play', damage(2, a('creature')), moveTo(it, 'flank'))],
  },
  hypnobeam: {
    name: 'Hypnobeam',
    sets: { AoA: '181' },
    type: 'action',
    rarity: 'Uncommon',
    text: [on('Play', takeControl(a('enemy creature')))],
  },
};
