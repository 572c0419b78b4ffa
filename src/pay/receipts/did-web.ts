import { createHash, createPublicKey, type JsonWebKey, type KeyObject } from "node:crypto";
import { membersOf } from "./members.ts";

/*
 * Who signs offers and receipts is named by a `did:web`: the name of a server, whose keys stand in a document at a
 * known place of it (w3c-ccg.github.io/did-method-web, and W3C DID Core 1.0; looked up on 2026-11-29). A key is named
 * by its thumbprint (RFC 7638), so that another key never has the same name.
 */

/** A server's name as a signer, and where below its address the document with its keys is. */
interface DidWeb {
  readonly did: string;
  /** `/.well-known/did.json`, or `/did.json` where the address has a path. */
  readonly path: string;
}

/** The name of the server at an address without a slash at its end. */
export function didWebOf(baseUrl: string): DidWeb {
  const { host, pathname } = new URL(baseUrl);
  const parts = pathname.split("/").filter((part) => part !== "");
  return {
    did: ["did:web", encodeURIComponent(host), ...parts].join(":"),
    path: parts.length === 0 ? "/.well-known/did.json" : "/did.json",
  };
}

/** Whether a name is that of the server at whose address a resource is. */
export function isServerOf(did: string, resourceUrl: string): boolean {
  if (!URL.canParse(resourceUrl)) return false;
  const { protocol, host, pathname } = new URL(resourceUrl);
  const named = didWebOf(`${protocol}//${host}`).did;
  const path = pathname.split("/").filter((part) => part !== "");
  return path.some((_, length) => [named, ...path.slice(0, length)].join(":") === did);
}

/** The JSON at that place. */
export interface DidDocument {
  readonly "@context": readonly string[];
  readonly id: string;
  readonly verificationMethod: readonly {
    readonly id: string;
    readonly type: "JsonWebKey2020";
    readonly controller: string;
    readonly publicKeyJwk: JsonWebKey;
  }[];
  readonly assertionMethod: readonly string[];
}

/** The document of a signer with one key. */
export function didDocumentOf(did: string, key: KeyObject): DidDocument {
  const id = keyNameOf(did, key);
  const publicKeyJwk = publicJwkOf(key);
  return {
    "@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/suites/jws-2020/v1"],
    id: did,
    verificationMethod: [{ id, type: "JsonWebKey2020", controller: did, publicKeyJwk }],
    assertionMethod: [id],
  };
}

/** By what a signature names its key. */
export function keyNameOf(did: string, key: KeyObject): string {
  const { crv, kty, x, y } = publicJwkOf(key);
  // The members that a thumbprint is made of, in their order; `y` is missing for Ed25519.
  const thumbprint = createHash("sha256").update(JSON.stringify({ crv, kty, x, y }));
  return `${did}#${thumbprint.digest("base64url")}`;
}

function publicJwkOf(key: KeyObject): JsonWebKey {
  return (key.type === "private" ? createPublicKey(key) : key).export({ format: "jwk" });
}

/** Keys of one document that are looked at. */
const MOST_KEYS = 32;

/** The keys that a document names for its signer to vouch with, by their names. Empty for what is no such document. */
export function keysIn(document: unknown): ReadonlyMap<string, KeyObject> {
  const { id, verificationMethod, assertionMethod } = membersOf(document);
  if (typeof id !== "string" || !Array.isArray(verificationMethod)) return new Map();
  const methods: readonly unknown[] = verificationMethod.slice(0, MOST_KEYS);
  // Who names no keys to vouch with has only keys for that.
  const vouching: readonly unknown[] | null = Array.isArray(assertionMethod)
    ? assertionMethod
    : null;
  return new Map(
    methods.flatMap((method) => {
      const { id: name, publicKeyJwk } = membersOf(method);
      if (typeof name !== "string") return [];
      const whole = name.startsWith("#") ? `${id}${name}` : name;
      const isIts = whole.startsWith(`${id}#`);
      const vouches = vouching === null || vouching.includes(name) || vouching.includes(whole);
      const key = isIts && vouches ? keyOfJwk(publicKeyJwk) : null;
      return key === null ? [] : [[whole, key] as const];
    }),
  );
}

function keyOfJwk(jwk: unknown): KeyObject | null {
  try {
    return createPublicKey({ key: membersOf(jwk) as JsonWebKey, format: "jwk" });
  } catch {
    return null;
  }
}
