import type { Io } from './io.js';

const EVERY_MS = 100;
const BAR = 24;

/** Shorter than this a bar shows nothing. */
const SHORTEST_BAR = 6;

interface Beside {
  /** Games of an earlier run, which took no time. */
  readonly before?: number;
  /** Who plays, where that is not this machine. */
  crew?(): string;
  /** The answer so far, in a few words; asked only when the line is drawn. */
  answer?(): string;
}

/** A line that redraws itself on a terminal; silent elsewhere. */
export class Progress {
  private readonly started = performance.now();
  private drawn = 0;

  constructor(
    private readonly io: Io,
    private readonly quiet: boolean,
  ) {}

  at(done: number, total: number, beside: Beside = {}): void {
    if (this.quiet || !this.io.terminal) return;
    const now = performance.now();
    if (now - this.drawn < EVERY_MS && done < total) return;
    this.drawn = now;
    this.draw(this.status(done, total, beside));
  }

  /** Clears the line, so that what follows starts clean. */
  end(): void {
    if (this.drawn > 0) this.draw('');
  }

  private draw(text: string): void {
    this.io.err(`\r\u001b[K${text}`);
  }

  private status(done: number, total: number, { before = 0, crew, answer = () => '' }: Beside): string {
    const perSecond = ((done - before) / (performance.now() - this.started)) * 1000;
    const left = duration((total - done) / perSecond);
    const soFar = answer();
    const status = `${count(done)}/${count(total)} games, ${count(perSecond)}/s${crew ? ` on ${crew()}` : ''}, ${left} left`;
    return this.fitting(done / total, soFar === '' ? status : `${status}: ${soFar}`);
  }

  /** On one row, because only one can be drawn again: a narrow terminal goes without the bar. */
  private fitting(part: number, status: string): string {
    const room = (this.io.columns ?? 80) - 1;
    const width = Math.min(BAR, room - status.length - 1);
    if (width < SHORTEST_BAR) return status.slice(0, room);
    const filled = Math.round(part * width);
    return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${status}`;
  }
}

function duration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '?';
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${Math.ceil(seconds % 60)} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A whole number with its thousands apart. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
