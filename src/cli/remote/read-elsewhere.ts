/*
 * Documents read by a server, and paid: `demand` takes of a demand only what is ever paid, `wallet` signs it and
 * compares what it signed, `pending-payments` keeps it on disk before it is sent. What is open is sent first by the
 * next run; only a refusal of a payment of which every try was answered, or its time, ends it.
 */

import { setTimeout as wait } from "node:timers/promises";
import { ReadError } from "../../base/read-error.ts";
import { unreadBy } from "../../batch/unread.ts";
import type { PendingPayment } from "../../pay/client/pending-payments.ts";
import type { Unread } from "../../kinds/reading.ts";
import type { Result } from "../exit-code.ts";
import { buy, type Ended, type RemoteDocument, type RemoteRun, settle } from "./buy.ts";
import { payDocument } from "./pay-document.ts";
import { openSentence, paymentWords } from "./payments.ts";
import { answerIn, refusalIn, type RemoteAnswer } from "./remote-answer.ts";
import { Retry } from "./retry.ts";
import { type Reply, sendDocument } from "./send-document.ts";

/** Has one document read by the server of a run, and pays where it asks for it. Never rejects for what the server does. */
export async function readElsewhere(
  document: RemoteDocument,
  run: RemoteRun,
): Promise<Result<RemoteAnswer>> {
  if (run.signal.aborted) return STOPPED;
  const kept = await run.payments.pending.find(run.server, document.documentHash);
  if (kept.kind === "damaged") {
    return unread(
      `A payment for this document was kept and cannot be read any more: ${kept.path}. Look in your wallet whether it was taken, and remove the file.`,
    );
  }
  if (kept.kind === "payment") return resume(document, kept.payment, run);
  const refusals: string[] = [];
  let signed = 0n;
  for (const request of run.requests) {
    const end = await ask(document, { request, signed }, run);
    if (end.kind === "answer") return { kind: "read", reading: end.answer };
    if (end.kind === "stopped") return STOPPED;
    if (!refusals.includes(end.sentence)) refusals.push(end.sentence);
    if (!end.isOtherKind) break;
    signed += end.signed;
  }
  return unread(refusals.join(" "));
}

/** An earlier run has signed a payment for this document and never learnt what became of it. */
async function resume(
  document: RemoteDocument,
  payment: PendingPayment,
  run: RemoteRun,
): Promise<Result<RemoteAnswer>> {
  if (!run.requests.includes(payment.request)) {
    return unread(
      `An earlier run asked for this document in another way (${payment.request}). ${openSentence(payment)}`,
    );
  }
  run.tell(`${document.file}: ${paymentWords(payment)}, signed by an earlier run, is sent again`);
  run.payments.opened(document.file, payment);
  const end = await payDocument({ bytes: document.bytes, payment, timeoutMs: run.timeoutMs });
  const ended = await settle(document, { payment, end, isResumed: true }, run);
  if (ended.kind === "answer") return { kind: "read", reading: ended.answer };
  return ended.kind === "stopped" ? STOPPED : unread(ended.sentence);
}

/** Asks one reader without a payment, which is all that a free server wants. */
async function ask(
  document: RemoteDocument,
  { request, signed }: { readonly request: string; readonly signed: bigint },
  run: RemoteRun,
): Promise<Ended> {
  const reply = await unpaidReply(`${run.server}${request}`, document.bytes, run);
  if (reply === null) return { kind: "stopped" };
  if (reply.kind === "silent") return refused(`The server could not be asked. ${reply.sentence}`);
  const { status, body, header } = reply;
  if (status === 402) {
    return buy(document, { request, demand: header("payment-required"), signed }, run);
  }
  if (status === 200) {
    const answer = answerIn(body);
    return answer === null
      ? refused("The server answered, but not in the shape of the contract.")
      : { kind: "answer", answer };
  }
  if (status >= 300 && status < 400) {
    return refused(
      `The server sends on to another address (${status}), which is not followed. Name that address with --remote if you trust it.`,
    );
  }
  const said = refusalIn(body);
  const sentence = said ?? `The server answered ${status} and did not say why.`;
  return { ...refused(sentence), isOtherKind: status === 502 && said !== null };
}

/** A server that is busy is asked again within the time limit, one that is silent once more. Null once the user wants to stop. */
async function unpaidReply(url: string, bytes: Uint8Array, run: RemoteRun): Promise<Reply | null> {
  const retry = new Retry(run.timeoutMs);
  for (let tries = 1; ; tries += 1) {
    const reply = await sendDocument({ url, bytes, payment: null, timeoutMs: retry.leftMs });
    if (run.signal.aborted) return null;
    const isWorthIt = reply.kind === "silent" ? tries < 2 : [429, 503, 504].includes(reply.status);
    if (!isWorthIt) return reply;
    const pauseMs = retry.pauseMs(reply.kind === "answered" ? reply.header("retry-after") : null);
    if (pauseMs === null) return reply;
    await wait(pauseMs);
  }
}

function refused(sentence: string) {
  return { kind: "refused", sentence, isOtherKind: false, signed: 0n } as const;
}

const STOPPED = unreadBy(new ReadError("stopped"));

function unread(message: string): Unread {
  return { kind: "unread", code: "cannot-open", message };
}
