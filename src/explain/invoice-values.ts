import type { Money } from "../base/money.ts";
import type { Invoice, InvoiceTax } from "../document/invoice.ts";
import type { EmbeddedInvoice } from "../document/embedded-invoice.ts";
import { entriesOf, type Fields, type FieldType } from "../kinds/field.ts";
import { FURTHER_FIELDS, INVOICE_CHOICES, INVOICE_FIELDS } from "../kinds/invoice/fields.ts";
import { labelled, type LabelledValue, printed, toldValues, valuesOf } from "./labelled-values.ts";

/** The texts and dates of the contract, all of them; then what else is printed. */
export function invoiceValues(document: Invoice): readonly LabelledValue[] {
  return [
    // What a paper is, is told by its title, its words and its signs together.
    ...toldValues(INVOICE_CHOICES, document),
    ...valuesOf(textsAmong(INVOICE_FIELDS), document),
    ...printed(valuesOf(textsAmong(FURTHER_FIELDS), document)),
  ];
}

/** The amounts of the totals, all of the contract's, in the order in which they add up. */
export function invoiceAmounts(document: Invoice): readonly LabelledValue[] {
  const further = printed(valuesOf(amountsAmong(FURTHER_FIELDS), document)).toReversed();
  return valuesOf(amountsAmong(INVOICE_FIELDS), document).flatMap((value) => {
    if (value.path === "discount") return [value, ...document.taxes.flatMap(taxValues)];
    return value.path === "balanceDue" ? [...further, value] : [value];
  });
}

function amountsAmong(fields: Fields): Fields {
  return Object.fromEntries(entriesOf(fields).filter(([, { type }]) => AMOUNTS.has(type)));
}

function textsAmong(fields: Fields): Fields {
  return Object.fromEntries(entriesOf(fields).filter(([, { type }]) => !AMOUNTS.has(type)));
}

const AMOUNTS: ReadonlySet<FieldType> = new Set(["money", "deduction"]);

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
