import type { FilePlace } from "../../audit/audit-check.ts";
import type { Money } from "../../base/money.ts";
import { type MatchAnswer, MATCH_CODES, type MatchCode } from "../../finding/match-codes.ts";
import type {
  BilledLine,
  MatchFacts,
  MatchStatement,
  OrderedLine,
} from "../../finding/match-statement.ts";
import { namesOf } from "../../base/names-of.ts";
import type { Bill, BillLine } from "../bill.ts";
import { lineName } from "../bill.ts";
import type { OrderItem } from "../orders.ts";

/** A reason why a bill does not simply match: a difference, or what was not compared. */
export interface MatchPoint {
  readonly statement: MatchStatement;
  /** Places of the lines of the bill, from 1; none where it is about the bill as a whole. */
  readonly lines: readonly number[];
  /** Numbers of the lines of the order, where the table has them. */
  readonly orderLines: readonly string[];
  /** What the bill says and what order or receipts say, where two figures are compared. */
  readonly billed: Money | null;
  readonly expected: Money | null;
  readonly places: readonly FilePlace[];
}

/** What a point is about. */
interface About {
  readonly lines?: readonly BillLine[];
  readonly item?: OrderItem;
  readonly billed?: Money | null;
  readonly expected?: Money | null;
  readonly page?: number | null;
}

/** A point of a bill. */
export function point<Code extends MatchCode>(
  bill: Pick<Bill, "file">,
  code: Code,
  facts: MatchFacts[Code],
  { lines = [], item, billed = null, expected = null, page = null }: About = {},
): MatchPoint {
  const pages = new Set([
    ...lines.flatMap((line) => line.page ?? []),
    ...(page === null ? [] : [page]),
  ]);
  return {
    // Code and facts of one name belong together.
    statement: { code, facts } as MatchStatement,
    lines: lines.map(({ number }) => number),
    orderLines: item === undefined ? [] : orderedName(item).lines,
    billed,
    expected,
    places: [...pages].map((pageNumber) => ({ file: bill.file, pageNumber })),
  };
}

/** The lines of a bill and the item of the order that they are, as sentences name them. */
export function ofLines(
  lines: readonly BillLine[],
  item: OrderItem,
): { readonly billed: readonly BilledLine[]; readonly ordered: OrderedLine } {
  return { billed: lines.map(lineName), ordered: orderedName(item) };
}

/** An item of an order as sentences name it. */
export function orderedName({ lines, description, code }: OrderItem): OrderedLine {
  return {
    lines: lines.flatMap(({ line }) => line ?? []),
    description: description ?? code,
  };
}

const RANK: readonly MatchCode[] = namesOf(MATCH_CODES);

/** Points in the order in which they are told: by their code, then by their lines. */
export function inOrder(points: readonly MatchPoint[]): readonly MatchPoint[] {
  return points.toSorted(
    (one, other) =>
      RANK.indexOf(one.statement.code) - RANK.indexOf(other.statement.code) ||
      (one.lines[0] ?? 0) - (other.lines[0] ?? 0),
  );
}

const FURTHEST_FIRST = ["differs", "unmatched", "check"] as const;

/** The answer that points lead to: the one that is furthest from a match. */
export function answerOf(points: readonly MatchPoint[]): MatchAnswer {
  const answers = new Set(points.map(({ statement }) => MATCH_CODES[statement.code].answer));
  return FURTHEST_FIRST.find((answer) => answers.has(answer)) ?? "matches";
}
