import type { InvoiceTrace } from "../audit/invoice-trace.ts";
import { type Repetition, repeatedInvoices } from "../audit/repeated-invoices.ts";
import { visible } from "./plain-text.ts";

const WORDS: Readonly<Record<Repetition, string>> = {
  "same-file": "same file",
  "same-invoice": "same invoice",
  "same-number": "same number",
  "same-figures": "same figures",
};

/** A line for each invoice that comes more than once. */
export function repeatedInvoiceLines(
  traces: readonly InvoiceTrace[],
  paint: { readonly yellow: (text: string) => string },
): readonly string[] {
  return repeatedInvoices(traces).map(
    ({ repetition, sentence }) => `${paint.yellow(WORDS[repetition])}  ${visible(sentence)}`,
  );
}
