import { isRecord, quote, refuse } from '../../../core/input.js';
import type { Candidate, Listed } from './deck.js';
import { houseNamed } from './names.js';
import { isText, whatItIs } from './refuse.js';
import { unknownHouse } from './unknown.js';

/** The site's answer of today: `data` lists card ids with repeats, `_linked` describes each id once. */
export function masterVault(deck: Record<string, unknown>, source: string): Candidate {
  const data = deck.data;
  if (!isRecord(data))
    refuse(source, `"data" is ${whatItIs(data)}; expected a deck as Master Vault serves it`);
  return { name: isText(data.name) ? data.name : '', listing: () => linkedCards(data, deck._linked, source) };
}

/** The older form: `cards` describes every card of the deck, repeats included. */
export function flatVault(deck: Record<string, unknown>, source: string): Candidate {
  return { name: isText(deck.name) ? deck.name : '', listing: () => flatCards(deck, source) };
}

function linkedCards(data: Record<string, unknown>, linked: unknown, source: string): Listed[] {
  const ids = list(isRecord(data._links) ? data._links.cards : undefined, '"data._links.cards"', source);
  const described = describedCards(linked, source);
  const cards = ids.map((id) => described.get(id) ?? refuseUndescribed(id, source));
  return cards.filter(isDealt).map((card) => listed(card, source));
}

function describedCards(linked: unknown, source: string): Map<unknown, Record<string, unknown>> {
  const cards = isRecord(linked) ? linked.cards : undefined;
  if (cards === undefined)
    refuse(source, 'the cards have no names; download the deck from Master Vault with "?links=cards"');
  const records = list(cards, '"_linked.cards"', source).map((card) => record(card, source));
  return new Map(records.map((card) => [card.id, card]));
}

function flatCards(deck: Record<string, unknown>, source: string): Listed[] {
  const cards = list(deck.cards, '"cards"', source).map((card) => record(card, source));
  const ids = deck.card_list;
  if (Array.isArray(ids) && ids.length !== cards.length)
    refuse(
      source,
      `"card_list" and "cards" disagree, ${ids.length} to ${cards.length} cards; download the deck again`,
    );
  return cards.filter(isDealt).map((card) => listed(card, source));
}

/** Later sets list cards that start outside the deck, such as token creatures. */
function isDealt(card: Record<string, unknown>): boolean {
  return card.is_non_deck !== true;
}

function listed(card: Record<string, unknown>, source: string): Listed {
  const { card_title: title, house } = card;
  if (!isText(title))
    refuse(source, `a "card_title" is ${whatItIs(title)}; expected the card's English name`);
  if (!isText(house))
    refuse(source, `the "house" of ${quote(title)} is ${whatItIs(house)}; expected a house's name`);
  // Bonus icons change what a card does, so an enhanced copy is not the card of the pool.
  const printed = card.is_enhanced === true ? `${title} (enhanced)` : title;
  return { title: printed, copies: 1, house: houseNamed(house) ?? unknownHouse(house, source) };
}

function list(value: unknown, what: string, source: string): unknown[] {
  return Array.isArray(value)
    ? value
    : refuse(source, `${what} is ${whatItIs(value)}; expected a list of cards`);
}

function record(card: unknown, source: string): Record<string, unknown> {
  if (isRecord(card)) return card;
  return refuse(
    source,
    `a card is ${whatItIs(card)}; expected "card_title" and "house", or the cards listed under "houses"`,
  );
}

function refuseUndescribed(id: unknown, source: string): never {
  const what = `a card's id is ${whatItIs(id)}, which "_linked.cards" does not have`;
  return refuse(source, `${what}; download the deck again with "?links=cards"`);
}
