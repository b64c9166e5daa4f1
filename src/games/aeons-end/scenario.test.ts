import { describe, expect, test } from 'vitest';
import { InputError } from '../../core/game.js';
import { scenario as outside } from '../../testing.js';
import type { AeonsEndSetup } from './scenario/input.js';
import { type AeonsEndEdit, scenario } from './scenario.js';

/** Where the source of a decision is not simply the card that was played. */
const QUEEN = { nemesis: 'carapace_queen', husks: 4, nemesisDeck: ['endless_throng', 'needlemaw'] };
describe('the source of a decision', () => {
  test.each<[string, AeonsEndSetup, string]>([
    [
      'an ability that waits for its moment',
      { phase: 'next', players: [{ mage: 'phaedraxa', charges: 5 }] },
      'phaedraxa',
    ],
    [
      'the preparations of a nemesis',
      { phase: 'setup', nemesis: 'prince_of_gluttons', level: 'expert' },
      'prince_of_gluttons',
    ],
    [
      'a strike',
      { phase: 'nemesis draw', nemesisDeck: ['cleave', 'needlemaw'], rolls: ['convoke'], players: [{}, {}] },
      'convoke',
    ],
    [
      'an unleash',
      {
        phase: 'nemesis draw',
        nemesis: 'crooked_mask',
        nemesisDeck: ['slaughter', 'vex'],
        players: [{}, {}],
      },
      'crooked_mask',
    ],
    [
      'a swarm is that of its card',
      {
        ...QUEEN,
        phase: 'nemesis draw',
        players: [{ breaches: [{ spells: ['spark'] }] }, { breaches: [{ spells: ['spark'] }] }],
      },
      'endless_throng',
    ],
  ])('%s', (_name, setup, source) => {
    expect(scenario(setup).decision()?.source).toBe(source);
  });

  test('an ability in a main phase', () => {
    const s = scenario({ players: [{ mage: 'brama' }, { mage: 'xaxos', charges: 5 }] });
    s.pick({ kind: 'ability', seat: 1 });
    expect(s.decision()).toEqual({ seat: 1, kind: 'turn', source: 'xaxos' });
  });
});

test('a card of the devoured pile and one of a supply pile are told apart', () => {
  const setup: AeonsEndSetup = { nemesis: 'prince_of_gluttons', devoured: ['jade'], aether: 4 };
  expect(() => scenario(setup).pick({ kind: 'gain', card: 'jade' })).toThrow('2 options for');
  const s = scenario(setup).pick({ kind: 'gain', card: 'jade', value: 'supply' });
  expect(s.view().nemesis.devoured).toEqual(['jade']);
  s.pick({ kind: 'gain', card: 'jade', value: 'devoured' });
  expect(s.view().nemesis.devoured).toEqual([]);
});

describe('setting a position up', () => {
  test('the defaults: one mage in the main phase, a market, a built nemesis deck', () => {
    const s = scenario();
    expect(s.decision()).toEqual({ seat: 0, kind: 'main', source: null });
    const view = s.view();
    expect(view.players).toHaveLength(1);
    expect(view.players[0]).toMatchObject({ life: 10, charges: 0, hand: [], discard: [] });
    expect(view.players[0]!.deck).toHaveLength(5);
    expect(view.nemesis.deck).toHaveLength(20);
    expect(view.market).toHaveLength(9);
    expect(view.turn).toMatchObject({ active: 0, phase: 'main', turn: 1, winner: null, end: null });
  });

  test('copies are numbered player by player: hand, played, breaches, deck, discard pile, then the market', () => {
    const s = scenario({
      players: [
        {
          hand: ['jade'],
          played: ['jade'],
          breaches: [{ spells: ['spark'] }],
          deck: ['jade'],
          discard: ['spark'],
        },
        { hand: ['jade', 'spark'] },
      ],
    });
    const [one, two] = s.view().players;
    expect(one).toMatchObject({ hand: ['jade'], played: ['jade#2'], discard: ['spark#2'] });
    expect(one!.deck[0]).toBe('jade#3');
    expect(two).toMatchObject({ hand: ['jade#4', 'spark#3'] });
    expect(s.view().market[0]).toEqual({ card: 'jade', cost: 2, left: 3 });
  });

  test('names may be spelled with hyphens, blanks or capitals', () => {
    const s = scenario({
      nemesis: 'Carapace Queen',
      players: [{ mage: 'Xaxos', hand: ['searing-ruby', 'Burning Opal'] }],
    });
    expect(s.view().players[0]!.hand).toEqual(['searing_ruby', 'burning_opal']);
    s.pick({ kind: 'play', card: 'searing-ruby' });
    expect(s.view().turn.spellAether).toBe(1);
  });

  test('the easier solo game: more life, and four turn order cards of the player', () => {
    const turnOrder = { deck: [0, 'nemesis', 'nemesis', 0, 0] as const, discard: [0] };
    const s = scenario({
      playerLife: 15,
      turnOrder: { ...turnOrder, deck: [...turnOrder.deck] },
      players: [{ mage: 'kadir', life: 14, hand: ['emerald_shard', 'emerald_shard'] }],
    });
    s.pick({ kind: 'play', card: 'emerald_shard' }).pick({ kind: 'choice', value: 1 });
    s.pick({ kind: 'play', card: 'emerald_shard#2' });
    expect(s.view().players[0]).toMatchObject({ life: 15 });
    expect(s.view().turn).toMatchObject({ aether: 1 });
  });

  test('the phase may be called step, as in scenarios of other games, and be spelled in any way', () => {
    const prepped = { players: [{ breaches: [{ spells: ['spark'] }] }] };
    expect(scenario({ ...prepped, step: 'casting' }).decision()?.kind).toBe('cast');
    const drawn = scenario({ phase: 'Nemesis-Draw', nemesisDeck: ['bane_sire', 'topple'] });
    expect(drawn.view().nemesis.inPlay).toEqual([{ card: 'bane_sire', life: 6 }]);
    expect(() => scenario({ step: 'main', phase: 'main' })).toThrow('expected one of the two');
  });

  test('the whole view is plain JSON', () => {
    const view = scenario({ players: [{}, {}], inPlay: ['bane_sire', 'eye_of_nothing'] }).view();
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });

  test.each<[AeonsEndSetup | object, string]>([
    [{ nemesys: 'rageborne' }, 'scenario: no field "nemesys"; nearest: nemesis'],
    [{ nemesis: 'ragborne' }, 'scenario.nemesis: no nemesis "ragborne"; nearest: rageborne'],
    [{ players: [] }, 'scenario.players: expected one to four players'],
    [{ players: [{ hand: ['jad'] }] }, 'scenario.players[0].hand[0]: no player card "jad"; nearest: jade'],
    [{ players: [{ life: 11 }] }, 'scenario.players[0].life: at most 10 at this level, not 11'],
    [{ players: [{ charges: 6 }] }, 'scenario.players[0].charges: at most 5'],
    [{ players: [{ breaches: [0] }] }, 'scenario.players[0].breaches[0]: breach I is never closed'],
    [
      { players: [{ breaches: [undefined, { state: 1, spells: ['spark', 'spark'] }] }] },
      'scenario.players[0].breaches[1]: two spells in a closed breach',
    ],
    [
      { players: [{ breaches: [undefined, { state: 'none', spells: ['spark'] }] }] },
      'scenario.players[0].breaches[1]: a spell in a breach that is not there',
    ],
    [
      { players: [{ played: ['spark'] }] },
      'scenario.players[0].played[0]: no gem or relic "spark"; nearest: jade',
    ],
    [{ inPlay: ['slaughter'] }, 'scenario.inPlay[0]: no minion or power "slaughter"; nearest: thought_biter'],
    [{ inPlay: ['broodwomb'] }, 'scenario.inPlay: broodwomb is not a card of this nemesis that is left'],
    [
      { inPlay: ['bane_sire'], nemesisDeck: ['bane_sire'] },
      'scenario.nemesisDeck: bane_sire is not a card of this nemesis that is left',
    ],
    [
      { nemesis: 'crooked_mask', corruptions: ['blind_abandon', 'blind_abandon'] },
      'scenario.corruptions: there is only one blind_abandon',
    ],
    [
      { nemesis: 'crooked_mask', corruptions: ['blind_abandon'], players: [{ hand: ['blind_abandon'] }] },
      'scenario.corruptions: there is only one blind_abandon',
    ],
    [
      {
        nemesis: 'crooked_mask',
        players: [{ hand: ['blind_abandon'] }, { discard: ['Blind Abandon'] }],
      },
      'scenario.players: there is only one blind_abandon',
    ],
    [{ corruptions: ['blind_abandon'] }, 'scenario.corruptions: blind_abandon is no card of this nemesis'],
    [{ supply: { ignite: 2 } }, 'scenario.supply: ignite is not in the market'],
    [{ active: 2, players: [{}, {}] }, 'scenario.active: there are 2 players'],
    [{ phase: 'lunch' }, 'scenario.phase: no phase "lunch"; nearest: setup'],
    [{ husks: 16 }, 'scenario.husks: expected a whole number from 0 to 15, not 16'],
    [{ players: [{ mage: 'mist' }, { mage: 'mist' }] }, 'Mist is named twice; every mage plays at most once'],
  ])('%j is refused', (setup, words) => {
    const start = (): unknown => scenario(setup as AeonsEndSetup);
    expect(start).toThrow(InputError);
    expect(start).toThrow(words);
  });
});

describe('options', () => {
  const s = () => scenario({ players: [{ hand: ['spark', 'jade', 'spark'] }, {}], aether: 3 });

  test('an option says its kind, card, value and words', () => {
    const options = s().options();
    expect(options[0]).toMatchObject({
      kind: 'prep',
      card: 'spark',
      value: 'I',
      words: 'preps Spark in breach I',
    });
    expect(options.find(({ kind }) => kind === 'gain')).toMatchObject({
      card: 'jade',
      words: 'gains Jade',
    });
    expect(options.at(-1)).toMatchObject({ kind: 'end', words: 'ends the main phase' });
  });

  test('by its number, by words, by a pattern', () => {
    const one = s();
    one.pick(one.options()[0]!.option);
    expect(one.view().players[0]!.breaches[0]!.spells).toEqual(['spark']);
    expect(s().pick({ words: 'focuses breach II for' }).view().turn.aether).toBe(1);
    expect(
      s()
        .pick({ words: /opens breach II / })
        .view().turn.aether,
    ).toBe(0);
  });

  test('an option of the list means itself', () => {
    for (const [i, { option }] of s().options().entries()) {
      const [whole, numbered] = [s(), s()];
      whole.pick(whole.options()[i]!);
      numbered.pick({ option });
      expect(whole.view()).toEqual(numbered.view());
    }
  });

  test('a target is known by card or target, in any spelling', () => {
    const cast = () =>
      scenario({ phase: 'casting', inPlay: ['bane_sire'], players: [{ breaches: [{ spells: ['spark'] }] }] });
    const life = (query: object) => cast().pick({ value: 'i' }).pick(query).card('bane_sire').life;
    expect([{ card: 'bane_sire' }, { target: 'Bane Sire' }, { target: 'nemesis' }].map(life)).toEqual([
      life({ words: 'Bane Sire' }),
      life({ words: 'Bane Sire' }),
      cast().card('bane_sire').life,
    ]);
  });

  test.each([
    [undefined, 'pick: expected an object, not nothing'],
    [{ card: 3 }, 'pick.card: expected a text, not 3'],
    [{ seat: '0' }, 'pick.seat: expected a number, not "0"'],
    [{ value: null }, 'pick.value: expected a number or a text, not null'],
    [{ words: true }, 'pick.words: expected a text or a pattern, not true'],
  ])('%j is refused', (query, words) => {
    expect(() => s().pick(query as object)).toThrow(new InputError(words));
  });

  test('a copy that is named is the one that is taken', () => {
    const one = s().pick({ kind: 'prep', card: 'spark#2' });
    expect(one.view().players[0]).toMatchObject({ hand: expect.arrayContaining(['jade', 'spark']) });
    expect(one.view().players[0]!.breaches[0]!.spells).toEqual(['spark#2']);
  });

  test('none or several are an error that lists all', () => {
    expect(() => s().pick({ kind: 'cast' })).toThrow(
      /^no option for { kind: cast }\. The options are:\n {2}prep spark I: preps Spark in breach I\n {2}play jade: /,
    );
    expect(() => s().pick({ kind: 'gain' })).toThrow(
      /^3 options for { kind: gain }\. They are:\n {2}gain jade supply: .*\n {2}gain \w+ supply: .*\n {2}gain \w+ supply: .*$/,
    );
    expect(() => s().pick({ words: /^sings/ })).toThrow('no option for { words: /^sings/ }');
    expect(() => s().pick({ knd: 'gain' } as object)).toThrow(InputError);
  });
});

describe('scripted chance', () => {
  const strike = { nemesisDeck: ['cleave', 'needlemaw'], phase: 'nemesis draw', players: [{}, {}] };

  test('names the strikes', () => {
    const s = scenario({ ...strike, rolls: ['devastate'] });
    expect(s.view().gravehold).toBe(25);
    s.finish();
  });

  test('fails when rolls are left over, used up or unknown', () => {
    const s = scenario({ ...strike, rolls: ['devastate', 'raze'] });
    expect(() => s.finish()).toThrow('rolls left over: raze');
    expect(() => scenario({ ...strike, rolls: [] })).toThrow('no roll is left in the script');
    expect(() => scenario({ ...strike, rolls: [-1] })).toThrow('roll -1 is not among');
    expect(() => scenario({ ...strike, rolls: ['raise'] })).toThrow(
      /^the scripted roll raise is not among the \d+ cards .*raze/,
    );
  });
});

test('an edit that leaves nothing to choose is refused', () => {
  const s = scenario({ phase: 'draw', players: [{ played: ['jade', 'crystal'] }] });
  expect(s.decision()).toMatchObject({ kind: 'order' });
  const gone = { jade: { zone: 'hand' }, crystal: { zone: 'hand' } };
  expect(() => s.edit({ cards: gone })).toThrow(
    new InputError('edit: player 0 would have no option left for order'),
  );
  expect(s.view().players[0]!.played).toHaveLength(2);
});

test('the view holds the card that resolves', () => {
  const s = scenario({ phase: 'nemesis draw', nemesisDeck: ['skewer', 'cleave'], players: [{}, {}] });
  expect(s.view()).toMatchObject({ aside: ['skewer'], nemesis: { discard: [] } });
  s.pick({ kind: 'player', value: 1 });
  expect(s.view()).toMatchObject({ aside: [], nemesis: { discard: ['skewer'] } });
});

test('rolls left over fail at the end of the game', () => {
  const won = {
    nemesisLife: 1,
    phase: 'casting',
    players: [{ breaches: [{ spells: ['spark'] }] }],
    rolls: ['raze'],
  };
  expect(() => scenario(won).pick({ kind: 'cast' })).toThrow('rolls left over: raze');
});

describe('edits', () => {
  test('numbers, cards and minions', () => {
    const s = scenario({ players: [{ hand: ['jade', 'spark'] }, {}], inPlay: ['bane_sire'] });
    s.edit({
      gravehold: 12,
      fury: 3,
      players: [{ life: 4, charges: 2 }, { life: 0 }],
      cards: {
        jade: { zone: 'discard', seat: 1 },
        spark: { zone: 'breach I' },
        bane_sire: { life: 2 },
        cleave: { zone: 'nemesisDeck' },
      },
    });
    const view = s.view();
    expect(view).toMatchObject({
      gravehold: 12,
      nemesis: { fury: 3, inPlay: [{ card: 'bane_sire', life: 2 }] },
    });
    expect(view.players).toMatchObject([
      { life: 4, charges: 2, hand: [] },
      { exhausted: true, discard: ['jade'] },
    ]);
    expect(view.nemesis.deck[0]).toBe('cleave');
    expect(s.card('spark')).toEqual({ card: 'spark', zone: 'breach I', seat: 0 });
  });

  test.each([
    [{ cards: { jade: { zone: 'breach I' } } }, 'edit.cards.jade: only spells lie in breaches'],
    [{ cards: { jade: { zone: 'inPlay' } } }, 'edit.cards.jade: does not go to inPlay'],
    [
      { cards: { jade: { life: 3 } } },
      'edit.cards.jade: life and tokens lie only on minions and powers in play',
    ],
    [{ cards: 3 }, 'edit.cards: expected an object of cards by name, not 3'],
    [{ players: [{ life: 11 }] }, 'edit.players[0].life: at most 10, not 11'],
    [{ fuss: 1 }, 'edit: no field "fuss"; nearest: fury'],
  ])('%j is refused and changes nothing', (edit, words) => {
    const s = scenario({ players: [{ hand: ['jade'] }] });
    const before = s.state.slice();
    expect(() => s.edit(edit as AeonsEndEdit)).toThrow(words);
    expect(s.state).toEqual(before);
  });
});

test('an error in play leaves the scenario as it was', () => {
  const s = scenario({ players: [{ hand: ['jade'] }] });
  const before = s.state.slice();
  expect(() => s.pick({ kind: 'play', card: 'ruby' })).toThrow();
  expect(s.state).toEqual(before);
});

test('the outside entry builds the same', () => {
  const s = outside('aeons-end', { players: [{ hand: ['crystal'] }] });
  expect(s.pick({ kind: 'play', card: 'crystal' }).view().turn.aether).toBe(1);
});

test('zones may be spelled in any way too', () => {
  const s = scenario({
    players: [{ hand: ['spark'], deck: ['jade'] }],
    nemesisDeck: ['bane_sire', 'topple'],
  });
  s.edit({
    cards: { jade: { zone: 'Hand' }, spark: { zone: 'breach-I' }, topple: { zone: 'nemesis discard' } },
  });
  expect(s.view().players[0]).toMatchObject({ hand: ['jade'] });
  expect([s.card('spark').zone, s.card('topple').zone]).toEqual(['breach I', 'nemesisDiscard']);
});
