import { Money } from "../../../src/base/money.ts";
import { Percent } from "../../../src/base/percent.ts";
import { type CategoryView, decimal, type InvoiceView, type TaxView } from "./invoice-view.ts";
import type { Rule } from "./norm-rules.ts";

/** The letters by which rules call a category. */
const NAMES: readonly (readonly [category: string, letters: string])[] = [
  ["S", "S"],
  ["Z", "Z"],
  ["E", "E"],
  ["AE", "AE"],
  ["K", "IC"],
  ["G", "G"],
  ["O", "O"],
];

/** The rules that hold within each category of tax. */
export const TAX_RULES: readonly Rule[] = [...NAMES.flatMap(rulesOf), ...supplyRules()];

/** What a supply within the Union says of its way. */
function supplyRules(): readonly Rule[] {
  return [
    [
      "BR-IC-11",
      (view) => own(view, "K").length === 0 || view.delivery !== null || view.period !== null,
    ],
    ["BR-IC-12", (view) => own(view, "K").length === 0 || view.deliveredTo !== null],
  ];
}

function rulesOf([category, letters]: readonly [string, string]): readonly Rule[] {
  return [
    [`BR-${letters}-01`, (view) => isBrokenDown(view, category)],
    [`BR-${letters}-02`, (view) => !isUsed(view, category) || isIdentified(view, category)],
    [`BR-${letters}-05`, (view) => used(view, category).every((one) => hasRate(one, category))],
    [`BR-${letters}-08`, (view) => own(view, category).every((tax) => isSumOfItems(tax, view))],
    [`BR-${letters}-09`, (view) => own(view, category).every(isProduct)],
    [`BR-${letters}-10`, (view) => own(view, category).every((tax) => hasReason(tax, category))],
  ];
}

function used(
  { lines, allowances, charges }: InvoiceView,
  category: string,
): readonly CategoryView[] {
  return [...lines, ...allowances, ...charges].filter((one) => one.category === category);
}

function isUsed(view: InvoiceView, category: string): boolean {
  return used(view, category).length > 0;
}

function own({ taxes }: InvoiceView, category: string): readonly TaxView[] {
  return taxes.filter((tax) => tax.category === category);
}

/** The standard category has a row for each of its rates, every other exactly one; nothing else stands beside what is outside. */
function isBrokenDown(view: InvoiceView, category: string): boolean {
  const rows = own(view, category).length;
  if (!isUsed(view, category)) return rows === 0;
  if (category === "S") return rows > 0;
  return rows === 1 && (category !== "O" || view.taxes.length === 1);
}

function isIdentified({ seller, buyer }: InvoiceView, category: string): boolean {
  const isTaxed = seller.vatId !== null || seller.taxId !== null;
  switch (category) {
    case "AE":
      return isTaxed && (buyer.vatId !== null || buyer.legalId !== null);
    case "K":
      return seller.vatId !== null && buyer.vatId !== null;
    case "G":
      return seller.vatId !== null;
    case "O":
      return seller.vatId === null && buyer.vatId === null;
    default:
      return isTaxed;
  }
}

function hasRate({ rate }: CategoryView, category: string): boolean {
  if (category === "O") return rate === null;
  if (rate === null) return false;
  const points = decimal(rate);
  return category === "S" ? points.compare(Money.zero) > 0 : points.isZero();
}

function isSumOfItems(tax: TaxView, { lines, allowances, charges }: InvoiceView): boolean {
  const isOwn = ({ category, rate }: CategoryView): boolean =>
    category === tax.category &&
    (rate === null || tax.rate === null
      ? rate === tax.rate
      : decimal(rate).equals(decimal(tax.rate)));
  const sum = Money.sum([
    ...lines.filter(isOwn).map(({ net }) => decimal(net)),
    ...charges.filter(isOwn).map(({ amount }) => decimal(amount)),
    ...allowances.filter(isOwn).map(({ amount }) => decimal(amount).negated()),
  ]);
  return sum.equals(decimal(tax.base));
}

/** The official rules leave less than one unit of the currency for rounding. */
const SLACK = Money.of("1");

function isProduct({ rate, base, tax, category }: TaxView): boolean {
  if (category !== "S") return decimal(tax).isZero();
  const product = new Percent(decimal(rate)).of(decimal(base)).roundedToCents();
  return product.minus(decimal(tax)).absolute().compare(SLACK) < 0;
}

function hasReason({ reason, code }: TaxView, category: string): boolean {
  const isTold = reason !== null || code !== null;
  return category === "S" || category === "Z" ? !isTold : isTold;
}
