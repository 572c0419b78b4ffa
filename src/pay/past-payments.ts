import { readBook } from "./book.ts";
import { isPaid, type LedgerLine, READ_AGAIN } from "./ledger.ts";

/** What the book says of a payment. */
export interface PastPayment {
  /** Open: money may have moved. Refused: it bought nothing, as far as was known then. */
  readonly state: "open" | "taken" | "refused";
  /** The first line that says so. */
  readonly line: LedgerLine;
  /** When its document was read once more for nothing, ISO 8601; null where it was not. */
  readonly readAgain: string | null;
}

/**
 * The payments that are kept in mind: some 80 MB. Who comes with an older one is told what the chain shows of it.
 */
const MOST_PAYMENTS = 100_000;

/** The last part of a month's file that is read at a start: the lines of more payments than are kept, in two seconds or so. */
const MOST_BYTES = 134_217_728;

/** What became of the payments of the book, the youngest of them, in memory: by their keys. */
export class PastPayments {
  readonly #most: number;
  readonly #payments = new Map<string, PastPayment>();
  /** One copy of each text that many lines share. */
  readonly #texts = new Map<string, string>();

  constructor(most: number = MOST_PAYMENTS) {
    this.#most = most;
  }

  /** Those of this month and the one before it. Damaged lines are left out, and counted. */
  static async read(
    folder: string,
    now: Date,
  ): Promise<{ readonly past: PastPayments; readonly damaged: number }> {
    const past = new PastPayments();
    const span = { from: monthBefore(now), to: null };
    let damaged = 0;
    for await (const entry of readBook(folder, span, MOST_BYTES)) {
      if (entry.kind === "line") past.add(entry.line);
      else damaged += 1;
    }
    return { past, damaged };
  }

  get size(): number {
    return this.#payments.size;
  }

  /** What the book says of a payment; null where it is not in it, or too old. */
  of(key: string): PastPayment | null {
    return this.#payments.get(key) ?? null;
  }

  /** Those of which it is not known whether they were taken. */
  open(): readonly PastPayment[] {
    return [...this.#payments.values()].filter(({ state }) => state === "open");
  }

  /** Takes a line into account, in the order of the book. */
  add(line: LedgerLine): void {
    const { paymentKey: key, outcome } = line;
    const known = this.#payments.get(key);
    const readAgain =
      outcome === "delivered again" && line.reason === READ_AGAIN
        ? line.time
        : (known?.readAgain ?? null);
    const hasPaid = known?.state === "taken" || outcome === "delivered again" || isPaid(line);
    const isOpen = outcome === "intent" || outcome === "unknown";
    const state = hasPaid ? "taken" : isOpen ? "open" : "refused";
    // That it was taken is never unsaid. Of open lines the first is the nearest to the time at which the chain may have it.
    const isSaid = known !== undefined && known.state !== "refused" && known.state === state;
    const kept = isSaid ? known.line : this.#shared(line);
    this.#payments.set(key, { state, line: kept, readAgain });
    if (this.#payments.size <= this.#most) return;
    const [oldest] = this.#payments.keys();
    if (oldest !== undefined) this.#payments.delete(oldest);
  }

  /** Lines repeat each other's texts, and would hold a copy each. */
  #shared(line: LedgerLine): LedgerLine {
    if (this.#texts.size > this.#most) this.#texts.clear();
    const one = (text: string): string => {
      const known = this.#texts.get(text);
      if (known === undefined) this.#texts.set(text, text);
      return known ?? text;
    };
    return {
      ...line,
      requestId: "",
      resource: one(line.resource),
      network: one(line.network),
      asset: one(line.asset),
      payTo: one(line.payTo),
      amount: one(line.amount),
      payer: one(line.payer),
      reason: one(line.reason),
    };
  }
}

/** Such as `2026-10`, of a time in November 2026. */
function monthBefore(now: Date): string {
  const [year, months] = [now.getUTCFullYear(), now.getUTCMonth()];
  return months === 0 ? `${year - 1}-12` : `${year}-${String(months).padStart(2, "0")}`;
}
