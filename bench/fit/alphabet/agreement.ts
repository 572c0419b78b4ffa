/** What was read of a printed text, letter by letter. */
export interface Agreement {
  /** Of each printed letter, what was read; empty where nothing was. */
  readonly pairs: readonly (readonly [printed: string, read: string])[];
  /** Letters that were read where nothing is printed. */
  readonly extra: string;
}

/** Lays two texts beside each other with the fewest differences. */
export function agreementOf(printed: string, read: string): Agreement {
  const [one, other] = [Array.from(printed), Array.from(read)];
  const costs = costsOf(one, other);
  const costAt = (row: number, column: number): number =>
    row < 0 || column < 0 ? Infinity : (costs[row * (other.length + 1) + column] ?? 0);
  const pairs: [string, string][] = [];
  let extra = "";
  let [row, column] = [one.length, other.length];
  while (row > 0 || column > 0) {
    const here = costAt(row, column);
    const change = one[row - 1] === other[column - 1] ? 0 : 1;
    if (here === costAt(row - 1, column - 1) + change) {
      pairs.push([one[--row] ?? "", other[--column] ?? ""]);
    } else if (here === costAt(row - 1, column) + 1) pairs.push([one[--row] ?? "", ""]);
    else extra += other[--column] ?? "";
  }
  return { pairs: pairs.toReversed(), extra };
}

/** The fewest differences of each beginning of one text to each of the other. */
function costsOf(one: readonly string[], other: readonly string[]): Uint16Array {
  const width = other.length + 1;
  const costs = new Uint16Array((one.length + 1) * width);
  for (let at = 0; at < costs.length; at++) {
    const [row, column] = [Math.floor(at / width), at % width];
    const costAt = (back: number): number => costs[at - back] ?? 0;
    costs[at] =
      row === 0 || column === 0
        ? row + column
        : Math.min(
            costAt(width + 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
            costAt(width) + 1,
            costAt(1) + 1,
          );
  }
  return costs;
}
