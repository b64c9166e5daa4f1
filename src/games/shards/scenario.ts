import type { OptionView as OptionOf } from '../../core/scenario/options.js';
import { Scenario, type ScenarioRules } from '../../core/scenario/scenario.js';
import { run } from './engine.js';
import { shards } from './game.js';
import { buildState } from './scenario/build.js';
import { editing, type ShardsEdit } from './scenario/edit.js';
import { readSetup, type ShardsSetup } from './scenario/input.js';
import { decisionOf, type KindWord, offerOf } from './scenario/options.js';
import { type PlacedView, type ShardsView, viewOf, viewPlaced } from './scenario/view.js';

export type { DecisionView, Query } from '../../core/scenario/options.js';
export type { PlacedView, ShardsEdit, ShardsSetup, ShardsView };
export type OptionView = OptionOf<KindWord>;

interface ShardsTypes {
  setup: ShardsSetup;
  edit: ShardsEdit;
  view: ShardsView;
  card: PlacedView;
  kind: KindWord;
}

const rules: ScenarioRules<ShardsTypes> = {
  game: shards,
  build: (setup) => buildState(readSetup(setup)),
  run,
  decision: decisionOf,
  offer: offerOf,
  view: viewOf,
  card: viewPlaced,
  editing,
  anyCopy: true,
};

/** A game of Shards of Infinity from a given position on, for tests: see the README. */
export type ShardsScenario = Scenario<ShardsTypes>;

export const scenario = (setup: ShardsSetup = {}): ShardsScenario => new Scenario(rules, setup);
