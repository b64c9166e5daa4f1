import type { OptionView as OptionOf } from '../../core/scenario/options.js';
import { Scenario, type ScenarioRules } from '../../core/scenario/scenario.js';
import { run } from './engine.js';
import { aeonsEnd } from './game.js';
import { buildState } from './scenario/build.js';
import { type AeonsEndEdit, editing } from './scenario/edit.js';
import { type AeonsEndSetup, readSetup } from './scenario/input.js';
import { decisionOf, type KindWord, offerOf } from './scenario/options.js';
import { type AeonsEndView, idOfDefinition, type PlacedView, viewOf, viewPlaced } from './scenario/view.js';

export type { DecisionView, Query } from '../../core/scenario/options.js';
export type { AeonsEndEdit, AeonsEndSetup, AeonsEndView, PlacedView };
export type OptionView = OptionOf<KindWord>;

interface AeonsEndTypes {
  setup: AeonsEndSetup;
  edit: AeonsEndEdit;
  view: AeonsEndView;
  card: PlacedView;
  kind: KindWord;
}

const rules: ScenarioRules<AeonsEndTypes> = {
  game: aeonsEnd,
  build: (setup) => buildState(readSetup(setup)),
  run,
  decision: decisionOf,
  offer: offerOf,
  view: viewOf,
  card: viewPlaced,
  editing,
  thing: idOfDefinition,
  anyCopy: true,
};

/** A game of Aeon's End from a given position on, for tests: see the README. */
export type AeonsEndScenario = Scenario<AeonsEndTypes>;

export const scenario = (setup: AeonsEndSetup = {}): AeonsEndScenario => new Scenario(rules, setup);
