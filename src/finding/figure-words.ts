import { namesOf } from "../base/names-of.ts";
import type { FigurePath } from "../document/identities.ts";
import type { InvoiceAmountName } from "../document/invoice.ts";
import type { SheetFigureName, SheetRow } from "../document/pay-application.ts";
import { CONTRACT_SUM_FIELDS } from "../kinds/change-order/fields.ts";
import { entriesOf, type Fields } from "../kinds/field.ts";
import { FURTHER_FIELDS, INVOICE_FIELDS } from "../kinds/invoice/fields.ts";
import { WAIVER_FIELDS } from "../kinds/lien-waiver/fields.ts";
import { APPLICATION_FIELDS } from "../kinds/pay-application/fields.ts";
import { RATE_FIELDS, SUMMARY_FIELDS } from "../kinds/pay-application/summary-fields.ts";
import { SHEET_FIELDS } from "../kinds/pay-application/sheet-fields.ts";

type WithWords<Declared extends Fields> = {
  [Name in keyof Declared]: Declared[Name] extends { words: string } ? Name : never;
}[keyof Declared] &
  string;

/** A money figure of an invoice: one that is printed, or the sum of what its lines or taxes print. */
export type InvoiceFigure =
  InvoiceAmountName | "previousBalance" | "withheld" | keyof typeof INVOICE_SUMS;

/** A figure that a check can name: a field of the contract, a figure of the form, a rate or a date. */
export type NamedFigure =
  | WithWords<typeof APPLICATION_FIELDS>
  | FigurePath
  | `rates.${WithWords<typeof RATE_FIELDS>}`
  | `sums.${WithWords<typeof CONTRACT_SUM_FIELDS>}`
  | WithWords<typeof INVOICE_FIELDS>
  | WithWords<typeof FURTHER_FIELDS>
  | WithWords<typeof WAIVER_FIELDS>
  | keyof typeof WAIVER_FIGURES
  | keyof typeof INVOICE_SUMS;

/** What a lien waiver prints a second time. */
const WAIVER_FIGURES = { amountInWords: "the amount in words" };

/** What is added up of the lines and taxes of an invoice. */
const INVOICE_SUMS = {
  "taxes.amount": "tax",
  /** The taxes that are taken off. */
  "taxes.withheld": "withheld tax",
  "lineItems.amount": "the sum of the line amounts",
  "lineItems.product": "the sum of quantity times unit price, rounded once,",
  "lineItems.discount": "the discounts of the lines",
  "lineItems.taxAmount": "the taxes of the lines",
} as const;

/** The columns of a continuation sheet in plain words. */
export const COLUMN_WORDS: Readonly<Record<SheetFigureName, string>> = wordsOf(SHEET_FIELDS);

/** Every figure in plain words, as it stands within a sentence. */
export const FIGURE_WORDS: Readonly<Record<NamedFigure, string>> = {
  ...wordsOf(APPLICATION_FIELDS),
  ...wordsOf(WAIVER_FIELDS),
  ...WAIVER_FIGURES,
  ...wordsOf(INVOICE_FIELDS),
  ...wordsOf(FURTHER_FIELDS),
  ...under("lines", wordsOf(SUMMARY_FIELDS)),
  ...under("rates", wordsOf(RATE_FIELDS)),
  ...under("sums", wordsOf(CONTRACT_SUM_FIELDS)),
  ...under("sheet.totals", COLUMN_WORDS, "the sheet's total of "),
  ...under("sheet.rows", COLUMN_WORDS, "the sum of the rows' "),
  "changeOrders.amount": "the sum of the listed change orders",
  ...INVOICE_SUMS,
};

function wordsOf<Declared extends Fields>(
  fields: Declared,
): Readonly<Record<WithWords<Declared>, string>> {
  const named = entriesOf(fields).flatMap(([name, { words }]) =>
    words === undefined ? [] : [[name, words]],
  );
  return Object.fromEntries(named) as Record<WithWords<Declared>, string>;
}

function under<Place extends string, Name extends string>(
  place: Place,
  words: Readonly<Record<Name, string>>,
  before = "",
): Readonly<Record<`${Place}.${Name}`, string>> {
  const named = namesOf(words).map((name) => [`${place}.${name}`, before + words[name]]);
  return Object.fromEntries(named) as Record<`${Place}.${Name}`, string>;
}

/** How much of a row's own words a sentence repeats. */
const ROW_WORDS_LENGTH = 60;

/** A row as a person finds it: its place, then its own words. */
export function rowWords({ item, description }: SheetRow, rowIndex: number): string {
  const own = [item, description].flatMap((cell) => cell?.value ?? []).join(" ");
  return own === "" ? `Row ${rowIndex + 1}` : `Row ${rowIndex + 1} (${cut(own, ROW_WORDS_LENGTH)})`;
}

/** How much of a line's or label's own words a sentence repeats. */
const OWN_WORDS_LENGTH = 40;

/** The beginning of what the paper prints, short enough for a sentence. */
export function cut(text: string, most: number = OWN_WORDS_LENGTH): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** `1 file`, `2 files`. */
export function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}

/** `a`, `a and b`, `a, b and c`; or `a, b or c`. */
export function enumerate(words: readonly string[], joint: "and" | "or" = "and"): string {
  const last = words.slice(-1);
  const before = words.slice(0, -1);
  return before.length === 0 ? last.join("") : `${before.join(", ")} ${joint} ${last.join("")}`;
}
