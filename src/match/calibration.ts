/*
 * How fast the machine is, so that figures from different machines compare: two loops that stay as they are, whatever
 * becomes of the games.
 */

/**
 * What they took on the machine for which the budgets were set, in nanoseconds of its fastest rounds. The copy was
 * measured there. The walk is inferred: where it took 10, a decision of the same KeyForge engine took 660 instead of 335.
 */
export const REFERENCE = { copy: 88, walk: 5 };

/** Words of the largest state that the budgets allow, 8 KiB. */
const WORDS = 2048;
const CARDS = WORDS / 2;
const ROUNDS = 50;

/** Of the whole process: what the compiler and the collector take in threads of their own is in it. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Nanoseconds that each of `count` takes, in the fastest of some rounds. */
function fastest(count: number, act: (count: number) => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = processorSeconds();
    act(count);
    best = Math.min(best, processorSeconds() - start);
  }
  return (best / count) * 1e9;
}

/** Nanoseconds to copy a state of so many words. */
export function copyTime(words = WORDS): number {
  const from = new Int32Array(words).fill(1);
  const to = new Int32Array(words);
  return fastest(40_000, (count) => {
    for (let i = 0; i < count; i++) to.set(from);
  });
}

/** As engines do: follows a linked list, changes what it finds, and branches where no processor can foresee it. */
function walk(s: Int32Array, steps: number): number {
  let card = 0;
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    const value = s[CARDS + card]!;
    s[CARDS + card] = (Math.imul(value, 1103515245) + 12345) | 0;
    if (value & 0x10000) sum = (sum + value) | 0;
    card = s[card]!;
  }
  return sum;
}

/** Nanoseconds for a step of a walk through a linked list in a typed array. */
export function walkTime(): number {
  const s = new Int32Array(2 * CARDS);
  for (let card = 0; card < CARDS; card++) {
    s[card] = (card * 389 + 7) % CARDS;
    s[CARDS + card] = card;
  }
  return fastest(200_000, (count) => walk(s, count));
}
