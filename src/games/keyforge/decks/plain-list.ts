import { fold } from '../../../core/names.js';
import type { House } from '../houses.js';
import type { Candidate, Listed } from './deck.js';
import { houseNamed } from './names.js';
import type { PoolNames } from './pool-names.js';
import { unknownHouse } from './unknown.js';

/** A list of names, one per line, with house headings and a deck name where the user wants them. */
export function plainList(text: string, source: string, names: PoolNames): Candidate {
  // Runs of spaces are closed up first: it keeps the patterns below simple, and fast on any input.
  const lines = text.split(/\r\n|[\n\r]/).map((line) => line.replace(/\s+/g, ' ').trim());
  const filled = lines.filter((line) => line !== '');
  const name = deckName(filled[0] ?? '');
  const rest = name === undefined ? filled : filled.slice(1);
  return { name: name ?? '', listing: () => cardsOf(rest, source, names) };
}

/** A first line `name: …` or `# …`; a house after the hash is a heading instead. */
function deckName(line: string): string | undefined {
  const found = /^(?:# ?)?name ?: ?(.*)$/i.exec(line) ?? /^# ?([^#].*)$/.exec(line);
  return found && headingOf(line) === undefined ? found[1]! : undefined;
}

function cardsOf(lines: readonly string[], source: string, names: PoolNames): Listed[] {
  const cards: Listed[] = [];
  let house: House | undefined;
  for (const line of lines) {
    const heading = headingOf(line) ?? faultyHeading(line, source, names);
    house = heading ?? house;
    const entry = withoutComment(line).replace(/^[-*•] /, '');
    if (heading === undefined && entry !== '') cards.push({ ...names.counted(entry), house });
  }
  return cards;
}

/** `Dis`, `Dis:`, `## Dis`, `= Dis =`, `Dis (12)`. */
function headingOf(line: string): House | undefined {
  return houseNamed(line.replace(/\(\d+\):?$/, ''));
}

/** What is marked as a heading must be one, lest its cards fall to the house above it. */
function faultyHeading(line: string, source: string, names: PoolNames): undefined {
  const marked = /^(?:##|=)|:$/.test(line) && fold(line) !== '' && names.find(line) === undefined;
  const comment = /^(?:#(?!#)|\/\/)/.test(line);
  return marked && !comment
    ? unknownHouse(line.slice(0, 100).replace(/^[#= ]+|[=: ]+$/g, ''), source)
    : undefined;
}

function withoutComment(line: string): string {
  const start = /(?:^| )(?:#|\/\/)/.exec(line)?.index;
  return line.slice(0, start).trim();
}
