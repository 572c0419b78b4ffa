import { Money } from "../../base/money.ts";
import { Percent } from "../../base/percent.ts";
import type { NamedRow } from "../table/table.ts";
import type { SheetColumn } from "../template.ts";

type Names = readonly (SheetColumn | null)[];

type Rows = readonly NamedRow<SheetColumn>[];

/** A printed percent is rounded: it may be off by this many points. */
const ROUNDING = Money.of("0.6");

/** Rows in which a percent must be tested before its column is told by it. */
const FEWEST_ROWS = 3;

/** Nobody holds back more than this many percent. */
const HIGHEST_RATE = Money.of("25");

/**
 * A sheet may have two columns called "%": how far the work is, and what is held back of it. Where one of them is the
 * share of the scheduled value that is completed and another the same small rate in all rows, that one is the rate.
 */
export function withRatesApart(names: Names, items: Rows): Names {
  const percents = names.flatMap((name, index) => (name === "percentComplete" ? [index] : []));
  if (percents.length < 2) return names;
  const isShare = (index: number): boolean => isShareCompleted(index, names, items);
  if (!percents.some(isShare)) return names;
  return names.map((name, index) =>
    percents.includes(index) && !isShare(index) && isOneRate(index, items) ? "retainageRate" : name,
  );
}

/** Names of amounts are taken from columns that print percents: "% of Scheduled Value" is no scheduled value. */
export function ofTheirForm(names: Names, items: Rows): Names {
  return names.map((name, index) => {
    if (name === null || PERCENTS.has(name)) return name;
    const figures = items.flatMap((row) => row.figures[index] ?? []);
    const percents = figures.filter(({ form }) => form === "percent").length;
    const isPercent = percents >= FEWEST_ROWS && percents > figures.length / 2;
    if (!isPercent) return name;
    const named = names.with(index, "percentComplete");
    return !names.includes("percentComplete") && isShareCompleted(index, named, items)
      ? "percentComplete"
      : null;
  });
}

const PERCENTS: ReadonlySet<SheetColumn> = new Set(["percentComplete", "retainageRate", "other"]);

/** Whether the percents of a column are completed work over scheduled value. */
export function isShareCompleted(index: number, names: Names, items: Rows): boolean {
  let tested = 0;
  let held = 0;
  for (const row of items) {
    const percent = percentOf(row, index);
    const scheduled = row.figures[names.indexOf("scheduledValue")]?.money ?? null;
    const completed = row.figures[names.indexOf("completedAndStored")]?.money ?? null;
    if (percent === null || scheduled === null || completed === null || completed.isZero())
      continue;
    tested += 1;
    const apart = percent.of(scheduled).minus(completed).absolute();
    if (apart.compare(new Percent(ROUNDING).of(scheduled.absolute())) <= 0) held += 1;
  }
  return held >= FEWEST_ROWS && held > 0.6 * tested;
}

function isOneRate(index: number, items: Rows): boolean {
  const rates = items.flatMap((row) => percentOf(row, index) ?? []);
  const [first] = rates;
  return (
    first !== undefined &&
    rates.length >= FEWEST_ROWS &&
    first.points.compare(HIGHEST_RATE) <= 0 &&
    rates.every((rate) => rate.equals(first))
  );
}

function percentOf(row: NamedRow<SheetColumn>, index: number): Percent | null {
  const figure = row.figures[index];
  if (figure === undefined) return null;
  return figure.percent ?? (figure.money === null ? null : new Percent(figure.money));
}
