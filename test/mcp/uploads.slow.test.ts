import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type PaidDaemon, paidDaemon, sellerOf } from "../pay/paid-daemon.ts";
import { FAULTS, slow } from "../pay/rig/faults.ts";
import { findAnvil, NO_ANVIL } from "../pay/rig/find-anvil.ts";
import { type Rig, startRig } from "../pay/rig/rig.ts";
import { formOf, testDaemon } from "../support/daemon.ts";
import { CLIENTS, connectNew, textOf } from "./clients.ts";
import { demandIn, receiptIn } from "./paid-answer.ts";

const APPLICATION = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
const BILL = readFileSync("fixtures/invoice/us-classic/electric.pdf");
const CENTS = 10_000n;

interface Upload {
  readonly handle: string;
  readonly sha256: string;
}

/** Puts a document where a daemon takes it. */
async function upload(url: string, bytes: Buffer): Promise<Upload> {
  const answer = await fetch(`${url}/api/v1/files`, {
    method: "POST",
    headers: { "content-type": "application/pdf" },
    body: new Uint8Array(bytes),
  });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([201, "no-store"]);
  return (await answer.json()) as Upload;
}

describe("uploads to a free daemon", () => {
  test("are read once by their handle, in whichever form they came", async () => {
    const daemon = await testDaemon();
    onTestFinished(daemon.close);
    const url = await daemon.app.listen({ host: "127.0.0.1", port: 0 });
    const client = await connectNew(`${url}/invoice/mcp`);
    onTestFinished(client.close);
    const { payload, headers } = formOf([
      { name: "file", bytes: BILL, fileName: "bill.pdf", type: "application/pdf" },
    ]);
    const json = { document: BILL.toString("base64") };
    const sent = [
      { payload: BILL, headers: { "content-type": "application/pdf" } },
      { payload, headers },
      { payload: json, headers: { "content-type": "application/json" } },
    ];
    for (const request of sent) {
      const kept = await daemon.app.inject({ method: "POST", url: "/api/v1/files", ...request });
      expect(kept.json()).toMatchObject({
        bytes: BILL.length,
        sha256: createHash("sha256").update(BILL).digest("hex"),
      });
      const { handle } = kept.json<Upload>();
      const answer = await client.call("extract_invoice", { document: handle });
      const direct = await client.call("extract_invoice", json);
      expect(textOf(answer)).toBe(textOf(direct));
      const again = await client.call("extract_invoice", { document: handle });
      expect([again.isError, textOf(again)]).toEqual([
        true,
        expect.stringContaining("There is no document by this handle"),
      ]);
    }
  });

  test("are refused where they hold no document, or too much", async () => {
    const daemon = await testDaemon();
    onTestFinished(daemon.close);
    const send = async (payload: Buffer | object, type: string) =>
      daemon.app.inject({
        method: "POST",
        url: "/api/v1/files",
        headers: { "content-type": type },
        payload,
      });
    const answers = [
      await send(Buffer.alloc(0), "application/pdf"),
      await send(Buffer.alloc(4_194_305), "application/pdf"),
      await send({}, "application/json"),
      await send({ document: "%%%" }, "application/json"),
      await send(BILL, "text/plain"),
      await daemon.app.inject({ method: "GET", url: "/api/v1/files" }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 413, 400, 400, 415, 405]);
  });
});

const anvil = findAnvil();

describe.skipIf(anvil === null)(anvil === null ? NO_ANVIL : "uploads to a paid daemon", () => {
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

  test.each(CLIENTS)(
    "are priced, paid once and read by %s, and the handle is good no more",
    async (name, connect) => {
      const client = await connect(`${url}/mcp`);
      onTestFinished(client.close);
      const { handle } = await upload(url, APPLICATION);
      const unpaid = await client.call("extract_document", { document: handle });
      expect(demandIn(unpaid).accepts[0]?.amount).toBe("200000");
      const payer = await rig.evm.payer(`upload ${name}`, 100n * CENTS);
      const { payload } = await payer.pay(demandIn(unpaid));
      const sold = await client.call(
        "extract_document",
        { document: handle },
        { payment: payload },
      );
      expect(sold.structuredContent).toMatchObject({ document: { currentPaymentDue: 77_162.4 } });
      const gone = await client.call(
        "extract_document",
        { document: handle },
        { payment: payload },
      );
      expect([gone.isError, textOf(gone)]).toEqual([
        true,
        expect.stringContaining("Upload it again"),
      ]);
      const { handle: other } = await upload(url, APPLICATION);
      const again = await client.call(
        "extract_document",
        { document: other },
        { payment: payload },
      );
      expect([textOf(again), receiptIn(again)]).toEqual([textOf(sold), receiptIn(sold)]);
      expect(await rig.evm.balanceOf(payer.address)).toBe(80n * CENTS);
    },
  );

  test("are with one payment at a time, and stay where it was not settled", async () => {
    const client = await connectNew(`${url}/mcp`);
    onTestFinished(client.close);
    const { handle } = await upload(url, APPLICATION);
    const document = { document: handle };
    const unpaid = await client.call("extract_document", document);
    const [one, two] = [
      await rig.evm.payer("upload one", 100n * CENTS),
      await rig.evm.payer("upload two", 100n * CENTS),
    ];
    const [first, second] = [await one.pay(demandIn(unpaid)), await two.pay(demandIn(unpaid))];
    rig.facilitator.next("settle", slow(1_500));
    const reading = client.call("extract_document", document, { payment: first.payload });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const refused = await client.call("extract_document", document, { payment: second.payload });
    expect(textOf(refused)).toContain("is being read for another payment");
    expect((await reading).isError ?? false).toBe(false);
    expect(await rig.evm.balanceOf(two.address)).toBe(100n * CENTS);

    const kept = await upload(url, APPLICATION);
    rig.facilitator.next("settle", FAULTS.lost);
    const lost = await client.call(
      "extract_document",
      { document: kept.handle },
      { payment: second.payload },
    );
    const found =
      lost.isError === true
        ? await client.call(
            "extract_document",
            { document: kept.handle },
            { payment: second.payload },
          )
        : lost;
    expect(found.isError ?? false).toBe(false);
    expect(await rig.evm.balanceOf(two.address)).toBe(80n * CENTS);
  });
});
