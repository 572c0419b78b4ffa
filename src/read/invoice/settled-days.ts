import { type CalendarDate, compareDates } from "../../base/calendar-date.ts";
import type { InvoicePaper } from "../../paper/invoice/invoice-paper.ts";
import { readPrintedDate } from "../../paper/invoice/printed-dates.ts";

/** The days of an invoice and of its payment. */
export interface InvoiceDays {
  readonly invoiceDate: CalendarDate;
  readonly dueDate: CalendarDate;
}

/**
 * The days of an invoice and of its payment as printed, where only one order of day and month lets it be due on its own day
 * or later: "11/08/2026" due "10/09/2026" is August. Null where both orders do or neither does, and where more than a
 * currency or a place tells the order: a due day before the invoice's is the paper's own error then.
 */
export function daysInOrder(
  invoiceDate: string,
  dueDate: string,
  { months, dateOrder }: Pick<InvoicePaper, "months" | "dateOrder">,
): InvoiceDays | null {
  if (dateOrder.isGuessed !== true) return null;
  const [only, other] = (["day-first", "month-first"] as const).flatMap((order): InvoiceDays[] => {
    const orders = { ...dateOrder, dotted: order, other: order };
    const own = readPrintedDate(invoiceDate, months, orders);
    const due = readPrintedDate(dueDate, months, orders);
    if (own === null || due === null || own.isDotted || due.isDotted) return [];
    if (own.date === null || due.date === null || compareDates(own.date, due.date) > 0) return [];
    return [{ invoiceDate: own.date, dueDate: due.date }];
  });
  return other === undefined ? (only ?? null) : null;
}
