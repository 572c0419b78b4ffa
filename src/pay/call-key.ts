import { randomBytes } from "node:crypto";
import { signatureOf, type SigningKey, signingKeyOf } from "./signing-key.ts";

/*
 * Some facilitators want a token for each call: a JSON Web Token (RFC 7519) that names the call and runs out after two
 * minutes, signed with a key of whoever asks. Its members are those of Coinbase's developer platform
 * (docs.cdp.coinbase.com/api-reference/v2/authentication, looked up on 2026-11-29, and `generateJwt` of
 * `@coinbase/cdp-sdk` 1.57.0). Its keys are a P-256 key as PEM, or the seed and the public key of Ed25519 as base64.
 */

/** A key with which each call to a facilitator is signed. */
export interface CallKey extends SigningKey {
  /** By which the facilitator knows it. */
  readonly id: string;
}

/** A call to a facilitator. */
export interface FacilitatorCall {
  readonly method: "GET" | "POST";
  readonly url: string;
}

/** A key from what its owner was given; null where it is none of the two sorts. */
export function callKeyOf(id: string, secret: string): CallKey | null {
  const key = signingKeyOf(secret);
  return key === null ? null : { id, ...key };
}

const VALID_SECONDS = 120;

/** The token of one call at an instant. No two are alike. */
export function callToken(
  { id, ...key }: CallKey,
  { method, url }: FacilitatorCall,
  now: Date,
): string {
  const { host, pathname } = new URL(url);
  const second = Math.floor(now.getTime() / 1_000);
  const header = {
    alg: key.algorithm,
    kid: id,
    typ: "JWT",
    nonce: randomBytes(16).toString("hex"),
  };
  const claims = {
    sub: id,
    iss: "cdp",
    uris: [`${method} ${host}${pathname}`],
    iat: second,
    nbf: second,
    exp: second + VALID_SECONDS,
  };
  const text = [header, claims].map(encoded).join(".");
  return `${text}.${signatureOf(key, Buffer.from(text))}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
