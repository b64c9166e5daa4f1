import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Worker threads run compiled code, in tests as for users, and tests start the program as users have it, so they need a
 * fresh build. Type errors do not stop it: they are reported by `npm run check`.
 */
export default function setup() {
  const tsc = new URL('../node_modules/typescript/bin/tsc', import.meta.url).pathname;
  const project = new URL('../tsconfig.build.json', import.meta.url).pathname;
  spawnSync(process.execPath, [tsc, '-p', project], { stdio: 'ignore' });
  execFileSync(process.execPath, [new URL('bundle.mjs', import.meta.url).pathname]);
  const worker = new URL('../dist/src/match/worker.js', import.meta.url);
  if (!existsSync(worker)) throw new Error('the build made no dist/src/match/worker.js; run npm run build');
}
