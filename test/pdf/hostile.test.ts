import { describe, expect, it } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { ReadError } from "../../src/base/read-error.ts";
import { openPdf } from "../../src/pdf/open.ts";
import { pagesOf } from "../../src/pdf/contents.ts";
import { renderPage } from "../../src/pdf/render.ts";
import { mutated, numbers } from "../support/mutation.ts";
import { rawPdf, showText, stream } from "./support/raw-pdf.ts";
import { texts } from "./support/read-raw.ts";

const MUTATIONS = 1_000;

/** Small enough that a thousand reads take seconds, rich enough to reach every part of the reader. */
const DOCUMENTS: readonly Uint8Array[] = [
  rawPdf(
    [
      {
        content:
          `0.9 g 50 600 300 40 re f 0 g ${showText("Application No. 7", { x: 60, y: 620 })}` +
          `1 w 50 600 300 40 re S q 1 0 0 1 0 300 cm /X1 Do Q q 20 0 0 20 500 700 cm /Im Do Q`,
        resources: "/XObject << /X1 30 0 R /Im 31 0 R >>",
        entries: "/Annots [21 0 R 23 0 R 24 0 R]",
      },
      {
        content: `q 0 1 -1 0 612 0 cm ${showText("Continuation sheet", { x: 72, y: 500, font: "F2" })} Q`,
        entries: "/Rotate 90 /CropBox [0 0 612 700]",
      },
    ],
    {
      catalog: "/AcroForm 20 0 R",
      objects: {
        20: "<< /Fields [21 0 R 24 0 R] /DA (/F1 10 Tf) /DR << /Font << /F1 3 0 R >> >> /NeedAppearances true >>",
        21: "<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (1,234.00) /Q 2 /Rect [100 500 300 520] /AP << /N 22 0 R >> >>",
        22: stream(
          "BT /F1 10 Tf 2 6 Td (1,234.00) Tj ET",
          "/Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 3 0 R >> >>",
        ),
        23: "<< /Type /Annot /Subtype /FreeText /Rect [100 450 300 470] /DA (/F1 9 Tf) /Contents (Revised) >>",
        24: "<< /Type /Annot /Subtype /Widget /FT /Btn /T (b) /V /Yes /AS /Yes /Rect [10 10 20 20] >>",
        30: stream(
          `${showText("Stored material", { x: 60, y: 20 })} 40 10 m 200 10 l S 40 5 m 60 30 80 30 90 5 c B`,
          "/Subtype /Form /BBox [0 0 400 60] /Resources << /Font << /F1 3 0 R >> /XObject << /X1 30 0 R >> >>",
        ),
        31: stream(
          "\x80",
          "/Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8",
        ),
      },
    },
  ),
  rawPdf([
    {
      content:
        "BT /F1 8 Tf 3 Tc 50 700 Td 12 TL (1234.56) ' (TOTAL) ' [(a)-900(b)] TJ 5 Ts (2) Tj 3 Tr (no) Tj ET",
    },
  ]),
];

/** Reads and draws; gives the code of the refusal, or "read". Anything else that is thrown fails the test. */
async function outcomeOf(bytes: Uint8Array): Promise<string> {
  try {
    await pagesOf(bytes, LIMITS);
    const document = await openPdf(bytes, LIMITS);
    try {
      renderPage(document, 1, { renderDpi: 20 });
    } finally {
      document.close();
    }
    return "read";
  } catch (error) {
    if (error instanceof ReadError && error.code !== "internal") return error.code;
    throw error;
  }
}

describe("hostile files", () => {
  it(`${MUTATIONS} mutations give pages or a reason, and the engine goes on`, async () => {
    const next = numbers(20_260_731);
    const outcomes = new Map<string, number>();
    for (let count = 0; count < MUTATIONS; count++) {
      const whole = DOCUMENTS[count % DOCUMENTS.length] ?? new Uint8Array(0);
      const outcome = await outcomeOf(mutated(whole, next));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    // Most damage leaves something to read; some must not.
    expect(outcomes.get("read")).toBeGreaterThan(MUTATIONS / 4);
    expect([...outcomes.keys()]).toEqual(expect.arrayContaining(["read", "cut-off", "damaged"]));
    expect(await outcomeOf(DOCUMENTS[0] ?? new Uint8Array(0))).toBe("read");
  });

  const words = async (content: string, parts = {}): Promise<readonly string[]> => {
    const [page] = await pagesOf(rawPdf([{ content, ...parts }]), LIMITS);
    return texts(page?.words ?? []);
  };

  it("a form that contains itself is read once", async () => {
    const bytes = rawPdf([{ content: "/X1 Do", resources: "/XObject << /X1 20 0 R >>" }], {
      objects: {
        20: stream(
          `${showText("again", { x: 60, y: 20 })} /X1 Do`,
          "/Subtype /Form /BBox [0 0 400 60] /Resources << /Font << /F1 3 0 R >> /XObject << /X1 20 0 R >> >>",
        ),
      },
    });
    const [page] = await pagesOf(bytes, LIMITS);
    expect(new Set(texts(page?.words ?? []))).toEqual(new Set(["again"]));
  });

  it("text at absurd places and sizes is not read as seen", async () => {
    const absurd = [1e9, -1e9, 3e38].map((place) => showText("far", { x: place, y: 10 })).join("");
    expect(await words(`${absurd}${showText("huge", { x: 10, y: 10, size: 1e30 })}`)).not.toContain(
      "far",
    );
  });

  it("unbalanced operators do not disturb the text", async () => {
    expect(await words(`Q Q Q ET ${showText("Total", { x: 50, y: 50 })} q q q BT`)).toEqual([
      "Total",
    ]);
  });

  it("a page without contents is an empty page", async () => {
    expect(await words("")).toEqual([]);
  });

  it("a hundred thousand lines end soon", async () => {
    const lines = "1 1 m 500 1 l S\n".repeat(100_000);
    const [page] = await pagesOf(rawPdf([{ content: lines }]), LIMITS);
    expect(page?.rulings).toHaveLength(1);
  });
});
