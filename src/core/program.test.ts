import { expect, test } from 'vitest';
import { Label, Program, Writer } from './program.js';

const enum Op {
  End = 0,
  Jump = 1,
  Gain = 2,
  Choice = 3,
}

test('numbers are appended after address 0, which means none', () => {
  const program = new Program(8);
  expect([program.append([7, 8]), program.append([9])]).toEqual([1, 3]);
  expect([...program.numbers]).toEqual([0, 7, 8, 9, 0, 0, 0, 0]);
});

test('a program that is full says so', () => {
  expect(() => new Program(3).append([1, 2, 3])).toThrow('the program of the cards is full');
});

test('addresses lead forward and back, wherever the code comes to stand', () => {
  const program = new Program(20);
  program.append([5, 5]);
  const writer = new Writer(program);
  const behind = new Label();
  writer.emit(Op.Jump, behind);
  const body = writer.here();
  writer.emit(Op.Gain, 4, 1);
  writer.emit(Op.Jump, body);
  writer.here(behind);
  writer.emit(Op.End);
  const start = writer.place();
  expect(start).toBe(3);
  expect([...program.numbers.subarray(start, program.end)]).toEqual([1, 10, 2, 4, 1, 1, 5, 0]);
});

test('an address that leads nowhere is refused', () => {
  const writer = new Writer(new Program(8));
  writer.emit(Op.Jump, new Label());
  expect(() => writer.place()).toThrow('an address leads nowhere');
});

test('each operation is as long as it was written, one with ways by their number', () => {
  const program = new Program(40);
  const writer = new Writer(program);
  writer.emit(Op.Gain, 4, 1);
  writer.emitWays(
    Op.Choice,
    [6],
    [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
  );
  writer.emitWays(Op.Choice, [6], [[1, 2]]);
  writer.emit(Op.End);
  const starts: number[] = [];
  for (let p = writer.place(); p < program.end; p = program.after(p)) starts.push(p);
  expect(starts).toEqual([1, 4, 13, 18]);
});

test('an operation of two lengths is refused', () => {
  const writer = new Writer(new Program(8));
  writer.emit(Op.Gain, 4, 1);
  expect(() => writer.emit(Op.Gain, 4)).toThrow(
    'operation 2 is written with 2 numbers, and elsewhere with 3',
  );
});
