import { expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import type { Provenance } from "../../src/document/sourced.ts";
import type { Reading } from "../../src/kinds/reading.ts";
import {
  firstOfPages,
  OWN_TEXT,
  pagesOf,
  type Readers,
  readPlaces,
  RECOGNISED,
} from "../../src/witness/read-places.ts";

type Place = Partial<Provenance> & Pick<Provenance, "printed">;

function place({ printed, pageNumber = 1, reader = "text", box }: Place): Provenance {
  const usual = { left: 10, top: 10, right: 60, bottom: 20 };
  return { printed, pageNumber, reader, certainty: 1, box: box ?? usual };
}

function amount(at: Place): object {
  return { value: Money.of("1450"), from: [place(at)] };
}

function text(value: string, at: Omit<Place, "printed"> = {}): object {
  return { value, from: [place({ printed: value, ...at })] };
}

function placesOf(
  document: object,
  readers: Readers = OWN_TEXT,
): readonly (readonly [string, readonly string[]])[] {
  const reading = { document } as Reading;
  return readPlaces(reading, readers).map(({ printed, figures }) => [printed, figures]);
}

test("values with digits have places, those in lists and rows as well", () => {
  const lines = [{ amount: amount({ printed: "700.00" }), quantity: null }];
  expect(placesOf({ total: amount({ printed: "1,450.00", pageNumber: 2 }), lines })).toEqual([
    ["1,450.00", ["total"]],
    ["700.00", ["lines[0].amount"]],
  ]);
});

test("a place of two values is one", () => {
  const at = { printed: "1,450.00" };
  expect(placesOf({ total: amount(at), balanceDue: amount(at) })).toEqual([
    ["1,450.00", ["total", "balanceDue"]],
  ]);
});

test("an amount with its currency is no place of its own beside the amount", () => {
  const wide = { left: 0, top: 10, right: 60, bottom: 20 };
  expect(
    placesOf({
      currency: text("GBP", { box: wide }),
      net: amount({ printed: "GBP 1,450.00", box: wide }),
      total: amount({ printed: "1,450.00" }),
    }),
  ).toEqual([["1,450.00", ["total"]]]);
});

test("texts of several words, words without digits and recognised characters have none", () => {
  expect(
    placesOf({
      description: text("Rewiring of floor 2"),
      name: text("Hollis"),
      total: amount({ printed: "9.00", reader: "ocr" }),
    }),
  ).toEqual([]);
});

test("places of recognised characters are others than those of the file's own", () => {
  const recognised = amount({ printed: "9.00", reader: "ocr" });
  const own = amount({ printed: "7.00", reader: "form", pageNumber: 2 });
  expect(placesOf({ recognised, own }, RECOGNISED)).toEqual([["9.00", ["recognised"]]]);
  expect(placesOf({ recognised, own })).toEqual([["7.00", ["own"]]]);
});

test("numbers and accounts have some", () => {
  expect(
    placesOf({
      number: text("RG-1764"),
      iban: text("DE91 1000 0000 0123 4567 89", { pageNumber: 2 }),
    }),
  ).toHaveLength(2);
});

test("of each page the first places are kept", () => {
  const at = { figures: ["total"], box: { left: 0, top: 0, right: 1, bottom: 1 } };
  const places = [
    { ...at, pageNumber: 1, printed: "1" },
    { ...at, pageNumber: 2, printed: "2" },
    { ...at, pageNumber: 1, printed: "3" },
    { ...at, pageNumber: 1, printed: "4" },
  ];
  expect(firstOfPages(places, 2).map(({ printed }) => printed)).toEqual(["1", "2", "3"]);
});

test("pages come in their order, each once", () => {
  const on = (pageNumber: number): object => amount({ printed: `${pageNumber}.00`, pageNumber });
  const reading = { document: { a: on(3), b: on(1), c: amount({ printed: "7", pageNumber: 3 }) } };
  expect(pagesOf(readPlaces(reading as unknown as Reading, OWN_TEXT))).toEqual([1, 3]);
});
