import type { Layout, PageLayout } from "../layout/layout.ts";
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
export function stampOf(
  { pages }: Layout,
  isStamp: (run: Run, page: PageLayout) => boolean,
): Stamp | null {
  for (const page of pages) {
    const stamp = watermarkOf(page) ?? loneWordOf(page, isStamp);
    if (stamp !== null) return stamp;
  }
  return null;
}

/** The stamp of a paper that lists work or goods: a word of its rows is none, so it must be large and alone on its line. */
export function stampFindings(layout: Layout): readonly Finding[] {
  const stamp = stampOf(layout, isLargeAlone);
  if (stamp === null) return [];
  return [stamp === "void" ? found("marked-void", {}) : found("marked-draft", {})];
}

/** Whether a run stands alone on its line in print that is larger than the usual one of its page. */
export function isLargeAlone(run: Run, { page, lines }: PageLayout): boolean {
  const line = lines.find(({ runs }) => runs.includes(run));
  if (line?.runs.length !== 1) return false;
  const heights = page.words.map(({ glyphHeight }) => glyphHeight).toSorted((a, b) => a - b);
  return run.glyphHeight > LARGE * (heights[heights.length >> 1] ?? run.glyphHeight);
}

/** A word set large across the page: it is set aside as text that does not stand in the way of reading. */
function watermarkOf({ page }: PageLayout): Stamp | null {
  for (const { text } of page.hiddenWords) {
    const stamp = stampIn(text);
    if (stamp !== null) return stamp;
  }
  return null;
}

/** A run of nothing but the word. */
function loneWordOf(
  page: PageLayout,
  isStamp: (run: Run, page: PageLayout) => boolean,
): Stamp | null {
  for (const run of page.lines.flatMap(({ runs }) => runs)) {
    const stamp = stampIn(
      textOfWords(run.words)
        .replace(/[^\p{L} ]/gu, "")
        .trim(),
    );
    if (stamp !== null && isStamp(run, page)) return stamp;
  }
  return null;
}

const VOID = new RegExp(`^${anyOf(voidStamps)}$`, "i");
const DRAFT = new RegExp(`^${anyOf(draftStamps)}$`, "i");

function stampIn(text: string): Stamp | null {
  if (VOID.test(text)) return "void";
  return DRAFT.test(text) ? "draft" : null;
}
