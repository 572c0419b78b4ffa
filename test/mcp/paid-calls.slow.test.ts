import { readFileSync } from "node:fs";
import { validateDiscoveryExtension } from "@x402/extensions/bazaar";
import type { PaymentRequired, SettleResponse } from "@x402/core/types";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type PaidDaemon, paidDaemon, type PaidWishes, sellerOf } from "../pay/paid-daemon.ts";
import { encodingsOf, headerOf, tampered } from "../pay/rig/altered-payment.ts";
import { FAULTS, refuse, slow } from "../pay/rig/faults.ts";
import { findAnvil, NO_ANVIL } from "../pay/rig/find-anvil.ts";
import { type Rig, startRig } from "../pay/rig/rig.ts";
import { type AnyClient, CLIENTS, connectNew, textOf, type ToolAnswer } from "./clients.ts";
import { demandIn, receiptIn } from "./paid-answer.ts";

const APPLICATION = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
const BILL = readFileSync("fixtures/invoice/us-classic/electric.pdf");
const ENCRYPTED = readFileSync("fixtures/hostile/encrypted.pdf");
const CENTS = 10_000n;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "paid calls on a chain", () => {
  let rig: Rig;
  let daemon: PaidDaemon;
  let url: string;
  beforeAll(async () => {
    rig = await startRig({ evm: true, solana: false });
    daemon = await paidDaemon(rig, sellerOf(rig, ["base"]));
    url = await daemon.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(async () => {
    await daemon.close();
    await rig.close();
  });
  beforeEach(async () => rig.reset());

  const earned = async (): Promise<bigint> => rig.evm.balanceOf(rig.evm.payTo);

  async function clientOf(path = "/mcp"): Promise<AnyClient> {
    const client = await connectNew(`${url}${path}`);
    onTestFinished(client.close);
    return client;
  }

  /** A payment for what a call asks, from a wallet of its own. */
  async function signed(name: string, unpaid: ToolAnswer, funds = 100n * CENTS) {
    const payer = await rig.evm.payer(`mcp ${name}`, funds);
    return { payer, ...(await payer.pay(demandIn(unpaid))) };
  }

  async function ownDaemon(wishes: PaidWishes): Promise<AnyClient> {
    const own = await paidDaemon(rig, sellerOf(rig, ["base"]), wishes);
    onTestFinished(own.close);
    const client = await connectNew(`${await own.app.listen({ host: "127.0.0.1", port: 0 })}/mcp`);
    onTestFinished(client.close);
    return client;
  }

  const document = base64(APPLICATION);

  describe.each(CLIENTS)("%s", (name, connect) => {
    test.each([
      ["before", false],
      ["after", true],
    ])("is asked to pay, pays and reads, %s it has listed the tools", async (when, hasListed) => {
      const client = await connect(`${url}/mcp`);
      onTestFinished(client.close);
      if (hasListed) await client.tools();
      const unpaid = await client.call("extract_document", { document });
      expect(demandIn(unpaid)).toMatchObject({
        x402Version: 2,
        resource: { url: "https://crossfoot.example/mcp" },
        accepts: [{ network: "eip155:8453", amount: "200000", payTo: rig.evm.payTo }],
      });
      const { payload } = await signed(`${name} ${when}`, unpaid);
      const before = await earned();
      const sold = await client.call("extract_document", { document }, { payment: payload });
      expect(sold.isError ?? false).toBe(false);
      expect(sold.structuredContent).toMatchObject({ document: { currentPaymentDue: 77_162.4 } });
      expect(receiptIn(sold)).toMatchObject({ success: true, network: "eip155:8453" });
      expect((await earned()) - before).toBe(20n * CENTS);
    });

    test("may send the payment as base64, or beside the call in a header", async () => {
      const client = await connect(`${url}/invoice/mcp`);
      onTestFinished(client.close);
      await client.tools();
      const given = { document: base64(BILL) };
      const { header } = await signed(
        `${name} base64`,
        await client.call("extract_invoice", given),
      );
      const before = await earned();
      const sold = await client.call("extract_invoice", given, { payment: header });
      expect(sold.structuredContent).toHaveProperty("invoice.total");
      const other = await signed(`${name} header`, await client.call("extract_invoice", given));
      const withHeader = await connect(`${url}/invoice/mcp`, { "payment-signature": other.header });
      onTestFinished(withHeader.close);
      expect((await withHeader.call("extract_invoice", given)).isError ?? false).toBe(false);
      expect((await earned()) - before).toBe(8n * CENTS);
    });
  });

  test("the tools say that they cost something, and a demand is no answer that their schema would refuse", async () => {
    const client = await clientOf();
    const [extract, about] = await client.tools();
    expect(extract?.description).toMatch(/Costs \$0\.20 in USDC per successful read/);
    expect(extract?.description).toMatch(/A failed call .* is not charged/);
    expect(extract?._meta).toEqual({
      "agents-x402/paymentRequired": true,
      "agents-x402/priceUSD": 0.2,
    });
    expect(extract?.outputSchema).toMatchObject({
      type: "object",
      required: ["document", "checks", "warnings", "confidence"],
    });
    const unpaid = await client.call("extract_document", { document });
    expect(unpaid).not.toHaveProperty("structuredContent");
    expect(about?._meta).toBeUndefined();
    const told = await client.call("about", {});
    expect(told.structuredContent).toMatchObject({ networks: ["eip155:8453"], available: true });
  });

  test("catalogs that ask with nothing or the example are told to pay, and what they are told is valid", async () => {
    const client = await clientOf();
    const unpaid = await client.call("extract_document", {});
    const extension = demandIn(unpaid).extensions?.["bazaar"] as {
      readonly info: { readonly input: { readonly example: object; readonly toolName: string } };
    };
    expect(validateDiscoveryExtension(extension as never)).toMatchObject({ valid: true });
    expect(extension.info.input.toolName).toBe("extract_document");
    const example = await client.call("extract_document", extension.info.input.example);
    expect(demandIn(example).error).toMatch(/^The PDF is cut off: .* Payment required\./);
  });

  test("a demand holds no characters that clients could not put into base64 by `btoa`", async () => {
    for (const [path, tool] of [
      ["/mcp", "extract_document"],
      ["/invoice/mcp", "extract_invoice"],
    ] as const) {
      const overMcp = demandIn(await (await clientOf(path)).call(tool, {}));
      const reader = path === "/mcp" ? "/api/v1/extract" : "/api/v1/invoice";
      const overHttp: unknown = await (await fetch(`${url}${reader}`, { method: "POST" })).json();
      for (const demand of [overMcp, overHttp]) {
        expect(JSON.stringify(demand)).toMatch(/^[\x20-\x7e]+$/);
      }
    }
  });

  test("what could not be read is refused free, paid or not", async () => {
    const client = await clientOf();
    const { payload } = await signed(
      "failing",
      await client.call("extract_document", { document }),
    );
    const before = await earned();
    const failing: readonly (readonly [object, RegExp])[] = [
      [{ document: base64(ENCRYPTED) }, /password.* Nothing was charged\./],
      [{ document: base64(BILL) }, /neither a pay application .* Nothing was charged\./],
      [{ document: document.slice(0, -3) }, /cut off/],
      [{ document, sha256: "0".repeat(64) }, /damaged on its way/],
      [{ document, page: 1 }, /has no argument `page`/],
      [{}, /needs the argument `document`/],
      [{ document: base64(readFileSync("fixtures/hostile/251-pages.pdf")) }, /250 pages/],
      [{ document: base64(Buffer.alloc(4_194_305, "%PDF-1.7 ")) }, /larger than 4 MB/],
    ];
    for (const [given, said] of failing) {
      const answer = await client.call("extract_document", given, { payment: payload });
      expect([answer.isError, textOf(answer)]).toEqual([true, expect.stringMatching(said)]);
      expect(answer._meta?.["x402/payment-response"]).toBeUndefined();
    }
    expect([await earned(), rig.facilitator.count("settle")]).toEqual([before, 0]);
    const sold = await client.call("extract_document", { document }, { payment: payload });
    expect(sold.isError ?? false).toBe(false);
    expect((await earned()) - before).toBe(20n * CENTS);
  });

  test("a payment that is too small, altered, or no payment at all buys nothing", async () => {
    const client = await clientOf();
    const unpaid = await client.call("extract_document", { document });
    const { payload } = await signed("altered", unpaid);
    const bill = await connectNew(`${url}/invoice/mcp`);
    onTestFinished(bill.close);
    const cheap = await signed(
      "cheap",
      await bill.call("extract_invoice", { document: base64(BILL) }),
    );
    const before = await earned();
    const payments: readonly unknown[] = [
      cheap.payload,
      tampered(payload, { "accepted.amount": "1" }),
      tampered(payload, { "payload.authorization.value": "1" }),
      tampered(payload, { "payload.signature": `0x${"1".repeat(130)}` }),
      tampered(payload, { x402Version: 1 }),
      tampered(payload, { payload: undefined }),
      "junk!",
      headerOf([]),
      7,
      {},
      [],
      "A".repeat(12_004),
    ];
    for (const payment of payments) {
      const answer = await client.call("extract_document", { document }, { payment });
      expect(answer.isError).toBe(true);
      expect(textOf(answer)).not.toMatch(/Millrace/);
    }
    expect([await earned(), rig.facilitator.count("settle")]).toEqual([before, 0]);
  });

  test("one payment buys one answer, over HTTP and MCP alike, whichever comes first", async () => {
    const client = await clientOf();
    const http = async (payment: string): Promise<Response> =>
      fetch(`${url}/api/v1/extract`, {
        method: "POST",
        headers: { "content-type": "application/pdf", "payment-signature": payment },
        body: new Uint8Array(APPLICATION),
      });
    const unpaid = await fetch(`${url}/api/v1/extract`, {
      method: "POST",
      headers: { "content-type": "application/pdf" },
      body: new Uint8Array(APPLICATION),
    });
    const overHttp = await (
      await rig.evm.payer("mcp http first", 100n * CENTS)
    ).pay((await unpaid.json()) as PaymentRequired);
    const overMcp = await signed("mcp first", await client.call("extract_document", { document }));
    const before = await earned();
    const first = await http(overHttp.header);
    const again = await client.call(
      "extract_document",
      { document },
      { payment: overHttp.payload },
    );
    expect(receiptIn(again)).toEqual(receiptOfHeader(first));
    expect(again.structuredContent?.["document"]).toEqual(
      ((await first.json()) as Answer).document,
    );
    const sold = await client.call("extract_document", { document }, { payment: overMcp.payload });
    for (const payment of [overMcp.header, ...Object.values(encodingsOf(overMcp.payload))]) {
      const delivered = await http(payment);
      expect([delivered.status, receiptOfHeader(delivered)]).toEqual([200, receiptIn(sold)]);
    }
    expect((await earned()) - before).toBe(40n * CENTS);
    for (const given of [{ document, detail: "full" }, { document: base64(BILL) }]) {
      const other = await client.call("extract_document", given, { payment: overMcp.payload });
      expect(other.isError).toBe(true);
    }
    expect((await earned()) - before).toBe(40n * CENTS);
  });

  test("calls with one payment at the same time, over both protocols, are charged once", async () => {
    const client = await clientOf();
    const { payload, header } = await signed(
      "parallel",
      await client.call("extract_document", { document }),
    );
    const before = await earned();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, async () =>
        client.call("extract_document", { document }, { payment: payload }),
      ),
      fetch(`${url}/api/v1/extract`, {
        method: "POST",
        headers: { "content-type": "application/pdf", "payment-signature": header },
        body: new Uint8Array(APPLICATION),
      }),
    ]);
    expect(answers).toHaveLength(5);
    expect((await earned()) - before).toBe(20n * CENTS);
    expect(rig.facilitator.count("settle")).toBe(1);
  });

  const LEAVERS: readonly (readonly [
    string,
    (payment: object, leave: AbortSignal) => Promise<unknown>,
  ])[] = [
    [
      "gives up the call",
      async (payment, signal) => {
        const client = await clientOf();
        return client.call("extract_document", { document }, { payment, signal });
      },
    ],
    [
      "cuts the connection, as a client of 2025",
      async (payment, signal) => {
        const params = {
          name: "extract_document",
          arguments: { document },
          _meta: { "x402/payment": payment },
        };
        return fetch(`${url}/mcp`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            accept: "application/json, text/event-stream",
            "mcp-protocol-version": "2025-11-25",
          },
          body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
          signal,
        });
      },
    ],
  ];
  test.each(LEAVERS)("who %s before the answer is not charged", async (name, call) => {
    const client = await clientOf();
    const unpaid = await client.call("extract_document", { document });
    const { payload } = await signed(`gone ${name}`, unpaid);
    const before = await earned();
    rig.facilitator.next("verify", slow(400));
    const leave = new AbortController();
    const left = call(payload, leave.signal);
    setTimeout(() => leave.abort(), 200);
    await expect(left).rejects.toThrow();
    await new Promise((resolve) => {
      setTimeout(resolve, 800);
    });
    expect([await earned(), rig.facilitator.count("settle")]).toEqual([before, 0]);
    const sold = await client.call("extract_document", { document }, { payment: payload });
    expect(receiptIn(sold)).toMatchObject({ success: true });
    expect((await earned()) - before).toBe(20n * CENTS);
  });

  test("a settlement of which nothing is known is no new demand, and the same payment brings the answer", async () => {
    const own = await ownDaemon({ settleMs: 400, hasWitness: false });
    const { payload } = await signed("lost", await own.call("extract_document", { document }));
    const before = await earned();
    rig.facilitator.next("settle", FAULTS.drop);
    const open = await own.call("extract_document", { document }, { payment: payload });
    expect([open.isError, open.structuredContent]).toEqual([true, undefined]);
    expect(textOf(open)).toMatch(/with the same payment, and do not sign another one/);
    const sold = await own.call("extract_document", { document }, { payment: payload });
    expect(receiptIn(sold)).toMatchObject({ success: true });
    expect((await earned()) - before).toBe(20n * CENTS);
  });

  test("a settlement that is refused gives no answer, and says why", async () => {
    const client = await clientOf();
    const { payload, payer } = await signed(
      "spent",
      await client.call("extract_document", { document }),
      20n * CENTS,
    );
    const before = await earned();
    rig.facilitator.next("settle", refuse("invalid_transaction_state"));
    const answer = await client.call("extract_document", { document }, { payment: payload });
    expect(demandIn(answer).error).toMatch(/refused \(invalid_transaction_state\)/);
    expect(receiptIn(answer)).toMatchObject({ success: false });
    expect([await earned(), await rig.evm.balanceOf(payer.address)]).toEqual([before, 20n * CENTS]);
  });

  test("what is sold over MCP is in the book like everything else", async () => {
    const client = await clientOf();
    const { payload } = await signed("book", await client.call("extract_document", { document }));
    const sold = await client.call("extract_document", { document }, { payment: payload });
    const [line] = (await daemon.book()).slice(-1);
    expect(line).toMatchObject({
      outcome: "settled",
      microUsd: 200_000,
      resource: "/api/v1/extract",
      transaction: receiptIn(sold).transaction,
    });
  });
});

interface Answer {
  readonly document: object;
}

function receiptOfHeader({ headers }: Response): SettleResponse {
  return JSON.parse(
    Buffer.from(headers.get("payment-response") ?? "", "base64").toString("utf8"),
  ) as SettleResponse;
}
