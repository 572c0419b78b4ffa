import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LIMITS, type Limits } from "../src/base/limits.ts";
import { ReadError } from "../src/base/read-error.ts";
import { readOptionsOf } from "../src/cli/read-options.ts";
import type { Page } from "../src/page/page.ts";
import type { PageWishes } from "../src/read/read-contents.ts";
import { readDocument } from "../src/read.ts";
import { TEMPLATES } from "../src/read/templates.ts";
import { readPages } from "./support/read-pages.ts";
import { typedPage, typedText } from "./support/typed-page.ts";

/** A paper of 25 pages. */
const LONG = "fixtures/pay-application/procore-owner/25-pages.pdf";

async function refusalOf(path: string, limits: Partial<Limits>): Promise<ReadError | null> {
  const bytes = new Uint8Array(readFileSync(path));
  return errorOf(readDocument(bytes, { kind: "invoice", limits: { ...LIMITS, ...limits } }));
}

async function errorOf(read: Promise<unknown>): Promise<ReadError | null> {
  try {
    await read;
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(ReadError);
    return error instanceof ReadError ? error : null;
  }
}

/** A letter of so many pages, which is no document of any kind. */
function letter(pageCount: number): readonly Page[] {
  return Array.from({ length: pageCount }, (_, index) => ({
    ...typedPage(typedText("We thank you for the visit of last week.", 40, 40)),
    pageNumber: index + 1,
  }));
}

async function messageOf(pageCount: number, wishes: Partial<PageWishes>): Promise<string> {
  const nobody = { subcontractor: null, gc: null };
  const pages = letter(pageCount);
  const read = Promise.resolve().then(() => readPages(pages, TEMPLATES, { ...nobody, ...wishes }));
  const error = await errorOf(read);
  expect(error?.code).toBe("not-this-kind");
  return error?.message ?? "";
}

const TOO_LONG = "A paper of more than 25 pages is not read as an invoice.";

describe("the pages of an invoice", () => {
  test("are at most 25: more are refused with a sentence that says so", async () => {
    const error = await refusalOf("fixtures/hostile/251-pages.pdf", {});
    expect(error?.code).toBe("too-many-pages");
    expect(error?.message).toContain(TOO_LONG);
    expect((await refusalOf(LONG, {}))?.code).not.toBe("too-many-pages");
  });

  test("are as many as the caller allows, and never more than any document's", async () => {
    expect((await refusalOf(LONG, { invoicePages: 24 }))?.message).toContain("more than 24 pages");
    expect((await refusalOf(LONG, { pages: 24 }))?.message).toContain("more than 24 pages");
  });

  test("are no reason to refuse a construction document", async () => {
    const bytes = new Uint8Array(readFileSync(LONG));
    const limits = { ...LIMITS, invoicePages: 1 };
    const reading = await readDocument(bytes, { kind: "auto", limits });
    expect([reading.documentType, reading.pageCount]).toEqual(["PAY_APPLICATION", 25]);
  });

  test("tell of a paper of any kind why it was not tried as an invoice", async () => {
    expect(await messageOf(26, {})).toContain(TOO_LONG);
    expect(await messageOf(26, { kind: "construction" })).not.toContain("invoice");
    expect(await messageOf(25, {})).not.toContain(TOO_LONG);
  });

  test("are said to be none in the words of what was asked for", async () => {
    expect(await messageOf(1, {})).toBe(
      "The document looks like no construction pay application, change order or invoice.",
    );
    expect(await messageOf(1, { kind: "construction" })).toBe(
      "The document looks like neither a construction pay application nor a change order.",
    );
    expect(await messageOf(1, { kind: "invoice" })).toBe(
      "The document looks like no invoice, bill, receipt or credit note.",
    );
  });

  test("are what --max-pages names where invoices are asked for", () => {
    const limitsOf = (kind: "auto" | "invoice"): readonly number[] => {
      const { limits } = readOptionsOf({ kind, maxPages: 40 });
      return [limits.pages, limits.invoicePages];
    };
    expect(limitsOf("invoice")).toEqual([40, 40]);
    expect(limitsOf("auto")).toEqual([40, 25]);
  });
});
