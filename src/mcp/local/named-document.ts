import { ReadError } from "../../base/read-error.ts";
import type { Place, Source } from "../../batch/read-bytes.ts";
import { soleSource } from "../../batch/sole-source.ts";
import type { Asked } from "./document-place.ts";
import { papersAt } from "./folder-papers.ts";
import type { LocalDesk } from "./local-desk.ts";

/** Where the document comes from that is meant, or why there is none: a full sentence. */
export type Meant = Asked | { readonly sentence: string };

/** The document at a place, or the only one in the wrapper there. */
export async function soleDocument(place: Place, name: string): Promise<Meant> {
  try {
    return { name, source: await soleSource(place) };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const all = error.hints.includes("several-documents") ? " audit_folder reads all of them." : "";
    return { sentence: `Not read: ${error.message}${all}` };
  }
}

/** The document at an allowed path, which may go on into a ZIP file or an e-mail. */
export async function namedDocument(path: string, desk: LocalDesk): Promise<Meant> {
  const found = await desk.folders.file(path);
  if (found.kind === "found") return soleDocument({ path: found.path }, found.path);
  return (await wrappedDocument(path, desk)) ?? found;
}

/** The document of this path in a wrapper on the way; null where there is none. */
async function wrappedDocument(path: string, desk: LocalDesk): Promise<Asked | null> {
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
    const file = await desk.folders.file(path.slice(0, end));
    if (file.kind === "refused") continue;
    const { documents } = await papersAt(file.path, desk);
    const name = `${file.path}${path.slice(end)}`;
    return documents.find((document) => document.name === name) ?? null;
  }
  return null;
}

/** The pages of a file that are the document, or all of it. */
export function withPages(asked: Asked, pages: Source["pages"] | null): Asked {
  if (pages === undefined || pages === null) return asked;
  return { ...asked, source: { ...asked.source, pages } };
}
