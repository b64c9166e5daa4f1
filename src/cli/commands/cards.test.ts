import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.js';
import { runIn } from '../testing-io.js';

const cards = (...flags: string[]) => runIn('/', ['cards', ...flags], { games: GAMES });

test('--numbers shows what --patch can change, as it is typed there', async () => {
  const { code, out } = await cards('keyforge', '--name', 'urchin', '--numbers');
  expect(code).toBe(0);
  expect(out).toMatch(/^ {4}urchin\.power=1 +power$/m);
  expect(out).toMatch(/^ {4}urchin\.text\.0\.steal=1 +steal$/m);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('without --numbers they are not shown', async () => {
  expect((await cards('keyforge', '--name', 'urchin')).out).not.toContain('urchin.power');
});

test('--json has them always', async () => {
  const [urchin] = JSON.parse((await cards('keyforge', '--name', 'urchin', '--json')).out);
  expect(urchin.patchable).toContainEqual({
    path: 'text.0.steal',
    words: 'steal in: Play: Steal 1 æmber.',
    value: 1,
    limits: [0, 99],
  });
});

test('a game whose cards have no numbers to change says so', async () => {
  const { code, err } = await runIn('/', ['cards', 'race', '--numbers']);
  expect({ code, err }).toEqual({
    code: 2,
    err: '--numbers: nothing about the cards of race can be changed\n',
  });
});
