import { generateKeyPairSync } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ReceiptSigner } from "../../../src/pay/receipts/receipt-signer.ts";
import { keysIn } from "../../../src/pay/receipts/did-web.ts";
import { openReceipt, signedReceiptIn } from "../../../src/pay/receipts/signed-receipt.ts";
import { signingKeyOf } from "../../../src/pay/signing-key.ts";
import { demandOf, type PaidDaemon, paidDaemon, receiptOf, sellerOf } from "../paid-daemon.ts";
import { CHANNELS, type ChannelChain, channelChain } from "../rig/channel-chain.ts";
import { FAULTS, refuse } from "../rig/faults.ts";
import { findAnvil, NO_ANVIL } from "../rig/find-anvil.ts";
import { type Rig, startRig } from "../rig/rig.ts";
import { type Change, type VoucherPayer, voucherPayer } from "./voucher-payer.ts";

const folder = "fixtures/pay-application/aia-g702";
const APPLICATION = readFileSync(`${folder}/first-application.pdf`);
const SECOND = readFileSync(`${folder}/credit-lines.pdf`);
/** No reader takes it. */
const UNREADABLE = readFileSync("fixtures/pay-application/aia-g702/blank-form.pdf").subarray(
  0,
  900,
);
const PRICE = 200_000n;
const DEPOSIT = 5n * PRICE;

const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "deposits", () => {
  let rig: Rig;
  let chain: ChannelChain;
  let daemon: PaidDaemon;
  beforeAll(async () => {
    rig = await startRig({ evm: true, solana: false, channels: true });
    chain = channelChain(rig.evm.url);
    daemon = await newDaemon();
  });
  afterAll(async () => {
    await daemon.close();
    await rig.close();
  });
  beforeEach(async () => rig.reset());

  const newDaemon = async (book?: string): Promise<PaidDaemon> =>
    paidDaemon(rig, sellerOf(rig, ["base"]), {
      takesDeposits: true,
      ...(book === undefined ? {} : { folder: book }),
    });

  async function post(
    payment: string,
    bytes: Buffer | null = APPLICATION,
    to: PaidDaemon = daemon,
  ): Promise<LightMyRequestResponse> {
    return to.app.inject({
      method: "POST",
      url: "/api/v1/extract",
      headers: {
        ...(bytes === null ? {} : { "content-type": "application/pdf" }),
        ...(payment === "" ? {} : { "payment-signature": payment }),
      },
      ...(bytes === null ? {} : { payload: bytes }),
    });
  }

  /** Somebody with a channel of his own, the demand that he pays, and what is left to him. */
  async function payer(name: string, change?: Change) {
    const { account, address } = await rig.evm.payer(name, DEPOSIT);
    const demand = demandOf(await post(""));
    const wallet: VoucherPayer = voucherPayer(account, name, change);
    const id = wallet.channelId(demand);
    return { demand, wallet, id, left: async () => rig.evm.balanceOf(address) };
  }

  test("are offered after the usual way, within the usual header", async () => {
    const answer = await post("");
    expect(demandOf(answer).accepts).toMatchObject([
      { scheme: "exact", amount: "200000" },
      {
        scheme: "batch-settlement",
        amount: "200000",
        payTo: rig.evm.payTo,
        extra: { name: "USD Coin", version: "2", withdrawDelay: 86_400 },
      },
    ]);
    expect(String(answer.headers["payment-required"]).length).toBeLessThan(4_096);
  });

  test("are drawn only after a successful read, and a voucher that bought nothing buys the next document", async () => {
    const { demand, wallet, id, left } = await payer("unread");
    const payment = await wallet.deposit(demand, DEPOSIT, PRICE);
    expect((await post(payment, UNREADABLE)).statusCode).toBeGreaterThanOrEqual(400);
    expect([await left(), rig.facilitator.count("settle")]).toEqual([DEPOSIT, 0]);
    const answer = await post(payment);
    expect([answer.statusCode, receiptOf(answer)]).toMatchObject([
      200,
      { success: true, amount: String(DEPOSIT), extra: { chargedAmount: "200000" } },
    ]);
    const voucher = await wallet.voucher(demand, 2n * PRICE);
    expect((await post(voucher, UNREADABLE)).statusCode).toBeGreaterThanOrEqual(400);
    const second = await post(voucher, SECOND);
    expect([second.statusCode, receiptOf(second)]).toMatchObject([
      200,
      {
        transaction: "",
        amount: "",
        extra: { channelState: { chargedCumulativeAmount: "400000" } },
      },
    ]);
    await daemon.channels.claim();
    expect([await chain.channel(id), await left()]).toEqual([
      { balance: DEPOSIT, claimed: 2n * PRICE },
      0n,
    ]);
  });

  test("one voucher buys one document: the same again for nothing, another never", async () => {
    const { demand, wallet, id } = await payer("replayed");
    const payment = await wallet.deposit(demand, DEPOSIT, PRICE);
    const answers = await Promise.all([post(payment), post(payment), post(payment, SECOND)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409]);
    const voucher = await wallet.voucher(demand, 2n * PRICE);
    expect((await post(voucher)).statusCode).toBe(200);
    for (const old of [payment, voucher]) {
      const other = await post(old, SECOND);
      expect([other.statusCode, demandOf(other)]).toMatchObject([
        402,
        {
          error: "invalid_batch_settlement_evm_cumulative_amount_mismatch",
          accepts: [
            { scheme: "exact" },
            {
              extra: {
                channelState: { chargedCumulativeAmount: "400000" },
                voucherState: { signedMaxClaimable: "400000" },
              },
            },
          ],
        },
      ]);
    }
    await daemon.channels.claim();
    expect((await chain.channel(id)).claimed).toBe(2n * PRICE);
  });

  test("two vouchers at once for different amounts charge one answer", async () => {
    const { demand, wallet, id } = await payer("at once");
    expect((await post(await wallet.deposit(demand, DEPOSIT, PRICE))).statusCode).toBe(200);
    const one = await wallet.voucher(demand, 2n * PRICE);
    const three = await wallet.voucher(demand, 3n * PRICE);
    const answers = await Promise.all([post(one), post(three, SECOND)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 402]);
    await daemon.channels.claim();
    expect((await chain.channel(id)).claimed).toBe(2n * PRICE);
  });

  const config =
    (members: object): Change =>
    (payload) => ({
      ...payload,
      channelConfig: { ...(payload["channelConfig"] as object), ...members },
    });
  const stranger = "0x00000000000000000000000000000000000000aa";
  test.each<[string, Change, bigint]>([
    ["another receiver", config({ receiver: stranger }), PRICE],
    ["another token", config({ token: stranger }), PRICE],
    ["another authorizer", config({ receiverAuthorizer: stranger }), PRICE],
    ["another key that signs", config({ payerAuthorizer: stranger }), PRICE],
    ["no key that signs", config({ payerAuthorizer: `0x${"0".repeat(40)}` }), PRICE],
    ["another delay", config({ withdrawDelay: 900 }), PRICE],
    ["another channel", config({ salt: `0x${"7".repeat(64)}` }), PRICE],
    ["an address with a wrong checksum", config({ receiver: `0x${"aB".repeat(20)}` }), PRICE],
    ["too little", (payload) => payload, PRICE - 1n],
    ["too much", (payload) => payload, PRICE + 1n],
    [
      "more than the deposit",
      (payload) => ({ ...payload, deposit: { ...(payload["deposit"] as object), amount: "1" } }),
      PRICE,
    ],
    ["no way that is known", (payload) => ({ ...payload, type: "claim" }), PRICE],
  ])("a payment that says %s is refused before anything is read", async (name, change, most) => {
    const { demand, wallet, left } = await payer(`wrong ${name}`, change);
    const answer = await post(await wallet.deposit(demand, DEPOSIT, most));
    expect([answer.statusCode, await left(), rig.facilitator.count("settle")]).toEqual([
      402,
      DEPOSIT,
      0,
    ]);
  });

  test.each([
    ["is lost", FAULTS.lost],
    ["is lost in silence", FAULTS.lostInSilence],
    ["is cut off before", FAULTS.drop],
    ["is an error", FAULTS.error],
  ])("a deposit whose answer %s is made once", async (name, fault) => {
    const { demand, wallet, id, left } = await payer(name);
    const payment = await wallet.deposit(demand, DEPOSIT, PRICE);
    rig.facilitator.next("settle", fault);
    const first = await post(payment);
    expect([200, 503]).toContain(first.statusCode);
    const again = await post(payment);
    expect([again.statusCode, await left()]).toEqual([200, 0n]);
    await daemon.channels.claim();
    expect(await chain.channel(id)).toEqual({ balance: DEPOSIT, claimed: PRICE });
  });

  test("a deposit that the facilitator refuses charges nothing, and another one is taken", async () => {
    const { demand, wallet, left } = await payer("refused");
    rig.facilitator.next("settle", refuse("insufficient_gas"));
    const refused = await post(await wallet.deposit(demand, DEPOSIT, PRICE));
    expect([refused.statusCode, await left()]).toEqual([402, DEPOSIT]);
    const taken = await post(await wallet.deposit(demand, DEPOSIT - 1n, PRICE));
    expect([taken.statusCode, await left()]).toEqual([200, 1n]);
  });

  test("what was charged outlives the daemon: it is claimed by the next one, given again and not charged again", async () => {
    const { wallet } = await payer("restarted");
    const first = await newDaemon();
    const paid = demandOf(await post("", APPLICATION, first));
    const payment = await wallet.deposit(paid, DEPOSIT, PRICE);
    expect((await post(payment, APPLICATION, first)).statusCode).toBe(200);
    await first.close();
    const second = await newDaemon(first.folder);
    expect((await post(payment, APPLICATION, second)).statusCode).toBe(200);
    expect((await post(payment, SECOND, second)).statusCode).toBe(402);
    const channel = wallet.channelId(paid);
    await second.channels.claim();
    expect(await chain.channel(channel)).toEqual({ balance: DEPOSIT, claimed: PRICE });
    const next = await wallet.voucher(paid, 2n * PRICE);
    expect((await post(next, SECOND, second)).statusCode).toBe(200);
    expect(second.troubles).toEqual([]);
    await second.close();
  });

  test("a daemon that died between the charge and its line finds it, and one that died before charges nothing", async () => {
    const { wallet, demand, id } = await payer("died");
    const first = await newDaemon();
    const paid = demandOf(await post("", APPLICATION, first));
    const payment = await wallet.deposit(paid, DEPOSIT, PRICE);
    expect((await post(payment, APPLICATION, first)).statusCode).toBe(200);
    const voucher = await wallet.voucher(paid, 2n * PRICE);
    expect((await post(voucher, SECOND, first)).statusCode).toBe(200);
    await first.close();
    const month = readdirSync(first.folder).find((name) => name.endsWith(".ndjson")) ?? "";
    const path = join(first.folder, month);
    const lines = readFileSync(path, "utf8").trim().split("\n");
    const [intent = ""] = lines.filter((line) => line.includes('"intent"')).slice(-1);
    // Both answers without their last line, and a third payment that never got further than its intent.
    const third = intent
      .replaceAll(`:${2n * PRICE}"`, `:${3n * PRICE}"`)
      .replace(/"paymentKey":"\w+"/, '"paymentKey":"0a"');
    const kept = [...lines.filter((line) => !line.includes('"settled"')), third];
    writeFileSync(path, `${kept.join("\n")}\n`);

    const second = await newDaemon(first.folder);
    const ends = (await second.book()).slice(-3);
    expect(ends.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ["settled", ""],
      ["settled", ""],
      ["reconciled", "never paid"],
    ]);
    expect((await post(voucher, SECOND, second)).statusCode).toBe(200);
    const next = await wallet.voucher(paid, 3n * PRICE);
    expect((await post(next, APPLICATION, second)).statusCode).toBe(200);
    await second.channels.claim();
    expect(await chain.channel(wallet.channelId(paid))).toEqual({
      balance: DEPOSIT,
      claimed: 3n * PRICE,
    });
    expect([second.troubles, await chain.channel(id), demand.accepts.length]).toEqual([
      [],
      { balance: 0n, claimed: 0n },
      2,
    ]);
    await second.close();
  });

  test("receipts are signed for what vouchers bought, and offers for them", async () => {
    const key = generateKeyPairSync("ed25519").privateKey;
    const pem = key.export({ type: "pkcs8", format: "pem" }).toString();
    const signingKey = signingKeyOf(pem) ?? expect.fail("No key.");
    const baseUrl = "https://crossfoot.example";
    const signer = new ReceiptSigner(signingKey, { baseUrl, signsOffers: true });
    const signing = await paidDaemon(rig, sellerOf(rig, ["base"]), { takesDeposits: true, signer });
    const demand = demandOf(await post("", APPLICATION, signing));
    const { account } = await rig.evm.payer("signed", DEPOSIT);
    const wallet = voucherPayer(account, "signed");
    await post(await wallet.deposit(demand, DEPOSIT, PRICE), APPLICATION, signing);
    const answer = await post(await wallet.voucher(demand, 2n * PRICE), SECOND, signing);
    const signed = signedReceiptIn(receiptOf(answer)) ?? expect.fail("No receipt.");
    const opened = openReceipt(signed, keysIn(signer.didDocument));
    expect([answer.statusCode, opened]).toMatchObject([
      200,
      { kind: "signed", claims: { transaction: "", crossfoot: { amount: "200000" } } },
    ]);
    await signing.close();
  });

  test("what is left goes back to the payer, and nothing that was charged with it", async () => {
    const { demand, wallet, id, left } = await payer("refunded");
    expect((await post(await wallet.deposit(demand, DEPOSIT, PRICE))).statusCode).toBe(200);
    const early = await post(await wallet.refund(demand, 0n), null);
    expect([early.statusCode, await left()]).toEqual([402, 0n]);
    const refund = await post(await wallet.refund(demand, PRICE), null);
    expect([refund.statusCode, receiptOf(refund), await left()]).toMatchObject([
      200,
      { success: true, amount: String(DEPOSIT - PRICE) },
      DEPOSIT - PRICE,
    ]);
    expect(await chain.channel(id)).toEqual({ balance: PRICE, claimed: PRICE });
    const emptied = await post(await wallet.voucher(demand, 2n * PRICE), SECOND);
    expect(emptied.statusCode).toBe(402);
    const refilled = await post(await wallet.deposit(demand, PRICE, 2n * PRICE), SECOND);
    expect(refilled.statusCode).toBe(200);
  });

  test("no more ever leaves the channels than was charged and given back", async () => {
    await daemon.channels.claim();
    const moved = await rig.evm.transfers();
    const sum = (to: string): bigint =>
      moved
        .filter((each) => each.from === CHANNELS && each.to === to)
        .reduce((total, { value }) => total + value, 0n);
    const charged = new Map(
      (await daemon.book())
        .filter(({ outcome }) => outcome === "settled")
        .map((line) => [line.paymentKey, BigInt(line.amount)]),
    );
    const earned = [...charged.values()].reduce((total, amount) => total + amount, 0n);
    // Daemons with books of their own have claimed one document after a restart, and three after a death.
    const elsewhere = 4n * PRICE;
    const channels = await Promise.all((await chain.ids()).map(chain.channel));
    const claimed = channels.reduce((total, each) => total + each.claimed, 0n);
    expect([sum(rig.evm.payTo), claimed]).toEqual([earned + elsewhere, earned + elsewhere]);
  });
});
