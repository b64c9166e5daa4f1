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

const vaultDeck = [...ONYX.cards].map(({ card, house }) => ({ card_title: card, house }));

function vault(ids: unknown, cards: unknown, expansion?: number): string {
  return JSON.stringify({ data: { name: 'Odd', expansion, _links: { cards: ids } }, _linked: { cards } });
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

const FORMS =
  'expected a list of card names, JSON of Master Vault, The Crucible or Decks of KeyForge, or YAML with "houses"';
const HOUSE_LIST =
  'expected one of Brobnar, Dis, Logos, Mars, Sanctum, Saurian, Shadows, Star Alliance, Untamed';
const POOL = '; the pool: CotA 68 of 370, AoA 0 of 370, WC 0 of 415; `fulcrum cards keyforge` lists it';

describe('what is refused, and the line that says so', () => {
  test.each<[string, string, string]>([
    ['empty file', '', `the file is empty; ${FORMS}`],
    ['only blank lines', ' \n\t\n', `the file is empty; ${FORMS}`],
    ['only comments', '# nothing\n// here', `no card of the pool in it; ${FORMS}`],
    ['empty JSON list', '[]', `no decks in the list; ${FORMS}`],
    ['empty houses', own({}), `no card of the pool in it; ${FORMS}`],
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
    [
      'misspelt card',
      starting('Pnuch'),
      `1 card can't be played; perhaps misspelt: "Pnuch" (nearest: Punch)${POOL}`,
    ],
    [
      'card outside the pool',
      starting('Ghostly Hand'),
      `1 card can't be played; not among the cards of the pool: "Ghostly Hand"${POOL}`,
    ],
    [
      'cards outside the pool',
      starting('Ghostly Hand', 'Pnuch', 'Ghostly Hand'),
      `2 cards can't be played; not among the cards of the pool: "Ghostly Hand"; perhaps misspelt: "Pnuch" (nearest: Punch)${POOL}`,
    ],
    [
      'six cards outside the pool',
      starting('Zorg', 'Yxt', 'Vlim', 'Umf', 'Qwop', 'Blaaat'),
      `6 cards can't be played; not among the cards of the pool: "Zorg", "Yxt", "Vlim", "Umf", "Qwop", "Blaaat"${POOL}`,
    ],
    [
      'enhanced card of a later set',
      vault(['a'], [{ ...vaultCard, is_enhanced: true }]),
      `1 card can't be played; enhanced with bonus icons: "Anger"; 1 card in all, expected 36${POOL}`,
    ],
    [
      'card of Master Vault outside the pool',
      vault(['a'], [{ ...vaultCard, card_title: 'Ghostly Hand', expansion: 341 }]),
      `1 card can't be played; not in the pool yet: "Ghostly Hand" (CotA); 1 card in all, expected 36${POOL}`,
    ],
    [
      'card of Master Vault that differs by a letter from one of the pool',
      JSON.stringify({
        expansion: 435,
        cards: [...vaultDeck.slice(1), { ...vaultCard, card_title: 'Pnuch' }],
      }),
      `1 card can't be played; not in the pool yet: "Pnuch" (AoA)${POOL}`,
    ],
    [
      'cards of several sets',
      JSON.stringify({
        expansion: 452,
        cards: [
          ...vaultDeck.slice(3),
          { ...vaultCard, card_title: 'Exile' },
          { ...vaultCard, card_title: 'Infurnace', expansion: 435 },
          { ...vaultCard, card_title: 'Nizak, The Forgotten', expansion: 453 },
        ],
      }),
      `3 cards can't be played; not in the pool yet: "Exile" (WC), "Infurnace" (AoA), "Nizak, The Forgotten" (WC)${POOL}`,
    ],
    [
      'a deck of a later set',
      JSON.stringify({
        expansion: 479,
        cards: [vaultCard, { ...vaultCard, card_title: 'Dark Æmber Vault', expansion: 479 }],
      }),
      `a deck of Mass Mutation, which is not played; expected one of CotA, AoA, WC; 1 card can't be played; of a set that is not played: "Dark Æmber Vault" (Mass Mutation)`,
    ],
    [
      'a deck of a later set with a house of its own',
      vault(['a'], [{ ...vaultCard, card_title: 'Æmberlution', house: 'Ekwidon' }], 886),
      `a deck of expansion 886, which is not played; expected one of CotA, AoA, WC; 1 card can't be played; of a set that is not played: "Æmberlution" (expansion 886)`,
    ],
    [
      'a deck of a later set, by name',
      JSON.stringify({
        deck: {
          expansion: 'DARK_TIDINGS',
          housesAndCards: [{ house: 'Brobnar', cards: [{ cardTitle: 'Anger' }] }],
        },
      }),
      'a deck of Dark Tidings, which is not played; expected one of CotA, AoA, WC',
    ],
    [
      'a list that names a later set',
      `Odd\nSet: Mass Mutation\n${brobnar.join('\n')}`,
      'a deck of Mass Mutation, which is not played; expected one of CotA, AoA, WC',
    ],
    [
      'an enhanced card of a list',
      [...brobnar, ...dis, ...shadows.slice(1), 'Urchin (enhanced)'].join('\n'),
      `1 card can't be played; enhanced with bonus icons: "Urchin"${POOL}`,
    ],
    [
      'an enhanced card of The Crucible',
      JSON.stringify({ cards: [{ id: 'anger', count: 2, enhancements: ['draw'] }] }),
      `1 card can't be played; enhanced with bonus icons: "anger"; 2 cards in all, expected 36${POOL}`,
    ],
    [
      'a misspelt card and a card too few',
      ['Anger', 'Pnuch', ...brobnar.slice(3), ...dis, ...shadows].join('\n'),
      `1 card can't be played; perhaps misspelt: "Pnuch" (nearest: Punch); 35 cards in all, expected 36${POOL}`,
    ],
    [
      'a misspelt card with a count, a number and a rarity',
      ['Anger', '2x  001  Pnuch  Common', ...brobnar.slice(3), ...dis, ...shadows].join('\n'),
      `1 card can't be played; perhaps misspelt: "Pnuch" (nearest: Punch)${POOL}`,
    ],
    [
      'a misspelt card on the first line',
      ['Angre', ...brobnar.slice(1), ...dis, ...shadows].join('\n'),
      `1 card can't be played; perhaps misspelt: "Angre" (nearest: Anger)${POOL}`,
    ],
    [
      'a first line that may be a card or a name',
      ['Grump Buggy', ...brobnar.slice(1), ...dis, ...shadows].join('\n'),
      '35 cards (Brobnar 11, Dis 12, Shadows 12); expected 36, twelve of each house: add 1; read as the name of the deck, not as a card: "Grump Buggy"',
    ],
    [
      'cards outside the pool on the first lines',
      ['Grump Buggy', 'Ragnarok', ...brobnar.slice(2), ...dis, ...shadows].join('\n'),
      `1 card can't be played; not among the cards of the pool: "Ragnarok"; 35 cards in all, expected 36; read as the name of the deck, not as a card: "Grump Buggy"${POOL}`,
    ],
    [
      'a count of The Crucible that is text',
      JSON.stringify({ cards: [{ id: 'anger', count: 'two' }] }),
      'the "count" of "anger" is the text "two"; expected a number',
    ],
    [
      'cards of Decks of KeyForge without a house',
      JSON.stringify({ housesAndCards: [{ cards: [] }] }),
      `a "house" is missing; expected a house's name`,
    ],
    [
      'houses of Decks of KeyForge that are text',
      JSON.stringify({ housesAndCards: 'none' }),
      '"housesAndCards" is the text "none"; expected a list of cards',
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
      'name: Odd\ncards: -5',
      '"cards" is the number -5; expected a list of cards',
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
      `no card of the pool in it, which begins with "<!DOCTYPE html>"; ${FORMS}`,
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
    ['endless commas', 'Anger,'.repeat(800_000)],
    ['endless cells', 'Anger\tRare\t'.repeat(400_000)],
    ['endless marks', `Anger${' (C)'.repeat(1_000_000)}`],
    ['endless lines', 'Angre\n'.repeat(800_000)],
    ['a long line of commas', `Dis: ${'Angre,'.repeat(300)}`],
    ['many marks before and after', `${'(C) '.repeat(12)}x${' (C)'.repeat(12)}`],
    ['many misspelt lines', Array.from({ length: 999 }, (_, n) => `Angre ${n}y`).join('\n')],
    ['endless brackets', '['.repeat(1_000_000)],
    ['endless brackets in YAML', `houses: ${'['.repeat(20_000)}`],
    ['endless text in JSON', `{"name": "${'x'.repeat(4_000_000)}" "houses": 5}`],
    ['keys of JavaScript itself', starting('__proto__', 'constructor', { card: 'toString' })],
  ])('%s', (_, text) => {
    expect(line(text)).toMatch(/^my deck: .{10,300}$/);
  });
});
