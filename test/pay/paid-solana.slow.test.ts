import { readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { openCashier } from "../../src/http/open-cashier.ts";
import { solanaPaymentOf } from "../../src/pay/solana-payment.ts";
import { nodeAt, type SignedPayment } from "../../src/pay/testimony.ts";
import { NETWORKS } from "../../src/pay/receiver.ts";
import { signedOf } from "../../src/pay/signed-payment.ts";
import { witnessOf } from "../../src/pay/witness.ts";
import { membersOf, settingsOf } from "../support/daemon.ts";
import {
  demandOf,
  type PaidDaemon,
  paidDaemon,
  type PaidWishes,
  receiptOf,
  sellerOf,
} from "./paid-daemon.ts";
import { encodingsOf, headerOf, tampered } from "./rig/altered-payment.ts";
import { FAULTS, type Fault } from "./rig/faults.ts";
import { type Rig, startRig } from "./rig/rig.ts";
import { canRunSolana, NO_SOLANA, SOLANA, SOLANA_USDC } from "./rig/solana-chain.ts";

const APPLICATION = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
const SECOND = readFileSync("fixtures/pay-application/aia-g702/credit-lines.pdf");
const ENCRYPTED = readFileSync("fixtures/hostile/encrypted.pdf");
const EXTRACT = "/api/v1/extract";
const CENTS = 10_000n;
const PRICE = 20n * CENTS;

describe.skipIf(!canRunSolana)(canRunSolana ? "paid reads on Solana" : NO_SOLANA, () => {
  let rig: Rig;
  let daemon: PaidDaemon;
  beforeAll(async () => {
    // The published facilitator prints what it could not settle.
    vi.spyOn(console, "error").mockReturnValue();
    rig = await startRig({ evm: false, solana: true });
    daemon = await paidDaemon(rig, sellerOf(rig, ["solana"]));
  });
  afterAll(async () => {
    await daemon.close();
    await rig.close();
  });
  beforeEach(async () => rig.reset());

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

  async function signed(name: string, funds = 100n * CENTS) {
    const payer = await rig.solana.payer(name, funds);
    return { payer, ...(await payer.pay(demandOf(await post()))) };
  }

  async function ownDaemon(wishes: PaidWishes): Promise<PaidDaemon> {
    const own = await paidDaemon(rig, sellerOf(rig, ["solana"]), wishes);
    onTestFinished(own.close);
    return own;
  }

  const earned = async (): Promise<bigint> => rig.solana.balanceOf(rig.solana.payTo);

  test("an unpaid request learns the exact price and who pays the fee of the transaction", async () => {
    const answer = await post();
    expect(answer.statusCode).toBe(402);
    expect(demandOf(answer).accepts).toEqual([
      {
        scheme: "exact",
        network: SOLANA,
        amount: "200000",
        asset: SOLANA_USDC,
        payTo: rig.solana.payTo,
        maxTimeoutSeconds: 300,
        extra: { feePayer: rig.solana.feePayer },
      },
    ]);
  });

  test("a paid read moves the price once, whatever way its payment comes again", async () => {
    const { payer, header, payload } = await signed("one read");
    const before = await earned();
    const answer = await post({ payment: header });
    expect([answer.statusCode, (await earned()) - before]).toEqual([200, PRICE]);
    expect(receiptOf(answer)).toMatchObject({ success: true, network: SOLANA });
    expect((await daemon.book()).slice(-1)).toMatchObject([
      {
        outcome: "settled",
        network: SOLANA,
        payer: payer.address,
        payTo: rig.solana.payTo,
        amount: "200000",
        transaction: receiptOf(answer).transaction,
        nonce: solanaPaymentOf(payload.payload["transaction"])?.signature,
        expires: null,
      },
    ]);
    for (const payment of [header, ...Object.values(encodingsOf(payload))]) {
      const again = await post({ payment });
      expect([again.statusCode, again.body]).toEqual([200, answer.body]);
    }
    expect((await post({ payment: header, bytes: SECOND })).statusCode).toBe(409);
    const restarted = await ownDaemon({ folder: daemon.folder, hasWitness: false });
    const again = await post({ payment: header, to: restarted });
    expect([again.statusCode, again.body]).toEqual([200, answer.body]);
    expect((await post({ payment: header, bytes: SECOND, to: restarted })).statusCode).toBe(409);
    const lost = await post({ payment: header, to: await ownDaemon({}) });
    expect([lost.statusCode, membersOf(lost)["error"]]).toEqual([
      409,
      expect.stringContaining(`taken before (transaction ${receiptOf(answer).transaction})`),
    ]);
    expect((await earned()) - before).toBe(PRICE);
  });

  test("bytes that the chain leaves out make no second payment", async () => {
    const { header, payload } = await signed("trailing");
    expect((await post({ payment: header })).statusCode).toBe(200);
    const before = await earned();
    const wire = Buffer.from(payload.payload["transaction"] as string, "base64");
    for (const tail of [Buffer.from([0]), Buffer.alloc(64)]) {
      const transaction = Buffer.concat([wire, tail]).toString("base64");
      const other = tampered(payload, { "payload.transaction": transaction });
      expect((await post({ payment: headerOf(other) })).statusCode).toBe(402);
    }
    expect([await earned(), rig.facilitator.count("settle")]).toEqual([before, 1]);
  });

  test("requests with one payment at the same time are answered once", async () => {
    const { header, payload } = await signed("parallel");
    const before = await earned();
    const headers = [header, header, ...Object.values(encodingsOf(payload))];
    const answers = await Promise.all(headers.map(async (payment) => post({ payment })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await earned()) - before).toBe(PRICE);
    expect([rig.facilitator.count("verify"), rig.facilitator.count("settle")]).toEqual([1, 1]);
  });

  test("a document that cannot be read costs nothing, and the payment stays good", async () => {
    const { header } = await signed("failing");
    const before = await earned();
    expect((await post({ payment: header, bytes: ENCRYPTED })).statusCode).toBe(502);
    expect(await earned()).toBe(before);
    expect((await post({ payment: header })).statusCode).toBe(200);
    expect((await earned()) - before).toBe(PRICE);
  });

  test("a payment whose blockhash has run out is refused, and nothing is given", async () => {
    const { header } = await signed("expired");
    const before = await earned();
    rig.solana.expireBlockhash();
    const answer = await post({ payment: header });
    expect([answer.statusCode, answer.body]).toEqual([
      402,
      expect.not.stringContaining("PAY_APPL"),
    ]);
    expect([await earned(), rig.facilitator.count("settle")]).toEqual([before, 0]);
  });

  test("an empty wallet is told why, and gets nothing", async () => {
    const answer = await post({ payment: (await signed("poor", 1n)).header });
    expect([answer.statusCode, membersOf(answer)["error"]]).toEqual([
      402,
      expect.stringContaining("simulation_failed"),
    ]);
  });

  describe("a settlement without an answer", () => {
    const LOST: readonly (readonly [string, Fault])[] = [
      ["settles and drops the connection", FAULTS.lost],
      ["settles and answers 500", FAULTS.lostInError],
      ["settles and never answers", FAULTS.lostInSilence],
      ["drops the connection", FAULTS.drop],
    ];
    test.each(LOST)("(%s) is given once the chain shows it, and paid once", async (name, fault) => {
      const own = await ownDaemon({ settleMs: 600 });
      const { header } = await signed(`lost ${name}`);
      rig.facilitator.next("settle", fault);
      const before = await earned();
      expect((await post({ payment: header, to: own })).statusCode).toBe(503);
      expect((await post({ payment: header, to: own })).statusCode).toBe(200);
      expect((await earned()) - before).toBe(PRICE);
      const book = await own.book();
      expect(book.map(({ outcome }) => outcome)).toEqual(["intent", "unknown", "settled"]);
      expect(book[2]?.transaction).toMatch(/^\w{80,}$/);
    });

    test("and without a node of the chain is never followed by another demand", async () => {
      const own = await ownDaemon({ hasWitness: false });
      const { header } = await signed("no witness");
      rig.facilitator.next("settle", FAULTS.lost);
      for (let nth = 0; nth < 3; nth++) {
        expect((await post({ payment: header, to: own })).statusCode).toBe(503);
      }
    });

    test("that is pending is delivered once it is carried out", async () => {
      const { header } = await signed("pending");
      rig.facilitator.next("settle", FAULTS.pending, FAULTS.pending);
      const before = await earned();
      expect((await post({ payment: header })).statusCode).toBe(503);
      expect(await earned()).toBe(before);
      await rig.solana.setAutomine("on");
      expect((await post({ payment: header })).statusCode).toBe(200);
      expect((await earned()) - before).toBe(PRICE);
    });
  });

  test("the chain is no witness of another payment, however much it looks like it", async () => {
    const witness = witnessOf([nodeAt(rig.solana.url)]);
    const first = await signed("witnessed");
    const second = await first.payer.pay(demandOf(await post()));
    const [one, other] = [first.payload, second.payload].map((payload) =>
      signedOf({ payload, requirements: payload.accepted }, new Date()),
    ) as [SignedPayment, SignedPayment];
    expect((await witness(one)).kind).toBe("not known");
    const { transaction } = receiptOf(await post({ payment: first.header }));
    expect(await witness(one)).toEqual({ kind: "paid", transaction });
    expect((await witness(other)).kind).toBe("not known");
    const changes = [
      { amount: "1" },
      { payTo: first.payer.address },
      { asset: rig.solana.feePayer },
    ];
    for (const change of changes) {
      expect((await witness({ ...one, ...change })).kind).toBe("never paid");
    }
    const devnet = { network: NETWORKS.solanaDevnet.network };
    expect((await witness({ ...one, ...devnet })).kind).toBe("not known");
    const elsewhere = witnessOf([nodeAt("http://127.0.0.1:9")]);
    expect((await elsewhere(one)).kind).toBe("not known");
  });

  test("what was not carried out is never paid once its time is over, and not before", async () => {
    const witness = witnessOf([nodeAt(rig.solana.url)]);
    const { payload } = await signed("never sent");
    const one = signedOf({ payload, requirements: payload.accepted }, new Date());
    rig.solana.passTime(300);
    expect((await witness(one)).kind).toBe("not known");
    rig.solana.passTime(400);
    expect((await witness(one)).kind).toBe("never paid");
  });

  describe("at its start a daemon", () => {
    async function troublesOf(rpc: string): Promise<readonly string[]> {
      const troubles: string[] = [];
      const { pay } = settingsOf({
        CROSSFOOT_SERVE_FREE: "0",
        CROSSFOOT_SERVE_PAY_TO_SOLANA: rig.solana.payTo,
        CROSSFOOT_SERVE_SOLANA_RPC: rpc,
        CROSSFOOT_SERVE_FACILITATOR: rig.facilitator.url,
        CROSSFOOT_SERVE_LEDGER: await mkdtemp(join(tmpdir(), "crossfoot-book-")),
      });
      const { close } = await openCashier(pay, {
        baseUrl: "https://crossfoot.example",
        onTrouble: (what) => troubles.push(what),
      });
      await close();
      return troubles;
    }

    test("says nothing where the seller can be paid", async () => {
      expect(await troublesOf(`${rig.solana.url}/?api-key=1`)).toEqual([]);
    });

    test("says where the node cannot be asked", async () => {
      expect(await troublesOf("http://127.0.0.1:9")).toEqual([
        expect.stringContaining("could not be asked"),
      ]);
    });

    test("says that the seller has no token account, without which payments fail", async () => {
      const { header } = await signed("no account");
      await rig.solana.withoutAccountOf(rig.solana.payTo);
      expect(await troublesOf(rig.solana.url)).toEqual([
        expect.stringContaining(`${rig.solana.payTo} has no token account for USDC on Solana`),
      ]);
      const answer = await post({ payment: header });
      expect([answer.statusCode, rig.facilitator.count("settle")]).toEqual([402, 0]);
      await rig.solana.mint(rig.solana.payTo, 0n);
      expect((await post({ payment: header })).statusCode).toBe(200);
    });
  });
});
