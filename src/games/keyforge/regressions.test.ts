import { describe, expect, test } from 'vitest';
import type { Seed } from '../../core/game.js';
import { scenario } from '../../testing.js';
import { CHECKS, walk } from '../conformance.js';
import type { Deck } from './decks/deck.js';
import { HOUSES, type House } from './houses.js';
import { keyforgeModule } from './module.js';

/** A game in which a long run once failed; `node scripts/soak.mjs … --game I` prints such a row. */
interface Row {
  readonly name: string;
  readonly seed: Seed;
  readonly chains: readonly [number, number];
  readonly first: 0 | 1 | undefined;
  readonly decks: readonly [string, string];
}

const ROWS: readonly Row[] = [
  {
    name: 'a creature dies when the last card that strengthens it leaves play',
    seed: [1659264460, 1465721297],
    chains: [0, 0],
    first: 1,
    decks: [
      'brobnar/phoenix-heart brobnar/barehanded brobnar/first-blood brobnar/valdr brobnar/bilgum-avalanche brobnar/yo-mama-mastery brobnar/follow-the-leader brobnar/warsong brobnar/bumpsy brobnar/pingle-who-annoys brobnar/king-of-the-crag brobnar/banner-of-battle mars/mass-abduction mars/battle-fleet mars/mothership-support mars/shatter-storm mars/qyxxlyx-plague-master mars/soft-landing mars/ammonia-clouds mars/key-of-darkness mars/mindwarper mars/vezyma-thinkdrone mars/phosphorus-stars mars/mindwarper untamed/inka-the-spider untamed/troop-call untamed/stampede untamed/grovekeeper untamed/dust-pixie untamed/bigtwig untamed/save-the-pack untamed/giant-sloth untamed/panpaca-anga untamed/glimmer untamed/witch-of-the-wilds untamed/kindrith-longshot',
      'brobnar/valdr brobnar/the-red-baron brobnar/tremor brobnar/looter-goblin brobnar/champion-s-challenge brobnar/warsong brobnar/cannon brobnar/iron-obelisk brobnar/first-blood brobnar/lomir-flamefist brobnar/rock-hurling-giant brobnar/screechbomb sanctum/gatekeeper sanctum/horseman-of-war sanctum/terms-of-redress sanctum/niffle-queen sanctum/honorable-claim sanctum/terms-of-redress sanctum/the-vaultkeeper sanctum/horseman-of-war sanctum/virtuous-works sanctum/numquid-the-fair sanctum/sigil-of-brotherhood sanctum/veemos-lightbringer shadows/customs-office shadows/seeker-needle shadows/evasion-sigil shadows/nerve-blast shadows/lights-out shadows/deipno-spymaster shadows/silvertooth shadows/key-of-darkness shadows/longfused-mines shadows/bonerot-venom shadows/silent-dagger shadows/oubliette',
    ],
  },
  {
    name: 'Numquid the Fair repeats no more once all its victims are tagged',
    seed: [1296712283, 1934589288],
    chains: [0, 0],
    first: 0,
    decks: [
      'brobnar/phoenix-heart brobnar/krump brobnar/headhunter brobnar/infomancer brobnar/mighty-javelin brobnar/valdr brobnar/coward-s-end brobnar/titan-mechanic brobnar/library-of-the-damned brobnar/punch brobnar/phoenix-heart brobnar/wardrummer dis/mind-barb dis/pitlord dis/drumble dis/imperial-traitor dis/eater-of-the-dead dis/creeping-oblivion dis/lash-of-broken-dreams dis/annihilation-ritual dis/hysteria dis/charette dis/key-hammer dis/harvest-time sanctum/shield-of-justice sanctum/sanctum-guardian sanctum/round-table sanctum/shield-of-justice sanctum/mighty-lance sanctum/jehu-the-bureaucrat sanctum/challe-the-safeguard sanctum/grey-monk sanctum/horseman-of-famine sanctum/sergeant-zakiel sanctum/jehu-the-bureaucrat sanctum/veemos-lightbringer',
      'dis/key-to-dis dis/gabos-longarms dis/screaming-cave dis/soul-snatcher dis/screaming-cave dis/annihilation-ritual dis/arise dis/soulkeeper dis/succubus dis/tentacus dis/obsidian-forge dis/flame-wreathed logos/rocket-boots logos/spectral-tunneler logos/jargogle logos/dr-milli logos/zenzizenzizenzic logos/novu-archaeologist logos/spangler-box logos/neuro-syphon logos/mobius-scroll logos/ozmo-martianologist logos/bouncing-deathquark logos/quixo-the-adventurer sanctum/lion-bautrem sanctum/jehu-the-bureaucrat sanctum/commander-remiel sanctum/numquid-the-fair sanctum/the-vaultkeeper sanctum/glorious-few sanctum/protect-the-weak sanctum/charge sanctum/sanctum-guardian sanctum/sergeant-zakiel sanctum/veemos-lightbringer sanctum/hallowed-blaster',
    ],
  },
  {
    name: 'two Replicators trigger each other',
    seed: [-2013748722, 784381240],
    chains: [24, 0],
    first: 1,
    decks: [
      'dis/unlocked-gateway dis/dew-faerie dis/tendrils-of-pain dis/flame-wreathed dis/master-of-1 dis/key-hammer dis/giant-sloth dis/red-hot-armor dis/gongoozle dis/guardian-demon dis/a-fair-game dis/a-fair-game mars/tunk mars/feeding-pit mars/hypnobeam mars/sample-collection mars/invasion-portal mars/zorg mars/incubation-chamber mars/zorg mars/custom-virus mars/tunk mars/red-planet-ray-gun mars/hypnotic-command saurian/exile saurian/tribute saurian/questor-jarta saurian/questor-jarta saurian/questor-jarta saurian/tricerian-legionary saurian/tricerian-legionary saurian/imperial-scutum saurian/imperial-scutum saurian/thero-centurion saurian/grimlocus-dux saurian/thero-centurion',
      'brobnar/sound-the-horns brobnar/mighty-javelin brobnar/the-grim-reaper brobnar/smith brobnar/loot-the-bodies brobnar/burn-the-stockpile brobnar/punch brobnar/screechbomb brobnar/lava-ball brobnar/lava-ball brobnar/barehanded brobnar/relentless-assault logos/knowledge-is-power logos/neuro-syphon logos/labwork logos/sloppy-labwork logos/reassembling-automaton logos/doc-bookton logos/dextre logos/replicator logos/reverse-time logos/effervescent-principle logos/replicator logos/spangler-box shadows/faygin shadows/sample-collection shadows/skeleton-key shadows/urchin shadows/bulleteye shadows/dodger shadows/silent-dagger shadows/deipno-spymaster shadows/nexus shadows/old-bruno shadows/the-sting shadows/swindle',
    ],
  },
  {
    name: 'Mimicry of a Mimicry',
    seed: [848527387, -1201456404],
    chains: [15, 0],
    first: 0,
    decks: [
      'saurian/thero-centurion saurian/grimlocus-dux saurian/tribute saurian/tribute saurian/tribute saurian/questor-jarta saurian/questor-jarta saurian/exile saurian/tricerian-legionary saurian/grimlocus-dux saurian/tribute saurian/questor-jarta staralliance/commander-chan staralliance/commander-chan staralliance/explo-rover staralliance/explo-rover staralliance/force-field staralliance/force-field staralliance/zap staralliance/lieutenant-khrkhar staralliance/zap staralliance/first-officer-frane staralliance/lieutenant-khrkhar staralliance/first-officer-frane untamed/way-of-the-bear untamed/full-moon untamed/vigor untamed/stampede untamed/niffle-ape untamed/lost-in-the-woods untamed/gravid-cycle untamed/panpaca-jaga untamed/mighty-tiger untamed/mimicry untamed/way-of-the-wolf untamed/the-common-cold',
      'brobnar/the-warchest brobnar/sound-the-horns brobnar/unguarded-camp brobnar/wardrummer brobnar/lomir-flamefist brobnar/mugwump brobnar/punch brobnar/lomir-flamefist brobnar/screechbomb brobnar/earthshaker brobnar/phoenix-heart brobnar/kaloch-stonefather shadows/silent-dagger shadows/one-last-job shadows/bonerot-venom shadows/bonerot-venom shadows/magda-the-rat shadows/deipno-spymaster shadows/seeker-needle shadows/mack-the-knife shadows/krump shadows/the-sting shadows/relentless-whispers shadows/bonerot-venom untamed/murmook untamed/key-charge untamed/fertility-chant untamed/murmook untamed/mimicry untamed/flaxia untamed/bear-flute untamed/lupo-the-scarred untamed/fuzzy-gruen untamed/way-of-the-wolf untamed/mushroom-man untamed/kindrith-longshot',
    ],
  },
];

/** A deck from words of the form house/card. */
function deckOf(list: string): Deck {
  const cards = list.split(' ').map((word) => {
    const [house, card] = word.split('/') as [House, string];
    return { card, house };
  });
  const houses = HOUSES.filter((house) => cards.some((each) => each.house === house));
  return { name: 'Random', houses: houses as [House, House, House], cards };
}

test.each(ROWS)('the game of $name', ({ name, seed, chains, first, decks }) => {
  const [a, b] = decks.map((list) => ({ name: 'Random', from: 'random', data: deckOf(list) }));
  const setup = keyforgeModule.setupFor([a!, b!], { dials: { chains } }, first);
  expect(walk(keyforgeModule, { name, setup, seed }, CHECKS).over).toBe(true);
});

describe('the position of', () => {
  test('a creature that lives only as long as a banner strengthens it', () => {
    const game = scenario('keyforge', {
      house: 'brobnar',
      players: [
        { hand: ['barehanded'], line: [{ card: 'bumpsy', damage: 5 }], artifacts: ['banner-of-battle'] },
        {},
      ],
    });
    game.pick({ kind: 'play', card: 'barehanded' });
    expect(game.card('bumpsy').zone).toBe('discard');
  });

  test('two Replicators: the circle comes to an end', () => {
    const game = scenario('keyforge', {
      house: 'logos',
      players: [{ line: ['replicator', 'replicator'] }, {}],
    });
    game.pick({ kind: 'reap', card: 'replicator' });
    expect(game.decision()).toMatchObject({ kind: 'main' });
    expect(game.view().players[0].amber).toBe(1);
  });

  test('Mimicry of a Mimicry: nothing comes of it', () => {
    const game = scenario('keyforge', {
      house: 'untamed',
      players: [{ hand: ['mimicry'] }, { discard: [{ card: 'mimicry' }] }],
    });
    game.pick({ kind: 'play', card: 'mimicry' });
    expect(game.decision()).toMatchObject({ kind: 'main' });
  });

  test('Numquid the Fair during a destruction: what is tagged already is not destroyed for ever', () => {
    const game = scenario('keyforge', {
      house: 'logos',
      players: [
        { line: [{ card: 'jargogle', under: [{ card: 'numquid-the-fair', faceDown: true }] }] },
        { line: ['troll', 'bumpsy', 'valdr'] },
      ],
    });
    game.pick({ kind: 'fight' }).pick({ card: 'troll' });
    game.pick({ words: /left flank/ });
    for (let n = 0; n < 5 && game.decision()?.kind === 'target'; n++) game.pick(game.options()[0]!.option);
    expect(game.decision()).toMatchObject({ kind: 'main' });
  });

  test('many Tireless Crocags without an enemy: each is destroyed once', () => {
    const game = scenario('keyforge', {
      house: 'brobnar',
      players: [{ line: Array(8).fill('tireless-crocag') }, { line: ['dust-pixie'] }],
    });
    game.pick({ kind: 'fight', card: 'tireless-crocag' });
    expect(game.decision()).toMatchObject({ kind: 'main' });
    expect(game.view().players[0].line).toEqual([]);
  });

  test('a Tireless Crocag in an Armageddon Cloak: the cloak saves it once', () => {
    const game = scenario('keyforge', {
      house: 'brobnar',
      players: [
        { line: [{ card: 'tireless-crocag', upgrades: ['armageddon-cloak'] }] },
        { line: ['dust-pixie'] },
      ],
    });
    game.pick({ kind: 'fight', card: 'tireless-crocag' });
    expect(game.decision()).toMatchObject({ kind: 'main' });
    expect(game.card('armageddon-cloak').zone).toBe('discard');
  });

  test('a ward spent on lost power: the damage is still there', () => {
    const game = scenario('keyforge', {
      house: 'brobnar',
      players: [{ line: ['troll'] }, { line: ['lion-bautrem', { card: 'bumpsy', damage: 6, ward: true }] }],
    });
    game.pick({ kind: 'fight', card: 'troll' }).pick({ card: 'lion-bautrem' });
    expect(game.card('bumpsy').zone).toBe('discard');
  });

  test('many Soul Snatchers and many destroyed creatures: all of them are heard', () => {
    const game = scenario('keyforge', {
      house: 'dis',
      players: [
        { hand: ['gateway-to-dis'], artifacts: Array(5).fill('soul-snatcher') },
        { line: Array(12).fill('troll') },
      ],
    });
    game.pick({ kind: 'play', card: 'gateway-to-dis' });
    for (let n = 0; n < 80 && game.decision()?.kind === 'order'; n++) game.pick(game.options()[0]!.option);
    expect(game.decision()).toMatchObject({ kind: 'main' });
    expect(game.view().players[1].amber).toBe(60);
  });

  test('more Soul Snatchers and destroyed creatures than any table holds: all of them are heard', () => {
    const game = scenario('keyforge', {
      house: 'dis',
      players: [
        { hand: ['gateway-to-dis'], artifacts: Array(12).fill('soul-snatcher') },
        { line: Array(16).fill('troll') },
      ],
    });
    game.pick({ kind: 'play', card: 'gateway-to-dis' });
    expect(game.decision()).toMatchObject({ kind: 'main' });
    expect(game.view().players[1].amber).toBe(12 * 16);
  });

  test('twelve cards in a row that play the next one', () => {
    const game = scenario('keyforge', {
      house: 'logos',
      players: [
        {
          hand: ['wild-wormhole'],
          deck: [...Array(5).fill('wild-wormhole'), ...Array(6).fill('mimicry'), 'troll'],
        },
        { discard: ['wild-wormhole'] },
      ],
    });
    game.pick({ kind: 'play', card: 'wild-wormhole' });
    expect(game.decision()).toMatchObject({ kind: 'main' });
    expect(game.view().players[0]).toMatchObject({ amber: 12, line: [{ card: 'troll' }] });
  });

  test('thirty lasting effects in one turn: equal ones are one, each of them counts', () => {
    const names = ['dimension-door', 'foggify', 'interdimensional-graft', 'scrambler-storm', 'phase-shift'];
    const game = scenario('keyforge', {
      house: 'logos',
      players: [{ hand: [...names.flatMap((name) => Array(6).fill(name)), ...Array(6).fill('punch')] }, {}],
    });
    for (const name of names)
      for (let n = 1; n <= 6; n++) game.pick({ kind: 'play', card: n === 1 ? name : `${name}#${n}` });
    for (let n = 1; n <= 6; n++) game.pick({ kind: 'play', card: n === 1 ? 'punch' : `punch#${n}` });
    expect(game.decision()).toMatchObject({ kind: 'main' });
  });

  test('a creature that dies as it comes out of a Spangler Box: its own ability still resolves', () => {
    const game = scenario('keyforge', {
      house: 'logos',
      players: [{ artifacts: ['spangler-box', 'autocannon', 'gorm-of-omm'] }, { line: ['bad-penny'] }],
    });
    game.pick({ kind: 'action', card: 'spangler-box' });
    expect(game.card('bad-penny').zone).toBe('purged');
    game.pick({ kind: 'omni', card: 'gorm-of-omm' }).pick({ card: 'spangler-box' });
    expect(game.card('bad-penny').zone).toBe('hand');
  });
});

describe('the words of an option', () => {
  test('speak of the card to be chosen, not of its copy elsewhere', () => {
    const game = scenario('keyforge', {
      house: 'untamed',
      players: [
        { line: ['snufflegator'], discard: ['snufflegator', 'troll'], hand: ['regrowth', 'snufflegator'] },
        {},
      ],
    });
    expect(game.options().map(({ words }) => words)).toContain('plays Snufflegator');
    game.pick({ kind: 'play', card: 'regrowth' });
    const words = game.options().map((option) => option.words);
    expect(words).toEqual([
      'chooses the discarded Snufflegator for Regrowth',
      'chooses the discarded Troll for Regrowth',
    ]);
  });
});
