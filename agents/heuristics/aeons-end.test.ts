import { describe, expect, test } from 'vitest';
import type { Agent } from '../../src/core/agent.js';
import type { Seed, State } from '../../src/core/game.js';
import { Luck } from '../../src/core/luck.js';
import { MAGES, NEMESES } from '../../src/games/aeons-end/cards/index.js';
import { at } from '../../src/games/aeons-end/layout.js';
import { LEVEL_NAMES } from '../../src/games/aeons-end/levels.js';
import { aeonsEndModule, nemesisSide, playersSide } from '../../src/games/aeons-end/module.js';
import { kindIn, OptionKind } from '../../src/games/aeons-end/option.js';
import {
  abilityPcOf,
  castOf,
  definitions,
  immediatePcOf,
  operationAfter,
  payPcOf,
  playOf,
  preppedPcOf,
  program,
} from '../../src/games/aeons-end/pool.js';
import { Op } from '../../src/games/aeons-end/program.js';
import type { AeonsEndSetup } from '../../src/games/aeons-end/scenario.js';
import type { Setup } from '../../src/games/aeons-end/setup.js';
import { drawn, offers, reach, resolving, two } from '../../src/games/aeons-end/testkit.js';
import { makeAgent } from '../index.js';
import { random } from '../random.js';
import { aeonsEndHeuristic } from './aeons-end.js';

const { game } = aeonsEndModule;
const LONGEST = 10_000;

/** Mages and a market drawn by number, against each nemesis in turn. */
function setupOf(n: number, level: string, players = 2): Setup {
  const luck = new Luck([n, players]);
  const left = [...MAGES];
  const mages = Array.from({ length: players }, () => left.splice(luck.below(left.length), 1)[0]!);
  const nemesis = NEMESES[n % NEMESES.length]!;
  return aeonsEndModule.setupFor([playersSide({ mages }), nemesisSide({ nemesis, level })], {}, undefined);
}

type Watch = (s: State, options: Int32Array, count: number, chosen: number) => void;

/** Plays a game to its end, one agent for all mages; `watch` sees every decision before it is applied. */
function play(setup: Setup, seed: Seed, agent: Agent, watch?: Watch): State {
  const s = new Int32Array(game.words);
  const options = new Int32Array(game.maxOptions);
  game.setup(s, setup, seed);
  agent.begin(0, seed);
  for (let i = 0; game.decider(s) >= 0; i++) {
    if (i === LONGEST) throw new Error(`the game of seed ${seed} does not end`);
    const count = game.options(s, options);
    const chosen = agent.choose(s, options, count);
    watch?.(s, options, count, chosen);
    game.apply(s, options[chosen]!);
  }
  return s;
}

const GAMES = 120;

function wins(agent: Agent, level: string): number {
  let n = 0;
  for (let i = 0; i < GAMES; i++) {
    if (game.winner(play(setupOf(i, level), [i + 1, 7], agent)) === 0) n++;
  }
  return n;
}

describe('two mages of random setups', () => {
  // The random player wins next to nothing, even at the lowest level.
  test.each([
    { level: 'novice', least: 60 },
    { level: 'normal', least: 30 },
    { level: 'expert', least: 12 },
    { level: 'extinction', least: 0 },
  ])('win at level $level', ({ level, least }) => {
    expect(wins(aeonsEndHeuristic(), level)).toBeGreaterThanOrEqual(least);
    expect(wins(random(), level)).toBeLessThan(Math.max(1, least / 10));
  });
});

test.each([1, 3, 4])('%i mages', (players) => {
  for (const level of LEVEL_NAMES) {
    expect(play(setupOf(players, level, players), [players, 3], aeonsEndHeuristic())[at.winner]).not.toBe(-1);
  }
});

test('one agent for all mages decides like one for each', () => {
  const setup = setupOf(6, 'normal', 3);
  const each = [0, 1, 2].map(() => aeonsEndHeuristic());
  for (const [seat, agent] of each.entries()) agent.begin(seat, [1, 1]);
  const scores: boolean[] = [];
  play(setup, [5, 5], aeonsEndHeuristic(), (s, options, count, chosen) => {
    const agent = each[game.decider(s)]!;
    const other = agent.choose(s, options, count);
    if (count < 2) return;
    const [first, second] = agent.considered!();
    // Among equals each lets its own chance decide.
    scores.push(other === chosen || first!.value === second!.value || Number.isNaN(first!.value));
  });
  expect(scores.length).toBeGreaterThan(50);
  expect(scores.filter((same) => !same).length).toBeLessThan(scores.length / 20);
});

/** The share of decisions in which an agent takes another option than the heuristic; gems go in any order. */
function departs(words: string): number {
  const heuristic = aeonsEndHeuristic();
  const counted = { asked: 0, other: 0 };
  heuristic.begin(0, [1, 1]);
  play(setupOf(2, 'normal'), [2, 9], makeAgent(game, words), (s, options, count, chosen) => {
    if (count < 2 || kindIn(options[chosen]!) === OptionKind.Play) return;
    const best = heuristic.choose(s, options, count);
    const worth = new Map(heuristic.considered!().map(({ index, value }) => [index, value]));
    counted.asked++;
    if (!Object.is(worth.get(chosen), worth.get(best))) counted.other++;
  });
  return counted.other / counted.asked;
}

test.each(['mc:rollouts=40,turns=3,prior=heuristic', 'ismcts:iterations=40,turns=2,prior=heuristic'])(
  '%s departs from the heuristic by a margin',
  (words) => {
    expect(departs(`${words},margin=100`)).toBeLessThan(0.75 * departs(`${words},margin=0`));
  },
);

function choices(seed: Seed): number[] {
  const taken: number[] = [];
  play(setupOf(seed[0], 'normal'), seed, aeonsEndHeuristic(), (_s, options, _count, chosen) => {
    taken.push(options[chosen]!);
  });
  return taken;
}

test.each([1, 2, 3, 4])('seed %i always plays the same game', (n) => {
  expect(choices([n, n])).toEqual(choices([n, n]));
});

/** Counts the decisions in which a new deal of what nobody knows changes the choice. */
function peeks(n: number): { asked: number; changed: number } {
  const twin = aeonsEndHeuristic();
  const luck = new Luck([n, 17]);
  const result = { asked: 0, changed: 0 };
  const setup = setupOf(n, LEVEL_NAMES[n % 3]!, 1 + (n % 4));
  twin.begin(0, [n, 11]);
  play(setup, [n, 11], aeonsEndHeuristic(), (s, options, count, chosen) => {
    const dealt = s.slice();
    game.determinize(dealt, game.decider(s), [luck.next() | 0, luck.next() | 0]);
    if (twin.choose(dealt, options, count) !== chosen) result.changed++;
    result.asked++;
  });
  return result;
}

test('chooses the same whatever the hidden cards are', () => {
  for (let n = 1; n <= 24; n++) {
    const { asked, changed } = peeks(n);
    expect(asked, `game ${n}`).toBeGreaterThan(20);
    expect(changed, `game ${n}`).toBe(0);
  }
});

test('every option of a decision is weighed, the chosen one first', () => {
  const agent = aeonsEndHeuristic();
  play(setupOf(2, 'normal'), [3, 4], agent, (_s, _options, count, chosen) => {
    const all = agent.considered!();
    expect(all[0]!.index).toBe(chosen);
    expect(all.map(({ index }) => index).sort((a, b) => a - b)).toEqual([...Array(count).keys()]);
  });
});

/** Where each operation of a text starts, until its end. */
function operationsOf(pc: number): number[] {
  const starts: number[] = [];
  for (let p = pc; ; p = operationAfter(p)) {
    starts.push(p);
    if (program[p] === Op.End) return starts;
  }
}

test('operations are as long as the texts of all cards have them', () => {
  const JUMPS: Readonly<Record<number, number>> = {
    [Op.Jump]: 1,
    [Op.JumpUnless]: 2,
    [Op.May]: 1,
    [Op.Pile]: 5,
  };
  for (const [d, { id }] of definitions.entries()) {
    for (const table of [playOf, castOf, preppedPcOf, payPcOf, immediatePcOf, abilityPcOf]) {
      if (table[d] === 0) continue;
      const starts = operationsOf(table[d]!);
      for (const p of starts) {
        const operand = JUMPS[program[p]!];
        if (operand !== undefined) expect(starts, id).toContain(program[p + operand]);
      }
    }
  }
});

// Clear positions

/** The option that the heuristic takes in a position, in words. */
function takes(setup: AeonsEndSetup, ...steps: string[]): string {
  const s = reach(setup, ...steps);
  const options = new Int32Array(game.maxOptions);
  const count = game.options(s.state, options);
  const agent = aeonsEndHeuristic();
  agent.begin(0, [1, 2]);
  return offers(s)[agent.choose(s.state, options, count)]!;
}

/** All that it does in a turn, from a position on. */
function does(setup: AeonsEndSetup): string[] {
  const s = reach(setup);
  const agent = aeonsEndHeuristic();
  agent.begin(0, [1, 2]);
  const taken: string[] = [];
  const options = new Int32Array(game.maxOptions);
  while (s.decision()?.kind === 'main' && taken.at(-1) !== 'end') {
    const count = game.options(s.state, options);
    const i = agent.choose(s.state, options, count);
    taken.push(offers(s)[i]!);
    s.pick(options[i]!);
  }
  return taken;
}

const prepped = (...spells: string[]) => ({
  breaches: spells.map((spell) => ({ state: 'open' as const, spells: [spell] })),
});
const CASTING = { phase: 'casting', nemesisDeck: ['topple', 'needlemaw'] };
const GEM_MARKET = 'deck_destruction';

describe('damage', () => {
  test('that slays the nemesis goes there', () => {
    const setup = two(prepped('ignite'), {}, { ...CASTING, nemesisLife: 2, inPlay: ['jagged_one'] });
    expect(takes(setup, 'cast ignite')).toBe('target nemesis');
  });

  test('that kills a dangerous minion goes there', () => {
    const setup = two(
      prepped('wildfire_whip'),
      {},
      { ...CASTING, inPlay: [{ card: 'jagged_one', life: 4 }] },
    );
    expect(takes(setup, 'cast wildfire_whip')).toBe('target jagged_one');
  });

  test('is not wasted on a minion that is shielded', () => {
    const setup = two(
      prepped('wildfire_whip'),
      {},
      { ...CASTING, nemesis: 'carapace_queen', husks: 1, inPlay: ['broodwomb'] },
    );
    expect(takes(setup, 'cast wildfire_whip')).not.toBe('target broodwomb');
  });

  test('clears the last husk that shields a minion', () => {
    const setup = two(
      prepped('spark'),
      {},
      { ...CASTING, nemesis: 'carapace_queen', husks: 1, nemesisDeck: undefined, inPlay: ['broodwomb'] },
    );
    expect(takes(setup, 'cast spark')).toBe('target husk');
    expect(takes({ ...setup, inPlay: [] }, 'cast spark')).toBe('target nemesis');
  });

  test.each(['bane_sire', 'provoker'])('goes to %s, which would do harm for many turns', (minion) => {
    const setup = two(
      prepped('ignite'),
      {},
      { ...CASTING, nemesisDeck: undefined, inPlay: [minion], fury: 1 },
    );
    expect(takes(setup, 'cast ignite')).toBe(`target ${minion}`);
  });

  test('of the weakest spell is enough for a minion that takes 1 at a time', () => {
    const setup = two(
      prepped('spark', 'wildfire_whip'),
      {},
      { ...CASTING, nemesisLife: 40, inPlay: [{ card: 'cauterizer', life: 1 }] },
    );
    expect(takes(setup)).toBe('cast spark I');
    expect(takes(setup, 'cast spark')).toBe('target cauterizer');
    expect(takes(setup, 'cast spark', 'target cauterizer', 'cast wildfire_whip')).not.toContain('cauterizer');
  });

  test('kills the last minion of an empty nemesis deck: that wins', () => {
    const setup = two(
      prepped('ignite'),
      {},
      { ...CASTING, nemesisDeck: [], inPlay: [{ card: 'needlemaw', life: 2 }] },
    );
    expect(takes(setup, 'cast ignite')).toBe('target needlemaw');
  });

  test('is spread over husks before they overrun the mages', () => {
    const setup = two(prepped('wildfire_whip'), {}, { ...CASTING, nemesis: 'carapace_queen', husks: 12 });
    expect(takes(setup, 'cast wildfire_whip')).toBe('target husk');
    expect(takes(setup, 'cast wildfire_whip', 'target husk')).toBe('yes');
    expect(takes(setup, 'cast wildfire_whip', 'target husk', 'yes')).toBe('number 4');
  });
});

describe('who suffers', () => {
  test('the healthier mage', () => {
    expect(takes(resolving('woven_sky', { life: 3 }, { life: 9 }))).toBe('player 1');
    expect(takes(resolving('woven_sky', { life: 9 }, { life: 3 }))).toBe('player 0');
  });

  test('not the exhausted one when Gravehold is about to fall', () => {
    expect(takes(resolving('woven_sky', { life: 0 }, { life: 6 }, { gravehold: 8 }))).toBe('player 1');
  });

  test('not the last mage who is left', () => {
    expect(takes(resolving('woven_sky', { life: 0 }, { life: 4 }, { gravehold: 30 }))).toBe('player 0');
  });

  test('of two ways the one that does not lose the game', () => {
    expect(takes(resolving('scorn', {}, {}, { gravehold: 3 }))).toBe('choice 1');
  });

  test('the breach that is worth least is destroyed', () => {
    const setup = resolving('woven_sky', { life: 1, breaches: ['open', 'open', 'open', 0] }, { life: 9 });
    expect(takes(setup, 'player 0')).toBe('breach 0 IV');
  });
});

describe('powers', () => {
  test('are paid for when they would lose the game', () => {
    const setup = two(
      {},
      {},
      {
        nemesis: 'prince_of_gluttons',
        nemesisDeck: ['topple'],
        aether: 8,
        gravehold: 7,
        supply: { jade: 0, searing_ruby: 0, burning_opal: 0, flexing_dagger: 0 },
        inPlay: [{ card: 'vile_feast', tokens: 1 }],
      },
    );
    expect(takes(setup)).toBe('discard vile_feast');
  });

  test('are paid for with useless cards before the gems are played', () => {
    const hand = ['spark', 'spark', 'spark', 'jade', 'jade'];
    const setup = two(
      { hand, life: 4 },
      { life: 4 },
      {
        nemesisDeck: ['topple'],
        inPlay: [{ card: 'woven_sky', tokens: 1 }],
      },
    );
    expect(takes(setup)).toBe('discard woven_sky');
    expect(takes(setup, 'discard woven_sky')).toBe('card spark');
  });

  test('of little harm are not', () => {
    const setup = two(
      {},
      {},
      { nemesisDeck: ['topple', 'needlemaw'], aether: 6, inPlay: ['eye_of_nothing'] },
    );
    expect(takes(setup)).not.toBe('discard eye_of_nothing');
  });
});

describe('the main phase', () => {
  test('plays its gems, buys, preps, and ends', () => {
    const setup = two(
      { hand: ['crystal', 'crystal', 'crystal', 'crystal', 'spark'] },
      {},
      { nemesisDeck: ['topple'] },
    );
    const turn = does(setup);
    expect(turn.slice(0, 4).every((each) => each.startsWith('play crystal'))).toBe(true);
    expect(turn.at(-1)).toBe('end');
    expect(turn).toContain('prep spark I');
  });

  test('begins with an economy', () => {
    const s = two(
      { hand: ['crystal', 'crystal', 'crystal', 'crystal', 'jade'] },
      {},
      {
        market: GEM_MARKET,
        nemesisDeck: undefined,
      },
    );
    expect(does(s).filter((each) => each.startsWith('gain')).length).toBeGreaterThan(0);
  });

  const PILES = ['flexing_dagger', 'bottled_vortex', 'jade', 'searing_ruby', 'clouded_sapphire'];
  const opening = (...spells: string[]) =>
    two(
      { hand: ['crystal', 'crystal', 'crystal', 'crystal'] },
      {},
      { market: [...PILES, ...spells], nemesisDeck: undefined },
    );

  test('begins with gems where the spells are dear, and with a spell where they are cheap', () => {
    const dear = does(opening('planar_insight', 'wildfire_whip', 'chaos_arc', 'arcane_nexus'));
    expect(dear.some((each) => /^gain (jade|searing_ruby)/.test(each))).toBe(true);
    const cheap = does(opening('ignite', 'lava_tendril', 'spectral_echo', 'phoenix_flame'));
    expect(cheap.some((each) => /^gain (ignite|lava_tendril|spectral_echo|phoenix_flame)/.test(each))).toBe(
      true,
    );
    expect(cheap.some((each) => /^gain (jade|searing_ruby)/.test(each))).toBe(false);
  });

  test('buys no gem in the last turn', () => {
    const setup = two({ hand: ['jade'], charges: 4 }, {}, { nemesisDeck: ['topple'], nemesisLife: 2 });
    expect(does(setup)).not.toContain('gain jade');
  });

  test('preps the best spell in the only breach', () => {
    const setup = two({ hand: ['spark', 'wildfire_whip'] }, {}, { nemesisDeck: ['topple'] });
    expect(takes(setup)).toBe('prep wildfire_whip I');
  });

  test('preps where damage is added', () => {
    const setup = two({ hand: ['ignite'], breaches: ['open', 0, 'open'] }, {}, { nemesisDeck: ['topple'] });
    expect(takes(setup)).toBe('prep ignite III');
  });

  test('heals who needs it', () => {
    const setup = two({ charges: 5 }, { life: 3 }, { nemesisDeck: ['topple'] });
    expect(takes(setup)).toBe('ability 0');
    expect(takes({ ...setup, players: [{ mage: 'brama', charges: 5, life: 9 }, { mage: 'jian' }] })).not.toBe(
      'ability 0',
    );
  });

  test('destroys the cards that it began with', () => {
    const setup = two(
      { hand: ['bottled_vortex', 'crystal', 'jade'], discard: ['wildfire_whip', 'spark'] },
      {},
      { nemesisDeck: ['topple', 'needlemaw'] },
    );
    expect(takes(setup, 'play bottled_vortex')).toMatch(/card (crystal|spark)/);
  });

  test('puts what it gains on the deck', () => {
    const setup = two({}, {}, { market: 'free_energy', aether: 3, nemesisDeck: undefined });
    expect(takes(setup, 'gain vriswood_amber')).toBe('yes');
  });
});

describe('abilities outside the main phase', () => {
  test('Adelheim wards off what would lose the game', () => {
    const adelheim = { mage: 'adelheim', charges: 5 };
    expect(takes(drawn('topple', adelheim, {}, { gravehold: 4 }))).toBe('yes');
    expect(takes(drawn('cleave', adelheim, {}, { nemesisDeck: ['cleave', 'needlemaw', 'topple'] }))).toBe(
      'no',
    );
  });

  test('Phaedraxa prevents the damage of a dangerous turn only', () => {
    const phaedraxa = { mage: 'phaedraxa', charges: 5 };
    const next = { phase: 'next', turnOrder: { deck: ['nemesis' as const, 0], discard: [1] } };
    const calm = two(phaedraxa, {}, { ...next, nemesisDeck: ['topple', 'needlemaw', 'dispel', 'slaughter'] });
    expect(
      takes({ ...calm, gravehold: 6, inPlay: [{ card: 'haze_spewer', life: 6 }, 'provoker'], fury: 3 }),
    ).toBe('yes');
    expect(takes(calm)).toBe('no');
  });
});
