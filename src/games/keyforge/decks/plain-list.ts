import { refuse } from '../../../core/input.js';
import { fold, isNear } from '../../../core/names.js';
import type { House } from '../houses.js';
import { CARDS_IN_DECK, CARDS_PER_HOUSE, type Candidate, type Listed } from './deck.js';
import { readEntry } from './entry.js';
import { type Line, readLine } from './list-lines.js';
import type { PoolNames } from './pool-names.js';
import { EXPECTED_FORMS } from './refuse.js';
import { unknownHouse } from './unknown.js';

/** A deck has 36 cards; whatever has more lines than this is no list of one. */
const MOST_LINES = 1000;

/** A list of names as people write and paste them: houses as headings, the deck's name on top, counts, marks. */
export function plainList(text: string, source: string, names: PoolNames): Candidate {
  const written = text.split(/\r\n|[\n\r\v\f\u2028\u2029]/).map((line) => line.trim());
  const filled = written.filter((line) => fold(line) !== '');
  if (filled.length > MOST_LINES) refuse(source, `${filled.length} lines; ${EXPECTED_FORMS}`);
  const numbered = isNumbered(filled, names);
  const lines = filled.map((line) => readLine(line, names, numbered));
  const name = textOf(lines, 'name') ?? commentOnTop(lines[0]);
  const { unmarkedName, body } = parted(lines, name !== undefined, names);
  return {
    name: name ?? unmarked(unmarkedName ?? ''),
    expansion: textOf(lines, 'set'),
    unmarkedName,
    listing: () => cardsOf(body, source),
  };
}

interface Parted {
  unmarkedName?: string | undefined;
  body: readonly Line[];
}

/** Parts the name and the remarks on top from the cards; without a heading or a card there is nothing of a deck. */
function parted(lines: readonly Line[], isNamed: boolean, names: PoolNames): Parted {
  const start = lines.findIndex(({ kind }, at) => isStart(kind, lines[at + 1]));
  if (start < 0) return { unmarkedName: lines.find(isUnknown)?.text, body: [] };
  const body = lines.slice(start);
  const [first, ...others] = lines.slice(0, start).filter(isUnknown);
  const rest = isNamed && first ? [first, ...others] : others;
  const all = body[0]!.kind === 'heading' || copiesIn(body) >= CARDS_IN_DECK ? body : [...rest, ...body];
  if (first === undefined || isNamed) return { body: all };
  return isFirstCard(first, all, names) ? { body: [first, ...all] } : { unmarkedName: first.text, body: all };
}

/** What nearly is a card's name, where just one card is missing. */
function isFirstCard(line: Unknown, rest: readonly Line[], names: PoolNames): boolean {
  if (line.kind !== 'unknown' || copiesIn([line, ...rest]) !== CARDS_IN_DECK) return false;
  const near = names.nearest(line.card.title);
  return rest[0]?.kind !== 'heading' && near !== undefined && isNear(line.card.title, near);
}

const copiesIn = (lines: readonly Line[]): number =>
  lines.flatMap(entriesOf).reduce((sum, { copies }) => sum + copies, 0);

function entriesOf(line: Line): readonly Listed[] {
  if ('cards' in line) return line.cards;
  return line.kind === 'unknown' ? [line.card] : [];
}

/** Whether plain numbers before names are collector numbers: one of them can be nothing else. */
function isNumbered(lines: readonly string[], names: PoolNames): boolean {
  return lines.some((line) => {
    const [, number = '', rest = ''] = /^(\d{1,2})\s+(.{1,100})$/.exec(line) ?? [];
    const sets = Number(number) > CARDS_PER_HOUSE ? names.find(readEntry(rest, names).title)?.sets : {};
    return Object.values(sets ?? {}).some((printed) => Number(printed) === Number(number));
  });
}

/** What stands above the first heading or card is about the deck; so is a marked line above a heading. */
function isStart(kind: Line['kind'], next: Line | undefined): boolean {
  return kind === 'heading' || kind === 'cards' || (kind === 'strange heading' && next?.kind !== 'heading');
}

type Unknown = Extract<Line, { kind: 'unknown' | 'strange heading' }>;

const isUnknown = (line: Line): line is Unknown => line.kind === 'unknown' || line.kind === 'strange heading';

function textOf(lines: readonly Line[], kind: 'name' | 'set'): string | undefined {
  return lines.flatMap((line) => (line.kind === kind ? [line.text] : []))[0];
}

const commentOnTop = (line: Line | undefined): string | undefined =>
  line?.kind === 'comment' && line.text.startsWith('#') ? unmarked(line.text) : undefined;

/** Without the signs that make a line a heading. */
const unmarked = (text: string): string => text.slice(0, 200).replace(/^[#=*_> ]+|[#=*_: ]+$/g, '');

function cardsOf(lines: readonly Line[], source: string): Listed[] {
  const cards: Listed[] = [];
  let house: House | undefined;
  for (const line of lines) {
    if (line.kind === 'strange heading') unknownHouse(unmarked(line.text), source);
    if (line.kind === 'heading') house = line.house;
    cards.push(...entriesOf(line).map((card) => ({ house, ...card })));
  }
  return cards;
}
