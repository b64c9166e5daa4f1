import type { Redis } from 'ioredis';
import { PREFIX } from './redis.js';

/** What decides whether a worker may play pieces of a run: all must be equal. */
export interface Versions {
  readonly program: string;
  readonly game: string;
  readonly rules: string;
  readonly cards: string;
  readonly pilots: string;
  /** Users' own agents: a hash of the content for each path; left out when none plays. */
  readonly agents?: Readonly<Record<string, string>>;
}

/** A run that hands out pieces. */
export interface RunNotice {
  readonly versions: Versions;
  /** How long a decision of a user's own agent may take. */
  readonly agentSeconds: number;
}

/** A worker that is there. */
export interface WorkerNotice {
  readonly threads: number;
  /** The runs whose pieces it does not play, and why. */
  readonly refused: Readonly<Record<string, string>>;
}

/** How long something counts as there after it was last announced. */
const EXPIRES_MS = 10_000;

/** Who is there: each announces itself again and again, and is forgotten when it does not. */
export class Registry<T> {
  constructor(
    private readonly redis: Redis,
    private readonly kind: 'run' | 'worker',
  ) {}

  async announce(id: string, notice: T): Promise<void> {
    await this.redis
      .multi()
      .sadd(this.names, id)
      .set(this.nameOf(id), JSON.stringify(notice), 'PX', EXPIRES_MS)
      .exec();
  }

  async withdraw(id: string): Promise<void> {
    await this.redis.multi().srem(this.names, id).del(this.nameOf(id)).exec();
  }

  async all(): Promise<Map<string, T>> {
    const ids = await this.redis.smembers(this.names);
    if (ids.length === 0) return new Map();
    const notices = await this.redis.mget(ids.map((id) => this.nameOf(id)));
    const gone = ids.filter((_, i) => notices[i] === null);
    if (gone.length > 0) await this.redis.srem(this.names, gone);
    return new Map(ids.flatMap((id, i) => (notices[i] ? [[id, JSON.parse(notices[i]) as T]] : [])));
  }

  private get names(): string {
    return `${PREFIX}:${this.kind}s`;
  }

  private nameOf(id: string): string {
    return `${PREFIX}:${this.kind}:${id}`;
  }
}

/** What differs between what a run asks and what a worker has; empty when nothing does. */
export function differences(asked: Versions, here: Versions): string[] {
  const plain = (['program', 'rules', 'cards', 'pilots'] as const)
    .filter((what) => asked[what] !== here[what])
    .map((what) => `${what} ${here[what]} instead of ${asked[what]}`);
  const agents = Object.entries(asked.agents ?? {})
    .filter(([path, hash]) => here.agents?.[path] !== hash)
    .map(([path]) => (here.agents?.[path] ? `another agent ${path}` : `no agent ${path}`));
  return [...plain, ...agents];
}
