import { expect, test } from "vitest";
import { traceOf } from "../../src/pay/evm-witness.ts";
import type { NodeCall } from "../../src/pay/testimony.ts";
import { witnessOf } from "../../src/pay/witness.ts";

const [ASSET, SELLER, PAYER] = ["a1", "b2", "c3"].map((digits) => `0x${digits.repeat(20)}`) as [
  string,
  string,
  string,
];
const NONCE = `0x${"d4".repeat(32)}`;
const PAYMENT = { asset: ASSET, payTo: SELLER, amount: "200000", payer: PAYER, nonce: NONCE };
const USED = "0x98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a5";
const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

function word(address: string): string {
  return `0x${address.slice(2).padStart(64, "0")}`;
}

function used(logIndex: string) {
  const topics = [USED, word(PAYER), NONCE];
  return { address: ASSET, topics, data: "0x", logIndex, transactionHash: "0xt" };
}

function moved(to: string, amount: number, logIndex: string, address = ASSET) {
  const topics = [TRANSFER, word(PAYER), word(to)];
  return { address, topics, data: `0x${amount.toString(16)}`, logIndex, transactionHash: "0xt" };
}

/** A node that shows one transaction with these logs. */
function nodeWith(logs: readonly ReturnType<typeof used>[], status = "0x1"): NodeCall {
  return async (method) =>
    Promise.resolve(
      method === "eth_getLogs" ? logs.filter(({ topics }) => topics[0] === USED) : { status, logs },
    );
}

test.each([
  ["the transfer right after it", [used("0x0"), moved(SELLER, 200_000, "0x1")], "0x1", "paid"],
  ["a transfer of less", [used("0x0"), moved(SELLER, 1, "0x1")], "0x1", "spent otherwise"],
  ["a transfer to another", [used("0x0"), moved(PAYER, 200_000, "0x1")], "0x1", "spent otherwise"],
  [
    "a transfer of another token",
    [used("0x0"), moved(SELLER, 200_000, "0x1", SELLER)],
    "0x1",
    "spent otherwise",
  ],
  ["no transfer", [used("0x0")], "0x1", "spent otherwise"],
  [
    "a transaction that failed",
    [used("0x0"), moved(SELLER, 200_000, "0x1")],
    "0x0",
    "spent otherwise",
  ],
  [
    "the transfer of another authorisation of the same transaction",
    [used("0x0"), moved(PAYER, 200_000, "0x1"), moved(SELLER, 200_000, "0x3")],
    "0x1",
    "spent otherwise",
  ],
  ["no log at all", [], "0x1", "none"],
] as const)("an authorisation with %s", async (_name, logs, status, kind) => {
  const span = { from: 0, to: 9 };
  expect((await traceOf(nodeWith([...logs], status), PAYMENT, span)).kind).toBe(kind);
});

const SIGNED = {
  ...PAYMENT,
  time: "2026-11-03T10:00:00.000Z",
  network: "eip155:8453",
  expires: 1_800_000_000,
};

test.each([
  ["a node of another chain", async () => Promise.resolve("0x1"), SIGNED],
  ["a node that is silent", async () => Promise.reject(new Error("secret")), SIGNED],
  ["a node that answers junk", async () => Promise.resolve({}), SIGNED],
  ["a payment without a nonce", async () => Promise.resolve("0x2105"), { ...SIGNED, nonce: "" }],
])("of %s nothing can be told, in a full sentence", async (_name, call, payment) => {
  const finding = await witnessOf([call])(payment);
  expect(finding.kind === "not known" && finding.reason).toMatch(/^[A-Z].*\.$/);
  expect(JSON.stringify(finding)).not.toContain("secret");
});
