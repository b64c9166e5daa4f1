import { expect, test } from 'vitest';
import type { ShardsSetup } from '../scenario.js';
import { type PlayerSetup, rows, start } from '../testkit.js';

/** Your end phase comes next, then the turn of the Nemesis. */
const solo = (
  you: PlayerSetup = {},
  nemesis: PlayerSetup = {},
  rest: Omit<ShardsSetup, 'players'> = {},
): ShardsSetup => ({
  variant: 'nemesis',
  center: ['blaster', 'crystal', 'crystal', 'crystal', 'crystal', 'crystal', 'crystal'],
  ...rest,
  players: [you, { leader: 'tetra', mastery: 1, ...nemesis }],
});

test('Preparation: an extra starting card by leader, out of the centre deck', () => {
  for (const [leader, card] of [
    ['decima', 'limiter-drones'],
    ['ko-syn-wu', 'pall-shades'],
    ['tetra', 'cloud-oracles'],
    ['volos', 'arach-devotees'],
  ]) {
    const { players, row, center } = start({
      step: 'setup',
      variant: 'nemesis',
      players: [{ leader }, {}],
    }).view();
    const own = [...players[0]!.hand, ...players[0]!.deck];
    expect(own).toHaveLength(11);
    expect(own).toContain(card);
    expect(row.length + center.length).toBe(111);
    expect(players[1]).toMatchObject({ health: 50, mastery: 1, hand: [], deck: [], relics: [] });
  }
});

rows('Your turn', [
  [
    'you attack the Nemesis as any opponent',
    solo({ power: 5 }, {}, { center: ['spore-cleric'], row: [] }),
    ['end'],
    { players: [{}, { health: 49 }] },
  ],
  [
    'its destroyed champions are banished',
    solo({ power: 2 }, { champions: ['evokatus'] }),
    ['attack evokatus 1'],
    { players: [{}, { champions: [], discard: [] }], banished: ['evokatus'] },
  ],
  [
    'you win when it has no health',
    solo({ power: 5 }, { health: 5 }),
    ['end'],
    { asks: null, turn: { winners: [0] } },
  ],
]);

rows('The turn of the Nemesis', [
  [
    'it reveals and plays the top card of the centre deck',
    solo({}, {}, { center: ['nil-assassin', 'crystal'] }),
    ['end'],
    {
      players: [{ health: 45 }, { mastery: 1 }],
      banished: ['nil-assassin'],
      center: ['crystal'],
      decider: 0,
    },
  ],
  [
    "a card of its leader's faction gives it 3 mastery",
    solo({}, { leader: 'ko-syn-wu' }, { center: ['nil-assassin', 'crystal'] }),
    ['end'],
    { players: [{ health: 45 }, { mastery: 4 }] },
  ],
  [
    'then it plays all cards of the row with that faction',
    solo(
      {},
      {},
      { center: ['nil-assassin', 'crystal', 'blaster'], row: ['the-lost', 'evokatus', 'umbral-scourge'] },
    ),
    ['end'],
    {
      players: [{ health: 39 }, { mastery: 2 }],
      row: ['crystal', 'evokatus', 'blaster'],
      banished: ['umbral-scourge', 'the-lost', 'nil-assassin'],
    },
  ],
  [
    'where the order matters you decide',
    solo(
      {},
      { mastery: 9 },
      { center: ['nil-assassin', 'crystal', 'blaster'], row: ['aetherbreaker', 'umbral-scourge'] },
    ),
    ['end'],
    { asks: 'target', decider: 0, offers: ['target aetherbreaker row', 'target umbral-scourge row'] },
  ],
  [
    'mastery first makes it stronger',
    solo(
      {},
      { mastery: 9 },
      { center: ['nil-assassin', 'crystal', 'blaster'], row: ['aetherbreaker', 'umbral-scourge'] },
    ),
    ['end', 'target umbral-scourge'],
    { players: [{ health: 37 }, { mastery: 10 }] },
  ],
  [
    'for each gem it banishes the top card of the centre deck',
    solo({}, {}, { center: ['reactor-drone', 'crystal', 'blaster', 'axia', 'crystal'] }),
    ['end'],
    { center: ['crystal#2'], banished: ['reactor-drone', 'axia', 'blaster', 'crystal'] },
  ],
  [
    'for each card that it would draw it gains 1 mastery',
    solo({}, {}, { center: ['data-heretic', 'crystal'] }),
    ['end'],
    { players: [{}, { mastery: 6 }] },
  ],
  [
    'below 15 mastery keywords are ignored',
    solo(
      {},
      { mastery: 11, champions: ['evokatus'] },
      { center: ['kiln-drone', 'crystal', 'crystal', 'crystal', 'crystal', 'crystal'] },
    ),
    ['end'],
    { center: ['crystal#3', 'crystal#4', 'crystal#5'] },
  ],
  [
    'from 15 on they always apply',
    solo({}, { mastery: 15 }, { center: ['leshai-knight', 'crystal'] }),
    ['end'],
    { players: [{ health: 44 }] },
  ],
  [
    'Echo counts a discard pile that it does not have',
    solo({}, { mastery: 15 }, { center: ['scion-of-nothingness', 'crystal'] }),
    ['end'],
    { players: [{ health: 47 }] },
  ],
  [
    'champions stay and are activated',
    solo({}, {}, { center: ['optio-crusher', 'crystal'] }),
    ['end'],
    { players: [{ health: 47 }, { champions: [{ card: 'optio-crusher', exhausted: false }] }] },
  ],
  [
    'effects on hand, deck and discard pile are ignored',
    solo({}, {}, { center: ['umbral-scourge', 'crystal'] }),
    ['end'],
    { players: [{}, { mastery: 2 }], decider: 0 },
  ],
  [
    'Portal Monk recruits nothing for it',
    solo({}, { leader: 'volos' }, { center: ['portal-monk', 'crystal'], row: ['nil-assassin'] }),
    ['end'],
    { row: ['nil-assassin'] },
  ],
  [
    'Giga needs its keywords',
    solo(
      {},
      { leader: 'ko-syn-wu', champions: ['giga-source-adept'] },
      { center: ['spore-cleric', 'crystal'] },
    ),
    ['end'],
    { players: [{}, { mastery: 1 }] },
  ],
]);

rows('How the Nemesis uses its power', [
  [
    'enough for your health: it attacks you and leaves champions alone',
    solo({ health: 5, champions: ['evokatus'] }, {}, { center: ['nil-assassin', 'crystal'] }),
    ['end'],
    { asks: null, turn: { winners: [1] }, players: [{ health: 0, champions: [{ card: 'evokatus' }] }] },
  ],
  [
    'shields in your hand are not reckoned with, but you may show them',
    solo(
      { health: 5, champions: ['evokatus'], deck: ['command-seer'] },
      {},
      { center: ['nil-assassin', 'crystal'] },
    ),
    ['end', 'shield command-seer'],
    { players: [{ health: 5, champions: [{ card: 'evokatus' }] }] },
  ],
  [
    'not enough: it destroys the dearest champion that it can',
    solo(
      { champions: ['evokatus', 'primus-pilus', 'axia', 'systema-ai'] },
      {},
      { center: ['nil-assassin', 'crystal'] },
    ),
    ['end'],
    {
      players: [
        { health: 47, champions: [{ card: 'primus-pilus' }, { card: 'axia' }, { card: 'systema-ai' }] },
      ],
    },
  ],
  [
    'and the next, and attacks you with the rest',
    solo(
      { champions: ['evokatus', 'li-hin-the-shattered', 'systema-ai'] },
      {},
      { center: ['the-lost', 'crystal'], row: [] },
    ),
    ['end'],
    { players: [{ health: 50, champions: [{ card: 'li-hin-the-shattered' }] }] },
  ],
  [
    'of equally dear ones you choose',
    solo(
      { champions: ['zen-chi-set-godkiller', 'axia'] },
      {},
      { center: ['aetherbreaker', 'crystal'], row: ['aetherbreaker'] },
    ),
    ['end'],
    {
      asks: 'target',
      decider: 0,
      offers: ['target zen-chi-set-godkiller champions 0', 'target axia champions 0'],
    },
  ],
  [
    'Zetta has to go first, then it looks again whether it can end you',
    solo(
      { health: 3, champions: ['zetta-the-encryptor', 'evokatus'] },
      {},
      { center: ['nil-assassin', 'crystal'], row: ['aetherbreaker'] },
    ),
    ['end'],
    { asks: null, turn: { winners: [1] }, players: [{ champions: [{ card: 'evokatus' }] }] },
  ],
  [
    'shields in play it knows',
    solo(
      { health: 5, champions: ['praetorian-02', 'evokatus'] },
      {},
      { center: ['nil-assassin', 'crystal'] },
    ),
    ['end'],
    { players: [{ health: 5, champions: [{ card: 'praetorian-02' }] }] },
  ],
]);

rows('The Nemesis wins', [
  [
    'with 30 mastery, at once',
    solo({}, { mastery: 29 }, { center: ['umbral-scourge', 'crystal'] }),
    ['end'],
    { asks: null, turn: { winners: [1] } },
  ],
  [
    'when the row can’t be filled in your turn',
    solo({ gems: 2 }, {}, { center: [], row: ['nil-assassin'] }),
    ['recruit nil-assassin'],
    { asks: null, turn: { winners: [1] } },
  ],
  [
    'or in its own',
    solo({}, {}, { center: ['nil-assassin'], row: ['the-lost'] }),
    ['end'],
    { asks: null, turn: { winners: [1] } },
  ],
  [
    'an empty centre deck alone is not the end',
    solo({}, {}, { center: [], row: ['nil-assassin'] }),
    ['end'],
    { decider: 0, asks: 'main' },
  ],
]);

test('Its seat decides nothing', () => {
  const s = start(solo({}, {}, { active: 1, center: ['nil-assassin', 'crystal'] }));
  expect(s.decision()).toMatchObject({ seat: 0, kind: 'main' });
});
