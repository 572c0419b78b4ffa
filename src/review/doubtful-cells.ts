import { valueAt } from "../document/value-at.ts";
import { failingLines, failingRows, TESTED_CELLS } from "../explain/failing-rows.ts";
import { sentenceOf, severityOfFinding } from "../finding/sentences.ts";
import { entriesOf } from "../kinds/field.ts";
import type { FieldGroup } from "../kinds/kind.ts";
import { rowsOf } from "../kinds/known-by.ts";
import type { Reading } from "../kinds/reading.ts";

/** Why somebody has to look at a cell. */
export interface CellDoubt {
  /** In full sentences. */
  readonly why: readonly string[];
  /** Whether it is only that its row does not come out: where the row does, nothing is left of it. */
  readonly isOfRow: boolean;
}

/** Cells of a list that somebody has to look at, by their path in the reading. */
export function doubtfulCells(reading: Reading, group: FieldGroup): ReadonlyMap<string, CellDoubt> {
  const doubts = new Map<string, CellDoubt>();
  const tell = (path: string, sentence: string, isOfRow: boolean): void => {
    const { why = [], isOfRow: wasOfRow = true } = doubts.get(path) ?? {};
    doubts.set(path, { why: [...new Set([...why, sentence])], isOfRow: wasOfRow && isOfRow });
  };
  for (const finding of reading.findings)
    if (severityOfFinding(finding) !== "low")
      for (const path of finding.figures.flatMap((figure) => cellOf(group, figure) ?? []))
        tell(path, sentenceOf(finding), true);
  // A cell that is named explains what else fails in its row.
  const named = new Set([...doubts.keys()].map(rowOf));
  for (const path of failingCells(reading, group))
    if (!named.has(rowOf(path))) tell(path, "Its row does not come out.", true);
  for (const path of blankCells(reading, group))
    tell(path, "Nothing was read here; nearly all other rows print it.", false);
  for (const path of faintCells(reading, group))
    tell(path, "Its characters are hard to read.", false);
  return doubts;
}

function rowOf(path: string): string {
  return path.slice(0, path.lastIndexOf("."));
}

/** Cells that a failed check of their row uses, by their path in the reading. */
export function failingCells(reading: Reading, { path }: FieldGroup): ReadonlySet<string> {
  if (reading.documentType === "INVOICE" && path === "lineItems")
    return new Set(
      [...failingLines(reading)].flatMap((row) =>
        [...TESTED_CELLS].map((name) => `${path}.${row}.${name}`),
      ),
    );
  if (reading.documentType === "PAY_APPLICATION" && path === "sheet.rows")
    return new Set(
      [...failingRows(reading)].flatMap(([row, figures]) =>
        [...figures].flatMap((figure) =>
          figure.startsWith(`${path}.`) ? `${path}.${row}${figure.slice(path.length)}` : [],
        ),
      ),
    );
  const failed = reading.identities.filter(({ passed }) => passed === false);
  return new Set(
    failed.flatMap(({ figures }) => figures).flatMap((figure) => cellOf({ path }, figure) ?? []),
  );
}

/** `costs.2.amount` of what checks call `costs[2].amount`; null of what is no cell of the list. */
function cellOf({ path }: Pick<FieldGroup, "path">, figure: string): string | null {
  if (!figure.startsWith(`${path}[`)) return null;
  const [, row, name] = /^\[(\d+)\]\.(\w+)$/.exec(figure.slice(path.length)) ?? [];
  return row === undefined ? null : `${path}.${row}.${name}`;
}

/** In fewer rows nothing says that a column is printed in all of them. */
const FEWEST_ROWS = 3;

/** Of so many rows one may lack what the others print, and is asked for. */
const ROWS_PER_BLANK = 8;

/** Blanks of columns that nearly all rows print. */
function blankCells(reading: Reading, group: FieldGroup): readonly string[] {
  const rows = rowsOf(reading, group) ?? [];
  if (rows.length < FEWEST_ROWS) return [];
  return entriesOf(group.fields).flatMap(([name]) => {
    const blank = rows.flatMap((row, index) => (valueAt(row, name) === null ? [index] : []));
    const isFew = blank.length <= Math.max(1, Math.floor(rows.length / ROWS_PER_BLANK));
    return isFew ? blank.map((index) => `${group.path}.${index}.${name}`) : [];
  });
}

/** Below this, recognised characters are asked for; of 1,378 figures in lists of the scanned fixtures two are. */
const FAINT = 0.6;

function faintCells(reading: Reading, group: FieldGroup): readonly string[] {
  return (rowsOf(reading, group) ?? []).flatMap((row, index) =>
    entriesOf(group.fields).flatMap(([name]) => {
      const places = valueAt(row, name)?.from ?? [];
      const isFaint = places.some(({ certainty }) => certainty < FAINT);
      return isFaint ? [`${group.path}.${index}.${name}`] : [];
    }),
  );
}
