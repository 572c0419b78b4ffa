import { calendarDate, type CalendarDate } from "../../base/calendar-date.ts";
import { Money } from "../../base/money.ts";
import { billOfInvoice } from "../bill-of-invoice.ts";
import type { BillFacts, ImportPaper, ItemFacts, Printed, TaxFacts } from "../import-paper.ts";

/** The bill of an answer that was kept, as `read --format json` writes it; null where it is of no bill that is imported. */
export function billOfAnswer(answer: unknown): ImportPaper | null {
  const invoice = member(answer, "invoice");
  if (!isObject(invoice)) return null;
  const bill = billOfInvoice(factsOf(invoice));
  return "code" in bill ? null : bill;
}

function factsOf(invoice: object): BillFacts {
  const money = (name: string): Printed<Money> => moneyAt(invoice, name);
  const text = (name: string): Printed<string> => textAt(invoice, name);
  return {
    // A plain answer does not say it, and what was accepted was a bill.
    paper: "invoice",
    vendor: { name: textAt(member(invoice, "vendor"), "name") },
    invoiceNumber: text("invoiceNumber"),
    invoiceDate: dateOf(text("invoiceDate")),
    dueDate: dateOf(text("dueDate")),
    purchaseOrder: text("purchaseOrder"),
    currency: text("currency"),
    lines: listAt(invoice, "lineItems").map(itemOf),
    taxes: listAt(invoice, "taxes").map(taxOf),
    subtotal: money("subtotal"),
    discount: money("discount"),
    shipping: money("shipping"),
    otherCharges: money("otherCharges"),
    total: money("total"),
    amountPaid: money("amountPaid"),
    previousBalance: null,
    withheld: null,
  };
}

function itemOf(item: unknown): ItemFacts {
  return {
    code: null,
    description: textAt(item, "description"),
    amount: moneyAt(item, "amount"),
    taxAmount: null,
  };
}

function taxOf(tax: unknown): TaxFacts {
  return { label: textAt(tax, "label"), rate: null, amount: moneyAt(tax, "amount"), base: null };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function member(value: unknown, name: string): unknown {
  return isObject(value) ? (Object.getOwnPropertyDescriptor(value, name)?.value as unknown) : null;
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const list = member(value, name);
  return Array.isArray(list) ? list : [];
}

function textAt(value: unknown, name: string): Printed<string> {
  const text = member(value, name);
  return typeof text === "string" ? { value: text } : null;
}

function moneyAt(value: unknown, name: string): Printed<Money> {
  const number = member(value, name);
  const amount = typeof number === "number" ? Money.fromPlain(String(number)) : null;
  return amount === null ? null : { value: amount };
}

function dateOf(text: Printed<string>): Printed<CalendarDate> {
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text?.value ?? "") ?? [];
  const date = calendarDate(Number(year), Number(month), Number(day));
  return date === null ? null : { value: date };
}
