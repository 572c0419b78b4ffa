import { describe, expect, test } from "vitest";
import { ReadError } from "../../../src/base/read-error.ts";
import type { Page } from "../../../src/page/page.ts";
import { TEMPLATES } from "../../../src/read/templates.ts";
import { readPages } from "../../support/read-pages.ts";
import { typedPages } from "./typed-invoice.ts";

/** A till receipt that says neither that it is one nor which number it has. */
const UNTITLED = `
GREEN CORNER RESTAURANT
3 Hill Road

03/04/2025 21:28   0001

Noodles           14.00
Tea                2.50

TOTAL             16.50
`;

/** The pages as they are when their picture was recognised. */
function recognised(text: string): readonly Page[] {
  return typedPages([text]).map((page) => ({
    ...page,
    straightened: { quarterTurns: 0, skewDegrees: 0 },
  }));
}

/** The total that is read, or what is said against reading it. */
function totalOf(pages: readonly Page[], kind: "auto" | "invoice"): string {
  try {
    const reading = readPages(pages, TEMPLATES, { subcontractor: null, gc: null, kind });
    return reading.documentType === "INVOICE"
      ? (reading.document.total?.value.toString() ?? "")
      : "no invoice";
  } catch (error) {
    if (error instanceof ReadError) return error.message;
    throw error;
  }
}

describe("a picture without a title that can be read", () => {
  test("is read where the caller says that it is a bill", () => {
    expect(totalOf(recognised(UNTITLED), "invoice")).toBe("16.50");
  });

  test("is none where nobody says so, and no more is a page of print", () => {
    expect(totalOf(recognised(UNTITLED), "auto")).toContain("looks like");
    expect(totalOf(typedPages([UNTITLED]), "invoice")).toContain("looks like no invoice");
  });

  test("is none where it is called otherwise", () => {
    const note = UNTITLED.replace("GREEN CORNER RESTAURANT", "DELIVERY NOTE");
    expect(totalOf(recognised(note), "invoice")).toContain("looks like no invoice");
  });
});
