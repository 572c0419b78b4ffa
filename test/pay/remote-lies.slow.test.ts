import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { afterAll, describe, expect, test } from "vitest";
import { GOOD } from "../cli/run-crossfoot.ts";
import {
  type Asked,
  closeDoors,
  type Deed,
  demand,
  keptBy,
  openDoor,
  readAt,
  READING,
  userOf,
} from "./payer-of-runs.ts";
import { headerOf } from "./rig/altered-payment.ts";

const ENTRY: PaymentRequirements = {
  scheme: "exact",
  network: "eip155:8453",
  asset: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
  amount: "200000",
  payTo: "0x00000000000000000000000000000000000000aA",
  maxTimeoutSeconds: 60,
  extra: { name: "USD Coin", version: "2" },
};

/** What a server does to a request with a payment and to one without, and what comes of it. */
interface Lie {
  readonly unpaid?: Deed;
  readonly paid?: Deed;
  /** What the user is told. */
  readonly told: RegExp;
  /** Payments that are signed. */
  readonly signed: 0 | 1;
  /** Payments that are kept for a later run. */
  readonly kept?: 0 | 1;
  readonly words?: readonly string[];
}

const LIES: Readonly<Record<string, Lie>> = {
  "an unknown network": {
    unpaid: demand({ ...ENTRY, network: "eip155:84532" }),
    told: /exact: 200000 units of the token 0x8335\w+ on eip155:84532\. Only USDC on Base and Solana/,
    signed: 0,
  },
  "another token": {
    unpaid: demand({ ...ENTRY, asset: "0x00000000000000000000000000000000000000bB" }),
    told: /the token 0x0+bB on Base/,
    signed: 0,
  },
  "another scheme": {
    unpaid: demand({ ...ENTRY, scheme: "upto" }),
    told: /upto: 200000 units of USDC on Base/,
    signed: 0,
  },
  "payment before the work": {
    unpaid: demand({ ...ENTRY, extra: { ...ENTRY.extra, paymentFlow: "upfront" } }),
    told: /paymentFlow upfront.*only for answers that were given/,
    signed: 0,
  },
  "an allowance in the place of a payment": {
    unpaid: demand({ ...ENTRY, extra: { ...ENTRY.extra, assetTransferMethod: "permit2" } }),
    told: /assetTransferMethod permit2/,
    signed: 0,
  },
  "a payment that would be valid for a year": {
    unpaid: demand({ ...ENTRY, maxTimeoutSeconds: 31_536_000 }),
    told: /what is not paid from here/,
    signed: 0,
  },
  "an amount that is none": {
    unpaid: demand({ ...ENTRY, amount: "-200000" }),
    told: /what is not paid from here|cannot be told/,
    signed: 0,
  },
  "a cheap and a dear entry": {
    unpaid: demand({ ...ENTRY, scheme: "upto", amount: "1" }, { ...ENTRY, amount: "1000001" }),
    told: /asks 1\.000001 USDC: more than 1\.00/,
    signed: 0,
  },
  "a demand that is junk": {
    unpaid: { status: 402, headers: { "payment-required": "e30=" }, body: "{}" },
    told: /what it wants cannot be told/,
    signed: 0,
  },
  "a demand of version 1": {
    unpaid: { status: 402, body: JSON.stringify({ x402Version: 1, accepts: [ENTRY] }) },
    told: /not as x402 version 2 does/,
    signed: 0,
  },
  "headers without end": {
    unpaid: { status: 402, headers: { "payment-required": "A".repeat(40_000) } },
    told: /headers of more than 16 KB/,
    signed: 0,
  },
  "another address": {
    unpaid: { status: 307, headers: { location: "http://127.0.0.1:1/" } },
    told: /sends on to another address \(307\)/,
    signed: 0,
  },
  "an answer that is none": {
    unpaid: { status: 200, body: '{"document": {}, "checks": "none"}' },
    told: /not in the shape of the contract/,
    signed: 0,
  },
  "more than fits": {
    unpaid: { status: 200, body: " ".repeat(17 * 1_048_576) },
    told: /more than 16 MB/,
    signed: 0,
  },
  "words that steer a terminal": {
    unpaid: { status: 400, body: JSON.stringify({ error: "\u001b[31mred\u202e\nnot read" }) },
    told: /: \[31mred not read$/m,
    signed: 0,
  },
  "a price that rises after the payment": {
    paid: demand({ ...ENTRY, amount: "900000" }),
    told: /Payment required\./,
    signed: 1,
  },
  "a payment that leads elsewhere": {
    paid: { status: 307, headers: { location: "http://127.0.0.1:1/" } },
    told: /answered 307.*may have been taken/,
    signed: 1,
    kept: 1,
  },
  "nothing for a payment": {
    paid: { status: 200, body: "{}" },
    told: /answered 200 and gave nothing.*may have been taken/,
    signed: 1,
    kept: 1,
  },
  "silence for a payment": {
    paid: "silence",
    told: /did not answer in time\..*may have been taken/,
    signed: 1,
    kept: 1,
  },
  "headers without end for a payment": {
    paid: { status: 200, headers: { "payment-response": "A".repeat(40_000) }, body: READING },
    told: /headers of more than 16 KB.*may have been taken/,
    signed: 1,
    kept: 1,
  },
  "a refusal while the chain is slow": {
    paid: {
      ...demand(ENTRY),
      headers: {
        "payment-response": headerOf({
          success: false,
          errorReason: "settlement_pending",
          transaction: "0x1",
          network: "eip155:8453",
        }),
      },
    },
    told: /may have been taken/,
    signed: 1,
    kept: 1,
  },
  "a 502 of something between": {
    paid: { status: 502, body: "<html>Bad Gateway</html>" },
    told: /answered 502.*may have been taken/,
    signed: 1,
    kept: 1,
  },
  "a wait without end": {
    paid: { status: 503, headers: { "retry-after": "999999" } },
    told: /answered 503.*may have been taken/,
    signed: 1,
    kept: 1,
  },
};

describe.concurrent("a server that lies", () => {
  afterAll(closeDoors);

  test.each(Object.entries(LIES))("%s", async (_name, lie) => {
    const { unpaid = demand(ENTRY), paid = { status: 500 }, told, signed, kept = 0 } = lie;
    const { url, payments } = await openDoor(({ payment }) => (payment === null ? unpaid : paid));
    const env = userOf("who is lied to");
    // Only after a payment is there anything to wait for.
    const words = [GOOD, "--kind", "construction", "--timeout", signed === 0 ? "600" : "2.5"];
    const { code, stdout, stderr } = await readAt(url, words, env);
    expect(stderr).toMatch(told);
    expect([code, payments().size, keptBy(env).length]).toEqual([3, signed, kept]);
    expect(Object.keys(JSON.parse(stdout) as object)).toEqual(["error"]);
    for (const header of payments()) {
      const payment = JSON.parse(Buffer.from(header, "base64").toString()) as PaymentPayload;
      expect(stderr).toContain(`0.20 USDC on Base to ${ENTRY.payTo}`);
      expect(payment.payload["authorization"]).toMatchObject({ value: "200000" });
    }
  });

  test("the file of an answer is no server's to say", async () => {
    const body = JSON.stringify({ ...(JSON.parse(READING) as object), file: "other.pdf" });
    const { url } = await openDoor(() => ({ status: 200, body }));
    const { code, stdout } = await readAt(url, [GOOD, "--format", "ndjson"], userOf("free"));
    expect([code, stdout]).toEqual([
      0,
      `${JSON.stringify({ file: GOOD, ...(JSON.parse(READING) as object) })}\n`,
    ]);
  });

  test("a payment that has run out is sent once more, and the next run pays anew", async () => {
    const env = userOf("late");
    const paid: Deed[] = [
      { ...demand(ENTRY), status: 402 },
      { status: 200, body: READING },
    ];
    const { url, payments, asked } = await openDoor(({ payment }: Asked) =>
      payment === null ? demand(ENTRY) : (paid.shift() ?? "cut"),
    );
    keepExpired(env, url);
    const first = await readAt(url, [GOOD], env);
    expect(first.stderr).toMatch(/has run out, and whether it was taken before is not known/);
    expect([first.code, asked.length, keptBy(env).length]).toEqual([3, 1, 0]);
    const second = await readAt(url, [GOOD], env);
    expect([second.code, asked.length, payments().size]).toEqual([0, 3, 2]);
  });
});

/** Writes what an earlier run would have left behind. */
function keepExpired(env: Readonly<Record<string, string>>, server: string): void {
  const documentHash = createHash("sha256").update(readFileSync(GOOD)).digest("hex");
  const folder = join(env["XDG_STATE_HOME"] ?? "", "crossfoot", "pending-payments");
  const name = createHash("sha256").update(`${server}\n${documentHash}`).digest("hex").slice(0, 40);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${name}.json`),
    JSON.stringify({
      server,
      documentHash,
      request: "/api/v1/extract",
      header: headerOf({ old: true }),
      micro: "200000",
      network: ENTRY.network,
      payer: "0x00000000000000000000000000000000000000cC",
      payTo: ENTRY.payTo,
      validUntilMs: Date.now() - 1000,
    }),
  );
}
