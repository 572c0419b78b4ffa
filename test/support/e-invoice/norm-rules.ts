import { REC_20_3 } from "un-ece-recommendation/20/3";
import { REC_21_3 } from "un-ece-recommendation/21/3";
import { Money } from "../../../src/base/money.ts";
import { type CategoryView, decimal, type InvoiceView } from "./invoice-view.ts";
import { TAX_RULES } from "./norm-tax-rules.ts";

/** A rule of the norm under its official name: whether a file keeps it. */
export type Rule = readonly [name: string, isKept: (view: InvoiceView) => boolean];

/*
 * The rules of EN 16931 under their official names, put down once more for what these e-invoices may hold: no package of the
 * registry has the official ones. They read the file alone, in either language, and share nothing with what writes it.
 */

/** The names of the rules that a file breaks. */
export function brokenRules(view: InvoiceView): readonly string[] {
  return [...RULES, ...TAX_RULES].filter(([, isKept]) => !isKept(view)).map(([name]) => name);
}

const isThere = (text: string | null): boolean => text !== null && text !== "";

/** Amounts of the whole document, allowances and charges among them. */
function amountsOf({ totals, taxes, lines, allowances, charges }: InvoiceView): readonly string[] {
  return [
    ...Object.values(totals),
    ...taxes.flatMap(({ base, tax }) => [base, tax]),
    ...lines.flatMap((line) => [line.net, ...line.allowances.map(({ amount }) => amount)]),
    ...[...allowances, ...charges].map(({ amount }) => amount),
  ].filter((amount) => amount !== null);
}

function sum(amounts: readonly (string | null)[]): Money {
  return Money.sum(amounts.map(decimal));
}

function categoriesOf({ lines, taxes, allowances, charges }: InvoiceView): readonly CategoryView[] {
  return [...lines, ...taxes, ...allowances, ...charges];
}

const RULES: readonly Rule[] = [
  ["BR-01", ({ specification }) => isThere(specification)],
  ["BR-02", ({ number }) => isThere(number)],
  ["BR-03", ({ issueDate }) => /^\d{4}-?\d{2}-?\d{2}$/.test(issueDate ?? "")],
  ["BR-04", ({ typeCode }) => isThere(typeCode)],
  ["BR-05", ({ currency }) => isThere(currency)],
  ["BR-06", ({ seller }) => isThere(seller.name)],
  ["BR-07", ({ buyer }) => isThere(buyer.name)],
  ["BR-08", ({ seller }) => seller.hasAddress],
  ["BR-09", ({ seller }) => isThere(seller.country)],
  ["BR-10", ({ buyer }) => buyer.hasAddress],
  ["BR-11", ({ buyer }) => isThere(buyer.country)],
  ["BR-12", ({ totals }) => isThere(totals.lines)],
  ["BR-13", ({ totals }) => isThere(totals.withoutTax)],
  ["BR-14", ({ totals }) => isThere(totals.withTax)],
  ["BR-15", ({ totals }) => isThere(totals.due)],
  ["BR-16", ({ lines }) => lines.length > 0],
  ["BR-21", ({ lines }) => lines.every(({ id }) => isThere(id))],
  ["BR-22", ({ lines }) => lines.every(({ quantity }) => isThere(quantity))],
  ["BR-23", ({ lines }) => lines.every(({ unit }) => isThere(unit))],
  ["BR-24", ({ lines }) => lines.every(({ net }) => isThere(net))],
  ["BR-25", ({ lines }) => lines.every(({ name }) => isThere(name))],
  ["BR-26", ({ lines }) => lines.every(({ price }) => isThere(price))],
  ["BR-27", ({ lines }) => lines.every(({ price }) => !decimal(price).isNegative())],
  ["BR-31", ({ allowances }) => allowances.every(({ amount }) => isThere(amount))],
  ["BR-32", ({ allowances }) => allowances.every(({ category }) => isThere(category))],
  ["BR-33", ({ allowances }) => allowances.every(({ reason, code }) => isThere(reason ?? code))],
  ["BR-36", ({ charges }) => charges.every(({ amount }) => isThere(amount))],
  ["BR-37", ({ charges }) => charges.every(({ category }) => isThere(category))],
  ["BR-38", ({ charges }) => charges.every(({ reason, code }) => isThere(reason ?? code))],
  [
    "BR-41",
    ({ lines }) =>
      lines.every(({ allowances }) => allowances.every(({ amount }) => isThere(amount))),
  ],
  [
    "BR-42",
    ({ lines }) =>
      lines.every(({ allowances }) =>
        allowances.every(({ reason, code }) => isThere(reason ?? code)),
      ),
  ],
  ["BR-45", ({ taxes }) => taxes.every(({ base }) => isThere(base))],
  ["BR-46", ({ taxes }) => taxes.every(({ tax }) => isThere(tax))],
  ["BR-47", ({ taxes }) => taxes.every(({ category }) => isThere(category))],
  ["BR-48", ({ taxes }) => taxes.every(({ category, rate }) => category === "O" || isThere(rate))],
  ["BR-49", ({ payments }) => payments.every(({ means }) => isThere(means))],
  [
    "BR-61",
    ({ payments }) =>
      payments.every(
        ({ means, account }) => !["30", "58"].includes(means ?? "") || isThere(account),
      ),
  ],
  [
    "BR-62/BR-63",
    ({ seller, buyer }) =>
      [seller, buyer].every(
        ({ address, addressScheme }) => address === null || isThere(addressScheme),
      ),
  ],
  ["BR-CO-04", ({ lines }) => lines.every(({ category }) => isThere(category))],
  [
    "BR-CO-09",
    ({ seller, buyer }) =>
      [seller.vatId, buyer.vatId].every(
        (id) => id === null || COUNTRIES.has(id.slice(0, 2)) || id.startsWith("EL"),
      ),
  ],
  [
    "BR-CO-10",
    ({ lines, totals }) => decimal(totals.lines).equals(sum(lines.map(({ net }) => net))),
  ],
  [
    "BR-CO-11",
    ({ allowances, totals }) =>
      allowances.length === 0
        ? totals.allowances === null
        : decimal(totals.allowances).equals(sum(allowances.map(({ amount }) => amount))),
  ],
  [
    "BR-CO-12",
    ({ charges, totals }) =>
      charges.length === 0
        ? totals.charges === null
        : decimal(totals.charges).equals(sum(charges.map(({ amount }) => amount))),
  ],
  [
    "BR-CO-13",
    ({ totals }) =>
      decimal(totals.withoutTax).equals(
        decimal(totals.lines).minus(decimal(totals.allowances)).plus(decimal(totals.charges)),
      ),
  ],
  ["BR-CO-14", ({ taxes, totals }) => decimal(totals.tax).equals(sum(taxes.map(({ tax }) => tax)))],
  [
    "BR-CO-15",
    ({ totals }) =>
      decimal(totals.withTax).equals(decimal(totals.withoutTax).plus(decimal(totals.tax))),
  ],
  [
    "BR-CO-16",
    ({ totals }) => decimal(totals.due).equals(decimal(totals.withTax).minus(decimal(totals.paid))),
  ],
  ["BR-CO-18", ({ taxes }) => taxes.length > 0],
  [
    "BR-CO-25",
    ({ totals, dueDate, paymentTerms }) =>
      decimal(totals.due).compare(Money.zero) <= 0 || isThere(dueDate ?? paymentTerms),
  ],
  ["BR-CO-26", ({ seller }) => isThere(seller.legalId ?? seller.vatId)],
  ["BR-29", ({ period }) => period === null || period.start <= period.end],
  ["BR-CL-01", ({ typeCode }) => ["380", "381", "389"].includes(typeCode ?? "")],
  ["BR-CL-03", ({ currency, currencies }) => currencies.every((one) => one === currency)],
  ["BR-CL-04", ({ currency }) => /^[A-Z]{3}$/.test(currency ?? "")],
  [
    "BR-CL-14",
    ({ seller, buyer, deliveredTo }) =>
      [seller.country, buyer.country, ...(deliveredTo === null ? [] : [deliveredTo])].every(
        (country) => COUNTRIES.has(country ?? ""),
      ),
  ],
  [
    "BR-CL-16",
    ({ payments }) => payments.every(({ means }) => ["1", "30", "58"].includes(means ?? "")),
  ],
  [
    "BR-CL-17/18",
    (view) => categoriesOf(view).every(({ category }) => CATEGORIES.has(category ?? "")),
  ],
  ["BR-CL-19", ({ allowances }) => allowances.every(({ code }) => code === null || code === "95")],
  ["BR-CL-20", ({ charges }) => charges.every(({ code }) => code === null || code === "FC")],
  ["BR-CL-22", ({ taxes }) => taxes.every(({ code }) => code === null || REASONS.has(code))],
  ["BR-CL-23", ({ lines }) => lines.every(({ unit }) => UNITS.has(unit ?? ""))],
  [
    "BR-CL-25",
    ({ seller, buyer }) =>
      [seller, buyer].every(({ addressScheme }) => [null, "EM", "0204"].includes(addressScheme)),
  ],
  ["BR-DEC", (view) => amountsOf(view).every((amount) => /^-?\d+(?:\.\d{1,2})?$/.test(amount))],
];

const CATEGORIES = new Set(["S", "Z", "E", "AE", "K", "G", "O"]);
const REASONS = new Set(["VATEX-EU-AE", "VATEX-EU-G", "VATEX-EU-IC", "VATEX-EU-O"]);
const COUNTRIES = new Set(
  "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LI LT LU LV MT NL NO PL PT RO SE SI SK US".split(
    " ",
  ),
);
const UNITS: ReadonlySet<string> = new Set([...REC_20_3, ...REC_21_3].map(({ code }) => code));
