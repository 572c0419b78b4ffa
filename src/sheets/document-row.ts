import { knownPaper } from "../kinds/known-by.ts";
import type { Outcome } from "../kinds/reading.ts";
import { toVerdictBody } from "../wire/values.ts";
import type { DocumentRow } from "./definitions/documents.ts";
import type { Origin } from "./sheet.ts";

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
