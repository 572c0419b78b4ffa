import type { InvoiceLine } from "../document/invoice.ts";
import type { SheetFigures, SheetRow } from "../document/pay-application.ts";
import type { FieldGroup } from "../kinds/kind.ts";
import type { Reading } from "../kinds/reading.ts";
import { withCosts } from "./corrected-costs.ts";
import type { ListRow } from "./list-rows.ts";

/** A reading with other rows in one of its lists, struck ones left out, and with what follows from rows in its document. */
export function withRows<Read extends Reading>(
  reading: Read,
  { path }: FieldGroup,
  rows: readonly ListRow[],
): Read {
  return { ...reading, document: documentWith(reading.document, path, rows) };
}

function documentWith(
  document: Reading["document"],
  path: string,
  rows: readonly ListRow[],
): Reading["document"] {
  const values = rows.flatMap((row) => (row.isStruck ? [] : [row.values]));
  if (document.documentType === "INVOICE" && path === "lineItems") {
    // That an amount was not read, or that its columns are not clear, is no longer so.
    const because = "A person went through the items.";
    const lines = values as unknown as readonly InvoiceLine[];
    return {
      ...document,
      lines,
      linesLeadOn: { holds: true, because },
      areFactorsClear: { holds: true, because },
    };
  }
  if (document.documentType === "PAY_APPLICATION" && path === "sheet.rows") {
    const sheetRows = values.map(sheetRow);
    return { ...document, sheet: { totals: null, ...document.sheet, rows: sheetRows } };
  }
  if (document.documentType === "CHANGE_ORDER" && path === "costs")
    return withCosts(document, rows);
  return withMember(document, path.split("."), values) as Reading["document"];
}

function sheetRow(values: ListRow["values"]): SheetRow {
  const { item, description, percentComplete, ...figures } = values as unknown as SheetRow &
    SheetFigures;
  return { item, description, percentComplete, figures };
}

/** An object with something else at a path. */
function withMember(
  object: object,
  [name = "", ...inner]: readonly string[],
  value: unknown,
): object {
  const member: unknown = Reflect.get(object, name);
  const isWithin = inner.length > 0 && typeof member === "object" && member !== null;
  return { ...object, [name]: isWithin ? withMember(member, inner, value) : value };
}
