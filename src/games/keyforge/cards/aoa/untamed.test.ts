import { cardRows } from '../../testrows.js';

const card = cardRows('untamed');

card(
  'Dharna',
  [
    'gains 1 æmber for each damaged friendly creature when played',
    {
      you: { hand: ['dharna'], line: [{ card: 'troll', damage: 1 }, { card: 'krump', damage: 2 }, 'bumpsy'] },
      foe: { line: [{ card: 'zorg', damage: 1 }] },
    },
    ['play dharna', 'flank left'],
    { amber: [2, 0], cards: { troll: { damage: 1 } } },
  ],
  [
    'heals 2 damage from a friendly creature when it reaps',
    {
      you: { line: ['dharna', { card: 'troll', damage: 3 }] },
      foe: { line: [{ card: 'zorg', damage: 3 }] },
    },
    ['reap dharna', 'troll'],
    { amber: [1, 0], cards: { troll: { damage: 1 }, zorg: { damage: 3 } } },
  ],
  [
    'offers no enemy to heal',
    {
      you: { line: ['dharna', 'troll'], artifacts: ['world-tree'] },
      foe: { line: [{ card: 'zorg', damage: 3 }] },
    },
    ['reap dharna'],
    { offers: ['dharna', 'troll'] },
  ],
);

card(
  'Duskwitch',
  [
    'lets friendly creatures enter play ready, but no artifacts',
    { you: { hand: ['murmook', 'world-tree'], line: ['duskwitch'] } },
    ['play murmook', 'flank left', 'play world-tree'],
    { cards: { murmook: { exhausted: false }, 'world-tree': { exhausted: true } } },
  ],
  [
    'does nothing for creatures of the opponent',
    { you: { hand: ['murmook'] }, foe: { line: ['duskwitch'] } },
    ['play murmook'],
    { cards: { murmook: { exhausted: true } } },
  ],
  [
    'readies also creatures that are put into play',
    { house: 'dis', you: { line: ['overlord-greking', 'duskwitch'] }, foe: { line: ['murmook'] } },
    ['fight overlord-greking', 'flank right'],
    { line: [['overlord-greking', 'duskwitch', 'murmook'], []], cards: { murmook: { exhausted: false } } },
  ],
  [
    'enters play ready herself',
    { house: 'dis', you: { line: ['shooler', 'overlord-greking'] }, foe: { line: ['duskwitch'] } },
    ['fight shooler', 'fight overlord-greking', 'flank right'],
    { line: [['shooler', 'overlord-greking', 'duskwitch'], []], cards: { duskwitch: { exhausted: false } } },
  ],
  [
    'ends the step when she is played',
    { you: { hand: ['duskwitch', 'murmook'], line: [{ card: 'halacor', exhausted: true }] } },
    ['play duskwitch', 'flank left'],
    { asks: 'house', turn: { active: 1 }, cards: { halacor: { exhausted: false } } },
  ],
  [
    'evades the first attack of a turn',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['duskwitch'] } },
    ['fight troll'],
    { cards: { troll: { damage: 0 }, duskwitch: { damage: 0 } } },
  ],
);

card(
  'Fanghouse',
  [
    'deals 3 damage before it attacks',
    { you: { line: ['fanghouse'] }, foe: { line: ['troll'] } },
    ['fight fanghouse'],
    { cards: { troll: { damage: 6 } }, at: { fanghouse: 'discard' } },
  ],
  [
    'deals 3 damage before it is attacked',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['fanghouse'] } },
    ['fight troll'],
    { cards: { troll: { damage: 6 } }, at: { fanghouse: 'discard' } },
  ],
);

card(
  'Marmo Swarm',
  [
    'gets 1 power for each æmber in its player’s pool',
    { you: { line: ['marmo-swarm', 'murmook'], amber: 3 }, foe: { line: ['marmo-swarm'], amber: 5 } },
    [],
    { cards: { 'marmo-swarm': { power: 5 }, 'marmo-swarm#2': { power: 7 }, murmook: { power: 3 } } },
  ],
  [
    'dies of its damage when the æmber is gone',
    { you: { line: [{ card: 'marmo-swarm', damage: 4 }], hand: ['key-charge'], amber: 3 } },
    ['play key-charge'],
    { amber: [2, 0], at: { 'marmo-swarm': 'discard' } },
  ],
);

card(
  'Persistence Hunting',
  [
    'exhausts each enemy creature of the chosen house',
    {
      you: { hand: ['persistence-hunting'], line: ['troll'] },
      foe: { line: ['krump', 'zorg', 'bumpsy'], artifacts: ['cannon'] },
    },
    ['play persistence-hunting', 'house brobnar'],
    {
      amber: [1, 0],
      cards: {
        krump: { exhausted: true },
        bumpsy: { exhausted: true },
        zorg: { exhausted: false },
        cannon: { exhausted: false },
        troll: { exhausted: false },
      },
    },
  ],
  [
    'exhausts nobody when no enemy is of that house',
    { you: { hand: ['persistence-hunting'] }, foe: { line: ['krump'] } },
    ['play persistence-hunting', 'house dis'],
    { amber: [1, 0], cards: { krump: { exhausted: false } } },
  ],
);

card(
  'Rustgnawer',
  [
    'destroys an artifact after a fight and gains its bonus æmber',
    {
      you: { line: ['rustgnawer'], artifacts: ['world-tree'] },
      foe: { line: ['murmook'], artifacts: ['masterplan'] },
    },
    ['fight rustgnawer', 'masterplan'],
    { amber: [1, 0], at: { masterplan: 'discard 1', 'world-tree': 'artifacts' } },
  ],
  [
    'gains nothing for an artifact without any',
    {
      you: { line: ['rustgnawer'], artifacts: ['world-tree'] },
      foe: { line: ['murmook'], artifacts: ['masterplan'] },
    },
    ['fight rustgnawer', 'world-tree'],
    { amber: [0, 0], at: { 'world-tree': 'discard 0' } },
  ],
  [
    'destroys and gains nothing when there is no artifact',
    { you: { line: ['rustgnawer'] }, foe: { line: ['murmook'] } },
    ['fight rustgnawer'],
    { amber: [0, 0], cards: { rustgnawer: { damage: 3 } } },
  ],
  [
    'does nothing of the kind when it is attacked or reaps',
    {
      you: { line: ['murmook', 'rustgnawer'], artifacts: ['masterplan'] },
      foe: { line: ['rustgnawer'] },
    },
    ['reap rustgnawer', 'fight murmook'],
    { amber: [1, 0], at: { masterplan: 'artifacts' } },
  ],
);

card(
  'Song of Spring',
  [
    'shuffles any number of Untamed creatures from play, hand and discard pile into the deck',
    {
      you: {
        hand: ['song-of-spring', 'flaxia', 'regrowth'],
        line: ['murmook', 'troll', 'halacor'],
        discard: ['dew-faerie', 'bumpsy', 'lifeweb'],
      },
      foe: { line: ['snufflegator'], discard: ['teliga'] },
    },
    ['play song-of-spring', 'murmook', 'flaxia', 'dew-faerie', 'done'],
    {
      amber: [1, 0],
      line: [['troll', 'halacor'], ['snufflegator']],
      at: { murmook: 'deck 0', flaxia: 'deck 0', 'dew-faerie': 'deck 0' },
      you: { hand: ['regrowth'] },
    },
  ],
  [
    'offers nothing else',
    {
      you: {
        hand: ['song-of-spring', 'flaxia', 'regrowth', 'valdr'],
        line: ['murmook', 'troll'],
        discard: ['dew-faerie', 'bumpsy', 'lifeweb'],
        artifacts: ['world-tree'],
        archives: ['halacor'],
      },
      foe: { line: ['snufflegator'], discard: ['teliga'] },
    },
    ['play song-of-spring'],
    { offers: ['murmook', 'flaxia', 'dew-faerie', 'done'] },
  ],
  [
    'may take none, and sends a creature of the other player to its owner’s deck',
    {
      you: { hand: ['song-of-spring', 'song-of-spring'], line: [{ card: 'murmook', owner: 1 }] },
    },
    ['play song-of-spring', 'done', 'play song-of-spring#2', 'murmook'],
    { amber: [2, 0], at: { murmook: 'deck 1' } },
  ],
);

card(
  'Tantadlin',
  [
    'deals only 2 damage and makes the opponent discard a random archived card',
    {
      you: { line: ['tantadlin'], archives: ['urchin'] },
      foe: { line: ['krump'], archives: ['troll', 'zorg'] },
      rolls: ['zorg'],
    },
    ['fight tantadlin'],
    {
      cards: { krump: { damage: 2 }, tantadlin: { damage: 6 } },
      you: { archives: ['urchin'] },
      foe: { archives: ['troll'], discard: ['zorg'] },
    },
  ],
  [
    'fights as well when the archives are empty',
    { you: { line: ['tantadlin'], archives: ['urchin'] }, foe: { line: ['krump'] } },
    ['fight tantadlin'],
    { cards: { krump: { damage: 2 }, tantadlin: { damage: 6 } }, you: { archives: ['urchin'] } },
  ],
  [
    'deals only 2 damage when it is attacked, and nobody discards',
    { house: 'brobnar', you: { line: ['krump'], archives: ['troll'] }, foe: { line: ['tantadlin'] } },
    ['fight krump'],
    { cards: { krump: { damage: 2 } }, you: { archives: ['troll'] } },
  ],
);

card(
  'They’re Everywhere!',
  [
    'deals 2 damage to each enemy flank creature and 1 to the others',
    {
      you: { hand: ['they-re-everywhere'], line: ['murmook', 'halacor', 'flaxia'] },
      foe: { line: ['troll', 'krump', 'bumpsy', 'zorg'] },
    },
    ['play they-re-everywhere'],
    {
      amber: [1, 0],
      cards: {
        troll: { damage: 2 },
        krump: { damage: 1 },
        bumpsy: { damage: 1 },
        zorg: { damage: 2 },
        murmook: { damage: 0 },
        halacor: { damage: 0 },
      },
    },
  ],
  [
    'deals nothing to a creature that stands on a flank only after the first damage',
    { you: { hand: ['they-re-everywhere'] }, foe: { line: ['umbra', 'krump', 'bumpsy', 'zorg'] } },
    ['play they-re-everywhere'],
    {
      line: [[], ['krump', 'bumpsy', 'zorg']],
      cards: { krump: { damage: 0 }, bumpsy: { damage: 1 }, zorg: { damage: 2 } },
    },
  ],
);

card(
  'Æmberspine Mongrel',
  [
    'gains 1 æmber when an enemy creature reaps',
    { house: 'brobnar', you: { line: ['krump'] }, foe: { line: ['æmberspine-mongrel'] } },
    ['reap krump'],
    { amber: [1, 1] },
  ],
  [
    'gains nothing when a friendly creature reaps',
    { you: { line: ['æmberspine-mongrel', 'murmook'] } },
    ['reap murmook', 'reap æmberspine-mongrel'],
    { amber: [2, 0] },
  ],
  [
    'deals 3 damage before it is attacked',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['æmberspine-mongrel'] } },
    ['fight troll'],
    { cards: { troll: { damage: 6 } }, at: { 'æmberspine-mongrel': 'discard' } },
  ],
);

card(
  'Bumblebird',
  [
    'puts two power counters on each other friendly Untamed creature',
    {
      you: { hand: ['bumblebird'], line: ['murmook', 'troll'] },
      foe: { line: ['snufflegator'] },
    },
    ['play bumblebird', 'flank right'],
    {
      cards: {
        murmook: { counters: { power: 2 }, power: 5 },
        troll: { power: 8 },
        bumblebird: { power: 1 },
        snufflegator: { power: 4 },
      },
    },
  ],
  [
    'is played only as the first thing of the step',
    { you: { hand: ['bumblebird', 'murmook'] } },
    ['play murmook'],
    { mayNot: ['play bumblebird'], may: ['discard bumblebird'] },
  ],
);

card(
  'Camouflage',
  [
    'keeps creatures that are not on a flank from attacking its creature',
    {
      house: 'brobnar',
      you: { line: ['krump', 'bumpsy', 'valdr'] },
      foe: { line: [{ card: 'troll', upgrades: ['camouflage'] }, 'dextre'] },
    },
    ['fight bumpsy'],
    { cards: { troll: { damage: 0 } }, line: [['krump', 'bumpsy', 'valdr'], ['troll']] },
  ],
  [
    'lets flank creatures attack it',
    {
      house: 'brobnar',
      you: { line: ['krump', 'bumpsy', 'valdr'] },
      foe: { line: [{ card: 'troll', upgrades: ['camouflage'] }, 'dextre'] },
    },
    ['fight krump'],
    { offers: ['troll', 'dextre'] },
  ],
  [
    'leaves the others nobody to fight when there is no other enemy',
    {
      house: 'brobnar',
      you: { line: ['krump', 'bumpsy', 'valdr'] },
      foe: { line: [{ card: 'troll', upgrades: ['camouflage'] }] },
    },
    [],
    { may: ['fight krump', 'fight valdr', 'reap bumpsy'], mayNot: ['fight bumpsy'] },
  ],
  [
    'binds no creature in attacking others',
    {
      house: 'brobnar',
      you: { line: ['krump', { card: 'bumpsy', upgrades: ['camouflage'] }, 'valdr'] },
      foe: { line: ['troll'] },
    },
    [],
    { may: ['fight krump', 'fight bumpsy', 'fight valdr'] },
  ],
);

card(
  'Niffle Grounds',
  [
    'takes taunt from a creature for the turn',
    {
      you: { artifacts: ['niffle-grounds'], line: ['murmook'] },
      foe: { line: ['champion-anaphiel', 'troll'] },
    },
    ['action niffle-grounds', 'champion-anaphiel', 'fight murmook'],
    { offers: ['champion-anaphiel', 'troll'] },
  ],
  [
    'takes elusive from it, too, and from no other',
    {
      you: { artifacts: ['niffle-grounds'], line: ['murmook', 'flaxia'] },
      foe: { line: ['dew-faerie', 'urchin'] },
    },
    ['action niffle-grounds', 'dew-faerie', 'fight murmook', 'dew-faerie', 'fight flaxia'],
    { line: [['murmook', 'flaxia'], ['urchin']], cards: { murmook: { damage: 2 }, urchin: { damage: 0 } } },
  ],
  [
    'offers creatures only',
    { you: { artifacts: ['niffle-grounds'], line: ['murmook'] }, foe: { line: ['troll'] } },
    ['action niffle-grounds'],
    { offers: ['murmook', 'troll'] },
  ],
  [
    'may choose a friendly creature, which has its keyword back when the turn ends',
    { you: { artifacts: ['niffle-grounds'], line: ['dew-faerie', 'murmook'] } },
    ['action niffle-grounds', 'dew-faerie', 'end'],
    { asks: 'house', cards: { 'dew-faerie': { keywords: ['elusive'] } } },
  ],
);

card(
  'Soldiers to Flowers',
  [
    'purges Untamed creatures from both discard piles for 1 æmber each to their owners',
    {
      you: { hand: ['soldiers-to-flowers'], discard: ['murmook', 'troll', 'regrowth'] },
      foe: { discard: ['snufflegator', 'dew-faerie', 'urchin', 'halacor'], line: ['flaxia'] },
    },
    ['play soldiers-to-flowers'],
    {
      amber: [2, 3],
      you: { purged: ['murmook'] },
      foe: { discard: ['urchin'] },
      at: { snufflegator: 'purged 1', 'dew-faerie': 'purged 1', troll: 'discard', flaxia: 'line' },
    },
  ],
  [
    'counts no card that was purged before',
    {
      you: { hand: ['soldiers-to-flowers'], purged: ['murmook'], discard: ['troll'] },
      foe: { purged: ['flaxia'] },
    },
    ['play soldiers-to-flowers'],
    { amber: [1, 0] },
  ],
);

card(
  'Way of the Porcupine',
  [
    'gives its creature hazardous 3',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: [{ card: 'murmook', upgrades: ['way-of-the-porcupine'] }, 'halacor'] },
    },
    ['fight troll', 'murmook'],
    { cards: { troll: { damage: 6 } }, at: { murmook: 'discard' } },
  ],
  [
    'gives its neighbor nothing',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: [{ card: 'murmook', upgrades: ['way-of-the-porcupine'] }, 'halacor'] },
    },
    ['fight troll', 'halacor'],
    { cards: { troll: { damage: 4 } } },
  ],
);

card(
  'Earthbind',
  [
    'keeps its creature from being used',
    {
      house: 'brobnar',
      you: { line: [{ card: 'krump', upgrades: ['earthbind'] }, 'bumpsy'], hand: ['valdr'] },
      foe: { line: ['zorg'] },
    },
    [],
    { mayNot: ['reap krump', 'fight krump'], may: ['reap bumpsy', 'fight bumpsy'] },
  ],
  [
    'lets it be used once its controller has discarded a card',
    {
      house: 'brobnar',
      you: { line: [{ card: 'krump', upgrades: [{ card: 'earthbind', owner: 1 }] }], hand: ['valdr'] },
      foe: { line: ['zorg'] },
    },
    ['discard valdr'],
    { may: ['reap krump', 'fight krump'] },
  ],
  [
    'asks for a discard of the creature’s controller, not of the other player',
    {
      house: 'shadows',
      you: { line: [{ card: 'umbra', upgrades: ['earthbind'] }], artifacts: ['subtle-maul'] },
      foe: { hand: ['troll'] },
    },
    ['action subtle-maul'],
    { at: { troll: 'discard 1' }, mayNot: ['reap umbra'] },
  ],
);

card(
  'Punctuated Equilibrium',
  [
    'lets each player discard the hand and refill it, with the chains of each',
    {
      you: {
        hand: ['punctuated-equilibrium', 'troll', 'krump'],
        deck: ['murmook', 'flaxia', 'halacor', 'teliga', 'bumpsy', 'valdr', 'urchin'],
        chains: 2,
      },
      foe: {
        hand: ['zorg'],
        deck: ['dextre', 'mother', 'doc-bookton', 'shooler', 'snudge', 'pit-demon', 'tocsin'],
      },
    },
    ['play punctuated-equilibrium'],
    {
      chains: [1, 0],
      you: { hand: ['murmook', 'flaxia', 'halacor', 'teliga', 'bumpsy'] },
      foe: { hand: ['dextre', 'mother', 'doc-bookton', 'shooler', 'snudge', 'pit-demon'] },
      at: { troll: 'discard 0', krump: 'discard 0', zorg: 'discard 1' },
    },
  ],
  [
    'refills an empty hand as well',
    {
      you: { hand: ['punctuated-equilibrium'], deck: ['murmook'], pad: false },
      foe: { deck: ['dextre', 'mother'], pad: false },
    },
    ['play punctuated-equilibrium'],
    { you: { hand: ['murmook'] }, foe: { hand: ['dextre', 'mother'] } },
  ],
);

card(
  'Quicksand',
  [
    'destroys the most powerful creature of each player without a ready Untamed creature',
    {
      you: { hand: ['quicksand'], line: ['troll', 'krump'], artifacts: ['world-tree'] },
      foe: { line: ['zorg', { card: 'murmook', exhausted: true }, 'krump'] },
    },
    ['play quicksand'],
    { amber: [1, 0], line: [['krump'], ['murmook', 'krump#2']] },
  ],
  [
    'spares a player with one',
    {
      you: { hand: ['quicksand'], line: ['troll', 'murmook'] },
      foe: { line: ['zorg', 'krump'] },
    },
    ['play quicksand'],
    { line: [['troll', 'murmook'], ['krump']] },
  ],
  [
    'spares the opponent with one, and not its own player',
    {
      you: { hand: ['quicksand'], line: ['troll', 'krump'] },
      foe: { line: ['zorg', 'murmook'] },
    },
    ['play quicksand'],
    { line: [['krump'], ['zorg', 'murmook']] },
  ],
  [
    'lets its player choose among equals',
    {
      you: { hand: ['quicksand'], artifacts: ['cannon'] },
      foe: { line: ['bumpsy', 'headhunter', 'dextre'] },
    },
    ['play quicksand'],
    { offers: ['bumpsy', 'headhunter'] },
  ],
  [
    'leaves a player without creatures alone',
    { you: { hand: ['quicksand'], artifacts: ['cannon'] }, foe: { line: ['bumpsy'] } },
    ['play quicksand'],
    { line: [[], []], at: { cannon: 'artifacts' } },
  ],
  [
    'destroys both at once: a Soulkeeper on one finds the other dying already',
    {
      you: { hand: ['quicksand'], line: [{ card: 'troll', upgrades: ['soulkeeper'] }] },
      foe: { line: ['zorg', 'krump'] },
    },
    ['play quicksand'],
    { line: [[], ['krump']] },
  ],
);

card(
  'Roxador',
  [
    'deals 2 damage without return and stuns the creature it attacks',
    { you: { line: ['roxador'] }, foe: { line: ['krump', 'zorg'] } },
    ['fight roxador', 'krump'],
    {
      cards: {
        roxador: { damage: 0, stunned: false },
        krump: { damage: 2, stunned: true },
        zorg: { stunned: false },
      },
    },
  ],
  [
    'deals 2 damage and stuns nobody when it is attacked',
    { house: 'brobnar', you: { line: ['krump'] }, foe: { line: ['roxador'] } },
    ['fight krump'],
    { cards: { krump: { damage: 2, stunned: false } }, at: { roxador: 'discard' } },
  ],
);

card(
  'Shard of Life',
  [
    'shuffles a card from the discard pile into the deck for each friendly Shard',
    {
      you: {
        artifacts: ['shard-of-life', 'shard-of-hope', 'world-tree'],
        discard: ['troll', 'krump', 'anger'],
      },
      foe: { artifacts: ['shard-of-greed'], discard: ['zorg'] },
    },
    ['action shard-of-life', 'anger', 'krump'],
    { at: { anger: 'deck 0', krump: 'deck 0', troll: 'discard', zorg: 'discard' } },
  ],
  [
    'offers cards of its player only',
    {
      you: { artifacts: ['shard-of-life'], discard: ['troll', 'anger'] },
      foe: { discard: ['zorg'] },
    },
    ['action shard-of-life'],
    { offers: ['troll', 'anger'] },
  ],
  [
    'shuffles as many as there are',
    { you: { artifacts: ['shard-of-life', 'shard-of-hope'], discard: ['troll'] } },
    ['action shard-of-life'],
    { at: { troll: 'deck 0' }, you: { discard: [] } },
  ],
);
