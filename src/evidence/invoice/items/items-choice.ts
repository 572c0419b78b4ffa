import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import { amountColumns, rolesFor } from "./found-roles.ts";
import { headersIn } from "./header-captions.ts";
import { type RowChoice, rowChoices } from "./item-anchors.ts";
import { plainFigureAt, type Roles } from "./item-roles.ts";
import { distinctHeaders, type ItemTable, tableBelow, tableOf, tablesBelow } from "./item-table.ts";
import { type Cell, type Cutting, looksLikeMoney } from "./line-cells.ts";
import { rawRow } from "./raw-rows.ts";
import type { TillItems } from "./till-items.ts";

/** One way to read the items of a paper. */
export type ItemsOffer = TableReading | TillItems;

/** The way that was chosen. */
export interface ItemsChoice {
  /** Null where the paper most likely lists no items. */
  readonly offer: ItemsOffer | null;
  /** The likeliest way that says otherwise, where those that do are too likely to be kept silent of. */
  readonly rival: ItemsOffer | null;
  /** How probable all ways are that come to the same items. */
  readonly share: number;
}

export type ChooseItems = (paper: InvoicePaper, offers: readonly ItemsOffer[]) => ItemsChoice;

/** The figures of one item as a way to read them has it. */
export interface OfferedItem {
  readonly amount: InvoiceFigure;
  readonly quantity: InvoiceFigure | null;
  readonly unitPrice: InvoiceFigure | null;
}

/** The items of one way to read them. */
export function offeredItems(offer: ItemsOffer): readonly OfferedItem[] {
  if (offer.kind === "till")
    return offer.items.map(({ amount, factors, isProduct }) => ({
      amount,
      quantity: isProduct ? (factors?.quantity ?? null) : null,
      unitPrice: isProduct ? (factors?.unitPrice ?? null) : null,
    }));
  const { quantity, unitPrice } = offer.roles;
  return offer.anchors.map(({ row, figure }) => ({
    amount: figure,
    quantity: plainFigureAt(row, quantity),
    unitPrice: plainFigureAt(row, unitPrice),
  }));
}

/** The first figures in which two ways to read the items say different things; null where they only know more or less. */
export function firstDifference(
  one: readonly OfferedItem[],
  other: readonly OfferedItem[],
): readonly [InvoiceFigure | null, InvoiceFigure | null] | null {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const [mine, theirs] = [one[at], other[at]];
    if (mine === undefined || theirs === undefined)
      return [mine?.amount ?? null, theirs?.amount ?? null];
    for (const name of ["amount", "quantity", "unitPrice"] as const) {
      const [a, b] = [mine[name], theirs[name]];
      if (a !== null && b !== null && !a.value.equals(b.value)) return [a, b];
    }
  }
  return null;
}

/** One way to read the items of a paper as a table. */
export interface TableReading extends RowChoice {
  readonly kind: "table";
  readonly table: ItemTable;
  readonly roles: Roles;
}

/** Every way to read the tables of a paper: those below captions, and those whose amounts stand below each other. */
export function tableReadings(cutting: Cutting): readonly TableReading[] {
  const headers = headersIn(cutting.paper, cutting.words);
  const distinct = distinctHeaders(headers);
  const below = distinct.flatMap((header) => tableBelow(header, headers, cutting));
  const joined = distinct.flatMap((header) => tablesBelow(header, headers, cutting));
  return [...below, ...joined, ...openTables(cutting)].flatMap((table) =>
    readingsOf(table, cutting.paper),
  );
}

function readingsOf(table: ItemTable, paper: InvoicePaper): readonly TableReading[] {
  return amountColumns(table).flatMap((amount) =>
    rolesFor(table, amount).flatMap((roles) =>
      rowChoices(table, roles, paper).map((rows) => ({
        kind: "table" as const,
        ...rows,
        table,
        roles,
      })),
    ),
  );
}

/** An amount at the end of a line. */
interface Ending {
  readonly index: number;
  readonly left: number;
  readonly right: number;
  /** Labelled as a sum, which ends a list. */
  readonly isSum: boolean;
}

/** Amounts whose edges are this many points apart still stand below each other. */
const SAME_EDGE = 2.5;
/** Edges that are tried, those with the most amounts first. */
const MOST_EDGES = 5;

/** Tables without captions: lines whose last amounts stand below each other. */
function openTables(cutting: Cutting): readonly ItemTable[] {
  const endings = endingsIn(cutting.paper, cutting);
  const groups = [...edgeGroups(endings, "right"), ...edgeGroups(endings, "left")]
    .flatMap(segments)
    .toSorted((a, b) => b.length - a.length || (a[0]?.index ?? 0) - (b[0]?.index ?? 0))
    .slice(0, MOST_EDGES);
  const known = new Set<string>();
  return groups.flatMap((group) => {
    const indexes = group.map(({ index }) => index);
    const key = indexes.join(" ");
    if (known.has(key)) return [];
    known.add(key);
    return tableOf(indexes, cutting) ?? [];
  });
}

function endingsIn({ lines }: InvoicePaper, cutting: Cutting): readonly Ending[] {
  return lines.flatMap((line, index) => {
    const row = line.figures.length === 0 ? null : rawRow(index, cutting);
    const cell = row?.cells.findLast(isAmount);
    if (row == null || cell === undefined) return [];
    return [{ index, left: cell.box.left, right: cell.box.right, isSum: row.isSum }];
  });
}

/** A list ends at its sum, and another may begin behind it. */
function segments(group: readonly Ending[]): readonly (readonly Ending[])[] {
  const found: Ending[][] = [[]];
  for (const ending of group.toSorted((a, b) => a.index - b.index)) {
    if (ending.isSum) found.push([]);
    else found.at(-1)?.push(ending);
  }
  return found.filter(({ length }) => length > 0);
}

function isAmount({ figure }: Cell): boolean {
  return figure !== null && looksLikeMoney(figure);
}

function edgeGroups(
  endings: readonly Ending[],
  edge: "left" | "right",
): readonly (readonly Ending[])[] {
  const groups: Ending[][] = [];
  let last = -Infinity;
  for (const ending of endings.toSorted((a, b) => a[edge] - b[edge] || a.index - b.index)) {
    if (ending[edge] - last > SAME_EDGE) groups.push([]);
    last = ending[edge];
    groups.at(-1)?.push(ending);
  }
  return groups;
}
