import { namesOf } from "../checks/names-of.ts";
import type {
  ContinuationSheet,
  PayApplication,
  SheetFigureName,
  SheetRow,
} from "../document/pay-application.ts";
import { rowItem, rowText, rowValue } from "./row-keys.ts";

/** A row of a sheet and its place in it. */
export interface PlacedRow {
  readonly row: SheetRow;
  readonly rowIndex: number;
}

/** The rows of two continuation sheets of one contract. */
export interface MatchedRows {
  readonly pairs: readonly { readonly former: PlacedRow; readonly current: PlacedRow }[];
  /** Columns in which any row prints something: only there a blank cell is nothing rather than not printed. */
  readonly columns: {
    readonly former: ReadonlySet<SheetFigureName>;
    readonly current: ReadonlySet<SheetFigureName>;
  };
  /** Rows that only the former sheet has. */
  readonly gone: readonly PlacedRow[];
  /** Rows that only the current sheet has. */
  readonly added: readonly PlacedRow[];
}

type KeyOf = (row: SheetRow) => string;

/** Ways to know a row again, the surest first; an empty key knows nothing. */
const KEYS: readonly KeyOf[] = [
  (row) => joined(rowItem(row), rowText(row)),
  (row) => joined(rowText(row), rowValue(row)),
  rowText,
  (row) => joined(rowItem(row), rowValue(row)),
];

/** Sheets of which fewer rows than this share are known again are broken down otherwise. */
const FEWEST_MATCHED = 0.5;

/** The rows of two sheets side by side; null where one has none, or where they are other breakdowns of the work. */
export function matchRows(former: PayApplication, current: PayApplication): MatchedRows | null {
  let gone = placedRows(former.sheet);
  let added = placedRows(current.sheet);
  const fewest = Math.min(gone.length, added.length);
  if (fewest === 0) return null;
  const pairs: { former: PlacedRow; current: PlacedRow }[] = [];
  for (const keyOf of KEYS) {
    const left = byKey(gone, keyOf);
    const right = byKey(added, keyOf);
    const taken = new Set<PlacedRow>();
    for (const [key, own] of left) {
      const others = right.get(key) ?? [];
      // Rows that look alike are paired in their order, and only where there are as many on both sides.
      if (own.length !== others.length) continue;
      own.forEach((one, index) => {
        const other = others[index];
        if (other === undefined) return;
        pairs.push({ former: one, current: other });
        taken.add(one).add(other);
      });
    }
    gone = gone.filter((row) => !taken.has(row));
    added = added.filter((row) => !taken.has(row));
  }
  if (pairs.length < FEWEST_MATCHED * fewest) return null;
  return {
    pairs: pairs.toSorted((a, b) => a.current.rowIndex - b.current.rowIndex),
    columns: { former: printedColumns(former.sheet), current: printedColumns(current.sheet) },
    gone,
    added,
  };
}

function printedColumns(sheet: ContinuationSheet | null): ReadonlySet<SheetFigureName> {
  const columns = new Set<SheetFigureName>();
  for (const { figures } of sheet?.rows ?? []) {
    for (const name of namesOf(figures)) if (figures[name] !== null) columns.add(name);
  }
  return columns;
}

function placedRows(sheet: ContinuationSheet | null): readonly PlacedRow[] {
  return (sheet?.rows ?? []).map((row, rowIndex) => ({ row, rowIndex }));
}

function byKey(rows: readonly PlacedRow[], keyOf: KeyOf): ReadonlyMap<string, PlacedRow[]> {
  const found = new Map<string, PlacedRow[]>();
  for (const placed of rows) {
    const key = keyOf(placed.row);
    if (key === "") continue;
    const own = found.get(key);
    if (own === undefined) found.set(key, [placed]);
    else own.push(placed);
  }
  return found;
}

function joined(one: string, other: string): string {
  return one === "" || other === "" ? "" : `${one} ${other}`;
}
