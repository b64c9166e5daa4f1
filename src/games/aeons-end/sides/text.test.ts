import { describe, expect, test } from 'vitest';
import { aeonsEndModule } from '../module.js';
import { dealtSide } from './dealt.js';
import { nemesisSide, playersSide } from './sides.js';

const { namedSide } = aeonsEndModule;
const NINE =
  'jade,searing_ruby,burning_opal,flexing_dagger,bottled_vortex,ignite,dark_fire,chaos_arc,arcane_nexus';

describe('every side can be told in one text and read back', () => {
  test.each([
    [
      'mages with a drawn market',
      playersSide({ mages: ['kadir', 'mist'] }),
      'mages=kadir,mist;market=random',
    ],
    [
      'a recommended market',
      playersSide({ mages: ['mist'], market: 'free energy' }),
      'mages=mist;market=free_energy',
    ],
    ['nine cards', playersSide({ mages: ['mist'], market: NINE }), /^mages=mist;market=(\w+,){8}\w+$/],
    [
      'lives of their own',
      playersSide({ mages: ['mist'], playerLife: 7, gravehold: 22 }),
      'mages=mist;market=random;player-life=7;gravehold=22',
    ],
    ['random mages', dealtSide({ mages: 3 }), 'mages=random;players=3;market=random'],
    [
      'random mages with a market',
      dealtSide({ mages: 2, market: 'free_energy', gravehold: 20 }),
      'mages=random;players=2;market=free_energy;gravehold=20',
    ],
    ['a dealt market', dealtSide({ mages: ['kadir', 'mist'] }), 'mages=kadir,mist;market=dealt'],
    ['a printed nemesis', nemesisSide({ nemesis: 'rageborne' }), 'rageborne'],
    ['at a level', nemesisSide({ nemesis: 'rageborne', level: 'expert' }), 'rageborne:expert'],
    [
      'a life',
      nemesisSide({ nemesis: 'rageborne', level: 'expert', life: 55 }),
      'nemesis=rageborne;level=expert;life=55',
    ],
    [
      'everything else',
      nemesisSide({
        nemesis: 'crooked_mask',
        basics: [1, 2, 3],
        turnOrder: [0, 'wild', 'nemesis'],
        patches: { bane_sire: { life: 9 }, skewer: { 'effect.damage': 2 } },
      }),
      'nemesis=crooked_mask;level=normal;basics=1,2,3;turn-order=0,wild,nemesis;patch=bane_sire.life=9,skewer.effect.damage=2',
    ],
  ])('%s', (_, side, text) => {
    if (typeof text === 'string') expect(side.from).toBe(text);
    else expect(side.from).toMatch(text);
    expect(namedSide(side.from)).toEqual(side);
  });
});

describe('a text that is none is refused in one line', () => {
  test.each([
    ['mages=kadri', 'no mage "kadri"; did you mean "kadir"?'],
    [
      'mages=kadir;life=5',
      '"life" of a side: expected one of mages, players, market, player-life, gravehold',
    ],
    ['mages=kadir;mages=mist', 'mages of a side is given twice; expected it once'],
    ['mages=kadir;gravehold=lots', 'gravehold "lots": expected whole numbers'],
    ['mages=kadir;gravehold=3,4', 'gravehold "3,4": expected one whole number'],
    ['mages=kadir;players=3', '3 players, but 1 named; expected random mages or as many'],
    ['mages=random;players=5', '5 players; expected one to four'],
    ['mages=kadir;', '"" of a side: expected a word, = and a value'],
    ['nemesis=rageborne;patch=skewer', 'patch "skewer": expected CARD.NUMBER=VALUE'],
  ])('%s', (text, words) => expect(() => namedSide(text)).toThrow(words));

  test('what does not look like one is no side at all', () => {
    expect(namedSide('life=5')).toBeUndefined();
  });
});
