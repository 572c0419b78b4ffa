import { createPrivateKey, type KeyObject, randomBytes, sign } from "node:crypto";

/*
 * Some facilitators want a token for each call: a JSON Web Token (RFC 7519) that names the call and runs out after two
 * minutes, signed with a key of whoever asks. Its members are those of Coinbase's developer platform
 * (docs.cdp.coinbase.com/api-reference/v2/authentication, looked up on 2026-11-29, and `generateJwt` of
 * `@coinbase/cdp-sdk` 1.57.0). Its keys are a P-256 key as PEM, or the seed and the public key of Ed25519 as base64.
 */

/** A key with which each call to a facilitator is signed. */
export interface CallKey {
  /** By which the facilitator knows it. */
  readonly id: string;
  readonly algorithm: "EdDSA" | "ES256";
  readonly key: KeyObject;
}

/** A call to a facilitator. */
export interface FacilitatorCall {
  readonly method: "GET" | "POST";
  readonly url: string;
}

/** A key from what its owner was given; null where it is none of the two sorts. */
export function callKeyOf(id: string, secret: string): CallKey | null {
  const pem = secret.replaceAll("\\n", "\n");
  const key = pem.includes("PRIVATE KEY") ? keyOfPem(pem) : keyOfSeed(secret);
  if (key === null) return null;
  if (key.asymmetricKeyType === "ed25519") return { id, algorithm: "EdDSA", key };
  const isP256 = key.asymmetricKeyDetails?.namedCurve === "prime256v1";
  return isP256 ? { id, algorithm: "ES256", key } : null;
}

function keyOfPem(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}

/** Seed and public key. */
const ED25519_BYTES = 64;
const SEED_BYTES = 32;

/** What stands before the seed of a key of Ed25519 in PKCS #8 (RFC 8410). */
const BEFORE_SEED = Buffer.from("302e020100300506032b657004220420", "hex");

function keyOfSeed(secret: string): KeyObject | null {
  const bytes = Buffer.from(secret, "base64");
  if (bytes.length !== ED25519_BYTES) return null;
  const der = Buffer.concat([BEFORE_SEED, bytes.subarray(0, SEED_BYTES)]);
  const key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const { x } = key.export({ format: "jwk" });
  return x === bytes.subarray(SEED_BYTES).toString("base64url") ? key : null;
}

const VALID_SECONDS = 120;

/** The token of one call at an instant. No two are alike. */
export function callToken(
  { id, algorithm, key }: CallKey,
  { method, url }: FacilitatorCall,
  now: Date,
): string {
  const { host, pathname } = new URL(url);
  const second = Math.floor(now.getTime() / 1_000);
  const header = { alg: algorithm, kid: id, typ: "JWT", nonce: randomBytes(16).toString("hex") };
  const claims = {
    sub: id,
    iss: "cdp",
    uris: [`${method} ${host}${pathname}`],
    iat: second,
    nbf: second,
    exp: second + VALID_SECONDS,
  };
  const text = [header, claims].map(encoded).join(".");
  const signature =
    algorithm === "EdDSA"
      ? sign(null, Buffer.from(text), key)
      : sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return `${text}.${signature.toString("base64url")}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
