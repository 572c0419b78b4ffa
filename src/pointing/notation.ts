import type { Reading } from "../kinds/reading.ts";
import { kindOf } from "../kinds/kinds.ts";
import type { Layout } from "../layout/layout.ts";
import type { TemplateLists } from "../lexicon/template-lists.ts";
import { dateOrderOf } from "../paper/date-order.ts";
import { numberStyleOf } from "../paper/figures.ts";
import { cutInvoice } from "../paper/invoice/cut-invoice.ts";
import type { Notation } from "./value-readers.ts";

/** How a document of this kind writes its figures and dates. */
export function notationOf(
  documentType: Reading["documentType"],
  layout: Layout,
  templates: TemplateLists,
): Notation {
  if (!kindOf(documentType).isMultilingual)
    return {
      kind: "english",
      style: numberStyleOf(layout.pages.flatMap(({ lines }) => lines)),
      order: dateOrderOf(layout),
    };
  const { style, months, dateOrder } = cutInvoice(layout, templates.invoice.at(-1)?.words ?? []);
  return { kind: "multilingual", style, months, order: dateOrder };
}
