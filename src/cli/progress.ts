import type { Io } from './io.js';

const EVERY_MS = 100;
const BAR = 24;

/** A line that redraws itself on a terminal; silent elsewhere. */
export class Progress {
  private readonly started = performance.now();
  private drawn = 0;

  constructor(
    private readonly io: Io,
    private readonly total: number,
    private readonly quiet: boolean,
  ) {}

  at(done: number): void {
    if (this.quiet || !this.io.terminal) return;
    const now = performance.now();
    if (now - this.drawn < EVERY_MS && done < this.total) return;
    this.drawn = now;
    this.draw(done);
  }

  /** Clears the line, so that what follows starts clean. */
  end(): void {
    if (this.drawn > 0) this.draw(undefined);
  }

  private draw(done: number | undefined): void {
    this.io.err(`\r\u001b[K${done === undefined ? '' : this.words(done)}`);
  }

  private words(done: number): string {
    const perSecond = (done / (performance.now() - this.started)) * 1000;
    const filled = Math.round((done / this.total) * BAR);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
    const left = duration((this.total - done) / perSecond);
    return `${bar} ${count(done)}/${count(this.total)} games, ${count(perSecond)}/s, ${left} left`;
  }
}

export function duration(seconds: number): string {
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
