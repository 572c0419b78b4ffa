import type { PageLayout } from "../layout/layout.ts";
import type { Line } from "../layout/lines.ts";
import type { Word } from "../page/page.ts";

/** Counts at which a sign is 1. */
const MANY_AMOUNTS = 120;
const MANY_ROWS = 25;
const MANY_PAGES = 8;

/** Words of a line of prose, and figures that make a line a row of a table. */
const PROSE_WORDS = 8;
const ROW_FIGURES = 3;

/** A page with fewer words is a separator, a picture or blank. */
const FEW_WORDS = 40;

/** One with fewer says no more than that it is blank, or what comes next. */
const HARDLY_ANY = 12;

const FIGURE = /^[-($€£]*\d[\d,.]*[%)]*$/;
const AMOUNT = /\d[.,]\d{2}\)?$/;

/** What the shape of a page's print says of its kind: named signs, each about 0 to 1. */
export function shapeSigns({ page, lines }: PageLayout): Iterable<readonly [string, number]> {
  const { words, pictureShare, width, height } = page;
  const amounts = words.filter(({ text }) => AMOUNT.test(text)).length;
  const ofRows = lines.filter(
    (line) => line.words.filter(({ text }) => FIGURE.test(text)).length >= ROW_FIGURES,
  ).length;
  const inProse = lines.flatMap(({ runs }) =>
    runs.filter((run) => run.words.length >= PROSE_WORDS).flatMap((run) => run.words),
  ).length;
  return [
    ["always", 1],
    ["amounts", Math.log1p(amounts) / Math.log1p(MANY_AMOUNTS)],
    ["rows of figures", Math.min(1, ofRows / MANY_ROWS)],
    ["prose", words.length === 0 ? 0 : inProse / words.length],
    ["few words", words.length < FEW_WORDS ? 1 : 0],
    ["hardly any words", words.length < HARDLY_ANY ? 1 : 0],
    ["pictures", pictureShare],
    ["wide", width > height ? 1 : 0],
    [columnsSign(words), 1],
    ...letterSigns(lines),
    ["pages listed", Math.min(1, listedPages(lines) / MANY_PAGES)],
  ];
}

/** Points of a step across the page, and figures that make a column of one. */
const STEP = 4;
const COLUMN_FIGURES = 4;

/** How many columns of figures a page has, as one of a few sizes. */
function columnsSign(words: readonly Word[]): string {
  const counts = new Map<number, number>();
  for (const { text, box } of words) {
    if (!FIGURE.test(text)) continue;
    const step = Math.round(box.right / STEP);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const columns = [...counts.values()].filter((count) => count >= COLUMN_FIGURES).length;
  if (columns > 6) return "columns 7 or more";
  if (columns > 3) return "columns 4 to 6";
  return columns > 1 ? "columns 2 or 3" : `columns ${columns}`;
}

/** A letter greets and takes leave in so few words. */
const GREETING_WORDS = 5;

/** A line that greets or takes leave begins with a capital and ends with a comma or colon: "Dear Ms. Lowe,", "Gentlemen:", "Sincerely yours,". */
const SALUTE = /^\p{Lu}[^\d]*[,:]$/u;

/** What makes a page a letter, in any words: a short line with a comma at its end above prose, and one below it. */
function letterSigns(lines: readonly Line[]): readonly (readonly [string, number])[] {
  const greeting = lines.findIndex(
    (line, at) => isSalute(line) && (lines[at + 1]?.words.length ?? 0) >= PROSE_WORDS,
  );
  if (greeting === -1) return [];
  const leave = lines.findIndex(
    (line, at) =>
      at > greeting && isSalute(line) && (lines[at + 1]?.words.length ?? 0) <= GREETING_WORDS,
  );
  return [
    ["greets", 1],
    ["greets and takes leave", leave === -1 ? 0 : 1],
  ];
}

function isSalute({ words }: Line): boolean {
  return words.length <= GREETING_WORDS && SALUTE.test(words.map(({ text }) => text).join(" "));
}

/** Lines of a table of contents: each ends with a page, none before that of the line above. */
function listedPages(lines: readonly Line[]): number {
  let [most, count, last] = [0, 0, 0];
  for (const { words } of lines) {
    const end = words.at(-1)?.text ?? "";
    const page = words.length > 1 && PAGE.test(end) ? Number(end) : null;
    if (page === null || page <= last) [count, last] = page === null ? [0, 0] : [1, page];
    else [count, last] = [count + 1, page];
    most = Math.max(most, count);
  }
  return most < LEAST_LISTED ? 0 : most;
}

const PAGE = /^[1-9]\d{0,2}$/;

/** Fewer rising numbers stand below each other by chance. */
const LEAST_LISTED = 4;
