import { describe, expect, test } from 'vitest';
import { seedOf } from '../../src/core/luck.js';
import { codexModule as module } from '../../src/games/codex/module.js';
import type { CodexSetup } from '../../src/games/codex/scenario.js';
import { sayOffer, start } from '../../src/games/codex/testkit.js';
import { startOf, walk } from '../../src/games/conformance.js';
import { makeAgent } from '../index.js';
import { evaluateCodex } from './codex/evaluation.js';

const { game } = module;

function chosen(setup: CodexSetup): string {
  const s = start(setup);
  const options = new Int32Array(game.maxOptions);
  const count = game.options(s.state, options);
  const agent = makeAgent(game, 'heuristic');
  agent.begin(game.decider(s.state), [1, 2]);
  const option = options[agent.choose(s.state, options, count)]!;
  return sayOffer(s.options().find((each) => each.option === option)!);
}

describe('the heuristic', () => {
  test.each<[string, CodexSetup, string]>([
    [
      'sees that the base falls',
      {
        players: [
          { gold: 5, hand: ['spark'], units: ['iron-man'] },
          { units: ['maestro'], buildings: [{ card: 'base', damage: 17 }] },
        ],
      },
      'attack iron-man base',
    ],
    [
      'hires a worker with the worse card',
      { players: [{ gold: 5, hand: ['eggship', 'tenderfoot'] }] },
      'worker tenderfoot',
    ],
    [
      'builds the next tech building',
      {
        hiredThisTurn: true,
        players: [{ gold: 5, workers: 8, hand: ['older-brother'], buildings: ['tech-1'] }],
      },
      'build tech-2',
    ],
    [
      'summons its hero',
      { hiredThisTurn: true, players: [{ gold: 3, hand: ['older-brother'] }] },
      'summon troq-bashar',
    ],
    [
      'kills for nothing',
      { players: [{ units: ['eggship'] }, { units: ['grounded-guide', 'dancer'] }] },
      'attack eggship grounded-guide',
    ],
    [
      'does not throw units away',
      { players: [{ units: ['tenderfoot'] }, { units: [{ card: 'maestro', slot: 'squad-leader' }] }] },
      'end',
    ],
    [
      'puts the toughest in front',
      { step: 'patrol', players: [{ units: ['tenderfoot', 'regular-sized-rhinoceros'] }] },
      'patrol regular-sized-rhinoceros squad-leader',
    ],
    [
      'spends no removal on its own units',
      {
        hiredThisTurn: true,
        players: [{ hero: { level: 8 }, gold: 3, hand: ['the-boot'], units: ['iron-man'] }],
      },
      'attack troq-bashar base',
    ],
    [
      'takes units of the tech that is coming',
      { step: 'start', players: [{ workers: 6 }] },
      'tech revolver-ocelot',
    ],
    [
      'sees that abilities bring the base down',
      {
        players: [
          { spec: 'finesse', hand: ['tenderfoot'], units: ['maestro', 'nimble-fencer'] },
          {
            units: [{ card: 'iron-man', slot: 'squad-leader' }],
            buildings: [{ card: 'base', damage: 18 }],
          },
        ],
      },
      'ability nimble-fencer',
    ],
    [
      'sees that a spell brings the base down',
      {
        players: [
          { gold: 5, hero: { level: 1 }, hand: ['wrecking-ball', 'older-brother'] },
          { buildings: [{ card: 'base', damage: 18 }] },
        ],
      },
      'play wrecking-ball',
    ],
  ])('%s', (_, setup, words) => {
    expect(chosen(setup)).toBe(words);
  });

  test('beats random play in 95 of 100 games, from either side', () => {
    let won = 0;
    const games = 100;
    for (let i = 0; i < games; i++) {
      const seat = i % 2;
      const pilots = [0, 1].map((each) => makeAgent(game, each === seat ? 'heuristic' : 'random'));
      let last = new Int32Array(0);
      walk(module, startOf(module, 'heuristic', i, 'starter'), [], pilots, (state) => {
        last = state as typeof last;
      });
      if (game.winner(last) === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(95);
  });
});

test('the evaluation tells who is ahead, and adds up to one', () => {
  const out = new Float64Array(2);
  const { state } = start({ players: [{ units: ['iron-man', 'eggship'] }, {}] });
  evaluateCodex(state, out);
  expect(out[0]! + out[1]!).toBeCloseTo(1);
  expect(out[0]).toBeGreaterThan(0.6);
  const fresh = new Int32Array(game.words);
  const sides = module.defaultSides.map((name) => module.namedSide(name)!);
  game.setup(fresh, module.setupFor(sides, {}, 0), seedOf('evaluation', 1));
  evaluateCodex(fresh, out);
  expect(Math.abs(out[0]! - 0.5)).toBeLessThan(0.2);
});
