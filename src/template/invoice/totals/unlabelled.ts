import { Money } from "../../../base/money.ts";
import type { InvoiceFigure } from "../figures-in-line.ts";
import type { InvoicePaper, PaperLine } from "../invoice-paper.ts";
import type { AmountRow } from "./amount-rows.ts";
import type { TotalsChoice } from "./choose-totals.ts";

/** Lines above a total in which the amounts that lead to it stand. */
const LINES_ABOVE = 12;
/** Amounts of one column end at one place, within this many points. */
const SAME_EDGE = 4;

/**
 * Amounts above a total in its column whose words are unknown: one of them may be the subtotal. They count only where
 * the arithmetic proves them.
 */
export function unlabelledAbove(
  paper: InvoicePaper,
  rows: readonly AmountRow[],
): readonly AmountRow[] {
  const known = new Set(rows.map(({ figure }) => figure));
  const found = new Map<InvoiceFigure, AmountRow>();
  for (const { meaning, at, figure: total } of rows) {
    if (meaning !== "total" && meaning !== "plainTotal") continue;
    for (let index = Math.max(0, at - LINES_ABOVE); index < at; index += 1) {
      const figure = loneFigure(paper.lines[index]);
      if (figure === null || known.has(figure) || figure.pageNumber !== total.pageNumber) continue;
      if (Math.abs(figure.box.right - total.box.right) > SAME_EDGE) continue;
      found.set(figure, { ...unlabelledRow("taxBase", figure, index), isGuess: true });
    }
  }
  return [...found.values()];
}

/** The amount of a line that has no other. */
function loneFigure(line: PaperLine | undefined): InvoiceFigure | null {
  const amounts = line?.figures.filter(({ isPercent, decimals }) => !isPercent && decimals === 2);
  const [figure, other] = amounts ?? [];
  return figure === undefined || other !== undefined ? null : figure;
}

/** A figure that arithmetic alone tells, without a label. */
export function unlabelledRow(
  meaning: AmountRow["meaning"],
  figure: InvoiceFigure,
  at: number,
): AmountRow {
  return { meaning, label: null, figure, rate: null, between: [], look: "right", at, score: 0.6 };
}

/** Rates of taxes on sales that many countries have, in percent. */
const USUAL_RATES = [
  4, 5, 5.5, 6, 7, 7.7, 8, 8.1, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27,
];
const HALF_CENT = Money.of("0.005");

function isUsualShare(amount: Money, base: Money): boolean {
  return USUAL_RATES.some((rate) => {
    const share = base.times(Money.of(String(rate))).hundredth();
    return share.minus(amount).absolute().compare(HALF_CENT) <= 0;
  });
}

/**
 * The one amount between subtotal and total that nothing names and that is exactly what is missing between them: a tax
 * where it is a usual share, else a charge, or a discount.
 */
export function missingBetween(
  paper: InvoicePaper,
  choice: TotalsChoice,
  rows: readonly AmountRow[],
): AmountRow | null {
  const { subtotal, total } = choice;
  if (choice.proof !== null || subtotal === null || total === null) return null;
  const sum = Money.sum([
    subtotal.value,
    choice.taxes.sum,
    ...choice.adjustments.map(({ value }) => value),
  ]);
  const missing = total.value.minus(sum);
  if (missing.isZero()) return null;
  const taken = new Set([
    subtotal.row.figure,
    total.row.figure,
    ...choice.adjustments.map(({ row }) => row.figure),
    ...choice.taxes.taxes.map(({ figure }) => figure),
  ]);
  const [from, to] = [subtotal.row.at, total.row.at].toSorted((a, b) => a - b);
  const between = paper.lines.slice(from, (to ?? 0) + 1);
  for (const [index, line] of between.entries()) {
    const figure = line.figures.find(
      (other) =>
        !taken.has(other) && !other.isPercent && other.value.absolute().equals(missing.absolute()),
    );
    if (figure === undefined) continue;
    const at = (from ?? 0) + index;
    const known = rows.find((row) => row.figure === figure);
    if (known !== undefined && known.meaning !== "otherAmount") continue;
    const rate = line.figures.find(({ isPercent }) => isPercent) ?? null;
    const isTax = rate !== null || isUsualShare(missing, sum);
    const meaning = missing.isNegative() ? "discount" : isTax ? "tax" : "otherCharge";
    return { ...unlabelledRow(meaning, figure, at), rate, score: 1.5 };
  }
  return null;
}
