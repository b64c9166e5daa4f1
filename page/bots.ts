import { agentSeed } from '../src/match/schedule.js';
import type { Line } from './line.js';
import { Thinker } from './thinker.js';

/** Where bots play. */
interface Table {
  readonly isOpen: boolean;
  readonly line: Line;
  /** Takes an option at the end of the line. */
  advance(index: number): void;
  fail(message: string): void;
}

/** Long enough to see what a bot does. */
const pauseMs = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 500);

/** Play in a game with people, up to the next decision of a person. */
export class Bots {
  private readonly thinker = new Thinker();

  constructor(private readonly table: Table) {}

  goOn(): void {
    const { line } = this.table;
    if (line.over || !line.isPlayed) return;
    if (line.options(line.end).length === 1) return this.later(0);
    const seat = line.module.game.decider(line.last);
    if (!line.isPerson(seat)) this.choose(line, seat);
  }

  stop(): void {
    this.thinker.stop();
  }

  private choose(line: Line, seat: number): void {
    const [a, b] = agentSeed(line.recording.seed, seat);
    const seed = [a ^ line.end, b] as const;
    const { id } = line.module.game;
    const job = { kind: 'choose', game: id, state: line.last, spec: line.pilot(seat), seed } as const;
    this.thinker.start(job, (answer) => {
      if (answer.kind === 'failed') this.table.fail(answer.message);
      if (answer.kind === 'chosen' && this.table.line === line) this.later(answer.index);
    });
  }

  private later(index: number): void {
    const { line } = this.table;
    const { end } = line;
    window.setTimeout(() => {
      if (!this.table.isOpen || this.table.line !== line || line.end !== end) return;
      this.table.advance(index);
      this.goOn();
    }, pauseMs());
  }
}
