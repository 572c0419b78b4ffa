import { Money } from "../../base/money.ts";
import { ROW_IDENTITIES } from "../../document/identities.ts";
import type { SheetFigureName } from "../../document/pay-application.ts";
import type { NamedRow, TableReading } from "../table/table.ts";
import type { SheetColumn } from "../template.ts";

/** A column is named by arithmetic when at least this share of the rows that can be tested agree; a row may be wrong. */
const AGREEING = 0.6;

/** Rows that must agree with a figure other than zero. */
const FEWEST_ROWS = 2;

type Names = readonly (SheetColumn | null)[];

/**
 * Names the columns that no caption named, where the rows' own arithmetic leaves one meaning: the column that is
 * scheduled value less completed is the balance, and so on.
 */
export function namedByArithmetic(table: TableReading<SheetColumn>): Names {
  const names = withoutTwins(table);
  const items = table.rows.filter((row) => row.kind === "item");
  names.forEach((name, index) => {
    if (name !== null) return;
    for (const identity of ROW_IDENTITIES) {
      const parts = [identity.printed, ...identity.expected.map((term) => term.figure)];
      const missing = parts.filter((part) => !names.includes(part));
      const [only] = missing;
      if (missing.length !== 1 || only === undefined) continue;
      const trial = names.with(index, only);
      if (agrees(items, trial, identity.printed, identity.expected)) {
        names[index] = only;
        return;
      }
    }
  });
  return names;
}

/**
 * One name over several columns: the one whose figures are totalled, or that the rows' arithmetic proves, keeps it.
 * Percents may stand in several columns.
 */
function withoutTwins(table: TableReading<SheetColumn>): (SheetColumn | null)[] {
  const names = [...table.names];
  const items = table.rows.filter((row) => row.kind === "item");
  const totals = table.rows.filter((row) => row.kind !== "item");
  const isTotalled = (index: number): boolean =>
    totals.some((row) => row.figures[index] !== undefined && row.figures[index].money !== null);
  for (const name of new Set(names)) {
    const twins = names.flatMap((other, index) => (other === name ? [index] : []));
    if (name === null || name === "percentComplete" || name === "other" || twins.length < 2)
      continue;
    const proved = twins.find((twin) => {
      const trial = names.map((other, index) => (other === name && index !== twin ? null : other));
      return ROW_IDENTITIES.some(
        ({ printed, expected }) =>
          (printed === name || expected.some((term) => term.figure === name)) &&
          agrees(items, trial, printed, expected),
      );
    });
    const kept = proved ?? twins.find(isTotalled) ?? twins[0];
    for (const twin of twins) if (twin !== kept) names[twin] = null;
  }
  return names;
}

function agrees(
  rows: readonly NamedRow<SheetColumn>[],
  names: Names,
  printed: SheetFigureName,
  expected: readonly { readonly sign: 1 | -1; readonly figure: SheetFigureName }[],
): boolean {
  let tested = 0;
  let held = 0;
  for (const row of rows) {
    const valueOf = (name: SheetFigureName): Money | null =>
      row.figures[names.indexOf(name)]?.money ?? null;
    const total = valueOf(printed);
    if (total === null || total.isZero()) continue;
    tested += 1;
    const sum = expected.reduce((left, { sign, figure }) => {
      const value = valueOf(figure) ?? Money.zero;
      return sign === 1 ? left.plus(value) : left.minus(value);
    }, Money.zero);
    if (sum.equals(total)) held += 1;
  }
  return held >= FEWEST_ROWS && held >= AGREEING * tested;
}
