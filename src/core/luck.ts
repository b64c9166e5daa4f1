import seedrandom from 'seedrandom';
import type { Seed } from './game.js';

const SCALE = 1 / 0x100000000;

/** xoroshiro64** of Blackman and Vigna: two words of state, 32 bits at a time. */
export class Luck {
  private a = 1;
  private b = 1;

  constructor(seed: Seed = [1, 1]) {
    this.seed(seed[0], seed[1]);
  }

  seed(a: number, b: number): void {
    this.a = a | 0;
    this.b = b | 0;
    if (this.a === 0 && this.b === 0) this.b = 1;
  }

  /** 32 uniform bits, as an unsigned number. */
  next(): number {
    return this.bits() >>> 0;
  }

  /** The same as a signed number, which is never put on the heap. */
  bits(): number {
    const a = this.a;
    let b = this.b;
    let out = Math.imul(a, 0x9e3779bb);
    out = Math.imul((out << 5) | (out >>> 27), 5);
    b ^= a;
    this.a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
    this.b = (b << 13) | (b >>> 19);
    return out;
  }

  /** Uniform in 0 … n-1 for n up to 2^20; multiplication with rejection after Lemire, so without bias. */
  below(n: number): number {
    let product = this.next() * n;
    let high = (product * SCALE) | 0;
    let low = product - high * 0x100000000;
    if (low < n) {
      const threshold = 0x100000000 % n;
      while (low < threshold) {
        product = this.next() * n;
        high = (product * SCALE) | 0;
        low = product - high * 0x100000000;
      }
    }
    return high;
  }

  /** Uniform in [0, 1). */
  fraction(): number {
    return this.next() / 0x100000000;
  }
}

/** Mixes words into one: murmur3's finalizer over a running combination. */
export function mix(a: number, b: number, c: number, d: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul((h ^ (h >>> 13) ^ b) + 0x7f4a7c15, 0xc2b2ae35);
  h = Math.imul((h ^ (h >>> 16) ^ c) + 0x165667b1, 0x85ebca6b);
  h = Math.imul((h ^ (h >>> 13) ^ d) + 0x27d4eb2f, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return h ^ (h >>> 13);
}

const event = new Luck();

/**
 * The generator for one event of chance (one shuffle, one random pick), taken from words that live in the
 * state: the game's key at `at`, `at + 1` and a counter per purpose after them. The n-th shuffle of a deck
 * is the same whatever else has happened, so a change in one place leaves the rest of the luck alone.
 */
export function luckOf(state: Int32Array, at: number, purpose: number): Luck {
  const count = state[at + 2 + purpose]!++;
  const first = mix(state[at]!, state[at + 1]!, purpose, count);
  event.seed(first, mix(state[at + 1]!, first, count, purpose));
  return event;
}

/** The seed of one numbered part of a run: the same on every machine and for any number of threads. */
export function seedOf(run: string | number, ...path: (string | number)[]): Seed {
  const random = seedrandom([run, ...path].join('/'));
  return [random.int32(), random.int32()];
}

/** A seed as people copy it: 16 hexadecimal digits. */
export function seedText([a, b]: Seed): string {
  return ((a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')).toLowerCase();
}
