import { sentenceOf } from "../../../src/finding/sentences.ts";
import { describe, expect, test } from "vitest";
import { readTotalsOf, totalsIn } from "./typed-totals.ts";

/** Phrases such as "TVA 20 %" are labels as a whole, so that the rate is no figure beside them. */
const RATES_IN_LABELS: readonly (readonly [title: string, page: string, rates: string])[] = [
  ["German", "Nettobetrag 100,00\nzzgl. 19% MwSt 19,00\nRechnungsbetrag 119,00", "19%"],
  ["French", "Total HT 100,00\nTVA 20 % 20,00\nTotal TTC 120,00", "20%"],
  ["Spanish", "Base imponible 100,00\nIVA 21% 21,00\nTotal factura 121,00", "21%"],
  ["Dutch", "Subtotaal 100,00\nBTW 21% 21,00\nTotaal 121,00", "21%"],
  [
    "a caption over its amount",
    "Net         VAT 19%      Total\n100.00      19.00        119.00",
    "19%",
  ],
];

test.each(RATES_IN_LABELS)("the rate inside a label is read: %s", (_, page, rate) => {
  const { taxes } = readTotalsOf(page);
  expect(taxes.map((tax) => tax.rate?.value.toString().replace(" ", ""))).toEqual([rate]);
});

describe("amounts are told by arithmetic", () => {
  test("where a row between subtotal and total has words that nobody knows", () => {
    const page = `Subtotal                100.00
Zorblax 20%              20.00
Total                   120.00`;
    expect(totalsIn(page)).toEqual(["subtotal 100.00", "total 120.00", "tax 20% 20.00", "sum"]);
  });

  test("where the row above the total has none", () => {
    const page = `Zorblax                 100.00
VAT 20%                  20.00
Total                   120.00`;
    expect(totalsIn(page)).toEqual(["subtotal 100.00", "total 120.00", "tax 20% 20.00", "sum"]);
  });

  test("but not where nothing proves them", () => {
    const page = `Zorblax                 107.00
VAT 20%                  20.00
Total                   120.00`;
    expect(totalsIn(page)).not.toContain("subtotal 107.00");
  });

  test("where a bare total is that of the lines", () => {
    const page = `Total                   100.00
VAT 20%                  20.00
Total                   120.00`;
    expect(totalsIn(page, "100.00")).toEqual([
      "subtotal 100.00",
      "total 120.00",
      "tax 20% 20.00",
      "sum",
    ]);
  });

  test("where savings are in the prices already, they are no discount", () => {
    const page = `Subtotal                100.00
You saved                15.00
VAT 20%                  20.00
Total                   120.00`;
    expect(totalsIn(page)).toEqual(["subtotal 100.00", "total 120.00", "tax 20% 20.00", "sum"]);
  });
});

describe("amounts in a sentence", () => {
  test("are read where they stand in no table", () => {
    const page = `For my services I charge

Our fee                 100.00
VAT 20%                  20.00

Please pay the total amount of 120.00 within 14 days.`;
    expect(totalsIn(page)).toContain("total 120.00");
  });

  test("do not stand against the labelled ones", () => {
    const page = `A total of 3 visits were made in May for a price of 7.00 each.

Subtotal                 21.00
VAT 20%                   4.20
Total                    25.20`;
    expect(totalsIn(page)).toEqual(["subtotal 21.00", "total 25.20", "tax 20% 4.20", "sum"]);
  });
});

describe("totals that do not add up", () => {
  test("are read as printed and not repaired", () => {
    const page = `Subtotal                100.00
VAT 20%                  20.00
Total                   130.00`;
    expect(totalsIn(page)).toEqual([
      "subtotal 100.00",
      "total 130.00",
      "tax 20% 20.00",
      "unproved",
    ]);
  });

  // What is due is taken for the total, and the total for a subtotal; the payment is lost.
  test("keep the payment and the balance that do not fit", () => {
    const page = `Total                   120.00
Amount paid              50.00
Balance due              71.00`;
    expect(totalsIn(page).slice(0, 3)).toEqual([
      "total 120.00",
      "amountPaid 50.00",
      "balanceDue 71.00",
    ]);
  });

  test("Nothing is read from a page without amounts", () => {
    expect(totalsIn("Total\nSubtotal\nVAT 20%")).toEqual(["unproved"]);
    expect(totalsIn("")).toEqual(["unproved"]);
  });
});

describe("every amount says", () => {
  test("where it stands, with each of its sources", () => {
    const { discount, total } = readTotalsOf(`Subtotal                100.00
Discount                -10.00
Loyalty discount         -5.00
Total                   $85.00`);
    expect(discount?.sourced.from.map(({ printed }) => printed).toSorted()).toEqual([
      "-10.00",
      "-5.00",
    ]);
    expect(total?.sourced.from[0].printed).toBe("$85.00");
    expect(total?.because).toEqual([
      'It stands right of the label "Total".',
      "Subtotal, taxes and the amounts between give the total.",
    ]);
  });

  test("what a tax is called", () => {
    const { taxes } = readTotalsOf(`Subtotal                100.00
VAT (20%):               20.00
Total                   120.00`);
    expect(taxes.map(({ label }) => label?.value)).toEqual(["VAT (20%)"]);
  });

  test("that an earlier balance is part of what is due", () => {
    const { notices } = readTotalsOf(`Previous balance         35.00
Total                   120.00
Amount due              155.00`);
    expect(notices.map(sentenceOf)).toEqual([
      "An earlier balance of 35.00 is part of what is due; the total is that of this paper alone.",
    ]);
  });
});
