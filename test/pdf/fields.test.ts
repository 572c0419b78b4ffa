import { describe, expect, it } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import type { Page } from "../../src/page/page.ts";
import { openPdf } from "../../src/pdf/open.ts";
import { readPages } from "../../src/pdf/contents.ts";
import { rawPdf, type RawPage, type RawParts, showText, stream } from "./support/raw-pdf.ts";
import { readRaw, texts, wordOf } from "./support/read-raw.ts";

/** A field in a box of 200 by 20 points whose left lower corner is at (100, 600). */
function field(
  entries: string,
  look?: string,
): { readonly page: RawPage; readonly parts: RawParts } {
  const shown = look === undefined ? "" : "/AP << /N 22 0 R >>";
  return {
    page: { content: showText("Application no.", { x: 20, y: 606 }), entries: "/Annots [21 0 R]" },
    parts: {
      catalog: "/AcroForm 20 0 R",
      objects: {
        20: "<< /Fields [21 0 R] /DA (/F1 10 Tf 0 g) /DR << /Font << /F1 3 0 R >> >> >>",
        21: `<< /Type /Annot /Subtype /Widget /Rect [100 600 300 620] /T (number) /P 100 0 R ${shown} ${entries} >>`,
        22: stream(
          look ?? "",
          "/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 3 0 R >> >>",
        ),
      },
    },
  };
}

function text(content: string, x = 2): string {
  return `/Tx BMC q BT /F1 10 Tf 0 g ${x} 6 Td (${content}) Tj ET Q EMC`;
}

async function read(entries: string, look?: string): Promise<Page> {
  const { page, parts } = field(entries, look);
  return readRaw(page, parts);
}

async function checkValue(page: Page, expected: readonly string[]): Promise<void> {
  const values = page.words.filter(({ reader }) => reader === "form");
  expect(texts(values)).toEqual(expected);
  expect(texts(page.words.filter(({ reader }) => reader === "text"))).toEqual([
    "Application",
    "no.",
  ]);
  for (const { box } of values) {
    expect(box.left).toBeGreaterThanOrEqual(99);
    expect(box.right).toBeLessThanOrEqual(301);
    expect(box.top).toBeGreaterThanOrEqual(792 - 624);
    expect(box.bottom).toBeLessThanOrEqual(792 - 596);
  }
}

describe("a text field's value", () => {
  const FIELD = "/FT /Tx /DA (/F1 10 Tf 0 g)";
  const cases: readonly (readonly [string, string, string | undefined, readonly string[]])[] = [
    ["as its look shows it", `${FIELD} /V (7570.43)`, text("7,570.43"), ["7,570.43"]],
    ["without a look", `${FIELD} /V (1,234.00)`, undefined, ["1,234.00"]],
    ["with an empty look", `${FIELD} /V (1,234.00)`, "/Tx BMC EMC", ["1,234.00"]],
    ["only in its look", FIELD, text("1,234.00"), ["1,234.00"]],
    ["of several words", `${FIELD} /V (June 30, 2026)`, undefined, ["June", "30,", "2026"]],
    ["without a font", "/FT /Tx /V (1,234.00)", undefined, ["1,234.00"]],
    ["of automatic size", "/FT /Tx /DA (/F1 0 Tf 0 g) /V (1,234.00)", undefined, ["1,234.00"]],
    ["in two bytes a character", `${FIELD} /V <FEFF0031002C003000300030>`, undefined, ["1,000"]],
    ["empty", `${FIELD} /V ()`, undefined, []],
    ["absent", FIELD, undefined, []],
    ["hidden", `${FIELD} /V (1,234.00) /F 2`, text("1,234.00"), []],
    ["not to be viewed", `${FIELD} /V (1,234.00) /F 32`, text("1,234.00"), []],
    ["secret", `${FIELD} /V (1,234.00) /Ff 8192`, text("********"), []],
  ];
  for (const [name, entries, look, expected] of cases) {
    it(name, async () => {
      await checkValue(await read(entries, look), expected);
    });
  }

  const LEFT_OF: Readonly<Record<string, number>> = { "/Q 0": 102, "/Q 1": 182, "/Q 2": 262 };
  for (const [alignment, left] of Object.entries(LEFT_OF)) {
    it(`stands where it is aligned: ${alignment}`, async () => {
      const page = await read(`${FIELD} /V (1,234.00) ${alignment}`);
      expect(Math.abs(wordOf(page.words, "1,234.00").box.left - left)).toBeLessThan(6);
    });
  }

  it("of several lines keeps them apart", async () => {
    const { page, parts } = field(
      `/FT /Tx /DA (/F1 8 Tf 0 g) /Ff 4096 /V (Harbor Clinic\r2200 Foundry Row) /Rect [100 560 300 620]`,
    );
    const { words } = await readRaw(page, parts);
    const values = words.filter(({ reader }) => reader === "form");
    expect(texts(values)).toEqual(["Harbor", "Clinic", "2200", "Foundry", "Row"]);
    expect(wordOf(values, "2200").box.top).toBeGreaterThan(wordOf(values, "Harbor").box.top + 6);
  });

  it("in a comb is one word", async () => {
    await checkValue(await read(`${FIELD} /V (26031) /Ff 16777216 /MaxLen 8`), ["26031"]);
  });

  it("too long for its box is read whole", async () => {
    const long = "Interior framing and gypsum board and acoustical ceilings and painting";
    const { words } = await read(`${FIELD} /V (${long})`, `q 0 0 200 20 re W n ${text(long)} Q`);
    expect(texts(words.filter(({ reader }) => reader === "form"))).toEqual(long.split(" "));
  });

  it("replaces a look that the file calls out of date", async () => {
    const { page, parts } = field(`${FIELD} /V (2,500.00)`, text("1,000.00"));
    const stale = {
      ...parts,
      objects: { ...parts.objects, 20: "<< /Fields [21 0 R] /NeedAppearances true >>" },
    };
    await checkValue(await readRaw(page, stale), ["2,500.00"]);
  });

  it("is turned with its page", async () => {
    const look = "BT /F1 10 Tf 0 1 -1 0 12 6 Tm (1,234.00) Tj ET";
    const upwards = { ...field(`${FIELD} /V (1,234.00) /Rect [100 600 120 780]`, look) };
    const { words, width } = await readRaw(
      {
        content: "BT /F1 10 Tf 0 1 -1 0 90 300 Tm (Application no.) Tj ET",
        entries: "/Rotate 90 /Annots [21 0 R]",
      },
      {
        ...upwards.parts,
        objects: {
          ...upwards.parts.objects,
          22: stream(
            look,
            "/Type /XObject /Subtype /Form /BBox [0 0 20 180] /Resources << /Font << /F1 3 0 R >> >>",
          ),
        },
      },
    );
    expect(width).toBe(792);
    expect(texts(words)).toEqual(["Application", "no.", "1,234.00"]);
    expect(wordOf(words, "1,234.00").box.left).toBeCloseTo(606, 0);
    expect(wordOf(words, "1,234.00").reader).toBe("form");
  });
});

describe("choices", () => {
  it("the chosen one of a drop-down list", async () => {
    await checkValue(
      await read(
        "/FT /Ch /Ff 131072 /Opt [(Progress) (Retainage) (Final)] /V (Retainage) /DA (/F1 10 Tf 0 g)",
      ),
      ["Retainage"],
    );
  });

  it("the chosen one of a list, though its look shows all", async () => {
    await checkValue(
      await read(
        "/FT /Ch /Opt [(Progress) (Final)] /V (Final) /DA (/F1 10 Tf 0 g)",
        text("Progress Final"),
      ),
      ["Final"],
    );
  });

  const boxes = async (entries: string): Promise<readonly boolean[]> =>
    (await read(entries)).checkBoxes.map(({ isChecked }) => isChecked);

  it("a ticked and an empty check box", async () => {
    const look = "/AP << /N << /Yes 22 0 R /Off 22 0 R >> >>";
    expect(await boxes(`/FT /Btn /V /Yes /AS /Yes ${look}`)).toEqual([true]);
    expect(await boxes(`/FT /Btn /V /Off /AS /Off ${look}`)).toEqual([false]);
  });

  it("a check box without a state shows no tick", async () => {
    expect(await boxes("/FT /Btn /AP << /N << /Yes 22 0 R /Off 22 0 R >> >>")).toEqual([false]);
  });

  it("a check box stands at its place and is no word", async () => {
    const page = await read("/FT /Btn /V /Yes /AS /Yes", text("4"));
    expect(page.checkBoxes).toEqual([
      { box: { left: 100, right: 300, top: 172, bottom: 192 }, isChecked: true },
    ]);
    await checkValue(page, []);
  });

  it("a button's label is no value", async () => {
    await checkValue(await read("/FT /Btn /Ff 65536 /MK << /CA (Print) >>", text("Print")), []);
  });
});

describe("a text annotation", () => {
  const annotation = (entries: string): { readonly page: RawPage; readonly parts: RawParts } => ({
    page: { content: showText("Application no.", { x: 20, y: 606 }), entries: "/Annots [21 0 R]" },
    parts: {
      objects: {
        21: `<< /Type /Annot /Subtype /FreeText /Rect [100 600 300 620] /DA (/F1 10 Tf 0 g) ${entries} >>`,
        22: stream(
          text("14"),
          "/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 3 0 R >> >>",
        ),
      },
    },
  });

  it("is read as it looks, without a form in the file", async () => {
    const { page, parts } = annotation("/Contents (14) /AP << /N 22 0 R >>");
    await checkValue(await readRaw(page, parts), ["14"]);
  });

  it("without a look is read by its contents", async () => {
    const { page, parts } = annotation("/Contents (Revised 14)");
    await checkValue(await readRaw(page, parts), ["Revised", "14"]);
  });

  it("a note that only opens on a click is not read", async () => {
    const { page, parts } = annotation("/Contents (1,000.00)");
    const note = {
      ...parts,
      objects: {
        21: "<< /Type /Annot /Subtype /Text /Rect [100 600 300 620] /Contents (1,000.00) >>",
      },
    };
    await checkValue(await readRaw(page, note), []);
  });
});

describe("what a hand put on a page", () => {
  const BOX = { left: 100, right: 300, top: 172, bottom: 192 };
  const FORM_LOOK = text("Jo Reed");

  async function drawingsWith(entries: string, look?: string): Promise<Page["drawings"]> {
    return (await read(entries, look)).drawings;
  }

  it("a digital signature that shows is a drawing, and a field that waits for one is none", async () => {
    expect(await drawingsWith("/FT /Sig /V << /Type /Sig >>", FORM_LOOK)).toEqual([BOX]);
    expect(await drawingsWith("/FT /Sig")).toEqual([]);
  });

  it("ink and stamps are drawings, unless they are hidden", async () => {
    for (const subtype of ["Ink", "Stamp"]) {
      expect(await drawingsWith(`/Subtype /${subtype}`)).toEqual([BOX]);
      expect(await drawingsWith(`/Subtype /${subtype} /F 2`)).toEqual([]);
    }
  });
});

it("a document read twice gives the same pages", async () => {
  const { page, parts } = field("/FT /Tx /DA (/F1 10 Tf 0 g) /V (1,234.00)");
  const document = await openPdf(rawPdf([page], parts), LIMITS);
  try {
    const first = readPages(document, LIMITS);
    expect(readPages(document, LIMITS)).toEqual(first);
    await checkValue(first[0] ?? (await readRaw("")), ["1,234.00"]);
  } finally {
    document.close();
  }
});
