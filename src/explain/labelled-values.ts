import { isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { ChangeOrder, CostLine, OrderAgreement } from "../document/change-order.ts";
import type { EmbeddedInvoice } from "../document/embedded-invoice.ts";
import type { Heading } from "../document/heading.ts";
import type { Invoice, InvoiceTax } from "../document/invoice.ts";
import type { PayApplication } from "../document/pay-application.ts";
import type { Provenance, Sourced } from "../document/sourced.ts";
import { memberAt, valueAt } from "../document/value-at.ts";
import {
  CONTRACT_SUM_FIELDS,
  ORDER_CHOICES,
  ORDER_FIELDS,
  ORDER_HEADING_FIELDS,
  PARTY_FIELDS,
  REQUESTED_FIELDS,
} from "../kinds/change-order/fields.ts";
import {
  arranged,
  type Choices,
  entriesOf,
  type Field,
  type Fields,
  type FieldType,
  type ValueOfType,
} from "../kinds/field.ts";
import { FURTHER_FIELDS, INVOICE_CHOICES, INVOICE_FIELDS } from "../kinds/invoice/fields.ts";
import { APPLICATION_FIELDS } from "../kinds/pay-application/fields.ts";
import { RATE_FIELDS, SUMMARY_FIELDS } from "../kinds/pay-application/summary-fields.ts";

/** A value of a document under the name that people know it by. */
export interface LabelledValue {
  /** The engine's path, such as `lines.previousCertificates`. */
  readonly path: string;
  /** The number of the line on the form, or nothing. */
  readonly item: string;
  readonly label: string;
  /** As people write it; null where nothing is printed. */
  readonly text: string | null;
  readonly from: readonly Provenance[];
}

/** How people write a value of each type. */
const WRITERS: { readonly [Type in FieldType]?: (value: ValueOfType[Type]) => string } = {
  date: isoDate,
  quantity: (value) => value.key(),
};

/** The values of declared fields under their labels, printed or not, in the order of the fields. */
export function valuesOf(fields: Fields, values: object, path = ""): readonly LabelledValue[] {
  return entriesOf(fields).map(([name, field]) => {
    const full = path === "" ? name : `${path}.${name}`;
    return valueUnder(full, field, valueAt(values, name));
  });
}

/** What is told of a paper, in words; weighed from many places, so it has none of its own. */
export function toldValues(choices: Choices, document: object): readonly LabelledValue[] {
  return Object.entries(choices).map(([path, { label, called = {} }]) => {
    const value = String(memberAt(document, path));
    return { path, item: "", label, text: called[value] ?? value, from: [] };
  });
}

/** A value under the label of its field. */
function valueUnder(
  path: string,
  { type, label, item = "" }: Field,
  sourced: Sourced<unknown> | null,
): LabelledValue {
  const write = WRITERS[type] as ((value: unknown) => string) | undefined;
  return { ...labelled<unknown>(path, label, sourced, write ?? String), item };
}

/** Those that are printed. */
export function printed(values: readonly LabelledValue[]): readonly LabelledValue[] {
  return values.filter(({ text }) => text !== null);
}

/** The contract's fields, all of them, in the contract's order. */
export function contractValues(document: PayApplication): readonly LabelledValue[] {
  return valuesOf(APPLICATION_FIELDS, document);
}

/** The summary page: its numbered lines, all of them where any is printed; the rates and the others where they are. */
export function summaryValues({ lines, rates }: PayApplication): readonly LabelledValue[] {
  const all = valuesOf(SUMMARY_FIELDS, lines, "lines");
  const ofRates = valuesOf(RATE_FIELDS, rates, "rates");
  const numbered = all.filter(({ item }) => item !== "");
  const hasLines = numbered.some(({ text }) => text !== null);
  const shown = numbered.flatMap((line) => [
    ...printed(ofRates.filter(({ item }) => item === line.item)),
    ...(hasLines ? [line] : []),
  ]);
  return [...shown, ...printed(all.filter(({ item }) => item === ""))];
}

/** A value under its label. */
export function labelled<Value>(
  path: string,
  label: string,
  sourced: Sourced<Value> | null,
  write: (value: Value) => string = String,
): LabelledValue {
  return sourced === null
    ? { path, item: "", label, text: null, from: [] }
    : { path, item: "", label, text: write(sourced.value), from: sourced.from };
}

/** The contract's fields, all of them, in the contract's order; then what was asked for, where it is printed, and agreed. */
export function orderValues(document: ChangeOrder): readonly LabelledValue[] {
  const { agreement } = document;
  return [
    ...toldValues(ORDER_CHOICES, document),
    ...valuesOf(ORDER_FIELDS, document),
    ...printed(valuesOf(REQUESTED_FIELDS, document)),
    { path: "agreement", item: "", label: "Agreed", text: agreementWords(agreement), from: [] },
  ];
}

function agreementWords({ isShown, flaw }: OrderAgreement): string {
  if (flaw === null) return isShown ? "yes, as the paper shows" : "not shown";
  return {
    draft: "no, it is a draft",
    pending: "no, it waits for an agreement",
    void: "no, it is void",
    rejected: "no, it was rejected",
  }[flaw];
}

const HEADING = arranged(ORDER_HEADING_FIELDS, ["project", "projectNumber"]);

/** What is printed of the job and the contract; the firms of the head stand among the parties. */
export function headingValues(heading: Heading): readonly LabelledValue[] {
  return printed(valuesOf(HEADING, heading, "heading"));
}

/** The firms that are printed, by their part. */
export function partyValues({ parties }: ChangeOrder): readonly LabelledValue[] {
  return printed(valuesOf(PARTY_FIELDS, parties, "parties"));
}

/** The contract sum from the original to the new one, all steps where any is printed. */
export function contractSumValues({ sums }: ChangeOrder): readonly LabelledValue[] {
  const values = valuesOf(CONTRACT_SUM_FIELDS, sums, "sums");
  return printed(values).length === 0 ? [] : values;
}

/** The priced lines of the breakdown, from top to bottom; the place of a line is that of all its parts. */
export function costValues({ costs }: ChangeOrder): readonly LabelledValue[] {
  return costs.map((line, index) => {
    const { description, quantity, unit, unitPrice, amount } = line;
    const label = `${description?.value ?? `Line ${index + 1}`}${productWords(line)}`;
    const value = labelled(`costs.${index}.amount`, label, amount);
    const parts = [description, quantity, unit, unitPrice].flatMap((part) => part?.from ?? []);
    return { ...value, from: [...value.from, ...parts] };
  });
}

/** " (23 HR × 78.40)"; nothing where quantity and price are not known. */
function productWords({ quantity, unit, unitPrice }: CostLine): string {
  if (quantity === null || unitPrice === null) return "";
  const units = unit === null ? "" : ` ${unit.value}`;
  return ` (${quantity.value.key()}${units} × ${unitPrice.value.toString()})`;
}

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
