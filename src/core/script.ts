import { copyKey } from './names.js';

/** Answers a random pick: a place among the things to pick from, or a name. */
export type Roll = number | string;

let rolls: Roll[] | null = null;
let nameOf: (thing: number) => string = String;

/** Lets an engine run with these rolls, which it uses up; without a script chance decides. */
export function withScript(script: Roll[] | null, name: (thing: number) => string, act: () => void): void {
  rolls = script;
  nameOf = name;
  try {
    act();
  } finally {
    rolls = null;
    nameOf = String;
  }
}

/** The scripted place among `n` things from `from` on, or -1 where chance decides. */
export const scripted = (things: Int32Array, from: number, n: number): number =>
  rolls === null ? -1 : nextRoll(rolls, things.subarray(from, from + n));

function nextRoll(script: Roll[], things: Int32Array): number {
  const roll = script.shift();
  const names = Array.from(things, nameOf);
  const among = `among the ${names.length} cards ${names.join(', ')}`;
  if (roll === undefined) throw new Error(`a random pick ${among}, but no roll is left in the script`);
  const place = typeof roll === 'number' ? roll : names.findIndex((name) => copyKey(name) === copyKey(roll));
  if (names[place] === undefined) throw new Error(`the scripted roll ${roll} is not ${among}`);
  return place;
}
