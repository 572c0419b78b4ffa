import type { LineItemBody } from "../src/wire/contract.ts";
import { descriptionLikeness, isSameAmount, type Plain } from "./invoice-equality.ts";

/** How many are exact, out of how many rows that were found. */
interface ColumnShare {
  readonly exact: number;
  readonly of: number;
}

export const LINE_COLUMNS = ["description", "quantity", "unitPrice", "amount"] as const;

export type LineColumn = (typeof LINE_COLUMNS)[number];

/** How the items of one invoice were read. */
export interface LineScore {
  /** Found with their amounts. */
  readonly hit: number;
  readonly missed: number;
  /** Read and neither printed nor such that they may be read. */
  readonly spurious: number;
  /** On the rows that were found. */
  readonly columns: Readonly<Record<LineColumn, ColumnShare>>;
  /** Rows whose every cell is exact. */
  readonly wholeRows: number;
  /** Rows that are printed. */
  readonly printed: number;
}

/** What is used of a truth. */
interface LineTruth {
  readonly invoice: { readonly lineItems: readonly LineItemBody[] };
  readonly lineAlternatives: readonly Readonly<Record<string, unknown>>[];
  readonly optionalLines: readonly {
    readonly description: string | null;
    readonly amount: number | null;
  }[];
}

/** A printed row and one that was read which may be it. */
interface Pair {
  readonly want: number;
  readonly got: number;
  readonly likeness: number;
  readonly isAmountRight: boolean;
  readonly weight: number;
}

/** Alike enough to be taken for the same description. */
const SAME_DESCRIPTION = 0.85;

/** Measures the items: each printed row is put to the row read that is most like it, in whichever order they stand. */
export function judgeLines(truth: LineTruth, got: readonly LineItemBody[]): LineScore {
  const want = truth.invoice.lineItems;
  const pairs = pairsOf(truth, got);
  const columns = Object.fromEntries(
    LINE_COLUMNS.map((column) => [
      column,
      { exact: pairs.filter((pair) => isRight(column, pair)).length, of: pairs.length },
    ]),
  ) as LineScore["columns"];
  const hit = pairs.filter(
    ({ isAmountRight, likeness }) => isAmountRight && likeness >= 0.6,
  ).length;
  const taken = new Set(pairs.map((pair) => pair.got));
  const spare = got.filter((_, index) => !taken.has(index));
  return {
    hit,
    missed: want.length - hit,
    spurious: got.length - hit - optionalAmong(truth, spare),
    columns,
    wholeRows: pairs.filter((pair) => LINE_COLUMNS.every((column) => isRight(column, pair))).length,
    printed: want.length,
  };

  function isRight(column: LineColumn, pair: Pair): boolean {
    if (column === "description") return pair.likeness >= SAME_DESCRIPTION;
    return isSameCell(truth, pair.want, column, got[pair.got]?.[column] ?? null);
  }
}

/** The likeliest pairs, no row in two of them. */
function pairsOf(truth: LineTruth, got: readonly LineItemBody[]): readonly Pair[] {
  const printed = truth.invoice.lineItems;
  const longest = Math.max(printed.length, got.length, 1);
  const possible = printed.flatMap((line, want) =>
    got.flatMap((row, index): readonly Pair[] => {
      const likeness = descriptionLikeness(line.description, row.description);
      const isAmountRight = isSameCell(truth, want, "amount", row.amount);
      if (likeness < SAME_DESCRIPTION && !(isAmountRight && likeness >= 0.3)) return [];
      const distance = Math.abs(want - index) / longest;
      const weight = (isAmountRight ? 0.6 : 0) + 0.4 * likeness - 0.001 * distance;
      return [{ want, got: index, likeness, isAmountRight, weight }];
    }),
  );
  const [wanted, read] = [new Set<number>(), new Set<number>()];
  return possible
    .toSorted(
      (one, other) => other.weight - one.weight || one.want - other.want || one.got - other.got,
    )
    .filter((pair) => {
      if (wanted.has(pair.want) || read.has(pair.got)) return false;
      wanted.add(pair.want);
      read.add(pair.got);
      return true;
    });
}

function isSameCell(
  { invoice, lineAlternatives }: LineTruth,
  row: number,
  column: Exclude<LineColumn, "description">,
  got: Plain,
): boolean {
  if (isSameAmount(invoice.lineItems[row]?.[column] ?? null, got)) return true;
  const others = lineAlternatives.find(({ index }) => index === row)?.[column] ?? [];
  return (others as readonly Plain[]).some((other) => isSameAmount(other, got));
}

/** How many of the rows that are left over may be read. */
function optionalAmong({ optionalLines }: LineTruth, spare: readonly LineItemBody[]): number {
  const left = [...optionalLines];
  return spare.filter((row) => {
    const index = left.findIndex(
      ({ amount, description }) =>
        (amount === null || isSameAmount(amount, row.amount)) &&
        (description === null || descriptionLikeness(description, row.description) >= 0.6),
    );
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  }).length;
}
