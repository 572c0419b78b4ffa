import { namesOf } from "../base/names-of.ts";
import { checkRows } from "../checks/pay-application.ts";
import type { PayApplication, SheetRow } from "../document/pay-application.ts";
import { type ByKind, ofKind } from "../kinds/by-kind.ts";
import type { Reading } from "../kinds/reading.ts";
import { columnPlaces, placesOf } from "./certainty.ts";

/** The pages on which figures stand, in order; where these are columns of a list, all pages of the columns. */
export function pagesOf(reading: Reading, figures: readonly string[]): readonly number[] {
  const places = figures.flatMap((figure) => placesOf(reading, figure));
  const found =
    places.length > 0 ? places : figures.flatMap((figure) => columnPlaces(reading, figure));
  return inOrder(found.map(({ pageNumber }) => pageNumber));
}

/** The pages to look at for failed checks: of their figures, and of the rows that fail. */
export function failingPages(
  reading: Reading,
  { figures, checks }: { readonly figures: readonly string[]; readonly checks: readonly string[] },
): readonly number[] {
  const rows = checks.flatMap((name) => ofKind(rowPagesOf(name), reading, () => []));
  return inOrder([...pagesOf(reading, figures), ...rows]);
}

/** Pages in their order, each once. */
export function inOrder(pages: readonly number[]): readonly number[] {
  return [...new Set(pages)].toSorted((one, other) => one - other);
}

/** Kinds that have checks of rows. */
function rowPagesOf(name: string): ByKind<readonly number[]> {
  return { PAY_APPLICATION: ({ document }) => rowPages(name, document) };
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
