import type { InvoiceColumn } from "../../../lexicon/invoice-template.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import { columnsWith, figureAt, lineFigures, plainFigureAt, type Roles } from "./item-roles.ts";
import type { ItemTable, TableRow } from "./item-table.ts";
import { looksLikeMoney } from "./line-cells.ts";
import { printedSum, type SumKind } from "./printed-sum.ts";
import { productKind } from "./product-fit.ts";
import type { Candidate } from "./scan-rows.ts";
import { hasText } from "./scan-rows.ts";
import type { TableReading } from "./items-choice.ts";
import { isWithTax, type Note, type PaperFacts, sizeOf, sumFactors } from "./item-notes.ts";

/** Items whose factors are counted one by one; more tell no more. */
const MOST_COUNTED = 60;

const AMOUNTS: readonly InvoiceColumn[] = ["netAmount", "amount", "grossAmount"];

/** What speaks for and against one reading of a table. */
export function tableFactors(
  offer: TableReading,
  paper: InvoicePaper,
  facts: PaperFacts,
  add: Note,
): void {
  const { table, roles, anchors } = offer;
  const rows = anchors.slice(0, MOST_COUNTED).map(({ row }) => row);
  const twin = taxTwin(table, rows, roles, facts.rates);
  const side = twin?.side ?? "alone";
  captionFactors(table, roles, add);
  add(`amounts are ${side}`, 1);
  add(`${side}, amounts: ${meaningOf(table, roles.amount)}`, 1);
  if (facts.saysTaxIncluded) add(`${side}, tax is said to be inside`, 1);
  const products = productFactors(rows, roles, add);
  add(`${side}, ${products}`, 1);
  const sum = labelledIn(offer.sumKinds);
  if (twin === null) add(`alone, sum ${sum}`, 1);
  else add(`${side}, sum ${sum}, twin ${twinSum(offer, twin.column, paper)}`, 1);
  sumFactors(offer, anchors.length === 1 ? "one item, " : "", add);
  printFactors(table, rows, roles, add);
  rowFactors(offer, add);
  leftFactors(offer, add);
}

/** Whether the sum of the twin of the amounts, with the tax or without it, is printed, and as what. */
function twinSum({ anchors, end }: TableReading, twin: number, paper: InvoicePaper): string {
  const figures = anchors.flatMap(({ row }) => plainFigureAt(row, twin) ?? []);
  const { sumKinds } = printedSum(
    {
      amounts: figures.map(({ value }) => value),
      lines: anchors.map(({ row }) => row.index),
      end: end?.index ?? null,
      column: null,
    },
    paper,
  );
  return labelledIn(sumKinds);
}

function labelledIn(kinds: ReadonlySet<SumKind>): string {
  if (kinds.has("subtotal")) return "subtotal";
  if (kinds.has("total") || kinds.has("balance")) return "total";
  return kinds.size > 0 ? "printed" : "none";
}

function meaningOf({ header, columns }: ItemTable, column: number): string {
  if (header === null) return "of no captions";
  return columns[column]?.meanings[0] ?? "none";
}

function captionFactors(table: ItemTable, roles: Roles, add: Note): void {
  const { header, columns } = table;
  add(header === null ? "without captions" : "with captions", 1);
  if (header !== null) {
    const known = header.captions.filter(({ meanings }) => meanings.length > 0).length;
    add("captions known", known / header.captions.length);
    add("captions", sizeOf(header.captions.length));
    add(
      "columns without captions",
      share(columns, ({ caption }) => caption === null),
    );
    const isOf = (...names: readonly InvoiceColumn[]): boolean =>
      columns.some(({ meanings }) => meanings.some((meaning) => names.includes(meaning)));
    add("nothing is described", isOf("description", "code") ? 0 : 1);
  }
  const amount = meaningOf(table, roles.amount);
  add(`amounts: ${amount}`, 1);
  for (const other of AMOUNTS) {
    const is = columnsWith(columns, other).some((column) => column !== roles.amount);
    if (is) add(`amounts: ${amount} beside ${other}`, 1);
  }
  for (const name of ["quantity", "unitPrice"] as const) {
    if (roles[name] >= 0) add(`${name}: ${meaningOf(table, roles[name])}`, 1);
    else {
      const isNamed = columnsWith(columns, name).some((column) => column !== roles.amount);
      add(`no ${name}${isNamed ? ", though one is named" : ""}`, 1);
    }
  }
}

/** How often quantity and price make the amount, and how; gives which is the most frequent. */
function productFactors(rows: readonly TableRow[], roles: Roles, add: Note): string {
  const counts = new Map<string, number>();
  let isOne = true;
  for (const row of rows) {
    const figures = lineFigures(row, roles);
    const kind = figures === null ? "no product" : (productKind(figures) ?? "product off");
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    isOne &&= figures?.unitPrice.equals(figures.amount) !== false;
  }
  for (const [kind, count] of counts) add(kind, count / rows.length);
  const countOf = (kind: string): number => counts.get(kind) ?? 0;
  if (isOne) add("prices are the amounts", Math.min(1, countOf("plain")));
  const fitting = rows.length - countOf("no product") - countOf("product off");
  add("any product", Math.min(1, fitting));
  add("two products", fitting > 1 ? 1 : 0);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? "no product";
}

/** How the figures of each role are printed, and where. */
function printFactors(table: ItemTable, rows: readonly TableRow[], roles: Roles, add: Note): void {
  const { columns } = table;
  for (const name of ["amount", "quantity", "unitPrice"] as const) {
    const figures = rows.flatMap((row) => plainFigureAt(row, roles[name]) ?? []);
    if (figures.length === 0) continue;
    add(`${name} like money`, share(figures, looksLikeMoney));
    add(
      `${name} with a currency`,
      share(figures, ({ currency }) => currency !== ""),
    );
    if (roles.styles[name] === "other") add(`${name} in another style`, 1);
  }
  const right = columns.slice(roles.amount + 1).filter(({ isFigures }) => isFigures).length;
  add("figures right of the amounts", Math.min(3, right) / 3);
  add("quantity right of the amounts", roles.quantity > roles.amount ? 1 : 0);
  add("price right of the amounts", roles.unitPrice > roles.amount ? 1 : 0);
  add("price left of quantity", roles.unitPrice >= 0 && roles.unitPrice < roles.quantity ? 1 : 0);
  add("price basis", roles.basis >= 0 ? 1 : 0);
  const amounts = rows.map((row) => plainFigureAt(row, roles.amount)?.value.toCents() ?? 0);
  const counting = amounts.every((cents, at) => at === 0 || cents === (amounts[at - 1] ?? 0) + 100);
  add("amounts count up", amounts.length > 1 && counting ? 1 : 0);
}

/** Which rows are items. */
function rowFactors({ table, roles, anchors, counted, sums }: TableReading, add: Note): void {
  add("items", sizeOf(anchors.length));
  add("one item", anchors.length === 1 ? 1 : 0);
  const hasFactors = roles.quantity >= 0 || roles.unitPrice >= 0;
  const extras = share(anchors, ({ isExtra }) => isExtra);
  add("extras as items", extras);
  add("any extra as an item", Math.ceil(extras));
  for (const name of new Set(anchors.flatMap(labelsOf))) {
    const labelled = share(anchors, (one) => labelsOf(one).includes(name));
    add(`items called ${name}`, 0.5 + labelled / 2);
  }
  const weak = share(anchors, ({ isStrong }) => hasFactors && !isStrong);
  add("weak items", weak);
  const mute = share(anchors, ({ row }) => !hasText(row));
  add("items without letters", mute);
  add("any item without letters", Math.ceil(mute));
  const free = share(anchors, ({ amount }) => amount.isZero());
  add("items of nothing", free);
  add("taxes among them", counted > 0 ? 1 : 0);
  const rated = anchors.map(({ row, figure }) => ({
    figures: row.paperLine.figures,
    amount: figure,
  }));
  const isRated = isWithTax(rated);
  add("a rate as an item", isRated ? 1 : 0);
  if (hasFactors || table.header !== null) return;
  const summed = anchors.length > 1 && sums.length > 0 ? "a list with its sum" : "a list";
  add(`${summed}, ${isRated ? "a tax" : "no tax"} among it`, 1);
}

/** Which rows that may be items are none. */
function leftFactors({ anchors, candidates, further, sumKinds }: TableReading, add: Note): void {
  const own = new Set(anchors.map(({ row }) => row.index));
  const left = candidates.filter(({ row }) => !own.has(row.index));
  add("extras left out", left.some(({ isExtra }) => isExtra) ? 1 : 0);
  for (const name of new Set(left.flatMap(labelsOf))) add(`left out though called ${name}`, 1);
  add("unlabelled rows left out", left.some((one) => labelsOf(one).length === 0) ? 1 : 0);
  add("a further list left out", further > 0 ? 1 : 0);
  add("strong rows left out", left.some(({ isStrong }) => isStrong) ? 1 : 0);
  add("rows left out", left.length / Math.max(1, candidates.length));
  if (anchors.length > candidates.length) add(`further lists, sum ${labelledIn(sumKinds)}`, 1);
}

/** What the labels of amounts in a row mean. */
function labelsOf({ row }: Candidate): readonly string[] {
  return row.paperLine.labels.flatMap(({ meanings }) =>
    meanings.flatMap((name) => (name.startsWith("amount:") ? [name.slice("amount:".length)] : [])),
  );
}

function share<One>(all: readonly One[], is: (one: One) => boolean): number {
  return all.length === 0 ? 0 : all.filter(is).length / all.length;
}

/** Whether another column holds the amounts with their tax or without it. */
interface TaxTwin {
  readonly column: number;
  /** What the amounts are beside it. */
  readonly side: "net" | "gross";
}

/** Rows that tell it; more tell no more. */
const MOST_ROWS = 30;
/** Most rows of a table are taxed or free of tax in both columns. */
const LEAST_SHARE = 0.6;

/** How the amounts of some rows stand to another column, by the rate of each row or else by any of the paper. */
function taxTwin(
  table: ItemTable,
  rows: readonly TableRow[],
  roles: Roles,
  rates: readonly number[],
): TaxTwin | null {
  const told = rows.slice(0, MOST_ROWS);
  let best: TaxTwin | null = null;
  let most = LEAST_SHARE;
  table.columns.forEach(({ isFigures }, column) => {
    if (!isFigures || column === roles.amount || column === roles.quantity) return;
    const { more, less, same } = comparedIn(told, column, roles, rates);
    const share = (Math.max(more, less) + same) / told.length;
    if (Math.max(more, less) === 0 || share < most) return;
    most = share;
    best = { column, side: more >= less ? "net" : "gross" };
  });
  return best;
}

/** In how many rows another column is the amount with tax, without tax, or the same. */
function comparedIn(
  rows: readonly TableRow[],
  column: number,
  roles: Roles,
  rates: readonly number[],
): { readonly more: number; readonly less: number; readonly same: number } {
  let [more, less, same] = [0, 0, 0];
  for (const row of rows) {
    const [amount, other] = [centsAt(row, roles.amount), centsAt(row, column)];
    if (amount === null || other === null || amount === 0) continue;
    const own = rateOf(row, roles.taxRate);
    const tried = own === null ? rates : [own];
    if (amount === other) same += 1;
    else if (tried.some((rate) => isTaxed(amount, other, rate))) more += 1;
    else if (tried.some((rate) => isTaxed(other, amount, rate))) less += 1;
  }
  return { more, less, same };
}

function centsAt(row: TableRow, column: number): number | null {
  return plainFigureAt(row, column)?.value.toCents() ?? null;
}

function rateOf(row: TableRow, column: number): number | null {
  const figure = figureAt(row, column);
  return figure === null || figure.value.isZero() ? null : figure.value.toCents() / 100;
}

/** Rounded to whole units at most, as papers without cents print it. */
function isTaxed(net: number, gross: number, rate: number): boolean {
  const due = net * (1 + rate / 100);
  const slack = net % 100 === 0 && gross % 100 === 0 ? 60 : 1.1;
  return rate > 0 && Math.abs(gross - net) > 2 * slack && Math.abs(due - gross) <= slack;
}
