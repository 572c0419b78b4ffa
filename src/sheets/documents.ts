import { knownPaper } from "../kinds/known-by.ts";
import type { Outcome } from "../kinds/reading.ts";
import { FILE } from "./definitions/columns.ts";
import type { Origin, SheetDefinition, SourceRow } from "./sheet.ts";
import { toVerdictBody } from "../wire/values.ts";

/** The row of an input, whether it was read or not. */
export function documentRow(origin: Origin, outcome: Outcome): DocumentRow {
  const source = { origin, pageNumber: null };
  if (outcome.kind === "unread") {
    return {
      ...source,
      isRead: false,
      reason: outcome.message,
      documentKind: null,
      number: null,
      sender: null,
      date: null,
      amount: null,
      currency: null,
      failedChecks: [],
      warningCount: null,
      confidence: null,
      pageCount: null,
      layout: null,
    };
  }
  const { reading } = outcome;
  const { amount, ...paper } = knownPaper(reading);
  const { checks, warnings, confidence } = toVerdictBody(reading);
  return {
    ...source,
    isRead: true,
    reason: null,
    ...paper,
    amount: amount?.toJsonNumber() ?? null,
    failedChecks: checks.flatMap(({ name, passed }) => (passed === false ? [name] : [])),
    warningCount: warnings.length,
    confidence,
    pageCount: reading.pageCount,
    layout: reading.templateId,
  };
}

/** An input, whether it was read or not. */
interface DocumentRow extends SourceRow {
  readonly isRead: boolean;
  /** Why it was not read; null where it was. */
  readonly reason: string | null;
  readonly documentKind: string | null;
  readonly number: string | null;
  readonly sender: string | null;
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly failedChecks: readonly string[];
  readonly warningCount: number | null;
  readonly confidence: number | null;
  readonly pageCount: number | null;
  readonly layout: string | null;
}

/** One row for each input of the run; none is left out. */
export const DOCUMENTS: SheetDefinition<DocumentRow> = {
  title: "Documents",
  fileName: "documents",
  columns: [
    FILE,
    {
      header: "Result",
      kind: "text",
      width: 10,
      value: ({ isRead }) => (isRead ? "read" : "not read"),
    },
    { header: "Document", kind: "text", value: ({ documentKind }) => documentKind },
    { header: "From", kind: "text", width: 28, value: ({ sender }) => sender },
    { header: "Number", kind: "text", value: ({ number }) => number },
    { header: "Date", kind: "date", value: ({ date }) => date },
    { header: "Amount", kind: "money", value: ({ amount }) => amount },
    { header: "Currency", kind: "text", width: 10, value: ({ currency }) => currency },
    {
      header: "Failed checks",
      kind: "text",
      width: 30,
      value: ({ failedChecks }) => (failedChecks.length === 0 ? null : failedChecks.join(", ")),
    },
    { header: "Warnings", kind: "count", value: ({ warningCount }) => warningCount },
    { header: "Confidence", kind: "certainty", value: ({ confidence }) => confidence },
    { header: "Pages", kind: "count", value: ({ pageCount }) => pageCount },
    { header: "Layout", kind: "text", value: ({ layout }) => layout },
    { header: "Why not read", kind: "text", width: 60, value: ({ reason }) => reason },
  ],
};
