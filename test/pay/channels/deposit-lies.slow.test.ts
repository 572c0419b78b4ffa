import { copyFileSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PaymentPayload } from "@x402/core/types";
import { afterAll, describe, expect, test } from "vitest";
import {
  type Asked,
  closeDoors,
  type Deed,
  demand,
  openDoor,
  readAt,
  READING,
  type Said,
  userOf,
} from "../payer-of-runs.ts";
import { headerOf } from "../rig/altered-payment.ts";

const PRICE = 200_000n;
const NAMES = ["first-application", "credit-lines", "final"];
const DEPOSIT = PRICE * BigInt(NAMES.length);
const STRANGER = "0x00000000000000000000000000000000000000bB";

const ENTRY = {
  scheme: "batch-settlement",
  network: "eip155:8453",
  asset: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
  amount: String(PRICE),
  payTo: "0x00000000000000000000000000000000000000aA",
  maxTimeoutSeconds: 60,
  extra: {
    name: "USD Coin",
    version: "2",
    receiverAuthorizer: "0x00000000000000000000000000000000000000cC",
    withdrawDelay: 86_400,
  },
};

const ANSWER: Said = { status: 200, body: READING };
const UNREAD: Said = {
  status: 502,
  body: JSON.stringify({ error: "Cannot be read. Nothing was charged." }),
};

afterAll(closeDoors);

/** What a run has signed at a server that does this. */
async function signedAt(
  name: string,
  act: (asked: Asked, nth: number) => Deed,
  words: readonly string[] = [],
) {
  const folder = mkdtempSync(join(tmpdir(), "crossfoot-month-"));
  for (const each of NAMES) {
    copyFileSync(`fixtures/pay-application/aia-g702/${each}.pdf`, join(folder, `${each}.pdf`));
  }
  let nth = 0;
  const door = await openDoor((asked) => {
    if (asked.payment !== null) nth += 1;
    return act(asked, nth);
  });
  const env = userOf(`lied to ${name}`);
  const run = await readAt(
    door.url,
    [folder, "--deposit", "5", "--kind", "construction", "--timeout", "3", ...words],
    env,
  );
  const payloads = door.asked
    .flatMap(({ payment }) => (payment === null ? [] : [payment]))
    .map((header) => JSON.parse(Buffer.from(header, "base64").toString("utf8")) as PaymentPayload)
    .map(({ payload }) => payload as unknown as Signed);
  const deposits = payloads.flatMap(({ deposit }) => (deposit === undefined ? [] : [deposit]));
  return {
    run,
    payloads,
    /** Deposits that the chain would take, each once. */
    deposits: new Map(
      deposits.map(({ amount, authorization }) => [
        authorization.erc3009Authorization.salt,
        BigInt(amount),
      ]),
    ),
    /** All that could be taken out of them. */
    most: payloads.reduce((most, { voucher }) => {
      const allowed = BigInt(voucher.maxClaimableAmount);
      return allowed > most ? allowed : most;
    }, 0n),
    kept: keptIn(env["XDG_STATE_HOME"] ?? ""),
  };
}

interface Signed {
  readonly type: string;
  readonly channelConfig: { readonly receiver: string; readonly token: string };
  readonly voucher: { readonly maxClaimableAmount: string };
  readonly deposit?: {
    readonly amount: string;
    readonly authorization: { readonly erc3009Authorization: { readonly salt: string } };
  };
}

function keptIn(state: string): readonly string[] {
  try {
    const folder = join(state, "crossfoot", "channels");
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  } catch {
    return [];
  }
}

const asks =
  (answer: Deed, ...entries: readonly object[]) =>
  ({ payment }: Asked): Deed =>
    payment === null ? demand(...entries) : answer;

describe("a server that takes deposits", () => {
  test.each<[string, object]>([
    ["another token", { asset: STRANGER }],
    ["another network", { network: "eip155:84532" }],
    ["a month to wait", { extra: { ...ENTRY.extra, withdrawDelay: 2_592_000 } }],
    ["no time to wait", { extra: { ...ENTRY.extra, withdrawDelay: 0 } }],
    ["an allowance", { extra: { ...ENTRY.extra, assetTransferMethod: "permit2" } }],
    [
      "nobody who signs claims",
      { extra: { ...ENTRY.extra, receiverAuthorizer: `0x${"0".repeat(40)}` } },
    ],
    ["a token of another name", { extra: { ...ENTRY.extra, name: "USD" } }],
    ["a deposit that is valid for a year", { maxTimeoutSeconds: 31_536_000 }],
    ["no terms", { extra: undefined }],
    ["more than a document may cost", { amount: "1000001" }],
  ])("and asks for %s gets nothing", async (name, members) => {
    const { payloads, run } = await signedAt(name, asks(ANSWER, { ...ENTRY, ...members }));
    expect([payloads, run.code]).toEqual([[], 3]);
  });

  test("and answers gets each price once", async () => {
    const { deposits, most, run } = await signedAt("honest", asks(ANSWER, ENTRY));
    expect([[...deposits.values()], most, run.code]).toEqual([[DEPOSIT], DEPOSIT, 0]);
  });

  test("and reads nothing holds one deposit, and one price of it", async () => {
    const { deposits, most, run } = await signedAt("unread", asks(UNREAD, ENTRY));
    expect([[...deposits.values()], most, run.code]).toEqual([[DEPOSIT], PRICE, 3]);
    expect(run.stderr).toContain("it is not known whether the deposit of 0.60 USDC was made");
  });

  test("and refuses a voucher gets no other one", async () => {
    const { payloads, most } = await signedAt("refusing", asks(demand(ENTRY), ENTRY));
    const bought = payloads.filter(({ type }) => type !== "refund");
    expect([new Set(bought.map(({ voucher }) => voucher.maxClaimableAmount)), most]).toEqual([
      new Set([String(PRICE)]),
      PRICE,
    ]);
  });

  test("and says that more was charged is not believed", async () => {
    const lie = {
      success: true,
      transaction: "",
      network: ENTRY.network,
      extra: { chargedAmount: "900000", channelState: { chargedCumulativeAmount: "5000000" } },
    };
    const answer = { ...ANSWER, headers: { "payment-response": headerOf(lie) } };
    const { most, payloads } = await signedAt("more", asks(answer, ENTRY));
    expect([most, payloads.map(({ voucher }) => voucher.maxClaimableAmount)]).toEqual([
      DEPOSIT,
      ["200000", "400000", "600000"],
    ]);
  });

  test("and names another receiver with the second document gets nothing for it", async () => {
    const { payloads, run } = await signedAt("receivers", ({ payment, body }) => {
      if (payment !== null) return ANSWER;
      const isFinal = body.equals(readFileSync("fixtures/pay-application/aia-g702/final.pdf"));
      return demand(isFinal ? { ...ENTRY, payTo: STRANGER } : ENTRY);
    });
    expect(new Set(payloads.map(({ channelConfig }) => channelConfig.receiver))).toEqual(
      new Set([ENTRY.payTo.toLowerCase()]),
    );
    expect([run.code, payloads.length]).toEqual([3, 2]);
  });

  test("and falls silent stops the run's payments until the next one asks again", async () => {
    const { most, run, deposits } = await signedAt("silent", (asked, nth) =>
      asked.payment === null ? demand(ENTRY) : nth === 1 ? ANSWER : "cut",
    );
    expect([most, deposits.size, run.code]).toEqual([2n * PRICE, 1, 3]);
    expect(run.stderr).toContain("What became of the last payment out of the deposit is not known");
    expect(run.stderr).toMatch(/0\.40 USDC of the deposit are left, less what is not known above/);
  });

  test("and keeps what is left is named with it, and with the way to the contract", async () => {
    const { run, kept } = await signedAt("keeping", ({ payment, body }, nth) =>
      payment === null ? demand(ENTRY) : body.length > 0 && nth < 3 ? ANSWER : UNREAD,
    );
    expect(run.stderr).toMatch(/0\.20 USDC of the deposit are left: the server did not give/);
    expect(kept).toEqual([expect.stringContaining('"charged":"400000"')]);
  });

  test.each([
    ["--max-total", ["--max-total", "0.40"], 2n * PRICE],
    ["--max-price", ["--max-price", "0.10"], 0n],
  ])("never gets more than %s allows, whatever it refuses", async (name, words, limit) => {
    const { deposits, most } = await signedAt(name, asks(UNREAD, ENTRY), words);
    expect(most).toBeLessThanOrEqual(limit);
    for (const amount of deposits.values()) expect(amount).toBeLessThanOrEqual(limit);
  });
});
