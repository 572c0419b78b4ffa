import { readFileSync } from "node:fs";
import {
  BatchSettlementEvmScheme,
  InMemoryClientChannelStorage,
} from "@x402/evm/batch-settlement/client";
import { decodePaymentResponseHeader, wrapFetchWithPayment, x402Client } from "@x402/fetch";
import { createPublicClient } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type PaidDaemon, paidDaemon, sellerOf } from "../paid-daemon.ts";
import { type ChannelChain, channelChain } from "../rig/channel-chain.ts";
import { BASE, evmTransport } from "../rig/evm-chain.ts";
import { findAnvil, NO_ANVIL } from "../rig/find-anvil.ts";
import { type Rig, startRig } from "../rig/rig.ts";

const APPLICATION = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
const SECOND = readFileSync("fixtures/pay-application/aia-g702/credit-lines.pdf");
const THIRD = readFileSync("fixtures/pay-application/aia-g702/final.pdf");
const PRICE = 200_000n;

const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "the published client", () => {
  let rig: Rig;
  let chain: ChannelChain;
  let daemon: PaidDaemon;
  let url: string;
  beforeAll(async () => {
    rig = await startRig({ evm: true, solana: false, channels: true });
    chain = channelChain(rig.evm.url);
    daemon = await paidDaemon(rig, sellerOf(rig, ["base"]), { takesDeposits: true });
    const address = await daemon.app.listen({ host: "127.0.0.1", port: 0 });
    url = `${address}/api/v1/extract`;
  });
  afterAll(async () => {
    await daemon.close();
    await rig.close();
  });
  beforeEach(async () => rig.reset());

  /** Somebody who pays by a deposit and looks at the chain himself. */
  async function depositor(name: string, held: bigint) {
    const { account } = await rig.evm.payer(name, held);
    const node = createPublicClient(evmTransport(rig.evm.url));
    const signer = Object.assign(account, { readContract: node.readContract as never });
    const storage = new InMemoryClientChannelStorage();
    const scheme = new BatchSettlementEvmScheme(signer, {
      storage,
      depositStrategy: () => "1000000",
    });
    const client = new x402Client().register(BASE, scheme).setSpendControls(false);
    const pay = wrapFetchWithPayment(fetch, client);
    const read = async (bytes: Buffer): Promise<Response> =>
      pay(url, {
        method: "POST",
        headers: { "content-type": "application/pdf" },
        body: bytes as never,
      });
    return { address: account.address, scheme, storage, read };
  }

  /** Its refund asks by GET, which describes the reader here: both requests go as POST. */
  const byPost: typeof fetch = async (input, init) => fetch(input, { ...init, method: "POST" });

  test("pays many reads by one deposit, and gets back what is left", async () => {
    const { address, scheme, storage, read } = await depositor("deposit", 1_000_000n);
    const [earned, sent] = [await rig.evm.balanceOf(rig.evm.payTo), await chain.transactions()];
    const first = await read(APPLICATION);
    expect([first.status, await first.json()]).toMatchObject([
      200,
      { document: { currentPaymentDue: 77_162.4 } },
    ]);
    const receipt = decodePaymentResponseHeader(first.headers.get("payment-response") ?? "");
    expect(receipt).toMatchObject({
      success: true,
      amount: "1000000",
      extra: { chargedAmount: "200000" },
    });
    expect((await read(SECOND)).status).toBe(200);
    expect((await chain.transactions()) - sent).toBe(1);
    // Its count is lost, as after a crash: the daemon says how far the channel has come, and nothing is paid twice.
    const [id = ""] = await chain.ids();
    await storage.set(id, { balance: "1000000", chargedCumulativeAmount: "200000" });
    expect((await read(THIRD)).status).toBe(200);
    expect(await storage.get(id)).toMatchObject({ chargedCumulativeAmount: "600000" });
    const refund = await scheme.refund(url, { fetch: byPost });
    expect(refund).toMatchObject({ success: true, amount: "400000" });
    await daemon.channels.claim();
    expect([
      await rig.evm.balanceOf(address),
      (await rig.evm.balanceOf(rig.evm.payTo)) - earned,
      (await chain.transactions()) - sent,
      daemon.troubles,
    ]).toEqual([400_000n, 3n * PRICE, 3, []]);
  });
});
