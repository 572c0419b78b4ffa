import { expect, test } from "vitest";
import { describeConstruction, describeInvoice } from "../../src/wire/service/description.ts";
import { FREE, PAID } from "../http/pages/sites.ts";

/** What clients are promised of both readers, and of each. */
const COMMON =
  "service endpoint price payment available accepts maxBytes charging retention docs openapi mcp llms terms".split(
    " ",
  );
const CONSTRUCTION = [...COMMON, "optionalParties"];
const INVOICE = [...COMMON, "reads", "pricing", "checks", "maxPages", "example"];

test("each reader's description has the members that are promised, and no other", () => {
  for (const site of [FREE, PAID]) {
    const standing = { site, isAvailable: true };
    const construction = Object.keys(describeConstruction(standing));
    expect(construction.toSorted()).toEqual(CONSTRUCTION.toSorted());
    expect(Object.keys(describeInvoice(standing)).toSorted()).toEqual(INVOICE.toSorted());
  }
});

test("the price is that of one read or of one page", () => {
  const paid = { site: PAID, isAvailable: true };
  expect(describeConstruction(paid).price).toBe("$0.20 in USDC per successful read.");
  expect(describeInvoice(paid).price).toBe("$0.04 in USDC per page, for a successful read.");
  expect(describeInvoice({ site: FREE, isAvailable: true }).price).toBe("Free on this server.");
});
