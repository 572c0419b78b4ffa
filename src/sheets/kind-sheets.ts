import { namesOf } from "../base/names-of.ts";
import { valueAt } from "../document/value-at.ts";
import { knownPaper, rowsOf } from "../kinds/known-by.ts";
import type { FieldGroup, Kind } from "../kinds/kind.ts";
import type { AnyContent } from "../kinds/kinds.ts";
import type { Reading } from "../kinds/reading.ts";
import { OWN_PARTS, paperSheet, tableSheet } from "./definitions/paper-sheet.ts";
import { NO_FACTS, type PaperRow, type TableRow } from "./definitions/columns.ts";
import { type Figures, figuresOfRow, figuresOfRows } from "./recompute.ts";
import { type Origin, Sheet } from "./sheet.ts";

/** A table and its sheet. */
interface TableSheet {
  readonly group: FieldGroup<AnyContent>;
  readonly sheet: Sheet<TableRow>;
}

/** What a paper came to in its sheets. */
interface AddedPaper {
  readonly figures: Figures;
  /** Of all of its tables. */
  readonly rows: readonly TableRow[];
}

/** The sheets of a kind: one of its papers, and one of each of its tables. */
export class KindSheets {
  readonly papers: Sheet<PaperRow>;
  readonly tables: readonly TableSheet[];

  constructor(kind: Kind<AnyContent>) {
    this.papers = new Sheet(paperSheet(kind));
    this.tables = kind.groups
      .filter(({ isTable }) => isTable)
      .map((group) => ({ group, sheet: new Sheet(tableSheet(kind, group)) }));
  }

  /** Adds the rows of a paper. */
  add(origin: Origin, reading: Reading): AddedPaper {
    const added = this.tables.map((table) => addRows(table, origin, reading));
    const sums = new Map(added.flatMap(({ figures }) => [...figures]));
    const rowNumber = this.papers.add({ origin, pageNumber: null, reading, sums });
    const own = figuresOfRow(this.papers, rowNumber);
    return { figures: new Map([...sums, ...own]), rows: added.flatMap(({ rows }) => rows) };
  }
}

/** Adds the rows of a table, and sums their figures. */
function addRows({ group, sheet }: TableSheet, origin: Origin, reading: Reading): AddedPaper {
  const own = OWN_PARTS[reading.documentType]?.tables?.[group.path];
  const facts = own?.factsOf?.(reading) ?? [];
  const { number } = knownPaper(reading);
  const rows = (rowsOf(reading, group) ?? []).map((cells, index): TableRow => {
    const pageNumber = pageOf(cells, group);
    return { origin, pageNumber, number, cells, facts: facts[index] ?? NO_FACTS };
  });
  const numbered = rows.map((row) => ({ row, rowNumber: sheet.add(row) }));
  const counted =
    own?.isSumOfParts === true
      ? numbered.filter(({ row }) => row.facts.standing === "part")
      : numbered;
  const rowNumbers = counted.map(({ rowNumber }) => rowNumber);
  return { figures: figuresOfRows(sheet, rowNumbers), rows };
}

/** The page on which a row stands: that of the field that places it, else of its first printed cell. */
function pageOf(cells: object, { fields, placedBy }: FieldGroup<AnyContent>): number | null {
  const names = placedBy === undefined ? namesOf(fields) : [placedBy];
  return names.flatMap((name) => valueAt(cells, name)?.from[0].pageNumber ?? [])[0] ?? null;
}
