/**
 * The inverse of a symmetric positive definite matrix, by Cholesky's decomposition,
 * https://en.wikipedia.org/wiki/Cholesky_decomposition
 */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const lower = inverseLower(cholesky(matrix));
  return lower.map((_, i) => lower.map((_, j) => columnProduct(lower, i, j)));
}

/** The lower triangle L with L Lᵀ = matrix. */
export function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const lower: number[][] = [];
  for (const [i, row] of matrix.entries()) {
    const line = new Array<number>(matrix.length).fill(0);
    lower.push(line);
    for (let j = 0; j <= i; j++) {
      let rest = row[j]!;
      for (let k = 0; k < j; k++) rest -= line[k]! * lower[j]![k]!;
      if (i === j && !(rest > 0))
        throw new Error('a matrix that is not positive definite has no inverse here');
      line[j] = i === j ? Math.sqrt(rest) : rest / lower[j]![j]!;
    }
  }
  return lower;
}

function inverseLower(lower: readonly (readonly number[])[]): number[][] {
  const result = lower.map((row) => row.map(() => 0));
  for (let column = 0; column < lower.length; column++) {
    for (let i = column; i < lower.length; i++) {
      let rest = i === column ? 1 : 0;
      for (let k = column; k < i; k++) rest -= lower[i]![k]! * result[k]![column]!;
      result[i]![column] = rest / lower[i]![i]!;
    }
  }
  return result;
}

/** One cell of Lᵀ L; above the diagonal L is zero. */
function columnProduct(lower: readonly (readonly number[])[], i: number, j: number): number {
  let sum = 0;
  for (let k = Math.max(i, j); k < lower.length; k++) sum += lower[k]![i]! * lower[k]![j]!;
  return sum;
}
