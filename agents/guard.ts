import { Script } from 'node:vm';
import type { Guard } from './loaded.js';

/** How long a decision of a user's agent may take unless `--agent-seconds` says otherwise. */
export const USUAL_SECONDS = 60;

export const sayLate = (seconds: number): string =>
  `no decision within ${seconds === 1 ? 'a second' : `${seconds} seconds`}; mend it, or allow more with --agent-seconds`;

/** The watchdog of a script also ends what the script calls. */
const CALLED = new Script('globalThis[Symbol.for("fulcrum.guarded")]()');
const GUARDED = Symbol.for('fulcrum.guarded');

/** In the thread that waits for the decision; takes 0.15 ms, so threads that play thousands of games have another. */
export function inTime(seconds = USUAL_SECONDS): Guard {
  return <T>(code: () => T): T => {
    Object.assign(globalThis, { [GUARDED]: code });
    try {
      return CALLED.runInThisContext({ timeout: Math.ceil(1000 * seconds) }) as T;
    } catch (error) {
      if ((error as NodeJS.ErrnoException)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      throw new Error(sayLate(seconds));
    }
  };
}
