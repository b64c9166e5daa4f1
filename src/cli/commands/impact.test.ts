import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.js';
import { keyforgeModule } from '../../games/keyforge/module.js';
import type { GameModule } from '../../games/module.js';
import { playMatch } from '../../match/designs/match.js';
import type { MatchPlan } from '../../match/schedule.js';
import { TaskRunner } from '../../match/task-runner.js';
import { cardEffects, standsOut } from '../../report/rows/impact.js';
import { runIn } from '../testing-io.js';

/** A deck of three different cards has seven arms instead of sixty. */
const THREE = 'Three\nBrobnar\n12x Firespitter\nDis\n12x Ember Imp\nShadows\n12x Urchin\n';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'fulcrum-'));
  writeFileSync(join(cwd, 'three.txt'), THREE);
});
afterEach(() => rmSync(cwd, { recursive: true }));

const run = (line: string) => runIn(cwd, line.split(' '), { games: GAMES });
const file = (name: string) => readFileSync(join(cwd, name), 'utf8');
const IMPACT = 'impact three.txt --agent random --threads 1';

describe('fulcrum impact', { timeout: 120_000 }, () => {
  test('a row for each card and replacement, and games that can be played again', async () => {
    const { code, out } = await run(`${IMPACT} --games 2 --records --out x`);
    expect(code).toBe(0);
    expect(out).toContain('All of it describes how random plays both sides.');
    const [head, ...rows] = file('x/impact.csv').trimEnd().split('\r\n');
    expect(head).toMatch(/^deck,card,copies,against,effect,ci_low,ci_high,p,q,drawn,win_rate_drawn,games,/);
    expect(rows).toHaveLength(6);
    const games = file('x/games.csv').trimEnd().split('\r\n');
    expect(games).toHaveLength(1 + 2 * 7);
    for (const line of [games.at(1)!, games.at(-1)!]) {
      const key = /(keyforge\/[^"]*)"?$/.exec(line)![1]!;
      const again = await run(`play --replay ${key}`);
      expect([again.code, again.err]).toEqual([0, '']);
    }
  });

  test('parts come to the same bytes as the whole', async () => {
    await run(`${IMPACT} --games 4 --out whole`);
    for (const part of ['1/2', '2/2'])
      expect((await run(`${IMPACT} --games 4 --part ${part} --out p${part[0]}`)).code).toBe(0);
    expect((await run('merge p1 p2 --out merged')).code).toBe(0);
    expect(file('merged/impact.csv')).toBe(file('whole/impact.csv'));
  });

  test.each([
    ['impact', 'no deck given; expected a file or one of'],
    ['impact no-such-deck', 'no file and no bundled side "no-such-deck"'],
    ['impact guide-achea --set XX', 'no set "XX"; expected CotA, AoA, or WC'],
    ['impact guide-achea --check random', '--check: no second pilot can check this'],
    ['impact guide-achea sahl-the-aegian', 'sahl-the-aegian'],
  ])('%s is refused', async (line, message) => {
    const { code, err } = await run(line);
    expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
    expect(err).toContain(message);
  });
});

/**
 * A deck whose cards, but for one, are dealt anew in each block: to deal one of them once more changes nothing on
 * average, though it changes the games. So every effect but that of the one card is known to be none.
 */
describe('on a deck of average cards', { timeout: 120_000 }, () => {
  const { deckCards, namedSide } = keyforgeModule;
  const deck = namedSide('miss-onyx-censorius')!;
  const others = deckCards!.of(deck).filter(({ id }) => id !== 'urchin');
  const planted = deckCards!.of(deck).find(({ id }) => id === 'urchin')!;
  const dealtAnew = (side: typeof deck, card: string): typeof deck =>
    deckCards!.replaced(side, { card, by: 'average', set: 'CotA' }) as typeof deck;
  const base = others.reduce((side, { id }) => dealtAnew(side, id), deck);

  test('finds a card that is planted, and nothing else', async () => {
    const plan: MatchPlan = {
      game: 'keyforge',
      sides: [base, deckCards!.field('CotA')],
      options: { patches: [{ card: 'urchin', number: 'text.0.steal', value: 9 }] },
      agents: ['heuristic', 'heuristic'],
      rotations: 2,
      deals: 1,
      seed: '1',
    };
    const cards = [planted, others[0]!];
    const watched = { ...plan, drawn: cards.map(({ places }) => places) };
    const arms = cards.map(({ id }) => ({ ...plan, sides: [dealtAnew(base, id), plan.sides[1]!] }));
    const runner = new TaskRunner({ module: keyforgeModule as GameModule, threads: 1 });
    const design = { arms: [watched, ...arms], blocks: 36, stop: { kind: 'none' } } as const;
    const { tallies, joints } = await playMatch(runner, design);
    await runner.close();
    const played = cards.map((card, i) => {
      const { games } = tallies[i + 1]!;
      return { card, watched: i, by: 'average' as const, games, joint: joints[i]! };
    });
    const found = cardEffects(tallies[0]!, played).filter(standsOut);
    expect(found.map(({ card }) => card.id)).toEqual(['urchin']);
  });
});
