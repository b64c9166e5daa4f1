import { sentence } from '../../core/english.js';
import { definitions, waysAt } from './pool.js';
import type { Card, Effect, Mage, Nemesis, NemesisCard, NemesisRules, PlayerCard } from './vocabulary.js';
import { sayEffects } from './words/effects.js';
import { openScope, plural, type Voice } from './words/scope.js';
import { counted } from './words/values.js';

const PLAYER_CARDS = ['gem', 'relic', 'spell', 'corruption', 'mage'];

const voiceOf = (card: Card): Voice => (PLAYER_CARDS.includes(card.type) ? 'you' : 'the players');

/** Effects as sentences in one line. */
const say = (effects: readonly Effect[], card: Card, you = voiceOf(card)): string =>
  sayEffects(effects, openScope(card.name, you)).map(sentence).join(' ');

const line = (
  head: string,
  effects: readonly Effect[] | undefined,
  card: Card,
  you = voiceOf(card),
): string[] => (effects && effects.length > 0 ? [`${head}${say(effects, card, you)}`] : []);

/** What a card, mage or nemesis does, in English; one entry for each of its texts. */
export function sayText(card: Card): string[] {
  if (card.type === 'mage') return sayMage(card);
  if (card.type === 'nemesis') return sayNemesis(card);
  return 'cost' in card ? sayPlayerCard(card) : sayNemesisCard(card as NemesisCard);
}

function sayPlayerCard(card: PlayerCard): string[] {
  return [
    ...(card.toDeck ? ['When you gain this card, you may put it on top of your deck.'] : []),
    ...(card.prepAnywhere
      ? ['You may prep this spell in a closed breach that was not focused this turn.']
      : []),
    ...line('', card.play, card),
    ...sayWhilePrepped(card),
    ...line('Cast: ', card.cast, card),
  ];
}

function sayWhilePrepped(card: PlayerCard): string[] {
  const { whilePrepped } = card;
  if (!whilePrepped) return [];
  const { when, once, cost } = whilePrepped;
  const moment = when === 'main' ? 'in your main phase' : 'at the end of your casting phase';
  const price = cost ? ` you may spend ${cost} æther:` : when === 'main' ? ' you may:' : ':';
  return [
    `While prepped, ${once ? 'once per turn ' : ''}${moment}${price} ${say(whilePrepped.effects, card)}`,
  ];
}

const HEADS = { minion: 'Persistent: ', attack: '', strike: '', corruption: '' } as const;

function sayNemesisCard(card: NemesisCard): string[] {
  const head = card.type === 'power' ? `Power ${card.power}: ` : HEADS[card.type];
  return [
    ...(card.damageCap ? [`Damage dealt to this minion is reduced to ${card.damageCap}.`] : []),
    ...(card.shieldedByHusks ? ['While there are husks, damage dealt to this minion is prevented.'] : []),
    ...(card.huskLife ? [`Husks have ${card.huskLife} life; they heal at the end of every turn.`] : []),
    ...line('When a player deals damage to this minion: ', card.whenDamaged, card, 'that player'),
    ...(card.life !== undefined && typeof card.life !== 'number'
      ? [
          `This minion comes into play with ${counted(card.life, 'life', openScope(card.name, 'the players'))}.`,
        ]
      : []),
    ...line('Immediately: ', card.immediately, card),
    ...line('To discard: ', card.toDiscard, card, 'you'),
    ...line(head, card.effects, card),
  ];
}

const MOMENTS = {
  ownMain: 'in your main phase',
  anyMain: "in any player's main phase",
  nemesisDraw: 'in the nemesis draw phase, when an attack or power is drawn',
  turnCard: 'immediately after a turn order card is drawn',
} as const;

function sayMage(mage: Mage): string[] {
  const { ability } = mage;
  return [
    `${ability.name}, ${plural(ability.charges, 'charge')}, ${MOMENTS[ability.when]}: ${say(ability.effects, mage)}`,
  ];
}

function sayNemesis(nemesis: Nemesis): string[] {
  return [
    ...line('Setup: ', nemesis.setup, nemesis),
    ...line('Unleash: ', nemesis.unleash, nemesis),
    ...line('End of the nemesis turn: ', nemesis.endOfTurn, nemesis),
    ...(nemesis.strikeCost === undefined ? [] : [sayStrikes(nemesis.strikeCost)]),
    ...(nemesis.swarm ? [HUSKS, ...saySwarm(nemesis.swarm, nemesis)] : []),
    ...(nemesis.starves ? [DEVOURED] : []),
    ...('spills' in nemesis.increased ? [CORRUPTIONS] : []),
    ...sayIncreased(nemesis.increased, nemesis).map((words) => `Increased difficulty: ${words}`),
  ];
}

/** The additional rules of the mats. */
const HUSKS =
  'Each husk is a minion with 1 life. Whoever deals damage to a husk may suffer 1 damage to spread it over several husks. Each husk beyond 15 costs Gravehold 1 damage instead.';
const DEVOURED =
  'The top card of the devoured pile may be gained like one of a supply pile. Each card that a supply pile lacks when it is devoured costs Gravehold 2 damage instead. When all supply piles are empty, the players lose.';
const CORRUPTIONS =
  'Corruptions in hand resolve at the start of their player’s turn, those drawn in this turn also at the end of the main phase. A destroyed corruption goes to the bottom of the corruption deck. Each corruption that can’t be gained costs Gravehold 2 damage instead.';

const saySwarm = (lines: NonNullable<Nemesis['swarm']>, nemesis: Nemesis): string[] =>
  lines.map(({ upTo, effects }, i) => {
    const from = i === 0 ? 0 : lines[i - 1]!.upTo + 1;
    return `Swarm with ${from} to ${plural(upTo, 'husk')}: ${say(effects, nemesis)}`;
  });

const sayStrikes = (n: number): string =>
  `To strike, draw a strike card, resolve it and shuffle it back. ${sayStrikeCost(n)}`;

const sayStrikeCost = (n: number): string => `After a strike the nemesis loses ${plural(n, 'fury token')}.`;

function sayIncreased({ setup, unleash, strikeCost, spills }: NemesisRules, nemesis: Nemesis): string[] {
  return [
    ...line('setup: ', setup, nemesis),
    ...line('unleash: ', unleash, nemesis),
    ...(strikeCost === undefined ? [] : [sayStrikeCost(strikeCost)]),
    ...(spills ? ["Destroyed corruptions go to any player's discard pile."] : []),
  ];
}

/** One way of an "or", or what may be done, by the address of its operations; an order to whoever decides. */
export function sayWay(address: number): string {
  const { effects, definition } = waysAt.get(address)!;
  const { card } = definitions[definition]!;
  return sayEffects(effects, { ...openScope(card.name, voiceOf(card)), them: 'you' }).join(', then ');
}
