import { isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Invoice, InvoiceAmountName, InvoicePaper, InvoiceTax } from "../document/invoice.ts";
import type { EmbeddedInvoice } from "../document/embedded-invoice.ts";
import { labelled, type LabelledValue } from "./labelled-values.ts";

/** What people call each paper. */
export const PAPER_WORDS: Readonly<Record<InvoicePaper, string>> = {
  invoice: "invoice",
  "credit-note": "credit note",
  receipt: "receipt",
  "pro-forma": "pro forma invoice",
};

const BEFORE_TAX: readonly (readonly [InvoiceAmountName, string])[] = [
  ["subtotal", "Subtotal"],
  ["discount", "Discount"],
];

const AFTER_TAX: readonly (readonly [InvoiceAmountName, string])[] = [
  ["shipping", "Shipping"],
  ["otherCharges", "Other charges"],
  ["total", "Total"],
  ["amountPaid", "Amount paid"],
  ["balanceDue", "Balance due"],
];

/** The texts and dates of the contract, all of them; then what else is printed. */
export function invoiceValues(document: Invoice): readonly LabelledValue[] {
  const { vendor, customer, paper } = document;
  const others = [
    labelled("customer.taxId", "Customer's tax number", customer.taxId),
    labelled("iban", "Account", document.iban),
  ].filter(({ text }) => text !== null);
  return [
    // What a paper is, is told by its title, its words and its signs together.
    { path: "paper", item: "", label: "Paper", text: PAPER_WORDS[paper], from: [] },
    labelled("invoiceNumber", "Invoice number", document.invoiceNumber),
    labelled("invoiceDate", "Invoice date", document.invoiceDate, isoDate),
    labelled("dueDate", "Due date", document.dueDate, isoDate),
    labelled("currency", "Currency", document.currency),
    labelled("vendor.name", "Vendor", vendor.name),
    labelled("vendor.taxId", "Vendor's tax number", vendor.taxId),
    labelled("customer.name", "Customer", customer.name),
    labelled("purchaseOrder", "Purchase order", document.purchaseOrder),
    ...others,
  ];
}

/** The amounts of the totals, all of the contract's, in the order in which they add up. */
export function invoiceAmounts(document: Invoice): readonly LabelledValue[] {
  const amountValue = ([name, label]: readonly [InvoiceAmountName, string]): LabelledValue =>
    labelled(name, label, document[name]);
  const beforeBalance = [
    labelled("withheld", "Withheld", document.withheld),
    labelled("previousBalance", "Previous balance", document.previousBalance),
  ].filter(({ text }) => text !== null);
  return [
    ...BEFORE_TAX.map(amountValue),
    ...document.taxes.flatMap(taxValues),
    ...AFTER_TAX.slice(0, -1).map(amountValue),
    ...beforeBalance,
    ...AFTER_TAX.slice(-1).map(amountValue),
  ];
}

/** A tax under its label and rate; its place is that of all its parts. */
function taxValues(tax: InvoiceTax, index: number): readonly LabelledValue[] {
  const { label, rate, base } = tax;
  const printed = label?.value ?? "Tax";
  const percent = rate === null ? "" : rate.value.toString();
  const isSaid = printed.replaceAll(/\s/g, "").includes(percent.replaceAll(" ", ""));
  const words = isSaid ? printed : `${printed} ${percent}`;
  const amount = labelled<Money>(`taxes.${index}.amount`, words, tax.amount);
  return [
    { ...amount, from: [...amount.from, ...(label?.from ?? []), ...(rate?.from ?? [])] },
    ...(base === null ? [] : [labelled(`taxes.${index}.base`, `${words}, taken of`, base)]),
  ];
}

/** What people call the figure of a path; the path itself where it has no name of its own. */
export function figureLabel(document: Invoice, path: string): string {
  const values = [...invoiceValues(document), ...invoiceAmounts(document)];
  return values.find((value) => value.path === path)?.label ?? path;
}

/** `factur-x.xml, EN 16931`. */
export function embeddedWords({ name, profile }: EmbeddedInvoice): string {
  return profile === null ? name : `${name}, ${profile}`;
}
