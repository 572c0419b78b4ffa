import { type Box, centreX, centreY } from "../base/box.ts";
import type { Page, Ruling } from "../page/page.ts";

/** A ruling may end this many points short of where it should reach. */
const SLACK = 2;

/** A cell larger than this share of the page is the frame of the form. */
const LARGEST = 0.85;

/**
 * The drawn cell around a box: the nearest rulings on all four sides. Null where one side is open.
 *
 *     ──┬───────────────┬──
 *       │ label         │
 *       │         value │
 *     ──┴───────────────┴──
 */
export function cellAround(box: Box, page: Page): Box | null {
  const [left, right] = besideOf(box, page.rulings);
  const [top, bottom] = aboveAndBelow(box, page.rulings);
  const isOpen = !Number.isFinite(left + right + top + bottom);
  return isOpen || right - left > LARGEST * page.width ? null : { left, right, top, bottom };
}

/** The nearest vertical rulings left and right of a box, infinitely far where there is none. */
function besideOf(box: Box, rulings: readonly Ruling[]): readonly [left: number, right: number] {
  const y = centreY(box);
  let [left, right] = [-Infinity, Infinity];
  for (const { direction, box: ruling } of rulings) {
    if (direction !== "vertical" || ruling.top >= y + SLACK || ruling.bottom <= y - SLACK) continue;
    const at = centreX(ruling);
    if (at <= box.left + SLACK && at > left) left = at;
    if (at >= box.right - SLACK && at < right) right = at;
  }
  return [left, right];
}

/** The nearest horizontal rulings above and below a box, infinitely far where there is none. */
function aboveAndBelow(
  box: Box,
  rulings: readonly Ruling[],
): readonly [top: number, bottom: number] {
  const x = centreX(box);
  let [top, bottom] = [-Infinity, Infinity];
  for (const { direction, box: ruling } of rulings) {
    if (direction === "vertical" || ruling.left >= x + SLACK || ruling.right <= x - SLACK) continue;
    const at = centreY(ruling);
    if (at <= box.top + SLACK && at > top) top = at;
    if (at >= box.bottom - SLACK && at < bottom) bottom = at;
  }
  return [top, bottom];
}
