import { describe, expect, test } from 'vitest';
import { InputError } from '../../../core/game.js';
import { parseDeck } from './read.js';
import { ARGUS, ONYX, SAMPLE_POOL } from './sample-pool.js';

function idsOf(house: string): string[] {
  return [...ONYX.cards, ...ARGUS.cards].filter((card) => card.house === house).map(({ card }) => card);
}

const [brobnar, dis, shadows, logos] = ['brobnar', 'dis', 'shadows', 'logos'].map(idsOf) as [
  string[],
  string[],
  string[],
  string[],
];

function own(houses: unknown, rest: object = {}): string {
  return JSON.stringify({ ...rest, houses });
}

/** A legal deck but for its first cards of Brobnar. */
function starting(...cards: unknown[]): string {
  return own({ brobnar: [...cards, ...brobnar.slice(cards.length)], dis, shadows });
}

const deck = { brobnar, dis, shadows };
const vaultCard = { id: 'a', card_title: 'Anger', house: 'Brobnar' };

function vault(ids: unknown, cards: unknown): string {
  return JSON.stringify({ data: { name: 'Odd', _links: { cards: ids } }, _linked: { cards } });
}

function line(text: string, wanted?: string): string {
  try {
    parseDeck(text, 'my deck', SAMPLE_POOL, wanted);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'accepted';
}

const FORMS = 'expected Master Vault JSON, YAML or JSON with "houses", or a list of card names, one per line';
const HOUSE_LIST =
  'expected one of Brobnar, Dis, Logos, Mars, Sanctum, Saurian, Shadows, Star Alliance, Untamed';
const POOL = '; correct the name or replace the card, `fulcrum cards keyforge` shows the pool';

describe('what is refused, and the line that says so', () => {
  test.each<[string, string, string]>([
    ['empty file', '', `the file is empty; ${FORMS}`],
    ['only blank lines', ' \n\t\n', `the file is empty; ${FORMS}`],
    ['only comments', '# nothing\n// here', `no cards in it; ${FORMS}`],
    ['empty JSON list', '[]', `no decks in the list; ${FORMS}`],
    ['empty houses', own({}), `no cards in it; ${FORMS}`],
    [
      '35 cards',
      own({ ...deck, dis: dis.slice(1) }),
      '35 cards (Brobnar 12, Dis 11, Shadows 12); expected 36, twelve of each house: add 1',
    ],
    [
      '37 cards',
      own({ ...deck, dis: [...dis, 'fear'] }),
      '37 cards (Brobnar 12, Dis 13, Shadows 12); expected 36, twelve of each house: remove 1',
    ],
    ['one house', own({ brobnar }), '1 house (Brobnar 12); expected three houses with twelve cards each'],
    [
      'two houses',
      own({ brobnar, dis }),
      '2 houses (Brobnar 12, Dis 12); expected three houses with twelve cards each',
    ],
    [
      'four houses',
      own({ ...deck, shadows: shadows.slice(3), logos: logos.slice(9) }),
      '4 houses (Brobnar 12, Dis 12, Logos 3, Shadows 9); expected three houses with twelve cards each',
    ],
    [
      '11 and 13',
      own({ ...deck, brobnar: brobnar.slice(1), dis: [...dis, 'fear'] }),
      'uneven houses (Brobnar 11, Dis 13, Shadows 12); expected twelve cards of each: exchange some',
    ],
    [
      'four houses of a list without headings',
      [...brobnar, ...dis, ...shadows.slice(1), 'mother'].join('\n'),
      '4 houses (Brobnar 12, Dis 12, Logos 1, Shadows 11); expected three houses with twelve cards each',
    ],
    ['misspelt card', starting('Pnuch'), `1 card is not in the pool: "Pnuch" (nearest name: Punch)${POOL}`],
    [
      'card outside the pool',
      starting('Ghostly Hand'),
      `1 card is not in the pool: "Ghostly Hand" (nearest name: Shooler)${POOL}`,
    ],
    [
      'cards outside the pool',
      starting('Ghostly Hand', 'Pnuch', 'Ghostly Hand'),
      `2 cards are not in the pool: "Ghostly Hand", "Pnuch" (nearest name: Punch)${POOL}`,
    ],
    [
      'six cards outside the pool',
      starting('Zorg', 'Yxt', 'Vlim', 'Umf', 'Qwop', 'Blaaat'),
      `6 cards are not in the pool: "Zorg", "Yxt", "Vlim", "Umf", "Qwop" and 1 more${POOL}`,
    ],
    [
      'enhanced card of a later set',
      vault(['a'], [{ ...vaultCard, is_enhanced: true }]),
      `1 card is not in the pool: "Anger (enhanced)" (nearest name: Anger)${POOL}`,
    ],
    [
      'card of Master Vault outside the pool',
      vault(['a'], [{ ...vaultCard, card_title: 'Ghostly Hand' }]),
      `1 card is not in the pool: "Ghostly Hand" (nearest name: Shooler)${POOL}`,
    ],
    ['no copies', starting('0x anger'), '0 copies of "anger"; expected a whole number from 1 to 12'],
    [
      'a million copies',
      starting('1000000x anger'),
      '1000000 copies of "anger"; expected a whole number from 1 to 12',
    ],
    [
      'half a copy',
      starting({ card: 'anger', copies: 0.5 }),
      '0.5 copies of "anger"; expected a whole number from 1 to 12',
    ],
    [
      'copies in words',
      starting({ card: 'anger', copies: 'two' }),
      '"copies" of "anger" is the text "two"; expected a number',
    ],
    [
      'card that is a number',
      starting(5),
      'a card of "brobnar" is the number 5; expected an id or a name, in quotes if need be',
    ],
    [
      'card that is a list',
      starting(['anger']),
      'a card of "brobnar" is a list; expected an id or a name, in quotes if need be',
    ],
    [
      'card that is empty',
      starting(null),
      'a card of "brobnar" is empty; expected an id or a name, in quotes if need be',
    ],
    [
      'keys without a card',
      starting({ copies: 2 }),
      'a card of "brobnar" is a group of keys; expected an id or a name, in quotes if need be',
    ],
    [
      'unknown house',
      own({ ...deck, brobna: [] }),
      `unknown house "brobna" (nearest: Brobnar); ${HOUSE_LIST}`,
    ],
    [
      'unknown house of Master Vault',
      vault(['a'], [{ ...vaultCard, house: 'Ekwidon' }]),
      `unknown house "Ekwidon" (nearest: Dis); ${HOUSE_LIST}`,
    ],
    ['unknown heading', '## Ekwidon\nanger', `unknown house "Ekwidon" (nearest: Dis); ${HOUSE_LIST}`],
    [
      'unknown heading with a colon',
      'Ekwidon:\nanger',
      `unknown house "Ekwidon" (nearest: Dis); ${HOUSE_LIST}`,
    ],
    [
      'houses that are text',
      own('brobnar'),
      '"houses" is the text "brobnar"; expected three houses with a list of 12 cards each',
    ],
    [
      'houses that are a list',
      own(['brobnar', 'dis', 'shadows']),
      '"houses" is a list; expected three houses with a list of 12 cards each',
    ],
    [
      'houses missing',
      JSON.stringify({ name: 'Odd' }),
      '"houses" is missing; expected three houses with a list of 12 cards each',
    ],
    [
      'house that is text',
      own({ ...deck, dis: 'fear' }),
      '"dis" is the text "fear"; expected a list of cards',
    ],
    [
      'cards that are a number',
      JSON.stringify({ cards: 5 }),
      '"cards" is the number 5; expected a list of cards',
    ],
    [
      'cards that are a number, in YAML',
      'name: Odd\ncards: 5',
      '"cards" is the number 5; expected a list of cards',
    ],
    [
      'cards without houses',
      JSON.stringify({ cards: ['anger'] }),
      'a card is the text "anger"; expected "card_title" and "house", or the cards listed under "houses"',
    ],
    [
      'name that is a number',
      own(deck, { name: 5 }),
      '"name" is the number 5; expected text, in quotes if need be',
    ],
    ['deck that is a number', '[5]', `the deck is the number 5; ${FORMS}`],
    [
      'data that is text',
      JSON.stringify({ data: 'x' }),
      '"data" is the text "x"; expected a deck as Master Vault serves it',
    ],
    [
      'ids missing',
      JSON.stringify({ data: {}, _linked: { cards: [] } }),
      '"data._links.cards" is missing; expected a list of cards',
    ],
    [
      'names missing',
      JSON.stringify({ data: { _links: { cards: ['a'] } } }),
      'the cards have no names; download the deck from Master Vault with "?links=cards"',
    ],
    [
      'id without a card',
      vault(['b'], [vaultCard]),
      `a card's id is the text "b", which "_linked.cards" does not have; download the deck again with "?links=cards"`,
    ],
    [
      'linked cards that are text',
      vault(['a'], 'x'),
      '"_linked.cards" is the text "x"; expected a list of cards',
    ],
    [
      'title missing',
      vault(['a'], [{ id: 'a', house: 'Dis' }]),
      `a "card_title" is missing; expected the card's English name`,
    ],
    [
      'house of a card missing',
      vault(['a'], [{ id: 'a', card_title: 'Anger' }]),
      `the "house" of "Anger" is missing; expected a house's name`,
    ],
    [
      'lists that disagree',
      JSON.stringify({ card_list: ['a'], cards: [vaultCard, vaultCard] }),
      '"card_list" and "cards" disagree, 1 to 2 cards; download the deck again',
    ],
    [
      'broken JSON',
      '{\n  "name": "Odd"\n  "houses": {}\n}',
      'broken JSON at line 3, column 3: expected "," or "}"; correct it or download the deck again',
    ],
    [
      'JSON cut short',
      '{ "houses": { "dis": ["fear"',
      'broken JSON at line 1, column 29: expected "," or "]"; correct it or download the deck again',
    ],
    [
      'JSON with a word of its own',
      '{ "houses": None }',
      'broken JSON at line 1, column 13: expected a value; correct it or download the deck again',
    ],
    [
      'broken YAML',
      'name: "Odd\nhouses:\n  dis: [fear',
      'broken YAML at line 3, column 13: Missing closing "quote; correct it',
    ],
    [
      'YAML with a house twice',
      'houses:\n  dis: [fear]\n  dis: [fear]',
      'broken YAML at line 3, column 3: Map keys must be unique; correct it',
    ],
    [
      'two YAML documents',
      'houses: {}\n---\nhouses: {}',
      'broken YAML at line 2, column 1: a second document begins, one is expected; correct it',
    ],
    [
      'YAML with an unknown alias',
      'houses: *dis',
      'broken YAML: Unresolved alias (the anchor must be set before the alias): dis; correct it',
    ],
    [
      'several decks',
      JSON.stringify([{ name: 'Odd, the "First"' }, { name: 'Even' }]),
      '2 decks; pick one as FILE#NAME, with NAME one of odd-the-first, even',
    ],
    [
      'a page of the web',
      '<!DOCTYPE html>\n<html lang="en"></html>',
      `2 cards are not in the pool: "<!DOCTYPE html>", "<html lang="en"></html>"${POOL}`,
    ],
  ])('%s', (_, text, expected) => {
    expect(line(text)).toBe(`my deck: ${expected}`);
  });
});

describe('picking a deck that is not there', () => {
  const two = JSON.stringify([{ name: 'Odd, the "First"' }, { name: 'Odd, the "Second"' }]);
  const many = JSON.stringify(Array.from({ length: 22 }, (_, at) => ({ name: `Deck ${at + 1}` })));
  const names = Array.from({ length: 20 }, (_, at) => `deck-${at + 1}`).join(', ');
  test.each<[string, string, string, string]>([
    ['no such name', two, 'third', 'no deck called "third"; expected one of odd-the-first, odd-the-second'],
    ['too short a form', two, 'odd', 'no deck called "odd"; expected one of odd-the-first, odd-the-second'],
    ['empty name', two, '', 'no deck called ""; expected one of odd-the-first, odd-the-second'],
    [
      'two of that name',
      two,
      'odd the',
      'more than one deck called "odd the"; expected one of odd-the-first, odd-the-second',
    ],
    [
      'another name of the only deck',
      own(deck, { name: 'Odd' }),
      'even',
      'no deck called "even"; expected one of odd',
    ],
    ['many decks', many, 'even', `no deck called "even"; expected one of ${names} and 2 more`],
  ])('%s', (_, text, wanted, expected) => {
    expect(line(text, wanted)).toBe(`my deck: ${expected}`);
  });
});

describe('a refusal is one short line whatever the file holds', () => {
  test.each<[string, string]>([
    ['card name with line ends', starting('a\nb\u0007c')],
    ['endless name', starting('x'.repeat(100_000))],
    ['endless line of spaces', `a${' '.repeat(1_000_000)}b`],
    ['endless heading', `a${'='.repeat(1_000_000)}x:`],
    ['endless brackets', '['.repeat(1_000_000)],
    ['endless brackets in YAML', `houses: ${'['.repeat(20_000)}`],
    ['endless text in JSON', `{"name": "${'x'.repeat(4_000_000)}" "houses": 5}`],
    ['keys of JavaScript itself', starting('__proto__', 'constructor', { card: 'toString' })],
  ])('%s', (_, text) => {
    expect(line(text)).toMatch(/^my deck: .{10,300}$/);
  });
});
