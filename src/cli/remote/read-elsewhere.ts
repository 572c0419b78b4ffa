/*
 * Documents read by a server, and paid: `demand` takes of a demand only what is ever paid, `wallet` signs it and
 * compares what it signed, `pending-payments` keeps it on disk before it is sent. What is open is sent first by the
 * next run; only a refusal of a payment of which every try was answered, or its time, ends it.
 */

import { ReadError } from "../../base/read-error.ts";
import { unreadBy } from "../../batch/outcomes.ts";
import type { Result } from "../exit-code.ts";
import { type Demanded, drawn } from "./buy-from-deposit.ts";
import { choose } from "./choose-offer.ts";
import { type Ended, refused } from "./ended.ts";
import { payDocument } from "./pay-document.ts";
import { pay, settle } from "./pay-for.ts";
import { openSentence, paymentWords } from "./payments.ts";
import type { RemoteDocument, RemoteRun } from "./remote-run.ts";
import { answerIn, refusalIn, type RemoteAnswer } from "./send-document.ts";
import { unpaidReply } from "./unpaid-reply.ts";
import { visible } from "../terminal.ts";
import type { Offer } from "../../pay/client/demand.ts";
import type { PendingPayment } from "../../pay/client/pending-payments.ts";
import { inDollars } from "../../pay/client/usdc.ts";
import { WalletTrouble } from "../../pay/client/wallet-settings.ts";
import type { Wallet } from "../../pay/client/wallet.ts";
import type { Unread } from "../../kinds/reading.ts";

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
  const reply =
    run.quoted.take(document.documentHash, request) ??
    (await unpaidReply(`${run.server}${request}`, document.bytes, run));
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

const STOPPED = unreadBy(new ReadError("stopped"));

function unread(message: string): Unread {
  return { kind: "unread", code: "cannot-open", message };
}

/** Pays for one read: one payment, which is kept before it is sent. */
async function buy(
  document: RemoteDocument,
  { request, demand, signed }: Demanded,
  run: RemoteRun,
): Promise<Ended> {
  if (!run.isSafe) {
    return refused(
      "The server asks for payment over http://, where others could take it. Nothing was paid; use its https:// address.",
    );
  }
  const ended = await drawn(document, { request, demand, signed }, run);
  if (ended !== null) return ended;
  const chosen = await choose(demand, run);
  if (chosen.kind === "refused") return chosen;
  const { offer, wallet } = chosen;
  const { micro, payTo, payable } = offer;
  const shown = `${inDollars(micro)} USDC on ${payable.chain} to ${payTo}`;
  const sign = async (): Promise<PendingPayment | string> =>
    signedPayment(document, { request, offer, wallet }, run);
  return pay(document, { micro, more: micro, signed, shown, sign }, run);
}

/** A payment that is signed and kept, or the sentence that says why there is none. */
async function signedPayment(
  { file, documentHash }: RemoteDocument,
  {
    request,
    offer,
    wallet,
  }: { readonly request: string; readonly offer: Offer; readonly wallet: Wallet },
  { server, payments }: RemoteRun,
): Promise<PendingPayment | string> {
  const { micro, payTo, payable } = offer;
  try {
    const signed = await wallet.sign(offer, Date.now());
    const payment = { server, documentHash, request, micro, payTo, network: payable.network };
    const whole: PendingPayment = { ...payment, ...signed };
    const isKept = await payments.pending.keep(whole);
    return isKept
      ? whole
      : `Another run of crossfoot pays for ${visible(file)} at the moment. Nothing was paid by this one.`;
  } catch (error) {
    if (error instanceof WalletTrouble) return error.message;
    return `The payment could not be written down, and was not sent. The folder must be writable: ${payments.pending.folder}.`;
  }
}
