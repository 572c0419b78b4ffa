import type { PaymentPayload, PaymentRequirements, SettleResponse } from "@x402/core/types";
import type { FacilitatorCall } from "./call-key.ts";
import { type ChannelSnapshot, snapshotOf } from "./channels/channel-payment.ts";
import { plainWord } from "./plain-word.ts";

/** What a facilitator says of a payment before the work. */
export type Verification =
  | {
      readonly kind: "valid";
      readonly payer: string;
      /** What the chain holds for the channel, where it is paid out of one. */
      readonly channel?: ChannelSnapshot;
    }
  | {
      readonly kind: "invalid";
      readonly reason: string;
      readonly correction?: Correction;
    };

/** What a client that has lost count is told with the demand, in the further terms of what it wanted to pay by. */
export type Correction = Readonly<Record<string, unknown>>;

/** What became of a payment. Unknown: money may have moved or may still move, and only asking again will tell. */
export type Settlement =
  | { readonly kind: "settled" | "refused"; readonly response: SettleResponse }
  | { readonly kind: "unknown"; readonly reason: string; readonly transaction: string };

/** A way of paying that a facilitator knows. */
export interface SupportedKind {
  readonly x402Version: number;
  readonly scheme: string;
  readonly network: string;
  readonly extra?: Record<string, unknown>;
}

/** Who verifies payments and settles them on chain: a service elsewhere. */
export interface Facilitator {
  /** Throws a FacilitatorFault where it cannot be asked. */
  readonly supported: () => Promise<readonly SupportedKind[]>;
  /** Throws a FacilitatorFault where it cannot be asked. */
  readonly verify: (
    payload: PaymentPayload,
    requirements: PaymentRequirements,
  ) => Promise<Verification>;
  /** Never throws: what is not known is an outcome. */
  readonly settle: (
    payload: PaymentPayload,
    requirements: PaymentRequirements,
  ) => Promise<Settlement>;
}

/** A facilitator that cannot be asked, or answers what is none. Its message is for a log and quotes nothing of the answer. */
export class FacilitatorFault extends Error {
  constructor(what: string) {
    super(what);
    this.name = "FacilitatorFault";
  }
}

/** Where a facilitator is, and what it wants to be told of who asks. */
interface FacilitatorAddress {
  /** Without a slash at its end. */
  readonly url: string;
  readonly headers: (call: FacilitatorCall) => Readonly<Record<string, string>>;
  readonly verifyMs: number;
  readonly settleMs: number;
}

const MOST_ANSWER_BYTES = 262_144;

/**
 * The facilitator at an address. The client of the protocol's own package prints on standard output and takes its headers
 * along wherever it is redirected; this one does neither.
 */
export function httpFacilitator(address: FacilitatorAddress): Facilitator {
  const send = async (path: string, wanted: Wanted): Promise<Received> => {
    const url = `${address.url}${path}`;
    return received(url, { ...wanted, headers: address.headers({ method: wanted.method, url }) });
  };
  return {
    supported: async () => {
      const { status, value } = await send("/supported", { method: "GET", ms: address.verifyMs });
      if (status !== 200 || !Array.isArray(value["kinds"])) {
        throw new FacilitatorFault(`/supported answered ${status} and no kinds.`);
      }
      return value["kinds"].filter(isKind);
    },
    verify: async (payload, requirements) => {
      const body = bodyOf(payload, requirements);
      const { status, value } = await send("/verify", {
        method: "POST",
        body,
        ms: address.verifyMs,
      });
      if (status >= 500 || typeof value["isValid"] !== "boolean") {
        throw new FacilitatorFault(`/verify answered ${status} and no verdict.`);
      }
      const channel = snapshotOf(value["extra"]);
      return value["isValid"] && status === 200
        ? {
            kind: "valid",
            payer: plainWord(value["payer"]),
            ...(channel === null ? {} : { channel }),
          }
        : { kind: "invalid", reason: plainWord(value["invalidReason"]) || "invalid_payment" };
    },
    settle: async (payload, requirements) => {
      const body = bodyOf(payload, requirements);
      const settleOnce = async (): Promise<Settlement> =>
        settlementOf(async () => send("/settle", { method: "POST", body, ms: address.settleMs }));
      const first = await settleOnce();
      if (first.kind !== "unknown" || first.transaction === "") return first;
      // Broadcast and not confirmed: asked once more, a facilitator looks for the transaction that it sent. Only that it was
      // settled counts then: after any other word the transaction may still be mined.
      const second = await settleOnce();
      return second.kind === "settled" ? second : first;
    },
  };
}

interface Wanted {
  readonly method: "GET" | "POST";
  readonly body?: string;
  readonly ms: number;
}

interface Received {
  readonly status: number;
  readonly value: Readonly<Record<string, unknown>>;
}

async function received(
  url: string,
  { method, body, ms, headers }: Wanted & { readonly headers: Readonly<Record<string, string>> },
): Promise<Received> {
  try {
    const response = await fetch(url, {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(ms),
      headers: { ...headers, "content-type": "application/json", accept: "application/json" },
      ...(body === undefined ? {} : { body }),
    });
    const value: unknown = JSON.parse(await textOf(response));
    if (typeof value !== "object" || value === null) throw new FacilitatorFault("No object.");
    return { status: response.status, value: value as Readonly<Record<string, unknown>> };
  } catch (error) {
    if (error instanceof FacilitatorFault) throw error;
    const kind = error instanceof Error ? error.name : "unknown";
    throw new FacilitatorFault(`It could not be asked, or answered no JSON (${kind}).`);
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MOST_ANSWER_BYTES) throw new FacilitatorFault("Its answer is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function settlementOf(send: () => Promise<Received>): Promise<Settlement> {
  try {
    const { status, value } = await send();
    const { success } = value;
    if (typeof success !== "boolean" || status >= 500) {
      return { kind: "unknown", reason: `answered_${status}`, transaction: "" };
    }
    const response = responseOf(success, value);
    if (success && status === 200) return { kind: "settled", response };
    return response.errorReason === "settlement_pending" || success
      ? { kind: "unknown", reason: "settlement_pending", transaction: response.transaction }
      : { kind: "refused", response };
  } catch {
    return { kind: "unknown", reason: "no_answer", transaction: "" };
  }
}

/** What a facilitator says of a settlement, without what it may have sent besides: it goes into a header and into the book. */
function responseOf(success: boolean, value: Received["value"]): SettleResponse {
  const word = (name: string): Readonly<Record<string, string>> => {
    const text = plainWord(value[name]);
    return text === "" ? {} : { [name]: text };
  };
  return {
    success,
    transaction: plainWord(value["transaction"]),
    network: plainWord(value["network"]) as SettleResponse["network"],
    ...word("payer"),
    ...word("amount"),
    ...word("errorReason"),
    ...word("errorMessage"),
  };
}

function bodyOf(paymentPayload: PaymentPayload, paymentRequirements: PaymentRequirements): string {
  return JSON.stringify({ x402Version: 2, paymentPayload, paymentRequirements });
}

function isKind(value: unknown): value is SupportedKind {
  return (
    typeof value === "object" &&
    value !== null &&
    "network" in value &&
    typeof value.network === "string" &&
    "scheme" in value &&
    typeof value.scheme === "string" &&
    "x402Version" in value &&
    value.x402Version === 2
  );
}
