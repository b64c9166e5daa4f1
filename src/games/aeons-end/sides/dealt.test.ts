import { describe, expect, test } from 'vitest';
import type { State } from '../../../core/game.js';
import { seedOf } from '../../../core/luck.js';
import type { Side } from '../../module.js';
import { GEMS, MAGES, RELICS, SPELLS } from '../cards/index.js';
import { at, Place } from '../layout.js';
import { aeonsEndModule } from '../module.js';
import { definitions } from '../pool.js';
import { cardsIn } from '../say/state.js';
import { DEALS, dealtSide } from './dealt.js';
import { nemesisSide, type SideData } from './sides.js';

const { game, setupFor } = aeonsEndModule;
const RAGEBORNE = nemesisSide({ nemesis: 'rageborne' });

/** The games of one block, as they begin. */
function blockOf(side: Side<SideData>, block: number): State[] {
  return Array.from({ length: DEALS }, (_, deal) => {
    const s = new Int32Array(game.words);
    const setup = setupFor([side, RAGEBORNE], { deal }, undefined);
    game.setup(s, setup, seedOf('dealt', block));
    game.check(s);
    return s;
  });
}

const magesOf = (s: State): string[] =>
  Array.from({ length: s[at.players]! }, (_, seat) => definitions[s[at.mage + seat]!]!.id);
const marketOf = (s: State): string[] => [...s.subarray(at.pile, at.pile + 9)].map((d) => definitions[d]!.id);
const count = (lists: readonly string[][], id: string): number =>
  lists.filter((list) => list.includes(id)).length;

describe('a block', () => {
  test.each([1, 2, 3, 4])('has every mage in as many of its games, %i at a time', (players) => {
    for (let block = 0; block < 20; block++) {
      const teams = blockOf(dealtSide({ mages: players }), block).map(magesOf);
      for (const team of teams) expect(new Set(team).size).toBe(players);
      for (const mage of MAGES) expect(count(teams, mage)).toBe(players);
    }
  });

  test('has every market card in some of its games and not in others', () => {
    for (let block = 0; block < 20; block++) {
      const markets = blockOf(dealtSide({ mages: 2 }), block).map(marketOf);
      for (const market of markets) {
        expect([GEMS, RELICS, SPELLS].map((kind) => market.filter((id) => kind.includes(id)).length)).toEqual(
          [3, 2, 4],
        );
        expect(new Set(market).size).toBe(9);
      }
      for (const id of [...GEMS, ...RELICS, ...SPELLS]) {
        expect(count(markets, id)).toBeGreaterThanOrEqual(2);
        expect(count(markets, id)).toBeLessThanOrEqual(4);
      }
    }
  });

  test('has one nemesis deck and one turn order', () => {
    const states = blockOf(dealtSide({ mages: 2 }), 3);
    const deck = (s: State) => cardsIn(s, Place.NemesisDeck);
    const order = (s: State) => [...s.subarray(at.turnDeck, at.turnDeck + s[at.turnDeckCount]!)];
    for (const s of states) {
      expect(deck(s)).toEqual(deck(states[0]!));
      expect(order(s)).toEqual(order(states[0]!));
    }
    expect(deck(blockOf(dealtSide({ mages: 2 }), 4)[0]!)).not.toEqual(deck(states[0]!));
  });

  test('keeps the mages that are named, and the market', () => {
    const named = blockOf(dealtSide({ mages: ['mist', 'kadir'] }), 1);
    for (const s of named) expect(magesOf(s)).toEqual(['mist', 'kadir']);
    expect(new Set(named.map((s) => marketOf(s).join())).size).toBe(DEALS);
    const market = blockOf(dealtSide({ mages: 2, market: 'free_energy' }), 1).map((s) => marketOf(s).join());
    expect(new Set(market).size).toBe(1);
  });

  test('deals a changed card in the place of the printed one', () => {
    const patches = [{ card: 'jade', number: 'cost', value: 9 }];
    const side = dealtSide({ mages: 2 });
    const states = Array.from({ length: DEALS }, (_, deal) => {
      const s = new Int32Array(game.words);
      game.setup(s, setupFor([side, RAGEBORNE], { patches, deal }, undefined), seedOf('x', 1));
      return s;
    });
    const jades = states
      .flatMap((s) => [...s.subarray(at.pile, at.pile + 9)])
      .filter((d) => definitions[d]!.id === 'jade');
    expect(jades.length).toBeGreaterThan(0);
    for (const d of jades) expect((definitions[d]!.card as { cost: number }).cost).toBe(9);
  });
});

test('over many blocks every team of two is as likely as any other', () => {
  const seen = new Map<string, number>();
  const side = dealtSide({ mages: 2, market: 'free_energy' });
  for (let block = 0; block < 350; block++) {
    const team = magesOf(blockOf(side, block)[0]!).sort().join();
    seen.set(team, (seen.get(team) ?? 0) + 1);
  }
  expect(seen.size).toBe(28);
  // Chi-squared with 27 degrees of freedom: 55.5 is exceeded in one of 1000 cases.
  const misfit = [...seen.values()].reduce((sum, n) => sum + (n - 12.5) ** 2 / 12.5, 0);
  expect(misfit).toBeLessThan(55.5);
});
