import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { worker as workerCommand } from '../commands/worker.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

test('the compose file starts a Redis that keeps jobs, and three workers of this checkout', () => {
  const { services, volumes } = parse(readFileSync(`${root}examples/compose.yaml`, 'utf8'));
  expect(Object.keys(services)).toEqual(['redis', 'worker']);
  const { redis, worker } = services;
  expect(redis.command).toMatch(/^redis-server --appendonly yes --maxmemory-policy noeviction --requirepass/);
  expect(redis.ports).toEqual(['127.0.0.1:6379:6379']);
  expect(redis.volumes.map((volume: string) => volume.split(':')[0])).toEqual(Object.keys(volumes));
  expect([worker.deploy.replicas, worker.depends_on]).toEqual([3, ['redis']]);
  const [, program, command] = worker.command.split(' ');
  expect([existsSync(root + program), command]).toEqual([true, workerCommand.name]);
  expect(worker.environment.FULCRUM_REDIS).toMatch(/^redis:\/\/:\$\{FULCRUM_PASSWORD:\?[^}]+\}@redis:6379$/);
});
