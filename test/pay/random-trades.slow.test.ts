import { mkdtemp, readFile, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { PaymentPayload, PaymentRequired } from "@x402/core/types";
import { appendPaymentIdentifierToExtensions } from "@x402/extensions/payment-identifier";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Cashier } from "../../src/pay/cashier.ts";
import { httpFacilitator } from "../../src/pay/facilitator.ts";
import { openSeal } from "../../src/pay/bookkeeper.ts";
import { nodeAt } from "../../src/pay/testimony.ts";
import { type LedgerLine, openLedger } from "../../src/pay/ledger.ts";
import { PastPayments } from "../../src/pay/past-payments.ts";
import { NETWORKS } from "../../src/pay/receiver.ts";
import type { Sale } from "../../src/pay/sale.ts";
import { witnessOf } from "../../src/pay/witness.ts";
import { type Fault, FAULTS, refuse } from "./rig/faults.ts";
import { findAnvil, NO_ANVIL } from "./rig/find-anvil.ts";
import { type Rig, startRig } from "./rig/rig.ts";

const MICRO_USD = 200_000;
const PRICE = BigInt(MICRO_USD);
const DOCUMENTS = ["a", "b"] as const;
const BILL = {
  url: "https://x.example/r",
  description: "A read.",
  microUsd: MICRO_USD,
  extensions: {
    "payment-identifier": { info: { required: false }, schema: { type: "object" } },
  },
};

const VERIFY: Readonly<Record<string, Fault>> = {
  refuse: refuse("insufficient_balance"),
  error: FAULTS.error,
  drop: FAULTS.drop,
  silence: FAULTS.silence,
  badJson: FAULTS.badJson,
  slow: { kind: "slow", ms: 60 },
};

const SETTLE: Readonly<Record<string, Fault>> = {
  ...VERIFY,
  lost: FAULTS.lost,
  lostInError: FAULTS.lostInError,
  lostInSilence: FAULTS.lostInSilence,
  pending: FAULTS.pending,
  duplicate: FAULTS.duplicate,
};

/** One request of a scenario. Payments 3 and 4 are of one payer, who gives both the same name. */
interface Step {
  readonly payment: number;
  readonly document: (typeof DOCUMENTS)[number];
  readonly verify: string;
  readonly settle: string;
  readonly work: "done" | "fails" | "client goes";
  readonly atOnce: boolean;
  /** Transactions that wait get their block before. */
  readonly mines: boolean;
}

/** So many take some twelve seconds. */
const SCENARIOS = 50;

const often = { arbitrary: fc.constant("well"), weight: 6 };

const STEP: fc.Arbitrary<Step> = fc.record({
  payment: fc.integer({ min: 1, max: 4 }),
  document: fc.constantFrom(...DOCUMENTS),
  verify: fc.oneof(often, { arbitrary: fc.constantFrom(...Object.keys(VERIFY)), weight: 1 }),
  settle: fc.oneof(often, { arbitrary: fc.constantFrom(...Object.keys(SETTLE)), weight: 6 }),
  work: fc.constantFrom("done", "done", "done", "done", "fails", "client goes"),
  atOnce: fc.boolean(),
  mines: fc.boolean(),
});

const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "random trades on a chain", () => {
  let rig: Rig;
  beforeAll(async () => {
    // The published facilitator prints what it could not settle.
    vi.spyOn(console, "error").mockReturnValue();
    rig = await startRig({ evm: true, solana: false });
  });
  afterAll(async () => rig.close());

  interface Trades {
    readonly cashier: Cashier;
    readonly payments: readonly { readonly payer: string; readonly payload: PaymentPayload }[];
    readonly book: () => Promise<readonly LedgerLine[]>;
    readonly close: () => Promise<void>;
  }

  async function demandOf(cashier: Cashier): Promise<PaymentRequired> {
    const sale = await cashier.demand(BILL, "Pay.");
    if (sale.kind !== "unpaid") throw new Error("A demand asks for payment.");
    return sale.demand;
  }

  /** A cashier with an empty book, and payers who can pay twice what they owe. */
  async function opened(name: string): Promise<Trades> {
    const { url } = rig.facilitator;
    const folder = await mkdtemp(join(tmpdir(), "crossfoot-book-"));
    const ledger = await openLedger(folder);
    const cashier = new Cashier({
      receivers: [{ ...NETWORKS.base, payTo: rig.evm.payTo }],
      facilitator: httpFacilitator({ url, headers: () => ({}), verifyMs: 250, settleMs: 450 }),
      ledger,
      past: new PastPayments(),
      seal: await openSeal(folder),
      witness: witnessOf([nodeAt(rig.evm.url)]),
      now: () => new Date(),
      onTrouble: () => undefined,
    });
    expect(await cashier.open()).toBe(true);
    const demand = await demandOf(cashier);
    const payments = [];
    for (const nth of [1, 2, 3, 4]) {
      const whose = `${name} ${Math.min(nth, 3)}`;
      const payer = await rig.evm.payer(whose, nth === 4 ? 0n : 2n * PRICE);
      const extensions = structuredClone(demand.extensions ?? {});
      if (nth > 2) appendPaymentIdentifierToExtensions(extensions, "one-name-for-both");
      const { payload } = await payer.pay({ ...demand, extensions });
      payments.push({ payer: payer.address, payload });
    }
    return {
      cashier,
      payments,
      book: async () => {
        const months = (await readdir(folder)).filter((file) => file.endsWith(".ndjson"));
        const texts = months.map(async (file) => readFile(join(folder, file), "utf8"));
        const lines = (await Promise.all(texts)).join("").split("\n").filter(Boolean);
        return lines.map((line) => JSON.parse(line) as LedgerLine);
      },
      close: ledger.close,
    };
  }

  const spent = async (payer: string): Promise<bigint> =>
    2n * PRICE - (await rig.evm.balanceOf(payer));

  async function sell(
    { cashier, payments }: Trades,
    nth: number,
    document: string,
    work: Step["work"] | "never",
  ): Promise<Sale | "unreadable"> {
    const payload = payments[nth - 1]?.payload;
    if (payload === undefined) throw new Error("There are four payments.");
    const gone = new AbortController();
    const make = async (): Promise<string> => {
      await wait(1);
      if (work === "never") throw new Error("never made twice");
      if (work === "fails") throw new Error("unreadable");
      if (work === "client goes") gone.abort();
      return `answer of ${document}`;
    };
    const order = {
      requestId: "1",
      bill: BILL,
      wares: { resource: "/r", documentHash: document },
      pages: 1,
      make,
      signal: gone.signal,
    };
    return cashier.sell({ kind: "payment", payload }, order).catch((error: Error) => {
      if (error.message !== "unreadable") throw error;
      return "unreadable" as const;
    });
  }

  /** Until the facilitator has finished what it was asked, answered or not, and the chain has taken it. */
  async function calm(): Promise<void> {
    while (rig.facilitator.calls.some(({ answer }) => answer === null)) await wait(10);
    await rig.evm.setAutomine("on");
    await rig.evm.mine();
  }

  async function checkScenario(steps: readonly Step[], name: string): Promise<void> {
    await rig.reset();
    const trades = await opened(name);
    const given = new Map<string, Set<string>>();
    const open: Promise<void>[] = [];
    for (const { payment, document, verify, settle, work, atOnce, mines } of steps) {
      if (mines) {
        await rig.evm.setAutomine("on");
        await rig.evm.mine();
      }
      rig.facilitator.next("verify", VERIFY[verify] ?? null);
      rig.facilitator.next("settle", SETTLE[settle] ?? null);
      const buying = async (): Promise<void> => {
        const sale = await sell(trades, payment, document, work);
        if (sale === "unreadable" || sale.kind !== "sold") return;
        const { payer } = trades.payments[payment - 1] ?? { payer: "" };
        // Never an answer without its money, and never another document's.
        expect(await spent(payer)).toBe(PRICE);
        expect(sale.body).toBe(`answer of ${document}`);
        given.set(payer, (given.get(payer) ?? new Set()).add(document));
      };
      const going = buying();
      open.push(going);
      if (!atOnce) await going;
    }
    await Promise.all(open);
    await calm();
    rig.facilitator.reset();
    for (const documents of given.values()) expect(documents.size).toBe(1);
    const paid = new Set<string>();
    for (const [index, { payer }] of trades.payments.entries()) {
      if ((await spent(payer)) === 0n) continue;
      expect(await spent(payer)).toBe(PRICE);
      paid.add(payer);
      // Who has paid gets the answer with any payment of that purchase, and it is not made again.
      const nths = index >= 2 ? [3, 4] : [index + 1];
      const sales: string[] = [];
      for (const [nth, document] of nths.flatMap((one) =>
        DOCUMENTS.map((two) => [one, two] as const),
      )) {
        const sale = await sell(trades, nth, document, "never");
        if (sale !== "unreadable" && sale.kind === "sold") sales.push(sale.body);
      }
      expect(sales.length).toBeGreaterThan(0);
      expect(new Set(sales).size).toBe(1);
      expect(await spent(payer)).toBe(PRICE);
    }
    const settled = (await trades.book()).filter(({ outcome }) => outcome === "settled");
    expect(new Set(settled.map(({ payer }) => payer))).toEqual(
      new Set([...paid].map((payer) => payer.toLowerCase())),
    );
    expect(settled.length).toBe(paid.size);
    await trades.close();
  }

  test.each([402, 2026])(
    "whatever the facilitator does, balances move exactly for answers that are given or kept (seed %i)",
    async (seed) => {
      let nth = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(STEP, { minLength: 1, maxLength: 8 }), async (steps) => {
          nth += 1;
          await checkScenario(steps, `seed ${seed} scenario ${nth}`);
        }),
        { numRuns: SCENARIOS, seed, endOnFailure: true },
      );
    },
  );
});
