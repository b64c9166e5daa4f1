import { expect, test } from 'vitest';
import { evenPlace } from './even-place.js';

test.each([
  { name: 'between two numbers', rates: [0.8, 0.6, 0.2], place: 1.25 },
  { name: 'on a number', rates: [0.8, 0.5, 0.2], place: 1 },
  { name: 'the middle of a flat stretch', rates: [0.8, 0.5, 0.5, 0.2], place: 1.5 },
  { name: 'from the first number on', rates: [0.5, 0.4], place: 0 },
  { name: 'all above', rates: [0.8, 0.6], place: Infinity },
  { name: 'all below', rates: [0.4, 0.1], place: -Infinity },
])('$name', ({ rates, place }) => {
  expect(evenPlace(rates, 0)).toBeCloseTo(place, 12);
  expect(evenPlace(rates, -24)).toBeCloseTo(place - 24, 12);
});
