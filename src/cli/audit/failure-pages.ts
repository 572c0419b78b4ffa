import type { CheckResult } from "../../checks/check.ts";
import { namesOf } from "../../base/names-of.ts";
import { checkRows } from "../../checks/pay-application.ts";
import type { PayApplication, SheetRow } from "../../document/pay-application.ts";
import type { ApplicationReading } from "../../kinds/reading.ts";

/** The pages on which the figures of a failed check stand, in order; of a check of rows those of the rows that fail. */
export function failurePages(
  { name, figures }: CheckResult,
  { document, evidence }: ApplicationReading,
): readonly number[] {
  const pages = new Set<number>();
  for (const { field, from } of evidence) {
    if (figures.includes(field)) for (const { pageNumber } of from) pages.add(pageNumber);
  }
  for (const page of rowPages(name, document)) pages.add(page);
  for (const page of totalPages(figures, document)) pages.add(page);
  return [...pages].toSorted((a, b) => a - b);
}

function rowPages(name: string, document: PayApplication): readonly number[] {
  const rows = document.sheet?.rows ?? [];
  return checkRows(document).flatMap((results, rowIndex) => {
    const row = rows[rowIndex];
    const fails = results.some((result) => result.name === name && result.passed === false);
    return fails && row !== undefined ? pagesOfRow(row) : [];
  });
}

function pagesOfRow({ figures }: SheetRow): readonly number[] {
  return namesOf(figures).flatMap((name) =>
    (figures[name]?.from ?? []).map(({ pageNumber }) => pageNumber),
  );
}

function totalPages(figures: readonly string[], { sheet }: PayApplication): readonly number[] {
  const totals = sheet?.totals ?? null;
  if (totals === null) return [];
  return namesOf(totals).flatMap((name) =>
    figures.includes(`sheet.totals.${name}`)
      ? (totals[name]?.from ?? []).map(({ pageNumber }) => pageNumber)
      : [],
  );
}
