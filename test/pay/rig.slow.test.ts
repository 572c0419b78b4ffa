import { setTimeout as wait } from "node:timers/promises";
import { HTTPFacilitatorClient } from "@x402/core/server";
import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import type { Hex } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { asVersion1, encodingsOf, headerOf, tampered } from "./rig/altered-payment.ts";
import { askFacilitator } from "./rig/ask-facilitator.ts";
import type { EvmPayer } from "./rig/evm-payer.ts";
import type { Route } from "./rig/facilitator.ts";
import { type Fault, FAULTS, refuse, slow } from "./rig/faults.ts";
import { findAnvil, NO_ANVIL } from "./rig/find-anvil.ts";
import { type Rig, startRig } from "./rig/rig.ts";

const PRICE = 280_000n;

/** Longer than any answer takes, but for the settlements that a test makes wait. */
const PATIENCE_MS = 10_000;

const hasAnvil = findAnvil() !== null;

describe.skipIf(!hasAnvil)(hasAnvil ? "payments on Base" : NO_ANVIL, () => {
  let rig: Rig;
  let payer: EvmPayer;

  beforeAll(async () => {
    rig = await startRig({ evm: true, solana: false });
    payer = await rig.evm.payer("Ann", 1_000_000_000n);
  });
  beforeEach(async () => rig.reset());
  afterAll(async () => rig.close());

  test("a payment is settled once, and moves exactly its amount", async () => {
    const payload = await paid();
    const start = (await rig.evm.height()) + 1n;
    const transfer = { from: payer.address, to: rig.evm.payTo, value: PRICE };
    expect(await answer("verify", payload)).toBe(
      `200 ${JSON.stringify({ isValid: true, payer: payer.address })}`,
    );
    expect(await rig.evm.transfers(start)).toEqual([]);
    expect(await answer("settle", payload)).toMatch(/^200 {"success":true,"transaction":"0x/);
    expect(await rig.evm.transfers(start)).toMatchObject([transfer]);
    expect(await answer("verify", payload)).toMatch(/"invalid_exact_evm_nonce_already_used"/);
    expect(await answer("settle", payload)).toMatch(/"invalid_exact_evm_nonce_already_used"/);
    expect(await rig.evm.transfers(start)).toMatchObject([transfer]);
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
    const { payload, header } = await payer.pay(rig.ask(PRICE));
    expect(headerOf(payload)).toBe(header);
    for (const [name, encoding] of Object.entries(encodingsOf(payload))) {
      const decoded = JSON.parse(Buffer.from(encoding, "base64").toString()) as PaymentPayload;
      expect(encoding, name).not.toBe(header);
      expect(await answer("verify", decoded), name).toMatch(/^200 {"isValid":true/);
    }
  });

  test("what is changed after signing is refused with its reason", async () => {
    const payload = await paid();
    const { signature } = (await paid()).payload;
    const required = payload.accepted;
    const cases: readonly (readonly [Record<string, unknown>, string])[] = [
      [{ "payload.signature": signature }, "signature"],
      [{ "payload.authorization.value": "1" }, "signature"],
      [{ "payload.authorization.to": payer.address }, "signature"],
      [{ "payload.authorization.validBefore": "99999999999" }, "signature"],
      [{ "payload.authorization.nonce": `0x${"00".repeat(32)}` }, "signature"],
      [{ "accepted.network": "eip155:84532" }, "network_mismatch"],
      [{ "accepted.scheme": "upto" }, "scheme"],
    ];
    for (const [changes, reason] of cases) {
      const changed = await facilitated(tampered(payload, changes), required);
      expect(changed, JSON.stringify(changes)).toMatch(`"invalid_exact_evm_${reason}"`);
    }
  });

  test("what is signed for something else is refused with its reason", async () => {
    const payload = await paid();
    const cases: readonly (readonly [Partial<PaymentRequirements>, string])[] = [
      [{ amount: String(PRICE + 1n) }, "payload_authorization_value_mismatch"],
      [{ payTo: payer.address }, "recipient_mismatch"],
      [{ extra: { name: "USDC", version: "2" } }, "signature"],
    ];
    for (const [changes, reason] of cases) {
      const refused = await facilitated(payload, { ...payload.accepted, ...changes });
      expect(refused, reason).toMatch(`"invalid_exact_evm_${reason}"`);
    }
  });

  test("what is about to expire is refused with its reason", async () => {
    const { accepts, ...required } = rig.ask(PRICE);
    // The facilitator wants six seconds more.
    const soon = accepts.map((entry) => ({ ...entry, maxTimeoutSeconds: 5 }));
    const { payload } = await payer.pay({ ...required, accepts: soon });
    const reason = /"invalid_exact_evm_payload_authorization_valid_before"/;
    expect(await answer("verify", payload)).toMatch(reason);
    expect(await answer("settle", payload)).toMatch(reason);
  });

  test("a payer without the money is refused until he has it", async () => {
    const poor = await rig.evm.payer("Bob", PRICE - 1n);
    const { payload } = await poor.pay(rig.ask(PRICE));
    expect(await answer("verify", payload)).toMatch(/"invalid_exact_evm_insufficient_balance"/);
    expect(await answer("settle", payload)).toMatch(/"invalid_exact_evm_insufficient_balance"/);
    await rig.evm.mint(poor.address, 1n);
    expect(await answer("settle", payload)).toMatch(/"success":true/);
    expect(await rig.evm.balanceOf(poor.address)).toBe(0n);
  });

  test("a payer who takes his word back between verifying and settling keeps the money", async () => {
    const payload = await paid();
    expect(await answer("verify", payload)).toMatch(/"isValid":true/);
    const { nonce } = payload.payload["authorization"] as { readonly nonce: Hex };
    const moved = await movedBy(async () => {
      await rig.evm.cancelAuthorization(payer.account, nonce);
      expect(await answer("settle", payload)).toMatch(/"invalid_exact_evm_nonce_already_used"/);
    });
    expect(moved).toBe(0n);
  });

  test("a payment of version 1 is nobody's", async () => {
    const { accepted } = await paid();
    const old = { ...asVersion1(await paid()), accepted } as unknown as PaymentPayload;
    expect(await answer("verify", old)).toMatch(/^500 .*x402 version: 1/);
  });

  test("a fault in place of the work leaves the money where it is", async () => {
    const cases: readonly (readonly [Fault, RegExp])[] = [
      [FAULTS.error, /^500 Internal Server Error$/],
      [FAULTS.drop, /^no answer$/],
      [FAULTS.silence, /^no answer$/],
      [FAULTS.badJson, /^200 {"isValid": tr$/],
      [refuse("some_reason"), /^200 .*"errorReason":"some_reason"/],
    ];
    const payload = await paid();
    for (const [fault, expected] of cases) {
      rig.facilitator.next("settle", fault);
      const moved = await movedBy(async () => {
        expect(await answer("settle", payload, patienceFor(fault))).toMatch(expected);
      });
      expect(moved, JSON.stringify(fault)).toBe(0n);
    }
    expect(await movedBy(async () => answer("settle", payload))).toBe(PRICE);
    expect(rig.facilitator.count("settle")).toBe(cases.length + 1);
  });

  test("a fault after the work moves the money all the same", async () => {
    const cases: readonly (readonly [Fault, RegExp])[] = [
      [FAULTS.lost, /^no answer$/],
      [FAULTS.lostInError, /^500 Internal Server Error$/],
      [FAULTS.lostInSilence, /^no answer$/],
      [FAULTS.duplicate, /^200 .*"errorReason":"invalid_exact_evm_nonce_already_used"/],
      [slow(50), /^200 .*"success":true/],
    ];
    for (const [fault, expected] of cases) {
      const payload = await paid();
      rig.facilitator.next("settle", fault);
      const held = await rig.evm.balanceOf(payer.address);
      expect(await answer("settle", payload, patienceFor(fault))).toMatch(expected);
      // On a busy machine the work of a facilitator that says nothing may take longer than the wait for its answer.
      await vi.waitFor(async () => {
        const moved = held - (await rig.evm.balanceOf(payer.address));
        expect(moved, JSON.stringify(fault)).toBe(PRICE);
      }, PATIENCE_MS);
    }
  });

  test("a settlement that nobody waited for moves the money later", async () => {
    const payload = await paid();
    const held = await rig.evm.balanceOf(payer.address);
    rig.facilitator.next("settle", slow(300));
    expect(await answer("settle", payload, 100)).toBe("no answer");
    expect(await rig.evm.balanceOf(payer.address)).toBe(held);
    await wait(300);
    await vi.waitFor(async () => {
      expect(await rig.evm.balanceOf(payer.address)).toBe(held - PRICE);
    });
  });

  test("a pending settlement moves the money with its block, and is not sent again", async () => {
    const payload = await paid();
    const pending =
      /^200 {"success":false,"errorReason":"settlement_pending".*"transaction":"0x\w+"/;
    rig.facilitator.next("settle", FAULTS.pending);
    const moved = await movedBy(async () => {
      expect(await answer("settle", payload)).toMatch(pending);
      expect(await answer("settle", payload)).toMatch(pending);
    });
    expect(moved).toBe(0n);
    expect(await movedBy(async () => rig.evm.mine())).toBe(PRICE);
    expect(await movedBy(async () => answer("settle", payload))).toBe(0n);
    const [first, , last] = rig.facilitator.calls.map(({ answer }) => transactionIn(answer));
    expect(last).toBe(first);
  });

  test("blocks come at once again, with what waited for them, when the rig is reset", async () => {
    const payload = await paid();
    rig.facilitator.next("settle", FAULTS.pending);
    await answer("settle", payload);
    expect(await movedBy(async () => rig.reset())).toBe(PRICE);
    expect(await movedBy(async () => answer("settle", await paid()))).toBe(PRICE);
  });

  test("faults come in order, or stand until they are lifted", async () => {
    const payload = await paid();
    const status = async (): Promise<string> => (await answer("verify", payload)).slice(0, 3);
    rig.facilitator.always("verify", FAULTS.error);
    rig.facilitator.next("verify", null, refuse("once"));
    expect([await status(), await status(), await status()]).toEqual(["200", "200", "500"]);
    rig.facilitator.always("verify", null);
    expect(await status()).toBe("200");
    const { calls } = rig.facilitator;
    expect(calls.map(({ fault }) => fault?.kind)).toEqual([
      undefined,
      "refuse",
      "no answer",
      undefined,
    ]);
    expect(calls[0]?.request?.paymentPayload.payload).toEqual(payload.payload);
    expect(calls[2]?.answer).toBe("error");
  });

  test("the published client is understood, with the token of each route", async () => {
    const payload = await paid();
    rig.facilitator.demand({ supported: "one", verify: "two", settle: "three" });
    expect(await answer("verify", payload)).toBe('401 {"error":"unauthorized"}');
    const client = new HTTPFacilitatorClient({
      url: rig.facilitator.url,
      createAuthHeaders: async () => ({
        supported: { authorization: "Bearer one" },
        verify: { authorization: "Bearer two" },
        settle: { authorization: "Bearer three" },
      }),
    });
    expect(await client.getSupported()).toMatchObject({ kinds: [{ network: "eip155:8453" }] });
    expect(await client.verify(payload, payload.accepted)).toMatchObject({ isValid: true });
    expect(await client.settle(payload, payload.accepted)).toMatchObject({ success: true });
  });

  test("it can lack a network, be down, and come back", async () => {
    const payload = await paid();
    rig.facilitator.offer([]);
    expect(await answer("supported", null)).toMatch(/^200 {"kinds":\[\]/);
    expect(await answer("settle", payload)).toMatch(/^400 /);
    await rig.facilitator.goDown();
    expect(await answer("supported", null)).toBe("no answer");
    await rig.facilitator.comeBack();
    rig.facilitator.offer(null);
    expect(await answer("supported", null)).toMatch(/^200 {"kinds":\[{/);
  });

  async function paid(): Promise<PaymentPayload> {
    return (await payer.pay(rig.ask(PRICE))).payload;
  }

  async function answer(
    route: Route,
    payload: PaymentPayload | null,
    patienceMs: number = PATIENCE_MS,
  ): Promise<string> {
    return askFacilitator(rig.facilitator.url, { route, payload, patienceMs });
  }

  /** The answer to a payment where the server wants something that the payer does not say he accepted. */
  async function facilitated(
    payload: PaymentPayload,
    wanted: PaymentRequirements,
  ): Promise<string> {
    const body = { x402Version: 2, paymentPayload: payload, paymentRequirements: wanted };
    const response = await fetch(`${rig.facilitator.url}/verify`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    return response.text();
  }

  /** What left the payer and reached the seller meanwhile. */
  async function movedBy(act: () => Promise<unknown>): Promise<bigint> {
    const [left, held] = [
      await rig.evm.balanceOf(payer.address),
      await rig.evm.balanceOf(rig.evm.payTo),
    ];
    await act();
    const moved = left - (await rig.evm.balanceOf(payer.address));
    expect((await rig.evm.balanceOf(rig.evm.payTo)) - held).toBe(moved);
    return moved;
  }
});

/** Only silence is waited out: every other answer comes as soon as the machine has time for it. */
function patienceFor(fault: Fault): number {
  const isSilent = fault.kind === "no answer" && fault.answer === "silence";
  return isSilent ? 200 : PATIENCE_MS;
}

function transactionIn(answer: unknown): unknown {
  return (answer as { readonly body: { readonly transaction: unknown } }).body.transaction;
}
