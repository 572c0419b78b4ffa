import PDFDocument from "pdfkit";
import { beforeAll, describe, expect, test } from "vitest";
import { CONDITIONS, type ConditionName } from "../../../fixtures/draw/scan/conditions.ts";
import { throughJpeg } from "../../../fixtures/draw/scan/encode.ts";
import { openSource } from "../../../fixtures/draw/scan/source.ts";
import { recognisePicture } from "../../../src/ocr/recognise-picture.ts";
import { onnxRecogniser } from "../../../src/ocr/recognition/onnx-recogniser.ts";
import type { Recogniser } from "../../../src/ocr/recognition/recogniser.ts";

const LINES = [
  "Łódź, ul. Żeromskiego 12",
  "Příbram, Dlážděná 4",
  "Straße Größe Müllerstraße",
  "Téléphone réglé à Besançon",
  "Número 25 en España",
  "Gyűjtő díj összesen",
  "Şişli ödeme, vergi",
  "Total TTC 1.234,56 €",
  "Summe € 98.765,40",
  "Amount due £ 4.310,75",
  "Balance due 7.654.321,09",
  "Retainage 10% 48.600,33",
] as const;

let recogniser: Recogniser;
beforeAll(async () => {
  recogniser = await onnxRecogniser();
});

/** The lines as they are read of a page that went through a machine. */
async function linesRead(dpi: number, condition: ConditionName): Promise<readonly string[]> {
  const source = await openSource(await drawn());
  try {
    const [raster] = source.pictures(dpi, "grey");
    if (raster === undefined) throw new Error("no page");
    const { change, quality } = CONDITIONS[condition];
    const changed = change(raster, 5).raster;
    const picture = quality === null ? changed : await throughJpeg(changed, quality);
    const { words } = await recognisePicture(picture, recogniser, false);
    return LINES.map((_, index) => {
      const [top, bottom] = [index, index + 1].map((row) => ((20 + STEP * row) * dpi) / 72);
      return words
        .filter(({ box }) => (box.top + box.bottom) / 2 > (top ?? 0))
        .filter(({ box }) => (box.top + box.bottom) / 2 <= (bottom ?? 0))
        .toSorted((one, other) => one.box.left - other.box.left)
        .map(({ text }) => text)
        .join(" ");
    });
  } finally {
    source.close();
  }
}

const STEP = 22;

async function drawn(): Promise<Uint8Array> {
  const document = new PDFDocument({ size: [300, 320], margin: 0 });
  const parts: Uint8Array[] = [];
  document.on("data", (part: Uint8Array) => parts.push(part));
  const end = new Promise((resolve) => document.on("end", resolve));
  document.font("node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf").fontSize(10);
  for (const [index, line] of LINES.entries())
    document.text(line, 30, 20 + STEP * index + 14, { lineBreak: false, baseline: "alphabetic" });
  document.end();
  await end;
  return Buffer.concat(parts);
}

describe.each([
  [300, "office"],
  [200, "office"],
  [300, "g4"],
] as const)("of a page at %i dpi, %s,", (dpi, condition) => {
  let read: readonly string[] = [];
  beforeAll(async () => {
    read = await linesRead(dpi, condition);
  });

  test.each(LINES.map((line, index) => [line, index] as const))("%s is read", (line, index) => {
    expect(read[index]).toBe(line);
  });
});
