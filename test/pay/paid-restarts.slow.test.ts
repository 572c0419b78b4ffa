import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { membersOf, sentenceOf } from "../support/daemon.ts";
import {
  demandOf,
  type PaidDaemon,
  paidDaemon,
  type PaidWishes,
  receiptOf,
  sellerOf,
} from "./paid-daemon.ts";
import { findAnvil, NO_ANVIL } from "./rig/find-anvil.ts";
import { type Rig, startRig } from "./rig/rig.ts";

const APPLICATION = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
const BILL = readFileSync("fixtures/invoice/us-classic/electric.pdf");
const EXTRACT = "/api/v1/extract";
const CENTS = 10_000n;

const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "a payment that comes again", () => {
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

  interface Sent {
    readonly bytes?: Buffer;
    readonly payment?: string;
    readonly to?: PaidDaemon;
  }

  async function post({ bytes = APPLICATION, payment, to = daemon }: Sent = {}) {
    return to.app.inject({
      method: "POST",
      url: EXTRACT,
      headers: {
        "content-type": "application/pdf",
        ...(payment === undefined ? {} : { "payment-signature": payment }),
      },
      payload: bytes,
    });
  }

  async function signed(name: string) {
    const payer = await rig.evm.payer(name, 100n * CENTS);
    return payer.pay(demandOf(await post()));
  }

  async function ownDaemon(wishes: PaidWishes): Promise<PaidDaemon> {
    const own = await paidDaemon(rig, sellerOf(rig, ["base"]), wishes);
    onTestFinished(own.close);
    return own;
  }

  const earned = async (): Promise<bigint> => rig.evm.balanceOf(rig.evm.payTo);

  test("after a restart, a payment that was taken buys its document once more, and no other", async () => {
    const first = await ownDaemon({});
    const { header } = await signed("restarted");
    const before = await earned();
    const bought = await post({ payment: header, to: first });
    const second = await ownDaemon({ folder: first.folder, hasWitness: false });
    const other = await post({ payment: header, bytes: BILL, to: second });
    expect([other.statusCode, sentenceOf(other)]).toEqual([
      409,
      expect.stringMatching(/^This payment was taken on .* for another document/),
    ]);
    const again = await post({ payment: header, to: second });
    expect([again.statusCode, again.body]).toEqual([200, bought.body]);
    expect(receiptOf(again).transaction).toBe(receiptOf(bought).transaction);
    const third = await ownDaemon({ folder: first.folder });
    const last = await post({ payment: header, to: third });
    expect([last.statusCode, membersOf(last)["error"]]).toEqual([
      402,
      expect.stringMatching(/^This payment was taken on .* read again for nothing on .* pay anew/),
    ]);
    expect((await earned()) - before).toBe(20n * CENTS);
    expect((await first.book()).map(({ outcome }) => outcome)).toEqual([
      "intent",
      "settled",
      "delivered again",
    ]);
  });

  test("a daemon without the book learns from the chain what was taken, and asks for nothing", async () => {
    const { header } = await signed("lost book");
    const bought = await post({ payment: header });
    const before = await earned();
    const empty = await ownDaemon({});
    const answer = await post({ payment: header, to: empty });
    expect([answer.statusCode, sentenceOf(answer)]).toEqual([
      409,
      expect.stringContaining(`taken before (transaction ${receiptOf(bought).transaction})`),
    ]);
    const blind = await ownDaemon({ hasWitness: false });
    const unseen = await post({ payment: header, to: blind });
    expect([unseen.statusCode, sentenceOf(unseen)]).toEqual([
      409,
      expect.stringMatching(/^This payment was used before \(\w*nonce_already_used\)/),
    ]);
    expect(await earned()).toBe(before);
  });

  test("a client of x402 version 1 is told which version and header are taken", async () => {
    for (const payload of [APPLICATION, ""]) {
      const answer = await daemon.app.inject({
        method: "POST",
        url: EXTRACT,
        headers: { "content-type": "application/pdf", "x-payment": "e30=" },
        payload,
      });
      expect([answer.statusCode, demandOf(answer).error]).toEqual([
        402,
        expect.stringMatching(/^The header X-PAYMENT .* version 2, .* header PAYMENT-SIGNATURE\./),
      ]);
    }
  });
});
