import { describe, expect, it } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { pagesOf } from "../../src/pdf/contents.ts";
import { rawPdf, stream } from "./support/raw-pdf.ts";
import { readRaw } from "./support/read-raw.ts";

/** `h 100-300 @50`: a horizontal ruling from x 100 to 300 at 50 points from the bottom; `v` likewise upwards. */
async function rulingsOf(content: string): Promise<readonly string[]> {
  const page = await readRaw(content);
  return page.rulings.map(({ direction, box }) => {
    const round = (value: number): number => Math.round(value * 10) / 10;
    return direction === "horizontal"
      ? `h ${round(box.left)}-${round(box.right)} @${round(792 - (box.top + box.bottom) / 2)}`
      : `v ${round(792 - box.bottom)}-${round(792 - box.top)} @${round((box.left + box.right) / 2)}`;
  });
}

const FRAME = ["h 100-300 @400", "h 100-300 @200", "v 200-400 @100", "v 200-400 @300"];

describe("drawn lines are rulings", () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ["a stroked line", "100 50 m 300 50 l S", ["h 100-300 @50"]],
    ["drawn from right to left", "300 50 m 100 50 l S", ["h 100-300 @50"]],
    ["a vertical line", "100 50 m 100 400 l S", ["v 50-400 @100"]],
    ["a thin filled rectangle", "100 50 200 1 re f", ["h 100-300 @50.5"]],
    ["a thin upright rectangle", "100 50 0.5 200 re f", ["v 50-250 @100.3"]],
    ["a stroked rectangle", "100 200 200 200 re S", FRAME],
    [
      "a frame of two filled rectangles",
      "99.5 199.5 201 201 re 100.5 200.5 199 199 re f*",
      ["h 99.5-300.5 @400", "h 99.5-300.5 @200", "v 199.5-400.5 @100", "v 199.5-400.5 @300"],
    ],
    ["a stroked and filled rectangle", "0.9 g 100 200 200 200 re B", FRAME],
    ["a closed path", "100 200 m 300 200 l 300 400 l 100 400 l s", FRAME],
    [
      "pieces that touch",
      "100 50 m 200 50 l S 200 50 m 300 50 l S 150 50.3 m 250 50.3 l S",
      ["h 100-300 @50"],
    ],
    [
      "dashes drawn one by one",
      Array.from({ length: 20 }, (_, at) => `${100 + 5 * at} 50 4 1 re f`).join(" "),
      ["h 100-199 @50.5"],
    ],
    [
      "dots drawn one by one",
      Array.from({ length: 100 }, (_, at) => `${100 + 2 * at} 50 1 1 re f`).join(" "),
      ["h 100-299 @50.5"],
    ],
    [
      "columns apart stay apart",
      "100 50 m 200 50 l S 210 50 m 300 50 l S",
      ["h 100-200 @50", "h 210-300 @50"],
    ],
    ["scaled by a matrix", "q 2 0 0 2 0 0 cm 50 25 m 150 25 l S Q", ["h 100-300 @50"]],
    ["turned by a matrix", "q 0 1 -1 0 300 0 cm 50 100 m 250 100 l S Q", ["v 50-250 @200"]],
    ["cut to the page", "-50 50 m 900 50 l S", ["h 0-612 @50"]],
    ["cut to a clip", "q 100 0 200 792 re W n 0 50 m 612 50 l S Q", ["h 100-300 @50"]],
    [
      "top to bottom, left to right",
      "100 50 m 300 50 l S 400 90 m 500 90 l S 100 90 m 200 90 l S",
      ["h 100-200 @90", "h 400-500 @90", "h 100-300 @50"],
    ],
  ];
  for (const [name, content, expected] of cases) {
    it(name, async () => {
      expect(await rulingsOf(content)).toEqual(expected);
    });
  }

  it("within forms within forms, where they are placed", async () => {
    const form = (content: string, resources: string): string =>
      stream(
        content,
        `/Type /XObject /Subtype /Form /BBox [0 0 500 500] /Resources << ${resources} >>`,
      );
    const page = await readRaw(
      { content: "q 1 0 0 1 50 20 cm /Outer Do Q", resources: "/XObject << /Outer 20 0 R >>" },
      {
        objects: {
          20: form("q 2 0 0 2 0 0 cm /Inner Do Q", "/XObject << /Inner 21 0 R >>"),
          21: form("25 15 m 125 15 l S", ""),
        },
      },
    );
    expect(page.rulings.map(({ box }) => [box.left, box.right, box.top + 0.5])).toEqual([
      [100, 300, expect.closeTo(792 - 50 - 0.5, 1)],
    ]);
  });
});

describe("what is no ruling", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["a line in white", "1 G 100 50 m 300 50 l S"],
    ["a thin rectangle in white", "1 g 100 50 200 1 re f"],
    ["a filled cell without a border", "0.9 g 100 50 200 30 re f"],
    ["a filled and stroked cell in white", "1 g 1 G 100 50 200 30 re B"],
    ["a slanted line", "100 50 m 300 80 l S"],
    ["a curve", "100 50 m 150 90 250 90 300 50 c S"],
    ["a tick", "100 50 m 102 50 l S"],
    ["a path that only clips", "100 50 200 1 re W n"],
    ["a line outside the page", "100 900 m 300 900 l S"],
    ["a line outside its clip", "q 100 100 50 50 re W n 100 50 m 300 50 l S Q"],
  ];
  for (const [name, content] of cases) {
    it(name, async () => {
      expect(await rulingsOf(content)).toEqual([]);
    });
  }
});

it("artwork is bounded", async () => {
  const lines = Array.from(
    { length: 3_000 },
    (_, at) =>
      `${10 + (at % 50) * 12} ${2 * Math.floor(at / 50)} m ${19 + (at % 50) * 12} ${2 * Math.floor(at / 50)} l S`,
  );
  const [page] = await pagesOf(rawPdf([{ content: lines.join("\n") }]), {
    ...LIMITS,
    rulingsPerPage: 100,
  });
  expect(page?.rulings).toHaveLength(100);
});
