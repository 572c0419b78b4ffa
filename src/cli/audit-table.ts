import { failedFindings } from "../audit/audit-check.ts";
import {
  type Audit,
  type AuditedApplication,
  type AuditedContract,
  failuresThatCount,
} from "../audit/audit.ts";
import type { ChangeOrderPaper } from "../audit/change-order-paper.ts";
import { isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import { alignedAtPoint, type TableStyle } from "./table/figures.ts";
import { displayWidth, fit, rightAligned, visible, wrap } from "./terminal.ts";
import type { Sourced } from "../document/sourced.ts";
import {
  applicationWords,
  contractWords,
  ORDER_STANDING_WORDS,
  placeWords,
  standingWords,
} from "../finding/contract-names.ts";
import { noticeSentence } from "../finding/audit-notice.ts";
import { auditDetail, untestedReasons } from "../finding/audit-sentences.ts";
import { detailOf } from "../finding/check-sentences.ts";
import { enumerate } from "../finding/figure-words.ts";

/** A page for the terminal: each contract with its applications and what is wrong, then what was not read. */
export function auditTable(audit: Audit, style: TableStyle): string {
  const blocks = audit.contracts.map((contract) => contractLines(contract, style));
  const rest = [...refusedLines(audit, style), ...noticeLines(audit, style)];
  const orders = unplacedOrderLines(audit, style);
  return `${[...blocks, orders, rest]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n\n")}\n`;
}

/** Longer lines are hard to read, and a pipe has no width of its own. */
const LONGEST_LINE = 110;

function contractLines(contract: AuditedContract, style: TableStyle): readonly string[] {
  const { paint } = style;
  return [
    ...wrap(visible(contractWords(contract)), Math.min(style.columns, LONGEST_LINE)).map(
      paint.bold,
    ),
    "",
    ...applicationLines(contract.applications, style),
    ...contractOrderLines(contract, style),
    "",
    ...failureLines(contract, style),
    ...contract.doubts.flatMap((doubt) => marked(paint.yellow("?"), noticeSentence(doubt), style)),
    ...untestedLines(contract, style),
    ...heldLines(contract, style),
  ];
}

/** A column: its header in one or two lines, and whether it holds text, which begins at the left, or figures. */
interface Column {
  readonly header: readonly string[];
  readonly holds: "text" | "figures";
}

/** Rows of cells under their headers. Where the room is narrow, the last `belowWhereNarrow` columns stand below the others. */
function tableLines(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  {
    style: { paint, columns: room },
    belowWhereNarrow,
    below,
    painted = (lines) => lines,
  }: {
    readonly style: TableStyle;
    readonly belowWhereNarrow: number;
    /** What stands below a row where the room is narrow. */
    readonly below: (rowIndex: number) => string;
    readonly painted?: (lines: readonly string[], rowIndex: number) => readonly string[];
  },
): readonly string[] {
  const laid = columns
    .map(({ header, holds }, index) => {
      const own = rows.map((row) => row[index] ?? "");
      const cells = holds === "text" ? own : alignedAtPoint(own);
      const width = Math.max(...[...header, ...cells].map(displayWidth));
      return { header, cells, width, align: holds === "text" ? fit : rightAligned };
    })
    .filter(({ width }) => width > 0);
  const whole = laid.reduce((sum, { width }) => sum + width + 2, 0);
  const isNarrow = whole > room;
  const besides = isNarrow ? laid.slice(0, -belowWhereNarrow) : laid;
  const lineOf = (cell: (column: (typeof laid)[number]) => string): string =>
    `  ${besides.map((column) => column.align(cell(column), column.width)).join("  ")}`.trimEnd();
  return [
    ...(columns[0]?.header ?? []).map((_, line) =>
      paint.dim(lineOf(({ header }) => header[line] ?? "")),
    ),
    ...rows.flatMap((_, index) => {
      const line = lineOf(({ cells }) => cells[index] ?? "");
      return painted(isNarrow ? [line, `       ${below(index)}`] : [line], index);
    }),
  ];
}

const APPLICATION_COLUMNS: readonly Column[] = [
  { header: ["", "no."], holds: "text" },
  { header: ["", "period to"], holds: "text" },
  { header: ["3 contract", "sum to date"], holds: "figures" },
  { header: ["4 completed", "and stored"], holds: "figures" },
  { header: ["5 total", "retainage"], holds: "figures" },
  { header: ["7 previous", "certificates"], holds: "figures" },
  { header: ["8 payment", "due"], holds: "figures" },
  { header: ["failed", "checks"], holds: "figures" },
  { header: ["", "file"], holds: "text" },
];

function applicationLines(
  applications: readonly AuditedApplication[],
  style: TableStyle,
): readonly string[] {
  const { paint } = style;
  const rows = applications.map(cellsOf);
  return tableLines(APPLICATION_COLUMNS, rows, {
    style,
    belowWhereNarrow: 2,
    below: (index) => {
      const { length } = applications[index]?.failures ?? [];
      return `${rows[index]?.at(-1) ?? ""}${length === 0 ? "" : ` · failed checks: ${length}`}`;
    },
    painted: (lines, index) => {
      const { standing, failures = [] } = applications[index] ?? {};
      if (standing?.kind !== "compared") return lines.map(paint.dim);
      return failures.length > 0 ? lines.map(paint.red) : lines;
    },
  });
}

function cellsOf(audited: AuditedApplication): readonly string[] {
  const { application, failures } = audited;
  const { document } = application;
  const amount = (figure: Sourced<Money> | null): string => figure?.value.toString() ?? "–";
  const aside = standingWords(audited.standing);
  return [
    visible(document.applicationNumber?.value ?? "–"),
    document.periodTo === null ? "–" : isoDate(document.periodTo.value),
    amount(document.contractSumToDate),
    amount(document.totalCompletedAndStoredToDate),
    amount(document.retainageHeldToDate),
    amount(document.lines.previousCertificates),
    amount(document.currentPaymentDue),
    failures.length === 0 ? "–" : String(failures.length),
    visible(application.file + (aside === null ? "" : ` (${aside})`)),
  ];
}

/** The change order documents of a contract below its applications, one to a line. */
function contractOrderLines(
  { changeOrders }: AuditedContract,
  style: TableStyle,
): readonly string[] {
  const rows = changeOrders.map(({ paper, listing }) => ({
    paper,
    listed:
      listing === null
        ? "not listed"
        : `listed in ${applicationWords(listing.billed.application.name)}`,
  }));
  return rows.length === 0 ? [] : ["", ...orderLines(rows, style)];
}

/** The change orders that belong to none of the contracts for sure. */
function unplacedOrderLines({ changeOrders }: Audit, style: TableStyle): readonly string[] {
  if (changeOrders.length === 0) return [];
  const rows = changeOrders.map((paper) => ({ paper, listed: "" }));
  return [style.paint.bold("Change orders, not compared"), "", ...orderLines(rows, style)];
}

interface OrderRow {
  readonly paper: ChangeOrderPaper;
  readonly listed: string;
}

const ORDER_COLUMNS: readonly Column[] = [
  { header: ["change order"], holds: "text" },
  { header: ["what it is"], holds: "text" },
  { header: ["date"], holds: "text" },
  { header: ["amount"], holds: "figures" },
  { header: [""], holds: "text" },
  { header: ["file"], holds: "text" },
];

const LONGEST_NUMBER = 16;

function orderLines(rows: readonly OrderRow[], style: TableStyle): readonly string[] {
  const cells = rows.map(orderCells);
  const below = (index: number): string => cells[index]?.at(-1) ?? "";
  return tableLines(ORDER_COLUMNS, cells, { style, belowWhereNarrow: 1, below });
}

function orderCells({ paper: { file, document, standing }, listed }: OrderRow): readonly string[] {
  const { number, date, amount } = document;
  const name = visible(number?.value ?? "–");
  return [
    displayWidth(name) > LONGEST_NUMBER ? fit(name, LONGEST_NUMBER) : name,
    ORDER_STANDING_WORDS[standing],
    date === null ? "–" : isoDate(date.value),
    amount?.value.toString() ?? "–",
    visible(listed),
    visible(file),
  ];
}

function failureLines(contract: AuditedContract, style: TableStyle): readonly string[] {
  const { paint } = style;
  const findings = failedFindings(contract).flatMap((finding) => {
    const places = placeWords(finding.places);
    const where = places === "" ? "" : ` (${places})`;
    const text = `${finding.name}: ${auditDetail(finding)}${where}`;
    return marked(finding.severity === "low" ? paint.yellow("✗") : paint.red("✗"), text, style);
  });
  const own = contract.applications.flatMap((audited) =>
    failuresThatCount(audited).flatMap((failure) => {
      const where = `In ${audited.application.file}`;
      return marked(paint.red("✗"), `${failure.name}: ${where}: ${detailOf(failure)}`, style);
    }),
  );
  return [...findings, ...own];
}

/** Reasons beyond these are counted only: a folder with many gaps has one for each. */
const MOST_REASONS = 5;

function untestedLines(contract: AuditedContract, style: TableStyle): readonly string[] {
  const reasons = untestedReasons(contract.findings);
  const more = reasons.length - MOST_REASONS;
  return [
    ...reasons.slice(0, MOST_REASONS).map(({ detail, names }) => `${enumerate(names)}: ${detail}`),
    ...(more > 0 ? [`And ${more} more reasons why something was not tested.`] : []),
  ].flatMap((text) => marked("–", text, style).map(style.paint.dim));
}

function heldLines({ findings }: AuditedContract, style: TableStyle): readonly string[] {
  const held = findings.filter(({ passed }) => passed === true).length;
  const tested = findings.filter(({ passed }) => passed !== null).length;
  if (tested === 0) return [];
  const mark = held === tested ? style.paint.green("✓") : "✓";
  return marked(mark, `Comparisons that hold: ${held} of ${tested}.`, style);
}

function refusedLines({ refused }: Audit, style: TableStyle): readonly string[] {
  if (refused.length === 0) return [];
  const files = refused.flatMap(({ file, message }) =>
    marked(style.paint.red("✗"), `${file}: ${message}`, style),
  );
  return [style.paint.bold("Not read"), "", ...files];
}

function noticeLines({ notices, refused }: Audit, style: TableStyle): readonly string[] {
  const lines = notices.flatMap((notice) =>
    marked(style.paint.yellow("!"), noticeSentence(notice), style),
  );
  return lines.length > 0 && refused.length > 0 ? ["", ...lines] : lines;
}

/** A text behind a mark, its further lines indented. */
function marked(mark: string, text: string, { columns }: TableStyle): readonly string[] {
  const lines = wrap(visible(text), Math.min(columns, LONGEST_LINE) - 4);
  return lines.map((line, index) => (index === 0 ? `  ${mark} ${line}` : `    ${line}`));
}
