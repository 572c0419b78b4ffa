import { readFileSync } from "node:fs";
import { validateDiscoveryExtension } from "@x402/extensions/bazaar";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { read } from "../../src/index.ts";
import { membersOf, sentenceOf } from "../support/daemon.ts";
import {
  demandOf,
  type PaidDaemon,
  paidDaemon,
  type PaidWishes,
  receiptOf,
  sellerOf,
} from "./paid-daemon.ts";
import { asVersion1, encodingsOf, headerOf, tampered } from "./rig/altered-payment.ts";
import { FAULTS, refuse, type Fault } from "./rig/faults.ts";
import { findAnvil, NO_ANVIL } from "./rig/find-anvil.ts";
import { type Rig, startRig } from "./rig/rig.ts";

const APPLICATION = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
const BILL = readFileSync("fixtures/invoice/us-classic/electric.pdf");
const ENCRYPTED = readFileSync("fixtures/hostile/encrypted.pdf");
const EXTRACT = "/api/v1/extract";
const INVOICE = "/api/v1/invoice";
const CENTS = 10_000n;

const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "paid reads on a chain", () => {
  let rig: Rig;
  let daemon: PaidDaemon;
  beforeAll(async () => {
    rig = await startRig({ evm: true, solana: false });
    daemon = await paidDaemon(rig, sellerOf(rig, ["base"]));
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
    readonly to?: PaidDaemon;
  }

  async function post({ url = EXTRACT, bytes = APPLICATION, payment, to = daemon }: Sent = {}) {
    return to.app.inject({
      method: "POST",
      url,
      headers: {
        "content-type": "application/pdf",
        ...(payment === undefined ? {} : { "payment-signature": payment }),
      },
      payload: bytes,
    });
  }

  /** A payment for what a request asks, from a wallet of its own that can afford it once. */
  async function signed(name: string, sent: Sent = {}, funds = 100n * CENTS) {
    const demand = demandOf(await post(sent));
    const payer = await rig.evm.payer(name, funds);
    return { payer, demand, ...(await payer.pay(demand)) };
  }

  async function ownDaemon(wishes: PaidWishes): Promise<PaidDaemon> {
    const own = await paidDaemon(rig, sellerOf(rig, ["base"]), wishes);
    onTestFinished(own.close);
    return own;
  }

  const earned = async (): Promise<bigint> => rig.evm.balanceOf(rig.evm.payTo);

  test("an unpaid request learns the exact price of its document, in header and body", async () => {
    const answer = await post();
    expect(answer.statusCode).toBe(402);
    const demand = demandOf(answer);
    expect(answer.json()).toEqual(demand);
    expect(demand).toMatchObject({
      x402Version: 2,
      resource: { url: "https://crossfoot.example/api/v1/extract" },
      accepts: [{ network: "eip155:8453", amount: "200000", payTo: rig.evm.payTo }],
    });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(String(answer.headers["payment-required"]).length).toBeLessThan(4_096);
    const bill = await post({ url: INVOICE, bytes: BILL });
    expect(demandOf(bill).accepts[0]?.amount).toBe("40000");
  });

  test("catalogs that ask with nothing or an example are told to pay, and what they are told is valid", async () => {
    for (const url of [EXTRACT, INVOICE]) {
      const example = demandOf(await post({ url })).extensions?.["bazaar"] as {
        readonly info: { readonly input: { readonly body: object } };
      };
      expect(validateDiscoveryExtension(example as never)).toMatchObject({ valid: true });
      const bodies = [
        undefined,
        "",
        "{}",
        "[]",
        "null",
        "{",
        JSON.stringify(example.info.input.body),
      ];
      for (const payload of bodies) {
        const answer = await daemon.app.inject({
          method: "POST",
          url,
          ...(payload === undefined
            ? {}
            : { payload, headers: { "content-type": "application/json" } }),
        });
        expect([payload, answer.statusCode]).toEqual([payload, 402]);
        expect(demandOf(answer).accepts).toHaveLength(1);
      }
    }
  });

  test("what can never be bought is refused before money is mentioned", async () => {
    const long = readFileSync("fixtures/hostile/251-pages.pdf");
    expect((await post({ bytes: long })).statusCode).toBe(413);
    expect((await post({ bytes: Buffer.alloc(4_194_305) })).statusCode).toBe(413);
  });

  test("a paid read gives the library's answer, moves the price once and writes a line", async () => {
    const { payer, header } = await signed("one read");
    const before = await earned();
    const answer = await post({ payment: header });
    expect(answer.body).toBe(JSON.stringify(await read(APPLICATION, { kind: "construction" })));
    expect([answer.statusCode, (await earned()) - before]).toEqual([200, 20n * CENTS]);
    expect(await rig.evm.balanceOf(payer.address)).toBe(80n * CENTS);
    expect(receiptOf(answer)).toMatchObject({ success: true, network: "eip155:8453" });
    expect(answer.headers["cache-control"]).toContain("private");
    const [line] = (await daemon.book()).slice(-1);
    expect(line).toMatchObject({
      outcome: "settled",
      microUsd: 200_000,
      pages: 2,
      resource: EXTRACT,
      requestId: answer.headers["x-request-id"],
      transaction: receiptOf(answer).transaction,
    });
    expect(JSON.stringify(line)).not.toMatch(/Millrace|77162/);
  });

  test("the same payment gives the same answer again and nothing more", async () => {
    const { header, payload } = await signed("again");
    await post({ payment: header });
    const before = await earned();
    for (const payment of [header, ...Object.values(encodingsOf(payload))]) {
      expect((await post({ payment })).statusCode).toBe(200);
    }
    expect((await post({ payment: header, bytes: BILL })).statusCode).toBe(409);
    expect((await post({ payment: header, url: `${EXTRACT}?detail=full` })).statusCode).toBe(409);
    expect(await earned()).toBe(before);
  });

  test("requests with one payment at the same time are answered once", async () => {
    const { header, payload } = await signed("parallel");
    const before = await earned();
    const headers = [header, header, ...Object.values(encodingsOf(payload))];
    const answers = await Promise.all(headers.map(async (payment) => post({ payment })));
    // Who comes while the first one is read waits for it.
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    const bodies = new Set(answers.filter((one) => one.statusCode === 200).map(({ body }) => body));
    expect([statuses, bodies.size]).toEqual([new Set([200]), 1]);
    expect((await earned()) - before).toBe(20n * CENTS);
    expect([rig.facilitator.count("verify"), rig.facilitator.count("settle")]).toEqual([1, 1]);
  });

  test("a document that cannot be read costs nothing, and the payment stays good", async () => {
    const { header } = await signed("failing");
    const before = await earned();
    const refused = await post({ payment: header, bytes: ENCRYPTED });
    expect([refused.statusCode, sentenceOf(refused)]).toEqual([
      502,
      expect.stringContaining("password"),
    ]);
    const bill = await post({
      payment: header,
      bytes: readFileSync("fixtures/hostile/letter.pdf"),
    });
    expect([bill.statusCode, await earned(), rig.facilitator.count("settle")]).toEqual([
      502,
      before,
      0,
    ]);
    expect((await post({ payment: header })).statusCode).toBe(200);
    expect((await earned()) - before).toBe(20n * CENTS);
  });

  describe("a payment that was altered is refused, and nothing moves", () => {
    const CHANGES: readonly (readonly [string, Readonly<Record<string, unknown>>, number])[] = [
      ["a smaller amount", { "accepted.amount": "1" }, 402],
      ["another receiver", { "accepted.payTo": "0x0000000000000000000000000000000000000001" }, 402],
      ["a smaller value", { "payload.authorization.value": "1" }, 402],
      ["another recipient", { "payload.authorization.to": `0x${"1".repeat(40)}` }, 402],
      ["another nonce", { "payload.authorization.nonce": `0x${"1".repeat(64)}` }, 402],
      ["an old one", { "payload.authorization.validBefore": "1" }, 402],
      ["another signature", { "payload.signature": `0x${"1".repeat(130)}` }, 402],
      ["no authorization", { "payload.authorization": undefined }, 402],
      ["no payload", { payload: undefined }, 400],
      ["another version", { x402Version: 3 }, 400],
    ];
    test.each(CHANGES)("%s", async (name, changes, status) => {
      const { payload } = await signed(`altered ${name}`);
      const before = await earned();
      const answer = await post({ payment: headerOf(tampered(payload, changes)) });
      expect([answer.statusCode, await earned()]).toEqual([status, before]);
      expect(rig.facilitator.count("settle")).toBe(0);
      expect(String(membersOf(answer)["error"])).toMatch(/\.$/);
    });

    test("version 1, junk, and headers beyond measure", async () => {
      const { payload } = await signed("junk");
      const junk = [
        headerOf(asVersion1(payload)),
        "junk!",
        headerOf([]),
        headerOf(7),
        "A".repeat(12_004),
      ];
      for (const payment of junk) {
        const answer = await post({ payment });
        expect([answer.statusCode, sentenceOf(answer)]).toEqual([
          400,
          expect.stringMatching(/^The payment .* Nothing was charged\.$/),
        ]);
      }
    });
  });

  test("an empty wallet is told why, and gets nothing", async () => {
    const { header } = await signed("poor", {}, 1n);
    const answer = await post({ payment: header });
    expect([answer.statusCode, membersOf(answer)["error"]]).toEqual([
      402,
      expect.stringContaining("insufficient"),
    ]);
  });

  describe("where the facilitator fails", () => {
    const VERIFY: readonly (readonly [string, Fault])[] = [
      ["answers 500", FAULTS.error],
      ["drops the connection", FAULTS.drop],
      ["never answers", FAULTS.silence],
      ["answers no JSON", FAULTS.badJson],
    ];
    test.each(VERIFY)(
      "to verify (%s), nothing is read and the same payment works later",
      async (name, fault) => {
        const own = await ownDaemon({ verifyMs: 400 });
        const { header } = await signed(`verify ${name}`);
        rig.facilitator.next("verify", fault);
        const before = await earned();
        const answer = await post({ payment: header, to: own });
        expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
        expect(own.troubles.join()).toContain("facilitator");
        expect((await post({ payment: header, to: own })).statusCode).toBe(200);
        expect((await earned()) - before).toBe(20n * CENTS);
      },
    );

    const SETTLE: readonly (readonly [string, Fault])[] = [
      ...VERIFY,
      ["settles and drops the connection", FAULTS.lost],
      ["settles and answers 500", FAULTS.lostInError],
      ["settles and never answers", FAULTS.lostInSilence],
    ];
    test.each(SETTLE)(
      "to settle (%s), the answer waits for the same payment",
      async (name, fault) => {
        const own = await ownDaemon({ settleMs: 600 });
        const { header } = await signed(`settle ${name}`);
        rig.facilitator.next("settle", fault);
        const before = await earned();
        const waiting = await post({ payment: header, to: own });
        expect([waiting.statusCode, sentenceOf(waiting)]).toEqual([
          503,
          expect.stringContaining("do not sign another one"),
        ]);
        const answer = await settledLater(async () => post({ payment: header, to: own }));
        expect(answer.statusCode).toBe(200);
        expect((await earned()) - before).toBe(20n * CENTS);
        const { text } = await own.metrics.exposition();
        expect(text).toMatch(/crossfoot_payments_total\{outcome="unknown"\} [1-9]/);
        const outcomes = (await own.book()).map(({ outcome }) => outcome);
        expect(outcomes.slice(0, 2)).toEqual(["intent", "unknown"]);
      },
    );

    test("a settlement that is pending is delivered once it is mined", async () => {
      const { header } = await signed("pending");
      rig.facilitator.next("settle", FAULTS.pending, FAULTS.pending);
      const before = await earned();
      expect((await post({ payment: header })).statusCode).toBe(503);
      await rig.evm.setAutomine("on");
      await rig.evm.mine();
      expect((await settledLater(async () => post({ payment: header }))).statusCode).toBe(200);
      expect((await earned()) - before).toBe(20n * CENTS);
    });

    test("a refusal that follows a pending settlement counts for nothing", async () => {
      const { header } = await signed("pending, then refused");
      rig.facilitator.next(
        "settle",
        FAULTS.pending,
        refuse("invalid_exact_evm_nonce_already_used"),
      );
      const before = await earned();
      expect((await post({ payment: header })).statusCode).toBe(503);
      await rig.evm.setAutomine("on");
      await rig.evm.mine();
      expect((await settledLater(async () => post({ payment: header }))).statusCode).toBe(200);
      expect((await earned()) - before).toBe(20n * CENTS);
    });

    test("a settlement that is refused gives no answer and asks to pay again", async () => {
      const { header } = await signed("refused");
      rig.facilitator.next("settle", refuse("invalid_exact_evm_insufficient_balance"));
      const answer = await post({ payment: header });
      expect([answer.statusCode, receiptOf(answer).success]).toEqual([402, false]);
      expect(answer.body).not.toContain("PAY_APPLICATION");
      expect((await post({ payment: header })).statusCode).toBe(402);
    });

    test("without a node of the chain, a lost answer is never followed by another demand", async () => {
      const own = await ownDaemon({ hasWitness: false });
      const { header } = await signed("no witness");
      rig.facilitator.next("settle", FAULTS.lost);
      for (let nth = 0; nth < 3; nth++) {
        expect((await post({ payment: header, to: own })).statusCode).toBe(503);
      }
    });

    test("from the beginning, free routes work and reads wait", async () => {
      await rig.facilitator.goDown();
      const own = await ownDaemon({ verifyMs: 400 });
      expect((await own.app.inject({ url: "/" })).statusCode).toBe(200);
      expect((await own.app.inject({ url: EXTRACT })).statusCode).toBe(200);
      expect((await post({ to: own })).statusCode).toBe(503);
      expect((await own.app.inject({ url: "/readyz" })).statusCode).toBe(503);
      expect(membersOf(await own.app.inject({ url: EXTRACT }))["available"]).toBe(false);
      await rig.facilitator.comeBack();
      expect(await own.cashier.open()).toBe(true);
      expect((await post({ to: own })).statusCode).toBe(402);
    });
  });

  test("five hundred paid reads at once, one in twenty settlements lost: each pays once and gets its answer", async () => {
    const own = await ownDaemon({});
    const demand = demandOf(await post());
    const payers = await Promise.all(
      Array.from({ length: 25 }, async (_one, nth) =>
        rig.evm.payer(`many ${nth}`, 20n * 20n * CENTS),
      ),
    );
    const payments = await Promise.all(
      payers.flatMap((payer) => Array.from({ length: 20 }, async () => payer.pay(demand))),
    );
    const faults = payments.map((_payment, nth) => (nth % 20 === 7 ? FAULTS.lost : null));
    rig.facilitator.next("settle", ...faults);
    const before = await earned();
    const paid = async (payment: string): Promise<LightMyRequestResponse> =>
      settledLater(async () => post({ payment, to: own }));
    const answers = await Promise.all(payments.map(async ({ header }) => paid(header)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await earned()) - before).toBe(500n * 20n * CENTS);
  });
});

/** The answer once it is no longer 503; a client waits and sends the same request again. */
async function settledLater(
  send: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  for (let nth = 0; nth < 600; nth++) {
    const answer = await send();
    if (answer.statusCode !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("It was never settled.");
}
