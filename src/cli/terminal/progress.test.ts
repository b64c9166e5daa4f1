import { expect, test } from 'vitest';
import type { Io } from './io.js';
import { Progress } from './progress.js';

function drawn(columns: number | undefined, answer = ''): string {
  let text = '';
  const io = { terminal: true, columns, err: (more: string) => (text += more) } as unknown as Io;
  new Progress(io, false).at(1000, 4000, { answer: () => answer });
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

test('the answer so far follows, and the bar makes room for it', () => {
  const answer = '52.3% (49.9% to 54.7%)';
  expect(drawn(120, answer)).toMatch(/^█{6}░{18} 1,000\/4,000 games, .* left: 52.3% \(49.9% to 54.7%\)$/);
  expect(drawn(80, answer)).toMatch(/^█+░+ 1,000\/4,000 games, .* left: 52.3% \(49.9% to 54.7%\)$/);
  expect(drawn(66, answer)).toMatch(/^1,000\/4,000 games, .* left: 52.3%/);
});
