import { isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import { namesOf } from "../base/names-of.ts";
import type { EmbeddedInvoice } from "../document/embedded-invoice.ts";
import type { InvoiceLine } from "../document/invoice.ts";
import type { Sourced } from "../document/sourced.ts";
import { memberAt, valueAt } from "../document/value-at.ts";
import {
  CONTRACT_SUM_FIELDS,
  ORDER_FIELDS,
  ORDER_HEADING_FIELDS,
  PARTY_FIELDS,
  REQUESTED_FIELDS,
  COST_FIELDS,
} from "../kinds/change-order/fields.ts";
import {
  arranged,
  entriesOf,
  type Fields,
  type FieldType,
  type ValueOfType,
} from "../kinds/field.ts";
import { HEADING_FIELDS } from "../kinds/heading-fields.ts";
import { FURTHER_FIELDS, INVOICE_FIELDS } from "../kinds/invoice/fields.ts";
import { FURTHER_ITEM_FIELDS, ITEM_FIELDS, TAX_CELLS } from "../kinds/invoice/list-fields.ts";
import type { FieldGroup } from "../kinds/kind.ts";
import { kindOf } from "../kinds/kinds.ts";
import { APPLICATION_FIELDS, LISTED_ORDER_FIELDS } from "../kinds/pay-application/fields.ts";
import { SHEET_FIELDS, SHEET_ROW_FIELDS } from "../kinds/pay-application/sheet-fields.ts";
import { SUMMARY_FIELDS } from "../kinds/pay-application/summary-fields.ts";
import { rowsOf } from "../kinds/known-by.ts";
import type {
  ApplicationReading,
  ChangeOrderReading,
  InvoiceReading,
  Reading,
} from "../kinds/reading.ts";

const { amount: _amount, ...ORDER_WORDS } = LISTED_ORDER_FIELDS;

/** What a golden says of a pay application. */
export function applicationSections({ document, heading }: ApplicationReading): GoldenSection {
  const { sheet } = document;
  return {
    fields: Object.fromEntries(fieldLines(APPLICATION_FIELDS, document)),
    heading: printedOf(fieldLines(HEADING_FIELDS, heading)),
    changeOrders: document.changeOrders.map((order) => [
      ...fieldCells(ORDER_WORDS, order),
      ...(amountOf(order.amount) ?? [null]),
    ]),
    lines: printedOf(fieldLines(SUMMARY_FIELDS, document.lines)),
    rows: (sheet?.rows ?? []).map((row) =>
      fieldCells(SHEET_ROW_FIELDS, { ...row, ...row.figures }),
    ),
    totals: sheet?.totals == null ? null : fieldCells(SHEET_FIELDS, sheet.totals),
  };
}

/** The sum that the change leads to stands before the change itself. */
const CONTRACT_SUM_LINES = arranged(CONTRACT_SUM_FIELDS, [
  "originalContractSum",
  "previousChanges",
  "sumBefore",
  "sumAfter",
]);

/** What a golden says of a change order. */
export function changeOrderSections({
  document,
  heading,
  marks,
}: ChangeOrderReading): GoldenSection {
  const { parties, sums, agreement } = document;
  const speakFor = (kind: typeof document.kind): number =>
    marks.filter(({ speaksFor }) => speaksFor === kind).length;
  return {
    kind: document.kind,
    fields: Object.fromEntries(fieldLines({ ...ORDER_FIELDS, ...REQUESTED_FIELDS }, document)),
    heading: printedOf(fieldLines(ORDER_HEADING_FIELDS, heading)),
    agreement: { isShown: agreement.isShown, flaw: agreement.flaw },
    parties: printedOf(fieldLines(PARTY_FIELDS, parties)),
    contractSum: printedOf(fieldLines(CONTRACT_SUM_LINES, sums)),
    costs: document.costs.map((line) => [
      line.description?.value ?? null,
      ...(amountOf(line.amount) ?? [null]),
      ...furtherOf(COST_FACTORS, line),
    ]),
    marks: {
      SUBCONTRACTOR_REQUEST: speakFor("SUBCONTRACTOR_REQUEST"),
      GC_CHANGE_ORDER: speakFor("GC_CHANGE_ORDER"),
    },
  };
}

/** What a golden says of an invoice. */
export function invoiceSections({ document, eInvoice }: InvoiceReading): GoldenSection {
  return {
    paper: document.paper,
    fields: Object.fromEntries(fieldLines(INVOICE_FIELDS, document)),
    others: printedOf(fieldLines(FURTHER_FIELDS, document)),
    lineItems: document.lines.map(itemOf),
    taxes: document.taxes.map((tax) => fieldCells(TAX_CELLS, tax)),
    ...(eInvoice === null ? {} : { eInvoice: embeddedOf(eInvoice) }),
  };
}

const { description: _words, amount: _sum, ...COST_FACTORS } = COST_FIELDS;

/** The contract's members by their place, the others by name where they are printed. */
function itemOf(line: InvoiceLine): readonly unknown[] {
  return [...fieldCells(ITEM_FIELDS, line), ...furtherOf(FURTHER_ITEM_FIELDS, line)];
}

/** The members of a row that are printed, by name; nothing where none is. */
function furtherOf(fields: Fields, row: object): readonly object[] {
  const cells = fieldCells(fields, row);
  const printed = namesOf(fields).flatMap((name, place) =>
    cells[place] == null ? [] : [[name, cells[place]] as const],
  );
  return printed.length === 0 ? [] : [Object.fromEntries(printed)];
}

function embeddedOf({ name, profile, comparisons }: EmbeddedInvoice): GoldenSection {
  const differing = comparisons.filter(({ agrees }) => agrees === false);
  return {
    name,
    profile,
    agreeing: comparisons.filter(({ agrees }) => agrees === true).length,
    differing: differing.map(({ figure }) => figure),
  };
}

/** What a golden says of a paper of any kind: what is told of it, its fields, and what else is printed, by its place. */
export function usualSections(reading: Reading): GoldenSection {
  const { fields, choices, groups } = kindOf(reading.documentType);
  const { document } = reading;
  return {
    ...Object.fromEntries(namesOf(choices).map((name) => [name, memberAt(document, name)])),
    fields: Object.fromEntries(fieldLines(fields, document)),
    ...Object.fromEntries(
      groups.map((group) => [group.path === "" ? "others" : group.path, groupOf(reading, group)]),
    ),
  };
}

/** The rows of a table by the places of its fields; of any other group what is printed, by name. */
function groupOf(reading: Reading, group: FieldGroup): unknown {
  const rows = rowsOf(reading, group) ?? [];
  return group.isTable
    ? rows.map((row) => fieldCells(group.fields, row))
    : printedOf(rows.flatMap((row) => fieldLines(group.fields, row)));
}

/** A section of a golden: its lines by name. */
export type GoldenSection = Readonly<Record<string, unknown>>;

/** A value with its page and its characters as printed. */
type PrintedLine = readonly [value: string, page: number, printed: string];

/** A value as a line of a golden; null where it is not printed. */
function valueOf<Value>(
  sourced: Sourced<Value> | null,
  write: (value: Value) => string,
): PrintedLine | null {
  if (sourced === null) return null;
  const { value, from } = sourced;
  return [write(value), from[0].pageNumber, from.map(({ printed }) => printed).join(" + ")];
}

/** How a golden writes a value of each type. */
const WRITERS: { readonly [Type in FieldType]?: (value: ValueOfType[Type]) => string } = {
  date: isoDate,
  money: (value) => value.toPlain(),
  deduction: (value) => value.toPlain(),
  quantity: (value) => value.key(),
};

/** Declared fields as lines of a golden, in their order. */
function fieldLines(
  fields: Fields,
  values: object,
): readonly (readonly [name: string, line: PrintedLine | null])[] {
  return entriesOf(fields).map(([name, { type }]) => [
    name,
    valueOf(valueAt(values, name), writerOf(type)),
  ]);
}

/** Declared fields as cells of a golden's row: their values alone. */
function fieldCells(fields: Fields, values: object): readonly (string | null)[] {
  return entriesOf(fields).map(([name, { type }]) => {
    const sourced = valueAt(values, name);
    return sourced === null ? null : writerOf(type)(sourced.value);
  });
}

function writerOf(type: FieldType): (value: unknown) => string {
  return (WRITERS[type] as ((value: unknown) => string) | undefined) ?? String;
}

/** An amount as a line of a golden. */
function amountOf(figure: Sourced<Money> | null): PrintedLine | null {
  return valueOf(figure, (money) => money.toPlain());
}

/** The printed ones of many values, by name. */
function printedOf(
  lines: readonly (readonly [name: string, line: PrintedLine | null])[],
): GoldenSection {
  return Object.fromEntries(lines.filter(([, line]) => line !== null));
}
