import type { CalendarDate } from "../../../src/base/calendar-date.ts";
import { Money } from "../../../src/base/money.ts";
import { Percent } from "../../../src/base/percent.ts";
import type { Invoice, InvoiceLine, InvoiceTax } from "../../../src/document/invoice.ts";
import type { Sourced } from "../../../src/document/sourced.ts";
import { sourced } from "../../support/printed.ts";

/** A printed text, amount, rate or day of the tests; null where nothing is printed. */
export function text(value: string): Sourced<string> {
  return sourced(value, value);
}

export function amount(plain: string): Sourced<Money> {
  return sourced(Money.of(plain), plain);
}

export function rate(points: string): Sourced<Percent> {
  return sourced(Percent.of(points), `${points} %`);
}

export function day(year: number, month: number, day: number): Sourced<CalendarDate> {
  return sourced({ year, month, day }, `${day}.${month}.${year}`);
}

/** A line of which nothing is printed but what is given. */
export function line(given: Partial<InvoiceLine>): InvoiceLine {
  return {
    description: null,
    quantity: null,
    unitPrice: null,
    amount: null,
    code: null,
    unit: null,
    priceBasis: null,
    discount: null,
    discountRate: null,
    taxRate: null,
    taxAmount: null,
    serviceDate: null,
    ...given,
  };
}

/** A tax of which nothing is printed but what is given. */
export function tax(given: Partial<InvoiceTax>): InvoiceTax {
  return { label: null, rate: null, base: null, amount: null, ...given };
}

/** The invoice of the files of these tests, as a paper prints it. */
export const PRINTED: Invoice = {
  documentType: "INVOICE",
  paper: "invoice",
  invoiceNumber: text("NB-2026-0147"),
  invoiceDate: day(2026, 3, 12),
  dueDate: day(2026, 4, 11),
  currency: text("EUR"),
  vendor: { name: text("NORDKAP Bedachungen"), taxId: text("DE811222333") },
  customer: { name: text("Atelier Lindenhof"), taxId: text("DE811222444") },
  purchaseOrder: text("LH 88-2"),
  lines: [
    line({
      description: text("Dachziegel Nordlicht rot, engobiert"),
      quantity: amount("1020"),
      unitPrice: amount("125"),
      priceBasis: amount("100"),
      discount: amount("25"),
      taxRate: rate("19"),
      amount: amount("1250"),
    }),
    line({
      description: text("Fachbuch »Steildach«"),
      quantity: amount("3"),
      unitPrice: amount("33.33"),
      taxRate: rate("7"),
      amount: amount("100"),
    }),
  ],
  subtotal: amount("1350"),
  discount: amount("60"),
  shipping: amount("30"),
  otherCharges: amount("20.05"),
  linesLeadOn: { holds: true, because: "All amounts are lines." },
  areFactorsClear: { holds: true, because: "The captions say it." },
  areTotalsClear: { holds: true, because: "The labels say it." },
  isBalanceClear: { holds: true, because: "The labels say it." },
  taxes: [
    tax({
      label: text("MwSt. 19 %"),
      rate: rate("19"),
      base: amount("1240"),
      amount: amount("235.60"),
    }),
    tax({ label: text("MwSt. 7 %"), rate: rate("7"), base: amount("100"), amount: amount("7") }),
  ],
  total: amount("1582.60"),
  amountPaid: amount("500"),
  balanceDue: amount("1082.65"),
  previousBalance: null,
  withheld: null,
  iban: text("DE02 1203 0000 0000 2020 51"),
};
