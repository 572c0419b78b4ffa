import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type KeptChannel, unusedChannel } from "../../../src/pay/client/channel-file.ts";
import type { KeptWithdrawal } from "../../../src/pay/client/withdrawals/kept-withdrawals.ts";
import {
  type KnownChannel,
  type SeenChannel,
  withdrawalPlan,
} from "../../../src/pay/client/withdrawals/withdrawal-plan.ts";
import { cases } from "../../support/cases.ts";

const DELAY = 86_400;
const NOW = 1_800_000_000;
const ID = `0x${"1".repeat(64)}` as const;
const ADDRESS = `0x${"a".repeat(40)}` as const;

const FRESH = unusedChannel({
  id: ID,
  server: "https://reader.example",
  network: "eip155:8453",
  config: {
    payer: ADDRESS,
    payerAuthorizer: ADDRESS,
    receiver: ADDRESS,
    receiverAuthorizer: ADDRESS,
    token: ADDRESS,
    withdrawDelay: DELAY,
    salt: ID,
  },
});

/** Sixty cents are paid in, forty are charged, and a voucher allows ten more. */
const CHANNEL: KeptChannel = {
  ...FRESH,
  balance: 60n,
  mayHold: 60n,
  charged: 40n,
  allowed: 50n,
};

const SEEN: SeenChannel = { balance: 60n, claimed: 0n, withdrawal: null, time: NOW };

const BEGUN: KeptWithdrawal = {
  id: ID,
  step: "begin",
  amount: 20n,
  transaction: { hash: ID, raw: "0x02", nonce: 0 },
  isDone: true,
  until: NOW + DELAY,
};

const known = (more: Partial<KnownChannel> = {}): KnownChannel => ({
  channel: CHANNEL,
  withdrawal: null,
  open: 0n,
  ...more,
});

const running = (amount: bigint, initiatedAt: number): SeenChannel => ({
  ...SEEN,
  withdrawal: { amount, initiatedAt },
});

test("what was charged stays for the server, claimed or not", () => {
  for (const claimed of [0n, 20n, 40n]) {
    const plan = withdrawalPlan(known(), { ...SEEN, claimed });
    expect(plan).toMatchObject({ kind: "begin", amount: 20n, doubts: [] });
    expect(plan.claimable).toEqual({ due: 40n - claimed, more: 10n });
  }
});

test("what a payment allows of which the end is not known may still be claimed", () => {
  expect(withdrawalPlan(known({ open: 60n }), SEEN).claimable).toEqual({ due: 40n, more: 20n });
});

test.each<[string, SeenChannel, string, bigint]>([
  ["runs", running(20n, NOW - DELAY + 1), "wait", 20n],
  ["has run out", running(20n, NOW - DELAY), "finish", 20n],
  ["is claimed in part", { ...running(20n, NOW - DELAY), claimed: 45n }, "finish", 15n],
  ["is claimed whole", { ...running(20n, NOW - DELAY), claimed: 60n }, "nothing", 0n],
])("a withdrawal that %s", (_name, seen, kind, amount) => {
  const channel = { ...CHANNEL, allowed: 60n };
  const plan = withdrawalPlan(known({ channel, withdrawal: BEGUN }), seen);
  expect(plan).toMatchObject({ kind, amount, doubts: [] });
});

describe("a doubt", () => {
  const doubts = (more: Partial<KnownChannel>, seen: SeenChannel): string =>
    withdrawalPlan(known(more), seen).doubts.join(" ");

  test.each<[string, Partial<KnownChannel>, SeenChannel, RegExp | null]>([
    ["too little is there", {}, { ...SEEN, balance: 50n }, /this machine knows of/],
    [
      "a server says that it gave it back",
      { channel: { ...CHANNEL, saidBack: { amount: 20n, transaction: "0x1" } } },
      { ...SEEN, balance: 40n },
      null,
    ],
    [
      "it was taken back here",
      { withdrawal: { ...BEGUN, step: "finish" } },
      { ...SEEN, balance: 40n },
      null,
    ],
    ["too much is there", {}, { ...SEEN, balance: 61n }, /were ever paid in/],
    [
      "a deposit has arrived without an answer",
      { channel: { ...CHANNEL, mayHold: 90n } },
      { ...SEEN, balance: 90n },
      null,
    ],
    ["more is claimed than was signed", {}, { ...SEEN, claimed: 51n }, /vouchers of this machine/],
    ["it was begun and does not show", { withdrawal: BEGUN }, SEEN, /was begun before/],
    [
      "it was sent and does not show",
      { withdrawal: { ...BEGUN, isDone: false } },
      SEEN,
      /was sent before \(transaction 0x1+\)/,
    ],
    [
      "it was finished and still runs",
      { withdrawal: { ...BEGUN, step: "finish", until: NOW } },
      running(20n, NOW - DELAY),
      /was finished before/,
    ],
    [
      "another one runs after the first was finished",
      { withdrawal: { ...BEGUN, step: "finish", until: NOW - 5 } },
      running(20n, NOW - DELAY),
      null,
    ],
  ])("where %s", (_name, more, seen, expected) => {
    if (expected === null) expect(doubts(more, seen)).toBe("");
    else expect(doubts(more, seen)).toMatch(expected);
  });
});

const AMOUNT = fc.bigInt({ min: 0n, max: 1_000n });

test("no plan takes what is claimed or charged, or begins while a withdrawal runs", () => {
  const law = fc.property(
    fc.record({ balance: AMOUNT, claimed: AMOUNT, charged: AMOUNT, allowed: AMOUNT, open: AMOUNT }),
    fc.option(fc.record({ amount: AMOUNT, age: fc.integer({ min: 0, max: 2 * DELAY }) })),
    ({ balance, claimed, charged, allowed, open }, withdrawal) => {
      fc.pre(claimed <= balance);
      const channel = { ...CHANNEL, charged, allowed };
      const seen: SeenChannel = {
        balance,
        claimed,
        time: NOW,
        withdrawal: withdrawal && {
          amount: withdrawal.amount,
          initiatedAt: NOW - withdrawal.age,
        },
      };
      const { kind, amount, claimable, until } = withdrawalPlan(known({ channel, open }), seen);
      expect(amount + claimed).toBeLessThanOrEqual(balance);
      expect(claimable.due + claimable.more + claimed).toBeLessThanOrEqual(balance);
      if (withdrawal !== null) {
        expect(["nothing", "wait", "finish"]).toContain(kind);
        if (kind === "finish") expect(until).toBeLessThanOrEqual(NOW);
        return;
      }
      expect(["nothing", "begin"]).toContain(kind);
      if (kind === "begin") expect(amount + charged).toBeLessThanOrEqual(balance);
    },
  );
  fc.assert(law, { numRuns: cases(300) });
});
