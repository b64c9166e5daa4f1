import { describe, expect, test } from 'vitest';
import { InputError } from '../../../core/game.js';
import { seedOf } from '../../../core/luck.js';
import { dialNamed } from '../../dials.js';
import type { GameModule } from '../../module.js';
import { NEMESES } from '../cards/index.js';
import { aeonsEndModule } from '../module.js';

const { game, setupFor } = aeonsEndModule;
const cooperative = aeonsEndModule.cooperative!;
const setupFlags = aeonsEndModule.setupFlags!;
const NONE = {};

describe('sides from flags', () => {
  test('whoever names only a nemesis gets two random mages at the normal level', () => {
    const sides = setupFlags.sidesFrom({ nemesis: 'Rageborne' });
    expect(setupFlags.namesOf(sides)).toEqual({
      nemesis: 'rageborne',
      level: 'normal',
      players: 2,
      mages: 'random',
      market: 'random',
    });
    expect(cooperative.deals(sides)).toBe(8);
  });

  test('all of them', () => {
    const sides = setupFlags.sidesFrom({
      nemesis: 'crooked mask',
      level: 'Expert',
      mages: 'Kadir, mist',
      market: 'Free Energy',
    });
    expect(sides.map(({ name }) => name)).toEqual(['Kadir and Mist', 'Crooked Mask (expert)']);
    expect(setupFlags.namesOf(sides)).toMatchObject({
      players: 2,
      mages: 'kadir,mist',
      market: 'free_energy',
    });
    expect(cooperative.deals(sides)).toBe(1);
  });

  test.each([
    [{}, '--nemesis is missing; expected one of rageborne, prince_of_gluttons, crooked_mask, carapace_queen'],
    [{ nemesis: 'ragebon' }, '--nemesis "ragebon": no nemesis "ragebon"; did you mean "rageborne"?'],
    [{ nemesis: 'rageborne', level: 'hard' }, '--level "hard": no level "hard"; did you mean "normal"?'],
    [{ nemesis: 'rageborne', mages: 'kadri' }, '--mages "kadri": no mage "kadri"; did you mean "kadir"?'],
    [
      { nemesis: 'rageborne', mages: 'mist,mist' },
      '--mages "mist,mist": Mist is named twice; every mage plays at most once',
    ],
    [
      { nemesis: 'rageborne', mages: 'mist,jian,lash,kadir,brama' },
      '--mages "mist,jian,lash,kadir,brama": expected one to four mages, not 5',
    ],
    [{ nemesis: 'rageborne', players: '5' }, '--players "5": expected a whole number from 1 to 4'],
    [
      { nemesis: 'rageborne', mages: 'mist', players: '2' },
      '--players "2": expected 1, as many as --mages names, or --mages random',
    ],
    [
      { nemesis: 'rageborne', mages: 'mist', market: 'jade,ignite' },
      '--market "jade,ignite": a market has nine piles; this one names 2',
    ],
    [
      { nemesis: 'rageborne', market: 'fre energy' },
      '--market "fre energy": no market "fre energy"; did you mean "free_energy"?',
    ],
  ])('%j is refused', (words, message) => {
    expect(() => setupFlags.sidesFrom(words)).toThrow(new InputError(message));
  });
});

describe('what is in a game', () => {
  test.each(NEMESES)('against %s, from its beginning to its end', (nemesis) => {
    const sides = setupFlags.sidesFrom({ nemesis, players: '3' });
    const s = new Int32Array(game.words);
    const out = new Uint8Array(cooperative.factors.length);
    const options = new Int32Array(game.maxOptions);
    game.setup(s, setupFor(sides, { ...NONE, deal: 2 }, undefined), seedOf('present', 1));
    cooperative.present(s, out);
    const before = [...out];
    const kinds = cooperative.factors.filter((_, i) => out[i] === 1).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'mage')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'market card')).toHaveLength(9);
    for (let i = 0; game.decider(s) >= 0; i++) game.apply(s, options[i % game.options(s, options)]!);
    cooperative.present(s, out);
    expect([...out]).toEqual(before);
    expect(cooperative.seatNames(s)).toHaveLength(3);
  });

  test('the factors are the 8 mages and the 27 market cards', () => {
    expect(cooperative.factors).toHaveLength(35);
    expect(cooperative.factors[0]).toEqual({ id: 'adelheim', name: 'Adelheim', kind: 'mage' });
  });
});

describe('replacements', () => {
  const sides = setupFlags.sidesFrom({ nemesis: 'rageborne', mages: 'kadir,mist', market: 'free_energy' });

  test('each other mage in the place of each who plays, at the same seat', () => {
    const all = cooperative.replacements(sides, 'mages');
    expect(all).toHaveLength(2 * 6);
    const found = all.find(({ out, in: other }) => out.id === 'mist' && other.id === 'lash')!;
    expect(setupFlags.namesOf(found.sides)).toMatchObject({ mages: 'kadir,lash', market: 'free_energy' });
  });

  test('each other card in the place of one of its kind', () => {
    const all = cooperative.replacements(sides, 'market');
    expect(all).toHaveLength(3 * 4 + 2 * 4 + 4 * 10);
    for (const { out, in: other, sides: changed } of all) {
      const { market } = setupFlags.namesOf(changed);
      expect(market.toString().split(',')).toHaveLength(9);
      expect(market).toContain(other.id);
      expect(market).not.toContain(out.id);
    }
  });

  test('none of what is dealt', () => {
    const dealt = setupFlags.sidesFrom({ nemesis: 'rageborne' });
    expect(cooperative.replacements(dealt, 'mages')).toEqual([]);
    expect(cooperative.replacements(dealt, 'market')).toEqual([]);
  });
});

describe('dials', () => {
  const sides = setupFlags.sidesFrom({ nemesis: 'rageborne', mages: 'kadir,mist', level: 'extinction' });
  const dial = (name: string, of = sides) =>
    dialNamed(aeonsEndModule as GameModule, of, NONE, name, undefined);

  test.each([
    { name: 'life', printed: 80, range: [1, 160], value: 33, field: 'nemesisLife' },
    { name: 'gravehold', printed: 25, range: [1, 50], value: 12, field: 'graveholdLife' },
    { name: 'player-life', printed: 8, range: [1, 16], value: 5, field: 'playerLife' },
  ] as const)('$name', ({ name, printed, range, value, field }) => {
    const found = dial(name);
    expect(found).toMatchObject({ name, printed, range, limits: [1, 999] });
    expect(setupFor(sides, found.at(value), undefined)[field]).toBe(value);
  });

  test.each([
    { tier: 1, printed: 3, most: 8 },
    { tier: 2, printed: 5, most: 7 },
    { tier: 3, printed: 7, most: 7 },
  ])('basic cards of tier $tier', ({ tier, printed, most }) => {
    const found = dial(`basics-${tier}`);
    expect(found).toMatchObject({ printed, range: [0, most], limits: [0, most] });
    expect(setupFor(sides, found.at(2), undefined).basics[tier - 1]).toBe(2);
  });

  test('cards of the nemesis in the turn order deck', () => {
    const found = dial('turn-order');
    expect(found).toMatchObject({ printed: 2, range: [1, 8] });
    expect(setupFor(sides, found.at(5), undefined).turnOrder).toHaveLength(9);
  });

  test('cards of a mage who plays alone: the rulebook eases the game with four, and with 12 or 15 life', () => {
    const solo = setupFlags.sidesFrom({ nemesis: 'rageborne', mages: 'kadir' });
    const found = dial('turn-cards', solo);
    expect(found).toMatchObject({ printed: 3, range: [1, 10] });
    expect(setupFor(solo, found.at(4), undefined).turnOrder.filter((kind) => kind === 0)).toHaveLength(4);
    const both = { dials: { 'turn-cards': [4], 'player-life': [15] } };
    expect(setupFor(solo, both, undefined)).toMatchObject({ playerLife: 15, turnOrder: { length: 6 } });
    expect(() => dial('turn-cards')).toThrow(
      'turn-cards: this game has 2 mages; expected one, who plays alone',
    );
  });

  test('a number of a card', () => {
    const found = dial('Bane Sire.life');
    expect(found).toMatchObject({ name: 'bane_sire.life', printed: 6, range: [1, 12], limits: [1, 999] });
    expect(found.at(9).patches).toEqual([{ card: 'bane_sire', number: 'life', value: 9 }]);
  });

  test('the printed life of a nemesis leaves something when the level takes some away', () => {
    const novice = setupFlags.sidesFrom({ nemesis: 'rageborne', level: 'novice' });
    const found = dial('rageborne.life', novice);
    expect(found.limits).toEqual([11, 999]);
    const lifeAt = (value: number) =>
      setupFor(novice, { ...found.at(value), deal: 0 }, undefined).nemesisLife;
    expect(lifeAt(11)).toBe(1);
    expect(() => lifeAt(10)).toThrow(
      new InputError('life of Rageborne must be at least 11 at level novice, which takes 10 away, not 10'),
    );
  });

  test.each(['amethyst_shard.play.aether', 'jian.ability.charges', 'jade.cost', 'skewer.effects.suffer'])(
    '%s of a card that random mages and a random market may have',
    (name) => expect(dial(name, setupFlags.sidesFrom({ nemesis: 'rageborne' })).name).toBe(name),
  );

  test('for random mages too', () => {
    const dealt = setupFlags.sidesFrom({ nemesis: 'rageborne', players: '4' });
    const options = { ...dial('gravehold', dealt).at(40), deal: 1 };
    expect(setupFor(dealt, options, undefined)).toMatchObject({ graveholdLife: 40 });
    expect(dial('basics-1', dealt).printed).toBe(8);
  });

  test.each([
    [
      'lief',
      '--dial "lief": expected life, gravehold, player-life, basics-1, basics-2, basics-3, turn-order, turn-cards or CARD.NUMBER, a number of a card; nearest: "life"',
    ],
    ['bane_sir.life', '--dial "bane_sir.life": no card "bane_sir"; did you mean "bane_sire"?'],
    ['bane_sire.cost', '--dial "bane_sire.cost": Bane Sire has no number "cost"; expected life'],
    ['carapace_queen.life', '--dial "carapace_queen.life": Carapace Queen is never in this game'],
    ['endless_hunger.life', '--dial "endless_hunger.life": Endless Hunger is never in this game'],
    ['jian.ability.charges', '--dial "jian.ability.charges": Jian is never in this game'],
    [
      'amethyst_shard.play.aether',
      '--dial "amethyst_shard.play.aether": Amethyst Shard is never in this game',
    ],
  ])('%s is refused', (name, message) => expect(() => dial(name)).toThrow(message));
});
