import { Money } from "../base/money.ts";
import type { ChangeOrder, CostLine, CostTotal, RatedLine } from "../document/change-order.ts";
import { totalsOf } from "../read/change-order/cost-column.ts";
import type { ListRow } from "./list-rows.ts";

/** A change order with other lines in its breakdown, and what they now add up to. */
export function withCosts(document: ChangeOrder, rows: readonly ListRow[]): ChangeOrder {
  const kept = rows.flatMap((row) => (row.isStruck ? [] : (costOf(row) ?? [])));
  const costs = kept.map(({ line }) => line);
  /** The line that now stands where one was read; null where it was struck out. */
  const nowAt = (read: CostLine): CostLine | null => {
    const index = document.costs.findIndex((line) => isSamePlace(line, read));
    return kept.find(({ row }) => index >= 0 && row.readIndex === index)?.line ?? null;
  };
  return {
    ...document,
    costs,
    costTotal: totalOf(document, costs, nowAt),
    ratedLines: document.ratedLines.flatMap((rated) => ratedNow(rated, costs, nowAt) ?? []),
  };
}

/** Whether a row can be a line of a breakdown: each has its amount. */
function costOf(row: ListRow): { readonly row: ListRow; readonly line: CostLine } | null {
  const line = row.values as unknown as { [Name in keyof CostLine]: CostLine[Name] | null };
  const { amount } = line;
  return amount === null ? null : { row, line: { ...line, amount } };
}

function isSamePlace(one: CostLine, other: CostLine): boolean {
  const [place, otherPlace] = [one.amount.from[0], other.amount.from[0]];
  return (
    place.pageNumber === otherPlace.pageNumber &&
    place.box.top === otherPlace.box.top &&
    place.box.left === otherPlace.box.left
  );
}

type LineNow = (read: CostLine) => CostLine | null;

/** The total that was one, with what now stands above it; else a sum of lines that is the amount. */
function totalOf(
  { amount, costTotal }: ChangeOrder,
  costs: readonly CostLine[],
  nowAt: LineNow,
): CostTotal | null {
  const cells = costs.map((line) => ({
    line,
    amount: line.amount.value,
    caption: line.description?.value ?? "",
  }));
  const totals = totalsOf(cells).filter(({ parts }) => parts.length > 1);
  const before = costTotal === null ? null : nowAt(costTotal.total);
  const total =
    totals.find(({ cell }) => cell.line === before) ??
    totals.find(
      ({ cell, isSum }) =>
        isSum && amount !== null && cell.amount.absolute().equals(amount.value.absolute()),
    );
  if (total !== undefined)
    return { total: total.cell.line, parts: total.parts.map(({ line }) => line) };
  const parts = (costTotal?.parts ?? []).flatMap((part) => nowAt(part) ?? []);
  return before === null || parts.length < 2 ? null : { total: before, parts };
}

/** What a rate is taken of is looked for among the lines above; where it is not there, nothing is said against the line. */
function ratedNow(rated: RatedLine, costs: readonly CostLine[], nowAt: LineNow): RatedLine | null {
  const line = nowAt(rated.line);
  if (line === null) return null;
  const isSame = line.amount.value.equals(rated.line.amount.value);
  if (isSame && rated.base !== null) return { ...rated, line };
  const base = baseAmong(costs.slice(0, costs.indexOf(line)), rated, line.amount.value.absolute());
  if (base !== null) return { ...rated, line, base, nearest: null };
  return isSame ? { ...rated, line } : null;
}

/** A rate is taken of cents and rounded; of several rounded lines it may be off by more. */
const SLACK = Money.of("0.05");

/** More lines above one are not added up. */
const MOST_LINES = 400;

/** Lines that follow each other, or one of them, of whose sum an amount is the share. */
function baseAmong(above: readonly CostLine[], { rate }: RatedLine, amount: Money): Money | null {
  const lines = above.slice(-MOST_LINES);
  for (let begin = 0; begin < lines.length; begin += 1) {
    let sum = Money.zero;
    for (const { amount: next } of lines.slice(begin)) {
      sum = sum.plus(next.value);
      const share = sum.times(rate.points).hundredth().absolute().roundedToCents();
      if (share.minus(amount).absolute().compare(SLACK) <= 0) return sum;
    }
  }
  return null;
}
