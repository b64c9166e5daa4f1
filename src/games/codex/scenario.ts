import type { State } from '../../core/game.js';
import type { Names } from '../../core/scenario/names.js';
import type { OptionView as OptionOf } from '../../core/scenario/options.js';
import { Scenario, type ScenarioRules } from '../../core/scenario/scenario.js';
import { run } from './engine.js';
import { codex } from './game.js';
import { at, Size } from './layout.js';
import { definitions } from './pool.js';
import { buildState } from './scenario/build.js';
import { type CodexEdit, editing } from './scenario/edit.js';
import { type CodexSetup, readSetup } from './scenario/input.js';
import { decisionOf, type KindWord, offerOf } from './scenario/options.js';
import { type CodexView, type PlacedView, viewOf, viewPlaced } from './scenario/view.js';
import { definition } from './state.js';

export type { DecisionView, Query } from '../../core/scenario/options.js';
export type { CodexEdit, CodexSetup, CodexView, PlacedView };
export type OptionView = OptionOf<KindWord>;

interface CodexTypes {
  setup: CodexSetup;
  edit: CodexEdit;
  view: CodexView;
  card: PlacedView;
  kind: KindWord;
}

/** Cards from the codex and tokens get their names when they are made; a token that is turned over another one. */
function nameNew(s: State, names: Names): void {
  for (let card = 0; card < Size.Cards; card++) {
    if (card % Size.Seat >= s[at.made + (card < Size.Seat ? 0 : 1)]!) continue;
    const { id } = definitions[definition(s, card)]!;
    if (!names.has(card)) names.add(card, id);
    else if (names.idOf(card) !== id) names.rename(card, id);
  }
}

const rules: ScenarioRules<CodexTypes> = {
  game: codex,
  build: (setup) => buildState(readSetup(setup)),
  run,
  decision: decisionOf,
  offer: offerOf,
  view: viewOf,
  card: viewPlaced,
  editing,
  nameNew,
};

/** A game of Codex from a given position on, for tests: see the README. */
export type CodexScenario = Scenario<CodexTypes>;

export const scenario = (setup: CodexSetup = {}): CodexScenario => new Scenario(rules, setup);
