import { expect, test } from "vitest";
import {
  type ChooseItems,
  type ItemsOffer,
  offeredItems,
  type TableReading,
} from "../../../src/evidence/invoice/items/items-choice.ts";
import { readInvoiceLines } from "../../../src/read/invoice/lines/read-invoice-lines.ts";
import { typedInvoice } from "./typed-invoice.ts";

const PAPER = typedInvoice([
  `
Description              Amount
Site visit               300.00
Courtesy call              0.00
Drawings                 720.00
Total                  1,020.00`,
]);

const AMOUNTS = ["300.00", "0.00", "720.00"];

/** What is told where the items could as well be read without some of the amounts. */
function toldWithout(...left: readonly string[]): readonly string[] {
  const choose: ChooseItems = (_, offers) => {
    const offer = offers.find(isWhole) ?? null;
    const anchors = offer?.anchors.filter(({ figure }) => !left.includes(figure.printed)) ?? [];
    return { offer, rival: offer === null ? null : { ...offer, anchors }, share: 0.5 };
  };
  return readInvoiceLines(PAPER, choose).notices.map(({ code }) => code);
}

function isWhole(offer: ItemsOffer): offer is TableReading {
  const amounts = offeredItems(offer).map(({ amount }) => amount.printed);
  return offer.kind === "table" && amounts.join() === AMOUNTS.join();
}

test("another way to read the items that leaves an amount out is told", () => {
  expect(toldWithout("300.00")).toEqual(["items-left-open"]);
});

test("one that differs in lines of 0.00 alone is not", () => {
  expect(toldWithout("0.00")).toEqual([]);
});
