import { expect, test } from "vitest";
import type { NodeCall } from "../../src/pay/testimony.ts";
import { NETWORKS } from "../../src/pay/receiver.ts";
import { witnessOf } from "../../src/pay/witness.ts";

const { network, usdc } = NETWORKS.solana;
const CAME = Date.UTC(2026, 10, 3, 10) / 1_000;
const SIGNED = {
  network,
  asset: usdc,
  payTo: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
  amount: "200000",
  payer: "11111111111111111111111111111111",
  nonce: "signature",
  expires: null,
  time: new Date(CAME * 1_000).toISOString(),
};

interface Node {
  /** Seconds from the payment to the last final block, and to the first block that is kept. */
  readonly last: number;
  readonly first: number;
  /** Seconds from the payment to each transaction of the payer. */
  readonly history: readonly number[];
}

function nodeOf({ last, first, history }: Node): NodeCall {
  return async (method, params) => {
    switch (method) {
      case "getGenesisHash":
        return Promise.resolve(`${network.slice("solana:".length)}AndSoOn`);
      case "getSlot":
        return Promise.resolve(900);
      case "getFirstAvailableBlock":
        return Promise.resolve(100);
      case "getBlockTime":
        return Promise.resolve(CAME + (params[0] === 900 ? last : first));
      case "getSignaturesForAddress": {
        const { before } = params[1] as { readonly before?: string };
        const start = before === undefined ? 0 : Number(before) + 1;
        const rows = history.map((seconds, nth) => ({
          signature: String(nth),
          blockTime: CAME + seconds,
        }));
        return Promise.resolve(rows.slice(start, start + 1_000));
      }
      case "getTransaction":
        return Promise.resolve(null);
      default:
        return Promise.reject(new Error("no such method"));
    }
  };
}

const OVER = { last: 700, first: -9_000, history: [] } as const;
const BUSY = Array.from({ length: 1_500 }, (_one, nth) => 5_000 - nth * 5);

test.each([
  ["an empty history, once its time is over", OVER, "never paid"],
  ["an empty history while it may still come", { ...OVER, last: 500 }, "not known"],
  ["a node that has thrown its blocks away", { ...OVER, first: 60 }, "not known"],
  ["a few others", { ...OVER, history: [300, 100, -50] }, "never paid"],
  [
    "a busy payer of another time",
    { ...OVER, history: BUSY.map((seconds) => seconds + 8_000) },
    "never paid",
  ],
  ["more around its time than are looked at", { ...OVER, history: BUSY }, "not known"],
] as const)("of %s is told what can be known", async (_name, node, kind) => {
  const finding = await witnessOf([nodeOf(node)])(SIGNED);
  expect(finding.kind).toBe(kind);
  expect(finding.kind !== "paid" && finding.reason).toMatch(/^[A-Z].*\.$/);
});
