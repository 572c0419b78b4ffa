import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { PaymentPayload } from "@x402/core/types";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readBook } from "../../src/pay/book.ts";
import { Cashier } from "../../src/pay/cashier.ts";
import { openSeal } from "../../src/pay/bookkeeper.ts";
import { httpFacilitator } from "../../src/pay/facilitator.ts";
import { nodeAt } from "../../src/pay/testimony.ts";
import { isPaid, type LedgerLine, openLedger } from "../../src/pay/ledger.ts";
import { PastPayments } from "../../src/pay/past-payments.ts";
import { NETWORKS } from "../../src/pay/receiver.ts";
import type { Sale } from "../../src/pay/sale.ts";
import { witnessOf } from "../../src/pay/witness.ts";
import { type Fault, FAULTS, refuse } from "./rig/faults.ts";
import { findAnvil, NO_ANVIL } from "./rig/find-anvil.ts";
import { type Rig, startRig } from "./rig/rig.ts";
import { Life, mortal } from "./shop.ts";

const MICRO_USD = 200_000;
const PRICE = BigInt(MICRO_USD);
const DOCUMENTS = ["a", "b"] as const;
const BILL = {
  url: "https://x.example/r",
  description: "A read.",
  microUsd: MICRO_USD,
  extensions: {},
};

const SETTLE: Readonly<Record<string, Fault | null>> = {
  well: null,
  refuse: refuse("insufficient_balance"),
  drop: FAULTS.drop,
  lost: FAULTS.lost,
  lostInSilence: FAULTS.lostInSilence,
  pending: FAULTS.pending,
  duplicate: FAULTS.duplicate,
};

interface Step {
  readonly payment: number;
  readonly document: (typeof DOCUMENTS)[number];
  readonly settle: string;
  /** After how many steps the program dies; null where it lives on. */
  readonly death: number | null;
  readonly isRestarted: boolean;
  readonly atOnce: boolean;
}

const STEP: fc.Arbitrary<Step> = fc.record({
  payment: fc.integer({ min: 1, max: 2 }),
  document: fc.constantFrom("a", "a", "b"),
  settle: fc.constantFrom("well", "well", ...Object.keys(SETTLE)),
  death: fc.option(fc.integer({ min: 0, max: 11 }), { freq: 2 }),
  isRestarted: fc.boolean(),
  atOnce: fc.boolean(),
});

/** So many take some ten seconds. */
const SCENARIOS = 40;

const anvil = findAnvil();

describe.skipIf(anvil === null)(
  anvil === null ? NO_ANVIL : "random trades of programs that die, on a chain",
  () => {
    let rig: Rig;
    beforeAll(async () => {
      // The published facilitator prints what it could not settle.
      vi.spyOn(console, "error").mockReturnValue();
      rig = await startRig({ evm: true, solana: false });
    });
    afterAll(async () => rig.close());

    interface Program {
      readonly cashier: Cashier;
      readonly life: Life;
      readonly close: () => Promise<void>;
    }

    /** Another program in the place of one that is killed by it, or of none. */
    async function started(folder: string, before: Program | null): Promise<Program> {
      before?.life.endAfter(0);
      await before?.close();
      const life = new Life();
      const { url } = rig.facilitator;
      const ledger = await openLedger(folder);
      const { past } = await PastPayments.read(folder, new Date());
      const cashier = new Cashier({
        receivers: [{ ...NETWORKS.base, payTo: rig.evm.payTo }],
        ...mortal(life, {
          facilitator: httpFacilitator({
            url,
            headers: () => ({}),
            verifyMs: 2_000,
            settleMs: 450,
          }),
          ledger,
          witness: witnessOf([nodeAt(rig.evm.url)]),
        }),
        past,
        seal: await openSeal(folder),
        now: () => new Date(),
        onTrouble: () => undefined,
      });
      expect(await cashier.open()).toBe(true);
      return { cashier, life, close: ledger.close };
    }

    async function sell(
      { cashier, life }: Program,
      payload: PaymentPayload,
      document: string,
    ): Promise<Sale | "killed"> {
      const order = {
        requestId: "1",
        bill: BILL,
        wares: { resource: "/r", documentHash: document },
        pages: 1,
        make: async () => life.lived(async () => Promise.resolve(`answer of ${document}`)),
        signal: new AbortController().signal,
      };
      return Promise.race([cashier.sell({ kind: "payment", payload }, order), life.over]);
    }

    /** Until the facilitator has finished what it was asked, also by who is dead, and the chain has taken it. */
    async function calm(): Promise<void> {
      while (rig.facilitator.calls.some(({ answer }) => answer === null)) await wait(10);
      await rig.evm.setAutomine("on");
      await rig.evm.mine();
    }

    async function linesOf(folder: string): Promise<readonly LedgerLine[]> {
      const lines: LedgerLine[] = [];
      for await (const entry of readBook(folder, { from: null, to: null })) {
        if (entry.kind === "line") lines.push(entry.line);
      }
      return lines;
    }

    async function checkScenario(steps: readonly Step[], name: string): Promise<void> {
      await rig.reset();
      const folder = await mkdtemp(join(tmpdir(), "crossfoot-book-"));
      let program = await started(folder, null);
      const unpaid = await program.cashier.demand(BILL, "Pay.");
      if (unpaid.kind !== "unpaid") throw new Error("A demand asks for payment.");
      const payments = await Promise.all(
        [1, 2].map(async (nth) => {
          const payer = await rig.evm.payer(`${name} ${nth}`, 2n * PRICE);
          return { payer: payer.address, ...(await payer.pay(unpaid.demand)) };
        }),
      );
      const spent = async (payer: string): Promise<bigint> =>
        2n * PRICE - (await rig.evm.balanceOf(payer));
      const given = new Map<string, Set<string>>();
      const offer = async (nth: number, document: string): Promise<void> => {
        const { payer, payload } = payments[nth - 1] ?? { payer: "", payload: null };
        if (payload === null) throw new Error("There are two payments.");
        const sale = await sell(program, payload, document);
        if (sale === "killed") return;
        const paid = await spent(payer);
        if (sale.kind === "sold") {
          expect([sale.body, paid]).toEqual([`answer of ${document}`, PRICE]);
          given.set(payer, (given.get(payer) ?? new Set()).add(document));
          return;
        }
        const words = sale.kind === "unpaid" ? (sale.demand.error ?? "") : sale.sentence;
        if (words.includes("Nothing was charged")) expect(paid).toBe(0n);
        if (sale.kind === "unpaid" && paid > 0n) expect(words).toContain("was read again");
      };
      const open: Promise<void>[] = [];
      for (const { payment, document, settle, death, isRestarted, atOnce } of steps) {
        if (isRestarted || program.life.isOver) {
          program = await started(folder, program);
        }
        if (death !== null) program.life.endAfter(death);
        rig.facilitator.next("settle", SETTLE[settle] ?? null);
        const going = offer(payment, document);
        open.push(going);
        if (!atOnce) await going;
      }
      await Promise.race([Promise.all(open), program.life.over]);
      await calm();
      rig.facilitator.reset();
      program = await started(folder, program);
      for (const documents of given.values()) expect(documents.size).toBe(1);
      for (const [index, { payer }] of payments.entries()) {
        if ((await spent(payer)) === 0n) continue;
        expect(await spent(payer)).toBe(PRICE);
        for (const document of DOCUMENTS) await offer(index + 1, document);
        expect(await spent(payer)).toBe(PRICE);
        expect(given.get(payer)?.size).toBe(1);
        const lines = (await linesOf(folder)).filter((line) => line.payer === payer.toLowerCase());
        expect([lines[0]?.outcome, lines.filter(isPaid).length]).toEqual(["intent", 1]);
      }
      await program.close();
    }

    test("whatever dies and whenever, one payment buys one document, once, and the book has it", async () => {
      let nth = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(STEP, { minLength: 1, maxLength: 6 }), async (steps) => {
          nth += 1;
          await checkScenario(steps, `scenario ${nth}`);
        }),
        { numRuns: SCENARIOS, seed: 2023, endOnFailure: true },
      );
    });
  },
);
