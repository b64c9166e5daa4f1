import { describe, expect, test } from 'vitest';
import { scenario } from '../../testing.js';
import { sayChanges, sayState } from './describe.js';
import type { KeyforgeSetup, Query } from './scenario.js';

/** What a list of picks is said to change, from before the first to after the last. */
function changes(setup: KeyforgeSetup, ...picks: Query[]): string[] {
  const s = scenario('keyforge', setup);
  const before = s.state.slice();
  for (const pick of picks) s.pick(pick);
  return sayChanges(before, s.state);
}

describe('changes', () => {
  const rows: [string, KeyforgeSetup, Query[], string[]][] = [
    [
      'a theft',
      { house: 'shadows', players: [{ amber: 4, hand: ['urchin'] }, { amber: 3 }] },
      [{ kind: 'play' }],
      ["Urchin enters play on A's side.", 'A steals 1 æmber (4 → 5; B 3 → 2).'],
    ],
    [
      'a flank',
      { house: 'untamed', players: [{ line: ['troll'], hand: ['dust-pixie'] }] },
      [{ kind: 'play' }, { value: 'right' }],
      ["Dust Pixie enters play on A's right flank.", 'A gains 2 æmber (0 → 2).'],
    ],
    [
      'a fight',
      { house: 'brobnar', players: [{ line: ['troll'] }, { line: ['snufflegator', 'bumpsy'] }] },
      [{ kind: 'fight' }, { card: 'snufflegator' }],
      ['Troll takes 4 damage (4 of 8).', 'Snufflegator is destroyed.'],
    ],
    [
      'a turn',
      { house: 'brobnar', players: [{ hand: ['anger'], chains: 1 }, { amber: 7 }] },
      [{ kind: 'end' }],
      [
        'A draws 4 cards.',
        'A sheds 1 chain (now 0).',
        'Turn 4: B',
        'B forges the red key (6 æmber; 1 left).',
      ],
    ],
    [
      'a card that leaves archives for its owner’s hand',
      {
        house: 'logos',
        players: [{ line: ['project-zyx'], archives: [{ card: 'troll', owner: 1 }] }, {}],
      },
      [{ kind: 'reap' }, { kind: 'yes' }],
      ["Troll goes from A's archives to B's hand.", 'A gains 1 æmber (0 → 1).'],
    ],
    [
      'a discard, which everyone sees',
      { house: 'dis', rolls: [0], players: [{ hand: ['mind-barb'] }, { hand: ['anger'] }] },
      [{ kind: 'play' }],
      ['B discards Anger.', 'A gains 1 æmber (0 → 1).'],
    ],
    [
      'a search, which is no draw from the deck that is shuffled after it',
      {
        house: 'logos',
        players: [{ hand: ['help-from-future-self'], discard: ['timetraveller', 'troll'] }],
      },
      [{ kind: 'play' }, { card: 'timetraveller' }],
      [
        "Timetraveller goes from the discard pile to A's hand.",
        'A shuffles 1 card from the discard pile into the deck.',
        'A gains 1 æmber (0 → 1).',
      ],
    ],
    [
      'a search that finds its card in the deck',
      { house: 'logos', players: [{ hand: ['help-from-future-self'], deck: ['timetraveller'] }] },
      [{ kind: 'play' }, { card: 'timetraveller' }],
      ["Timetraveller goes from the deck to A's hand.", 'A gains 1 æmber (0 → 1).'],
    ],
    [
      'a revealed card that stays where it is',
      { house: 'logos', players: [{ artifacts: ['chaos-portal'], deck: ['troll'] }] },
      [{ kind: 'action' }, { value: 'dis' }],
      ['A shows Troll.'],
    ],
    [
      'a hand that is looked at',
      {
        house: 'logos',
        players: [{ line: ['psychic-bug'] }, { hand: ['troll', 'anger'] }],
      },
      [{ kind: 'reap' }],
      ['B shows Troll, Anger.', 'A gains 1 æmber (0 → 1).'],
    ],
    [
      'archiving, which only its owner sees',
      { house: 'logos', players: [{ hand: ['labwork', 'anger'] }] },
      [{ kind: 'play', card: 'labwork' }],
      ['A archives 1 card.', 'A gains 1 æmber (0 → 1).'],
    ],
    [
      'an upgrade',
      { house: 'brobnar', players: [{ line: ['troll'], hand: ['blood-of-titans'] }] },
      [{ kind: 'play' }],
      ['Blood of Titans is attached to Troll.', 'A gains 1 æmber (0 → 1).'],
    ],
    [
      'a capture on entering',
      { house: 'sanctum', players: [{ hand: ['raiding-knight'] }, { amber: 2 }] },
      [{ kind: 'play' }],
      ["Raiding Knight enters play on A's side.", 'Raiding Knight captures 1 æmber (B 2 → 1).'],
    ],
    [
      'the end',
      { house: 'brobnar', players: [{}, { amber: 6, keys: ['red', 'blue'] }] },
      [{ kind: 'end' }],
      ['A draws 6 cards.', 'Turn 4: B', 'B forges the yellow key (6 æmber; 0 left).', 'B wins the game.'],
    ],
  ];
  test.each(rows)('%s', (_what, setup, picks, expected) => {
    expect(changes(setup, ...picks)).toEqual(expected);
  });

  test('nothing', () => {
    const { state } = scenario('keyforge', {});
    expect(sayChanges(state, state)).toEqual([]);
  });
});

/** What the last of the picks is said to set off, in the order in which it happens. */
function story(setup: KeyforgeSetup, ...picks: Query[]): string[] {
  const s = scenario('keyforge', setup);
  for (const pick of picks.slice(0, -1)) s.pick(pick);
  const before = s.state.slice();
  const found = s.options().filter((each) => fits(each, picks.at(-1)!));
  expect(found).toHaveLength(1);
  s.pick(found[0]!.option);
  return sayChanges(before, s.state, found[0]!.option);
}

const fits = (option: object, query: Query): boolean =>
  Object.entries(query).every(([key, value]) => (option as Record<string, unknown>)[key] === value);

describe('the story of', () => {
  const rows: [string, KeyforgeSetup, Query[], string[]][] = [
    [
      'a fight, with what it sets off on both sides',
      {
        house: 'logos',
        players: [{ line: ['batdrone'] }, { amber: 3, line: [{ card: 'dust-imp', amber: 1 }] }],
      },
      [{ kind: 'fight' }],
      [
        'Batdrone attacks Dust Imp.',
        'Dust Imp takes 2 damage.',
        'Dust Imp: B gains 2 æmber (3 → 5).',
        'Dust Imp is destroyed.',
        'A gets the 1 æmber on Dust Imp (0 → 1).',
        'A steals 1 æmber (1 → 2; B 5 → 4).',
      ],
    ],
    [
      'a card that is played by another',
      { house: 'logos', players: [{ hand: ['wild-wormhole'], deck: ['dust-pixie'] }, {}] },
      [{ kind: 'play' }],
      [
        'A gains 1 æmber (0 → 1).',
        'A plays Dust Pixie.',
        "Dust Pixie enters play on A's side.",
        'A gains 2 æmber (1 → 3).',
      ],
    ],
    [
      'armor, poison and a shield',
      {
        house: 'shadows',
        players: [{ line: ['macis-asp'] }, { line: ['champion-tabris', 'shadow-self', 'troll'] }],
      },
      [{ kind: 'fight' }, { card: 'champion-tabris' }],
      [
        'Shadow Self shields Champion Tabris.',
        "Champion Tabris's armor prevents 2 damage.",
        'Shadow Self takes 1 poisoned damage (1 of 9).',
        'Shadow Self is destroyed.',
      ],
    ],
    [
      'assault',
      { house: 'untamed', players: [{ line: ['ancient-bear'] }, { line: ['dust-imp'] }] },
      [{ kind: 'fight' }],
      [
        'Ancient Bear attacks Dust Imp.',
        'Assault: Dust Imp takes 2 damage.',
        'Dust Imp: B gains 2 æmber (0 → 2).',
        'Assault: Dust Imp is destroyed.',
      ],
    ],
    [
      'captures from both pools',
      {
        house: 'dis',
        players: [
          { amber: 2, hand: ['pandemonium'], line: ['troll'] },
          { amber: 3, line: ['bumpsy'] },
        ],
      },
      [{ kind: 'play' }],
      ['A gains 1 æmber (2 → 3).', 'Troll captures 1 æmber (B 3 → 2).', 'Bumpsy captures 1 æmber (A 3 → 2).'],
    ],
    [
      'an attack that is eluded',
      { house: 'brobnar', players: [{ line: ['troll'] }, { line: ['noddy-the-thief'] }] },
      [{ kind: 'fight' }],
      ['Troll attacks Noddy the Thief.', 'Noddy the Thief eludes the attack.'],
    ],
    [
      'a fight that is called off',
      {
        house: 'shadows',
        players: [{ line: ['dodger'], deck: ['urchin'], artifacts: ['evasion-sigil'] }, { line: ['umbra'] }],
      },
      [{ kind: 'fight' }],
      [
        'Dodger attacks Umbra.',
        "Evasion Sigil: Urchin is discarded from A's deck.",
        'The fight is called off.',
      ],
    ],
    [
      'a creature that another one uses',
      {
        house: 'sanctum',
        players: [{ line: ['commander-remiel', { card: 'dew-faerie', stunned: false }] }, {}],
      },
      [{ kind: 'reap', card: 'commander-remiel' }],
      [
        'A gains 1 æmber (0 → 1).',
        'Dew Faerie reaps.',
        'A gains 1 æmber (1 → 2).',
        'Dew Faerie: A gains 1 æmber (2 → 3).',
      ],
    ],
    [
      'a turn: the forging belongs to the next one',
      { house: 'brobnar', players: [{ amber: 2 }, { amber: 7, houses: ['dis', 'logos', 'mars'] }] },
      [{ kind: 'end' }],
      ['A draws 6 cards.', 'Turn 4: B', 'B forges the red key (6 æmber; 1 left).'],
    ],
    [
      'a key that is paid from two places',
      {
        step: 'forge',
        players: [
          { amber: 6, houses: ['dis', 'logos', 'mars'], artifacts: [{ card: 'safe-place', amber: 1 }] },
          {},
        ],
      },
      [{ kind: 'target', card: 'safe-place' }],
      ['1 æmber comes off Safe Place.', 'A forges the red key (6 æmber; 1 left).'],
    ],
    [
      'cards of one name, told apart',
      {
        house: 'shadows',
        players: [{ hand: ['poison-wave'], line: ['troll'] }, { line: ['troll', 'dust-imp', 'dust-imp'] }],
      },
      [{ kind: 'play' }],
      [
        'A gains 1 æmber (0 → 1).',
        "A's Troll takes 2 damage (2 of 8).",
        "B's Troll takes 2 damage (2 of 8).",
        'Dust Imp (2nd from the left) takes 2 damage.',
        'Dust Imp (3rd from the left) takes 2 damage.',
        'Dust Imp: B gains 2 æmber (0 → 2).',
        'Dust Imp: B gains 2 æmber (2 → 4).',
        'Dust Imp (2nd from the left) is destroyed.',
        'Dust Imp (3rd from the left) is destroyed.',
      ],
    ],
    [
      'a destruction with another end',
      { house: 'shadows', players: [{ hand: ['poison-wave'] }, { line: ['bad-penny'] }] },
      [{ kind: 'play' }],
      [
        'A gains 1 æmber (0 → 1).',
        'Bad Penny takes 2 damage.',
        "Bad Penny is destroyed and returns to B's hand.",
      ],
    ],
    [
      'creatures that swap places',
      { house: 'sanctum', players: [{ line: ['sanctum-guardian', 'troll'] }, {}] },
      [{ kind: 'reap' }],
      ['A gains 1 æmber (0 → 1).', 'Sanctum Guardian and Troll swap places.'],
    ],
    [
      'æmber that an artifact takes along',
      {
        house: 'sanctum',
        players: [{ hand: ['oath-of-poverty'], artifacts: [{ card: 'safe-place', amber: 2 }] }, {}],
      },
      [{ kind: 'play' }],
      [
        'A gains 1 æmber (0 → 1).',
        'Safe Place is destroyed.',
        'The 2 æmber on Safe Place goes to the supply.',
        'A gains 2 æmber (1 → 3).',
      ],
    ],
    [
      'places in a deck',
      {
        house: 'untamed',
        players: [{ artifacts: ['world-tree'], discard: ['troll'] }, {}],
      },
      [{ kind: 'action' }],
      ["Troll goes from the discard pile to the top of A's deck."],
    ],
  ];
  test.each(rows)('%s', (_what, setup, picks, expected) => {
    expect(story(setup, ...picks)).toEqual(expected);
  });
});

test('options say what is divided, what waits, and on whose text', () => {
  const hunt = scenario('keyforge', {
    house: 'untamed',
    players: [{ hand: ['cooperative-hunting'], line: ['dust-pixie'] }, { line: ['troll'] }],
  }).pick({ kind: 'play' });
  expect(hunt.options()[1]!.words).toBe("assigns 1 damage to B's Troll for Cooperative Hunting");
  const attack = scenario('keyforge', {
    house: 'untamed',
    players: [{ line: ['ancient-bear'] }, { line: ['briar-grubbling'] }],
  }).pick({ kind: 'fight' });
  expect(attack.options().map(({ words }) => words)).toEqual([
    "resolves Ancient Bear's assault first",
    "resolves B's Briar Grubbling's hazardous first",
  ]);
  const dagger = scenario('keyforge', {
    house: 'shadows',
    players: [{ line: [{ card: 'dodger', upgrades: ['silent-dagger'] }] }, { line: ['troll', 'bumpsy'] }],
  }).pick({ kind: 'reap' });
  expect(dagger.options()[1]!.words).toBe("chooses B's Troll for Silent Dagger");
  const boots = scenario('keyforge', {
    house: 'sanctum',
    players: [{ line: [{ card: 'sequis', upgrades: ['rocket-boots'] }] }],
  }).pick({ kind: 'reap' });
  expect(boots.options().map(({ words }) => words)).toEqual([
    "resolves Sequis's “Reap:” ability first",
    "resolves Sequis's “Fight/Reap:” ability from Rocket Boots first",
  ]);
  const souls = scenario('keyforge', {
    house: 'shadows',
    players: [
      {
        hand: ['poison-wave'],
        line: ['silvertooth', 'troll'],
        artifacts: ['soul-snatcher', 'pile-of-skulls'],
      },
      { line: ['macis-asp', { card: 'dodger', damage: 3 }] },
    ],
  }).pick({ kind: 'play' });
  expect(souls.options().map(({ words }) => words)).toEqual([
    "resolves Soul Snatcher's ability for Silvertooth first",
    "resolves Soul Snatcher's ability for B's Dodger first",
    "resolves Pile of Skulls's ability first",
  ]);
});

test('options tell twins and the other player’s cards apart', () => {
  const s = scenario('keyforge', {
    house: 'dis',
    players: [{ line: ['shooler', 'dust-imp', 'dust-imp'] }, { line: ['troll', 'bumpsy'] }],
  });
  expect(s.options().map(({ words }) => words)).toContain('reaps with Dust Imp (2nd from the left)');
  s.pick({ kind: 'fight', card: 'shooler' });
  expect(s.options().map(({ words }) => words)).toEqual(["attacks B's Troll", "attacks B's Bumpsy"]);
});

test('options tell artifacts of one name apart', () => {
  const s = scenario('keyforge', {
    step: 'forge',
    players: [
      {
        amber: 3,
        artifacts: [{ card: 'safe-place', amber: 2 }, 'skeleton-key', { card: 'safe-place', amber: 2 }],
      },
    ],
  });
  expect(s.options().map(({ words }) => words)).toEqual([
    'spends 1 æmber from Safe Place (1st from the left)',
    'spends 1 æmber from Safe Place (3rd from the left)',
  ]);
});

test('options tell a card in play from its copy in the discard pile', () => {
  const s = scenario('keyforge', {
    house: 'shadows',
    players: [{ line: ['faygin', 'urchin'], discard: ['urchin'] }],
  });
  s.pick({ kind: 'reap', card: 'faygin' });
  expect(s.options().map(({ words }) => words)).toEqual([
    'chooses Urchin for Faygin',
    'chooses the discarded Urchin for Faygin',
  ]);
});

test('options tell the piles of both players, and copies of two houses, apart', () => {
  const oblivion = scenario('keyforge', {
    house: 'dis',
    players: [{ hand: ['creeping-oblivion'], discard: ['troll'] }, { discard: ['troll'] }],
  }).pick({ kind: 'play' });
  expect(oblivion.options().map(({ words }) => words)).toEqual([
    'chooses the discarded Troll for Creeping Oblivion',
    "chooses B's discarded Troll for Creeping Oblivion",
    'chooses no more for Creeping Oblivion',
  ]);
  const stash = scenario('keyforge', {
    house: 'shadows',
    players: [{ hand: ['hidden-stash', 'troll', { card: 'troll', house: 'sanctum' }] }],
  }).pick({ kind: 'play', card: 'hidden-stash' });
  expect(stash.options().map(({ words }) => words)).toEqual([
    'chooses Troll of Brobnar for Hidden Stash',
    'chooses Troll of Sanctum for Hidden Stash',
  ]);
});

test('the state is told as the player to decide sees it', () => {
  const s = scenario('keyforge', {
    house: 'brobnar',
    players: [
      {
        amber: 2,
        keys: ['red'],
        hand: ['anger', 'punch'],
        line: [{ card: 'troll', damage: 3, ward: true, upgrades: ['blood-of-titans'] }],
      },
      { chains: 2, hand: ['fear'], artifacts: [{ card: 'key-to-dis', exhausted: true }] },
    ],
  });
  expect(sayState(s.state).split('\n')).toEqual([
    'Turn 3: A, main step, house Brobnar',
    'A: 2 æmber (a key costs 6), 1 key (red), 2 cards in hand, 10 in the deck, 0 discarded',
    '   creatures: Troll (power 13, 3 damage, warded, with Blood of Titans)',
    '   hand: Anger, Punch',
    'B: 0 æmber (a key costs 6), no keys, 2 chains, 1 card in hand, 10 in the deck, 0 discarded',
    '   artifacts: Key to Dis (exhausted)',
  ]);
});
