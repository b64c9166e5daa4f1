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

/** The rows of one card or one rule, each a test. */
export function testRows<Position, Outcome>(
  name: string,
  rows: readonly Row<Position, Outcome>[],
  play: (position: Position, steps: string[], outcome: Outcome) => void,
): void {
  describe(name, () => {
    test.each(rows)('%s', (_name, position, steps, outcome) => play(position, steps, outcome));
  });
}
