import { createPrivateKey, type KeyObject, sign } from "node:crypto";

/** A private key that signs JSON Web Signatures (RFC 7515). */
export interface SigningKey {
  readonly algorithm: "EdDSA" | "ES256";
  readonly key: KeyObject;
}

/**
 * The key of a setting: of Ed25519 or P-256 as PEM, whose line ends may be written as `\n`, or of Ed25519 as base64 of its seed
 * and its public key. Null where it is none of these.
 */
export function signingKeyOf(secret: string): SigningKey | null {
  const pem = secret.replaceAll("\\n", "\n");
  const key = pem.includes("PRIVATE KEY") ? keyOfPem(pem) : keyOfSeed(secret);
  if (key === null) return null;
  if (key.asymmetricKeyType === "ed25519") return { algorithm: "EdDSA", key };
  const isP256 = key.asymmetricKeyDetails?.namedCurve === "prime256v1";
  return isP256 ? { algorithm: "ES256", key } : null;
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

/** The signature of some bytes in base64url, in the form of RFC 7518 and RFC 8037. */
export function signatureOf({ algorithm, key }: SigningKey, bytes: Uint8Array): string {
  const signature =
    algorithm === "EdDSA"
      ? sign(null, bytes, key)
      : sign("sha256", bytes, { key, dsaEncoding: "ieee-p1363" });
  return signature.toString("base64url");
}
