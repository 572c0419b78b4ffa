import type { LineItemBody } from "../../src/wire/contract.ts";
import type { ListScore } from "../score/document-score.ts";
import { descriptionLikeness, isSameFigure } from "../score/equality.ts";

type Plain = number | null;

/** What a truth says of the items. */
export interface ItemsTruth {
  readonly want: readonly LineItemBody[];
  /** Further values of a row by its `index`. */
  readonly alternatives: readonly Readonly<Record<string, unknown>>[];
  /** Rows that may be read as items. */
  readonly optional: readonly Pick<LineItemBody, "description" | "amount">[];
}

/** A printed row and one that was read which may be it. */
interface Pair {
  readonly want: number;
  readonly got: number;
  readonly likeness: number;
  readonly isAmountRight: boolean;
  readonly weight: number;
}

const FIGURES = ["quantity", "unitPrice", "amount"] as const;
const COLUMNS = ["description", ...FIGURES] as const;

type ItemColumn = (typeof COLUMNS)[number];

/** Alike enough to be taken for the same description. */
const SAME_DESCRIPTION = 0.85;
/** Alike enough for the same row where the amount is right. */
const SAME_ROW = 0.6;
/** Less is another row of the same amount. */
const LEAST_LIKENESS = 0.3;

/** Measures the items: each printed row is put to the row read that is most like it, in whichever order they stand. */
export function judgeLineItems(truth: ItemsTruth, got: readonly LineItemBody[]): ListScore {
  const { want } = truth;
  const pairs = pairsOf(truth, got);
  const exact = (column: ItemColumn): number =>
    pairs.filter((pair) => isRight(column, pair)).length;
  const hit = pairs.filter(
    ({ isAmountRight, likeness }) => isAmountRight && likeness >= SAME_ROW,
  ).length;
  const taken = new Set(pairs.map((pair) => pair.got));
  const spare = got.filter((_, index) => !taken.has(index));
  const invented = got.length - hit - optionalAmong(truth, spare);
  return {
    hit,
    missing: want.length - hit,
    invented,
    printed: want.length,
    columns: Object.fromEntries(
      COLUMNS.map((column) => [column, { exact: exact(column), of: pairs.length }]),
    ),
    wholeRows: pairs.filter((pair) => COLUMNS.every((column) => isRight(column, pair))).length,
    hasWrongFigure: invented > 0 || FIGURES.some((column) => exact(column) < pairs.length),
    errors: [],
  };

  function isRight(column: ItemColumn, pair: Pair): boolean {
    if (column === "description") return pair.likeness >= SAME_DESCRIPTION;
    return isSameCell(truth, pair.want, column, got[pair.got]?.[column] ?? null);
  }
}

/** The likeliest pairs, no row in two of them. */
function pairsOf(truth: ItemsTruth, got: readonly LineItemBody[]): readonly Pair[] {
  const longest = Math.max(truth.want.length, got.length, 1);
  const possible = truth.want.flatMap((line, want) =>
    got.flatMap((row, index): readonly Pair[] => {
      const likeness = descriptionLikeness(line.description, row.description);
      const isAmountRight = isSameCell(truth, want, "amount", row.amount);
      if (likeness < SAME_DESCRIPTION && !(isAmountRight && likeness >= LEAST_LIKENESS)) return [];
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
  { want, alternatives }: ItemsTruth,
  row: number,
  column: (typeof FIGURES)[number],
  got: Plain,
): boolean {
  if (isSameFigure(want[row]?.[column] ?? null, got)) return true;
  const others = alternatives.find(({ index }) => index === row)?.[column] ?? [];
  return (others as readonly Plain[]).some((other) => isSameFigure(other, got));
}

/** How many of the rows that are left over may be read. */
function optionalAmong({ optional }: ItemsTruth, spare: readonly LineItemBody[]): number {
  const left = [...optional];
  return spare.filter((row) => {
    const index = left.findIndex(
      ({ amount, description }) =>
        (amount === null || isSameFigure(amount, row.amount)) &&
        (description === null || descriptionLikeness(description, row.description) >= SAME_ROW),
    );
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  }).length;
}
