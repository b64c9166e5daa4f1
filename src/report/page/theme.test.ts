import { describe, expect, test } from 'vitest';
import { contrast, DARK, LIGHT, withColours } from './theme.js';

/** Of WCAG 2: 4.5 for text, 3 for what is drawn. */
describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('%s', (_, scheme) => {
  const names = Object.keys(scheme);
  const paper = scheme['--paper']!;

  test.each(['--ink', '--quiet'])('%s can be read', (name) => {
    expect(contrast(scheme[name]!, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scheme[name]!, scheme['--shade']!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['--one', '--two', '--three', '--four', '--five', '--six'])(
    '%s can be seen, and read upon',
    (name) => {
      expect(contrast(scheme[name]!, paper)).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(names.filter((name) => /^--heat.*-ink$/.test(name)))('%s can be read', (name) => {
    expect(contrast(scheme[name]!, scheme[name.replace('-ink', '')]!)).toBeGreaterThanOrEqual(4.5);
  });
});

test('black on white has the most contrast there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
  expect(contrast('#777777', '#777777')).toBe(1);
});

test('a picture by itself has colours instead of variables', () => {
  expect(withColours('<g fill="var(--ink)" stroke="var(--heat-3-ink)">')).toBe(
    `<g fill="${LIGHT['--ink']}" stroke="${LIGHT['--heat-3-ink']}">`,
  );
});
