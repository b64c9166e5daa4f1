import { describe, expect, test } from 'vitest';
import { InputError } from '../../core/game.js';
import { scenario } from '../../testing.js';
import type { KeyforgeEdit, KeyforgeSetup } from './scenario.js';

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

describe('edit', () => {
  test('changes players and cards between decisions', () => {
    const s = scenario('keyforge', TABLE);
    s.edit({
      players: [{ amber: 6 }, {}],
      cards: { bumpsy: { damage: 2, ward: true }, urchin: { zone: 'hand', seat: 0 } },
    });
    const [you, opponent] = s.view().players;
    expect(you.amber).toBe(6);
    expect(opponent.amber).toBe(5);
    expect(you.hand).toEqual(['anger', 'urchin']);
    expect(you.line[1]).toMatchObject({ card: 'bumpsy', damage: 2, ward: true, amber: 1 });
  });

  test.each([
    ['hand', 0],
    ['deck', 0],
    ['discard', 0],
    ['archives', 1],
    ['purged', 0],
    ['line', 1],
  ])('moves a creature from play to %s', (zone, seat) => {
    const s = scenario('keyforge', TABLE).edit({ cards: { bumpsy: { zone, seat } } });
    expect(s.card('bumpsy')).toMatchObject({ zone, seat });
    expect(s.card('blood-of-titans').zone).toBe(zone === 'line' ? 'on bumpsy' : 'discard');
    expect(s.view().players.map(({ amber }) => amber)).toEqual([2, 5]);
  });

  test('puts cards on top of a deck and into play, ready', () => {
    const s = scenario('keyforge', {
      house: 'shadows',
      players: [{ hand: ['urchin'], deck: ['dodger'], line: ['troll'] }],
    });
    s.edit({ cards: { troll: { zone: 'deck' }, dodger: { zone: 'line', power: 2 } } });
    expect(s.view().players[0].deck[0]).toBe('troll');
    expect(s.card('dodger')).toMatchObject({ zone: 'line', counters: { power: 2 }, exhausted: false });
    s.pick({ kind: 'reap', card: 'dodger' });
    expect(s.view().players[0].amber).toBe(1);
  });

  test('a creature held by an upgrade goes back when the upgrade goes', () => {
    const s = scenario('keyforge', {
      players: [{ line: [{ card: 'troll', owner: 1, upgrades: ['collar-of-subordination'] }] }],
    });
    expect(s.card('troll')).toMatchObject({ seat: 0, owner: 1, controller: 0 });
    s.edit({ cards: { 'collar-of-subordination': { zone: 'discard' } } });
    expect(s.card('troll')).toMatchObject({ seat: 1, controller: 1, zone: 'line' });
  });

  const refused: [string, unknown, string][] = [
    ['a field', { card: {} }, 'edit: no field "card"; nearest: cards; expected one of players, cards, house'],
    ['a card', { cards: { trol: {} } }, 'edit.cards: no card in this scenario "trol"; nearest: troll'],
    [
      'a zone',
      { cards: { troll: { zone: 'lin' } } },
      'edit.cards.troll.zone: no zone "lin"; nearest: line; expected one of deck, hand, discard, archives, purged, line, artifacts',
    ],
    [
      'tokens out of play',
      { cards: { anger: { amber: 1 } } },
      'edit.cards.anger: tokens lie only on cards in play',
    ],
    [
      'too much damage',
      { cards: { troll: { damage: 8 } } },
      'edit.cards.troll: 8 damage on a creature of power 8',
    ],
    ['a wrong place', { cards: { anger: { zone: 'line' } } }, 'edit.cards.anger: does not go to the line'],
    [
      'a wrong owner',
      { cards: { anger: { zone: 'hand', seat: 1 } } },
      'edit.cards.anger: belongs to player 0',
    ],
    ['a seat alone', { cards: { anger: { seat: 1 } } }, 'edit.cards.anger: a seat without a zone'],
    [
      'cards without names',
      { cards: ['troll'] },
      'edit.cards: expected an object of cards by name, not ["troll"]',
    ],
    [
      'a creature’s token on an artifact',
      { cards: { 'gauntlet-of-command': { stunned: true } } },
      'edit.cards.gauntlet-of-command: no field "stunned"; nearest: counters; expected one of exhausted, amber, counters',
    ],
  ];
  test.each(refused)('refuses %s and changes nothing', (_what, edit, message) => {
    const s = scenario('keyforge', TABLE);
    const before = s.state.slice();
    expect(() => s.edit(edit as KeyforgeEdit)).toThrow(new InputError(message));
    expect(s.state).toEqual(before);
  });
});

test('an edit that leaves nothing to choose is refused', () => {
  const s = scenario('keyforge', {
    house: 'brobnar',
    players: [{ hand: ['anger'], line: ['troll', 'bumpsy'] }, { line: ['dust-imp'] }],
  });
  s.pick({ kind: 'play', card: 'anger' });
  const gone: KeyforgeEdit = { cards: { troll: { zone: 'hand' }, bumpsy: { zone: 'hand' } } };
  expect(() => s.edit(gone)).toThrow(
    new InputError('edit: player 0 would have no option left for target of anger'),
  );
  expect(s.options()).toMatchObject([{ card: 'troll' }, { card: 'bumpsy' }]);
});

describe('an impossible setup is refused in one line', () => {
  const rows: [string, unknown, string][] = [
    [
      'field',
      { actve: 1 },
      'scenario: no field "actve"; nearest: active; expected one of active, house, step, turn, players, seed, rolls',
    ],
    [
      'player field',
      { players: [{ ambr: 1 }] },
      'scenario.players[0]: no field "ambr"; nearest: amber; expected one of houses, amber, keys, chains, hand, deck, discard, archives, purged, line, artifacts, pad',
    ],
    [
      'card',
      { players: [{ hand: ['angr'] }] },
      'scenario.players[0].hand[0]: no card "angr"; nearest: anger',
    ],
    [
      'house',
      { house: 'disz' },
      'scenario.house: no house "disz"; nearest: dis; expected one of brobnar, dis, logos, mars, sanctum, saurian, shadows, staralliance, untamed',
    ],
    [
      'step',
      { step: 'mian' },
      'scenario.step: no step "mian"; nearest: main; expected one of mulligan, forge, house, main, ready, draw',
    ],
    [
      'key',
      { players: [{ keys: ['rad'] }] },
      'scenario.players[0].keys[0]: no key "rad"; nearest: red; expected one of red, yellow, blue',
    ],
    ['seat', { active: 2 }, 'scenario.active: expected a whole number from 0 to 1, not 2'],
    ['third player', { players: [{}, {}, {}] }, 'scenario.players: expected at most 2, not 3'],
    [
      'three keys',
      { players: [{ keys: ['red', 'blue', 'yellow'] }] },
      'scenario.players[0].keys: expected at most 2, not 3',
    ],
    [
      'the same key',
      { players: [{ keys: ['red', 'red'] }] },
      'scenario.players[0].keys: expected no repetition',
    ],
    [
      'chains',
      { players: [{ chains: 25 }] },
      'scenario.players[0].chains: expected a whole number from 0 to 24, not 25',
    ],
    [
      'æmber',
      { players: [{ amber: -1 }] },
      'scenario.players[0].amber: expected a whole number from 0 to 1000, not -1',
    ],
    ['kind', { players: [{ line: ['anger'] }] }, 'scenario.players[0].line[0]: anger is not a creature'],
    [
      'token of a hidden card',
      { players: [{ hand: [{ card: 'troll', damage: 1 }] }] },
      'scenario.players[0].hand[0]: no field "damage"; nearest: card; expected one of card, house',
    ],
    [
      'no card',
      { players: [{ line: [{ damage: 1 }] }] },
      'scenario.players[0].line[0]: the field "card" is missing',
    ],
    [
      'damage',
      { players: [{ line: [{ card: 'troll', damage: 8 }] }] },
      'scenario.players[0].line: troll: 8 damage on a creature of power 8',
    ],
    [
      'too many cards',
      { players: [{ discard: Array(37).fill('anger') }] },
      'scenario: player 0 owns more than 36 cards; a deck has no more',
    ],
  ];
  test.each(rows)('%s', (_what, setup, message) => {
    expect(() => scenario('keyforge', setup as KeyforgeSetup)).toThrow(new InputError(message));
  });

  test('game', () => {
    expect(() => scenario('keyforg' as 'keyforge', {})).toThrow(
      new InputError('no game "keyforg"; expected one of aeons-end, codex, keyforge, shards'),
    );
  });
});
