import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.js';
import { runIn } from '../testing-io.js';

let cwd = '';
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  const { out } = await deck('guide-achea');
  const { rows } = JSON.parse((await deck('guide-achea', 'sahl-the-aegian', '--json')).out);
  const [achea, sahl] = rows;
  write('good.txt', out);
  write('short.txt', out.replace('  Valdr\n', ''));
  write('misspelt.txt', out.replace('Valdr', 'Vladr').replace('Gongoozle', 'Gongozle'));
  write('two.json', JSON.stringify([achea, sahl]));
  write('one-of-two.json', JSON.stringify([achea, { ...sahl, houses: {} }]));
  write('maverick.txt', out.replace('Valdr', 'Fear'));
});
afterAll(() => rmSync(cwd, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(join(cwd, name), text);
}

const deck = (...argv: string[]) => runIn(cwd, ['deck', ...argv], { games: GAMES });

describe('what a deck is, in words', () => {
  test('set, types, rarities, bonus æmber, and the cards by house', async () => {
    const { code, out, err } = await deck('good.txt');
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n').slice(0, 8)).toEqual([
      'Guide Achea',
      'Set: Call of the Archons',
      'Types: 23 creatures, 12 actions, 1 artifact',
      'Rarities: 26 common, 7 uncommon, 3 rare',
      'Bonus æmber: 6',
      'Brobnar',
      '  Brothers in Battle',
      '  2x Follow the Leader',
    ]);
  });

  test('mavericks are marked', async () => {
    const { code, out } = await deck('maverick.txt');
    expect(code).toBe(0);
    expect(out).toContain('\n  Fear (maverick)\n');
  });
});

test('what a deck is, as data', async () => {
  const { rows } = JSON.parse((await deck('maverick.txt', '--json')).out);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    name: 'Guide Achea',
    set: 'CotA',
    types: { creature: 22, action: 13, artifact: 1, upgrade: 0 },
    rarities: { rare: 3, special: 0 },
  });
  expect(rows[0].cards).toHaveLength(36);
  expect(rows[0].cards.find(({ id }: { id: string }) => id === 'fear')).toEqual({
    id: 'fear',
    name: 'Fear',
    house: 'brobnar',
    type: 'action',
    rarity: 'common',
    amber: 0,
    sets: { CotA: '058' },
    maverick: true,
    legacy: false,
    anomaly: false,
  });
});

describe('several files', () => {
  test('all decks of a file are printed', async () => {
    const { code, out } = await deck('two.json');
    expect(code).toBe(0);
    expect(out).toMatch(/^Guide Achea\n[\s\S]*\n\nSahl the Aegian\n/);
  });

  test('one of them is picked by its name', async () => {
    expect((await deck('two.json#sahl')).out).toMatch(/^Sahl the Aegian\n/);
  });

  test('the good ones are printed, and each that is wrong has its line', async () => {
    const { code, out, err } = await deck(
      'short.txt',
      'good.txt',
      'nowhere.txt',
      'misspelt.txt',
      'one-of-two.json',
    );
    expect(code).toBe(2);
    expect(out.match(/^Guide Achea$/gm)).toHaveLength(2);
    const lines = err.trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/short\.txt: 35 cards \(Brobnar 11, Dis 12, Logos 12\); expected 36/);
    expect(lines[1]).toMatch(
      /^no file and no bundled side "nowhere\.txt"; expected a file or one of miss-onyx/,
    );
    expect(lines[2]).toMatch(
      /misspelt: "Vladr" \(nearest: Valdr\), "Gongozle" \(nearest: Gongoozle\); the pool: /,
    );
    expect(lines[3]).toMatch(/one-of-two\.json: no card of the pool in it/);
  });

  test('the errors are in the JSON too', async () => {
    const { code, out } = await deck('short.txt', 'good.txt', '--json');
    const { rows, errors } = JSON.parse(out);
    expect([code, rows.length, errors.length]).toEqual([2, 1, 1]);
  });
});

test.each([
  ['onyx', 'miss-onyx-censorius'],
  ['the-countess', 'the-countess-of-windhedge'],
  ['guide-achae', 'guide-achea'],
])('a name that is not whole: %s', async (typed, near) => {
  const { code, out, err } = await deck(typed);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(new RegExp(`^no file and no bundled side "${typed}"; .*nearest: "${near}"\\n$`));
});
