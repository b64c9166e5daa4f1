import { expect, test } from 'vitest';
import type { Agent } from '../../core/agent.js';
import { Luck, seedOf } from '../../core/luck.js';
import { CHECKS, INVARIANTS, walk } from '../conformance.js';
import { shardsModule as module } from './module.js';
import { definitionIn, kindIn, OptionKind } from './option.js';
import { definitionOf, traitsOf } from './pool.js';
import { Trait } from './program.js';
import { RANDOM, sidesOf } from './sides/sides.js';
import { WAYS } from './sides/ways.js';

/** Cards that were played, used or shown in the games below. */
const used = new Set<number>();

test.each(WAYS)(
  '%s players, variants %j: everything that a game promises',
  (players, variants) => {
    const sides = sidesOf(
      Array.from({ length: players }, () => RANDOM),
      variants,
    );
    const name = `ways ${players} ${variants.join()}`;
    const start = { name, setup: module.setupFor(sides, {}, undefined), seed: seedOf(name) };
    const { over } = walk(module, start, CHECKS, undefined, (_state, option) => {
      if ([OptionKind.Play, OptionKind.FastPlay, OptionKind.Exhaust].includes(kindIn(option)))
        used.add(definitionIn(option));
    });
    expect(over).toBe(true);
  },
  60_000,
);

/** Takes anything, but seldom ends a phase. */
function busy(): Agent {
  const luck = new Luck();
  return {
    name: 'busy',
    begin: (_seat, seed) => luck.seed(seed[0], seed[1]),
    choose(_state, options, count) {
      const first = luck.below(count);
      return kindIn(options[first]!) === OptionKind.End ? luck.below(count) : first;
    },
  };
}

/** In further games of all kinds. */
test('every card comes to be played', () => {
  const all = [...definitionOf.values()].filter((d) => (traitsOf[d]! & Trait.Leader) === 0);
  const unused = () => all.filter((d) => !used.has(d));
  for (let number = 0; number < 300 && unused().length > 0; number++) {
    const sides = module.randomSides!(seedOf('every card', number));
    const dials = { mastery: sides.map(() => 12), health: sides.map(() => 50) };
    const start = {
      name: `every card ${number}`,
      setup: module.setupFor(sides, { dials }, undefined),
      seed: seedOf('every card', number),
    };
    walk(module, start, [INVARIANTS], [busy(), busy(), busy(), busy()], (_state, option) => {
      if ([OptionKind.Play, OptionKind.FastPlay].includes(kindIn(option))) used.add(definitionIn(option));
    });
  }
  expect(unused().map((d) => [...definitionOf.keys()][d])).toEqual([]);
}, 120_000);
