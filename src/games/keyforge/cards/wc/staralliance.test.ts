import { cardRows, evades, type Row } from '../../testrows.js';

const card = cardRows('staralliance');

card(
  'Chief Engineer Walls',
  [
    'finds upgrades and Robots in its player’s discard pile',
    {
      you: { hand: ['chief-engineer-walls'], discard: ['blood-of-titans', 'batdrone', 'troll', 'cannon'] },
      foe: { discard: ['rocket-boots', 'explo-rover'] },
    },
    ['play chief-engineer-walls', 'yes'],
    { asks: 'target chief-engineer-walls', offers: ['blood-of-titans', 'batdrone'] },
  ],
  [
    'returns the Robot to hand',
    { you: { hand: ['chief-engineer-walls'], discard: ['blood-of-titans', 'batdrone'] } },
    ['play chief-engineer-walls', 'yes', 'batdrone'],
    { you: { hand: ['batdrone'], discard: ['blood-of-titans'] } },
  ],
  [
    'returns an upgrade when it reaps',
    { you: { line: ['chief-engineer-walls'], discard: ['blood-of-titans'] } },
    ['reap chief-engineer-walls', 'yes'],
    { amber: [1, 0], you: { hand: ['blood-of-titans'], discard: [] } },
  ],
  [
    'returns an upgrade after it fought',
    { you: { line: ['chief-engineer-walls'], discard: ['blood-of-titans'] }, foe: { line: ['dust-pixie'] } },
    ['fight chief-engineer-walls', 'yes'],
    { you: { hand: ['blood-of-titans'] } },
  ],
  [
    'may leave them there',
    { you: { line: ['chief-engineer-walls'], discard: ['blood-of-titans'] } },
    ['reap chief-engineer-walls', 'no'],
    { you: { hand: [], discard: ['blood-of-titans'] } },
  ],
  [
    'asks nothing when there is neither',
    { you: { line: ['chief-engineer-walls'], discard: ['troll', 'cannon', 'anger'] } },
    ['reap chief-engineer-walls'],
    { you: { hand: [] } },
  ],
  evades('chief-engineer-walls'),
);

card(
  'Cloaking Dongle',
  [
    'makes its creature and the neighbors elusive, and nobody else',
    {
      you: { line: ['troll'] },
      foe: {
        line: ['bumpsy', { card: 'krump', upgrades: ['cloaking-dongle'] }, 'shooler', 'mother'],
      },
    },
    [],
    {
      cards: {
        bumpsy: { keywords: ['elusive'] },
        krump: { keywords: ['elusive'] },
        shooler: { keywords: ['elusive'] },
        mother: { keywords: [] },
        troll: { keywords: [] },
      },
    },
  ],
  [
    'gives its bonus æmber',
    { you: { hand: ['cloaking-dongle'], line: ['troll'] } },
    ['play cloaking-dongle'],
    { amber: [1, 0], cards: { troll: { upgrades: ['cloaking-dongle'], keywords: ['elusive'] } } },
  ],
);

card(
  'Com. Officer Kirby',
  [
    'lets an action, artifact or upgrade of another house be played, but no creature',
    {
      you: {
        hand: ['com-officer-kirby', 'anger', 'troll', 'library-of-babble', 'blood-of-titans', 'zap'],
      },
    },
    ['play com-officer-kirby'],
    {
      may: ['play anger', 'play library-of-babble', 'play blood-of-titans', 'play zap'],
      mayNot: ['play troll'],
    },
  ],
  [
    'allows one such card when it reaps, and any number of its own house',
    { you: { hand: ['anger', 'library-of-babble', 'zap', 'stunner'], line: ['com-officer-kirby'] } },
    ['reap com-officer-kirby', 'play library-of-babble', 'play zap'],
    { may: ['play stunner'], mayNot: ['play anger'] },
  ],
  [
    'allows one after a fight',
    { you: { hand: ['library-of-babble'], line: ['com-officer-kirby'] }, foe: { line: ['dust-pixie'] } },
    ['fight com-officer-kirby'],
    { may: ['play library-of-babble'] },
  ],
  [
    'allows no card of its own house in another house’s turn',
    { house: 'mars', you: { hand: ['zap', 'anger'], line: ['ulyq-megamouth', 'com-officer-kirby'] } },
    ['reap ulyq-megamouth'],
    { amber: [2, 0], may: ['play anger'], mayNot: ['play zap'] },
  ],
  [
    'allows nothing to be used',
    { you: { line: ['com-officer-kirby', 'troll'], artifacts: ['library-of-babble'] } },
    ['reap com-officer-kirby'],
    { offers: ['end'] },
  ],
  [
    'does so only in that turn',
    {
      you: {
        hand: ['library-of-babble'],
        line: ['com-officer-kirby'],
        houses: ['staralliance', 'dis', 'mars'],
      },
      foe: { houses: ['dis', 'mars', 'logos'] },
    },
    ['reap com-officer-kirby', 'end', 'house dis', 'end', 'house staralliance'],
    { mayNot: ['play library-of-babble'] },
  ],
);

card(
  'Light of the Archons',
  [
    'gives 1 power and 1 armor for each upgrade on its creature, itself included',
    {
      you: { line: [{ card: 'troll', upgrades: ['light-of-the-archons', 'stunner'] }, 'krump'] },
      foe: { line: [{ card: 'bumpsy', upgrades: ['blood-of-titans'] }] },
    },
    [],
    { cards: { troll: { power: 10, armor: 2 }, krump: { power: 6, armor: 0 }, bumpsy: { armor: 0 } } },
  ],
  [
    'counts itself alone',
    { you: { hand: ['light-of-the-archons'], line: ['troll'] } },
    ['play light-of-the-archons'],
    { amber: [1, 0], cards: { troll: { power: 9, armor: 1 } } },
  ],
  [
    'grows with a later upgrade',
    { you: { hand: ['stunner'], line: [{ card: 'troll', upgrades: ['light-of-the-archons'] }] } },
    ['play stunner'],
    { cards: { troll: { power: 10, armor: 2 } } },
  ],
);

card(
  'Medic Ingram',
  [
    'heals 3 damage from any creature and wards it',
    { you: { hand: ['medic-ingram'] }, foe: { line: [{ card: 'troll', damage: 5 }] } },
    ['play medic-ingram', 'yes', 'troll'],
    { cards: { troll: { damage: 2, ward: true }, 'medic-ingram': { ward: false } } },
  ],
  [
    'wards an undamaged creature, too, when it reaps',
    { you: { line: ['medic-ingram', 'bumpsy'] }, foe: { line: ['troll'], artifacts: ['cannon'] } },
    ['reap medic-ingram', 'yes'],
    { asks: 'target medic-ingram', offers: ['medic-ingram', 'bumpsy', 'troll'] },
  ],
  [
    'heals itself after a fight',
    { you: { line: ['medic-ingram'] }, foe: { line: [{ card: 'ember-imp', damage: 0 }] } },
    ['fight medic-ingram', 'yes'],
    { cards: { 'medic-ingram': { damage: 0, ward: true } }, at: { 'ember-imp': 'discard' } },
  ],
  [
    'may do nothing',
    { you: { line: ['medic-ingram'] }, foe: { line: [{ card: 'troll', damage: 5 }] } },
    ['reap medic-ingram', 'no'],
    { cards: { troll: { damage: 5, ward: false } } },
  ],
);

/** What all blasters do; each has its own reward for coming to its officer, which may ask for something. */
const blaster = (upgrade: string, officer: string, asks = 'main'): Row[] => [
  [
    'deals 2 damage to a creature after its creature reaped',
    { you: { line: [{ card: 'bumpsy', upgrades: [upgrade] }] }, foe: { line: ['krump'] }, house: 'brobnar' },
    ['reap bumpsy', 'yes', 'choice 0', 'krump'],
    { cards: { krump: { damage: 2 }, bumpsy: { upgrades: [upgrade] } } },
  ],
  [
    'may hit a friendly creature, too, after a fight',
    {
      you: { line: [{ card: 'bumpsy', upgrades: [upgrade] }] },
      foe: { line: ['dust-pixie', 'krump'] },
      house: 'brobnar',
    },
    ['fight bumpsy', 'dust-pixie', 'yes', 'choice 0'],
    { offers: ['bumpsy', 'krump'] },
  ],
  [
    'may do neither',
    { you: { line: [{ card: 'bumpsy', upgrades: [upgrade] }, officer] }, house: 'brobnar' },
    ['reap bumpsy', 'no'],
    { amber: [1, 0], cards: { bumpsy: { upgrades: [upgrade], damage: 0 }, [officer]: { upgrades: [] } } },
  ],
  [
    'goes nowhere without its officer',
    { you: { line: [{ card: 'bumpsy', upgrades: [upgrade] }, 'krump'] }, house: 'brobnar' },
    ['reap bumpsy', 'yes', 'choice 1'],
    { cards: { bumpsy: { upgrades: [upgrade] } } },
  ],
  [
    'goes to one of two officers',
    { you: { line: [{ card: 'bumpsy', upgrades: [upgrade] }, officer, officer] }, house: 'brobnar' },
    ['reap bumpsy', 'yes', 'choice 1', `${officer}#2`],
    { asks, cards: { [officer]: { upgrades: [] }, [`${officer}#2`]: { upgrades: [upgrade] } } },
  ],
  [
    'gives 1 bonus æmber, and its creature no reward unless it is the officer',
    { you: { hand: [upgrade], line: [{ card: 'bumpsy', amber: 1 }, officer], amber: 3 }, foe: { amber: 3 } },
    [`play ${upgrade}`, 'bumpsy'],
    { amber: [4, 3], you: { hand: [] }, cards: { bumpsy: { upgrades: [upgrade], ward: false, amber: 1 } } },
  ],
  [
    'gives other creatures nothing',
    { you: { line: [{ card: 'bumpsy', upgrades: [upgrade] }, 'krump'] }, house: 'brobnar' },
    ['reap krump'],
    { amber: [1, 0] },
  ],
];

card(
  'Molina’s Blaster',
  ...blaster('molina-s-blaster', 'armsmaster-molina', 'may'),
  [
    'moves to Armsmaster Molina, which may deal 3 damage',
    {
      you: { line: [{ card: 'bumpsy', upgrades: ['molina-s-blaster'] }, 'armsmaster-molina'] },
      foe: { line: ['troll'] },
      house: 'brobnar',
    },
    ['reap bumpsy', 'yes', 'choice 1', 'yes', 'troll'],
    {
      cards: {
        bumpsy: { upgrades: [] },
        'armsmaster-molina': { upgrades: ['molina-s-blaster'] },
        troll: { damage: 3 },
      },
    },
  ],
  [
    'deals 3 damage also when it is played on Molina, if its player likes',
    { you: { hand: ['molina-s-blaster'], line: ['armsmaster-molina', 'troll'] } },
    ['play molina-s-blaster', 'armsmaster-molina', 'no'],
    { amber: [1, 0], cards: { troll: { damage: 0 } } },
  ],
  [
    'deals the 3 damage to any creature',
    {
      you: { hand: ['molina-s-blaster'], line: ['armsmaster-molina'] },
      foe: { line: ['troll'], artifacts: ['cannon'] },
    },
    ['play molina-s-blaster', 'armsmaster-molina', 'yes'],
    { offers: ['armsmaster-molina', 'troll'] },
  ],
  [
    'does not come anew to the Molina that has it',
    { you: { line: [{ card: 'armsmaster-molina', upgrades: ['molina-s-blaster'] }, 'troll'] } },
    ['reap armsmaster-molina', 'yes', 'choice 1'],
    { amber: [1, 0], cards: { troll: { damage: 0 } } },
  ],
  [
    'rewards nobody when the other player moves it',
    {
      active: 1,
      you: { line: ['bumpsy'], houses: ['brobnar', 'dis', 'logos'] },
      foe: { hand: ['molina-s-blaster'], line: ['armsmaster-molina'] },
    },
    ['play molina-s-blaster', 'bumpsy', 'end', 'house brobnar', 'reap bumpsy', 'yes', 'choice 1'],
    { cards: { 'armsmaster-molina': { upgrades: ['molina-s-blaster'] }, bumpsy: { damage: 0 } } },
  ],
);

card(
  'Red Alert',
  [
    'deals each enemy creature as much damage as there are more of them',
    {
      you: { hand: ['red-alert'], line: ['urchin'], artifacts: ['cannon', 'lifeward'] },
      foe: { line: ['troll', 'krump', 'bumpsy', 'shooler'], artifacts: ['sniffer'] },
    },
    ['play red-alert'],
    {
      cards: {
        urchin: { damage: 0 },
        troll: { damage: 3 },
        krump: { damage: 3 },
        bumpsy: { damage: 3 },
        shooler: { damage: 3 },
      },
    },
  ],
  [
    'does nothing against as many',
    { you: { hand: ['red-alert'], line: ['bumpsy'] }, foe: { line: ['troll'] } },
    ['play red-alert'],
    { amber: [0, 0], cards: { troll: { damage: 0 }, bumpsy: { damage: 0 } } },
  ],
  [
    'does nothing against fewer',
    { you: { hand: ['red-alert'], line: ['bumpsy', 'krump', 'shooler'] }, foe: { line: ['troll'] } },
    ['play red-alert'],
    { cards: { troll: { damage: 0 }, bumpsy: { damage: 0 } } },
  ],
);

card(
  'Sci. Officer Qincan',
  [
    'steals 1 when the opponent chooses a house that no card in play is of',
    {
      active: 1,
      step: 'house',
      you: { line: ['sci-officer-qincan'] },
      foe: { amber: 2, houses: ['dis', 'logos', 'mars'] },
    },
    ['house dis'],
    { amber: [1, 1] },
  ],
  [
    'steals 1 also in its own player’s turn',
    {
      step: 'house',
      you: { line: ['sci-officer-qincan'], houses: ['staralliance', 'dis', 'logos'] },
      foe: { amber: 2 },
    },
    ['house dis'],
    { amber: [1, 1] },
  ],
  [
    'is itself a card in play',
    {
      step: 'house',
      you: { line: ['sci-officer-qincan'], houses: ['staralliance', 'dis', 'logos'] },
      foe: { amber: 2 },
    },
    ['house staralliance'],
    { amber: [0, 2] },
  ],
  [
    'steals nothing for the house of an upgrade in play',
    {
      active: 1,
      step: 'house',
      you: { line: ['sci-officer-qincan', { card: 'troll', upgrades: ['rocket-boots'] }] },
      foe: { amber: 2, houses: ['dis', 'logos', 'mars'] },
    },
    ['house logos'],
    { amber: [0, 2] },
  ],
  [
    'steals nothing while a creature belongs to all houses',
    {
      active: 1,
      step: 'house',
      you: { line: ['sci-officer-qincan', { card: 'troll', upgrades: ['experimental-therapy'] }] },
      foe: { amber: 2, houses: ['dis', 'logos', 'mars'] },
    },
    ['house mars'],
    { amber: [0, 2] },
  ],
  evades('sci-officer-qincan'),
);

const DIS_AGAINST_MARS = {
  you: { houses: ['staralliance', 'dis', 'mars'] },
  foe: { houses: ['dis', 'mars', 'logos'] },
};

card(
  'Sensor Chief Garcia',
  [
    'raises the cost of all keys by 2 in the opponent’s next turn',
    { you: { hand: ['sensor-chief-garcia'], ...DIS_AGAINST_MARS.you }, foe: DIS_AGAINST_MARS.foe },
    ['play sensor-chief-garcia', 'end', 'house dis'],
    { keyCost: [8, 8] },
  ],
  [
    'raises nothing before that turn',
    { you: { line: ['sensor-chief-garcia'] } },
    ['reap sensor-chief-garcia'],
    { amber: [1, 0], keyCost: [6, 6] },
  ],
  [
    'does it once more when it reaps, and nothing after that turn',
    { you: { line: ['sensor-chief-garcia'], ...DIS_AGAINST_MARS.you }, foe: DIS_AGAINST_MARS.foe },
    ['reap sensor-chief-garcia', 'end', 'house dis', 'end'],
    { keyCost: [6, 6], asks: 'house' },
  ],
  [
    'does it after a reap',
    { you: { line: ['sensor-chief-garcia'], ...DIS_AGAINST_MARS.you }, foe: DIS_AGAINST_MARS.foe },
    ['reap sensor-chief-garcia', 'end', 'house dis'],
    { keyCost: [8, 8] },
  ],
  [
    'does it after a fight',
    {
      you: { line: ['sensor-chief-garcia'], ...DIS_AGAINST_MARS.you },
      foe: { line: ['dust-pixie'], ...DIS_AGAINST_MARS.foe },
    },
    ['fight sensor-chief-garcia', 'end', 'house dis'],
    { keyCost: [8, 8] },
  ],
);

card(
  'Stealth Mode',
  [
    'keeps the opponent from playing actions in the next turn',
    {
      you: { hand: ['stealth-mode', 'zap'], ...DIS_AGAINST_MARS.you },
      foe: { hand: ['fear', 'dust-imp'], ...DIS_AGAINST_MARS.foe },
    },
    ['play stealth-mode', 'end', 'house dis'],
    { amber: [1, 0], may: ['play dust-imp'], mayNot: ['play fear'] },
  ],
  [
    'leaves its own player’s actions alone',
    { you: { hand: ['stealth-mode', 'zap'] } },
    ['play stealth-mode'],
    { may: ['play zap'] },
  ],
  [
    'ends with that turn',
    {
      you: { hand: ['stealth-mode'], ...DIS_AGAINST_MARS.you },
      foe: { hand: ['fear'], ...DIS_AGAINST_MARS.foe },
    },
    ['play stealth-mode', 'end', 'house dis', 'end', 'house dis', 'end', 'house dis'],
    { may: ['play fear'] },
  ],
);

card(
  'CALV-1N',
  [
    'draws a card when it reaps',
    { you: { line: ['calv-1n'], deck: ['anger', 'troll'] } },
    ['reap calv-1n'],
    { you: { hand: ['anger'] } },
  ],
  [
    'draws a card after a fight',
    { you: { line: ['calv-1n'], deck: ['anger', 'troll'] }, foe: { line: ['dust-pixie'] } },
    ['fight calv-1n'],
    { you: { hand: ['anger'] } },
  ],
  [
    'may be played in either form',
    { you: { hand: ['calv-1n'], line: ['bumpsy'] } },
    ['play calv-1n'],
    { asks: 'choice', offers: ['choice 0', 'choice 1'] },
  ],
  [
    'lets its creature draw when it is an upgrade',
    { you: { hand: ['calv-1n', 'stunner'], line: ['crash-muldoon'], deck: ['anger', 'troll'] } },
    ['play calv-1n', 'choice 1', 'reap crash-muldoon'],
    {
      you: { hand: ['stunner', 'anger'] },
      cards: { 'crash-muldoon': { upgrades: ['calv-1n'], power: 3, armor: 0 } },
    },
  ],
  [
    'lets its creature draw after a fight, too',
    {
      you: { line: [{ card: 'bumpsy', upgrades: ['calv-1n'] }], deck: ['anger', 'troll'] },
      foe: { line: ['dust-pixie'] },
      house: 'brobnar',
    },
    ['fight bumpsy'],
    { you: { hand: ['anger'] } },
  ],
  [
    'lets no other creature draw',
    {
      you: { line: [{ card: 'bumpsy', upgrades: ['calv-1n'] }, 'krump'], deck: ['anger'] },
      house: 'brobnar',
    },
    ['reap krump'],
    { you: { hand: [] } },
  ],
  [
    'is a creature with 2 power and 1 armor',
    { you: { hand: ['calv-1n'], line: ['bumpsy'] } },
    ['play calv-1n', 'choice 0', 'flank left'],
    { line: [['calv-1n', 'bumpsy'], []], cards: { 'calv-1n': { power: 2, armor: 1 } } },
  ],
);

card(
  'CXO Taber',
  [
    'lets one card of another house be played or used',
    { you: { hand: ['fear', 'zap'], line: ['cxo-taber', 'troll'], artifacts: ['library-of-babble'] } },
    ['reap cxo-taber'],
    { may: ['play fear', 'reap troll', 'action library-of-babble', 'play zap'] },
  ],
  [
    'lets no other be used once one was played',
    { you: { hand: ['library-of-babble', 'zap'], line: ['cxo-taber', 'troll'] } },
    ['reap cxo-taber', 'play library-of-babble'],
    { may: ['play zap'], mayNot: ['reap troll'] },
  ],
  [
    'lets no other be played once one was used',
    { you: { hand: ['fear', 'zap'], line: ['cxo-taber', 'troll', 'krump'] } },
    ['reap cxo-taber', 'reap troll'],
    { may: ['play zap'], mayNot: ['play fear', 'reap krump'] },
  ],
  [
    'does so after a fight, too',
    { you: { hand: ['fear'], line: ['cxo-taber', 'troll'] }, foe: { line: ['dust-pixie', 'krump'] } },
    ['fight cxo-taber', 'dust-pixie'],
    { may: ['play fear', 'reap troll', 'fight troll'] },
  ],
  [
    'lends nothing to a card of its own house',
    { house: 'mars', you: { hand: ['zap', 'anger'], line: ['ulyq-megamouth', 'cxo-taber'] } },
    ['reap ulyq-megamouth'],
    { amber: [2, 0], may: ['play anger'], mayNot: ['play zap'] },
  ],
  [
    'does nothing of the kind when it is played',
    { you: { hand: ['cxo-taber', 'fear'] } },
    ['play cxo-taber'],
    { mayNot: ['play fear'] },
  ],
);

card(
  'Helmsman Spears',
  [
    'discards any number of cards and draws as many',
    {
      you: {
        hand: ['anger', 'zap', 'stunner'],
        line: ['helmsman-spears'],
        deck: ['urchin', 'dextre', 'mother'],
      },
      foe: { hand: ['fear'] },
    },
    ['reap helmsman-spears', 'anger', 'zap', 'done'],
    { you: { hand: ['stunner', 'urchin', 'dextre'] }, foe: { hand: ['fear'] } },
  ],
  [
    'offers the cards in its player’s hand',
    { you: { hand: ['anger', 'zap'], line: ['helmsman-spears'] }, foe: { hand: ['fear'] } },
    ['reap helmsman-spears'],
    { offers: ['anger', 'zap', 'done'] },
  ],
  [
    'may discard none and then draws none',
    { you: { hand: ['anger'], line: ['helmsman-spears'], deck: ['urchin'] } },
    ['reap helmsman-spears', 'done'],
    { you: { hand: ['anger'], discard: [] } },
  ],
  [
    'may discard them all after a fight',
    {
      you: { hand: ['anger', 'zap'], line: ['helmsman-spears'], deck: ['urchin', 'dextre', 'mother'] },
      foe: { line: ['dust-pixie'] },
    },
    ['fight helmsman-spears', 'anger', 'zap'],
    { you: { hand: ['urchin', 'dextre'] } },
  ],
);

card(
  'Information Officer Gray',
  [
    'archives a card of another house, shown to both',
    { you: { hand: ['information-officer-gray', 'anger', 'zap', 'fear'] }, foe: { hand: ['punch'] } },
    ['play information-officer-gray', 'yes'],
    { asks: 'target information-officer-gray', offers: ['anger', 'fear'] },
  ],
  [
    'archives it when it reaps',
    { you: { hand: ['anger', 'zap'], line: ['information-officer-gray'] } },
    ['reap information-officer-gray', 'yes'],
    { you: { hand: ['zap'], archives: ['anger'] } },
  ],
  [
    'archives it after a fight',
    { you: { hand: ['anger', 'zap'], line: ['information-officer-gray'] }, foe: { line: ['dust-pixie'] } },
    ['fight information-officer-gray', 'yes'],
    { you: { hand: ['zap'], archives: ['anger'] } },
  ],
  [
    'may keep it',
    { you: { hand: ['anger'], line: ['information-officer-gray'] } },
    ['reap information-officer-gray', 'no'],
    { you: { hand: ['anger'], archives: [] } },
  ],
  [
    'asks nothing with cards of its own house alone',
    { you: { hand: ['zap'], line: ['information-officer-gray'] } },
    ['reap information-officer-gray'],
    { you: { hand: ['zap'], archives: [] } },
  ],
);

card(
  'Lay of the Land',
  [
    'puts the top 3 cards back in any order and draws one of them',
    { you: { hand: ['lay-of-the-land'], deck: ['anger', 'troll', 'urchin', 'dextre'] } },
    ['play lay-of-the-land', 'anger', 'urchin'],
    { amber: [1, 0], you: { hand: ['troll'] }, top: [['urchin', 'anger', 'dextre'], []] },
  ],
  [
    'offers only the top 3',
    { you: { hand: ['lay-of-the-land'], deck: ['anger', 'troll', 'urchin', 'dextre'] } },
    ['play lay-of-the-land'],
    { asks: 'target lay-of-the-land', offers: ['anger', 'troll', 'urchin'] },
  ],
  [
    'draws the only card without a question',
    { you: { hand: ['lay-of-the-land'], deck: ['anger'], pad: false } },
    ['play lay-of-the-land'],
    { you: { hand: ['anger'], deck: [] } },
  ],
);

card(
  'Navigator Ali',
  [
    'puts the top 3 cards back in any order when played',
    { you: { hand: ['navigator-ali'], deck: ['anger', 'troll', 'urchin', 'dextre'] } },
    ['play navigator-ali', 'anger', 'urchin'],
    { you: { hand: [] }, top: [['troll', 'urchin', 'anger', 'dextre'], []] },
  ],
  [
    'offers the top 3 when it reaps',
    { you: { line: ['navigator-ali'], deck: ['anger', 'troll', 'urchin', 'dextre'] } },
    ['reap navigator-ali'],
    { offers: ['anger', 'troll', 'urchin'] },
  ],
  [
    'offers them after a fight',
    {
      you: { line: ['navigator-ali'], deck: ['anger', 'troll', 'urchin', 'dextre'] },
      foe: { line: ['dust-pixie'], deck: ['fear'] },
    },
    ['fight navigator-ali'],
    { offers: ['anger', 'troll', 'urchin'] },
  ],
);

card(
  'Nurse Soto',
  [
    'enters anywhere and heals 3 damage from each neighbor',
    {
      you: {
        hand: ['nurse-soto'],
        line: [
          { card: 'troll', damage: 5 },
          { card: 'krump', damage: 4 },
          { card: 'bumpsy', damage: 4 },
        ],
      },
    },
    ['play nurse-soto', 'flank 1'],
    {
      line: [['troll', 'nurse-soto', 'krump', 'bumpsy'], []],
      cards: { troll: { damage: 2 }, krump: { damage: 1 }, bumpsy: { damage: 4 } },
    },
  ],
  [
    'heals them when it reaps, but not itself',
    {
      you: {
        line: [
          { card: 'troll', damage: 4 },
          { card: 'nurse-soto', damage: 1 },
        ],
      },
    },
    ['reap nurse-soto'],
    { cards: { troll: { damage: 1 }, 'nurse-soto': { damage: 1 } } },
  ],
  [
    'heals them after a fight',
    { you: { line: [{ card: 'troll', damage: 4 }, 'nurse-soto'] }, foe: { line: ['dust-pixie'] } },
    ['fight nurse-soto'],
    { cards: { troll: { damage: 1 } } },
  ],
);

card(
  'Quadracorder',
  [
    'raises the opponent’s cost by 1 for each house among friendly creatures',
    {
      you: { line: [{ card: 'troll', upgrades: ['quadracorder'] }, 'krump', 'urchin'] },
      foe: { line: ['dextre'] },
    },
    [],
    { keyCost: [6, 8] },
  ],
  [
    'stops at 3',
    { you: { line: [{ card: 'troll', upgrades: ['quadracorder'] }, 'urchin', 'dextre', 'zorg'] } },
    [],
    { keyCost: [6, 9] },
  ],
  [
    'counts the creatures of the player who controls it',
    {
      you: { hand: ['quadracorder'], line: ['troll', 'urchin', 'dextre'] },
      foe: { line: ['zorg'] },
    },
    ['play quadracorder', 'zorg'],
    { amber: [0, 0], keyCost: [6, 9] },
  ],
);

card(
  'Quintrino Flux',
  [
    'destroys a creature of each side and all of the same power as one of them',
    {
      you: { hand: ['quintrino-flux'], line: ['bumpsy', 'mother', 'krump'] },
      foe: { line: ['troll', 'shooler', 'hebe-the-huge', 'zorg'] },
    },
    ['play quintrino-flux', 'mother', 'hebe-the-huge'],
    { line: [[], ['troll', 'zorg']] },
  ],
  [
    'asks for a friendly creature first',
    {
      you: { hand: ['quintrino-flux'], line: ['bumpsy', 'krump'], artifacts: ['cannon'] },
      foe: { line: ['troll', 'zorg'] },
    },
    ['play quintrino-flux'],
    { offers: ['bumpsy', 'krump'] },
  ],
  [
    'then for an enemy',
    {
      you: { hand: ['quintrino-flux'], line: ['bumpsy', 'krump'] },
      foe: { line: ['troll', 'zorg'], artifacts: ['cannon'] },
    },
    ['play quintrino-flux', 'bumpsy'],
    { offers: ['troll', 'zorg'] },
  ],
  [
    'does what it can against an empty line',
    { you: { hand: ['quintrino-flux'], line: ['bumpsy', 'mother', 'troll'] } },
    ['play quintrino-flux', 'bumpsy'],
    { amber: [0, 0], line: [['troll'], []] },
  ],
);

card(
  'Sci. Officer Morpheus',
  [
    'triggers the “Play:” of a creature that its player plays once more',
    { you: { hand: ['first-officer-frane'], line: ['sci-officer-morpheus'] }, foe: { amber: 3 } },
    ['play first-officer-frane', 'flank right', 'order first-officer-frane', 'first-officer-frane'],
    { amber: [0, 2], asks: 'target first-officer-frane', cards: { 'first-officer-frane': { amber: 1 } } },
  ],
  [
    'leaves a creature without such an ability alone',
    { you: { hand: ['cxo-taber'], line: ['sci-officer-morpheus'] }, foe: { amber: 3 } },
    ['play cxo-taber', 'flank right'],
    { amber: [0, 3] },
  ],
  [
    'does nothing for the opponent’s creatures',
    {
      active: 1,
      house: 'dis',
      you: { amber: 8, line: ['sci-officer-morpheus'] },
      foe: { hand: ['shooler'] },
    },
    ['play shooler'],
    { amber: [7, 1] },
  ],
  [
    'does nothing for an artifact',
    { you: { hand: ['uncharted-lands'], line: ['sci-officer-morpheus'] } },
    ['play uncharted-lands'],
    { cards: { 'uncharted-lands': { amber: 6 } } },
  ],
  [
    'is not there yet for its own',
    { you: { hand: ['sci-officer-morpheus'] } },
    ['play sci-officer-morpheus'],
    { line: [['sci-officer-morpheus'], []] },
  ],
);

card(
  'Stunner',
  [
    'gives other creatures nothing',
    { you: { line: [{ card: 'bumpsy', upgrades: ['stunner'] }, 'krump'] }, house: 'brobnar' },
    ['reap krump'],
    { amber: [1, 0] },
  ],
  [
    'stuns a creature of either side',
    {
      you: { line: [{ card: 'bumpsy', upgrades: ['stunner'] }] },
      foe: { line: ['troll'] },
      house: 'brobnar',
    },
    ['reap bumpsy', 'yes'],
    { offers: ['bumpsy', 'troll'] },
  ],
  [
    'stuns after a fight',
    {
      you: { line: [{ card: 'bumpsy', upgrades: ['stunner'] }] },
      foe: { line: ['dust-pixie', 'troll'] },
      house: 'brobnar',
    },
    ['fight bumpsy', 'dust-pixie', 'yes', 'troll'],
    { cards: { troll: { stunned: true }, bumpsy: { stunned: false } } },
  ],
  [
    'may spare them',
    {
      you: { line: [{ card: 'bumpsy', upgrades: ['stunner'] }] },
      foe: { line: ['troll'] },
      house: 'brobnar',
    },
    ['reap bumpsy', 'no'],
    { cards: { troll: { stunned: false }, bumpsy: { stunned: false } } },
  ],
  [
    'gives its bonus æmber',
    { you: { hand: ['stunner'], line: ['bumpsy'] } },
    ['play stunner'],
    { amber: [1, 0] },
  ],
);

card(
  'Transporter Platform',
  [
    'returns a friendly creature with all its upgrades',
    {
      you: {
        artifacts: ['transporter-platform'],
        line: [{ card: 'troll', upgrades: ['blood-of-titans', 'stunner'] }],
      },
    },
    ['action transporter-platform'],
    { line: [[], []], at: { troll: 'hand 0', 'blood-of-titans': 'hand 0', stunner: 'hand 0' } },
  ],
  [
    'leaves other creatures and their upgrades alone',
    {
      you: {
        artifacts: ['transporter-platform'],
        line: [
          { card: 'troll', upgrades: ['stunner'] },
          { card: 'bumpsy', upgrades: ['blood-of-titans'] },
        ],
      },
      foe: { line: ['krump'] },
    },
    ['action transporter-platform', 'troll'],
    {
      you: { hand: ['troll', 'stunner'], discard: [] },
      cards: { bumpsy: { upgrades: ['blood-of-titans'] } },
    },
  ],
  [
    'offers friendly creatures only',
    {
      you: { artifacts: ['transporter-platform'], line: ['troll', 'bumpsy'] },
      foe: { line: ['krump'] },
    },
    ['action transporter-platform'],
    { offers: ['troll', 'bumpsy'] },
  ],
  [
    'returns the upgrades of a creature that its ward keeps in play',
    {
      you: {
        artifacts: ['transporter-platform'],
        line: [{ card: 'troll', ward: true, upgrades: ['stunner'] }],
      },
    },
    ['action transporter-platform'],
    { you: { hand: ['stunner'] }, cards: { troll: { ward: false, upgrades: [] } } },
  ],
  [
    'sends what the opponent owns to the opponent’s hand',
    {
      you: {
        artifacts: ['transporter-platform'],
        line: [{ card: 'troll', owner: 1, upgrades: ['stunner', { card: 'rocket-boots', owner: 1 }] }],
      },
    },
    ['action transporter-platform'],
    { at: { troll: 'hand 1', stunner: 'hand 0', 'rocket-boots': 'hand 1' } },
  ],
);

card(
  'Universal Translator',
  [
    'lets its creature use a friendly creature of another house when it reaps',
    {
      you: {
        artifacts: ['library-of-babble'],
        line: [
          { card: 'crash-muldoon', upgrades: ['universal-translator'] },
          'troll',
          'bumpsy',
          'medic-ingram',
        ],
      },
      foe: { line: ['krump'] },
    },
    ['reap crash-muldoon'],
    { asks: 'target crash-muldoon', offers: ['troll', 'bumpsy'] },
  ],
  [
    'gives other creatures nothing',
    {
      you: { line: [{ card: 'crash-muldoon', upgrades: ['universal-translator'] }, 'cxo-taber', 'bumpsy'] },
    },
    ['reap cxo-taber'],
    { amber: [1, 0], cards: { bumpsy: { exhausted: false } } },
  ],
  [
    'does so after a fight',
    {
      you: { line: [{ card: 'crash-muldoon', upgrades: ['universal-translator'] }, 'bumpsy'] },
      foe: { line: ['dust-pixie'] },
    },
    ['fight crash-muldoon'],
    { amber: [1, 0], cards: { bumpsy: { exhausted: true } } },
  ],
  [
    'uses nobody when all others are exhausted or of its house',
    {
      you: {
        line: [
          { card: 'crash-muldoon', upgrades: ['universal-translator'] },
          { card: 'troll', exhausted: true },
          'medic-ingram',
        ],
      },
    },
    ['reap crash-muldoon'],
    { amber: [1, 0], cards: { 'medic-ingram': { exhausted: false } } },
  ],
  [
    'gives its bonus æmber',
    { you: { hand: ['universal-translator'], line: ['bumpsy'] } },
    ['play universal-translator'],
    { amber: [1, 0] },
  ],
);

card(
  'Xenotraining',
  [
    'captures 1 for each house among friendly creatures',
    {
      you: { hand: ['xenotraining'], line: ['troll', 'krump', 'urchin'], artifacts: ['sniffer'] },
      foe: { amber: 4, line: ['dextre'] },
    },
    ['play xenotraining', 'troll', 'troll'],
    { amber: [1, 2], cards: { troll: { amber: 2 }, krump: { amber: 0 }, dextre: { amber: 0 } } },
  ],
  [
    'lets the player choose a friendly creature each time',
    {
      you: { hand: ['xenotraining'], line: ['troll', 'urchin'], artifacts: ['cannon'] },
      foe: { amber: 4, line: ['dextre'] },
    },
    ['play xenotraining', 'troll'],
    { amber: [1, 3], offers: ['troll', 'urchin'] },
  ],
  [
    'captures nothing without a friendly creature',
    { you: { hand: ['xenotraining'] }, foe: { amber: 4, line: ['dextre'] } },
    ['play xenotraining'],
    { amber: [1, 4] },
  ],
);

card(
  'Æmbertracker',
  [
    'deals 2 damage past armor to each enemy creature with æmber',
    {
      you: { hand: ['æmbertracker'], line: [{ card: 'troll', amber: 1 }] },
      foe: { line: [{ card: 'raiding-knight', amber: 1 }, { card: 'krump', amber: 3 }, 'bumpsy'] },
    },
    ['play æmbertracker', 'flank left'],
    {
      cards: {
        troll: { damage: 0 },
        'raiding-knight': { damage: 2, armor: 2 },
        krump: { damage: 2 },
        bumpsy: { damage: 0 },
      },
    },
  ],
  [
    'is stopped by a ward',
    { you: { hand: ['æmbertracker'] }, foe: { line: [{ card: 'krump', amber: 3, ward: true }] } },
    ['play æmbertracker'],
    { cards: { krump: { damage: 0, ward: false } } },
  ],
);

card(
  'Captain Val Jericho',
  [
    'lets one card of another house be played from the center',
    { you: { hand: ['anger', 'fear', 'zap'], line: ['troll', 'captain-val-jericho', 'bumpsy'] } },
    [],
    { may: ['play anger', 'play fear', 'play zap'], mayNot: ['reap troll'] },
  ],
  [
    'lets only one be played',
    { you: { hand: ['anger', 'library-of-babble', 'zap'], line: ['captain-val-jericho'] } },
    ['play library-of-babble'],
    { may: ['play zap'], mayNot: ['play anger'] },
  ],
  [
    'lets none be played from a flank',
    { you: { hand: ['anger'], line: ['captain-val-jericho', 'bumpsy'] } },
    [],
    { mayNot: ['play anger'] },
  ],
  [
    'speaks of the active house, whichever it is',
    {
      house: 'brobnar',
      you: { hand: ['anger', 'anger', 'zap', 'stunner'], line: ['captain-val-jericho'] },
    },
    ['play zap'],
    { may: ['play anger'], mayNot: ['play stunner'] },
  ],
  [
    'does nothing for the opponent',
    {
      active: 1,
      house: 'dis',
      you: { line: ['captain-val-jericho'] },
      foe: { hand: ['anger', 'fear'] },
    },
    [],
    { may: ['play fear'], mayNot: ['play anger'] },
  ],
  [
    'allows another one in the next turn',
    {
      you: {
        hand: ['library-of-babble', 'cannon'],
        line: ['captain-val-jericho'],
        houses: ['staralliance', 'dis', 'mars'],
      },
      foe: { houses: ['dis', 'mars', 'logos'] },
    },
    ['play library-of-babble', 'end', 'house dis', 'end', 'house staralliance'],
    { may: ['play cannon'] },
  ],
);

card(
  'Crash Muldoon',
  [
    'enters ready, anywhere',
    { you: { hand: ['crash-muldoon'], line: ['troll', 'bumpsy'] } },
    ['play crash-muldoon', 'flank 1'],
    { line: [['troll', 'crash-muldoon', 'bumpsy'], []], cards: { 'crash-muldoon': { exhausted: false } } },
  ],
  [
    'uses a neighbor of another house',
    {
      you: { line: ['troll', 'crash-muldoon', 'bumpsy', 'krump'] },
      foe: { line: ['zorg'] },
    },
    ['action crash-muldoon'],
    { offers: ['troll', 'bumpsy'] },
  ],
  [
    'uses no neighbor of its own house',
    { you: { line: ['medic-ingram', 'crash-muldoon', { card: 'troll', exhausted: true }, 'bumpsy'] } },
    ['action crash-muldoon'],
    { amber: [0, 0], cards: { 'medic-ingram': { exhausted: false }, bumpsy: { exhausted: false } } },
  ],
);

card(
  'Disruption Field',
  [
    'gets a counter each time its creature reaps, which raises the opponent’s cost',
    {
      you: {
        line: [{ card: 'bumpsy', upgrades: [{ card: 'disruption-field', counters: { disruption: 1 } }] }],
      },
      house: 'brobnar',
    },
    ['reap bumpsy'],
    { keyCost: [6, 8], cards: { 'disruption-field': { counters: { disruption: 2 } } } },
  ],
  [
    'gets one after a fight',
    {
      you: { line: [{ card: 'bumpsy', upgrades: ['disruption-field'] }] },
      foe: { line: ['dust-pixie'] },
      house: 'brobnar',
    },
    ['fight bumpsy'],
    { keyCost: [6, 7], cards: { 'disruption-field': { counters: { disruption: 1 } } } },
  ],
  [
    'gets none when another creature reaps',
    {
      you: {
        line: [
          { card: 'bumpsy', upgrades: [{ card: 'disruption-field', counters: { disruption: 1 } }] },
          'krump',
        ],
      },
      house: 'brobnar',
    },
    ['reap krump'],
    { keyCost: [6, 7] },
  ],
  [
    'begins without counters',
    { you: { hand: ['disruption-field'], line: ['bumpsy'] } },
    ['play disruption-field'],
    { amber: [1, 0], keyCost: [6, 6] },
  ],
  [
    'loses them when it leaves play',
    {
      house: 'dis',
      you: { hand: ['gateway-to-dis'] },
      foe: {
        line: [{ card: 'bumpsy', upgrades: [{ card: 'disruption-field', counters: { disruption: 3 } }] }],
      },
    },
    ['play gateway-to-dis'],
    { keyCost: [6, 6], at: { 'disruption-field': 'discard 1' } },
  ],
);

card(
  'Doctor Driscoll',
  [
    'heals 2 damage and gains as much æmber',
    { you: { line: ['doctor-driscoll'] }, foe: { line: [{ card: 'troll', damage: 5 }] } },
    ['action doctor-driscoll', 'troll'],
    { amber: [2, 0], cards: { troll: { damage: 3 } } },
  ],
  [
    'gains only for damage that was healed',
    { you: { line: ['doctor-driscoll', { card: 'krump', damage: 1 }] }, foe: { line: ['troll'] } },
    ['action doctor-driscoll', 'krump'],
    { amber: [1, 0], cards: { krump: { damage: 0 } } },
  ],
  [
    'heals creatures only',
    { you: { line: ['doctor-driscoll'] }, foe: { line: ['troll'], artifacts: ['cannon'] } },
    ['action doctor-driscoll'],
    { offers: ['doctor-driscoll', 'troll'] },
  ],
  [
    'gains nothing with an undamaged creature',
    { you: { line: ['doctor-driscoll'] } },
    ['action doctor-driscoll'],
    { amber: [0, 0] },
  ],
  evades('doctor-driscoll'),
);

card(
  'Encounter Suit',
  [
    'wards its creature before an action of the opponent resolves',
    {
      house: 'dis',
      you: { hand: ['gateway-to-dis'] },
      foe: { line: [{ card: 'troll', upgrades: ['encounter-suit'] }, 'bumpsy'] },
    },
    ['play gateway-to-dis'],
    { line: [[], ['troll']], cards: { troll: { ward: false, upgrades: ['encounter-suit'] } } },
  ],
  [
    'wards it for an action of its own player, too',
    { you: { hand: ['zap'], line: [{ card: 'troll', upgrades: ['encounter-suit'] }, 'bumpsy'] } },
    ['play zap', 'bumpsy'],
    { cards: { troll: { ward: true }, bumpsy: { ward: false } } },
  ],
  [
    'does nothing when another kind of card is played',
    { you: { hand: ['cxo-taber', 'stunner'], line: [{ card: 'troll', upgrades: ['encounter-suit'] }] } },
    ['play cxo-taber', 'flank left', 'play stunner', 'cxo-taber'],
    { cards: { troll: { ward: false } } },
  ],
);

card(
  'Forging an Alliance',
  [
    'costs 7 more, less 1 for each house in play',
    {
      you: { amber: 9, hand: ['forging-an-alliance'], line: ['troll'], artifacts: ['library-of-babble'] },
      foe: { line: ['dextre', 'urchin'] },
    },
    ['play forging-an-alliance'],
    { amber: [0, 0], you: { keys: ['red'] } },
  ],
  [
    'is too dear with 1 æmber less',
    {
      you: { amber: 8, hand: ['forging-an-alliance'], line: ['troll'], artifacts: ['library-of-babble'] },
      foe: { line: ['dextre', 'urchin'] },
    },
    ['play forging-an-alliance'],
    { amber: [9, 0], you: { keys: [] } },
  ],
  [
    'is reduced by 6 at most, upgrades counted',
    {
      you: {
        amber: 6,
        hand: ['forging-an-alliance'],
        line: [{ card: 'troll', upgrades: ['rocket-boots'] }, 'urchin', 'shooler', 'cxo-taber'],
      },
      foe: { line: ['snufflegator', 'champion-tabris'], artifacts: ['sniffer'] },
    },
    ['play forging-an-alliance'],
    { amber: [0, 0], you: { keys: ['red'] } },
  ],
);

card(
  'Galactic Census',
  [
    'gains 3 for 6 houses among creatures of both sides',
    {
      you: { hand: ['galactic-census'], line: ['troll', 'dextre', 'urchin', 'shooler'] },
      foe: { line: ['snufflegator', 'zorg'] },
    },
    ['play galactic-census'],
    { amber: [4, 0] },
  ],
  [
    'gains 3 for 7 houses',
    {
      you: { hand: ['galactic-census'], line: ['troll', 'dextre', 'urchin', 'shooler'] },
      foe: { line: ['snufflegator', 'zorg', 'cxo-taber'] },
    },
    ['play galactic-census'],
    { amber: [4, 0] },
  ],
  [
    'gains 2 for 5 houses',
    {
      you: { hand: ['galactic-census'], line: ['troll', 'dextre', 'urchin'] },
      foe: { line: ['snufflegator', 'zorg'], artifacts: ['gorm-of-omm'] },
    },
    ['play galactic-census'],
    { amber: [3, 0] },
  ],
  [
    'gains 1 for 4 houses',
    {
      you: { hand: ['galactic-census'], line: ['troll', 'dextre', 'urchin'] },
      foe: { line: ['snufflegator'], artifacts: ['gorm-of-omm'] },
    },
    ['play galactic-census'],
    { amber: [2, 0] },
  ],
  [
    'gains 1 for 3 houses',
    { you: { hand: ['galactic-census'], line: ['troll', 'dextre'] }, foe: { line: ['snufflegator'] } },
    ['play galactic-census'],
    { amber: [2, 0] },
  ],
  [
    'gains nothing for 2 houses, whatever artifacts there are',
    {
      you: { hand: ['galactic-census'], line: ['troll', 'krump'], artifacts: ['sniffer'] },
      foe: { line: ['snufflegator'] },
    },
    ['play galactic-census'],
    { amber: [1, 0] },
  ],
);

card(
  'General Order 24',
  [
    'makes each player destroy the house of one of their creatures',
    {
      you: {
        artifacts: ['general-order-24'],
        line: ['krump', 'urchin'],
        houses: ['staralliance', 'dis', 'mars'],
      },
      foe: { line: ['troll', 'dextre'], artifacts: ['cannon'], houses: ['dis', 'mars', 'logos'] },
    },
    ['end', 'troll'],
    { asks: 'house', decider: 1, line: [['urchin'], ['dextre']], at: { cannon: 'artifacts' } },
  ],
  [
    'offers the creatures of the player whose turn it is',
    {
      you: { artifacts: ['general-order-24'], line: ['krump', 'urchin'] },
      foe: { line: ['troll', 'dextre'], artifacts: ['cannon'] },
    },
    ['end'],
    { asks: 'target general-order-24', decider: 1, offers: ['troll', 'dextre'] },
  ],
  [
    'does it in its own player’s turn, too',
    {
      active: 1,
      house: 'dis',
      you: { artifacts: ['general-order-24'], line: ['krump', 'urchin'] },
      foe: { line: ['troll', 'dextre'] },
    },
    ['end', 'urchin'],
    { asks: 'house', decider: 0, line: [['krump'], ['troll', 'dextre']] },
  ],
  [
    'is destroyed when that player has no creature',
    { you: { artifacts: ['general-order-24'], line: ['krump', 'urchin'] }, foe: { artifacts: ['cannon'] } },
    ['end'],
    { asks: 'house', line: [['krump', 'urchin'], []], at: { 'general-order-24': 'discard 0' } },
  ],
);

card(
  'Operations Officer Yshi',
  [
    'lets its neighbors capture 1 when they reap',
    {
      you: { line: ['bumpsy', 'operations-officer-yshi', 'krump', 'valdr'] },
      foe: { amber: 5 },
      house: 'brobnar',
    },
    ['reap bumpsy', 'reap krump', 'reap valdr'],
    {
      amber: [3, 3],
      cards: { bumpsy: { amber: 1 }, krump: { amber: 1 }, valdr: { amber: 0 } },
    },
  ],
  [
    'lets them capture 1 after a fight, but does not capture itself',
    {
      you: { line: ['bumpsy', 'operations-officer-yshi'] },
      foe: { amber: 5, line: ['dust-pixie', 'silvertooth'] },
      house: 'brobnar',
    },
    ['fight bumpsy', 'dust-pixie'],
    { amber: [0, 4], cards: { bumpsy: { amber: 1 }, 'operations-officer-yshi': { amber: 0 } } },
  ],
  [
    'protects its neighbors',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: ['bumpsy', 'operations-officer-yshi', 'krump'] },
    },
    ['fight troll'],
    { line: [['troll'], ['bumpsy', 'krump']] },
  ],
);

card(
  'Peace Accord',
  [
    'gives each player 2 æmber',
    { you: { hand: ['peace-accord'] } },
    ['play peace-accord'],
    { amber: [2, 2], at: { 'peace-accord': 'artifacts' } },
  ],
  [
    'costs the attacker 4 æmber and ends',
    {
      house: 'brobnar',
      you: { amber: 5, line: ['troll'], artifacts: ['peace-accord'] },
      foe: { amber: 5, line: ['bumpsy'] },
    },
    ['fight troll'],
    { amber: [1, 5], at: { 'peace-accord': 'discard' } },
  ],
  [
    'costs the opponent 4 when its creature attacks',
    {
      active: 1,
      house: 'brobnar',
      you: { amber: 5, line: ['troll'], artifacts: ['peace-accord'] },
      foe: { amber: 5, line: ['bumpsy'] },
    },
    ['fight bumpsy'],
    { amber: [5, 1], at: { 'peace-accord': 'discard 0', bumpsy: 'discard' } },
  ],
  [
    'is not touched by a reap',
    { house: 'brobnar', you: { amber: 5, line: ['troll'], artifacts: ['peace-accord'] } },
    ['reap troll'],
    { amber: [6, 0], at: { 'peace-accord': 'artifacts' } },
  ],
);

card(
  'Plasma Nozzle',
  [
    'deals 2 damage to the attacked creature and to each of its neighbors before the fight',
    {
      house: 'brobnar',
      you: { line: [{ card: 'bumpsy', upgrades: ['plasma-nozzle'] }] },
      foe: { line: ['krump', 'troll', 'hebe-the-huge', 'valdr'] },
    },
    ['fight bumpsy', 'troll'],
    {
      cards: {
        krump: { damage: 2 },
        troll: { damage: 7 },
        'hebe-the-huge': { damage: 2 },
        valdr: { damage: 0 },
      },
    },
  ],
  [
    'gives other creatures nothing',
    {
      house: 'brobnar',
      you: { line: [{ card: 'bumpsy', upgrades: ['plasma-nozzle'] }, 'krump'] },
      foe: { line: ['troll'] },
    },
    ['fight krump'],
    { cards: { troll: { damage: 6 } } },
  ],
  [
    'ends the fight when that kills',
    {
      house: 'brobnar',
      you: { line: [{ card: 'bumpsy', upgrades: ['plasma-nozzle'] }] },
      foe: { line: ['silvertooth'] },
    },
    ['fight bumpsy'],
    { cards: { bumpsy: { damage: 0, exhausted: true } }, at: { silvertooth: 'discard' } },
  ],
  [
    'does nothing when its creature is attacked',
    {
      house: 'brobnar',
      you: { line: ['troll', 'krump'] },
      foe: { line: [{ card: 'bumpsy', upgrades: ['plasma-nozzle'] }] },
    },
    ['fight troll'],
    { cards: { troll: { damage: 5 }, krump: { damage: 0 } } },
  ],
  [
    'gives its bonus æmber',
    { you: { hand: ['plasma-nozzle'], line: ['bumpsy'] } },
    ['play plasma-nozzle'],
    { amber: [1, 0] },
  ],
);

card(
  'Psionic Officer Lang',
  [
    'archives the top card of its player’s deck after an enemy reaped',
    {
      active: 1,
      house: 'brobnar',
      you: { line: ['psionic-officer-lang'], deck: ['anger', 'zap'] },
      foe: { line: ['bumpsy'], deck: ['fear'] },
    },
    ['reap bumpsy'],
    { amber: [0, 1], you: { archives: ['anger'] }, foe: { archives: [] }, top: [['zap'], ['fear']] },
  ],
  [
    'does nothing after a friendly creature reaped',
    { you: { line: ['psionic-officer-lang'], deck: ['anger'] } },
    ['reap psionic-officer-lang'],
    { you: { archives: [] } },
  ],
);

card(
  'Special Agent “Fingers”',
  [
    'steals 1',
    { you: { line: ['special-agent-fingers'] }, foe: { amber: 3 } },
    ['action special-agent-fingers'],
    { amber: [1, 2] },
  ],
  [
    'steals nothing from an empty pool',
    { you: { line: ['special-agent-fingers'] } },
    ['action special-agent-fingers'],
    { amber: [0, 0] },
  ],
  evades('special-agent-fingers'),
);

card(
  'Tachyon Pulse',
  [
    'destroys each artifact and exhausts each creature with an upgrade',
    {
      you: {
        hand: ['tachyon-pulse'],
        artifacts: ['cannon'],
        line: [{ card: 'troll', upgrades: ['blood-of-titans'] }, 'bumpsy'],
      },
      foe: {
        artifacts: ['library-of-babble'],
        line: [{ card: 'mother', upgrades: ['rocket-boots'] }, 'dextre'],
      },
    },
    ['play tachyon-pulse'],
    {
      amber: [1, 0],
      at: {
        cannon: 'discard 0',
        'library-of-babble': 'discard 1',
        troll: 'line',
        'blood-of-titans': 'on troll',
      },
      cards: {
        troll: { exhausted: true },
        bumpsy: { exhausted: false },
        mother: { exhausted: true },
        dextre: { exhausted: false },
      },
    },
  ],
  [
    'does nothing where there are neither',
    { you: { hand: ['tachyon-pulse'], line: ['bumpsy'] } },
    ['play tachyon-pulse'],
    { amber: [1, 0], cards: { bumpsy: { exhausted: false } } },
  ],
);

card(
  'Techivore Pulpate',
  [
    'destroys the artifacts of the house that the opponent chooses',
    {
      active: 1,
      step: 'house',
      you: { line: ['techivore-pulpate', 'dextre'], artifacts: ['library-of-babble', 'cannon'] },
      foe: { houses: ['logos', 'dis', 'mars'], artifacts: ['pocket-universe'] },
    },
    ['house logos'],
    {
      at: {
        'library-of-babble': 'discard 0',
        'pocket-universe': 'discard 1',
        cannon: 'artifacts',
        dextre: 'line',
      },
    },
  ],
  [
    'destroys those of the house that its player chooses',
    {
      step: 'house',
      you: {
        line: ['techivore-pulpate'],
        artifacts: ['uncharted-lands'],
        houses: ['staralliance', 'dis', 'mars'],
      },
      foe: { artifacts: ['cannon'] },
    },
    ['house staralliance'],
    { at: { 'uncharted-lands': 'discard', cannon: 'artifacts' } },
  ],
);

card(
  'Uncharted Lands',
  [
    'is played with 6 æmber from the supply on it',
    { you: { hand: ['uncharted-lands'] }, foe: { amber: 3 } },
    ['play uncharted-lands'],
    { amber: [0, 3], cards: { 'uncharted-lands': { amber: 6 } } },
  ],
  [
    'gives 1 of it to each Star Alliance creature that reaps',
    {
      you: {
        line: ['crash-muldoon', 'special-agent-fingers'],
        artifacts: [{ card: 'uncharted-lands', amber: 6 }],
      },
    },
    ['reap crash-muldoon', 'reap special-agent-fingers'],
    { amber: [4, 0], cards: { 'uncharted-lands': { amber: 4 } } },
  ],
  [
    'gives it to the opponent’s Star Alliance creatures, too',
    {
      active: 1,
      you: { artifacts: [{ card: 'uncharted-lands', amber: 2 }] },
      foe: { line: ['crash-muldoon'] },
    },
    ['reap crash-muldoon'],
    { amber: [0, 2], cards: { 'uncharted-lands': { amber: 1 } } },
  ],
  [
    'gives nothing to creatures of other houses',
    { house: 'brobnar', you: { line: ['bumpsy'], artifacts: [{ card: 'uncharted-lands', amber: 6 }] } },
    ['reap bumpsy'],
    { amber: [1, 0], cards: { 'uncharted-lands': { amber: 6 } } },
  ],
  [
    'gives nothing once it is empty',
    { you: { line: ['crash-muldoon'], artifacts: ['uncharted-lands'] } },
    ['reap crash-muldoon'],
    { amber: [1, 0] },
  ],
);

card(
  'We Can ALL Win',
  [
    'lowers the cost of all keys by 2',
    { you: { hand: ['we-can-all-win'] } },
    ['play we-can-all-win'],
    { amber: [1, 0], keyCost: [4, 4] },
  ],
  [
    'holds through its player’s next turn',
    { you: { hand: ['we-can-all-win'], ...DIS_AGAINST_MARS.you }, foe: DIS_AGAINST_MARS.foe },
    ['play we-can-all-win', 'end', 'house dis', 'end', 'house dis'],
    { keyCost: [4, 4] },
  ],
  [
    'ends with it',
    { you: { hand: ['we-can-all-win'], ...DIS_AGAINST_MARS.you }, foe: DIS_AGAINST_MARS.foe },
    ['play we-can-all-win', 'end', 'house dis', 'end', 'house dis', 'end', 'house dis'],
    { keyCost: [6, 6] },
  ],
);

card(
  'Chan’s Blaster',
  ...blaster('chan-s-blaster', 'commander-chan', 'may'),
  [
    'moves to Commander Chan, and its player may use another friendly creature',
    {
      house: 'brobnar',
      you: {
        artifacts: ['library-of-babble'],
        line: [{ card: 'bumpsy', upgrades: ['chan-s-blaster'] }, 'commander-chan', 'krump', 'dextre'],
      },
      foe: { line: ['troll'] },
    },
    ['reap bumpsy', 'yes', 'choice 1', 'yes'],
    { offers: ['krump', 'dextre'], cards: { 'commander-chan': { upgrades: ['chan-s-blaster'] } } },
  ],
  [
    'may use nobody',
    {
      house: 'brobnar',
      you: { line: [{ card: 'bumpsy', upgrades: ['chan-s-blaster'] }, 'commander-chan', 'krump'] },
    },
    ['reap bumpsy', 'yes', 'choice 1', 'no'],
    { amber: [1, 0], cards: { krump: { exhausted: false } } },
  ],
  [
    'lets a creature be used also when it is played on Chan',
    { you: { hand: ['chan-s-blaster'], line: ['commander-chan', 'krump'] } },
    ['play chan-s-blaster', 'commander-chan', 'yes'],
    { amber: [2, 0], cards: { krump: { exhausted: true }, 'commander-chan': { exhausted: false } } },
  ],
  [
    'does not come anew to the Chan that has it',
    {
      you: {
        line: [
          { card: 'commander-chan', upgrades: ['chan-s-blaster'] },
          { card: 'krump', exhausted: true },
        ],
      },
    },
    ['reap commander-chan', 'order commander-chan by chan-s-blaster', 'yes', 'choice 1'],
    { amber: [1, 0] },
  ],
);

card(
  'Frane’s Blaster',
  ...blaster('frane-s-blaster', 'first-officer-frane'),
  [
    'moves to First Officer Frane, whose æmber goes to the pool',
    {
      house: 'brobnar',
      you: {
        line: [
          { card: 'bumpsy', upgrades: ['frane-s-blaster'], amber: 1 },
          { card: 'first-officer-frane', amber: 3 },
        ],
      },
      foe: { amber: 2 },
    },
    ['reap bumpsy', 'yes', 'choice 1'],
    { amber: [4, 2], cards: { 'first-officer-frane': { amber: 0 }, bumpsy: { amber: 1 } } },
  ],
  [
    'takes the æmber off an enemy Frane, too, when it is played there',
    {
      you: { hand: ['frane-s-blaster'], line: ['krump'] },
      foe: { line: [{ card: 'first-officer-frane', amber: 2 }] },
    },
    ['play frane-s-blaster', 'first-officer-frane'],
    { amber: [3, 0] },
  ],
  [
    'does not come anew to the Frane that has it',
    { you: { line: [{ card: 'first-officer-frane', upgrades: ['frane-s-blaster'], amber: 2 }] } },
    ['reap first-officer-frane', 'order first-officer-frane by frane-s-blaster', 'yes', 'choice 1'],
    { amber: [1, 0], cards: { 'first-officer-frane': { amber: 2 } } },
  ],
);

card(
  'Garcia’s Blaster',
  ...blaster('garcia-s-blaster', 'sensor-chief-garcia'),
  [
    'moves to Sensor Chief Garcia and steals 1',
    {
      house: 'brobnar',
      you: { line: [{ card: 'bumpsy', upgrades: ['garcia-s-blaster'] }, 'sensor-chief-garcia'] },
      foe: { amber: 3 },
    },
    ['reap bumpsy', 'yes', 'choice 1'],
    { amber: [2, 2], cards: { 'sensor-chief-garcia': { upgrades: ['garcia-s-blaster'] } } },
  ],
  [
    'steals 1 when it is played on Garcia',
    { you: { hand: ['garcia-s-blaster'], line: ['sensor-chief-garcia'] }, foe: { amber: 3 } },
    ['play garcia-s-blaster'],
    { amber: [2, 2] },
  ],
  [
    'does not come anew to the Garcia that has it',
    { you: { line: [{ card: 'sensor-chief-garcia', upgrades: ['garcia-s-blaster'] }] }, foe: { amber: 3 } },
    ['reap sensor-chief-garcia', 'order sensor-chief-garcia by garcia-s-blaster', 'yes', 'choice 1'],
    { amber: [1, 3] },
  ],
);

card(
  'Ingram’s Blaster',
  ...blaster('ingram-s-blaster', 'medic-ingram', 'target'),
  [
    'moves to Medic Ingram and heals any creature fully',
    {
      house: 'brobnar',
      you: { line: [{ card: 'bumpsy', upgrades: ['ingram-s-blaster'] }, 'medic-ingram'] },
      foe: { line: [{ card: 'troll', damage: 7 }] },
    },
    ['reap bumpsy', 'yes', 'choice 1', 'troll'],
    { cards: { troll: { damage: 0 }, 'medic-ingram': { upgrades: ['ingram-s-blaster'] } } },
  ],
  [
    'heals one when it is played on Ingram, and none when it is played elsewhere',
    { you: { hand: ['ingram-s-blaster'], line: ['medic-ingram', { card: 'krump', damage: 4 }] } },
    ['play ingram-s-blaster', 'krump'],
    { amber: [1, 0], cards: { krump: { damage: 4 } } },
  ],
  [
    'heals creatures only',
    {
      you: { hand: ['ingram-s-blaster'], line: ['medic-ingram'] },
      foe: { line: ['troll'], artifacts: ['cannon'] },
    },
    ['play ingram-s-blaster', 'medic-ingram'],
    { offers: ['medic-ingram', 'troll'] },
  ],
  [
    'does not come anew to the Ingram that has it',
    { you: { line: [{ card: 'medic-ingram', upgrades: ['ingram-s-blaster'], damage: 1 }] } },
    ['reap medic-ingram', 'order medic-ingram by ingram-s-blaster', 'yes', 'choice 1', 'no'],
    { cards: { 'medic-ingram': { damage: 1 } } },
  ],
);

card(
  'Khrkhar’s Blaster',
  ...blaster('khrkhar-s-blaster', 'lieutenant-khrkhar'),
  [
    'moves to Lieutenant Khrkhar and wards it',
    {
      house: 'brobnar',
      you: { line: [{ card: 'bumpsy', upgrades: ['khrkhar-s-blaster'] }, 'lieutenant-khrkhar'] },
    },
    ['reap bumpsy', 'yes', 'choice 1'],
    { cards: { 'lieutenant-khrkhar': { ward: true }, bumpsy: { ward: false } } },
  ],
  [
    'wards it when it is played on it',
    { you: { hand: ['khrkhar-s-blaster'], line: ['lieutenant-khrkhar'] } },
    ['play khrkhar-s-blaster'],
    { amber: [1, 0], cards: { 'lieutenant-khrkhar': { ward: true } } },
  ],
  [
    'does not come anew to the Khrkhar that has it',
    { you: { line: [{ card: 'lieutenant-khrkhar', upgrades: ['khrkhar-s-blaster'] }] } },
    ['reap lieutenant-khrkhar', 'yes', 'choice 1'],
    { cards: { 'lieutenant-khrkhar': { ward: false } } },
  ],
);

card(
  'Kirby’s Blaster',
  ...blaster('kirby-s-blaster', 'com-officer-kirby'),
  [
    'moves to Com. Officer Kirby and draws 2 cards',
    {
      house: 'brobnar',
      you: {
        line: [{ card: 'bumpsy', upgrades: ['kirby-s-blaster'] }, 'com-officer-kirby'],
        deck: ['anger', 'zap', 'troll'],
      },
    },
    ['reap bumpsy', 'yes', 'choice 1'],
    { you: { hand: ['anger', 'zap'] }, cards: { 'com-officer-kirby': { upgrades: ['kirby-s-blaster'] } } },
  ],
  [
    'draws 2 when it is played on Kirby',
    { you: { hand: ['kirby-s-blaster'], line: ['com-officer-kirby'], deck: ['anger', 'zap', 'troll'] } },
    ['play kirby-s-blaster'],
    { you: { hand: ['anger', 'zap'] } },
  ],
  [
    'draws nothing when it is played elsewhere, or comes anew to the same Kirby',
    { you: { line: [{ card: 'com-officer-kirby', upgrades: ['kirby-s-blaster'] }], deck: ['anger'] } },
    ['reap com-officer-kirby', 'order com-officer-kirby by kirby-s-blaster', 'yes', 'choice 1'],
    { you: { hand: [] } },
  ],
);

card(
  'Qincan’s Blaster',
  ...blaster('qincan-s-blaster', 'sci-officer-qincan', 'may'),
  [
    'moves to Sci. Officer Qincan, and its player may archive any creature in play',
    {
      house: 'brobnar',
      you: { line: [{ card: 'bumpsy', upgrades: ['qincan-s-blaster'] }, 'sci-officer-qincan'] },
      foe: { line: ['troll'] },
    },
    ['reap bumpsy', 'yes', 'choice 1', 'yes', 'troll'],
    { at: { troll: 'archives 1' }, cards: { 'sci-officer-qincan': { upgrades: ['qincan-s-blaster'] } } },
  ],
  [
    'archives nobody unless its player likes',
    { you: { hand: ['qincan-s-blaster'], line: ['sci-officer-qincan'] }, foe: { line: ['troll'] } },
    ['play qincan-s-blaster', 'sci-officer-qincan', 'no'],
    { amber: [1, 0], at: { troll: 'line' } },
  ],
  [
    'offers creatures of both sides',
    { you: { hand: ['qincan-s-blaster'], line: ['sci-officer-qincan'] }, foe: { line: ['troll'] } },
    ['play qincan-s-blaster', 'sci-officer-qincan', 'yes'],
    { offers: ['sci-officer-qincan', 'troll'] },
  ],
  [
    'does not come anew to the Qincan that has it',
    {
      you: { line: [{ card: 'sci-officer-qincan', upgrades: ['qincan-s-blaster'] }] },
      foe: { line: ['troll'] },
    },
    ['reap sci-officer-qincan', 'yes', 'choice 1'],
    { line: [['sci-officer-qincan'], ['troll']] },
  ],
);

card(
  'Walls’ Blaster',
  ...blaster('walls--blaster', 'chief-engineer-walls', 'target'),
  [
    'moves to Chief Engineer Walls and stuns a creature for each upgrade on Walls',
    {
      house: 'brobnar',
      you: {
        line: [
          { card: 'bumpsy', upgrades: ['walls--blaster'] },
          { card: 'chief-engineer-walls', upgrades: ['stunner'] },
        ],
      },
      foe: { line: ['troll', 'krump', { card: 'mother', upgrades: ['rocket-boots'] }] },
    },
    ['reap bumpsy', 'yes', 'choice 1', 'troll', 'bumpsy'],
    {
      cards: {
        troll: { stunned: true },
        bumpsy: { stunned: true },
        krump: { stunned: false },
        mother: { stunned: false },
        'chief-engineer-walls': { stunned: false },
      },
    },
  ],
  [
    'stuns one creature when it is the only upgrade there',
    { you: { hand: ['walls--blaster'], line: ['chief-engineer-walls'] }, foe: { line: ['troll'] } },
    ['play walls--blaster', 'chief-engineer-walls', 'troll'],
    { amber: [1, 0], cards: { troll: { stunned: true } } },
  ],
  [
    'stuns creatures only',
    {
      you: { hand: ['walls--blaster'], line: ['chief-engineer-walls'] },
      foe: { line: ['troll'], artifacts: ['cannon'] },
    },
    ['play walls--blaster', 'chief-engineer-walls'],
    { offers: ['chief-engineer-walls', 'troll'] },
  ],
  [
    'does not come anew to the Walls that has it',
    {
      you: { line: [{ card: 'chief-engineer-walls', upgrades: ['walls--blaster'] }] },
      foe: { line: ['troll'] },
    },
    ['reap chief-engineer-walls', 'order chief-engineer-walls by walls--blaster', 'yes', 'choice 1'],
    { cards: { troll: { stunned: false } } },
  ],
);
