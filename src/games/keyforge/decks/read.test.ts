import { describe, expect, test } from 'vitest';
import { HOUSE_NAMES } from '../houses.js';
import type { Deck, DeckCard } from './deck.js';
import { parseDeck } from './read.js';
import { ARGUS, ONYX, SAMPLE_POOL } from './sample-pool.js';
import { deckYaml } from './write.js';

const NAME = 'Vex of the Quiet Mill';
const DECK: Deck = { ...ONYX, name: NAME };
const MAVERICK: Deck = { ...DECK, cards: DECK.cards.with(12, { card: 'anger', house: 'dis' }) };

function title(id: string): string {
  return SAMPLE_POOL.find((card) => card.id === id)!.name;
}

/** As Master Vault describes a card; a maverick has an id of its own. */
function vaultCard({ card, house }: DeckCard): object {
  const maverick = SAMPLE_POOL.find(({ id }) => id === card)!.house !== house;
  return {
    id: `${card}/${house}`,
    card_title: title(card),
    house: HOUSE_NAMES[house],
    card_number: '001',
    expansion: 341,
    is_maverick: maverick,
    is_anomaly: false,
    is_legacy: false,
  };
}

function vault(deck: Deck, tokens: object[] = []): string {
  const cards = deck.cards.map(({ card, house }) => `${card}/${house}`);
  const distinct = new Map(deck.cards.map((card) => [`${card.card}/${card.house}`, vaultCard(card)]));
  const data = { id: 'f00d', name: deck.name, expansion: 341, _links: { houses: deck.houses, cards } };
  return JSON.stringify({ data, _linked: { cards: [...distinct.values(), ...tokens], houses: [] } });
}

function flat(deck: Deck): string {
  return JSON.stringify({ name: deck.name, expansion: 341, houses: null, cards: deck.cards.map(vaultCard) });
}

function own(deck: Deck): { name: string; houses: Record<string, unknown[]> } {
  const lists = deck.houses.map((house) => deck.cards.filter((card) => card.house === house));
  return {
    name: deck.name,
    houses: Object.fromEntries(lists.map((cards) => [cards[0]!.house, cards.map(({ card }) => card)])),
  };
}

function list(deck: Deck, heading: (house: string) => string, line: (id: string) => string): string {
  const lines = Object.entries(own(deck).houses).map(([house, ids]) => [
    heading(house),
    ...ids.map((id) => line(String(id))),
  ]);
  return lines.flat().join('\n');
}

const plain = list(DECK, (house) => house, title);

describe('every form of a deck is understood', () => {
  const onyxOnly = own(DECK).houses;
  test.each<[string, string, Deck]>([
    ['Master Vault of today', vault(DECK), DECK],
    ['Master Vault of today, a maverick', vault(MAVERICK), MAVERICK],
    ['Master Vault of old', flat(DECK), DECK],
    ['Master Vault of old, a maverick', flat(MAVERICK), MAVERICK],
    ['own YAML', deckYaml(DECK), DECK],
    ['own YAML, a maverick', deckYaml(MAVERICK), MAVERICK],
    ['own YAML with a byte order mark', `\uFEFF${deckYaml(DECK)}`, DECK],
    ['own YAML, a list of one deck', `- ${deckYaml(DECK).trim().replaceAll('\n', '\n  ')}`, DECK],
    ['own JSON', JSON.stringify(own(DECK)), DECK],
    [
      'own JSON, houses in another order',
      JSON.stringify({
        name: NAME,
        houses: { shadows: onyxOnly.shadows, dis: onyxOnly.dis, brobnar: onyxOnly.brobnar },
      }),
      DECK,
    ],
    ['a JSON list of one deck', JSON.stringify([own(DECK)]), DECK],
    ['a list of names', `name: ${NAME}\n${plain}`, DECK],
    ['a list with its name after a hash', `# ${NAME}\n${plain}`, DECK],
    ['a list with Windows line ends', `# ${NAME}\n${plain}`.replaceAll('\n', '\r\n'), DECK],
    ['a list with hashes as headings', `# ${NAME}\n${list(DECK, (house) => `\n## ${house}`, title)}`, DECK],
    [
      'a list with equals signs as headings',
      `# ${NAME}\n${list(DECK, (house) => `= ${house} =`, title)}`,
      DECK,
    ],
    ['a list with colons as headings', `# ${NAME}\n${list(DECK, (house) => `${house}:`, title)}`, DECK],
    [
      'a list with counts in its headings',
      `# ${NAME}\n${list(DECK, (house) => `${house} (12):`, title)}`,
      DECK,
    ],
    [
      'a list of bullets',
      `# ${NAME}\n${list(
        DECK,
        (house) => `${house}:`,
        (id) => `  - ${id}`,
      )}`,
      DECK,
    ],
    [
      'a list with comments',
      `# ${NAME}\n// mine\n${list(
        DECK,
        (house) => house,
        (id) => `${id}  # good // so`,
      )}\n# end`,
      DECK,
    ],
    [
      'a list without headings',
      `name: ${NAME}\n${DECK.cards.map(({ card }) => title(card)).join('\n')}`,
      DECK,
    ],
    ['a list with a maverick', `name: ${NAME}\n${list(MAVERICK, (house) => house, title)}`, MAVERICK],
  ])('%s', (_, text, deck) => {
    expect(parseDeck(text, 'deck.txt', SAMPLE_POOL)).toEqual(deck);
  });

  test('a deck without a name is called like its file', () => {
    expect(parseDeck(plain, 'my decks/Night shift.v2.txt', SAMPLE_POOL).name).toBe('Night shift.v2');
  });

  test('cards that start outside the deck are left out', () => {
    const text = vault(DECK, [{ id: 'token', card_title: 'Grunt', house: 'Brobnar', is_non_deck: true }]);
    const withToken = text.replace('"cards":[', '"cards":["token",');
    expect(parseDeck(withToken, 'deck.json', SAMPLE_POOL)).toEqual(DECK);
  });
});

describe('a card is found by its id or its name, with a count', () => {
  test.each<[string, unknown, string, number]>([
    ['id', 'coward-s-end', 'coward-s-end', 1],
    ['straight quote', "Coward's End", 'coward-s-end', 1],
    ['case and no quote', 'COWARDS END', 'coward-s-end', 1],
    ['ae for æ', 'Aember Imp', 'æmber-imp', 1],
    ['accent left out', 'Skoll', 'sköll', 1],
    ['accent as two characters', 'Sko\u0308ll', 'sköll', 1],
    ['quotes in the name', 'EDAI "Edie" 4x4', 'edai-edie-4x4', 1],
    ['brackets', '[REDACTED]', '[redacted]', 1],
    ['count and x', '3x anger', 'anger', 3],
    ['count, space, x', '3 x Anger', 'anger', 3],
    ['count and times sign', '3× Anger', 'anger', 3],
    ['count alone', '3 Anger', 'anger', 3],
    ['count behind', 'anger x3', 'anger', 3],
    ['count behind a number', 'Master of 2 x2', 'master-of-2', 2],
    ['count before x in the name', '2x EDAI “Edie” 4x4', 'edai-edie-4x4', 2],
    ['number that is part of the name', '1-2 Punch', '1-2-punch', 1],
    ['number that looks like a count', '1 2 Punch', '1-2-punch', 1],
    ['count that looks like part of a name', '12 Punch', 'punch', 12],
    ['number at the end of a name', 'Master of 2', 'master-of-2', 1],
    ['group of keys', { card: 'Anger', copies: 3 }, 'anger', 3],
    ['group of keys without copies', { card: 'anger' }, 'anger', 1],
  ])('%s', (_, entry, card, copies) => {
    const houses = { ...own(DECK).houses, brobnar: [entry, ...Array(12 - copies).fill('headhunter')] };
    const deck = parseDeck(JSON.stringify({ houses }), 'deck.json', SAMPLE_POOL);
    expect(deck.cards.slice(0, 12).filter((each) => each.card === card)).toEqual(
      Array(copies).fill({ card, house: 'brobnar' }),
    );
  });

  test('a list may begin with the card [REDACTED]', () => {
    const logos = ['[REDACTED]', ...ARGUS.cards.slice(1).map(({ card }) => title(card))];
    expect(parseDeck(logos.join('\n'), 'deck.txt', SAMPLE_POOL).cards[0]).toEqual({
      card: '[redacted]',
      house: 'logos',
    });
  });
});

describe('one deck of several is picked by its name', () => {
  const text = JSON.stringify([own(DECK), own(ARGUS)]);
  test.each([
    ['whole name', NAME],
    ['slug', 'vex-of-the-quiet-mill'],
    ['some words', 'quiet mill'],
  ])('%s', (_, wanted) => {
    expect(parseDeck(text, 'decks.json', SAMPLE_POOL, wanted)).toEqual(DECK);
  });
});
