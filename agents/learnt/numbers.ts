import type { Definitions } from '../../src/core/definitions.js';
import { UNKNOWN } from './description.js';

/** As many as there can be definitions. */
const DEFINITIONS = 4096;
const NOT_ASKED = -1;

/** The numbers of cards by their definitions. A changed card is another definition, which no scorer knows. */
export class Numbers {
  private readonly numbers = new Int16Array(DEFINITIONS).fill(NOT_ASKED);
  private readonly byId: ReadonlyMap<string, number>;

  constructor(
    cards: readonly string[],
    private readonly pool: Pick<Definitions<unknown>, 'all' | 'numberOf'>,
  ) {
    this.byId = new Map(cards.map((id, i) => [id, i + 1]));
  }

  /** Definitions may come to the pool while games are played. */
  of(definition: number): number {
    const known = this.numbers[definition]!;
    return known === NOT_ASKED ? this.ask(definition) : known;
  }

  private ask(definition: number): number {
    const { id } = this.pool.all[definition]!;
    const isPrinted = this.pool.numberOf.get(id) === definition;
    const number = isPrinted ? (this.byId.get(id) ?? UNKNOWN) : UNKNOWN;
    this.numbers[definition] = number;
    return number;
  }
}
