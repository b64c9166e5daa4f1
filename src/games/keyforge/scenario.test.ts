import { describe, expect, test } from 'vitest';
import { scenario } from '../../testing.js';
import type { KeyforgeSetup } from './scenario.js';

const TABLE: KeyforgeSetup = {
  active: 0,
  house: 'brobnar',
  step: 'main',
  players: [
    {
      houses: ['brobnar', 'dis', 'shadows'],
      amber: 2,
      keys: ['red'],
      chains: 0,
      hand: ['anger'],
      deck: ['urchin'],
      discard: [],
      archives: [],
      purged: [],
      line: [
        'troll',
        {
          card: 'bumpsy',
          damage: 1,
          exhausted: true,
          stunned: false,
          ward: true,
          enraged: false,
          amber: 1,
          power: 1,
          upgrades: ['blood-of-titans'],
        },
      ],
      artifacts: ['gauntlet-of-command'],
    },
    { amber: 5, line: ['dust-imp'] },
  ],
  seed: 1,
};

const kinds = (s: { options(): { kind: string; card?: string }[] }): string[] =>
  s.options().map(({ kind, card }) => (card ? `${kind} ${card}` : kind));

describe('a setup', () => {
  const s = scenario('keyforge', TABLE);
  const [you, opponent] = s.view().players;

  test('gives each player what it says', () => {
    expect(you).toMatchObject({ amber: 2, keys: ['red'], chains: 0, keyCost: 6, hand: ['anger'] });
    expect(you.houses).toEqual(['brobnar', 'dis', 'shadows']);
    expect(opponent).toMatchObject({ amber: 5, keys: [], hand: [] });
  });

  test('puts cards into play, ready and without tokens unless it says otherwise', () => {
    expect(you.line.map(({ card }) => card)).toEqual(['troll', 'bumpsy']);
    expect(you.line[0]).toMatchObject({
      owner: 0,
      controller: 0,
      house: 'brobnar',
      power: 8,
      exhausted: false,
    });
    expect(you.line[1]).toMatchObject({
      damage: 1,
      exhausted: true,
      stunned: false,
      ward: true,
      enraged: false,
    });
    expect(you.line[1]).toMatchObject({ amber: 1, counters: { power: 1 }, power: 11, armor: 0 });
    expect(you.line[1]!.upgrades).toEqual(['blood-of-titans']);
    expect(you.artifacts[0]).toMatchObject({ card: 'gauntlet-of-command', exhausted: false, under: [] });
  });

  test('starts at the main step with the first-turn rule over', () => {
    expect(s.view().turn).toEqual({ active: 0, house: 'brobnar', step: 'main', turn: 3, winner: null });
    expect(s.decision()).toEqual({ seat: 0, kind: 'main', source: null });
  });

  test('pads a short deck below the cards given', () => {
    expect(you.deck[0]).toBe('urchin');
    expect(you.deck).toHaveLength(10);
    expect(opponent.deck).toHaveLength(10);
  });

  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(s.view()))).toEqual(s.view());
  });
});

describe('defaults', () => {
  test('one player, or none, is enough', () => {
    expect(scenario('keyforge', { players: [{}] }).view().players).toHaveLength(2);
    expect(scenario('keyforge', {}).decision()?.kind).toBe('main');
  });

  test('houses are those of the cards, filled up to three, and the first is active', () => {
    const s = scenario('keyforge', { players: [{ hand: ['urchin', 'dust-pixie'] }] });
    expect(s.view().players[0].houses).toEqual(['brobnar', 'shadows', 'untamed']);
    expect(s.view().turn.house).toBe('shadows');
  });

  test('seat 1 begins in turn 4', () => {
    expect(scenario('keyforge', { active: 1 }).view().turn).toMatchObject({ active: 1, turn: 4 });
  });

  test('pad: false leaves a deck empty', () => {
    const s = scenario('keyforge', { players: [{ pad: false, deck: ['urchin'] }] });
    expect(s.view().players[0].deck).toEqual(['urchin']);
  });

  test('turn 1 has the first-turn rule', () => {
    const s = scenario('keyforge', { turn: 1, house: 'shadows', players: [{ hand: ['urchin', 'dodger'] }] });
    s.pick({ kind: 'play', card: 'urchin' });
    expect(kinds(s)).toEqual(['end']);
  });
});

describe('steps', () => {
  test.each([
    ['mulligan', 'mulligan', 'mulligan'],
    ['forge', 'house', 'house'],
    ['house', 'house', 'house'],
    ['main', 'main', 'main'],
  ])('%s asks for %s', (step, kind, at) => {
    const s = scenario('keyforge', { step });
    expect(s.decision()).toMatchObject({ seat: 0, kind });
    expect(s.view().turn.step).toBe(at);
  });

  test('mulligan deals the opening hands that are not given, less by chains', () => {
    const s = scenario('keyforge', {
      step: 'mulligan',
      players: [{ deck: ['anger', 'troll'] }, { chains: 7 }],
    });
    const [first, second] = s.view().players;
    expect([first.hand.length, second.hand.length, second.chains]).toEqual([7, 4, 6]);
    expect(first.hand.slice(0, 2)).toEqual(['anger', 'troll']);
  });

  test('mulligan leaves a hand that is given', () => {
    const s = scenario('keyforge', { step: 'mulligan', players: [{ hand: ['anger'] }, { hand: [] }] });
    expect(s.view().players.map(({ hand }) => hand)).toEqual([['anger'], []]);
  });

  test('forge forges a key', () => {
    const s = scenario('keyforge', { step: 'forge', players: [{ amber: 7, keys: ['red'] }] });
    expect(s.view().players[0]).toMatchObject({ amber: 1, keys: ['red', 'yellow'] });
  });

  test('ready readies and goes on to the next turn', () => {
    const s = scenario('keyforge', {
      step: 'ready',
      players: [{ line: [{ card: 'troll', exhausted: true }] }],
    });
    expect(s.view().players[0].line[0]!.exhausted).toBe(false);
    expect(s.decision()).toMatchObject({ seat: 1, kind: 'house' });
  });

  test('draw refills the hand without readying', () => {
    const s = scenario('keyforge', {
      step: 'draw',
      players: [{ line: [{ card: 'troll', exhausted: true }] }],
    });
    expect(s.view().players[0].line[0]!.exhausted).toBe(true);
    expect(s.view().players[0].hand).toHaveLength(6);
  });

  test('the third key ends the game', () => {
    const s = scenario('keyforge', { step: 'forge', players: [{ amber: 6, keys: ['red', 'blue'] }] });
    expect(s.decision()).toBeNull();
    expect(s.options()).toEqual([]);
    expect(s.view().turn.winner).toBe(0);
  });
});

describe('names', () => {
  const s = scenario('keyforge', {
    house: 'shadows',
    players: [
      {
        hand: ['anger', { card: 'anger', house: 'dis' }],
        deck: ['anger'],
        discard: ['anger'],
        archives: ['anger'],
        artifacts: ['gauntlet-of-command'],
        line: ['urchin', { card: 'urchin', upgrades: ['blood-of-titans', 'blood-of-titans'] }],
      },
      { line: [{ card: 'urchin', owner: 0, under: ['anger'] }], hand: ['anger'] },
    ],
  });
  const [you, opponent] = s.view().players;

  test('number the copies in the order of the setup', () => {
    expect(you.line.map(({ card }) => card)).toEqual(['urchin', 'urchin#2']);
    expect(you.line[1]!.upgrades).toEqual(['blood-of-titans', 'blood-of-titans#2']);
    expect([...you.hand, you.deck[0], ...you.discard, ...you.archives]).toEqual([
      'anger',
      'anger#2',
      'anger#3',
      'anger#4',
      'anger#5',
    ]);
    expect(opponent.line[0]).toMatchObject({ card: 'urchin#3', owner: 0, controller: 1, under: ['anger#6'] });
    expect(opponent.hand).toEqual(['anger#7']);
  });

  test('a maverick belongs to the house given', () => {
    const dis = scenario('keyforge', {
      house: 'dis',
      players: [{ hand: ['anger', { card: 'anger', house: 'dis' }] }],
    });
    expect(kinds(dis)).toEqual(['play anger#2', 'discard anger#2', 'end']);
  });

  test('card() finds one anywhere', () => {
    expect(s.card('anger#4')).toEqual({ card: 'anger#4', zone: 'discard', seat: 0 });
    expect(s.card('urchin#1')).toMatchObject({ card: 'urchin', zone: 'line', seat: 0, power: 1 });
    expect(s.card('blood-of-titans')).toMatchObject({ zone: 'on urchin#2' });
    expect(() => s.card('urchn')).toThrow('card: no card in this scenario "urchn"; nearest: urchin');
  });

  test('two copies in one hand are one option, and either name means it', () => {
    const twice = scenario('keyforge', { house: 'shadows', players: [{ hand: ['urchin', 'urchin'] }] });
    expect(kinds(twice)).toEqual(['play urchin', 'discard urchin', 'end']);
    twice.pick({ kind: 'play', card: 'urchin#2' });
    expect(twice.view().players[0].line[0]!.card).toBe('urchin#2');
    expect(twice.view().players[0].hand).toEqual(['urchin']);
  });

  describe.each(['urchin', 'urchin#2'])(
    'of two copies in one hand, one of them returned there, %s',
    (card) => {
      const returned = () =>
        scenario('keyforge', {
          house: 'shadows',
          players: [{ line: ['urchin'], hand: ['urchin', 'anger', { card: 'labwork', house: 'shadows' }] }],
        }).edit({ cards: { urchin: { zone: 'hand' } } });

      test('is played', () => {
        expect(returned().pick({ kind: 'play', card }).card(card).zone).toBe('line');
      });

      test('is chosen for an effect', () => {
        const s = returned().pick({ kind: 'play', card: 'labwork' }).pick({ kind: 'target', card });
        expect(s.view().players[0].archives).toEqual([card]);
      });
    },
  );
});

describe('view', () => {
  test('tells keywords with their values, and what is left of armor', () => {
    const s = scenario('keyforge', {
      house: 'sanctum',
      players: [{ line: ['champion-anaphiel'] }, { line: ['ancient-bear', 'briar-grubbling'] }],
    });
    expect(s.card('champion-anaphiel')).toMatchObject({ keywords: ['taunt'], armor: 1 });
    expect(s.card('ancient-bear').keywords).toEqual(['assault 2']);
    expect(s.card('briar-grubbling').keywords).toEqual(['hazardous 5']);
    s.pick({ kind: 'fight', card: 'champion-anaphiel' }).pick({ card: 'ancient-bear' });
    expect(s.card('champion-anaphiel')).toMatchObject({ armor: 0, damage: 4 });
  });

  test('names counters by the cards that use them', () => {
    const s = scenario('keyforge', {
      players: [
        {
          line: [{ card: 'troll', counters: { doom: 1 } }],
          artifacts: [{ card: 'the-big-one', counters: { fuse: 3 } }],
        },
      ],
    });
    expect(s.card('troll').counters).toEqual({ doom: 1 });
    expect(s.card('the-big-one').counters).toEqual({ fuse: 3 });
  });

  test('holds the card that is being played', () => {
    const s = scenario('keyforge', {
      house: 'brobnar',
      players: [{ hand: ['punch'], line: ['troll', 'bumpsy'] }],
    });
    s.pick({ kind: 'play', card: 'punch' });
    expect(s.view().players[0]).toMatchObject({ hand: [], discard: [], aside: ['punch'] });
    s.pick({ card: 'troll' });
    expect(s.view().players[0]).toMatchObject({ discard: ['punch'], aside: [] });
  });

  test('gives the current cost of a key', () => {
    const s = scenario('keyforge', {
      players: [{ line: [{ card: 'troll', damage: 1 }], artifacts: ['iron-obelisk'] }],
    });
    expect(s.view().players.map(({ keyCost }) => keyCost)).toEqual([6, 7]);
  });
});
