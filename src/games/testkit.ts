import { describe, expect, test } from 'vitest';
import type { DecisionView, OptionView, Query } from '../core/scenario/options.js';

/** What the kit needs of a scenario. */
export interface Playable {
  decision(): DecisionView | null;
  options(): OptionView[];
  pick(query: Query): unknown;
}

/** What must be asked at the end of a row. Without `asks` and `offers`, a player is in the main step. */
export interface Asked {
  /** The kind of the decision, with its source after it when that matters: `target punch`; null at the end. */
  asks?: string | null;
  /** The seat that decides. */
  decider?: number;
  /** Exactly these answers. */
  offers?: string[];
  /** Answers that are among them, and some that are not. */
  may?: string[];
  mayNot?: string[];
}

export function checkAsked(s: Playable, asked: Asked, inWords: (option: OptionView) => string): void {
  const { asks, decider, offers, may = [], mayNot = [] } = asked;
  const decision = s.decision();
  if (asks === null) expect(decision).toBeNull();
  else if (asks?.includes(' ')) expect(`${decision?.kind} ${decision?.source}`).toBe(asks);
  else if (asks || !offers) expect(decision?.kind).toBe(asks ?? 'main');
  if (decider !== undefined) expect(decision?.seat, 'decider').toBe(decider);
  const offered = s.options().map(inWords);
  if (offers) expect(offered).toEqual(offers);
  expect(offered).toEqual(expect.arrayContaining(may));
  for (const option of mayNot) expect(offered).not.toContain(option);
}

/** Takes options in order, each said in a few words that `queryOf` understands. */
export const taker =
  (queryOf: (words: string) => Query) =>
  <S extends Playable>(s: S, ...picks: string[]): S => {
    for (const words of picks) s.pick(queryOf(words));
    return s;
  };

/** A sentence, a position, the answers given in it, and what comes of them. */
export type Row<Position, Outcome> = [name: string, position: Position, steps: string[], outcome: Outcome];

/** Tests as functions, by what they are about; each throws when it fails. */
export type Collected = Map<string, (() => void)[]>;
let collected: Collected | undefined;
let around: string | undefined;

/** From now on tests are collected instead of run, for a look at what they would notice. */
export const collectTests = (into: Collected): void => {
  collected = into;
};

function collect(name: string, check: () => void): void {
  for (const about of new Set([around ?? name, name])) {
    collected!.set(about, [...(collected!.get(about) ?? []), check]);
  }
}

/** Tests about one thing. */
export function about(name: string, tests: () => void): void {
  if (!collected) {
    describe(name, tests);
    return;
  }
  around = name;
  tests();
  around = undefined;
}

export function single(name: string, check: () => void): void {
  if (collected) collect(name, check);
  else test(name, check);
}

/** A test for each of several cases; `%s` in its name is the first value of a case. */
export const singles =
  <T extends [unknown, ...unknown[]]>(cases: readonly T[]) =>
  (name: string, check: (...each: T) => void): void => {
    for (const each of cases) single(name.replace('%s', String(each[0])), () => check(...each));
  };

/** The rows of one card or one rule, each a test. */
export function testRows<Position, Outcome>(
  name: string,
  rows: readonly Row<Position, Outcome>[],
  play: (position: Position, steps: string[], outcome: Outcome) => void,
): void {
  if (collected) {
    for (const [, ...row] of rows) collect(name, () => play(...row));
    return;
  }
  describe(name, () => {
    test.each(rows)('%s', (_name, position, steps, outcome) => play(position, steps, outcome));
  });
}
