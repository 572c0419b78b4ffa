import { LIMITS } from "../../../src/base/limits.ts";
import type { Page, Word } from "../../../src/page/page.ts";
import { pagesOf } from "../../../src/pdf/contents.ts";
import { type RawPage, rawPdf, type RawParts } from "./raw-pdf.ts";

/** The page that a raw page is read as. */
export async function readRaw(page: RawPage | string, parts: RawParts = {}): Promise<Page> {
  const raw = typeof page === "string" ? { content: page } : page;
  const [first] = await pagesOf(rawPdf([raw], parts), LIMITS);
  if (first === undefined) throw new Error("No page was read.");
  return first;
}

/** The characters of words in their order. */
export function texts(words: readonly Word[]): readonly string[] {
  return words.map(({ text }) => text);
}

/** The only word with those characters. */
export function wordOf(words: readonly Word[], text: string): Word {
  const found = words.filter((word) => word.text === text);
  const [word] = found;
  if (word === undefined || found.length > 1) {
    throw new Error(`"${text}" was read ${found.length} times: ${texts(words).join(" ")}`);
  }
  return word;
}
