import { compileCard } from '../compile.js';
import { Printed, Size } from '../layout.js';
import { cards, definitionOf } from '../pool.js';
import type { Card } from '../vocabulary.js';
import { BASHING } from './bashing.js';
import { FINESSE } from './finesse.js';
import { BUILDINGS, HEROES, TOKENS } from './others.js';
import { STARTER } from './starter.js';

const ALL: Readonly<Record<string, Card>> = {
  ...STARTER,
  ...BASHING,
  ...FINESSE,
  ...TOKENS,
  ...HEROES,
  ...BUILDINGS,
};

for (const [id, card] of Object.entries(ALL)) cards.register({ id, card });
cards.compileAll(compileCard);

const numbersOf = (table: object): readonly number[] => Object.keys(table).map((id) => definitionOf.get(id)!);

/** Printed numbers of the cards of each deck and codex, and of the buildings. */
export const STARTERS = numbersOf(STARTER);
export const CODICES = [numbersOf(BASHING), numbersOf(FINESSE)] as const;
export const BUILDING_IDS: readonly string[] = Object.keys(BUILDINGS);
export const HERO_IDS: readonly string[] = Object.keys(HEROES);
/** Copies of each card in a codex. */
export const COPIES = 2;

/** The layout counts on the order in which cards are registered. */
if (definitionOf.get('troq-bashar') !== Printed.Hero || definitionOf.get('base') !== Printed.Base) {
  throw new Error('the printed numbers of cards are not those of the layout');
}
if (definitionOf.size !== Size.Printed) throw new Error(`there are ${definitionOf.size} printed cards`);
