import { fold } from '../../../core/names.js';
import { type Collected, collectTests } from '../../testkit.js';

/** The tests of cards in these files, which only a test can load, as functions, by the card's name in its plainest spelling. */
export async function rowsByCard(
  files: readonly string[],
  load: (file: string) => Promise<unknown>,
): Promise<Collected> {
  const rows: Collected = new Map();
  collectTests(rows);
  for (const file of files) await load(file);
  const byId: Collected = new Map();
  for (const [name, checks] of rows) byId.set(fold(name), [...(byId.get(fold(name)) ?? []), ...checks]);
  return byId;
}
