import { layoutOf } from "../../layout/layout.ts";
import { printedTexts } from "../../lexicon/texts.ts";
import { phrasesIn, vocabularyOf } from "../../lexicon/vocabulary.ts";
import type { Page } from "../../page/page.ts";
import { waiverTitles } from "../../words/construction/waiver-titles.ts";

/** More pages hold a waiver among other papers. */
const MOST_PAGES = 6;

const TITLES = vocabularyOf<true>(waiverTitles.map((phrase) => [phrase, true] as const));

/** Whether pages may be one lien waiver: they speak of one, and are few. */
export function mayBeWaiver(pages: readonly Page[]): boolean {
  if (pages.length > MOST_PAGES) return false;
  const texts = printedTexts(layoutOf(pages));
  return texts.some(({ keys }) => phrasesIn(TITLES, keys).length > 0);
}
