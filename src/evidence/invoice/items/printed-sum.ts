import { Money } from "../../../base/money.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";

/** How a printed figure that is the sum of some items stands to them. */
export type SumKind =
  /** Its label, as far as that tells what all items may be called. */
  | "subtotal"
  | "total"
  | "balance"
  | "base"
  | "paid"
  /** By another label of amounts. */
  | "labelled"
  /** On the first line below the items, without a label. */
  | "next"
  /** Elsewhere below them, printed as an amount, or as a bare number. */
  | "marked"
  | "bare"
  | "above"
  /** Below the amounts, in their column. */
  | "in its column";

/** What bears the amounts of some items out. */
export interface PrintedSum {
  /** Figures outside the items that are their sum. */
  readonly sums: readonly InvoiceFigure[];
  readonly sumKinds: ReadonlySet<SumKind>;
}

/** Amounts with the lines that they stand on. */
export interface Summed {
  readonly amounts: readonly Money[];
  /** Places in `InvoicePaper.lines`. */
  readonly lines: readonly number[];
  /** The first line below the items; null where the paper ends with them. */
  readonly end: number | null;
  /** The place of their column from left to right. */
  readonly column: { readonly left: number; readonly right: number } | null;
}

/** Finds the figures below the items, or labelled anywhere, that their amounts add up to. */
export function printedSum(
  { amounts, lines, end, column }: Summed,
  paper: InvoicePaper,
): PrintedSum {
  const sum = Money.sum(amounts);
  const own = new Set(lines);
  const below = end ?? Math.max(-1, ...lines.slice(-1)) + 1;
  const sums: InvoiceFigure[] = [];
  const sumKinds = new Set<SumKind>();
  if (sum.isZero()) return { sums, sumKinds };
  paper.lines.forEach(({ figures, labels }, index) => {
    if (own.has(index) || figures.length === 0) return;
    const equal = figures.filter(
      ({ isPercent, value, other }) =>
        !isPercent && (value.equals(sum) || other?.equals(sum) === true),
    );
    if (equal.length === 0) return;
    const meanings = labels.flatMap((label) =>
      label.meanings.filter((name) => name.startsWith("amount:")),
    );
    const isAbove = meanings.length === 0 && index < below;
    for (const figure of equal) {
      if (isAbove && !figure.isMarked) continue;
      sums.push(figure);
      const { left, right } = figure.box;
      if (index >= below && column !== null && left < column.right && right > column.left)
        sumKinds.add("in its column");
      sumKinds.add(isAbove ? "above" : kindOf(meanings, figure, index === end));
    }
  });
  return { sums, sumKinds };
}

/** What the amounts of all lines may be called. */
const WHOLE: Readonly<Record<string, SumKind>> = {
  "amount:subtotal": "subtotal",
  "amount:total": "total",
  "amount:plainTotal": "total",
  "amount:balanceDue": "balance",
  "amount:taxBase": "base",
  "amount:amountPaid": "paid",
  "amount:cashTendered": "paid",
};

function kindOf(
  meanings: readonly string[],
  { isMarked }: InvoiceFigure,
  isNext: boolean,
): SumKind {
  for (const name in WHOLE) if (meanings.includes(name)) return WHOLE[name] ?? "labelled";
  if (meanings.length > 0) return "labelled";
  if (isNext) return "next";
  return isMarked ? "marked" : "bare";
}
