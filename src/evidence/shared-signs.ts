import type { Figure, Paper } from "../paper/paper.ts";
import { columnsOf } from "./column-words.ts";
import type { Signs } from "./signs.ts";
import type { Keys, Surroundings } from "./surroundings.ts";

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

/** Tells the words around a figure, one by one and in pairs, by how they stand to it. */
export function wordSigns(around: Surroundings, signs: Signs): void {
  for (const relation of WORDS) {
    const keys: Keys = around[relation];
    if (keys.length === 0) {
      signs.named(`no ${relation}`);
      continue;
    }
    const by = 1 / Math.sqrt(keys.length);
    const isCaption = CAPTIONS.has(relation);
    const near =
      relation === "left" || (relation === "above" && around.left.length === 0) ? 1 : 0.5;
    keys.forEach((key, index) => {
      signs.word(`${relation} ${key}`, by);
      const pair = `${keys[index - 1] ?? "^"} ${key}`;
      if (relation !== "rowAbove" && relation !== "rowBelow") signs.word(`${relation} ${pair}`, by);
      if (!isCaption) return;
      signs.word(`any ${key}`, by * near);
      signs.word(`any ${pair}`, by * near);
    });
    const last = keys.at(-1);
    if (last !== undefined) signs.word(`${relation} ${last} $`, by);
  }
  for (const relation of ["above", "head", "left", "row"] as const)
    for (const column of columnsOf(around[relation])) signs.named(`${relation} column ${column}`);
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
