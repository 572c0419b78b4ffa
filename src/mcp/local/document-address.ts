import { KEPT_LIMITS } from "../../base/agent-limits.ts";

/** A document of an allowed folder by its path, as tools take it, and by its pages where a file holds several. */
export interface DocumentAddress {
  /** From the first allowed folder, or absolute; with `/`. It goes on into a ZIP file or an e-mail. */
  readonly path: string;
  /** Null where the document is the whole file. */
  readonly pages: { readonly from: number; readonly to: number } | null;
}

const BEGIN = "crossfoot://document/";

/** How addresses are made, by RFC 6570. */
export const ADDRESS_TEMPLATE: string = `${BEGIN}{+path}{?pages}`;

/** The address as a URI; the same document has always the same. */
export function uriOf({ path, pages }: DocumentAddress): string {
  const way = path.split("/").map(encodeURIComponent).join("/");
  if (pages === null) return `${BEGIN}${way}`;
  const { from, to } = pages;
  return `${BEGIN}${way}?pages=${from === to ? from : `${from}-${to}`}`;
}

/** The address that a URI says; null where it is none of ours. */
export function addressOf(uri: string): DocumentAddress | null {
  if (!uri.startsWith(BEGIN) || uri.length > KEPT_LIMITS.addressCharacters) return null;
  const [way = "", query] = uri.slice(BEGIN.length).split("?", 2);
  const path = decoded(way);
  if (path === null || path === "") return null;
  if (query === undefined) return { path, pages: null };
  const [, first, last = first] = /^pages=([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/.exec(query) ?? [];
  const pages = { from: Number(first), to: Number(last) };
  return pages.from <= pages.to ? { path, pages } : null;
}

function decoded(way: string): string | null {
  try {
    return decodeURIComponent(way);
  } catch {
    return null;
  }
}
