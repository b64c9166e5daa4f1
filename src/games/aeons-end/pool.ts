import { type Definition, Definitions } from '../../core/definitions.js';
import { Program } from '../../core/program.js';
import type { Card, Effect } from './vocabulary.js';

const DEFINITIONS = 2048;

/** Cards, mages and nemeses as the engine knows them: definition numbers index the tables below. */
export const cards = new Definitions<Card>(DEFINITIONS);
/** All definitions, by number. */
export const definitions: readonly Definition<Card>[] = cards.all;
/** The definition of each printed card. */
export const definitionOf: ReadonlyMap<string, number> = cards.numberOf;

/** Everything compiled: see program.ts. */
export const compiled = new Program(1 << 16);
export const program = compiled.numbers;
/** By operation: how many numbers it takes, itself included. */
export const lengthOf = compiled.lengths;
/** Where the operation after the one at `p` stands. */
export const operationAfter = (p: number): number => compiled.after(p);
/** Appends numbers to the program and says where they stand. */
export const append = (numbers: readonly number[]): number => compiled.append(numbers);

const table = (size = DEFINITIONS) => new Int32Array(size);

/** By definition. */
export const kindOf = table(); // Kind
export const costOf = table();
export const textOf = table(); // Text bits
export const playOf = table(); // program: gem, relic, corruption, attack, strike, power's effect, persistent
export const castOf = table();
export const nameOf = cards.printedOf; // definition of the printed card
export const counterOf = table(); // 1 + its counter of plays in a turn, or 0

/** While a spell is prepped. */
export const preppedPcOf = table(); // program or 0
export const preppedInMainOf = table(); // 1 in the main phase, 0 at the end of the casting phase
export const preppedOnceOf = table();
export const preppedCostOf = table(); // æther
export const preppedIfOf = table(); // condition or 0

/** Cards of a nemesis. */
export const tierOf = table();
export const specificOf = table(); // 1 + definition of its nemesis, or 0 for a basic card
export const lifeOf = table(); // amount: a minion's life; a nemesis's is a number
export const powerOf = table(); // tokens of a power
export const immediatePcOf = table();
export const payPcOf = table(); // program of "to discard", or 0
export const payIfOf = table(); // condition of "to discard"
export const payAetherOf = table(); // æther that "to discard" costs
export const damageCapOf = table(); // no damage to it is more than this; 0 when there is no limit
export const hurtPcOf = table(); // program when it is damaged, or 0
export const huskLifeOf = table(); // life of husks while it is in play, or 0

/** Mages. */
export const slotsOf = table();
export const whenOf = table(); // When
export const abilityIfOf = table(); // condition or 0
export const abilityPcOf = table();
export const breachesOf = table(DEFINITIONS * 4); // Breach bits

/** Nemeses, with and without increased difficulty: two entries for each definition. */
export const setupPcOf = table(DEFINITIONS * 2);
export const unleashPcOf = table(DEFINITIONS * 2);
export const strikeCostOf = table(DEFINITIONS * 2);
export const endPcOf = table(DEFINITIONS); // program at the end of the nemesis turn, or 0
export const swarmOf = table(DEFINITIONS); // program: number of lines, then most husks and program of each
export const devourLimitOf = table(DEFINITIONS); // 1 when empty supply piles lose the game
export const spillsOf = table(DEFINITIONS * 2); // 1 when destroyed corruptions go to a discard pile

/** The effects of each way of an "or" and of each "may", by the address of their operations. */
export const waysAt = new Map<number, { readonly effects: readonly Effect[]; readonly definition: number }>();
/** The definition that is being compiled. */
export const compiling = { definition: 0 };

/** How often each definition has come into play or resolved in this process, for coverage. */
export const runs = table();

let counters = 0;

/** A counter for the plays of a card in a turn. */
export function newCounter(most: number): number {
  if (counters === most) throw new Error('too many cards count their plays');
  return ++counters;
}
