import type { PaymentPayload } from "@x402/core/types";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { askFacilitator } from "./rig/ask-facilitator.ts";
import { encodingsOf } from "./rig/altered-payment.ts";
import type { Route } from "./rig/facilitator.ts";
import { FAULTS } from "./rig/faults.ts";
import type { Payer } from "./rig/payer.ts";
import { type Rig, startRig } from "./rig/rig.ts";
import { canRunSolana, NO_SOLANA } from "./rig/solana-chain.ts";

const PRICE = 280_000n;

/** Longer than any answer takes, but for the settlements that a test makes wait. */
const PATIENCE_MS = 1000;

/** A refusal of what the chain says it would not carry out, for this reason. */
const failing = (reason: string): RegExp =>
  new RegExp(`"invalid_exact_svm_transaction_simulation_failed".*${reason}`);

describe.skipIf(!canRunSolana)(canRunSolana ? "payments on Solana" : NO_SOLANA, () => {
  let rig: Rig;
  let payer: Payer;

  beforeAll(async () => {
    // The published facilitator prints what it could not settle.
    vi.spyOn(console, "error").mockReturnValue();
    rig = await startRig({ evm: false, solana: true });
    payer = await rig.solana.payer("Ann", 1_000_000_000n);
  });
  beforeEach(async () => rig.reset());
  afterAll(async () => rig.close());

  test("a payment is settled once, and moves exactly its amount", async () => {
    const payload = await paid();
    const moved = await movedBy(async () => {
      expect(await answer("verify", payload)).toMatch(/^200 {"isValid":true/);
      expect(await answer("settle", payload)).toMatch(
        /^200 {"success":true,"transaction":"\w{80,}"/,
      );
      expect(await answer("verify", payload)).toMatch(failing("AlreadyProcessed"));
      expect(await answer("settle", payload)).toMatch(/"duplicate_settlement"/);
    });
    expect(moved).toBe(PRICE);
  });

  test("payments at the same time are all settled", async () => {
    const payloads = await Promise.all([paid(), paid(), paid(), paid()]);
    const moved = await movedBy(async () => {
      const answers = await Promise.all(payloads.map(async (one) => answer("settle", one)));
      for (const one of answers) expect(one).toMatch(/"success":true/);
    });
    expect(moved).toBe(4n * PRICE);
  });

  test("every encoding is the same payment to the facilitator", async () => {
    const payload = await paid();
    for (const [name, encoding] of Object.entries(encodingsOf(payload))) {
      const decoded = JSON.parse(Buffer.from(encoding, "base64").toString()) as PaymentPayload;
      expect(await answer("verify", decoded), name).toMatch(/^200 {"isValid":true/);
    }
  });

  test("a payment of another amount, to another seller, or signed by nobody is refused", async () => {
    const payload = await paid();
    const { accepted } = payload;
    const cheap = { ...payload, accepted: { ...accepted, amount: "1" } };
    expect(await answer("verify", cheap)).toMatch(/"invalid_exact_svm_payload_amount_mismatch"/);
    const elsewhere = { ...payload, accepted: { ...accepted, payTo: payer.address } };
    expect(await answer("verify", elsewhere)).toMatch(
      /"invalid_exact_svm_payload_recipient_mismatch"/,
    );
    const wire = Buffer.from(String(payload.payload["transaction"]), "base64");
    // The payer's signature follows the count of signatures and the place of the fee payer's.
    wire.fill(1, 65, 129);
    const forged = { ...payload, payload: { transaction: wire.toString("base64") } };
    expect(await answer("verify", forged)).toMatch(/"invalid_exact_svm_payload_signature_invalid"/);
  });

  test("a payment dies with its blockhash", async () => {
    const payload = await paid();
    rig.solana.expireBlockhash();
    const moved = await movedBy(async () => {
      expect(await answer("verify", payload)).toMatch(failing("BlockhashNotFound"));
      expect(await answer("settle", payload)).toMatch(failing(""));
    });
    expect(moved).toBe(0n);
    expect(await movedBy(async () => answer("settle", await paid()))).toBe(PRICE);
  });

  test("a payer without the money is refused until he has it", async () => {
    const poor = await rig.solana.payer("Bob", PRICE - 1n);
    const { payload } = await poor.pay(rig.ask(PRICE));
    expect(await answer("verify", payload)).toMatch(failing("InstructionError.*Custom.*1"));
    await rig.solana.mint(poor.address, 1n);
    expect(await answer("settle", payload)).toMatch(/"success":true/);
    expect(await rig.solana.balanceOf(poor.address)).toBe(0n);
  });

  test("a seller without a token account cannot be paid until he opens one", async () => {
    const { payTo } = rig.solana;
    const held = await rig.solana.balanceOf(payTo);
    await rig.solana.withoutAccountOf(payTo);
    const payload = await paid();
    expect(await answer("verify", payload)).toMatch(failing("InvalidAccountData"));
    expect(await answer("settle", payload)).toMatch(failing(""));
    await rig.solana.mint(payTo, held);
    expect(await movedBy(async () => answer("settle", payload))).toBe(PRICE);
  });

  test("an answer that is lost leaves the money moved, and the second try a duplicate", async () => {
    const payload = await paid();
    rig.facilitator.next("settle", FAULTS.lost);
    const moved = await movedBy(async () => {
      expect(await answer("settle", payload)).toBe("no answer");
      expect(await answer("settle", payload)).toMatch(/"duplicate_settlement"/);
    });
    expect(moved).toBe(PRICE);
  });

  test("a pending settlement moves the money when it is carried out, and is not sent again", async () => {
    const payload = await paid();
    const pending =
      /^200 {"success":false,"errorReason":"settlement_pending".*"transaction":"\w{80,}"/;
    rig.facilitator.next("settle", FAULTS.pending);
    const moved = await movedBy(async () => {
      expect(await answer("settle", payload)).toMatch(pending);
      expect(await answer("settle", payload)).toMatch(pending);
    });
    expect(moved).toBe(0n);
    expect(await movedBy(async () => rig.solana.mine())).toBe(PRICE);
    const later = await movedBy(async () => {
      expect(await answer("settle", payload)).toMatch(/"success":true/);
    });
    expect(later).toBe(0n);
  });

  test("a pending settlement that outlives its blockhash never moves money", async () => {
    const payload = await paid();
    rig.facilitator.next("settle", FAULTS.pending);
    const moved = await movedBy(async () => {
      expect(await answer("settle", payload)).toMatch(/"settlement_pending"/);
      rig.solana.expireBlockhash();
      await rig.solana.mine();
      expect(await answer("settle", payload)).toMatch(/"settlement_pending"/);
    });
    expect(moved).toBe(0n);
  });

  async function paid(): Promise<PaymentPayload> {
    return (await payer.pay(rig.ask(PRICE))).payload;
  }

  async function answer(route: Route, payload: PaymentPayload): Promise<string> {
    return askFacilitator(rig.facilitator.url, { route, payload, patienceMs: PATIENCE_MS });
  }

  /** What left the payer and reached the seller meanwhile. */
  async function movedBy(act: () => Promise<unknown>): Promise<bigint> {
    const { payTo, balanceOf } = rig.solana;
    const [left, held] = [await balanceOf(payer.address), await balanceOf(payTo)];
    await act();
    const moved = left - (await balanceOf(payer.address));
    expect((await balanceOf(payTo)) - held).toBe(moved);
    return moved;
  }
});
