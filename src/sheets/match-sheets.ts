/*
 * A match in rows: bills with their answers, what is said of them, their lines, and how far the orders are billed.
 */

import { namesOf } from "../base/names-of.ts";
import type { Money } from "../base/money.ts";
import { ANSWER_WORDS, MATCH_CODES, type MatchAnswer } from "../finding/match-codes.ts";
import { paperKindWords } from "../finding/draw-words.ts";
import { matchRemedy } from "../finding/match-remedies.ts";
import { matchDetail } from "../finding/match-sentences.ts";
import type { Verdict } from "../finding/verdict-words.ts";
import type { MatchedBill, MatchedLine } from "../match/compare/match-bill.ts";
import { type MatchPoint, orderedName } from "../match/compare/point.ts";
import type { Match } from "../match/match.ts";
import { type ItemStanding, lineAmounts, orderStandings } from "../match/order-standing.ts";
import { FILE, PAGE } from "./definitions/columns.ts";
import {
  type Column,
  type FilledSheet,
  filledWith,
  type Origin,
  type SheetDefinition,
  type SourceRow,
} from "./sheet.ts";

interface BillRow extends SourceRow {
  readonly one: MatchedBill;
}

const BILLS: SheetDefinition<BillRow> = {
  title: "Bills",
  fileName: "bills",
  columns: [
    { header: "Answer", kind: "verdict", value: ({ one }) => ANSWER_WORDS[one.answer] },
    { header: "Vendor", kind: "text", value: ({ one }) => one.bill.trace.vendor },
    { header: "Number", kind: "text", value: ({ one }) => one.bill.trace.invoiceNumber },
    { header: "Date", kind: "date", value: ({ one }) => one.bill.name.date },
    { header: "Order", kind: "text", value: ({ one }) => one.order?.number ?? null },
    { header: "Found by", kind: "text", value: ({ one }) => one.by },
    { header: "Currency", kind: "text", value: ({ one }) => one.bill.trace.currency },
    moneyColumn("Total", ({ one }) => one.bill.total),
    moneyColumn("Lines that match", ({ one }) => lineAmounts(one).matching),
    moneyColumn("Lines that differ", ({ one }) => lineAmounts(one).differing),
    moneyColumn("Lines not compared", ({ one }) => lineAmounts(one).notCompared),
    {
      header: "First reason",
      kind: "sentence",
      width: 60,
      value: ({ one: { points } }) => (points[0] === undefined ? null : matchDetail(points[0])),
    },
    FILE,
  ],
  frozenCount: 3,
};

interface PointRow extends SourceRow {
  readonly one: MatchedBill;
  readonly point: MatchPoint;
}

const POINTS: SheetDefinition<PointRow> = {
  title: "Reasons",
  fileName: "reasons",
  columns: [
    {
      header: "Leads to",
      kind: "verdict",
      value: ({ point }) => ANSWER_WORDS[MATCH_CODES[point.statement.code].answer],
    },
    { header: "Code", kind: "text", value: ({ point }) => point.statement.code },
    { header: "Vendor", kind: "text", value: ({ one }) => one.bill.trace.vendor },
    { header: "Number", kind: "text", value: ({ one }) => one.bill.trace.invoiceNumber },
    { header: "Order", kind: "text", value: ({ one }) => one.order?.number ?? null },
    { header: "Line", kind: "text", value: ({ point }) => listed(point.lines.map(String)) },
    { header: "Order line", kind: "text", value: ({ point }) => listed(point.orderLines) },
    {
      header: "Billed",
      kind: "price",
      value: ({ point }) => point.billed?.toJsonNumber() ?? null,
    },
    {
      header: "Ordered or received",
      kind: "price",
      value: ({ point }) => point.expected?.toJsonNumber() ?? null,
    },
    { header: "Detail", kind: "sentence", width: 60, value: ({ point }) => matchDetail(point) },
    { header: "To ask for", kind: "sentence", width: 40, value: ({ point }) => matchRemedy(point) },
    FILE,
    PAGE,
  ],
  frozenCount: 2,
};

interface LineRow extends SourceRow {
  readonly one: MatchedBill;
  readonly matched: MatchedLine;
}

const LINES: SheetDefinition<LineRow> = {
  title: "Lines",
  fileName: "lines",
  columns: [
    { header: "Answer", kind: "verdict", value: ({ matched }) => LINE_WORDS[matched.answer] },
    { header: "Number", kind: "text", value: ({ one }) => one.bill.trace.invoiceNumber },
    { header: "Line", kind: "count", value: ({ matched }) => matched.line.number },
    {
      header: "Description",
      kind: "text",
      width: 40,
      value: ({ matched }) => matched.line.description,
    },
    quantityColumn("Quantity", ({ matched }) => matched.line.quantity),
    { header: "Unit", kind: "text", value: ({ matched }) => matched.line.unit },
    {
      header: "Unit price",
      kind: "price",
      value: ({ matched }) => matched.line.price?.toJsonNumber() ?? null,
    },
    moneyColumn("Amount", ({ matched }) => matched.line.amount),
    { header: "Order", kind: "text", value: ({ one }) => one.order?.number ?? null },
    {
      header: "Order line",
      kind: "text",
      value: ({ matched: { item } }) => (item === null ? null : listed(orderedName(item).lines)),
    },
    { header: "Found by", kind: "text", value: ({ matched }) => matched.by },
    FILE,
    PAGE,
  ],
  frozenCount: 3,
};

const LINE_WORDS = {
  matches: "matches",
  differs: "differs",
  "not-compared": "not compared",
} as const;

interface OrderRow extends SourceRow {
  readonly order: string;
  readonly standing: ItemStanding;
}

const ORDERS: SheetDefinition<OrderRow> = {
  title: "Orders",
  fileName: "orders",
  columns: [
    { header: "Order", kind: "text", value: ({ order }) => order },
    {
      header: "Order line",
      kind: "text",
      value: ({ standing }) => listed(orderedName(standing.item).lines),
    },
    { header: "Code", kind: "text", value: ({ standing }) => standing.item.code },
    {
      header: "Description",
      kind: "text",
      width: 40,
      value: ({ standing }) => standing.item.description,
    },
    quantityColumn("Ordered", ({ standing }) => standing.item.quantity),
    quantityColumn("Received", ({ standing }) => standing.received),
    quantityColumn("Billed", ({ standing }) => standing.billed),
    { header: "Unit", kind: "text", value: ({ standing }) => standing.item.unit },
    moneyColumn("Billed amount", ({ standing }) => standing.billedAmount),
  ],
  frozenCount: 2,
};

interface OtherRow extends SourceRow {
  readonly called: string;
  readonly remark: string;
}

const OTHERS: SheetDefinition<OtherRow> = {
  title: "Other papers",
  fileName: "other-papers",
  columns: [
    FILE,
    { header: "Document", kind: "text", value: ({ called }) => called },
    { header: "Remark", kind: "sentence", value: ({ remark }) => remark },
  ],
};

/** The sheets of a match from left to right. `originOf` finds a file by the name that the match calls it. */
export function matchSheets(
  match: Match,
  originOf: (file: string) => Origin,
): readonly FilledSheet[] {
  const inOrder = RANKED.flatMap((answer) => match.bills.filter((one) => one.answer === answer));
  const from = (file: string, pageNumber: number | null = null): Omit<SourceRow, "verdict"> => ({
    origin: originOf(file),
    pageNumber,
  });
  const bills = inOrder.map((one) => ({
    ...from(one.bill.file),
    verdict: VERDICTS[one.answer],
    one,
  }));
  const points = inOrder.flatMap((one) =>
    one.points.map((point) => ({
      ...from(one.bill.file, point.places[0]?.pageNumber ?? null),
      verdict: VERDICTS[MATCH_CODES[point.statement.code].answer],
      one,
      point,
    })),
  );
  const lines = match.bills.flatMap((one) =>
    one.lines.map((matched) => ({
      ...from(one.bill.file, matched.line.page),
      verdict: VERDICTS[matched.answer === "not-compared" ? "check" : matched.answer],
      one,
      matched,
    })),
  );
  const orders = orderStandings(match).flatMap(({ order, items }) =>
    items.map((standing) => ({ origin: null, pageNumber: null, order: order.number, standing })),
  );
  return [
    filledWith(BILLS, bills),
    filledWith(POINTS, points),
    filledWith(LINES, lines),
    filledWith(ORDERS, orders),
    filledWith(OTHERS, otherRows(match, from)),
  ];
}

/** By which the cells of answers are coloured. */
const VERDICTS: Readonly<Record<MatchAnswer, Verdict>> = {
  differs: "send-back",
  unmatched: "hold",
  check: "check",
  matches: "pay",
};

/** What differs stands first. */
const RANKED: readonly MatchAnswer[] = namesOf(VERDICTS);

function otherRows(
  { others, refused }: Match,
  from: (file: string) => Omit<SourceRow, "verdict">,
): readonly OtherRow[] {
  return [
    ...others.map(({ file, documentType }) => ({
      ...from(file),
      called: paperKindWords(documentType),
      remark: "It is no bill.",
    })),
    ...refused.map(({ file, message }) => ({ ...from(file), called: "not read", remark: message })),
  ];
}

function listed(texts: readonly string[]): string | null {
  return texts.length === 0 ? null : texts.join(", ");
}

function moneyColumn<Row>(header: string, amountIn: (row: Row) => Money | null): Column<Row> {
  return { header, kind: "money", value: (row) => amountIn(row)?.toJsonNumber() ?? null };
}

function quantityColumn<Row>(header: string, quantityIn: (row: Row) => Money | null): Column<Row> {
  return { header, kind: "quantity", value: (row) => quantityIn(row)?.toJsonNumber() ?? null };
}
