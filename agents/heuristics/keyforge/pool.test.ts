import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { State } from '../../../src/core/game.js';
import { Scenario } from '../../../src/core/scenario/scenario.js';
import '../../../src/games/keyforge/cards/index.js';
import { at, Decision, F, Frame, Zone } from '../../../src/games/keyforge/layout.js';
import { rowsByCard } from '../../../src/games/keyforge/mutation/rows.js';
import { cardIn, kindIn, OptionKind } from '../../../src/games/keyforge/option.js';
import { listOptions, MAX_OPTIONS } from '../../../src/games/keyforge/options.js';
import {
  abilityDefinition,
  abilityPc,
  abilityTags,
  abilityText,
  definitionOf,
  definitions,
  operationAfter,
  program,
  textOf,
} from '../../../src/games/keyforge/pool.js';
import { Op, Tag } from '../../../src/games/keyforge/program.js';
import { listed } from '../../../src/games/keyforge/scenario/view.js';
import { definition, headOf } from '../../../src/games/keyforge/state.js';
import { keyforgeScoring as scoring } from '../keyforge.js';
import { forgetBoard } from './board.js';
import { modifierWorth } from './cards.js';
import { effectWorth, oneAbility } from './effect.js';
import { textWorth } from './printed.js';

// Every position of every card's own tests is shown to the heuristic: nothing that a card says may be a blank to it,
// and where a player chooses among cards they are not all the same to it.

const CARDS = join(import.meta.dirname, '../../../src/games/keyforge/cards');
const FILES = readdirSync(CARDS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join(CARDS, name));

/** Abilities that something was made of, by number. */
const read = new Set<number>();
/** Choices of cards by their place in the program: whether some were scored differently. */
const told = new Map<number, boolean>();

const options = new Int32Array(MAX_OPTIONS);
const LOWEST = -0x80000000;

function watch(s: State): void {
  if (s[at.decider]! < 0) return;
  if (s[at.decision] === Decision.Target) watchChoice(s);
  forgetBoard(s);
  for (let seat = 0; seat < 2; seat++)
    for (const zone of [Zone.Hand, Zone.Line, Zone.Artifacts])
      for (const card of listed(s, headOf(s, seat, zone))) watchCard(s, card, seat);
}

function watchChoice(s: State): void {
  const frame = s[at.top]!;
  const pc = s[frame + F.Pc]!;
  if (s[frame + F.Kind] !== Frame.Effect || program[pc] === Op.EachCard || program[pc] === Op.NextCard)
    return;
  const decision = { state: s, options, count: listOptions(s, options), me: s[at.decider]!, high: LOWEST };
  scoring.prepare(decision);
  const scores = new Set<number>();
  const cards = new Set<number>();
  for (let i = 0; i < decision.count; i++) {
    if (kindIn(options[i]!) === OptionKind.Done) continue;
    scores.add(scoring.score(decision, i));
    cards.add(definition(s, cardIn(options[i]!)));
  }
  if (cards.size > 1) told.set(pc, (told.get(pc) ?? false) || scores.size > 1);
}

function watchCard(s: State, card: number, seat: number): void {
  const foe = headOf(s, 1 - seat, Zone.Line);
  for (const ability of abilitiesOf(definition(s, card))) {
    if (read.has(ability)) continue;
    if (oneAbility(s, card, ability, seat, foe) !== 0) read.add(ability);
    else if (offersOf(ability).some((p) => effectWorth(s, operationAfter(p), program[p + 1]!, seat) !== 0))
      read.add(ability);
  }
}

/** What may be done is read although it is declined. */
function offersOf(ability: number): number[] {
  const offers: number[] = [];
  for (let p = abilityPc[ability]!; program[p] !== Op.End; p = operationAfter(p))
    if (program[p] === Op.May) offers.push(p);
  return offers;
}

function abilitiesOf(d: number): number[] {
  const p = textOf[d]!;
  return Array.from({ length: program[p]! }, (_, i) => program[p + 1 + i]!);
}

function modifiersOf(d: number): number[] {
  const p = textOf[d]! + 1 + program[textOf[d]!]!;
  return Array.from({ length: program[p]! }, (_, i) => program[p + 1 + i]!);
}

/** The card whose words stand at a place of the program. */
function cardAt(pc: number): string {
  let nearest = 0;
  for (let ability = 1; ability < abilityText.length; ability++)
    if (abilityPc[ability]! <= pc && abilityPc[ability]! > abilityPc[nearest]!) nearest = ability;
  return definitions[abilityDefinition[nearest]!]!.id;
}

beforeAll(async () => {
  const { pick } = Scenario.prototype;
  Scenario.prototype.pick = function (query) {
    watch(this.state);
    pick.call(this, query);
    watch(this.state);
    return this;
  };
  for (const checks of (await rowsByCard(FILES, (file) => import(file))).values())
    for (const check of checks) check();
  Scenario.prototype.pick = pick;
}, 120_000);

/** What a player decides to do is weighed in the position, everything else by its words. */
const DECIDED = Tag.Play | Tag.Fight | Tag.BeforeFight | Tag.Reap | Tag.Action | Tag.Omni;

const isBlank = (ability: number): boolean =>
  abilityTags[ability]! & DECIDED ? !read.has(ability) : textWorth(ability) === 0;

const POOL = [...definitionOf.entries()];

/** Both players get as much from cards that nobody has seen. */
const EVEN = ['rigged-lottery'];

test('no ability is a blank', () => {
  const blanks = POOL.filter(([, d]) => abilitiesOf(d).some(isBlank)).map(([id]) => id);
  expect(blanks).toEqual(EVEN);
});

test('no constant ability is a blank', () => {
  const blanks = POOL.filter(([, d]) => modifiersOf(d).some((mod) => modifierWorth(mod) === 0));
  expect(blanks.map(([id]) => id)).toEqual([]);
});

/** They reveal cards, of which only the number counts. */
const REVEALING = ['battle-fleet', 'orbital-bombardment', 'commpod', 'mothergun'];

test('no choice of cards is blind', () => {
  const blind = [...told].filter(([, isTold]) => !isTold).map(([pc]) => cardAt(pc));
  expect(blind).toEqual(REVEALING);
});
