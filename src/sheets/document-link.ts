import { isAbsolute, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { SourceRow } from "./sheet.ts";

/** Longer addresses are not taken by spreadsheet programs. */
const LONGEST_LINK = 2_000;

/**
 * The address of the page that a row stands on. Relative where the file lies beside the workbook or below it, so that
 * both can be moved together; null for what is no file. `folder` is that of the workbook, null where it has none yet.
 */
export function documentLink(
  { origin, pageNumber }: SourceRow,
  folder: string | null,
): string | null {
  const { path } = origin;
  if (path === null) return null;
  const link = addressOf(path, folder) + (pageNumber === null ? "" : `#page=${pageNumber}`);
  return link.length > LONGEST_LINK ? null : link;
}

function addressOf(path: string, folder: string | null): string {
  const way = folder === null ? null : relative(folder, path);
  if (way === null || way === "" || isAbsolute(way) || way.split(sep)[0] === "..") {
    return pathToFileURL(path).href;
  }
  // Half a character in a name has no encoding; such a file is found by nobody's link.
  const whole = way.replaceAll(/[\ud800-\udfff]/gu, "\ufffd");
  return whole.split(sep).map(encodeURIComponent).join("/");
}
