import { type Box, centreX, centreY } from "../base/box.ts";
import type { Page } from "../page/page.ts";

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
  const x = centreX(box);
  const y = centreY(box);
  let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity];
  for (const { direction, box: ruling } of page.rulings) {
    if (direction === "vertical") {
      if (ruling.top >= y + SLACK || ruling.bottom <= y - SLACK) continue;
      const at = centreX(ruling);
      if (at <= box.left + SLACK && at > left) left = at;
      if (at >= box.right - SLACK && at < right) right = at;
    } else {
      if (ruling.left >= x + SLACK || ruling.right <= x - SLACK) continue;
      const at = centreY(ruling);
      if (at <= box.top + SLACK && at > top) top = at;
      if (at >= box.bottom - SLACK && at < bottom) bottom = at;
    }
  }
  const isOpen = !Number.isFinite(left + right + top + bottom);
  return isOpen || right - left > LARGEST * page.width ? null : { left, right, top, bottom };
}
