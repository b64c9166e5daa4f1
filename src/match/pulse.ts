import type { Guard } from '../../agents/loaded.js';
import type { Oversight } from './oversight.js';
import type { Piece } from './pieces.js';

/** What a thread writes for the main thread to see: a thread that is stuck in a decision can't answer. */
const enum Word {
  /** Odd while a user's agent decides. */
  Beats,
  /** The plan's place in the piece. */
  Arm,
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
  /** The plan's place in the piece. */
  readonly arm: number;
  readonly block: number;
  readonly index: number;
  readonly agent: number;
}

/** The thread's own end: what is written goes to the piece that it plays. */
export class Pulse {
  private words: Float64Array = new Float64Array(Word.Count);
  private keys: readonly string[] = [];

  /** The piece that is played next; nobody watches one without memory. */
  follow({ pulse: memory, keys }: Pick<Piece, 'pulse' | 'keys'>): void {
    this.keys = keys;
    this.words = memory ? new Float64Array(memory) : new Float64Array(Word.Count);
  }

  of(key: string): Oversight {
    return {
      guard: (agent) => this.guard(key, agent),
      playing: (block, index) => {
        this.words[Word.Block] = block;
        this.words[Word.Index] = index;
      },
    };
  }

  private guard(key: string, agent: number): Guard {
    return <T>(code: () => T): T => {
      const { words } = this;
      words[Word.Arm] = this.keys.indexOf(key);
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
    const [beats, arm, block, index, agent] = this.words as unknown as readonly number[];
    return beats! % 2 === 0 ? undefined : { arm: arm!, block: block!, index: index!, agent: agent! };
  }

  /** Whether the decision under way has lasted for this number of seconds. */
  isLate(now: number, seconds: number): boolean {
    const beats = this.words[Word.Beats]!;
    if (beats !== this.beats) this.since = now;
    this.beats = beats;
    return beats % 2 === 1 && now - this.since >= 1000 * seconds;
  }
}
