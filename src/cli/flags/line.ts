import { flagOf, RUN_FLAGS } from './flags.js';

/** A word as a shell takes it. */
export function quoted(word: string): string {
  return /^[\w./:=,%@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Flags that say how a run is played and shown, and `--`, which ends them. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  ['', ...RUN_FLAGS].filter((flag) => flag !== 'records' && flag !== 'agent-seconds'),
);

/** What was typed without how and where it was played: it asks the same again. */
export function wordsAgain(typed: readonly string[]): string[] {
  return typed.filter((word, i) => {
    const before = /^--([a-z-]*)$/.exec(typed[i - 1] ?? '')?.[1];
    if (before && LEFT_OUT.has(before) && flagOf(before).value) return false;
    const flag = /^--([a-z-]*)(=.*)?$/s.exec(word)?.[1];
    return flag === undefined || !LEFT_OUT.has(flag);
  });
}

/** The command that asks the same again, for anybody and from any directory. */
export const lineOf = (command: string, typed: readonly string[]): string =>
  ['fulcrum', command, ...wordsAgain(typed)].map(quoted).join(' ');
