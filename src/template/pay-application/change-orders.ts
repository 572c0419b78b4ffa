import type { ListedChangeOrder } from "../../document/pay-application.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { NamedRow, TableReading } from "../table/table.ts";
import type { SheetColumn } from "../template.ts";
import { markedOrder, numberedOrder } from "./change-order-mark.ts";
import { moneyOf, type SheetReading, textOf } from "./read-sheet.ts";

/** Sections whose rows are change orders even when they carry no mark of their own. */
const SECTION =
  /^\s*(?:approved\s+|executed\s+)?(?:contract\s+)?(?:change\s+orders?|variations?|extras|modifications|changes)\s*:?\s*$/i;

/** Change orders that the sheet lists one by one, in the order of the rows. */
export function changeOrdersOf(
  reading: SheetReading,
  table: TableReading<SheetColumn>,
): readonly ListedChangeOrder[] {
  const sections = sectionStarts(table);
  return reading.printedRows.flatMap((row, index) => {
    const own = reading.sheet.rows[index];
    if (own === undefined) return [];
    const amount = moneyOf(row.figures[reading.names.indexOf("scheduledValue")] ?? null);
    const marked = markedOrder(own.description) ?? markedOrder(textOf(allText(row)));
    if (marked !== null) return [{ ...marked, reference: null, amount }];
    const inItem = markedOrder(own.item);
    if (inItem?.number !== undefined && inItem.number !== null)
      return [{ number: inItem.number, reference: null, description: own.description, amount }];
    if (!sections.some((start) => isIn(row, start, table))) return [];
    const numbered = numberedOrder(own.description);
    if (numbered !== null) return [{ ...numbered, reference: null, amount }];
    const code = codeOf(row);
    return [{ number: code ?? own.item, reference: null, description: own.description, amount }];
  });
}

function allText(row: NamedRow<SheetColumn>): Parameters<typeof textOf>[0] {
  return [...row.texts.entries()].flatMap(([name, runs]) => (name === "item" ? [] : runs));
}

/** A code such as CE-001 in a column beside the description. */
function codeOf(row: NamedRow<SheetColumn>): Sourced<string> | null {
  const text = textOf(row.texts.get("other"));
  return text !== null && /^[A-Z]{1,5}[-#\s]?\d[\w.-]*$/i.test(text.value) ? text : null;
}

interface SectionStart {
  readonly pageNumber: number;
  readonly top: number;
}

function sectionStarts(table: TableReading<SheetColumn>): readonly SectionStart[] {
  const headings = table.headings.filter((heading) =>
    SECTION.test(heading.text.flatMap((run) => run.words.map((word) => word.text)).join(" ")),
  );
  return headings.map(({ pageNumber, box }) => ({ pageNumber, top: box.top }));
}

/** A section runs from its heading to the next total row. */
function isIn(
  row: NamedRow<SheetColumn>,
  start: SectionStart,
  table: TableReading<SheetColumn>,
): boolean {
  const isAfter = (other: { pageNumber: number; top: number }): boolean =>
    other.pageNumber > start.pageNumber ||
    (other.pageNumber === start.pageNumber && other.top > start.top);
  if (!isAfter({ pageNumber: row.pageNumber, top: row.box.top })) return false;
  const end = table.rows.find(
    (other) =>
      other.kind !== "item" && isAfter({ pageNumber: other.pageNumber, top: other.box.top }),
  );
  return end === undefined || table.rows.indexOf(end) > table.rows.indexOf(row);
}
