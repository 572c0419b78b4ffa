import { type KeyObject, verify } from "node:crypto";
import { membersOf } from "./members.ts";
import { isServerOf } from "./did-web.ts";

/** What was paid for, and with how much: the part of a receipt that is crossfoot's own. */
export interface ReadProof {
  /** In the units of the token. */
  readonly amount: string;
  readonly asset: string;
  readonly payTo: string;
  /** SHA-256 of the document's bytes, in hex. */
  readonly documentSha256: string;
  /** SHA-256 of the answer as it went out, in hex: of the body over HTTP, of the text over MCP. */
  readonly answerSha256: string;
}

/** What a receipt says. All members but the last are those of x402's extension `offer-receipt`, version 1. */
export interface ReceiptClaims {
  readonly version: 1;
  /** CAIP-2 identifier. */
  readonly network: string;
  readonly resourceUrl: string;
  readonly payer: string;
  /** Unix seconds. */
  readonly issuedAt: number;
  readonly transaction: string;
  readonly crossfoot: ReadProof;
}

/** The receipt, as a JSON Web Signature, that is told with a settlement; null where none is. */
export function signedReceiptIn(settlement: unknown): string | null {
  const extension = membersOf(membersOf(settlement)["extensions"])["offer-receipt"];
  const { format, signature } = membersOf(membersOf(membersOf(extension)["info"])["receipt"]);
  return format === "jws" && typeof signature === "string" ? signature : null;
}

/** A receipt whose signature was looked at, or a sentence that says what is wrong with it. */
export type OpenedReceipt =
  | {
      readonly kind: "signed";
      readonly claims: ReceiptClaims;
      /** The signer, such as `did:web:reader.example.com`. */
      readonly did: string;
    }
  | { readonly kind: "wrong"; readonly sentence: string };

/** Characters of a receipt; a usual one has 1,000. */
const MOST_CHARACTERS = 8_192;

/** What a receipt in the compact form of a JSON Web Signature says, if one of these keys has signed it. */
export function openReceipt(jws: string, keys: ReadonlyMap<string, KeyObject>): OpenedReceipt {
  const [header = "", payload = "", signature = "", ...more] = jws.split(".");
  const isShaped =
    jws.length <= MOST_CHARACTERS &&
    more.length === 0 &&
    [header, payload, signature].every((part) => /^[\w-]+$/.test(part));
  if (!isShaped) return wrong("It is no receipt in the form of a JSON Web Signature.");
  const { alg, kid } = membersIn(header);
  if (typeof kid !== "string") return wrong("It does not name the key that has signed it.");
  const key = keys.get(kid);
  if (key === undefined) return wrong(`Its key is not among those that are known: ${kid}.`);
  if (!isSignedWith(key, { alg, text: `${header}.${payload}`, signature })) {
    return wrong("Its signature does not fit: it was changed, or another key signed.");
  }
  const claims = membersIn(payload);
  if (!isClaims(claims))
    return wrong("It is signed, but does not say what a receipt of a read says.");
  const did = kid.replace(/#.*$/s, "");
  return isServerOf(did, claims.resourceUrl)
    ? { kind: "signed", claims, did }
    : wrong(`It is signed by ${did}, and for an address that is not this server's.`);
}

/** Whether a key has signed a text; `alg` is the algorithm that the signature says it was made with. */
function isSignedWith(
  key: KeyObject,
  {
    alg,
    text,
    signature,
  }: { readonly alg: unknown; readonly text: string; readonly signature: string },
): boolean {
  const algorithm = algorithmOf(key);
  const bytes = Buffer.from(signature, "base64url");
  // Letters that its signer has not written may stand for the same bytes.
  if (algorithm === null || algorithm !== alg || bytes.toString("base64url") !== signature) {
    return false;
  }
  return algorithm === "ES256"
    ? verify("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" }, bytes)
    : verify(null, Buffer.from(text), key, bytes);
}

/** The algorithm that a key is for; null for a key that no receipt is signed with. */
function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) {
  if (asymmetricKeyType === "ed25519") return "EdDSA";
  return asymmetricKeyDetails?.namedCurve === "prime256v1" ? "ES256" : null;
}

function wrong(sentence: string): OpenedReceipt {
  return { kind: "wrong", sentence };
}

function membersIn(part: string): Readonly<Record<string, unknown>> {
  try {
    return membersOf(JSON.parse(Buffer.from(part, "base64url").toString("utf8")));
  } catch {
    return {};
  }
}

function isClaims(value: unknown): value is ReceiptClaims {
  const { version, network, resourceUrl, payer, issuedAt, transaction, crossfoot } =
    membersOf(value);
  const { amount, asset, payTo, documentSha256, answerSha256 } = membersOf(crossfoot);
  return (
    version === 1 &&
    Number.isSafeInteger(issuedAt) &&
    [network, resourceUrl, payer, transaction, asset, payTo].every(
      (word) => typeof word === "string",
    ) &&
    typeof amount === "string" &&
    /^\d{1,20}$/.test(amount) &&
    [documentSha256, answerSha256].every(
      (hash) => typeof hash === "string" && /^[0-9a-f]{64}$/.test(hash),
    )
  );
}
