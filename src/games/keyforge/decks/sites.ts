import { isRecord, refuse } from '../../../core/input.js';
import type { Candidate, Listed } from './deck.js';
import { isText, whatItIs } from './refuse.js';
import { expansionOf, isDealt, siteCard } from './site-cards.js';

type Fields = Readonly<Record<string, unknown>>;

/** Master Vault's answer of today: `data` lists card ids with repeats, `_linked` describes each id once. */
export function masterVault(data: unknown, linked: unknown, source: string): Candidate {
  if (!isRecord(data))
    refuse(source, `"data" is ${whatItIs(data)}; expected a deck as Master Vault serves it`);
  return candidate(data, () => linkedCards(data, linked, source));
}

/** Master Vault's older form and The Crucible's: `cards` describes the cards of the deck. */
export function flatDeck(deck: Fields, source: string): Candidate {
  return candidate(deck, () => flatCards(deck, source));
}

/** Decks of KeyForge: the cards under their houses. */
export function decksOfKeyforge(deck: Fields, source: string): Candidate {
  return candidate(deck, () => {
    const groups = list(deck.housesAndCards, '"housesAndCards"', source).map((group) =>
      record(group, source),
    );
    return groups.flatMap((group) => {
      const { house } = group;
      if (!isText(house)) refuse(source, `a "house" is ${whatItIs(house)}; expected a house's name`);
      const cards = list(group.cards, `"cards" of ${house}`, source).map((card) => record(card, source));
      return cards.filter(isDealt).map((card) => siteCard(card, deck, source, house));
    });
  });
}

function candidate(deck: Fields, listing: () => Listed[]): Candidate {
  return { name: isText(deck.name) ? deck.name : '', expansion: expansionOf(deck), listing };
}

function linkedCards(data: Fields, linked: unknown, source: string): Listed[] {
  const ids = list(isRecord(data._links) ? data._links.cards : undefined, '"data._links.cards"', source);
  const described = describedCards(linked, source);
  const cards = ids.map((id) => described.get(id) ?? refuseUndescribed(id, source));
  return cards.filter(isDealt).map((card) => siteCard(card, data, source));
}

function describedCards(linked: unknown, source: string): Map<unknown, Record<string, unknown>> {
  const cards = isRecord(linked) ? linked.cards : undefined;
  if (cards === undefined)
    refuse(source, 'the cards have no names; download the deck from Master Vault with "?links=cards"');
  const records = list(cards, '"_linked.cards"', source).map((card) => record(card, source));
  return new Map(records.map((card) => [card.id, card]));
}

function flatCards(deck: Fields, source: string): Listed[] {
  const cards = list(deck.cards, '"cards"', source).map((card) => record(card, source));
  const ids = deck.card_list;
  if (Array.isArray(ids) && ids.length !== cards.length)
    refuse(
      source,
      `"card_list" and "cards" disagree, ${ids.length} to ${cards.length} cards; download the deck again`,
    );
  return cards.filter(isDealt).map((card) => siteCard(card, deck, source));
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
