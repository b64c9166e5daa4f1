import { expect } from 'vitest';
import { rows, two } from '../testkit.js';

const ALL_OPEN = ['open', 'open', 'open', 'open'] as const;
const FREE = { market: 'free_energy' };
const NEXT = { nemesisDeck: ['needlemaw'], turnOrder: { deck: [0], discard: [0] } };
/** A spell in breach I, in the casting phase. */
const casting = (spell: string) => ({ breaches: [{ spells: [spell] }] });
const CASTING = { phase: 'casting' };

// Gems

rows('Jade', [['2 æther', two({ hand: ['jade'] }), ['play jade'], { turn: { aether: 2 } }]]);

rows("Sifter's Pearl", [
  [
    '2 æther; each player may discard the top card of the own deck',
    two({ hand: ['sifters_pearl'], deck: ['spark', 'jade'] }, { deck: ['crystal', 'spark'] }),
    ['play sifters_pearl', 'yes', 'no'],
    {
      turn: { aether: 2 },
      players: [{ discard: ['spark'] }, { discard: [] }],
      also: (s) => expect(s.view().players[1]!.deck[0]).toBe('crystal'),
    },
  ],
  [
    'each player decides',
    two({ hand: ['sifters_pearl'] }),
    ['play sifters_pearl', 'no'],
    { asks: 'may', decider: 1 },
  ],
  [
    'an empty deck: the discard pile is turned over first',
    two({ hand: ['sifters_pearl'], discard: ['jade', 'spark'], pad: false }, { pad: false }),
    ['play sifters_pearl', 'yes'],
    { players: [{ deck: ['jade'], discard: ['spark'] }] },
  ],
]);

rows("V'riswood Amber", [
  ['2 æther', two({ hand: ['vriswood_amber'] }), ['play vriswood_amber'], { turn: { aether: 2 } }],
  [
    'may go on top of the deck when it is gained',
    two({ deck: ['spark'] }, {}, { ...FREE, aether: 3 }),
    ['gain vriswood_amber', 'yes'],
    { also: (s) => expect(s.view().players[0]!.deck.slice(0, 2)).toEqual(['vriswood_amber', 'spark']) },
  ],
  [
    'or to the discard pile as usual',
    two({}, {}, { ...FREE, aether: 3 }),
    ['gain vriswood_amber', 'no'],
    { players: [{ discard: ['vriswood_amber'] }] },
  ],
]);

rows('Diamond Cluster', [
  [
    'the second of a turn gives 2 more, the third does not',
    two({ hand: ['diamond_cluster', 'diamond_cluster', 'diamond_cluster'] }),
    ['play diamond_cluster', 'play diamond_cluster#2', 'play diamond_cluster#3'],
    { turn: { aether: 2 + 4 + 2 } },
  ],
  [
    'the count begins anew with the turn',
    two(
      { hand: ['diamond_cluster', 'crystal', 'crystal', 'crystal', 'crystal', 'diamond_cluster'] },
      {},
      NEXT,
    ),
    ['play diamond_cluster', 'end', 'play diamond_cluster#2'],
    { turn: { aether: 2 } },
  ],
]);

rows('Searing Ruby', [
  [
    '2 æther and 1 only for a spell',
    two({ hand: ['searing_ruby'] }, {}, { aether: 2 }),
    ['play searing_ruby'],
    {
      turn: { aether: 4, spellAether: 1 },
      may: ['gain essence_theft', 'gain searing_ruby'],
      mayNot: ['gain burning_opal', 'gain consuming_void'],
    },
  ],
  [
    'what is left of it is lost with the turn',
    two({ hand: ['searing_ruby'] }, {}, { ...NEXT }),
    ['play searing_ruby', 'end'],
    { turn: { spellAether: 0 } },
  ],
]);

rows('Burning Opal', [
  [
    '3 æther; a discarded card lets an ally draw',
    two({ hand: ['burning_opal', 'spark'] }, { deck: ['jade'] }),
    ['play burning_opal', 'card spark'],
    { turn: { aether: 3 }, players: [{ discard: ['spark'] }, { hand: ['jade'] }] },
  ],
  [
    'nothing discarded, nothing drawn',
    two({ hand: ['burning_opal', 'spark'] }, {}),
    ['play burning_opal', 'done'],
    { players: [{ hand: ['spark'] }, { hand: [] }] },
  ],
]);

rows('Clouded Sapphire', [
  [
    '3 æther; only the first of a turn charges an ally',
    two({ hand: ['clouded_sapphire', 'clouded_sapphire'] }),
    ['play clouded_sapphire', 'play clouded_sapphire#2'],
    { turn: { aether: 6 }, players: [{ charges: 0 }, { charges: 1 }] },
  ],
  [
    'an ally without room gains none',
    two({ hand: ['clouded_sapphire'] }, { charges: 4 }),
    ['play clouded_sapphire'],
    { players: [{}, { charges: 4 }] },
  ],
]);

// Relics

rows('Flexing Dagger', [
  [
    'the next focusing or opening costs 3 less; two daggers add up and are used up together',
    two({ hand: ['flexing_dagger', 'flexing_dagger'] }, {}, { aether: 3 }),
    ['play flexing_dagger', 'choice 0', 'play flexing_dagger#2', 'choice 0', 'open III'],
    { turn: { aether: 0, discount: 0 } },
  ],
  [
    'never below 0, and what is too much is lost',
    two({ hand: ['flexing_dagger'] }),
    ['play flexing_dagger', 'choice 0', 'focus II'],
    { turn: { aether: 0, discount: 0 }, mayNot: ['focus II'] },
  ],
  [
    'the next focusing of any kind uses it up, also a free one',
    two({ hand: ['flexing_dagger', 'focusing_orb'] }),
    ['play flexing_dagger', 'choice 0', 'play focusing_orb', 'choice 0', 'breach 0 III'],
    { turn: { discount: 0 }, mayNot: ['focus II'] },
  ],
  [
    'or it is destroyed and deals 1 damage',
    two({ hand: ['flexing_dagger'] }),
    ['play flexing_dagger', 'choice 1'],
    { nemesis: { life: 69 }, destroyed: ['flexing_dagger'], players: [{ played: [] }] },
  ],
]);

rows('Bottled Vortex', [
  [
    'is destroyed, destroys cards of hand and discard pile, draws 1',
    two({ hand: ['bottled_vortex', 'crystal'], discard: ['spark', 'jade'], deck: ['ignite'] }),
    ['play bottled_vortex', 'card crystal', 'card spark'],
    {
      players: [{ hand: ['ignite'], discard: ['jade'], played: [] }],
      destroyed: ['spark', 'crystal', 'bottled_vortex'],
    },
  ],
  [
    'none need be destroyed',
    two({ hand: ['bottled_vortex', 'crystal'], deck: ['ignite'] }),
    ['play bottled_vortex', 'done'],
    { players: [{ hand: ['crystal', 'ignite'] }] },
  ],
]);

rows('Unstable Prism', [
  [
    'a gem of the hand resolves twice and is destroyed; both count as plays',
    two({ hand: ['unstable_prism', 'diamond_cluster', 'spark'] }),
    ['play unstable_prism', 'choice 0'],
    {
      turn: { aether: 6 },
      destroyed: ['diamond_cluster'],
      players: [{ hand: ['spark'], played: ['unstable_prism'] }],
    },
  ],
  [
    'or 2 æther',
    two({ hand: ['unstable_prism', 'jade'] }),
    ['play unstable_prism', 'choice 1'],
    { turn: { aether: 2 }, players: [{ hand: ['jade'] }] },
  ],
  [
    'without a gem only the æther',
    two({ hand: ['unstable_prism', 'spark'] }),
    ['play unstable_prism'],
    { turn: { aether: 2 } },
  ],
  [
    'the player picks among different gems',
    two({ hand: ['unstable_prism', 'jade', 'crystal'] }),
    ['play unstable_prism', 'choice 0', 'card crystal'],
    { turn: { aether: 2 }, destroyed: ['crystal'] },
  ],
]);

rows('Blasting Staff', [
  [
    'casts a spell prepped this turn with 2 more damage, added to the breach’s',
    two({ hand: ['blasting_staff', 'spark'], breaches: [undefined, undefined, 'open'] }),
    ['prep spark III', 'play blasting_staff', 'card spark'],
    { nemesis: { life: 66 }, players: [{ discard: ['spark'] }] },
  ],
  [
    'not one prepped before',
    two({ hand: ['blasting_staff'], breaches: [{ spells: ['spark'] }] }),
    ['play blasting_staff'],
    { nemesis: { life: 70 }, players: [{ played: ['blasting_staff'] }] },
  ],
  [
    'it may be left',
    two({ hand: ['blasting_staff', 'spark'] }),
    ['prep spark I', 'play blasting_staff', 'done'],
    { nemesis: { life: 70 } },
  ],
]);

rows('Focusing Orb', [
  [
    'focuses any player’s closed breach',
    two({ hand: ['focusing_orb'] }),
    ['play focusing_orb', 'choice 0', 'breach 1 III'],
    { also: (s) => expect(s.view().players[1]!.breaches[2]!.step).toBe(1) },
  ],
  [
    'in the last position it opens',
    two({ hand: ['focusing_orb'], breaches: [undefined, 3] }),
    ['play focusing_orb', 'choice 0', 'breach 0 II'],
    { also: (s) => expect(s.view().players[0]!.breaches[1]!.state).toBe('open') },
  ],
  [
    'a focus in another player’s turn gives no right to prep',
    two(
      { hand: ['focusing_orb'] },
      { hand: ['spark'] },
      { nemesisDeck: ['needlemaw'], turnOrder: { deck: [1], discard: [0] } },
    ),
    ['play focusing_orb', 'choice 0', 'breach 1 III', 'end'],
    { turn: { active: 1 }, mayNot: ['prep spark III'] },
  ],
  [
    'or it is destroyed and Gravehold gains 3 life',
    two({ hand: ['focusing_orb'] }, {}, { gravehold: 20 }),
    ['play focusing_orb', 'choice 1'],
    { gravehold: 23, destroyed: ['focusing_orb'] },
  ],
]);

rows("Mage's Talisman", [
  [
    'a charge for you and one for an ally',
    two({ hand: ['mages_talisman'] }),
    ['play mages_talisman'],
    { players: [{ charges: 1 }, { charges: 1 }] },
  ],
  [
    'full mats gain nothing',
    two({ hand: ['mages_talisman'], charges: 5 }, { charges: 4 }),
    ['play mages_talisman'],
    { players: [{ charges: 5 }, { charges: 4 }] },
  ],
]);

// Spells

rows('Phoenix Flame', [
  [
    '2 damage, and 2 more for a charge, all to one target',
    two({ ...casting('phoenix_flame'), charges: 2 }, {}, { ...CASTING, inPlay: ['needlemaw'] }),
    ['cast phoenix_flame', 'yes', 'target needlemaw'],
    { players: [{ charges: 1 }], nemesis: { life: 70, inPlay: [{ card: 'needlemaw', life: 7 }] } },
  ],
  [
    'the charge may be kept',
    two({ ...casting('phoenix_flame'), charges: 2 }, {}, CASTING),
    ['cast phoenix_flame', 'no'],
    { players: [{ charges: 2 }], nemesis: { life: 68 } },
  ],
  [
    'without a charge nothing is asked',
    two(casting('phoenix_flame'), {}, CASTING),
    ['cast phoenix_flame'],
    { nemesis: { life: 68 } },
  ],
]);

rows('Spectral Echo', [
  [
    '2 damage; a card of the hand may be destroyed',
    two({ ...casting('spectral_echo'), hand: ['crystal'] }, {}, CASTING),
    ['cast spectral_echo', 'card crystal'],
    { nemesis: { life: 68 }, destroyed: ['crystal'] },
  ],
  [
    'or not',
    two({ ...casting('spectral_echo'), hand: ['crystal'] }, {}, CASTING),
    ['cast spectral_echo', 'done'],
    { players: [{ hand: ['crystal'] }] },
  ],
]);

rows('Amplify Vision', [
  [
    'focuses the cheapest closed breach, then 2 damage',
    two(casting('amplify_vision'), {}, CASTING),
    ['cast amplify_vision'],
    { nemesis: { life: 68 }, also: (s) => expect(s.view().players[0]!.breaches[1]!.step).toBe(2) },
  ],
  [
    '3 damage when now every breach that is left is open',
    two({ breaches: [{ spells: ['amplify_vision'] }, 3, 'none', 'open'] }, {}, CASTING),
    ['cast amplify_vision'],
    { nemesis: { life: 67 } },
  ],
]);

rows('Ignite', [
  [
    '2 damage and a charge for an ally',
    two(casting('ignite'), {}, CASTING),
    ['cast ignite'],
    { nemesis: { life: 68 }, players: [{ charges: 0 }, { charges: 1 }] },
  ],
  [
    'an ally of the caster, not of the owner',
    two({ hand: ['garnet_shard'] }, casting('ignite')),
    ['play garnet_shard', 'choice 1'],
    { players: [{ charges: 0 }, { charges: 1 }] },
  ],
]);

rows('Lava Tendril', [
  [
    'at the end of the casting phase each prepped copy deals 1, without the bonus of the breach',
    two(
      { breaches: [{ spells: ['lava_tendril'] }, undefined, { state: 'open', spells: ['lava_tendril'] }] },
      {},
      CASTING,
    ),
    ['done'],
    { nemesis: { life: 68 }, turn: { phase: 'main' } },
  ],
  [
    'cast it deals 3 and no more',
    two(casting('lava_tendril'), {}, CASTING),
    ['cast lava_tendril'],
    { nemesis: { life: 67 } },
  ],
  [
    'not at the end of an ally’s casting phase',
    two({ breaches: [{ spells: ['spark'] }] }, casting('lava_tendril'), CASTING),
    ['done'],
    { nemesis: { life: 70 } },
  ],
]);

rows('Dark Fire', [
  [
    '3 damage for each of up to two discarded cards, in the order of the picks',
    two({ ...casting('dark_fire'), hand: ['crystal', 'jade', 'spark'] }, {}, CASTING),
    ['cast dark_fire', 'card jade', 'card crystal'],
    { nemesis: { life: 64 }, players: [{ hand: ['spark'], discard: ['crystal', 'jade', 'dark_fire'] }] },
  ],
  [
    'nothing discarded, nothing dealt, and no target is asked for',
    two({ ...casting('dark_fire'), hand: ['crystal'] }, {}, { ...CASTING, inPlay: ['needlemaw'] }),
    ['cast dark_fire', 'done'],
    { nemesis: { life: 70 } },
  ],
]);

rows('Essence Theft', [
  [
    '3 damage; a discarded card gives any player 1 life',
    two({ ...casting('essence_theft'), hand: ['crystal'], life: 5 }, { life: 5 }, CASTING),
    ['cast essence_theft', 'card crystal', 'player 1'],
    { nemesis: { life: 67 }, players: [{ life: 5, discard: ['crystal', 'essence_theft'] }, { life: 6 }] },
  ],
  [
    'nothing discarded, no life',
    two({ ...casting('essence_theft'), hand: ['crystal'], life: 5 }, {}, CASTING),
    ['cast essence_theft', 'done'],
    { players: [{ life: 5 }] },
  ],
]);

rows('Feral Lightning', [
  [
    'may be prepped in a closed breach that was not focused, and must then be cast',
    two({ hand: ['feral_lightning'] }, {}, { ...FREE, ...NEXT }),
    ['prep feral_lightning IV', 'end'],
    { nemesis: { life: 67 }, players: [{ discard: ['feral_lightning'] }] },
  ],
  [
    'not in one that holds a spell',
    two({ hand: ['feral_lightning'], breaches: [{ spells: ['spark'] }, { state: 1, spells: ['spark'] }] }),
    [],
    { offers: ['prep feral_lightning III', 'prep feral_lightning IV', 'end'] },
  ],
]);

rows('Oblivion Swell', [
  [
    'once per turn while prepped 1 æther, from the turn it is prepped',
    two({ hand: ['oblivion_swell'] }),
    ['prep oblivion_swell I', 'use oblivion_swell'],
    { turn: { aether: 1 }, mayNot: ['use oblivion_swell I'] },
  ],
  [
    'once for each copy',
    two({ breaches: [{ spells: ['oblivion_swell'] }, { state: 'open', spells: ['oblivion_swell'] }] }),
    ['use oblivion_swell I', 'use oblivion_swell II'],
    { turn: { aether: 2 } },
  ],
  [
    '2 damage, and the cost of a discarded gem more',
    two({ ...casting('oblivion_swell'), hand: ['burning_opal', 'spark'] }, {}, CASTING),
    ['cast oblivion_swell', 'card burning_opal'],
    { nemesis: { life: 63 }, players: [{ hand: ['spark'] }] },
  ],
  [
    'without a gem 2 damage',
    two({ ...casting('oblivion_swell'), hand: ['spark'] }, {}, CASTING),
    ['cast oblivion_swell'],
    { nemesis: { life: 68 } },
  ],
  [
    'the right comes back with the next turn',
    two({ breaches: [{ spells: ['oblivion_swell'] }] }, {}, NEXT),
    ['use oblivion_swell', 'end', 'done'],
    { may: ['use oblivion_swell I'] },
  ],
]);

rows('Chaos Arc', [
  [
    '3 damage and 2 for each spell in a breach beside it, open or closed',
    two(
      {
        breaches: [
          { spells: ['spark'] },
          { state: 'open', spells: ['chaos_arc'] },
          { state: 1, spells: ['ignite'] },
          { state: 'open', spells: ['spark'] },
        ],
      },
      {},
      CASTING,
    ),
    ['cast chaos_arc', 'cast ignite', 'done'],
    { nemesis: { life: 70 - 7 - 2 } },
  ],
  ['alone 3', two(casting('chaos_arc'), {}, CASTING), ['cast chaos_arc'], { nemesis: { life: 67 } }],
  [
    'of an ally it looks at the ally’s breaches',
    two(
      { hand: ['garnet_shard'], breaches: [{ spells: ['spark'] }] },
      { breaches: [{ spells: ['chaos_arc'] }, { state: 'open', spells: ['spark'] }] },
    ),
    ['play garnet_shard', 'choice 1', 'card chaos_arc'],
    { nemesis: { life: 65 } },
  ],
]);

rows('Planar Insight', [
  [
    '2 damage and 1 for each open breach of the caster',
    two(
      { breaches: [{ spells: ['planar_insight'] }, 'open', 1, 'none'] },
      { breaches: [...ALL_OPEN] },
      CASTING,
    ),
    ['cast planar_insight'],
    { nemesis: { life: 66 } },
  ],
  [
    'the caster’s, not the owner’s',
    two({ hand: ['garnet_shard'], breaches: [...ALL_OPEN] }, casting('planar_insight')),
    ['play garnet_shard', 'choice 1'],
    { nemesis: { life: 64 } },
  ],
]);

rows('Wildfire Whip', [
  [
    'for 2 æther casts a prepped spell of any player, as often as the æther lasts',
    two(
      { breaches: [{ spells: ['wildfire_whip'] }] },
      { breaches: [{ spells: ['spark'] }, { spells: ['ignite'] }] },
      { aether: 5 },
    ),
    ['use wildfire_whip', 'card spark', 'use wildfire_whip', 'card ignite'],
    { nemesis: { life: 67 }, turn: { aether: 1 }, mayNot: ['use wildfire_whip I'] },
  ],
  [
    'even itself, in the turn it is prepped',
    two({ hand: ['wildfire_whip'] }, {}, { aether: 2 }),
    ['prep wildfire_whip I', 'use wildfire_whip'],
    { nemesis: { life: 66 }, players: [{ discard: ['wildfire_whip'] }] },
  ],
  [
    'cast 4 damage',
    two(casting('wildfire_whip'), {}, CASTING),
    ['cast wildfire_whip'],
    { nemesis: { life: 66 } },
  ],
]);

rows('Arcane Nexus', [
  [
    'once per turn while prepped a played gem returns to hand; its æther is kept',
    two({ breaches: [{ spells: ['arcane_nexus'] }], hand: ['jade', 'crystal'] }),
    ['play jade', 'play crystal', 'use arcane_nexus', 'card jade', 'play jade'],
    { turn: { aether: 5 }, players: [{ played: ['crystal', 'jade'] }], mayNot: ['use arcane_nexus I'] },
  ],
  [
    'not without a played gem; relics do not count',
    two({ breaches: [{ spells: ['arcane_nexus'] }], hand: ['mages_talisman'] }),
    ['play mages_talisman'],
    { mayNot: ['use arcane_nexus I'] },
  ],
  [
    'cast 4 damage',
    two(casting('arcane_nexus'), {}, CASTING),
    ['cast arcane_nexus'],
    { nemesis: { life: 66 } },
  ],
]);

rows('Consuming Void', [
  [
    '3 damage for each of up to two destroyed cards',
    two({ ...casting('consuming_void'), hand: ['crystal', 'spark', 'jade'] }, {}, CASTING),
    ['cast consuming_void', 'card crystal', 'card spark'],
    { nemesis: { life: 64 }, destroyed: ['spark', 'crystal'], players: [{ hand: ['jade'] }] },
  ],
  [
    'none destroyed, none dealt',
    two({ ...casting('consuming_void'), hand: ['crystal'] }, {}, CASTING),
    ['cast consuming_void', 'done'],
    { nemesis: { life: 70 } },
  ],
]);
