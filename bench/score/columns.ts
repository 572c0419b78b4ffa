import type { Share } from "./document-score.ts";
import {
  f1Of,
  fieldIn,
  headAccuracyOf,
  listIn,
  rightOf,
  wrongShareOf,
  type ListTally,
  type Tally,
} from "./tally.ts";

/** What a table shows of each layout. */
export interface Column {
  readonly title: string;
  cell(tally: Tally): string | number;
}

/** Columns that make sense of every kind. */
export const COLUMNS: Readonly<Record<ColumnName, Column>> = {
  whole: { title: "whole", cell: (tally) => tally.whole },
  fields: { title: "fields right", cell: ({ head }) => shareOf(rightOf(head)) },
  wrong: { title: "wrong", cell: ({ head }) => head.wrong + head.invented },
  missing: { title: "missing", cell: ({ head }) => head.missing },
  head: { title: "head %", cell: (tally) => percentOf(headAccuracyOf(tally)) },
  wrongShare: { title: "wrong %", cell: (tally) => percentOf(wrongShareOf(tally)) },
  money: { title: "money exact", cell: (tally) => tally.moneyExact },
  wrongSigns: { title: "wrong sign", cell: (tally) => tally.wrongSigns },
  checks: { title: "checks", cell: ({ checks }) => shareOf(checks) },
  silent: { title: "silent/sure", cell: (tally) => `${tally.silentlyWrong}/${tally.surelyWrong}` },
  warned: { title: "warned", cell: ({ warned }) => `${warned.given}/${warned.wanted}` },
  warnedNeedlessly: { title: "needlessly", cell: ({ warned }) => warned.needless },
};

type ColumnName =
  | "whole"
  | "fields"
  | "wrong"
  | "missing"
  | "head"
  | "wrongShare"
  | "money"
  | "wrongSigns"
  | "checks"
  | "silent"
  | "warned"
  | "warnedNeedlessly";

/** How one field was read, as right/wrong/missing; an invented value counts as wrong. */
export function fieldColumn(name: string): Column {
  return {
    title: name,
    cell: (tally) => {
      const counts = fieldIn(tally, name);
      return `${rightOf(counts).exact}/${counts.wrong + counts.invented}/${counts.missing}`;
    },
  };
}

/** How many of the printed rows of a list were found. */
export function foundColumn(title: string, list: string): Column {
  return listColumn(title, list, ({ hit, printed }) => shareOf({ exact: hit, of: printed }));
}

/** Rows of a list that are not printed. */
export function inventedColumn(title: string, list: string): Column {
  return listColumn(title, list, ({ invented }) => invented);
}

/** Precision and recall of the rows of a list in one figure. */
export function f1Column(title: string, list: string): Column {
  return listColumn(title, list, (tally) => percentOf(f1Of(tally)));
}

/** Exact cells of one column, out of those of the rows that were found. */
export function cellsColumn(title: string, list: string, column: string): Column {
  return listColumn(title, list, ({ columns }) => shareOf(columns[column] ?? { exact: 0, of: 0 }));
}

function listColumn(
  title: string,
  list: string,
  cell: (tally: ListTally) => string | number,
): Column {
  return { title, cell: (tally) => cell(listIn(tally, list)) };
}

/** `7/8 87.5 %`. */
export function shareOf({ exact, of }: Share): string {
  return of === 0 ? "-" : `${exact}/${of} ${((100 * exact) / of).toFixed(1)} %`;
}

/** `87.5`. */
export function percentOf(ratio: number | null): string {
  return ratio === null ? "-" : (100 * ratio).toFixed(1);
}
