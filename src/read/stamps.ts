import { type Layout, type PageLayout, usualHeight } from "../layout/layout.ts";
import type { Run } from "../layout/lines.ts";
import { type Finding, found } from "../finding/finding.ts";
import { textOfWords } from "../page/page.ts";
import { anyOf } from "../words/any-of.ts";
import { draftStamps, voidStamps } from "../words/construction/agreement.ts";

/** What a stamp says of a paper: it is not final yet, or it no longer counts. */
export type Stamp = "draft" | "void";

/** A title or a stamp is set larger than the page's usual text by this factor; a word of the text is not. */
const LARGE = 1.4;

/** The stamp of the first page that has one, among words across the page and those that stand alone where `isStamp` says so. */
export function stampOf({ pages }: Layout, isStamp: IsStamp): Stamp | null {
  for (const page of pages) {
    const stamp = stampedText(page, STAMP, isStamp);
    if (stamp !== null) return VOID.test(lettersOf(stamp)) ? "void" : "draft";
  }
  return null;
}

/** The stamp of a paper that lists work or goods: a word of its rows is none, so it must be large and alone on its line. */
export function stampFindings(layout: Layout): readonly Finding[] {
  const stamp = stampOf(layout, isLargeAlone);
  if (stamp === null) return [];
  return [stamp === "void" ? found("marked-void", {}) : found("marked-draft", {})];
}

/** Whether a run of nothing but the words of a stamp is one. */
type IsStamp = (run: Run, page: PageLayout) => boolean;

/** Whether a run stands alone on its line in print that is larger than the usual one of its page. */
export function isLargeAlone(run: Run, page: PageLayout): boolean {
  const line = page.lines.find(({ runs }) => runs.includes(run));
  return line?.runs.length === 1 && run.glyphHeight > LARGE * usualHeight(page);
}

/**
 * The first stamp of a page with such words, as printed: a word set large across the page, which is set aside as text that does
 * not stand in the way of reading, or a run of nothing but the words.
 */
export function stampedText(page: PageLayout, words: RegExp, isStamp: IsStamp): string | null {
  const across = page.page.hiddenWords.find(({ text }) => words.test(text));
  if (across !== undefined) return across.text;
  const run = page.lines
    .flatMap(({ runs }) => runs)
    .find((one) => words.test(lettersOf(textOfWords(one.words))) && isStamp(one, page));
  return run === undefined ? null : textOfWords(run.words);
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L} ]/gu, "").trim();
}

const VOID = new RegExp(`^${anyOf(voidStamps)}$`, "i");
const STAMP = new RegExp(`^${anyOf(voidStamps, draftStamps)}$`, "i");
