/** The directions in which rows differ, those of the greatest difference first: Jacobi's rotations of their covariance. */
export function principalAxes(
  rows: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const matrix = covarianceOf(rows);
  const size = matrix.length;
  const axes = matrix.map((_, row) => matrix.map((__, column) => (row === column ? 1 : 0)));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) rotate(matrix, axes, [p, q]);
    }
  }
  return matrix
    .map((row, at) => ({ spread: row[at] ?? 0, axis: axes.map((each) => each[at] ?? 0) }))
    .toSorted((one, other) => other.spread - one.spread)
    .map(({ axis }) => axis);
}

/** Rotations come to rest long before. */
const SWEEPS = 12;

type Matrix = number[][];

function covarianceOf(rows: readonly (readonly number[])[]): Matrix {
  const size = rows[0]?.length ?? 0;
  const sums: Matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (const row of rows) {
    sums.forEach((sum, at) => {
      const value = row[at] ?? 0;
      for (let other = 0; other < size; other++) {
        sum[other] = (sum[other] ?? 0) + value * (row[other] ?? 0);
      }
    });
  }
  return sums;
}

/** Turns two axes so that their covariance is none. */
function rotate(matrix: Matrix, axes: Matrix, [p, q]: readonly [number, number]): void {
  const [pp, qq, pq] = [matrix[p]?.[p] ?? 0, matrix[q]?.[q] ?? 0, matrix[p]?.[q] ?? 0];
  if (Math.abs(pq) < 1e-9) return;
  const theta = (qq - pp) / (2 * pq);
  const tangent = Math.sign(theta || 1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const cosine = 1 / Math.hypot(tangent, 1);
  const sine = tangent * cosine;
  const turn = (row: number[]): void => {
    const [one, other] = [row[p] ?? 0, row[q] ?? 0];
    row[p] = cosine * one - sine * other;
    row[q] = sine * one + cosine * other;
  };
  matrix.forEach(turn);
  const [rowP = [], rowQ = []] = [matrix[p], matrix[q]];
  for (let at = 0; at < matrix.length; at++) {
    const [one, other] = [rowP[at] ?? 0, rowQ[at] ?? 0];
    rowP[at] = cosine * one - sine * other;
    rowQ[at] = sine * one + cosine * other;
  }
  axes.forEach(turn);
}
