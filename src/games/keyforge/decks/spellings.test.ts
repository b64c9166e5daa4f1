import { describe, expect, test } from 'vitest';
import '../cards/index.js';
import { HOUSE_NAMES, type House } from '../houses.js';
import { keyforgeModule } from '../module.js';
import { definitionOf, definitions } from '../pool.js';
import type { Deck } from './deck.js';
import { sayDeck } from './say.js';
import { deckYaml } from './write.js';

/** A deck with copies, a maverick, and names with commas, numbers, houses and other letters in them. */
const DECK: Deck = {
  name: 'Odell, Warden of "Ash" Hollow',
  houses: ['brobnar', 'dis', 'logos'],
  cards: [
    ...copies('brobnar', 'coward-s-end take-that-smartypants anger anger punch punch warsong bumpsy'),
    ...copies('brobnar', 'rock-hurling-giant krump smaaash ganger-chieftain'),
    ...copies('dis', 'master-of-2 hand-of-dis hand-of-dis gateway-to-dis key-to-dis red-hot-armor'),
    ...copies('dis', 'ember-imp ember-imp ember-imp pit-demon the-terror john-smyth'),
    ...copies('logos', 'ozmo-martianologist library-access library-access library-access dextre batdrone'),
    ...copies('logos', 'mother wild-wormhole titan-mechanic research-smoko dimension-door labwork'),
  ],
};

function copies(house: House, ids: string): Deck['cards'] {
  return ids.split(' ').map((card) => ({ card, house }));
}

const cardOf = (id: string) => definitions[definitionOf.get(id)!]!.card;
const nameOf = (id: string): string => cardOf(id).name;
const numberOf = (id: string): string => cardOf(id).sets.CotA ?? cardOf(id).sets.AoA!;

interface Row {
  id: string;
  copies: number;
  name: string;
  number: string;
  rarity: string;
  maverick: boolean;
}

/** The cards of a house, copies together. */
function rowsOf(house: House): Row[] {
  const ids = DECK.cards.filter((card) => card.house === house).map(({ card }) => card);
  return [...new Set(ids)].map((id) => ({
    id,
    copies: ids.filter((each) => each === id).length,
    name: nameOf(id),
    number: numberOf(id),
    rarity: cardOf(id).rarity,
    maverick: definitions[definitionOf.get(id)!]!.house !== house,
  }));
}

const title = (house: House): string => HOUSE_NAMES[house];
const times = ({ copies, name }: Row): string => (copies > 1 ? `${copies}x ${name}` : name);

/** A list with the deck's name on top, a heading for each house and a line for each card. */
function list(
  line: (row: Row) => string,
  heading: (house: House) => string = title,
  top = DECK.name,
): string {
  const houses = DECK.houses.map((house) => [heading(house), ...rowsOf(house).map(line)].join('\n'));
  return [top, ...houses].join('\n');
}

/** A line for every copy. */
const single = (line: (row: Row) => string) => (row: Row) => Array(row.copies).fill(line(row)).join('\n');

/** A table without headings: the house is in a cell of each line. */
function table(line: (row: Row, house: string) => string, head?: string): string {
  const rows = DECK.houses.flatMap((house) => rowsOf(house).map((row) => line(row, title(house))));
  return [DECK.name, ...(head ? [head] : []), ...rows].join('\n');
}

const oneLine = (joint: string, between = ', '): string =>
  list(
    () => '',
    (house) => `${title(house)}${joint} ${rowsOf(house).map(times).join(between)}`,
  );

const vaultCards = DECK.cards.map(({ card, house }) => ({
  id: `${card}/${house}`,
  card_title: nameOf(card),
  house: HOUSE_NAMES[house],
  card_type: 'Action',
  rarity: 'Common',
  card_number: numberOf(card),
  expansion: cardOf(card).sets.CotA ? 341 : 435,
  is_maverick: card === 'john-smyth',
}));

const crucibleCards = DECK.houses.flatMap((house) =>
  rowsOf(house).map(({ id, copies: count, maverick }) => ({
    id,
    count,
    ...(maverick && { maverick: house }),
    card: { id, name: nameOf(id), house: definitions[definitionOf.get(id)!]!.house, type: 'action' },
  })),
);

const dokHouses = DECK.houses.map((house) => ({
  house: HOUSE_NAMES[house].replace(' ', ''),
  cards: DECK.cards
    .filter((card) => card.house === house)
    .map(({ card }) => ({ cardTitle: nameOf(card), rarity: 'Common', maverick: card === 'john-smyth' })),
}));

const byIds = Object.fromEntries(
  DECK.houses.map((house) => [
    house,
    DECK.cards.filter((card) => card.house === house).map(({ card }) => card),
  ]),
);
const { name } = DECK;
const side = { name, from: 'x', data: DECK };

const SPELLINGS: Readonly<Record<string, string>> = {
  '2x before': list(times),
  '2 x before': list((row) => `${row.copies} x ${row.name}`),
  '2× before': list((row) => `${row.copies}× ${row.name}`),
  'x2 before': list((row) => `x${row.copies} ${row.name}`),
  '2 before': list((row) => `${row.copies} ${row.name}`),
  '(2) before': list((row) => `(${row.copies}) ${row.name}`),
  'x2 after': list((row) => `${row.name} x${row.copies}`),
  '2x after': list((row) => `${row.name} ${row.copies}x`),
  '×2 after': list((row) => `${row.name} ×${row.copies}`),
  '(2) after': list((row) => (row.copies > 1 ? `${row.name} (${row.copies})` : row.name)),
  '(x2) after': list((row) => `${row.name} (x${row.copies})`),
  '[2] after': list((row) => `${row.name} [${row.copies}]`),
  '2 after': list((row) => (row.copies > 1 ? `${row.name} ${row.copies}` : row.name)),
  'a line for each copy': list(single((row) => row.name)),
  'capital letters': list(single((row) => row.name.toUpperCase())),
  'straight quotes and no accents': list((row) => times(row).replace(/[’‘]/g, "'").replace(/[“”]/g, '"')),
  ids: list(single((row) => row.id)),
  'number before': list(single((row) => `${row.number} ${row.name}`)),
  '#number before': list(single((row) => `#${row.number} ${row.name}`)),
  '[number] before': list(single((row) => `[${row.number}] ${row.name}`)),
  'number and dash before': list(single((row) => `${row.number} - ${row.name}`)),
  'set and number before': list(single((row) => `CotA ${row.number} ${row.name}`)),
  'number without zeros before': list(single((row) => `${Number(row.number)} ${row.name}`)),
  'number after': list(single((row) => `${row.name} ${row.number}`)),
  '#number after': list(single((row) => `${row.name} #${row.number}`)),
  '(number) after': list(single((row) => `${row.name} (${row.number})`)),
  '[set number] after': list((row) => `${times(row)} [CotA ${row.number}]`),
  'count, number, name': list((row) => `${row.copies}x ${row.number} ${row.name}`),
  '(Maverick)': list((row) => `${times(row)}${row.maverick ? ' (Maverick)' : ''}`),
  '[maverick] and (Legacy)': list((row) => `${times(row)}${row.maverick ? ' [maverick]' : ' (Legacy)'}`),
  '(rarity)': list((row) => `${times(row)} (${row.rarity})`),
  '- rarity': list((row) => `${times(row)} - ${row.rarity}`),
  'rarity after a space': list((row) => `${times(row)} ${row.rarity}`),
  'letter of the rarity': list((row) => `${times(row)} [${row.rarity[0]}]`),
  'tabs between columns': list((row) => [row.copies, row.number, row.name, row.rarity].join('\t')),
  'spaces between columns': list(
    (row) => `${row.number}  ${row.name.padEnd(30)}  ${row.rarity.padEnd(12)}  ${row.copies}`,
  ),
  'a letter in a column': list((row) => `${row.name.padEnd(30)}\t${row.rarity[0]}\tx${row.copies}`),
  'a table with the house in a cell': table(
    (row, house) => [house, row.number, row.name, row.rarity, row.copies].join('\t'),
    'House\tNumber\tName\tRarity\tCopies',
  ),
  'a table with bars': table(
    (row, house) => `| ${row.copies} | ${row.name} | ${house} |`,
    '| Qty | Card | House |\n|---|---|---|',
  ),
  'cells with commas': table((row, house) => `"${row.name}",${house},${row.rarity},${row.copies}`),
  '(House) after': table((row, house) => `${times(row)} (${house})`),
  'heading with a colon': list(times, (house) => `${title(house)}:`),
  'heading with hashes': list(times, (house) => `\n## ${title(house)}`, `# ${name}`),
  'heading with hashes below hashes': list(times, (house) => `### ${title(house)}`, `## ${name}`),
  'heading with a count': list(times, (house) => `${title(house).toUpperCase()} (12)`),
  'heading with a count of cards': list(times, (house) => `${title(house)} - 12 cards`),
  'heading with the word House': list(times, (house) => `House ${title(house)}`),
  'heading with equals signs': list(times, (house) => `== ${title(house)} ==`, `name: ${name}`),
  'heading in bold': list(
    (row) => `* ${times(row)}`,
    (house) => `**${title(house)}**`,
    `**${name}**`,
  ),
  'houses on one line': oneLine(':'),
  'houses on one line, dash': oneLine(' -'),
  'houses on one line, semicolons': oneLine(':', '; '),
  bullets: list((row) => `- ${times(row)}`),
  'round bullets': list((row) => `• ${times(row)}`),
  numbering: list((row) => `${rowsOf('dis').length}. ${times(row)}`),
  'numbering with brackets': list((row) => `7) ${times(row)}`),
  'boxes to tick': list((row) => `[ ] ${times(row)}`),
  'types as headings': list((row) => `Creatures (3)\n${times(row)}`),
  'remarks on top': list(
    times,
    title,
    `${name}\nCall of the Archons\nBrobnar • Dis • Logos\nSAS: 60\nhttps://x.example/y`,
  ),
  'facts in small letters': list(times, title, `deck: ${name}\nhouses: Brobnar, Dis, Logos\ncards: 36`),
  'facts below': `${list(times)}\n\nTotal: 36 cards`,
  'a block of code': `\`\`\`\n${list(times)}\n\`\`\``,
  'comments and blank lines': list((row) => `\n${times(row)}  # good // so`, title, `# ${name}\n// mine`),
  'Windows line ends': list(times).replaceAll('\n', '\r\n'),
  'byte order mark': `\uFEFF${list(times)}`,
  'spaces that do not break': list(times).replaceAll(' ', '\u00a0'),
  'what `fulcrum deck` prints': keyforgeModule.saySide(side),
  'what `fulcrum deck --json` prints': JSON.stringify({
    command: 'deck',
    rows: [keyforgeModule.describeSide(side)],
  }),
  'our YAML': deckYaml(DECK),
  'our JSON': JSON.stringify({ name, houses: byIds }),
  'Master Vault of today': JSON.stringify({
    data: { name, expansion: 341, _links: { cards: vaultCards.map(({ id }) => id) } },
    _linked: { cards: [...new Map(vaultCards.map((card) => [card.id, card])).values()] },
  }),
  'Master Vault, a list of one': JSON.stringify({
    count: 1,
    data: [{ name, expansion: 341, _links: { cards: vaultCards.map(({ id }) => id) } }],
    _linked: { cards: vaultCards },
  }),
  'Master Vault of old': JSON.stringify({ name, expansion: 341, cards: vaultCards }),
  'The Crucible': JSON.stringify({ name, houses: DECK.houses, expansion: 341, cards: crucibleCards }),
  'The Crucible, ids alone': JSON.stringify({
    deck: { name, cards: crucibleCards.map(({ card: _, ...rest }) => rest) },
  }),
  'Decks of KeyForge': JSON.stringify({ name, expansion: 'CALL_OF_THE_ARCHONS', housesAndCards: dokHouses }),
  'Decks of KeyForge, wrapped': JSON.stringify({ deck: { name, housesAndCards: dokHouses }, sasVersion: 41 }),
};

test('there are many spellings', () => {
  expect(Object.keys(SPELLINGS).length).toBeGreaterThanOrEqual(40);
});

test.each(Object.entries(SPELLINGS))('%s', (_, text) => {
  expect(keyforgeModule.parseSide!(text, 'deck.txt')).toEqual({ name, data: DECK });
});

describe('every card of the pool is read as itself', () => {
  const names = [...definitionOf.keys()].map(nameOf);
  test.each<[string, (name: string) => string]>([
    ['alone', (each) => each],
    ['with a count', (each) => `2x ${each}`],
    ['with a number and a rarity', (each) => `350 ${each} Rare`],
    ['with marks', (each) => `- 2 ${each} (Maverick) [R]`],
    ['in cells', (each) => `2\t350\t${each}\tRare\tAction`],
  ])('%s', (_, spell) => {
    const refused = names.filter((each) => {
      const words = message(() => keyforgeModule.parseSide!(`Dis\n${spell(each)}`, 'deck'));
      return !/^deck: 1 house \(Dis [12]\); expected three houses/.test(words);
    });
    expect(refused).toEqual([]);
  });
});

function message(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('a deck in words stays within a terminal', () => {
  for (const line of sayDeck(DECK).split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
});
