import { createHash, generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { SettleResponse } from "@x402/core/types";
import {
  decodeSignedOffers,
  extractJWSHeader,
  extractOffersFromPaymentRequired,
  extractPublicKeyFromKid,
  findAcceptsObjectFromSignedOffer,
  type JWSSignedOffer,
  type JWSSignedReceipt,
  verifyOfferSignatureJWS,
  verifyReceiptMatchesOffer,
  verifyReceiptSignatureJWS,
} from "@x402/extensions/offer-receipt";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keysIn } from "../../src/pay/receipts/did-web.ts";
import { openReceipt } from "../../src/pay/receipts/signed-receipt.ts";
import { ReceiptSigner } from "../../src/pay/receipts/receipt-signer.ts";
import { signingKeyOf } from "../../src/pay/signing-key.ts";
import { connectNew, textOf } from "../mcp/clients.ts";
import { demandIn, receiptIn } from "../mcp/paid-answer.ts";
import { demandOf, type PaidDaemon, paidDaemon, receiptOf, sellerOf } from "./paid-daemon.ts";
import { findAnvil, NO_ANVIL } from "./rig/find-anvil.ts";
import { listening, closed } from "./rig/listening.ts";
import { type Rig, startRig } from "./rig/rig.ts";

const APPLICATION = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
const CENTS = 10_000n;

const PAIRS = {
  Ed25519: generateKeyPairSync("ed25519"),
  "P-256": generateKeyPairSync("ec", { namedCurve: "P-256" }),
};

const sha256 = (what: Uint8Array | string): string =>
  createHash("sha256").update(what).digest("hex");

/** The receipt that is told with a settlement. */
function signedIn({ extensions }: SettleResponse): JWSSignedReceipt {
  const told = (extensions ?? {})["offer-receipt"] as { info: { receipt: JWSSignedReceipt } };
  return told.info.receipt;
}

const anvil = findAnvil();

/** All that is checked here is checked with the official package, which finds the key at the server's known place. */
describe.skipIf(anvil === null).each(Object.entries(PAIRS))(
  anvil === null ? NO_ANVIL : "offers and receipts that %s signs",
  (name, { privateKey }) => {
    let rig: Rig;
    let daemon: PaidDaemon;
    let url: string;
    beforeAll(async () => {
      const pem = privateKey.export({ format: "pem", type: "pkcs8" }).toString();
      const key = signingKeyOf(pem.trim().replaceAll("\n", "\\n"));
      if (key === null) throw new Error("The key is none.");
      const port = await freePort();
      url = `http://localhost:${port}`;
      rig = await startRig({ evm: true, solana: false });
      const signer = new ReceiptSigner(key, { baseUrl: url, signsOffers: true });
      daemon = await paidDaemon(rig, sellerOf(rig, ["base"]), { publicUrl: url, signer });
      await daemon.app.listen({ host: "localhost", port });
    });
    afterAll(async () => {
      await daemon.close();
      await rig.close();
    });

    async function post(payment?: string) {
      return daemon.app.inject({
        method: "POST",
        url: "/api/v1/extract",
        headers: {
          "content-type": "application/pdf",
          ...(payment === undefined ? {} : { "payment-signature": payment }),
        },
        payload: APPLICATION,
      });
    }

    test("an offer is what is asked, and the header stays below 6 KB", async () => {
      const answer = await post();
      const demand = demandOf(answer);
      const [offer, ...others] = extractOffersFromPaymentRequired(demand);
      expect(others).toEqual([]);
      const { resourceUrl, validUntil } = await verifyOfferSignatureJWS(offer as JWSSignedOffer);
      expect(resourceUrl).toBe(`${url}/api/v1/extract`);
      expect(validUntil).toBeGreaterThan(Date.now() / 1_000 + 200);
      const [decoded] = decodeSignedOffers([offer as JWSSignedOffer]);
      const entry = decoded && findAcceptsObjectFromSignedOffer(decoded, demand.accepts);
      expect(entry).toEqual(demand.accepts[0]);
      expect(String(answer.headers["payment-required"]).length).toBeLessThan(6_144);
    });

    test("a receipt binds the payment, the document and the answer, also when it is given again", async () => {
      const demand = demandOf(await post());
      const payer = await rig.evm.payer(`receipt ${name}`, 100n * CENTS);
      const { header } = await payer.pay(demand);
      const [first, again] = [await post(header), await post(header)];
      expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
      for (const answer of [first, again]) {
        const settlement = receiptOf(answer);
        const receipt = signedIn(settlement);
        expect(await verifyReceiptSignatureJWS(receipt)).toMatchObject({
          version: 1,
          network: "eip155:8453",
          resourceUrl: `${url}/api/v1/extract`,
          payer: settlement.payer,
          transaction: settlement.transaction,
          crossfoot: {
            amount: "200000",
            asset: demand.accepts[0]?.asset,
            payTo: rig.evm.payTo,
            documentSha256: sha256(APPLICATION),
            answerSha256: sha256(answer.body),
          },
        });
        const [offer] = decodeSignedOffers(extractOffersFromPaymentRequired(demand));
        expect(offer).toBeDefined();
        if (offer === undefined) return;
        expect(verifyReceiptMatchesOffer(receipt, offer, [payer.address])).toBe(true);
      }
      expect(again.body).toBe(first.body);
    });

    test("any byte of a receipt that is changed breaks it", async () => {
      const payer = await rig.evm.payer(`broken ${name}`, 100n * CENTS);
      const answer = await post((await payer.pay(demandOf(await post()))).header);
      const { signature } = signedIn(receiptOf(answer));
      const keys = keysIn((await daemon.app.inject({ url: "/.well-known/did.json" })).json());
      expect(openReceipt(signature, keys).kind).toBe("signed");
      const key = await extractPublicKeyFromKid(extractJWSHeader(signature).kid ?? "");
      for (let at = 0; at < signature.length; at += 1) {
        const other = signature[at] === "A" ? "B" : "A";
        const changed = `${signature.slice(0, at)}${other}${signature.slice(at + 1)}`;
        expect(openReceipt(changed, keys).kind, `character ${at}`).toBe("wrong");
        // The last letter has bits that stand for nothing, which the official package does not look at.
        if (at === signature.length - 1) continue;
        const opened = verifyReceiptSignatureJWS({ format: "jws", signature: changed }, key);
        await expect(opened, `character ${at}`).rejects.toThrow();
      }
    });

    test("over MCP the answer is the text", async () => {
      const client = await connectNew(`${url}/mcp`);
      const document = APPLICATION.toString("base64");
      const unpaid = await client.call("extract_document", { document });
      const payer = await rig.evm.payer(`mcp ${name}`, 100n * CENTS);
      const { payload } = await payer.pay(demandIn(unpaid));
      const sold = await client.call("extract_document", { document }, { payment: payload });
      const claims = await verifyReceiptSignatureJWS(signedIn(receiptIn(sold)));
      expect(claims).toMatchObject({
        resourceUrl: `${url}/mcp`,
        crossfoot: { documentSha256: sha256(APPLICATION), answerSha256: sha256(textOf(sold)) },
      });
      await client.close();
    });
  },
);

/** A port that nothing listens on: the name of a signer has its port, before it listens. */
async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listening(probe, 0);
  await closed(probe);
  return port;
}
