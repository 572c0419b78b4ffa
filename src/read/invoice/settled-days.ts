import { type CalendarDate, compareDates } from "../../base/calendar-date.ts";
import type { InvoicePaper } from "../../paper/invoice/invoice-paper.ts";
import { type DateOrders, readPrintedDate } from "../../paper/invoice/printed-dates.ts";

/** The days of an invoice and of its payment. */
export interface InvoiceDays {
  readonly invoiceDate: CalendarDate | null;
  readonly dueDate: CalendarDate | null;
}

const ORDERS: readonly DateOrders[] = [
  { dotted: "day-first", other: "day-first" },
  { dotted: "month-first", other: "month-first" },
];

/**
 * The days of an invoice and of its payment as printed, where only one order of day and month lets it be due on its own day
 * or later: "11/08/2026" due "10/09/2026" is August. Null where a date shows the order by itself, or both or neither do.
 */
export function daysInOrder(
  invoiceDate: string,
  dueDate: string,
  { months, dateOrder }: Pick<InvoicePaper, "months" | "dateOrder">,
): InvoiceDays | null {
  if (dateOrder.areShown === true) return null;
  const [only, other] = ORDERS.flatMap((order): InvoiceDays[] => {
    const dayOf = (printed: string): CalendarDate | null =>
      readPrintedDate(printed, months, order)?.date ?? null;
    const days = { invoiceDate: dayOf(invoiceDate), dueDate: dayOf(dueDate) };
    const { invoiceDate: own, dueDate: due } = days;
    return own === null || due === null || compareDates(own, due) > 0 ? [] : [days];
  });
  return other === undefined ? (only ?? null) : null;
}
