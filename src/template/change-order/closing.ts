import type { Layout, PageLayout } from "../../layout/layout.ts";
import type { Word } from "../../page/page.ts";
import { type FirmCandidate, firmIn } from "./firm-candidates.ts";
import { textOf } from "./text-block.ts";

/** How letters end. */
const CLOSING =
  /^(?:sincerely|respectfully(?: submitted)?|(?:best |kind |warm )?regards|very truly yours|yours (?:very )?truly|yours (?:sincerely|faithfully)|thank you|thanks|cordially)\b/i;

/** Signatures stand below this share of a page's text. */
const LOW = 0.45;

/** Lines after a closing that may hold the firm. */
const CLOSING_LINES = 7;

/** Firms at the end of a paper: after the words that close a letter, or where parties sign. */
export function closingFirms(
  { pages }: Layout,
  captionWords: ReadonlySet<Word>,
): readonly FirmCandidate[] {
  const found: FirmCandidate[] = [];
  for (const page of pages) {
    const closing = page.lines.findIndex(({ words }) => CLOSING.test(textOf(words)));
    for (const firm of firmsBelow(page, closing, captionWords)) found.push(firm);
  }
  return found;
}

function firmsBelow(
  page: PageLayout,
  closing: number,
  captionWords: ReadonlySet<Word>,
): readonly FirmCandidate[] {
  const found: FirmCandidate[] = [];
  const { pageNumber } = page.page;
  const low = LOW * (page.lines.at(-1)?.box.bottom ?? page.page.height);
  for (const [index, line] of page.lines.entries()) {
    const isClosing = closing >= 0 && index > closing && index <= closing + CLOSING_LINES;
    if (!isClosing && line.box.top < low) continue;
    for (const run of line.runs) {
      const words = run.words.filter((word) => !captionWords.has(word));
      const firm = words.length === 0 ? null : firmIn(words, pageNumber, false);
      if (firm === null) continue;
      found.push({
        ...firm,
        score: isClosing ? 1.35 : found.length === 0 ? 0.5 : 0.2,
        because: isClosing
          ? "It stands below the words that close the letter."
          : "It stands where the paper is signed.",
      });
    }
  }
  return found;
}
