import { describe, expect, it } from "vitest";
import { type RawPage, showText } from "./support/raw-pdf.ts";
import { readRaw, texts, wordOf } from "./support/read-raw.ts";

/** A landscape sheet of 792 by 612 points, its text running from left to right. */
const SHEET =
  showText("Continuation sheet", { x: 72, y: 540 }) +
  showText("Scheduled value", { x: 300, y: 500 }) +
  "1 w 72 490 m 720 490 l S 300 100 m 300 490 l S\n";

/** The sheet's operators turned counter-clockwise about the corner of a page, so that a page turned clockwise shows it upright. */
const TURNED: Readonly<Record<number, { readonly cm: string; readonly mediaBox: string }>> = {
  0: { cm: "1 0 0 1 0 0", mediaBox: "0 0 792 612" },
  90: { cm: "0 1 -1 0 612 0", mediaBox: "0 0 612 792" },
  180: { cm: "-1 0 0 -1 792 612", mediaBox: "0 0 792 612" },
  270: { cm: "0 -1 1 0 0 792", mediaBox: "0 0 612 792" },
};

function sheet(turn: number, entries: string): RawPage {
  const { cm = "", mediaBox = "" } = TURNED[turn] ?? {};
  return { content: `q ${cm} cm ${SHEET} Q`, mediaBox, entries };
}

async function checkUpright(page: RawPage): Promise<void> {
  const read = await readRaw(page);
  expect(read.width).toBeCloseTo(792, 2);
  expect(read.height).toBeCloseTo(612, 2);
  expect(texts(read.words)).toEqual(["Continuation", "sheet", "Scheduled", "value"]);
  const { box, glyphHeight } = wordOf(read.words, "Scheduled");
  expect(glyphHeight).toBeCloseTo(10, 3);
  expect(box.left).toBeCloseTo(300, 1);
  expect(box.bottom).toBeCloseTo(612 - 500 + 2, 1);
  expect(wordOf(read.words, "value").box.left).toBeGreaterThan(box.right);
  expect(read.rulings).toHaveLength(2);
  const [horizontal, vertical] = read.rulings;
  expect(horizontal?.direction).toBe("horizontal");
  expect(horizontal?.box.left).toBeCloseTo(72, 1);
  expect(horizontal?.box.right).toBeCloseTo(720, 1);
  expect(horizontal?.box.top).toBeCloseTo(612 - 490.5, 1);
  expect(vertical?.direction).toBe("vertical");
  expect(vertical?.box.bottom).toBeCloseTo(512, 1);
}

describe("a turned page is read upright", () => {
  for (const turn of [0, 90, 180, 270]) {
    it(`turned by its own entry: /Rotate ${turn}`, async () => {
      await checkUpright(sheet(turn, `/Rotate ${turn}`));
    });
    it(`its text drawn turned by ${turn} degrees, without an entry`, async () => {
      await checkUpright(sheet(turn, ""));
    });
  }

  it("against a wrong entry: the text decides", async () => {
    await checkUpright(sheet(0, "/Rotate 90"));
  });

  it("with an entry beyond a full turn", async () => {
    await checkUpright(sheet(90, "/Rotate 450"));
  });

  it("with little text the entry decides", async () => {
    const read = await readRaw({
      content: showText("Page 1", { x: 50, y: 50 }),
      entries: "/Rotate 90",
    });
    expect(read).toMatchObject({ width: 792, height: 612 });
  });
});

describe("text in another direction than the page's", () => {
  const figures =
    showText("Total completed", { x: 50, y: 400 }) + showText("82,500.00", { x: 250, y: 400 });

  it("a diagonal watermark is not read into the figures", async () => {
    const mark = "BT /F2 60 Tf 0.7 0.7 -0.7 0.7 150 300 Tm 0.8 g (DRAFT COPY) Tj ET\n0 g ";
    for (const content of [mark + figures, figures + mark]) {
      const read = await readRaw(content);
      expect(texts(read.words)).toEqual(["Total", "completed", "82,500.00"]);
      expect(texts(read.hiddenWords)).toEqual(["DRAFT", "COPY"]);
    }
  });

  it("a margin note that runs upwards is set apart", async () => {
    const note = "BT /F1 8 Tf 0 1 -1 0 30 300 Tm (Printed 1,000.00) Tj ET\n";
    const read = await readRaw(figures + note);
    expect(texts(read.words)).toEqual(["Total", "completed", "82,500.00"]);
    expect(texts(read.hiddenWords)).toEqual(["Printed", "1,000.00"]);
  });

  it("a slight lean is no direction of its own", async () => {
    const leaning = "BT /F1 10 Tf 0.9997 0.0244 -0.0244 0.9997 50 400 Tm (Typed 1,000.00) Tj ET\n";
    const read = await readRaw(leaning);
    expect(texts(read.words)).toEqual(["Typed", "1,000.00"]);
  });

  it("slanted letters are no direction of their own", async () => {
    const read = await readRaw("BT /F1 10 Tf 1 0 0.3 1 50 400 Tm (Net change) Tj ET\n");
    expect(texts(read.words)).toEqual(["Net", "change"]);
  });
});
