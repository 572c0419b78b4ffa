import { describe, expect, test } from "vitest";
import type { Box } from "../../src/base/box.ts";
import { cellAround } from "../../src/layout/cells.ts";
import { level, typedPage, upright } from "../support/typed-page.ts";

/** Two rows and three columns:  x 100 200 300 400, y 100 130 160. */
const TABLE = [
  ...[100, 130, 160].map((y) => level(y, 100, 400)),
  ...[100, 200, 300, 400].map((x) => upright(x, 100, 160)),
];

function cell(box: Box, rulings: typeof TABLE): Box | null {
  return cellAround(box, typedPage([], rulings));
}

function boxAt(left: number, top: number, right = left + 40, bottom = top + 10): Box {
  return { left, top, right, bottom };
}

describe("the drawn cell around a box", () => {
  test.each<readonly [string, Box, Box]>([
    ["in the middle", boxAt(230, 110), boxAt(200, 100, 300, 130)],
    ["in a corner", boxAt(350, 145), boxAt(300, 130, 400, 160)],
    ["touching its border", boxAt(201, 101), boxAt(200, 100, 300, 130)],
    ["over its border by a point", boxAt(199, 129), boxAt(200, 130, 300, 160)],
    ["across two cells", boxAt(180, 110, 260), boxAt(100, 100, 300, 130)],
  ])("%s", (_, box, expected) => {
    expect(cell(box, TABLE)).toEqual(expected);
  });

  test("does not depend on the order of the rulings", () => {
    expect(cell(boxAt(230, 110), TABLE.toReversed())).toEqual(boxAt(200, 100, 300, 130));
  });

  test("is none where one side is open", () => {
    const box = boxAt(230, 110);
    const without = (direction: "vertical" | "horizontal"): typeof TABLE =>
      TABLE.filter((ruling) => ruling.direction !== direction);
    expect(cell(box, without("horizontal"))).toBeNull();
    expect(cell(box, without("vertical"))).toBeNull();
    expect(cell(boxAt(430, 110), TABLE)).toBeNull();
    expect(cell(boxAt(230, 60), TABLE)).toBeNull();
    expect(cell(box, [])).toBeNull();
  });

  test("is bounded only by rulings that pass it", () => {
    const short = [...TABLE, upright(270, 132, 158), level(118, 310, 390)];
    expect(cell(boxAt(210, 110), short)).toEqual(boxAt(200, 100, 300, 130));
    expect(cell(boxAt(210, 140), short)).toEqual(boxAt(200, 130, 270, 160));
  });

  test("is not the frame of the form", () => {
    const frame = [
      level(20, 20, 592),
      level(772, 20, 592),
      upright(20, 20, 772),
      upright(592, 20, 772),
    ];
    expect(cell(boxAt(300, 400), frame)).toBeNull();
    expect(cell(boxAt(300, 400), [...frame, upright(295, 20, 772)])).not.toBeNull();
  });
});
