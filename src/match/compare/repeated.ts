import { type InvoiceTrace, repeatedInvoices } from "../../audit/repeated-invoices.ts";
import type { BillName } from "../../finding/match-statement.ts";
import type { Repetition } from "../../finding/repetition.ts";
import type { Bill } from "../bill.ts";
import { nameOfEntry, traceOfEntry } from "../history.ts";
import type { HistoryEntry } from "../history-entry.ts";
import { type MatchPoint, point } from "./point.ts";

/** Bills that came before, by the bill that repeats them. `bills` are in the order in which they count. */
export function repeatedBills(
  bills: readonly Bill[],
  history: readonly HistoryEntry[],
): ReadonlyMap<Bill, MatchPoint> {
  const earlier = new Map(history.map((entry) => [traceOfEntry(entry), entry] as const));
  const own = new Map(bills.map((bill) => [bill.trace, bill] as const));
  const points = new Map<Bill, MatchPoint>();
  const nameOf = (trace: InvoiceTrace): BillName => {
    const entry = earlier.get(trace);
    const name = own.get(trace)?.name ?? { file: trace.file, number: null, date: null };
    return entry === undefined ? name : nameOfEntry(entry);
  };
  const tell = (trace: InvoiceTrace, repetition: Repetition, first: InvoiceTrace): void => {
    const bill = own.get(trace);
    if (bill === undefined || points.get(bill)?.statement.code === "billed-before") return;
    const isCertain = repetition === "same-file" || isKnown(bill);
    const isCopy = repetition === "same-file" || repetition === "same-invoice";
    const about = { billed: trace.amount, expected: first.amount };
    points.set(
      bill,
      isCopy && isCertain
        ? point(bill, "billed-before", {
            before: nameOf(first),
            isEarlierRun: earlier.has(first),
          })
        : point(
            bill,
            "number-repeated",
            { repetition, other: nameOf(first), amount: first.amount },
            about,
          ),
    );
  };
  for (const { repetition, invoices } of repeatedInvoices([...earlier.keys(), ...own.keys()])) {
    const [first, ...others] = invoices;
    if (first === undefined) continue;
    for (const trace of others) tell(trace, repetition, first);
    // Of two that are not the same nobody knows which one counts.
    const isCopy = repetition === "same-file" || repetition === "same-invoice";
    const [second] = others;
    if (!isCopy && second !== undefined) tell(first, repetition, second);
  }
  return points;
}

/** Whether vendor and number of a bill were read for sure. */
function isKnown({ vendor, invoiceNumberDoubt }: Bill): boolean {
  return invoiceNumberDoubt === null && vendor?.doubt === null;
}
