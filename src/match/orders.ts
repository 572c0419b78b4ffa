import { type ComparedName, comparedName } from "../base/firm-names.ts";
import { foldedText } from "../base/folded-words.ts";
import { Money } from "../base/money.ts";
import { plainNumber } from "../base/plain-number.ts";
import { type Discount, type OrderLine, orderLineOf, type OrderTax } from "./order-line.ts";
import type { ReadTable } from "./tables/read-table.ts";
import type { TableRow } from "./tables/table-row.ts";
import { TableError } from "./tables/table-error.ts";
import type { ComparedText } from "./words/likeness.ts";
import { unitKey } from "./words/units.ts";

/**
 * What is ordered at one price: a line of an order, or several that have the same item, unit and price, such as parts that are
 * to come on several days. Which of them a bill is for makes no difference, and is not asked.
 */
export interface OrderItem extends Pick<
  OrderLine,
  | "code"
  | "codeKey"
  | "description"
  | "text"
  | "unit"
  | "price"
  | "discount"
  | "tax"
  | "isFreight"
  | "isClosed"
  | "status"
> {
  /** From 0, in its order. */
  readonly index: number;
  readonly lines: readonly OrderLine[];
  /** Of all its lines; null where one of them has none. */
  readonly quantity: Money | null;
  /** Without tax and less the discount, of all its lines; null where one of them tells none. */
  readonly amount: Money | null;
  /** Whether quantity, price and amount of one of its lines contradict each other. */
  readonly disagrees: boolean;
}

/** An order as the table has it. */
export interface Order {
  /** As in the table. */
  readonly number: string;
  readonly key: string;
  /** The different vendors that its lines name. */
  readonly vendors: readonly ComparedName[];
  /** ISO 4217 code or sign; null where its lines name none or several. */
  readonly currency: string | null;
  readonly items: readonly OrderItem[];
  /** Without tax; null where an item tells none. */
  readonly amount: Money | null;
}

/** All orders of a table. */
export interface OrderTable {
  readonly table: ReadTable;
  readonly orders: readonly Order[];
  /** Rows without an order number and without figures, such as totals, that were left out. */
  readonly leftOut: readonly number[];
  /** Words of the status column that are not known, and count as open. */
  readonly openStatuses: readonly string[];
}

/** The orders of a table, in the order in which they come. Throws TableError. */
export function ordersOf(table: ReadTable): OrderTable {
  const groups = new Map<string, { readonly number: string; readonly rows: TableRow[] }>();
  const leftOut: number[] = [];
  for (const row of table.rows) {
    const number = row.cells.order ?? null;
    const key = orderKey(number ?? "");
    if (number === null || key === "") {
      refuseNumberless(table.name, row);
      leftOut.push(row.rowNumber);
      continue;
    }
    const group = groups.get(key) ?? { number, rows: [] };
    groups.set(key, group);
    group.rows.push(row);
  }
  const texts = new Map<string, ComparedText>();
  const orders = [...groups].map(([key, group]) => orderOf(table, { ...group, key }, texts));
  const openStatuses = new Set(
    orders.flatMap(({ items }) =>
      items.flatMap(({ lines }) => lines.flatMap(({ unknownStatus }) => unknownStatus ?? [])),
    ),
  );
  return { table, orders, leftOut, openStatuses: [...openStatuses] };
}

/** An order number without blanks and punctuation. */
export function orderKey(number: string): string {
  return number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The same without letters and zeros before it, by which an order is found where nothing else has it. */
export function looseOrderKey(number: string): string {
  return plainNumber(number);
}

/**
 * A row that orders something belongs to an order; without its number, lines of that order would be missing. A row of figures
 * alone, or of a total, orders nothing.
 */
export function refuseNumberless(file: string, { rowNumber, cells }: TableRow): void {
  const { code, line, description = "" } = cells;
  const isCalled = description !== "" && !TOTAL.test(foldedText(description));
  const hasFigure = FIGURES.some((column) => cells[column] !== undefined);
  const isLine = code !== undefined || line !== undefined || (isCalled && hasFigure);
  if (isLine) throw new TableError({ code: "order-number-missing", facts: { file, rowNumber } });
}

const FIGURES = ["quantity", "received", "price", "amount"] as const;

/** How totals are called. */
const TOTAL = /\b(?:sub|grand )?tota(?:l|ls|le|al)\b|\bsum(?:me|ma)?\b|\bsomme\b|\bsuma\b/;

interface OrderRows {
  readonly key: string;
  readonly number: string;
  readonly rows: readonly TableRow[];
}

/** `texts` are the descriptions that are prepared already: orders repeat them. */
function orderOf(
  table: ReadTable,
  { key, number, rows }: OrderRows,
  texts: Map<string, ComparedText>,
): Order {
  const lines = rows.map((row) => orderLineOf(table, row, texts));
  const currencies = [...new Set(lines.flatMap(({ currency }) => currency ?? []))];
  const vendors = new Map(
    lines.flatMap(({ vendor }) => {
      const name = vendor === null ? null : comparedName(vendor);
      return name === null ? [] : [[name.key, name] as const];
    }),
  );
  const items = itemsOf(lines);
  return {
    number,
    key,
    vendors: [...vendors.values()],
    currency: currencies.length === 1 ? (currencies[0] ?? null) : null,
    items,
    amount: sumOf(items.map(({ amount }) => amount)),
  };
}

/** Lines of the same item, unit, price, discount, tax and state together. */
function itemsOf(lines: readonly OrderLine[]): readonly OrderItem[] {
  const groups = new Map<string, OrderLine[]>();
  for (const line of lines) {
    const key = itemKey(line);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(line);
  }
  return [...groups.values()].flatMap((group, index): readonly OrderItem[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { code, codeKey, description, text, unit, price, discount, tax, status } = first;
    return [
      {
        code,
        codeKey,
        description,
        text,
        unit,
        price,
        discount,
        tax,
        status,
        isFreight: first.isFreight,
        isClosed: first.isClosed,
        index,
        lines: group,
        quantity: sumOf(group.map(({ quantity }) => quantity)),
        amount: sumOf(group.map(({ amount }) => amount)),
        disagrees: group.some(({ disagrees }) => disagrees),
      },
    ];
  });
}

/** Lines without a price are kept apart: each is a whole of its own. */
function itemKey({ rowNumber, price, ...line }: OrderLine): string {
  if (price === null) return `row ${rowNumber}`;
  const what = line.codeKey === "" ? `text ${line.text.key}` : `code ${line.codeKey}`;
  return [
    what,
    line.unit === null ? "" : unitKey(line.unit),
    price.key(),
    ruleKey(line.discount),
    ruleKey(line.tax),
    String(line.isClosed),
  ].join("|");
}

/** Amounts belong to their line alone; rates make lines equal. */
function ruleKey(rule: Discount | OrderTax | null): string {
  if (rule === null) return "";
  return rule.kind === "rate" ? `${rule.rate.points.key()} %` : rule.kind;
}

/** The sum; null where one is not known, or there is none. */
function sumOf(amounts: readonly (Money | null)[]): Money | null {
  const known = amounts.flatMap((amount) => amount ?? []);
  return known.length < amounts.length || known.length === 0 ? null : Money.sum(known);
}
