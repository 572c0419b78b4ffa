import { describe, expect, it } from "vitest";
import { type RawPage, showText, stream } from "./support/raw-pdf.ts";
import { readRaw, texts } from "./support/read-raw.ts";

const TEXT = showText("1,234.56", { x: 100, y: 500 });

/** Operators that fill a rectangle around the text of `TEXT`. */
const BAR = "90 490 100 30 re f\n";

/** One grey pixel, to be drawn as large as one likes. */
const PICTURE = stream(
  "\x80",
  "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8",
);

const PARTS = {
  objects: {
    20: PICTURE,
    21: "<< /Type /ExtGState /ca 0.3 >>",
    22: "<< /Type /ExtGState /ca 0 >>",
    23: "<< /Type /ExtGState /BM /Multiply >>",
  },
};

const RESOURCES =
  "/XObject << /Im 20 0 R >> /ExtGState << /Glass 21 0 R /Nothing 22 0 R /Marker 23 0 R >>";

async function check(
  content: string,
  expected: "seen" | "hidden" | "recognised",
  entries = "",
): Promise<void> {
  const page: RawPage = { content, entries, resources: RESOURCES };
  const read = await readRaw(page, PARTS);
  const seen = expected === "hidden" ? [] : ["1,234.56"];
  expect(texts(read.words)).toEqual(seen);
  expect(texts(read.hiddenWords)).toEqual(expected === "hidden" ? ["1,234.56"] : []);
  const readers = expected === "recognised" ? [["ocr", 0.8]] : seen.map(() => ["text", 1]);
  expect(read.words.map(({ reader, certainty }) => [reader, certainty])).toEqual(readers);
}

describe("text that a person sees", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["black on paper", TEXT],
    ["white on a dark bar", `0 g ${BAR} 1 g ${TEXT}`],
    [
      "white on a dark shape that is no rectangle",
      `0 g 90 490 m 200 480 l 200 530 l 90 530 l f 1 g ${TEXT}`,
    ],
    ["black on a light bar", `0.9 g ${BAR} 0 g ${TEXT}`],
    ["black below a see-through bar", `${TEXT} q /Glass gs 1 1 0 rg ${BAR} Q`],
    ["black below a marker", `${TEXT} q /Marker gs 1 1 0 rg ${BAR} Q`],
    ["black within a black frame", `0 g 80 480 120 50 re 82 482 116 46 re f* ${TEXT}`],
    ["black on a black bar made see-through", `q /Glass gs 0 g ${BAR} Q 0 g ${TEXT}`],
    ["red on black", `0 g ${BAR} 1 0 0 rg ${TEXT}`],
    ["beside a white box that is drawn later", `${TEXT} 1 g 145 490 100 30 re f`],
    ["outlined in black, filled in white", `1 g 0 G BT /F1 10 Tf 1 Tr 100 500 Td (1,234.56) Tj ET`],
  ];
  for (const [name, content] of cases) {
    it(name, async () => {
      await check(content, "seen");
    });
  }
});

describe("text that nobody sees", () => {
  const cases: readonly (readonly [string, string, string?])[] = [
    ["white on paper", `1 g ${TEXT}`],
    ["nearly white on paper", `0.98 g ${TEXT}`],
    ["black on black", `0 g ${BAR} ${TEXT}`],
    ["without opacity", `q /Nothing gs ${TEXT} Q`],
    ["drawn as invisible", `BT /F1 10 Tf 3 Tr 100 500 Td (1,234.56) Tj ET`],
    ["below a white box", `${TEXT} 1 g ${BAR}`],
    ["below a black box", `${TEXT} 0 g ${BAR}`],
    ["smaller than a point", showText("1,234.56", { x: 100, y: 500, size: 0.8 })],
    ["outside the page", showText("1,234.56", { x: 700, y: 500 })],
    ["outside the crop box", TEXT, "/CropBox [0 600 612 792]"],
    ["outside its clip", `q 300 300 50 50 re W n ${TEXT} Q`],
  ];
  for (const [name, content, entries] of cases) {
    it(name, async () => {
      await check(content, "hidden", entries);
    });
  }
});

describe("text recognised by another program", () => {
  const full = "q 612 0 0 792 0 0 cm /Im Do Q\n";
  const invisible = "BT /F1 10 Tf 3 Tr 100 500 Td (1,234.56) Tj ET\n";

  it("invisible above the picture of the page", async () => {
    await check(full + invisible, "recognised");
  });

  it("visible below the picture of the page", async () => {
    await check(TEXT + full, "recognised");
  });

  it("is not what stands visibly above a full-page picture", async () => {
    await check(full + TEXT, "seen");
  });

  it("is not invisible text beside a small picture", async () => {
    await check(`q 100 0 0 100 400 600 cm /Im Do Q ${invisible}`, "hidden");
  });
});

describe("the share of pictures", () => {
  const share = async (content: string): Promise<number> =>
    (await readRaw({ content, resources: RESOURCES }, PARTS)).pictureShare;

  it("none", async () => {
    expect(await share(TEXT)).toBe(0);
  });

  it("a full page, also when drawn twice", async () => {
    const full = "q 612 0 0 792 0 0 cm /Im Do Q\n";
    expect(await share(full)).toBe(1);
    expect(await share(full + full)).toBe(1);
  });

  it("half a page in strips", async () => {
    const strips = [0, 1, 2, 3].map((index) => `q 612 0 0 99 0 ${99 * index} cm /Im Do Q`);
    expect(await share(strips.join("\n"))).toBeCloseTo(0.5, 1);
  });
});
