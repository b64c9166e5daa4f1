import { expect } from 'vitest';
import { cardRows } from '../../testrows.js';

const card = cardRows('mars');
const cards = (n: number): unknown[] => Array(n).fill(expect.any(String));

card(
  'Agent Hoo-man',
  [
    'stuns a friendly and an enemy creature that are not of Mars',
    {
      you: { line: ['agent-hoo-man', 'troll', 'krump', 'zorg'] },
      foe: { line: ['bumpsy', 'tunk', 'mother'] },
    },
    ['reap agent-hoo-man', 'krump', 'mother'],
    {
      amber: [1, 0],
      cards: {
        troll: { stunned: false },
        krump: { stunned: true },
        bumpsy: { stunned: false },
        mother: { stunned: true },
      },
    },
  ],
  [
    'offers friendly creatures first',
    {
      you: { line: ['agent-hoo-man', 'troll', 'krump', 'zorg'], artifacts: ['cannon'] },
      foe: { line: ['bumpsy', 'mother'], artifacts: ['cannon'] },
    },
    ['reap agent-hoo-man'],
    { asks: 'target agent-hoo-man', offers: ['troll', 'krump'] },
  ],
  [
    'offers no Mars creature',
    {
      you: { line: ['agent-hoo-man', 'troll', 'krump', 'zorg'] },
      foe: { line: ['bumpsy', 'tunk', 'mother'], artifacts: ['cannon'] },
    },
    ['reap agent-hoo-man', 'troll'],
    { offers: ['bumpsy', 'mother'] },
  ],
  [
    'stuns one of one side when the other has none',
    { you: { line: ['agent-hoo-man', 'zorg'] }, foe: { line: ['tunk', 'mother'] } },
    ['reap agent-hoo-man'],
    { cards: { mother: { stunned: true }, zorg: { stunned: false }, tunk: { stunned: false } } },
  ],
  [
    'is elusive',
    { active: 1, house: 'brobnar', you: { line: ['agent-hoo-man'] }, foe: { line: ['krump'] } },
    ['fight krump'],
    { cards: { 'agent-hoo-man': { damage: 0 }, krump: { damage: 0 } } },
  ],
);

card(
  'Carpet Phloxem',
  [
    'deals 4 to each creature when you have none',
    {
      you: { hand: ['carpet-phloxem'], artifacts: ['mothergun'] },
      foe: { line: ['troll', 'mother', 'snudge'] },
    },
    ['play carpet-phloxem'],
    {
      amber: [1, 0],
      line: [[], ['troll', 'mother']],
      cards: { troll: { damage: 4 }, mother: { damage: 4 } },
    },
  ],
  [
    'deals nothing with a friendly creature in play',
    { you: { hand: ['carpet-phloxem'], line: ['zorg'] }, foe: { line: ['troll'] } },
    ['play carpet-phloxem'],
    { amber: [1, 0], cards: { troll: { damage: 0 }, zorg: { damage: 0 } } },
  ],
);

card(
  'Collector Worm',
  [
    'puts the creature it has fought into your archives',
    { you: { line: ['collector-worm'] }, foe: { line: ['bumpsy', 'krump'] } },
    ['fight collector-worm', 'bumpsy'],
    {
      line: [['collector-worm'], ['krump']],
      you: { archives: ['bumpsy'] },
      cards: { 'collector-worm': { damage: 0, armor: 0 } },
    },
  ],
  [
    'the creature leaves them for its owner’s hand',
    {
      you: { line: ['collector-worm'], houses: ['mars', 'dis', 'logos'] },
      foe: { line: ['bumpsy'], houses: ['brobnar', 'dis', 'logos'] },
    },
    ['fight collector-worm', 'end', 'house dis', 'end', 'house dis', 'yes'],
    { you: { archives: [] }, at: { bumpsy: 'hand 1' } },
  ],
  [
    'leaves a creature that it has destroyed in the discard pile',
    { you: { line: ['collector-worm'] }, foe: { line: ['dust-imp'] } },
    ['fight collector-worm'],
    { you: { archives: [] }, at: { 'dust-imp': 'discard 1' } },
  ],
  [
    'does nothing when it dies or is attacked',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['collector-worm'] },
      foe: { line: ['bumpsy', 'troll'] },
    },
    ['fight bumpsy', 'fight troll'],
    { line: [[], ['bumpsy', 'troll']], you: { archives: [] } },
  ],
);

card(
  'Glyxl Proliferator',
  [
    'archives a Mars card of the discard pile when it reaps on a flank',
    {
      you: { line: ['glyxl-proliferator', 'troll'], discard: ['zorg', 'krump', 'mars-first'] },
      foe: { discard: ['tunk'] },
    },
    ['reap glyxl-proliferator'],
    { asks: 'target glyxl-proliferator', offers: ['zorg', 'mars-first'] },
  ],
  [
    'archives it for you',
    { you: { line: ['glyxl-proliferator'], discard: ['krump', 'zorg'] } },
    ['reap glyxl-proliferator'],
    { amber: [1, 0], you: { archives: ['zorg'], discard: ['krump'] } },
  ],
  [
    'archives nothing between two creatures',
    { you: { line: ['tunk', 'glyxl-proliferator', 'troll'], discard: ['zorg'] } },
    ['reap glyxl-proliferator'],
    { amber: [1, 0], you: { archives: [], discard: ['zorg'] } },
  ],
);

card(
  'Ixxyxli Fixfinger',
  [
    'gives each other Martian 1 armor, on both sides',
    {
      you: { line: ['ixxyxli-fixfinger', 'blypyp', 'zorg'] },
      foe: { line: ['ulyq-megamouth', 'krump'] },
    },
    [],
    {
      cards: {
        'ixxyxli-fixfinger': { armor: 2 },
        blypyp: { armor: 1 },
        zorg: { armor: 0 },
        'ulyq-megamouth': { armor: 1 },
        krump: { armor: 0 },
      },
    },
  ],
  [
    'is elusive',
    { active: 1, house: 'brobnar', you: { line: ['ixxyxli-fixfinger'] }, foe: { line: ['krump'] } },
    ['fight krump'],
    { cards: { 'ixxyxli-fixfinger': { damage: 0, armor: 2 }, krump: { damage: 0 } } },
  ],
);

card(
  'Mars First',
  [
    'readies and uses a friendly Mars creature',
    {
      you: { hand: ['mars-first'], line: [{ card: 'tunk', exhausted: true }, 'troll'] },
      foe: { line: ['krump'] },
    },
    ['play mars-first'],
    { asks: 'use', offers: ['reap tunk', 'fight tunk'] },
  ],
  [
    'reaps with it',
    { you: { hand: ['mars-first'], line: [{ card: 'tunk', exhausted: true }, 'troll'] } },
    ['play mars-first'],
    { amber: [2, 0], cards: { tunk: { exhausted: true }, troll: { exhausted: false } } },
  ],
  [
    'offers Mars creatures of yours only',
    {
      you: { hand: ['mars-first'], line: ['tunk', 'troll', 'zorg'], artifacts: ['mothergun'] },
      foe: { line: ['grommid'] },
    },
    ['play mars-first'],
    { offers: ['tunk', 'zorg'] },
  ],
  [
    'uses nobody without one',
    { you: { hand: ['mars-first'], line: ['troll'] }, foe: { line: ['zorg'] } },
    ['play mars-first'],
    { amber: [1, 0], cards: { troll: { exhausted: false } } },
  ],
);

card(
  'Mars Needs Æmber',
  [
    'lets each damaged enemy creature not of Mars capture 1 from its own side',
    {
      you: { amber: 4, hand: ['mars-needs-æmber'], line: [{ card: 'troll', damage: 1 }] },
      foe: {
        amber: 5,
        line: [
          { card: 'krump', damage: 1 },
          { card: 'zorg', damage: 1 },
          'bumpsy',
          { card: 'mother', damage: 2 },
        ],
      },
    },
    ['play mars-needs-æmber'],
    {
      amber: [5, 3],
      cards: {
        troll: { amber: 0 },
        krump: { amber: 1 },
        zorg: { amber: 0 },
        bumpsy: { amber: 0 },
        mother: { amber: 1 },
      },
    },
  ],
  [
    'takes nothing from an empty pool',
    { you: { amber: 4, hand: ['mars-needs-æmber'] }, foe: { line: [{ card: 'krump', damage: 1 }] } },
    ['play mars-needs-æmber'],
    { amber: [5, 0], cards: { krump: { amber: 0 } } },
  ],
);

card(
  'Mindworm',
  [
    'deals its foe’s power to each of the foe’s neighbors before the fight',
    {
      you: { line: ['mindworm', 'zorg'] },
      foe: { line: ['valdr', 'kelifi-dragon', { card: 'bumpsy', power: 1 }, 'troll', 'mother'] },
    },
    ['fight mindworm', 'bumpsy'],
    {
      line: [['zorg'], ['valdr', 'kelifi-dragon', 'bumpsy', 'troll', 'mother']],
      cards: {
        valdr: { damage: 0 },
        'kelifi-dragon': { damage: 6 },
        bumpsy: { damage: 1 },
        troll: { damage: 6 },
        mother: { damage: 0 },
        zorg: { damage: 0 },
      },
    },
  ],
  [
    'is elusive, and does nothing when attacked',
    { active: 1, house: 'brobnar', you: { line: ['mindworm', 'zorg'] }, foe: { line: ['krump', 'troll'] } },
    ['fight krump', 'mindworm'],
    { cards: { mindworm: { damage: 0 }, zorg: { damage: 0 }, krump: { damage: 0 }, troll: { damage: 0 } } },
  ],
);

card(
  'Skybooster Squadron',
  [
    'returns to hand after reaping',
    { you: { line: ['skybooster-squadron', 'zorg'] } },
    ['reap skybooster-squadron'],
    { amber: [1, 0], line: [['zorg'], []], you: { hand: ['skybooster-squadron'] } },
  ],
  [
    'stays after a fight',
    { you: { line: ['skybooster-squadron'] }, foe: { line: ['dust-pixie'] } },
    ['fight skybooster-squadron'],
    { line: [['skybooster-squadron'], []], cards: { 'skybooster-squadron': { damage: 1 } } },
  ],
);

card(
  'Xanthyx Harvester',
  [
    'gains 1 more when it reaps',
    { you: { line: ['tunk', 'xanthyx-harvester', 'zorg', 'troll'] } },
    ['reap xanthyx-harvester'],
    { amber: [2, 0] },
  ],
  [
    'cannot be used beside a creature that is not of Mars',
    { you: { line: ['tunk', 'xanthyx-harvester', 'troll'] }, foe: { line: ['krump'] } },
    [],
    {
      may: ['reap tunk'],
      mayNot: ['reap xanthyx-harvester', 'fight xanthyx-harvester'],
    },
  ],
  [
    'an enemy is no neighbor',
    { you: { line: ['xanthyx-harvester'] }, foe: { line: ['krump'] } },
    ['fight xanthyx-harvester'],
    { amber: [0, 0], line: [[], ['krump']] },
  ],
);

card(
  'Zysysyx Shockworm',
  [
    'stuns an enemy creature that reaps',
    { active: 1, house: 'brobnar', you: { line: ['zysysyx-shockworm'] }, foe: { line: ['krump', 'bumpsy'] } },
    ['reap krump'],
    { amber: [0, 1], cards: { krump: { stunned: true }, bumpsy: { stunned: false } } },
  ],
  [
    'lets its friends and itself reap',
    { you: { line: ['zysysyx-shockworm', 'tunk'] } },
    ['reap tunk', 'reap zysysyx-shockworm'],
    { cards: { tunk: { stunned: false }, 'zysysyx-shockworm': { stunned: false } } },
  ],
);

card(
  'Æmber Conduction Unit',
  [
    'stuns the first enemy creature to reap in a turn, and no other',
    {
      active: 1,
      house: 'brobnar',
      you: { artifacts: ['æmber-conduction-unit'] },
      foe: { line: ['krump', 'bumpsy'] },
    },
    ['reap krump', 'reap bumpsy'],
    { amber: [0, 2], cards: { krump: { stunned: true }, bumpsy: { stunned: false } } },
  ],
  [
    'does nothing to a friendly creature',
    { you: { artifacts: ['æmber-conduction-unit'], line: ['tunk'] } },
    ['reap tunk'],
    { cards: { tunk: { stunned: false } } },
  ],
  [
    'stuns the first also after its “Reap:” has had another reap',
    {
      active: 1,
      house: 'sanctum',
      you: { artifacts: ['æmber-conduction-unit'] },
      foe: { line: ['commander-remiel', 'krump'] },
    },
    ['reap commander-remiel', 'order commander-remiel'],
    { amber: [0, 2], cards: { 'commander-remiel': { stunned: true }, krump: { stunned: false } } },
  ],
  [
    'counts anew each turn',
    {
      active: 1,
      house: 'brobnar',
      you: { artifacts: ['æmber-conduction-unit'], houses: ['mars', 'dis', 'logos'] },
      foe: { line: ['krump', 'bumpsy'], houses: ['brobnar', 'dis', 'logos'] },
    },
    ['reap krump', 'end', 'house dis', 'end', 'house brobnar', 'reap bumpsy'],
    { cards: { krump: { stunned: true }, bumpsy: { stunned: true } } },
  ],
);

card(
  'Containment Field',
  [
    'destroys its creature after it is used to reap',
    {
      active: 1,
      house: 'brobnar',
      foe: { line: [{ card: 'krump', upgrades: ['containment-field'] }, 'bumpsy'] },
    },
    ['reap krump', 'reap bumpsy'],
    { amber: [0, 2], line: [[], ['bumpsy']] },
  ],
  [
    'or to fight, or to shed a stun',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['tunk'] },
      foe: {
        line: [
          { card: 'troll', upgrades: ['containment-field'] },
          { card: 'krump', stunned: true, upgrades: ['containment-field'] },
        ],
      },
    },
    ['fight troll', 'unstun krump'],
    { line: [[], []] },
  ],
  [
    'leaves a creature alone that is not used',
    { you: { hand: ['containment-field'], line: ['tunk'] }, foe: { line: ['troll'] } },
    ['play containment-field', 'troll', 'fight tunk'],
    { amber: [0, 0], cards: { troll: { upgrades: ['containment-field'] } }, line: [[], ['troll']] },
  ],
);

card(
  'Destroy Them All!',
  [
    'destroys an artifact, a creature and an upgrade',
    {
      you: { hand: ['destroy-them-all'], line: ['zorg'], artifacts: ['mothergun'] },
      foe: {
        artifacts: ['cannon'],
        line: ['krump', { card: 'troll', upgrades: ['blood-of-titans', 'phoenix-heart'] }],
      },
    },
    ['play destroy-them-all', 'cannon', 'krump', 'blood-of-titans'],
    {
      line: [['zorg'], ['troll']],
      at: { cannon: 'discard 1', mothergun: 'artifacts 0' },
      cards: { troll: { upgrades: ['phoenix-heart'] } },
    },
  ],
  [
    'may destroy cards of either side',
    {
      you: { hand: ['destroy-them-all'], line: ['zorg'], artifacts: ['mothergun'] },
      foe: { artifacts: ['cannon'], line: ['krump'] },
    },
    ['play destroy-them-all', 'mothergun'],
    { offers: ['zorg', 'krump'] },
  ],
  [
    'destroys what there is',
    { you: { hand: ['destroy-them-all'] }, foe: { line: ['krump'] } },
    ['play destroy-them-all'],
    { line: [[], []] },
  ],
);

card(
  'Exterminate! Exterminate!',
  [
    'destroys a weaker creature not of Mars for each friendly Mars creature',
    {
      you: { hand: ['exterminate-exterminate'], line: ['tunk', 'zorg', 'troll'] },
      foe: { line: ['krump', 'bumpsy', 'yxilx-dominator', 'mother'] },
    },
    ['play exterminate-exterminate', 'tunk', 'mother', 'krump'],
    {
      line: [
        ['tunk', 'zorg', 'troll'],
        ['bumpsy', 'yxilx-dominator'],
      ],
    },
  ],
  [
    'offers creatures with lower power than that one, friends included',
    {
      you: {
        hand: ['exterminate-exterminate'],
        line: ['tunk', 'valdr', 'dextre'],
        artifacts: ['mothergun'],
      },
      foe: { line: ['krump', 'bumpsy', 'blypyp', 'mother'], artifacts: ['cannon'] },
    },
    ['play exterminate-exterminate'],
    { offers: ['dextre', 'bumpsy', 'mother'] },
  ],
  [
    'destroys nobody who is as strong',
    {
      you: { hand: ['exterminate-exterminate'], line: ['tunk'] },
      foe: { line: ['krump', 'zorg'] },
    },
    ['play exterminate-exterminate'],
    { line: [['tunk'], ['krump', 'zorg']] },
  ],
  [
    'does nothing without a friendly Mars creature',
    {
      you: { hand: ['exterminate-exterminate'], line: ['troll'] },
      foe: { line: ['zorg', 'dextre'] },
    },
    ['play exterminate-exterminate'],
    { line: [['troll'], ['zorg', 'dextre']] },
  ],
);

card(
  'Nyzyk Resonator',
  [
    'makes the opponent’s keys cost 2 more for each of its neighbors',
    { you: { line: ['troll', 'nyzyk-resonator', 'tunk', 'zorg'] }, foe: { line: ['krump', 'mother'] } },
    [],
    { keyCost: [6, 10] },
  ],
  ['2 on a flank', { you: { line: ['nyzyk-resonator', 'tunk'] } }, [], { keyCost: [6, 8] }],
  ['and nothing alone', { you: { line: ['nyzyk-resonator'] } }, [], { keyCost: [6, 6] }],
);

card(
  'Phloxem Spike',
  [
    'destroys each creature not on a flank when you have none',
    {
      you: { hand: ['phloxem-spike'], artifacts: ['mothergun'] },
      foe: { line: ['troll', 'mother', 'krump', 'zorg'], artifacts: ['cannon'] },
    },
    ['play phloxem-spike'],
    {
      amber: [1, 0],
      line: [[], ['troll', 'zorg']],
      at: { mothergun: 'artifacts 0', cannon: 'artifacts 1' },
    },
  ],
  [
    'destroys nothing with a friendly creature in play',
    { you: { hand: ['phloxem-spike'], line: ['tunk'] }, foe: { line: ['troll', 'mother', 'krump'] } },
    ['play phloxem-spike'],
    { amber: [1, 0], line: [['tunk'], ['troll', 'mother', 'krump']] },
  ],
);

card(
  'Storm Crawler',
  [
    'deals only 1 damage when it fights',
    { you: { line: ['storm-crawler'] }, foe: { line: ['krump'] } },
    ['fight storm-crawler'],
    { cards: { krump: { damage: 1 }, 'storm-crawler': { damage: 5 } } },
  ],
  [
    'and when it is attacked',
    { active: 1, house: 'brobnar', you: { line: ['storm-crawler'] }, foe: { line: ['bumpsy'] } },
    ['fight bumpsy'],
    { cards: { bumpsy: { damage: 1 }, 'storm-crawler': { damage: 4 } } },
  ],
  [
    'stuns an enemy creature that reaps',
    { active: 1, house: 'brobnar', you: { line: ['storm-crawler'] }, foe: { line: ['krump', 'bumpsy'] } },
    ['reap krump'],
    { cards: { krump: { stunned: true }, bumpsy: { stunned: false } } },
  ],
  [
    'lets its friends reap',
    { you: { line: ['storm-crawler', 'tunk'] } },
    ['reap tunk', 'reap storm-crawler'],
    { cards: { tunk: { stunned: false }, 'storm-crawler': { stunned: false } } },
  ],
);

card(
  'Destructive Analysis',
  [
    'deals 2 to a creature and 2 more for each card purged from your archives',
    {
      you: { hand: ['destructive-analysis', 'tunk'], archives: ['zorg', 'blypyp', 'mother'] },
      foe: { line: ['troll', 'krump'], archives: ['bumpsy'] },
    },
    ['play destructive-analysis', 'troll', 'zorg', 'mother', 'done'],
    {
      amber: [1, 0],
      you: { archives: ['blypyp'], purged: ['zorg', 'mother'], hand: ['tunk'] },
      cards: { troll: { damage: 6 }, krump: { damage: 0 } },
    },
  ],
  [
    'offers your archives alone, and to purge nothing',
    {
      you: { hand: ['destructive-analysis', 'tunk'], archives: ['zorg', 'blypyp'] },
      foe: { line: ['troll'], archives: ['bumpsy'] },
    },
    ['play destructive-analysis'],
    { offers: ['zorg', 'blypyp', 'done'], cards: { troll: { damage: 2 } } },
  ],
  [
    'deals 2 alone then',
    { you: { hand: ['destructive-analysis'], archives: ['zorg'] }, foe: { line: ['troll'] } },
    ['play destructive-analysis', 'done'],
    { you: { archives: ['zorg'] }, cards: { troll: { damage: 2 } } },
  ],
  [
    'counts no card that goes to its owner’s hand instead',
    {
      you: { hand: ['destructive-analysis'], archives: [{ card: 'bumpsy', owner: 1 }, 'zorg'] },
      foe: { line: ['troll'] },
    },
    ['play destructive-analysis', 'bumpsy', 'zorg'],
    { cards: { troll: { damage: 4 } }, at: { bumpsy: 'hand 1', zorg: 'purged 0' } },
  ],
  [
    'may be aimed at a friendly creature',
    { you: { hand: ['destructive-analysis'], line: ['tunk'] }, foe: { line: ['troll'] } },
    ['play destructive-analysis'],
    { offers: ['tunk', 'troll'] },
  ],
);

card(
  'Extinction',
  [
    'destroys a creature and all that share a trait with it, for a chain',
    {
      you: { hand: ['extinction'], line: ['quixo-the-adventurer', 'zorg'] },
      foe: { line: ['doc-bookton', 'troll', 'qyxxlyx-plague-master', 'commander-remiel'] },
    },
    ['play extinction', 'quixo-the-adventurer'],
    { amber: [0, 0], chains: [1, 0], line: [['zorg'], ['troll']] },
  ],
  [
    'offers any creature',
    { you: { hand: ['extinction'], line: ['zorg'] }, foe: { line: ['dextre', 'troll'] } },
    ['play extinction'],
    { offers: ['zorg', 'dextre', 'troll'] },
  ],
  [
    'leaves an artifact with that trait alone',
    { you: { hand: ['extinction'] }, foe: { line: ['lollop-the-titanic'], artifacts: ['pile-of-skulls'] } },
    ['play extinction'],
    { line: [[], []], at: { 'pile-of-skulls': 'artifacts 1' } },
  ],
  [
    'gives the chain also when there is nobody',
    { you: { hand: ['extinction'] } },
    ['play extinction'],
    { chains: [1, 0] },
  ],
);

card(
  'Killzord Mk. 9001',
  [
    'gives 2 power, 2 armor and skirmish, and a chain for each fight',
    {
      you: { hand: ['killzord-mk-9001'], line: ['zorg', 'tunk'] },
      foe: { line: ['kelifi-dragon'] },
    },
    ['play killzord-mk-9001', 'tunk', 'fight tunk'],
    {
      chains: [1, 0],
      cards: {
        tunk: { power: 8, armor: 3, damage: 0, keywords: ['skirmish'] },
        zorg: { power: 7, armor: 0, keywords: [] },
        'kelifi-dragon': { damage: 8 },
      },
    },
  ],
  [
    'gives the chain to the controller of the creature',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['zorg'] },
      foe: { line: [{ card: 'krump', upgrades: ['killzord-mk-9001'] }] },
    },
    ['fight krump'],
    { chains: [0, 1], line: [[], ['krump']] },
  ],
  [
    'gives none for reaping',
    { you: { line: [{ card: 'tunk', upgrades: ['killzord-mk-9001'] }] } },
    ['reap tunk'],
    { chains: [0, 0] },
  ],
);

card(
  'Martian Generosity',
  [
    'draws 2 cards for each æmber you lose',
    {
      you: { amber: 1, hand: ['martian-generosity'], deck: ['zorg', 'tunk', 'krump', 'troll', 'mother'] },
      foe: { amber: 4 },
    },
    ['play martian-generosity'],
    { amber: [0, 4], you: { hand: ['zorg', 'tunk', 'krump', 'troll'] } },
  ],
  [
    'loses its bonus æmber, too',
    { you: { hand: ['martian-generosity'] } },
    ['play martian-generosity'],
    { amber: [0, 0], you: { hand: cards(2) as string[] } },
  ],
);

card(
  'Shard of Hate',
  [
    'stuns an enemy creature for each friendly Shard',
    {
      you: { artifacts: ['shard-of-hate', 'shard-of-pain', 'mothergun'], line: ['zorg'] },
      foe: { line: ['troll', 'krump', 'bumpsy'], artifacts: ['shard-of-strength'] },
    },
    ['action shard-of-hate', 'krump', 'bumpsy'],
    {
      cards: {
        troll: { stunned: false },
        krump: { stunned: true },
        bumpsy: { stunned: true },
        zorg: { stunned: false },
      },
    },
  ],
  [
    'offers enemy creatures, and stuns one alone for itself',
    {
      you: { artifacts: ['shard-of-hate'], line: ['zorg'] },
      foe: { line: ['troll', 'krump'], artifacts: ['cannon'] },
    },
    ['action shard-of-hate'],
    { offers: ['troll', 'krump'] },
  ],
  [
    'ends after one then',
    { you: { artifacts: ['shard-of-hate'] }, foe: { line: ['troll', 'krump'] } },
    ['action shard-of-hate', 'krump'],
    { cards: { krump: { stunned: true }, troll: { stunned: false } } },
  ],
);

card(
  'Yxlyx Stimrager',
  [
    'deals 2 to a creature after a fight and moves it to a flank',
    { you: { line: ['yxlyx-stimrager', 'zorg'] }, foe: { line: ['troll', 'krump', 'mother', 'dust-pixie'] } },
    ['fight yxlyx-stimrager', 'dust-pixie', 'krump', 'flank right'],
    {
      line: [
        ['yxlyx-stimrager', 'zorg'],
        ['troll', 'mother', 'krump'],
      ],
      cards: { krump: { damage: 2 } },
    },
  ],
  [
    'may move a friendly creature',
    { you: { line: ['yxlyx-stimrager', 'zorg', 'tunk'] }, foe: { line: ['troll', 'dust-pixie'] } },
    ['fight yxlyx-stimrager', 'dust-pixie', 'zorg', 'flank left'],
    { line: [['zorg', 'yxlyx-stimrager', 'tunk'], ['troll']], cards: { zorg: { damage: 2 } } },
  ],
  [
    'does nothing after a reap, and moves nobody who dies',
    {
      you: { line: ['yxlyx-stimrager', 'yxlyx-stimrager'] },
      foe: { line: ['dust-imp', 'troll', 'dust-pixie'] },
    },
    ['reap yxlyx-stimrager', 'fight yxlyx-stimrager#2', 'dust-pixie', 'dust-imp'],
    { amber: [1, 2], line: [['yxlyx-stimrager', 'yxlyx-stimrager#2'], ['troll']] },
  ],
);

card(
  'Yzphyz Knowdrone',
  [
    'archives a card, and may purge an archived one to stun a creature',
    {
      you: { hand: ['yzphyz-knowdrone', 'zorg', 'tunk'], archives: ['mother'] },
      foe: { line: ['troll', 'krump'], archives: ['bumpsy'] },
    },
    ['play yzphyz-knowdrone', 'zorg', 'yes', 'mother', 'krump'],
    {
      you: { hand: ['tunk'], archives: ['zorg'], purged: ['mother'] },
      cards: { krump: { stunned: true }, troll: { stunned: false }, 'yzphyz-knowdrone': { stunned: false } },
    },
  ],
  [
    'offers your own hand',
    { you: { hand: ['yzphyz-knowdrone', 'zorg', 'tunk'] }, foe: { hand: ['troll'] } },
    ['play yzphyz-knowdrone'],
    { offers: ['zorg', 'tunk'] },
  ],
  [
    'and your own archives',
    {
      you: { hand: ['yzphyz-knowdrone', 'zorg'], archives: ['mother'] },
      foe: { line: ['troll'], archives: ['bumpsy'] },
    },
    ['play yzphyz-knowdrone', 'yes'],
    { offers: ['mother', 'zorg'] },
  ],
  [
    'stuns nobody when the card goes to its owner’s hand instead',
    {
      you: { hand: ['yzphyz-knowdrone'], archives: [{ card: 'mother', owner: 1 }] },
      foe: { line: ['troll', 'krump'] },
    },
    ['play yzphyz-knowdrone', 'yes'],
    {
      asks: 'main',
      at: { mother: 'hand 1' },
      cards: { troll: { stunned: false }, krump: { stunned: false } },
    },
  ],
  [
    'may purge the card just archived, or none',
    { you: { hand: ['yzphyz-knowdrone', 'zorg'] }, foe: { line: ['troll'] } },
    ['play yzphyz-knowdrone', 'no'],
    { you: { archives: ['zorg'], purged: [] }, cards: { troll: { stunned: false } } },
  ],
  [
    'stuns a creature of either side',
    { you: { hand: ['yzphyz-knowdrone', 'zorg'], line: ['krump'] }, foe: { line: ['troll'] } },
    ['play yzphyz-knowdrone', 'flank left', 'yes'],
    { offers: ['yzphyz-knowdrone', 'krump', 'troll'], you: { archives: [], purged: ['zorg'] } },
  ],
  [
    'asks nothing without a card to archive or purge',
    { you: { hand: ['yzphyz-knowdrone'] }, foe: { line: ['troll'] } },
    ['play yzphyz-knowdrone'],
    { asks: 'main', cards: { troll: { stunned: false } } },
  ],
);
