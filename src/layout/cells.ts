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
  const upright = page.rulings.flatMap(({ direction, box: ruling }) =>
    direction === "vertical" && ruling.top < y + SLACK && ruling.bottom > y - SLACK
      ? [centreX(ruling)]
      : [],
  );
  const level = page.rulings.flatMap(({ direction, box: ruling }) =>
    direction === "horizontal" && ruling.left < x + SLACK && ruling.right > x - SLACK
      ? [centreY(ruling)]
      : [],
  );
  const [left, right] = around(upright, box.left, box.right);
  const [top, bottom] = around(level, box.top, box.bottom);
  const isOpen = !Number.isFinite(left + right + top + bottom);
  return isOpen || right - left > LARGEST * page.width ? null : { left, right, top, bottom };
}

/** The nearest rulings on both sides of an extent; infinite where there is none. */
function around(rulings: readonly number[], from: number, to: number): readonly [number, number] {
  let before = -Infinity;
  let after = Infinity;
  for (const at of rulings) {
    if (at <= from + SLACK && at > before) before = at;
    if (at >= to - SLACK && at < after) after = at;
  }
  return [before, after];
}
