import { unionOf } from "../base/box.ts";
import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import { type Line, linesOf } from "../layout/lines.ts";
import { textOfWords, type Page, type Word } from "../page/page.ts";
import { anyOf } from "../words/any-of.ts";
import { dayEndings, months } from "../words/construction/numbers.ts";
import { type AmountReading, amountReadings } from "./amount-readings.ts";
import { commaAmounts } from "./comma-amounts.ts";
import { dateReadings, joined } from "./date-readings.ts";
import { numberStyleOf } from "./figures.ts";
import { identifierReadings } from "./identifier-readings.ts";
import type { Figure, Paper, PaperLine, PaperPage, Print } from "./paper.ts";

/** Where a reading stands on its line. */
interface Placed<Value> {
  readonly value: Value;
  readonly print: Print;
  readonly from: number;
  readonly to: number;
}

/** Cuts the pages of a document into lines and figures with all their readings; `linesOfPages` where they were laid out before. */
export function cutPaper(
  pages: readonly Page[],
  linesOfPages: readonly (readonly Line[])[] = pages.map(linesOf),
): Paper {
  const paper = { amounts: [], percents: [], dates: [], identifiers: [] } as {
    -readonly [Name in Exclude<keyof Paper, "pages">]: [...Paper[Name]];
  };
  const cut: PaperPage[] = [];
  const hasCommas = numberStyleOf(linesOfPages.flat()) === "comma";
  for (const [at, page] of pages.entries()) {
    const lines: PaperLine[] = [];
    const amountsOfPage: Figure<Money>[] = [];
    const laid = linesOfPages[at] ?? [];
    laid.forEach((line, index) => {
      const { words } = line;
      const place = figuresFrom(words, page.pageNumber, index);
      const dates = dateReadings(withWrappedDate(words, laid[index + 1]?.words ?? [])).map(
        (reading) => place(reading, reading.endsRange),
      );
      const inDate = new Set(dates.flatMap((date) => date.words));
      const percents = percentReadings(words).map((reading) => place(reading));
      const signed = percents.filter(({ print }) => print === "percent");
      const inPercent = new Set(signed.flatMap((percent) => percent.words));
      const amounts = readingsOn(words, laid[index - 1]?.words, hasCommas)
        .map((reading) => place(reading))
        .filter(({ words: own }) => !own.some((word) => inDate.has(word) || inPercent.has(word)));
      const strong = amounts.filter(({ print }) => print !== "plain");
      lines.push({
        index,
        line,
        figureWords: new Set([...inDate, ...inPercent, ...strong.flatMap((one) => one.words)]),
      });
      amountsOfPage.push(...amounts);
      paper.percents.push(...percents);
      paper.dates.push(...dates);
      paper.identifiers.push(
        ...identifierReadings(words)
          .map((reading) => place({ ...reading, print: "identifier" }))
          .filter(({ words: own }) => !own.some((word) => inDate.has(word))),
      );
    });
    const glyphHeight = usualHeight(page.words);
    paper.amounts.push(...withoutCutCents(amountsOfPage, glyphHeight));
    cut.push({ page, lines, glyphHeight });
  }
  return { pages: cut, ...paper };
}

/** The amounts of a line; where commas part the cents, parts of such an amount are none of their own. */
function readingsOn(
  words: readonly Word[],
  above: readonly Word[] | undefined,
  hasCommas: boolean,
): readonly AmountReading[] {
  const readings = amountReadings(words, above);
  if (!hasCommas) return readings;
  const own = commaAmounts(words);
  const isPart = ({ from, to }: AmountReading): boolean =>
    own.some((one) => from <= one.to && to >= one.from);
  return [...own, ...readings.filter((one) => !isPart(one))];
}

/** So many amounts whose cents stand below each other make a column of cents. */
const CENTS_COLUMN = 3;

/** Cents of one column end within so many glyph heights: they are set flush right. */
const CENTS_EDGE = 0.5;

/** Where a column of cents is printed, whole dollars beside it are half of an amount and no reading of their own. */
function withoutCutCents(
  amounts: readonly Figure<Money>[],
  glyphHeight: number,
): readonly Figure<Money>[] {
  const apart = amounts.filter(({ print }) => print === "cents-apart");
  const inColumn = apart.filter(({ box }) => {
    const level = apart.filter(
      (other) => Math.abs(other.box.right - box.right) < CENTS_EDGE * glyphHeight,
    );
    return level.length >= CENTS_COLUMN;
  });
  const halves = new Set(inColumn.flatMap(({ words }) => words));
  return amounts.filter(
    ({ print, words }) => print === "cents-apart" || !words.some((word) => halves.has(word)),
  );
}

const MONTHS = months.map((name) => name.slice(0, 3));
const CUT_DATE = new RegExp(
  `${anyOf(MONTHS)}[a-z]*\\.?(?:\\s+\\d{1,2}${anyOf(dayEndings)}?,?)?$`,
  "i",
);

/** A line of a sentence whose date goes on in the next one: "through January / 20, 2024". */
function withWrappedDate(words: readonly Word[], next: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  if (last === undefined) return words;
  const before = words.at(-2);
  const end = before === undefined ? last.text : `${before.text} ${last.text}`;
  if (!CUT_DATE.test(end)) return words;
  // The words of the next line are put beside this one, so that no gap stands between them.
  const moved = next.slice(0, 2).map((word) => ({
    ...word,
    box: { ...last.box, left: last.box.right, right: last.box.right },
  }));
  return [...words, ...moved];
}

function figuresFrom(words: readonly Word[], pageNumber: number, line: number) {
  return <Value>({ value, print, from, to }: Placed<Value>, endsRange = false): Figure<Value> => {
    const own = words.slice(from, to + 1);
    const box = unionOf(own.map((word) => word.box));
    const printed = textOfWords(own);
    const place = { pageNumber, line, words: own, from, to, box, printed };
    return { value, print, ...place, ...(endsRange ? { endsRange } : {}) };
  };
}

function usualHeight(words: readonly Word[]): number {
  const heights = words.map((word) => word.glyphHeight).toSorted((a, b) => a - b);
  return Math.max(1, heights[heights.length >> 1] ?? 10);
}

/** One reading of words as a percentage. */
export interface PercentReading {
  readonly value: Percent;
  readonly print: Print;
  readonly from: number;
  readonly to: number;
}

const SIGNED =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?)\s*[)]?\s*(?:%|per\s?cent\b|percent\b|pct\b|p\.c\.)/gi;
/** What every percentage with a sign has: most lines have none. */
const HAS_SIGN = /[%p]/i;
const BARE = /^[(@#]?(\d{1,2}(?:\.\d{1,4})?)[):;,]?$/;

const NO_TEXT = { text: "", wordAt: [] };

/** All readings of the words of one line as percentages: with their sign, and small bare numbers without: a bare zero is an amount. */
function percentReadings(words: readonly Word[]): readonly PercentReading[] {
  const found: PercentReading[] = [];
  const taken = new Set<number>();
  const { text, wordAt } = words.some((word) => HAS_SIGN.test(word.text)) ? joined(words) : NO_TEXT;
  for (const match of text.matchAll(SIGNED)) {
    const points = Money.fromPlain((match[1] ?? "").replace(",", "."));
    const from = wordAt[match.index] ?? 0;
    const to = wordAt[match.index + match[0].length - 1] ?? from;
    if (points === null) continue;
    for (let index = from; index <= to; index += 1) taken.add(index);
    found.push({ value: new Percent(points), print: "percent", from, to });
  }
  words.forEach((word, index) => {
    const match = taken.has(index) ? null : BARE.exec(word.text);
    const points = match === null ? null : Money.fromPlain(match[1] ?? "");
    if (points?.isZero() === false)
      found.push({ value: new Percent(points), print: "bare", from: index, to: index });
  });
  return found;
}
