import type { InvoiceTrace } from "../audit/invoice-trace.ts";
import { repeatedInvoices } from "../audit/repeated-invoices.ts";
import { type Repetition, repetitionSentence } from "../finding/repetition.ts";
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
    (repeated) =>
      `${paint.yellow(WORDS[repeated.repetition])}  ${visible(repetitionSentence(repeated))}`,
  );
}
