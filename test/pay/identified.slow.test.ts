import { readFileSync } from "node:fs";
import {
  appendPaymentIdentifierToExtensions,
  extractAndValidatePaymentIdentifier,
} from "@x402/extensions/payment-identifier";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { NETWORKS } from "../../src/pay/receiver.ts";
import { membersOf, sentenceOf } from "../support/daemon.ts";
import { demandOf, type PaidDaemon, paidDaemon, receiptOf, sellerOf } from "./paid-daemon.ts";
import { headerOf, tampered } from "./rig/altered-payment.ts";
import { FAULTS } from "./rig/faults.ts";
import { findAnvil, NO_ANVIL } from "./rig/find-anvil.ts";
import type { Payer } from "./rig/payer.ts";
import { type Rig, startRig } from "./rig/rig.ts";
import { canRunSolana } from "./rig/solana-chain.ts";

const APPLICATION = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
const OTHER = readFileSync("fixtures/pay-application/aia-g702/credit-lines.pdf");
const ENCRYPTED = readFileSync("fixtures/hostile/encrypted.pdf");
const PRICE = 200_000n;

const canRun = findAnvil() !== null && canRunSolana;

describe.skipIf(!canRun)(canRun ? "a purchase with a payment identifier" : NO_ANVIL, () => {
  let rig: Rig;
  let daemon: PaidDaemon;
  beforeAll(async () => {
    vi.spyOn(console, "error").mockReturnValue();
    rig = await startRig({ evm: true, solana: true });
    daemon = await paidDaemon(rig, sellerOf(rig, ["base", "solana"]));
  });
  afterAll(async () => {
    await daemon.close();
    await rig.close();
  });
  beforeEach(async () => rig.reset());

  interface Sent {
    readonly url?: string;
    readonly bytes?: Buffer;
    readonly payment?: string;
  }

  async function post({ url = "/api/v1/extract", bytes = APPLICATION, payment }: Sent = {}) {
    return daemon.app.inject({
      method: "POST",
      url,
      headers: {
        "content-type": "application/pdf",
        ...(payment === undefined ? {} : { "payment-signature": payment }),
      },
      payload: bytes,
    });
  }

  /** Signs a new payment that bears an identifier, as the published client does. */
  async function signed(payer: Payer, id: string, sent: Sent = {}): Promise<string> {
    const demand = demandOf(await post(sent));
    const extensions = structuredClone(demand.extensions ?? {});
    const { header, payload } = await payer.pay({
      ...demand,
      extensions: appendPaymentIdentifierToExtensions(extensions, id),
    });
    expect(extractAndValidatePaymentIdentifier(payload)).toMatchObject({ id });
    return header;
  }

  const CHAINS = [
    ["Base", async (name: string) => rig.evm.payer(name, 5n * PRICE)],
    ["Solana", async (name: string) => rig.solana.payer(name, 5n * PRICE)],
  ] as const;

  describe.each(CHAINS)("on %s", (chain, payerOf) => {
    const earned = async (): Promise<bigint> =>
      chain === "Base" ? rig.evm.balanceOf(rig.evm.payTo) : rig.solana.balanceOf(rig.solana.payTo);

    test("is paid once by an agent that lost the answer and signed again", async () => {
      const payer = await payerOf("forgetful");
      const before = await earned();
      const answer = await post({ payment: await signed(payer, "forgetful-agent-1") });
      const again = await post({ payment: await signed(payer, "forgetful-agent-1") });
      expect([answer.statusCode, again.statusCode, again.body]).toEqual([200, 200, answer.body]);
      expect(receiptOf(again)).toEqual(receiptOf(answer));
      expect((await earned()) - before).toBe(PRICE);
      expect([rig.facilitator.count("verify"), rig.facilitator.count("settle")]).toEqual([1, 1]);
      const lines = (await daemon.book()).slice(-2);
      expect(lines.map(({ outcome }) => outcome)).toEqual(["settled", "delivered again"]);
      expect(new Set(lines.map(({ paymentKey }) => paymentKey)).size).toBe(1);
    });

    test.each([
      ["settled", FAULTS.lost],
      ["not settled", FAULTS.drop],
    ])("is paid once where the first payment was %s without a word", async (name, fault) => {
      const payer = await payerOf(`unsure ${name}`);
      const before = await earned();
      rig.facilitator.next("settle", fault);
      const first = await signed(payer, "unsure-agent-0001");
      expect((await post({ payment: first })).statusCode).toBe(503);
      const answer = await post({ payment: await signed(payer, "unsure-agent-0001") });
      expect([answer.statusCode, (await earned()) - before]).toEqual([200, PRICE]);
      expect((await post({ payment: first })).body).toBe(answer.body);
      expect((await earned()) - before).toBe(PRICE);
    });

    test("is another one for another payer or another identifier", async () => {
      const [one, other] = [await payerOf("one"), await payerOf("other")];
      const before = await earned();
      for (const [payer, id] of [
        [one, "the-same-identifier"],
        [other, "the-same-identifier"],
        [one, "another-identifier"],
      ] as const) {
        expect((await post({ payment: await signed(payer, id) })).statusCode).toBe(200);
      }
      expect((await earned()) - before).toBe(3n * PRICE);
    });
  });

  const ann = async (): Promise<Payer> => rig.evm.payer("Ann", 10n * PRICE);
  const settles = (): number => rig.facilitator.count("settle");

  test("is declared in a demand whose header stays small", async () => {
    const answer = await post();
    expect(demandOf(answer).extensions?.["payment-identifier"]).toMatchObject({
      info: { required: false },
    });
    expect(demandOf(answer).accepts.map(({ network }) => network)).toEqual([
      NETWORKS.base.network,
      NETWORKS.solana.network,
    ]);
    expect(String(answer.headers["payment-required"]).length).toBeLessThan(4_096);
  });

  test("is for one document, one reader and one form of the answer", async () => {
    const payer = await ann();
    const id = "one-document-only";
    expect((await post({ payment: await signed(payer, id) })).statusCode).toBe(200);
    for (const sent of [{ bytes: OTHER }, { url: "/api/v1/extract?detail=full" }]) {
      const answer = await post({ ...sent, payment: await signed(payer, id, sent) });
      expect([answer.statusCode, sentenceOf(answer)]).toEqual([
        409,
        expect.stringContaining("identifier was used for another document"),
      ]);
    }
    expect(settles()).toBe(1);
  });

  test("at the same time twice is answered once", async () => {
    const payer = await ann();
    const payments = [
      await signed(payer, "at-the-same-time"),
      await signed(payer, "at-the-same-time"),
    ];
    const answers = await Promise.all(payments.map(async (payment) => post({ payment })));
    // Who comes while the first one is read waits for it.
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const bodies = answers.map(({ body }) => body);
    expect([new Set(bodies).size, settles()]).toEqual([1, 1]);
  });

  test("that failed leaves its identifier free", async () => {
    const payer = await ann();
    const id = "free-after-failure";
    const failed = await post({
      bytes: ENCRYPTED,
      payment: await signed(payer, id),
    });
    expect(failed.statusCode).toBe(502);
    const poor = await rig.evm.payer("poor and named", 1n);
    expect((await post({ payment: await signed(poor, id) })).statusCode).toBe(402);
    await rig.evm.mint(poor.address, PRICE);
    expect((await post({ payment: await signed(poor, id) })).statusCode).toBe(200);
    expect((await post({ payment: await signed(payer, id) })).statusCode).toBe(200);
    expect(settles()).toBe(2);
  });

  test("must bear a proper one, or none", async () => {
    const { payload } = await (await ann()).pay(demandOf(await post()));
    for (const id of ["short", "x".repeat(129), "sixteen characters!", 7]) {
      const payment = headerOf(
        tampered(payload, { "extensions.payment-identifier.info": { required: false, id } }),
      );
      const answer = await post({ payment });
      expect([answer.statusCode, sentenceOf(answer)]).toEqual([
        400,
        expect.stringContaining("16 to 128"),
      ]);
    }
    expect((await post({ payment: headerOf(payload) })).statusCode).toBe(200);
    expect(membersOf(await post())["error"]).toMatch(/\.$/);
  });
});
