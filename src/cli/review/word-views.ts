import type { PrintedWords } from "../../review/printed-words.ts";
import type { FoundWords } from "../../review/search-words.ts";
import { type Share, shareOf, type SizeOf, sizesOf } from "./page-places.ts";
import type { OpenPaper } from "./open-paper.ts";

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
