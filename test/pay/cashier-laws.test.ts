import fc from "fast-check";
import { expect, test } from "vitest";
import {
  demandOf,
  nonceOf,
  pay,
  paymentOf,
  type SettleDeed,
  shop,
  type VerifyDeed,
} from "./shop.ts";
import { cases } from "../support/cases.ts";

test("whatever happens, money moves exactly for answers that were given or are kept", async () => {
  const step = fc.record({
    payment: fc.integer({ min: 1, max: 3 }),
    document: fc.constantFrom("a", "b"),
    verify: fc.constantFrom<VerifyDeed>("ok", "ok", "ok", "refuse", "fault"),
    settle: fc.constantFrom<SettleDeed>(
      "ok",
      "ok",
      "ok",
      "refuse",
      "lost before",
      "lost after",
      "pending",
      "pending and moved",
      "moved and refused",
    ),
    work: fc.constantFrom("ok", "ok", "ok", "throws", "client goes"),
    atOnce: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const one = await shop();
      const demand = await demandOf(one);
      const sold = new Map<string, Set<string>>();
      const open: Promise<void>[] = [];
      for (const { payment, document, verify, settle, work, atOnce } of steps) {
        one.chain.verifyDeed = verify;
        one.chain.settleDeed = settle;
        const payload = paymentOf(demand, payment);
        const nonce = nonceOf(payload);
        const gone = new AbortController();
        const make = async (): Promise<string> => {
          await Promise.resolve();
          if (work === "throws") throw new Error("unreadable");
          if (work === "client goes") gone.abort();
          return `answer of ${document}`;
        };
        const buying = async (): Promise<void> => {
          const sale = await pay(one, payload, { document, make, signal: gone.signal }).catch(
            (error: Error) => error.message,
          );
          if (typeof sale === "string") expect(sale).toBe("unreadable");
          else if (sale.kind === "sold") {
            // Never an answer without its money, and never another document's.
            expect(one.chain.moved.has(nonce)).toBe(true);
            expect(sale.body).toBe(`answer of ${document}`);
            sold.set(nonce, (sold.get(nonce) ?? new Set()).add(document));
          }
        };
        const going = buying();
        open.push(going);
        if (!atOnce) await going;
      }
      await Promise.all(open);
      one.chain.verifyDeed = "ok";
      one.chain.settleDeed = "ok";
      for (const documents of sold.values()) expect(documents.size).toBe(1);
      // Who has paid gets the answer with the payment that paid for it.
      for (const nonce of one.chain.moved) {
        const payload = paymentOf(demand, Number(nonce));
        const make = async (): Promise<string> => Promise.reject(new Error("never made twice"));
        const sales = await Promise.all(
          ["a", "b"].map(async (document) => pay(one, payload, { document, make })),
        );
        expect(sales.filter(({ kind }) => kind === "sold")).toHaveLength(1);
      }
      const settled = one.lines.filter(({ outcome }) => outcome === "settled");
      expect(new Set(settled.map(({ paymentKey }) => paymentKey)).size).toBe(settled.length);
      expect(settled.length).toBe(one.chain.moved.size);
    }),
    { numRuns: cases(2_000), seed: 402 },
  );
});
