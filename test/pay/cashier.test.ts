import type { PaymentPayload } from "@x402/core/types";
import { describe, expect, test } from "vitest";
import { PURCHASE_BOUNDS } from "../../src/pay/purchases.ts";
import { demandOf, nonceOf, pay, paymentOf, shop } from "./shop.ts";

describe("a sale", () => {
  test("asks for the exact amount in units of USDC, on Base, with the domain of the token", async () => {
    const { accepts } = await demandOf(await shop(), 7 * 40_000);
    expect(accepts).toEqual([
      {
        scheme: "exact",
        network: "eip155:8453",
        amount: "280000",
        asset: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
        payTo: "0x209693Bc6afc0C5328bA36FaF03C514EF312287C",
        maxTimeoutSeconds: 300,
        extra: { name: "USD Coin", version: "2" },
      },
    ]);
  });

  test("gives the answer with its receipt, and writes what it intends before what comes of it", async () => {
    const one = await shop();
    const sale = await pay(one, paymentOf(await demandOf(one)));
    expect(sale).toMatchObject({ kind: "sold", body: "answer of a", receipt: { success: true } });
    expect(one.lines).toMatchObject([
      { outcome: "intent", microUsd: 200_000, transaction: "" },
      { outcome: "settled", microUsd: 200_000, transaction: "0xabc" },
    ]);
    expect(JSON.stringify(one.lines)).not.toMatch(/"documentHash":"a"|answer/);
  });

  test("costs nothing where the answer could not be made, and the payment stays good", async () => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    const make = async (): Promise<string> => Promise.reject(new Error("damaged"));
    await expect(pay(one, payment, { make })).rejects.toThrow("damaged");
    expect([one.chain.settleCalls, one.lines]).toEqual([0, []]);
    expect((await pay(one, payment)).kind).toBe("sold");
  });

  test("costs nothing where nobody waits for the answer any more", async () => {
    const one = await shop();
    const gone = new AbortController();
    const make = async (): Promise<string> => {
      gone.abort();
      return Promise.resolve("answer");
    };
    const payment = paymentOf(await demandOf(one));
    const sale = await pay(one, payment, { make, signal: gone.signal });
    expect([sale.kind, one.chain.settleCalls]).toEqual(["unavailable", 0]);
  });

  test("is delivered again for some minutes to the same payment and document, and to no other", async () => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    await pay(one, payment);
    const make = async (): Promise<string> => Promise.reject(new Error("never made twice"));
    expect(await pay(one, payment, { make })).toMatchObject({ kind: "sold", body: "answer of a" });
    expect((await pay(one, payment, { document: "b" })).kind).toBe("conflict");
    expect((await pay(one, payment, { resource: "/other" })).kind).toBe("conflict");
    expect([one.chain.moved.size, one.chain.settleCalls]).toEqual([1, 1]);
  });

  test("goes by the name that its payer gave it, as long as it is remembered", async () => {
    const one = await shop();
    const demand = await demandOf(one);
    const named = (nth: number, from?: string): PaymentPayload => ({
      ...paymentOf(demand, nth, from),
      extensions: { "payment-identifier": { info: { required: false, id: "my-own-name-0001" } } },
    });
    await pay(one, named(1));
    expect(await pay(one, named(2))).toMatchObject({ kind: "sold", body: "answer of a" });
    expect((await pay(one, named(2), { document: "b" })).kind).toBe("conflict");
    expect([...one.chain.moved]).toEqual([nonceOf(named(1))]);
    one.clockMs += PURCHASE_BOUNDS.heldMs + 1;
    expect((await pay(one, named(3), { document: "b" })).kind).toBe("sold");
    expect((await pay(one, named(4, "22"))).kind).toBe("sold");
    expect(one.chain.moved.size).toBe(3);
  });

  test("is made once for requests with one payment at the same time", async () => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    let made = 0;
    const make = async (): Promise<string> => {
      made += 1;
      return Promise.resolve("answer");
    };
    // The same payment with its members in another order and other letters.
    const { authorization } = payment.payload as { authorization: Record<string, string> };
    const from = String(authorization["from"]).toUpperCase().replace("0X", "0x");
    const twin = {
      ...payment,
      payload: { authorization: { ...authorization, from }, signature: "0x" },
    };
    const sales = await Promise.all(
      [payment, twin, payment, twin].map(async (one_) => pay(one, one_, { make })),
    );
    expect(sales.map(({ kind }) => kind).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      "sold",
      "sold",
      "sold",
      "sold",
    ]);
    expect([made, one.chain.settleCalls]).toEqual([1, 1]);
  });

  test.each([
    ["a smaller amount", { amount: "1" }],
    ["another receiver", { payTo: "0x0000000000000000000000000000000000000001" }],
    ["another token", { asset: "0x0000000000000000000000000000000000000002" }],
    ["another network", { network: "eip155:1" as const }],
    ["more time", { maxTimeoutSeconds: 9_999 }],
    ["another scheme", { scheme: "upto" }],
  ])("is not made for %s", async (_name, change) => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    const sale = await pay(one, { ...payment, accepted: { ...payment.accepted, ...change } });
    expect([sale.kind, one.chain.settleCalls]).toEqual(["unpaid", 0]);
  });

  test("of two pages does not buy nine", async () => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one, 80_000));
    expect((await pay(one, payment, { microUsd: 360_000 })).kind).toBe("unpaid");
  });

  test("waits while the facilitator is down, with the same payment", async () => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    one.chain.verifyDeed = "fault";
    expect((await pay(one, payment)).kind).toBe("unavailable");
    one.chain.verifyDeed = "ok";
    expect((await pay(one, payment)).kind).toBe("sold");
  });

  test("of a payer with many open reads is refused, and others are served", async () => {
    const one = await shop({ ...PURCHASE_BOUNDS, openPerPayer: 2 });
    const demand = await demandOf(one);
    let release = (): void => undefined;
    const held = new Promise<string>((resolve) => {
      release = () => resolve("answer");
    });
    const make = async (): Promise<string> => held;
    const open = [1, 2].map(async (nth) => pay(one, paymentOf(demand, nth), { make }));
    expect((await pay(one, paymentOf(demand, 3))).kind).toBe("unavailable");
    expect((await pay(one, paymentOf(demand, 4, "22"))).kind).toBe("sold");
    release();
    expect((await Promise.all(open)).map(({ kind }) => kind)).toEqual(["sold", "sold"]);
    expect((await pay(one, paymentOf(demand, 3))).kind).toBe("sold");
  });
});

describe("a settlement without an answer", () => {
  test.each(["lost before", "lost after", "pending", "pending and moved"] as const)(
    "(%s) keeps the answer for the same payment, and asks for no other",
    async (deed) => {
      const one = await shop();
      const payment = paymentOf(await demandOf(one));
      one.chain.settleDeed = deed;
      expect((await pay(one, payment)).kind).toBe("unavailable");
      // The chain is asked the second time, and knows where the money has moved.
      const hasMoved = one.chain.moved.size > 0;
      expect((await pay(one, payment)).kind).toBe(hasMoved ? "sold" : "unavailable");
      one.chain.settleDeed = "ok";
      const make = async (): Promise<string> => Promise.reject(new Error("never made twice"));
      expect(await pay(one, payment, { make })).toMatchObject({
        kind: "sold",
        body: "answer of a",
      });
      expect(one.chain.moved.size).toBe(1);
    },
  );

  test("that a facilitator refuses after it has settled is no refusal", async () => {
    const one = await shop();
    one.chain.settleDeed = "moved and refused";
    expect((await pay(one, paymentOf(await demandOf(one)))).kind).toBe("sold");
    expect(one.lines.map(({ outcome }) => outcome)).toEqual(["intent", "settled"]);
  });

  test("whatever the facilitator then refuses with, no other payment is asked for", async () => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    one.chain.settleDeed = "lost before";
    await pay(one, payment);
    one.chain.settleDeed = "refuse";
    for (let nth = 0; nth < 3; nth++) {
      expect((await pay(one, payment)).kind).toBe("unavailable");
    }
  });
});
