import { InputError } from './core/game.js';
import {
  type AeonsEndScenario,
  type AeonsEndSetup,
  scenario as aeonsEnd,
} from './games/aeons-end/scenario.js';
import { type CodexScenario, type CodexSetup, scenario as codex } from './games/codex/scenario.js';
import {
  type KeyforgeScenario,
  type KeyforgeSetup,
  scenario as keyforge,
} from './games/keyforge/scenario.js';

import { type ShardsScenario, type ShardsSetup, scenario as shards } from './games/shards/scenario.js';

export type {
  AeonsEndEdit,
  AeonsEndScenario,
  AeonsEndSetup,
  AeonsEndView,
} from './games/aeons-end/scenario.js';
export type { CodexEdit, CodexScenario, CodexSetup, CodexView } from './games/codex/scenario.js';
export type * from './games/keyforge/scenario.js';
export type { ShardsEdit, ShardsScenario, ShardsSetup, ShardsView } from './games/shards/scenario.js';

/** By game: what a scenario is set up from. */
export interface Setups {
  'aeons-end': AeonsEndSetup;
  codex: CodexSetup;
  keyforge: KeyforgeSetup;
  shards: ShardsSetup;
}

/** By game: what a scenario is. */
export interface Scenarios {
  'aeons-end': AeonsEndScenario;
  codex: CodexScenario;
  keyforge: KeyforgeScenario;
  shards: ShardsScenario;
}

const BUILDERS: { readonly [G in keyof Setups]: (setup: Setups[G]) => Scenarios[G] } = {
  'aeons-end': aeonsEnd,
  codex,
  keyforge,
  shards,
};

/** A game from a given position on, with the same calls for every game. */
export function scenario<G extends keyof Setups>(game: G, setup: Setups[G]): Scenarios[G] {
  if (!Object.hasOwn(BUILDERS, game)) {
    throw new InputError(`no game "${game}"; expected one of ${Object.keys(BUILDERS).join(', ')}`);
  }
  return BUILDERS[game](setup);
}
