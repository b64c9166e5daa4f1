import { plural } from '../../../core/english.js';
import type { State } from '../../../core/game.js';
import { at, Breach, Place, Size, TurnCard, Zone } from '../layout.js';
import { costOf, kindOf, slotsOf } from '../pool.js';
import { Kind } from '../program.js';
import { breachList, definition, head, list, next, size, tokensOn } from '../state.js';
import { breachName, cardName, mageName, nameOfCard, nemesisName } from './names.js';

/** The whole state, in English, for a person at the table. */
export function sayState(s: State): string {
  const seats = Array.from({ length: s[at.players]! }, (_, seat) => seat);
  return [
    sayTurn(s),
    sayNemesis(s),
    `Gravehold: ${s[at.gravehold]} of ${s[at.graveholdMost]} life`,
    `Market: ${sayMarket(s)}`,
    ...seats.flatMap((seat) => sayMage(s, seat)),
  ].join('\n');
}

function sayTurn(s: State): string {
  const whose = s[at.nemesisTurn] ? nemesisName(s) : mageName(s, s[at.active]!);
  const gone = [...s.subarray(at.turnDiscard, at.turnDiscard + s[at.turnDiscardCount]!)];
  const cards = gone.map((kind) => sayTurnKind(s, kind)).join(', ') || 'nobody';
  return `Turn ${s[at.turn]}: ${whose}. Had a turn since the last shuffle: ${cards}.`;
}

function sayTurnKind(s: State, kind: number): string {
  if (kind === TurnCard.Nemesis) return 'the nemesis';
  return kind === TurnCard.Wild ? 'the wild card' : mageName(s, kind);
}

export function cardsIn(s: State, place: number): number[] {
  const cards: number[] = [];
  for (let card = head(s, place); card >= 0; card = next(s, card)) cards.push(card);
  return cards;
}

function sayNemesis(s: State): string {
  const tokens = [
    ...(s[at.fury]! > 0 ? [plural(s[at.fury]!, 'fury token')] : []),
    ...(s[at.husks]! > 0 ? [plural(s[at.husks]!, 'husk')] : []),
  ];
  const play = cardsIn(s, Place.NemesisPlay).map((card) => {
    const minion = kindOf[definition(s, card)] === Kind.Minion;
    return `${nameOfCard(s, card)} (${minion ? `${tokensOn(s, card)} life` : plural(tokensOn(s, card), 'token')})`;
  });
  const parts = [
    `${s[at.nemesisLife]} of ${s[at.nemesisMost]} life`,
    ...tokens,
    `${size(s, Place.NemesisDeck)} cards in the deck`,
    ...(size(s, Place.CorruptionDeck) > 0 ? [plural(size(s, Place.CorruptionDeck), 'corruption')] : []),
    ...(play.length > 0 ? [`in play: ${play.join(', ')}`] : []),
    ...sayDevoured(s),
  ];
  return `${nemesisName(s)}: ${parts.join('; ')}`;
}

/** Only the top card may be gained; the others may be looked at. */
function sayDevoured(s: State): string[] {
  const cards = cardsIn(s, Place.Devoured).map((card) => nameOfCard(s, card));
  return cards.length > 0 ? [`devoured, top first: ${cards.join(', ')}`] : [];
}

function sayMarket(s: State): string {
  const piles = Array.from({ length: Size.Piles }, (_, p) => p).filter((p) => s[at.pile + p]! >= 0);
  return piles
    .map((p) => `${size(s, Place.Supply + p)} ${cardName(s[at.pile + p]!)} (${costOf[s[at.pile + p]!]})`)
    .join(', ');
}

const POOLS = [
  [at.aether, 'æther'],
  [at.gemAether, 'æther for gems'],
  [at.spellAether, 'æther for spells'],
  [at.discount, 'less for the next focusing or opening'],
] as const;

const sayAether = (s: State): string =>
  POOLS.map(([field, words]) => (s[field]! > 0 ? `, ${s[field]} ${words}` : '')).join('');

function sayMage(s: State, seat: number): string[] {
  const names = (zone: Zone): string =>
    cardsIn(s, list(seat, zone))
      .map((card) => nameOfCard(s, card))
      .join(', ') || 'nothing';
  const breaches = [0, 1, 2, 3].flatMap((b) => sayBreach(s, seat, b));
  const charges = `${s[at.charges + seat]} of ${plural(slotsOf[s[at.mage + seat]!]!, 'charge')}`;
  const aether = seat === s[at.active] ? sayAether(s) : '';
  return [
    `${mageName(s, seat)}: ${s[at.exhausted + seat] ? 'exhausted' : `${s[at.life + seat]} life`}, ${charges}${aether}`,
    `  ${breaches.join('; ')}`,
    `  hand: ${names(Zone.Hand)}`,
    `  played: ${names(Zone.Played)}; discard pile, top first: ${names(Zone.Discard)}; ${plural(size(s, list(seat, Zone.Deck)), 'card')} in the deck`,
  ];
}

function sayBreach(s: State, seat: number, b: number): string[] {
  const word = s[at.breaches + seat * 4 + b]!;
  if (!(word & Breach.Present)) return [];
  const spells = cardsIn(s, breachList(seat, b)).map((card) => nameOfCard(s, card));
  const state = word & Breach.Open ? 'open' : `closed, focused ${word & Breach.Step} of 3`;
  return [`${breachName(b)} ${state}${spells.length > 0 ? ` with ${spells.join(' and ')}` : ''}`];
}
