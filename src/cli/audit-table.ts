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
import { type Column, LONGEST_SENTENCE, marked, tableLines } from "./table/column-table.ts";
import type { TableStyle } from "./table/figures.ts";
import { displayWidth, fit, visible, wrap } from "./terminal.ts";
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

function contractLines(contract: AuditedContract, style: TableStyle): readonly string[] {
  const { paint } = style;
  return [
    ...wrap(visible(contractWords(contract)), Math.min(style.columns, LONGEST_SENTENCE)).map(
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

/** What fails over the months of a contract, then in each application by itself. */
export function failureLines(contract: AuditedContract, style: TableStyle): readonly string[] {
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

/** The files that were not read. */
export function refusedLines(
  { refused }: Pick<Audit, "refused">,
  style: TableStyle,
): readonly string[] {
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
