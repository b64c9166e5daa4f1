import { compileAll, register, registerSpecific } from '../compile/index.js';
import type { Card } from '../vocabulary.js';
import { basic } from './basic.js';
import { gems } from './gems.js';
import { mages } from './mages.js';
import { carapaceQueen, ofCarapaceQueen } from './nemeses/carapace-queen.js';
import { crookedMask, ofCrookedMask } from './nemeses/crooked-mask.js';
import { ofPrince, princeOfGluttons } from './nemeses/prince-of-gluttons.js';
import { ofRageborne, rageborne } from './nemeses/rageborne.js';
import { relics } from './relics.js';
import { spells } from './spells.js';
import { starters } from './starters.js';

const nemeses = {
  rageborne,
  prince_of_gluttons: princeOfGluttons,
  crooked_mask: crookedMask,
  carapace_queen: carapaceQueen,
};

for (const table of [starters, gems, relics, spells, mages, nemeses, basic]) {
  register(table as Readonly<Record<string, Card>>);
}
registerSpecific('rageborne', ofRageborne);
registerSpecific('prince_of_gluttons', ofPrince);
registerSpecific('crooked_mask', ofCrookedMask);
registerSpecific('carapace_queen', ofCarapaceQueen);
compileAll();

export const MAGES: readonly string[] = Object.keys(mages);
export const NEMESES: readonly string[] = Object.keys(nemeses);
export const GEMS: readonly string[] = Object.keys(gems);
export const RELICS: readonly string[] = Object.keys(relics);
export const SPELLS: readonly string[] = Object.keys(spells);
export const BASIC: readonly string[] = Object.keys(basic);

export const SPECIFIC: Readonly<Record<string, readonly string[]>> = {
  rageborne: Object.keys(ofRageborne),
  prince_of_gluttons: Object.keys(ofPrince),
  crooked_mask: Object.keys(ofCrookedMask),
  carapace_queen: Object.keys(ofCarapaceQueen),
};

/** The markets that the rulebook recommends. */
export const MARKETS: Readonly<Record<string, readonly string[]>> = {
  deck_destruction: [
    'jade',
    'searing_ruby',
    'burning_opal',
    'flexing_dagger',
    'bottled_vortex',
    'amplify_vision',
    'essence_theft',
    'planar_insight',
    'consuming_void',
  ],
  free_energy: [
    'jade',
    'vriswood_amber',
    'diamond_cluster',
    'unstable_prism',
    'mages_talisman',
    'spectral_echo',
    'ignite',
    'feral_lightning',
    'wildfire_whip',
  ],
};
