import type { Io } from './io.js';

const EVERY_MS = 100;
const BAR = 24;

/** A line that redraws itself on a terminal; silent elsewhere. */
export class Progress {
  private readonly started = performance.now();
  private drawn = 0;

  constructor(
    private readonly io: Io,
    private readonly quiet: boolean,
  ) {}

  /** `before` of the games done are those of an earlier run, which took no time. */
  at(done: number, total: number, before = 0): void {
    if (this.quiet || !this.io.terminal) return;
    const now = performance.now();
    if (now - this.drawn < EVERY_MS && done < total) return;
    this.drawn = now;
    this.draw(this.status(done, total, before));
  }

  /** Clears the line, so that what follows starts clean. */
  end(): void {
    if (this.drawn > 0) this.draw('');
  }

  private draw(text: string): void {
    this.io.err(`\r\u001b[K${text}`);
  }

  private status(done: number, total: number, before: number): string {
    const perSecond = ((done - before) / (performance.now() - this.started)) * 1000;
    const filled = Math.round((done / total) * BAR);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
    const left = duration((total - done) / perSecond);
    return this.fitting(bar, `${count(done)}/${count(total)} games, ${count(perSecond)}/s, ${left} left`);
  }

  /** On one row, because only one can be drawn again: a narrow terminal goes without the bar. */
  private fitting(bar: string, status: string): string {
    const room = (this.io.columns ?? 80) - 1;
    const whole = `${bar} ${status}`;
    return whole.length <= room ? whole : status.slice(0, room);
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
