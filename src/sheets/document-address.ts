import { isAbsolute, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * The address of a document by its path. Relative where it lies in the folder or below it, so that both can be moved
 * together. `folder` is that of the workbook, null where it has none yet.
 */
export function documentAddress(path: string, folder: string | null): string {
  const way = folder === null ? null : relative(folder, path);
  if (way === null || way === "" || isAbsolute(way) || way.split(sep)[0] === "..") {
    return pathToFileURL(path).href;
  }
  // Half a character in a name has no encoding; such a file is found by nobody's link.
  const whole = way.replaceAll(/[\ud800-\udfff]/gu, "\ufffd");
  return whole.split(sep).map(encodeURIComponent).join("/");
}
