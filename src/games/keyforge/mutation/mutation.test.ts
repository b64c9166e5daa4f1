import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fold } from '../../../core/names.js';
import '../cards/index.js';
import { definitionOf, definitions } from '../pool.js';
import { type Score, scoreOf } from './mutation.js';
import { rowsByCard } from './rows.js';
import { SAME } from './same.js';

/**
 * Whether each card's rows would notice a slip of the pen in its entry. The whole pool is a script's
 * (`npm run mutate`), which sets the variables below; here every fortieth card is tried.
 */
const [part = 0, parts = 40] = (process.env.FULCRUM_MUTATE ?? '').split('/').filter(Boolean).map(Number);
const report = process.env.FULCRUM_MUTATE_REPORT;

const CARDS = join(import.meta.dirname, '../cards');
const FILES = readdirSync(CARDS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join(CARDS, name));

test('rows notice what a machine changes in an entry', async () => {
  const rows = await rowsByCard(FILES, (file) => import(file));
  const ids = [...definitionOf.keys()].filter((_, at) => at % parts === part);
  const scores = ids.map((id): Score => {
    const { name } = definitions[definitionOf.get(id)!]!.card;
    const score = scoreOf(id, rows.get(fold(name)) ?? []);
    return { ...score, survivors: score.survivors.filter((change) => !SAME[id]?.includes(change)) };
  });
  if (report) writeFileSync(report, JSON.stringify(scores));
  else expect(scores.filter(({ survivors }) => survivors.length > 0)).toEqual([]);
}, 600_000);
