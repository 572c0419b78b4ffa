import fc from "fast-check";
import { expect, test } from "vitest";
import { isPaid, READ_AGAIN } from "../../src/pay/ledger.ts";
import { PURCHASE_BOUNDS } from "../../src/pay/purchases.ts";
import type { Sale } from "../../src/pay/sale.ts";
import { Totals } from "../../src/pay/trade-totals.ts";
import { cases } from "../support/cases.ts";
import {
  demandOf,
  nonceOf,
  payInLife,
  paymentOf,
  type SettleDeed,
  type Shop,
  shop,
  type VerifyDeed,
  type WitnessDeed,
} from "./shop.ts";

const PRICE = 200_000;
const DOCUMENTS = ["a", "b"] as const;

/** What happens before a request. */
type Event = "none" | "restart" | "answers forgotten" | "run out";

interface Step {
  readonly event: Event;
  readonly payment: number;
  readonly document: (typeof DOCUMENTS)[number];
  readonly verify: VerifyDeed;
  readonly settle: SettleDeed;
  readonly witness: WitnessDeed;
  readonly work: "ok" | "throws" | "client goes";
  /** After how many steps the program dies; null where it lives on. */
  readonly death: number | null;
  readonly isBookWritable: boolean;
  readonly atOnce: boolean;
}

const STEP: fc.Arbitrary<Step> = fc.record({
  event: fc.constantFrom<Event>("none", "none", "none", "restart", "answers forgotten", "run out"),
  payment: fc.integer({ min: 1, max: 3 }),
  document: fc.constantFrom(...DOCUMENTS),
  verify: fc.constantFrom<VerifyDeed>("ok", "ok", "ok", "ok", "refuse", "fault"),
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
  witness: fc.constantFrom<WitnessDeed>("ok", "ok", "silent"),
  work: fc.constantFrom("ok", "ok", "ok", "throws", "client goes"),
  death: fc.option(fc.integer({ min: 0, max: 13 }), { freq: 2 }),
  isBookWritable: fc.constantFrom(true, true, true, true, false),
  atOnce: fc.boolean(),
});

/** What a caller reads. */
function wordsOf(sale: Sale): string {
  if (sale.kind === "sold") return "";
  return sale.kind === "unpaid" ? (sale.demand.error ?? "") : sale.sentence;
}

test("whatever dies and whenever, who was charged has the answer or a true word, and the book is complete", async () => {
  let deaths = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 1, maxLength: 10 }), async (steps) => {
      const one = await shop();
      const demand = await demandOf(one);
      /** Documents that each payment bought. */
      const given = new Map<string, Set<string>>();
      let open: Promise<void>[] = [];

      const offer = async (step: Step): Promise<void> => {
        const payload = paymentOf(demand, step.payment);
        const nonce = nonceOf(payload);
        const gone = new AbortController();
        const make = async (): Promise<string> => {
          await Promise.resolve();
          if (step.work === "throws") throw new Error("unreadable");
          if (step.work === "client goes") gone.abort();
          return `answer of ${step.document}`;
        };
        const wish = { document: step.document, make, signal: gone.signal };
        const sale = await payInLife(one, payload, wish).catch((error: Error) => error.message);
        if (sale === "killed") return;
        if (typeof sale === "string") {
          expect(sale).toBe("unreadable");
          // The refusal of a read says that nothing was charged.
          expect(one.chain.moved.has(nonce)).toBe(false);
          return;
        }
        checkSale(one, nonce, sale);
        if (sale.kind !== "sold") return;
        expect(sale.body).toBe(`answer of ${step.document}`);
        given.set(nonce, (given.get(nonce) ?? new Set()).add(step.document));
      };

      for (const step of steps) {
        if (one.life.isOver) deaths += 1;
        if (one.life.isOver || step.event === "restart") {
          await one.restart();
          open = [];
        }
        if (step.event === "answers forgotten") one.clockMs += PURCHASE_BOUNDS.heldMs + 1;
        if (step.event === "run out") one.chain.hasRunOut = true;
        one.chain.verifyDeed = step.verify;
        one.chain.settleDeed = step.settle;
        one.chain.witnessDeed = step.witness;
        one.book.isWritable = step.isBookWritable;
        if (step.death !== null) one.life.endAfter(step.death);
        const going = offer(step);
        open.push(going);
        if (!step.atOnce) await going;
      }
      await Promise.race([Promise.all(open), one.life.over]);
      for (const documents of given.values()) expect(documents.size).toBe(1);
      await checkEnd(one, demand, given);
    }),
    { numRuns: cases(2_000), seed: 2023 },
  );
  expect(deaths).toBeGreaterThan(cases(2_000) / 10);
});

/** What holds of every answer at the time at which it is given. */
function checkSale({ chain, lines }: Shop, nonce: string, sale: Sale): void {
  const isCharged = chain.moved.has(nonce);
  if (sale.kind === "sold") expect(isCharged).toBe(true);
  if (wordsOf(sale).includes("Nothing was charged"))
    expect([nonce, isCharged]).toEqual([nonce, false]);
  // Another payment is asked for only where this one was not taken, or has brought all that it buys.
  if (sale.kind === "unpaid" && isCharged) {
    expect(wordsOf(sale)).toMatch(/^This payment was taken on .* read again for nothing on/);
    expect(lines.some((line) => line.nonce === nonce && line.reason === READ_AGAIN)).toBe(true);
  }
}

/** Once all is well again: what every payer finds who comes back, and what an operator finds in the book. */
async function checkEnd(
  one: Shop,
  demand: Awaited<ReturnType<typeof demandOf>>,
  given: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<void> {
  const { chain, book, lines } = one;
  Object.assign(chain, { verifyDeed: "ok", settleDeed: "ok", witnessDeed: "ok" });
  book.isWritable = true;
  await one.restart();
  for (const nonce of chain.moved) {
    const intent = lines.find((line) => line.nonce === nonce);
    expect([nonce, intent?.outcome]).toEqual([nonce, "intent"]);
    const found = new Map<string, Sale>();
    for (const document of DOCUMENTS) {
      const sale = await payInLife(one, paymentOf(demand, Number(nonce)), { document });
      if (sale === "killed") throw new Error("Nothing dies at the end.");
      checkSale(one, nonce, sale);
      found.set(document, sale);
    }
    const kinds = [...found.values()].map(({ kind }) => kind).toSorted((a, b) => (a < b ? -1 : 1));
    expect([
      ["conflict", "sold"],
      ["conflict", "unpaid"],
    ]).toContainEqual(kinds);
    for (const document of given.get(nonce) ?? []) {
      expect(found.get(document)?.kind).not.toBe("conflict");
    }
  }
  const totals = new Totals();
  for (const line of lines) {
    totals.add(line);
    if (isPaid(line)) expect(chain.moved.has(line.nonce)).toBe(true);
  }
  const readAgain = lines.filter(({ reason }) => reason === READ_AGAIN);
  expect(new Set(readAgain.map(({ nonce }) => nonce)).size).toBe(readAgain.length);
  // Every transfer has its line, and once.
  const [settled, microUsd] = [chain.moved.size, chain.moved.size * PRICE];
  const sum = { settled: 0, microUsd: 0 };
  for (const total of totals.all()) {
    sum.settled += total.settled;
    sum.microUsd += total.microUsd;
  }
  expect(sum).toEqual({ settled, microUsd });
}
