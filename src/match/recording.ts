import { type Game, InputError, type Seed } from '../core/game.js';
import type { GameModule, MatchOptions, Side } from '../games/module.js';

/** A game as it was played: what its sides hold, its luck, and each choice that was made. */
export interface Recording {
  readonly game: string;
  /** The version of the rules it was played by. */
  readonly rules: string;
  readonly sides: readonly Pick<Side, 'name' | 'data'>[];
  readonly options: MatchOptions;
  /** The side that takes the first turn; null where the seed decides or none does. */
  readonly first: number | null;
  readonly seed: Seed;
  /** Who sits at each seat, in the words of `--agents`. */
  readonly pilots: readonly string[];
  /** The index of the option taken at each decision that has two options or more. */
  readonly moves: readonly number[];
  /** As `outcomeOf` says it; empty while the game goes on. */
  readonly as: string;
}

/** The setup of the recorded game. Throws an InputError where the sides are no sides of the game. */
export function setupOf(module: GameModule, { sides, options, first }: Recording): unknown {
  const whole = sides.map(({ name, data }) => ({ name, from: '', data }));
  try {
    return module.setupFor(whole, options, first ?? undefined);
  } catch (cause) {
    throw new InputError(`this recorded game has sides that ${module.game.title} can't play`, { cause });
  }
}

/** The recorded choices, one after the other. */
export class Choices {
  private at = 0;

  constructor(private readonly moves: readonly number[]) {}

  get left(): number {
    return this.moves.length - this.at;
  }

  /** The index of the option that was taken of so many; undefined where the record ends. */
  next(count: number): number | undefined {
    if (count === 1) return 0;
    const index = this.moves[this.at++];
    if (index !== undefined && index >= count) {
      throw new InputError(
        `this recorded game takes option ${index + 1} of ${count} at its choice ${this.at}: it is damaged, or of other rules`,
      );
    }
    return index;
  }
}

/** What a recording keeps of an option that was taken; nothing where there was no choice. */
export function moveOf(options: Int32Array, count: number, option: number): number[] {
  return count === 1 ? [] : [options.subarray(0, count).indexOf(option)];
}

/** Refuses a recording of another game or of other rules, which would show another game. */
export function checkRules({ game, rules }: Pick<GameModule, 'rules'> & { game: Game }, of: string): void {
  if (of === rules) return;
  throw new InputError(
    `this game was played by rules ${of} of ${game.title}, and this program plays rules ${rules}: it would be another game; open it with the version of Fulcrum that recorded it, or with the page that was saved of it`,
  );
}
