import type { InvoiceReading } from "../../kinds/reading.ts";
import { namerOf } from "../public-name.ts";
import type { Addition } from "./addition.ts";
import type { EmbeddedInvoiceBody } from "../full-contract.ts";

/** The invoice in XML inside of the PDF. */
export const EMBEDDED_INVOICE: Addition<InvoiceReading, EmbeddedInvoiceBody | null> = {
  of({ documentType, eInvoice }) {
    if (eInvoice === null) return null;
    const nameOf = namerOf(documentType);
    const { name, profile, comparisons } = eInvoice;
    return {
      name,
      profile,
      comparisons: comparisons.map(({ figure, xml, printed, agrees }) => ({
        figure: nameOf(figure),
        xml,
        printed,
        agrees,
      })),
    };
  },
};
