import type { Candidate } from "../evidence/candidate.ts";
import type { SlotName } from "../evidence/slots.ts";
import type { Filled } from "./fill-slots.ts";

/** What the totals of a continuation sheet say was billed in this period: two printed figures. */
export interface GrossOfTotals {
  readonly work: Candidate;
  readonly stored: Candidate;
}

/** Two dollars in cents, a hundred times: rates are percent, and each figure is rounded for itself. */
const ROUNDING = 20_000;

/**
 * The row that ends previous + this period + stored = completed to date. Stored material counts as billed in this period
 * only where none was stored before: what was paid before is then the previous work less its retainage. A row whose columns
 * are in another order is told by just that.
 */
export function grossOfTotals(
  money: readonly Candidate[],
  slots: ReadonlyMap<SlotName, Filled>,
): GrossOfTotals | null {
  const centsOf = (slot: SlotName): number | null => slots.get(slot)?.candidate?.cents ?? null;
  const completed = centsOf("totalCompletedAndStored");
  const paid = Math.abs(centsOf("previousCertificates") ?? 0);
  const rate = Number(slots.get("retainageRate")?.candidate?.key ?? NaN);
  if (completed === null || completed === 0) return null;
  const isPaid = ({ cents }: Candidate): boolean =>
    Math.abs(cents * (100 - rate) - paid * 100) <= ROUNDING;
  const rows = [...rowsOf(money)];
  for (const row of rows) {
    const totals = totalsIn(row, completed);
    if (totals === null) continue;
    const { previous, work, stored } = totals;
    if (stored.cents === 0 || isPaid(previous) || (previous.cents === 0 && paid === 0))
      return { work, stored };
  }
  return paid === 0 ? null : inAnyOrder(rows, completed, isPaid);
}

/** What is left of the completed figure of a row, where another one of it was paid before. */
function inAnyOrder(
  rows: readonly (readonly Candidate[])[],
  completed: number,
  isPaid: (candidate: Candidate) => boolean,
): GrossOfTotals | null {
  for (const row of rows) {
    const others = row.filter(({ cents }) => cents !== completed && cents > 0);
    if (others.length === row.length || row.length > MOST_COLUMNS) continue;
    for (const previous of others.filter(isPaid)) {
      const parts = partsOf(completed - previous.cents, others);
      if (parts !== null) return parts;
    }
  }
  return null;
}

/** More figures in a row are no row of totals. */
const MOST_COLUMNS = 16;

/** Two figures of a row that come to a sum: the larger one is taken for the work. */
function partsOf(sum: number, row: readonly Candidate[]): GrossOfTotals | null {
  const sorted = row.toSorted((a, b) => b.cents - a.cents);
  for (const [at, work] of sorted.entries()) {
    const stored = sorted.slice(at + 1).find(({ cents }) => work.cents + cents === sum);
    if (stored !== undefined) return { work, stored };
  }
  return null;
}

/** The three figures before the completed one, where they come to it. */
function totalsIn(
  row: readonly Candidate[],
  completed: number,
): (GrossOfTotals & { readonly previous: Candidate }) | null {
  const at = row.findIndex(({ cents }) => cents === completed);
  const [previous, work, stored] = at < 3 ? [] : row.slice(at - 3, at);
  if (previous === undefined || work === undefined || stored === undefined) return null;
  const sum = previous.cents + work.cents + stored.cents;
  return sum === completed ? { previous, work, stored } : null;
}

/** The amounts of each line from left to right, each place once. */
function rowsOf(money: readonly Candidate[]): Iterable<readonly Candidate[]> {
  const rows = new Map<string, Map<number, Candidate>>();
  for (const candidate of money) {
    const { pageNumber, line, to } = candidate.figure;
    const key = `${pageNumber} ${line}`;
    const own = rows.get(key) ?? new Map<number, Candidate>();
    if (!own.has(to)) own.set(to, candidate);
    rows.set(key, own);
  }
  return [...rows.values()].map((row) =>
    [...row.values()].toSorted((a, b) => a.figure.box.left - b.figure.box.left),
  );
}
