import { expect } from 'vitest';
import { about, single, singles } from '../../../testkit.js';
import { Flag, Zone } from '../../layout.js';
import { listed } from '../../scenario/view.js';
import type { KeyforgeScenario } from '../../scenario.js';
import { flag, headOf } from '../../state.js';
import { take } from '../../testkit.js';
import { cardRows, check, position } from '../../testrows.js';

const card = cardRows('logos');

/** Any cards: only their number matters. */
const cards = (length: number): string[] => ({ length }) as string[];

// The cards of the starter deck

card(
  'Dimension Door',
  [
    'lets every reap of the turn steal instead of gain',
    { you: { hand: ['dimension-door'], line: ['mother', 'dextre'] }, foe: { amber: 3 } },
    ['play dimension-door', 'reap mother', 'reap dextre'],
    { amber: [2, 1] },
  ],
  [
    'gives nothing for a reap when the opponent has no æmber',
    { you: { hand: ['dimension-door'], line: ['mother'] }, foe: { amber: 0 } },
    ['play dimension-door', 'reap mother'],
    { amber: [0, 0], cards: { mother: { exhausted: true } } },
  ],
  [
    'leaves æmber alone that a reap ability gains',
    {
      you: { hand: ['dimension-door'], line: ['vespilon-theorist'], deck: ['labwork'] },
      foe: { amber: 3 },
    },
    ['play dimension-door', 'reap vespilon-theorist', 'house logos'],
    { amber: [2, 2] },
  ],
  [
    'leaves bonus æmber alone',
    { you: { hand: ['dimension-door', 'labwork'] }, foe: { amber: 3 } },
    ['play dimension-door', 'play labwork'],
    { amber: [1, 3] },
  ],
  [
    'steals nothing from a player who can’t be stolen from, and the reap gains nothing either',
    { you: { hand: ['dimension-door'], line: ['mother'] }, foe: { amber: 3, line: ['the-vaultkeeper'] } },
    ['play dimension-door', 'reap mother'],
    { amber: [0, 3] },
  ],
  [
    'steals once for a reap, also when played twice',
    { you: { hand: ['dimension-door', 'dimension-door'], line: ['mother'] }, foe: { amber: 3 } },
    ['play dimension-door', 'play dimension-door#2', 'reap mother'],
    { amber: [1, 2] },
  ],
  [
    'ends with the turn and never helps the opponent',
    { you: { hand: ['dimension-door'], amber: 2 }, foe: { amber: 3, line: ['troll'] } },
    ['play dimension-door', 'end', 'house brobnar', 'reap troll'],
    { amber: [2, 4] },
  ],
  [
    'steals for an enemy Ether Spider to capture',
    { you: { hand: ['dimension-door'], line: ['mother'] }, foe: { amber: 2, line: ['ether-spider'] } },
    ['play dimension-door', 'reap mother', 'order dimension-door'],
    { amber: [0, 1], cards: { 'ether-spider': { amber: 1 } } },
  ],
);

card(
  'Library Access',
  [
    'draws a card for each card played after it',
    {
      you: {
        hand: ['library-access', 'library-of-babble', 'mother'],
        deck: ['dextre', 'doc-bookton'],
        line: ['dr-escotera'],
      },
    },
    ['play library-access', 'play library-of-babble', 'play mother', 'flank left'],
    { you: { hand: ['dextre', 'doc-bookton'] } },
  ],
  [
    'draws nothing for itself',
    { you: { hand: ['library-access'] } },
    ['play library-access'],
    { you: { hand: [], discard: ['library-access'] } },
  ],
  [
    'draws one card for the second copy and two for each card behind it',
    {
      you: {
        hand: ['library-access', 'library-access', 'mother'],
        deck: ['dextre', 'doc-bookton', 'dr-escotera', 'labwork'],
      },
    },
    ['play library-access', 'play library-access#2', 'order library-access', 'play mother'],
    { you: { hand: ['dextre', 'doc-bookton', 'dr-escotera'] } },
  ],
  [
    'is no other card to itself when it comes back and is played again, but then draws twice',
    {
      you: {
        hand: ['library-access', 'library-of-babble'],
        deck: ['mother', 'dextre', 'doc-bookton'],
        artifacts: ['nepenthe-seed'],
      },
    },
    [
      'play library-access',
      'omni nepenthe-seed',
      'target library-access',
      'play library-access',
      'play library-of-babble',
    ],
    { you: { hand: ['mother', 'dextre'] } },
  ],
  [
    'draws before or after the play ability of the card, as the player likes',
    { you: { hand: ['library-access', 'labwork', 'mother'], deck: ['dextre'] } },
    ['play library-access', 'play labwork'],
    { asks: 'order', offers: ['order labwork', 'order library-access'] },
  ],
  [
    'lets a card drawn by it be archived by the card played',
    { you: { hand: ['library-access', 'labwork', 'mother'], deck: ['dextre'] } },
    ['play library-access', 'play labwork', 'order library-access', 'dextre'],
    { you: { hand: ['mother'], archives: ['dextre'] } },
  ],
  [
    'draws for a card that an effect plays',
    {
      you: { hand: ['library-access', 'wild-wormhole'], deck: ['dust-pixie', 'dextre', 'mother', 'labwork'] },
    },
    ['play library-access', 'play wild-wormhole', 'order wild-wormhole'],
    { amber: [3, 0], you: { hand: ['dextre', 'mother'] }, at: { 'dust-pixie': 'line 0' } },
  ],
  [
    'ends with the turn and does not draw for the opponent’s cards',
    { you: { hand: ['library-access'] }, foe: { hand: ['troll'] } },
    ['play library-access', 'end', 'house brobnar', 'play troll'],
    { foe: { hand: [] }, turn: { active: 1 } },
  ],
);

card(
  'Twin Bolt Emission',
  [
    'deals 2 damage to each of two creatures of any side',
    {
      you: { hand: ['twin-bolt-emission'], line: ['mother'] },
      foe: { line: ['troll', 'bumpsy'] },
    },
    ['play twin-bolt-emission', 'mother', 'bumpsy'],
    { amber: [1, 0], cards: { mother: { damage: 2 }, bumpsy: { damage: 2 }, troll: { damage: 0 } } },
  ],
  [
    'can’t hit the same creature twice',
    { you: { hand: ['twin-bolt-emission'] }, foe: { line: ['troll', 'bumpsy', 'dodger'] } },
    ['play twin-bolt-emission', 'troll'],
    { offers: ['bumpsy', 'dodger'] },
  ],
  [
    'hits an only creature once',
    { you: { hand: ['twin-bolt-emission'] }, foe: { line: ['troll'] } },
    ['play twin-bolt-emission'],
    { cards: { troll: { damage: 2 } } },
  ],
  [
    'kills both at once, so that their destroyed abilities share a window',
    { you: { hand: ['twin-bolt-emission'] }, foe: { line: ['dust-imp', 'bad-penny'] } },
    ['play twin-bolt-emission'],
    { asks: 'order', offers: ['order dust-imp', 'order bad-penny'] },
  ],
  [
    'takes a ward off and is stopped by armor',
    {
      you: { hand: ['twin-bolt-emission'] },
      foe: { line: [{ card: 'dust-imp', ward: true }, 'raiding-knight'] },
    },
    ['play twin-bolt-emission'],
    { cards: { 'dust-imp': { ward: false, damage: 0 }, 'raiding-knight': { armor: 0, damage: 0 } } },
  ],
  [
    'gives its æmber when no creature is in play',
    { you: { hand: ['twin-bolt-emission'] } },
    ['play twin-bolt-emission'],
    { amber: [1, 0], at: { 'twin-bolt-emission': 'discard' } },
  ],
);

card(
  'Wild Wormhole',
  [
    'plays the top card of the deck, whatever its house',
    { you: { hand: ['wild-wormhole'], deck: ['dust-pixie'] } },
    ['play wild-wormhole'],
    {
      amber: [3, 0],
      you: { hand: [] },
      cards: { 'dust-pixie': { exhausted: true } },
      at: { 'dust-pixie': 'line 0' },
    },
  ],
  [
    'resolves the play ability of that card',
    { you: { hand: ['wild-wormhole'], deck: ['urchin'] }, foe: { amber: 2 } },
    ['play wild-wormhole'],
    { amber: [2, 1] },
  ],
  [
    'puts an action it has played into the discard pile before itself',
    { you: { hand: ['wild-wormhole'], deck: ['dimension-door'] } },
    ['play wild-wormhole'],
    { you: { discard: ['wild-wormhole', 'dimension-door'] } },
  ],
  [
    'leaves an upgrade on top when there is no creature to bear it',
    { you: { hand: ['wild-wormhole'], deck: ['blood-of-titans', 'mother'] } },
    ['play wild-wormhole'],
    { amber: [1, 0], at: { 'blood-of-titans': 'deck' } },
  ],
  [
    'leaves an alpha card on top, as it has been played itself',
    { you: { hand: ['wild-wormhole'], deck: ['eureka'] } },
    ['play wild-wormhole'],
    { amber: [1, 0], at: { eureka: 'deck' } },
  ],
  [
    'leaves a creature on top for a player who can’t play creatures',
    { you: { hand: ['wild-wormhole'], deck: ['mother'], line: ['grommid'] } },
    ['play wild-wormhole'],
    { amber: [1, 0], at: { mother: 'deck' } },
  ],
  [
    'does not reshuffle for an empty deck',
    { you: { hand: ['wild-wormhole'], discard: ['mother'], pad: false } },
    ['play wild-wormhole'],
    { amber: [1, 0], you: { discard: ['wild-wormhole', 'mother'], deck: [] } },
  ],
  [
    'plays one more card in the first turn of the game',
    { turn: 1, you: { hand: ['wild-wormhole', 'mother'], deck: ['dextre'] } },
    ['play wild-wormhole'],
    { at: { dextre: 'line 0' }, offers: ['end'] },
  ],
  [
    'goes on with another Wild Wormhole',
    { you: { hand: ['wild-wormhole'], deck: ['wild-wormhole', 'dust-pixie'] } },
    ['play wild-wormhole'],
    { amber: [4, 0], at: { 'dust-pixie': 'line 0' } },
  ],
  [
    'plays one card',
    { you: { hand: ['wild-wormhole'], deck: ['dust-pixie', 'mother'] } },
    ['play wild-wormhole'],
    { line: [['dust-pixie'], []], top: [['mother'], []] },
  ],
);

card(
  'Library of Babble',
  [
    'draws a card',
    { you: { artifacts: ['library-of-babble'], deck: ['mother'] } },
    ['action library-of-babble'],
    { you: { hand: ['mother'] }, cards: { 'library-of-babble': { exhausted: true } } },
  ],
  [
    'shuffles the discard pile in when the deck is empty',
    { you: { artifacts: ['library-of-babble'], discard: ['mother'], pad: false } },
    ['action library-of-babble'],
    { you: { hand: ['mother'], discard: [] } },
  ],
  [
    'is no action for another house',
    { house: 'mars', you: { artifacts: ['library-of-babble'] } },
    [],
    { offers: ['end'] },
  ],
);

card(
  'Batdrone',
  [
    'steals 1 when it fights and takes no damage in return',
    { you: { line: ['batdrone'] }, foe: { amber: 2, line: ['troll'] } },
    ['fight batdrone'],
    { amber: [1, 1], cards: { batdrone: { damage: 0 }, troll: { damage: 2 } } },
  ],
  [
    'steals when its foe eludes it',
    { you: { line: ['batdrone'] }, foe: { amber: 2, line: ['urchin'] } },
    ['fight batdrone'],
    { amber: [1, 1], cards: { urchin: { damage: 0 } } },
  ],
  [
    'steals nothing when it is attacked',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { amber: 2, line: ['batdrone'] } },
    ['fight troll'],
    { amber: [0, 2], at: { batdrone: 'discard' }, cards: { troll: { damage: 2 } } },
  ],
  [
    'steals nothing when a hazardous foe kills it first',
    { you: { line: ['batdrone'] }, foe: { amber: 2, line: ['briar-grubbling'] } },
    ['fight batdrone'],
    { amber: [0, 2], at: { batdrone: 'discard' }, cards: { 'briar-grubbling': { damage: 0 } } },
  ],
  [
    'steals nothing when it reaps',
    { you: { line: ['batdrone'] }, foe: { amber: 2 } },
    ['reap batdrone'],
    { amber: [1, 2] },
  ],
);

card(
  'Doc Bookton',
  [
    'draws a card when it reaps',
    { you: { line: ['doc-bookton'], deck: ['mother'] } },
    ['reap doc-bookton'],
    { amber: [1, 0], you: { hand: ['mother'] } },
  ],
  [
    'draws nothing when it fights',
    { you: { line: ['doc-bookton'] }, foe: { line: ['dust-imp'] } },
    ['fight doc-bookton'],
    { you: { hand: [] } },
  ],
);

card(
  'Dr. Escotera',
  [
    'gains 1 for each key of the opponent',
    { you: { hand: ['dr-escotera'] }, foe: { keys: ['red', 'blue'] } },
    ['play dr-escotera'],
    { amber: [2, 0] },
  ],
  [
    'does not count your own keys',
    { you: { hand: ['dr-escotera'], keys: ['red', 'blue'] } },
    ['play dr-escotera'],
    { amber: [0, 0] },
  ],
);

card(
  'Quixo the “Adventurer”',
  [
    'draws a card when it fights and takes no damage in return',
    { you: { line: ['quixo-the-adventurer'], deck: ['mother'] }, foe: { line: ['troll'] } },
    ['fight quixo-the-adventurer'],
    { you: { hand: ['mother'] }, cards: { 'quixo-the-adventurer': { damage: 0 }, troll: { damage: 3 } } },
  ],
  [
    'draws nothing when it reaps',
    { you: { line: ['quixo-the-adventurer'] } },
    ['reap quixo-the-adventurer'],
    { amber: [1, 0], you: { hand: [] } },
  ],
);

card(
  'Mother',
  [
    'refills the hand to seven cards',
    { you: { line: ['mother'], deck: Array(8).fill('labwork') } },
    ['end', 'house brobnar'],
    { you: { hand: cards(7) } },
  ],
  [
    'refills to eight with another one',
    { you: { line: ['mother', 'mother'], deck: Array(9).fill('labwork') } },
    ['end', 'house brobnar'],
    { you: { hand: cards(8) } },
  ],
  [
    'does nothing for the opponent',
    { active: 1, you: { line: ['mother'] }, foe: {} },
    ['end', 'house logos'],
    { foe: { hand: cards(6) } },
  ],
  [
    'leaves the penalty of chains as it is',
    { you: { line: ['mother'], chains: 7 } },
    ['end', 'house brobnar'],
    { chains: [6, 0], you: { hand: cards(5) } },
  ],
);

// All others, in the order of their numbers

card(
  'Bouncing Deathquark',
  [
    'destroys an enemy and a friendly creature',
    { you: { hand: ['bouncing-deathquark'], line: ['mother'] }, foe: { line: ['troll', 'bumpsy'] } },
    ['play bouncing-deathquark', 'troll'],
    { at: { mother: 'discard', troll: 'discard', bumpsy: 'line' } },
  ],
  [
    'may be repeated as long as both sides have a creature',
    {
      you: { hand: ['bouncing-deathquark'], line: ['mother', 'dextre'] },
      foe: { line: ['troll', 'bumpsy'] },
    },
    ['play bouncing-deathquark', 'troll', 'mother'],
    { asks: 'may bouncing-deathquark', offers: ['yes', 'no'] },
  ],
  [
    'repeats with new choices',
    {
      you: { hand: ['bouncing-deathquark'], line: ['mother', 'doc-bookton', 'batdrone'] },
      foe: { line: ['troll', 'bumpsy', 'dodger'] },
    },
    ['play bouncing-deathquark', 'troll', 'mother', 'yes', 'dodger', 'batdrone', 'no'],
    { line: [['doc-bookton'], ['bumpsy']] },
  ],
  [
    'may end after the first time',
    {
      you: { hand: ['bouncing-deathquark'], line: ['mother', 'doc-bookton'] },
      foe: { line: ['troll', 'bumpsy'] },
    },
    ['play bouncing-deathquark', 'troll', 'mother', 'no'],
    { line: [['doc-bookton'], ['bumpsy']], at: { 'bouncing-deathquark': 'discard' } },
  ],
  [
    'destroys what it can when one side is empty, and is not repeated',
    { you: { hand: ['bouncing-deathquark'] }, foe: { line: ['troll', 'bumpsy'] } },
    ['play bouncing-deathquark', 'troll'],
    { line: [[], ['bumpsy']] },
  ],
  [
    'takes a ward off instead of destroying, and may hit again',
    {
      you: { hand: ['bouncing-deathquark'], line: ['mother', 'doc-bookton'] },
      foe: { line: [{ card: 'troll', ward: true }] },
    },
    ['play bouncing-deathquark', 'mother', 'yes'],
    { line: [[], []] },
  ],
  [
    'is not repeated when all that is left on one side can’t be destroyed',
    {
      you: { hand: ['bouncing-deathquark'], line: [{ card: 'mother', upgrades: ['ghostform'] }] },
      foe: { line: ['troll', 'bumpsy'] },
    },
    ['play bouncing-deathquark', 'troll'],
    { line: [['mother'], ['bumpsy']] },
  ],
  [
    'asks for no repeat when it has destroyed the creature onto which it was grafted',
    {
      house: 'brobnar',
      you: { line: [{ card: 'infomancer', under: ['bouncing-deathquark'] }, 'troll'] },
      foe: { line: ['bumpsy', 'zorg'] },
    },
    ['reap infomancer', 'bumpsy', 'infomancer'],
    { line: [['troll'], ['zorg']] },
  ],
  [
    'is not repeated when no enemy is left',
    { you: { hand: ['bouncing-deathquark'], line: ['mother', 'dextre'] }, foe: { line: ['troll'] } },
    ['play bouncing-deathquark', 'mother'],
    { line: [['dextre'], []] },
  ],
);

card(
  'Effervescent Principle',
  [
    'halves both pools, rounding the loss down',
    { you: { hand: ['effervescent-principle'], amber: 5 }, foe: { amber: 4 } },
    ['play effervescent-principle'],
    { amber: [3, 2], chains: [1, 0] },
  ],
  [
    'takes nothing of 1 or none',
    { you: { hand: ['effervescent-principle'], amber: 1, chains: 2 }, foe: { amber: 0 } },
    ['play effervescent-principle'],
    { amber: [1, 0], chains: [3, 0] },
  ],
);

card(
  'Foggify',
  [
    'keeps the opponent’s creatures from fighting in their next turn',
    { you: { hand: ['foggify'], line: ['mother'] }, foe: { line: ['troll'] } },
    ['play foggify', 'end', 'house brobnar'],
    { amber: [1, 0], may: ['reap troll'], mayNot: ['fight troll'] },
  ],
  [
    'stops also a fight that an effect wants',
    { you: { hand: ['foggify'], line: ['mother'] }, foe: { line: ['troll'], hand: ['anger'] } },
    ['play foggify', 'end', 'house brobnar', 'reap troll', 'play anger'],
    { cards: { mother: { damage: 0 }, troll: { exhausted: false } } },
  ],
  [
    'lets you fight in the same turn',
    { you: { hand: ['foggify'], line: ['mother'] }, foe: { line: ['troll'] } },
    ['play foggify'],
    { may: ['fight mother'] },
  ],
  [
    'is over a turn later',
    { you: { hand: ['foggify'], line: ['mother'] }, foe: { line: ['troll'] } },
    ['play foggify', 'end', 'house brobnar', 'end', 'house logos', 'end', 'house brobnar'],
    { may: ['fight troll'] },
  ],
);

card(
  'Help from Future Self',
  [
    'finds a Timetraveller in the deck and shuffles the discard pile in',
    {
      you: {
        hand: ['help-from-future-self'],
        deck: ['mother', 'timetraveller'],
        discard: ['dextre'],
        pad: false,
      },
    },
    ['play help-from-future-self', 'timetraveller'],
    {
      amber: [1, 0],
      you: { hand: ['timetraveller'], discard: ['help-from-future-self'], deck: cards(2) },
      at: { dextre: 'deck', mother: 'deck' },
    },
  ],
  [
    'finds one in the discard pile',
    { you: { hand: ['help-from-future-self'], discard: ['dextre', 'timetraveller'] } },
    ['play help-from-future-self', 'timetraveller'],
    { you: { hand: ['timetraveller'], discard: ['help-from-future-self'] }, at: { dextre: 'deck' } },
  ],
  [
    'takes only one of two',
    { you: { hand: ['help-from-future-self'], deck: ['timetraveller'], discard: ['timetraveller'] } },
    ['play help-from-future-self', 'timetraveller'],
    { you: { hand: cards(1), discard: ['help-from-future-self'] } },
  ],
  [
    'may fail to find it',
    { you: { hand: ['help-from-future-self'], deck: ['timetraveller'], discard: ['dextre'] } },
    ['play help-from-future-self', 'done'],
    { you: { hand: [] }, at: { timetraveller: 'deck', dextre: 'deck' } },
  ],
  [
    'shuffles the discard pile in when there is none to find',
    { you: { hand: ['help-from-future-self'], discard: ['dextre'] } },
    ['play help-from-future-self'],
    { you: { hand: [], discard: ['help-from-future-self'] }, at: { dextre: 'deck' } },
  ],
);

card(
  'Interdimensional Graft',
  [
    'takes what the opponent has left after forging',
    { you: { hand: ['interdimensional-graft'] }, foe: { amber: 9 } },
    ['play interdimensional-graft', 'end', 'house brobnar'],
    { amber: [4, 0], foe: { keys: ['red'] } },
  ],
  [
    'takes nothing when the opponent does not forge',
    { you: { hand: ['interdimensional-graft'] }, foe: { amber: 5 } },
    ['play interdimensional-graft', 'end', 'house brobnar'],
    { amber: [1, 5] },
  ],
  [
    'is a gift, no theft',
    { you: { hand: ['interdimensional-graft'] }, foe: { amber: 9, line: ['the-vaultkeeper'] } },
    ['play interdimensional-graft', 'end', 'house brobnar'],
    { amber: [4, 0] },
  ],
  [
    'is over after that turn',
    { you: { hand: ['interdimensional-graft'] }, foe: { amber: 5, line: ['troll'] } },
    [
      'play interdimensional-graft',
      'end',
      'house brobnar',
      'reap troll',
      'end',
      'house logos',
      'end',
      'house brobnar',
    ],
    { amber: [1, 0], foe: { keys: ['red'] } },
  ],
);

card(
  'Knowledge is Power',
  [
    'archives a card',
    { you: { hand: ['knowledge-is-power', 'mother', 'foggify'], archives: ['labwork'] } },
    ['play knowledge-is-power', 'choice 0', 'mother'],
    { amber: [0, 0], you: { hand: ['foggify'], archives: ['labwork', 'mother'] } },
  ],
  [
    'or gains 1 for each archived card',
    {
      you: { hand: ['knowledge-is-power', 'mother'], archives: ['labwork', 'dextre'] },
      foe: { archives: ['troll'] },
    },
    ['play knowledge-is-power', 'choice 1'],
    { amber: [2, 0], you: { hand: ['mother'], archives: ['labwork', 'dextre'] } },
  ],
  [
    'counts a card of the opponent in your archives',
    { you: { hand: ['knowledge-is-power'], archives: [{ card: 'troll', owner: 1 }] } },
    ['play knowledge-is-power', 'choice 1'],
    { amber: [1, 0] },
  ],
);

card(
  'Labwork',
  [
    'archives a card from hand',
    { you: { hand: ['labwork', 'mother', 'troll'] } },
    ['play labwork', 'troll'],
    { amber: [1, 0], you: { hand: ['mother'], archives: ['troll'] } },
  ],
  [
    'is no choice: one must be archived',
    { you: { hand: ['labwork', 'mother', 'troll'] } },
    ['play labwork'],
    { asks: 'target labwork', offers: ['mother', 'troll'] },
  ],
  [
    'does nothing with an empty hand',
    { you: { hand: ['labwork'] } },
    ['play labwork'],
    { amber: [1, 0], you: { archives: [], discard: ['labwork'] } },
  ],
);

card(
  'Neuro Syphon',
  [
    'steals 1 and draws when the opponent has more',
    { you: { hand: ['neuro-syphon'], deck: ['mother'] }, foe: { amber: 2 } },
    ['play neuro-syphon'],
    { amber: [2, 1], you: { hand: ['mother'] } },
  ],
  [
    'counts its own bonus æmber first',
    { you: { hand: ['neuro-syphon'] }, foe: { amber: 1 } },
    ['play neuro-syphon'],
    { amber: [1, 1], you: { hand: [] } },
  ],
  [
    'draws also when nothing can be stolen',
    { you: { hand: ['neuro-syphon'], deck: ['mother'] }, foe: { amber: 3, line: ['the-vaultkeeper'] } },
    ['play neuro-syphon'],
    { amber: [1, 3], you: { hand: ['mother'] } },
  ],
);

card(
  'Phase Shift',
  [
    'lets one card of another house be played',
    { you: { hand: ['phase-shift', 'troll', 'urchin', 'mother'] } },
    ['play phase-shift'],
    { may: ['play troll', 'play urchin', 'play mother'], mayNot: ['discard troll'] },
  ],
  [
    'lets only one be played',
    { you: { hand: ['phase-shift', 'troll', 'urchin', 'mother'] } },
    ['play phase-shift', 'play troll'],
    { may: ['play mother'], mayNot: ['play urchin'] },
  ],
  [
    'is not used up by a Logos card',
    { you: { hand: ['phase-shift', 'troll', 'dimension-door'] } },
    ['play phase-shift', 'play dimension-door'],
    { may: ['play troll'] },
  ],
  [
    'adds up with a second copy',
    { you: { hand: ['phase-shift', 'phase-shift', 'troll', 'urchin', 'anger'] } },
    ['play phase-shift', 'play phase-shift#2', 'play troll', 'play urchin', 'flank left'],
    { line: [['urchin', 'troll'], []], mayNot: ['play anger'] },
  ],
  [
    'does not let cards in play be used',
    { you: { hand: ['phase-shift'], line: ['troll'] } },
    ['play phase-shift'],
    { offers: ['end'] },
  ],
  [
    'ends with the turn',
    { you: { hand: ['phase-shift', 'troll'], houses: ['logos', 'brobnar', 'dis'] } },
    ['play phase-shift', 'end', 'house brobnar', 'end', 'house logos'],
    { mayNot: ['play troll'] },
  ],

  [
    'lets the card be played in the first turn of the game, and no second Logos card',
    { turn: 1, you: { hand: ['phase-shift', 'troll', 'mother'] } },
    ['play phase-shift'],
    { offers: ['play troll', 'end'] },
  ],
);

card(
  'Positron Bolt',
  [
    'deals 3, 2 and 1 damage inwards from a flank',
    { you: { hand: ['positron-bolt'] }, foe: { line: ['troll', 'dodger', 'bumpsy', 'headhunter'] } },
    ['play positron-bolt', 'headhunter'],
    {
      amber: [1, 0],
      cards: {
        troll: { damage: 0 },
        dodger: { damage: 1 },
        bumpsy: { damage: 2 },
        headhunter: { damage: 3 },
      },
    },
  ],
  [
    'starts on the flank of either line',
    { you: { hand: ['positron-bolt'], line: ['mother'] }, foe: { line: ['troll', 'dodger', 'bumpsy'] } },
    ['play positron-bolt'],
    { asks: 'target positron-bolt', offers: ['mother', 'troll', 'bumpsy'] },
  ],
  [
    'goes on through creatures that it kills',
    {
      you: { hand: ['positron-bolt'] },
      foe: { line: ['quixo-the-adventurer', 'silvertooth', 'bumpsy', 'troll'] },
    },
    ['play positron-bolt', 'quixo-the-adventurer'],
    { line: [[], ['bumpsy', 'troll']], cards: { bumpsy: { damage: 1 }, troll: { damage: 0 } } },
  ],
  [
    'deals what a short line can take',
    { you: { hand: ['positron-bolt'] }, foe: { line: ['troll', 'bumpsy'] } },
    ['play positron-bolt', 'bumpsy'],
    { cards: { bumpsy: { damage: 3 }, troll: { damage: 2 } } },
  ],
  [
    'hits an only creature once',
    { you: { hand: ['positron-bolt'] }, foe: { line: ['troll'] } },
    ['play positron-bolt'],
    { cards: { troll: { damage: 3 } } },
  ],
  [
    'is stopped by wards and armor one by one',
    {
      you: { hand: ['positron-bolt'] },
      foe: { line: [{ card: 'troll', ward: true }, 'raiding-knight', 'bumpsy'] },
    },
    ['play positron-bolt', 'troll'],
    {
      cards: {
        troll: { ward: false, damage: 0 },
        'raiding-knight': { damage: 0, armor: 0 },
        bumpsy: { damage: 1 },
      },
    },
  ],
  [
    'gives its æmber when no creature is in play',
    { you: { hand: ['positron-bolt'] } },
    ['play positron-bolt'],
    { amber: [1, 0] },
  ],
  [
    'goes one way from a creature that counts as one on a flank',
    {
      you: { hand: ['positron-bolt'], artifacts: ['spectral-tunneler'] },
      foe: { line: ['troll', 'headhunter', 'bumpsy', 'zorg', 'krump'] },
    },
    ['action spectral-tunneler', 'bumpsy', 'play positron-bolt', 'bumpsy', 'zorg'],
    {
      cards: {
        troll: { damage: 0 },
        headhunter: { damage: 0 },
        bumpsy: { damage: 3 },
        zorg: { damage: 2 },
        krump: { damage: 1 },
      },
    },
  ],
);

card(
  'Random Access Archives',
  [
    'archives the top card of the deck',
    { you: { hand: ['random-access-archives'], deck: ['troll', 'mother'] } },
    ['play random-access-archives'],
    { amber: [1, 0], you: { archives: ['troll'], hand: [] }, at: { mother: 'deck' } },
  ],
  [
    'does not reshuffle for an empty deck',
    { you: { hand: ['random-access-archives'], discard: ['mother'], pad: false } },
    ['play random-access-archives'],
    { you: { archives: [], discard: ['random-access-archives', 'mother'] } },
  ],
);

card(
  'Remote Access',
  [
    'uses an enemy artifact as your own',
    {
      you: { hand: ['remote-access'], deck: ['mother'] },
      foe: { artifacts: ['library-of-babble', 'seeker-needle'] },
    },
    ['play remote-access', 'library-of-babble'],
    {
      amber: [1, 0],
      you: { hand: ['mother'] },
      foe: { hand: [] },
      cards: {
        'library-of-babble': { exhausted: true, controller: 1 },
        'seeker-needle': { exhausted: false },
      },
    },
  ],
  [
    'can sacrifice it, into its owner’s discard pile',
    {
      you: { hand: ['remote-access'], line: ['mother'] },
      foe: { artifacts: ['key-to-dis'], line: ['troll'] },
    },
    ['play remote-access'],
    { at: { 'key-to-dis': 'discard 1', troll: 'discard 1', mother: 'discard 0' } },
  ],
  [
    'speaks of your creatures as the friendly ones',
    {
      you: { hand: ['remote-access'], line: [{ card: 'mother', exhausted: true }] },
      foe: { artifacts: ['gauntlet-of-command'], line: ['troll'] },
    },
    ['play remote-access'],
    { at: { mother: 'discard' }, cards: { troll: { damage: 5 } } },
  ],
  [
    'does nothing with an exhausted artifact',
    {
      you: { hand: ['remote-access'] },
      foe: { artifacts: [{ card: 'library-of-babble', exhausted: true }] },
    },
    ['play remote-access'],
    { amber: [1, 0], you: { hand: [] } },
  ],
  [
    'does nothing without an enemy artifact',
    { you: { hand: ['remote-access'], artifacts: ['library-of-babble'] } },
    ['play remote-access'],
    { amber: [1, 0], cards: { 'library-of-babble': { exhausted: false } } },
  ],
  [
    'counts as your use of an artifact',
    { you: { hand: ['remote-access'], line: ['veylan-analyst'] }, foe: { artifacts: ['library-of-babble'] } },
    ['play remote-access'],
    { amber: [2, 0] },
  ],
  [
    'moves your æmber onto an enemy Pocket Universe',
    { you: { hand: ['remote-access'], amber: 1 }, foe: { amber: 3, artifacts: ['pocket-universe'] } },
    ['play remote-access'],
    { amber: [1, 3], cards: { 'pocket-universe': { amber: 1 } } },
  ],
  [
    'archives cards from your hand with an enemy Mobius Scroll, which goes to its owner',
    { you: { hand: ['remote-access', 'mother'] }, foe: { hand: ['anger'], artifacts: ['mobius-scroll'] } },
    ['play remote-access', 'mother'],
    { you: { archives: ['mother'] }, foe: { archives: ['mobius-scroll'], hand: ['anger'] } },
  ],
  [
    'lends you the Mars cards you have with enemy Combat Pheromones',
    {
      you: { hand: ['remote-access'], line: ['zorg'] },
      foe: { artifacts: ['combat-pheromones'], line: ['tunk'] },
    },
    ['play remote-access'],
    { may: ['reap zorg'], at: { 'combat-pheromones': 'discard 1' } },
  ],
);

card(
  'Reverse Time',
  [
    'swaps deck and discard pile, and lies on top of the new pile',
    { you: { hand: ['reverse-time'], deck: ['mother', 'dextre'], discard: ['troll'], pad: false } },
    ['play reverse-time'],
    { amber: [1, 0], you: { deck: ['troll'], discard: ['reverse-time', 'mother', 'dextre'] } },
  ],
  [
    'leaves an empty deck behind when nothing was discarded',
    { you: { hand: ['reverse-time'], deck: ['mother'], pad: false } },
    ['play reverse-time'],
    { you: { deck: [], discard: ['reverse-time', 'mother'] } },
  ],
  [
    'makes a deck of the discard pile when there was none',
    {
      you: { hand: ['reverse-time'], discard: ['mother', 'dextre'], pad: false },
      foe: { discard: ['troll'] },
    },
    ['play reverse-time'],
    { you: { deck: cards(2), discard: ['reverse-time'] }, foe: { discard: ['troll'] } },
  ],
);

card(
  'Scrambler Storm',
  [
    'keeps the opponent from playing actions in their next turn',
    { you: { hand: ['scrambler-storm'] }, foe: { hand: ['anger', 'troll', 'gauntlet-of-command'] } },
    ['play scrambler-storm', 'end', 'house brobnar'],
    { may: ['play troll', 'play gauntlet-of-command', 'discard anger'], mayNot: ['play anger'] },
  ],
  [
    'keeps you from nothing',
    { you: { hand: ['scrambler-storm', 'labwork'] } },
    ['play scrambler-storm'],
    { may: ['play labwork'] },
  ],
  [
    'leaves an action on top of the deck that an effect would play',
    {
      you: { hand: ['scrambler-storm'] },
      foe: { artifacts: ['chaos-portal'], deck: ['anger'], houses: ['logos', 'brobnar', 'dis'] },
    },
    ['play scrambler-storm', 'end', 'house logos', 'action chaos-portal', 'house brobnar'],
    { amber: [1, 0], at: { anger: 'deck 1' } },
  ],
  [
    'is over a turn later',
    { you: { hand: ['scrambler-storm'] }, foe: { hand: ['anger'] } },
    ['play scrambler-storm', 'end', 'house brobnar', 'end', 'house logos', 'end', 'house brobnar'],
    { may: ['play anger'] },
  ],
);

card(
  'Sloppy Labwork',
  [
    'archives one card and discards another',
    { you: { hand: ['sloppy-labwork', 'mother', 'dextre', 'troll'] } },
    ['play sloppy-labwork', 'mother', 'troll'],
    { amber: [1, 0], you: { hand: ['dextre'], archives: ['mother'], discard: ['sloppy-labwork', 'troll'] } },
  ],
  [
    'archives an only card and discards nothing',
    { you: { hand: ['sloppy-labwork', 'mother'] } },
    ['play sloppy-labwork'],
    { you: { hand: [], archives: ['mother'], discard: ['sloppy-labwork'] } },
  ],
);

card(
  'Anomaly Exploiter',
  [
    'destroys a damaged creature of either side',
    {
      you: { artifacts: ['anomaly-exploiter'], line: [{ card: 'mother', damage: 1 }] },
      foe: { line: [{ card: 'troll', damage: 1 }, 'bumpsy'] },
    },
    ['action anomaly-exploiter'],
    { asks: 'target anomaly-exploiter', offers: ['mother', 'troll'] },
  ],
  [
    'can’t destroy an unhurt one',
    { you: { artifacts: ['anomaly-exploiter'] }, foe: { line: ['troll'] } },
    ['action anomaly-exploiter'],
    { at: { troll: 'line' }, cards: { 'anomaly-exploiter': { exhausted: true } } },
  ],
  [
    'only takes off a ward',
    { you: { artifacts: ['anomaly-exploiter'] }, foe: { line: [{ card: 'troll', damage: 1, ward: true }] } },
    ['action anomaly-exploiter'],
    { at: { troll: 'line' }, cards: { troll: { ward: false } } },
  ],
);

card(
  'Chaos Portal',
  [
    'plays the top card when it is of the house named',
    { you: { artifacts: ['chaos-portal'], deck: ['dust-pixie'] } },
    ['action chaos-portal', 'house untamed'],
    { amber: [2, 0], at: { 'dust-pixie': 'line 0' } },
  ],
  [
    'leaves it on top otherwise',
    { you: { artifacts: ['chaos-portal'], deck: ['dust-pixie'] } },
    ['action chaos-portal', 'house logos'],
    { amber: [0, 0], at: { 'dust-pixie': 'deck 0' } },
  ],
  [
    'goes by the house a maverick has',
    { you: { artifacts: ['chaos-portal'], deck: [{ card: 'dust-pixie', house: 'dis' }] } },
    ['action chaos-portal', 'house dis'],
    { at: { 'dust-pixie': 'line 0' } },
  ],
  [
    'does nothing with an empty deck',
    { you: { artifacts: ['chaos-portal'], discard: ['dust-pixie'], pad: false } },
    ['action chaos-portal', 'house untamed'],
    { you: { discard: ['dust-pixie'] } },
  ],
);

card(
  'Crazy Killing Machine',
  [
    'destroys a card of the house of each card discarded',
    {
      you: { artifacts: ['crazy-killing-machine'], deck: ['anger'], line: ['urchin'] },
      foe: { deck: ['fear'], line: ['troll', 'dust-imp', 'dextre'] },
    },
    ['action crazy-killing-machine', 'anger'],
    {
      at: {
        anger: 'discard 0',
        fear: 'discard 1',
        troll: 'discard',
        'dust-imp': 'discard',
        urchin: 'line',
        dextre: 'line',
      },
      cards: { 'crazy-killing-machine': { exhausted: true } },
    },
  ],
  [
    'is destroyed when only one card was',
    {
      you: { artifacts: ['crazy-killing-machine'], deck: ['anger'] },
      foe: { deck: ['fear'], line: ['troll'] },
    },
    ['action crazy-killing-machine', 'anger'],
    { at: { troll: 'discard', 'crazy-killing-machine': 'discard' } },
  ],
  [
    'is destroyed when none was',
    {
      you: { artifacts: ['crazy-killing-machine'], deck: ['anger'], line: ['urchin'] },
      foe: { deck: ['fear'] },
    },
    ['action crazy-killing-machine', 'anger'],
    { at: { urchin: 'line', 'crazy-killing-machine': 'discard' } },
  ],
  [
    'is destroyed when a ward kept one of the two',
    {
      you: { artifacts: ['crazy-killing-machine'], deck: ['anger'] },
      foe: { deck: ['fear'], line: [{ card: 'troll', ward: true }, 'dust-imp'] },
    },
    ['action crazy-killing-machine', 'anger'],
    { at: { troll: 'line', 'dust-imp': 'discard', 'crazy-killing-machine': 'discard' } },
  ],
  [
    'may have to destroy itself for a Logos card',
    {
      you: { artifacts: ['crazy-killing-machine'], deck: ['labwork'] },
      foe: { deck: ['fear'], line: ['dust-imp'] },
    },
    ['action crazy-killing-machine', 'labwork'],
    { at: { 'crazy-killing-machine': 'discard', 'dust-imp': 'discard' } },
  ],
  [
    'is destroyed when a deck is empty',
    {
      you: { artifacts: ['crazy-killing-machine'], pad: false },
      foe: { deck: ['fear'], line: ['dust-imp', 'troll'] },
    },
    ['action crazy-killing-machine'],
    { at: { 'dust-imp': 'discard', troll: 'line', 'crazy-killing-machine': 'discard' } },
  ],
  [
    'destroys one of several for each card',
    {
      you: { artifacts: ['crazy-killing-machine'], deck: ['anger'], line: ['bumpsy'] },
      foe: { deck: ['fear'], line: ['troll', 'dust-imp', 'shooler'] },
    },
    ['action crazy-killing-machine', 'anger', 'troll', 'shooler'],
    { line: [['bumpsy'], ['dust-imp']], at: { 'crazy-killing-machine': 'artifacts' } },
  ],
);

card(
  'Mobius Scroll',
  [
    'archives itself and up to two cards from hand',
    { you: { artifacts: ['mobius-scroll'], hand: ['mother', 'dextre', 'troll'] } },
    ['action mobius-scroll', 'mother', 'troll'],
    {
      you: { artifacts: [], hand: ['dextre'] },
      at: { 'mobius-scroll': 'archives 0', mother: 'archives', troll: 'archives' },
    },
  ],
  [
    'may archive itself alone',
    { you: { artifacts: ['mobius-scroll'], hand: ['mother'] } },
    ['action mobius-scroll', 'done'],
    { you: { archives: ['mobius-scroll'], hand: ['mother'] } },
  ],
  [
    'archives itself when the hand is empty',
    { you: { artifacts: ['mobius-scroll'] } },
    ['action mobius-scroll'],
    { you: { archives: ['mobius-scroll'] } },
  ],
);

card(
  'Pocket Universe',
  [
    'takes 1 from your pool',
    { you: { artifacts: ['pocket-universe'], amber: 2 } },
    ['action pocket-universe'],
    { amber: [1, 0], cards: { 'pocket-universe': { amber: 1 } } },
  ],
  [
    'takes nothing from an empty pool',
    { you: { artifacts: ['pocket-universe'] }, foe: { amber: 3 } },
    ['action pocket-universe'],
    { amber: [0, 3], cards: { 'pocket-universe': { amber: 0 } } },
  ],
  [
    'counts for forging, and the player pays from where they like',
    { step: 'forge', you: { artifacts: [{ card: 'pocket-universe', amber: 2 }], amber: 5 } },
    ['done', 'house logos'],
    { amber: [0, 0], you: { keys: ['red'] }, cards: { 'pocket-universe': { amber: 1 } } },
  ],
  [
    'pays what the pool lacks unasked',
    { step: 'forge', you: { artifacts: [{ card: 'pocket-universe', amber: 2 }], amber: 5 } },
    [],
    { asks: 'spend', offers: ['pocket-universe', 'done'], cards: { 'pocket-universe': { amber: 1 } } },
  ],
  [
    'loses its æmber to the supply when it is destroyed',
    {
      house: 'dis',
      you: { hand: ['poltergeist'], artifacts: [{ card: 'pocket-universe', amber: 2 }] },
    },
    ['play poltergeist'],
    { amber: [0, 0], at: { 'pocket-universe': 'discard' } },
  ],
);

const TWO_OWNERS = {
  you: { artifacts: ['spangler-box'], line: ['mother'], houses: ['logos', 'brobnar', 'dis'] },
  foe: { line: ['troll'], hand: [{ card: 'barehanded', house: 'logos' }] },
};
/** First you, then the opponent: the creature of the second is the only one left. */
const BOTH_PUT_IN = [
  'action spangler-box',
  'troll',
  'end',
  'house brobnar',
  'end',
  'house logos',
  'end',
  'house logos',
  'action spangler-box',
];

card(
  'Spangler Box',
  [
    'purges a creature and goes over to the opponent',
    { you: { artifacts: ['spangler-box'], line: ['mother'] }, foe: { line: ['troll'] } },
    ['action spangler-box', 'troll'],
    { at: { troll: 'purged 1', mother: 'line' }, cards: { 'spangler-box': { controller: 1, owner: 0 } } },
  ],
  [
    'stays with you when there is no creature',
    { you: { artifacts: ['spangler-box'] } },
    ['action spangler-box'],
    { cards: { 'spangler-box': { controller: 0, exhausted: true } } },
  ],
  [
    'stays with you when a ward kept the creature',
    { you: { artifacts: ['spangler-box'] }, foe: { line: [{ card: 'troll', ward: true }] } },
    ['action spangler-box'],
    { line: [[], ['troll']], cards: { 'spangler-box': { controller: 0 }, troll: { ward: false } } },
  ],
  [
    'returns the creature to its owner’s line when it leaves play',
    {
      you: { artifacts: ['spangler-box'], hand: [{ card: 'emp-blast', house: 'logos' }] },
      foe: { line: [{ card: 'troll', damage: 3, stunned: true }] },
    },
    ['action spangler-box', 'play emp-blast'],
    {
      line: [[], ['troll']],
      at: { 'spangler-box': 'discard 0' },
      cards: { troll: { damage: 0, stunned: false, exhausted: true, controller: 1 } },
    },
  ],
  [
    'returns all that both players have put into it',
    TWO_OWNERS,
    [...BOTH_PUT_IN],
    { at: { troll: 'purged 1', mother: 'purged 0' }, cards: { 'spangler-box': { controller: 0 } } },
  ],
  [
    'returns them also when it goes to a deck',
    TWO_OWNERS,
    [...BOTH_PUT_IN, 'play barehanded', 'troll'],
    { line: [['mother'], ['troll']], at: { 'spangler-box': 'deck 0' } },
  ],
  [
    'returns them in the order of the active player',
    TWO_OWNERS,
    [...BOTH_PUT_IN, 'play barehanded'],
    { asks: 'target', offers: ['mother', 'troll'] },
  ],
  [
    'two of one owner come back one after the other, each to a flank',
    {
      you: { artifacts: ['spangler-box'], houses: ['logos', 'brobnar', 'dis'] },
      foe: { line: ['troll', 'bumpsy'], hand: [{ card: 'barehanded', house: 'logos' }] },
    },
    [...BOTH_PUT_IN, 'play barehanded', 'bumpsy', 'flank left'],
    { line: [[], ['troll', 'bumpsy']], at: { 'spangler-box': 'deck 0' } },
  ],
  [
    'returns no creature that something else has purged',
    {
      you: {
        artifacts: ['spangler-box'],
        hand: [{ card: 'emp-blast', house: 'logos' }],
        purged: ['dextre'],
      },
      foe: { line: ['troll'] },
    },
    ['action spangler-box', 'play emp-blast'],
    { line: [[], ['troll']], at: { dextre: 'purged' } },
  ],

  [
    'returns a creature that what destroys the box and all creatures does not touch',
    {
      you: {
        artifacts: ['spangler-box', 'strange-gizmo'],
        line: ['mother'],
        houses: ['logos', 'brobnar', 'dis'],
        amber: 6,
      },
      foe: { line: ['troll'] },
    },
    ['action spangler-box', 'troll', 'end', 'house brobnar', 'end'],
    { asks: 'house', line: [[], ['troll']], at: { 'spangler-box': 'discard 0', mother: 'discard' } },
  ],
);

card(
  'Spectral Tunneler',
  [
    'gives a creature a reap ability for the turn',
    { you: { artifacts: ['spectral-tunneler'], line: ['dextre', 'mother', 'batdrone'], deck: ['labwork'] } },
    ['action spectral-tunneler', 'mother', 'reap mother', 'reap dextre'],
    { amber: [2, 0], you: { hand: ['labwork'] } },
  ],
  [
    'makes it a flank creature',
    { you: { artifacts: ['spectral-tunneler'], line: ['dextre', 'titan-mechanic', 'batdrone'] } },
    ['action spectral-tunneler', 'titan-mechanic'],
    { keyCost: [5, 5] },
  ],
  [
    'ends with the turn',
    { you: { artifacts: ['spectral-tunneler'], line: ['dextre', 'titan-mechanic', 'batdrone'] } },
    ['action spectral-tunneler', 'titan-mechanic', 'end', 'house brobnar'],
    { keyCost: [6, 6] },
  ],
  [
    'may choose an enemy creature',
    { you: { artifacts: ['spectral-tunneler'], line: ['dextre'] }, foe: { line: ['troll'] } },
    ['action spectral-tunneler'],
    { offers: ['dextre', 'troll'] },
  ],
);

card(
  'Strange Gizmo',
  [
    'destroys every creature and artifact when you forge a key, itself too',
    {
      step: 'forge',
      you: { amber: 6, artifacts: ['strange-gizmo', 'library-of-babble'], line: ['mother'] },
      foe: { artifacts: ['gauntlet-of-command'], line: ['troll', { card: 'bumpsy', ward: true }] },
    },
    ['house logos'],
    {
      you: { keys: ['red'], artifacts: [], line: [] },
      foe: { artifacts: [] },
      line: [[], ['bumpsy']],
      cards: { bumpsy: { ward: false } },
    },
  ],
  [
    'does nothing when the opponent forges',
    { active: 1, step: 'forge', you: { artifacts: ['strange-gizmo'], line: ['mother'] }, foe: { amber: 6 } },
    ['house logos'],
    { foe: { keys: ['red'] }, line: [['mother'], []] },
  ],
  [
    'comes too late for the third key',
    {
      step: 'forge',
      you: { amber: 6, keys: ['red', 'blue'], artifacts: ['strange-gizmo'], line: ['mother'] },
    },
    [],
    { asks: null, turn: { winner: 0 }, line: [['mother'], []] },
  ],
);

card('The Howling Pit', [
  'lets both players refill to one card more',
  { you: { artifacts: ['the-howling-pit'], deck: Array(9).fill('labwork') } },
  ['end', 'house brobnar', 'end', 'house logos'],
  { you: { hand: cards(7) }, foe: { hand: cards(7) } },
]);

card(
  'Brain Eater',
  [
    'draws a card when it kills what it attacks',
    { you: { line: ['brain-eater'], deck: ['mother'] }, foe: { line: ['bumpsy'] } },
    ['fight brain-eater'],
    { you: { hand: ['mother'] }, at: { bumpsy: 'discard' } },
  ],
  [
    'draws a card when it kills what attacks it',
    {
      house: 'brobnar',
      you: { line: ['bumpsy'] },
      foe: { line: ['brain-eater'], deck: ['mother'] },
    },
    ['fight bumpsy'],
    { foe: { hand: ['mother'] }, at: { bumpsy: 'discard' } },
  ],
  [
    'draws nothing when it dies as well',
    { you: { line: ['brain-eater'] }, foe: { line: [{ card: 'troll', damage: 2 }] } },
    ['fight brain-eater'],
    { you: { hand: [] }, line: [[], []] },
  ],
  [
    'draws nothing when its foe survives',
    { you: { line: ['brain-eater'] }, foe: { line: ['troll'] } },
    ['fight brain-eater'],
    { you: { hand: [] }, at: { 'brain-eater': 'discard' } },
  ],
  [
    'draws nothing for a creature that dies otherwise',
    { you: { line: ['brain-eater'], hand: ['twin-bolt-emission'] }, foe: { line: ['dust-imp'] } },
    ['play twin-bolt-emission'],
    { you: { hand: [] }, at: { 'dust-imp': 'discard' } },
  ],
);

card(
  'Dextre',
  [
    'captures 1 when played',
    { you: { hand: ['dextre'] }, foe: { amber: 2 } },
    ['play dextre'],
    { amber: [0, 1], cards: { dextre: { amber: 1 } } },
  ],
  [
    'captures nothing from an empty pool',
    { you: { hand: ['dextre'], amber: 2 } },
    ['play dextre'],
    { amber: [2, 0], cards: { dextre: { amber: 0 } } },
  ],
  [
    'goes on top of the deck when destroyed, and its æmber to the opponent',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: [{ card: 'dextre', amber: 1 }], deck: ['mother'] },
    },
    ['fight troll'],
    { amber: [1, 0], at: { dextre: 'deck 1' }, foe: { discard: [] } },
  ],
  [
    'goes to its owner’s deck when the other player controlled it',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: [{ card: 'dextre', owner: 0 }] } },
    ['fight troll'],
    { at: { dextre: 'deck 0' } },
  ],
);

single('Dextre stays on the deck, where a Biomatrix Backup does not look for it', () => {
  const s = position({
    house: 'brobnar',
    you: { line: ['troll'] },
    foe: { line: [{ card: 'dextre', upgrades: ['biomatrix-backup'] }] },
  });
  take(s, 'fight troll', 'order dextre');
  check(s, { asks: 'main', at: { dextre: 'deck 1' }, foe: { archives: [] } });
});

card(
  'Dysania',
  [
    'discards the opponent’s archives and gains 1 for each',
    { you: { hand: ['dysania'], archives: ['mother'] }, foe: { archives: ['troll', 'anger'] } },
    ['play dysania'],
    { amber: [2, 0], you: { archives: ['mother'] }, foe: { archives: [], discard: ['anger', 'troll'] } },
  ],
  [
    'sends a card that was abducted to its owner’s hand, which is no discard',
    { you: { hand: ['dysania'] }, foe: { archives: ['troll', { card: 'mother', owner: 0 }] } },
    ['play dysania'],
    { amber: [1, 0], you: { hand: ['mother'] }, foe: { archives: [], discard: ['troll'] } },
  ],
  ['gains nothing without archives', { you: { hand: ['dysania'] } }, ['play dysania'], { amber: [0, 0] }],
);

card(
  'Ganymede Archivist',
  [
    'archives a card when it reaps',
    { you: { line: ['ganymede-archivist'], hand: ['mother', 'troll'] } },
    ['reap ganymede-archivist', 'troll'],
    { amber: [1, 0], you: { hand: ['mother'], archives: ['troll'] } },
  ],
  [
    'does nothing with an empty hand',
    { you: { line: ['ganymede-archivist'] } },
    ['reap ganymede-archivist'],
    { amber: [1, 0], you: { archives: [] } },
  ],
);

card(
  'Harland Mindlock',
  [
    'takes control of an enemy flank creature, to the flank you choose',
    { you: { hand: ['harland-mindlock'] }, foe: { line: ['troll', 'bumpsy', 'dodger'] } },
    ['play harland-mindlock', 'dodger', 'flank left'],
    {
      line: [
        ['dodger', 'harland-mindlock'],
        ['troll', 'bumpsy'],
      ],
      cards: { dodger: { controller: 0, owner: 1 } },
    },
  ],
  [
    'can’t take one from the middle',
    { you: { hand: ['harland-mindlock'] }, foe: { line: ['troll', 'bumpsy', 'dodger'] } },
    ['play harland-mindlock'],
    { offers: ['troll', 'dodger'] },
  ],
  [
    'gives it back when it leaves play',
    { you: { hand: ['harland-mindlock', 'twin-bolt-emission'] }, foe: { line: ['troll'] } },
    ['play harland-mindlock', 'flank left', 'play twin-bolt-emission'],
    { line: [[], ['troll']], cards: { troll: { controller: 1, damage: 2 } } },
  ],
  [
    'lets the house of that creature be chosen',
    {
      you: { hand: ['harland-mindlock'], houses: ['logos', 'dis', 'mars'] },
      foe: { line: ['troll'] },
    },
    ['play harland-mindlock', 'flank left', 'end', 'house brobnar', 'end'],
    { asks: 'house', offers: ['house brobnar', 'house dis', 'house logos', 'house mars'] },
  ],
  [
    'takes nothing from an empty line',
    { you: { hand: ['harland-mindlock'] } },
    ['play harland-mindlock'],
    { line: [['harland-mindlock'], []] },
  ],
  [
    'lets the active player choose the flank to which the creature returns',
    {
      you: { hand: ['harland-mindlock', 'twin-bolt-emission'] },
      foe: { line: ['troll', 'bumpsy'] },
    },
    [
      'play harland-mindlock',
      'troll',
      'flank left',
      'play twin-bolt-emission',
      'harland-mindlock',
      'bumpsy',
      'flank right',
    ],
    { line: [[], ['bumpsy', 'troll']], cards: { troll: { controller: 1 } } },
  ],
  [
    'sends a creature that dies under your control to its owner',
    { you: { hand: ['harland-mindlock', 'twin-bolt-emission'] }, foe: { line: ['silvertooth', 'bumpsy'] } },
    [
      'play harland-mindlock',
      'silvertooth',
      'flank left',
      'play twin-bolt-emission',
      'silvertooth',
      'bumpsy',
    ],
    { line: [['harland-mindlock'], ['bumpsy']], at: { silvertooth: 'discard 1' } },
  ],
);

card(
  'Neutron Shark',
  [
    'destroys an enemy and a friendly card and stops at a Logos card',
    {
      you: {
        hand: ['neutron-shark'],
        line: ['mother'],
        artifacts: ['library-of-babble'],
        deck: ['labwork', 'troll'],
      },
      foe: { line: ['bumpsy'], artifacts: ['gauntlet-of-command'] },
    },
    ['play neutron-shark', 'flank left', 'gauntlet-of-command', 'mother'],
    {
      line: [['neutron-shark'], ['bumpsy']],
      at: { 'gauntlet-of-command': 'discard', labwork: 'discard', troll: 'deck' },
    },
  ],
  [
    'goes on after a card of another house',
    {
      you: { line: ['neutron-shark', 'mother', 'doc-bookton'], deck: ['troll', 'labwork', 'anger'] },
      foe: { line: ['bumpsy', 'dodger'] },
    },
    ['reap neutron-shark', 'bumpsy', 'mother', 'doc-bookton'],
    {
      line: [['neutron-shark'], []],
      at: { troll: 'discard', labwork: 'discard', anger: 'deck', dodger: 'discard' },
    },
  ],
  [
    'must destroy itself when nothing else is friendly, and then does not go on',
    { you: { line: ['neutron-shark'], deck: ['troll', 'anger'] }, foe: { line: ['bumpsy', 'dodger'] } },
    ['reap neutron-shark', 'bumpsy'],
    { line: [[], ['dodger']], at: { troll: 'discard', anger: 'deck' } },
  ],
  [
    'works when it fights',
    {
      you: { line: ['neutron-shark'], artifacts: ['library-of-babble'], deck: ['labwork'] },
      foe: { line: [{ card: 'bumpsy', stunned: true }, 'urchin'] },
    },
    ['fight neutron-shark', 'urchin', 'bumpsy', 'library-of-babble'],
    { line: [['neutron-shark'], ['urchin']], at: { labwork: 'discard' } },
  ],
  [
    'stops with an empty deck',
    { you: { line: ['neutron-shark', 'mother'], pad: false }, foe: { line: ['bumpsy', 'dodger'] } },
    ['reap neutron-shark', 'bumpsy', 'mother'],
    { line: [['neutron-shark'], ['dodger']] },
  ],
  [
    'destroys a friendly card also when the enemy has none',
    { you: { line: ['neutron-shark', 'mother'], deck: ['labwork'] } },
    ['reap neutron-shark', 'mother'],
    { line: [['neutron-shark'], []], at: { labwork: 'discard' } },
  ],
);

card(
  'Novu Archaeologist',
  [
    'archives a card from your discard pile',
    { you: { line: ['novu-archaeologist'], discard: ['mother', 'troll'] }, foe: { discard: ['anger'] } },
    ['action novu-archaeologist'],
    { asks: 'target novu-archaeologist', offers: ['mother', 'troll'] },
  ],
  [
    'takes that card alone',
    { you: { line: ['novu-archaeologist'], discard: ['mother', 'troll'] } },
    ['action novu-archaeologist', 'troll'],
    { you: { archives: ['troll'], discard: ['mother'] } },
  ],
);

card(
  'Ozmo, Martianologist',
  [
    'heals 3 from a Mars creature',
    {
      you: { line: ['ozmo-martianologist', { card: 'zorg', damage: 5 }] },
      foe: { line: [{ card: 'troll', damage: 5 }] },
    },
    ['reap ozmo-martianologist', 'choice 0'],
    { cards: { zorg: { damage: 2 }, troll: { damage: 5 } } },
  ],
  [
    'does nothing after a fight it does not survive',
    { you: { line: ['ozmo-martianologist'] }, foe: { line: ['zorg', 'troll'] } },
    ['fight ozmo-martianologist', 'zorg'],
    { line: [[], ['zorg', 'troll']], cards: { zorg: { stunned: false } } },
  ],
  [
    'or stuns one, of whichever side',
    { you: { line: ['ozmo-martianologist'] }, foe: { line: ['zorg', 'troll', 'tunk'] } },
    ['reap ozmo-martianologist', 'choice 1'],
    { offers: ['zorg', 'tunk'] },
  ],
  [
    'works after a fight it survives',
    { you: { line: ['ozmo-martianologist'] }, foe: { line: ['john-smyth'] } },
    ['fight ozmo-martianologist', 'choice 1'],
    { cards: { 'john-smyth': { stunned: true, damage: 0 } } },
  ],
  [
    'heals one of two',
    {
      you: { line: ['ozmo-martianologist', { card: 'zorg', damage: 5 }] },
      foe: { line: [{ card: 'tunk', damage: 3 }] },
    },
    ['reap ozmo-martianologist', 'choice 0', 'zorg'],
    { cards: { zorg: { damage: 2 }, tunk: { damage: 3 } } },
  ],
);

about('Psychic Bug', () => {
  /** Which cards of the opponent's hand player 0 knows. */
  const known = ({ state }: KeyforgeScenario): boolean[] =>
    listed(state, headOf(state, 1, Zone.Hand)).map((each) => flag(state, each, Flag.Known0));

  singles([
    ['is played', { hand: ['psychic-bug'] }, 'play psychic-bug'],
    ['reaps', { line: ['psychic-bug'] }, 'reap psychic-bug'],
  ])('lets its player know the opponent’s hand when it %s', (_when, you, step) => {
    const s = position({ house: 'logos', you, foe: { hand: ['anger', 'troll'] } });
    expect(known(s)).toEqual([false, false]);
    take(s, step);
    expect(known(s)).toEqual([true, true]);
    check(s, { amber: [1, 0], foe: { hand: ['anger', 'troll'] } });
  });
});

card(
  'Replicator',
  [
    'draws with an enemy Doc Bookton as if it were yours',
    { you: { line: ['replicator'], deck: ['mother'] }, foe: { line: ['doc-bookton'] } },
    ['reap replicator'],
    {
      amber: [1, 0],
      you: { hand: ['mother'] },
      foe: { hand: [] },
      cards: { 'doc-bookton': { exhausted: false } },
    },
  ],
  [
    'chooses among creatures of both sides that have a reap ability',
    { you: { line: ['replicator', 'doc-bookton', 'mother'] }, foe: { line: ['troll', 'bumpsy'] } },
    ['reap replicator'],
    { offers: ['doc-bookton', 'troll'] },
  ],
  [
    'never triggers itself or does anything alone',
    { you: { line: ['replicator'] }, foe: { line: ['bumpsy'] } },
    ['reap replicator'],
    { amber: [1, 0] },
  ],
  [
    'lets an enemy creature capture from its own side',
    { you: { line: ['replicator'], amber: 2 }, foe: { line: ['grabber-jammer'], amber: 3 } },
    ['reap replicator'],
    { amber: [3, 2], cards: { 'grabber-jammer': { amber: 1, exhausted: false } } },
  ],
  [
    'finds your own discard pile with an enemy Witch of the Eye',
    {
      you: { line: ['replicator'], discard: ['labwork'] },
      foe: { line: ['witch-of-the-eye'], discard: ['anger'] },
    },
    ['reap replicator'],
    { you: { hand: ['labwork'] }, foe: { discard: ['anger'] } },
  ],
  [
    'triggers a reap ability that an upgrade gives',
    {
      you: { line: ['replicator'] },
      foe: { amber: 2, line: [{ card: 'mother', upgrades: ['duskrunner'] }] },
    },
    ['reap replicator'],
    { amber: [2, 1] },
  ],
);

card(
  'Research Smoko',
  [
    'archives the top card of its controller’s deck when destroyed',
    { house: 'brobnar', you: { line: ['troll'] }, foe: { line: ['research-smoko'], deck: ['mother'] } },
    ['fight troll'],
    { foe: { archives: ['mother'], discard: ['research-smoko'] } },
  ],
  [
    'archives nothing when it leaves play otherwise',
    {
      house: 'mars',
      you: { line: ['uxlyx-the-zookeeper'] },
      foe: { line: ['research-smoko'], deck: ['mother'] },
    },
    ['reap uxlyx-the-zookeeper'],
    { foe: { archives: [] }, at: { 'research-smoko': 'archives 0' } },
  ],
  [
    'archives nothing from an empty deck',
    {
      house: 'brobnar',
      you: { line: ['troll'] },
      foe: { line: ['research-smoko'], discard: ['mother'], pad: false },
    },
    ['fight troll'],
    { foe: { archives: [], discard: ['research-smoko', 'mother'] } },
  ],
);

card(
  'Skippy Timehog',
  [
    'keeps the opponent from using any card in their next turn',
    {
      you: { hand: ['skippy-timehog'] },
      foe: {
        line: ['troll', { card: 'bumpsy', stunned: true }],
        artifacts: ['gauntlet-of-command', 'key-to-dis'],
        hand: ['anger'],
      },
    },
    ['play skippy-timehog', 'end', 'house brobnar'],
    { offers: ['play anger', 'discard anger', 'end'] },
  ],
  [
    'keeps an effect from using a creature',
    { you: { hand: ['skippy-timehog'] }, foe: { line: ['troll'], hand: ['anger'] } },
    ['play skippy-timehog', 'end', 'house brobnar', 'play anger'],
    { amber: [0, 1], line: [['skippy-timehog'], ['troll']], cards: { 'skippy-timehog': { damage: 0 } } },
  ],
  [
    'is over a turn later',
    { you: { hand: ['skippy-timehog'] }, foe: { line: ['troll'] } },
    ['play skippy-timehog', 'end', 'house brobnar', 'end', 'house logos', 'end', 'house brobnar'],
    { may: ['reap troll'] },
  ],
);

card(
  'Timetraveller',
  [
    'draws two cards when played',
    { you: { hand: ['timetraveller'], deck: ['mother', 'dextre'] } },
    ['play timetraveller'],
    { amber: [1, 0], you: { hand: ['mother', 'dextre'] } },
  ],
  [
    'is shuffled into the deck by its action',
    { you: { line: ['timetraveller'], deck: ['mother'], pad: false } },
    ['action timetraveller'],
    { you: { line: [], deck: cards(2) }, at: { timetraveller: 'deck 0' } },
  ],
  [
    'is shuffled into its owner’s deck',
    { you: { line: [{ card: 'timetraveller', owner: 1 }] } },
    ['action timetraveller'],
    { at: { timetraveller: 'deck 1' } },
  ],
);

card(
  'Titan Mechanic',
  [
    'makes all keys cheaper on a flank',
    { you: { line: ['titan-mechanic', 'mother'] } },
    [],
    { keyCost: [5, 5] },
  ],
  [
    'does nothing in the middle',
    { you: { line: ['mother', 'titan-mechanic', 'dextre'] } },
    [],
    { keyCost: [6, 6] },
  ],
  [
    'stands on a flank alone, and adds up',
    { you: { line: ['titan-mechanic'] }, foe: { line: ['troll', 'titan-mechanic'] } },
    [],
    { keyCost: [4, 4] },
  ],
  [
    'is pushed off its flank by a creature played beside it',
    { you: { line: ['mother', 'titan-mechanic'], hand: ['batdrone'] } },
    ['play batdrone', 'flank right'],
    { keyCost: [6, 6] },
  ],
);

card(
  'Vespilon Theorist',
  [
    'archives the top card and gains 1 when the house is right',
    { you: { line: ['vespilon-theorist'], deck: ['troll'] } },
    ['reap vespilon-theorist', 'house brobnar'],
    { amber: [2, 0], you: { archives: ['troll'], discard: [] } },
  ],
  [
    'discards it otherwise',
    { you: { line: ['vespilon-theorist'], deck: ['troll'] } },
    ['reap vespilon-theorist', 'house dis'],
    { amber: [1, 0], you: { archives: [], discard: ['troll'] } },
  ],
  [
    'does nothing with an empty deck',
    { you: { line: ['vespilon-theorist'], discard: ['troll'], pad: false } },
    ['reap vespilon-theorist', 'house brobnar'],
    { amber: [1, 0], you: { discard: ['troll'], archives: [] } },
  ],
);

card(
  'Veylan Analyst',
  [
    'gains 1 each time you use an artifact',
    { you: { line: ['veylan-analyst'], artifacts: ['library-of-babble', 'anomaly-exploiter'] } },
    ['action library-of-babble', 'action anomaly-exploiter'],
    { amber: [2, 0] },
  ],
  [
    'gains for an artifact that sacrifices itself',
    { you: { line: ['veylan-analyst'], artifacts: ['combat-pheromones'] } },
    ['omni combat-pheromones'],
    { amber: [1, 0] },
  ],
  [
    'gains nothing when a creature is used',
    { you: { line: ['veylan-analyst', 'novu-archaeologist'] } },
    ['action novu-archaeologist'],
    { amber: [0, 0] },
  ],
  [
    'gains nothing when the opponent uses one',
    {
      you: { line: ['troll'], artifacts: ['gauntlet-of-command'] },
      foe: { line: ['veylan-analyst'] },
      house: 'brobnar',
    },
    ['action gauntlet-of-command'],
    { amber: [0, 0] },
  ],
);

card(
  'Experimental Therapy',
  [
    'stuns and exhausts its creature, which then belongs to all houses',
    { you: { hand: ['experimental-therapy'], line: ['troll', 'mother'] } },
    ['play experimental-therapy', 'troll'],
    {
      cards: {
        troll: { stunned: true, exhausted: true, upgrades: ['experimental-therapy'] },
        mother: { stunned: false },
      },
    },
  ],
  [
    'lets it be used in any house',
    { you: { line: [{ card: 'troll', upgrades: ['experimental-therapy'] }, 'bumpsy'] } },
    [],
    { may: ['reap troll'], mayNot: ['reap bumpsy'] },
  ],
  [
    'lets its controller choose any house',
    {
      step: 'house',
      you: {
        houses: ['brobnar', 'dis', 'logos'],
        line: [{ card: 'troll', upgrades: ['experimental-therapy'] }],
      },
    },
    [],
    { asks: 'house', may: ['house mars', 'house untamed', 'house saurian'] },
  ],
  [
    'makes it a Martian among others',
    {
      house: 'mars',
      you: { hand: ['psychic-network'], line: [{ card: 'troll', upgrades: ['experimental-therapy'] }] },
      foe: { amber: 3 },
    },
    ['play psychic-network'],
    { amber: [1, 2] },
  ],
  [
    'may be played on an enemy',
    { you: { hand: ['experimental-therapy'] }, foe: { line: ['troll'] } },
    ['play experimental-therapy'],
    { cards: { troll: { stunned: true, exhausted: true } } },
  ],
);

card(
  'Rocket Boots',
  [
    'ready their creature after its first use of the turn',
    { you: { line: [{ card: 'mother', upgrades: ['rocket-boots'] }] } },
    ['reap mother'],
    { amber: [1, 0], cards: { mother: { exhausted: false } } },
  ],
  [
    'do nothing after the second',
    { you: { line: [{ card: 'mother', upgrades: ['rocket-boots'] }] } },
    ['reap mother', 'reap mother'],
    { amber: [2, 0], cards: { mother: { exhausted: true } } },
  ],
  [
    'work after a fight',
    { you: { line: [{ card: 'mother', upgrades: ['rocket-boots'] }] }, foe: { line: ['dust-imp'] } },
    ['fight mother'],
    { cards: { mother: { exhausted: false } } },
  ],
  [
    'do nothing when the first use removed a stun',
    { you: { line: [{ card: 'mother', stunned: true, upgrades: ['rocket-boots'] }] } },
    ['unstun mother'],
    { cards: { mother: { exhausted: true, stunned: false } } },
  ],
  [
    'work again in the next turn',
    { you: { line: [{ card: 'mother', upgrades: ['rocket-boots'] }] } },
    ['reap mother', 'reap mother', 'end', 'house brobnar', 'end', 'house logos', 'reap mother'],
    { cards: { mother: { exhausted: false } } },
  ],
  [
    'do nothing for a fight that comes after another use',
    {
      you: {
        line: [{ card: 'novu-archaeologist', upgrades: ['rocket-boots'] }],
        artifacts: [{ card: 'gauntlet-of-command', house: 'logos' }],
      },
      foe: { line: ['dust-imp'] },
    },
    ['action novu-archaeologist', 'action gauntlet-of-command'],
    { cards: { 'novu-archaeologist': { exhausted: true } }, at: { 'dust-imp': 'discard' } },
  ],
);

card(
  'Transposition Sandals',
  [
    'swap their creature with another and let that one be used',
    { you: { line: [{ card: 'mother', upgrades: ['transposition-sandals'] }, 'troll', 'bumpsy'] } },
    ['action mother', 'bumpsy'],
    { line: [['bumpsy', 'troll', 'mother'], []], may: ['reap bumpsy'], mayNot: ['reap troll'] },
  ],
  [
    'swap neighbours',
    { you: { line: [{ card: 'mother', upgrades: ['transposition-sandals'] }, 'troll', 'bumpsy'] } },
    ['action mother', 'troll', 'reap troll'],
    { amber: [1, 0], line: [['troll', 'mother', 'bumpsy'], []] },
  ],
  [
    'do nothing for a creature alone',
    { you: { line: [{ card: 'mother', upgrades: ['transposition-sandals'] }] }, foe: { line: ['troll'] } },
    ['action mother'],
    { line: [['mother'], ['troll']], cards: { mother: { exhausted: true } } },
  ],
  [
    'are forgotten when the turn ends',
    {
      you: {
        houses: ['logos', 'brobnar', 'dis'],
        line: [{ card: 'mother', upgrades: ['transposition-sandals'] }, 'troll'],
      },
    },
    ['action mother', 'end', 'house brobnar', 'end', 'house logos'],
    { mayNot: ['reap troll'] },
  ],
);
