import { Writer } from '../../../core/program.js';
import { HOUSES, type House } from '../houses.js';
import * as pool from '../pool.js';
import { Op, Sum, Value, Who } from '../program.js';
import type { Card, CardTable } from '../vocabulary.js';
import { compileCard } from './abilities.js';

/** The ability of assault and hazardous: the event's number as damage to the foe. */
export let ASSAULT = 0;

/** Registers tables of cards and compiles them. */
export function compilePool(tables: readonly (readonly [House, CardTable])[]): void {
  compileAssault();
  for (const [house, table] of tables) {
    for (const [id, card] of Object.entries(table)) pool.cards.register({ id, house, card });
  }
  pool.cards.compileAll(compileCard);
}

/** A changed card, as a further definition under the same name. */
export const compileVariant = (id: string, changes: string, change: (printed: Card) => Card): number =>
  pool.cards.variant(id, changes, change, compileCard);

/** What a blank card is: it can be played, and does nothing. It is not of the pool, so no deck file can name it. */
const BLANK: Card = { name: 'Blank Card', sets: {}, type: 'action', rarity: 'Common' };
let blank: number | undefined;

/** The definition of a blank card; its house is that of the copy. */
export function compileBlank(): number {
  if (blank !== undefined) return blank;
  blank = pool.cards.add({ id: 'blank', house: HOUSES[0], card: BLANK }, pool.definitions.length);
  compileCard(blank, BLANK);
  return blank;
}

function compileAssault(): void {
  const writer = new Writer(pool.compiled);
  writer.emit(Op.Damage, Value.Tree + pool.append([Sum.Number]), Who.Foe, 0, 2);
  writer.emit(Op.End);
  ASSAULT = pool.newAbility();
  pool.abilityEvent[ASSAULT] = -1;
  pool.abilityPc[ASSAULT] = writer.place();
}
