import { expect, test } from "vitest";
import { layoutOf } from "../../src/layout/layout.ts";
import { printedTexts } from "../../src/lexicon/texts.ts";
import { type PageLook, pageLook } from "../../src/split/page-signs.ts";
import { typedPage, typedText } from "../support/typed-page.ts";

/** Points from one line of a typed page to the next. */
const LEADING = 20;

function lookOf(lines: readonly string[]): PageLook | null {
  const words = lines.flatMap((line, at) => typedText(line, 40, 60 + LEADING * at));
  const layout = layoutOf([typedPage(words)]);
  const [page] = layout.pages;
  return page === undefined ? null : pageLook(page, printedTexts(layout));
}

const LISTED = ["1 Lien waivers", "2 Sworn statement", "3 Invoices", "4 Certificate of insurance"];

test("papers in a list name parts of the file, none of them the page", () => {
  const look = lookOf(["Millrace Builders", ...LISTED]);
  expect(look?.signs.get("kinds listed")).toBe(0.8);
  expect(look?.title).toBeNull();
});

test("two papers, or papers far from each other, are no list", () => {
  for (const lines of [
    LISTED.slice(0, 2),
    LISTED.flatMap((one) => [one, "", "", "", "", "", ""]),
  ]) {
    const look = lookOf(lines);
    expect(look?.signs.get("kinds listed")).toBe(0);
    expect(look?.title).not.toBeNull();
  }
});

test("a page of hardly any words is told from one of few", () => {
  expect(lookOf(["This page is blank."])?.signs.get("hardly any words")).toBe(1);
  expect(lookOf(LISTED.slice(0, 2))?.signs.get("hardly any words")).toBe(1);
  expect(lookOf(LISTED)?.signs.get("hardly any words")).toBe(0);
});
