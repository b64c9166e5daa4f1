import { AgentFault, lineOf, reasonOf, sayFault } from '../../agents/fault.js';
import { sayLate, USUAL_SECONDS } from '../../agents/guard.js';
import { faultIn, ownPaths } from '../../agents/own.js';
import { nameIn } from '../../agents/paths.js';
import { InputError } from '../core/game.js';
import type { GameModule } from '../games/module.js';
import type { Piece, PlayedPiece, Refused } from './pieces.js';
import { newPulse, type Position, Watched } from './pulse.js';
import { sayAgain } from './replay.js';

type Playing = (pulse: Pick<Piece, 'pulse'>) => Promise<PlayedPiece | Refused>;

interface Case {
  readonly watched: Watched;
  readonly reject: (error: unknown) => void;
}

const LOOKS_PER_LIMIT = 20;
const MOST_MS = 500;

const pathsIn = ({ arms }: Piece): string[] => ownPaths(arms.flatMap(({ agents }) => agents));

function playedOf(answer: PlayedPiece | Refused): PlayedPiece {
  if ('refused' in answer) throw new InputError(answer.refused);
  return answer;
}

/** Sees to threads that play users' agents, from the main thread: one that is stuck or has ended can't say so. */
export class Watch {
  private readonly cases = new Map<Piece, Case>();
  private readonly timer: NodeJS.Timeout;
  /** What a thread has failed with after its piece was done. */
  private late: unknown;
  private ended = false;

  constructor(
    private readonly module: GameModule,
    private readonly seconds = USUAL_SECONDS,
  ) {
    this.timer = setInterval(() => this.look(), Math.min(MOST_MS, (1000 * seconds) / LOOKS_PER_LIMIT));
    this.timer.unref();
  }

  /** Waits for a piece; a piece of our own agents alone needs no watch. */
  async over(piece: Piece, play: Playing): Promise<PlayedPiece> {
    if (pathsIn(piece).length === 0) return playedOf(await play({}));
    if (this.late !== undefined) throw this.explained(piece, undefined, this.late);
    const pulse = newPulse();
    const watched = new Watched(pulse);
    try {
      return await new Promise((resolve, reject) => {
        this.cases.set(piece, { watched, reject });
        play({ pulse }).then(
          (answer) => resolve(answer),
          (error) => reject(this.explained(piece, watched.deciding, error)),
        );
      }).then((answer) => playedOf(answer as PlayedPiece | Refused));
    } finally {
      this.cases.delete(piece);
    }
  }

  /** A thread has failed without a piece in hand: work that an agent has started and not awaited. */
  failed(error: unknown): void {
    if (this.ended) return;
    this.late = error;
    for (const [piece, { reject }] of this.cases) reject(this.explained(piece, undefined, error));
  }

  end(): void {
    this.ended = true;
    clearInterval(this.timer);
  }

  private look(): void {
    const now = performance.now();
    for (const [piece, { watched, reject }] of this.cases) {
      if (!watched.isLate(now, this.seconds) || !watched.deciding) continue;
      reject(this.fault(piece, watched.deciding, sayLate(this.seconds)));
    }
  }

  /** A failure as the fault of the agent whose code it was in; anything else as it is. */
  private explained(piece: Piece, at: Position | undefined, error: unknown): unknown {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    return at ? this.fault(piece, at, reasonOf(error), stack) : (faultIn(error, pathsIn(piece)) ?? error);
  }

  private fault(piece: Piece, { arm, block, index, agent }: Position, what: string, stack = ''): AgentFault {
    const plan = piece.arms[arm]!;
    const path = nameIn(plan.agents[agent]!);
    return new AgentFault(
      `${sayFault(path, what, lineOf(path, stack))} ${sayAgain(this.module, plan, block, index)}`,
    );
  }
}
