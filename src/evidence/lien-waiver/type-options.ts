import { type Box, centreY } from "../../base/box.ts";
import type { CheckBox, Word } from "../../page/page.ts";
import type { Paper, PaperPage } from "../../paper/paper.ts";
import { boxesOf } from "./drawn-boxes.ts";
import { printedBoxes } from "./printed-boxes.ts";

/** Words that stand beside boxes of a form, where at least one of these is marked. */
export interface TypeOptions {
  readonly chosen: ReadonlySet<Word>;
  readonly passedOver: ReadonlySet<Word>;
}

/** Boxes one under the other begin within this many glyph heights of each other. */
const ALIGNED = 1.5;

/** The last option of a list is no longer than this many lines where no other says how long they are. */
const MOST_LINES = 3;

/** The words of marked options and of those that are not. */
export function typeOptions(paper: Paper): TypeOptions {
  const chosen = new Set<Word>();
  const passedOver = new Set<Word>();
  for (const page of paper.pages) {
    const boxes = boxesOn(page);
    if (!boxes.some(({ isChecked }) => isChecked)) continue;
    for (const one of boxes)
      for (const word of wordsBeside(one, boxes, page))
        (one.isChecked ? chosen : passedOver).add(word);
  }
  for (const word of chosen) passedOver.delete(word);
  return { chosen, passedOver };
}

/** Boxes of a page, drawn, filled in on a screen, or printed as signs; two at least. */
function boxesOn(page: PaperPage): readonly CheckBox[] {
  const boxes = [...boxesOf(page.page), ...printedBoxes(page.page)];
  return boxes.length > 1 ? boxes : [];
}

/** The words from a box to the next one in its row, and down to the next one in its column. */
function wordsBeside(
  { box }: CheckBox,
  all: readonly CheckBox[],
  { page, glyphHeight }: PaperPage,
): readonly Word[] {
  const others = all.map((one) => one.box).filter((one) => one !== box);
  const inColumn = others.filter((one) => Math.abs(one.left - box.left) < ALIGNED * glyphHeight);
  const inRow = others.filter((one) => Math.abs(centreY(one) - centreY(box)) < glyphHeight);
  const tops = inColumn.map((one) => centreY(one)).toSorted((a, b) => a - b);
  const own = centreY(box);
  const next = tops.find((top) => top > own + glyphHeight);
  const before = tops.findLast((top) => top < own - glyphHeight);
  const pitch = before === undefined ? MOST_LINES * glyphHeight : own - before;
  const field: Box = {
    left: box.right,
    right: Math.min(
      page.width,
      ...inRow.filter(({ left }) => left > box.left).map(({ left }) => left),
    ),
    top: own - glyphHeight,
    bottom: (next ?? own + pitch) - glyphHeight,
  };
  return page.words.filter(({ box: word }) => {
    const middle = centreY(word);
    const isLevel = Math.abs(middle - own) < glyphHeight;
    return (
      word.left >= field.left - 1 &&
      word.right <= field.right + 1 &&
      (isLevel || (middle > field.top && middle < field.bottom))
    );
  });
}
