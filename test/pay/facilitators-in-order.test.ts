import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { expect, test } from "vitest";
import {
  type Facilitator,
  FacilitatorFault,
  type Settlement,
  type SupportedKind,
} from "../../src/pay/facilitator.ts";
import { FacilitatorsInOrder } from "../../src/pay/facilitators-in-order.ts";

const BASE: SupportedKind = { x402Version: 2, scheme: "exact", network: "eip155:8453" };
const SOLANA = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp";

function solana(feePayer: string): SupportedKind {
  return { x402Version: 2, scheme: "exact", network: SOLANA, extra: { feePayer } };
}

/** A facilitator that writes down what it is asked, and can be down. */
class Scripted implements Facilitator {
  readonly asked: string[] = [];
  isDown = false;
  settlement: Settlement["kind"] = "settled";
  readonly #kinds: readonly SupportedKind[];

  constructor(...kinds: readonly SupportedKind[]) {
    this.#kinds = kinds;
  }

  readonly supported = async () => this.#answer("supported", this.#kinds);

  readonly verify = async () => this.#answer("verify", { kind: "valid", payer: "0x2" } as const);

  readonly settle = async (): Promise<Settlement> => {
    this.asked.push("settle");
    const { settlement: kind } = this;
    await Promise.resolve();
    if (kind === "unknown") return { kind, reason: "no_answer", transaction: "" };
    return { kind, response: { success: true, transaction: "0x1", network: "eip155:8453" } };
  };

  async #answer<Answer>(what: string, answer: Answer): Promise<Answer> {
    this.asked.push(what);
    await Promise.resolve();
    if (this.isDown) throw new FacilitatorFault("It is down.");
    return answer;
  }
}

function together(one: Facilitator, other: Facilitator) {
  const clock = { now: new Date("2026-11-29T10:00:00Z") };
  const troubles: string[] = [];
  const both = new FacilitatorsInOrder(
    [
      { name: "one", facilitator: one },
      { name: "other", facilitator: other },
    ],
    { now: () => clock.now, onTrouble: (what) => troubles.push(what) },
  );
  const pass = (seconds: number): void => {
    clock.now = new Date(clock.now.getTime() + 1_000 * seconds);
  };
  return { both, troubles, pass };
}

function payment(network: string): [PaymentPayload, PaymentRequirements] {
  return [{} as PaymentPayload, { scheme: "exact", network } as PaymentRequirements];
}

test("the first verifies and settles, and the other is not asked", async () => {
  const [one, other] = [new Scripted(BASE), new Scripted(BASE)];
  const { both, troubles } = together(one, other);
  expect(await both.supported()).toEqual([BASE]);
  const [payload, requirements] = payment(BASE.network);
  await both.verify(payload, requirements);
  expect((await both.settle(payload, requirements)).kind).toBe("settled");
  expect([one.asked, other.asked]).toEqual([["supported", "verify", "settle"], ["supported"]]);
  expect(troubles).toEqual([]);
});

test("where the first gives no answer the next verifies and settles, and the first is asked again after a minute", async () => {
  const [one, other] = [new Scripted(BASE), new Scripted(BASE)];
  const { both, troubles, pass } = together(one, other);
  await both.supported();
  one.isDown = true;
  const [payload, requirements] = payment(BASE.network);
  expect(await both.verify(payload, requirements)).toEqual({ kind: "valid", payer: "0x2" });
  one.isDown = false;
  expect((await both.settle(payload, requirements)).kind).toBe("settled");
  pass(30);
  await both.verify(...payment(BASE.network));
  expect(one.asked).toEqual(["supported", "verify"]);
  pass(31);
  await both.verify(...payment(BASE.network));
  expect(one.asked).toEqual(["supported", "verify", "verify"]);
  expect(other.asked).toEqual(["supported", "verify", "settle", "verify"]);
  expect(troubles).toEqual([
    "The facilitator one is not available: It is down.",
    "The facilitator one answers again.",
  ]);
});

test("what may have been settled by one is never tried with the other", async () => {
  const [one, other] = [new Scripted(BASE), new Scripted(BASE)];
  const { both } = together(one, other);
  await both.supported();
  const [payload, requirements] = payment(BASE.network);
  await both.verify(payload, requirements);
  one.settlement = "unknown";
  one.isDown = true;
  expect((await both.settle(payload, requirements)).kind).toBe("unknown");
  await both.verify(...payment(BASE.network));
  one.settlement = "settled";
  expect((await both.settle(payload, requirements)).kind).toBe("settled");
  expect(other.asked).toEqual(["supported", "verify"]);
});

test("a payment that is made out to one for its fee is never taken to the other", async () => {
  const [one, other] = [new Scripted(BASE, solana("one")), new Scripted(BASE, solana("other"))];
  const { both } = together(one, other);
  expect(await both.supported()).toEqual([BASE, solana("one")]);
  one.isDown = true;
  await expect(both.verify(...payment(SOLANA))).rejects.toThrow("It is down.");
  expect(other.asked).toEqual(["supported"]);
});

test("one that is down at the start joins once it answers, and what is asked for stays", async () => {
  const [one, other] = [new Scripted(BASE, solana("one")), new Scripted(BASE, solana("other"))];
  one.isDown = true;
  const { both, pass } = together(one, other);
  expect(await both.supported()).toEqual([BASE, solana("other")]);
  one.isDown = false;
  pass(61);
  await both.verify(...payment(BASE.network));
  await expect.poll(() => one.asked).toEqual(["supported", "supported"]);
  await both.verify(...payment(BASE.network));
  await both.verify(...payment(SOLANA));
  expect(one.asked).toEqual(["supported", "supported", "verify"]);
  expect(other.asked).toEqual(["supported", "verify", "verify"]);
});

test("a payment out of a channel goes to the first that knows channels", async () => {
  const channels = { ...BASE, scheme: "batch-settlement" };
  const [one, other] = [new Scripted(BASE), new Scripted(BASE, channels)];
  const { both } = together(one, other);
  expect(await both.supported()).toEqual([BASE, channels]);
  const [payload, requirements] = payment(BASE.network);
  await both.verify(payload, { ...requirements, scheme: "batch-settlement" });
  await both.verify(...payment(BASE.network));
  expect([one.asked, other.asked]).toEqual([
    ["supported", "verify"],
    ["supported", "verify"],
  ]);
});

test("where none can be asked that is a fault, and a settlement nobody could have made stays open", async () => {
  const [one, other] = [new Scripted(BASE), new Scripted(BASE)];
  one.isDown = true;
  other.isDown = true;
  const { both } = together(one, other);
  await expect(both.supported()).rejects.toThrow("It is down.");
  await expect(both.verify(...payment(BASE.network))).rejects.toThrow("None of them knows");
  expect((await both.settle(...payment(BASE.network))).kind).toBe("unknown");
});
