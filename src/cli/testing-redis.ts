import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this machine has a Redis to start. */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A Redis on loopback, for tests and measurements. */
export interface TestRedis {
  readonly url: string;
  /** By a signal; it comes back with what its append-only file has. */
  restart(signal?: NodeJS.Signals): Promise<void>;
  close(): Promise<void>;
}

export async function startRedis(password = ''): Promise<TestRedis> {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), 'fulcrum-redis-'));
  const plain = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--dir',
    dir,
    '--save',
    '',
    '--appendonly',
    'yes',
  ];
  const words = password ? [...plain, '--requirepass', password] : plain;
  let server: ChildProcess;
  const start = async () => {
    server = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const text of server.stdout!) if (String(text).includes('Ready to accept')) break;
  };
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  await start();
  return {
    url: `redis://${password ? `:${password}@` : ''}127.0.0.1:${port}`,
    restart: (signal) => stop(signal).then(start),
    close: () => stop().then(() => rmSync(dir, { recursive: true, force: true })),
  };
}
