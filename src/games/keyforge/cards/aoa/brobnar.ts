import {
  a,
  type CardTable,
  compare,
  count,
  damage,
  divide,
  multiply,
  on,
  pool,
  when,
  you,
} from '../../vocabulary.js';

export const brobnar: CardTable = {
  'first-blood': {
    name: 'First Blood',
    sets: { AoA: '007' },
    type: 'action',
    rarity: 'Common',
    amber: 1,
    keywords: ['alpha'],
    text: [on('Play', divide(multiply(2, count('friendly house:brobnar creature')), 'creature'))],
  },
  'gargantes-scrapper': {
    name: 'Gargantes Scrapper',
    sets: { AoA: '023', WC: '021' },
    type: 'creature',
    rarity: 'Uncommon',
    power: 3,
    traits: ['giant'],
    keywords: ['alpha'],
    text: [on('Play', when(compare(pool(you), '>=', 3), damage(3, a('enemy creature'))))],
  },
};
