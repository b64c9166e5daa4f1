import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../../core/game.js';
import { Luck, seedOf } from '../../../core/luck.js';
import { NEMESES } from '../cards/index.js';
import { aeonsEnd } from '../game.js';
import { at, WORDS } from '../layout.js';
import { aeonsEndModule, nemesisSide, playersSide } from '../module.js';
import { cooperative } from '../sides/cooperative.js';
import { drawn, reach, start } from '../testkit.js';
import { COUNTS, keepCount } from './ledger.js';

const fresh = () => new Float64Array(cooperative.sources.length * COUNTS.length);

/** What is not 0, by card and count. */
function counted(act: () => void): Record<string, Record<string, number>> {
  const ledger = fresh();
  keepCount(ledger);
  act();
  keepCount(undefined);
  const entries = cooperative.sources.map(({ id }, i) => {
    const all = COUNTS.map((name, k) => [name, ledger[i * COUNTS.length + k]!] as const);
    return [id, Object.fromEntries(all.filter(([, value]) => value !== 0))] as const;
  });
  return Object.fromEntries(entries.filter(([, counts]) => Object.keys(counts).length > 0));
}

describe('life counts for the text that says so', () => {
  test.each([
    {
      name: 'an attack',
      act: () => start(drawn('slaughter')),
      counts: { slaughter: { gravehold_lost: 3 } },
    },
    {
      name: 'a strike counts for the strike, and beside it for the card that has set it off',
      act: () => start(drawn('cleave', {}, {}, { rolls: ['devastate'] })),
      counts: { devastate: { gravehold_lost: 5 }, cleave: { set_off: 5 } },
    },
    {
      name: 'a strike at the end of the turn is set off by no card',
      act: () =>
        start(
          drawn('needlemaw', {}, {}, { nemesisDeck: ['needlemaw', 'topple'], fury: 9, rolls: ['devastate'] }),
        ),
      counts: { devastate: { gravehold_lost: 5 } },
    },
    {
      name: 'players, and Gravehold with what is left of an exhausted one',
      act: () =>
        reach(drawn('cleave', { life: 1 }, { life: 9 }, { fury: 4, rolls: ['eviscerate'] }), 'breach 0 I'),
      counts: { eviscerate: { gravehold_lost: 2, players_lost: 1 }, cleave: { set_off: 2 } },
    },
    {
      name: 'Gravehold loses no more than it has',
      act: () => start(drawn('slaughter', {}, {}, { gravehold: 2 })),
      counts: { slaughter: { gravehold_lost: 2 } },
    },
  ])('$name', ({ act, counts }) => {
    expect(counted(act)).toEqual(counts);
  });

  test('nobody counts while nobody wants to know', () => {
    const ledger = fresh();
    keepCount(ledger);
    keepCount(undefined);
    start(drawn('slaughter'));
    expect(ledger.every((value) => value === 0)).toBe(true);
  });
});

/** A whole game of random choices. */
function randomGame(number: number): Int32Array {
  const luck = new Luck(seedOf('ledger', number));
  const mages = ['kadir', 'mist', 'brama', 'adelheim'].slice(0, 1 + (number % 4));
  const sides = [
    playersSide({ mages, gravehold: 60 }),
    nemesisSide({
      nemesis: NEMESES[number % NEMESES.length]!,
      level: number % 3 === 0 ? 'expert' : 'normal',
    }),
  ];
  const state = new Int32Array(WORDS);
  const options = new Int32Array(aeonsEnd.maxOptions);
  aeonsEnd.setup(state, aeonsEndModule.setupFor(sides, {}, undefined), seedOf('ledger game', number));
  while (aeonsEnd.decider(state) !== NOBODY)
    aeonsEnd.apply(state, options[luck.below(aeonsEnd.options(state, options))]!);
  return state;
}

test('the losses of a game add up to all the life that is gone, and casts to all casts', () => {
  for (let number = 0; number < 60; number++) {
    let state: Int32Array = new Int32Array();
    const counts = Object.values(
      counted(() => {
        state = randomGame(number);
      }),
    );
    const sum = (name: string) => counts.reduce((total, each) => total + (each[name] ?? 0), 0);
    let life = 0;
    for (let seat = 0; seat < state[at.players]!; seat++)
      life += state[at.playerMost]! - state[at.life + seat]!;
    expect(
      [sum('gravehold_lost'), sum('players_lost'), sum('cast'), sum('gained')],
      `game ${number}`,
    ).toEqual([state[at.graveholdMost]! - state[at.gravehold]!, life, state[at.cast]!, state[at.gained]!]);
  }
});
