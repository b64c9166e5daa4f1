import { expect, test } from 'vitest';
import { LEARNERS } from './learners.mjs';
import { blocksOf, resultOf } from './matches.mjs';

const blocks = (count, wins) => Array.from({ length: count }, () => ({ wins }));

test('of a duel it is told how often the first agent wins', () => {
  const { words, isBetter } = resultOf(LEARNERS.codex, [...blocks(150, [2, 1]), ...blocks(50, [1, 0])]);
  expect(words).toMatch(/^62\.5% \([\d.]+% to [\d.]+%\) of 800 games$/);
  expect(isBetter).toBe(true);
});

test('of a game that is played together it is told what both agents win, on the same luck', () => {
  const all = [...blocks(400, [1, 1]), ...blocks(120, [1, 0]), ...blocks(60, [0, 1]), ...blocks(420, [0, 0])];
  const { words, isBetter } = resultOf(LEARNERS['aeons-end'], all);
  expect(words).toMatch(/^52\.0% and 46\.0% of 1,000 games, 6\.0 points \(3\.4 to 8\.6\)$/);
  expect(isBetter).toBe(true);
  expect(resultOf(LEARNERS['aeons-end'], blocks(1000, [1, 1])).isBetter).toBe(false);
});

test('each kind of sides has as many blocks', () => {
  const kinds = blocksOf(LEARNERS['aeons-end'], '1', 32).map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(16);
  expect(kinds.filter((kind) => kind === 'Rageborne, two mages')).toHaveLength(2);
});
