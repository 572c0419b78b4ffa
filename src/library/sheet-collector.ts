import type { InvoiceTrace } from "../audit/invoice-trace.ts";
import { repeatedInvoices } from "../audit/repeated-invoices.ts";
import type { Input } from "../batch/find-inputs.ts";
import { isObjectPath } from "../batch/objects/object-address.ts";
import { repetitionSentence } from "../finding/repetition.ts";
import type { Outcome } from "../reading.ts";
import { RunSheets } from "../sheets/run-sheets.ts";
import type { FilledSheet, Origin } from "../sheets/sheet.ts";
import { invoiceTraceOf } from "./invoice-trace-of.ts";

/** Gathers the sheets of a run, input by input, with the invoices that come more than once. */
export class SheetCollector {
  readonly #sheets: RunSheets;
  readonly #traces: InvoiceTrace[] = [];
  readonly #origins = new Map<string, Origin>();

  /** Below this confidence a reading is a problem. */
  constructor(minConfidence: number) {
    this.#sheets = new RunSheets(minConfidence);
  }

  /** Takes one input with what became of it. */
  async add(input: Input, outcome: Outcome): Promise<void> {
    const origin = originOf(input);
    this.#sheets.add(origin, outcome);
    const trace = await invoiceTraceOf(input, outcome);
    if (trace === null) return;
    this.#traces.push(trace);
    this.#origins.set(input.name, origin);
  }

  /** All sheets from left to right, when all inputs are there. */
  finished(): readonly FilledSheet[] {
    for (const repeated of repeatedInvoices(this.#traces)) {
      const last = repeated.invoices.at(-1);
      const origin = this.#origins.get(last?.file ?? "");
      if (last === undefined || origin === undefined) continue;
      const { invoiceNumber: number, vendor: sender } = last;
      this.#sheets.addRepeated({ origin, what: repetitionSentence(repeated), number, sender });
    }
    return this.#sheets.finished();
  }
}

function originOf(input: Input): Origin {
  const path = input.kind === "document" && "path" in input.source ? input.source.path : null;
  // Programs for workbooks open files, and know nothing of object storage.
  return { name: input.name, path: path === null || isObjectPath(path) ? null : path };
}
