import { InputError } from '../../core/game.js';

/** Things that are wrong at once, a line each, and what to do about all of them; one thing takes one line. */
export class Problems extends InputError {
  constructor(
    private readonly all: readonly string[],
    private readonly advice: string,
  ) {
    super([...all, advice].join('; '));
  }

  get lines(): readonly string[] {
    return this.all.length === 1 ? [this.message] : [...this.all, this.advice];
  }
}

/** What can be made of each, and what is wrong with the others. */
export function attempted<T>(makers: readonly (() => T)[]): { made: T[]; errors: string[] } {
  const made: T[] = [];
  const errors: string[] = [];
  for (const make of makers) {
    try {
      made.push(make());
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      errors.push(error.message);
    }
  }
  return { made, errors };
}
