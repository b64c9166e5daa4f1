import type { State } from '../../core/game.js';
import './cards/index.js';
import { check } from './check.js';
import { decide, run } from './engine.js';
import { at, Decision, Zone } from './layout.js';
import { script } from './rules/select.js';
import { buildState } from './scenario/build.js';
import { applyEdit, checkDamage, type KeyforgeEdit } from './scenario/edit.js';
import { type KeyforgeSetup, readSetup } from './scenario/input.js';
import type { Names } from './scenario/names.js';
import {
  checkOpen,
  choose,
  type DecisionView,
  decisionOf,
  foesOf,
  type OptionView,
  optionsOf,
  type Query,
} from './scenario/options.js';
import { type KeyforgeView, listed, type PlacedView, viewOf, viewPlaced } from './scenario/view.js';
import { damageOn, headOf } from './state.js';

export type { DecisionView, KeyforgeEdit, KeyforgeSetup, KeyforgeView, OptionView, PlacedView, Query };

/** A game of KeyForge from a given position on, for tests: see the README. */
export class KeyforgeScenario {
  /** The state itself, for tests that look inside. */
  readonly state: State;
  private readonly names: Names;
  private readonly rolls: (number | string)[] | null;

  constructor(setup: KeyforgeSetup = {}) {
    const { state, names } = buildState(readSetup(setup));
    this.state = state;
    this.names = names;
    this.rolls = setup.rolls ? [...setup.rolls] : null;
    checkAllDamage(state, names);
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

  /**
   * Takes the one option that matches, or that has this number; none or several are an error that lists all of
   * them. A `fight` may name its target, which is then chosen as well.
   */
  pick(query: Query | number): this {
    const asked = typeof query === 'number' ? { option: query } : query;
    const chosen = choose(this.state, this.names, asked);
    const attacks =
      chosen.kind === 'fight' &&
      asked.target !== undefined &&
      foesOf(this.state, this.names, chosen).length > 1;
    this.play((s) => decide(s, chosen.option));
    return attacks ? this.pick({ kind: 'target', card: asked.target }) : this;
  }

  /** The whole state as plain JSON. */
  view(): KeyforgeView {
    return viewOf(this.state, this.names);
  }

  /** One card, wherever it is. */
  card(name: string): PlacedView {
    return viewPlaced(this.state, this.names, this.names.find(name, 'card'));
  }

  /** Changes the state between decisions. */
  edit(change: KeyforgeEdit): this {
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
    script.names = this.names;
    try {
      act(next);
    } finally {
      script.rolls = null;
      script.names = null;
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

function checkAllDamage(s: State, names: Names): void {
  for (const seat of [0, 1]) {
    for (const card of listed(s, headOf(s, seat, Zone.Line))) {
      if (damageOn(s, card) > 0) checkDamage(s, card, `scenario.players[${seat}].line: ${names.of(card)}`);
    }
  }
  s[at.recheck] = 1;
}

export const scenario = (setup?: KeyforgeSetup): KeyforgeScenario => new KeyforgeScenario(setup);
