import { type Definition, Definitions } from '../../core/definitions.js';
import { Program } from '../../core/program.js';
import type { Card } from './vocabulary.js';

const DEFINITIONS = 2048;

/** Cards and leaders as the engine knows them: definition numbers index the tables below. */
export const cards = new Definitions<Card>(DEFINITIONS);
/** All definitions, by number. */
export const definitions: readonly Definition<Card>[] = cards.all;
/** The definition of each printed card. */
export const definitionOf: ReadonlyMap<string, number> = cards.numberOf;
/** The printed card of each definition. */
export const printedOf = cards.printedOf;

/** Everything compiled: see program.ts. */
export const compiled = new Program(1 << 16);
export const program = compiled.numbers;
/** By operation: how many numbers it takes, itself included. */
export const lengthOf = compiled.lengths;

const table = () => new Int32Array(DEFINITIONS);

/** By definition. */
export const traitsOf = table(); // Trait bits
export const costOf = table();
export const shieldOf = table();
export const defenseOf = table();
export const playOf = table(); // program or 0
export const exhaustOf = table(); // program or 0
export const staticsOf = table(); // Static bits
export const besideOf = table(); // printed definition that protects it
export const cheaperOf = table(); // gems off the price for each
export const cheaperEachOf = table(); // of this count
export const bonusOf = table(); // defense for all champions of its player
export const bonusLeaderOf = table(); // under this leader: printed definition
export const shieldInPlayOf = table();
export const shieldFromOf = table(); // mastery for the second shield
export const shieldThenOf = table();

/** Leaders. */
export const healthOf = table();
export const focusPriceOf = table();
export const focusGainOf = table();
export const firstRelicOf = table(); // printed definitions
export const secondRelicOf = table();
export const soloCardOf = table();
