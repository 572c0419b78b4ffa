import PDFDocument from "pdfkit";
import { describe, expect, it, vi } from "vitest";
import { LIMITS, type Limits } from "../../src/base/limits.ts";
import { ReadError } from "../../src/base/read-error.ts";
import { openPdf } from "../../src/pdf/open.ts";
import { pagesOf } from "../../src/pdf/contents.ts";
import { rawPdf, showText } from "./support/raw-pdf.ts";
import { texts } from "./support/read-raw.ts";

const WHOLE = rawPdf([
  { content: showText("First page", { x: 50, y: 700 }) },
  { content: showText("Second page", { x: 50, y: 700 }) },
]);

function ascii(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, "latin1"));
}

function glued(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

function without(bytes: Uint8Array, text: string): Uint8Array {
  return ascii(Buffer.from(bytes).toString("latin1").replace(text, ""));
}

async function codeOf(bytes: Uint8Array, limits: Partial<Limits> = {}): Promise<string> {
  try {
    await pagesOf(bytes, { ...LIMITS, ...limits });
    return "read";
  } catch (error) {
    return error instanceof ReadError ? error.code : String(error);
  }
}

async function protectedPdf(passwords: {
  readonly userPassword?: string;
  readonly ownerPassword: string;
}): Promise<Uint8Array> {
  const document = new PDFDocument({ pdfVersion: "1.7", ...passwords });
  const parts: Uint8Array[] = [];
  document.on("data", (part: Uint8Array) => parts.push(part));
  const ended = new Promise((resolve) => document.on("end", resolve));
  document.text("Confidential amount 1,234.56");
  document.end();
  await ended;
  return glued(...parts);
}

describe("a file that cannot be read is refused with its reason", () => {
  const cut = (share: number): Uint8Array => WHOLE.subarray(0, Math.floor(WHOLE.length * share));
  const cases: readonly (readonly [string, Uint8Array, string])[] = [
    ["no bytes", new Uint8Array(0), "empty-file"],
    ["a text file", ascii("Application and Certificate for Payment"), "not-a-pdf"],
    ["a header too far in", glued(new Uint8Array(1_100).fill(10), WHOLE), "not-a-pdf"],
    ["a header alone", ascii("%PDF-1.7\n"), "cut-off"],
    ["a third of a file", cut(0.33), "cut-off"],
    ["nearly all of a file", cut(0.6), "cut-off"],
    ["a file without its last part", cut(0.8), "cut-off"],
    ["a header and an end, nothing between", ascii("%PDF-1.7\nnothing\n%%EOF\n"), "damaged"],
    ["a catalog without pages", rawPdf([]), "no-pages"],
  ];
  for (const [name, bytes, code] of cases) {
    it(`${name}: ${code}`, async () => {
      expect(await codeOf(bytes)).toBe(code);
    });
  }

  it("one byte more than the limit: too-large", async () => {
    expect(await codeOf(WHOLE, { documentBytes: WHOLE.length - 1 })).toBe("too-large");
    expect(await codeOf(WHOLE, { documentBytes: WHOLE.length })).toBe("read");
  });

  it("one page more than the limit: too-many-pages", async () => {
    expect(await codeOf(WHOLE, { pages: 1 })).toBe("too-many-pages");
    expect(await codeOf(WHOLE, { pages: 2 })).toBe("read");
  });

  it("a page longer than the limit: page-too-large", async () => {
    expect(await codeOf(WHOLE, { pageSidePoints: 791 })).toBe("page-too-large");
    expect(await codeOf(WHOLE, { pageSidePoints: 792 })).toBe("read");
  });

  it("more words than the limit: too-many-words", async () => {
    expect(await codeOf(WHOLE, { words: 3 })).toBe("too-many-words");
    expect(await codeOf(WHOLE, { words: 4 })).toBe("read");
  });

  it("an engine without memory: out-of-memory", async () => {
    const large = rawPdf([{ content: showText("word ", { x: 50, y: 700 }).repeat(60_000) }]);
    // Files of tests that ran in this process before may have left an engine with enough memory.
    vi.resetModules();
    const { pagesOf: pagesOfAnew } = await import("../../src/pdf/contents.ts");
    await expect(pagesOfAnew(large, { ...LIMITS, readMegabytes: 20 })).rejects.toMatchObject({
      name: "ReadError",
      code: "out-of-memory",
    });
    expect(await pagesOfAnew(WHOLE, LIMITS)).toHaveLength(2);
  });
});

describe("a file that is whole enough is read", () => {
  const cases: readonly (readonly [string, Uint8Array])[] = [
    ["bytes before the header", glued(ascii("Content-Type: application/pdf\n\n"), WHOLE)],
    ["bytes behind the end", glued(WHOLE, ascii("\n--boundary--\n"))],
    ["no end mark", without(WHOLE, "%%EOF\n")],
    ["wrong cross references", glued(ascii("%PDF-1.7\n%moved\n"), WHOLE.subarray(9))],
  ];
  for (const [name, bytes] of cases) {
    it(name, async () => {
      const pages = await pagesOf(bytes, LIMITS);
      expect(pages.map(({ words }) => texts(words).join(" "))).toEqual([
        "First page",
        "Second page",
      ]);
    });
  }
});

describe("protected files", () => {
  it("with an empty user password are read", async () => {
    const bytes = await protectedPdf({ ownerPassword: "owner" });
    const [page] = await pagesOf(bytes, LIMITS);
    expect(texts(page?.words ?? [])).toEqual(["Confidential", "amount", "1,234.56"]);
  });

  it("with a user password are refused", async () => {
    const bytes = await protectedPdf({ userPassword: "secret", ownerPassword: "owner" });
    expect(await codeOf(bytes)).toBe("encrypted");
  });
});

describe("an open document", () => {
  it("can be closed twice and leaves its bytes alone", async () => {
    const bytes = WHOLE.slice();
    const document = await openPdf(bytes, LIMITS);
    expect(document.pageCount).toBe(2);
    document.close();
    document.close();
    expect(bytes).toEqual(WHOLE);
  });
});
