import { sentenceOf } from "../../src/finding/sentences.ts";
import { describe, expect, test } from "vitest";
import type { CalendarDate } from "../../src/base/calendar-date.ts";
import { dateOrdersIn } from "../../src/paper/invoice/date-order.ts";
import { readInvoiceHead } from "../../src/read/invoice/read-invoice-head.ts";
import { typedInvoice } from "../read/invoice/typed-invoice.ts";

function isoOf({ year, month, day }: CalendarDate): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

describe("the order of day and month of a document", () => {
  /** Orders of dates with dots and of others. */
  function ordersIn(page: string): string {
    const paper = typedInvoice([page]);
    const { dotted, other } = dateOrdersIn(paper.lines, paper.months, paper.style);
    return `${dotted ?? "?"} ${other ?? "?"}`;
  }

  test.each([
    ["is shown by a day beyond twelve", "Date 03/04/2025\nDue 03/14/2025", "day-first month-first"],
    ["is shown the other way", "Date 03/04/2025\nDue 14/04/2025", "day-first day-first"],
    ["is open where dates contradict", "Date 14/04/2025\nDue 04/14/2025", "day-first ?"],
    ["is open where nothing decides", "Date 03/04/2025\nDue 05/04/2025", "day-first ?"],
    ["is told by a sign of money", "Date 03/04/2025\nTotal £ 12.00", "day-first day-first"],
    ["is told by an American address", "Globe, AZ 85501\nDate 03/04/2025", "day-first month-first"],
    [
      "is the day first where amounts have decimal commas, wherever the customer lives",
      "Globe, AZ 85501\nDate 03/04/2025\nTotal 1 234,50",
      "day-first day-first",
    ],
    ["is told by a legal form", "Acme Ltd.\nDate 03/04/2025", "day-first day-first"],
    ["is told by dates with dots", "Am 14.04.2025\nDate 03/04/2025", "day-first day-first"],
    ["may be the month's with dots", "On 04.14.2025", "month-first ?"],
  ])("%s", (_, page, orders) => {
    expect(ordersIn(page)).toBe(orders);
  });
});

describe("the dates of an invoice", () => {
  /** Invoice date and due date, then the notices. */
  function headOf(page: string): readonly (string | null)[] {
    const { invoiceDate, dueDate, notices } = readInvoiceHead(typedInvoice([page]));
    const days = [invoiceDate, dueDate].map((date) =>
      date === null ? null : isoOf(date.sourced.value),
    );
    return [...days, ...notices.map(sentenceOf)];
  }

  test.each<[string, string, readonly (string | null)[]]>([
    [
      "stand behind their labels",
      "Invoice date: 14 April 2025\nDue date: 14 May 2025",
      ["2025-04-14", "2025-05-14"],
    ],
    [
      "stand right of them",
      "Invoice date         14 April 2025\nDue date             14 May 2025",
      ["2025-04-14", "2025-05-14"],
    ],
    [
      "stand below them",
      "Invoice date         Due date\n14.04.2025           14.05.2025",
      ["2025-04-14", "2025-05-14"],
    ],
    [
      "are no dates of delivery",
      "Delivery date: 11.04.2025\nInvoice date: 14.04.2025\nOrder date: 01.04.2025",
      ["2025-04-14", null],
    ],
    ["come by a bare label, too", "Date: 14.04.2025", ["2025-04-14", null]],
    [
      "rather come by the better label",
      "Date: 15.04.2025\nInvoice date: 14.04.2025",
      ["2025-04-14", null],
    ],
    ["come without a label where none is printed", "Hull, 14 April 2025", ["2025-04-14", null]],
    ["stand behind the number in a title", "Facture n° 812 du 14 avril 2025", ["2025-04-14", null]],
    [
      "are due by terms before the date",
      "Invoice date: 14.04.2025\nDue date:      in 45 days, on 31/05/2025",
      ["2025-04-14", "2025-05-31"],
    ],
    ["are left out where none is printed", "Invoice number: 77 142", [null, null]],
    [
      "are German",
      "Rechnungsdatum: 14. April 2025\nFällig am: 28. April 2025",
      ["2025-04-14", "2025-04-28"],
    ],
    [
      "are Spanish",
      "Fecha de factura: 14/04/2025\nVencimiento: 30/04/2025",
      ["2025-04-14", "2025-04-30"],
    ],
    ["are Italian", "Data fattura: 14/04/2025\nScadenza: 30/04/2025", ["2025-04-14", "2025-04-30"]],
    [
      "are Dutch",
      "Factuurdatum: 14-04-2025\nVervaldatum: 30-04-2025",
      ["2025-04-14", "2025-04-30"],
    ],
    [
      "are left out with a notice where nothing tells day from month",
      "Invoice date: 03/04/2025\nDue date: 05/04/2025",
      [
        null,
        null,
        "The invoice date is printed as 03/04/2025 on page 1; nothing on the paper tells the day from the month, so it is left empty.",
        "The due date is printed as 05/04/2025 on page 1; nothing on the paper tells the day from the month, so it is left empty.",
      ],
    ],
    [
      "are settled by another date",
      "Invoice date: 03/04/2025\nDue date: 05/04/2025\nDelivery date: 04/27/2025",
      ["2025-03-04", "2025-05-04"],
    ],
    [
      "are settled by the only order in which it is due later",
      "Invoice date: 11/08/2025\nDue date: 10/09/2025",
      ["2025-08-11", "2025-09-10"],
    ],
    [
      "are settled so against an address that tells the other order",
      "Globe, AZ 85501\nInvoice date: 12-08-2025\nDue date: 11-09-2025",
      ["2025-08-12", "2025-09-11"],
    ],
    [
      "are left in an order that a date shows, though it is due before",
      "Invoice date: 11/08/2025\nDue date: 10/09/2025\nDelivery date: 10/27/2025",
      ["2025-11-08", "2025-10-09"],
    ],
    [
      "are left as dots and decimal commas have them, though it is due before",
      "Invoice date: 05.04.2025\nDue date: 06.03.2025\nTotal 1 234,50",
      ["2025-04-05", "2025-03-06"],
    ],
    [
      "are left as dots have them, wherever the customer lives",
      "Globe, AZ 85501\nInvoice date: 05.04.2025\nDue date: 06.03.2025",
      ["2025-04-05", "2025-03-06"],
    ],
    [
      "stand behind a caption that says itself again in brackets",
      "Data wystawienia (invoice date): 2025-07-31\nTermin płatności (payment date): 2025-08-14",
      ["2025-07-31", "2025-08-14"],
    ],
    [
      "go on in the line below",
      "Fecha                   Vencimiento\n23 de septiembre de     23 de octubre de\n2025                    2025",
      ["2025-09-23", "2025-10-23"],
    ],
    [
      "are due by terms of payment that end with a day",
      "Invoice date: 14.04.2025\nPayment term: 14.05.2025",
      ["2025-04-14", "2025-05-14"],
    ],
  ])("%s", (_, page, expected) => {
    expect(headOf(page)).toEqual(expected);
  });

  test.fails("are due by terms that end with a caption of their own", () => {
    // "month:" is a caption of another date, so that the date behind it is not looked at.
    const page = "Invoice date: 14.04.2025\nDue date:      30 days end of month: 31/05/2025";
    expect(headOf(page)).toEqual(["2025-04-14", "2025-05-31"]);
  });

  test("say where they stand and what else was printed", () => {
    const { invoiceDate } = readInvoiceHead(
      typedInvoice(["Invoice date: 14.04.2025\n\nDate: 16.04.2025"]),
    );
    expect(invoiceDate?.sourced.from[0].printed).toBe("14.04.2025");
    expect(invoiceDate?.because).toEqual(['It stands behind the label "Invoice date:".']);
    expect(invoiceDate?.lost.map(({ printed }) => printed)).toEqual(["16.04.2025"]);
  });
});
