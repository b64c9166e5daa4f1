import { expect, test } from 'vitest';
import type { Agent } from '../../core/agent.js';
import { Luck, seedOf } from '../../core/luck.js';
import { INVARIANTS, type Start, walk } from '../conformance.js';
import { NEMESES } from './cards/index.js';
import { LEVEL_NAMES } from './levels.js';
import { aeonsEndModule as module, nemesisSide, playersSide } from './module.js';
import { kindIn, OptionKind } from './option.js';
import { definitionOf, definitions, runs } from './pool.js';

const GAMES = 240;

/** Plenty of life, and every other game a short nemesis deck, so that games reach the last tier. */
function startOf(number: number): Start {
  const luck = new Luck(seedOf('coverage', number));
  const random = module.randomSide!(seedOf('coverage', number, 'mages'), 0).data;
  const mages = random.kind === 'players' ? random.mages : [];
  const players = playersSide({ mages, playerLife: 40, gravehold: 200 });
  const nemesis = nemesisSide({
    nemesis: NEMESES[number % NEMESES.length]!,
    level: LEVEL_NAMES[luck.below(LEVEL_NAMES.length)]!,
    ...(luck.below(2) === 0 ? { basics: [0, 0, 0] } : {}),
  });
  const setup = module.setupFor([players, nemesis], {}, undefined);
  return { name: `coverage ${number}`, setup, seed: seedOf('coverage', number, 'game') };
}

/** Takes anything, but seldom ends a phase. */
function busy(): Agent {
  const luck = new Luck();
  const ends = (option: number): boolean => [OptionKind.End, OptionKind.Done].includes(kindIn(option));
  return {
    name: 'busy',
    begin: (_seat, seed) => luck.seed(seed[0], seed[1]),
    choose(_state, options, count) {
      const first = luck.below(count);
      return ends(options[first]!) ? luck.below(count) : first;
    },
  };
}

const unused = (): string[] =>
  [...definitionOf]
    .filter(([, d]) => runs[d] === 0 && definitions[d]!.card.type !== 'nemesis')
    .map(([id]) => id);

test('every card is gained, cast, drawn or resolved and every ability used, with the invariants on', () => {
  for (let number = 0; number < GAMES && unused().length > 0; number++) {
    walk(module, startOf(number), [INVARIANTS], [busy(), busy(), busy(), busy()]);
  }
  expect(unused()).toEqual([]);
}, 120_000);
