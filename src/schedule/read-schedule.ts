/*
 * The schedule of values, by fitted numbers. Figures that stand below each other make a table (`blocks`, `tables`,
 * which joins the halves of one cut by its columns), whatever is printed above. `column-signs` tells signs of each
 * column: words over it, its form, how columns add up (`relations`), figures of the summary that it ends in; `choose-
 * roles` weighs all columns together, `row-signs` tells which rows are items and totals, `block-signs` which table is
 * the schedule. Of work before and work of this period neither is said where both are about as likely. Where a row
 * breaks its identities, `second-readings` takes another reading of a picture if with it more adds up and nothing else
 * would do as well.
 */

import type { Run } from "../layout/lines.ts";
import type { Block, FigureColumn } from "./columns.ts";
import type { Figure } from "../paper/figures.ts";
import type { PagePieces } from "../paper/pieces.ts";
import type { Label } from "../lexicon/labels.ts";
import type { SheetColumn } from "../lexicon/template.ts";
import { captionBand } from "./captions.ts";
import { columnSigns, longestPhrase, type SummaryFigures } from "./column-signs.ts";
import type { Grid } from "./grid.ts";
import { type JudgedTable, judgeTable } from "./judge.ts";
import type { Role } from "./choose-roles.ts";
import type { Schedule, ScheduleRow, ScheduleWords } from "./schedule.ts";
import { withSecondReadings } from "./second-readings.ts";
import { type Table, tablesOf } from "./tables.ts";
import { textColumnsOf } from "./text-columns.ts";
import type { ScheduleWeighing } from "../weights/schedule-weights.ts";

/** What is known before a schedule is read. */
export interface ScheduleGiven extends ScheduleWords {
  /** Figures of the summary, which columns end in. */
  readonly summary: SummaryFigures;
}

/** Of papers that were not fitted to and have no schedule, no table has such odds; a few short schedules have no more. */
export const LEAST_ODDS: number = -0.7;

/** Earlier work and that of this period look alike: which is which is said where this share of all ways says so. */
const LIKELY = 0.5;

const DOUBTED: ReadonlySet<Role> = new Set([
  "previousWork",
  "workThisPeriod",
  "previousWithStored",
  "thisPeriodWithStored",
]);

interface LikelyTable extends Table, JudgedTable {}

/** Reads the schedule of values of a pay application: the likeliest of its tables. Null where none is likely to be one. */
export function readSchedule(
  pages: readonly PagePieces[],
  words: ScheduleGiven,
  weighing: ScheduleWeighing,
): Schedule | null {
  const likely = tablesOf(pages)
    .flatMap((table) => judged(table, words, weighing) ?? [])
    .filter(({ odds }) => odds > LEAST_ODDS)
    .toSorted((a, b) => b.odds - a.odds);
  const [best, ...others] = likely;
  if (best === undefined) return null;
  const schedule = scheduleOf(best, words);
  return others
    .filter(({ odds }) => odds > 0)
    .reduce((sum, other) => joined(sum, scheduleOf(other, words)), schedule);
}

/**
 * A schedule with the rows of another table, such as the unit prices below the lump sums of one form; as it was where
 * that table does not hold the same.
 */
function joined(schedule: Schedule, other: Schedule): Schedule {
  const isSame = SHARED.every(
    (name) => schedule.names.includes(name) && other.names.includes(name),
  );
  if (!isSame) return schedule;
  const own = schedule.names;
  const more = other.names.filter(
    (name) => name !== null && name !== "other" && !own.includes(name),
  );
  const names = [...own, ...more];
  const rows = other.rows.map((row) => ({
    ...row,
    figures: names.map((name) =>
      name === null || name === "other" ? undefined : row.figures[other.names.indexOf(name)],
    ),
  }));
  return {
    ...schedule,
    names,
    rows: [...schedule.rows, ...rows].toSorted(byPlace),
    headings: [...schedule.headings, ...other.headings],
    secondReadings: [...schedule.secondReadings, ...other.secondReadings],
  };
}

/** Tables are parts of one schedule where both have these columns. */
const SHARED: readonly SheetColumn[] = ["scheduledValue", "completedAndStored"];

function byPlace(one: ScheduleRow, other: ScheduleRow): number {
  return one.pageNumber - other.pageNumber || one.box.top - other.box.top;
}

function judged(
  table: Table,
  { columns, phrases, summary }: ScheduleGiven,
  weighing: ScheduleWeighing,
): LikelyTable | null {
  const { grid, captions } = table;
  const signs = columnSigns(grid, captions, { vocabulary: columns, summary });
  const own = judgeTable(grid, signs, phrases, weighing);
  return own === null ? null : { ...table, ...own };
}

function scheduleOf(
  { block, grid: first, captions, roles, kinds }: LikelyTable,
  words: ScheduleGiven,
): Schedule {
  const { grid, taken } = withSecondReadings({ grid: first, roles: roles.best.roles, kinds });
  const names = roles.best.roles.map((role, place): SheetColumn | null => {
    if (DOUBTED.has(role) && (roles.shares[place] ?? 0) < LIKELY) return null;
    return role === "other" ? (rateIn(captions[place]?.own ?? [], words) ?? "other") : role;
  });
  const items = itemColumn(grid, names, (place) => captions[place]?.own ?? [], words);
  const textColumns = textColumnsOf(grid.rows, labelsOver(block, words.labels), items >= 0);
  const rows = grid.rows.map((row, index): ScheduleRow => ({
    kind: kinds[index] ?? "other",
    pageNumber: row.pageNumber,
    box: row.box,
    figures: row.figures,
    texts: withItem(textColumns(row), row.figures[items], grid.columns[items]),
  }));
  return {
    names,
    rows: rows.filter(({ kind }) => kind !== "other"),
    headings: grid.headings,
    secondReadings: taken,
  };
}

/** This share of a column's figures look like numbers of items where it is one of them. */
const MOSTLY = 0.75;

const ITEM_NUMBER = /^\d{1,4}(?:\.\d{1,3})*\.?$/;

/** The column of the items' numbers, which are figures that nothing is added up with; -1 where none is. */
function itemColumn(
  { figures }: Grid,
  names: Schedule["names"],
  captionOf: (place: number) => readonly string[],
  { columns }: ScheduleGiven,
): number {
  return names.findIndex((name, place) => {
    if (name !== "other") return false;
    const own = figures.flatMap((row) => row[place] ?? []);
    const [meaning] = longestPhrase(captionOf(place), columns)?.meanings ?? [];
    const numbers = own.filter(({ printed }) => ITEM_NUMBER.test(printed)).length;
    return numbers >= MOSTLY * own.length && (meaning === "item" || place === 0);
  });
}

/** The texts of a row with its item's number among them, which may be a code that stands in the column of the numbers. */
function withItem(
  texts: ReadonlyMap<SheetColumn, readonly Run[]>,
  number: Figure | undefined,
  column: FigureColumn | undefined,
): ReadonlyMap<SheetColumn, readonly Run[]> {
  if (column === undefined) return texts;
  if (number !== undefined) {
    const { words, box, pageNumber } = number;
    const run = { pageNumber, words, box, glyphHeight: words[0]?.glyphHeight ?? 0 };
    return new Map([...texts, ["item", [run, ...(texts.get("item") ?? [])]]]);
  }
  const isCode = ({ box }: Run): boolean => box.left < column.right && box.right > column.left;
  const described = texts.get("description") ?? [];
  const codes = described.filter(isCode);
  const rest = described.filter((run) => !isCode(run));
  if (codes.length === 0 || rest.length === 0 || texts.has("item")) return texts;
  return new Map([...texts, ["item", codes], ["description", rest]]);
}

/** A column of rates of retainage is known by its words alone: nothing is added up with it. */
function rateIn(caption: readonly string[], { columns }: ScheduleGiven): SheetColumn | null {
  const [meaning] = longestPhrase(caption, columns)?.meanings ?? [];
  return meaning === "retainageRate" ? meaning : null;
}

/** Captions of texts among those over a block. */
function labelsOver(
  { parts, columns }: Block,
  labels: readonly Label<SheetColumn>[],
): readonly Label<SheetColumn>[] {
  const [part] = parts;
  if (part === undefined) return [];
  const band = captionBand(part, columns);
  const { pageNumber } = part.page.layout.page;
  return labels.filter(
    ({ box, pageNumber: page }) =>
      page === pageNumber &&
      box.top >= band.top &&
      box.bottom <= band.bottom &&
      !columns.some(({ left, right }) => box.right > left && box.left < right),
  );
}
