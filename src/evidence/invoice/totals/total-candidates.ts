import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper, PaperLine } from "../../../paper/invoice/invoice-paper.ts";
import type { AmountRow } from "./amount-rows.ts";
import type { TaxRow } from "./tax-rows.ts";
import { totalSigns } from "./total-signs.ts";
import type { GivenTotals, TotalProof } from "./totals-choice.ts";

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

/** One tax with what is printed of it. */
export interface TaxPart {
  readonly figure: InvoiceFigure;
  readonly cents: number;
  readonly rate: InvoiceFigure | null;
  readonly base: InvoiceFigure | null;
  /** The label that it stands by; null in a table of taxes. */
  readonly row: AmountRow | null;
}

/** Meanings of labels that speak of a tax, the best first. */
const TAX_LABELS: readonly AmountRow["meaning"][] = ["tax", "totalTax"];

/** An amount as a tax: by its label, with the rate and the base that stand beside it. */
export function taxPartOf({ figure, rows, rate }: TotalCandidate): TaxPart {
  const own = TAX_LABELS.flatMap((meaning) => rows.filter((row) => row.meaning === meaning))[0];
  const row = own ?? rows[0] ?? null;
  const base = own?.between.findLast(({ decimals }) => decimals > 0) ?? null;
  return { figure, cents: figure.value.toCents(), rate: own?.rate ?? rate, base, row };
}

/** The taxes of a table; a table that is printed twice counts once. */
export function taxPartsOf(rows: readonly TaxRow[]): readonly TaxPart[] {
  const byKey = new Map<string, TaxPart>();
  for (const { rate, base, amount } of rows) {
    const key = `${rate.value.key()} ${base.value.key()} ${amount.value.key()}`;
    if (!byKey.has(key))
      byKey.set(key, { figure: amount, cents: amount.value.toCents(), rate, base, row: null });
  }
  return [...byKey.values()];
}
