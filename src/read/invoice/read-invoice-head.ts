import type { CalendarDate } from "../../base/calendar-date.ts";
import type { Provenance } from "../../document/sourced.ts";
import { type Finding, found } from "../../finding/finding.ts";
import { type DateCandidate, dateCandidates } from "../../evidence/invoice/head/date-candidates.ts";
import type { HeadCandidate, HeadField } from "../../evidence/invoice/head/head-candidate.ts";
import { numberCandidates } from "../../evidence/invoice/head/number-candidates.ts";
import { choosePair, type PrintedChoice, sure } from "../../solve/choose-printed.ts";
import type { Found } from "../../paper/invoice/found.ts";
import type { InvoicePaper } from "../../paper/invoice/invoice-paper.ts";
import type { InvoiceHead } from "./read-invoice.ts";
import { daysInOrder, type InvoiceDays } from "./settled-days.ts";
import { INVOICE_HEAD } from "../../weights/invoice-head.ts";

/** What each sign says for each field of the head, and how likely a value has to be. */
export type HeadNumbers = typeof INVOICE_HEAD;

/** Everything that the head of a paper prints. */
export interface PrintedHead {
  readonly numbers: readonly HeadCandidate<string>[];
  readonly dates: readonly DateCandidate[];
}

/** Reads the numbers and the dates in the head of an invoice: each is chosen among all that the paper prints. */
export function readInvoiceHead(
  paper: InvoicePaper,
  fitted: HeadNumbers = INVOICE_HEAD,
): InvoiceHead {
  const chosen = chooseHead(
    { numbers: numberCandidates(paper), dates: dateCandidates(paper) },
    fitted,
  );
  const notices: Finding[] = [];
  const days = settledDays(chosen, paper);
  return {
    invoiceNumber: foundBy(chosen.invoiceNumber),
    purchaseOrder: foundBy(chosen.purchaseOrder),
    invoiceDate: dated(chosen.invoiceDate, "invoiceDate", days, notices),
    dueDate: dated(chosen.dueDate, "dueDate", days, notices),
    notices,
    nothing: {
      invoiceNumber: chosen.invoiceNumber.nothing,
      purchaseOrder: chosen.purchaseOrder.nothing,
      invoiceDate: chosen.invoiceDate.nothing,
      dueDate: chosen.dueDate.nothing,
    },
  };
}

/** What is chosen for each field of the head. */
export function chooseHead(
  { numbers, dates }: PrintedHead,
  { signs, least }: HeadNumbers,
): Readonly<{
  invoiceNumber: PrintedChoice<HeadCandidate<string>>;
  purchaseOrder: PrintedChoice<HeadCandidate<string>>;
  invoiceDate: PrintedChoice<DateCandidate>;
  dueDate: PrintedChoice<DateCandidate>;
}> {
  const [invoiceNumber, purchaseOrder] = choosePair(
    { all: filling("invoiceNumber", numbers), weights: signs.invoiceNumber },
    { all: filling("purchaseOrder", numbers), weights: signs.purchaseOrder },
    (one, other) => one.key !== other.key,
  );
  const [invoiceDate, dueDate] = choosePair(
    { all: filling("invoiceDate", dates), weights: signs.invoiceDate },
    { all: filling("dueDate", dates), weights: signs.dueDate },
    // A due date before the invoice's is the paper's own error, which a check tells.
    (one, other) => !isSamePrint(one.from, other.from),
  );
  return {
    invoiceNumber: sure(invoiceNumber, least.invoiceNumber),
    purchaseOrder: sure(purchaseOrder, least.purchaseOrder),
    invoiceDate: sure(invoiceDate, least.invoiceDate),
    dueDate: sure(dueDate, least.dueDate),
  };
}

/** What of all that is printed may fill a field. */
export function filling<One extends Pick<HeadCandidate<unknown>, "mayFill">>(
  field: HeadField,
  all: readonly One[],
): readonly One[] {
  return all.filter(({ mayFill }) => mayFill.includes(field));
}

function isSamePrint(one: Provenance, other: Provenance): boolean {
  const isAt = one.box.left === other.box.left && one.box.top === other.box.top;
  return one.pageNumber === other.pageNumber && isAt;
}

function foundBy<Value>({
  best,
  share,
  lost,
}: PrintedChoice<HeadCandidate<Value>>): Found<Value> | null {
  if (best === null) return null;
  return {
    sourced: { value: best.value, from: [best.from] },
    because: [best.because],
    margin: share,
    lost: lost.map(({ from: { printed, pageNumber }, because }) => ({
      printed,
      pageNumber,
      because,
    })),
  };
}

/** The days that an order of day and month gives which nothing else on the paper says; null where it says it, or both fit. */
function settledDays(
  { invoiceDate, dueDate }: ReturnType<typeof chooseHead>,
  paper: InvoicePaper,
): InvoiceDays | null {
  if (invoiceDate.best === null || dueDate.best === null) return null;
  return daysInOrder(invoiceDate.best.from.printed, dueDate.best.from.printed, paper);
}

/** A day; null with a notice where nothing tells it from the month. */
function dated(
  choice: PrintedChoice<DateCandidate>,
  field: "invoiceDate" | "dueDate",
  days: InvoiceDays | null,
  notices: Finding[],
): Found<CalendarDate> | null {
  const one = foundBy(choice);
  const [from] = one?.sourced.from ?? [];
  if (one === null || from === undefined) return null;
  const value = days?.[field] ?? one.sourced.value;
  if (value !== null) return { ...one, sourced: { value, from: one.sourced.from } };
  const { printed, pageNumber } = from;
  notices.push(found("date-order-open", { field, printed, pageNumber }, [field]));
  return null;
}
