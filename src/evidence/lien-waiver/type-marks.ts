import { centreY } from "../../base/box.ts";
import type { Paper, PaperPage } from "../../paper/paper.ts";
import type { CheckBox, Word } from "../../page/page.ts";
import { boxesOf } from "./drawn-boxes.ts";
import { printedBoxes } from "./printed-boxes.ts";
import { textOfWords } from "../../page/page.ts";
import { anyOf } from "../../words/any-of.ts";
import {
  conditionalWords,
  finalWords,
  progressWords,
  unconditionalWords,
} from "../../words/construction/packages.ts";

/** One of the words that say of which type a waiver is, where it is a title or stands beside a box. */
export interface TypeMark {
  readonly says: "conditional" | "unconditional" | "progress" | "final";
  readonly place: "title" | "heading" | "checked" | "not checked";
}

const SAID = [
  ["unconditional", unconditionalWords],
  ["conditional", conditionalWords],
  ["progress", progressWords],
  ["final", finalWords],
] as const;

const TYPES = SAID.map(
  ([says, words]) => [says, new RegExp(`(?<![\\p{L}])${anyOf(words)}(?![\\p{L}])`, "iu")] as const,
);

/** A title is this much larger than the usual print, or stands in this share of the page in capitals. */
const LARGE = 1.12;
const UPPER = 0.3;

/** A longer text is a sentence. */
const MOST_WORDS = 14;

/** A box stands before its words, this many glyph heights away at most. */
const REACH = 3;

/** Marks that a checked and an unchecked box are printed as, where they stand before words. */
const CHECKED = /^(?:\[[xX✓✔]\]|\([xX✓✔]\)|☒|☑|✓|✔|■|▣|X|x)$/;
const UNCHECKED = /^(?:\[\s?_?\]|\(\s?_?\)|☐|□|_{1,4}|\[|\()$/;

/** Where the titles and the boxes of a paper name a type. */
export function typeMarks(paper: Paper): readonly TypeMark[] {
  return paper.pages.flatMap(marksOn);
}

function marksOn(page: PaperPage): readonly TypeMark[] {
  const boxes = [...boxesOf(page.page), ...printedBoxes(page.page)];
  const runs = page.lines.flatMap(({ line }) => line.runs);
  return runs.flatMap((run) => {
    const { words } = run;
    const isShort = words.length <= MOST_WORDS;
    const place = isShort ? (boxBefore(words, page.lines, boxes) ?? titlePlace(run, page)) : null;
    if (place === null) return [];
    return typesIn(textOfWords(words)).map((says) => ({ says, place }));
  });
}

/** The types that a title or the words beside a box name. */
export function typesIn(text: string): readonly TypeMark["says"][] {
  return TYPES.filter(([, pattern]) => pattern.test(text)).map(([says]) => says);
}

type Line = PaperPage["lines"][number]["line"];

function titlePlace(
  { words, glyphHeight, box }: Line["runs"][number],
  page: PaperPage,
): TypeMark["place"] | null {
  const isUpper = box.top < UPPER * page.page.height;
  const text = textOfWords(words);
  const isLoud = text === text.toUpperCase() || words.every(({ isBold }) => isBold);
  if (isUpper && (glyphHeight > LARGE * page.glyphHeight || isLoud)) return "title";
  return isLoud ? "heading" : null;
}

/** Whether a box before some words is checked; null where there is none. */
function boxBefore(
  words: readonly Word[],
  lines: PaperPage["lines"],
  boxes: readonly CheckBox[],
): "checked" | "not checked" | null {
  const [first] = words;
  if (first === undefined) return null;
  const drawn = boxes.find((one) => isBefore(one, first));
  if (drawn !== undefined) return drawn.isChecked ? "checked" : "not checked";
  const own = lines.find(({ line }) => line.words.includes(first))?.line.words ?? [];
  const at = own.indexOf(first);
  const [mark, before] = [first, own[at - 1]];
  for (const word of [mark, before]) {
    if (word === undefined) continue;
    if (CHECKED.test(word.text)) return "checked";
    if (UNCHECKED.test(word.text)) return "not checked";
  }
  return null;
}

function isBefore({ box }: CheckBox, { box: word, glyphHeight }: Word): boolean {
  const gap = word.left - box.right;
  return (
    gap > -glyphHeight &&
    gap < REACH * glyphHeight &&
    Math.abs(centreY(box) - centreY(word)) < glyphHeight
  );
}
