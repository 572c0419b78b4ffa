import type { PaymentPayload } from "@x402/core/types";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The header of any payload, whether sound or not. */
export function headerOf(payload: unknown): string {
  return encoded(JSON.stringify(payload));
}

/** Headers of the very same payment that differ from the published client's in every byte that does not matter. */
export function encodingsOf(payload: PaymentPayload): Readonly<Record<string, string>> {
  const json = payload as unknown as Json;
  const signed = payload.payload as Json;
  return {
    "members in another order": headerOf(reversed(json)),
    "with white space": encoded(JSON.stringify(payload, null, 2)),
    "numbers in upper case": headerOf({ ...payload, payload: withHex(signed, "upper") }),
    "addresses and numbers in lower case": headerOf({
      ...payload,
      payload: withHex(signed, "lower"),
    }),
    "characters escaped": encoded(escaped(JSON.stringify(payload))),
  };
}

/** The payload with some members changed: keys are paths such as `payload.authorization.value`; undefined takes one out. */
export function tampered(
  payload: PaymentPayload,
  changes: Readonly<Record<string, unknown>>,
): PaymentPayload {
  const copy = structuredClone(payload) as unknown as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) set(copy, path.split("."), value);
  return JSON.parse(JSON.stringify(copy)) as PaymentPayload;
}

/** The payment as a client of version 1 would send it: in the flat shape, with the old name of the network. */
export function asVersion1({
  accepted,
  payload,
}: PaymentPayload): Readonly<Record<string, unknown>> {
  const network = accepted.network.startsWith("eip155:") ? "base" : "solana";
  return { x402Version: 1, scheme: accepted.scheme, network, payload };
}

function encoded(text: string): string {
  return Buffer.from(text, "utf8").toString("base64");
}

function reversed(json: Json): Json {
  return mapped(
    json,
    (entries) => entries.toReversed(),
    (text) => text,
  );
}

/** An address in upper case would be another one to all who check its sum, so only longer ones become upper. */
function withHex(json: Json, hexCase: "upper" | "lower"): Json {
  const turn = (text: string): string => {
    if (hexCase === "lower") return /^0x[0-9a-fA-F]+$/.test(text) ? text.toLowerCase() : text;
    return /^0x[0-9a-fA-F]{64,}$/.test(text) ? `0x${text.slice(2).toUpperCase()}` : text;
  };
  return mapped(json, (entries) => entries, turn);
}

function mapped(
  json: Json,
  ofEntries: (entries: readonly [string, Json][]) => readonly [string, Json][],
  ofText: (text: string) => string,
): Json {
  if (typeof json === "string") return ofText(json);
  if (typeof json !== "object" || json === null) return json;
  if (isList(json)) return json.map((one) => mapped(one, ofEntries, ofText));
  const entries = Object.entries(json).map(([key, value]): [string, Json] => [
    key,
    mapped(value, ofEntries, ofText),
  ]);
  return Object.fromEntries(ofEntries(entries));
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}

/** Letters of values as JSON may also write them. */
function escaped(json: string): string {
  return json.replace(/(?<=:")[a-z]/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${code}`;
  });
}

function set(
  target: Record<string, unknown>,
  [key = "", ...rest]: readonly string[],
  value: unknown,
): void {
  if (rest.length === 0) Object.assign(target, { [key]: value });
  else set(target[key] as Record<string, unknown>, rest, value);
}
