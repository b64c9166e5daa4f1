/** A card as a game knows it: what is printed on it, under an id. */
export interface Definition<Card> {
  readonly id: string;
  readonly card: Card;
}

/** Compiles a card's text under the number of its definition. */
export type Compile<Card> = (number: number, card: Card) => void;

/**
 * The cards of a game by number. Printed cards have an id of their own; a changed card and another form of a card
 * are further definitions of the same id.
 */
export class Definitions<Card, D extends Definition<Card> = Definition<Card>> {
  readonly all: D[] = [];
  /** The printed card of an id. */
  readonly numberOf = new Map<string, number>();
  /** By number: the printed card of the same id. */
  readonly printedOf: Int32Array;
  private readonly variants = new Map<string, number>();

  constructor(private readonly capacity: number) {
    this.printedOf = new Int32Array(capacity);
  }

  /** A printed card. */
  register(definition: D): number {
    const { id } = definition;
    if (this.numberOf.has(id)) throw new Error(`two cards are called ${id}`);
    const number = this.add(definition, this.all.length);
    this.numberOf.set(id, number);
    return number;
  }

  /** A further definition of a printed card. */
  add(definition: D, printed: number): number {
    if (this.all.length === this.capacity) throw new Error('the table of cards is full');
    const number = this.all.push(definition) - 1;
    this.printedOf[number] = printed;
    return number;
  }

  /** Compiles all printed cards; they may name each other, so all are registered before. */
  compileAll(compile: Compile<Card>): void {
    const printed = this.all.length;
    for (let number = 0; number < printed; number++) this.compile(number, compile);
  }

  /** The definition of a changed card; the same changes are compiled once. */
  variant(id: string, changes: string, change: (printed: Card) => Card, compile: Compile<Card>): number {
    const key = `${id} ${changes}`;
    const known = this.variants.get(key);
    if (known !== undefined) return known;
    const printed = this.numberOf.get(id);
    if (printed === undefined) throw new Error(`${id} is not a card of the pool`);
    const definition = this.all[printed]!;
    const number = this.add({ ...definition, card: change(definition.card) }, printed);
    this.compile(number, compile);
    this.variants.set(key, number);
    return number;
  }

  private compile(number: number, compile: Compile<Card>): void {
    const { id, card } = this.all[number]!;
    try {
      compile(number, card);
    } catch (error) {
      throw new Error(`${id}: ${(error as Error).message}`);
    }
  }
}
