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

test.each([
  { name: 'a house', flags: ['--house', 'Dis'], group: 'dis', type: undefined },
  {
    name: 'a house in other words',
    flags: ['--house', 'star alliance'],
    group: 'staralliance',
    type: undefined,
  },
  { name: 'a type', flags: ['--type', 'UPGRADE'], group: undefined, type: 'upgrade' },
  { name: 'both', flags: ['--house', 'mars', '--type', 'artifact'], group: 'mars', type: 'artifact' },
])('only the cards of $name', async ({ flags, group, type }) => {
  const found = JSON.parse((await cards('keyforge', ...flags, '--json')).out);
  const all = JSON.parse((await cards('keyforge', '--json')).out);
  const fits = (card: { group: string; type: string }) =>
    (group ?? card.group) === card.group && (type ?? card.type) === card.type;
  expect(found).toEqual(all.filter(fits));
  expect(found.length).toBeGreaterThan(0);
});

test.each([
  {
    name: 'house',
    flags: ['--house', 'diss'],
    says: 'no house "diss"; expected one of brobnar, dis, .*nearest: "dis"',
  },
  { name: 'type', flags: ['--type', 'creatur'], says: 'no type "creatur"; expected .*nearest: "creature"' },
  {
    name: 'set',
    flags: ['--set', 'Cota2'],
    says: 'no set "Cota2"; expected one of CotA, AoA, WC; nearest: "CotA"',
  },
])('an unknown $name is refused in one line', async ({ flags, says }) => {
  const { code, out, err } = await cards('keyforge', ...flags);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(new RegExp(`^${says}\n$`));
});

test.each(GAMES.map(({ game }) => game.id))('nothing of %s is cut or too wide', async (id) => {
  const flags = GAMES.find(({ game }) => game.id === id)!.numbers ? ['--numbers'] : [];
  const { out } = await cards(id, ...flags);
  expect(out.split('\n').filter((line) => [...line].length > 80 || line.includes('…'))).toEqual([]);
});

test('the end says how much of each set there is', async () => {
  expect((await cards('keyforge', '--name', 'urchin')).out).toMatch(
    /\nThe pool: CotA complete \(370 cards\), AoA /,
  );
});
