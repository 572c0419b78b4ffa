import { describe, expect, test } from "vitest";
import { PURCHASE_BOUNDS } from "../../src/pay/purchases.ts";
import type { Sale } from "../../src/pay/sale.ts";
import { demandOf, pay, payInLife, paymentOf, shop, type Shop } from "./shop.ts";

const NOTHING = "Nothing was charged";

/** What a caller reads. */
function wordsOf(sale: Sale | "killed"): string {
  if (sale === "killed" || sale.kind === "sold") return "";
  return sale.kind === "unpaid" ? (sale.demand.error ?? "") : sale.sentence;
}

function outcomesOf({ lines }: Shop): readonly string[] {
  return lines.map(({ outcome, reason }) => (reason === "" ? outcome : `${outcome} ${reason}`));
}

const refusedToRead = async (): Promise<string> => Promise.reject(new Error("busy"));

describe("after a restart, a payment that was taken", () => {
  test("buys the same document once more without a charge, and then nothing", async () => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    await pay(one, payment);
    await one.restart();
    // Where the chain cannot be asked, the book knows all the same.
    one.chain.witnessDeed = "silent";
    const again = await pay(one, payment);
    expect(again).toMatchObject({ kind: "sold", body: "answer of a" });
    expect(again.kind === "sold" && again.receipt).toMatchObject({
      success: true,
      transaction: "0xabc",
    });
    // From memory as often as it is wished, and after another restart no more.
    expect((await pay(one, payment)).kind).toBe("sold");
    await one.restart();
    const third = await pay(one, payment);
    expect([third.kind, wordsOf(third)]).toEqual([
      "unpaid",
      expect.stringMatching(
        /^This payment was taken on 2026-11-03 at 10:00 UTC \(transaction 0xabc\), and its document was read again for nothing on 2026-11-03 at 10:00 UTC\. .* pay anew/,
      ),
    ]);
    expect(outcomesOf(one)).toEqual([
      "intent",
      "settled",
      "delivered again read_again",
      "delivered again",
    ]);
    expect([one.chain.settleCalls, one.chain.moved.size]).toEqual([1, 1]);
  });

  test("does the same once its answer is no longer kept", async () => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    await pay(one, payment);
    one.clockMs += PURCHASE_BOUNDS.heldMs + 1;
    expect((await pay(one, payment)).kind).toBe("sold");
    one.clockMs += PURCHASE_BOUNDS.heldMs + 1;
    expect(wordsOf(await pay(one, payment))).toContain("buys nothing more");
    expect(one.chain.settleCalls).toBe(1);
  });

  test.each([
    ["another document", { document: "b" }],
    ["another reader", { resource: "/other" }],
    ["another document with another price", { document: "b", microUsd: 80_000 }],
  ])("is no payment for %s, and says what is true", async (_name, wish) => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    await pay(one, payment);
    await one.restart();
    const sale = await pay(one, payment, wish);
    expect([sale.kind, wordsOf(sale)]).toEqual([
      "conflict",
      expect.stringContaining("was taken on 2026-11-03 at 10:00 UTC for another document"),
    ]);
    expect(wordsOf(sale)).not.toContain(NOTHING);
  });

  test("is still good for its document when the price has changed", async () => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    await pay(one, payment);
    await one.restart();
    expect((await pay(one, payment, { microUsd: 300_000 })).kind).toBe("sold");
    expect(one.lines.at(-1)).toMatchObject({ outcome: "delivered again", microUsd: 200_000 });
  });

  test("does not lose its further read to a read that fails, and never says that nothing was charged", async () => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    await pay(one, payment);
    await one.restart();
    const failed = await pay(one, payment, { make: refusedToRead });
    expect([failed.kind, wordsOf(failed)]).toEqual([
      "unavailable",
      expect.stringContaining("This payment was taken"),
    ]);
    expect(wordsOf(failed)).not.toContain(NOTHING);
    expect((await pay(one, payment)).kind).toBe("sold");
  });

  test("is found by the chain where the book is lost, and nobody is asked to pay again", async () => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    await pay(one, payment);
    one.lines.length = 0;
    await one.restart();
    const shown = await pay(one, payment);
    expect([shown.kind, wordsOf(shown)]).toEqual([
      "conflict",
      expect.stringContaining("taken before (transaction 0xabc)"),
    ]);
    one.chain.witnessDeed = "silent";
    const unseen = await pay(one, payment);
    expect([unseen.kind, wordsOf(unseen)]).toEqual([
      "conflict",
      expect.stringContaining("was used before (nonce_already_used)"),
    ]);
    expect(wordsOf(shown) + wordsOf(unseen)).not.toContain(NOTHING);
  });
});

test("where there is no place for a request, what is said of its payment is true", async () => {
  const one = await shop();
  const demand = await demandOf(one);
  const said = (nth: number): string => {
    const sent = { kind: "payment", payload: paymentOf(demand, nth) } as const;
    const sale = one.cashier.hindered(sent);
    return sale === null ? "" : wordsOf(sale);
  };
  await pay(one, paymentOf(demand, 1));
  one.chain.settleDeed = "lost before";
  await pay(one, paymentOf(demand, 2));
  expect([1, 2, 3].map(said)).toEqual([
    expect.stringContaining("was taken"),
    expect.stringContaining("The answer is kept"),
    "",
  ]);
  await one.restart();
  expect([1, 2, 3].map(said)).toEqual([
    expect.stringContaining("was taken"),
    expect.stringContaining("not known yet whether this payment was taken"),
    "",
  ]);
});

describe("a program that dies", () => {
  /** A first purchase takes so many steps: verify, read, intent, settle, settled, two each. */
  const STEPS = 10;

  test("at whatever step leaves a payment that buys its document, once", async () => {
    for (let steps = 0; steps <= STEPS; steps++) {
      const one = await shop();
      const payment = paymentOf(await demandOf(one));
      one.life.endAfter(steps);
      const first = await payInLife(one, payment);
      expect(first === "killed").toBe(steps < STEPS);
      await one.restart();
      const sale = await pay(one, payment);
      expect([steps, sale.kind]).toEqual([steps, "sold"]);
      expect(one.chain.moved.size).toBe(1);
      const paid = outcomesOf(one).filter((outcome) => outcome === "settled");
      expect([steps, paid.length]).toEqual([steps, 1]);
      expect((await pay(one, payment, { document: "b" })).kind).toBe("conflict");
    }
  });

  test("while it settled: what the chain does not show and cannot be known is not said", async () => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    one.chain.settleDeed = "lost after";
    await pay(one, payment);
    await one.restart();
    one.chain.witnessDeed = "silent";
    const sale = await pay(one, payment);
    expect([sale.kind, wordsOf(sale)]).toEqual([
      "unavailable",
      expect.stringContaining("not known yet whether this payment was taken"),
    ]);
    expect((await pay(one, payment, { document: "b" })).kind).toBe("conflict");
    one.chain.witnessDeed = "ok";
    expect(await pay(one, payment)).toMatchObject({ kind: "sold", body: "answer of a" });
    expect(outcomesOf(one)).toEqual(["intent", "unknown no_answer", "settled"]);
  });

  test("before it settled: the same payment is taken then, and once it has run out nothing was charged", async () => {
    for (const hasRunOut of [false, true]) {
      const one = await shop();
      const payment = paymentOf(await demandOf(one));
      one.chain.settleDeed = "lost before";
      await pay(one, payment);
      await one.restart();
      one.chain.settleDeed = "ok";
      one.chain.hasRunOut = hasRunOut;
      const sale = await pay(one, payment);
      expect([sale.kind, wordsOf(sale).includes(NOTHING)]).toEqual(
        hasRunOut ? ["unpaid", true] : ["sold", false],
      );
      expect(one.chain.moved.size).toBe(hasRunOut ? 0 : 1);
      expect(outcomesOf(one).at(-1)).toBe(hasRunOut ? "reconciled never paid" : "settled");
    }
  });
});

test("nothing is settled that could not be written down before", async () => {
  const one = await shop();
  const payment = paymentOf(await demandOf(one));
  one.book.isWritable = false;
  const sale = await pay(one, payment);
  expect([sale.kind, wordsOf(sale)]).toEqual(["unavailable", expect.stringContaining(NOTHING)]);
  expect([one.chain.settleCalls, one.troubles]).toEqual([
    0,
    [expect.stringContaining("cannot be written")],
  ]);
  one.book.isWritable = true;
  expect((await pay(one, payment)).kind).toBe("sold");
});

test("a refusal that the chain has not confirmed and that says that the payment was used is no refusal", async () => {
  const one = await shop();
  const payment = paymentOf(await demandOf(one));
  one.chain.settleDeed = "moved and refused";
  one.chain.witnessDeed = "silent";
  const sale = await pay(one, payment);
  expect([sale.kind, wordsOf(sale).includes(NOTHING)]).toEqual(["unavailable", false]);
  one.chain.witnessDeed = "ok";
  expect((await pay(one, payment)).kind).toBe("sold");
});

describe("requests with a payment that is being used", () => {
  test("wait for its answer, and one takes the place of who has left", async () => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    const gone = new AbortController();
    let release = (): void => undefined;
    const held = new Promise<string>((resolve) => {
      release = () => resolve("answer of a");
    });
    const first = pay(one, payment, { make: async () => held, signal: gone.signal });
    const others = [pay(one, payment), pay(one, payment)];
    const other = await pay(one, payment, { document: "b" });
    expect(other.kind).toBe("conflict");
    gone.abort();
    release();
    expect((await first).kind).toBe("unavailable");
    expect((await Promise.all(others)).map(({ kind }) => kind)).toEqual(["sold", "sold"]);
    expect([one.chain.settleCalls, one.chain.moved.size]).toEqual([1, 1]);
  });

  test("are told to come again where too many wait, and need not wait to the end", async () => {
    const one = await shop();
    const payment = paymentOf(await demandOf(one));
    let release = (): void => undefined;
    const held = new Promise<string>((resolve) => {
      release = () => resolve("answer of a");
    });
    const first = pay(one, payment, { make: async () => held });
    const gone = new AbortController();
    const leaving = pay(one, payment, { signal: gone.signal });
    gone.abort();
    expect((await leaving).kind).toBe("unavailable");
    const sales = Array.from({ length: 12 }, async () => pay(one, payment));
    const turnedAway = await Promise.race(sales);
    expect([turnedAway.kind, wordsOf(turnedAway)]).toEqual([
      "unavailable",
      expect.stringContaining("is being answered"),
    ]);
    release();
    const kinds = (await Promise.all([first, ...sales])).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "sold").length).toBeGreaterThan(5);
    expect(one.chain.settleCalls).toBe(1);
  });
});
