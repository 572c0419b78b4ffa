import { paperKindWords } from "../finding/draw-words.ts";
import { ANSWER_WORDS, MATCH_CODES, type MatchAnswer } from "../finding/match-codes.ts";
import { matchDetail } from "../finding/match-sentences.ts";
import { countWords, tableWords, tolerancesWords } from "../finding/match-words.ts";
import type { MatchedBill } from "../match/compare/match-bill.ts";
import type { MatchPoint } from "../match/compare/point.ts";
import type { Match } from "../match/match.ts";
import { toldTable } from "../match/told-table.ts";
import { toleranceWords } from "../match/tolerances.ts";
import { refusedLines } from "./audit-table.ts";
import { type Column, marked, tableLines } from "./table/column-table.ts";
import type { TableStyle } from "./table/figures.ts";
import { visible } from "./terminal.ts";

/** A page for the terminal: how many bills match, each bill in one line, then what is said of those that do not simply match. */
export function matchTable(match: Match, style: TableStyle): string {
  const { bills, refused } = match;
  const answers = bills.map(({ answer }) => answer);
  const blocks = [
    [style.paint.bold(countWords(answers, refused.length))],
    billLines(match, style),
    ...bills.flatMap((one) => (one.points.length === 0 ? [] : [pointLines(one, style)])),
    otherLines(match, style),
    refusedLines({ refused: refused.map((one) => ({ ...one, isChangeOrder: false })) }, style),
    bookLines(match, style),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

const COLUMNS: readonly Column[] = [
  { header: ["vendor"], holds: "text" },
  { header: ["number"], holds: "text" },
  { header: ["order"], holds: "text" },
  { header: ["amount"], holds: "figures" },
  { header: ["answer"], holds: "text" },
  { header: ["file"], holds: "text" },
];

function billLines({ bills }: Match, style: TableStyle): readonly string[] {
  if (bills.length === 0) return [];
  const rows = bills.map(({ bill, order, answer, points }) => [
    visible(bill.trace.vendor ?? "–"),
    visible(bill.trace.invoiceNumber ?? "–"),
    visible(order?.number ?? bill.orderNumber?.value ?? "–"),
    bill.total?.toString() ?? "–",
    answerCell(answer, points),
    visible(bill.file),
  ]);
  const paint = { ...PAINTS, matches: "green" } as const;
  return tableLines(COLUMNS, rows, {
    style,
    belowWhereNarrow: 1,
    below: (index) => rows[index]?.at(-1) ?? "",
    painted: (lines, index) => lines.map(style.paint[paint[bills[index]?.answer ?? "check"]]),
  });
}

const PAINTS = { check: "yellow", differs: "red", unmatched: "red", matches: "green" } as const;

/** `differs: price-over and 1 more`. */
function answerCell(answer: MatchAnswer, points: readonly MatchPoint[]): string {
  const [first, ...others] = points;
  if (first === undefined) return ANSWER_WORDS[answer];
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  return `${ANSWER_WORDS[answer]}: ${first.statement.code}${more}`;
}

const MARKS = { differs: "✗", unmatched: "?", check: "–" } as const;

function pointLines(
  { bill, answer, points, order }: MatchedBill,
  style: TableStyle,
): readonly string[] {
  const { trace } = bill;
  const named = [trace.vendor, trace.invoiceNumber].flatMap((text) => text ?? []).join(" · ");
  const of = order === null ? "" : `, order ${order.number}`;
  const title = `${named === "" ? bill.file : named}${of}: ${ANSWER_WORDS[answer]}`;
  return [
    style.paint.bold(visible(title)),
    ...points.flatMap((point) => {
      const { statement, places } = point;
      const to = MATCH_CODES[statement.code].answer;
      const mark = style.paint[PAINTS[to]](MARKS[to]);
      const pages = [...new Set(places.map(({ pageNumber }) => pageNumber))];
      const where = pages.length === 0 ? "" : ` (${bill.file} p. ${pages.join(", ")})`;
      return marked(mark, `${statement.code}: ${matchDetail(point)}${where}`, style);
    }),
  ];
}

function otherLines({ others }: Match, style: TableStyle): readonly string[] {
  if (others.length === 0) return [];
  const lines = others.flatMap(({ file, documentType }) =>
    marked("!", `${file}: ${paperKindWords(documentType)}, and no bill.`, style),
  );
  return [style.paint.bold("Other papers"), ...lines];
}

/** How the tables were read, so that a column taken for another one is seen. */
function bookLines({ orders, receipts, tolerances }: Match, style: TableStyle): readonly string[] {
  const tables = [orders, ...(receipts === null ? [] : [receipts])];
  const told = [
    ...tables.flatMap((table) => tableWords(toldTable(table))),
    tolerancesWords({
      price: toleranceWords(tolerances.price),
      quantity: toleranceWords(tolerances.quantity),
      amount: toleranceWords(tolerances.amount),
    }),
  ];
  return told.flatMap((line) => marked(" ", line, style)).map(style.paint.dim);
}
