import type { KnownPaper } from "../../kinds/known-by.ts";
import { reasonWords, verdictWords } from "../../verdict/shown.ts";
import type { CellKind, CellValue } from "../cell.ts";
import type { JudgedRow } from "../judged-row.ts";
import type { Column } from "../sheet.ts";
import { namesOrNull } from "./columns.ts";

/** What is to be done about the paper. */
export const VERDICT: Column<JudgedRow> = {
  header: "Verdict",
  kind: "verdict",
  figure: "verdict",
  value: ({ verdict, facts }) => verdictWords(verdict, facts?.documentType ?? null),
};

/** What it calls itself. */
export const DOCUMENT: Column<JudgedRow> = {
  header: "Document",
  kind: "text",
  figure: "document",
  value: ({ facts }) => facts?.called ?? null,
};

/** Who sent it. */
export const FROM: Column<JudgedRow> = known("From", "text", ({ sender }) => sender);

/** Who is to pay. */
export const CUSTOMER: Column<JudgedRow> = {
  ...known("Customer", "text", ({ customer }) => customer),
  figure: "customer",
};

/** What it is for. */
export const PROJECT: Column<JudgedRow> = known("Project", "text", ({ project }) => project);

/** Its own number. */
export const NUMBER: Column<JudgedRow> = known("Number", "text", ({ number }) => number);

/** Its own day. */
export const DATE: Column<JudgedRow> = known("Date", "date", ({ date }) => date);

/** The last day on which to pay it. */
export const DUE_DATE: Column<JudgedRow> = known("Due", "date", ({ dueDate }) => dueDate);

/** What is left to pay of it. */
export const DUE: Column<JudgedRow> = {
  ...known("Amount due", "money", ({ due }) => due?.toJsonNumber() ?? null),
  figure: "due",
};

/** In which currency. */
export const CURRENCY: Column<JudgedRow> = {
  ...known("Currency", "text", ({ currency }) => currency),
  figure: "currency",
};

/** Why it is not simply paid, in a sentence. */
export const FIRST_REASON: Column<JudgedRow> = {
  header: "First reason",
  kind: "sentence",
  width: 38,
  value: ({ judgement: { reasons } }) =>
    reasons[0] === undefined ? null : reasonWords(reasons[0]),
};

/** Names of the checks that fail, those between papers included. */
export const FAILED_CHECKS: Column<JudgedRow> = {
  header: "Failed checks",
  kind: "text",
  width: 28,
  value: ({ facts, judgement: { reasons } }) => {
    const ofReasons = reasons.flatMap(({ checks }) => checks);
    return namesOrNull([...(facts?.failedChecks ?? []), ...ofReasons]);
  },
};

function known(
  header: string,
  kind: CellKind,
  valueOf: (paper: KnownPaper) => CellValue,
): Column<JudgedRow> {
  return { header, kind, value: ({ facts }) => (facts === null ? null : valueOf(facts.known)) };
}
