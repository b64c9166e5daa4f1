/** Rows that add up to a layer: where each of them begins in a table, and what it is multiplied with. */
export class Terms {
  readonly from: Int32Array;
  readonly by: Float64Array;
  used = 0;

  constructor(most: number) {
    this.from = new Int32Array(most);
    this.by = new Float64Array(most);
  }

  add(from: number, by: number): void {
    this.from[this.used] = from;
    this.by[this.used++] = by;
  }
}

/** How many numbers of a layer are summed up at once, without a store in between. */
const AT_ONCE = 8;

/** The width of a layer is a multiple of that. */
export const isWidth = (width: number): boolean => width > 0 && width % AT_ONCE === 0;

/** A layer from where it starts and the rows that are added; `out` may be `start`. */
export function addUp(out: Float64Array, start: Float64Array, table: Float32Array, terms: Terms): void {
  const { from, by, used } = terms;
  for (let k = 0; k < out.length; k += AT_ONCE) {
    let a = start[k]!;
    let b = start[k + 1]!;
    let c = start[k + 2]!;
    let d = start[k + 3]!;
    let e = start[k + 4]!;
    let f = start[k + 5]!;
    let g = start[k + 6]!;
    let h = start[k + 7]!;
    for (let i = 0; i < used; i++) {
      const at = from[i]! + k;
      const factor = by[i]!;
      a += factor * table[at]!;
      b += factor * table[at + 1]!;
      c += factor * table[at + 2]!;
      d += factor * table[at + 3]!;
      e += factor * table[at + 4]!;
      f += factor * table[at + 5]!;
      g += factor * table[at + 6]!;
      h += factor * table[at + 7]!;
    }
    out[k] = a;
    out[k + 1] = b;
    out[k + 2] = c;
    out[k + 3] = d;
    out[k + 4] = e;
    out[k + 5] = f;
    out[k + 6] = g;
    out[k + 7] = h;
  }
}
