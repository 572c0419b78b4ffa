import { type Box, holdsPoint } from "../../base/box.ts";
import { onceFor } from "../../base/once-for.ts";
import type { CheckBox, Page } from "../../page/page.ts";

/** Sides of a check box, in points. */
const SIDES = { least: 5, most: 18 };

/** Ends that are this close, in points, meet. */
const MEET = 1.5;

/** Boxes of a page at most; each is looked for among all short rulings. */
const MOST_BOXES = 200;

/** The check boxes of a page, filled in on a screen or drawn, looked for once for all that ask. */
export const boxesOf: (page: Page) => readonly CheckBox[] = onceFor((page) => [
  ...page.checkBoxes,
  ...drawnBoxes(page),
]);

/** Check boxes that are drawn with four lines, and whether a mark stands in them. */
function drawnBoxes({ rulings, drawings = [], words }: Page): readonly CheckBox[] {
  const short = rulings.filter(({ box, direction }) => {
    const length = direction === "horizontal" ? box.right - box.left : box.bottom - box.top;
    return length >= SIDES.least && length <= SIDES.most;
  });
  const levels = short.filter(({ direction }) => direction === "horizontal").slice(0, MOST_BOXES);
  const uprights = short.filter(({ direction }) => direction === "vertical").slice(0, MOST_BOXES);
  return levels.flatMap(({ box: top }) => {
    const bottom = levels.find(({ box }) => isBelow(box, top));
    const sides = uprights.filter(
      ({ box }) =>
        isNear(box.top, top.top) && box.left > top.left - MEET && box.right < top.right + MEET,
    );
    if (bottom === undefined || sides.length < 2) return [];
    const box = { left: top.left, right: top.right, top: top.top, bottom: bottom.box.bottom };
    const isChecked =
      drawings.some((drawing) => isWithin(drawing, box)) ||
      words.some((word) => isWithin(word.box, box) && /^[xX✓✔■]$/.test(word.text));
    return [{ box, isChecked }];
  });
}

function isBelow(box: Box, top: Box): boolean {
  const gap = box.top - top.top;
  return (
    gap >= SIDES.least &&
    gap <= SIDES.most &&
    isNear(gap, top.right - top.left) &&
    isNear(box.left, top.left) &&
    isNear(box.right, top.right)
  );
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= MEET;
}

function isWithin(mark: Box, box: Box): boolean {
  return holdsPoint(box, (mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2);
}
