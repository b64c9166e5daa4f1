import { compilePool } from '../compile/index.js';
import type { House } from '../houses.js';
import type { CardTable } from '../vocabulary.js';
import * as aoaBrobnar from './aoa/brobnar.js';
import * as aoaDis from './aoa/dis.js';
import * as aoaLogos from './aoa/logos.js';
import * as aoaMars from './aoa/mars.js';
import * as aoaSanctum from './aoa/sanctum.js';
import * as aoaShadows from './aoa/shadows.js';
import * as aoaUntamed from './aoa/untamed.js';
import * as cotaBrobnar from './cota/brobnar.js';
import * as cotaDis from './cota/dis.js';
import * as cotaLogos from './cota/logos.js';
import * as cotaMars from './cota/mars.js';
import * as cotaSanctum from './cota/sanctum.js';
import * as cotaShadows from './cota/shadows.js';
import * as cotaUntamed from './cota/untamed.js';
import * as wcBrobnar from './wc/brobnar.js';
import * as wcDis from './wc/dis.js';
import * as wcLogos from './wc/logos.js';
import * as wcSaurian from './wc/saurian.js';
import * as wcShadows from './wc/shadows.js';
import * as wcStaralliance from './wc/staralliance.js';
import * as wcUntamed from './wc/untamed.js';

/** Every card of the pool, by the set that first printed it and its house. */
export const TABLES: readonly (readonly [House, CardTable])[] = [
  ['brobnar', cotaBrobnar.brobnar],
  ['dis', cotaDis.dis],
  ['logos', cotaLogos.logos],
  ['mars', cotaMars.mars],
  ['sanctum', cotaSanctum.sanctum],
  ['shadows', cotaShadows.shadows],
  ['untamed', cotaUntamed.untamed],
  ['brobnar', aoaBrobnar.brobnar],
  ['dis', aoaDis.dis],
  ['logos', aoaLogos.logos],
  ['mars', aoaMars.mars],
  ['sanctum', aoaSanctum.sanctum],
  ['shadows', aoaShadows.shadows],
  ['untamed', aoaUntamed.untamed],
  ['brobnar', wcBrobnar.brobnar],
  ['dis', wcDis.dis],
  ['logos', wcLogos.logos],
  ['saurian', wcSaurian.saurian],
  ['shadows', wcShadows.shadows],
  ['staralliance', wcStaralliance.staralliance],
  ['untamed', wcUntamed.untamed],
];

compilePool(TABLES);
