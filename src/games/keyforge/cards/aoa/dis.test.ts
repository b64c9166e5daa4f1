import { expect } from 'vitest';
import { cardRows } from '../../testrows.js';

const card = cardRows('dis');
const cards = (n: number): unknown[] => Array(n).fill(expect.any(String));

card(
  'Æmber Imp',
  [
    'stuns an enemy creature that reaps',
    { active: 1, house: 'brobnar', you: { line: ['æmber-imp'] }, foe: { line: ['troll', 'krump'] } },
    ['reap krump'],
    { amber: [0, 1], cards: { krump: { stunned: true }, troll: { stunned: false } } },
  ],
  [
    'stuns friendly creatures and itself as well',
    { you: { line: ['æmber-imp', 'snudge'] }, foe: { line: ['troll'] } },
    ['reap æmber-imp', 'fight snudge'],
    { amber: [1, 0], cards: { 'æmber-imp': { stunned: true }, troll: { stunned: false, damage: 4 } } },
  ],
  [
    'is elusive',
    { active: 1, house: 'brobnar', you: { line: ['æmber-imp'] }, foe: { line: ['troll'] } },
    ['fight troll'],
    { cards: { 'æmber-imp': { damage: 0 }, troll: { damage: 0, stunned: false } } },
  ],
);

card(
  'Banish',
  [
    'puts an enemy creature into the opponent’s archives',
    { you: { hand: ['banish'], line: ['snudge'] }, foe: { line: ['troll', 'krump'] } },
    ['play banish', 'krump'],
    { amber: [1, 0], line: [['snudge'], ['troll']], foe: { archives: ['krump'] }, you: { archives: [] } },
  ],
  [
    'offers enemy creatures only',
    {
      you: { hand: ['banish'], line: ['snudge'] },
      foe: { line: ['troll', 'krump'], artifacts: ['cannon'] },
    },
    ['play banish'],
    { offers: ['troll', 'krump'] },
  ],
  [
    'puts a creature of yours there, too, which comes back to your hand',
    {
      you: { hand: ['banish'], houses: ['dis', 'logos', 'mars'] },
      foe: { line: [{ card: 'snudge', owner: 0 }], houses: ['logos', 'mars', 'untamed'] },
    },
    ['play banish', 'end', 'house mars', 'yes'],
    { foe: { archives: [] }, at: { snudge: 'hand 0' } },
  ],
  [
    'does not keep the archived creature from being discarded',
    {
      house: 'logos',
      you: { hand: [{ card: 'banish', house: 'logos' }, 'dysania'] },
      foe: { line: ['troll'] },
    },
    ['play banish', 'play dysania'],
    { amber: [2, 0], foe: { archives: [], discard: ['troll'] } },
  ],
  [
    'takes only the ward of a warded creature',
    { you: { hand: ['banish'] }, foe: { line: [{ card: 'troll', ward: true }] } },
    ['play banish'],
    { line: [[], ['troll']], cards: { troll: { ward: false } } },
  ],
);

card(
  'Binding Irons',
  [
    'gives the opponent 3 chains',
    { you: { hand: ['binding-irons'], chains: 1 }, foe: { chains: 2 } },
    ['play binding-irons'],
    { amber: [0, 0], chains: [1, 5] },
  ],
  [
    'gives no more than 24 in all',
    { you: { hand: ['binding-irons'] }, foe: { chains: 23 } },
    ['play binding-irons'],
    { chains: [0, 24] },
  ],
);

card(
  'Cull the Weak',
  [
    'destroys the least powerful enemy creature',
    { you: { hand: ['cull-the-weak'], line: ['dust-imp'] }, foe: { line: ['troll', 'dodger', 'krump'] } },
    ['play cull-the-weak'],
    { amber: [1, 0], line: [['dust-imp'], ['troll', 'krump']] },
  ],
  [
    'lets the player choose among equals',
    { you: { hand: ['cull-the-weak'] }, foe: { line: ['troll', 'dodger', 'bumpsy'], artifacts: ['cannon'] } },
    ['play cull-the-weak'],
    { asks: 'target cull-the-weak', offers: ['dodger', 'bumpsy'] },
  ],
  [
    'does nothing without an enemy creature',
    { you: { hand: ['cull-the-weak'], line: ['dust-imp'] } },
    ['play cull-the-weak'],
    { amber: [1, 0], line: [['dust-imp'], []] },
  ],
);

card(
  'Exhume',
  [
    'plays a creature of any house from the discard pile',
    { you: { hand: ['exhume'], discard: ['urchin', 'fear', 'charette'] }, foe: { amber: 5 } },
    ['play exhume', 'yes', 'urchin'],
    { amber: [2, 4], line: [['urchin'], []], you: { discard: ['exhume', 'fear', 'charette'] } },
  ],
  [
    'offers creatures of your own pile only',
    {
      you: { hand: ['exhume'], discard: ['urchin', 'fear', 'charette'] },
      foe: { discard: ['troll'] },
    },
    ['play exhume', 'yes'],
    { offers: ['urchin', 'charette'] },
  ],
  [
    'may be refused',
    { you: { hand: ['exhume'], discard: ['urchin'] } },
    ['play exhume', 'no'],
    { amber: [1, 0], line: [[], []] },
  ],
  [
    'asks nothing without a creature there',
    { you: { hand: ['exhume'], discard: ['fear'] } },
    ['play exhume'],
    { asks: 'main', amber: [1, 0] },
  ],
);

card(
  'Misery Exploit',
  [
    'gains 1 for each damaged enemy creature',
    {
      you: { hand: ['misery-exploit'], line: [{ card: 'snudge', damage: 1 }] },
      foe: { line: [{ card: 'troll', damage: 3 }, 'krump', { card: 'bumpsy', damage: 1 }] },
    },
    ['play misery-exploit'],
    { amber: [2, 0] },
  ],
  [
    'gains nothing without one',
    { you: { hand: ['misery-exploit'] }, foe: { line: ['krump'] } },
    ['play misery-exploit'],
    { amber: [0, 0] },
  ],
);

card(
  'Not Finished with You',
  [
    'shuffles any creatures of the discard pile into the deck',
    {
      you: {
        hand: ['not-finished-with-you'],
        discard: ['urchin', 'fear', 'charette', 'snudge'],
        deck: ['tocsin'],
        pad: false,
      },
      foe: { discard: ['troll'] },
    },
    ['play not-finished-with-you', 'urchin', 'snudge', 'done'],
    {
      amber: [1, 0],
      you: { discard: ['not-finished-with-you', 'fear', 'charette'], deck: cards(3) as string[] },
      at: { urchin: 'deck 0', snudge: 'deck 0', tocsin: 'deck 0', troll: 'discard 1' },
    },
  ],
  [
    'offers creatures of your own pile, and to stop at once',
    {
      you: { hand: ['not-finished-with-you'], discard: ['urchin', 'fear', 'charette'] },
      foe: { discard: ['troll'] },
    },
    ['play not-finished-with-you'],
    { offers: ['urchin', 'charette', 'done'] },
  ],
  [
    'may shuffle none',
    { you: { hand: ['not-finished-with-you'], discard: ['urchin'] } },
    ['play not-finished-with-you', 'done'],
    { you: { discard: ['not-finished-with-you', 'urchin'] } },
  ],
);

card(
  'Streke',
  [
    'lets the opponent refill to 5 while it is not on a flank',
    { active: 1, house: 'brobnar', you: { line: ['snudge', 'streke', 'tocsin'] }, foe: { hand: ['punch'] } },
    ['end'],
    { foe: { hand: cards(5) as string[] }, asks: 'house' },
  ],
  [
    'lets them refill to 6 while it is on one',
    { active: 1, house: 'brobnar', you: { line: ['snudge', 'streke'] }, foe: { hand: ['punch'] } },
    ['end'],
    { foe: { hand: cards(6) as string[] }, asks: 'house' },
  ],
  [
    'leaves you 6',
    { you: { line: ['snudge', 'streke', 'tocsin'] } },
    ['end'],
    { you: { hand: cards(6) as string[] }, asks: 'house' },
  ],
  [
    'is elusive',
    { active: 1, house: 'brobnar', you: { line: ['streke'] }, foe: { line: ['troll'] } },
    ['fight troll'],
    { cards: { streke: { damage: 0 }, troll: { damage: 0 } } },
  ],
);

card(
  'Tezmal',
  [
    'keeps the opponent from the chosen house in their next turn',
    {
      you: { line: ['tezmal'], houses: ['dis', 'brobnar', 'logos'] },
      foe: { houses: ['brobnar', 'logos', 'mars'] },
    },
    ['reap tezmal', 'house logos', 'end'],
    { amber: [1, 0], decider: 1, offers: ['house brobnar', 'house mars'] },
  ],
  [
    'binds neither you nor a later turn',
    {
      you: { line: ['tezmal'], houses: ['dis', 'brobnar', 'logos'] },
      foe: { houses: ['brobnar', 'logos', 'mars'] },
    },
    ['reap tezmal', 'house logos', 'end', 'house mars', 'end', 'house logos', 'end'],
    { decider: 1, offers: ['house brobnar', 'house logos', 'house mars'] },
  ],
  [
    'is elusive',
    { active: 1, house: 'brobnar', you: { line: ['tezmal'] }, foe: { line: ['troll'] } },
    ['fight troll'],
    { cards: { tezmal: { damage: 0 }, troll: { damage: 0 } } },
  ],
);

card(
  'Angwish',
  [
    'makes the opponent’s keys dearer for each damage on it',
    {
      you: {
        line: [
          { card: 'angwish', damage: 4 },
          { card: 'snudge', damage: 2 },
        ],
      },
    },
    [],
    { keyCost: [6, 10] },
  ],
  ['changes nothing undamaged', { you: { line: ['angwish'] } }, [], { keyCost: [6, 6] }],
);

card(
  'Bloodshard Imp',
  [
    'has a creature that reaps sacrificed, on either side',
    { active: 1, house: 'brobnar', you: { line: ['bloodshard-imp'] }, foe: { line: ['troll', 'krump'] } },
    ['reap krump'],
    { amber: [0, 1], line: [['bloodshard-imp'], ['troll']], at: { krump: 'discard 1' } },
  ],
  [
    'and itself',
    { you: { line: ['bloodshard-imp', 'dust-imp'] } },
    ['reap dust-imp', 'reap bloodshard-imp'],
    { amber: [4, 0], line: [[], []] },
  ],
  [
    'leaves fighters alone',
    { you: { line: ['bloodshard-imp', 'snudge'] }, foe: { line: ['dust-pixie', 'troll'] } },
    ['fight snudge', 'dust-pixie', 'troll'],
    { line: [['bloodshard-imp', 'snudge'], []], at: { troll: 'hand 1' } },
  ],
);

card(
  'Old Yurk',
  [
    'discards 2 cards of its player’s choice',
    { you: { hand: ['old-yurk', 'fear', 'snudge', 'tocsin'] }, foe: { hand: ['troll'] } },
    ['play old-yurk', 'fear', 'tocsin'],
    { you: { hand: ['snudge'] }, foe: { hand: ['troll'] }, at: { fear: 'discard', tocsin: 'discard' } },
  ],
  [
    'offers your own hand',
    { you: { hand: ['old-yurk', 'fear', 'snudge', 'tocsin'] }, foe: { hand: ['troll'] } },
    ['play old-yurk'],
    { asks: 'target old-yurk', offers: ['fear', 'snudge', 'tocsin'] },
  ],
  [
    'discards the only one',
    { you: { hand: ['old-yurk', 'fear'] } },
    ['play old-yurk'],
    { you: { hand: [], discard: ['fear'] } },
  ],
);

card(
  'Pain Reaction',
  [
    'deals 2 to an enemy creature, and 2 to its neighbors when it dies of it',
    {
      you: { hand: ['pain-reaction'], line: ['snudge'] },
      foe: { line: ['krump', 'troll', 'dust-imp', 'bumpsy', 'valdr'] },
    },
    ['play pain-reaction', 'dust-imp'],
    {
      amber: [1, 2],
      cards: {
        krump: { damage: 0 },
        troll: { damage: 2 },
        bumpsy: { damage: 2 },
        valdr: { damage: 0 },
        snudge: { damage: 0 },
      },
      at: { 'dust-imp': 'discard 1' },
    },
  ],
  [
    'leaves the neighbors of a survivor alone',
    { you: { hand: ['pain-reaction'] }, foe: { line: ['troll', 'tocsin', 'bumpsy'] } },
    ['play pain-reaction', 'tocsin'],
    { cards: { troll: { damage: 0 }, tocsin: { damage: 2 }, bumpsy: { damage: 0 } } },
  ],
  [
    'offers enemy creatures only',
    {
      you: { hand: ['pain-reaction'], line: ['snudge'] },
      foe: { line: ['troll', 'bumpsy'], artifacts: ['cannon'] },
    },
    ['play pain-reaction'],
    { offers: ['troll', 'bumpsy'] },
  ],
  [
    'kills the neighbors, who were no neighbors of each other, at once',
    { you: { hand: ['pain-reaction'] }, foe: { line: ['shaffles', 'dust-imp', 'drumble', 'ember-imp'] } },
    ['play pain-reaction', 'dust-imp'],
    { line: [[], ['ember-imp']] },
  ],
  [
    'hits the neighbors of one that a Destroyed: ability takes to hand',
    { you: { hand: ['pain-reaction'] }, foe: { line: ['troll', 'bad-penny'] } },
    ['play pain-reaction', 'bad-penny'],
    { cards: { troll: { damage: 2 } }, at: { 'bad-penny': 'hand 1' } },
  ],
);

card(
  'Skullion',
  [
    'sacrifices a friendly creature',
    { you: { hand: ['skullion'], line: ['dust-imp', 'snudge'] }, foe: { line: ['troll'] } },
    ['play skullion', 'flank left', 'dust-imp'],
    { amber: [2, 0], line: [['skullion', 'snudge'], ['troll']] },
  ],
  [
    'may, and alone must, be that creature',
    { you: { hand: ['skullion'] }, foe: { line: ['troll'] } },
    ['play skullion'],
    { line: [[], ['troll']], at: { skullion: 'discard' } },
  ],
  [
    'offers friendly creatures only',
    { you: { hand: ['skullion'], line: ['dust-imp'], artifacts: ['key-to-dis'] }, foe: { line: ['troll'] } },
    ['play skullion', 'flank left'],
    { offers: ['skullion', 'dust-imp'] },
  ],
);

card(
  'Spyyyder',
  [
    'poisons a flank creature that it attacks, unhurt',
    { you: { line: ['spyyyder'] }, foe: { line: ['troll', 'krump', 'bumpsy'] } },
    ['fight spyyyder', 'troll'],
    { line: [['spyyyder'], ['krump', 'bumpsy']], cards: { spyyyder: { damage: 0 } } },
  ],
  [
    'only wounds another',
    { you: { line: ['spyyyder'] }, foe: { line: ['troll', 'krump', 'bumpsy'] } },
    ['fight spyyyder', 'krump'],
    { cards: { krump: { damage: 2 }, spyyyder: { damage: 0 } } },
  ],
  [
    'has no poison when it is attacked',
    { active: 1, house: 'brobnar', you: { line: ['spyyyder'] }, foe: { line: ['troll'] } },
    ['fight troll'],
    { line: [[], ['troll']], cards: { troll: { damage: 2 } } },
  ],
);

card(
  'Ancient Yurk',
  [
    'discards 3 cards of its player’s choice',
    { you: { hand: ['ancient-yurk', 'fear', 'snudge', 'tocsin', 'drumble'] } },
    ['play ancient-yurk', 'fear', 'tocsin', 'drumble'],
    { you: { hand: ['snudge'] } },
  ],
  [
    'discards all when there are fewer',
    { you: { hand: ['ancient-yurk', 'fear', 'snudge'] }, foe: { hand: ['troll'] } },
    ['play ancient-yurk'],
    { you: { hand: [] }, foe: { hand: ['troll'] } },
  ],
);

card(
  'Neffru',
  [
    'pays the owner of each creature that is destroyed',
    {
      you: { hand: ['pain-reaction'], line: ['neffru'] },
      foe: { line: [{ card: 'shaffles', owner: 0 }, 'bad-penny', 'troll'] },
    },
    ['play pain-reaction', 'bad-penny'],
    { amber: [2, 1], line: [['neffru'], ['troll']] },
  ],
  [
    'pays nobody for itself',
    { you: { line: ['neffru'] }, foe: { line: ['troll'] } },
    ['fight neffru'],
    { amber: [0, 0], line: [[], ['troll']] },
  ],
  [
    'does not pay for a creature that only leaves play',
    { you: { hand: ['fear'], line: ['neffru'] }, foe: { line: ['troll'] } },
    ['play fear'],
    { amber: [0, 0], at: { troll: 'hand 1' } },
  ],
);

card(
  'Onyx Knight',
  [
    'destroys each creature with odd power, on both sides',
    {
      you: { hand: ['onyx-knight'], line: ['tocsin', 'snudge'] },
      foe: { line: ['troll', 'bumpsy', { card: 'krump', power: 1 }] },
    },
    ['play onyx-knight', 'flank left'],
    { line: [['onyx-knight', 'snudge'], ['troll']] },
  ],
  [
    'destroys itself when its power is odd',
    { you: { hand: ['onyx-knight'], artifacts: ['banner-of-battle'], line: ['tocsin'] } },
    ['play onyx-knight', 'flank left'],
    { line: [['tocsin'], []] },
  ],
);

card(
  'Orb of Invidius',
  [
    'stuns each creature that reaps',
    { you: { line: ['snudge', 'pit-demon'], artifacts: ['orb-of-invidius'] }, foe: { line: ['troll'] } },
    ['reap pit-demon', 'fight snudge'],
    {
      amber: [1, 0],
      cards: { 'pit-demon': { stunned: true }, troll: { stunned: false } },
      at: { snudge: 'discard' },
    },
  ],
  [
    'also in the opponent’s turn',
    {
      active: 1,
      house: 'brobnar',
      you: { artifacts: ['orb-of-invidius'] },
      foe: { line: ['troll', 'krump'] },
    },
    ['reap krump'],
    { cards: { krump: { stunned: true }, troll: { stunned: false } } },
  ],
  [
    'gives 1 æmber when played',
    { you: { hand: ['orb-of-invidius'] } },
    ['play orb-of-invidius'],
    { amber: [1, 0] },
  ],
);

card(
  'Ortannu the Chained',
  [
    'returns each Ortannu’s Binding and deals 2 with 2 splash for each',
    {
      you: {
        line: ['ortannu-the-chained'],
        discard: ['ortannu-s-binding', 'fear', 'ortannu-s-binding'],
      },
      foe: { line: ['troll', 'krump', 'kelifi-dragon'], discard: ['ortannu-s-binding'] },
    },
    ['reap ortannu-the-chained', 'krump', 'troll'],
    {
      amber: [1, 0],
      you: { hand: cards(2) as string[], discard: ['fear'] },
      foe: { hand: [] },
      cards: { troll: { damage: 4 }, krump: { damage: 4 }, 'kelifi-dragon': { damage: 2 } },
    },
  ],
  [
    'does nothing more without one, though one is in hand',
    {
      you: { line: ['ortannu-the-chained'], discard: ['fear'], hand: ['ortannu-s-binding'] },
      foe: { line: ['troll'] },
    },
    ['reap ortannu-the-chained'],
    { amber: [1, 0], cards: { troll: { damage: 0 } } },
  ],
  [
    'may hit friendly creatures',
    {
      you: { line: ['ortannu-the-chained', 'snudge'], discard: ['ortannu-s-binding'] },
      foe: { line: ['troll'] },
    },
    ['reap ortannu-the-chained'],
    { offers: ['ortannu-the-chained', 'snudge', 'troll'] },
  ],
);

card(
  'Ortannu’s Binding',
  [
    'deals 2 to a friendly creature',
    { you: { hand: ['ortannu-s-binding'], line: ['snudge', 'tocsin'] }, foe: { line: ['troll'] } },
    ['play ortannu-s-binding', 'snudge'],
    { amber: [1, 0], cards: { snudge: { damage: 2 }, tocsin: { damage: 0 }, troll: { damage: 0 } } },
  ],
  [
    'hits nobody without one',
    { you: { hand: ['ortannu-s-binding'], artifacts: ['key-to-dis'] }, foe: { line: ['troll'] } },
    ['play ortannu-s-binding'],
    { amber: [1, 0], cards: { troll: { damage: 0 } } },
  ],
  [
    'offers friendly creatures only',
    {
      you: { hand: ['ortannu-s-binding'], line: ['snudge', 'tocsin'], artifacts: ['key-to-dis'] },
      foe: { line: ['troll'] },
    },
    ['play ortannu-s-binding'],
    { offers: ['snudge', 'tocsin'] },
  ],
);

card(
  'Shadow of Dis',
  [
    'blanks enemy creatures in their next turn',
    {
      you: { hand: ['shadow-of-dis'], line: ['snudge'] },
      foe: {
        line: ['doc-bookton'],
        artifacts: ['library-of-babble'],
        houses: ['logos', 'mars', 'untamed'],
      },
    },
    ['play shadow-of-dis', 'end', 'house logos', 'reap doc-bookton'],
    { amber: [1, 1], foe: { hand: [] }, may: ['action library-of-babble'] },
  ],
  [
    'takes their keywords and leaves yours',
    {
      you: { hand: ['shadow-of-dis'], line: ['snudge', 'pitlord', 'drumble'] },
      foe: { line: ['urchin', 'champion-anaphiel'] },
    },
    ['play shadow-of-dis', 'fight snudge', 'urchin', 'drumble'],
    {
      cards: { 'champion-anaphiel': { keywords: [] }, pitlord: { keywords: ['taunt'] } },
      line: [['snudge', 'pitlord'], ['champion-anaphiel']],
      at: { urchin: 'discard 1', drumble: 'hand 0' },
    },
  ],
  [
    'ends when your next turn begins',
    {
      you: { hand: ['shadow-of-dis'], houses: ['dis', 'brobnar', 'logos'] },
      foe: { line: ['urchin'], houses: ['shadows', 'mars', 'untamed'] },
    },
    ['play shadow-of-dis', 'end', 'house mars', 'end'],
    { asks: 'house', cards: { urchin: { keywords: ['elusive'] } } },
  ],
  [
    'reaches a creature that comes later',
    {
      you: { hand: ['shadow-of-dis'] },
      foe: { hand: ['urchin'], houses: ['shadows', 'mars', 'untamed'] },
    },
    ['play shadow-of-dis', 'end', 'house shadows', 'play urchin'],
    { amber: [1, 0], cards: { urchin: { keywords: [] } } },
  ],
  [
    'leaves a creature no “Play:” ability to be triggered',
    {
      you: { amber: 2, hand: ['shadow-of-dis'], line: ['rotgrub'] },
      foe: { hand: ['favor-of-rex'], line: ['lesser-oxtet'], houses: ['saurian', 'mars', 'untamed'] },
    },
    ['play shadow-of-dis', 'end', 'house saurian', 'play favor-of-rex'],
    { asks: 'main', amber: [2, 1] },
  ],
  [
    'leaves an Auto-Legionary in the battleline its power: no text box of a creature gave it that',
    { you: { hand: ['shadow-of-dis'] }, foe: { line: ['auto-legionary', 'urchin'] } },
    ['play shadow-of-dis'],
    { line: [[], ['auto-legionary', 'urchin']], cards: { 'auto-legionary': { power: 5 } } },
  ],
  [
    'leaves a creature its deploy, which comes before it is in play, not its omega',
    {
      you: { hand: ['shadow-of-dis'] },
      foe: {
        hand: ['little-niff'],
        line: ['urchin', 'umbra'],
        houses: ['shadows', 'mars', 'untamed'],
      },
    },
    ['play shadow-of-dis', 'end', 'house shadows', 'play little-niff', 'flank 1'],
    { asks: 'main', line: [[], ['urchin', 'little-niff', 'umbra']] },
  ],
);

card(
  'Shard of Pain',
  [
    'deals 1 to an enemy creature for each friendly Shard',
    {
      you: { artifacts: ['shard-of-pain', 'shard-of-hate', 'key-to-dis'], line: ['snudge'] },
      foe: { line: ['troll', 'krump'], artifacts: ['shard-of-strength'] },
    },
    ['action shard-of-pain', 'troll', 'krump'],
    { cards: { troll: { damage: 1 }, krump: { damage: 1 }, snudge: { damage: 0 } } },
  ],
  [
    'may deal all to one, and offers enemies only',
    {
      you: { artifacts: ['shard-of-pain', 'shard-of-hate'], line: ['snudge'] },
      foe: { line: ['troll', 'krump'], artifacts: ['cannon'] },
    },
    ['action shard-of-pain', 'troll'],
    { offers: ['troll', 'krump'] },
  ],
  [
    'counts itself alone',
    { you: { artifacts: ['shard-of-pain'] }, foe: { line: ['troll'] } },
    ['action shard-of-pain'],
    { cards: { troll: { damage: 1 } } },
  ],
);
