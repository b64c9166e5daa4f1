import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.js';
import { runIn } from '../testing-io.js';
import { sayExplained } from './explain.js';

const RACE = ['play', 'race', '--a', 'hare', '--b', 'tortoise', '--explain'];

describe('--explain', () => {
  test('shows how a search agent valued its options', async () => {
    const { code, out } = await runIn(tmpdir(), [...RACE, '--agents', 'mc:rollouts=20,random']);
    expect(code).toBe(0);
    expect(out).toContain('\nrandom does not say what it considers.\n');
    expect(out).toMatch(
      /\n {2}A weighs 2 options by the chance of winning, and how often each was tried:\n( {6} *\d+\.\d% {2}10× {2}(leaps|takes a careful step)\n){2} {2}A /,
    );
    expect(out).not.toContain('B weighs');
  });

  test('--json has every option of every decision', async () => {
    const { out } = await runIn(tmpdir(), [...RACE, '--agents', 'mc:rollouts=20,random', '--json']);
    for (const { seat, words, considered } of JSON.parse(out).rows) {
      if (seat === 1) expect(considered).toBeUndefined();
      else {
        expect(considered.unit).toBe('chance of winning');
        expect(considered.options[0].words).toBe(words);
        expect(considered.options.map(({ tries }: { tries: number }) => tries)).toEqual([10, 10]);
      }
    }
  });

  test('without it nothing is said', async () => {
    const { out } = await runIn(tmpdir(), RACE.slice(0, -1));
    expect(out).not.toContain('weighs');
    expect(out).not.toContain('does not say');
  });

  test('the heuristic of KeyForge tells in æmber what each option is worth', async () => {
    const [module] = GAMES.filter(({ game }) => game.id === 'keyforge');
    const [a, b] = module!.defaultSides;
    const argv = ['play', 'keyforge', '--a', a, '--b', b, '--explain'];
    const { out } = await runIn(tmpdir(), argv, { games: GAMES });
    expect(out).toMatch(
      /\n {2}A weighs 3 options in æmber:\n {6}\d+\.\d\d {2}chooses (\w+)\n(.*\n){2} {2}A chooses \1\n/,
    );
    expect(out).toContain('weighs 2 options by a rule of thumb:\n      keeps the hand\n');
    const told = out.slice(0, out.lastIndexOf('\nTurn ')).split('\n').slice(1);
    for (const line of told) expect(line.length).toBeLessThanOrEqual(80);
    const { rows } = JSON.parse((await runIn(tmpdir(), [...argv, '--json'], { games: GAMES })).out);
    for (const { of, words, considered } of rows) {
      expect(considered === undefined).toBe(of === 1);
      if (!considered) continue;
      expect(considered.options).toHaveLength(of);
      expect(considered.options[0].words).toBe(words);
    }
  });
});

describe('sayExplained', () => {
  const option = (value: number, tries?: number) => ({
    words: 'does something',
    value,
    ...(tries === undefined ? {} : { tries }),
  });

  test.each([
    {
      name: 'many options',
      explained: { unit: 'æmber', options: [9.5, 10, 1, 2, 3, 4, 5].map((value) => option(value)) },
      lines: ['  A weighs 7 options in æmber:', '       9.50  does something', '      10.00  does something'],
      last: '      and 2 more',
    },
    {
      name: 'an option that was not tried',
      explained: { unit: 'chance of winning', options: [option(0.5, 12), option(Number.NaN, 0)] },
      lines: [
        '  A weighs 2 options by the chance of winning, and how often each was tried:',
        '      50.0%  12×  does something',
      ],
      last: '              0×  does something',
    },
    {
      name: 'no unit',
      explained: { unit: '', options: [option(1)] },
      lines: ['  A weighs 1 options:'],
      last: '      1.00  does something',
    },
    {
      name: 'no numbers',
      explained: { unit: 'æmber', options: [option(Number.NaN)] },
      lines: ['  A weighs 1 options by a rule of thumb:'],
      last: '      does something',
    },
  ])('$name', ({ explained, lines, last }) => {
    const said = sayExplained('A', explained).split('\n');
    expect(said.slice(0, lines.length)).toEqual(lines);
    expect(said.at(-1)).toBe(last);
  });

  test('long words stay within the width, under their beginning', () => {
    const words = 'chooses this and that '.repeat(8).trim();
    const said = sayExplained('A', { unit: 'æmber', options: [{ words, value: 1 }] }).split('\n');
    expect(said.length).toBeGreaterThan(3);
    for (const line of said) expect(line.length).toBeLessThanOrEqual(80);
    expect(said[2]).toMatch(/^ {12}\S/);
  });
});
