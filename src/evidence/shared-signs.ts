import type { Figure, Paper } from "../paper/paper.ts";
import { begun, hashFrom } from "./hash.ts";
import type { Signs } from "./signs.ts";
import type { Keys } from "./line-facts.ts";
import type { Surroundings } from "./surroundings.ts";

/** Relations whose words are signs. */
const WORDS = [
  "left",
  "row",
  "right",
  "above",
  "head",
  "below",
  "before",
  "after",
  "rowAbove",
  "rowBelow",
] as const;

/** Relations whose words are a figure's own caption: they share one more sign for each word, wherever it stands. */
const CAPTIONS: ReadonlySet<string> = new Set(["left", "above", "below", "right"]);

/** Relations in which pairs of words are no signs. */
const SINGLE: ReadonlySet<string> = new Set(["rowAbove", "rowBelow"]);

/** How texts of signs begin, by relation. */
const BEGUN = WORDS.map((relation) => ({
  relation,
  none: `no ${relation}`,
  words: begun(`${relation} `),
  first: begun(`${relation} ^ `),
  isCaption: CAPTIONS.has(relation),
  hasPairs: !SINGLE.has(relation),
}));
const ANY = begun("any ");
const FIRST_OF_ANY = begun("any ^ ");

/** Relations whose words may name a column of a sheet, and how signs of that are named. */
const COLUMN_HEADS = (["above", "head", "left", "row"] as const).map((relation) => ({
  relation,
  prefix: `${relation} column `,
}));

/** The columns of a sheet that words name. */
export type ColumnsOf = (keys: Keys) => readonly string[];

/** Tells the words around a figure, one by one and in pairs, by how they stand to it. */
export function wordSigns(around: Surroundings, columnsOf: ColumnsOf, signs: Signs): void {
  for (const { relation, none, words, first, isCaption, hasPairs } of BEGUN) {
    const keys: Keys = around[relation];
    if (keys.length === 0) {
      signs.named(none);
      continue;
    }
    const by = 1 / Math.sqrt(keys.length);
    const isNear = relation === "left" || (relation === "above" && around.left.length === 0);
    const near = isNear ? 1 : 0.5;
    // Each word is hashed by itself and behind the one before it, whose hash is carried on.
    let behind = first;
    let behindAny = FIRST_OF_ANY;
    for (const key of keys) {
      const own = hashFrom(words, key);
      signs.word(own, by);
      if (hasPairs) signs.word(hashFrom(behind, key), by);
      behind = hashFrom(own, " ");
      if (!isCaption) continue;
      const any = hashFrom(ANY, key);
      signs.word(any, by * near);
      signs.word(hashFrom(behindAny, key), by * near);
      behindAny = hashFrom(any, " ");
    }
    signs.word(hashFrom(behind, "$"), by);
  }
  for (const { relation, prefix } of COLUMN_HEADS)
    for (const column of columnsOf(around[relation])) signs.named(prefix + column);
}

/** Tells where a figure stands and how it is printed. */
export function placeSigns(
  figure: Figure<unknown>,
  around: Surroundings,
  paper: Paper,
  signs: Signs,
): void {
  const page = paper.pages[figure.pageNumber - 1];
  if (page === undefined) return;
  signs.named("always");
  signs.measured("left gap", around.leftGap, [0.6, 1.5, 4, 10]);
  signs.measured("right gap", around.rightGap, [0.6, 1.5, 4]);
  signs.measured("above gap", around.aboveGap, [0.3, 1, 2, 4]);
  signs.measured("below gap", around.belowGap, [0.3, 1, 2]);
  signs.measured("skipped", around.skipped, [0, 1, 3, 8, 20]);
  signs.named(figure.pageNumber === 1 ? "first page" : "later page");
  if (figure.pageNumber === paper.pages.length) signs.named("last page");
  signs.measured(
    "height",
    figure.box.top / Math.max(1, page.page.height),
    [0.15, 0.3, 0.5, 0.7, 0.85],
  );
  signs.measured("side", figure.box.right / Math.max(1, page.page.width), [0.35, 0.65]);
  const [first] = figure.words;
  if (first?.isBold === true) signs.named("bold");
  signs.measured("size", (first?.glyphHeight ?? 0) / page.glyphHeight, [0.85, 1.1, 1.4, 2]);
}
