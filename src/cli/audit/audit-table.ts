import {
  type Audit,
  type AuditedApplication,
  type AuditedContract,
  failuresThatCount,
} from "../../audit/audit.ts";
import { failedFindings } from "../../audit/audit-finding.ts";
import { isoDate } from "../../base/calendar-date.ts";
import { detailOf } from "../../finding/check-sentences.ts";
import { noticeSentence } from "../../finding/audit-notice-sentences.ts";
import { auditDetail, untestedReasons } from "../../finding/audit-sentences.ts";
import { contractWords, placeWords } from "../../finding/contract-words.ts";
import { enumerate } from "../../finding/figure-words.ts";
import { standingWords } from "../../finding/standing-words.ts";
import type { Money } from "../../base/money.ts";
import type { Sourced } from "../../document/sourced.ts";
import { displayWidth, fit, rightAligned, visible, wrap } from "../plain-text.ts";
import { alignedAtPoint, type TableStyle } from "../table/figures.ts";
import { contractOrderLines, unplacedOrderLines } from "./audit-orders.ts";

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

const HEADERS = [
  ["", "no."],
  ["", "period to"],
  ["3 contract", "sum to date"],
  ["4 completed", "and stored"],
  ["5 total", "retainage"],
  ["7 previous", "certificates"],
  ["8 payment", "due"],
  ["failed", "checks"],
  ["", "file"],
] as const;

/** On a narrow terminal the failed checks and the file stand below the figures. */
const BELOW_WHERE_NARROW = -2;

/** Columns of text, which begin at the left. */
const TEXT_COLUMNS: ReadonlySet<number> = new Set([0, 1, 8]);

function applicationLines(
  applications: readonly AuditedApplication[],
  { paint, columns: room }: TableStyle,
): readonly string[] {
  const rows = applications.map(cellsOf);
  const columns = HEADERS.map((header, index) => {
    const own = rows.map((row) => row[index] ?? "");
    const cells = TEXT_COLUMNS.has(index) ? own : alignedAtPoint(own);
    const width = Math.max(...[...header, ...cells].map(displayWidth));
    return { header, cells, width, isText: TEXT_COLUMNS.has(index) };
  });
  const whole = columns.reduce((sum, { width }) => sum + width + 2, 0);
  const besides = whole <= room ? columns : columns.slice(0, BELOW_WHERE_NARROW);
  const lineOf = (cell: (column: (typeof columns)[number]) => string): string => {
    const cells = besides.map((column) =>
      (column.isText ? fit : rightAligned)(cell(column), column.width),
    );
    return `  ${cells.join("  ")}`.trimEnd();
  };
  return [
    paint.dim(lineOf(({ header }) => header[0])),
    paint.dim(lineOf(({ header }) => header[1])),
    ...applications.flatMap(({ standing, failures }, index) => {
      const line = lineOf(({ cells }) => cells[index] ?? "");
      const faults = failures.length === 0 ? "" : ` · failed checks: ${failures.length}`;
      const file = `       ${rows[index]?.at(-1) ?? ""}${faults}`;
      const lines = besides === columns ? [line] : [line, file];
      if (standing.kind !== "compared") return lines.map(paint.dim);
      return failures.length > 0 ? lines.map(paint.red) : lines;
    }),
  ];
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
