import { expect, test } from 'vitest';
import { NOBODY, type State } from './game.js';
import {
  applyOption,
  ask,
  checkStack,
  FrameHead,
  goesOn,
  Head,
  isOver,
  pop,
  pushFrame,
  run,
  startMachine,
  watchSteps,
} from './machine.js';

const STACK = Head.words;
const END = 40;
const Countdown = 1;
const Nest = 2;
const ASKS = 7;

function started(): State {
  const s = new Int32Array(END).fill(99);
  startMachine(s, STACK);
  return s;
}

/** A countdown asks at zero; a nest puts a countdown on top of itself. */
function step(s: State, frame: number): void {
  if (s[frame + FrameHead.Kind] === Nest) {
    s[pushFrame(s, Countdown, FrameHead.words, END) + FrameHead.Pc] = 3;
  } else if (s[frame + FrameHead.Pc] === 0) ask(s, ASKS, 1);
  else s[frame + FrameHead.Pc]!--;
}

test('frames lie one after the other, and the top one is taken off', () => {
  const s = started();
  const low = pushFrame(s, Nest, FrameHead.words, END);
  const high = pushFrame(s, Countdown, FrameHead.words + 2, END);
  expect([low, high, s[Head.top], s[Head.free]]).toEqual([STACK, STACK + 5, high, high + 7]);
  expect([...s.subarray(high, high + 7)]).toEqual([Countdown, low, 0, 0, 0, 0, 0]);
  checkStack(s, STACK, END, (kind) => (kind === Nest ? 5 : 7));
  pop(s);
  expect([s[Head.top], s[Head.free]]).toEqual([low, high]);
  pop(s);
  expect([s[Head.top], s[Head.free]]).toEqual([-1, STACK]);
});

test('a frame needs room', () => {
  expect(() => pushFrame(started(), Nest, END, END)).toThrow('effects are nested too deep');
});

test.each([
  ['misplaced', Head.free, STACK + FrameHead.words + 1],
  ['no bottom', Head.top, -1],
  ['out of bounds', Head.free, END + 1],
])('a broken stack is found: %s', (words, field, value) => {
  const s = started();
  pushFrame(s, Nest, FrameHead.words, END);
  s[field] = value;
  expect(() => checkStack(s, STACK, END, () => FrameHead.words)).toThrow(words);
});

test('the game runs to a decision, and an answer lets it run on', () => {
  const s = started();
  pushFrame(s, Nest, FrameHead.words, END);
  run(s, step);
  expect([s[Head.decision], s[Head.decider], isOver(s)]).toEqual([ASKS, 1, false]);
  const answers: number[][] = [];
  const answer = (s: State, decision: number, option: number): void => {
    answers.push([decision, option, s[Head.decision]!]);
    s[Head.winner] = 0;
  };
  applyOption(s, 42, answer, step);
  expect(answers).toEqual([[ASKS, 42, 0]]);
  expect([s[Head.winner], isOver(s)]).toEqual([0, true]);
});

test('a loop that nobody can leave ends the game without a winner', () => {
  const s = started();
  pushFrame(s, Nest, FrameHead.words, END);
  s[Head.decider] = 1;
  run(s, () => {});
  expect([s[Head.decider], s[Head.winner], isOver(s)]).toEqual([NOBODY, NOBODY, true]);
});

test('each step can be watched, and a watched procedure takes one step at a time', () => {
  const s = started();
  const frame = pushFrame(s, Nest, FrameHead.words, END);
  expect(goesOn(s, frame)).toBe(true);
  const tops: number[] = [];
  watchSteps(
    (now) => {
      tops.push(now[Head.top]!);
      expect(goesOn(now, now[Head.top]!)).toBe(false);
    },
    () => run(s, step),
  );
  expect(tops).toEqual(Array(5).fill(STACK + FrameHead.words));
  expect(goesOn(s, frame)).toBe(false);
});
