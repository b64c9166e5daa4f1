import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAMES } from '../games/index.js';
import { decodeGame, encodeGame, isGameKey } from './game-key.js';
import { Choices, type Recording, setupOf } from './recording.js';

const [keyforge] = GAMES.filter(({ game }) => game.id === 'keyforge');

const recording = (): Recording => ({
  game: 'keyforge',
  rules: keyforge!.rules,
  sides: keyforge!.sideNames.slice(0, 2).map((side) => {
    const { name, data } = keyforge!.namedSide(side)!;
    return { name, data };
  }),
  options: { dials: { chains: [2, 0] } },
  first: 1,
  seed: [-5, 7],
  pilots: ['human', 'ismcts:iterations=200'],
  moves: [0, 1, 127, 128, 300],
  as: 'a.14.137',
});

test('a key carries the whole game, in signs that addresses and shells take', async () => {
  const key = await encodeGame(recording());
  expect(key).toMatch(/^[\w.-]+$/);
  expect(key.length).toBeLessThan(1500);
  expect(isGameKey(key)).toBe(true);
  expect(await decodeGame(key, GAMES)).toEqual(recording());
  const broken = `  ${key.replace(/.{60}/g, '$&\n')}\n`;
  expect([isGameKey(broken), await decodeGame(broken, GAMES)]).toEqual([true, recording()]);
});

test('any moves come back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(100_000)), async (moves) => {
      const { moves: back } = await decodeGame(await encodeGame({ ...recording(), moves }), GAMES);
      expect(back).toEqual(moves);
    }),
    { numRuns: 20 },
  );
});

test('a key that was changed anywhere is refused', async () => {
  const key = await encodeGame(recording());
  for (let i = 6; i < key.length; i += 37) {
    const other = key.slice(0, i) + (key[i] === 'x' ? 'y' : 'x') + key.slice(i + 1);
    await expect(decodeGame(other, GAMES)).rejects.toThrow(/^this (is not the|key)/);
  }
  await expect(decodeGame(key.slice(0, -9), GAMES)).rejects.toThrow('copy the whole key again');
});

test.each([
  {
    name: 'other rules',
    change: { rules: '0' },
    says: /by rules 0 of KeyForge, and this program plays rules \d+: it would be another game; open it/,
  },
  { name: 'an unknown game', change: { game: 'whist' }, says: /of the game whist; this program plays keyf/ },
])('$name are said', async ({ change, says }) => {
  const key = await encodeGame({ ...recording(), ...change });
  await expect(decodeGame(key, GAMES)).rejects.toThrow(says);
});

test('a newer form is said', async () => {
  const key = (await encodeGame(recording())).replace('game1', 'game2');
  await expect(decodeGame(key, GAMES)).rejects.toThrow('use a newer Fulcrum');
});

test('sides that are none are refused', () => {
  const sides = [{ name: 'x', data: 1 }];
  expect(() => setupOf(keyforge!, { ...recording(), sides })).toThrow("sides that KeyForge can't play");
});

test('choices are taken where there is one, and an option that is not there is refused', () => {
  const choices = new Choices([1, 4]);
  expect([choices.next(2), choices.next(1), choices.left]).toEqual([1, 0, 1]);
  expect(() => choices.next(3)).toThrow('takes option 5 of 3 at its choice 2');
  expect(choices.next(2)).toBeUndefined();
});
