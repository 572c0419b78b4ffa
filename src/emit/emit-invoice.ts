/*
 * E-invoices by EN 16931 from readings. `build-invoice` puts every term of the norm together from printed values alone, and notes
 * those that are missing; `write-ubl` and `write-cii` write what is whole. Nothing is filled in: a term that is not printed is a
 * refusal that names it, and what the norm defines as a sum stands only where every printed total agrees.
 */

import { NO_INVOICE } from "../finding/e-invoice-words.ts";
import type { Reading } from "../kinds/reading.ts";
import { judgeReading } from "../verdict/judgement.ts";
import { buildInvoice, type BuildWishes } from "./build-invoice.ts";
import type { EmittedInvoice, InvoiceSyntax, RefusedInvoice } from "./emitted-invoice.ts";
import { termsOf } from "./list-terms.ts";
import { writeCii } from "./write-cii.ts";
import { writeUbl } from "./write-ubl.ts";

/** How an invoice is to be written. */
export interface EmitWishes extends BuildWishes {
  readonly syntax: InvoiceSyntax;
}

/** The e-invoice of a reading that has its terms, or why there is none. */
export function emitInvoice(
  reading: Reading,
  { syntax, ...wishes }: EmitWishes,
): EmittedInvoice | RefusedInvoice {
  if (reading.documentType !== "INVOICE")
    return { kind: "refused", reasons: [NO_INVOICE], missing: [] };
  if (reading.terms === undefined)
    throw new RangeError("A reading without its terms was to be written as an e-invoice.");
  const { verdict, reasons } = judgeReading(reading);
  const built = buildInvoice(reading.document, reading.terms, wishes);
  const sentences = verdict === "pay" ? [] : reasons.map(({ sentence }) => sentence);
  if (built.kind === "lacking")
    return { kind: "refused", reasons: sentences, missing: built.missing };
  if (sentences.length > 0) return { kind: "refused", reasons: sentences, missing: [] };
  const { invoice } = built;
  const xml = syntax === "ubl" ? writeUbl(invoice) : writeCii(invoice);
  const { profile } = wishes;
  return { kind: "emitted", syntax, profile, xml, terms: termsOf(invoice) };
}
