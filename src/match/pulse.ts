import type { Guard } from '../../agents/loaded.js';
import type { Oversight } from './oversight.js';

/** What a thread writes for the main thread to see: a thread that is stuck in a decision can't answer. */
const enum Word {
  /** Odd while a user's agent decides. */
  Beats,
  /** The plan's key, a number. */
  Plan,
  Block,
  Index,
  /** The place of the agent in the plan. */
  Agent,
  Count,
}

export const newPulse = (): SharedArrayBuffer =>
  new SharedArrayBuffer(Word.Count * Float64Array.BYTES_PER_ELEMENT);

/** Where a thread is. */
export interface Position {
  readonly key: string;
  readonly block: number;
  readonly index: number;
  readonly agent: number;
}

/** The thread's own end: what is written goes to the piece that it plays. */
export class Pulse {
  private words: Float64Array = new Float64Array(Word.Count);

  /** Left out for a piece that nobody watches. */
  follow(memory: SharedArrayBuffer | undefined): void {
    this.words = memory ? new Float64Array(memory) : new Float64Array(Word.Count);
  }

  of(key: string): Oversight {
    return {
      guard: (agent) => this.guard(Number(key), agent),
      playing: (block, index) => {
        this.words[Word.Block] = block;
        this.words[Word.Index] = index;
      },
    };
  }

  private guard(plan: number, agent: number): Guard {
    return <T>(code: () => T): T => {
      const { words } = this;
      words[Word.Plan] = plan;
      words[Word.Agent] = agent;
      words[Word.Beats]!++;
      try {
        return code();
      } finally {
        words[Word.Beats]!++;
      }
    };
  }
}

/** The main thread's end: sees a decision that does not end. */
export class Watched {
  private readonly words: Float64Array;
  private beats = 0;
  private since = 0;

  constructor(memory: SharedArrayBuffer) {
    this.words = new Float64Array(memory);
  }

  /** Where a user's agent is deciding; undefined when none is. */
  get deciding(): Position | undefined {
    const [beats, plan, block, index, agent] = this.words as unknown as readonly number[];
    return beats! % 2 === 0 ? undefined : { key: String(plan), block: block!, index: index!, agent: agent! };
  }

  /** Whether the decision under way has lasted for this number of seconds. */
  isLate(now: number, seconds: number): boolean {
    const beats = this.words[Word.Beats]!;
    if (beats !== this.beats) this.since = now;
    this.beats = beats;
    return beats % 2 === 1 && now - this.since >= 1000 * seconds;
  }
}
