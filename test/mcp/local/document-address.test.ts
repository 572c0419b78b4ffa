import fc from "fast-check";
import { expect, test } from "vitest";
import { addressOf, type DocumentAddress, uriOf } from "../../../src/mcp/local/document-address.ts";

const page = fc.integer({ min: 1, max: 9_999 });
const pages = fc.tuple(page, page).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
const address: fc.Arbitrary<DocumentAddress> = fc.record({
  path: fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }),
  pages: fc.option(pages),
});

test("an address comes back from its URI, whatever the file is called", () => {
  fc.assert(
    fc.property(address, (given) => {
      const uri = uriOf(given);
      expect(addressOf(uri)).toEqual(given);
      // Clients hold addresses to the grammar of URIs, and some write them anew.
      expect(uri).toMatch(/^crossfoot:\/\/document\/[\w\-.~!*'()%/]+(?:\?pages=[\d-]+)?$/);
    }),
  );
});

test("two documents have two URIs", () => {
  fc.assert(
    fc.property(address, address, (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other));
      expect(uriOf(one)).not.toBe(uriOf(other));
    }),
  );
});

test("an address that a model makes of the template by itself is understood", () => {
  for (const [uri, path] of [
    ["crossfoot://document/march/pay app 3.pdf", "march/pay app 3.pdf"],
    ["crossfoot://document//home/me/jobs/a.pdf", "/home/me/jobs/a.pdf"],
    ["crossfoot://document/bills.zip/märz.pdf", "bills.zip/märz.pdf"],
  ] as const) {
    expect(addressOf(uri)).toEqual({ path, pages: null });
  }
});
