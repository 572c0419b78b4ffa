import type { SheetRow } from "../document/pay-application.ts";
import type { Application } from "../audit/application.ts";
import { plainText, rowText } from "../audit/matched-rows.ts";
import type { Party } from "./parties.ts";

/** A row of a party that is rolled up. */
export interface RolledRow {
  readonly party: Party;
  readonly row: SheetRow;
}

/** A row of a schedule, and the rows of those who do its work. */
export interface RolledLine {
  readonly biller: Party;
  readonly line: SheetRow;
  readonly rows: readonly RolledRow[];
}

/** The rows of all who bill a party beside its own schedule. */
export interface RollUp {
  readonly lines: readonly RolledLine[];
  /** By party: its rows that stand in no row of the one that it bills. */
  readonly without: ReadonlyMap<Party, readonly SheetRow[]>;
}

/**
 * Rolls the rows of each party up into those of the party that it bills: a row belongs to the one that has its words, its
 * cost code, or the words before its first comma or dash, as "Drywall, level 2" is part of "Drywall". These must be there
 * once only; what is called otherwise is left alone.
 */
export function rollUpOf(parties: readonly Party[]): RollUp {
  const lines = new Map<SheetRow, { biller: Party; rows: RolledRow[] }>();
  const without = new Map<Party, readonly SheetRow[]>();
  for (const party of parties) {
    const { biller, current } = party;
    if (biller?.current == null || current === null) continue;
    const lineOf = lineFinder(biller.current);
    const left: SheetRow[] = [];
    for (const row of rowsOf(current)) {
      const line = lineOf(row);
      if (line === null) {
        left.push(row);
        continue;
      }
      const rolled = lines.get(line) ?? { biller, rows: [] };
      lines.set(line, rolled);
      rolled.rows.push({ party, row });
    }
    without.set(party, left);
  }
  return { lines: [...lines].map(([line, rolled]) => ({ line, ...rolled })), without };
}

/** The priced rows of an application. */
export function rowsOf({ document }: Application): readonly SheetRow[] {
  return document.sheet?.rows ?? [];
}

function lineFinder(application: Application): (row: SheetRow) => SheetRow | null {
  const rows = rowsOf(application);
  const byWords = uniqueBy(rows, rowText);
  const byCode = uniqueBy(rows, codeOf);
  return (row) =>
    byWords.get(rowText(row)) ?? byCode.get(codeOf(row)) ?? byWords.get(firstWordsOf(row)) ?? null;
}

function uniqueBy(
  rows: readonly SheetRow[],
  keyOf: (row: SheetRow) => string,
): ReadonlyMap<string, SheetRow> {
  const found = new Map<string, SheetRow | null>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== "") found.set(key, found.has(key) ? null : row);
  }
  return new Map([...found].flatMap(([key, row]) => (row === null ? [] : [[key, row] as const])));
}

/** A comma, a colon or a dash with blanks about it ends what the work is, and says which part of it. */
const PART = /[,:;]|\s[-–—]\s/;

function firstWordsOf({ description }: SheetRow): string {
  return plainText((description?.value ?? "").split(PART, 1)[0] ?? "");
}

/** A number with so many digits is a cost code; a shorter one counts the rows of one sheet. */
const FEWEST_DIGITS = 4;

function codeOf({ item }: SheetRow): string {
  const code = plainText(item?.value ?? "");
  return code.replaceAll(/\D/g, "").length < FEWEST_DIGITS ? "" : code;
}
