import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../core/game.js';
import { Luck, seedOf } from '../../core/luck.js';
import { watchSteps } from '../../core/machine.js';
import { startOf } from '../conformance.js';
import { sayChanges, sayState } from './describe.js';
import { aeonsEndModule, nemesisSide, playersSide } from './module.js';
import type { AeonsEndScenario, AeonsEndSetup } from './scenario.js';
import type { Setup } from './setup.js';
import { drawn, inWords, resolving, start, take, two } from './testkit.js';

const words = (s: AeonsEndScenario): string[] => s.options().map(({ words }) => words);

function changes(s: AeonsEndScenario, ...picks: string[]): string[] {
  const before = s.state.slice();
  take(s, ...picks);
  return sayChanges(before, s.state);
}

describe('options in words', () => {
  test('of the main phase', () => {
    const s = start(
      two({ hand: ['jade', 'spark'], charges: 5, life: 9 }, {}, { aether: 6, inPlay: ['eye_of_nothing'] }),
    );
    expect(words(s)).toEqual(
      expect.arrayContaining([
        'plays Jade',
        'preps Spark in breach I',
        'gains Jade',
        'focuses breach II for 2 æther',
        'opens breach II for 4 æther',
        'discards Eye of Nothing for 6 æther',
        'uses Brink Siphon',
        'ends the main phase',
      ]),
    );
  });

  test('of an ally’s ability', () => {
    expect(words(start(two({}, { mage: 'kadir', charges: 5 })))).toContain(
      'lets Kadir use Otherworldly Gate',
    );
  });

  test.each([
    [
      drawn('woven_sky', {}, {}, { inPlay: ['scorn'], phase: 'nemesis' }),
      [],
      ['chooses for Scorn: Gravehold suffers 3 damage', 'chooses for Scorn: unleash twice'],
    ],
    [resolving('woven_sky'), [], ['chooses Brama for Woven Sky', 'chooses Jian for Woven Sky']],
    [
      two({ breaches: [{ spells: ['spark'] }] }, {}, { phase: 'casting', inPlay: ['bane_sire'] }),
      ['cast spark'],
      ['aims Spark at Rageborne', 'aims Spark at Bane Sire'],
    ],
    [
      two({ mage: 'phaedraxa', charges: 5 }, {}, { phase: 'next' }),
      [],
      ['uses Auspex Rune', 'does not use Auspex Rune'],
    ],
    [
      two({ hand: ['quartz_shard'] }),
      ['play quartz_shard'],
      [
        'leaves the card on top of the turn order deck for Quartz Shard',
        'puts the card at the bottom of the turn order deck for Quartz Shard',
      ],
    ],
    [
      two({ mage: 'kadir', charges: 5, discard: ['jade', 'spark', 'ignite'] }),
      ['ability 0'],
      [
        'takes back Spark from under 1 card of the discard pile for Otherworldly Gate',
        'takes back Ignite from under 2 cards of the discard pile for Otherworldly Gate',
        'chooses no more cards for Otherworldly Gate',
      ],
    ],
    [
      two(
        { breaches: [{ spells: ['ignite'] }] },
        {},
        { nemesis: 'carapace_queen', husks: 3, phase: 'casting' },
      ),
      ['cast ignite', 'target husk'],
      ['suffers 1 damage to spread the damage', 'hits only one husk'],
    ],
    [
      two({ hand: ['amethyst_shard'] }),
      ['play amethyst_shard'],
      [
        'chooses for Amethyst Shard: draw 1 card, then discard 1 card from their hand',
        'declines for Amethyst Shard',
      ],
    ],
    [
      two({ hand: ['sifters_pearl'], deck: ['spark'] }),
      ['play sifters_pearl'],
      ["chooses for Sifter's Pearl: discard it (Spark)", "declines for Sifter's Pearl (Spark)"],
    ],
    [
      two({}, {}, { aether: 3, market: 'free_energy' }),
      ['gain vriswood_amber'],
      ["puts V'riswood Amber on top of the deck", "leaves V'riswood Amber on the discard pile"],
    ],
    [
      drawn('cleave', {}, { life: 1 }, { rolls: ['eviscerate'] }),
      [],
      [
        "destroys Jian's breach I",
        "destroys Jian's breach II",
        "destroys Jian's breach III",
        "destroys Jian's breach IV",
      ],
    ],
  ])('decision %#', (setup, picks, expected) => {
    expect(words(take(start(setup), ...picks))).toEqual(expected);
  });
});

describe('changes in words', () => {
  test('a cast', () => {
    const s = start(two({ breaches: [{ spells: ['ignite'] }] }, {}, { phase: 'casting' }));
    expect(changes(s, 'cast ignite')).toEqual([
      "Ignite goes to Brama's discard pile.",
      'Rageborne loses 2 life (70 → 68).',
      'Jian gains 1 charge (0 → 1).',
    ]);
  });

  test('a nemesis turn', () => {
    const s = start(
      two(
        {},
        {},
        {
          inPlay: ['haze_spewer'],
          nemesisDeck: ['needlemaw', 'topple'],
          turnOrder: { deck: ['nemesis', 1], discard: [0] },
        },
      ),
    );
    expect(changes(s, 'end')).toEqual([
      'Needlemaw comes into play with 11 life.',
      'Brama draws 5 cards.',
      'Haze Spewer has 4 life left.',
      'Gravehold loses 5 life (30 → 25).',
    ]);
  });

  test('gaining, focusing and opening', () => {
    const s = start(two({}, {}, { aether: 20 }));
    expect(changes(s, 'gain jade')).toEqual(['Brama gains Jade.']);
    expect(changes(s, 'focus II')).toEqual(["Brama's breach II is focused."]);
    expect(changes(s, 'open II')).toEqual(["Brama's breach II opens."]);
  });

  test('exhaustion and the end', () => {
    const s = start(drawn('skewer', { life: 0 }, { life: 3 }));
    expect(changes(s, 'player 1')).toEqual([
      'Jian loses 3 life (3 → 0).',
      'Jian is exhausted.',
      'The players lose.',
    ]);
  });
});

test('step by step: whose turn begins, what is drawn, what strikes', () => {
  const s = start(
    two(
      {},
      {},
      {
        fury: 3,
        nemesisDeck: ['slaughter', 'topple'],
        turnOrder: { deck: ['nemesis', 1], discard: [0] },
        seed: 4,
      },
    ),
  );
  const [option] = s.options();
  const before = s.state.slice();
  const after = s.pick(option!.option).state;
  expect(sayChanges(before, after, option!.option)).toEqual([
    'Brama draws 5 cards.',
    'Turn 2: Rageborne',
    'Rageborne draws Slaughter.',
    'Rageborne gains 1 fury token (3 → 4).',
    'Gravehold loses 3 life (30 → 27).',
    'Slaughter is discarded.',
    expect.stringMatching(/^Rageborne strikes: /),
    ...(s.decision()?.kind === 'player' ? [] : [expect.anything(), expect.anything(), expect.anything()]),
  ]);
});

/** What is told of the last of these picks. */
function told(setup: AeonsEndSetup, ...picks: string[]): string[] {
  const s = take(start(setup), ...picks.slice(0, -1));
  const before = s.state.slice();
  const { option } = s.options().find((each) => inWords(each) === picks.at(-1))!;
  return sayChanges(before, s.pick(option).state, option);
}

describe('what happens without a decision is told', () => {
  test.each<[string, AeonsEndSetup, string[], string[]]>([
    [
      'in the order of the text: damage before the draw',
      drawn('skewer'),
      ['player 1'],
      ['Jian loses 3 life (10 → 7).', 'Jian draws 1 card.', 'Skewer is discarded.'],
    ],
    [
      'a single corruption resolves; what comes back to the hand is named',
      two(
        { hand: ['contagion'], discard: ['crystal'] },
        {},
        { nemesis: 'crooked_mask', phase: 'next', turnOrder: { deck: ['wild', 1, 'nemesis'], discard: [0] } },
      ),
      ['player 0'],
      [
        'Brama resolves Contagion.',
        'Brama loses 1 life (10 → 9).',
        "Crystal returns to Brama's hand.",
        'Contagion goes to the bottom of the corruption deck.',
      ],
    ],
    [
      'a spell that must be cast',
      two(
        { breaches: ['open', { state: 1, spells: ['spark'] }] },
        {},
        { phase: 'next', turnOrder: { deck: ['wild', 1, 'nemesis'], discard: [0] } },
      ),
      ['player 0'],
      [
        'Brama must cast Spark from breach II.',
        "Spark goes to Brama's discard pile.",
        'Rageborne loses 1 life (70 → 69).',
      ],
    ],
    [
      'a shuffled deck',
      { ...drawn('slaughter', { discard: ['spark'] }), nemesis: 'crooked_mask' },
      ['player 0'],
      [
        'Brama gains a corruption.',
        'Brama shuffles the discard pile into the deck.',
        'Gravehold loses 3 life (30 → 27).',
        'Slaughter is discarded.',
        'Turn 2: Brama',
      ],
    ],
    [
      'a discard pile that is turned over, and the wild card',
      {
        players: [{ deck: ['spark'], discard: ['jade', 'spark'], pad: false }, {}, {}],
        turnOrder: { deck: ['wild', 1], discard: [0] },
      },
      ['end'],
      ['Adelheim turns the discard pile over.', 'Adelheim draws 3 cards.', 'Turn 2: the wild card'],
    ],
    [
      'a turn order card that is revealed',
      { players: [{ hand: ['quartz_shard'] }, {}], turnOrder: { deck: [1, 'nemesis'], discard: [0] } },
      ['play quartz_shard'],
      ['Adelheim gains 1 æther (0 → 1).', 'The top card of the turn order deck is a card of Brama.'],
    ],
    [
      'cards of the nemesis as they resolve, and its empty deck',
      {
        ...two({}, {}, { inPlay: ['needlemaw', { card: 'eye_of_nothing', tokens: 1 }, 'woven_sky'] }),
        turnOrder: { deck: ['nemesis', 1], discard: [0] },
      },
      ['end'],
      [
        'Brama draws 5 cards.',
        'Turn 2: Rageborne',
        'Needlemaw resolves.',
        'Gravehold loses 2 life (30 → 28).',
        'Eye of Nothing loses its last token and resolves.',
        'Rageborne gains 1 fury token (0 → 1).',
        'Rageborne gains 1 fury token (1 → 2).',
        'Eye of Nothing is discarded.',
        'Woven Sky has 1 token left.',
        'The nemesis deck is empty: Rageborne is unleashed three times.',
        'Rageborne gains 1 fury token (2 → 3).',
        'Rageborne gains 1 fury token (3 → 4).',
        'Rageborne gains 1 fury token (4 → 5).',
        expect.stringMatching(/^Rageborne strikes: /),
      ],
    ],
  ])('%s', (_name, setup, picks, words) => {
    const lines = told(setup, ...picks);
    expect(lines.slice(0, words.length)).toEqual(words);
  });

  test('turns before the first decision, and the preparations', () => {
    const sides = [
      playersSide({ mages: ['jian', 'kadir'], market: 'free_energy' }),
      nemesisSide({ nemesis: 'rageborne' }),
    ] as const;
    const setup = aeonsEndModule.setupFor(sides, {}, undefined);
    const openings = Array.from({ length: 20 }, (_, n) =>
      aeonsEndModule.game.sayOpening!(setup, seedOf('opening', n)),
    );
    for (const opening of openings) expect(opening[0]).toBe('Rageborne gains 1 fury token (0 → 1).');
    const turns = openings.map((opening) => opening.filter((line) => line.startsWith('Turn ')));
    for (const lines of turns) expect(lines[0]).toMatch(/^Turn 1: (Jian|Kadir|Rageborne)$/);
    expect(new Set(turns.map(({ length }) => length))).toContain(2);
  });
});

test('the whole state', () => {
  const s = start(
    two(
      { hand: ['jade'], breaches: [{ spells: ['spark'] }] },
      { life: 0 },
      { inPlay: ['bane_sire', 'eye_of_nothing'], fury: 2, aether: 1 },
    ),
  );
  expect(sayState(s.state)).toMatchInlineSnapshot(`
    "Turn 1: Brama. Had a turn since the last shuffle: Brama.
    Rageborne: 70 of 70 life; 2 fury tokens; 0 cards in the deck; in play: Bane Sire (6 life), Eye of Nothing (2 tokens)
    Gravehold: 30 of 30 life
    Market: 6 Jade (2), 7 Searing Ruby (4), 7 Burning Opal (5), 5 Flexing Dagger (2), 5 Bottled Vortex (3), 5 Amplify Vision (4), 5 Essence Theft (5), 5 Planar Insight (6), 5 Consuming Void (7)
    Brama: 10 life, 0 of 5 charges, 1 æther
      breach I open with Spark; breach II closed, focused 1 of 3; breach III closed, focused 0 of 3; breach IV closed, focused 2 of 3
      hand: Jade
      played: nothing; discard pile, top first: nothing; 5 cards in the deck
    Jian: exhausted, 0 of 4 charges
      breach I open; breach II open; breach III closed, focused 0 of 3; breach IV closed, focused 1 of 3
      hand: nothing
      played: nothing; discard pile, top first: nothing; 5 cards in the deck"
  `);
});

test('the state of the Prince of Gluttons, of corruptions and of earmarked æther', () => {
  const prince = start({
    nemesis: 'prince_of_gluttons',
    devoured: ['jade', 'ignite'],
    gemAether: 1,
    spellAether: 2,
    players: [{ mage: 'jian' }],
  });
  expect(sayState(prince.state)).toContain('devoured, top first: Jade, Ignite');
  expect(sayState(prince.state)).toContain(
    'Jian: 10 life, 0 of 4 charges, 1 æther for gems, 2 æther for spells',
  );
  expect(sayState(start({ nemesis: 'crooked_mask' }).state)).toContain('; 11 corruptions');
});

test('an observed game takes the same course, operation by operation', () => {
  const { game } = aeonsEndModule;
  const options = new Int32Array(game.maxOptions);
  let steps = 0;
  for (let number = 0; number < 12; number++) {
    const { setup, seed } = startOf(aeonsEndModule, 'observed', number, 'random');
    const s = new Int32Array(game.words);
    const luck = new Luck(seedOf('observed', number));
    game.setup(s, setup as Setup, seed);
    while (game.decider(s) !== NOBODY) {
      const option = options[luck.below(game.options(s, options))]!;
      const observed = s.slice();
      watchSteps(
        () => steps++,
        () => game.apply(observed, option),
      );
      game.apply(s, option);
      if (observed.some((word, i) => word !== s[i])) expect(observed).toEqual(s);
    }
  }
  expect(steps).toBeGreaterThan(1000);
});
