import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import type { Page } from "../../src/page/page.ts";
import { pagesOf } from "../../src/pdf/contents.ts";
import { showText, stream } from "./support/raw-pdf.ts";
import { readRaw, texts, wordOf } from "./support/read-raw.ts";

const SANS = createRequire(import.meta.url)
  .resolve("pdfjs-dist/package.json")
  .replace("package.json", "standard_fonts/LiberationSans-Regular.ttf");

async function drawn(draw: (document: PDFKit.PDFDocument) => void): Promise<Page> {
  const document = new PDFDocument({ size: "LETTER", margin: 50 });
  const parts: Uint8Array[] = [];
  document.on("data", (part: Uint8Array) => parts.push(part));
  const ended = new Promise((resolve) => document.on("end", resolve));
  document.registerFont("sans", readFileSync(SANS));
  draw(document);
  document.end();
  await ended;
  const [page] = await pagesOf(new Uint8Array(Buffer.concat(parts)), LIMITS);
  if (page === undefined) throw new Error("No page was read.");
  return page;
}

/** Operators within one text block at (50, 700), 10 points. */
function block(operators: string): string {
  return `BT /F1 10 Tf 1 0 0 1 50 700 Tm ${operators} ET\n`;
}

/** A map that gives the code of the letter A another meaning. */
function unicodeMap(target: string): string {
  return stream(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfchar <41> <${target}> endbfchar endcmap end end`);
}

async function checkWords(content: string, expected: readonly string[]): Promise<void> {
  const page = await readRaw(content);
  expect(texts(page.words)).toEqual(expected);
  expect(page.hiddenWords).toEqual([]);
}

describe("characters become words", () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ["at blanks", block("(Contract sum to date) Tj"), ["Contract", "sum", "to", "date"]],
    ["at many blanks", block("(  a    b  ) Tj"), ["a", "b"]],
    ["at a wide gap without a blank", block("[(Total)-300(1,234.56)] TJ"), ["Total", "1,234.56"]],
    ["not at kerning", block("[(T)80(otal)-40( W)90(ork)] TJ"), ["Total", "Work"]],
    ["across text objects that touch", block("(1,23) Tj (4.56) Tj"), ["1,234.56"]],
    [
      "apart where two amounts touch",
      showText("1,200.00", { x: 50, y: 700 }) + showText("350.00", { x: 88.92, y: 700 }),
      ["1,200.00", "350.00"],
    ],
    [
      "whole where an amount is drawn in two parts after a comma",
      showText("$193,01", { x: 50, y: 700 }) + showText("1.00", { x: 86.14, y: 700 }),
      ["$193,011.00"],
    ],
    ["with a letter-spaced amount in one", block("4 Tc (1234.56) Tj"), ["1234.56"]],
    [
      "with a letter-spaced heading in one",
      block("3 Tc (SUMMARY OF WORK) Tj"),
      ["SUMMARY", "OF", "WORK"],
    ],
    [
      "with letters placed one by one in one",
      ["T", "O", "T", "A", "L"]
        .map((letter, index) => showText(letter, { x: 50 + 9.5 * index, y: 700 }))
        .join(""),
      ["TOTAL"],
    ],
    [
      "with figures in narrow columns apart",
      ["1", "2", "3", "4"]
        .map((digit, index) => showText(digit, { x: 50 + 20 * index, y: 700 }))
        .join(""),
      ["1", "2", "3", "4"],
    ],
    [
      "apart from a raised footnote sign",
      block("(1,234.00) Tj /F1 6 Tf 4 Ts (1) Tj"),
      ["1,234.00", "1"],
    ],
    [
      "with a smaller capital on the same line in one",
      block("(C) Tj /F1 8 Tf (ONTRACTOR) Tj"),
      ["CONTRACTOR"],
    ],
    [
      "apart from a value right behind a colon",
      showText("CONTRACTOR:", { x: 50, y: 700, font: "F2" }) +
        showText("Click", { x: 125.5, y: 700 }),
      ["CONTRACTOR:", "Click"],
    ],
    [
      "apart from the dots that lead to a value",
      block("(CERTIFIED) Tj (........) Tj"),
      ["CERTIFIED", "........"],
    ],
    ["with the dots of a broken-off sentence", block("(etc) Tj (...) Tj"), ["etc..."]],
    [
      "in the order of the file",
      showText("below", { x: 50, y: 100 }) + showText("above", { x: 50, y: 700 }),
      ["below", "above"],
    ],
    [
      "with a trailing minus",
      block("(500.00-) Tj 0 -12 Td (next line) Tj"),
      ["500.00-", "next", "line"],
    ],
    ["with a non-breaking blank as a blank", block("(1\\240234,56) Tj"), ["1", "234,56"]],
    ["with a soft hyphen that is drawn as a hyphen", block("(12\\255345) Tj"), ["12-345"]],
  ];
  for (const [name, content, expected] of cases) {
    it(name, async () => {
      await checkWords(content, expected);
    });
  }

  it("whatever the coordinates' scale", async () => {
    await checkWords(
      `q 0.1 0 0 0.1 0 0 cm BT /F1 100 Tf 1 0 0 1 500 7000 Tm (Net change) Tj ET Q`,
      ["Net", "change"],
    );
  });

  it("within form objects, where they are placed", async () => {
    const inner = `BT /F1 10 Tf 1 0 0 1 0 0 Tm (Stored material) Tj ET`;
    const page = await readRaw(
      { content: "q 2 0 0 2 100 400 cm /X1 Do Q", resources: "/XObject << /X1 20 0 R >>" },
      {
        objects: {
          20: stream(
            inner,
            "/Type /XObject /Subtype /Form /BBox [0 0 200 50] /Resources << /Font << /F1 3 0 R >> >>",
          ),
        },
      },
    );
    expect(texts(page.words)).toEqual(["Stored", "material"]);
    expect(wordOf(page.words, "Stored")).toMatchObject({ glyphHeight: 20 });
    expect(wordOf(page.words, "Stored").box.left).toBeCloseTo(100, 1);
  });
});

describe("codes become characters", () => {
  it("ligatures are spelt out, in a drawn font", async () => {
    const page = await drawn((document) => {
      document.font("sans").fontSize(11).text("Certi\ufb01cate of\ufb02ine Of\ufb01ce", 50, 100);
    });
    expect(texts(page.words)).toEqual(["Certificate", "offline", "Office"]);
  });

  it("ligatures that the font substitutes are spelt out", async () => {
    const page = await drawn((document) => {
      document.font("sans").fontSize(11).text("Certificate final flow", 50, 100);
    });
    expect(texts(page.words)).toEqual(["Certificate", "final", "flow"]);
  });

  it("minus signs and thin blanks are one", async () => {
    const page = await drawn((document) => {
      document.font("sans").fontSize(11).text("\u22121,250.00 A\u2009B C\u2011D", 50, 100);
    });
    expect(texts(page.words)).toEqual(["-1,250.00", "A", "B", "C-D"]);
  });

  const mapped = (target: string): Promise<Page> =>
    readRaw(
      { content: "BT /F3 10 Tf 1 0 0 1 50 700 Tm (A) Tj ET", resources: "/Font << /F3 20 0 R >>" },
      {
        objects: {
          20: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 21 0 R >>",
          21: unicodeMap(target),
        },
      },
    );

  it("a mark without width parts nothing", async () => {
    const page = await readRaw(
      {
        content: block("(DATE) Tj /F3 10 Tf (A) Tj /F1 10 Tf (:) Tj"),
        resources: "/Font << /F1 3 0 R /F3 20 0 R >>",
      },
      {
        objects: {
          20: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 21 0 R /FirstChar 65 /LastChar 65 /Widths [0] >>",
          21: unicodeMap("200B"),
        },
      },
    );
    expect(texts(page.words)).toEqual(["DATE:"]);
  });

  it("full-width digits are plain digits", async () => {
    expect(texts((await mapped("FF17")).words)).toEqual(["7"]);
  });

  it("private codes are uncertain", async () => {
    const page = await mapped("E123");
    expect(page.words.map(({ certainty }) => certainty)).toEqual([0.5]);
  });

  it("mapped codes are certain", async () => {
    const page = await mapped("0042");
    expect(page.words.map(({ text, certainty }) => [text, certainty])).toEqual([["B", 1]]);
  });
});

describe("a word's look and place", () => {
  it("box in points from the top left", async () => {
    const page = await readRaw(showText("888", { x: 100, y: 692, size: 20 }));
    const word = wordOf(page.words, "888");
    expect(word.glyphHeight).toBe(20);
    expect(word.box.left).toBeCloseTo(100, 3);
    expect(word.box.right).toBeCloseTo(100 + 3 * 0.556 * 20, 1);
    expect(word.box.bottom).toBeGreaterThan(100);
    expect(word.box.bottom).toBeLessThan(106);
    expect(word.box.top).toBeCloseTo(word.box.bottom - 20, 3);
  });

  it("shifted by a page whose corner is not at zero", async () => {
    const page = await readRaw({
      content: showText("888", { x: 100, y: 692 }),
      mediaBox: "90 -100 702 700",
    });
    expect(page).toMatchObject({ width: 612, height: 800 });
    expect(wordOf(page.words, "888").box.left).toBeCloseTo(10, 3);
    expect(wordOf(page.words, "888").box.bottom).toBeCloseTo(10, 3);
  });

  it("bold by the font's name", async () => {
    const page = await readRaw(
      showText("Plain", { x: 50, y: 700 }) + showText("Bold", { x: 50, y: 650, font: "F2" }),
    );
    expect(page.words.map(({ text, isBold }) => [text, isBold])).toEqual([
      ["Plain", false],
      ["Bold", true],
    ]);
  });

  it("one word when printed twice", async () => {
    const page = await readRaw(
      showText("GRAND TOTAL", { x: 50, y: 700 }) + showText("GRAND TOTAL", { x: 50.3, y: 700 }),
    );
    expect(texts(page.words)).toEqual(["GRAND", "TOTAL"]);
  });

  it("one bold word when a whole block is printed twice", async () => {
    const rows = Array.from({ length: 12 }, (_, index) =>
      showText(`Row ${index}`, { x: 50, y: 700 - 15 * index }),
    );
    const again = Array.from({ length: 12 }, (_, index) =>
      showText(`Row ${index}`, { x: 50.4, y: 700 - 15 * index }),
    );
    const page = await readRaw([...rows, ...again].join(""));
    expect(page.words).toHaveLength(24);
    expect(page.words.every(({ isBold }) => isBold)).toBe(true);
  });

  it("the same amount twice on a line is two words", async () => {
    const page = await readRaw(
      showText("500.00", { x: 50, y: 700 }) + showText("500.00", { x: 120, y: 700 }),
    );
    expect(texts(page.words)).toEqual(["500.00", "500.00"]);
  });
});
