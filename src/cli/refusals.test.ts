import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.js';
import { COMMANDS } from './program.js';
import { runIn } from './testing-io.js';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  writeFileSync(join(cwd, 'words.txt'), 'not a number');
});
afterEach(() => rmSync(cwd, { recursive: true }));

const MATCH = ['match', 'race', '--a', 'hare', '--b', 'tortoise'];

test.each([
  {
    name: 'unknown command',
    argv: ['mach'],
    says: 'no command "mach"; expected one of games, .*nearest: "match"',
  },
  { name: 'help of an unknown command', argv: ['mach', '--help'], says: 'no command "mach"' },
  {
    name: 'unknown flag',
    argv: [...MATCH, '--gams', '5'],
    says: 'no flag --gams; expected .*nearest: "--games"',
  },
  { name: 'unknown short flag', argv: [...MATCH, '-x'], says: 'no flag -x' },
  { name: 'flag of another command', argv: [...MATCH, '--unit', '1'], says: 'match has no flag --unit' },
  { name: 'negated flag', argv: [...MATCH, '--no-json'], says: 'no flag --no-json' },
  { name: 'repeated flag', argv: [...MATCH, '--a', 'hare'], says: '--a is given more than once' },
  { name: 'repeated switch', argv: [...MATCH, '--json', '--json'], says: '--json is given more than once' },
  { name: 'switch with a value', argv: [...MATCH, '--json=yes'], says: '--json takes no value' },
  {
    name: 'flag without its value',
    argv: [...MATCH, '--games'],
    says: '--games has no value; expected --games N',
  },
  {
    name: 'a word too many',
    argv: ['match', 'race', 'hare', 'tortoise', 'more'],
    says: '"more" is one word too many; expected: fulcrum match GAME A B',
  },
  {
    name: 'a word too many for a game of two sides',
    argv: ['chains', 'keyforge', 'x', 'y', 'more'],
    games: GAMES,
    says: '"more" is one word too many; expected: fulcrum chains .GAME. A B',
  },
  {
    name: 'sides by position and by flag',
    argv: ['match', 'race', 'hare', 'tortoise', '--b', 'hare'],
    says: '"hare" and --b: expected the sides as words after the game, or all of them with --a, --b, …, not both',
  },
  {
    name: 'a side by position and one by flag',
    argv: ['chains', 'hare', 'tortoise', '--a', 'hare'],
    says: '"hare" and --a: expected the sides as words',
  },
  { name: 'one side by position', argv: ['match', 'race', 'hare'], says: 'side --b is missing; expected' },
  {
    name: 'a mistyped game before flags',
    argv: ['chains', 'rase', '--a', 'hare', '--b', 'hare'],
    says: 'no game "rase"; expected one of race; nearest: "race"',
  },
  { name: 'games 0', argv: [...MATCH, '--games', '0'], says: '--games "0": expected a whole number from 1' },
  { name: 'games abc', argv: [...MATCH, '--games', 'abc'], says: '--games "abc": expected a whole number' },
  { name: 'games 1.5', argv: [...MATCH, '--games', '1.5'], says: '--games "1.5": expected a whole number' },
  { name: 'games -3', argv: [...MATCH, '--games', '-3'], says: '--games "-3": expected a whole number' },
  { name: 'games 1e3', argv: [...MATCH, '--games', '1e3'], says: '--games "1e3": expected a whole number' },
  {
    name: 'threads 999',
    argv: [...MATCH, '--threads', '999'],
    says: '--threads "999": expected .* from 1 to 8',
  },
  { name: 'threads 0', argv: [...MATCH, '--threads', '0'], says: '--threads "0": expected .* from 1 to 8' },
  { name: 'seed in words', argv: [...MATCH, '--seed', 'abc'], says: '--seed "abc": expected a whole number' },
  { name: 'seed below 0', argv: [...MATCH, '--seed', '-1'], says: '--seed "-1": expected a whole number' },
  {
    name: 'seed beyond 2^53',
    argv: [...MATCH, '--seed', '9007199254740992'],
    says: '--seed "9007199254740992": expected a whole number from 0 to 9007199254740991',
  },
  {
    name: 'chains below 0',
    argv: [...MATCH, '--chains', '-1,0'],
    says: '--chains "-1,0": expected .* from 0',
  },
  {
    name: 'a stopping rule with more',
    argv: [...MATCH, '--stop', 'ci:0.01:2'],
    says: '--stop "ci:0.01:2": exp',
  },
  { name: 'an unknown command', argv: ['forge', 'x'], says: 'no command "forge"; expected one of' },
  { name: 'a page of nothing', argv: ['report', 'x'], says: 'x: no such directory; expected that of a run' },
  {
    name: 'unknown game',
    argv: ['match', 'rase'],
    says: 'no game "rase"; expected one of race; nearest: "race"',
  },
  { name: 'no game', argv: ['match'], says: 'no game given; expected one of race' },
  { name: 'missing side', argv: ['match', 'race', '--a', 'hare'], says: 'side --b is missing; expected' },
  {
    name: 'unknown side',
    argv: ['match', 'race', '--a', 'here', '--b', 'hare'],
    says: 'no file .*nearest: "hare"',
  },
  {
    name: 'a directory as a side',
    argv: ['match', 'race', '--a', '.', '--b', 'hare'],
    says: 'a directory; expected a file',
  },
  {
    name: 'a broken file',
    argv: ['match', 'race', '--a', 'words.txt', '--b', 'hare'],
    says: 'words.txt: expected',
  },
  {
    name: 'below a file',
    argv: ['match', 'race', '--a', 'words.txt/x', '--b', 'hare'],
    says: 'no file and no bundled side',
  },
  {
    name: 'unknown agent',
    argv: [...MATCH, '--agent', 'rndom'],
    says: 'no agent "rndom" .*nearest: "random"',
  },
  {
    name: 'three agents for two sides',
    argv: [...MATCH, '--agents', 'random,random,random'],
    says: 'expected one agent for all or 2, one for each side',
  },
  {
    name: 'agent and agents',
    argv: [...MATCH, '--agent', 'random', '--agents', 'random,random'],
    says: 'not both',
  },
  {
    name: 'chains of one side',
    argv: [...MATCH, '--chains', '4'],
    says: 'expected a number for each side, a and b, such as 1,0',
  },
  {
    name: 'too many chains',
    argv: [...MATCH, '--chains', '25,0'],
    says: '--chains "25,0": expected .* from 0 to 24',
  },
  {
    name: 'out where nothing can be made',
    argv: [...MATCH, '--out', '/proc/x'],
    says: "can't write to /proc/x",
  },
  { name: 'out is a file', argv: [...MATCH, '--out', 'words.txt'], says: "can't write to .*words.txt" },
  { name: 'replay of nothing', argv: ['play', '--replay', 'x'], says: '"x" is not a replay key; expected' },
  {
    name: 'replay and more',
    argv: ['play', 'race', '--replay', 'x'],
    says: 'expected nothing beside it, not race',
  },
  { name: 'index beyond the block', argv: ['play', ...MATCH.slice(1), '--index', '2'], says: 'from 0 to 1' },
  {
    name: 'no time to measure',
    argv: ['bench', '--seconds', '0'],
    says: '--seconds "0": expected a number above 0',
  },
  {
    name: 'decks to measure without their game',
    argv: ['bench', '--a', 'x.json'],
    says: 'bench of sides: expected the game too',
  },
  { name: 'no deck', argv: ['deck'], says: 'no deck given' },
  { name: 'unknown set', argv: ['cards', 'race', '--set', 'Bas'], says: 'no set "Bas"; .*nearest: "Base"' },
  { name: 'no such card', argv: ['cards', 'race', '--name', 'leep'], says: 'no card .*nearest: "Leap"' },
])('one line, exit code 2, nothing written: $name', async ({ argv, says, games }) => {
  const { code, out, err } = await runIn(cwd, argv, games ? { games } : {});
  expect(err).toMatch(new RegExp(`^[^\\n]*${says}[^\\n]*\\n$`));
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(readdirSync(cwd)).toEqual(['words.txt']);
});

test('several deck files: all are checked, each error has its line', async () => {
  const { code, out, err } = await runIn(cwd, ['deck', 'words.txt', 'hare', 'nowhere']);
  expect(code).toBe(2);
  expect(out).toBe('hare starts at 1\n');
  expect(err.trimEnd().split('\n')).toHaveLength(2);
});

test('a bug is exit code 1 with the command that reproduces it', async () => {
  writeFileSync(join(cwd, 'far away.txt'), '99');
  const { code, out, err } = await runIn(cwd, [
    'match',
    'race',
    '--a',
    'far away.txt',
    '--b',
    'hare',
    '--threads',
    '1',
  ]);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toContain('fulcrum play --replay race/a=far%20away.txt/b=hare');
  expect(err).toContain("Reproduce with: fulcrum match race --a 'far away.txt' --b hare --threads 1\n");
  expect(readdirSync(cwd).sort()).toEqual(['far away.txt', 'words.txt']);
});

/** Names that every object has. */
const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];

describe.each(INHERITED)('%s is a name like any other', (name) => {
  async function refused(argv: readonly string[], says: string): Promise<void> {
    const { code, out, err } = await runIn(cwd, argv, { games: GAMES });
    expect(err).toMatch(/^[^\n]*\n$/);
    expect(err).toContain(says);
    expect([code, out]).toEqual([2, '']);
  }

  test.each(COMMANDS.map((command) => command.name))('as a flag of %s', async (command) => {
    await refused([command, `--${name}`], `${command} has no flag --${name}; expected one of --`);
    await refused([command, `--${name}=1`], `${command} has no flag --${name}; expected one of --`);
  });

  const DECKS = ['miss-onyx-censorius', 'radiant-argus-the-supreme'];
  test.each([
    { what: 'a command', argv: [name], says: `no command "${name}"` },
    { what: 'a flag of the tour', argv: [`--${name}`], says: `chains has no flag --${name}` },
    { what: 'a game', argv: ['match', name], says: `no game "${name}"` },
    { what: 'a game of cards', argv: ['cards', name], says: `no game "${name}"` },
    { what: 'a game of decks', argv: ['deck', 'x', '--game', name], says: `no game "${name}"` },
    { what: 'a deck', argv: ['deck', name], says: `no file and no bundled side "${name}"` },
    { what: 'a side', argv: ['match', 'keyforge', name, name], says: `no bundled side "${name}"` },
    { what: 'a side of mages', argv: ['match', 'aeons-end', name, name], says: `"${name}"` },
    { what: 'a nemesis', argv: ['difficulty', '--nemesis', name], says: `"${name}"` },
    { what: 'a mage', argv: ['difficulty', '--nemesis', 'rageborne', '--mages', name], says: `"${name}"` },
    { what: 'a market', argv: ['difficulty', '--nemesis', 'rageborne', '--market', name], says: name },
    { what: 'a level', argv: ['difficulty', '--nemesis', 'rageborne', '--level', name], says: `"${name}"` },
    { what: 'a card', argv: ['cards', 'keyforge', '--name', name], says: `"${name}"` },
    { what: 'a set', argv: ['cards', 'keyforge', '--set', name], says: `no set "${name}"` },
    { what: 'a house', argv: ['cards', 'keyforge', '--house', name], says: `no house "${name}"` },
    { what: 'an agent', argv: ['chains', ...DECKS, '--agent', name], says: `no agent "${name}"` },
    { what: 'a parameter', argv: ['chains', ...DECKS, '--agent', `mc:${name}=1`], says: `"${name}"` },
    { what: 'a patched card', argv: ['chains', ...DECKS, '--patch', `${name}.power=1`], says: name },
    { what: 'a patched number', argv: ['chains', ...DECKS, '--patch', `urchin.${name}=1`], says: name },
    { what: 'a dial', argv: ['tune', 'keyforge', ...DECKS, '--dial', name], says: `--dial "${name}"` },
    {
      what: 'a side of a dial',
      argv: ['tune', 'keyforge', ...DECKS, '--dial', 'amber', '--on', name],
      says: name,
    },
    { what: 'what is rated', argv: ['matrix', 'keyforge', '--rate', name], says: `--rate "${name}"` },
    {
      what: 'what is compared',
      argv: ['difficulty', '--nemesis', 'rageborne', '--compare', name],
      says: name,
    },
    { what: 'a replay key', argv: ['play', '--replay', `keyforge/${name}=1`], says: 'not a replay key' },
  ])('as $what', ({ argv, says }) => refused(argv, says));

  test.each([
    'command: match\ngame: race\nNAME: 1\n',
    'command: NAME\n',
    'command: match\ngame: NAME\n',
    'command: match\ngame: keyforge\narms: [{name: x, NAME: 1}, {name: y}]\n',
  ])('in a file: %j', async (text) => {
    writeFileSync(join(cwd, 'own.yaml'), text.replaceAll('NAME', name));
    await refused(['run', 'own.yaml'], `"${name}"`);
  });

  test('as a card of a deck', async () => {
    writeFileSync(join(cwd, 'own.txt'), `Mine\nDis\n${name}\n`);
    await refused(['deck', 'own.txt'], name);
  });
});

test('the same help for a flag that is a letter as for its word', async () => {
  const [word, letter] = [await runIn(cwd, ['--version']), await runIn(cwd, ['-v'])];
  expect(letter).toEqual(word);
  expect(word.out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
