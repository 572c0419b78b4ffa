import type { Word } from "../page/page.ts";
import { anyOf } from "../words/any-of.ts";
import {
  dayEndings,
  ordinals,
  smallNumbers,
  teenEndings,
  tenEndings,
} from "../words/construction/numbers.ts";
import { numberTails, revisionMarks, wordNumbers } from "../words/construction/orders.ts";

/** One reading of words as a number that names a paper: `7`, `PA-004`, `3 - FINAL`. */
export interface IdentifierReading {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/** Longer than any number that names an application. */
const LONGEST = 18;

const MONEY = /^[($£€]|\d,\d{3}|\.\d{2}$|%/;
const DATE = /\d[/.-]\d{1,2}[/.-]\d/;
/** "IMG_4410.jpg" and "208.555.0175". */
const FILE = /\.(?:jpe?g|png|heic|tiff?|pdf|docx?|xlsx?|csv|zip|dwg|msg)[.,;:)]*$/i;
const PHONE = /^\(?\d{3}\)?[.-]?\d{3}[.-]\d{4}[.,;)]*$/;
const OTHER: readonly RegExp[] = [MONEY, DATE, FILE, PHONE];
const TAIL = new RegExp(
  `^(?:\\(?${anyOf(numberTails)}\\)?|\\(?${anyOf(revisionMarks)}|r\\d+\\)?)$`,
  "i",
);
const WORD_NUMBER = new RegExp(`^${anyOf(wordNumbers)}$`, "i");
const ORDINAL = new RegExp(`^#?(\\d{1,3})${anyOf(dayEndings)}[.,;:]?$`, "i");

/** A number in figures behind the same in words: "Fourteen (14)". */
const BRACKETED = /^\((\d{1,3})\)[.,;:]?$/;
const SPELLED = new RegExp(
  `^(?:${anyOf(smallNumbers)}|\\w+${anyOf(teenEndings)}|\\w+${anyOf(tenEndings)}(?:-\\w+)?)$`,
  "i",
);

/** Words for small numbers, as letters of account print them. */

/** All readings of the words of one line as identifiers. */
export function identifierReadings(words: readonly Word[]): readonly IdentifierReading[] {
  const found: IdentifierReading[] = [];
  words.forEach((word, index) => {
    const inFigures = BRACKETED.exec(word.text)?.[1];
    if (inFigures !== undefined && SPELLED.test(words[index - 1]?.text ?? ""))
      found.push({ value: inFigures, from: index, to: index });
    for (const value of valuesOf(word.text)) {
      found.push({ value, from: index, to: index });
      const longer = withTail(words, index, value);
      if (longer !== null) found.push(longer);
    }
  });
  return found;
}

/** `3 - FINAL` and `12 (Final)`: the words that belong to the number. */
function withTail(words: readonly Word[], index: number, value: string): IdentifierReading | null {
  for (let to = index + 1; to <= index + 2; to += 1) {
    const word = words[to];
    if (word === undefined) return null;
    if (TAIL.test(word.text)) {
      const texts = words.slice(index + 1, to + 1).map(({ text }) => text);
      return { value: [value, ...texts].join(" ").replace(/[.,;:]+$/, ""), from: index, to };
    }
    if (!/^[-–—&/]$/.test(word.text)) return null;
  }
  return null;
}

function valuesOf(text: string): readonly string[] {
  const lower = text.toLowerCase().replace(/[^a-z]/g, "");
  const inWords = Math.max(smallNumbers.indexOf(lower), ordinals.indexOf(lower));
  if (inWords >= 0 && text.length <= lower.length + 1) return [String(inWords + 1)];
  if (WORD_NUMBER.test(text)) return [text.replace(/[.,;:]+$/, "")];
  const ordinal = ORDINAL.exec(text);
  if (ordinal !== null) return [ordinal[1] ?? ""];
  if (!/\d/.test(text) || OTHER.some((pattern) => pattern.test(text))) return [];
  const bare = text.replace(/^[("'[#:]+|[)"'\],;:.]+$/g, "");
  const values = bare.length <= LONGEST && /^[\p{L}\d][\p{L}\d./#_-]*$/u.test(bare) ? [bare] : [];
  const glued = /[#:.=](?:no\.?)?#?(\d{1,4}[a-z]?)[.,;:)]?$/i.exec(text);
  if (glued?.[1] !== undefined && glued[1] !== bare) values.push(glued[1]);
  const after = /^[a-z]{3,}[-.#:]?(\d{1,3})$/i.exec(bare);
  if (after?.[1] !== undefined) values.push(after[1]);
  return values;
}
