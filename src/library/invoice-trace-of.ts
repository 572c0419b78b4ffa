import { type InvoiceTrace, traceOf } from "../audit/repeated-invoices.ts";
import { fingerprintOf, type Input } from "../batch/input.ts";
import { doesJoin } from "../kinds/kinds.ts";
import type { Outcome } from "../kinds/reading.ts";

/** What is to be remembered of an outcome so that a second copy of it is noticed; null for what is no invoice. */
export async function invoiceTraceOf(input: Input, outcome: Outcome): Promise<InvoiceTrace | null> {
  if (outcome.kind === "unread" || !doesJoin(outcome.reading, "repeats")) return null;
  const { document } = outcome.reading;
  return traceOf({ file: input.name, fingerprint: await fingerprintOf(input), document });
}
