import { isRecord, quote, refuse } from '../../../core/input.js';
import type { Listed } from './deck.js';
import { houseNamed } from './names.js';
import { isText, whatItIs } from './refuse.js';

type Fields = Readonly<Record<string, unknown>>;

/** A set as a site names it, by number or by name. */
export function expansionOf(deck: Fields): string | undefined {
  const named = [deck.expansion, deck.set].find((each) => isText(each) || typeof each === 'number');
  return named === undefined ? undefined : String(named);
}

/** Later sets list cards that start outside the deck, such as token creatures. */
export const isDealt = (card: Fields): boolean => card.is_non_deck !== true && card.isNonDeck !== true;

/**
 * A card as one of the sites describes it. Master Vault: `card_title` and `house`. The Crucible: an id, a `count`, the
 * house of a maverick, and the card itself under `card`. Decks of KeyForge: `cardTitle`, under its house.
 */
export function siteCard(card: Fields, deck: Fields, source: string, group?: string): Listed {
  const inner: Fields = isRecord(card.card) ? card.card : {};
  const isCrucible = 'count' in card || 'card' in card;
  const title = titleOf(card, inner, isCrucible, source);
  const house = group ?? [card.house, card.maverick, card.anomaly, inner.house].find(isText);
  if (house === undefined && !isCrucible)
    refuse(source, `the "house" of ${quote(title)} is ${whatItIs(card.house)}; expected a house's name`);
  const copies = card.count ?? 1;
  if (typeof copies !== 'number')
    refuse(source, `the "count" of ${quote(title)} is ${whatItIs(copies)}; expected a number`);
  const expansion = expansionOf(card) ?? expansionOf(inner) ?? expansionOf(deck);
  return {
    title,
    copies,
    ...(house !== undefined && houseOf(house)),
    ...(expansion !== undefined && { expansion }),
    ...(isEnhanced(card) && { enhanced: true }),
  };
}

function titleOf(card: Fields, inner: Fields, isCrucible: boolean, source: string): string {
  const titles = [card.card_title, card.cardTitle, card.title, card.name, inner.name, inner.title, card.card];
  const title = [...titles, ...(isCrucible ? [card.id] : [])].find(isText);
  return (
    title ??
    refuse(source, `a "card_title" is ${whatItIs(card.card_title)}; expected the card's English name`)
  );
}

function houseOf(text: string): Pick<Listed, 'house' | 'strangeHouse'> {
  const house = houseNamed(text);
  return house === undefined ? { strangeHouse: text } : { house };
}

const isEnhanced = ({ is_enhanced, enhanced, enhancements }: Fields): boolean =>
  is_enhanced === true || enhanced === true || (Array.isArray(enhancements) && enhancements.length > 0);
