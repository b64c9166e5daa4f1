import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Who writes a run. The number of a process alone is not enough: after a restart of the machine, or in a container,
 * another process may have it.
 */
interface Holder {
  readonly process: number;
  readonly host: string;
  /** When the process began, as far as the system tells. */
  readonly since: string;
}

/** The boot of the machine and the process's start within it, on Linux; elsewhere nothing is told. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name of a program, in brackets, may have spaces; the start is the 20th word after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${boot} ${fields[19]}`;
  } catch {
    return '';
  }
}

export function lockText(pid = process.pid): string {
  const holder: Holder = { process: pid, host: hostname(), since: startOf(pid) };
  return JSON.stringify(holder);
}

/** Undefined for a lock whose process was killed before it wrote anything. */
function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

export function holderOf(path: string): string {
  const holder = readHolder(path);
  if (!holder) return 'another process';
  return `process ${holder.process}${holder.host === hostname() ? '' : ` on ${holder.host}`}`;
}

/** Whether somebody writes there now; of another machine that can't be told, so its lock counts. */
export function isHeld(path: string): boolean {
  const holder = readHolder(path);
  if (!holder) return false;
  if (holder.host !== hostname()) return true;
  return isAlive(holder.process) && startOf(holder.process) === holder.since;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
