import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { PendingPayment } from "../../pay/client/pending-payments.ts";
import { type Receipt, receiptOf } from "../../pay/client/usdc.ts";
import {
  answerIn,
  refusalIn,
  type RemoteAnswer,
  type Reply,
  Retry,
  sendDocument,
} from "./send-document.ts";

/** How a request with a payment ended. Open: money may have moved or may still move. */
export type PaidEnd =
  | {
      readonly kind: "answer";
      readonly answer: RemoteAnswer;
      readonly transaction: string;
      /** The receipt that the server has signed, as a JSON Web Signature; null where it has signed none. */
      readonly receipt: string | null;
      /** Of the body, in hex. */
      readonly answerSha256: string;
    }
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly sentence: string;
      /** What the header `PAYMENT-REQUIRED` says with it; null where there is none. */
      readonly demand: string | null;
      /** Whether an earlier try of the same payment ended without a word of it. */
      readonly wasOpen: boolean;
    }
  | { readonly kind: "open"; readonly sentence: string; readonly isAnswered: boolean };

/** One payment and what it is for. */
interface PaidRequest {
  readonly bytes: Uint8Array;
  readonly payment: PendingPayment;
  readonly timeoutMs: number;
}

/** A server that says it has answered and gives nothing that is an answer is asked so often. */
const MOST_EMPTY_ANSWERS = 3;

/**
 * Sends a document with a payment, and the very same payment again while nothing is known of it, until the time is over or it
 * can no longer be taken.
 */
export async function payDocument(request: PaidRequest): Promise<PaidEnd> {
  const { bytes, payment, timeoutMs } = request;
  const url = `${payment.server}${payment.request}`;
  const leftMs = payment.validUntilMs - Date.now();
  // One that has run out is sent once more: whoever took it in time may still have its answer.
  const retry = new Retry(leftMs > 0 ? Math.min(timeoutMs, leftMs) : timeoutMs);
  let empty = 0;
  for (let tries = 0; ; tries += 1) {
    const reply = await sendDocument({
      url,
      bytes,
      payment: payment.header,
      timeoutMs: retry.leftMs,
    });
    const end = endOf(reply);
    if (end.kind === "refused") return { ...end, wasOpen: tries > 0 };
    if (end.kind === "answer") return end;
    if (reply.kind === "answered" && reply.status === 200) empty += 1;
    const pauseMs = retry.pauseMs(reply.kind === "answered" ? reply.header("retry-after") : null);
    if (pauseMs === null || leftMs <= 0 || empty >= MOST_EMPTY_ANSWERS) return end;
    await wait(pauseMs);
  }
}

function endOf(reply: Reply): PaidEnd {
  if (reply.kind === "silent") return { kind: "open", sentence: reply.sentence, isAnswered: false };
  const { status, body, header } = reply;
  const receipt = receiptOf(header("payment-response"));
  const said = refusalIn(body) ?? refusalIn(decoded(header("payment-required")));
  if (status === 200) {
    const answer = answerIn(body);
    if (answer === null) return open("The server answered 200 and gave nothing that is an answer.");
    return {
      kind: "answer",
      answer,
      transaction: receipt?.transaction ?? "",
      receipt: receipt?.signed ?? null,
      answerSha256: createHash("sha256").update(body).digest("hex"),
    };
  }
  const sentence = said ?? `The server answered ${status}.`;
  if (!isDefinite(status, { receipt, said })) return open(sentence);
  const reason = receipt === null || receipt.reason === "" ? "" : ` (${receipt.reason})`;
  const demand = header("payment-required");
  return { kind: "refused", status, sentence: `${sentence}${reason}`, demand, wasOpen: false };
}

function open(sentence: string): PaidEnd {
  return { kind: "open", sentence, isAnswered: true };
}

function decoded(header: string | null): string {
  return Buffer.from(header ?? "", "base64").toString("utf8");
}

/**
 * Whether a refusal means that nothing is charged. 503, 409 and the like say nothing of the payment, and a 502 without the
 * contract's sentence comes from something between.
 */
function isDefinite(
  status: number,
  { receipt, said }: { readonly receipt: Receipt | null; readonly said: string | null },
): boolean {
  // Broadcast and not confirmed: some servers call that a refusal.
  if (receipt?.success === true || receipt?.reason === "settlement_pending") return false;
  if (status === 402) return true;
  return said !== null && [400, 404, 405, 413, 415, 431, 502].includes(status);
}
