import type { Box } from "../../base/box.ts";
import type { Html } from "../../base/html.ts";
import type { Provenance } from "../../document/sourced.ts";
import { judgedReading } from "../../review/corrected.ts";
import { openFields, reviewItems } from "../../review/review-items.ts";
import type { ReviewItem } from "../../review/review-item.ts";
import type { PrintedWords } from "../../review/printed-words.ts";
import type { FoundWords } from "../../review/search-words.ts";
import type { OpenPaper, ReviewDesk } from "./review-desk.ts";
import { checksPart, fieldsPart, headPart } from "./review-parts.ts";
import { cellWords } from "./review-grid.ts";

/** A place on a page in parts of its width and height, 0 to 1. */
interface Share {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A paper as the script of the page shows it. */
export interface ReviewView {
  readonly kind: "paper";
  readonly index: number;
  readonly name: string;
  readonly position: string;
  /** Parts of the page, as HTML. */
  readonly head: string;
  readonly fields: string;
  readonly checks: string;
  /** Fields in the order of the list, rows and cells before their list. */
  readonly items: readonly ItemView[];
  readonly pages: readonly {
    readonly page: number;
    readonly width: number;
    readonly height: number;
  }[];
  readonly isSaved: boolean;
}

/** A field, a list, a row or a cell, and where it stands. */
interface ItemView {
  readonly field: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly canPoint: boolean;
  readonly choices: readonly string[];
  readonly places: readonly Share[];
  /** Of a list, a row and a cell, the path of the list; left out of others. */
  readonly list?: string;
  /** Of a row and a cell, the path of the row. */
  readonly row?: string;
  /** What the page says of a row or a cell below the table. */
  readonly words?: string;
  readonly why?: readonly string[];
  /** Where a cell would be printed that is not. */
  readonly blank?: readonly Share[];
}

/** A paper with all that was said of it. */
export function viewOf(desk: ReviewDesk, paper: OpenPaper): ReviewView {
  const { now } = desk.historyOf(paper);
  const items = reviewItems(paper.reading, now);
  const judged = judgedReading(paper.reading, now);
  const sizeOf = sizesOf(paper);
  const text = ({ text }: Html): string => text;
  return {
    kind: "paper",
    index: paper.index,
    name: paper.name,
    position: `Paper ${paper.index + 1} of ${desk.papers.length}, ${desk.savedCount} saved`,
    head: text(headPart(judged, openFields(items).length, desk.isSaved(paper.index))),
    fields: text(fieldsPart(items)),
    checks: text(checksPart(judged)),
    items: items.flatMap((item) => [...innerViews(item, sizeOf), itemView(item, sizeOf)]),
    pages: paper.pages.map(({ pageNumber, width, height }) => ({
      page: pageNumber,
      width,
      height,
    })),
    isSaved: desk.isSaved(paper.index),
  };
}

function itemView(item: ReviewItem, sizeOf: SizeOf): ItemView {
  return {
    field: item.field,
    label: item.label,
    isOpen: item.isOpen,
    canPoint: item.type !== null,
    choices: item.choices.map(({ value }) => value),
    places: placesOf(item).flatMap((place) => shareOf(place, sizeOf)),
    ...(item.grid === null ? {} : { list: item.field }),
  };
}

/** The rows and cells of a list. */
function innerViews({ field: list, grid }: ReviewItem, sizeOf: SizeOf): readonly ItemView[] {
  return (grid?.rows ?? []).flatMap(({ row, cells }) => {
    const of = { list, row: row.field };
    return [
      // It stands where its cells do.
      { ...itemView({ ...row, from: [] }, sizeOf), ...of, words: cellWords(row) },
      ...cells.map((cell) => ({
        ...itemView(cell, sizeOf),
        ...of,
        words: cellWords(cell),
        ...(cell.why.length === 0 ? {} : { why: cell.why }),
        ...(cell.blankAt === null ? {} : { blank: shareOf(cell.blankAt, sizeOf) }),
      })),
    ];
  });
}

/** A list is marked by its first rows: more marks than these show nothing more. */
const MOST_PLACES = 400;

function placesOf({ from }: ReviewItem): readonly Provenance[] {
  return from.slice(0, MOST_PLACES);
}

/** A word as the script knows it: its number, its line, its text and its place. */
export interface WordView extends Share {
  readonly number: number;
  readonly line: number;
  readonly text: string;
}

/** The words of one page. */
export function pageWords(paper: OpenPaper, pageNumber: number): readonly WordView[] {
  const sizeOf = sizesOf(paper);
  return paper.words.flatMap((word, number) =>
    word.pageNumber === pageNumber ? wordView(word, number, sizeOf) : [],
  );
}

/** Places that were found, each with its words and the line around them. */
export interface FoundView {
  readonly words: readonly WordView[];
  readonly fit: FoundWords["fit"];
  readonly before: string;
  readonly printed: string;
  readonly after: string;
}

/** What was found, as the script shows it. */
export function foundViews(paper: OpenPaper, found: readonly FoundWords[]): readonly FoundView[] {
  const sizeOf = sizesOf(paper);
  const { words } = paper;
  return found.map(({ numbers, fit }) => ({
    words: numbers.flatMap((number) => {
      const word = words[number];
      return word === undefined ? [] : wordView(word, number, sizeOf);
    }),
    fit,
    before: textBeside(words, numbers[0] ?? 0, -1),
    printed: numbers.map((number) => words[number]?.word.text ?? "").join(" "),
    after: textBeside(words, numbers.at(-1) ?? 0, 1),
  }));
}

/** So many words beside what was found show where it is. */
const WORDS_BESIDE = 6;

function textBeside(words: PrintedWords, number: number, step: -1 | 1): string {
  const texts: string[] = [];
  for (let at = number + step; texts.length < WORDS_BESIDE; at += step) {
    const word = words[at];
    if (word === undefined || word.line !== words[number]?.line) break;
    texts.push(word.word.text);
  }
  return (step < 0 ? texts.toReversed() : texts).join(" ");
}

function wordView(
  { word, line, pageNumber }: PrintedWords[number],
  number: number,
  sizeOf: SizeOf,
): readonly WordView[] {
  const place = { pageNumber, box: word.box };
  return shareOf(place, sizeOf).map((share) => ({ number, line, text: word.text, ...share }));
}

type SizeOf = (pageNumber: number) => { readonly width: number; readonly height: number } | null;

function sizesOf({ pages }: OpenPaper): SizeOf {
  const sizes = new Map(pages.map((page) => [page.pageNumber, page]));
  return (pageNumber) => sizes.get(pageNumber) ?? null;
}

/** None where the page is not there. */
function shareOf(
  { pageNumber, box }: { readonly pageNumber: number; readonly box: Box },
  sizeOf: SizeOf,
): readonly Share[] {
  const size = sizeOf(pageNumber);
  if (size === null) return [];
  const { left, top, right, bottom } = box;
  return [
    {
      page: pageNumber,
      left: rounded(left / size.width),
      top: rounded(top / size.height),
      width: rounded((right - left) / size.width),
      height: rounded((bottom - top) / size.height),
    },
  ];
}

/** A tenth of a point is more than anybody sees. */
function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
