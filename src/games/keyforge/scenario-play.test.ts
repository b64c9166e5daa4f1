import { describe, expect, test } from 'vitest';
import { scenario } from '../../testing.js';
import type { KeyforgeSetup } from './scenario.js';

const kinds = (s: { options(): { kind: string; card?: string }[] }): string[] =>
  s.options().map(({ kind, card }) => (card ? `${kind} ${card}` : kind));

describe('options', () => {
  test('of the main step', () => {
    const s = scenario('keyforge', {
      house: 'dis',
      players: [
        {
          hand: ['fear'],
          line: [{ card: 'dust-imp', stunned: true }, 'shooler'],
          artifacts: ['key-to-dis', 'dominator-bauble'],
        },
        { line: ['troll'] },
      ],
    });
    expect(kinds(s)).toEqual([
      'play fear',
      'discard fear',
      'unstun dust-imp',
      'reap shooler',
      'fight shooler',
      'omni key-to-dis',
      'action dominator-bauble',
      'end',
    ]);
    expect(s.options().at(0)).toMatchObject({ kind: 'play', card: 'fear', words: 'plays Fear' });
  });

  const TWO = { line: ['troll', 'bumpsy'] };
  const rows: [
    string,
    KeyforgeSetup,
    string | undefined,
    { kind: string; source: string | null },
    unknown[],
  ][] = [
    [
      'flanks',
      { house: 'shadows', players: [{ ...TWO, hand: ['urchin'] }] },
      'urchin',
      { kind: 'flank', source: 'urchin' },
      [{ value: 'left' }, { value: 'right' }],
    ],
    [
      'places for deploy',
      { house: 'sanctum', players: [{ ...TWO, hand: ['challe-the-safeguard'] }] },
      'challe-the-safeguard',
      { kind: 'flank', source: 'challe-the-safeguard' },
      [{ value: 'left' }, { value: 'right' }, { value: 1 }],
    ],
    [
      'the bearer of an upgrade',
      { house: 'brobnar', players: [{ ...TWO, hand: ['blood-of-titans'] }] },
      'blood-of-titans',
      { kind: 'target', source: 'blood-of-titans' },
      [{ card: 'troll' }, { card: 'bumpsy' }],
    ],
    [
      'a way',
      { house: 'sanctum', players: [{ hand: ['begone'] }] },
      'begone',
      { kind: 'choice', source: 'begone' },
      [
        { value: 0, words: 'chooses "Destroy each Dis creature."' },
        { value: 1, words: 'chooses "Gain 1 æmber."' },
      ],
    ],
    [
      'the archives',
      { step: 'house', players: [{ archives: ['anger'], houses: ['brobnar', 'dis', 'logos'] }] },
      undefined,
      { kind: 'archives', source: null },
      [{ kind: 'yes' }, { kind: 'no' }],
    ],
    [
      'a house of the opponent',
      { house: 'dis', players: [{ hand: ['control-the-weak'] }, { houses: ['mars', 'logos', 'untamed'] }] },
      'control-the-weak',
      { kind: 'house', source: 'control-the-weak' },
      [{ value: 'logos' }, { value: 'mars' }, { value: 'untamed' }],
    ],
    [
      'æmber on cards',
      { step: 'forge', players: [{ amber: 6, artifacts: [{ card: 'safe-place', amber: 2 }] }] },
      undefined,
      { kind: 'spend', source: null },
      [{ kind: 'target', card: 'safe-place' }, { kind: 'done' }],
    ],
  ];
  test.each(rows)('%s', (_name, setup, card, decision, expected) => {
    const s = scenario('keyforge', setup);
    if (s.decision()?.kind === 'house' && !card) s.pick({ value: 'brobnar' });
    if (card) s.pick({ kind: 'play', card });
    expect(s.decision()).toEqual({ seat: 0, ...decision });
    expect(s.options()).toMatchObject(expected);
  });

  test('name numbers and traits', () => {
    const number = scenario('keyforge', {
      house: 'dis',
      players: [{ hand: ['dance-of-doom'], line: ['troll'] }],
    });
    number.pick({ kind: 'play', card: 'dance-of-doom' });
    expect(number.decision()?.kind).toBe('number');
    number.pick({ kind: 'number', value: 8 });
    expect(number.card('troll').zone).toBe('discard');
    const trait = scenario('keyforge', {
      house: 'dis',
      players: [{ hand: ['harvest-time'], line: ['troll'] }],
    });
    trait.pick({ kind: 'play', card: 'harvest-time' });
    trait.pick({ kind: 'trait', value: 'giant' });
    expect(trait.card('troll').zone).toBe('purged');
  });

  test('a key has a colour when a card cares', () => {
    const s = scenario('keyforge', {
      step: 'forge',
      players: [{ amber: 6, keys: ['red'], hand: ['the-red-baron'] }],
    });
    expect(s.options()).toMatchObject([
      { kind: 'key', value: 'yellow' },
      { kind: 'key', value: 'blue' },
    ]);
    s.pick({ kind: 'key', value: 'blue' });
    expect(s.view().players[0].keys).toEqual(['red', 'blue']);
  });

  test('an optional effect is yes or no', () => {
    const s = scenario('keyforge', {
      house: 'brobnar',
      players: [{ hand: ['ganger-chieftain'], line: ['troll'] }, { line: ['dust-imp'] }],
    });
    s.pick({ kind: 'play', card: 'ganger-chieftain' }).pick({ kind: 'flank', value: 'left' });
    expect(s.decision()).toEqual({ seat: 0, kind: 'may', source: 'ganger-chieftain' });
    expect(kinds(s)).toEqual(['yes', 'no']);
  });

  test('several picks of one effect come one at a time, with done', () => {
    const s = scenario('keyforge', {
      house: 'dis',
      players: [{ hand: ['creeping-oblivion'], discard: ['urchin', 'anger', 'dodger'] }],
    });
    s.pick({ kind: 'play', card: 'creeping-oblivion' });
    expect(kinds(s)).toEqual(['target urchin', 'target anger', 'target dodger', 'done']);
    s.pick({ card: 'anger' });
    expect(kinds(s)).toEqual(['target urchin', 'target dodger', 'done']);
    s.pick({ kind: 'done' });
    expect(s.view().players[0].purged).toEqual(['anger']);
  });

  test('triggers of one moment are put in order by their source', () => {
    const s = scenario('keyforge', {
      house: 'shadows',
      players: [{ hand: ['poison-wave'], line: ['bad-penny'] }, { line: ['dust-imp'] }],
    });
    s.pick({ kind: 'play', card: 'poison-wave' });
    expect(s.decision()).toEqual({ seat: 0, kind: 'order', source: null });
    expect(kinds(s)).toEqual(['order bad-penny', 'order dust-imp']);
    s.pick({ kind: 'order', card: 'dust-imp' });
    expect(s.card('bad-penny').zone).toBe('hand');
  });

  test('an ability that an upgrade gives is known by the creature and by the upgrade', () => {
    const s = scenario('keyforge', {
      house: 'dis',
      players: [
        { line: [{ card: 'tocsin', upgrades: ['ring-of-invisibility', 'duskrunner'] }] },
        { amber: 2, hand: ['anger'] },
      ],
    });
    s.pick({ kind: 'reap', card: 'tocsin' });
    expect(s.options()).toMatchObject([{ card: 'tocsin' }, { card: 'tocsin', giver: 'duskrunner' }]);
    s.pick({ kind: 'order', card: 'duskrunner' });
    expect(s.view().players[0].amber).toBe(2);
    expect(s.view().players[1].discard).toEqual(['anger']);
  });

  test('a keyword that waits before a fight is known by its value', () => {
    const s = scenario('keyforge', {
      house: 'sanctum',
      players: [
        { line: [{ card: 'lord-golgotha', upgrades: ['way-of-the-bear'] }] },
        { line: ['briar-grubbling', 'troll'] },
      ],
    });
    s.pick({ kind: 'fight', card: 'lord-golgotha', target: 'briar-grubbling' });
    expect(s.options().map(({ card, value }) => [card, value])).toEqual([
      ['lord-golgotha', undefined],
      ['lord-golgotha', 'assault'],
      ['briar-grubbling', 'hazardous'],
    ]);
    s.pick({ kind: 'order', card: 'lord-golgotha', value: 'assault' });
    expect([s.card('briar-grubbling').zone, s.card('troll').damage]).toEqual(['discard', 0]);
  });

  test('the name of a card means its own ability before one that an upgrade gives it', () => {
    const s = scenario('keyforge', {
      house: 'dis',
      players: [
        { line: [{ card: 'tocsin', upgrades: ['silent-dagger'] }] },
        { hand: ['anger'], line: ['troll'] },
      ],
    });
    s.pick({ kind: 'reap', card: 'tocsin' });
    expect(() => s.pick({ kind: 'order' })).toThrow('2 options');
    s.pick({ kind: 'order', card: 'tocsin' });
    expect(s.view().players[1].discard).toEqual(['anger']);
    expect(s.decision()).toMatchObject({ kind: 'target' });
  });
});

describe('pick', () => {
  const setup: KeyforgeSetup = {
    house: 'brobnar',
    players: [{ line: ['troll', 'bumpsy'] }, { line: ['dust-imp'] }],
  };

  test.each([
    ['of several', ['dust-imp', 'urchin'], 'urchin'],
    ['the only one', ['urchin'], 'urchin'],
  ])('a fight may name its target: %s', (_name, line, target) => {
    const s = scenario('keyforge', { house: 'brobnar', players: [{ line: ['bumpsy'] }, { line }] });
    s.pick({ kind: 'fight', card: 'bumpsy', target });
    expect(s.decision()).toMatchObject({ kind: 'main' });
    s.edit({ cards: { bumpsy: { exhausted: false } } }).pick({ kind: 'fight', card: 'bumpsy', target });
    expect(s.card(target).zone).toBe('discard');
  });

  test.each([
    ['its target alone', { target: 'urchin' }],
    ['attacker and target', { card: 'bumpsy', target: 'urchin' }],
    ['an attacker and one of the copies', { card: 'bumpsy', target: 'urchin#2' }],
  ])('a fight is known by %s', (_name, query) => {
    const line = ['dust-imp', 'urchin', 'urchin'];
    const s = scenario('keyforge', { house: 'brobnar', players: [{ line: ['bumpsy'] }, { line }] });
    expect(s.pick(query).card('bumpsy').exhausted).toBe(true);
    expect(s.decision()).toMatchObject({ kind: 'main' });
    expect(s.card(query.target === 'urchin' ? 'urchin#2' : 'urchin')).toMatchObject({ zone: 'line' });
    s.edit({ cards: { bumpsy: { exhausted: false } } }).pick(query);
    expect(s.card(query.target)).toMatchObject({ zone: 'discard' });
  });

  test.each([0, 1])(
    'seat %i names whom it attacks in a later turn, in the main step and by an effect',
    (seat) => {
      const attackers = { hand: ['inspiration'], line: ['bulwark'] };
      const foes = { line: ['urchin', 'dodger', 'silvertooth'] };
      const players = seat === 0 ? [attackers, foes] : [foes, attackers];
      const s = scenario('keyforge', { active: 1 - seat, players });
      s.pick({ kind: 'end' }).pick({ kind: 'house', value: 'sanctum' });
      s.pick({ kind: 'fight', target: 'dodger' });
      expect(s.card('dodger')).toMatchObject({ damage: 4 });
      s.edit({ cards: { bulwark: { damage: 0 } } });
      s.pick({ kind: 'play', card: 'inspiration' }).pick({ kind: 'fight', target: 'silvertooth' });
      expect(s.card('silvertooth').zone).toBe('discard');
    },
  );

  test('the card of a target is its target too', () => {
    const s = scenario('keyforge', {
      ...setup,
      players: [{ ...setup.players![0], hand: ['blood-of-titans'] }],
    });
    s.pick({ kind: 'play', card: 'blood-of-titans' }).pick({ target: 'bumpsy' });
    expect(s.card('bumpsy').upgrades).toEqual(['blood-of-titans']);
  });

  test('a fight refuses a target that can’t be attacked, and nothing happens', () => {
    const s = scenario('keyforge', {
      house: 'brobnar',
      players: [{ line: ['bumpsy'] }, { line: ['champion-anaphiel', 'urchin'] }],
    });
    expect(() => s.pick({ kind: 'fight', card: 'bumpsy', target: 'urchin' })).toThrow(
      'fight bumpsy: fights with Bumpsy (champion-anaphiel)',
    );
    expect(s.card('bumpsy').exhausted).toBe(false);
  });

  test('takes any part of an option, its number, or its words', () => {
    const byWords = scenario('keyforge', setup).pick({ words: 'reaps with Troll' });
    const byPattern = scenario('keyforge', setup).pick({ words: /^reaps.*roll$/ });
    const byNumber = scenario('keyforge', setup);
    byNumber.pick(byNumber.options().find(({ words }) => words === 'reaps with Troll')!.option);
    for (const s of [byWords, byPattern, byNumber]) expect(s.view().players[0].amber).toBe(1);
  });

  test('without a match lists all options', () => {
    const s = scenario('keyforge', setup);
    expect(() => s.pick({ kind: 'play' })).toThrow(
      [
        'no option for { kind: play }. The options are:',
        '  reap troll: reaps with Troll',
        '  fight troll: fights with Troll',
        '  reap bumpsy: reaps with Bumpsy',
        '  fight bumpsy: fights with Bumpsy',
        '  end: ends the turn',
      ].join('\n'),
    );
  });

  test('with several matches lists those', () => {
    expect(() => scenario('keyforge', setup).pick({ kind: 'reap' })).toThrow(
      new Error(
        [
          '2 options for { kind: reap }. They are:',
          '  reap troll: reaps with Troll',
          '  reap bumpsy: reaps with Bumpsy',
        ].join('\n'),
      ),
    );
  });

  test('an option of the list means itself', () => {
    for (const [i, { option }] of scenario('keyforge', setup).options().entries()) {
      const [whole, numbered] = [scenario('keyforge', setup), scenario('keyforge', setup)];
      whole.pick(whole.options()[i]!);
      numbered.pick({ option });
      expect(whole.view()).toEqual(numbered.view());
    }
  });

  test('values and names may be spelled like titles', () => {
    const s = scenario('keyforge', {
      step: 'house',
      players: [{ hand: ['Dance of Doom'], line: ['dust_imp', 'TROLL'] }],
    });
    s.pick({ kind: 'house', value: 'Dis' }).pick({ kind: 'play', card: 'Dance of Doom' });
    s.pick({ kind: 'number', value: '2' });
    expect(s.card('Dust Imp')).toMatchObject({ card: 'dust-imp', zone: 'discard' });
  });

  test('refuses unknown fields and cards', () => {
    const s = scenario('keyforge', setup);
    expect(() => s.pick(undefined as never)).toThrow('pick: expected an object, not nothing');
    expect(() => s.pick({ card: null } as never)).toThrow('pick.card: expected a text, not null');
    expect(() => s.pick({ value: {} } as never)).toThrow('pick.value: expected a number or a text, not {}');
    expect(() => s.pick({ words: 1 } as never)).toThrow('pick.words: expected a text or a pattern, not 1');
    expect(() => s.pick({ knd: 'reap' } as never)).toThrow('pick: no field "knd"; nearest: kind');
    expect(() => s.pick({ kind: 'reap', card: 'trol' })).toThrow(
      'pick.card: no card in this scenario "trol"; nearest: troll',
    );
  });

  test('after the end says so', () => {
    const s = scenario('keyforge', { step: 'forge', players: [{ amber: 6, keys: ['red', 'blue'] }] });
    expect(() => s.pick({ kind: 'end' })).toThrow('The game is over.');
  });
});

describe('rolls', () => {
  const setup = (rolls: (number | string)[]): KeyforgeSetup => ({
    house: 'dis',
    rolls,
    players: [{ hand: ['mind-barb', 'mind-barb'] }, { hand: ['anger', 'urchin', 'urchin'] }],
  });
  const barb = { kind: 'play', card: 'mind-barb' } as const;

  test.each([
    ['a place in the view', 1, 'urchin'],
    ['a name', 'urchin#2', 'urchin#2'],
  ])('answer a random pick by %s', (_how, roll, discarded) => {
    const s = scenario('keyforge', setup([roll]));
    s.pick(barb);
    expect(s.view().players[1].discard).toEqual([discarded]);
    expect(s.rollsLeft()).toBe(0);
    s.finish();
  });

  test('left over fail at the end of the game', () => {
    const table = { step: 'forge', players: [{ amber: 6, keys: ['red', 'blue'] }] };
    expect(() => scenario('keyforge', { ...table, rolls: [0] })).toThrow('rolls left over: 0');
    expect(scenario('keyforge', { ...table, rolls: [] }).decision()).toBeNull();
  });

  test('left over fail at the end', () => {
    const s = scenario('keyforge', setup([0, 'anger']));
    s.pick(barb);
    expect(s.rollsLeft()).toBe(1);
    expect(() => s.finish()).toThrow('rolls left over: anger');
  });

  test('missing or impossible fail at once and leave the scenario as it was', () => {
    const s = scenario('keyforge', setup([7]));
    expect(() => s.pick(barb)).toThrow(
      'the scripted roll 7 is not among the 3 cards anger, urchin, urchin#2',
    );
    expect(s.rollsLeft()).toBe(1);
    expect(kinds(s)).toContain('play mind-barb');
    expect(() => s.pick({ ...barb, card: 'mind-barb#2' })).toThrow('the scripted roll 7');
    expect(s.view().players[0].hand).toEqual(['mind-barb', 'mind-barb#2']);
    expect(() => scenario('keyforge', setup([])).pick(barb)).toThrow('no roll is left');
  });

  test('are not needed: then the seed decides', () => {
    const { rolls: _, ...free } = setup([]);
    const left = (seed: number) => {
      const s = scenario('keyforge', { ...free, seed });
      s.pick(barb);
      return s.view().players[1].discard[0];
    };
    expect(left(1)).toBe(left(1));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(left)).size).toBeGreaterThan(1);
  });
});
