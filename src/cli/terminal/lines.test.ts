import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Lines } from './lines.js';

function lines(signal = new AbortController().signal) {
  const input = new PassThrough();
  return { input, lines: new Lines(input, signal) };
}

test('lines that come before or after they are asked for, then the end', async () => {
  const { input, lines: all } = lines();
  input.write('one\ntwo\n');
  expect([await all.next(), await all.next()]).toEqual(['one', 'two']);
  const third = all.next();
  input.end('three');
  expect([await third, await all.next(), await all.next()]).toEqual(['three', undefined, undefined]);
  all.close();
});

test('who waits is let go when the signal comes', async () => {
  const control = new AbortController();
  const { lines: all } = lines(control.signal);
  const waiting = all.next();
  control.abort();
  expect([await waiting, await all.next()]).toEqual([undefined, undefined]);
  all.close();
});

test('the input is not touched before', () => {
  const { input, lines: all } = lines();
  all.close();
  expect(input.listenerCount('data') + input.listenerCount('readable')).toBe(0);
});
