import { createHash } from "node:crypto";
import { realpath, stat } from "node:fs/promises";
import { pageWords } from "../../base/page-words.ts";
import type { AllowedFolders } from "../../batch/allowed-folders.ts";
import type { DocumentInput } from "../../batch/input.ts";
import { pathOf } from "../../batch/read-bytes.ts";
import { type DocumentAddress, uriOf } from "./document-address.ts";

/** A document as the desk takes it. */
export type Asked = Pick<DocumentInput, "name" | "source">;

/** Where a document lies, and as what. */
export interface DocumentPlace {
  readonly address: DocumentAddress;
  /** The address as a URI. */
  readonly uri: string;
  /** The same as long as its file is the same. */
  readonly state: string;
}

/** The place of a document; null for bytes that came without one, and for a file that has gone. */
export async function placeOf(
  { name, source }: Asked,
  folders: AllowedFolders,
): Promise<DocumentPlace | null> {
  const file = pathOf(source);
  if (file === null) return null;
  try {
    const real = await realpath(file);
    const { size, mtimeNs, ctimeNs, ino } = await stat(real, { bigint: true });
    const way = "way" in source ? source.way : [];
    const marks = [size, mtimeNs, ctimeNs, ino].map(String);
    const state = createHash("sha256")
      .update(JSON.stringify([marks, way]))
      .digest("hex");
    const { pages } = source;
    const address = {
      path: `${folders.shown(real)}${belowFile({ name, source }, file)}`,
      pages: pages === undefined ? null : { from: pages.from, to: pages.to },
    };
    return { address, uri: uriOf(address), state };
  } catch {
    return null;
  }
}

/** How a document is called within its file: the end of its name, without the pages that a part of a package is named by. */
function belowFile({ name, source }: Asked, file: string): string {
  if (!("wrapper" in source) || !name.startsWith(`${file}/`)) return "";
  const { pages } = source;
  const suffix = pages === undefined ? "" : `, ${pageWords(pages)}`;
  return name.slice(file.length, name.endsWith(suffix) ? name.length - suffix.length : undefined);
}
