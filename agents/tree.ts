/** No node, and an option that no option is. */
export const NONE = -1;

/**
 * A search tree in typed arrays: nothing is allocated per visit. Children of a node are a linked list, found
 * by the number of the option that leads to them.
 */
export class Tree {
  readonly visits: Int32Array;
  /** How often the node could have been entered. */
  readonly available: Int32Array;
  /** The seat that decides there, once known. */
  readonly seat: Int32Array;
  /** The option that the policy likes best there, once known. */
  readonly favourite: Int32Array;
  /** How much the option that leads there is liked beforehand, in proportion to its siblings. */
  readonly liking: Float64Array;
  private readonly option: Int32Array;
  private readonly firstChild: Int32Array;
  private readonly sibling: Int32Array;
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;
  private readonly moved: Int32Array;
  private used = 0;

  constructor(
    private readonly most: number,
    private readonly sides: number,
  ) {
    const ints = () => new Int32Array(most);
    this.visits = ints();
    this.available = ints();
    this.seat = ints();
    this.favourite = ints();
    this.option = ints();
    this.firstChild = ints();
    this.sibling = ints();
    this.moved = ints();
    this.liking = new Float64Array(most);
    this.sums = new Float64Array(most * sides);
    this.squares = new Float64Array(most * sides);
  }

  /** Forgets all nodes and returns a new root. */
  clear(): number {
    this.used = 0;
    return this.make(NONE);
  }

  /** A new child, or NONE when the tree is full. */
  add(node: number, option: number): number {
    if (this.used === this.most) return NONE;
    const child = this.make(option);
    this.sibling[child] = this.firstChild[node]!;
    this.firstChild[node] = child;
    this.available[child] = 1;
    return child;
  }

  child(node: number, option: number): number {
    let child = this.firstChild[node]!;
    while (child !== NONE && this.option[child] !== option) child = this.sibling[child]!;
    return child;
  }

  record(node: number, values: Float64Array): void {
    this.visits[node]!++;
    for (let side = 0; side < this.sides; side++) {
      this.sums[node * this.sides + side]! += values[side]!;
      this.squares[node * this.sides + side]! += values[side]! * values[side]!;
    }
  }

  /** The mean value for a side; one half before the first visit. */
  mean(node: number, side: number): number {
    const visits = this.visits[node]!;
    return visits === 0 ? 0.5 : this.sums[node * this.sides + side]! / visits;
  }

  /** The variance of that mean, as far as the visits tell. */
  varianceOfMean(node: number, side: number): number {
    const visits = this.visits[node]!;
    const mean = this.mean(node, side);
    return Math.max(0, this.squares[node * this.sides + side]! / visits - mean * mean) / (visits - 1);
  }

  /** Keeps only the nodes below `node`, which becomes the root. Parents come before children, so one pass does. */
  keep(node: number): number {
    const { moved } = this;
    moved.fill(NONE, 0, this.used);
    this.mark(node);
    let to = 0;
    for (let from = 0; from < this.used; from++) {
      if (moved[from] === NONE) continue;
      moved[from] = to;
      this.move(from, to++);
    }
    this.used = to;
    for (let i = 0; i < to; i++) {
      this.firstChild[i] = this.placeOf(this.firstChild[i]!);
      this.sibling[i] = i === 0 ? NONE : this.placeOf(this.sibling[i]!);
    }
    return 0;
  }

  private move(from: number, to: number): void {
    const { sides, sums, squares } = this;
    this.visits[to] = this.visits[from]!;
    this.available[to] = this.available[from]!;
    this.seat[to] = this.seat[from]!;
    this.favourite[to] = this.favourite[from]!;
    this.liking[to] = this.liking[from]!;
    this.option[to] = this.option[from]!;
    this.firstChild[to] = this.firstChild[from]!;
    this.sibling[to] = this.sibling[from]!;
    for (let side = 0; side < sides; side++) {
      sums[to * sides + side] = sums[from * sides + side]!;
      squares[to * sides + side] = squares[from * sides + side]!;
    }
  }

  private placeOf(node: number): number {
    return node === NONE ? NONE : this.moved[node]!;
  }

  private mark(node: number): void {
    this.moved[node] = 0;
    for (let child = this.firstChild[node]!; child !== NONE; child = this.sibling[child]!) this.mark(child);
  }

  private make(option: number): number {
    const node = this.used++;
    this.visits[node] = 0;
    this.available[node] = 0;
    this.seat[node] = NONE;
    this.favourite[node] = NONE;
    this.liking[node] = 0;
    this.option[node] = option;
    this.firstChild[node] = NONE;
    this.sibling[node] = NONE;
    this.sums.fill(0, node * this.sides, (node + 1) * this.sides);
    this.squares.fill(0, node * this.sides, (node + 1) * this.sides);
    return node;
  }
}
