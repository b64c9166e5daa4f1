import { expect, test } from 'vitest';
import { reach, rows, start, take } from '../testkit.js';

const cards = (n: number): string[] => Array.from({ length: n }, () => 'iron-man');

rows(
  'Drawing cards: all cards of the hand go, as many and two more come, at most five',
  ...([0, 1, 2, 3, 4, 5, 6].map((n) => [
    `${n} discarded bring ${Math.min(5, n + 2)}`,
    { step: 'draw', turn: 1, players: [{ hand: cards(n) }] },
    [],
    { decider: 1, hands: [Math.min(5, n + 2), 0] },
  ]) as Parameters<typeof rows>[1][]),
);

rows(
  'Drawing cards: an empty deck is made anew from the discard pile',
  [
    'in the draw phase as often as needed, with the hand just discarded',
    { step: 'draw', turn: 1, players: [{ hand: cards(3), deck: ['spark'], pad: false }] },
    [],
    { hands: [4, 0], then: (s) => expect(s.view().players[0]).toMatchObject({ deck: [], discard: [] }) },
  ],
  [
    'once in a main phase',
    {
      players: [
        {
          spec: 'finesse',
          hero: { level: 5 },
          gold: 5,
          hand: ['appel-stomp', 'appel-stomp'],
          discard: ['spark'],
          pad: false,
        },
      ],
    },
    ['play appel-stomp', 'no', 'play appel-stomp#2', 'no'],
    {
      then: (s) => {
        expect(s.view().players[0]!.hand).toEqual(['spark']);
        expect(s.view().turn.reshuffled).toBe(true);
      },
    },
  ],
  [
    'the note: a second empty deck in a main phase brings no more cards',
    {
      reshuffled: true,
      players: [
        {
          spec: 'finesse',
          hero: { level: 5 },
          gold: 1,
          hand: ['appel-stomp'],
          discard: ['spark'],
          pad: false,
        },
      ],
    },
    ['play appel-stomp', 'no'],
    { hands: [0, 0] },
  ],
  [
    'the limit is that of one’s own main phase: a technician’s card comes all the same',
    {
      players: [
        { units: ['iron-man'] },
        { units: [{ card: 'tenderfoot', slot: 'technician' }], discard: ['spark'], pad: false },
      ],
    },
    ['attack iron-man tenderfoot'],
    { hands: [0, 1] },
  ],
  [
    'with both piles empty nothing is drawn',
    { step: 'draw', turn: 1, players: [{ pad: false }] },
    [],
    { hands: [0, 0] },
  ],
);

rows(
  'Gold and workers',
  [
    'each worker brings 1 gold in upkeep',
    { step: 'start', turn: 1, players: [{ workers: 7, gold: 2 }] },
    [],
    { gold: [9, 0] },
  ],
  [
    'gold is kept, but never more than 20',
    { step: 'start', turn: 1, players: [{ workers: 7, gold: 15 }] },
    [],
    { gold: [20, 0] },
  ],
  [
    'a worker costs 1 gold and a card of the hand',
    { players: [{ gold: 3, hand: ['spark', 'bloom'] }] },
    ['worker spark'],
    { gold: [2, 0], workers: [5, 5], zones: { spark: 'hired' }, mayNot: ['worker bloom'] },
  ],
  [
    'one a turn',
    { hiredThisTurn: true, players: [{ gold: 3, hand: ['spark'] }] },
    [],
    { mayNot: ['worker spark'] },
  ],
  ['none without gold', { players: [{ gold: 0, hand: ['spark'] }] }, [], { offers: ['end'] }],
  [
    'none without a card',
    { players: [{ gold: 5, workers: 4 }] },
    [],
    { offers: ['build tower', 'build surplus', 'summon troq-bashar', 'end'] },
  ],
);

test('Gold and workers: who begins has 4 workers, the other 5', () => {
  const s = start({ step: 'setup', active: 1 });
  expect(s.view().players.map(({ workers, gold }) => [workers, gold])).toEqual([
    [5, 0],
    [4, 4],
  ]);
});

test('Preparation: ten starting cards, five of them in hand; the hero waits in the command zone', () => {
  const s = start({ step: 'setup' });
  for (const { hand, deck, codex, hero } of s.view().players) {
    expect([hand.length, deck.length]).toEqual([5, 5]);
    expect(new Set([...hand, ...deck].map((name) => name.split('#')[0])).size).toBe(10);
    expect(Object.values(codex)).toEqual(Array(12).fill(2));
    expect(hero).toMatchObject({ zone: 'command', level: 0, wait: 0 });
  }
  expect(s.decision()).toMatchObject({ seat: 0, kind: 'main', source: null });
});

test('The tech phase: two cards of the codex come into the discard pile right before the next turn', () => {
  const s = reach({ step: 'start' }, 'tech iron-man');
  expect(s.view().players[0]!.discard).toEqual(['iron-man']);
  expect(s.view().players[0]!.codex['iron-man']).toBe(1);
  take(s, 'tech iron-man');
  expect(s.view().players[0]!.discard).toEqual(['iron-man#2', 'iron-man']);
  expect(s.decision()?.kind).toBe('main');
});

rows(
  'The tech phase',
  [
    'nothing is asked before the first turn of each player',
    { step: 'start', turn: 2, active: 1 },
    [],
    { decider: 1, asks: 'main' },
  ],
  [
    'below ten workers both are a duty',
    { step: 'start', players: [{ workers: 9 }] },
    ['tech eggship'],
    { asks: 'tech', mayNot: ['done'] },
  ],
  [
    'with ten workers there may be none, one or two',
    { step: 'start', players: [{ workers: 10 }] },
    ['tech eggship', 'done'],
    { asks: 'main', zones: { eggship: 'discard' } },
  ],
  [
    'what is left goes when there are fewer than two',
    { step: 'start', players: [{ codex: { eggship: 1 } }] },
    [],
    { asks: 'main', zones: { eggship: 'discard' } },
  ],
  [
    'a card that has no copy left is not offered',
    { step: 'start', players: [{ codex: { eggship: 1, 'iron-man': 2 } }] },
    ['tech eggship'],
    { asks: 'main', zones: { 'iron-man': 'discard' } },
  ],
);
