import fc, { type Arbitrary } from "fast-check";
import { calendarDate } from "../../src/base/calendar-date.ts";
import { Money } from "../../src/base/money.ts";
import { Percent } from "../../src/base/percent.ts";
import type { Invoice } from "../../src/document/invoice.ts";
import type { Sourced } from "../../src/document/sourced.ts";
import { printed } from "../wire/reading-by-hand.ts";

function sourced<Value>(values: Arbitrary<Value>): Arbitrary<Sourced<Value> | null> {
  return fc.option(fc.tuple(values, fc.nat(60)).map(([value, line]) => printed(value, "x", line)));
}

const text = sourced(fc.string({ unit: "grapheme" }));
const plain = fc.stringMatching(/^-?\d{1,12}(\.\d{1,6})?$/);
const money = sourced(plain.map((figure) => Money.of(figure)));
const percent = sourced(plain.map((figure) => Percent.of(figure)));
const date = sourced(
  fc
    .tuple(fc.integer({ min: 1950, max: 2099 }), fc.integer({ min: 1, max: 12 }), fc.nat(31))
    .map(([year, month, day]) => calendarDate(year, month, day) ?? { year, month, day: 28 }),
);

const line = fc.record<Invoice["lines"][number]>({
  description: text,
  quantity: money,
  unitPrice: money,
  amount: money,
  code: text,
  unit: text,
  priceBasis: money,
  discount: money,
  discountRate: percent,
  taxRate: percent,
  taxAmount: money,
  serviceDate: date,
});

const assessment = fc.record({ holds: fc.boolean(), because: fc.constant("So it is.") });

/** Any invoice, whatever of it is printed; its figures need not agree. */
export const anyInvoice: Arbitrary<Invoice> = fc.record<Invoice>({
  documentType: fc.constant("INVOICE" as const),
  paper: fc.constantFrom("invoice", "credit-note", "receipt", "pro-forma"),
  invoiceNumber: text,
  invoiceDate: date,
  dueDate: date,
  currency: sourced(fc.stringMatching(/^[A-Z]{3}$/)),
  vendor: fc.record({ name: text, taxId: text }),
  customer: fc.record({ name: text, taxId: text }),
  purchaseOrder: text,
  lines: fc.array(line, { maxLength: 5 }),
  linesLeadOn: assessment,
  areFactorsClear: assessment,
  areTotalsClear: assessment,
  isBalanceClear: assessment,
  taxes: fc.array(fc.record({ label: text, rate: percent, base: money, amount: money }), {
    maxLength: 3,
  }),
  subtotal: money,
  discount: money,
  shipping: money,
  otherCharges: money,
  total: money,
  amountPaid: money,
  balanceDue: money,
  previousBalance: money,
  withheld: money,
  iban: text,
});
