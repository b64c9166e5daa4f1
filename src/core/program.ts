/** A place in code that is still being written. */
export class Label {
  /** Counted from the start of the code; below 0 until the place is known. */
  at = -1;
}
export type Operand = number | Label;

const OPERATIONS = 256;

/**
 * The compact form of a game's cards: one array of numbers that only grows and that no game changes. An effect is
 * a run of operations, each followed by its operands. Address 0 stands for "none".
 */
export class Program {
  readonly numbers: Int32Array;
  /** By operation: how many numbers it takes, itself included, without its ways; 0 for one never written. */
  readonly lengths = new Int32Array(OPERATIONS);
  /** By operation: how many numbers each of its ways takes; 0 where there are none. */
  private readonly wayLengths = new Int32Array(OPERATIONS);
  private used = 1;

  constructor(capacity: number) {
    this.numbers = new Int32Array(capacity);
  }

  /** Where the next numbers will stand. */
  get end(): number {
    return this.used;
  }

  /** Appends numbers and returns where they stand. */
  append(numbers: readonly number[]): number {
    const start = this.used;
    if (start + numbers.length > this.numbers.length) throw new Error('the program of the cards is full');
    this.numbers.set(numbers, start);
    this.used += numbers.length;
    return start;
  }

  /** Where the operation after the one at `p` stands. */
  after(p: number): number {
    const operation = this.numbers[p]!;
    const end = p + this.lengths[operation]!;
    const way = this.wayLengths[operation]!;
    return way === 0 ? end : end + way * this.numbers[end - 1]!;
  }

  /** Notes how long an operation is, the same wherever it stands. */
  note(operation: number, length: number, way = 0): void {
    const known = this.lengths[operation]!;
    if (known !== 0 && (known !== length || this.wayLengths[operation] !== way)) {
      throw new Error(
        `operation ${operation} is written with ${length} numbers, and elsewhere with ${known}`,
      );
    }
    this.lengths[operation] = length;
    this.wayLengths[operation] = way;
  }
}

/** Writes the operations of one effect; they get their place in the program when all are known. */
export class Writer {
  private readonly code: Operand[] = [];

  constructor(private readonly program: Program) {}

  emit(operation: number, ...operands: Operand[]): void {
    this.program.note(operation, 1 + operands.length);
    this.code.push(operation, ...operands);
  }

  /** An operation with any number of ways: its operands, how many ways there are, the operands of each way. */
  emitWays(operation: number, operands: readonly Operand[], ways: readonly (readonly Operand[])[]): void {
    this.program.note(operation, 2 + operands.length, ways[0]?.length);
    this.code.push(operation, ...operands, ways.length, ...ways.flat());
  }

  /** The place of the next operation, which a label for an address further up may have been waiting for. */
  here(label = new Label()): Label {
    label.at = this.code.length;
    return label;
  }

  /** Puts the operations into the program and returns where they start. */
  place(): number {
    const start = this.program.end;
    return this.program.append(this.code.map((operand) => addressOf(operand, start)));
  }
}

function addressOf(operand: Operand, start: number): number {
  if (typeof operand === 'number') return operand;
  if (operand.at < 0) throw new Error('an address leads nowhere');
  return start + operand.at;
}
