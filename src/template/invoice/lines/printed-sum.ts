import { Money } from "../../../base/money.ts";
import type { InvoiceFigure } from "../figures-in-line.ts";
import type { InvoicePaper } from "../invoice-paper.ts";

/** What bears the amounts of some items out. */
export interface PrintedSum {
  /** Figures outside the items that are their sum. */
  readonly sums: readonly InvoiceFigure[];
  /** 0 where nothing printed is the sum, up to 6 for a subtotal. */
  readonly proof: number;
}

/** Amounts with the lines that they stand on. */
export interface Summed {
  readonly amounts: readonly Money[];
  /** Places in `InvoicePaper.lines`. */
  readonly lines: readonly number[];
  /** The first line below the items; null where the paper ends with them. */
  readonly end: number | null;
}

/** Finds the figures below the items, or labelled anywhere, that their amounts add up to. */
export function printedSum({ amounts, lines, end }: Summed, paper: InvoicePaper): PrintedSum {
  const sum = Money.sum(amounts);
  const own = new Set(lines);
  const below = end ?? Math.max(-1, ...lines.slice(-1)) + 1;
  const sums: InvoiceFigure[] = [];
  let proof = 0;
  if (sum.isZero()) return { sums, proof };
  paper.lines.forEach(({ figures, labels }, index) => {
    if (own.has(index) || figures.length === 0) return;
    const meanings = labels.flatMap((label) =>
      label.meanings.filter((name) => name.startsWith("amount:")),
    );
    const isAbove = meanings.length === 0 && index < below;
    for (const figure of figures) {
      if (isAbove && !figure.isMarked) continue;
      if (figure.isPercent || (!figure.value.equals(sum) && figure.other?.equals(sum) !== true))
        continue;
      sums.push(figure);
      proof = Math.max(proof, isAbove ? 2 : weightOf(meanings, figure, index === end));
    }
  });
  return { sums, proof };
}

/** What the amounts of all lines may be called. */
const WHOLE = /^amount:(?:total|plainTotal|balanceDue|taxBase|amountPaid|cashTendered)$/;

function weightOf(
  meanings: readonly string[],
  { isMarked }: InvoiceFigure,
  isNext: boolean,
): number {
  if (meanings.includes("amount:subtotal")) return 6;
  if (meanings.some((meaning) => WHOLE.test(meaning))) return 4.5;
  if (meanings.length > 0) return 3.5;
  if (isNext) return 4;
  return isMarked ? 3 : 1.5;
}
