import { describe, expect, it } from "vitest";
import { LIMITS, type Limits } from "../../src/base/limits.ts";
import { openPdf } from "../../src/pdf/open.ts";
import { readPages } from "../../src/pdf/contents.ts";
import { type Picture, renderPage } from "../../src/pdf/render.ts";
import { type RawPage, rawPdf, type RawParts, stream } from "./support/raw-pdf.ts";

async function drawn(
  page: RawPage,
  {
    renderDpi = 72,
    limits = {},
    parts = {},
    isReadBefore = false,
  }: {
    readonly renderDpi?: number;
    readonly limits?: Partial<Limits>;
    readonly parts?: RawParts;
    readonly isReadBefore?: boolean;
  } = {},
): Promise<Picture> {
  const document = await openPdf(rawPdf([page], parts), { ...LIMITS, ...limits });
  try {
    if (isReadBefore) readPages(document, LIMITS);
    return renderPage(document, 1, { renderDpi });
  } finally {
    document.close();
  }
}

function colourAt({ width, rgba }: Picture, x: number, y: number): readonly number[] {
  return Array.from(rgba.subarray(4 * (y * width + x), 4 * (y * width + x) + 4));
}

const RED_CORNER = { content: "1 0 0 rg 0 692 100 100 re f" };

describe("a drawn page", () => {
  it("has its size at the resolution, its colours and a white ground", async () => {
    const picture = await drawn(RED_CORNER, { renderDpi: 144 });
    expect(picture).toMatchObject({ width: 1_224, height: 1_584 });
    expect(picture.rgba).toHaveLength(1_224 * 1_584 * 4);
    expect(colourAt(picture, 50, 50)).toEqual([255, 0, 0, 255]);
    expect(colourAt(picture, 600, 800)).toEqual([255, 255, 255, 255]);
  });

  it("is turned as its entry says", async () => {
    const picture = await drawn({ ...RED_CORNER, entries: "/Rotate 90" });
    expect(picture).toMatchObject({ width: 792, height: 612 });
    expect(colourAt(picture, 780, 10)).toEqual([255, 0, 0, 255]);
  });

  it("is turned as its text runs, like the page that is read", async () => {
    const content = `${RED_CORNER.content} 0 g BT /F1 10 Tf 0 1 -1 0 300 300 Tm (Continuation sheet) Tj ET`;
    const picture = await drawn({ content });
    expect(picture).toMatchObject({ width: 792, height: 612 });
    expect(colourAt(picture, 780, 10)).toEqual([255, 0, 0, 255]);
  });

  it("is drawn coarser where it would have too many pixels", async () => {
    const picture = await drawn(RED_CORNER, { renderDpi: 600, limits: { pagePixels: 100_000 } });
    expect(picture.width * picture.height).toBeLessThanOrEqual(100_000);
    expect(picture.width * picture.height).toBeGreaterThan(95_000);
    expect(colourAt(picture, 5, 5)).toEqual([255, 0, 0, 255]);
  });

  const FORM: RawParts = {
    catalog: "/AcroForm 20 0 R",
    objects: {
      20: "<< /Fields [21 0 R] >>",
      21: "<< /Type /Annot /Subtype /Widget /FT /Tx /T (sum) /V (1) /Rect [100 600 300 620] /AP << /N 22 0 R >> >>",
      22: stream(
        "0 0 1 rg 0 0 200 20 re f BT ET",
        "/Type /XObject /Subtype /Form /BBox [0 0 200 20]",
      ),
    },
  };

  for (const isReadBefore of [false, true]) {
    it(`shows filled-in fields, ${isReadBefore ? "also" : "and not only"} after reading`, async () => {
      const page = { content: "", entries: "/Annots [21 0 R]" };
      const picture = await drawn(page, { parts: FORM, isReadBefore });
      expect(colourAt(picture, 200, 182)).toEqual([0, 0, 255, 255]);
    });
  }
});
