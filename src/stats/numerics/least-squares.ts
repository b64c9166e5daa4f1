/**
 * The coefficients that bring the sum of the columns nearest to `target`, by Householder's reflections,
 * https://en.wikipedia.org/wiki/QR_decomposition#Using_Householder_reflections. The columns must be
 * independent and no longer in number than in length.
 */
export function leastSquares(columns: readonly (readonly number[])[], target: readonly number[]): number[] {
  const work = columns.map((column) => [...column]);
  const right = [...target];
  const diagonal = work.map((column, k) => {
    const length = Math.hypot(...column.slice(k));
    const corner = column[k]! > 0 ? -length : length;
    column[k]! -= corner;
    for (const other of [...work.slice(k + 1), right]) reflect(other, column, k);
    return corner;
  });
  return substituteBack(work, diagonal, right);
}

/** Mirrors a vector, from its k-th entry on, in the plane across `normal`. */
function reflect(vector: number[], normal: readonly number[], k: number): void {
  let [product, square] = [0, 0];
  for (let i = k; i < vector.length; i++) {
    product += vector[i]! * normal[i]!;
    square += normal[i]! * normal[i]!;
  }
  if (square === 0) return;
  const twice = (2 * product) / square;
  for (let i = k; i < vector.length; i++) vector[i]! -= twice * normal[i]!;
}

/** `work` holds the upper triangle by columns, without its diagonal. */
function substituteBack(
  work: readonly (readonly number[])[],
  diagonal: readonly number[],
  right: readonly number[],
): number[] {
  const result = new Array<number>(work.length).fill(0);
  for (let row = work.length - 1; row >= 0; row--) {
    let rest = right[row]!;
    for (let k = row + 1; k < work.length; k++) rest -= work[k]![row]! * result[k]!;
    result[row] = rest / diagonal[row]!;
  }
  return result;
}
