import { expect } from 'vitest';
import { about, single, singles, testRows } from '../../../testkit.js';
import type { KeyforgeScenario, KeyforgeSetup } from '../../scenario.js';
import { endTurn, line, offers, pools, reach, take, targets, zone } from '../../testkit.js';

type Player = NonNullable<KeyforgeSetup['players']>[number];
type Row = [name: string, setup: KeyforgeSetup, picks: string[], check: (s: KeyforgeScenario) => void];

const untamed = (you: Player, opponent: Player = {}, more: KeyforgeSetup = {}): KeyforgeSetup => ({
  house: 'untamed',
  players: [you, opponent],
  ...more,
});

const rows = (card: string, table: Row[]): void =>
  testRows(card, table, (setup, picks, check) => check(reach(setup, ...picks)));

const ofLogos = (card: string) => ({ card, house: 'logos' });
const damage = (s: KeyforgeScenario, card: string): number | undefined => s.card(card).damage;

rows('Cooperative Hunting', [
  [
    'deals 1 damage for each friendly creature, divided as its player likes',
    untamed(
      { hand: ['cooperative-hunting'], line: ['dust-pixie', 'snufflegator', 'ancient-bear'] },
      { line: ['troll', 'dust-imp'] },
    ),
    ['play cooperative-hunting', 'target troll', 'target troll', 'target snufflegator'],
    (s) => {
      expect([damage(s, 'troll'), damage(s, 'snufflegator'), damage(s, 'dust-imp')]).toEqual([2, 1, 0]);
      expect(s.decision()?.kind).toBe('main');
    },
  ],
  [
    'offers every creature in play',
    untamed({ hand: ['cooperative-hunting'], line: ['dust-pixie'] }, { line: ['troll'] }),
    ['play cooperative-hunting'],
    (s) => expect(targets(s)).toEqual(['dust-pixie', 'troll']),
  ],
  [
    'deals its damage at once, so that one ward takes all of it',
    untamed(
      { hand: ['cooperative-hunting'], line: ['snufflegator', 'ancient-bear'] },
      { line: [{ card: 'dust-imp', ward: true }] },
    ),
    ['play cooperative-hunting', 'target dust-imp', 'target dust-imp'],
    (s) => expect(s.card('dust-imp')).toMatchObject({ zone: 'line', ward: false, damage: 0 }),
  ],
  [
    'does nothing without friendly creatures',
    untamed({ hand: ['cooperative-hunting'] }, { line: ['troll', 'dust-imp'] }),
    ['play cooperative-hunting'],
    (s) => {
      expect(damage(s, 'troll')).toBe(0);
      expect(zone(s, 'cooperative-hunting')).toBe('discard');
    },
  ],
]);

rows('Full Moon', [
  [
    'gains 1 æmber for each creature played in the rest of the turn',
    untamed({ hand: ['full-moon', 'murmook', 'halacor'] }),
    ['play full-moon', 'play murmook', 'play halacor', 'flank left'],
    (s) => expect(pools(s)).toEqual([2, 0]),
  ],
  [
    'says nothing of creatures played before it, nor of actions',
    untamed({ hand: ['full-moon', 'murmook', 'cooperative-hunting'] }),
    ['play murmook', 'play full-moon', 'play cooperative-hunting'],
    (s) => expect(pools(s)).toEqual([0, 0]),
  ],
  [
    'adds up when played twice',
    untamed({ hand: ['full-moon', 'full-moon', 'murmook'] }),
    ['play full-moon', 'play full-moon#2', 'play murmook'],
    (s) => expect(pools(s)).toEqual([2, 0]),
  ],
  [
    'ends with the turn',
    untamed({ hand: ['full-moon'] }, { hand: ['murmook'], houses: ['untamed', 'dis', 'logos'] }),
    ['play full-moon', 'end', 'house untamed', 'play murmook'],
    (s) => expect(pools(s)).toEqual([0, 0]),
  ],
]);

rows('Lost in the Woods', [
  [
    'shuffles two creatures of each side into the decks of their owners',
    untamed(
      { hand: ['lost-in-the-woods'], line: ['murmook', 'flaxia', 'halacor'] },
      { line: ['troll', 'bumpsy', 'krump'] },
    ),
    ['play lost-in-the-woods', 'target murmook', 'target halacor', 'target troll', 'target krump'],
    (s) => {
      expect([line(s, 0), line(s, 1)]).toEqual([['flaxia'], ['bumpsy']]);
      expect(['murmook', 'halacor', 'troll', 'krump'].map((card) => s.card(card))).toMatchObject([
        { zone: 'deck', seat: 0 },
        { zone: 'deck', seat: 0 },
        { zone: 'deck', seat: 1 },
        { zone: 'deck', seat: 1 },
      ]);
      expect(pools(s)).toEqual([1, 0]);
    },
  ],
  [
    'takes as many as there are',
    untamed({ hand: ['lost-in-the-woods'], line: ['murmook'] }, { line: ['troll', 'bumpsy'] }),
    ['play lost-in-the-woods'],
    (s) => expect([line(s, 0), line(s, 1)]).toEqual([[], []]),
  ],
  [
    'is held off by a ward',
    untamed({ hand: ['lost-in-the-woods'] }, { line: [{ card: 'troll', ward: true }, 'bumpsy'] }),
    ['play lost-in-the-woods'],
    (s) => {
      expect(line(s, 1)).toEqual(['troll']);
      expect(s.card('troll').ward).toBe(false);
    },
  ],
  [
    'gives the æmber on a creature to the opponent of its controller',
    untamed(
      { hand: ['lost-in-the-woods'], line: [{ card: 'murmook', amber: 2 }] },
      { line: [{ card: 'troll', amber: 3 }] },
    ),
    ['play lost-in-the-woods'],
    (s) => expect(pools(s)).toEqual([4, 2]),
  ],
  [
    'sends a creature under foreign control to the deck of its owner',
    untamed({ hand: ['lost-in-the-woods'], line: [{ card: 'troll', owner: 1 }] }),
    ['play lost-in-the-woods'],
    (s) => expect(s.card('troll')).toMatchObject({ zone: 'deck', seat: 1 }),
  ],
]);

rows('Regrowth', [
  [
    'returns a creature from its player’s discard pile to hand',
    untamed({ hand: ['regrowth'], discard: ['murmook', 'anger', 'flaxia'] }, { discard: ['troll'] }),
    ['play regrowth', 'target flaxia'],
    (s) => {
      expect(s.view().players[0].hand).toEqual(['flaxia']);
      expect(pools(s)).toEqual([1, 0]);
    },
  ],
  [
    'offers only creatures, and only those of its player',
    untamed({ hand: ['regrowth'], discard: ['murmook', 'anger', 'flaxia'] }, { discard: ['troll'] }),
    ['play regrowth'],
    (s) => expect(targets(s)).toEqual(['murmook', 'flaxia']),
  ],
  [
    'still gives its æmber when no creature is there',
    untamed({ hand: ['regrowth'], discard: ['anger'] }),
    ['play regrowth'],
    (s) => {
      expect(pools(s)).toEqual([1, 0]);
      expect(s.view().players[0].discard).toEqual(['regrowth', 'anger']);
    },
  ],
]);

rows('Dust Pixie', [
  [
    'brings 2 æmber and no more',
    untamed({ hand: ['dust-pixie'] }),
    ['play dust-pixie'],
    (s) => {
      expect(pools(s)).toEqual([2, 0]);
      expect(s.card('dust-pixie')).toMatchObject({ power: 1, exhausted: true });
    },
  ],
]);

rows('Snufflegator', [
  [
    'is dealt no damage in return when it attacks',
    untamed({ line: ['snufflegator'] }, { line: ['troll'] }),
    ['fight snufflegator'],
    (s) => expect([damage(s, 'snufflegator'), damage(s, 'troll')]).toEqual([0, 4]),
  ],
  [
    'is dealt damage when it is attacked',
    untamed({ line: ['murmook'] }, { line: ['snufflegator'] }),
    ['fight murmook'],
    (s) => expect([zone(s, 'murmook'), damage(s, 'snufflegator')]).toEqual(['discard', 3]),
  ],
]);

rows('Niffle Ape', [
  [
    'may attack past taunt',
    untamed({ line: ['niffle-ape', 'murmook'] }, { line: ['champion-anaphiel', 'troll'] }),
    ['fight niffle-ape'],
    (s) => expect(targets(s)).toEqual(['champion-anaphiel', 'troll']),
  ],
  [
    'gives its friends no way past taunt',
    untamed({ line: ['niffle-ape', 'murmook'] }, { line: ['champion-anaphiel', 'troll'] }),
    ['fight murmook'],
    (s) => expect(damage(s, 'champion-anaphiel')).toBe(2),
  ],
  [
    'hits an elusive creature at the first attack',
    untamed({ line: ['niffle-ape'] }, { line: ['dew-faerie'] }),
    ['fight niffle-ape'],
    (s) => {
      expect(zone(s, 'dew-faerie')).toBe('discard');
      expect(damage(s, 'niffle-ape')).toBe(2);
    },
  ],
  [
    'spends the elusive of its foe like any attacker',
    untamed({ line: ['murmook', 'niffle-ape'] }, { line: [{ card: 'dew-faerie', power: 5 }] }),
    ['fight niffle-ape', 'fight murmook'],
    (s) => expect([damage(s, 'dew-faerie'), zone(s, 'murmook')]).toEqual([6, 'discard']),
  ],
  [
    'is itself protected by nothing when attacked',
    untamed({ line: ['ancient-bear'] }, { line: ['niffle-ape'] }),
    ['fight ancient-bear'],
    (s) => expect(zone(s, 'niffle-ape')).toBe('discard'),
  ],
]);

rows('Niffle Queen', [
  [
    'strengthens each other friendly Beast by 1 and each Niffle by 1 more',
    untamed(
      { line: ['niffle-queen', 'snufflegator', 'niffle-ape', 'dust-pixie'] },
      { line: ['ancient-bear'] },
    ),
    [],
    (s) =>
      expect(
        ['niffle-queen', 'snufflegator', 'niffle-ape', 'dust-pixie', 'ancient-bear'].map(
          (card) => s.card(card).power,
        ),
      ).toEqual([6, 5, 5, 1, 5]),
  ],
  [
    'strengthens another queen, and is strengthened by it',
    untamed({ line: ['niffle-queen', 'niffle-queen'] }),
    [],
    (s) => expect(s.view().players[0].line.map(({ power }) => power)).toEqual([8, 8]),
  ],
  [
    'lets wounded friends die when it leaves',
    untamed({
      hand: ['lost-in-the-woods'],
      line: ['niffle-queen', { card: 'niffle-ape', damage: 4 }, 'murmook', 'flaxia'],
    }),
    ['play lost-in-the-woods', 'target niffle-queen', 'target flaxia'],
    (s) => {
      expect(zone(s, 'niffle-ape')).toBe('discard');
      expect(line(s, 0)).toEqual(['murmook']);
    },
  ],
]);

rows('Hunting Witch', [
  [
    'gains 1 æmber for another creature that its player plays',
    untamed({ hand: ['murmook'], line: ['hunting-witch'] }),
    ['play murmook', 'flank left'],
    (s) => expect(pools(s)).toEqual([1, 0]),
  ],
  [
    'gains nothing for itself',
    untamed({ hand: ['hunting-witch'] }),
    ['play hunting-witch'],
    (s) => expect(pools(s)).toEqual([0, 0]),
  ],
  [
    'gains nothing for a creature of the opponent',
    untamed({ line: ['hunting-witch'] }, { hand: ['murmook'], houses: ['untamed', 'dis', 'logos'] }),
    ['end', 'house untamed', 'play murmook'],
    (s) => expect(pools(s)).toEqual([0, 0]),
  ],
  [
    'gains for each of two witches',
    untamed({ hand: ['murmook'], line: ['hunting-witch', 'hunting-witch'] }),
    ['play murmook', 'flank left'],
    (s) => expect(pools(s)).toEqual([2, 0]),
  ],
]);

rows('Witch of the Eye', [
  [
    'returns any card from its player’s discard pile when it reaps',
    untamed({ line: ['witch-of-the-eye'], discard: ['anger', 'murmook'] }, { discard: ['troll'] }),
    ['reap witch-of-the-eye'],
    (s) => {
      expect(targets(s)).toEqual(['anger', 'murmook']);
      take(s, 'target anger');
      expect(s.view().players[0].hand).toEqual(['anger']);
      expect(pools(s)).toEqual([1, 0]);
    },
  ],
  [
    'reaps all the same with an empty discard pile',
    untamed({ line: ['witch-of-the-eye'] }),
    ['reap witch-of-the-eye'],
    (s) => expect([pools(s), s.decision()?.kind]).toEqual([[1, 0], 'main']),
  ],
]);

// The rest of the house

rows('Curiosity', [
  [
    'destroys each Scientist on both sides and no one else',
    untamed({ hand: ['curiosity'], line: ['doc-bookton', 'murmook'] }, { line: ['dr-escotera', 'troll'] }),
    ['play curiosity'],
    (s) => {
      expect([line(s, 0), line(s, 1)]).toEqual([['murmook'], ['troll']]);
      expect(pools(s)).toEqual([1, 0]);
    },
  ],
  [
    'only takes the ward of a Scientist that has one',
    untamed({ hand: ['curiosity'] }, { line: [{ card: 'doc-bookton', ward: true }] }),
    ['play curiosity'],
    (s) => expect(s.card('doc-bookton')).toMatchObject({ zone: 'line', ward: false }),
  ],
]);

rows('Fertility Chant', [
  [
    'brings 4 æmber and 2 to the opponent',
    untamed({ hand: ['fertility-chant'] }),
    ['play fertility-chant'],
    (s) => expect(pools(s)).toEqual([4, 2]),
  ],
]);

rows('Fogbank', [
  [
    'keeps the opponent’s creatures from fighting in the next turn',
    untamed(
      { hand: ['fogbank'], line: ['murmook'] },
      { line: ['troll'], houses: ['brobnar', 'dis', 'logos'] },
    ),
    ['play fogbank', 'end', 'house brobnar'],
    (s) => {
      expect(offers(s)).toContain('reap troll');
      expect(offers(s)).not.toContain('fight troll');
    },
  ],
  [
    'stops also a fight that a card would start',
    untamed(
      { hand: ['fogbank'], line: ['murmook'] },
      { hand: ['anger'], line: ['troll'], houses: ['brobnar', 'dis', 'logos'] },
    ),
    ['play fogbank', 'end', 'house brobnar', 'play anger'],
    (s) => {
      expect(damage(s, 'murmook')).toBe(0);
      expect(s.card('troll').exhausted).toBe(false);
    },
  ],
  [
    'does not bind its own player',
    untamed({ hand: ['fogbank'], line: ['murmook'] }, { line: ['troll'] }),
    ['play fogbank'],
    (s) => expect(offers(s)).toContain('fight murmook'),
  ],
  [
    'is over after that turn',
    untamed(
      { hand: ['fogbank'], line: ['murmook'], houses: ['untamed', 'dis', 'logos'] },
      { line: ['troll'], houses: ['brobnar', 'dis', 'logos'] },
    ),
    ['play fogbank', 'end', 'house brobnar', 'end', 'house untamed', 'end', 'house brobnar'],
    (s) => expect(offers(s)).toContain('fight troll'),
  ],
]);

rows('Grasping Vines', [
  [
    'returns up to three artifacts to the hands of their owners',
    untamed(
      { hand: ['grasping-vines'], artifacts: ['world-tree'] },
      { artifacts: ['gauntlet-of-command', 'key-to-dis', 'dominator-bauble'] },
    ),
    ['play grasping-vines', 'target world-tree', 'target gauntlet-of-command', 'target key-to-dis'],
    (s) => {
      expect(s.view().players[0].hand).toEqual(['world-tree']);
      expect(s.view().players[1].hand).toEqual(['gauntlet-of-command', 'key-to-dis']);
      expect(zone(s, 'dominator-bauble')).toBe('artifacts');
      expect(s.decision()?.kind).toBe('main');
    },
  ],
  [
    'may take none',
    untamed({ hand: ['grasping-vines'] }, { artifacts: ['key-to-dis'] }),
    ['play grasping-vines', 'done'],
    (s) => expect([zone(s, 'key-to-dis'), pools(s)]).toEqual(['artifacts', [1, 0]]),
  ],
  [
    'sends an artifact under foreign control home',
    untamed({ hand: ['grasping-vines'], artifacts: [{ card: 'key-to-dis', owner: 1 }] }),
    ['play grasping-vines', 'target key-to-dis'],
    (s) => expect(s.card('key-to-dis')).toMatchObject({ zone: 'hand', seat: 1 }),
  ],
]);

const forging = (card: string): void =>
  rows(card === 'key-charge' ? 'Key Charge' : 'Chota Hazri', [
    [
      'loses 1 æmber and forges a key at the current cost',
      untamed({ hand: [card], amber: 7 }),
      [`play ${card}`, 'yes'],
      (s) => expect(s.view().players[0]).toMatchObject({ amber: 0, keys: ['red'] }),
    ],
    [
      'may forge nothing',
      untamed({ hand: [card], amber: 7 }),
      [`play ${card}`, 'no'],
      (s) => expect(s.view().players[0]).toMatchObject({ amber: 6, keys: [] }),
    ],
    [
      'loses the æmber even when no key can be paid',
      untamed({ hand: [card], amber: 6 }),
      [`play ${card}`],
      (s) => expect([s.view().players[0].amber, s.decision()?.kind]).toEqual([5, 'main']),
    ],
    [
      'forges nothing without æmber to lose, even with æmber to spend on a card',
      untamed({ hand: [card], artifacts: [{ card: 'safe-place', amber: 9 }] }),
      [`play ${card}`],
      (s) => expect([s.view().players[0].keys, s.decision()?.kind]).toEqual([[], 'main']),
    ],
    [
      'pays what the opponent’s cards add',
      untamed({ hand: [card], amber: 8 }, { line: ['murmook'] }),
      [`play ${card}`, 'yes'],
      (s) => expect(s.view().players[0]).toMatchObject({ amber: 0, keys: ['red'] }),
    ],
    [
      'wins with the third key at once',
      untamed({ hand: [card], amber: 7, keys: ['red', 'blue'] }),
      [`play ${card}`, 'yes'],
      (s) => expect([s.decision(), s.view().turn.winner]).toEqual([null, 0]),
    ],
  ]);
forging('key-charge');
forging('chota-hazri');

about('Lifeweb', () => {
  const played = (n: number): KeyforgeScenario => {
    const creatures = ['murmook', 'flaxia', 'halacor'].slice(0, n);
    const s = reach({
      active: 1,
      house: 'untamed',
      players: [
        { hand: ['lifeweb'], houses: ['untamed', 'dis', 'logos'] },
        { hand: [...creatures, 'fertility-chant'], amber: 2 },
      ],
    });
    for (const [i, card] of creatures.entries()) take(s, `play ${card}`, ...(i > 0 ? ['flank left'] : []));
    return endTurn(s, 'untamed');
  };

  singles([
    ['steals 2 after three creatures in the opponent’s previous turn', 3, [3, 1]],
    ['steals nothing after two', 2, [1, 3]],
  ])('%s', (_name, n, expected) => {
    const s = played(n);
    s.edit({ players: [{}, { amber: 3 }] });
    take(s, 'play lifeweb');
    expect(pools(s)).toEqual(expected);
  });

  single('asks for the turn just before, not for an older one', () => {
    const s = played(3);
    s.edit({ players: [{ amber: 0 }, { amber: 2 }] });
    take(s, 'end', 'house untamed', 'end', 'house untamed', 'play lifeweb');
    expect(pools(s)).toEqual([1, 2]);
  });
});

rows('Nature’s Call', [
  [
    'returns up to three creatures of any side to their owners',
    untamed(
      { hand: ['nature-s-call'], line: ['murmook', { card: 'troll', owner: 1 }] },
      { line: ['bumpsy', 'krump'] },
    ),
    ['play nature-s-call', 'target murmook', 'target troll', 'target bumpsy'],
    (s) => {
      expect(s.view().players[0].hand).toEqual(['murmook']);
      expect(s.view().players[1].hand).toEqual(['troll', 'bumpsy']);
      expect([line(s, 0), line(s, 1), pools(s)]).toEqual([[], ['krump'], [1, 0]]);
    },
  ],
  [
    'may stop early',
    untamed({ hand: ['nature-s-call'] }, { line: ['bumpsy', 'krump'] }),
    ['play nature-s-call', 'target krump', 'done'],
    (s) => expect(line(s, 1)).toEqual(['bumpsy']),
  ],
  [
    'discards the upgrades of a returned creature',
    untamed({ hand: ['nature-s-call'] }, { line: [{ card: 'krump', upgrades: ['blood-of-titans'] }] }),
    ['play nature-s-call', 'target krump'],
    (s) => expect(s.card('blood-of-titans')).toMatchObject({ zone: 'discard', seat: 1 }),
  ],
]);

rows('Nocturnal Maneuver', [
  [
    'exhausts up to three creatures',
    untamed({ hand: ['nocturnal-maneuver'], line: ['murmook'] }, { line: ['troll', 'bumpsy', 'krump'] }),
    ['play nocturnal-maneuver', 'target troll', 'target bumpsy', 'target krump'],
    (s) => {
      expect(s.view().players[1].line.every(({ exhausted }) => exhausted)).toBe(true);
      expect([s.card('murmook').exhausted, pools(s)]).toEqual([false, [1, 0]]);
    },
  ],
  [
    'may exhaust none',
    untamed({ hand: ['nocturnal-maneuver'] }, { line: ['troll'] }),
    ['play nocturnal-maneuver', 'done'],
    (s) => expect(s.card('troll').exhausted).toBe(false),
  ],
]);

rows('Perilous Wild', [
  [
    'destroys each creature with elusive, printed or gained',
    untamed(
      { hand: ['perilous-wild'], line: ['dew-faerie', 'murmook'] },
      { line: ['lamindra', 'troll', 'bumpsy'] },
    ),
    ['play perilous-wild'],
    (s) => expect([line(s, 0), line(s, 1), pools(s)]).toEqual([['murmook'], ['bumpsy'], [1, 0]]),
  ],
]);

rows('Save the Pack', [
  [
    'destroys each damaged creature and gives its player a chain',
    untamed(
      { hand: ['save-the-pack'], line: [{ card: 'murmook', damage: 1 }, 'flaxia'] },
      { line: [{ card: 'troll', damage: 3 }, 'bumpsy'] },
    ),
    ['play save-the-pack'],
    (s) => {
      expect([line(s, 0), line(s, 1)]).toEqual([['flaxia'], ['bumpsy']]);
      expect(s.view().players.map(({ chains }) => chains)).toEqual([1, 0]);
    },
  ],
  [
    'gives the chain without a damaged creature too',
    untamed({ hand: ['save-the-pack'], line: ['flaxia'] }),
    ['play save-the-pack'],
    (s) => expect([line(s, 0), s.view().players[0].chains]).toEqual([['flaxia'], 1]),
  ],
]);

rows('Scout', [
  [
    'gives two creatures skirmish and fights with one after the other',
    untamed({ hand: ['scout'], line: ['murmook', 'bigtwig', 'ancient-bear'] }, { line: ['troll', 'krump'] }),
    ['play scout', 'target murmook', 'target ancient-bear', 'target ancient-bear', 'target krump'],
    (s) => {
      expect([damage(s, 'troll'), zone(s, 'krump')]).toEqual([3, 'discard']);
      expect([damage(s, 'murmook'), damage(s, 'ancient-bear')]).toEqual([0, 0]);
      expect(s.card('murmook')).toMatchObject({ exhausted: true, keywords: ['skirmish'] });
      expect(s.card('bigtwig').keywords).toEqual([]);
    },
  ],
  [
    'does not ready: an exhausted creature gains skirmish only',
    untamed({ hand: ['scout'], line: [{ card: 'murmook', exhausted: true }] }, { line: ['troll'] }),
    ['play scout', 'target murmook'],
    (s) => expect([damage(s, 'troll'), s.card('murmook').keywords]).toEqual([0, ['skirmish']]),
  ],
  [
    'uses creatures of other houses and may choose only one',
    untamed({ hand: ['scout'], line: ['bumpsy', 'krump'] }, { line: ['troll'] }),
    ['play scout', 'target krump', 'done'],
    (s) => expect([damage(s, 'troll'), s.card('bumpsy').exhausted]).toEqual([6, false]),
  ],
  [
    'turns the fight of a stunned creature into the end of its stun',
    untamed({ hand: ['scout'], line: [{ card: 'murmook', stunned: true }] }, { line: ['troll'] }),
    ['play scout', 'target murmook'],
    (s) => {
      expect(damage(s, 'troll')).toBe(0);
      expect(s.card('murmook')).toMatchObject({ stunned: false, exhausted: true });
    },
  ],
  [
    'takes the skirmish back at the end of the turn',
    untamed({ hand: ['scout'], line: ['murmook'] }, { line: ['troll'] }),
    ['play scout', 'target murmook', 'end'],
    (s) => expect(s.card('murmook').keywords).toEqual([]),
  ],
]);

rows('Stampede', [
  [
    'steals 2 after three creatures were used',
    untamed({ hand: ['stampede'], line: ['murmook', 'flaxia', 'halacor'] }, { amber: 3 }),
    ['reap murmook', 'reap flaxia', 'reap halacor', 'play stampede'],
    (s) => expect(pools(s)).toEqual([6, 1]),
  ],
  [
    'steals nothing after two creatures and an artifact',
    untamed({ hand: ['stampede'], line: ['murmook', 'flaxia'], artifacts: ['world-tree'] }, { amber: 3 }),
    ['reap murmook', 'reap flaxia', 'action world-tree', 'play stampede'],
    (s) => expect(pools(s)).toEqual([3, 3]),
  ],
  [
    'counts a creature that lost its stun as used',
    untamed(
      { hand: ['stampede'], line: ['murmook', 'flaxia', { card: 'halacor', stunned: true }] },
      { amber: 3 },
    ),
    ['reap murmook', 'reap flaxia', 'unstun halacor', 'play stampede'],
    (s) => expect(pools(s)).toEqual([5, 1]),
  ],
  [
    'counts one creature once, however often it is used',
    untamed(
      { hand: ['stampede'], line: ['legatus-raptor', 'murmook'], houses: ['untamed', 'dis', 'saurian'] },
      { amber: 3, line: [{ card: 'troll', power: 9 }] },
    ),
    ['reap murmook'],
    (s) => {
      s.edit({ cards: { murmook: { exhausted: false } } });
      take(s, 'reap murmook');
      s.edit({ cards: { murmook: { exhausted: false } } });
      take(s, 'reap murmook', 'play stampede');
      expect(pools(s)).toEqual([4, 3]);
    },
  ],
]);

rows('The Common Cold', [
  [
    'deals 1 damage to each creature and may destroy all Mars creatures',
    untamed({ hand: ['the-common-cold'], line: ['murmook', 'blypyp'] }, { line: ['tunk', 'dust-pixie'] }),
    ['play the-common-cold', 'yes'],
    (s) => {
      expect([line(s, 0), line(s, 1), damage(s, 'murmook')]).toEqual([['murmook'], [], 1]);
      expect(pools(s)).toEqual([1, 0]);
    },
  ],
  [
    'may spare them',
    untamed({ hand: ['the-common-cold'], line: ['murmook'] }, { line: ['tunk', 'zorg'] }),
    ['play the-common-cold', 'no'],
    (s) => expect([damage(s, 'tunk'), damage(s, 'zorg')]).toEqual([0, 1]),
  ],
  [
    'asks nothing when no Mars creature is left',
    untamed({ hand: ['the-common-cold'] }, { line: ['phylyx-the-disintegrator', 'troll'] }),
    ['play the-common-cold'],
    (s) => expect([line(s, 1), s.decision()?.kind]).toEqual([['troll'], 'main']),
  ],
]);

rows('Troop Call', [
  [
    'returns each friendly Niffle from play and from the discard pile',
    untamed(
      { hand: ['troop-call'], line: ['niffle-ape', 'murmook'], discard: ['niffle-queen', 'flaxia'] },
      { line: ['niffle-ape'], discard: ['niffle-queen'] },
    ),
    ['play troop-call'],
    (s) => {
      expect(s.view().players[0].hand.toSorted()).toEqual(['niffle-ape', 'niffle-queen']);
      expect([line(s, 0), line(s, 1)]).toEqual([['murmook'], ['niffle-ape#2']]);
      expect([zone(s, 'niffle-queen#2'), pools(s)]).toEqual(['discard', [1, 0]]);
    },
  ],
  [
    'leaves a warded ape in play, without its ward',
    untamed({ hand: ['troop-call'], line: [{ card: 'niffle-ape', ward: true }] }),
    ['play troop-call'],
    (s) => expect(s.card('niffle-ape')).toMatchObject({ zone: 'line', ward: false }),
  ],
]);

rows('Vigor', [
  [
    'heals 3 and gains 1 æmber',
    untamed({ hand: ['vigor'], line: [{ card: 'troll', damage: 5 }, 'murmook'] }),
    ['play vigor', 'target troll', 'number 3'],
    (s) => expect([damage(s, 'troll'), pools(s)]).toEqual([2, [2, 0]]),
  ],
  [
    'gains nothing more when less was healed',
    untamed({ hand: ['vigor'], line: [{ card: 'troll', damage: 5 }] }),
    ['play vigor', 'number 2'],
    (s) => expect([damage(s, 'troll'), pools(s)]).toEqual([3, [1, 0]]),
  ],
  [
    'offers no more than there is damage',
    untamed({ hand: ['vigor'] }, { line: [{ card: 'troll', damage: 2 }] }),
    ['play vigor'],
    (s) => expect(offers(s)).toEqual(['number 0', 'number 1', 'number 2']),
  ],
  [
    'may choose an undamaged creature',
    untamed({ hand: ['vigor'], line: ['troll', 'murmook'] }),
    ['play vigor', 'target troll'],
    (s) => expect([pools(s), s.decision()?.kind]).toEqual([[1, 0], 'main']),
  ],
  [
    'heals no more than 3',
    untamed({ hand: ['vigor'] }, { line: [{ card: 'troll', damage: 5 }] }),
    ['play vigor'],
    (s) => expect(offers(s)).toEqual(['number 0', 'number 1', 'number 2', 'number 3']),
  ],
]);

rows('Word of Returning', [
  [
    'deals each enemy creature its æmber in damage and takes that æmber',
    untamed(
      { hand: ['word-of-returning'], line: [{ card: 'murmook', amber: 1 }] },
      { line: [{ card: 'troll', amber: 3 }, 'bumpsy', { card: 'dust-pixie', amber: 2 }] },
    ),
    ['play word-of-returning'],
    (s) => {
      expect(s.card('troll')).toMatchObject({ damage: 3, amber: 0 });
      expect([damage(s, 'bumpsy'), zone(s, 'dust-pixie'), s.card('murmook').amber]).toEqual([
        0,
        'discard',
        1,
      ]);
      expect(pools(s)).toEqual([6, 0]);
    },
  ],
  [
    'takes the æmber also from under a ward',
    untamed({ hand: ['word-of-returning'] }, { line: [{ card: 'troll', amber: 3, ward: true }] }),
    ['play word-of-returning'],
    (s) => {
      expect(s.card('troll')).toMatchObject({ damage: 0, amber: 0, ward: false });
      expect(pools(s)).toEqual([4, 0]);
    },
  ],
  [
    'leaves the æmber on a creature that came to the other side in the meantime',
    {
      house: 'logos',
      players: [
        { hand: ['harland-mindlock', ...['word-of-returning', 'blood-of-titans'].map(ofLogos)] },
        {
          line: [
            { card: 'urchin', amber: 2 },
            { card: 'dust-pixie', amber: 1, upgrades: ['soulkeeper'] },
          ],
        },
      ],
    },
    [
      'play harland-mindlock',
      'target urchin',
      'flank right',
      'play blood-of-titans',
      'target harland-mindlock',
      'play word-of-returning',
    ],
    (s) => {
      expect([line(s, 0), line(s, 1)]).toEqual([[], ['urchin']]);
      expect([s.card('urchin').amber, pools(s)]).toEqual([2, [3, 0]]);
    },
  ],
]);

rows('Bear Flute', [
  [
    'fully heals a bear, also one of the opponent',
    untamed(
      { artifacts: ['bear-flute'], line: [{ card: 'ancient-bear', damage: 3 }], deck: ['ancient-bear'] },
      { line: [{ card: 'ancient-bear', damage: 4 }] },
    ),
    ['action bear-flute', 'target ancient-bear#3'],
    (s) => {
      expect([damage(s, 'ancient-bear'), damage(s, 'ancient-bear#3')]).toEqual([3, 0]);
      expect(s.view().players[0].hand).toEqual([]);
    },
  ],
  [
    'without a bear in play fetches those of deck and discard pile, then shuffles the pile in',
    untamed({
      artifacts: ['bear-flute'],
      deck: ['anger', 'ancient-bear'],
      discard: ['ancient-bear', 'troll'],
    }),
    ['action bear-flute', 'target ancient-bear', 'target ancient-bear#2'],
    (s) => {
      const [you] = s.view().players;
      expect(you.hand.toSorted()).toEqual(['ancient-bear', 'ancient-bear#2']);
      expect([you.discard, zone(s, 'troll')]).toEqual([[], 'deck']);
    },
  ],
  [
    'shuffles nothing when no bear was found',
    untamed({ artifacts: ['bear-flute'], discard: ['troll'] }),
    ['action bear-flute'],
    (s) => expect([zone(s, 'troll'), s.decision()?.kind]).toEqual(['discard', 'main']),
  ],
]);

rows('Nepenthe Seed', [
  [
    'is sacrificed and returns a card from its player’s discard pile',
    untamed({ artifacts: ['nepenthe-seed'], discard: ['anger'] }, {}, { house: 'dis' }),
    ['omni nepenthe-seed'],
    (s) => {
      expect(targets(s)).toEqual(['nepenthe-seed', 'anger']);
      take(s, 'target anger');
      expect([s.view().players[0].hand, zone(s, 'nepenthe-seed')]).toEqual([['anger'], 'discard']);
    },
  ],
]);

rows('Ritual of Balance', [
  [
    'steals 1 from an opponent with 6 æmber',
    untamed({ artifacts: ['ritual-of-balance'] }, { amber: 6 }),
    ['action ritual-of-balance'],
    (s) => expect(pools(s)).toEqual([1, 5]),
  ],
  [
    'steals nothing from one with 5',
    untamed({ artifacts: ['ritual-of-balance'] }, { amber: 5 }),
    ['action ritual-of-balance'],
    (s) => expect([pools(s), s.card('ritual-of-balance').exhausted]).toEqual([[0, 5], true]),
  ],
]);

rows('Ritual of the Hunt', [
  [
    'is sacrificed and lets Untamed creatures be used this turn, whatever the house',
    untamed(
      { artifacts: ['ritual-of-the-hunt'], line: ['murmook', 'troll', 'shooler'] },
      { line: ['bumpsy'] },
      { house: 'dis' },
    ),
    ['omni ritual-of-the-hunt'],
    (s) => {
      expect(zone(s, 'ritual-of-the-hunt')).toBe('discard');
      expect(offers(s)).toEqual(['reap murmook', 'fight murmook', 'reap shooler', 'fight shooler', 'end']);
    },
  ],
  [
    'lends nothing to cards in hand, and brings its æmber when played',
    untamed({ hand: ['ritual-of-the-hunt'] }),
    ['play ritual-of-the-hunt'],
    (s) => expect([pools(s), offers(s)]).toEqual([[1, 0], ['end']]),
  ],
]);

rows('World Tree', [
  [
    'puts a creature from the discard pile on top of the deck',
    untamed({ artifacts: ['world-tree'], discard: ['anger', 'troll', 'murmook'], deck: ['flaxia'] }),
    ['action world-tree', 'target murmook'],
    (s) => expect(s.view().players[0].deck.slice(0, 2)).toEqual(['murmook', 'flaxia']),
  ],
  [
    'does nothing without one',
    untamed({ artifacts: ['world-tree'], discard: ['anger'] }),
    ['action world-tree'],
    (s) => expect([zone(s, 'anger'), s.decision()?.kind]).toEqual(['discard', 'main']),
  ],
]);

rows('Ancient Bear', [
  [
    'deals 2 damage before the fight',
    untamed({ line: ['ancient-bear'] }, { line: ['troll'] }),
    ['fight ancient-bear'],
    (s) => expect([damage(s, 'troll'), zone(s, 'ancient-bear')]).toEqual([7, 'discard']),
  ],
  [
    'is not struck by a creature that its assault destroys',
    untamed({ line: ['ancient-bear'] }, { line: ['dust-imp'] }),
    ['fight ancient-bear'],
    (s) => {
      expect([damage(s, 'ancient-bear'), zone(s, 'dust-imp')]).toEqual([0, 'discard']);
      expect(s.card('ancient-bear').exhausted).toBe(true);
    },
  ],
  [
    'deals assault damage to an elusive creature',
    untamed({ line: ['ancient-bear'] }, { line: ['faygin'] }),
    ['fight ancient-bear'],
    (s) => expect([damage(s, 'faygin'), damage(s, 'ancient-bear')]).toEqual([2, 0]),
  ],
  [
    'has no assault when it is attacked',
    untamed({ line: ['troll'] }, { line: ['ancient-bear'] }, { house: 'brobnar' }),
    ['fight troll'],
    (s) => expect(damage(s, 'troll')).toBe(5),
  ],
]);

rows('Bigtwig', [
  [
    'may attack only stunned creatures',
    untamed(
      { line: ['bigtwig'] },
      { line: ['troll', { card: 'bumpsy', stunned: true }, { card: 'krump', stunned: true }] },
    ),
    ['fight bigtwig'],
    (s) => expect(targets(s)).toEqual(['bumpsy', 'krump']),
  ],
  [
    'cannot fight when none is stunned',
    untamed({ line: ['bigtwig', 'murmook'] }, { line: ['troll'] }),
    [],
    (s) => expect(offers(s)).toEqual(['reap bigtwig', 'reap murmook', 'fight murmook', 'end']),
  ],
  [
    'cannot reach a stunned creature behind one that taunts',
    untamed({ line: ['bigtwig'] }, { line: ['champion-anaphiel', { card: 'bumpsy', stunned: true }] }),
    [],
    (s) => expect(offers(s)).toEqual(['reap bigtwig', 'end']),
  ],
  [
    'stuns and exhausts a creature when it reaps',
    untamed({ line: ['bigtwig'] }, { line: ['troll'] }),
    ['reap bigtwig', 'target troll'],
    (s) => expect(s.card('troll')).toMatchObject({ stunned: true, exhausted: true }),
  ],
  [
    'exhausts a creature that is stunned already',
    untamed({ line: ['bigtwig'] }, { line: [{ card: 'troll', stunned: true }] }),
    ['reap bigtwig', 'target troll'],
    (s) => expect(s.card('troll')).toMatchObject({ stunned: true, exhausted: true }),
  ],
]);

const wilds = (you: Player, more: KeyforgeSetup = {}): KeyforgeSetup =>
  untamed(you, {}, { house: 'dis', ...more });

rows('Witch of the Wilds', [
  [
    'lets one Untamed card be played while another house is active',
    wilds({ hand: ['murmook', 'flaxia', 'shooler', 'anger'], line: ['witch-of-the-wilds'] }),
    [],
    (s) => {
      expect(offers(s)).toEqual(['play murmook', 'play flaxia', 'play shooler', 'discard shooler', 'end']);
      take(s, 'play murmook', 'flank left');
      expect(offers(s)).toEqual(['play shooler', 'discard shooler', 'end']);
    },
  ],
  [
    'lets two be played when there are two witches',
    wilds({ hand: ['murmook', 'flaxia', 'halacor'], line: ['witch-of-the-wilds', 'witch-of-the-wilds'] }),
    ['play murmook', 'flank left', 'play flaxia', 'flank left'],
    (s) => expect(offers(s)).toEqual(['end']),
  ],
  [
    'has its card left after it was used itself',
    wilds({ hand: ['murmook'], line: ['witch-of-the-wilds'], artifacts: ['ritual-of-the-hunt'] }),
    ['omni ritual-of-the-hunt', 'reap witch-of-the-wilds'],
    (s) => expect(offers(s)).toEqual(['play murmook', 'end']),
  ],
  [
    'gives the card anew each turn',
    wilds({ hand: ['murmook', 'flaxia'], line: ['witch-of-the-wilds'], houses: ['untamed', 'dis', 'logos'] }),
    ['play murmook', 'flank left', 'end', 'house brobnar', 'end', 'house dis'],
    (s) => expect(offers(s)).toContain('play flaxia'),
  ],
  [
    'does not let an Untamed creature be used',
    wilds({ line: ['witch-of-the-wilds', 'murmook'] }),
    [],
    (s) => expect(offers(s)).toEqual(['end']),
  ],
  [
    'lets its player play a witch and then what that one allows',
    wilds({ hand: ['witch-of-the-wilds', 'murmook'], line: ['witch-of-the-wilds'] }),
    ['play witch-of-the-wilds#2', 'flank left'],
    (s) => expect(offers(s)).toEqual(['play murmook', 'end']),
  ],
  [
    'helps only its own controller',
    untamed({ hand: ['murmook'], line: ['shooler'] }, { line: ['witch-of-the-wilds'] }, { house: 'dis' }),
    [],
    (s) => expect(offers(s)).not.toContain('play murmook'),
  ],
]);

rows('Briar Grubbling', [
  [
    'deals 5 damage before it is attacked, and a dead attacker strikes no blow',
    untamed({ line: ['ancient-bear'] }, { line: [{ card: 'briar-grubbling', power: 9 }] }),
    ['fight ancient-bear', 'order briar-grubbling'],
    (s) => expect([zone(s, 'ancient-bear'), damage(s, 'briar-grubbling')]).toEqual(['discard', 0]),
  ],
  [
    'does no harm when assault destroys it first',
    untamed({ line: ['ancient-bear'] }, { line: ['briar-grubbling'] }),
    ['fight ancient-bear', 'order ancient-bear'],
    (s) => expect([zone(s, 'briar-grubbling'), damage(s, 'ancient-bear')]).toEqual(['discard', 0]),
  ],
  [
    'hurts the survivor, and both then strike',
    untamed({ line: ['bigtwig'] }, { line: [{ card: 'briar-grubbling', stunned: true }] }),
    ['fight bigtwig'],
    (s) => expect([zone(s, 'bigtwig'), zone(s, 'briar-grubbling')]).toEqual(['discard', 'discard']),
  ],
  [
    'strikes through skirmish',
    untamed({ line: ['snufflegator'] }, { line: ['briar-grubbling'] }),
    ['fight snufflegator'],
    (s) => expect([zone(s, 'snufflegator'), zone(s, 'briar-grubbling')]).toEqual(['discard', 'line']),
  ],
  [
    'has no hazard when it attacks',
    untamed({ line: ['briar-grubbling'] }, { line: ['troll'] }),
    ['fight briar-grubbling'],
    (s) => expect(damage(s, 'troll')).toBe(2),
  ],
]);

rows('Dew Faerie', [
  [
    'gains 1 more when it reaps',
    untamed({ line: ['dew-faerie'] }),
    ['reap dew-faerie'],
    (s) => expect(pools(s)).toEqual([2, 0]),
  ],
  [
    'evades the first attack of a turn and not the second',
    untamed({ line: ['murmook', 'halacor'] }, { line: ['dew-faerie'] }),
    ['fight murmook'],
    (s) => {
      expect([damage(s, 'murmook'), zone(s, 'dew-faerie')]).toEqual([0, 'line']);
      take(s, 'fight halacor');
      expect([damage(s, 'halacor'), zone(s, 'dew-faerie')]).toEqual([0, 'discard']);
    },
  ],
]);

rows('Flaxia', [
  [
    'gains 2 when its player controls more creatures, itself counted',
    untamed({ hand: ['flaxia'], line: ['murmook'] }, { line: ['troll'] }),
    ['play flaxia', 'flank left'],
    (s) => expect(pools(s)).toEqual([2, 0]),
  ],
  [
    'gains nothing when both have as many',
    untamed({ hand: ['flaxia'] }, { line: ['troll'] }),
    ['play flaxia'],
    (s) => expect(pools(s)).toEqual([0, 0]),
  ],
]);

rows('Fuzzy Gruen', [
  [
    'brings 2 æmber and 1 to the opponent',
    untamed({ hand: ['fuzzy-gruen'] }),
    ['play fuzzy-gruen'],
    (s) => expect(pools(s)).toEqual([2, 1]),
  ],
]);

rows('Giant Sloth', [
  [
    'cannot be used before an Untamed card was discarded from hand',
    untamed({ hand: ['murmook'], line: ['giant-sloth'] }, { line: ['troll'] }),
    [],
    (s) => {
      expect(offers(s)).toEqual(['play murmook', 'discard murmook', 'end']);
      take(s, 'discard murmook');
      expect(offers(s)).toEqual(['reap giant-sloth', 'fight giant-sloth', 'action giant-sloth', 'end']);
      take(s, 'action giant-sloth');
      expect(pools(s)).toEqual([3, 0]);
    },
  ],
  [
    'cannot be used after a discard of another house',
    untamed(
      { hand: ['shooler'], line: ['giant-sloth', { card: 'murmook', house: 'dis' }] },
      {},
      { house: 'dis' },
    ),
    ['discard shooler'],
    (s) => expect(offers(s)).toEqual(['reap murmook', 'end']),
  ],
  [
    'cannot be used by another card either',
    untamed({ hand: ['scout'], line: ['giant-sloth'] }, { line: ['troll'] }),
    ['play scout', 'target giant-sloth'],
    (s) => expect([damage(s, 'troll'), s.card('giant-sloth').exhausted]).toEqual([0, false]),
  ],
  [
    'fights back when it is attacked',
    untamed({ line: ['murmook'] }, { line: ['giant-sloth'] }),
    ['fight murmook'],
    (s) => expect([zone(s, 'murmook'), damage(s, 'giant-sloth')]).toEqual(['discard', 3]),
  ],
]);

rows('Halacor', [
  [
    'gives friendly flank creatures skirmish, itself when it stands there',
    untamed({ line: ['murmook', 'halacor', 'flaxia'] }, { line: ['troll'] }),
    [],
    (s) =>
      expect(['murmook', 'halacor', 'flaxia', 'troll'].map((card) => s.card(card).keywords)).toEqual([
        ['skirmish'],
        [],
        ['skirmish'],
        [],
      ]),
  ],
  [
    'gives it to a creature that has become the flank',
    untamed({ line: ['dust-pixie', 'halacor'] }, { line: ['troll'] }),
    ['fight halacor'],
    (s) => expect(damage(s, 'halacor')).toBe(0),
  ],
]);

rows('Inka the Spider', [
  [
    'stuns a creature when played',
    untamed({ hand: ['inka-the-spider'] }, { line: ['troll', 'bumpsy'] }),
    ['play inka-the-spider'],
    (s) => {
      expect(targets(s)).toEqual(['inka-the-spider', 'troll', 'bumpsy']);
      take(s, 'target troll');
      expect(s.card('troll').stunned).toBe(true);
    },
  ],
  [
    'stuns a creature when it reaps',
    untamed({ line: ['inka-the-spider'] }, { line: ['troll'] }),
    ['reap inka-the-spider', 'target troll'],
    (s) => expect(s.card('troll').stunned).toBe(true),
  ],
  [
    'must stun itself when it is alone',
    untamed({ hand: ['inka-the-spider'] }),
    ['play inka-the-spider'],
    (s) => expect(s.card('inka-the-spider').stunned).toBe(true),
  ],
  [
    'destroys what its power wounds',
    untamed({ line: ['inka-the-spider'] }, { line: ['troll'] }),
    ['fight inka-the-spider'],
    (s) => expect([zone(s, 'troll'), zone(s, 'inka-the-spider')]).toEqual(['discard', 'discard']),
  ],
  [
    'destroys nothing through armor or a ward',
    untamed(
      { line: ['inka-the-spider', 'inka-the-spider'] },
      { line: ['tunk', { card: 'troll', ward: true }] },
    ),
    ['fight inka-the-spider', 'target tunk', 'fight inka-the-spider#2', 'target troll'],
    (s) => expect(line(s, 1)).toEqual(['tunk', 'troll']),
  ],
  [
    'destroys its attacker too',
    untamed({ line: ['bigtwig'] }, { line: [{ card: 'inka-the-spider', stunned: true }] }),
    ['fight bigtwig'],
    (s) => expect(zone(s, 'bigtwig')).toBe('discard'),
  ],
]);

rows('Kindrith Longshot', [
  [
    'deals 2 damage to a creature when it reaps',
    untamed({ line: ['kindrith-longshot'] }, { line: ['troll'] }),
    ['reap kindrith-longshot', 'target troll'],
    (s) => expect(damage(s, 'troll')).toBe(2),
  ],
  [
    'attacks without being struck',
    untamed({ line: ['kindrith-longshot'] }, { line: ['troll'] }),
    ['fight kindrith-longshot'],
    (s) => expect([damage(s, 'troll'), damage(s, 'kindrith-longshot')]).toEqual([3, 0]),
  ],
  [
    'evades the first attack',
    untamed({ line: ['murmook'] }, { line: ['kindrith-longshot'] }),
    ['fight murmook'],
    (s) => expect([damage(s, 'murmook'), damage(s, 'kindrith-longshot')]).toEqual([0, 0]),
  ],
]);

rows('Lupo the Scarred', [
  [
    'deals 2 damage to an enemy creature when played',
    untamed({ hand: ['lupo-the-scarred'], line: ['murmook'] }, { line: ['troll', 'bumpsy'] }),
    ['play lupo-the-scarred', 'flank left'],
    (s) => {
      expect(targets(s)).toEqual(['troll', 'bumpsy']);
      take(s, 'target bumpsy');
      expect(damage(s, 'bumpsy')).toBe(2);
    },
  ],
  [
    'attacks without being struck',
    untamed({ line: ['lupo-the-scarred'] }, { line: ['troll'] }),
    ['fight lupo-the-scarred'],
    (s) => expect([damage(s, 'troll'), damage(s, 'lupo-the-scarred')]).toEqual([6, 0]),
  ],
]);

rows('Mighty Tiger', [
  [
    'deals 4 damage to an enemy creature when played',
    untamed({ hand: ['mighty-tiger'] }, { line: ['troll'] }),
    ['play mighty-tiger'],
    (s) => expect(damage(s, 'troll')).toBe(4),
  ],
  [
    'spares its own side when there is no enemy',
    untamed({ hand: ['mighty-tiger'], line: ['murmook'] }),
    ['play mighty-tiger', 'flank left'],
    (s) => expect(damage(s, 'murmook')).toBe(0),
  ],
  [
    'hits one of two',
    untamed({ hand: ['mighty-tiger'] }, { line: ['troll', 'bumpsy'] }),
    ['play mighty-tiger', 'target troll'],
    (s) => expect([damage(s, 'troll'), damage(s, 'bumpsy')]).toEqual([4, 0]),
  ],
]);

rows('Murmook', [
  [
    'raises the cost of the opponent’s keys by 1',
    untamed({ line: ['murmook'] }),
    [],
    (s) => expect(s.view().players.map(({ keyCost }) => keyCost)).toEqual([6, 7]),
  ],
  [
    'keeps an opponent with 6 from forging',
    untamed({ line: ['murmook'] }, { amber: 6 }),
    ['end'],
    (s) => expect(s.view().players[1]).toMatchObject({ amber: 6, keys: [] }),
  ],
  [
    'adds up',
    untamed({ line: ['murmook', 'murmook'] }),
    [],
    (s) => expect(s.view().players[1].keyCost).toBe(8),
  ],
]);

rows('Mushroom Man', [
  [
    'has 3 more power for each unforged key',
    untamed({ line: ['mushroom-man'], keys: ['red'] }, { line: ['mushroom-man'] }),
    [],
    (s) => expect([s.card('mushroom-man').power, s.card('mushroom-man#2').power]).toEqual([8, 11]),
  ],
  [
    'dies of old wounds when a key is forged',
    untamed({ line: [{ card: 'mushroom-man', damage: 9 }], hand: ['key-charge'], amber: 7 }),
    ['play key-charge', 'yes'],
    (s) => expect(zone(s, 'mushroom-man')).toBe('discard'),
  ],
]);

rows('Piranha Monkeys', [
  [
    'deal 2 damage to each other creature when played',
    untamed({ hand: ['piranha-monkeys'], line: ['murmook'] }, { line: ['troll', 'dust-imp'] }),
    ['play piranha-monkeys', 'flank left'],
    (s) => {
      expect([damage(s, 'murmook'), damage(s, 'troll'), damage(s, 'piranha-monkeys')]).toEqual([2, 2, 0]);
      expect(zone(s, 'dust-imp')).toBe('discard');
    },
  ],
  [
    'deal it again when they reap',
    untamed({ line: ['piranha-monkeys'] }, { line: ['troll'] }),
    ['reap piranha-monkeys'],
    (s) => expect([damage(s, 'troll'), damage(s, 'piranha-monkeys')]).toEqual([2, 0]),
  ],
  [
    'spare no other troop of monkeys',
    untamed({ line: ['piranha-monkeys', 'piranha-monkeys'] }),
    ['reap piranha-monkeys'],
    (s) => expect(line(s, 0)).toEqual(['piranha-monkeys']),
  ],
]);

rows('Teliga', [
  [
    'gains 1 æmber for each creature the opponent plays',
    untamed({ line: ['teliga'] }, { hand: ['murmook', 'vigor'], houses: ['untamed', 'dis', 'logos'] }),
    ['end', 'house untamed', 'play murmook'],
    (s) => expect(pools(s)).toEqual([1, 0]),
  ],
  [
    'gains nothing for those of its own player',
    untamed({ line: ['teliga'], hand: ['murmook'] }),
    ['play murmook', 'flank left'],
    (s) => expect(pools(s)).toEqual([0, 0]),
  ],
]);

rows('Way of the Bear', [
  [
    'gives assault 2, which adds up',
    untamed({ hand: ['way-of-the-bear'], line: ['ancient-bear'] }, { line: ['troll'] }),
    ['play way-of-the-bear', 'target ancient-bear'],
    (s) => {
      expect([s.card('ancient-bear').keywords, pools(s)]).toEqual([['assault 4'], [1, 0]]);
      take(s, 'fight ancient-bear');
      expect([zone(s, 'troll'), zone(s, 'ancient-bear')]).toEqual(['discard', 'discard']);
    },
  ],
  [
    'may be put on an enemy creature',
    untamed({ hand: ['way-of-the-bear'], line: ['murmook'] }, { line: ['troll'] }),
    ['play way-of-the-bear', 'target troll'],
    (s) => expect(s.card('troll').keywords).toEqual(['assault 2']),
  ],
  [
    'cannot be played without a creature in play',
    untamed({ hand: ['way-of-the-bear'] }),
    [],
    (s) => expect(offers(s)).toEqual(['discard way-of-the-bear', 'end']),
  ],
]);

rows('Way of the Wolf', [
  [
    'gives skirmish',
    untamed({ hand: ['way-of-the-wolf'], line: ['murmook'] }, { line: ['troll'] }),
    ['play way-of-the-wolf', 'target murmook', 'fight murmook'],
    (s) => expect([damage(s, 'murmook'), damage(s, 'troll'), pools(s)]).toEqual([0, 3, [1, 0]]),
  ],
  [
    'goes to its owner’s discard pile with its creature',
    untamed({
      line: [{ card: 'murmook', upgrades: [{ card: 'way-of-the-wolf', owner: 1 }] }],
      hand: ['lost-in-the-woods'],
    }),
    ['play lost-in-the-woods'],
    (s) => expect(s.card('way-of-the-wolf')).toMatchObject({ zone: 'discard', seat: 1 }),
  ],
]);

rows('Mimicry', [
  [
    'becomes an action of the opponent’s discard pile, bonus æmber and all',
    untamed(
      { hand: ['mimicry'], discard: ['anger'] },
      { discard: ['fertility-chant', 'troll', 'curiosity'], line: ['doc-bookton'] },
    ),
    ['play mimicry'],
    (s) => {
      expect(targets(s)).toEqual(['fertility-chant', 'curiosity']);
      take(s, 'target fertility-chant');
      expect([pools(s), zone(s, 'doc-bookton')]).toEqual([[4, 2], 'line']);
      expect([zone(s, 'mimicry'), zone(s, 'fertility-chant')]).toEqual(['discard', 'discard']);
    },
  ],
  [
    'repeats itself as the copied card does',
    untamed({ hand: ['mimicry'] }, { amber: 5, discard: ['bait-and-switch'] }),
    ['play mimicry'],
    (s) => expect([pools(s), zone(s, 'mimicry')]).toEqual([[3, 2], 'discard']),
  ],
  [
    'does nothing without such an action',
    untamed({ hand: ['mimicry'] }, { discard: ['troll'] }),
    ['play mimicry'],
    (s) => expect([pools(s), zone(s, 'mimicry'), s.decision()?.kind]).toEqual([[0, 0], 'discard', 'main']),
  ],
  [
    'is itself again in the discard pile',
    untamed(
      { hand: ['mimicry'], artifacts: ['nepenthe-seed'] },
      { discard: ['fertility-chant', 'curiosity'], line: ['doc-bookton'] },
    ),
    ['play mimicry', 'target fertility-chant', 'omni nepenthe-seed', 'target mimicry', 'play mimicry'],
    (s) => {
      expect(targets(s)).toEqual(['fertility-chant', 'curiosity']);
      take(s, 'target curiosity');
      expect([pools(s), zone(s, 'doc-bookton')]).toEqual([[5, 2], 'discard']);
    },
  ],
  [
    'ends the step as a copy of an omega card',
    untamed({ hand: ['mimicry', 'murmook'] }, { discard: ['unlocked-gateway'], line: ['troll'] }),
    ['play mimicry'],
    (s) => expect([line(s, 1), s.view().turn.active]).toEqual([[], 1]),
  ],
  [
    'speaks for its own player and lasts as the copied card does',
    untamed({ hand: ['mimicry', 'murmook'] }, { discard: ['full-moon'] }),
    ['play mimicry', 'play murmook'],
    (s) => expect(pools(s)).toEqual([1, 0]),
  ],
  [
    'comes to nothing as a copy of another Mimicry',
    untamed({ hand: ['mimicry'] }, { discard: ['mimicry'] }),
    ['play mimicry'],
    (s) => expect([zone(s, 'mimicry'), s.decision()?.kind]).toEqual(['discard', 'main']),
  ],
  [
    'cannot be a copy of an alpha card once something else was done',
    untamed({ hand: ['mimicry', 'murmook'] }, { discard: ['eureka', 'fertility-chant'] }),
    ['play murmook', 'play mimicry', 'target eureka'],
    (s) => expect([pools(s), zone(s, 'mimicry')]).toEqual([[0, 0], 'discard']),
  ],
  [
    'may be a copy of an alpha card as the first card of the step',
    untamed({ hand: ['mimicry', 'murmook'] }, { discard: ['eureka'] }),
    ['play mimicry'],
    (s) => expect([pools(s), s.view().players[0].archives]).toEqual([[3, 0], ['murmook']]),
  ],
]);
