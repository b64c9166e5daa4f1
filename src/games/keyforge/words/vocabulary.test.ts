import { describe, expect, it } from 'vitest';
import { PREDICATES } from '../lexicon/predicates.js';
import * as v from '../vocabulary.js';
import { sayAmount, sayCondition, sayFilter, sayTarget, sayText } from '../words.js';

type Row = [name: string, type: v.CardType, text: v.Ability[], ...lines: string[]];
const {
  a,
  after,
  asLongAs,
  compare,
  count,
  damage,
  destroy,
  each,
  gain,
  it: chosenCard,
  lose,
  memory,
  on,
  self,
} = v;
const { all, did, either, houses, minus, opponent, stat, steal, those, top, when, ward, you } = v;
const play = (...effects: v.Effect[]): v.Ability[] => [on('Play', ...effects)];
const asMany = v.third(count('friendly creature'));

/** Cards of later sets that use the words which the first set leaves out. */
const ROWS: Row[] = [
  [
    'Alaka',
    'creature',
    [v.entersPlay('ready', compare(memory('fights'), '>=', 1))],
    'Alaka enters play ready if you have used a creature to fight this turn.',
  ],
  [
    'Bramble Lynx',
    'creature',
    [v.entersPlay('ready', compare(memory('reapsByYou'), '>=', 1))],
    'Bramble Lynx enters play ready if you have used a creature to reap this turn.',
  ],
  [
    'Overrun',
    'action',
    play(when(compare(memory('enemiesDestroyed'), '>=', 3), lose(2))),
    'Play: If 3 or more enemy creatures have been destroyed this turn, your opponent loses 2 æmber.',
  ],
  [
    'Redlock',
    'creature',
    [after(v.turnEnds(you), when(compare(memory('creaturesPlayed'), '=', 0), gain(1)))],
    'At the end of your turn, if you have played no creatures this turn, gain 1 æmber.',
  ],
  [
    'Information Exchange',
    'action',
    play(steal(either(compare(memory('stolenFromLastTurn'), '>=', 1), 2, 1))),
    "Play: Steal 2 æmber if 1 or more æmber was stolen from you on your opponent's previous turn, or 1 æmber otherwise.",
  ],
  [
    'Ragwarg',
    'creature',
    [after(v.reaps('creature', 'first'), damage(2, v.subject))],
    'After a creature reaps, if it is the first creature to reap this turn, deal 2 damage to that creature.',
  ],
  [
    'Galactic Census',
    'action',
    play(
      gain(
        either(compare(houses('creature'), '>=', 6), 3, either(compare(houses('creature'), '=', 5), 2, 0)),
      ),
    ),
    'Play: Gain 3 æmber if there are 6 or more houses among creatures, or 2 æmber if there are exactly 5 houses among creatures.',
  ],
  [
    'Forging an Alliance',
    'action',
    play(v.forge(minus(7, v.atMost(6, houses('card in:play'))))),
    'Play: Forge a key at +7 æmber current cost, reduced by 1 for each house among cards in play (to a maximum of 6).',
  ],
  [
    'Quadracorder',
    'upgrade',
    [v.always(v.keyCost(v.atMost(3, houses('friendly creature')), opponent))],
    "Your opponent's keys cost +1 æmber for each house among friendly creatures (to a maximum of 3).",
  ],
  [
    'Imperial Forge',
    'action',
    play(v.forge(minus(8, stat('amber', each('friendly creature'))))),
    'Play: Forge a key at +8 æmber current cost, reduced by 1 for each æmber on friendly creatures (not below 0).',
  ],
  [
    'Cauldron Boil',
    'action',
    play(damage(stat('damage', chosenCard), each('creature'))),
    'Play: Deal 1 damage to each creature for each damage on it.',
  ],
  [
    'Entropic Swirl',
    'action',
    play(
      v.pick(a('creature')),
      damage(v.multiply(2, stat('traits', chosenCard)), chosenCard),
      gain(stat('traits', chosenCard)),
    ),
    'Play: Choose a creature. Deal 2 damage to that creature for each trait it has. Gain 1 æmber for each trait it has.',
  ],
  [
    'Power of Fire',
    'action',
    play(
      v.ifDone(v.sacrifice(a('friendly creature')), lose(v.half(stat('power', chosenCard)), v.both)),
      v.gainChains(1),
    ),
    'Play: Sacrifice a friendly creature. If you do, each player loses æmber equal to half of its power (rounding down). Gain 1 chain.',
  ],
  [
    'Tertiate',
    'action',
    play(destroy(v.random('friendly creature', asMany))),
    'Play: Destroy a number of random friendly creatures equal to a third of the number of friendly creatures (rounding up).',
  ],
  [
    'Might Makes Right',
    'action',
    play(v.ifDone(v.sacrifice(v.anyNumber('friendly creature', 25)), v.forge('free'))),
    'Play: Sacrifice any number of friendly creatures with a total power of 25 or more. If you do, forge a key at no cost.',
  ],
  [
    'Nizak, the Forgotten',
    'creature',
    [asLongAs(v.fighting(), v.onSelf(v.keyword('invulnerable')))],
    'While Nizak, the Forgotten is fighting, Nizak, the Forgotten gains invulnerable.',
  ],
  [
    'Ambusher',
    'creature',
    [
      asLongAs(
        v.attacking(self, 'creature not:flank'),
        v.onSelf(v.power(2), v.keyword('assault', stat('power', self))),
      ),
    ],
    "While Ambusher is attacking a creature not on a flank, Ambusher gets +2 power and gains assault X, where X is Ambusher's power.",
  ],
  [
    'Sköll',
    'creature',
    [after(v.destroyedFighting('enemy creature', self, 'assault'), gain(1))],
    "After an enemy creature is destroyed by Sköll's assault damage, gain 1 æmber.",
  ],
  [
    'Maruck the Marked',
    'creature',
    [after(v.prevents, v.capture(did, self))],
    "After Maruck the Marked's armor prevents damage, Maruck the Marked captures that much æmber.",
  ],
  [
    'Molephin',
    'creature',
    [after(v.stolenFrom(you), damage(did, each('enemy creature')))],
    'After æmber is stolen from you, deal that much damage to each enemy creature.',
  ],
  [
    'Gargantodon',
    'creature',
    [v.instead(v.stolenFrom('anyone'), v.times(did, v.capture(1, a('creature of:active'), v.subjectPlayer)))],
    "If æmber would be stolen from a player, instead that many times, a creature controlled by the active player captures 1 æmber from that player's pool.",
  ],
  [
    'Keyforgery',
    'artifact',
    [v.before(v.forges(opponent), v.nameHouse(), v.reveal(v.random('card in:hand of:you')))],
    'Before your opponent forges a key, that player chooses a house. Reveal a random card from your hand.',
  ],
  [
    "Frane's Blaster",
    'upgrade',
    [
      v.onHost(
        v.gains(
          on(
            'Fight/Reap',
            v.may(v.choose(damage(2, a('creature')), v.attach(v.granter, a('name:first-officer-frane')))),
          ),
        ),
      ),
      after(v.attached('name:first-officer-frane'), v.moveAmber(all, v.host, v.poolOf(you))),
    ],
    `This creature gains, "Fight/Reap: You may choose one: Deal 2 damage to a creature; or attach Frane's Blaster to a copy of First Officer Frane."`,
    "After you attach Frane's Blaster to a copy of First Officer Frane, move all æmber from this creature to your pool.",
  ],
  [
    'Hunter or Hunted?',
    'action',
    play(v.choose(ward(a('creature')), v.ifDone(v.unward(a('warded creature')), ward(a('creature not:it'))))),
    'Play: Choose one: (1) Ward a creature. (2) Remove the ward from a warded creature. If you do, ward a different creature.',
  ],
  [
    'The Colosseum',
    'artifact',
    [
      after(v.destroyedFighting('enemy creature', 'anyone'), v.counters('glory', 1, self)),
      on(
        'Omni',
        when(compare(stat('glory', self), '>=', 6), [v.removeCounters('glory', 6, self), v.forge(0)]),
      ),
    ],
    'After an enemy creature is destroyed in a fight, put a glory counter on The Colosseum.',
    'Omni: If there are 6 or more glory counters on The Colosseum, remove 6 glory counters from The Colosseum and forge a key at current cost.',
  ],
  [
    'Punctuated Equilibrium',
    'action',
    play(v.forEachPlayer(v.discard(each('card in:hand of:player')), v.refill(v.player))),
    `Play: For each player, discard each card from that player's hand and that player refills their hand as if it were their "draw cards" step.`,
  ],
  [
    'Navigator Ali',
    'creature',
    [on('Reap', v.orderTop(3))],
    'Reap: Look at the top 3 cards of your deck and put them back in any order.',
  ],
  [
    'Philophosaurus',
    'creature',
    [
      on(
        'Reap',
        v.look(top(3)),
        v.archive(a('card in:those')),
        v.toHand(a('card in:earlier in:deck of:you')),
        v.discard(each('card in:earlier in:deck of:you')),
      ),
    ],
    'Reap: Look at the top 3 cards of your deck. Archive a card among them. Put a card among them from your deck into your hand. Discard each card among them from your deck.',
  ],
  [
    'Sci. Officer Qincan',
    'creature',
    [after(v.choosesHouse('anyone', 'notInPlay'), steal(1))],
    'After a player chooses a house of which no card is in play as their active house, steal 1 æmber.',
  ],
  [
    'Sow Salt',
    'action',
    play(v.lasting('untilYourTurn', v.cannot('reap', 'creature', v.both))),
    'Play: Until the start of your next turn, players cannot use creatures to reap.',
  ],
  [
    'Transporter Platform',
    'artifact',
    [on('Action', v.toHand(v.also(a('friendly creature'), each('upgrade on:it'))))],
    "Action: Return a friendly creature and each upgrade attached to that creature to their owners' hands.",
  ],
  [
    'Shadow of Dis',
    'action',
    play(v.lasting('untilYourTurn', 'enemy creature', v.blank)),
    'Play: Until the start of your next turn, each enemy creature has a blank text box (except for traits).',
  ],
  [
    'Lethal Distraction',
    'action',
    play(v.grant(a('creature'), 'turn', v.instead(v.damaged('self'), damage(v.plus(did, 2), self)))),
    'Play: For the remainder of the turn, a creature gains, "If this creature would be dealt damage, instead deal that much damage plus 2 damage to this creature."',
  ],
  [
    'Dexus',
    'creature',
    [after(v.played('rightFlank creature', opponent), lose(1))],
    'After your opponent plays a creature on the right flank, your opponent loses 1 æmber.',
  ],
  [
    'Good of the Many',
    'action',
    play(destroy(each('creature sharesNoTrait'))),
    'Play: Destroy each creature that shares no trait with any other creature in its battleline.',
  ],
  [
    'No Safety in Numbers',
    'action',
    play(damage(3, each('creature houseCount>=3'))),
    'Play: Deal 3 damage to each creature of a house with 3 or more creatures in play.',
  ],
  [
    'Extinction',
    'action',
    play(destroy(v.also(a('creature'), each('creature sharesTrait:it'))), v.gainChains(1)),
    'Play: Destroy a creature and each creature that shares a trait with that creature. Gain 1 chain.',
  ],
  [
    'Gleeful Mayhem',
    'action',
    play(v.forEachHouse(damage(5, a('creature house:named')))),
    'Play: For each house, deal 5 damage to a creature of that house.',
  ],
  [
    'Exterminate! Exterminate!',
    'action',
    play(
      v.forEach(each('friendly house:mars creature'), destroy(a('not:house:mars creature power:belowIt'))),
    ),
    'Play: One at a time, for each friendly Mars creature, destroy a non-Mars creature with lower power than that creature.',
  ],
  [
    'Gambling Den',
    'artifact',
    [
      after(
        v.turnStarts('anyone'),
        v.may(
          v.nameHouse(),
          v.reveal(top(1, v.active)),
          when(v.is(chosenCard, 'house:named in:deck'), gain(2, v.active), lose(2, v.active)),
        ),
      ),
    ],
    "At the start of each player's turn, that player may do this: (1) Choose a house. (2) Reveal the top card of the active player's deck. (3) If it is of the chosen house, the active player gains 2 æmber. Otherwise, the active player loses 2 æmber.",
  ],
  [
    'Mindworm',
    'creature',
    [on('Before Fight', damage(stat('power', v.foe), each('creature neighbour:foe')))],
    'Before Fight: Deal damage to each neighbor of the creature Mindworm fights equal to the power of the creature Mindworm fights.',
  ],
  [
    'Code Monkey',
    'creature',
    [on('Play', v.archive(each('creature neighbour:self')), when(v.shareHouse, gain(2)))],
    'Play: Archive each neighbor of Code Monkey. If they share a house, gain 2 æmber.',
  ],
  [
    'Borr Nit’s Touch',
    'action',
    play(
      v.reveal(top(5, opponent)),
      v.purge(a('card in:those of:opponent')),
      v.shuffle(each('card in:deck of:opponent')),
    ),
    "Play: Reveal the top 5 cards of your opponent's deck. Purge a card among them. Shuffle your opponent's deck.",
  ],
  [
    'Ragnarok',
    'action',
    play(v.lasting('turn', after(v.turnEnds(v.active), destroy(each('creature'))))),
    'Play: At the end of the turn, destroy each creature.',
  ],
  [
    'Universal Recycle Bin',
    'artifact',
    [on('Action', v.archive(a('card in:purged of:you')))],
    'Action: Archive a purged card you own.',
  ],
  [
    'Primus Unguis',
    'creature',
    [v.over('friendly creature', v.gains(on('Reap', v.exalt(v.granter))))],
    'Each friendly creature gains, "Reap: Exalt Primus Unguis."',
  ],
  [
    'Infurnace',
    'action',
    play(v.purge(v.upTo(2, 'card in:discard of:one')), lose(stat('bonus', those))),
    'Play: Purge up to 2 cards from a discard pile. Your opponent loses 1 æmber for each bonus æmber icon on those cards.',
  ],
  [
    'Earthbind',
    'upgrade',
    [asLongAs(compare(memory('discarded', v.controller(v.host)), '=', 0), v.onHost(v.cannot('use')))],
    "While this creature's controller has discarded no cards this turn, this creature cannot be used.",
  ],
  [
    'Haggler',
    'creature',
    [on('Reap', v.ifDone(lose(1, opponent), steal(1)), v.ifDone(v.capture(1, a('enemy creature')), gain(1)))],
    'Reap: Your opponent loses 1 æmber. If they do, steal 1 æmber. An enemy creature captures 1 æmber. If it does, gain 1 æmber.',
  ],
  [
    'Gub',
    'creature',
    [v.over('self not:flank', v.power(5), v.keyword('taunt'))],
    'Gub, if it is not on a flank, gets +5 power and gains taunt.',
  ],
];

const cardOf = ([name, type, text]: Row): v.Card => ({ name, type, text, sets: {}, rarity: 'Common' });
const KRUMP = cardOf(['Krump', 'creature', []]);

describe('words of later sets', () => {
  it.each(ROWS.map((row) => [row[0], row] as const))('%s', (_, row) => {
    expect(sayText(cardOf(row))).toEqual(row.slice(3));
  });
});

describe('filters', () => {
  const argumentsOf = (allowed: readonly string[] | RegExp) => {
    if (allowed instanceof RegExp) return [':mars'];
    return allowed.length > 0 ? allowed.map((word) => `:${word}`) : ['', '>=2'];
  };
  const words = Object.entries(PREDICATES).flatMap(([name, { takes }]) =>
    argumentsOf(takes).map((end) => name + end),
  );

  it.each(words)('%s has English, also when turned round', (word) => {
    for (const filter of [`${word} creature`, `not:${word} creature`]) {
      const { one, many } = sayFilter(filter, KRUMP);
      for (const text of [one, many]) expect(text).not.toMatch(/^$|undefined| {2}|:(?!")/);
    }
  });

  it.each([
    ['other friendly ready house:mars creature', 'other friendly ready Mars creature'],
    ['not:trait:agent house:mars creature', 'non-Agent Mars creature'],
    ['house:staralliance creature', 'Star Alliance creature'],
    ['creature house:mars|trait:robot', 'Mars or Robot creature'],
    ['creature trait:dinosaur|amber', 'creature that is a Dinosaur or has æmber on it'],
    ['artifact or flank creature', 'artifact or flank creature'],
    ['creature power<=3', 'creature with power 3 or lower'],
    ['name:urchin in:discard of:you', 'copy of Urchin in your discard pile'],
    ['creature neighbour:self', 'neighbor of Krump'],
    ['card in:purged', 'purged card'],
    ['card purgedBy:self in:purged', 'card purged by Krump'],
  ])('%s', (filter, one) => expect(sayFilter(filter, KRUMP).one).toBe(one));
});

describe('targets', () => {
  it.each<[v.Target, string]>([
    [a('artifact or flank creature'), 'an artifact or a flank creature'],
    [a('other creature'), 'another creature'],
    [a('enemy creature', 2), '2 enemy creatures'],
    [each('creature|artifact'), 'each creature and artifact'],
    [v.mostPowerful('creature', 3), 'the 3 most powerful creatures'],
    [v.leastPowerful('enemy creature'), 'the least powerful enemy creature'],
    [v.andNeighbours(a('creature')), 'a creature and each of its neighbors'],
    [top(2, opponent, 'discard'), "the top 2 cards of your opponent's discard pile"],
    [self, 'Krump'],
  ])('%j', (target, text) => expect(sayTarget(target, KRUMP)).toBe(text));
});

describe('amounts and conditions', () => {
  it.each(v.MEMORIES)('the memory of %s', (fact) => {
    const amount = sayAmount(memory(fact, opponent, 'logos'), KRUMP);
    const condition = sayCondition(compare(memory(fact, opponent, 'logos'), '>=', 2), KRUMP);
    expect(amount).toMatch(/^the number of .*(turn)$/);
    expect(condition).toMatch(/2 or more .*(turn)$/);
  });

  it.each<[v.Condition, string]>([
    [compare(v.pool(opponent), '>=', 7), 'your opponent has 7 or more æmber'],
    [compare(v.pool(opponent), '>', v.pool(you)), 'your opponent has more æmber than you'],
    [compare(v.keys(opponent), '>', v.keys(you)), 'your opponent has forged more keys than you'],
    [compare(v.keys(you, 'red'), '>=', 1), 'you have forged a red key'],
    [v.not(compare(v.pool(you), '>=', 3)), 'you have less than 3 æmber'],
    [v.not(v.some('enemy creature')), 'there are no enemy creatures in play'],
    [v.not(v.is(self, 'flank')), 'Krump is not on a flank'],
    [v.is(self, 'house:mars creature'), 'Krump is a Mars creature'],
    [v.not(v.destroyedThisWay()), 'it is not destroyed this way'],
    [
      v.allOf(v.yourTurn, v.none('card in:hand of:you')),
      'it is your turn and there are no cards in your hand',
    ],
  ])('%j', (condition, text) => expect(sayCondition(condition, KRUMP)).toBe(text));
});
