import type { Money } from "../base/money.ts";
import { MATCH_CODES } from "../finding/match-codes.ts";
import { matchRemedy } from "../finding/match-remedies.ts";
import { matchDetail } from "../finding/match-sentences.ts";
import type { MatchedBill, MatchedLine } from "../match/compare/match-bill.ts";
import { type MatchPoint, orderedName } from "../match/compare/point.ts";
import { historyOf } from "../match/history-entries.ts";
import type { Match } from "../match/match.ts";
import { lineAmounts, type OrderStanding, orderStandings } from "../match/order-standing.ts";
import type { OrderTable } from "../match/orders.ts";
import type { ReceiptTable } from "../match/receipts.ts";
import { toleranceWords } from "../match/tolerances.ts";
import type {
  MatchedBillBody,
  MatchedLineBody,
  MatchedOrderBody,
  MatchedTableBody,
  MatchPointBody,
  MatchResult,
} from "./match-contract.ts";

/** A match in its public shape. */
export function toMatchResult(match: Match): MatchResult {
  const { bills, others, refused, tolerances, orders, receipts } = match;
  return {
    bills: bills.map(toBillBody),
    orders: orderStandings(match).map(toOrderBody),
    tolerances: {
      price: toleranceWords(tolerances.price),
      quantity: toleranceWords(tolerances.quantity),
      amount: toleranceWords(tolerances.amount),
    },
    tables: [orders, ...(receipts === null ? [] : [receipts])].map(toTableBody),
    otherPapers: others.map(({ file, documentType }) => ({ file, documentType })),
    notRead: refused.map(({ file, message }) => ({ file, error: message })),
    history: historyOf(match),
  };
}

function toBillBody({ bill, answer, order, by, points, lines }: MatchedBill): MatchedBillBody {
  const { file, name, trace } = bill;
  const isDifference = ({ statement }: MatchPoint): boolean =>
    MATCH_CODES[statement.code].answer === "differs";
  const amounts = lineAmounts({ lines });
  return {
    file,
    answer,
    vendor: trace.vendor,
    invoiceNumber: trace.invoiceNumber,
    invoiceDate: name.date,
    currency: trace.currency,
    total: numberOf(trace.amount),
    order: order?.number ?? null,
    orderFoundBy: by,
    differences: points.filter(isDifference).map(toPointBody),
    notCompared: points.filter((point) => !isDifference(point)).map(toPointBody),
    lines: lines.map(toLineBody),
    lineAmounts: {
      matching: amounts.matching.toJsonNumber(),
      differing: amounts.differing.toJsonNumber(),
      notCompared: amounts.notCompared.toJsonNumber(),
    },
  };
}

function toPointBody(point: MatchPoint): MatchPointBody {
  const { statement, lines, orderLines, billed, expected, places } = point;
  return {
    code: statement.code,
    detail: matchDetail(point),
    billed: numberOf(billed),
    expected: numberOf(expected),
    difference: billed === null || expected === null ? null : numberOf(billed.minus(expected)),
    lines,
    orderLines,
    places: places.map(({ file, pageNumber }) => ({ file, page: pageNumber })),
    remedy: matchRemedy(point),
  };
}

function toLineBody({ line, item, by, answer }: MatchedLine): MatchedLineBody {
  return {
    line: line.number,
    description: line.description,
    amount: numberOf(line.amount),
    answer,
    orderLines: item === null ? [] : orderedName(item).lines,
    foundBy: by,
  };
}

function toOrderBody({ order, items }: OrderStanding): MatchedOrderBody {
  return {
    order: order.number,
    lines: items.map(({ item, received, billed, billedAmount }) => ({
      orderLines: orderedName(item).lines,
      code: item.code,
      description: item.description,
      unit: item.unit,
      ordered: numberOf(item.quantity),
      received: numberOf(received),
      billed: billed.toJsonNumber(),
      billedAmount: billedAmount.toJsonNumber(),
    })),
  };
}

function toTableBody({ table, leftOut }: OrderTable | ReceiptTable): MatchedTableBody {
  const { name, separator, decimal, rows, columns, unused } = table;
  return {
    table: name,
    separator,
    decimal,
    rows: rows.length,
    columns: [...columns].map(([column, heading]) => ({ column, heading })),
    unused,
    leftOut,
  };
}

function numberOf(amount: Money | null): number | null {
  return amount?.toJsonNumber() ?? null;
}
