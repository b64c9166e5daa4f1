import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.js';
import { runIn } from './testing-io.js';

const MAIN = fileURLToPath(new URL('../../dist/bin/fulcrum.js', import.meta.url));
const PATIENCE = { timeout: 120_000 };

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
});
afterAll(() => rmSync(cwd, { recursive: true }));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const fulcrum = (...argv: string[]): Promise<Ended> =>
  new Promise((done) =>
    execFile(process.execPath, [MAIN, ...argv], { cwd }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    ),
  );

const SIDES = ['--a', 'miss-onyx-censorius', '--b', 'radiant-argus-the-supreme'];
const matchOf = (agents: string, ...more: string[]): string[] => [
  ...[
    'match',
    'keyforge',
    ...SIDES,
    '--agents',
    agents,
    '--games',
    '60',
    '--threads',
    '1',
    '--check',
    'none',
  ],
  ...more,
];

function agentFile(name: string, text: string): string {
  writeFileSync(join(cwd, name), text);
  return `./${name}`;
}

/** An agent whose `choose` is on line 4. */
const choosing = (choose: string, begin = ''): string => `export default (game) => ({
  name: 'own',
  begin() { ${begin} },
  choose(state, options, count) { ${choose} },
});
`;

/** A decision late in a game, so that the games before it are not the first. */
const AGAIN = String.raw` \(the game again: fulcrum play --replay keyforge/\S+\)`;

/** What a user reads of each bad agent, after its name. */
const BAD: readonly { readonly what: string; readonly text: string; readonly says: string }[] = [
  { what: 'throws', text: choosing('missing();'), says: `, line 4: missing is not defined${AGAIN}` },
  { what: 'throws text', text: choosing("throw 'no idea';"), says: `: it threw no idea${AGAIN}` },
  {
    what: 'throws many lines',
    text: choosing('throw new Error("one\\ntwo");'),
    says: `, line 4: one two${AGAIN}`,
  },
  {
    what: 'throws in begin',
    text: choosing('return 0;', 'missing();'),
    says: `, line 3: missing is not defined${AGAIN}`,
  },
  {
    what: 'has no such option',
    text: choosing('return count;'),
    says: `: choose returned \\d+; expected the index of one of its \\d+ options, 0 to \\d+${AGAIN}`,
  },
  {
    what: 'answers -1',
    text: choosing('return -1;'),
    says: `: choose returned -1; expected the index .*${AGAIN}`,
  },
  { what: 'answers NaN', text: choosing('return NaN;'), says: `: choose returned NaN; expected .*${AGAIN}` },
  { what: 'answers text', text: choosing("return '0';"), says: `: choose returned the text "0"; .*${AGAIN}` },
  { what: 'answers nothing', text: choosing(''), says: `: choose returned undefined; .*${AGAIN}` },
  {
    what: 'answers later',
    text: choosing('return Promise.resolve(0);'),
    says: `: choose returned a promise; .*${AGAIN}`,
  },
  {
    what: 'exits',
    text: choosing('process.exit(0);'),
    says: `, line 4: it ends the process; expected .*${AGAIN}`,
  },
  {
    what: 'never ends',
    text: choosing('for (;;);'),
    says: `: no decision within a second; mend it, or allow more with --agent-seconds${AGAIN}`,
  },
  {
    what: 'fails beside the game',
    text: choosing("Promise.reject(new Error('forgotten')); return 0;"),
    says: ', line 4: forgotten',
  },
  {
    what: 'recurses',
    text: choosing('return this.choose(state, options, count);'),
    says: `, line 4: Maximum call .*${AGAIN}`,
  },
  {
    what: 'changes the contract',
    text: choosing('game.winner = () => 0; return 0;'),
    says: `, line 4: Cannot assign .*${AGAIN}`,
  },
  { what: 'has a slip', text: 'const a = 1;\nexport default (', says: ', line 2: Unexpected end of input' },
  {
    what: 'asks for what is not there',
    text: "\nimport { no } from 'node:fs';",
    says: ", line 2: The requested module 'node:fs' .*",
  },
  { what: 'throws when loaded', text: '\n\nmissing();', says: ', line 3: missing is not defined' },
  { what: 'exits when loaded', text: 'process.exit(0);', says: ', line 1: it ends the process; expected .*' },
  { what: 'never loads', text: 'for (;;);', says: ': loading it never ends; expected .*' },
  {
    what: 'waits when loaded',
    text: 'await new Promise(() => {});',
    says: ': loading it never ends; expected .*',
  },
  {
    what: 'exports nothing',
    text: 'export const x = 1;',
    says: ': expected a file whose default export is a function .*',
  },
  {
    what: 'makes no agent',
    text: 'export default () => 3;',
    says: ': expected an agent with the functions begin and choose',
  },
  {
    what: 'never makes one',
    text: 'export default () => { for (;;); };',
    says: ': no decision within a second; .*',
  },
  {
    what: 'refuses',
    text: "export default () => { throw new Error('key: missing'); };",
    says: ', line 1: key: missing',
  },
];

describe('a bad agent ends the run with one line and code 2', () => {
  test.concurrent.each(BAD)('$what', PATIENCE, async ({ what, text, says }) => {
    const path = agentFile(`${what.replaceAll(' ', '-')}.mjs`, text);
    const limit = /never/.test(what) ? ['--agent-seconds', '1'] : [];
    const argv = matchOf(`${path},random`, '--out', what, ...limit);
    const { code, out, err } = await fulcrum(...argv);
    expect(err).toMatch(new RegExp(`^agent ${path}${says}\n$`));
    expect([code, out]).toEqual([2, '']);
  });

  test('a file that is not there', PATIENCE, async () => {
    const { code, err } = await fulcrum(...matchOf('./none.mjs,random'));
    expect([code, err]).toEqual([2, 'agent ./none.mjs: no such file; check the name and the folder\n']);
  });

  test('the game can be played again, to the same line', PATIENCE, async () => {
    const path = agentFile('late.mjs', choosing('if (game.turns(state) > 6) missing(); return 0;'));
    const { err } = await fulcrum(...matchOf(`${path},random`));
    const [, key] = /--replay (\S+)\)/.exec(err)!;
    const again = await fulcrum('play', '--replay', key!);
    expect([again.code, again.err]).toEqual([2, err]);
    expect(again.out).toContain('Turn 7');
  });

  test('also where one game is told, and for ever', PATIENCE, async () => {
    const path = agentFile('stuck.mjs', choosing('for (;;);'));
    const { code, err } = await fulcrum(
      'play',
      'keyforge',
      ...SIDES,
      '--agents',
      `${path},random`,
      '--agent-seconds',
      '0.5',
    );
    expect(code).toBe(2);
    expect(err).toMatch(new RegExp(`^agent ./stuck.mjs: no decision within 0.5 seconds; .*${AGAIN}\n$`));
  });
});

test.each(['0', '-1', 'x', '1e9', '90000'])('--agent-seconds %s is refused', async (text) => {
  const argv = matchOf('random', `--agent-seconds=${text}`);
  const { code, err } = await runIn(cwd, argv, { games: GAMES });
  expect([code, err]).toEqual([2, `--agent-seconds "${text}": expected a number above 0 and up to 86400\n`]);
});

/** Fails in some games, as long as a file says so. */
const MOODY = `import { existsSync } from 'node:fs';
export default () => ({
  begin(seat, seed) { if (existsSync('moody') && (seed[0] >>> 0) % 16 === 3) throw new Error('not today'); },
  choose: () => 0,
});
`;

test('what was played is kept, and --resume goes on when the agent is well again', PATIENCE, async () => {
  const path = agentFile('moody.mjs', MOODY);
  writeFileSync(join(cwd, 'moody'), '');
  const plain = (out: string) => matchOf(`${path},random`, '--out', out);
  const failed = await fulcrum(...plain('kept'));
  expect([failed.code, failed.err]).toEqual([2, expect.stringMatching(/^agent .*, line 3: not today .*\n$/)]);
  expect(readFileSync(join(cwd, 'kept/journal.jsonl'), 'utf8').split('\n').length).toBeGreaterThan(2);
  expect((await fulcrum(...plain('kept'), '--resume')).err).toBe(failed.err);
  rmSync(join(cwd, 'moody'));
  expect((await fulcrum(...plain('kept'), '--resume')).code).toBe(0);
  expect((await fulcrum(...plain('whole'))).code).toBe(0);
  const summary = (out: string) => readFileSync(join(cwd, out, 'summary.csv'), 'utf8');
  expect(summary('kept')).toBe(summary('whole'));
});

test('a run is not resumed, nor shown as finished, with another content of the agent', PATIENCE, async () => {
  const path = agentFile('mended.mjs', MOODY);
  writeFileSync(join(cwd, 'moody'), '');
  const argv = matchOf(`${path},random`, '--out', 'mended');
  expect((await fulcrum(...argv)).code).toBe(2);
  agentFile('mended.mjs', choosing('return 0;'));
  expect(await fulcrum(...argv, '--resume')).toEqual({
    code: 2,
    out: '',
    err: 'mended was begun before agent ./mended.mjs was changed; give another directory with --out\n',
  });
  const other = matchOf(`${path},random`, '--out', 'other');
  expect((await fulcrum(...other)).code).toBe(0);
  agentFile('mended.mjs', choosing('return 1;'));
  expect((await fulcrum(...other, '--resume')).err).toMatch(
    /^other is complete, of before agent .* was changed; /,
  );
});

test.each(['./a,b:c.mjs:key=1,more=2', 'C:/agents.mjs'])('a path such as %s', PATIENCE, async (words) => {
  const path = words.replace(/:key=.*$/, '');
  mkdirSync(join(cwd, 'C:'), { recursive: true });
  writeFileSync(join(cwd, path), choosing('return 0;'));
  const out = `path-${words.replace(/\W/g, '')}`;
  const ran = await fulcrum(...matchOf(`${words},random`, '--out', out, '--records', '--json'));
  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(JSON.parse(ran.out).summary).toMatchObject({ agent_a: words, agent_b: 'random' });
  const [, key] = /(keyforge\/[^"\s]+)"?\r\n$/.exec(readFileSync(join(cwd, out, 'games.csv'), 'utf8'))!;
  expect((await fulcrum('play', '--replay', key!)).code).toBe(0);
});
