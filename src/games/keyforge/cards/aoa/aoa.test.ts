import { expect } from 'vitest';
import { about, single, singles, testRows } from '../../../testkit.js';
import type { KeyforgeScenario, KeyforgeSetup } from '../../scenario.js';
import { line, offers, pools, reach, take, targets, zone } from '../../testkit.js';

type Player = NonNullable<KeyforgeSetup['players']>[number];
type Row = [name: string, setup: KeyforgeSetup, picks: string[], check: (s: KeyforgeScenario) => void];

const turn = (
  house: string,
  you: Player,
  opponent: Player = {},
  more: KeyforgeSetup = {},
): KeyforgeSetup => ({ house, players: [you, opponent], ...more });

const rows = (card: string, table: Row[]): void =>
  testRows(card, table, (setup, picks, check) => check(reach(setup, ...picks)));

const damage = (s: KeyforgeScenario, card: string): number | undefined => s.card(card).damage;
const power = (s: KeyforgeScenario, ...cards: string[]): (number | undefined)[] =>
  cards.map((card) => s.card(card).power);

about('alpha', () => {
  const hand = ['first-blood', 'bumpsy', 'anger'];

  singles([
    ['a card was played', ['play bumpsy', 'flank left']],
    ['a card was discarded', ['discard anger']],
    ['a creature was used', ['reap troll']],
    ['an artifact was used', ['omni key-to-dis']],
    ['a stun was removed', ['unstun krump']],
  ])('keeps a card from being played once %s', (_what, picks) => {
    const s = reach(
      turn('brobnar', { hand, line: ['troll', { card: 'krump', stunned: true }], artifacts: ['key-to-dis'] }),
    );
    expect(offers(s)).toContain('play first-blood');
    take(s, ...picks);
    expect(offers(s)).not.toContain('play first-blood');
    expect(offers(s)).toContain('discard first-blood');
  });

  single('binds a card that another card would play', () => {
    const s = reach(turn('logos', { hand: ['wild-wormhole'], deck: ['eureka'] }), 'play wild-wormhole');
    expect([zone(s, 'eureka'), pools(s)]).toEqual(['deck', [1, 0]]);
  });

  single('counts anew in the next turn', () => {
    const s = reach(
      turn('brobnar', { hand, houses: ['brobnar', 'dis', 'logos'] }),
      'discard bumpsy',
      'end',
      'house brobnar',
      'end',
      'house brobnar',
    );
    expect(offers(s)).toContain('play first-blood');
  });

  single('is not hurt by what happened in earlier steps of the turn', () => {
    const s = reach(
      turn(
        'brobnar',
        { hand: ['first-blood'], line: ['troll'], archives: ['anger'], houses: ['brobnar', 'dis', 'logos'] },
        {},
        { step: 'forge' },
      ),
      'house brobnar',
      'yes',
    );
    expect(offers(s)).toContain('play first-blood');
  });
});

about('omega', () => {
  single('ends the step: cards are readied and drawn, and nothing else can be done', () => {
    const s = reach(
      turn('untamed', {
        hand: ['gravid-cycle', 'murmook'],
        discard: ['anger', 'troll'],
        line: [{ card: 'flaxia', exhausted: true }, 'halacor'],
      }),
      'play gravid-cycle',
      'target troll',
    );
    expect(s.view().turn).toMatchObject({ active: 1, step: 'house' });
    expect(s.card('flaxia').exhausted).toBe(false);
    expect(s.view().players[0].hand.slice(0, 2)).toEqual(['murmook', 'troll']);
    expect(s.view().players[0].hand).toHaveLength(6);
  });

  single('ends the step also when another card played it, after that card has resolved', () => {
    const s = reach(
      turn('logos', { hand: ['wild-wormhole', 'dr-milli'], deck: ['unlocked-gateway'], line: ['troll'] }),
      'play wild-wormhole',
    );
    expect(line(s, 0)).toEqual([]);
    expect(s.view().turn.active).toBe(1);
    expect(s.view().players[0].discard.toSorted()).toEqual(['troll', 'unlocked-gateway', 'wild-wormhole']);
  });

  single('does nothing when the card is discarded', () => {
    const s = reach(turn('dis', { hand: ['unlocked-gateway'] }), 'discard unlocked-gateway');
    expect(s.decision()).toMatchObject({ seat: 0, kind: 'main' });
  });
});

rows('First Blood', [
  [
    'divides 2 damage for each friendly Brobnar creature',
    turn(
      'brobnar',
      { hand: ['first-blood'], line: ['bumpsy', 'krump', 'murmook'] },
      { line: ['troll', 'zorg'] },
    ),
    ['play first-blood', 'target troll', 'target troll', 'target troll', 'target zorg'],
    (s) => expect([damage(s, 'troll'), damage(s, 'zorg'), pools(s)]).toEqual([3, 1, [1, 0]]),
  ],
  [
    'deals nothing without a friendly Brobnar creature',
    turn('brobnar', { hand: ['first-blood'], line: ['murmook'] }, { line: ['troll'] }),
    ['play first-blood'],
    (s) => expect([damage(s, 'troll'), s.decision()?.kind]).toEqual([0, 'main']),
  ],
]);

rows('Gargantes Scrapper', [
  [
    'deals 3 damage to an enemy creature when its player has 3 æmber',
    turn('brobnar', { hand: ['gargantes-scrapper'], amber: 3 }, { line: ['troll', 'zorg'] }),
    ['play gargantes-scrapper', 'target zorg'],
    (s) => expect([damage(s, 'troll'), damage(s, 'zorg')]).toEqual([0, 3]),
  ],
  [
    'deals none with 2',
    turn('brobnar', { hand: ['gargantes-scrapper'], amber: 2 }, { line: ['troll'] }),
    ['play gargantes-scrapper'],
    (s) => expect(damage(s, 'troll')).toBe(0),
  ],
  [
    'comes only as the first card of the step',
    turn('brobnar', { hand: ['gargantes-scrapper', 'bumpsy'] }),
    ['play bumpsy'],
    (s) => expect(offers(s)).toEqual(['discard gargantes-scrapper', 'end']),
  ],
]);

rows('Gub', [
  [
    'is weak on a flank, and alone',
    turn('dis', { line: ['gub'] }, { line: ['gub', 'troll', 'gub'] }),
    [],
    (s) => {
      expect(power(s, 'gub', 'gub#2', 'gub#3')).toEqual([1, 1, 1]);
      expect(s.card('gub').keywords).toEqual([]);
    },
  ],
  [
    'has 5 more power and taunt between two creatures',
    turn('brobnar', { line: ['krump'] }, { line: ['bumpsy', 'gub', 'troll'] }),
    ['fight krump'],
    (s) => {
      expect(damage(s, 'krump')).toBeUndefined();
      expect(zone(s, 'gub')).toBe('discard');
    },
  ],
  [
    'dies of its wounds when it comes to stand on a flank',
    turn('untamed', { hand: ['nature-s-call'] }, { line: ['bumpsy', { card: 'gub', damage: 3 }, 'troll'] }),
    ['play nature-s-call', 'target troll', 'done'],
    (s) => expect([line(s, 1), zone(s, 'gub')]).toEqual([['bumpsy'], 'discard']),
  ],
]);

rows('Unlocked Gateway', [
  [
    'destroys each creature and ends the step',
    turn(
      'dis',
      { hand: ['unlocked-gateway', 'fear'], line: ['shooler', { card: 'murmook', ward: true }] },
      { line: ['troll'], amber: 0 },
    ),
    ['play unlocked-gateway'],
    (s) => {
      expect([line(s, 0), line(s, 1)]).toEqual([['murmook'], []]);
      expect(s.view().turn.active).toBe(1);
    },
  ],
]);

rows('Yurk', [
  [
    'discards a card that its player chooses from hand',
    turn('dis', { hand: ['yurk', 'fear', 'anger'] }),
    ['play yurk', 'target anger'],
    (s) => expect([s.view().players[0].hand, s.view().players[0].discard]).toEqual([['fear'], ['anger']]),
  ],
  [
    'discards nothing from an empty hand',
    turn('dis', { hand: ['yurk'] }),
    ['play yurk'],
    (s) => expect([line(s, 0), s.decision()?.kind]).toEqual([['yurk'], 'main']),
  ],
]);

rows('Soulkeeper', [
  [
    'takes the most powerful enemy creature along',
    turn(
      'dis',
      { line: [{ card: 'dust-imp', upgrades: ['soulkeeper'] }] },
      { line: ['bumpsy', 'troll', 'krump'] },
    ),
    ['fight dust-imp', 'target bumpsy', 'order soulkeeper'],
    (s) => expect(line(s, 1)).toEqual(['bumpsy', 'krump']),
  ],
  [
    'lets the active player choose among equals',
    turn(
      'dis',
      { line: [{ card: 'shooler', upgrades: ['soulkeeper'] }] },
      { line: ['zorg', 'bumpsy', 'earthshaker'] },
    ),
    ['fight shooler', 'target zorg'],
    (s) => {
      expect(targets(s)).toEqual(['zorg', 'earthshaker']);
      take(s, 'target earthshaker');
      expect(line(s, 1)).toEqual(['zorg', 'bumpsy']);
    },
  ],
  [
    'on an enemy creature speaks of that creature’s enemies',
    turn('brobnar', { line: ['troll', 'krump'] }, { line: [{ card: 'dust-imp', upgrades: ['soulkeeper'] }] }),
    ['fight krump', 'order soulkeeper'],
    (s) => expect(line(s, 0)).toEqual(['krump']),
  ],
  [
    'has nobody to take when the strongest enemy dies together with its creature',
    turn(
      'dis',
      { line: [{ card: 'shooler', upgrades: ['soulkeeper'] }] },
      { line: ['lomir-flamefist', 'murmook'] },
    ),
    ['fight shooler', 'target lomir-flamefist'],
    (s) => expect(line(s, 1)).toEqual(['murmook']),
  ],
  [
    'passes over one of two equals that is dying already',
    turn(
      'dis',
      { line: [{ card: 'shooler', upgrades: ['soulkeeper'] }] },
      { line: ['lomir-flamefist', 'bumpsy', 'murmook'] },
    ),
    ['fight shooler', 'target lomir-flamefist'],
    (s) => expect(line(s, 1)).toEqual(['murmook']),
  ],
  [
    'answers another of its kind in the same moment',
    turn(
      'dis',
      { line: [{ card: 'shooler', upgrades: ['soulkeeper'] }, 'troll'] },
      { line: ['bumpsy', { card: 'krump', upgrades: ['soulkeeper'] }] },
    ),
    ['fight shooler', 'target bumpsy'],
    (s) => expect([line(s, 0), line(s, 1)]).toEqual([[], []]),
  ],
  [
    'destroys a ward instead',
    turn(
      'dis',
      { line: [{ card: 'dust-pixie', house: 'dis', upgrades: ['soulkeeper'] }] },
      { line: [{ card: 'troll', ward: true }, 'krump'] },
    ),
    ['fight dust-pixie', 'target krump'],
    (s) => {
      expect(line(s, 1)).toEqual(['troll', 'krump']);
      expect(s.card('troll').ward).toBe(false);
    },
  ],
  [
    'does nothing when its creature leaves without being destroyed',
    turn(
      'untamed',
      { hand: ['nature-s-call'], line: [{ card: 'shooler', upgrades: ['soulkeeper'] }] },
      { line: ['troll'] },
    ),
    ['play nature-s-call', 'target shooler', 'done'],
    (s) => expect([line(s, 1), zone(s, 'soulkeeper')]).toEqual([['troll'], 'discard']),
  ],
]);

rows('Wretched Doll', [
  [
    'puts a doom counter on a creature',
    turn('dis', { artifacts: ['wretched-doll'], line: ['shooler'] }, { line: ['troll'] }),
    ['action wretched-doll', 'target troll'],
    (s) => expect(s.card('troll').counters).toEqual({ doom: 1 }),
  ],
  [
    'destroys all creatures with doom counters instead when there are any',
    turn(
      'dis',
      { artifacts: ['wretched-doll'], line: [{ card: 'shooler', counters: { doom: 1 } }] },
      { line: [{ card: 'troll', counters: { doom: 2 } }, 'krump'] },
    ),
    ['action wretched-doll'],
    (s) => {
      expect([line(s, 0), line(s, 1)]).toEqual([[], ['krump']]);
      expect(s.card('krump').counters).toEqual({});
    },
  ],
  [
    'leaves the counter on a creature that a ward saved',
    turn(
      'dis',
      { artifacts: ['wretched-doll'] },
      { line: [{ card: 'troll', ward: true, counters: { doom: 1 } }] },
    ),
    ['action wretched-doll'],
    (s) => expect(s.card('troll')).toMatchObject({ zone: 'line', ward: false, counters: { doom: 1 } }),
  ],
  [
    'does nothing when nobody is in play',
    turn('dis', { artifacts: ['wretched-doll'] }),
    ['action wretched-doll'],
    (s) => expect([s.card('wretched-doll').exhausted, s.decision()?.kind]).toEqual([true, 'main']),
  ],
]);

rows('Archimedes', [
  [
    'has neighbours that are archived when they are destroyed',
    turn('dis', { hand: ['unlocked-gateway'] }, { line: ['troll', 'archimedes', 'krump', 'bumpsy'] }),
    ['play unlocked-gateway', 'order troll'],
    (s) => {
      expect(s.view().players[1].archives).toEqual(['troll', 'krump']);
      expect(s.view().players[1].discard.toSorted()).toEqual(['archimedes', 'bumpsy']);
    },
  ],
  [
    'sends a neighbour of foreign ownership to its owner’s archives',
    turn('brobnar', { line: ['troll'] }, { line: [{ card: 'krump', owner: 0 }, 'archimedes'] }),
    ['fight troll', 'target krump'],
    (s) => expect(s.card('krump')).toMatchObject({ zone: 'archives', seat: 0 }),
  ],
  [
    'evades the first attack',
    turn('brobnar', { line: ['troll'] }, { line: ['archimedes'] }),
    ['fight troll'],
    (s) => expect(line(s, 1)).toEqual(['archimedes']),
  ],
  [
    'lets the archived creature count as destroyed',
    turn('brobnar', { line: ['krump'] }, { line: ['dodger', 'archimedes'], amber: 2 }),
    ['fight krump', 'target dodger'],
    (s) => expect([s.view().players[1].archives, pools(s)]).toEqual([['dodger'], [0, 1]]),
  ],
]);

rows('Director of Z.Y.X.', [
  [
    'archives the top card of the deck at the start of its player’s turn',
    turn('logos', { line: ['director-of-zyx'], deck: ['anger', 'troll'] }, {}, { step: 'forge' }),
    [],
    (s) => expect([s.view().players[0].archives, s.view().players[0].deck[0]]).toEqual([['anger'], 'troll']),
  ],
  [
    'does nothing at the start of the opponent’s turn',
    turn('logos', { line: ['director-of-zyx'], hand: Array(6).fill('anger') }),
    ['end'],
    (s) => expect(s.view().players[0].archives).toEqual([]),
  ],
  [
    'does not shuffle the discard pile into an empty deck',
    turn('logos', { line: ['director-of-zyx'], discard: ['anger'], pad: false }, {}, { step: 'forge' }),
    [],
    (s) => expect([s.view().players[0].archives, zone(s, 'anger')]).toEqual([[], 'discard']),
  ],
]);

rows('Eureka!', [
  [
    'gains 2 æmber beside its own and archives two random cards from hand',
    turn('logos', { hand: ['eureka', 'anger', 'troll', 'bumpsy'] }, {}, { rolls: ['bumpsy', 'anger'] }),
    ['play eureka'],
    (s) => {
      expect([pools(s), s.view().players[0].hand]).toEqual([[3, 0], ['troll']]);
      expect(s.view().players[0].archives.toSorted()).toEqual(['anger', 'bumpsy']);
      s.finish();
    },
  ],
  [
    'archives what there is',
    turn('logos', { hand: ['eureka', 'anger'] }),
    ['play eureka'],
    (s) => expect(s.view().players[0].archives).toEqual(['anger']),
  ],
]);

rows('Z.Y.X. Researcher', [
  [
    'archives the top card of the deck',
    turn('logos', { hand: ['zyx-researcher'], deck: ['anger', 'punch'], discard: ['bumpsy', 'troll'] }),
    ['play zyx-researcher', 'choice 0'],
    (s) => expect(s.view().players[0]).toMatchObject({ archives: ['anger'], discard: ['bumpsy', 'troll'] }),
  ],
  [
    'or the top card of the discard pile',
    turn('logos', { hand: ['zyx-researcher'], deck: ['anger', 'punch'], discard: ['bumpsy', 'troll'] }),
    ['play zyx-researcher', 'choice 1'],
    (s) => expect(s.view().players[0]).toMatchObject({ archives: ['bumpsy'], discard: ['troll'] }),
  ],
  [
    'may choose an empty pile',
    turn('logos', { hand: ['zyx-researcher'], deck: ['anger', 'punch'] }),
    ['play zyx-researcher', 'choice 1'],
    (s) => expect(s.view().players[0]).toMatchObject({ archives: [], discard: [] }),
  ],
]);

rows('Jargogle', [
  [
    'takes a card from hand face down under itself',
    turn('logos', { hand: ['jargogle', 'anger', 'bumpsy'] }),
    ['play jargogle', 'target anger'],
    (s) => expect([s.card('jargogle').under, zone(s, 'anger')]).toEqual([['anger'], 'under jargogle']),
  ],
  [
    'takes nothing from an empty hand',
    turn('logos', { hand: ['jargogle'] }),
    ['play jargogle'],
    (s) => expect([s.card('jargogle').under, s.decision()?.kind]).toEqual([[], 'main']),
  ],
  [
    'plays that card when it is destroyed in its player’s turn',
    turn('logos', { line: [{ card: 'jargogle', under: ['fertility-chant'] }] }, { line: ['troll'] }),
    ['fight jargogle'],
    (s) =>
      expect([pools(s), zone(s, 'fertility-chant'), zone(s, 'jargogle')]).toEqual([
        [4, 2],
        'discard',
        'discard',
      ]),
  ],
  [
    'plays a creature to a flank, where the dying Jargogle still stands',
    turn('logos', { line: [{ card: 'jargogle', under: ['bumpsy'] }] }, { line: ['troll'], amber: 1 }),
    ['fight jargogle', 'flank left'],
    (s) => expect([line(s, 0), pools(s)]).toEqual([['bumpsy'], [0, 0]]),
  ],
  [
    'cannot play an alpha card then, which is discarded with it',
    turn('logos', { line: [{ card: 'jargogle', under: ['eureka'] }] }, { line: ['troll'] }),
    ['fight jargogle'],
    (s) =>
      expect([pools(s), s.card('eureka')]).toEqual([[0, 0], { card: 'eureka', zone: 'discard', seat: 0 }]),
  ],
  [
    'ends the step when the card it plays has omega',
    turn(
      'logos',
      { line: [{ card: 'jargogle', under: ['unlocked-gateway'] }, 'mother'] },
      { line: ['troll', 'krump'] },
    ),
    ['fight jargogle', 'target troll'],
    (s) => expect([line(s, 0), line(s, 1), s.view().turn.active]).toEqual([[], [], 1]),
  ],
  [
    'under foreign control plays the card for its controller',
    turn(
      'logos',
      { line: [{ card: 'jargogle', owner: 1, under: [{ card: 'fertility-chant', owner: 1 }] }] },
      { line: ['troll'] },
    ),
    ['fight jargogle'],
    (s) =>
      expect([pools(s), s.card('fertility-chant')]).toMatchObject([[4, 2], { zone: 'discard', seat: 1 }]),
  ],
  [
    'archives that card when it is destroyed in the opponent’s turn',
    turn('dis', { hand: ['unlocked-gateway'] }, { line: [{ card: 'jargogle', under: ['fertility-chant'] }] }),
    ['play unlocked-gateway'],
    (s) =>
      expect([pools(s), s.card('fertility-chant')]).toMatchObject([[0, 0], { zone: 'archives', seat: 1 }]),
  ],
  [
    'drops the card to the discard pile when it leaves in another way',
    turn('untamed', { hand: ['nature-s-call'], line: [{ card: 'jargogle', under: ['anger'] }] }),
    ['play nature-s-call', 'target jargogle'],
    (s) => expect([zone(s, 'jargogle'), zone(s, 'anger')]).toEqual(['hand', 'discard']),
  ],
  [
    'plays one of two cards under it; the other is discarded with it',
    turn(
      'logos',
      { line: [{ card: 'jargogle', under: ['fertility-chant', 'dust-pixie'] }] },
      { line: ['troll'] },
    ),
    ['fight jargogle', 'target fertility-chant'],
    (s) => expect([pools(s), zone(s, 'dust-pixie'), s.decision()?.kind]).toEqual([[4, 2], 'discard', 'main']),
  ],
  [
    'archives one of two cards under it',
    turn(
      'dis',
      { hand: ['unlocked-gateway'] },
      { line: [{ card: 'jargogle', under: ['fertility-chant', 'anger'] }] },
    ),
    ['play unlocked-gateway', 'target anger'],
    (s) => expect([zone(s, 'anger'), zone(s, 'fertility-chant')]).toEqual(['archives', 'discard']),
  ],
]);

rows('Tyxl Beambuckler', [
  [
    'deals 2 damage to a creature and moves it to a flank of its line',
    turn('mars', { hand: ['tyxl-beambuckler'] }, { line: ['troll', 'krump', 'zorg'] }),
    ['play tyxl-beambuckler', 'target krump'],
    (s) => {
      expect(s.decision()).toMatchObject({ seat: 0, kind: 'flank' });
      take(s, 'flank right');
      expect([line(s, 1), damage(s, 'krump')]).toEqual([['troll', 'zorg', 'krump'], 2]);
    },
  ],
  [
    'moves no creature that its damage destroyed',
    turn('mars', { hand: ['tyxl-beambuckler'] }, { line: ['troll', 'dust-pixie', 'zorg'] }),
    ['play tyxl-beambuckler', 'target dust-pixie'],
    (s) => expect([line(s, 1), s.decision()?.kind]).toEqual([['troll', 'zorg'], 'main']),
  ],
  [
    'moves a creature whose ward took the damage',
    turn('mars', { hand: ['tyxl-beambuckler'] }, { line: ['troll', { card: 'krump', ward: true }, 'zorg'] }),
    ['play tyxl-beambuckler', 'target krump', 'flank left'],
    (s) =>
      expect([line(s, 1), damage(s, 'krump'), s.card('krump').ward]).toEqual([
        ['krump', 'troll', 'zorg'],
        0,
        false,
      ]),
  ],
  [
    'may strike and move itself',
    turn('mars', { hand: ['tyxl-beambuckler'], line: ['zorg'] }),
    ['play tyxl-beambuckler', 'flank left', 'target tyxl-beambuckler', 'flank right'],
    (s) => expect([line(s, 0), damage(s, 'tyxl-beambuckler')]).toEqual([['zorg', 'tyxl-beambuckler'], 1]),
  ],
]);

rows('Hypnobeam', [
  [
    'takes control of an enemy creature, at a flank that its player chooses',
    turn('mars', { hand: ['hypnobeam'], line: ['tunk'] }, { line: [{ card: 'troll', damage: 2 }, 'krump'] }),
    ['play hypnobeam', 'target troll', 'flank left'],
    (s) => {
      expect([line(s, 0), line(s, 1)]).toEqual([['troll', 'tunk'], ['krump']]);
      expect(s.card('troll')).toMatchObject({ owner: 1, controller: 0, damage: 2, exhausted: false });
    },
  ],
  [
    'lets its player choose the house of the stolen creature',
    turn(
      'mars',
      { hand: ['hypnobeam'], houses: ['mars', 'dis', 'logos'] },
      { line: ['troll'], houses: ['brobnar', 'dis', 'logos'] },
    ),
    ['play hypnobeam', 'end', 'house dis', 'end'],
    (s) => expect(offers(s)).toContain('house brobnar'),
  ],
  [
    'sends the creature to its owner when it leaves, its æmber to the opponent of its controller',
    turn(
      'mars',
      { hand: ['hypnobeam'] },
      { line: [{ card: 'troll', amber: 2 }], hand: ['unlocked-gateway'], houses: ['dis', 'mars', 'logos'] },
    ),
    ['play hypnobeam', 'end', 'house dis', 'play unlocked-gateway'],
    (s) => {
      expect(s.card('troll')).toMatchObject({ zone: 'discard', seat: 1 });
      expect(pools(s)).toEqual([0, 2]);
    },
  ],
  [
    'holds against an older claim, also when that ends',
    turn(
      'mars',
      { line: [{ card: 'troll', owner: 1, upgrades: ['collar-of-subordination'] }] },
      { hand: ['hypnobeam'] },
      { active: 1 },
    ),
    ['play hypnobeam'],
    (s) => {
      expect(line(s, 1)).toEqual(['troll']);
      s.edit({ cards: { 'collar-of-subordination': { zone: 'discard' } } });
      expect(line(s, 1)).toEqual(['troll']);
    },
  ],
  [
    'is not held off by a ward',
    turn('mars', { hand: ['hypnobeam'] }, { line: [{ card: 'troll', ward: true }] }),
    ['play hypnobeam'],
    (s) => expect(s.card('troll')).toMatchObject({ controller: 0, ward: true }),
  ],
]);

about('deploy', () => {
  const between = turn('sanctum', { hand: ['challe-the-safeguard'], line: ['troll', 'krump', 'bumpsy'] });

  single('lets a creature enter anywhere in its line', () => {
    const s = reach(between, 'play challe-the-safeguard');
    expect(offers(s)).toEqual(['flank left', 'flank right', 'flank 1', 'flank 2']);
    take(s, 'flank 2');
    expect(line(s, 0)).toEqual(['troll', 'krump', 'challe-the-safeguard', 'bumpsy']);
  });

  singles([
    ['left', ['challe-the-safeguard', 'troll', 'krump', 'bumpsy']],
    ['right', ['troll', 'krump', 'bumpsy', 'challe-the-safeguard']],
  ])('may also go to the %s flank', (flank, expected) => {
    expect(line(reach(between, 'play challe-the-safeguard', `flank ${flank}`), 0)).toEqual(expected);
  });

  single('asks nothing in an empty line', () => {
    const s = reach(turn('sanctum', { hand: ['challe-the-safeguard'] }), 'play challe-the-safeguard');
    expect(s.decision()?.kind).toBe('main');
  });

  single('is not given to others', () => {
    const s = reach(turn('sanctum', { hand: ['sequis'], line: ['troll', 'lion-bautrem'] }), 'play sequis');
    expect(offers(s)).toEqual(['flank left', 'flank right']);
  });
});

rows('“Lion” Bautrem', [
  [
    'gives its neighbours 2 power',
    turn('sanctum', { hand: ['lion-bautrem'], line: ['troll', 'krump', 'bumpsy'] }),
    ['play lion-bautrem', 'flank 1'],
    (s) => expect(power(s, 'troll', 'lion-bautrem', 'krump', 'bumpsy')).toEqual([10, 4, 8, 5]),
  ],
  [
    'stops helping when it leaves',
    turn('untamed', { hand: ['nature-s-call'], line: ['lion-bautrem', { card: 'krump', damage: 7 }] }),
    ['play nature-s-call', 'target lion-bautrem', 'done'],
    (s) => expect(zone(s, 'krump')).toBe('discard'),
  ],
]);

rows('Challe the Safeguard', [
  [
    'protects its neighbours by taunt',
    turn('brobnar', { line: ['troll'] }, { line: ['krump', 'challe-the-safeguard', 'zorg', 'bumpsy'] }),
    ['fight troll'],
    (s) => expect(targets(s)).toEqual(['challe-the-safeguard', 'bumpsy']),
  ],
]);

rows('Martyr’s End', [
  [
    'destroys any number of friendly creatures and gains 1 for each',
    turn('sanctum', { hand: ['martyr-s-end'], line: ['troll', 'krump', 'bumpsy'] }, { line: ['zorg'] }),
    ['play martyr-s-end', 'target troll', 'target bumpsy', 'done'],
    (s) => expect([line(s, 0), pools(s)]).toEqual([['krump'], [3, 0]]),
  ],
  [
    'may destroy none',
    turn('sanctum', { hand: ['martyr-s-end'], line: ['troll'] }),
    ['play martyr-s-end', 'done'],
    (s) => expect([line(s, 0), pools(s)]).toEqual([['troll'], [1, 0]]),
  ],
  [
    'gains nothing for one that a ward saved or that came back instead',
    turn('sanctum', {
      hand: ['martyr-s-end'],
      line: [{ card: 'troll', ward: true }, 'reassembling-automaton', 'krump'],
    }),
    ['play martyr-s-end', 'target troll', 'target reassembling-automaton', 'target krump', 'flank left'],
    (s) => {
      expect(line(s, 0).toSorted()).toEqual(['reassembling-automaton', 'troll']);
      expect(pools(s)).toEqual([2, 0]);
    },
  ],
  [
    'counts rightly also when a dying Jargogle plays it',
    turn(
      'logos',
      { line: [{ card: 'jargogle', under: ['martyr-s-end'] }, { card: 'krump', ward: true }, 'bumpsy'] },
      { line: ['troll'] },
    ),
    ['fight jargogle', 'target krump', 'target bumpsy'],
    (s) => {
      expect([line(s, 0), pools(s)]).toEqual([['krump'], [2, 0]]);
    },
  ],
]);

rows('Lamindra', [
  [
    'gives its neighbours elusive',
    turn('shadows', { hand: ['lamindra'], line: ['troll', 'krump'] }),
    ['play lamindra', 'flank 1'],
    (s) =>
      expect(['troll', 'lamindra', 'krump'].map((card) => s.card(card).keywords)).toEqual([
        ['elusive'],
        ['elusive', 'deploy'],
        ['elusive'],
      ]),
  ],
  [
    'makes them evade the first attack of a turn only',
    turn('brobnar', { line: ['troll', 'krump'] }, { line: ['bumpsy', 'lamindra'] }),
    ['fight troll', 'target bumpsy', 'fight krump', 'target bumpsy'],
    (s) => expect([damage(s, 'troll'), damage(s, 'krump'), zone(s, 'bumpsy')]).toEqual([0, 5, 'discard']),
  ],
]);

rows('Swindle', [
  [
    'steals 3 and ends the step',
    turn('shadows', { hand: ['swindle', 'urchin'] }, { amber: 5 }),
    ['play swindle'],
    (s) => {
      expect(pools(s)).toEqual([3, 2]);
      expect(s.view().turn.active).toBe(1);
    },
  ],
  [
    'steals what there is',
    turn('shadows', { hand: ['swindle'] }, { amber: 2 }),
    ['play swindle'],
    (s) => expect(pools(s)).toEqual([2, 0]),
  ],
  [
    'cannot be played after anything else',
    turn('shadows', { hand: ['swindle', 'urchin'] }, { amber: 5 }),
    ['play urchin'],
    (s) => expect(offers(s)).toEqual(['discard swindle', 'end']),
  ],
]);

rows('Bonerot Venom', [
  [
    'hurts after a reap',
    turn('brobnar', { line: [{ card: 'krump', upgrades: [{ card: 'bonerot-venom', owner: 1 }] }] }),
    ['reap krump'],
    (s) => expect([damage(s, 'krump'), pools(s)]).toEqual([2, [1, 0]]),
  ],
  [
    'hurts after a fight that its creature survives',
    turn('brobnar', { line: [{ card: 'krump', upgrades: ['bonerot-venom'] }] }, { line: ['murmook'] }),
    ['fight krump'],
    (s) => expect(damage(s, 'krump')).toBe(5),
  ],
  [
    'hurts after the stun was removed, for that was a use',
    turn('brobnar', { line: [{ card: 'krump', stunned: true, upgrades: ['bonerot-venom'] }] }),
    ['unstun krump'],
    (s) => expect(damage(s, 'krump')).toBe(2),
  ],
  [
    'hurts after an action',
    turn('dis', { line: [{ card: 'pit-demon', upgrades: ['bonerot-venom'] }] }, { amber: 1 }),
    ['action pit-demon'],
    (s) => expect([damage(s, 'pit-demon'), pools(s)]).toEqual([2, [1, 0]]),
  ],
  [
    'does not hurt a creature that is attacked',
    turn(
      'brobnar',
      { line: ['murmook', 'krump'] },
      { line: [{ card: 'troll', upgrades: ['bonerot-venom'] }] },
    ),
    ['fight krump'],
    (s) => expect(damage(s, 'troll')).toBe(6),
  ],
  [
    'brings its player 1 æmber',
    turn('shadows', { hand: ['bonerot-venom'] }, { line: ['troll'] }),
    ['play bonerot-venom'],
    (s) => expect([pools(s), s.card('troll').upgrades]).toEqual([[1, 0], ['bonerot-venom']]),
  ],
]);

rows('Brend the Fanatic', [
  [
    'gives the opponent 1 æmber when played',
    turn('shadows', { hand: ['brend-the-fanatic'] }),
    ['play brend-the-fanatic'],
    (s) => expect(pools(s)).toEqual([0, 1]),
  ],
  [
    'steals 3 when destroyed',
    turn('dis', { hand: ['unlocked-gateway'], amber: 5 }, { line: ['brend-the-fanatic'] }),
    ['play unlocked-gateway'],
    (s) => expect(pools(s)).toEqual([2, 3]),
  ],
  [
    'steals nothing when returned to hand',
    turn('untamed', { hand: ['nature-s-call'] }, { line: ['brend-the-fanatic'] }),
    ['play nature-s-call', 'target brend-the-fanatic'],
    (s) => expect(pools(s)).toEqual([1, 0]),
  ],
  [
    'attacks without being struck',
    turn('shadows', { line: ['brend-the-fanatic'] }, { line: ['troll'] }),
    ['fight brend-the-fanatic'],
    (s) => expect([damage(s, 'brend-the-fanatic'), damage(s, 'troll')]).toEqual([0, 3]),
  ],
]);

rows('Little Niff', [
  [
    'ends the step when played, anywhere in the line',
    turn('shadows', { hand: ['little-niff', 'urchin'], line: ['dodger', 'umbra'] }),
    ['play little-niff', 'flank 1'],
    (s) => {
      expect(line(s, 0)).toEqual(['dodger', 'little-niff', 'umbra']);
      expect(s.view().turn.active).toBe(1);
    },
  ],
  [
    'steals 1 after a neighbour fought',
    turn(
      'untamed',
      { line: ['murmook', 'little-niff', 'halacor', 'flaxia'] },
      { line: [{ card: 'troll', power: 9 }], amber: 3 },
    ),
    ['fight murmook'],
    (s) => {
      expect(pools(s)).toEqual([1, 2]);
      take(s, 'fight flaxia');
      expect(pools(s)).toEqual([1, 2]);
    },
  ],
  [
    'steals nothing after a neighbour reaped',
    turn('untamed', { line: ['murmook', 'little-niff'] }, { amber: 3 }),
    ['reap murmook'],
    (s) => expect(pools(s)).toEqual([1, 3]),
  ],
  [
    'steals nothing after it fought itself',
    turn('shadows', { line: ['little-niff'] }, { line: ['dust-pixie'], amber: 3 }),
    ['fight little-niff'],
    (s) => expect(pools(s)).toEqual([0, 3]),
  ],
  [
    'steals also when the neighbour dies in its fight: it was used all the same',
    turn('untamed', { line: ['murmook', 'little-niff'] }, { line: ['briar-grubbling'], amber: 3 }),
    ['fight murmook'],
    (s) => expect([zone(s, 'murmook'), pools(s)]).toEqual(['discard', [1, 2]]),
  ],
  [
    'steals also when an Overlord Greking takes the neighbour that fought',
    turn('untamed', { line: ['murmook', 'little-niff'] }, { line: ['overlord-greking'], amber: 3 }),
    ['fight murmook', 'flank left'],
    (s) =>
      expect([line(s, 1), pools(s)]).toEqual([
        ['murmook', 'overlord-greking'],
        [1, 2],
      ]),
  ],
  [
    'steals nothing for the fight of a creature that became its neighbour after it',
    turn('untamed', { line: ['murmook'], amber: 3 }, { line: ['little-niff', 'overlord-greking'] }),
    ['fight murmook', 'target overlord-greking', 'flank left'],
    (s) => expect([line(s, 1)[0], pools(s)]).toEqual(['murmook', [3, 0]]),
  ],
  [
    'steals also when the neighbour that fought went back as the Harland Mindlock that held it died',
    turn(
      'logos',
      { line: [{ card: 'little-niff', power: 4 }], hand: ['harland-mindlock'] },
      {
        line: [{ card: 'troll', house: 'logos' }, { card: 'umbra', upgrades: ['phoenix-heart'] }, 'zorg'],
        amber: 3,
      },
    ),
    ['play harland-mindlock', 'flank right', 'target troll', 'flank left', 'fight troll', 'target umbra'],
    (s) => {
      take(s, 'flank left');
      expect([line(s, 1), pools(s)]).toEqual([
        ['troll', 'zorg'],
        [1, 2],
      ]);
    },
  ],
]);

rows('Nightforge', [
  [
    'may forge a key for 4 more',
    turn('shadows', { hand: ['nightforge'], amber: 9 }),
    ['play nightforge', 'yes'],
    (s) => expect(s.view().players[0]).toMatchObject({ amber: 0, keys: ['red'] }),
  ],
  [
    'may leave it',
    turn('shadows', { hand: ['nightforge'], amber: 9 }),
    ['play nightforge', 'no'],
    (s) => expect(s.view().players[0]).toMatchObject({ amber: 10, keys: [] }),
  ],
  [
    'offers nothing with too little æmber',
    turn('shadows', { hand: ['nightforge'], amber: 8 }),
    ['play nightforge'],
    (s) => expect([pools(s), s.decision()?.kind]).toEqual([[9, 0], 'main']),
  ],
  [
    'forges nothing in a turn with a forged key',
    turn(
      'shadows',
      { hand: ['nightforge'], amber: 20, houses: ['shadows', 'dis', 'logos'] },
      {},
      { step: 'forge' },
    ),
    ['house shadows', 'play nightforge'],
    (s) => {
      expect(s.view().players[0]).toMatchObject({ amber: 15, keys: ['red'] });
      expect(s.decision()?.kind).toBe('main');
    },
  ],
]);

rows('Glimmer', [
  [
    'returns a card from the discard pile',
    turn('untamed', { hand: ['glimmer'], discard: ['anger', 'troll'] }),
    ['play glimmer', 'target anger'],
    (s) => expect(s.view().players[0].hand).toEqual(['anger']),
  ],
  [
    'comes only first',
    turn('untamed', { hand: ['glimmer', 'murmook'] }),
    ['play murmook'],
    (s) => expect(offers(s)).toEqual(['discard glimmer', 'end']),
  ],
]);

rows('Grovekeeper', [
  [
    'gives its neighbours a power counter at the end of its player’s turn',
    turn('untamed', { line: ['troll', 'grovekeeper', 'krump', 'bumpsy'] }),
    ['end'],
    (s) => {
      expect(power(s, 'troll', 'grovekeeper', 'krump', 'bumpsy')).toEqual([9, 3, 7, 5]);
      expect(s.card('troll').counters).toEqual({ power: 1 });
    },
  ],
  [
    'gives none at the end of the opponent’s turn',
    turn('untamed', { line: ['troll', 'grovekeeper'], houses: ['untamed', 'dis', 'logos'] }),
    ['end', 'house brobnar', 'end'],
    (s) => expect(s.card('troll').counters).toEqual({ power: 1 }),
  ],
]);

rows('Knoxx', [
  [
    'has 3 more power for each neighbour',
    turn('untamed', { line: ['knoxx'] }, { line: ['knoxx', 'knoxx', 'knoxx'] }),
    [],
    (s) => expect(power(s, 'knoxx', 'knoxx#2', 'knoxx#3', 'knoxx#4')).toEqual([3, 6, 9, 6]),
  ],
]);

rows('Panpaca, Anga', [
  [
    'gives all creatures to its right 2 power',
    turn('untamed', { line: ['troll', 'panpaca-anga', 'krump', 'bumpsy'] }, { line: ['zorg'] }),
    [],
    (s) => expect(power(s, 'troll', 'panpaca-anga', 'krump', 'bumpsy', 'zorg')).toEqual([8, 5, 8, 7, 7]),
  ],
]);

rows('Panpaca, Jaga', [
  [
    'gives all creatures to its left skirmish and has it itself',
    turn('untamed', { line: ['troll', 'krump', 'panpaca-jaga', 'bumpsy'] }, { line: ['zorg'] }),
    [],
    (s) =>
      expect(
        ['troll', 'krump', 'panpaca-jaga', 'bumpsy', 'zorg'].map((card) => s.card(card).keywords),
      ).toEqual([['skirmish'], ['skirmish'], ['skirmish'], [], []]),
  ],
]);

rows('Gravid Cycle', [
  [
    'cannot return itself',
    turn('untamed', { hand: ['gravid-cycle'], pad: false }),
    ['play gravid-cycle'],
    (s) => expect([pools(s), s.view().turn.active]).toEqual([[1, 0], 1]),
  ],
  [
    'returns one card of its player’s discard pile',
    turn(
      'untamed',
      { hand: ['gravid-cycle'], discard: ['anger', 'troll'], deck: [], pad: false },
      { discard: ['bumpsy'] },
    ),
    ['play gravid-cycle', 'target troll'],
    (s) =>
      expect(s.view().players).toMatchObject([
        { hand: ['troll', 'gravid-cycle', 'anger'], amber: 1 },
        { discard: ['bumpsy'] },
      ]),
  ],
]);
