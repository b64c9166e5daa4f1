import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { InputError } from '../../core/game.js';
import { nearName, writingReason } from './run-directory.js';

/** Whole or not at all. */
export function writeWhole(path: string, text: string): void {
  const partial = `${path}.partial`;
  try {
    writeFileSync(partial, text);
    renameSync(partial, path);
  } catch (cause) {
    rmSync(partial, { force: true });
    throw new InputError(`can't write ${nearName(path)}: ${writingReason(cause)}`, { cause });
  }
}
