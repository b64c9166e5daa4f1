import { expect, test } from 'vitest';
import { scripted, withScript } from './script.js';

const THINGS = Int32Array.of(9, 4, 5, 6);
const NAMES: Readonly<Record<number, string>> = { 4: 'anger', 5: 'urchin', 6: 'urchin#2' };

function roll(...rolls: (number | string)[]): number {
  let place = -1;
  withScript(
    rolls,
    (thing) => NAMES[thing]!,
    () => {
      place = scripted(THINGS, 1, 3);
    },
  );
  return place;
}

test.each([
  [1, 1],
  ['anger', 0],
  ['Urchin#1', 1],
  ['urchin#2', 2],
])('the roll %s is place %i', (given, place) => {
  expect(roll(given)).toBe(place);
});

test('a roll that can’t be, or none, is an error', () => {
  const cards = 'among the 3 cards anger, urchin, urchin#2';
  for (const wrong of [3, -1, 0.5, 'troll']) {
    expect(() => roll(wrong)).toThrow(new Error(`the scripted roll ${wrong} is not ${cards}`));
  }
  expect(() => roll()).toThrow(new Error(`a random pick ${cards}, but no roll is left in the script`));
});

test('without a script chance decides, also after an error', () => {
  expect(() => roll(7)).toThrow();
  expect(scripted(THINGS, 1, 3)).toBe(-1);
});
