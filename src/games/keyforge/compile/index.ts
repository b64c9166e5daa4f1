import type { House } from '../houses.js';
import * as pool from '../pool.js';
import { Op, Sum, Value, Who } from '../program.js';
import type { Card, CardTable } from '../vocabulary.js';
import { compileCard } from './abilities.js';

/** The ability of assault and hazardous: the event's number as damage to the foe. */
export let ASSAULT = 0;

/** Registers tables of cards and compiles them; cards may name each other, so all are known before the first. */
export function compilePool(tables: readonly (readonly [House, CardTable])[]): void {
  compileAssault();
  for (const [house, table] of tables) {
    for (const [id, card] of Object.entries(table)) register(id, house, card);
  }
  const printed = pool.definitions.length;
  for (let d = 0; d < printed; d++) compileNamed(d);
}

function register(id: string, house: House, card: Card): number {
  if (pool.definitionOf.has(id)) throw new Error(`two cards are called ${id}`);
  const definition = pool.newDefinition({ id, house, card });
  pool.definitionOf.set(id, definition);
  pool.nameOf[definition] = definition;
  return definition;
}

function compileNamed(definition: number): void {
  const { id, card } = pool.definitions[definition]!;
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
  compileNamed(definition);
  return definition;
}

function compileAssault(): void {
  ASSAULT = pool.newAbility();
  pool.abilityEvent[ASSAULT] = -1;
  pool.abilityPc[ASSAULT] = pool.append([
    Op.Damage,
    Value.Tree + pool.append([Sum.Number]),
    Who.Foe,
    0,
    2,
    Op.End,
  ]);
}
