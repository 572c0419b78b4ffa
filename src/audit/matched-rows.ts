import { AUDIT_LIMITS } from "../base/limits.ts";
import { namesOf } from "../base/names-of.ts";
import type {
  ContinuationSheet,
  PayApplication,
  SheetFigureName,
  SheetRow,
} from "../document/pay-application.ts";

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
  (row) => joined(joined(rowItem(row), rowText(row)), rowValue(row)),
  (row) => joined(rowText(row), rowValue(row)),
  (row) => joined(rowItem(row), rowText(row)),
  rowText,
  (row) => joined(rowItem(row), rowValue(row)),
];

/** Rows of equal words and value of which one sheet has more: those it has more of come last. */
const LIKE_ROWS: KeyOf = (row) => joined(rowText(row), rowValue(row));

/** Sheets of which fewer rows than this share are known again are broken down otherwise. */
const FEWEST_MATCHED = 0.5;

/** The rows of two sheets side by side; null where one has none, or where they are other breakdowns of the work. */
export function matchRows(former: PayApplication, current: PayApplication): MatchedRows | null {
  let left: Unmatched = { gone: placedRows(former.sheet), added: placedRows(current.sheet) };
  const fewest = Math.min(left.gone.length, left.added.length);
  if (fewest === 0) return null;
  const pairs: Pair[] = [];
  for (const keyOf of KEYS) left = paired(left, keyOf, { pairs, isAnyCount: false });
  left = paired(left, LIKE_ROWS, { pairs, isAnyCount: true });
  if (pairs.length < FEWEST_MATCHED * fewest) return null;
  // Among known rows one that is called and numbered otherwise is known by its value, where no other has it.
  left = paired(left, singleValues(left), { pairs, isAnyCount: false });
  return {
    pairs: pairs.toSorted((a, b) => a.current.rowIndex - b.current.rowIndex),
    columns: { former: printedColumns(former.sheet), current: printedColumns(current.sheet) },
    ...left,
  };
}

type Pair = MatchedRows["pairs"][number];
type Unmatched = Pick<MatchedRows, "gone" | "added">;

/** Pairs rows of one key in their order, and leaves those that have no counterpart. */
function paired(
  { gone, added }: Unmatched,
  keyOf: KeyOf,
  { pairs, isAnyCount }: { readonly pairs: Pair[]; readonly isAnyCount: boolean },
): Unmatched {
  const right = byKey(added, keyOf);
  const taken = new Set<PlacedRow>();
  for (const [key, own] of byKey(gone, keyOf)) {
    const others = right.get(key) ?? [];
    if (own.length !== others.length && !isAnyCount) continue;
    own.forEach((one, index) => {
      const other = others[index];
      if (other === undefined) return;
      pairs.push({ former: one, current: other });
      taken.add(one).add(other);
    });
  }
  const isLeft = (row: PlacedRow): boolean => !taken.has(row);
  return { gone: gone.filter(isLeft), added: added.filter(isLeft) };
}

/** The values that one unmatched row of each sheet has. */
function singleValues({ gone, added }: Unmatched): KeyOf {
  const [left, right] = [gone, added].map((rows) => byKey(rows, rowValue));
  return (row) => {
    const key = rowValue(row);
    const isSingle = left?.get(key)?.length === 1 && right?.get(key)?.length === 1;
    return isSingle && row.figures.scheduledValue?.value.isZero() === false ? key : "";
  };
}

/** Columns in which any row of a sheet prints something. */
export function printedColumns(sheet: ContinuationSheet | null): ReadonlySet<SheetFigureName> {
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

/** The words of a row without what forms print differently: case, punctuation, blanks. */
export function rowText({ description }: SheetRow): string {
  return plainText(description?.value ?? "");
}

/** The item number of a row without leading zeros and punctuation. */
function rowItem({ item }: SheetRow): string {
  return plainText(item?.value ?? "").replace(/^0+(?=.)/, "");
}

/** The scheduled value of a row as a key; empty where none is printed. */
function rowValue({ figures }: SheetRow): string {
  return figures.scheduledValue?.value.key() ?? "";
}

/**
 * Rows that stand for a whole schedule of values: of any two schedules the same rows are taken where both have them,
 * so that a long schedule costs no more than a short one.
 */
export function scheduleSketch({ sheet }: PayApplication): ReadonlySet<string> {
  const keys = new Map<string, number>();
  for (const row of sheet?.rows ?? []) {
    const [text, value] = [rowText(row) || rowItem(row), rowValue(row)];
    if (text === "" || value === "") continue;
    const key = `${text} ${value}`;
    keys.set(key, scattered(key));
  }
  const lowest = [...keys].toSorted((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  return new Set(lowest.slice(0, AUDIT_LIMITS.sketchRows).map(([key]) => key));
}

/** A text without what forms print differently. */
export function plainText(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** A number that is spread evenly and depends on every character (FNV-1a). */
function scattered(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return hash >>> 0;
}
