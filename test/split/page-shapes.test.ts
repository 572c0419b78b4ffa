import { expect, test } from "vitest";
import { layoutOf } from "../../src/layout/layout.ts";
import { shapeSigns } from "../../src/split/page-shapes.ts";
import { typedPage, typedText } from "../support/typed-page.ts";

/** Points from one line of a typed page to the next. */
const LEADING = 24;

/** The signs of a page with lines below each other. */
function signsOf(lines: readonly string[]): ReadonlyMap<string, number> {
  const words = lines.flatMap((line, at) => typedText(line, 40, 60 + LEADING * at));
  const [page] = layoutOf([typedPage(words)]).pages;
  return new Map(page === undefined ? [] : shapeSigns(page));
}

const PROSE = "Enclosed are the papers of the ninth draw as agreed on site.";

test.each([
  ["Dear Ms. Lowe,", "Sincerely,"],
  ["Gentlemen:", "Very truly yours,"],
  ["Sehr geehrte Frau Lowe,", "Hochachtungsvoll,"],
])("a letter greets above its text and takes leave below it: %s … %s", (greeting, leave) => {
  const signs = signsOf(["Draw 9", greeting, PROSE, leave, "R. Osei"]);
  expect([signs.get("greets"), signs.get("greets and takes leave")]).toEqual([1, 1]);
});

test("an address or a caption above a table greets nobody", () => {
  expect(signsOf(["18 Mill Row,", "Harbor Point", PROSE]).has("greets")).toBe(false);
  expect(signsOf(["Bill to:", "Harbor Point Clinic", "Total 90.00"]).has("greets")).toBe(false);
});

test("a letter without leave greets alone", () => {
  const signs = signsOf(["Dear Ms. Lowe,", PROSE, PROSE]);
  expect([signs.get("greets"), signs.get("greets and takes leave")]).toEqual([1, 0]);
});

test("a table of contents ends its lines with pages that rise", () => {
  const listed = ["Releases . . . 2", "Bills . . . 6", "Pictures . . . 20", "Orders . . . 24"];
  expect(signsOf(listed).get("pages listed")).toBe(0.5);
  expect(signsOf(listed.toReversed()).get("pages listed")).toBe(0);
  expect(signsOf(["Concrete 400.00", "Framing 615.00"]).get("pages listed")).toBe(0);
});
