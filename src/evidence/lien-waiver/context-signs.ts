import type { Figure, Paper } from "../../paper/paper.ts";
import { begun, hashFrom } from "../hash.ts";
import { type Keys, keysOf } from "../line-facts.ts";
import type { Signs } from "../signs.ts";

/** Words before and behind a value that are looked at. */
const BEFORE = 6;
const BEHIND = 5;

const SIDES = {
  before: { bag: begun("said before "), row: begun("said just before ") },
  behind: { bag: begun("said behind "), row: begun("said just behind ") },
} as const;

type Tell = (figure: Figure<unknown>, signs: Signs) => void;

/** Tells the words that a reader meets before a value and behind it, over the ends of lines. */
export function contextOf(paper: Paper): Tell {
  const pages = new Map(
    paper.pages.map(({ page, lines }) => {
      const words = lines.flatMap(({ line }) => line.words);
      return [page.pageNumber, { words, places: new Map(words.map((word, at) => [word, at])) }];
    }),
  );
  return (figure, signs) => {
    const page = pages.get(figure.pageNumber);
    const [first] = figure.words;
    const last = figure.words.at(-1);
    if (page === undefined || first === undefined || last === undefined) return;
    const from = page.places.get(first) ?? 0;
    const to = page.places.get(last) ?? 0;
    const before = keysOf(page.words.slice(Math.max(0, from - BEFORE), from)).toReversed();
    tellSide("before", before, signs);
    tellSide("behind", keysOf(page.words.slice(to + 1, to + 1 + BEHIND)), signs);
  };
}

/** The nearest word first: each by itself, and those in a row from the value. */
function tellSide(side: keyof typeof SIDES, keys: Keys, signs: Signs): void {
  const { bag, row } = SIDES[side];
  const by = 1 / Math.sqrt(Math.max(1, keys.length));
  let inRow = row;
  for (const key of keys) {
    signs.word(hashFrom(bag, key), by);
    inRow = hashFrom(hashFrom(inRow, " "), key);
    signs.word(inRow, by);
  }
}
