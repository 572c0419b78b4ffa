/*
 * Documents read by a server, and paid: `demand` takes of a demand only what is ever paid, `wallet` signs it and
 * compares what it signed, `pending-payments` keeps it on disk before it is sent. What is open is sent first by the
 * next run; only a refusal of a payment of which every try was answered, or its time, ends it.
 */

import { setTimeout as wait } from "node:timers/promises";
import { MissingAddOn } from "../../add-ons/missing-add-on.ts";
import { ReadError } from "../../base/read-error.ts";
import { unreadBy } from "../../batch/outcomes.ts";
import type { Result } from "../exit-code.ts";
import { type PaidEnd, payDocument } from "./pay-document.ts";
import { proofOf } from "./check-receipt.ts";
import { type Budget, openSentence, type Payments, paymentWords, type Till } from "./payments.ts";
import {
  answerIn,
  refusalIn,
  type RemoteAnswer,
  type Reply,
  Retry,
  sendDocument,
} from "./send-document.ts";
import { visible } from "../terminal.ts";
import type { Offer } from "../../pay/client/demand.ts";
import type { PendingPayment } from "../../pay/client/pending-payments.ts";
import { inDollars } from "../../pay/client/usdc.ts";
import { WalletTrouble } from "../../pay/client/wallet-settings.ts";
import type { Wallet } from "../../pay/client/wallet.ts";
import type { Unread } from "../../kinds/reading.ts";

/** A document that is to be read elsewhere. */
interface RemoteDocument {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly documentHash: string;
}

/** What all documents of a run share. */
export interface RemoteRun {
  /** The server's address without a slash at its end. */
  readonly server: string;
  /** Paths and queries to ask, one after the other. */
  readonly requests: readonly string[];
  readonly timeoutMs: number;
  /** Whether a payment may be sent to this address: nobody between can read it. */
  readonly isSafe: boolean;
  readonly budget: Budget;
  readonly payments: Payments;
  /** Gives the keys with which the server signs receipts. */
  readonly signerDocument: () => Promise<unknown>;
  /** Throws WalletTrouble, and MissingAddOn. */
  readonly till: () => Promise<Till>;
  /** Aborts when the user wants to stop: nothing is signed any more. */
  readonly signal: AbortSignal;
  /** Says one line to the user. */
  readonly tell: (line: string) => void;
}

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

const STOPPED = unreadBy(new ReadError("stopped"));

function unread(message: string): Unread {
  return { kind: "unread", code: "cannot-open", message };
}

/** How asking one reader ended. */
type Ended =
  | { readonly kind: "answer"; readonly answer: RemoteAnswer }
  | {
      readonly kind: "refused";
      readonly sentence: string;
      /** The reader could not read it; nothing was charged, and another reader may. */
      readonly isOtherKind: boolean;
      /** Millionths of a dollar that were signed for it nevertheless. */
      readonly signed: bigint;
    }
  | { readonly kind: "stopped" };

/** A demand for payment, and what it stands in the way of. */
interface Demanded {
  readonly request: string;
  readonly demand: string | null;
  /** Millionths of a dollar that were signed for this document before. */
  readonly signed: bigint;
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
  const chosen = await choose(demand, run);
  if (chosen.kind === "refused") return chosen;
  const { offer, wallet } = chosen;
  if (run.signal.aborted) return { kind: "stopped" };
  const { micro, payTo, payable } = offer;
  run.tell(`${document.file}: ${inDollars(micro)} USDC on ${payable.chain} to ${payTo}`);
  const limit = run.budget.reserve(micro, signed);
  if (limit !== null) return refused(limit);
  const payment = await signedPayment(document, { request, offer, wallet }, run);
  if (typeof payment === "string") {
    run.budget.release(micro);
    return refused(payment);
  }
  run.payments.opened(document.file, payment);
  const end = await payDocument({ bytes: document.bytes, payment, timeoutMs: run.timeoutMs });
  return settle(document, { payment, end, isResumed: false }, run);
}

type Chosen =
  | { readonly kind: "chosen"; readonly offer: Offer; readonly wallet: Wallet }
  | Extract<Ended, { kind: "refused" }>;

/** The first way of paying that the wallet has money's address for. */
async function choose(demand: string | null, run: RemoteRun): Promise<Chosen> {
  try {
    const { offersOf, wallet } = await run.till();
    const found = offersOf(demand);
    if (found.kind === "unpayable") return refused(found.sentence);
    const accounts = wallet.accounts.filter(({ lack }) => lack === null);
    const offer = found.offers.find(({ payable }) =>
      accounts.some((account) => account.payable.network === payable.network),
    );
    if (offer !== undefined) return { kind: "chosen", offer, wallet };
    const asked = found.offers.map(
      ({ micro, payable }) => `${inDollars(micro)} USDC on ${payable.chain}`,
    );
    const lacks = wallet.accounts.flatMap(({ lack }) => (lack === null ? [] : [lack]));
    const remedy = lacks.length > 0 ? lacks.join(" ") : NO_WALLET;
    return refused(`The server asks ${asked.join(" or ")}. Nothing was paid. ${remedy}`);
  } catch (error) {
    const isTold = error instanceof WalletTrouble || error instanceof MissingAddOn;
    if (isTold) return refused(error.message);
    throw error;
  }
}

const NO_WALLET =
  "No wallet is set that pays there: CROSSFOOT_WALLET_KEY or CROSSFOOT_WALLET_FILE for Base, CROSSFOOT_SOLANA_KEY or CROSSFOOT_SOLANA_FILE with CROSSFOOT_SOLANA_RPC for Solana.";

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

/** What a payment has come to: forgotten where it is over, kept where it may still be taken. */
async function settle(
  { file }: RemoteDocument,
  {
    payment,
    end,
    isResumed,
  }: { readonly payment: PendingPayment; readonly end: PaidEnd; readonly isResumed: boolean },
  run: RemoteRun,
): Promise<Ended> {
  const { payments, budget } = run;
  if (end.kind === "answer") {
    const proof = await proofOf(end.receipt, { file, payment, ...end }, run);
    await payments.taken({ file, payment, transaction: end.transaction, proof });
    return { kind: "answer", answer: end.answer };
  }
  if (end.kind === "refused" && !end.wasOpen && !isResumed) {
    await payments.ended(file, payment);
    budget.release(payment.micro);
    return {
      ...refused(end.sentence),
      isOtherKind: end.status === 502,
      signed: payment.micro,
    };
  }
  const hasRunOut = payment.validUntilMs <= Date.now();
  if (hasRunOut && (end.kind === "refused" || end.isAnswered)) {
    await payments.ended(file, payment);
    return refused(
      `${end.sentence} The payment of ${paymentWords(payment)} has run out, and whether it was taken before is not known: look in your wallet. The next run pays anew.`,
    );
  }
  return refused(`${end.sentence} ${openSentence(payment)}`);
}

function refused(sentence: string): Extract<Ended, { kind: "refused" }> {
  return { kind: "refused", sentence, isOtherKind: false, signed: 0n };
}
