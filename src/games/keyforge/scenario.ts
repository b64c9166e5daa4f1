import type { OptionView as OptionOf } from '../../core/scenario/options.js';
import { Scenario, type ScenarioRules } from '../../core/scenario/scenario.js';
import { run } from './engine.js';
import { keyforge } from './game.js';
import { buildState } from './scenario/build.js';
import { editing, type KeyforgeEdit } from './scenario/edit.js';
import { type KeyforgeSetup, readSetup } from './scenario/input.js';
import { decisionOf, type KindWord, offerOf } from './scenario/options.js';
import { type KeyforgeView, type PlacedView, viewOf, viewPlaced } from './scenario/view.js';

export type { DecisionView, Query } from '../../core/scenario/options.js';
export type { KeyforgeEdit, KeyforgeSetup, KeyforgeView, PlacedView };
export type OptionView = OptionOf<KindWord>;

interface KeyforgeTypes {
  setup: KeyforgeSetup;
  edit: KeyforgeEdit;
  view: KeyforgeView;
  card: PlacedView;
  kind: KindWord;
}

const rules: ScenarioRules<KeyforgeTypes> = {
  game: keyforge,
  build: (setup) => buildState(readSetup(setup)),
  run,
  decision: decisionOf,
  offer: offerOf,
  view: viewOf,
  card: viewPlaced,
  editing,
};

/** A game of KeyForge from a given position on, for tests: see the README. */
export type KeyforgeScenario = Scenario<KeyforgeTypes>;

export const scenario = (setup: KeyforgeSetup = {}): KeyforgeScenario => new Scenario(rules, setup);
