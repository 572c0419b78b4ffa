import type { NotaryState } from "../../document/lien-waiver.ts";
import { textOfWords } from "../../page/page.ts";
import type { Paper, PaperPage } from "../../paper/paper.ts";
import { anyOf, wholeWords } from "../../words/any-of.ts";
import { notaryDays, notaryPhrases } from "../../words/construction/packages.ts";

/** "Subscribed and sworn to before me". */
const NOTARY = wholeWords(notaryPhrases);

/** "this ____ day of ______, 20__", or the same over a drawn line. */
const OPEN_DAY = new RegExp(`_{3,}|(?<!\\p{L})${anyOf(notaryDays)}(?!\\p{L})`, "iu");

/** A notary's sentence goes on for so many more lines at most. */
const LINES = 3;

/** Whether a notary's sentence stands on a paper, and whether its day is filled in. */
export function notaryOn(paper: Paper): NotaryState {
  const seen = paper.pages.flatMap((page) => sentencesOn(page, paper));
  if (seen.includes("NOTARISED")) return "NOTARISED";
  if (seen.length === 0) return "NONE";
  return seen.every((one) => one === "BLANK") ? "BLANK" : "UNCLEAR";
}

function sentencesOn({ page, lines }: PaperPage, { dates }: Paper): readonly NotaryState[] {
  const texts = lines.map(({ line }) => textOfWords(line.words));
  return texts.flatMap((text, from): readonly NotaryState[] => {
    // The sentence may break between its words.
    const isHere =
      NOTARY.test(`${text} ${texts[from + 1] ?? ""}`) && !NOTARY.test(texts[from + 1] ?? "");
    if (!isHere) return [];
    const isFilled = dates.some(
      ({ pageNumber, line }) =>
        pageNumber === page.pageNumber && line >= from && line <= from + LINES,
    );
    if (isFilled) return ["NOTARISED"];
    const sentence = texts.slice(from, from + LINES + 1).join(" ");
    return [OPEN_DAY.test(sentence) ? "BLANK" : "UNCLEAR"];
  });
}
