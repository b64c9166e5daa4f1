import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../../../core/names.js';
import { type Collected, collectTests } from '../../testkit.js';

const CARDS = join(import.meta.dirname, '../cards');

/** The tests of all cards, as functions, by the card's name in its plainest spelling. */
export async function rowsByCard(): Promise<Collected> {
  const rows: Collected = new Map();
  collectTests(rows);
  const files = readdirSync(CARDS, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.test.ts'))) await import(join(CARDS, file));
  const byId: Collected = new Map();
  for (const [name, checks] of rows) byId.set(fold(name), [...(byId.get(fold(name)) ?? []), ...checks]);
  return byId;
}
