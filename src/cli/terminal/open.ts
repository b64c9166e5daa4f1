import { spawn } from 'node:child_process';
import { nearName } from '../../report/run-directory/run-directory.js';
import { type Io, line } from './io.js';

/** The program that shows a file on this system, with what it wants before the file. */
const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Shows a file in the browser without waiting for it; the program that can't be started, or undefined. */
export function open(path: string): Promise<string | undefined> {
  const [program, ...before] = OPENERS[process.platform] ?? ['xdg-open'];
  return new Promise((done) => {
    const child = spawn(program, [...before, path], { detached: true, stdio: 'ignore' });
    child.on('error', () => done(program));
    child.on('spawn', () => {
      child.unref();
      done(undefined);
    });
  });
}

/** Shows a page that was written, or says what to do instead. */
export async function showPage(path: string, io: Io): Promise<void> {
  const missing = await io.open?.(path);
  if (missing) line(io.err, `${missing} can't be started; open ${nearName(path)} in a browser`);
}
