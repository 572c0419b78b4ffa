import { createPublicKey } from "node:crypto";
import type { ResourceServerExtension, SettleResponse } from "@x402/core/types";
import {
  createJWS,
  createJWSOfferReceiptIssuer,
  createOfferReceiptExtension,
  declareOfferReceiptExtension,
  type JWSSigner,
  OFFER_RECEIPT,
} from "@x402/extensions/offer-receipt";
import { signatureOf, type SigningKey } from "../signing-key.ts";
import { type DidDocument, didDocumentOf, didWebOf, keyNameOf } from "./did-web.ts";
import type { ReadProof, ReceiptClaims } from "./signed-receipt.ts";

/** What a receipt is signed for. */
export interface PaidFor extends ReadProof {
  readonly resourceUrl: string;
  readonly payer: string;
}

/**
 * Signs what a server offers and what it was paid for, by the extension `offer-receipt` of x402
 * (github.com/x402-foundation/x402, specs/extensions/extension-offer-and-receipt.md, version 1; looked up on 2026-11-29). That
 * version has no place for what was delivered, and those that propose one are not agreed: hashes of the document and of the
 * answer stand in a member of ours, which the same signature covers.
 */
export class ReceiptSigner {
  readonly #signer: JWSSigner;
  /** Its public name and key, for a known place of the server. */
  readonly didDocument: DidDocument;
  /** That place, below the server's address. */
  readonly didPath: string;
  /** What makes the protocol's server sign what it offers; null where offers are not signed. */
  readonly offers: ResourceServerExtension | null;

  constructor(
    key: SigningKey,
    { baseUrl, signsOffers }: { readonly baseUrl: string; readonly signsOffers: boolean },
  ) {
    const { did, path } = didWebOf(baseUrl);
    const publicKey = createPublicKey(key.key);
    const kid = keyNameOf(did, publicKey);
    this.didDocument = didDocumentOf(did, publicKey);
    this.didPath = path;
    this.#signer = {
      kid,
      format: "jws",
      algorithm: key.algorithm,
      sign: async (bytes) => Promise.resolve(signatureOf(key, bytes)),
    };
    const issuer = createJWSOfferReceiptIssuer(kid, this.#signer);
    this.offers = signsOffers ? createOfferReceiptExtension(issuer) : null;
  }

  /** What a demand has to declare for its offers to be signed. */
  get declared(): Readonly<Record<string, unknown>> {
    return this.offers === null ? {} : declareOfferReceiptExtension();
  }

  /** What the protocol says of a settlement, with a receipt. */
  async signed(settlement: SettleResponse, paid: PaidFor, now: Date): Promise<SettleResponse> {
    const { resourceUrl, payer, ...proof } = paid;
    const claims: ReceiptClaims = {
      version: 1,
      network: settlement.network,
      resourceUrl,
      payer,
      issuedAt: Math.floor(now.getTime() / 1_000),
      transaction: settlement.transaction,
      crossfoot: proof,
    };
    const signature = await createJWS(claims, this.#signer);
    const info = { receipt: { format: "jws", signature } };
    const extensions = { ...settlement.extensions, [OFFER_RECEIPT]: { info, schema: SCHEMA } };
    return { ...settlement, extensions };
  }
}

/** The shape of what is told with a settlement, as the specification has it for JSON Web Signatures. */
const SCHEMA = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  properties: {
    receipt: {
      type: "object",
      properties: { format: { type: "string", const: "jws" }, signature: { type: "string" } },
      required: ["format", "signature"],
    },
  },
  required: ["receipt"],
} as const;
