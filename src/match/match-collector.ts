import type { Outcome } from "../kinds/reading.ts";
import { type Bill, billOf } from "./bill.ts";
import { type Match, type MatchBooks, matchPapers, type OtherPaper } from "./match.ts";

/** Gathers the papers of a run, and keeps of each bill what is compared. */
export class MatchCollector {
  readonly #bills: Bill[] = [];
  readonly #others: OtherPaper[] = [];
  readonly #refused: { readonly file: string; readonly message: string }[] = [];

  /** Takes one input with what became of it. Files of the same bytes have the same fingerprint. */
  add(file: string, fingerprint: string, outcome: Outcome): void {
    if (outcome.kind === "unread") {
      this.#refused.push({ file, message: outcome.message });
      return;
    }
    const { reading } = outcome;
    if (reading.documentType === "INVOICE") this.#bills.push(billOf(file, fingerprint, reading));
    else this.#others.push({ file, documentType: reading.documentType });
  }

  /** The bills with their answers, when all are there. */
  match(books: MatchBooks): Match {
    const [bills, others, refused] = [this.#bills, this.#others, this.#refused];
    return matchPapers({ bills, others, refused }, books);
  }
}
