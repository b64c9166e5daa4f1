import { expect, test } from 'vitest';
import type { Io } from './io.js';
import { Progress } from './progress.js';

function drawn(columns: number | undefined): string {
  let text = '';
  const io = { terminal: true, columns, err: (more: string) => (text += more) } as unknown as Io;
  new Progress(io, false).at(1000, 4000);
  return text.replace('\r\u001b[K', '');
}

test.each([
  { columns: undefined, bar: true },
  { columns: 200, bar: true },
  { columns: 40, bar: false },
  { columns: 12, bar: false },
])('fits on a row of $columns columns', ({ columns, bar }) => {
  const text = drawn(columns);
  expect(text.length).toBeLessThan(columns ?? 80);
  expect(text.includes('█')).toBe(bar);
  expect(text).toContain('1,000/4,000');
});
