import type { State } from '../../core/game.js';
import './cards/index.js';
import { unknownName } from '../../core/input.js';
import { named } from '../../core/names.js';
import { check } from './check.js';
import { decide, run } from './engine.js';
import { at, Decision } from './layout.js';
import { definitions } from './pool.js';
import { script } from './rules/script.js';
import { buildState } from './scenario/build.js';
import { type AeonsEndEdit, applyEdit } from './scenario/edit.js';
import { type AeonsEndSetup, readSetup } from './scenario/input.js';
import type { Names } from './scenario/names.js';
import {
  checkOpen,
  choose,
  type DecisionView,
  decisionOf,
  type OptionView,
  optionsOf,
  type Query,
} from './scenario/options.js';
import { type AeonsEndView, type PlacedView, viewOf, viewPlaced } from './scenario/view.js';

export type { AeonsEndEdit, AeonsEndSetup, AeonsEndView, DecisionView, OptionView, PlacedView, Query };

/** A game of Aeon's End from a given position on, for tests: see the README. */
export class AeonsEndScenario {
  /** The state itself, for tests that look inside. */
  readonly state: State;
  private readonly names: Names;
  private readonly rolls: (number | string)[] | null;

  constructor(setup: AeonsEndSetup = {}) {
    const { state, names } = buildState(readSetup(setup));
    this.state = state;
    this.names = names;
    this.rolls = setup.rolls ? [...setup.rolls] : null;
    check(state);
    this.play(run);
  }

  /** Who decides, what about, and the card whose effect asks; null when the game is over. */
  decision(): DecisionView | null {
    return decisionOf(this.state, this.names);
  }

  /** Every legal option of the decision. */
  options(): OptionView[] {
    return optionsOf(this.state, this.names);
  }

  /** Takes the one option that matches, or that has this number; none or several are an error that lists all of them. */
  pick(query: Query | number): this {
    const asked = typeof query === 'number' ? { option: query } : query;
    const option = choose(this.state, this.names, asked);
    this.play((s) => decide(s, option));
    return this;
  }

  /** The whole state as plain JSON. */
  view(): AeonsEndView {
    return viewOf(this.state, this.names);
  }

  /** One card, wherever it is. */
  card(name: string): PlacedView {
    return viewPlaced(this.state, this.names, this.names.find(name, 'card'));
  }

  /** Changes the state between decisions. */
  edit(change: AeonsEndEdit): this {
    const next = this.state.slice();
    applyEdit(next, this.names, change);
    check(next);
    checkOpen(next, this.names);
    this.state.set(next);
    return this;
  }

  /** How many scripted rolls have not been used. */
  rollsLeft(): number {
    return this.rolls?.length ?? 0;
  }

  /** For the end of a test: scripted rolls that nothing asked for are an error, as they are at the end of the game. */
  finish(): void {
    checkUsed(this.rolls);
  }

  /** Lets the engine run on a copy with the scripted rolls, so that an error leaves the scenario as it was. */
  private play(act: (s: State) => void): void {
    const next = this.state.slice();
    const rolls = this.rolls && [...this.rolls];
    script.rolls = rolls;
    script.byName = (name) => strikeCalled(next, name);
    try {
      act(next);
    } finally {
      script.rolls = null;
      script.byName = null;
    }
    check(next);
    if (next[at.decision] === Decision.None) checkUsed(rolls);
    this.state.set(next);
    if (rolls) this.rolls!.splice(0, this.rolls!.length - rolls.length);
  }
}

function checkUsed(rolls: readonly (number | string)[] | null): void {
  if (rolls && rolls.length > 0) throw new Error(`rolls left over: ${rolls.join(', ')}`);
}

/** The place of a strike in the strike deck. */
function strikeCalled(s: State, name: string): number {
  const ids = [...s.subarray(at.strikes, at.strikes + s[at.strikeCount]!)].map((d) => definitions[d]!.id);
  const id = named(name, ids);
  return id === undefined ? unknownName('rolls', 'strike', name, ids) : ids.indexOf(id);
}

export const scenario = (setup?: AeonsEndSetup): AeonsEndScenario => new AeonsEndScenario(setup);
