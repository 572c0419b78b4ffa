import type { Box } from "../../base/box.ts";
import { Money } from "../../base/money.ts";
import type { ListedChangeOrder, SheetRow } from "../../document/pay-application.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Run } from "../../layout/lines.ts";
import type { Schedule, ScheduleRow } from "./schedule.ts";
import { leadingNumber, markedOrder, numberedOrder } from "./change-order-mark.ts";
import { moneyOf, type SheetReading, textOf } from "./read-sheet.ts";

/** Sections whose rows are change orders even when they carry no mark of their own. */
const SECTION =
  /^\s*(?:[A-Z\d]{1,3}[.)]?\s+)?(?:(?:approved|executed|instructed|agreed|authori[sz]ed)\s+)?(?:contract\s+)?(?:change\s+orders?|variations?|extras|modifications|changes|supplemental\s+agreements?)\s*:?\s*$/i;

/** Change orders that the sheet lists one by one, in the order of the rows. */
export function changeOrdersOf(
  reading: SheetReading,
  table: Schedule,
  netChange: Sourced<Money> | null,
): readonly ListedChangeOrder[] {
  const marked = listedOrders(reading, table);
  const orders = marked.length > 0 ? marked : lastRows(reading, netChange);
  const total = Money.sum(orders.flatMap(({ amount }) => amount?.value ?? []));
  const totals = table.rows.filter(({ kind }) => kind !== "item");
  const printed = [netChange, ...totals.map((row) => amountOf(row, reading))];
  if (printed.some((figure) => figure?.value.equals(total) === true)) return orders;
  return orders.map((order) => (isSum(order) ? { ...order, amount: null } : order));
}

/** More change orders than these at the end of a sheet are not looked for. */
const MOST_LAST = 60;

/**
 * The last rows of a sheet where together they are line 2 and each has a number of its own beside its item's: then they
 * are the change orders, whatever they are called.
 */
function lastRows(
  reading: SheetReading,
  netChange: Sourced<Money> | null,
): readonly ListedChangeOrder[] {
  if (netChange === null || netChange.value.isZero()) return [];
  const { printedRows, sheet } = reading;
  let sum = Money.zero;
  for (
    let begin = printedRows.length - 1;
    begin > 0 && printedRows.length - begin < MOST_LAST;
    begin -= 1
  ) {
    const amount = sheet.rows[begin]?.figures.scheduledValue ?? null;
    if (amount === null) return [];
    sum = sum.plus(amount.value);
    if (!sum.equals(netChange.value)) continue;
    const orders = printedRows
      .slice(begin)
      .map((row, index) => lastRow(row, sheet.rows[begin + index]));
    return orders.flatMap((order) => order ?? []).length === orders.length
      ? orders.flatMap((order) => order ?? [])
      : [];
  }
  return [];
}

function lastRow(row: ScheduleRow, own: SheetRow | undefined): ListedChangeOrder | null {
  if (own === undefined) return null;
  const amount = own.figures.scheduledValue;
  const numbered = leadingNumber(own.description);
  if (numbered !== null) return { ...numbered, reference: null, amount };
  const beside = textOf(row.texts.get("other"));
  const number =
    beside === null ? null : (/(?:^|\s)(\d{1,4}[A-Z]?)$/.exec(beside.value)?.[1] ?? null);
  if (beside === null || number === null) return null;
  return {
    number: { ...beside, value: number },
    reference: null,
    description: own.description,
    amount,
  };
}

/** A sum of lines is believed where all orders together are a printed total: else the order's own markup may be missing. */
function isSum({ amount }: ListedChangeOrder): boolean {
  return amount !== null && amount.from.length > 1;
}

function listedOrders(reading: SheetReading, table: Schedule): readonly ListedChangeOrder[] {
  const sections = sectionStarts(table);
  const groups = orderGroups(reading, table);
  return reading.printedRows.flatMap((row, index) => {
    const own = reading.sheet.rows[index];
    if (own === undefined) return [];
    const group = groups.get(row);
    if (group !== undefined)
      return group.rows[0] === row
        ? [{ ...group.order, reference: null, amount: sumOf(group.rows, reading) }]
        : [];
    const amount = amountOf(row, reading);
    const marked =
      markedOrder(own.description) ??
      markedOrder(textOf(allText(row))) ??
      markedOrder(textOf(inOrder([...row.texts.values()].flat())));
    if (marked !== null) {
      const number = marked.number ?? codeIn(own.item);
      return [{ ...marked, number, reference: null, amount }];
    }
    const inItem = markedOrder(own.item);
    if (inItem?.number !== undefined && inItem.number !== null)
      return [{ number: inItem.number, reference: null, description: own.description, amount }];
    if (!sections.some((start) => isIn(row, start, table))) return [];
    const numbered = numberedOrder(own.description);
    if (numbered !== null) return [{ ...numbered, reference: null, amount }];
    const code = codeOf(row);
    return [{ number: code ?? own.item, reference: null, description: own.description, amount }];
  });
}

/** Runs as they are read: line by line, from left to right. */
function inOrder(runs: readonly Run[]): readonly Run[] {
  return runs.toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

function amountOf(row: ScheduleRow, { names }: SheetReading): Sourced<Money> | null {
  return moneyOf(row.figures[names.indexOf("scheduledValue")] ?? null);
}

/** A heading that names one order, and the priced rows under it. */
interface OrderGroup {
  readonly order: Pick<ListedChangeOrder, "number" | "description">;
  readonly rows: ScheduleRow[];
}

/** Groups such as "PCCO #001: Door hardware" with the lines of its price, by row. A total or the next order ends a group. */
function orderGroups(
  { printedRows }: SheetReading,
  table: Schedule,
): ReadonlyMap<ScheduleRow, OrderGroup> {
  const places: Place[] = table.rows.flatMap((row) =>
    row.kind === "item" ? [] : [{ ...placeOf(row), group: null }],
  );
  for (const { pageNumber, box, text } of table.headings) {
    const order = markedOrder(textOf([...text, ...wrappedLines(box, pageNumber, table)]));
    if (order === null || order.number === null) continue;
    places.push({ pageNumber, top: box.top, group: { order, rows: [] } });
  }
  places.sort(byPlace);
  const groups = new Map<ScheduleRow, OrderGroup>();
  for (const row of printedRows) {
    const group = places.findLast((place) => byPlace(place, placeOf(row)) < 0)?.group ?? null;
    if (group === null) continue;
    group.rows.push(row);
    groups.set(row, group);
  }
  return groups;
}

/** Further lines of a heading: right below it and from the same left edge. */
function wrappedLines(heading: Box, pageNumber: number, { headings }: Schedule): readonly Run[] {
  const lines: Run[] = [];
  let above = heading;
  for (const other of headings) {
    const gap = other.box.top - above.bottom;
    const isNext =
      other.pageNumber === pageNumber &&
      gap > -1 &&
      gap < 0.6 * (heading.bottom - heading.top) &&
      Math.abs(other.box.left - heading.left) < 2;
    if (!isNext || markedOrder(textOf(other.text)) !== null) continue;
    lines.push(...other.text);
    above = other.box;
  }
  return lines;
}

/** Where a group of rows begins, or where one ends. */
interface Place extends SectionStart {
  readonly group: OrderGroup | null;
}

/** The price of an order is that of its lines together; of several the sum, which comes from all of them. */
function sumOf(rows: readonly ScheduleRow[], reading: SheetReading): Sourced<Money> | null {
  const [first, ...others] = rows.map((row) => amountOf(row, reading));
  if (first === undefined || first === null) return null;
  return others.reduce<Sourced<Money> | null>(
    (sum, amount) =>
      sum === null || amount === null
        ? null
        : { value: sum.value.plus(amount.value), from: [...sum.from, ...amount.from] },
    first,
  );
}

function placeOf(row: ScheduleRow): SectionStart {
  return { pageNumber: row.pageNumber, top: row.box.top };
}

function byPlace(one: SectionStart, other: SectionStart): number {
  return one.pageNumber - other.pageNumber || one.top - other.top;
}

function allText(row: ScheduleRow): Parameters<typeof textOf>[0] {
  return [...row.texts.entries()].flatMap(([name, runs]) =>
    name === "item" || name === "other" ? [] : runs,
  );
}

/** An item number that is a code of its own, such as P00001 of a modification. */
function codeIn(item: Sourced<string> | null): Sourced<string> | null {
  return item !== null && /^[A-Z]{1,5}[-#]?\d[\w.-]*$/i.test(item.value) ? item : null;
}

/** A code such as CE-001 in a column beside the description. */
function codeOf(row: ScheduleRow): Sourced<string> | null {
  const text = textOf(row.texts.get("other"));
  return text !== null && /^[A-Z]{1,5}[-#\s]?\d[\w.-]*$/i.test(text.value) ? text : null;
}

interface SectionStart {
  readonly pageNumber: number;
  readonly top: number;
}

function sectionStarts(table: Schedule): readonly SectionStart[] {
  const headings = table.headings.filter((heading) =>
    SECTION.test(heading.text.flatMap((run) => run.words.map((word) => word.text)).join(" ")),
  );
  return headings.map(({ pageNumber, box }) => ({ pageNumber, top: box.top }));
}

/** A section runs from its heading to the next total row. */
function isIn(row: ScheduleRow, start: SectionStart, table: Schedule): boolean {
  const isAfter = (other: { pageNumber: number; top: number }): boolean =>
    other.pageNumber > start.pageNumber ||
    (other.pageNumber === start.pageNumber && other.top > start.top);
  if (!isAfter({ pageNumber: row.pageNumber, top: row.box.top })) return false;
  const end = table.rows.find(
    (other) =>
      other.kind !== "item" && isAfter({ pageNumber: other.pageNumber, top: other.box.top }),
  );
  return end === undefined || table.rows.indexOf(end) > table.rows.indexOf(row);
}
