import { expect, it } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { startEngine } from "../../src/pdf/engine.ts";
import { pagesOf } from "../../src/pdf/contents.ts";
import { openPdf } from "../../src/pdf/open.ts";
import { renderPage } from "../../src/pdf/render.ts";
import { rawPdf, showText, stream } from "./support/raw-pdf.ts";

const ROWS = Array.from({ length: 60 }, (_, row) =>
  showText(`Item ${row} Drywall and metal studs 12,345.67 1,234.56`, { x: 40, y: 740 - 11 * row }),
);

const DOCUMENT = rawPdf([{ content: ROWS.join(""), entries: "/Annots [21 0 R]" }], {
  catalog: "/AcroForm 20 0 R",
  objects: {
    20: "<< /Fields [21 0 R] /DA (/F1 10 Tf) /DR << /Font << /F1 3 0 R >> >> >>",
    21: "<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (1,234.00) /Rect [100 20 300 40] /AP << /N 22 0 R >> >>",
    22: stream(
      "BT /F1 10 Tf 2 6 Td (1,234.00) Tj ET",
      "/Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 3 0 R >> >>",
    ),
  },
});

it("five hundred documents leave the engine's memory as it was after the first ones", async () => {
  const engine = await startEngine(LIMITS);
  const read = async (): Promise<void> => {
    expect(await pagesOf(DOCUMENT, LIMITS)).toHaveLength(1);
  };
  for (let count = 0; count < 20; count++) await read();
  const before = engine.memory.sizeBytes();
  for (let count = 0; count < 500; count++) await read();
  expect(await startEngine(LIMITS)).toBe(engine);
  expect(engine.state.openDocuments).toBe(0);
  expect(engine.memory.sizeBytes()).toBe(before);
});

it("a hundred drawn pages leave the engine's memory as it was after the first ones", async () => {
  const engine = await startEngine(LIMITS);
  const draw = async (): Promise<void> => {
    const document = await openPdf(DOCUMENT, LIMITS);
    try {
      expect(renderPage(document, 1, { renderDpi: 72 }).width).toBe(612);
    } finally {
      document.close();
    }
  };
  for (let count = 0; count < 10; count++) await draw();
  const before = engine.memory.sizeBytes();
  for (let count = 0; count < 100; count++) await draw();
  expect(engine.memory.sizeBytes()).toBe(before);
});

it("refused documents leave the engine's memory as it was after the first ones", async () => {
  const engine = await startEngine(LIMITS);
  const cut = DOCUMENT.subarray(0, DOCUMENT.length - 400);
  const refuse = async (): Promise<void> => {
    await expect(pagesOf(cut, LIMITS)).rejects.toThrow("cut off");
  };
  for (let count = 0; count < 20; count++) await refuse();
  const before = engine.memory.sizeBytes();
  for (let count = 0; count < 500; count++) await refuse();
  expect(engine.memory.sizeBytes()).toBe(before);
});

it("an engine that grew large is let go, and the next document is read in a new one", async () => {
  const engine = await startEngine(LIMITS);
  const document = await openPdf(rawPdf([{ content: "" }]), LIMITS);
  renderPage(document, 1, { renderDpi: 600 });
  document.close();
  expect(engine.memory.sizeBytes()).toBeGreaterThan(100 * 1_048_576);
  expect(await startEngine(LIMITS)).not.toBe(engine);
  expect(await pagesOf(DOCUMENT, LIMITS)).toHaveLength(1);
});
