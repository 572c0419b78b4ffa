import { Money } from "../../base/money.ts";
import type { NamedRow, RowKind } from "./table.ts";

/** Two rows may add up to a third by chance; three do not, in several columns at once. */
const FEWEST_ROWS = 3;

/** Columns in which a row must equal the sum of the rows above it. */
const FEWEST_COLUMNS = 2;

/** Sums of each column of figures, over all item rows so far and since the last total. */
interface RunningSums {
  readonly all: Money[];
  readonly section: Money[];
  rows: number;
  sectionRows: number;
  /** Whether the last item has a number. */
  isNumbered: boolean;
}

/**
 * Tells totals by their arithmetic where their captions do not: a row that equals the sum of the rows above it in
 * several columns is a total, whatever it is called.
 */
export function withTotalsByArithmetic<ColumnName extends string>(
  rows: readonly NamedRow<ColumnName>[],
): readonly NamedRow<ColumnName>[] {
  const width = Math.max(0, ...rows.map((row) => row.figures.length));
  const zeros = (): Money[] => Array.from({ length: width }, () => Money.zero);
  const sums: RunningSums = {
    all: zeros(),
    section: zeros(),
    rows: 0,
    sectionRows: 0,
    isNumbered: false,
  };
  return rows.map((row) => {
    const kind = kindByArithmetic(row, sums);
    if (kind === "item") add(row, sums);
    else {
      sums.section.fill(Money.zero);
      sums.sectionRows = 0;
    }
    return kind === row.kind ? row : { ...row, kind };
  });
}

/** Captions that speak of nothing but the whole: "Grand total", "Contract totals", not "Page total" or "Total sitework". */
const OF_ALL =
  /^(?:(?:the|grand|project|contract|sum|all|items?|report|job|overall|application|sov|billing|schedule|of|values?|totals?|to|date)[\s:.,]*)+$/i;

/** Whether the last row of a table totals all its items by name and by arithmetic: a page without captions does not go on with it. */
export function isEnded<ColumnName extends string>({
  rows,
}: {
  readonly rows: readonly NamedRow<ColumnName>[];
}): boolean {
  const last = rows.at(-1);
  if (last === undefined || last.kind === "item" || !OF_ALL.test(last.caption)) return false;
  const items = rows.filter(({ kind }) => kind === "item");
  const sums = last.figures.map((_, index) =>
    Money.sum(items.flatMap((row) => row.figures[index]?.money ?? [])),
  );
  return items.length >= FEWEST_ROWS && equals(last, sums);
}

function kindByArithmetic<ColumnName extends string>(
  row: NamedRow<ColumnName>,
  sums: RunningSums,
): RowKind {
  if (row.kind !== "item") return row.kind;
  const isTotal =
    (sums.rows >= FEWEST_ROWS && equals(row, sums.all)) ||
    (sums.sectionRows >= FEWEST_ROWS && equals(row, sums.section)) ||
    (sums.sectionRows > 0 &&
      !isNumbered(row) &&
      sums.isNumbered &&
      equalsWholly(row, sums.section));
  return isTotal ? "total" : "item";
}

/** Whether a row begins with the number of an item: rows that do are no totals of a short section. */
function isNumbered<ColumnName extends string>({ caption }: NamedRow<ColumnName>): boolean {
  return /^\S*\d/.test(caption);
}

/** Whether a row has the sums in all columns, three of them at least: then one or two rows above may be a section. */
function equalsWholly<ColumnName extends string>(
  row: NamedRow<ColumnName>,
  sums: readonly Money[],
): boolean {
  const figures = [...row.figures.entries()].filter(
    ([, figure]) => figure !== undefined && figure.money !== null && figure.percent === null,
  );
  const held = figures.filter(([index, figure]) => {
    const sum = sums[index];
    return sum !== undefined && figure?.money?.equals(sum) === true;
  });
  const isAnything = held.some(([, figure]) => figure?.money?.isZero() === false);
  return isAnything && held.length > FEWEST_COLUMNS && held.length === figures.length;
}

/** Whether a row has the sums in at least two columns, and in all but one of those that are not zero. */
function equals<ColumnName extends string>(
  row: NamedRow<ColumnName>,
  sums: readonly Money[],
): boolean {
  let same = 0;
  let other = 0;
  for (const [index, figure] of row.figures.entries()) {
    const sum = sums[index];
    const money = figure?.money ?? null;
    if (money === null || sum === undefined || figure?.form === "plain") continue;
    if (sum.isZero() && money.isZero()) continue;
    if (sum.equals(money)) same += 1;
    else other += 1;
  }
  return same >= FEWEST_COLUMNS && other <= 1;
}

function add<ColumnName extends string>(row: NamedRow<ColumnName>, sums: RunningSums): void {
  sums.rows += 1;
  sums.sectionRows += 1;
  sums.isNumbered = isNumbered(row);
  for (const [index, figure] of row.figures.entries()) {
    const money = figure?.money ?? null;
    if (money === null) continue;
    sums.all[index] = (sums.all[index] ?? Money.zero).plus(money);
    sums.section[index] = (sums.section[index] ?? Money.zero).plus(money);
  }
}
