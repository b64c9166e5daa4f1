import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.js';
import { WIDTH } from '../report/text/table.js';
import { runIn, typing } from './testing-io.js';

/** Rows that a terminal would break, that are cut or have another minus than `−`; what is to be copied is one row. */
function faults(text: string): string[] {
  // A person's answer ends the row of the prompt.
  const rows = text
    .replace(/^[A-D]> /gm, '')
    .split('\n')
    .filter((row) => !/ --replay \S+$/.test(row));
  return rows.filter((row) => [...row].length > WIDTH || row.includes('…') || /(^|[\s(])[-–]\d/.test(row));
}

async function shown(argv: readonly string[], answers: readonly string[] = []): Promise<string> {
  const { out } = await runIn('.', argv, { games: GAMES, ask: typing(answers) });
  expect(out).not.toBe('');
  return out;
}

test('games', async () => {
  expect(faults(await shown(['games']))).toEqual([]);
});

describe.each(GAMES)('$game.id', ({ game, defaultSides }) => {
  const play = ['play', game.id, ...defaultSides];

  test.each([[], ['--numbers']])('all cards %j', async (...flags) => {
    expect(faults(await shown(['cards', game.id, ...flags]))).toEqual([]);
  });

  test.each(['1', '2', '3'])('a game in words, seed %s', async (seed) => {
    expect(faults(await shown([...play, '--seed', seed]))).toEqual([]);
  });

  test('an explained game', async () => {
    expect(faults(await shown([...play, '--explain']))).toEqual([]);
  });

  test.each(['1', '2', '3'])('the boards and options of a person, seed %s', async (seed) => {
    const answers = Array.from({ length: 600 }, (_, i) => ['s', '', String(1 + (i % 4))]).flat();
    const text = await shown([...play, '--agents', 'human,heuristic', '--seed', seed], answers);
    expect(text.match(/What does/g)!.length).toBeGreaterThan(20);
    expect(faults(text)).toEqual([]);
  });
});
