/** Whole numbers: how well each row goes with each column; zero where the two cannot be a pair. */
export type Scores = readonly (readonly number[])[];

/**
 * The pairs of rows and columns that come to the highest sum, where no row and no column has more than one. A pair is given
 * only where the best choice without it comes to less by at least the margin: else it is a tie, and its row has null.
 */
export function surePairs(scores: Scores, margin: number): readonly (number | null)[] {
  const best = bestPairs(scores);
  return best.pairs.map((column, row) => {
    if (column === null) return null;
    const others = scores.map((own, at) =>
      at === row ? own.map((score, to) => (to === column ? 0 : score)) : own,
    );
    return best.sum - bestPairs(others).sum >= margin ? column : null;
  });
}

interface Choice {
  /** The column of each row; null where it has none. */
  readonly pairs: readonly (number | null)[];
  readonly sum: number;
}

/** The choice of the highest sum, by the Hungarian method: rows are added one by one, each along the cheapest way of changes. */
function bestPairs(scores: Scores): Choice {
  const size = Math.max(scores.length, ...scores.map(({ length }) => length));
  const cost = (row: number, column: number): number => -(scores[row - 1]?.[column - 1] ?? 0);
  const state: Potentials = {
    ofRows: filled(size, 0),
    ofColumns: filled(size, 0),
    rowOf: filled(size, 0),
  };
  for (let row = 1; row <= size; row += 1) addRow(row, size, cost, state);
  const pairs: (number | null)[] = scores.map(() => null);
  let sum = 0;
  for (let column = 1; column <= size; column += 1) {
    const row = (state.rowOf[column] ?? 0) - 1;
    const score = scores[row]?.[column - 1] ?? 0;
    if (score <= 0) continue;
    pairs[row] = column - 1;
    sum += score;
  }
  return { pairs, sum };
}

/** What the method keeps from row to row. Rows and columns count from 1; place 0 is that of the row that is added. */
interface Potentials {
  readonly ofRows: number[];
  readonly ofColumns: number[];
  /** The row of each column, 0 where it is free. */
  readonly rowOf: number[];
}

type Cost = (row: number, column: number) => number;

function addRow(row: number, size: number, cost: Cost, state: Potentials): void {
  const { rowOf } = state;
  const way: Way = { least: filled(size, Infinity), before: filled(size, 0), used: new Set() };
  let column = 0;
  rowOf[0] = row;
  while (rowOf[column] !== 0) {
    way.used.add(column);
    const { gap, next } = cheapest(column, size, { cost, state, way });
    moveBy(gap, size, state, way);
    column = next;
  }
  while (column !== 0) {
    const previous = way.before[column] ?? 0;
    rowOf[column] = rowOf[previous] ?? 0;
    column = previous;
  }
}

/** How a row that is added comes to a free column: what the way to each column costs, and the column before it. */
interface Way {
  readonly least: number[];
  readonly before: number[];
  readonly used: Set<number>;
}

/** The column that is cheapest to go on to, and what it costs beside the way so far. */
function cheapest(
  column: number,
  size: number,
  { cost, state, way }: { readonly cost: Cost; readonly state: Potentials; readonly way: Way },
): { readonly gap: number; readonly next: number } {
  const { least, before, used } = way;
  const from = at(state.rowOf, column);
  let [gap, next] = [Infinity, 0];
  for (let to = 1; to <= size; to += 1) {
    if (used.has(to)) continue;
    const reduced = cost(from, to) - at(state.ofRows, from) - at(state.ofColumns, to);
    if (reduced < at(least, to)) {
      least[to] = reduced;
      before[to] = column;
    }
    if (at(least, to) < gap) [gap, next] = [at(least, to), to];
  }
  return { gap, next };
}

function moveBy(gap: number, size: number, state: Potentials, { least, used }: Way): void {
  const { ofRows, ofColumns, rowOf } = state;
  for (let to = 0; to <= size; to += 1) {
    if (used.has(to)) {
      const own = at(rowOf, to);
      ofRows[own] = at(ofRows, own) + gap;
      ofColumns[to] = at(ofColumns, to) - gap;
    } else {
      least[to] = at(least, to) - gap;
    }
  }
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? 0;
}

function filled(size: number, value: number): number[] {
  return Array.from({ length: size + 1 }, () => value);
}
