import { spawn } from 'node:child_process';

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
