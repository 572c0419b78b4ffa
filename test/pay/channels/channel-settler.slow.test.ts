import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { PaymentPayload, PaymentRequired, PaymentRequirements } from "@x402/core/types";
import { privateKeyToAccount } from "viem/accounts";
import { toHex } from "viem";
import { expect, test } from "vitest";
import { type Channels, openChannels } from "../../../src/pay/channels/channels.ts";
import type {
  Facilitator,
  Settlement,
  SupportedKind,
  Verification,
} from "../../../src/pay/facilitator.ts";
import { NETWORKS } from "../../../src/pay/receiver.ts";
import { keyOf } from "../rig/key.ts";
import { voucherPayer } from "./voucher-payer.ts";

const PRICE = 200_000n;
const DEPOSIT = 10n * PRICE;
const PAYER = privateKeyToAccount(toHex(keyOf("payer of settler")));
const RECEIVER = { ...NETWORKS.base, payTo: "0x209693Bc6afc0C5328bA36FaF03C514EF312287C" };

/** One channel of a chain in memory, and a facilitator that may say other things of it than are true. */
class Chain implements Facilitator {
  balance = 0n;
  claimed = 0n;
  withdrawal = 0;
  /** What it does with a deposit. */
  deposits: "made" | "said to be made" | "made and refused" = "made";
  claims: "made" | "refused" = "made";
  readonly settled: string[] = [];

  readonly supported = async (): Promise<readonly SupportedKind[]> => Promise.resolve([]);

  readonly verify = async ({ payload }: PaymentPayload): Promise<Verification> => {
    await Promise.resolve();
    const { maxClaimableAmount } = payload["voucher"] as { readonly maxClaimableAmount: string };
    const { amount = "0" } = (payload["deposit"] ?? {}) as { readonly amount?: string };
    if (BigInt(maxClaimableAmount) > this.balance + BigInt(amount)) {
      return { kind: "invalid", reason: "invalid_batch_settlement_evm_cumulative_exceeds_balance" };
    }
    const channel = {
      balance: this.balance,
      totalClaimed: this.claimed,
      withdrawRequestedAt: this.withdrawal,
      refundNonce: 0n,
    };
    return { kind: "valid", payer: PAYER.address, channel };
  };

  readonly settle = async ({ payload }: PaymentPayload): Promise<Settlement> => {
    await Promise.resolve();
    this.settled.push(String(payload["type"]));
    const says = (success: boolean): Settlement => ({
      kind: success ? "settled" : "refused",
      response: { success, transaction: "0xd", network: RECEIVER.network, errorReason: "no" },
    });
    switch (payload["type"]) {
      case "deposit": {
        const { amount } = payload["deposit"] as { readonly amount: string };
        if (this.deposits !== "said to be made") this.balance += BigInt(amount);
        return says(this.deposits !== "made and refused");
      }
      case "claim": {
        const [claim] = payload["claims"] as readonly { readonly totalClaimed: string }[];
        if (this.claims === "made") this.claimed = BigInt(claim?.totalClaimed ?? "0");
        return says(this.claims === "made");
      }
      case "refund":
        this.balance -= BigInt(String(payload["amount"]));
        return says(true);
      default:
        return says(true);
    }
  };
}

async function opened(chain: Chain, folder?: string) {
  const book = folder ?? (await mkdtemp(join(tmpdir(), "crossfoot-channels-")));
  const troubles: string[] = [];
  const channels = await openChannels({
    folder: book,
    facilitator: chain,
    receiver: RECEIVER,
    now: () => new Date("2026-11-29T10:00:00Z"),
    onTrouble: (what) => troubles.push(what),
  });
  return { channels, troubles, book };
}

function demandOf({ terms }: Channels, amount: bigint = PRICE): PaymentRequired {
  const entry: PaymentRequirements = {
    scheme: "batch-settlement",
    network: RECEIVER.network,
    asset: RECEIVER.usdc,
    amount: String(amount),
    payTo: RECEIVER.payTo,
    maxTimeoutSeconds: 300,
    extra: { name: "USD Coin", version: "2", ...terms },
  };
  return { x402Version: 2, error: "", resource: { url: "https://x.example" }, accepts: [entry] };
}

/** A payment of this channel as it comes in. */
function paymentOf(header: string): [PaymentPayload, PaymentRequirements] {
  const payload = JSON.parse(Buffer.from(header, "base64").toString("utf8")) as PaymentPayload;
  return [payload, payload.accepted];
}

const wallet = voucherPayer(PAYER, "settler");

/** Verifies and settles, as a sale does with a read between. */
async function buy({ facilitator }: Channels, header: string, between?: () => Promise<unknown>) {
  const [payload, requirements] = paymentOf(header);
  const verdict = await facilitator.verify(payload, requirements);
  if (verdict.kind === "invalid") return verdict;
  await between?.();
  return facilitator.settle(payload, requirements);
}

test("a deposit that is only said to be made charges nothing", { timeout: 20_000 }, async () => {
  const chain = new Chain();
  chain.deposits = "said to be made";
  const { channels } = await opened(chain);
  const end = await buy(channels, await wallet.deposit(demandOf(channels), DEPOSIT, PRICE));
  expect(end).toEqual({ kind: "unknown", reason: "deposit_not_seen", transaction: "" });
  await channels.claim();
  expect(chain.settled).toEqual(["deposit"]);
});

test("a deposit that was made and refused charges what was read", async () => {
  const chain = new Chain();
  chain.deposits = "made and refused";
  const { channels } = await opened(chain);
  const end = await buy(channels, await wallet.deposit(demandOf(channels), DEPOSIT, PRICE));
  expect(end.kind).toBe("settled");
  await channels.claim();
  expect(chain.claimed).toBe(PRICE);
});

test("while the payer takes his deposit back nothing is read for him", async () => {
  const chain = new Chain();
  const { channels } = await opened(chain);
  const demand = demandOf(channels);
  await buy(channels, await wallet.deposit(demand, DEPOSIT, PRICE));
  chain.withdrawal = 1_800_000_000;
  expect(await buy(channels, await wallet.voucher(demand, 2n * PRICE))).toEqual({
    kind: "invalid",
    reason: "invalid_batch_settlement_evm_withdrawal_pending",
  });
});

test("of two vouchers for different prices that were both verified one is charged", async () => {
  const chain = new Chain();
  const { channels } = await opened(chain);
  const demand = demandOf(channels);
  await buy(channels, await wallet.deposit(demand, DEPOSIT, PRICE));
  const cheap = demandOf(channels, 40_000n);
  const dear = await wallet.voucher(demand, 2n * PRICE);
  const other = await wallet.voucher(cheap, PRICE + 40_000n);
  const ends = await Promise.all([
    buy(channels, dear, async () => wait(50)),
    buy(channels, other, async () => wait(50)),
  ]);
  expect(ends.map(({ kind }) => kind)).toEqual(["settled", "refused"]);
  await channels.claim();
  expect(chain.claimed).toBe(2n * PRICE);
});

test("what is given back during a read is not drawn on afterwards", async () => {
  const chain = new Chain();
  const { channels } = await opened(chain);
  const demand = demandOf(channels);
  await buy(channels, await wallet.deposit(demand, DEPOSIT, PRICE));
  const refund = await wallet.refund(demand, PRICE);
  const end = await buy(channels, await wallet.voucher(demand, 2n * PRICE), async () =>
    channels.refund(...paymentOf(refund)),
  );
  expect(end).toMatchObject({ kind: "refused" });
  await channels.claim();
  expect([chain.claimed, chain.balance]).toEqual([0n, PRICE]);
});

test("a book that cannot be written charges nothing, and the same payment is taken once it can", async () => {
  const chain = new Chain();
  const { channels, book, troubles } = await opened(chain);
  const folder = join(book, "channels");
  const header = await wallet.deposit(demandOf(channels), DEPOSIT, PRICE);
  const [payload, requirements] = paymentOf(header);
  await channels.facilitator.verify(payload, requirements);
  await rm(folder, { recursive: true });
  await writeFile(folder, "");
  const failed = await channels.facilitator.settle(payload, requirements);
  expect([failed.kind, troubles.length]).toEqual(["unknown", 1]);
  await rm(folder);
  await mkdir(folder);
  expect((await channels.facilitator.settle(payload, requirements)).kind).toBe("settled");
  expect(chain.settled).toEqual(["deposit"]);
});

test("what cannot be claimed now is claimed later, once", async () => {
  const chain = new Chain();
  chain.claims = "refused";
  const { channels, troubles, book } = await opened(chain);
  const demand = demandOf(channels);
  await buy(channels, await wallet.deposit(demand, DEPOSIT, PRICE));
  await channels.claim();
  expect([chain.claimed, troubles.length]).toEqual([0n, 1]);
  chain.claims = "made";
  const later = await opened(chain, book);
  await later.channels.claim();
  await later.channels.claim();
  expect([chain.claimed, chain.settled.filter((type) => type === "claim").length]).toEqual([
    PRICE,
    2,
  ]);
});
