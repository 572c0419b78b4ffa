import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper, PaperLine } from "../../../paper/invoice/invoice-paper.ts";
import type { AmountRow } from "./amount-rows.ts";
import type { GivenTotals, TotalProof } from "./totals-choice.ts";
import { totalSigns } from "./total-signs.ts";

/** What a figure beyond the items may be. */
export const TOTAL_SLOTS = [
  "subtotal",
  "discount",
  "shipping",
  "otherCharges",
  "withholding",
  "tax",
  "total",
  "amountPaid",
  "balanceDue",
] as const;

/** How the totals that were chosen lead to each other. */
export type TotalsProof = TotalProof;

export type TotalSlot = (typeof TOTAL_SLOTS)[number];

/** An amount that may be one of the totals, with all that speaks for and against it. */
export interface TotalCandidate {
  readonly figure: InvoiceFigure;
  /** Index of its line. */
  readonly at: number;
  /** The labels that it stands by. */
  readonly rows: readonly AmountRow[];
  /** A percent left of it on its line, the nearest. */
  readonly rate: InvoiceFigure | null;
  /** Named signs, each about −1 to 1. */
  readonly signs: ReadonlyMap<string, number>;
}

/** More amounts of a paper are not weighed; those by a label come first. */
const MOST_CANDIDATES = 120;

/** Every amount beyond the items that may be a total, in reading order. */
export function totalCandidates(
  paper: InvoicePaper,
  given: GivenTotals,
): readonly TotalCandidate[] {
  const byFigure = new Map<InvoiceFigure, AmountRow[]>();
  for (const row of given.rows) {
    const own = byFigure.get(row.figure);
    if (own === undefined) byFigure.set(row.figure, [row]);
    else own.push(row);
  }
  const ofItems = new Set(
    paper.lines.flatMap(({ figures }, at) => (given.isItem(at) ? figures : [])),
  );
  const places = paper.lines.flatMap((line, at) =>
    line.figures
      .filter((figure) => byFigure.has(figure) || (isAmount(figure) && !ofItems.has(figure)))
      .map((figure) => ({ figure, at, line })),
  );
  const labelled = places.filter(({ figure }) => byFigure.has(figure));
  const kept = new Set(
    [...labelled, ...places.filter(({ figure }) => !byFigure.has(figure)).toReversed()]
      .slice(0, MOST_CANDIDATES)
      .map(({ figure }) => figure),
  );
  const all = places.filter(({ figure }) => kept.has(figure));
  const signsOf = totalSigns(paper, given, all, byFigure);
  return all.map(({ figure, at, line }, index) => ({
    figure,
    at,
    rows: byFigure.get(figure) ?? [],
    rate: rateBefore(figure, line),
    signs: signsOf(index),
  }));
}

/** A figure that is printed as money is: with cents, or with a mark that quantities have not. */
function isAmount({ isPercent, decimals, currency, isMarked, isDash }: InvoiceFigure): boolean {
  return !isPercent && !isDash && (decimals === 2 || currency !== "" || isMarked);
}

function rateBefore(figure: InvoiceFigure, { figures }: PaperLine): InvoiceFigure | null {
  return figures.findLast((other) => other.isPercent && other.box.left < figure.box.left) ?? null;
}
