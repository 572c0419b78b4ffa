import type { Word } from "../page/page.ts";
import {
  type Candidate,
  type LabelMeaning,
  isOfAnother,
  labelWeight,
  placeOfWords,
  placeSentence,
} from "./candidates.ts";
import type { Label } from "./labels.ts";
import type { PagePieces } from "./pieces.ts";
import { readDate } from "./read-value.ts";
import type { FieldRule } from "./template.ts";
import { textsBeside } from "./text-places.ts";

const NUMBER_PREFIX = /^(?:no|nos|number|num|#|:|-|–)[.:#]*$/i;
const NUMBER_VALUE = /^#?[\p{L}\d][\p{L}\d./#_-]*$/u;
const NUMBER_TAIL =
  /^(?:[-–—&]|\(?final\)?|\(?ret(?:ainage|ention)?\)?|\(?revised\)?|\(?rev\.?|r\d+\)?)$/i;
const NUMBER_WORDS = /^(?:final|ret|retainage|retention)$/i;

/** Candidates for a printed number such as `7`, `PA-004`, `3 - FINAL` or `6R1`. */
export function numberCandidates<FieldName extends string>(
  label: Label<LabelMeaning<FieldName>>,
  rule: FieldRule,
  page: PagePieces,
  labelWords: ReadonlySet<Word>,
): readonly Candidate<string>[] {
  const found: Candidate<string>[] = [];
  if (isOfAnother(label)) return found;
  for (const { look, words, texts } of textsBeside(label, rule, page, labelWords)) {
    const begin = texts.findIndex((text) => !NUMBER_PREFIX.test(text));
    const first = texts[begin];
    if (first === undefined || begin > 1 || !isNumber(first)) continue;
    let end = begin + 1;
    while (end < texts.length && NUMBER_TAIL.test(texts[end] ?? "") && isClose(words, end))
      end += 1;
    if (look !== "right" && isHeading(words, texts, begin, end)) continue;
    while (end > begin + 1 && /^[-–—&]$/.test(texts[end - 1] ?? "")) end -= 1;
    const value = texts
      .slice(begin, end)
      .join(" ")
      .replace(/^#/, "")
      .replace(/[,;:.]+$/, "");
    found.push({
      value,
      from: placeOfWords(words.slice(begin, end), label.pageNumber, value),
      figure: null,
      look,
      score: labelWeight(label, rule) * (look === "right" ? 1 : 0.85),
      because: [placeSentence(label, look)],
    });
  }
  return found;
}

/** "2. Computation" and "3) Certificate" are headings of a form, no number of an application. */
function isHeading(
  words: readonly Word[],
  texts: readonly string[],
  begin: number,
  end: number,
): boolean {
  const next = texts[begin + 1] ?? "";
  const isMarked = /^\d{1,2}[.)]$/.test(texts[begin] ?? "");
  return isMarked && end === begin + 1 && /^\p{L}{2}/u.test(next) && isClose(words, end);
}

function isNumber(text: string): boolean {
  if (text.length > 20) return false;
  if (NUMBER_WORDS.test(text)) return true;
  const isMoney = /^\$|^\d{1,3}(?:,\d{3})+|\.\d{2}$/.test(text);
  const isDate = readDate(text.replace(/[.,;:]$/, ""), "month-first") !== null;
  return /\d/.test(text) && NUMBER_VALUE.test(text) && !isMoney && !isDate;
}

function isClose(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  const word = words[index];
  if (before === undefined || word === undefined) return false;
  return word.box.left - before.box.right < 1.5 * word.glyphHeight;
}
