import { layoutOf, usualHeight } from "../../layout/layout.ts";
import { printedTexts, type Text } from "../../lexicon/texts.ts";
import { phrasesIn, vocabularyOf } from "../../lexicon/vocabulary.ts";
import { type Page, textOfWords } from "../../page/page.ts";
import { waiverTitles } from "../../words/construction/waiver-titles.ts";

const TITLES = vocabularyOf<true>(waiverTitles.map((phrase) => [phrase, true] as const));

/** A title stands in this share of the first page, larger than the usual print or in capitals; a longer text is a sentence. */
const UPPER = 0.3;
const LARGE = 1.12;
const MOST_WORDS = 16;

/** Whether the first page calls itself a lien waiver. */
export function isTitledWaiver(pages: readonly Page[]): boolean {
  const layout = layoutOf(pages);
  const [first] = layout.pages;
  if (first === undefined) return false;
  const usual = usualHeight(first);
  return printedTexts(layout).some((text) => {
    const [run] = text.runs;
    if (run === undefined || text.pageNumber !== first.page.pageNumber) return false;
    const printed = textOfWords(run.words);
    const isLoud = run.glyphHeight > LARGE * usual || printed === printed.toUpperCase();
    return run.box.top < UPPER * first.page.height && isLoud && isTitle(text);
  });
}

/** One word such as "release" is a title where the text begins with it: a "retainage release" is another matter. */
function isTitle({ keys }: Text): boolean {
  return (
    keys.length <= MOST_WORDS &&
    phrasesIn(TITLES, keys).some(({ start, end }) => end - start > 1 || start === 0)
  );
}
