import { Money } from "../base/money.ts";
import {
  type BillFacts,
  type ImportPaper,
  type ItemFacts,
  type PaperLine,
  type Printed,
  printedText,
  type TaxFacts,
} from "./import-paper.ts";
import type { LineKind } from "./codes.ts";

/*
 * The lines of a bill that come to its total: its items with what is added and taken off below them, or its subtotal with
 * the same, or the total alone where nothing else is printed. What is printed below the items may be inside them already,
 * as a tax in the prices is; the way that takes least for so is tried first. Only printed amounts become lines.
 */

type Lines = Pick<ImportPaper, "lines" | "taxedLines">;

/** Whether an amount can be written with two decimals. */
export function isWholeCents(amount: Money): boolean {
  return amount.equals(amount.roundedToCents());
}

/** The lines of a bill; null where no way leads to its total. */
export function billLines(invoice: BillFacts): Lines | null {
  const total = invoice.total?.value ?? null;
  if (total === null) return null;
  const way = wayToTotal(invoice, total);
  if (way === null) return null;
  const { base, added } = way;
  const taxes = added.filter(({ kind }) => kind === "tax");
  const untaxed = [...base, ...added.filter(({ kind }) => kind !== "tax")];
  return {
    lines: [...untaxed, ...taxes],
    taxedLines: taxedLines(invoice, { untaxed, taxes, total }),
  };
}

interface Way {
  readonly base: readonly PaperLine[];
  readonly added: readonly PaperLine[];
}

function wayToTotal(invoice: BillFacts, total: Money): Way | null {
  const parts = partsBelow(invoice);
  for (const base of basesOf(invoice)) {
    for (const parted of subsets(parts)) {
      const added = parted.flat();
      const lines = [...base, ...added];
      const isWhole = lines.every(({ amount }) => isWholeCents(amount));
      if (isWhole && sumOf(lines).equals(total)) return { base, added };
    }
  }
  return null;
}

/** From what the total may follow, the most detailed first; the total itself only where it is all that is printed. */
function basesOf({ lines, subtotal, total }: BillFacts): readonly (readonly PaperLine[])[] {
  const items = lines.flatMap((line) => itemOf(line) ?? []);
  const bases = [items, wholeOf(subtotal)].filter((base) => base.length > 0);
  return bases.length > 0 ? bases : [wholeOf(total)];
}

/** An item that costs something. */
function itemOf({ amount, code, description }: ItemFacts): PaperLine | null {
  if (amount === null || amount.value.isZero()) return null;
  return lineOf("item", amount.value, {
    item: printedText(code),
    description: printedText(description),
  });
}

function wholeOf(amount: Printed<Money>): readonly PaperLine[] {
  return amount === null ? [] : [lineOf("total", amount.value)];
}

/** What stands below the items, each by itself: all of the taxes are added or none. */
function partsBelow(invoice: BillFacts): readonly (readonly PaperLine[])[] {
  const part = (
    { kind, called }: { readonly kind: LineKind; readonly called: string },
    figure: Money | null,
  ): readonly PaperLine[] =>
    figure === null ? [] : [lineOf(kind, figure, { item: null, description: called })];
  const discount = invoice.discount?.value.negated() ?? null;
  return [
    invoice.taxes.flatMap(taxOf),
    part({ kind: "discount", called: "Discount" }, discount),
    part({ kind: "shipping", called: "Shipping" }, invoice.shipping?.value ?? null),
    part({ kind: "other charges", called: "Other charges" }, invoice.otherCharges?.value ?? null),
  ].filter((lines) => lines.some(({ amount }) => !amount.isZero()));
}

function taxOf({ amount, label }: TaxFacts): readonly PaperLine[] {
  if (amount === null || amount.value.isZero()) return [];
  return [lineOf("tax", amount.value, { item: null, description: printedText(label) })];
}

/** All choices of parts, those of the most parts first. */
function subsets<Part>(parts: readonly Part[]): readonly (readonly Part[])[] {
  const all = parts.reduce<readonly (readonly Part[])[]>(
    (chosen, part) => chosen.flatMap((some) => [[...some, part], some]),
    [[]],
  );
  return all.toSorted((one, other) => other.length - one.length);
}

interface Untaxed {
  readonly untaxed: readonly PaperLine[];
  readonly taxes: readonly PaperLine[];
  readonly total: Money;
}

/** The lines with the tax that is of each; null where the paper does not say it. */
function taxedLines(
  invoice: BillFacts,
  { untaxed, taxes, total }: Untaxed,
): readonly PaperLine[] | null {
  const hasTaxInside = taxes.length === 0 && invoice.taxes.some((tax) => taxOf(tax).length > 0);
  if (!hasTaxInside) {
    if (taxes.length === 0) return untaxed;
    const [only, ...others] = untaxed;
    const tax = sumOf(taxes);
    // Several taxes of a subtotal may be of different items.
    const isOfOne = others.length === 0 && (only?.kind === "item" || taxes.length === 1);
    if (only !== undefined && isOfOne) return [{ ...only, tax }];
    const printed = withPrintedTaxes(invoice, untaxed);
    if (printed !== null && taxSum(printed).equals(tax)) return printed;
  }
  const bases = invoice.taxes.flatMap(baseOf);
  if (bases.length === invoice.taxes.length && grossSum(bases).equals(total)) return bases;
  // The one tax of a paper is of all of it, whatever is of no line.
  const [only, ...others] = taxes;
  if (only === undefined || others.length > 0) return null;
  const of = invoice.taxes.find((tax) => taxOf(tax).length > 0);
  const description = of === undefined ? null : subjectTo(of);
  return [{ ...lineOf("total", sumOf(untaxed), { item: null, description }), tax: only.amount }];
}

/** The lines with the taxes that are printed in them; null where a line has none or one is no item. */
function withPrintedTaxes(
  { lines }: BillFacts,
  untaxed: readonly PaperLine[],
): readonly PaperLine[] | null {
  const items = lines.filter((line) => itemOf(line) !== null);
  if (items.length !== untaxed.length || untaxed.some(({ kind }) => kind !== "item")) return null;
  const taxed = untaxed.flatMap((line, index) => {
    const tax = items[index]?.taxAmount ?? null;
    return tax === null ? [] : [{ ...line, tax: tax.value }];
  });
  return taxed.length === untaxed.length ? taxed : null;
}

/** A line for what a tax is taken of, where both are printed. */
function baseOf(tax: TaxFacts): readonly PaperLine[] {
  const { base, amount } = tax;
  if (base === null || amount === null) return [];
  const line = lineOf("total", base.value, { item: null, description: subjectTo(tax) });
  return [{ ...line, tax: amount.value }];
}

/** What a line is called that only its tax is known of, with the rate, by which a mapping can tell it. */
function subjectTo({ label, rate }: TaxFacts): string | null {
  const name = printedText(label);
  const points = rate === null ? null : `${rate.value.points.key()}%`;
  if (name === null && points === null) return null;
  const says =
    points === null || (name?.replaceAll(/\s/g, "").replace(",", ".").includes(points) ?? false);
  return `Subject to ${[name ?? "tax", ...(says ? [] : [points])].join(" ")}`;
}

function lineOf(
  kind: LineKind,
  amount: Money,
  { item, description }: Pick<PaperLine, "item" | "description"> = {
    item: null,
    description: null,
  },
): PaperLine {
  return { kind, item, description, amount, tax: Money.zero };
}

function sumOf(lines: readonly PaperLine[]): Money {
  return Money.sum(lines.map(({ amount }) => amount));
}

function taxSum(lines: readonly PaperLine[]): Money {
  return Money.sum(lines.map(({ tax }) => tax));
}

function grossSum(lines: readonly PaperLine[]): Money {
  return sumOf(lines).plus(taxSum(lines));
}
