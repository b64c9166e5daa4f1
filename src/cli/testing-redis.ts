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

/** The files of a certificate that is signed by itself. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Valid for the addresses that are named, such as `IP:127.0.0.1`. */
export function makeCertificate(dir: string, name: string, addresses: string): Certificate {
  const [cert, key] = ['crt', 'key'].map((kind) => join(dir, `${name}.${kind}`)) as [string, string];
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`];
  const { status, stderr } = spawnSync('openssl', [
    ...words,
    ...['-addext', `subjectAltName=${addresses}`, '-keyout', key, '-out', cert],
  ]);
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
  return { cert, key };
}

/** With a certificate it speaks TLS alone. */
export async function startRedis(password = '', certificate?: Certificate): Promise<TestRedis> {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), 'fulcrum-redis-'));
  const plain = [
    ...(certificate ? ['--port', '0', '--tls-port', `${port}`] : ['--port', `${port}`]),
    ...(certificate ? ['--tls-cert-file', certificate.cert, '--tls-key-file', certificate.key] : []),
    ...(certificate ? ['--tls-ca-cert-file', certificate.cert, '--tls-auth-clients', 'no'] : []),
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
    url: `${certificate ? 'rediss' : 'redis'}://${password ? `:${password}@` : ''}127.0.0.1:${port}`,
    restart: (signal) => stop(signal).then(start),
    close: () => stop().then(() => rmSync(dir, { recursive: true, force: true })),
  };
}
