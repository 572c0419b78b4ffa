import type { Column, SourceRow } from "../sheet.ts";

/** The document that a row is of; every sheet has it. */
export const FILE: Column<SourceRow> = {
  header: "File",
  kind: "file",
  value: ({ origin }) => origin.name,
};

/** The page on which a row stands. */
export const PAGE: Column<SourceRow> = {
  header: "Page",
  kind: "count",
  value: ({ pageNumber }) => pageNumber,
};

/** Names of the checks that failed. */
export function failedNames(
  checks: readonly { readonly name: string; readonly passed: boolean | null }[],
): string | null {
  const names = checks.flatMap(({ name, passed }) => (passed === false ? [name] : []));
  return names.length === 0 ? null : names.join(", ");
}

/** The name of a sheet as a file: `Change order costs` is `change-order-costs`. */
export function fileNameOf(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}
