import { type Definition, Definitions } from '../../core/definitions.js';
import { Program } from '../../core/program.js';
import { Aura } from './layout.js';
import type { Card } from './vocabulary.js';

const DEFINITIONS = 2048;

/** Cards, heroes and buildings as the engine knows them: definition numbers index the tables below. */
export const cards = new Definitions<Card>(DEFINITIONS);
/** All definitions, by number. */
export const definitions: readonly Definition<Card>[] = cards.all;
/** The definition of each printed card, which is also its printed number. */
export const definitionOf: ReadonlyMap<string, number> = cards.numberOf;
/** By definition: the printed number. */
export const printedOf = cards.printedOf;

/** Everything compiled: see program.ts. */
export const compiled = new Program(1 << 16);
export const program = compiled.numbers;

const table = (per = 1) => new Int32Array(DEFINITIONS * per);

/** By definition. */
export const kindOf = table(); // Kind
export const traitsOf = table(); // Trait bits
export const specOf = table(); // number of the spec, -1 for a neutral card
export const costOf = table();
export const techOf = table();
export const attackOf = table();
export const hpOf = table();
export const keywordsOf = table(); // Keyword bits
export const resistOf = table();
export const frenzyOf = table();
export const healingOf = table();
export const obliterateOf = table();
export const perDamageOf = table(); // attack for each damage on it
export const workersOf = table(); // workers that a tech building needs
export const towerDamageOf = table();
export const partnerAttackOf = table(); // of an ongoing spell that makes partners
export const partnerHpOf = table();

/** Programs by definition, 0 for none. */
export const arrivesOf = table();
export const attacksOf = table();
export const upkeepOf = table();
export const anotherSpellOf = table();
export const sacrificeOf = table();
export const castOf = table();

/** What a card adds to the sums of its controller: Aura.Words for each definition. */
export const auraOf = table(Aura.Words);

/** Heroes: three bands for each definition; a band has what the bands before it have. */
export const bandFrom = table(3); // its first level
export const bandAttack = table(3);
export const bandHp = table(3);
export const bandKeywords = table(3);
export const bandAttacks = table(3); // program when it attacks
export const bandAbility = table(3); // program for exhausting it
export const bandCheaper = table(3); // by how much tech 0 units are cheaper

/** How often each definition has come into play or resolved in this process, for coverage. */
export const runs = table();
