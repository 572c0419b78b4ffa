import type { Audit } from "../audit/audit.ts";
import { repeatedInvoices, traceOf } from "../audit/repeated-invoices.ts";
import type { Outcome } from "../kinds/reading.ts";
import { type Draw, drawOf } from "./draw.ts";
import type { ContractTerms } from "./retainage-limits.ts";
import type { OtherPaper, ReadBill, ReadWaiver } from "./papers.ts";

/** Gathers the papers of a draw beside those that an audit takes. */
export class DrawCollector {
  readonly #waivers: ReadWaiver[] = [];
  readonly #bills: (ReadBill & { readonly fingerprint: string })[] = [];
  readonly #seen = new Set<string>();
  readonly #read = new Set<string>();

  /** Takes one paper with what became of it; of files of the same bytes, which have one fingerprint, the first counts. */
  add(file: string, fingerprint: string, outcome: Outcome): void {
    if (outcome.kind === "unread") return;
    this.#read.add(file);
    if (this.#seen.has(fingerprint)) return;
    this.#seen.add(fingerprint);
    const { reading } = outcome;
    if (reading.documentType === "LIEN_WAIVER") this.#waivers.push({ file, reading });
    if (reading.documentType === "INVOICE") this.#bills.push({ file, fingerprint, reading });
  }

  /**
   * What they say together. The lists in a paper count also where a reader took it for one of its own. `terms` are of the
   * contract between the contractor and whoever pays.
   */
  draw(audit: Audit, others: readonly OtherPaper[], terms: ContractTerms | null = null): Draw {
    return drawOf({
      audit,
      others,
      terms,
      isRead: (file) => this.#read.has(file),
      waivers: this.#waivers,
      bills: this.#billsOnce(),
    });
  }

  /** A bill that comes twice pays for material once. */
  #billsOnce(): readonly ReadBill[] {
    const traces = this.#bills.map(({ file, fingerprint, reading: { document } }) =>
      traceOf({ file, fingerprint, document }),
    );
    const copies = new Set(
      repeatedInvoices(traces).flatMap(({ repetition, invoices }) =>
        repetition === "same-invoice" ? invoices.slice(1).map(({ file }) => file) : [],
      ),
    );
    return this.#bills.filter(({ file }) => !copies.has(file));
  }
}
