import type { PaymentPayload, PaymentRequired, SettleResponse } from "@x402/core/types";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Cashier, type Order } from "../../src/pay/cashier.ts";
import { type Facilitator, FacilitatorFault, type Settlement } from "../../src/pay/facilitator.ts";
import type { LedgerLine } from "../../src/pay/ledger.ts";
import { PURCHASE_BOUNDS, type PurchaseBounds } from "../../src/pay/purchases.ts";
import { NETWORKS } from "../../src/pay/receiver.ts";
import type { Sale } from "../../src/pay/sale.ts";

/** What a facilitator does when it is asked to settle; money moves where it says so. */
type SettleDeed = "ok" | "refuse" | "lost before" | "lost after" | "pending" | "pending and moved";
type VerifyDeed = "ok" | "refuse" | "fault";

/** A facilitator and a chain in memory: each nonce moves money once. */
class Chain implements Facilitator {
  readonly moved = new Set<string>();
  verifyDeed: VerifyDeed = "ok";
  settleDeed: SettleDeed = "ok";
  settleCalls = 0;

  readonly supported = async () =>
    Promise.resolve([{ x402Version: 2, scheme: "exact", network: NETWORKS.base.network }]);

  readonly verify = async (payload: PaymentPayload) => {
    await Promise.resolve();
    if (this.verifyDeed === "fault") throw new FacilitatorFault("down");
    const isSpent = this.moved.has(nonceOf(payload));
    return this.verifyDeed === "refuse" || isSpent
      ? ({ kind: "invalid", reason: isSpent ? "nonce_already_used" : "no" } as const)
      : ({ kind: "valid", payer: "0x1" } as const);
  };

  readonly settle = async (payload: PaymentPayload): Promise<Settlement> => {
    await Promise.resolve();
    this.settleCalls += 1;
    const nonce = nonceOf(payload);
    const unknown = { kind: "unknown", reason: "no_answer", transaction: "" } as const;
    switch (this.settleDeed) {
      case "lost before":
      case "pending":
        return unknown;
      case "lost after":
      case "pending and moved":
        this.moved.add(nonce);
        return unknown;
      case "refuse":
        return { kind: "refused", response: responseOf(false, "insufficient_funds") };
      case "ok":
        if (this.moved.has(nonce)) {
          return { kind: "refused", response: responseOf(false, "nonce_already_used") };
        }
        this.moved.add(nonce);
        return { kind: "settled", response: responseOf(true) };
    }
  };

  readonly witness = async (payload: PaymentPayload): Promise<SettleResponse | null> =>
    Promise.resolve(this.moved.has(nonceOf(payload)) ? responseOf(true) : null);
}

function responseOf(success: boolean, errorReason?: string): SettleResponse {
  return {
    success,
    transaction: success ? "0xabc" : "",
    network: NETWORKS.base.network,
    ...(errorReason === undefined ? {} : { errorReason }),
  };
}

function nonceOf({ payload }: PaymentPayload): string {
  return (payload["authorization"] as { nonce: string }).nonce;
}

interface Shop {
  readonly cashier: Cashier;
  readonly chain: Chain;
  readonly lines: LedgerLine[];
  readonly troubles: string[];
  clockMs: number;
}

async function shop(bounds: PurchaseBounds = PURCHASE_BOUNDS): Promise<Shop> {
  const chain = new Chain();
  const lines: LedgerLine[] = [];
  const troubles: string[] = [];
  const made: Shop = {
    chain,
    lines,
    troubles,
    clockMs: 1_000_000,
    cashier: new Cashier({
      receivers: [{ ...NETWORKS.base, payTo: "0x209693Bc6afc0C5328bA36FaF03C514EF312287C" }],
      facilitator: chain,
      ledger: {
        write: async (line) => {
          lines.push(line);
          return Promise.resolve();
        },
        close: async () => Promise.resolve(),
      },
      witness: chain.witness,
      now: () => new Date(made.clockMs),
      onTrouble: (what) => troubles.push(what),
      bounds,
    }),
  };
  expect(await made.cashier.open()).toBe(true);
  return made;
}

const BILL = { url: "https://x.example/r", description: "A read.", extensions: {} } as const;

interface Wish {
  readonly document?: string;
  readonly microUsd?: number;
  readonly make?: () => Promise<string>;
  readonly signal?: AbortSignal;
  readonly resource?: string;
}

function orderOf(wish: Wish = {}): Order {
  const { document = "a", microUsd = 200_000, resource = "/r" } = wish;
  return {
    requestId: "1",
    bill: { ...BILL, microUsd },
    wares: { resource, documentHash: document },
    pages: 1,
    make: wish.make ?? (async () => Promise.resolve(`answer of ${document}`)),
    signal: wish.signal ?? new AbortController().signal,
  };
}

async function demandOf({ cashier }: Shop, microUsd = 200_000): Promise<PaymentRequired> {
  const sale = await cashier.demand({ ...BILL, microUsd }, "Pay.");
  if (sale.kind !== "unpaid") throw new Error("A demand asks for payment.");
  return sale.demand;
}

/** A payment as a wallet makes it, but for its signature, which nobody here looks at. */
function paymentOf(demand: PaymentRequired, nth = 1, from = "11"): PaymentPayload {
  const [accepted] = demand.accepts;
  if (accepted === undefined) throw new Error("Nothing is accepted.");
  const nonce = `0x${String(nth).padStart(64, "0")}`;
  const authorization = { from: `0x${from.repeat(20)}`, nonce, value: accepted.amount };
  const { resource, extensions } = demand;
  return {
    x402Version: 2,
    resource,
    accepted,
    payload: { signature: "0x", authorization },
    ...(extensions === undefined ? {} : { extensions }),
  };
}

async function pay(shop: Shop, payload: PaymentPayload, wish: Wish = {}): Promise<Sale> {
  return shop.cashier.sell({ kind: "payment", payload }, orderOf(wish));
}

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

  test("gives the answer with its receipt and writes one line", async () => {
    const one = await shop();
    const sale = await pay(one, paymentOf(await demandOf(one)));
    expect(sale).toMatchObject({ kind: "sold", body: "answer of a", receipt: { success: true } });
    expect(one.lines).toMatchObject([
      { outcome: "settled", microUsd: 200_000, transaction: "0xabc" },
    ]);
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
    one.clockMs += PURCHASE_BOUNDS.heldMs + 1;
    expect((await pay(one, payment)).kind).toBe("unpaid");
    expect(one.chain.moved.size).toBe(1);
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
      "conflict",
      "conflict",
      "conflict",
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
    { numRuns: 2_000, seed: 402 },
  );
});
