import { type InvoiceTrace, traceOf } from "../audit/repeated-invoices.ts";
import { type CalendarDate, isoDate } from "../base/calendar-date.ts";
import { type ComparedName, comparedName } from "../base/firm-names.ts";
import { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { Invoice, InvoiceLine, InvoicePaper } from "../document/invoice.ts";
import type { Sourced } from "../document/sourced.ts";
import type { BilledLine, BillName, Doubt } from "../finding/match-statement.ts";
import type { InvoiceReading } from "../kinds/reading.ts";
import { judgeReading } from "../verdict/judgement.ts";
import type { Reason } from "../verdict/reason-codes.ts";
import { fieldDoubt, lineDoubt, linesDoubt } from "./doubts.ts";
import { codeKey, pricePerUnit } from "./order-line.ts";
import { isFreight } from "./words/charges.ts";
import { type ComparedText, comparedText } from "./words/likeness.ts";

/** A value of a bill as a whole, and why it accuses nobody. */
export interface BillValue<Value> {
  readonly value: Value;
  /** Null where it was read for sure. */
  readonly doubt: Doubt | null;
  readonly page: number | null;
}

/** A line of a bill. What is not printed is null. Quantity and amount of a credit note are negative. */
export interface BillLine {
  /** From 1. */
  readonly number: number;
  readonly page: number | null;
  readonly code: string | null;
  readonly codeKey: string;
  /** Words of the description that may be a code. */
  readonly codesWithin: ReadonlySet<string>;
  readonly description: string | null;
  readonly text: ComparedText;
  readonly quantity: Money | null;
  readonly unit: string | null;
  /** Of one unit. */
  readonly price: Money | null;
  readonly amount: Money | null;
  /** Whether something is taken off in the line. */
  readonly isDiscounted: boolean;
  readonly isFreight: boolean;
  readonly doubt: Doubt | null;
}

/** A bill, prepared for being matched: little, however long its reading is. */
export interface Bill {
  readonly file: string;
  readonly paper: InvoicePaper;
  readonly name: BillName;
  readonly trace: InvoiceTrace;
  /** Null where it was not read for sure. */
  readonly date: CalendarDate | null;
  readonly vendor: BillValue<ComparedName> | null;
  /** Other names that the paper prints, one of which may be the vendor. */
  readonly otherNames: readonly ComparedName[];
  readonly orderNumber: BillValue<string> | null;
  readonly invoiceNumberDoubt: Doubt | null;
  readonly currency: BillValue<string> | null;
  readonly lines: readonly BillLine[];
  /** All taxes that are added. */
  readonly tax: BillValue<Money> | null;
  readonly taxRates: readonly Percent[];
  readonly shipping: BillValue<Money> | null;
  readonly otherCharges: BillValue<Money> | null;
  /** Of the whole bill. */
  readonly discount: Money | null;
  /** Without tax: the subtotal, or what is left of the total. */
  readonly net: BillValue<Money> | null;
  readonly total: Money | null;
  /** Why it is not to be paid by itself. */
  readonly own: readonly Reason[];
}

/** Prepares a bill. */
export function billOf(file: string, fingerprint: string, reading: InvoiceReading): Bill {
  const { document } = reading;
  const trace = traceOf({ file, fingerprint, document });
  const { invoiceDate, vendor, purchaseOrder, currency, shipping, otherCharges, taxes } = document;
  const valued = <Value>(field: string, value: Sourced<Value> | null): BillValue<Value> | null =>
    value === null
      ? null
      : { value: value.value, doubt: fieldDoubt(reading, field, value), page: pageOf(value) };
  const name = valued("vendor.name", vendor.name);
  const sign = isCredit(document) ? -1 : 1;
  return {
    file,
    paper: document.paper,
    trace,
    name: {
      file,
      number: trace.invoiceNumber,
      date: invoiceDate === null ? null : isoDate(invoiceDate.value),
    },
    date:
      invoiceDate === null || fieldDoubt(reading, "invoiceDate", invoiceDate) !== null
        ? null
        : invoiceDate.value,
    vendor: name === null ? null : { ...name, value: comparedName(name.value) },
    otherNames: otherNames(reading),
    orderNumber: valued("purchaseOrder", purchaseOrder),
    invoiceNumberDoubt: fieldDoubt(reading, "invoiceNumber", document.invoiceNumber),
    currency: valued("currency", currency),
    lines: billLines(reading, sign),
    tax: taxOf(reading),
    taxRates: taxes.flatMap(({ rate }) => rate?.value ?? []),
    shipping: valued("shipping", shipping),
    otherCharges: valued("otherCharges", otherCharges),
    discount: document.discount?.value ?? null,
    net: netOf(reading),
    total: trace.amount,
    own: judgeReading(reading).reasons,
  };
}

/** A line as sentences name it. */
export function lineName({ number, description, code }: BillLine): BilledLine {
  return { number, description: description ?? code };
}

/** Whether it gives money back. */
export function isCreditNote({ paper }: Pick<Bill, "paper">): boolean {
  return paper === "credit-note";
}

/** A credit note may print its amounts with or without a minus: here they have one. */
function isCredit({ paper, lines, total, subtotal }: Invoice): boolean {
  const [first = null] = [total, subtotal, ...lines.map(({ amount }) => amount)].flatMap(
    (amount) => amount?.value ?? [],
  );
  return paper === "credit-note" && first?.isNegative() === false;
}

function billLines(reading: InvoiceReading, sign: 1 | -1): readonly BillLine[] {
  const ofAll = linesDoubt(reading);
  return reading.document.lines.map((line, index) => ({
    ...printedLine(line, sign),
    number: index + 1,
    doubt: ofAll ?? lineDoubt(reading, line, index),
  }));
}

function printedLine(line: InvoiceLine, sign: 1 | -1): Omit<BillLine, "number" | "doubt"> {
  const { quantity, unit, unitPrice, priceBasis, amount } = line;
  const code = line.code?.value ?? null;
  const description = line.description?.value ?? null;
  return {
    page: pageOf(amount ?? line.description ?? quantity),
    code,
    codeKey: codeKey(code ?? ""),
    codesWithin: new Set((description ?? "").split(/\s+/).map(codeKey).filter(isTelling)),
    description,
    text: comparedText(description ?? ""),
    quantity: signed(quantity, sign),
    unit: unit?.value ?? null,
    price: unitPrice === null ? null : pricePerUnit(unitPrice.value, priceBasis?.value ?? null),
    amount: signed(amount, sign),
    isDiscounted: [line.discount, line.discountRate].some((off) => off !== null),
    isFreight: isFreight(description),
  };
}

/** A word is a code only where it has a digit and is no mere count. */
function isTelling(key: string): boolean {
  return key.length >= SHORTEST_CODE && /\d/.test(key);
}

/** Shorter words with a digit are sizes and counts. */
const SHORTEST_CODE = 4;

function signed(amount: Sourced<Money> | null, sign: 1 | -1): Money | null {
  if (amount === null) return null;
  return sign === 1 ? amount.value : amount.value.negated();
}

function pageOf(value: Sourced<unknown> | null): number | null {
  return value?.from[0].pageNumber ?? null;
}

/** The names that were nearly taken for the vendor's, and the customer's. */
function otherNames({ document, evidence }: InvoiceReading): readonly ComparedName[] {
  const lost = evidence.find(({ field }) => field === "vendor.name")?.lost ?? [];
  const { customer } = document;
  return [
    ...lost.map(({ printed }) => printed),
    ...(customer.name === null ? [] : [customer.name.value]),
  ].map(comparedName);
}

/** The taxes that are added, without those that are withheld. */
function taxOf(reading: InvoiceReading): BillValue<Money> | null {
  const amounts = reading.document.taxes.flatMap(({ amount }) =>
    amount === null || amount.value.isNegative() ? [] : [amount],
  );
  const [first] = amounts;
  if (first === undefined) return null;
  return {
    value: Money.sum(amounts.map(({ value }) => value)),
    doubt: fieldDoubt(reading, "taxes", first),
    page: pageOf(first),
  };
}

/** The total without tax, freight and other charges; the subtotal where no total is printed. */
function netOf(reading: InvoiceReading): BillValue<Money> | null {
  const { total, subtotal, discount, shipping, otherCharges, taxes, previousBalance } =
    reading.document;
  // An earlier balance may be in the total, or not.
  if (previousBalance !== null) return null;
  if (total === null)
    return subtotal === null
      ? null
      : {
          value: subtotal.value,
          doubt: fieldDoubt(reading, "subtotal", subtotal),
          page: pageOf(subtotal),
        };
  const added = [shipping, otherCharges, ...taxes.map(({ amount }) => amount)];
  const parts = Money.sum(added.flatMap((amount) => amount?.value ?? []));
  const doubts = [
    fieldDoubt(reading, "total", total),
    fieldDoubt(reading, "taxes", null),
    ...(discount === null ? [] : [fieldDoubt(reading, "discount", discount)]),
  ];
  return {
    value: total.value.minus(parts),
    doubt: doubts.find((doubt) => doubt !== null) ?? null,
    page: pageOf(total),
  };
}
