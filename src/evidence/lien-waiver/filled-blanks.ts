import { type Box, overlapX, width } from "../../base/box.ts";
import type { Word } from "../../page/page.ts";
import type { Paper, PaperPage } from "../../paper/paper.ts";
import { anyOf } from "../../words/any-of.ts";
import { nameLinks, placeLinks } from "../../words/construction/firms.ts";
import { type Placed, type Stretch, stretchOf } from "../change-order/text-stretches.ts";

/*
 * What is filled into the text of a form: words over a ruling, words in another print than those beside them, and names
 * within sentences. Each may go on at the begin of the next line.
 */

/** A ruling stands this close below its words, by glyph heights, and is this much of a word long. */
const UNDER = 0.55;
const OVER_IT = 0.35;
const SHARE = 0.6;

/** Parts of a name between commas: a street, a town, a state with its code. */
const MOST_PARTS = 4;

/** All that may have been filled into blanks of a paper's text. */
export function filledBlanks(paper: Paper): readonly Stretch[] {
  return paper.pages.flatMap((page) => {
    const placed = page.lines.flatMap(({ line: { words }, index }) =>
      words.map((word) => ({ word, line: index })),
    );
    const underlined = underlinedWords(page);
    return [
      ...stretchesBy(page, placed, "blank", ({ word }) => underlined.has(word)),
      ...stretchesBy(page, placed, "blank", ({ word }) => word.isBold),
      ...namesIn(page, placed),
    ];
  });
}

function underlinedWords({ page, glyphHeight }: PaperPage): ReadonlySet<Word> {
  const lines = page.rulings.filter(({ direction }) => direction === "horizontal");
  const isUnder = (box: Box, word: Word): boolean =>
    box.top - word.box.bottom < UNDER * glyphHeight &&
    word.box.bottom - box.bottom < OVER_IT * glyphHeight &&
    overlapX(box, word.box) > SHARE * width(word.box);
  return new Set(page.words.filter((word) => lines.some(({ box }) => isUnder(box, word))));
}

/** Rows of marked words, over the end of a line. */
function stretchesBy(
  page: PaperPage,
  placed: readonly Placed[],
  cut: "blank" | "name",
  isMarked: (one: Placed) => boolean,
): readonly Stretch[] {
  const rows: Placed[][] = [];
  let open: Placed[] = [];
  for (const one of placed) {
    const last = open.at(-1);
    const goesOn = isMarked(one) && last !== undefined && isNext(page, last, one);
    if (!goesOn && open.length > 0) rows.push(open);
    if (!goesOn) open = [];
    if (isMarked(one)) open.push(one);
  }
  if (open.length > 0) rows.push(open);
  return rows.flatMap((row) =>
    withParts(row).flatMap((part) => {
      const stretch = stretchOf(page, part, cut);
      return stretch === null ? [] : [withoutComma(stretch)];
    }),
  );
}

function withoutComma(stretch: Stretch): Stretch {
  const value = stretch.value.replace(/[,;]$/, "");
  return { ...stretch, value, printed: value };
}

/** A gap wider than this share of the glyph height parts two values on one ruling. */
const GAP = 1.6;

function isNext({ lines, glyphHeight }: PaperPage, last: Placed, next: Placed): boolean {
  if (last.line === next.line) return next.word.box.left - last.word.box.right < GAP * glyphHeight;
  const ended = lines[last.line]?.line.words.at(-1);
  const begun = lines[next.line]?.line.words[0];
  return ended === last.word && begun === next.word && next.line === last.line + 1;
}

/** A row of words, without a comma at its end, and its parts between commas. */
function withParts(row: readonly Placed[]): readonly (readonly Placed[])[] {
  const ends = row.flatMap(({ word }, at) => (/[,;]$/.test(word.text) ? [at + 1] : []));
  const cuts = [0, ...ends.filter((end) => end < row.length), row.length].slice(0, MOST_PARTS + 2);
  const parts: (readonly Placed[])[] = [];
  for (const [first, from] of cuts.entries())
    for (const to of cuts.slice(first + 1)) parts.push(row.slice(from, to));
  return parts;
}

const CAPITAL = /^["“(]?(?:\p{Lu}|\d)/u;
const LINK = new RegExp(`^(?:${anyOf(nameLinks, placeLinks)}|&|-|–)$`, "i");

/** Names and addresses in sentences: words with capitals or digits, and small words between them. */
function namesIn(page: PaperPage, placed: readonly Placed[]): readonly Stretch[] {
  const isName = (at: number): boolean => {
    const text = placed[at]?.word.text ?? "";
    if (CAPITAL.test(text)) return true;
    return LINK.test(text) && CAPITAL.test(placed[at + 1]?.word.text ?? "");
  };
  const names = new Set(placed.filter((_one, at) => isName(at)));
  return stretchesBy(page, placed, "name", (one) => names.has(one));
}
