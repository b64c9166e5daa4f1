import * as pool from '../pool.js';
import type { Card } from '../vocabulary.js';
import { compileCard } from './cards.js';

/** Registers a table of cards; cards may name each other, so all are known before the first is compiled. */
export function register(table: Readonly<Record<string, Card>>): void {
  for (const [id, card] of Object.entries(table)) {
    if (pool.definitionOf.has(id)) throw new Error(`two cards are called ${id}`);
    const definition = pool.newDefinition({ id, card });
    pool.definitionOf.set(id, definition);
    pool.nameOf[definition] = definition;
  }
}

/** A card of the nemesis belongs to one nemesis, or is basic. */
export function registerSpecific(nemesis: string, table: Readonly<Record<string, Card>>): void {
  register(table);
  for (const id of Object.keys(table)) {
    pool.specificOf[pool.definitionOf.get(id)!] = pool.definitionOf.get(nemesis)! + 1;
  }
}

export function compileAll(): void {
  for (let d = 0; d < pool.definitions.length; d++) compileNamed(d);
}

function compileNamed(definition: number): void {
  const { id, card } = pool.definitions[definition]!;
  pool.compiling.definition = definition;
  try {
    compileCard(definition, card);
  } catch (error) {
    throw new Error(`${id}: ${(error as Error).message}`);
  }
}

/** A changed card, as a further definition under the same name. */
export function compileVariant(id: string, card: Card): number {
  const original = pool.definitionOf.get(id);
  if (original === undefined) throw new Error(`${id} is not a card of the pool`);
  const definition = pool.newDefinition({ ...pool.definitions[original]!, card });
  pool.nameOf[definition] = original;
  pool.specificOf[definition] = pool.specificOf[original]!;
  compileNamed(definition);
  return definition;
}
