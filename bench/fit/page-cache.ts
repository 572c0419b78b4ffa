import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { LIMITS } from "../../src/base/limits.ts";
import type { Page } from "../../src/page/page.ts";
import { contentsOf, pagesOf } from "../../src/pdf/contents.ts";
import { readFile } from "node:fs/promises";
import type { PaperFile } from "./sets.ts";

/** Where the words of documents are kept between runs: text of other people never lies in the project. */
export const CACHE: string = process.env["FIT_CACHE"] ?? join(tmpdir(), "crossfoot-fit");

/** Whether a document's pages are pictures that have to be recognised. */
export type Reading = "text" | "ocr";

function placeOf({ set, pdf }: PaperFile, reading: Reading): string {
  return join(CACHE, `${set}-${pdf.replaceAll(/[^a-z0-9-]+/gi, "_")}.${reading}.gz`);
}

/** The pages of a document as kept; null where nobody has extracted them yet. */
export function keptPages(file: PaperFile, reading: Reading): readonly Page[] | null {
  const place = placeOf(file, reading);
  if (!existsSync(place)) return null;
  return JSON.parse(gunzipSync(readFileSync(place)).toString("utf8")) as readonly Page[];
}

/** Extracts the pages of a document once; recognises pictures only where asked to. */
export async function keepPages(file: PaperFile, reading: Reading): Promise<readonly Page[]> {
  const kept = keptPages(file, reading);
  if (kept !== null) return kept;
  const bytes = new Uint8Array(await readFile(file.pdf));
  const limits = { ...LIMITS, documentBytes: 64_000_000 };
  const pages =
    reading === "ocr" ? (await contentsOf(bytes, limits)).pages : await pagesOf(bytes, limits);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(placeOf(file, reading), gzipSync(JSON.stringify(pages), { level: 3 }));
  return pages;
}
