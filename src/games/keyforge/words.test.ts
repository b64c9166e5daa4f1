import { readdirSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { Card, CardTable } from './vocabulary.js';
import { sayText } from './words.js';

const folder = new URL('./cards/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const modules: Record<string, unknown>[] = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ new URL(file, folder).href)),
);
const isTable = (value: unknown): value is CardTable =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((card) => card?.name && card?.sets);
const pool = new Map<string, Card>(
  modules.flatMap((module) => Object.values(module).filter(isTable).flatMap(Object.entries)),
);

const say = (card: Card): string[] => sayText(card, (id) => pool.get(id)?.name ?? id);

/** What each card must say, line by line. */
const EXPECTED: Record<string, string[]> = {
  anger: ['Play: Ready and fight with a friendly creature.'],
  'bait-and-switch': [
    'Play: If your opponent has more æmber than you, steal 1 æmber. If your opponent has more æmber than you, repeat this effect.',
  ],
  'cleansing-wave': [
    'Play: Heal 1 damage from each creature. Gain 1 æmber for each creature healed this way.',
  ],
  'champion-s-challenge': [
    'Play: Destroy each enemy creature except the most powerful enemy creature. Destroy each friendly creature except the most powerful friendly creature. Ready and fight with a friendly creature.',
  ],
  'lava-ball': ['Play: Deal 4 damage to a creature, with 2 splash.'],
  'loot-the-bodies': [
    'Play: For the remainder of the turn, gain 1 æmber each time an enemy creature is destroyed.',
  ],
  'relentless-assault': [
    'Play: One at a time, for each of up to 3 friendly creatures, ready and fight with that creature.',
  ],
  smith: ['Play: If there are more friendly creatures than enemy creatures, gain 2 æmber.'],
  'sound-the-horns': [
    "Play: Discard cards from the top of your deck until you discard a Brobnar creature or run out of cards. If you discard one this way, return that creature to its owner's hand.",
  ],
  tremor: ['Play: Stun a creature and each of its neighbors.'],
  'unguarded-camp': [
    "Play: A number of friendly creatures equal to the number of friendly creatures minus the number of enemy creatures (to a maximum of your opponent's æmber) each capture 1 æmber.",
  ],
  'barrister-joya': ['Enemy creatures cannot reap.'],
  camouflage: ['Creatures not on a flank cannot attack this creature.'],
  'free-markets': [
    'Play: Gain 1 æmber for each house other than Sanctum among cards in play (to a maximum of 6).',
  ],
  ghosthawk: [
    'Deploy.',
    'Play: You may, one at a time, for each neighbor of Ghosthawk, reap with that creature.',
  ],
  quicksand: [
    'Play: For each player, if there are no ready Untamed creatures controlled by that player in play, choose the most powerful creature controlled by that player. Destroy those creatures.',
  ],
  'rigged-lottery': [
    "Play: Discard the top 5 cards of each player's deck. Each player gains 1 æmber for each Shadows card among them in their discard pile.",
  ],
  'soldiers-to-flowers': [
    'Play: Purge each Untamed creature from each discard pile. Each player gains 1 æmber for each purged creature they own among them.',
  ],
  'iron-obelisk': ["Your opponent's keys cost +1 æmber for each friendly damaged Brobnar creature."],
  'pile-of-skulls': [
    'After an enemy creature is destroyed, if it is your turn, a friendly creature captures 1 æmber.',
  ],
  'the-warchest': [
    'Action: Gain 1 æmber for each enemy creature that has been destroyed in a fight this turn.',
  ],
  valdr: ['Valdr deals +2 damage while attacking an enemy flank creature.'],
  'ganger-chieftain': ['Play: You may ready and fight with a neighbor of Ganger Chieftain.'],
  'kelifi-dragon': [
    'Kelifi Dragon cannot be played unless you have 7 or more æmber.',
    'Fight/Reap: Gain 1 æmber. Deal 5 damage to a creature.',
  ],
  'king-of-the-crag': ['Each enemy Brobnar creature gets −2 power.'],
  krump: ['After an enemy creature is destroyed fighting Krump, its controller loses 1 æmber.'],
  mugwump: [
    'After an enemy creature is destroyed fighting Mugwump, fully heal Mugwump. Put a +1 power counter on Mugwump.',
  ],
  'rogue-ogre': [
    'At the end of your turn, if you have played exactly 1 card this turn, heal 2 damage from Rogue Ogre and Rogue Ogre captures 1 æmber.',
  ],
  'tireless-crocag': [
    'Tireless Crocag cannot reap.',
    'You may use Tireless Crocag as if it belonged to the active house.',
    'As soon as there are no enemy creatures in play, destroy Tireless Crocag.',
  ],
  'phoenix-heart': [
    `This creature gains, "Destroyed: Return this creature to its owner's hand. Deal 3 damage to each creature."`,
  ],
  'yo-mama-mastery': ['This creature gains taunt.', 'Play: Fully heal this creature.'],
  arise: [
    'Play: Choose a house. Return each creature of the chosen house from your discard pile to your hand. Gain 1 chain.',
  ],
  'control-the-weak': [
    "Play: Choose a house on your opponent's identity card. During your opponent's next turn, your opponent must choose the chosen house as their active house.",
  ],
  gongoozle: [
    "Play: Deal 3 damage to a creature. If it is not destroyed this way, discard a random card from its owner's hand.",
  ],
  hecatomb: [
    'Play: Destroy each Dis creature. Each player gains 1 æmber for each creature they controlled that was destroyed this way.',
  ],
  'key-hammer': [
    'Play: If your opponent forged a key on their previous turn, unforge that key. Your opponent gains 6 æmber.',
  ],
  'annihilation-ritual': [
    'If a creature would be put into a discard pile from play, instead purge that creature.',
  ],
  'sacrificial-altar': [
    'Action: Purge a friendly Human creature. If you do, play a creature from your discard pile.',
  ],
  'screaming-cave': ['Action: Shuffle each card from your hand and your discard pile into your deck.'],
  drumble: ['Elusive.', "Play: If your opponent has 7 or more æmber, capture all of your opponent's æmber."],
  'ember-imp': ['While your opponent has played 2 or more cards this turn, your opponent cannot play cards.'],
  'guardian-demon': [
    'Play/Fight/Reap: Heal up to 2 damage from a creature. If you do, deal that much damage to a different creature.',
  ],
  pitlord: ['Taunt.', 'You must choose Dis as your active house.'],
  restringuntus: [
    'Play: Choose a house. Until Restringuntus leaves play, your opponent cannot choose the chosen house as their active house.',
  ],
  snudge: ["Fight/Reap: Return an artifact or a flank creature to its owner's hand."],
  succubus: ['During their "draw cards" step, your opponent refills their hand to 1 less card.'],
  tentacus: ['Your opponent must pay you 1 æmber in order to use an artifact.'],
  truebaru: ['Taunt.', 'You must lose 3 æmber in order to play Truebaru.', 'Destroyed: Gain 5 æmber.'],
  'collar-of-subordination': ['You control this creature.'],
  'flame-wreathed': ['This creature gets +2 power and gains hazardous 2.'],
  'bouncing-deathquark': [
    'Play: Destroy an enemy creature and a friendly creature. If there is an enemy creature without invulnerable in play and there is a friendly creature without invulnerable in play, you may repeat this effect.',
  ],
  'dimension-door': [
    'Play: For the remainder of the turn, if you would gain æmber by reaping, instead steal that much æmber.',
  ],
  'effervescent-principle': ['Play: Each player loses half of their æmber (rounding down). Gain 1 chain.'],
  'help-from-future-self': [
    'Play: Search your deck and discard pile for a copy of Timetraveller, reveal it, and put it into your hand. Shuffle each card from your discard pile into your deck.',
  ],
  'knowledge-is-power': [
    'Play: Choose one: Archive a card from your hand; or gain 1 æmber for each card in your archives.',
  ],
  'mass-abduction': [
    "Play: Put up to 3 enemy damaged creatures into your archives, to leave them only for their owners' hands.",
  ],
  'phase-shift': [
    'Play: For the remainder of the turn, you may play one non-Logos card as if it belonged to the active house.',
  ],
  'positron-bolt': [
    'Play: Choose a flank creature and a neighbor of that creature. Deal 3 damage to the flank creature. Then deal 2 damage to its neighbor. Then deal 1 damage to the next creature along the battleline.',
  ],
  'chaos-portal': [
    'Action: Choose a house. Reveal the top card of your deck. If it is a card of the chosen house, play that card.',
  ],
  'crazy-killing-machine': [
    "Action: Discard the top card of your deck and the top card of your opponent's deck. One at a time, for each of those cards, destroy a creature or artifact of the same house as that card. If fewer than 2 cards were destroyed this way, destroy Crazy Killing Machine.",
  ],
  'spectral-tunneler': [
    'Action: For the remainder of the turn, a creature counts as a flank creature and gains, "Reap: Draw a card."',
  ],
  'neutron-shark': [
    'Play/Fight/Reap: Destroy an enemy creature or artifact and a friendly creature or artifact. Discard the top card of your deck. If you do and it is a non-Logos card, repeat this effect.',
  ],
  replicator: [
    'Reap: Trigger the "Reap:" ability of another creature with a "Reap:" ability as if you controlled it.',
  ],
  'titan-mechanic': ['While Titan Mechanic is on a flank, keys cost −1 æmber.'],
  'vespilon-theorist': [
    'Elusive.',
    'Reap: Choose a house. Reveal the top card of your deck. If it is a card of the chosen house, archive that card and gain 1 æmber. Otherwise, discard that card.',
  ],
  'rocket-boots': [
    'This creature gains, "Fight/Reap: If this is the first time this creature was used this turn, ready this creature."',
  ],
  'transposition-sandals': [
    `This creature gains, "Action: Swap this creature with another friendly creature in the battleline. For the remainder of the turn, that creature gains, 'You may use this creature as if it belonged to the active house.'"`,
  ],
  'battle-fleet': [
    'Play: Reveal any number of Mars cards from your hand. Draw 1 card for each card revealed this way.',
  ],
  'hypnotic-command': [
    'Play: For each friendly Mars creature, an enemy creature captures 1 æmber from its own side.',
  ],
  'key-abduction': [
    "Play: Return each Mars creature to its owner's hand. You may forge a key at +9 æmber current cost, reduced by 1 for each card in your hand.",
  ],
  'martian-hounds': [
    'Play: Put a number of +1 power counters on a creature equal to twice the number of damaged creatures.',
  ],
  'mating-season': [
    "Play: Shuffle each Mars creature into its owner's deck. Each player gains 1 æmber for each creature among them in their deck.",
  ],
  'shatter-storm': [
    'Play: Lose all of your æmber. Your opponent loses 3 æmber for each æmber lost this way.',
  ],
  'soft-landing': [
    'Play: For the remainder of the turn, the next creature or artifact you play enters play ready.',
  ],
  'combat-pheromones': [
    'Omni: Sacrifice Combat Pheromones. For the remainder of the turn, you may use up to 2 other friendly Mars cards as if they belonged to the active house.',
  ],
  'swap-widget': [
    "Action: Return a friendly ready Mars creature to its owner's hand. If you do, put a Mars creature with a different name from that creature from your hand into play under your control and ready that creature.",
  ],
  'ether-spider': [
    'Ether Spider deals no damage when fighting.',
    "If æmber would be added to your opponent's pool, instead Ether Spider captures that æmber.",
  ],
  'john-smyth': ['Elusive.', 'Fight/Reap: Ready a non-Agent Mars creature.'],
  'qyxxlyx-plague-master': [
    'Fight/Reap: Deal 3 damage to each Human creature. This damage cannot be prevented by armor.',
  ],
  'yxili-marauder': [
    'Yxili Marauder gets +1 power for each æmber on Yxili Marauder.',
    'Play: Capture 1 æmber for each friendly ready Mars creature.',
  ],
  zorg: [
    'Zorg enters play stunned.',
    'Before Fight: Stun the creature Zorg fights and each of its neighbors.',
  ],
  'brain-stem-antenna': [
    'This creature gains, "After you play a Mars creature, ready this creature. For the remainder of the turn, this creature belongs to house Mars."',
  ],
  charge: [
    'Play: For the remainder of the turn, each friendly creature being played gains, "Play: Deal 2 damage to an enemy creature."',
  ],
  'doorstep-to-heaven': [
    'Play: For each player, if that player has 6 or more æmber, that player loses all but 5 of their æmber.',
  ],
  'round-table': ['Each friendly Knight creature gets +1 power and gains taunt.'],
  bulwark: ['Each neighbor of Bulwark gets +2 armor.'],
  'horseman-of-war': [
    'Play: For the remainder of the turn, you may use friendly creatures as if they belonged to the active house, but only to fight.',
  ],
  'armageddon-cloak': [
    'This creature gains hazardous 2 and, "Destroyed: Instead fully heal this creature and destroy Armageddon Cloak."',
  ],
  'key-of-darkness': [
    'Play: Forge a key at +2 æmber current cost if your opponent has no æmber, or at +6 æmber current cost otherwise.',
  ],
  'too-much-to-protect': ["Play: Steal all but 6 of your opponent's æmber."],
  'evasion-sigil': [
    "Before a creature fights, discard the top card of its controller's deck. If it is of the active house, exhaust the attacking creature and end the fight without effect.",
  ],
  'speed-sigil': ['The first creature played each turn enters play ready.'],
  'the-sting': [
    'Skip your "forge a key" step.',
    'After your opponent forges a key, gain 1 æmber for each æmber spent on that key.',
    'Action: Sacrifice The Sting.',
  ],
  faygin: [
    'Elusive.',
    "Reap: Return a copy of Urchin from play or a copy of Urchin from your discard pile to its owner's hand.",
  ],
  'shadow-self': [
    'Shadow Self deals no damage when fighting.',
    'If a non-Specter neighbor of Shadow Self would be dealt damage, instead deal that much damage to Shadow Self.',
  ],
  sneklifter: [
    'Play: Take control of an enemy artifact. If it is not of a house on your identity card, while under your control, that artifact belongs to house Shadows.',
  ],
  duskrunner: ['This creature gains, "Reap: Steal 1 æmber."'],
  'cooperative-hunting': [
    'Play: Deal 1 damage for each friendly creature, divided as you choose among any number of creatures.',
  ],
  scout: [
    'Play: For the remainder of the turn, up to 2 friendly creatures gain skirmish. One at a time, for each of those creatures, fight with that creature.',
  ],
  vigor: [
    'Play: Heal up to 3 damage from a creature. If exactly 3 damage was healed this way, gain 1 æmber.',
  ],
  'bear-flute': [
    'Action: If there is a copy of Ancient Bear in play, fully heal a copy of Ancient Bear. Otherwise, search your deck and discard pile for all copies of Ancient Bear and put them into your hand. If you do, shuffle each card from your discard pile into your deck.',
  ],
  bigtwig: ['Bigtwig cannot attack unstunned creatures.', 'Reap: Stun a creature. Exhaust that creature.'],
  'witch-of-the-wilds': [
    'Each turn, you may play one Untamed card not of the active house as if it belonged to the active house.',
  ],
  'giant-sloth': [
    'While you have discarded no Untamed cards from your hand this turn, Giant Sloth cannot be used.',
    'Action: Gain 3 æmber.',
  ],
  'mushroom-man': ['Mushroom Man gets +3 power for each key you have not forged.'],
  'niffle-ape': ['Niffle Ape ignores taunt and elusive while attacking.'],
  'wretched-doll': [
    'Action: If there is a creature with a doom counter on it in play, destroy each creature with a doom counter on it. Otherwise, put a doom counter on a creature.',
  ],
  'æmber-conduction-unit': [
    'After an enemy creature reaps, if it is the first creature to reap this turn, stun that creature.',
  ],
  banish: ["Play: Put an enemy creature into your opponent's archives."],
  'bloodshard-imp': ['After a creature reaps, its controller sacrifices it.'],
  'destroy-them-all': ['Play: Destroy an artifact, a creature, and an upgrade.'],
  'destructive-analysis': [
    'Play: Choose a creature. Deal 2 damage to that creature. Purge any number of cards from your archives. Deal 2 damage to that creature for each card purged this way.',
  ],
  eyegor: [
    'Play: Look at the top 3 cards of your deck. Put a card from the top 3 of your deck into your hand. Discard the top 2 cards of your deck.',
  ],
  'might-makes-right': [
    'Play: You may sacrifice any number of friendly creatures with a total power of 25 or more. If you do, forge a key at no cost.',
  ],
  ogopogo: ["After a creature is destroyed by Ogopogo's attack, you may deal 2 damage to a creature."],
  'pain-reaction': [
    'Play: Choose an enemy creature. Deal 2 damage to that creature. If it is destroyed this way, deal 2 damage to each neighbor of that creature.',
  ],
  'little-niff': ['Omega.', 'Deploy.', 'Elusive.', 'After a neighbor of Little Niff fights, steal 1 æmber.'],
  'the-big-one': [
    'After a creature is played, put a fuse counter on The Big One.',
    'As soon as there are 10 or more fuse counters on The Big One, destroy each creature and artifact.',
  ],
  'the-red-baron': [
    'While you have forged a red key, The Red Baron gains, "Reap: Steal 1 æmber."',
    'While your opponent has forged a red key, The Red Baron gains elusive.',
  ],
  'reassembling-automaton': [
    "Destroyed: If there is another friendly creature in play, instead fully heal Reassembling Automaton, exhaust Reassembling Automaton, and move Reassembling Automaton to a flank of its controller's battleline.",
  ],
  'legatus-raptor': [
    'Fight: You may exalt Legatus Raptor. If you do, ready and use another friendly creature.',
  ],
  'grimlocus-dux': ['Taunt.', 'Play: Exalt Grimlocus Dux twice.'],
  'explo-rover': [
    'Skirmish.',
    'Explo-rover may be played as an upgrade instead of a creature, with the text: "This creature gains skirmish."',
  ],
  zap: [
    'Play: Deal 1 damage for each house among creatures, divided as you choose among any number of creatures.',
  ],
};

describe('the English of a card', () => {
  it.each(Object.entries(EXPECTED))('%s', (id, lines) => {
    expect(say(pool.get(id)!)).toEqual(lines);
  });
});

describe('every card of the pool', () => {
  test.each([...pool.keys()])('%s', (id) => {
    const card = pool.get(id)!;
    const lines = say(card);
    expect(lines).toHaveLength((card.keywords?.length ?? 0) + (card.text?.length ?? 0));
    for (const line of lines) {
      expect(line).not.toMatch(/undefined|\[object| {2}|\ba an?\b|\ban an?\b|\.\.| [.,]|NaN/);
      expect(line).toMatch(/^[A-ZÆ“"].*[."]$/);
    }
  });
});
