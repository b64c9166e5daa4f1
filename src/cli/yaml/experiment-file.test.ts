import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InputError } from '../../core/game.js';
import { GAMES } from '../../games/index.js';
import { runIn } from '../testing-io.js';
import { parseYaml } from './parse.js';

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  writeFileSync(join(cwd, 'deck.txt'), 'No Such Card\n');
});
afterAll(() => rmSync(cwd, { recursive: true }));

/** The file `x.yaml` is refused with one line that begins with these words; nothing is written. */
async function refused(argv: readonly string[], text: string, says: string): Promise<void> {
  writeFileSync(join(cwd, 'x.yaml'), text);
  const { code, out, err } = await runIn(cwd, argv, { games: GAMES });
  expect(err.replaceAll(`${cwd}/`, '')).toMatch(new RegExp(`^${says}[^\\n]*\\n$`));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(existsSync(join(cwd, 'results'))).toBe(false);
}

const MATCH = 'command: match\na: miss-onyx-censorius\nb: radiant-argus-the-supreme\n';
const ARMS = `${MATCH}arms:\n  - name: x\n  - name: y\n`;

describe('an experiment file is refused with its line and key', () => {
  test.each([
    { name: 'empty', text: '', says: 'x.yaml: the file is empty' },
    { name: 'only a comment', text: '# later\n', says: 'x.yaml: the file is empty' },
    { name: 'a list', text: '- a\n', says: 'x.yaml, line 1: a list; expected keys' },
    { name: 'broken', text: `${MATCH}games: [1\n`, says: 'x.yaml, line 5: broken YAML' },
    { name: 'a tab', text: `${MATCH}\tgames: 1\n`, says: 'x.yaml, line 4: broken YAML: Tabs' },
    { name: 'two documents', text: `${MATCH}---\n`, says: 'x.yaml, line 4: broken YAML: a second' },
    {
      name: 'no command',
      text: 'a: x\n',
      says: 'x.yaml: the key "command" is missing; expected one of match',
    },
    {
      name: 'unknown command',
      text: 'command: mach\n',
      says: 'x.yaml, line 1: no command "mach"; expected one of match.*; nearest: "match"',
    },
    {
      name: 'unknown key',
      text: `${MATCH}sed: 5\n`,
      says: 'x.yaml, line 4: unknown key "sed"; expected one of .*nearest: "seed"',
    },
    {
      name: 'the same key twice',
      text: `${MATCH}a: y\n`,
      says: 'x.yaml, line 4: "a" is given again \\(first on line 2\\)',
    },
    {
      name: 'a key that is typed',
      text: `${MATCH}resume: true\n`,
      says: 'x.yaml, line 4: resume .*--resume',
    },
    {
      name: 'a group for a value',
      text: `${MATCH}games: {x: 1}\n`,
      says: 'x.yaml, line 4: games is a group',
    },
    { name: 'a switch for a value', text: `${MATCH}games: true\n`, says: 'x.yaml, line 4: games is true' },
    { name: 'no value', text: `${MATCH}games:\n`, says: 'x.yaml, line 4: games is empty' },
    { name: 'an empty list', text: `${MATCH}games: []\n`, says: 'x.yaml, line 4: games is an empty list' },
    { name: 'a list in a list', text: `${MATCH}games: [[1]]\n`, says: 'x.yaml, line 4: games is a list' },
    { name: 'a value twice', text: `${MATCH}seed: [1, 2, 1]\n`, says: 'x.yaml, line 4: seed has "1" twice' },
    {
      name: 'a wrong value in a long list',
      text: `${MATCH}seed:\n  - 1\n  - 2\n  - x\n`,
      says: 'x.yaml, line 7: seed "x": expected a whole number',
    },
    {
      name: 'commas in a list',
      text: `${MATCH}chains: [4, 0]\n`,
      says: 'x.yaml, line 4: chains "4": expected .*; in a list, a value with a comma needs quotes',
    },
    {
      name: 'a value for a switch',
      text: `${MATCH}records: yes\n`,
      says: 'x.yaml, line 4: records is the text',
    },
    { name: 'a list of games', text: `${MATCH}game: [x, y]\n`, says: 'x.yaml, line 4: game is a list' },
    {
      name: 'unknown game',
      text: `${MATCH}game: keforge\n`,
      says: 'x.yaml, line 4: game: no game "keforge"; .*nearest: "keyforge"',
    },
    {
      name: 'unknown side',
      text: MATCH.replace('miss-onyx-censorius', 'miss-onyx'),
      says: 'x.yaml, line 2: a: no file and no bundled side "miss-onyx".*nearest: "miss-onyx-censorius"',
    },
    { name: 'missing side', text: 'command: match\na: deck.txt\n', says: 'x.yaml: side b is missing' },
    {
      name: 'a deck with a fault',
      text: MATCH.replace('miss-onyx-censorius', 'deck.txt'),
      says: 'x.yaml, line 2: a: deck.txt: .*"No Such Card"',
    },
    {
      name: 'unknown agent',
      text: `${MATCH}agent: heuristik\n`,
      says: 'x.yaml, line 4: agent: no agent "heuristik".*nearest: "heuristic"',
    },
    { name: 'threads', text: `${MATCH}threads: 99\n`, says: 'x.yaml, line 4: threads "99": expected' },
    { name: 'an alias', text: `${MATCH}games: *x\n`, says: 'x.yaml, line 4: \\*x stands for another value' },
    {
      name: 'too many cells',
      text: `${MATCH}seed: [${Array.from({ length: 40 }, (_, i) => i)}]\ngames: [${Array.from({ length: 26 }, (_, i) => 2 * i + 2)}]\n`,
      says: 'x.yaml, line 4: 1,040 combinations .*at most 1,000; shorten seed',
    },
    { name: 'one arm', text: `${MATCH}arms: [{name: x}]\n`, says: 'x.yaml, line 4: arms is a list of one' },
    {
      name: 'an arm of text',
      text: `${MATCH}arms: [x, y]\n`,
      says: 'x.yaml, line 4: an arm is the text "x"',
    },
    {
      name: 'an arm without a name',
      text: `${ARMS}  - chains: 1,0\n`,
      says: 'x.yaml, line 7: an arm has no name',
    },
    {
      name: 'two arms of one name',
      text: `${ARMS}  - name: x\n`,
      says: 'x.yaml, line 7: two arms have the name',
    },
    { name: 'a seed of its own', text: `${ARMS}    seed: 4\n`, says: 'x.yaml, line 7: seed in an arm' },
    {
      name: 'an unknown key of an arm',
      text: `${ARMS}    chain: 4,0\n`,
      says: 'x.yaml, line 7: unknown key "chain".*nearest: "chains"',
    },
    {
      name: 'a list in an arm',
      text: `${ARMS}    chains: ["4,0"]\n`,
      says: 'x.yaml, line 7: chains is a list',
    },
    {
      name: 'pilots that change places in one arm only',
      text: `${ARMS}    agents: random,heuristic\n`,
      says: 'x.yaml, line 6: arm "y" and arm "x": one has two different agents',
    },
    {
      name: 'a patch of an unknown card',
      text: `${ARMS}    patch:\n      urchin:\n        power: 3\n      urchen:\n        power: 2\n`,
      says: 'x.yaml, line 11: patch: no card "urchen"; did you mean "urchin"',
    },
    {
      name: 'a patch of an unknown number',
      text: `${ARMS}    patch:\n      urchin:\n        power: 3\n        text.0.stel: 2\n`,
      says: 'x.yaml, line 10: patch: Urchin has no number "text.0.stel"; did you mean "text.0.steal"',
    },
    {
      name: 'a patch beyond the possible',
      text: `${ARMS}    patch:\n      urchin: {power: 300}\n`,
      says: 'x.yaml, line 8: patch: power of Urchin must be',
    },
    {
      name: 'a patch that is no whole number',
      text: `${ARMS}    patch: {urchin: {power: 3.5}}\n`,
      says: 'x.yaml, line 7: urchin.power is 3.5; expected a whole number',
    },
    {
      name: 'an empty patch',
      text: `${ARMS}    patch: {}\n`,
      says: 'x.yaml, line 7: patch is an empty group',
    },
    {
      name: 'half a patch',
      text: `${MATCH}patch: urchin\n`,
      says: 'x.yaml, line 4: patch "urchin": expected',
    },
  ])('$name', ({ text, says }) => refused(['run', 'x.yaml'], text, says));

  test('a typed flag is called by its name', () =>
    refused(['run', 'x.yaml', '--games', 'many'], MATCH, '--games "many": expected'));

  test('no file, and a file that is not there', async () => {
    await refused(['run'], '', 'no file given; expected');
    await refused(['run', 'nowhere.yaml'], '', 'nowhere.yaml: no such file');
  });
});

describe('a configuration file is refused with its line and key', () => {
  const argv = ['match', 'keyforge', '--config', 'x.yaml'];
  test.each([
    { name: 'a wrong value', text: `${MATCH}games: many\n`, says: 'x.yaml, line 4: games "many": expected' },
    {
      name: 'a list',
      text: `${MATCH}games: [1, 2]\n`,
      says: 'x.yaml, line 4: games is a list; .*fulcrum run',
    },
    { name: 'arms', text: ARMS, says: 'x.yaml, line 4: arms are compared by "fulcrum run"' },
    {
      name: 'another command',
      text: 'command: chains\n',
      says: 'x.yaml, line 1: command is the text "chains"',
    },
    {
      name: 'unknown key',
      text: `${MATCH}gamess: 4\n`,
      says: 'x.yaml, line 4: unknown key "gamess".*"games"',
    },
    { name: 'threads', text: `${MATCH}threads: 99\n`, says: 'x.yaml, line 4: threads "99": expected' },
  ])('$name', ({ text, says }) => refused(argv, text, says));

  test('a typed flag is called by its name', () =>
    refused([...argv, '--games', 'x'], `${MATCH}games: 4\n`, '--games "x": expected'));
});

test('whatever stands in a file, it is read or refused in one line', () => {
  const piece = fc.constantFrom(
    'a',
    ': ',
    '\n',
    '- ',
    '  ',
    '[',
    ']',
    '{',
    '}',
    ',',
    '"',
    '*x',
    '&x ',
    '|',
    '1',
    '#',
    '!!t ',
    '? ',
  );
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (source) => {
      try {
        expect(parseYaml(source, 'x').kind).toBe('group');
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
        expect((error as Error).message).toMatch(/^x(, line \d+)?: [^\n]+$/);
      }
    }),
    { numRuns: 2000 },
  );
});
