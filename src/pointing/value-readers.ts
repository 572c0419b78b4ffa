import type { ValueReaders } from "../fallback/pointed-value.ts";
import { kindOf } from "../kinds/kinds.ts";
import type { Layout } from "../layout/layout.ts";
import type { Reading } from "../kinds/reading.ts";
import { dateOrderOf } from "../paper/date-order.ts";
import { numberStyleOf } from "../paper/figures.ts";
import { readNumber } from "../paper/invoice/amount-text.ts";
import { cutInvoice } from "../paper/invoice/cut-invoice.ts";
import { readPrintedDate } from "../paper/invoice/printed-dates.ts";
import { readDate, readMoney, readPercent } from "../paper/read-value.ts";
import type { TemplateLists } from "../lexicon/template-lists.ts";

/** How figures and dates of a document of this kind are read: in its own style and order. */
export function valueReadersOf(
  documentType: Reading["documentType"],
  layout: Layout,
  templates: TemplateLists,
): ValueReaders {
  if (!kindOf(documentType).isMultilingual) {
    const style = numberStyleOf(layout.pages.flatMap(({ lines }) => lines));
    const order = dateOrderOf(layout);
    return {
      money: (printed) => readMoney(printed, style),
      percent: (printed) => readPercent(printed, style),
      date: (printed) => readDate(printed, order),
    };
  }
  const paper = cutInvoice(layout, templates.invoice.at(-1)?.words ?? []);
  return {
    money: (printed) => readNumber(printed, paper.style)?.value ?? null,
    percent: (printed) => readPercent(printed, paper.style),
    date: (printed) => readPrintedDate(printed, paper.months, paper.dateOrder)?.date ?? null,
  };
}
