import { overlapX } from "../../base/box.ts";
import { Money } from "../../base/money.ts";
import type { Candidate } from "../candidates.ts";
import type { Figure } from "../figures.ts";
import type { PagePieces, PieceLine } from "../pieces.ts";
import type { PayApplicationField } from "../template.ts";

/** Lines whose last amount is the sum of the others that make a summary of several columns. */
const FEWEST_LINES = 4;

/** Two amounts side by side may be equal by chance; three of which one is the sum of the others are columns. */
const FEWEST_AMOUNTS = 3;

/** Figures of one column end at one right edge, within this many points. */
const SAME_EDGE = 3;

/** Captions of columns stand at most this many lines above the first of them. */
const CAPTION_LINES = 3;

/** What a column of a summary is of: a building, what was before, this period, or all together. */
type ColumnKind = "part" | "previous" | "this" | "whole";

/** The columns of a summary that has one for each building, or for previous, this period and to date. */
export type LedgerColumns = ReadonlyMap<Figure, ColumnKind>;

/**
 * The figures of a summary set in columns of which the last is the sum of the others: one for each building and one for
 * all, or previous, this estimate and to date. Empty for a summary of a single column.
 */
export function ledgerColumns(
  pages: readonly PagePieces[],
  excluded: ReadonlySet<Figure>,
): LedgerColumns {
  const kinds = new Map<Figure, ColumnKind>();
  for (const page of pages) {
    const rows = page.lines.flatMap((line, index) => {
      const amounts = amountsOf(line).filter((figure) => !excluded.has(figure));
      return amounts.length >= FEWEST_AMOUNTS ? [{ amounts, index }] : [];
    });
    const sums = rows.filter(({ amounts }) => isSum(amounts));
    const [first] = sums;
    if (first === undefined || sums.length < FEWEST_LINES) continue;
    const edges = first.amounts.map(({ box }) => box.right);
    const columns = edges.map((_, place) => kindOf(first, place, page));
    for (const figure of rows.flatMap(({ amounts }) => amounts)) {
      const place = edges.findIndex((edge) => Math.abs(edge - figure.box.right) < SAME_EDGE);
      const kind = columns[place];
      if (kind !== undefined) kinds.set(figure, kind);
    }
  }
  return kinds;
}

function amountsOf({ pieces }: PieceLine): readonly Figure[] {
  return pieces.flatMap(({ figure }) =>
    figure !== null && figure.money !== null && figure.form !== "plain" ? [figure] : [],
  );
}

function isSum(amounts: readonly Figure[]): boolean {
  const last = amounts.at(-1)?.money ?? null;
  const others = amounts.slice(0, -1).flatMap(({ money }) => money ?? []);
  return last !== null && !last.isZero() && Money.sum(others).equals(last);
}

/** By the text over a column; without one the last is the whole and the others are its parts. */
function kindOf(
  row: { readonly amounts: readonly Figure[]; readonly index: number },
  place: number,
  page: PagePieces,
): ColumnKind {
  const figure = row.amounts[place];
  if (figure === undefined || place === row.amounts.length - 1) return "whole";
  const above = page.lines.slice(Math.max(0, row.index - CAPTION_LINES), row.index);
  const text = above
    .flatMap(({ line }) => line.words)
    .filter((word) => overlapX(word.box, figure.box) > 0)
    .map((word) => word.text)
    .join(" ");
  if (/\b(?:prev|prior|last|earlier|before)/i.test(text)) return "previous";
  return /\b(?:this|current|now|period)\b/i.test(text) ? "this" : "part";
}

/** Takes from the candidates of each field those that stand in another column than the field's. */
export function inOwnColumns<Value>(
  found: ReadonlyMap<PayApplicationField, readonly Candidate<Value>[]>,
  columns: LedgerColumns,
): ReadonlyMap<PayApplicationField, readonly Candidate<Value>[]> {
  if (columns.size === 0) return found;
  const isRecapitulation = new Set(columns.values()).has("this");
  return new Map(
    [...found].map(([field, candidates]) => {
      const wanted = isRecapitulation ? (OF_RECAPITULATION[field] ?? "whole") : "whole";
      const own = candidates.filter(({ figure }) => {
        const kind = figure === null ? undefined : columns.get(figure);
        return kind === undefined || kind === wanted;
      });
      return [field, own] as const;
    }),
  );
}

/** In a recapitulation the payment is that of this period, and what was paid before is that of the previous ones. */
const OF_RECAPITULATION: Readonly<Partial<Record<PayApplicationField, ColumnKind>>> = {
  currentPaymentDue: "this",
  grossThisPeriod: "this",
  retainageReleased: "this",
  previousCertificates: "previous",
};
