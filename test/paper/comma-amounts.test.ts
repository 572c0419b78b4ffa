import { expect, test } from "vitest";
import { commaAmounts } from "../../src/paper/comma-amounts.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { typedPage, typedText } from "../support/typed-page.ts";

const read = (text: string): readonly string[] =>
  commaAmounts(typedText(text, 20, 20)).map(({ value }) => value.toString());

test("groups of thousands may be parted by blanks or points", () => {
  expect(read("1 234 567,50 $")).toEqual(["1,234,567.50"]);
  expect(read("1.234,50")).toEqual(["1,234.50"]);
  expect(read("64\u00A0300,00 $")).toEqual(["64,300.00"]);
  expect(read("0,00 $")).toEqual(["0.00"]);
});

test("amounts of a row stay apart", () => {
  expect(read("16 000,00 $    3 657,70 $    0,00 $")).toEqual(["16,000.00", "3,657.70", "0.00"]);
  expect(read("16 000,00    3 657,70")).toEqual(["16,000.00", "3,657.70"]);
});

test("a minus and brackets make an amount negative", () => {
  expect(read("-6 136,84 $")).toEqual(["-6,136.84"]);
  expect(read("(6 136,84 $)")).toEqual(["-6,136.84"]);
  expect(read("6 136,84-")).toEqual(["-6,136.84"]);
});

test("numbers without cents, and groups of another length, are no amounts", () => {
  expect(read("275 315")).toEqual([]);
  expect(read("27 53,154")).toEqual([]);
});

const amountsOf = (...lines: readonly string[]): readonly string[] => {
  const words = lines.flatMap((line, at) => typedText(line, 20, 20 + 14 * at));
  return cutPaper([typedPage(words)]).amounts.map(({ value }) => value.toString());
};

test("a paper that writes commas has no amounts of their parts", () => {
  const [total, ...others] = amountsOf(
    "Total    275 315,40 $",
    "Retenue    27 531,54 $",
    "Solde    0,00 $",
  );
  expect([total, ...others]).toEqual(["275,315.40", "27,531.54", "0.00"]);
});

test("a paper that writes points is read as before", () => {
  expect(amountsOf("Total    275,315.40", "Held    27,531.54")).toEqual([
    "275,315.40",
    "27,531.54",
  ]);
});
