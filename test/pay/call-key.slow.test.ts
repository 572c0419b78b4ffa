import { generateKeyPairSync, type KeyObject, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { describe, expect, onTestFinished, test } from "vitest";
import { openCashier } from "../../src/http/open-cashier.ts";
import { serveSettings } from "../../src/http/settings.ts";
import { callKeyOf, callToken } from "../../src/pay/call-key.ts";
import { httpFacilitator } from "../../src/pay/facilitator.ts";
import { folderOf } from "../cli/run-crossfoot.ts";
import { closed, listening } from "./rig/listening.ts";

const ID = "organizations/1/apiKeys/2";
const CALL = { method: "POST", url: "https://pay.example/platform/v2/x402/verify" } as const;

interface Pair {
  readonly secret: string;
  readonly publicKey: KeyObject;
}

/** As the portal gives it: seed and public key, as base64. */
function ed25519(): Pair {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const { d = "", x = "" } = privateKey.export({ format: "jwk" });
  const bytes = Buffer.concat([d, x].map((part) => Buffer.from(part, "base64url")));
  return { secret: bytes.toString("base64"), publicKey };
}

/** As PEM on one line, as variables of an environment hold it. */
function p256(type: "sec1" | "pkcs8"): Pair {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const pem = privateKey.export({ format: "pem", type }).toString();
  return { secret: pem.trim().replaceAll("\n", "\\n"), publicKey };
}

/** What a token says; null where it was not signed with the key, or another algorithm is named than that of the key. */
function opened(token: string, publicKey: KeyObject) {
  const [header = "", claims = "", signature = ""] = token.split(".");
  const isEdwards = publicKey.asymmetricKeyType === "ed25519";
  const key = isEdwards ? publicKey : ({ key: publicKey, dsaEncoding: "ieee-p1363" } as const);
  const text = Buffer.from(`${header}.${claims}`);
  const isSigned = verify(
    isEdwards ? null : "sha256",
    text,
    key,
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) return null;
  const [head, said] = [header, claims].map(
    (part) => JSON.parse(Buffer.from(part, "base64url").toString()) as Record<string, unknown>,
  );
  return head?.["alg"] === (isEdwards ? "EdDSA" : "ES256") ? { head, said } : null;
}

function keyOf(secret: string) {
  const key = callKeyOf(ID, secret);
  if (key === null) throw new Error("It is no key.");
  return key;
}

describe.each([
  ["Ed25519", ed25519()],
  ["P-256, SEC 1", p256("sec1")],
  ["P-256, PKCS #8", p256("pkcs8")],
])("a token signed with a key of %s", (_name, { secret, publicKey }) => {
  test("names its call and its key, and runs out after two minutes", () => {
    const now = new Date("2026-11-29T10:00:00.500Z");
    const token = opened(callToken(keyOf(secret), CALL, now), publicKey);
    expect(token?.head).toMatchObject({ kid: ID, typ: "JWT" });
    expect(token?.said).toEqual({
      sub: ID,
      iss: "cdp",
      uris: ["POST pay.example/platform/v2/x402/verify"],
      iat: 1_795_946_400,
      nbf: 1_795_946_400,
      exp: 1_795_946_520,
    });
  });

  test("is another for every call, and none once a letter is changed", () => {
    const now = new Date();
    const [one, other] = [0, 1].map(() => callToken(keyOf(secret), CALL, now));
    expect(one).not.toBe(other);
    const [header, claims = "", signature] = (one ?? "").split(".");
    const changed = `${claims.slice(0, 9)}${claims[9] === "A" ? "B" : "A"}${claims.slice(10)}`;
    expect(opened([header, changed, signature].join("."), publicKey)).toBeNull();
    expect(opened(other ?? "", publicKey)).not.toBeNull();
  });
});

test.each([
  ["nothing", ""],
  ["a word", "secret"],
  ["a seed without its public key", Buffer.alloc(32, 1).toString("base64")],
  ["a seed with the public key of another", Buffer.alloc(64, 1).toString("base64")],
  ["PEM that is cut", p256("sec1").secret.slice(0, 90)],
  [
    "a key of another curve",
    generateKeyPairSync("ec", { namedCurve: "secp256k1" })
      .privateKey.export({ format: "pem", type: "pkcs8" })
      .toString(),
  ],
])("%s is no key", (_name, secret) => {
  expect(callKeyOf(ID, secret)).toBeNull();
});

/** A facilitator that answers only calls whose token is new and names them. */
async function verifying(publicKey: KeyObject) {
  const seen = new Set<unknown>();
  const isAllowed = ({ headers, method = "", url = "" }: IncomingMessage): boolean => {
    const [, token = ""] = /^Bearer (.+)$/.exec(headers.authorization ?? "") ?? [];
    const found = token === "" ? null : opened(token, publicKey);
    const nonce = found?.head["nonce"];
    if (found === null || seen.has(nonce)) return false;
    seen.add(nonce);
    return (
      JSON.stringify(found.said?.["uris"]) === JSON.stringify([`${method} ${headers.host}${url}`])
    );
  };
  const answers: Readonly<Record<string, object>> = {
    "/x402/supported": {
      kinds: [{ x402Version: 2, scheme: "exact", network: "eip155:8453", extra: {} }],
    },
    "/x402/verify": { isValid: true, payer: "0x2" },
    "/x402/settle": { success: true, transaction: "0x1", network: "eip155:8453", payer: "0x2" },
  };
  const server = createServer((request, response) => {
    const answer = isAllowed(request) ? answers[request.url ?? ""] : undefined;
    response.writeHead(answer === undefined ? 401 : 200).end(JSON.stringify(answer ?? {}));
  });
  const port = await listening(server, 0);
  onTestFinished(async () => closed(server));
  return { url: `http://127.0.0.1:${port}/x402`, seen };
}

test("a facilitator that verifies the token of each call is asked, verifies and settles", async () => {
  const { secret, publicKey } = ed25519();
  const { url, seen } = await verifying(publicKey);
  const key = keyOf(secret);
  const signed = httpFacilitator({
    url,
    headers: (call) => ({ authorization: `Bearer ${callToken(key, call, new Date())}` }),
    verifyMs: 2_000,
    settleMs: 2_000,
  });
  const [payload, requirements] = [{} as PaymentPayload, {} as PaymentRequirements];
  expect(await signed.supported()).toHaveLength(1);
  expect(await signed.verify(payload, requirements)).toEqual({ kind: "valid", payer: "0x2" });
  expect((await signed.settle(payload, requirements)).kind).toBe("settled");
  expect(seen.size).toBe(3);
  const same = callToken(key, { method: "POST", url: `${url}/verify` }, new Date());
  const unsigned = httpFacilitator({
    url,
    headers: () => ({ authorization: `Bearer ${same}` }),
    verifyMs: 2_000,
    settleMs: 2_000,
  });
  await expect(unsigned.supported()).rejects.toThrow("/supported answered 401");
});

const PAID = {
  CROSSFOOT_SERVE_PAY_TO_BASE: "0x52908400098527886E0F7030069857D2E4169EE7",
  CROSSFOOT_SERVE_FACILITATOR_KEY_ID: ID,
};

test("a cashier opens at a facilitator with the key of the settings, and not without; no other facilitator sees it", async () => {
  const { secret, publicKey } = p256("sec1");
  const { url } = await verifying(publicKey);
  const open = async (own: Readonly<Record<string, string>>) => {
    const outcome = serveSettings(
      {
        ...PAID,
        CROSSFOOT_SERVE_FACILITATOR: url,
        CROSSFOOT_SERVE_LEDGER: folderOf(),
        ...own,
      },
      {},
    );
    if (outcome.kind === "wrong") throw new Error(outcome.problems.join("\n"));
    const { cashier, close } = await openCashier(outcome.settings.pay, {
      baseUrl: "https://crossfoot.example",
      onTrouble: () => undefined,
    });
    onTestFinished(close);
    return cashier.isOpen;
  };
  expect(await open({ CROSSFOOT_SERVE_FACILITATOR_KEY_SECRET: secret })).toBe(true);
  expect(await open({ CROSSFOOT_SERVE_FACILITATOR_KEY_ID: "" })).toBe(false);

  const tokens: unknown[] = [];
  const other = createServer(({ headers }, response) => {
    tokens.push(headers.authorization);
    response.writeHead(500).end("{}");
  });
  const port = await listening(other, 0);
  onTestFinished(async () => closed(other));
  const both = `${url}, http://127.0.0.1:${port}/x402/`;
  const key = { CROSSFOOT_SERVE_FACILITATOR_KEY_SECRET: secret };
  expect(await open({ ...key, CROSSFOOT_SERVE_FACILITATOR: both })).toBe(true);
  expect(tokens).toEqual([undefined]);
});

test.each([
  [{ CROSSFOOT_SERVE_FACILITATOR_KEY_SECRET: "" }, "go together."],
  [{ CROSSFOOT_SERVE_FACILITATOR_KEY_SECRET: "secret" }, "must be a key of Ed25519 as base64"],
  [
    {
      CROSSFOOT_SERVE_FACILITATOR_KEY_SECRET: ed25519().secret,
      CROSSFOOT_SERVE_FACILITATOR_AUTHORIZATION: "Bearer x",
    },
    "set it or a key, not both.",
  ],
])("settings that cannot be are refused, and repeat no secret", (own, sentence) => {
  const outcome = serveSettings({ ...PAID, ...own }, {});
  expect(outcome.kind).toBe("wrong");
  if (outcome.kind !== "wrong") return;
  expect(outcome.problems.join("\n")).toContain(sentence);
  for (const value of Object.values(own).filter((one) => one.length > 10))
    expect(outcome.problems.join("\n")).not.toContain(value);
});
