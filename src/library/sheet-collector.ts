import { type InvoiceTrace, repeatedInvoices } from "../audit/repeated-invoices.ts";
import type { Input } from "../batch/input.ts";
import { isObjectPath } from "../batch/objects/object-address.ts";
import { repetitionSentence } from "../finding/repetition.ts";
import { type KnownPaper, knownPaper } from "../kinds/known-by.ts";
import type { Outcome } from "../kinds/reading.ts";
import { RunSheets } from "../sheets/run-sheets.ts";
import type { FilledSheet, Origin } from "../sheets/sheet.ts";
import { invoiceTraceOf } from "./invoice-trace-of.ts";

/** A paper that may come again. */
interface Paper extends Pick<KnownPaper, "documentKind" | "number" | "sender"> {
  readonly origin: Origin;
}

/** Gathers the sheets of a run, input by input, with the invoices that come more than once. */
export class SheetCollector {
  readonly #sheets: RunSheets;
  readonly #traces: InvoiceTrace[] = [];
  readonly #papers = new Map<string, Paper>();

  /** Below this confidence a reading is a problem. */
  constructor(minConfidence: number) {
    this.#sheets = new RunSheets(minConfidence);
  }

  /** Takes one input with what became of it. */
  async add(input: Input, outcome: Outcome): Promise<void> {
    const origin = originOf(input);
    this.#sheets.add(origin, outcome);
    const trace = await invoiceTraceOf(input, outcome);
    if (trace === null || outcome.kind === "unread") return;
    this.#traces.push(trace);
    const { documentKind, number, sender } = knownPaper(outcome.reading);
    this.#papers.set(input.name, { origin, documentKind, number, sender });
  }

  /** All sheets from left to right, when all inputs are there. */
  finished(): readonly FilledSheet[] {
    for (const repeated of repeatedInvoices(this.#traces)) {
      const paper = this.#papers.get(repeated.invoices.at(-1)?.file ?? "");
      if (paper !== undefined)
        this.#sheets.addRepeated({ ...paper, what: repetitionSentence(repeated) });
    }
    return this.#sheets.finished();
  }
}

function originOf(input: Input): Origin {
  const path = input.kind === "document" && "path" in input.source ? input.source.path : null;
  // Programs for workbooks open files, and know nothing of object storage.
  return { name: input.name, path: path === null || isObjectPath(path) ? null : path };
}
