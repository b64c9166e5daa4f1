import type * as Bull from 'bullmq';
import type { Redis } from 'ioredis';
import { InputError } from '../../core/game.js';

/** Before every name that is written to Redis. */
export const PREFIX = 'fulcrum';

/** A piece whose worker is gone is noticed after the lock and one look for it. */
export const LOCK_MS = 5000;
export const LOOK_MS = 1000;
/** A piece that so many workers have lost is given up: it may be what ends them. */
export const MOST_LOST = 10;

/** What is optional to install: the queue, and a connection to it. */
export interface Peers {
  readonly bull: typeof Bull;
  readonly redis: Redis;
  close(): void;
}

async function load() {
  try {
    return { bull: await import('bullmq'), client: await import('ioredis') };
  } catch (cause) {
    throw new InputError(
      '--redis: the packages of the queue are not installed; expected them beside fulcrum: npm install bullmq@6 ioredis@6',
      { cause },
    );
  }
}

/** An address may hold a password: no message repeats it. */
function checkAddress(url: string): void {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  if ((protocol === 'redis:' || protocol === 'rediss:') && hostname !== '') return;
  throw new InputError(
    '--redis: the address is no such address; expected redis://HOST:PORT, redis://USER:PASSWORD@HOST:PORT, or rediss:// with TLS',
  );
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at its address',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ETIMEDOUT: 'it does not answer',
};

const isRefusal = (message: string): boolean => /^(WRONGPASS|NOAUTH|NOPERM|ERR)\b/.test(message);

/** Node's codes for what is wrong with a certificate. */
const isUntrusted = (code: string): boolean => /CERT|UNABLE_TO|SIGNATURE/.test(code);

function sayFailure({ code = '', message = '' }: NodeJS.ErrnoException): string {
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return `its certificate is for another host (${code})`;
  if (isUntrusted(code))
    return `its certificate is not trusted (${code}): NODE_EXTRA_CA_CERTS names the file of the authority that signed it`;
  if (code.startsWith('ERR_SSL') || code === 'EPROTO')
    return `it does not speak TLS as rediss:// has it (${code})`;
  if (isRefusal(message)) return `it refuses the user or the password (${message.split(' ')[0]})`;
  return REASONS[code] ?? `the connection fails${code === '' ? '' : ` (${code})`}`;
}

const CONNECT_MS = 10_000;

/** Connects to Redis; `say` is told when the connection is lost later, and when it is back. */
export async function openQueue(url: string, say: (line: string) => void): Promise<Peers> {
  checkAddress(url);
  const { bull, client } = await load();
  const redis = new client.Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    connectTimeout: CONNECT_MS,
    retryStrategy: (times) => Math.min(100 * times, 1000),
  });
  let failure: NodeJS.ErrnoException = new Error();
  const note = (error: Error) => {
    failure = error;
  };
  redis.on('error', note);
  try {
    await Promise.race([redis.connect().then(() => redis.ping()), late()]);
  } catch (error) {
    redis.disconnect();
    const cause = isRefusal((error as Error).message) ? (error as Error) : failure;
    throw new InputError(
      `--redis: Redis can't be used: ${sayFailure(cause)}; expected a running Redis or Valkey that this machine may reach`,
    );
  }
  tellLosses(redis, say);
  return { bull, redis, close: closeAll(redis) };
}

/** The queue makes further connections of this one; each would be tried again for ever when Redis is gone. */
function closeAll(redis: Redis): () => void {
  const all = [redis];
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (change) => {
    const further = duplicate(change);
    all.push(further);
    return further;
  };
  return () => {
    for (const each of all) each.disconnect();
  };
}

const late = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('late')), CONNECT_MS).unref());

function tellLosses(redis: Redis, say: (line: string) => void): void {
  let isLost = false;
  redis.on('close', () => {
    if (!isLost && redis.status !== 'end') say('The connection to Redis is lost; it is tried again.');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) say('The connection to Redis is back.');
    isLost = false;
  });
}
