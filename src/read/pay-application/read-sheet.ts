import { byName } from "../../base/by-name.ts";
import { unionOf } from "../../base/box.ts";
import { Money } from "../../base/money.ts";
import { Percent } from "../../base/percent.ts";
import type { ContinuationSheet, SheetFigures, SheetRow } from "../../document/pay-application.ts";
import { SHEET_ORDER } from "../../kinds/pay-application/sheet-fields.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Run } from "../../layout/lines.ts";
import { placeOfWords, provenanceOf } from "../../paper/places.ts";
import type { Figure } from "../../paper/figures.ts";
import type { Schedule, ScheduleRow } from "../../schedule/schedule.ts";
import type { SheetColumn } from "../../lexicon/template.ts";
import { textOfWords } from "../../page/page.ts";

/** A table read as a continuation sheet, with the rows that it came from. */
export interface SheetReading {
  readonly sheet: ContinuationSheet;
  /** The printed row of each sheet row, at the same index. */
  readonly printedRows: readonly ScheduleRow[];
  readonly names: readonly (SheetColumn | null)[];
  /** The rate of retainage that every row prints; null where rows differ or print none. */
  readonly rate: Sourced<Percent> | null;
  /** Total of a column "work and stored material of this period"; null where there is none. */
  readonly periodTotal: Sourced<Money> | null;
}

/** Reads a table as the continuation sheet of an application. Null when it has no priced row. */
export function readSheet(table: Schedule): SheetReading | null {
  const { names } = table;
  const items = table.rows.filter((row) => row.kind === "item" && isPriced(row, names));
  const totals = grandTotal(table, names, items);
  if (items.length === 0 && totals === null) return null;
  return {
    sheet: {
      rows: items.map((row) => sheetRow(row, names)),
      totals: totals === null ? null : sheetFigures(totals, names),
    },
    printedRows: items,
    names,
    rate: commonRate(items, names),
    periodTotal: totals === null ? null : moneyOf(figureOf(totals, names, "thisPeriodWithStored")),
  };
}

function commonRate(
  items: readonly ScheduleRow[],
  names: readonly (SheetColumn | null)[],
): Sourced<Percent> | null {
  const rates = items.flatMap((row) => percentOf(figureOf(row, names, "retainageRate")) ?? []);
  const [first] = rates;
  const isCommon =
    rates.length > 1 && rates.every((rate) => first?.value.equals(rate.value) === true);
  return first !== undefined && isCommon ? first : null;
}

function isPriced(row: ScheduleRow, names: readonly (SheetColumn | null)[]): boolean {
  const figures = SHEET_ORDER.map((name) => figureOf(row, names, name));
  return figures.some((figure) => figure !== null && figure.money !== null);
}

/** The first column of a name; of several percents the last, which is the one to date. */
function figureOf(
  row: ScheduleRow,
  names: readonly (SheetColumn | null)[],
  name: SheetColumn,
): Figure | null {
  const index = name === "percentComplete" ? names.lastIndexOf(name) : names.indexOf(name);
  return (index < 0 ? undefined : row.figures[index]) ?? null;
}

function sheetRow(row: ScheduleRow, names: readonly (SheetColumn | null)[]): SheetRow {
  const item = textOf(row.texts.get("item"));
  const description = textOf(row.texts.get("description")) ?? wordsOf(row);
  return {
    item: item !== null && item.value === description?.value ? null : item,
    description,
    figures: sheetFigures(row, names),
    percentComplete: percentOf(figureOf(row, names, "percentComplete")),
  };
}

/** The longest text of a row whose description has no caption, or stands under "Item". */
function wordsOf(row: ScheduleRow): Sourced<string> | null {
  const texts = [...row.texts.values()].flatMap((runs) => {
    const text = textOf(runs);
    return text !== null && /\p{L}{3}/u.test(text.value) ? [text] : [];
  });
  return texts.toSorted((a, b) => b.value.length - a.value.length)[0] ?? null;
}

function sheetFigures(row: ScheduleRow, names: readonly (SheetColumn | null)[]): SheetFigures {
  return byName(SHEET_ORDER, (name) => moneyOf(figureOf(row, names, name)));
}

/** A figure as a sourced amount. */
export function moneyOf(figure: Figure | null): Sourced<Money> | null {
  if (figure === null || figure.money === null) return null;
  return { value: figure.money, from: [provenanceOf(figure)] };
}

/** A bare number in a column of percents is one; Excel may print 0.6 for 60 %, which is kept as printed. */
function percentOf(figure: Figure | null): Sourced<Percent> | null {
  if (figure === null) return null;
  const percent = figure.percent ?? (figure.money === null ? null : new Percent(figure.money));
  return percent === null ? null : { value: percent, from: [provenanceOf(figure)] };
}

/** Runs of one cell as printed, wrapped lines joined by a blank. */
export function textOf(runs: readonly Run[] | undefined): Sourced<string> | null {
  const first = runs?.[0];
  if (runs === undefined || first === undefined) return null;
  const words = runs.flatMap((run) => run.words);
  const printed = textOfWords(words);
  const box = unionOf(runs.map((run) => run.box));
  return { value: printed, from: [placeOfWords(words, first.pageNumber, printed, box)] };
}

/** Whether no work follows a total of all: behind the lump sums of an engineers' form stand its unit prices. */
function coversAll(
  total: ScheduleRow,
  table: Schedule,
  names: readonly (SheetColumn | null)[],
): boolean {
  const later = table.rows.slice(table.rows.indexOf(total) + 1);
  return !later.some(
    (row) =>
      row.kind === "item" &&
      SHEET_ORDER.some((name) => figureOf(row, names, name)?.money?.isZero() === false),
  );
}

/**
 * Whether a row may total the items: not one that leaves a column blank that they fill and has another sum than theirs
 * in the next, such as the line of a summary below.
 */
function mayTotal(
  total: ScheduleRow,
  names: readonly (SheetColumn | null)[],
  items: readonly ScheduleRow[],
): boolean {
  const sums = SHEET_ORDER.map((name) => ({
    printed: figureOf(total, names, name)?.money ?? null,
    sum: Money.sum(items.map((row) => figureOf(row, names, name)?.money ?? Money.zero)),
  }));
  const isBlank = sums.some(({ printed, sum }) => printed === null && !sum.isZero());
  const isOff = sums.some(({ printed, sum }) => printed !== null && !printed.equals(sum));
  return items.length === 0 || !isBlank || !isOff;
}

/**
 * The row that totals the whole sheet: the last one called a grand total; else the only total, or the last one that
 * equals all items or all other totals. Totals of sections and pages look the same and are not it.
 */
function grandTotal(
  table: Schedule,
  names: readonly (SheetColumn | null)[],
  items: readonly ScheduleRow[],
): ScheduleRow | null {
  const called = table.rows.findLast((row) => row.kind === "grand-total");
  if (called !== undefined) {
    const isTotal = coversAll(called, table, names) && mayTotal(called, names, items);
    return isTotal ? called : null;
  }
  const totals = table.rows.filter((row) => row.kind === "total" && isPriced(row, names));
  if (totals.length === 1) return totals[0] ?? null;
  const last = totals.at(-1);
  if (last === undefined) return null;
  const isSumOf = (rows: readonly ScheduleRow[]): boolean =>
    SHEET_ORDER.some((name) => {
      const total = figureOf(last, names, name)?.money ?? null;
      const parts = rows.map((row) => figureOf(row, names, name)?.money ?? Money.zero);
      return total !== null && !total.isZero() && Money.sum(parts).equals(total);
    });
  return isSumOf(items) || isSumOf(totals.slice(0, -1)) ? last : null;
}
