import { expect, test } from 'vitest';
import { codexModule } from './module.js';

const wordsOf = (id: string): readonly string[] => codexModule.cards().find((card) => card.id === id)!.words;

test.each([
  ['iron-man', []],
  ['timely-messenger', ['Haste.']],
  [
    'brick-thief',
    ['Resist 1.', 'Arrives or attacks: Deal 1 damage to a building. Repair 1 damage on another building.'],
  ],
  [
    'granfalloon-flagbearer',
    ['A spell or ability of an opponent that can target a flagbearer must target one.'],
  ],
  ['spark', ['Deal 1 damage to a patroller.']],
  ['bloom', ['Put 1 +1/+1 rune on your unit or hero that has no +1/+1 rune.']],
  ['wither', ['Put 1 −1/−1 rune on a unit or hero.']],
  ['the-boot', ['Destroy a tech 0 or I unit.']],
  ['intimidate', ['A unit or hero has −4 attack until the end of the turn.']],
  [
    'final-smash',
    ["Destroy a tech 0 unit. Return a tech I unit to its owner's hand. Take control of a tech II unit."],
  ],
  ['sneaky-pig', ['Haste.', 'Arrives: This has stealth until the end of the turn.']],
  ['trojan-duck', ['Obliterate 2.', 'Arrives or attacks: Deal 4 damage to a building.']],
  [
    'harmony',
    [
      'Channeling.',
      'After you have played another spell: Summon a Dancer, unless you have 3.',
      'Sacrifice this: Flip all your Dancers to Angry Dancers.',
    ],
  ],
  ['discord', ['All tech 0 and tech I units of an opponent have −2/−1 until the end of the turn.']],
  [
    'two-step',
    [
      'Channeling.',
      'Choose two of your units that are no partners yet: they become partners.',
      'While both are yours, each partner has +2/+2. When one is not, sacrifice this.',
    ],
  ],
  ['appel-stomp', ['Sideline a patroller. Draw 1 card. You may put this on top of your draw pile.']],
  ['nimble-fencer', ['Your Virtuosos have haste.']],
  ['star-crossed-starlet', ['Upkeep: Deal 1 damage to itself.', 'Has +1 attack for each damage on it.']],
  [
    'grounded-guide',
    ['Your other units that are no Virtuosos have +1 attack.', 'Your Virtuosos have +2/+1.'],
  ],
  [
    'maestro',
    ['Your Virtuosos cost nothing.', 'Your Virtuosos have "Exhaust this: Deal 2 damage to a building."'],
  ],
  ['blademaster', ['Your units and heroes have swift strike.']],
  ['angry-dancer', ['Unstoppable.', 'It leaves the game when it leaves play.']],
  [
    'troq-bashar',
    [
      'From level 1: 2 attack, 3 hp.',
      'From level 5: 3 attack, 4 hp. Attacks: Deal 1 damage to the base of the player attacked.',
      'From level 8: 4 attack, 5 hp. Readiness.',
    ],
  ],
  [
    'river-montoya',
    [
      'From level 1: 2 attack, 3 hp.',
      'From level 3: 2 attack, 4 hp. Exhaust this: Sideline a tech 0 or I patroller.',
      'From level 5: 3 attack, 4 hp. Your tech 0 units cost 1 less.',
    ],
  ],
  ['surplus', ['Upkeep: Draw 1 card.']],
  ['tech-2', ['Needs 8 workers to build.']],
])('%s', (id, words) => {
  expect(wordsOf(id)).toEqual(words);
});
