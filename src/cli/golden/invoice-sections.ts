import { namesOf } from "../../base/names-of.ts";
import type { EmbeddedInvoice } from "../../document/embedded-invoice.ts";
import type { InvoiceLine } from "../../document/invoice.ts";
import { FURTHER_FIELDS, INVOICE_FIELDS } from "../../kinds/invoice/fields.ts";
import { FURTHER_ITEM_FIELDS, ITEM_FIELDS } from "../../kinds/invoice/list-fields.ts";
import { TAX_CELLS } from "../../kinds/invoice/shown-fields.ts";
import type { InvoiceReading } from "../../kinds/reading.ts";
import { fieldCells, fieldLines, type GoldenSection, printedOf } from "./printed-value.ts";

/** What a golden says of an invoice. */
export function invoiceSections({ document, eInvoice }: InvoiceReading): GoldenSection {
  return {
    paper: document.paper,
    fields: Object.fromEntries(fieldLines(INVOICE_FIELDS, document)),
    others: printedOf(fieldLines(FURTHER_FIELDS, document)),
    lineItems: document.lines.map(itemOf),
    taxes: document.taxes.map((tax) => fieldCells(TAX_CELLS, tax)),
    ...(eInvoice === null ? {} : { eInvoice: embeddedOf(eInvoice) }),
  };
}

/** The contract's members by their place, the others by name where they are printed. */
function itemOf(line: InvoiceLine): readonly unknown[] {
  const names = namesOf(FURTHER_ITEM_FIELDS);
  const cells = fieldCells(FURTHER_ITEM_FIELDS, line);
  const printed = names.flatMap((name, place) =>
    cells[place] == null ? [] : [[name, cells[place]] as const],
  );
  return [
    ...fieldCells(ITEM_FIELDS, line),
    ...(printed.length === 0 ? [] : [Object.fromEntries(printed)]),
  ];
}

function embeddedOf({ name, profile, comparisons }: EmbeddedInvoice): GoldenSection {
  const differing = comparisons.filter(({ agrees }) => agrees === false);
  return {
    name,
    profile,
    agreeing: comparisons.filter(({ agrees }) => agrees === true).length,
    differing: differing.map(({ figure }) => figure),
  };
}
