import { holdsMiddle } from "../../base/box.ts";
import { Money } from "../../base/money.ts";
import type { CheckResult } from "../../checks/check.ts";
import type { InvoiceLine } from "../../document/invoice.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { InvoiceFigure } from "../../paper/invoice/figures-in-line.ts";
import type { FailedLine } from "../../finding/statement.ts";
import type { InvoiceMeaning, InvoicePaper } from "../../paper/invoice/invoice-paper.ts";
import { type Gap, gapOf, type UnexplainedAmount } from "../printed-gaps.ts";
import type { InvoiceDraft } from "./read-invoice.ts";

/** A figure of the paper that is none of its fields, and whether the words of its line name an amount. */
export interface LooseFigure {
  readonly figure: InvoiceFigure;
  readonly isNamed: boolean;
}

/** The figures outside of the items whose size no field has. */
export function looseFigures({
  document,
  found: fields,
  items,
  paper,
}: InvoiceDraft): readonly LooseFigure[] {
  const sourced: readonly (Sourced<unknown> | null)[] = [
    ...[...fields.values()].map((one) => one.sourced),
    ...document.taxes.flatMap(({ base, amount }) => [base, amount]),
    ...document.lines.map(({ amount }) => amount),
  ];
  const known = new Set(
    sourced.flatMap((one) => (one?.value instanceof Money ? [sizeOf(one.value)] : [])),
  );
  return paper.lines.flatMap(({ figures, labels }, at) => {
    if (items.spans.some(({ from, to }) => at >= from && at <= to)) return [];
    const isNamed = labels.some(({ meanings }) => meanings.some(isOfAmount));
    return figures
      .filter(({ value, isPercent }) => !isPercent && !value.isZero() && !known.has(sizeOf(value)))
      .map((figure) => ({ figure, isNamed }));
  });
}

function isOfAmount(meaning: InvoiceMeaning): boolean {
  return meaning.startsWith("amount:");
}

function sizeOf(value: Money): string {
  return value.absolute().key();
}

/** The sum of the items, which a row that sums others among them, or one that is only offered, makes too large. */
const SUM_OF_LINES = "lines_to_subtotal";

/**
 * By how much a failed check of a bill is off, with the amounts that may explain it: those beside the totals that are no field, such
 * as a discount or a rounding that was not read; where the sum of the items is checked each of their rows; and where a product is
 * checked what else its item prints, such as a tax that the amount includes.
 */
export function gapsOf(read: InvoiceDraft, result: CheckResult): readonly Gap[] {
  const failed = result.statements.flatMap(({ code, facts }) =>
    code === "lines-fail" ? [facts] : [],
  );
  if (failed.length > 0)
    return failed.flatMap(({ lines, others }) =>
      others > 0 ? [] : lines.map((line) => gapOfLine(read, line)),
    );
  const loose = looseFigures(read)
    .filter(({ figure, isNamed }) => isNamed || figure.decimals === CENTS)
    .map(({ figure }) => amountOf(figure));
  const rows = read.document.lines.flatMap(({ amount }) => sourcedAmount(amount));
  const isSumOfRows = result.name === SUM_OF_LINES && rows.length > 1;
  return gapOf(result, isSumOfRows ? [...loose, ...rows] : loose);
}

/** The difference of a product with the taxes of the paper and the amounts in the rows of its item that are none of its factors. */
function gapOfLine(
  { document: { lines, taxes }, paper, items: { spans } }: InvoiceDraft,
  { number, amount, expected }: FailedLine,
): Gap {
  const [own, next] = lines.slice(number - 1);
  const at = Math.max(0, rowOf(own, paper));
  const last = spans.find(({ from, to }) => from <= at && at <= to)?.to ?? at;
  const below = rowOf(next, paper);
  const factors = [own?.quantity, own?.unitPrice, own?.amount].flatMap((one) => one?.from ?? []);
  const isFactor = ({ box }: InvoiceFigure): boolean =>
    factors.some((factor) => holdsMiddle(factor.box, box));
  const others = paper.lines
    .slice(at, below > at ? below : last + 1)
    .flatMap(({ figures }) => figures)
    .filter((figure) => !figure.isPercent && figure.decimals === CENTS && !isFactor(figure));
  return {
    difference: amount.minus(expected),
    amounts: [...others.map(amountOf), ...taxes.flatMap((tax) => sourcedAmount(tax.amount))],
  };
}

/** Where the row of an item's amount stands in the paper; -1 where it has none. */
function rowOf(line: InvoiceLine | undefined, { lines }: InvoicePaper): number {
  const place = line?.amount?.from[0];
  if (place === undefined) return -1;
  return lines.findIndex(
    ({ line, figures }) =>
      line.pageNumber === place.pageNumber &&
      figures.some(({ box }) => holdsMiddle(place.box, box)),
  );
}

function amountOf({ value, printed, pageNumber }: InvoiceFigure): UnexplainedAmount {
  return { size: value.absolute(), printed, pageNumber };
}

function sourcedAmount(amount: Sourced<Money> | null): readonly UnexplainedAmount[] {
  if (amount === null) return [];
  const { printed, pageNumber } = amount.from[0];
  return [{ size: amount.value.absolute(), printed, pageNumber }];
}

/** An amount is printed with its cents; other numbers are ones only where words say so. */
export const CENTS = 2;
