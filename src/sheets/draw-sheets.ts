/*
 * A draw in rows: its firms as the table of the terminal has them, every comparison of its papers and over the months, what
 * fails first, and the papers that were not compared.
 */

import { failuresThatCount } from "../audit/audit.ts";
import type { Found } from "../audit/audit-check.ts";
import { isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Draw } from "../draw/draw.ts";
import { type FirmLine, firmLine } from "../draw/firm-line.ts";
import { auditDetail } from "../finding/audit-sentences.ts";
import { detailOf } from "../finding/check-sentences.ts";
import { drawDetail, drawRemedy } from "../finding/draw-sentences.ts";
import {
  apartPapers,
  otherPaperWords,
  paperKindWords,
  type RemarkedPaper,
} from "../finding/draw-words.ts";
import type { Verdict } from "../finding/verdict-words.ts";
import { FILE, PAGE } from "./definitions/columns.ts";
import {
  type Column,
  type FilledSheet,
  filledWith,
  type Origin,
  type SheetDefinition,
  type SourceRow,
} from "./sheet.ts";

/** A firm of a draw. */
interface FirmRow extends SourceRow {
  readonly firm: FirmLine;
}

const FIRMS: SheetDefinition<FirmRow> = {
  title: "Firms",
  fileName: "firms",
  columns: [
    { header: "Firm", kind: "text", value: ({ firm }) => firm.name },
    { header: "Bills", kind: "text", value: ({ firm }) => firm.bills },
    { header: "Number", kind: "text", value: ({ firm }) => firm.number },
    {
      header: "Period to",
      kind: "date",
      value: ({ firm: { periodTo } }) => (periodTo === null ? null : isoDate(periodTo)),
    },
    moneyColumn("Payment due", ({ firm }) => firm.due),
    moneyColumn("Waiver of this payment", ({ firm }) => firm.waivedThis),
    moneyColumn("Waiver of the last", ({ firm }) => firm.waivedLast),
    { header: "Failed", kind: "count", value: ({ firm }) => firm.failed },
    FILE,
  ],
  frozenCount: 1,
};

type Compared = Pick<Found<unknown>, "name" | "passed" | "printed" | "expected" | "difference">;

/** What a comparison came to, and whose papers it is about. */
interface ComparisonRow extends SourceRow {
  readonly firm: string;
  readonly found: Compared;
  readonly detail: string;
  /** What to send; null unless it failed. */
  readonly remedy: string | null;
}

const COMPARISONS: SheetDefinition<ComparisonRow> = {
  title: "Comparisons",
  fileName: "comparisons",
  columns: [
    {
      header: "Outcome",
      kind: "verdict",
      value: ({ found: { passed } }) => outcomeOf(passed).words,
    },
    { header: "Firm", kind: "text", value: ({ firm }) => firm },
    { header: "Comparison", kind: "text", value: ({ found }) => found.name },
    moneyColumn("Printed", ({ found }) => found.printed),
    moneyColumn("Expected", ({ found }) => found.expected),
    {
      header: "Difference",
      kind: "difference",
      value: ({ found }) => found.difference?.toJsonNumber() ?? null,
    },
    { header: "Detail", kind: "sentence", width: 60, value: ({ detail }) => detail },
    { header: "What to send", kind: "sentence", width: 40, value: ({ remedy }) => remedy },
    FILE,
    PAGE,
  ],
  frozenCount: 2,
};

interface OtherRow extends SourceRow, Omit<RemarkedPaper, "file"> {}

const OTHERS: SheetDefinition<OtherRow> = {
  title: "Other papers",
  fileName: "other-papers",
  columns: [
    FILE,
    { header: "Document", kind: "text", value: ({ called }) => called },
    { header: "Remark", kind: "sentence", value: ({ remark }) => remark },
  ],
};

/** The sheets of a draw from left to right. `originOf` finds a file by the name that the draw calls it. */
export function drawSheets(draw: Draw, originOf: (file: string) => Origin): readonly FilledSheet[] {
  const firms = draw.parties.map((drawn): FirmRow => {
    const firm = firmLine(drawn, draw.findings);
    return { origin: firm.file === null ? null : originOf(firm.file), pageNumber: null, firm };
  });
  return [
    filledWith(FIRMS, firms),
    filledWith(COMPARISONS, comparisonRows(draw, originOf)),
    filledWith(OTHERS, otherRows(draw, originOf)),
  ];
}

function comparisonRows(
  { findings, parties }: Draw,
  originOf: (file: string) => Origin,
): readonly ComparisonRow[] {
  const placeOf = ({ places, files }: Found<unknown>): Pick<SourceRow, "origin" | "pageNumber"> => {
    const file = places[0]?.file ?? files[0];
    const pageNumber = places[0]?.pageNumber ?? null;
    return { origin: file === undefined ? null : originOf(file), pageNumber };
  };
  const ofPapers = findings.map((found) => ({
    ...placeOf(found),
    firm: found.firm,
    found,
    detail: drawDetail(found),
    remedy: drawRemedy(found),
  }));
  const overMonths = parties.flatMap(({ party: { name: firm, contract } }) => [
    ...contract.findings.map((found) => ({
      ...placeOf(found),
      firm,
      found,
      detail: auditDetail(found),
      remedy: null,
    })),
    ...contract.applications.flatMap((audited) =>
      failuresThatCount(audited).map((found) => ({
        origin: originOf(audited.application.file),
        pageNumber: null,
        firm,
        found,
        detail: detailOf(found),
        remedy: null,
      })),
    ),
  ]);
  return [...ofPapers, ...overMonths]
    .map((row) => ({ ...row, verdict: outcomeOf(row.found.passed).verdict }))
    .toSorted(
      (one, other) => outcomeOf(one.found.passed).place - outcomeOf(other.found.passed).place,
    );
}

interface Outcome {
  readonly words: string;
  /** By which its cell is coloured. */
  readonly verdict: Verdict;
  /** What fails stands first. */
  readonly place: number;
}

function outcomeOf(passed: boolean | null): Outcome {
  if (passed === null) return { words: "open", verdict: "check", place: 1 };
  return passed
    ? { words: "holds", verdict: "pay", place: 2 }
    : { words: "fails", verdict: "send-back", place: 0 };
}

function otherRows(
  { apart, others, refused }: Draw,
  originOf: (file: string) => Origin,
): readonly OtherRow[] {
  const rows: readonly RemarkedPaper[] = [
    ...apartPapers(apart),
    ...others.map((other) => ({
      file: other.file,
      called: paperKindWords(other.kind),
      remark: otherPaperWords(other),
    })),
    ...refused.map(({ file, message }) => ({ file, called: "not read", remark: message })),
  ];
  return rows.map(({ file, ...row }) => ({ ...row, origin: originOf(file), pageNumber: null }));
}

function moneyColumn<Row>(header: string, amountIn: (row: Row) => Money | null): Column<Row> {
  return { header, kind: "money", value: (row) => amountIn(row)?.toJsonNumber() ?? null };
}
