import { type InvoiceTrace, traceOf } from "../audit/invoice-trace.ts";
import { type Repetition, repeatedInvoices } from "../audit/repeated-invoices.ts";
import type { Outcome } from "../reading.ts";
import type { Input } from "../batch/find-inputs.ts";
import { fingerprintOf } from "../batch/fingerprint.ts";
import { visible } from "./plain-text.ts";

const WORDS: Readonly<Record<Repetition, string>> = {
  "same-file": "same file",
  "same-invoice": "same invoice",
  "same-number": "same number",
  "same-figures": "same figures",
};

/** What is to be remembered of an outcome so that a second copy of it is noticed; null for what is no invoice. */
export async function invoiceTraceOf(input: Input, outcome: Outcome): Promise<InvoiceTrace | null> {
  if (outcome.kind === "unread" || outcome.reading.documentType !== "INVOICE") return null;
  const { document } = outcome.reading;
  return traceOf({ file: input.name, fingerprint: await fingerprintOf(input), document });
}

/** A line for each invoice that comes more than once. */
export function repeatedInvoiceLines(
  traces: readonly InvoiceTrace[],
  paint: { readonly yellow: (text: string) => string },
): readonly string[] {
  return repeatedInvoices(traces).map(
    ({ repetition, sentence }) => `${paint.yellow(WORDS[repetition])}  ${visible(sentence)}`,
  );
}
