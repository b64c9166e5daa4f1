import { compileCard } from '../compile/abilities.js';
import * as pool from '../pool.js';
import type { Card } from '../vocabulary.js';
import { type Mutant, mutantsOf } from './mutants.js';

/** Runs a test of a card; throws when it fails. */
export type Check = () => void;

export interface Score {
  readonly card: string;
  readonly mutants: number;
  /** The changes that no row of the card notices. */
  readonly survivors: readonly string[];
}

/** Which slips of the pen in a card's entry its own rows would notice. */
export function scoreOf(id: string, checks: readonly Check[]): Score {
  const mutants = mutantsOf(pool.definitions[pool.definitionOf.get(id)!]!.card);
  const survivors: string[] = [];
  let compiled = 0;
  for (const mutant of mutants) {
    const outcome = judge(id, mutant, checks);
    if (outcome !== 'nonsense') compiled++;
    if (outcome === 'survives') survivors.push(mutant.change);
  }
  return { card: id, mutants: compiled, survivors };
}

/** What can't be compiled is no card. */
function judge(id: string, { card }: Mutant, checks: readonly Check[]): 'dies' | 'survives' | 'nonsense' {
  const printed = pool.definitionOf.get(id)!;
  if (!install(id, card)) return 'nonsense';
  const survives = checks.every(passes);
  pool.cards.numberOf.set(id, printed);
  return survives ? 'survives' : 'dies';
}

function passes(check: Check): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

/** Lets the id mean another card. */
function install(id: string, card: Card): boolean {
  const printed = pool.definitionOf.get(id)!;
  const { house } = pool.definitions[printed]!;
  try {
    const number = pool.cards.add({ id, house, card }, printed);
    compileCard(number, card);
    pool.cards.numberOf.set(id, number);
    return true;
  } catch {
    return false;
  }
}
