import type { PendingPayment } from "../../pay/client/pending-payments.ts";
import { proofOf } from "./check-receipt.ts";
import { type Ended, refused } from "./ended.ts";
import { type PaidEnd, payDocument } from "./pay-document.ts";
import { openSentence, paymentWords } from "./payments.ts";
import type { RemoteDocument, RemoteRun } from "./remote-run.ts";

/** A price and how it is paid. */
export interface Priced {
  /** Millionths of a dollar. */
  readonly micro: bigint;
  /** What the run may cost more with it, in millionths of a dollar. */
  readonly more: bigint;
  /** Millionths of a dollar that were signed for this document before. */
  readonly signed: bigint;
  readonly shown: string;
  readonly sign: () => Promise<PendingPayment | string>;
  /** Hears how it ended before anybody else. */
  readonly onEnd?: (end: PaidEnd) => Promise<void>;
}

/** Shows a price, signs and sends the payment, and says what it has come to. */
export async function pay(
  document: RemoteDocument,
  { micro, more, signed, shown, sign, onEnd }: Priced,
  run: RemoteRun,
): Promise<Ended> {
  if (run.signal.aborted) return { kind: "stopped" };
  run.tell(`${document.file}: ${shown}`);
  const limit = run.budget.reserve(micro, signed, more);
  if (limit !== null) return refused(limit);
  const payment = await sign();
  if (typeof payment === "string") {
    run.budget.release(more);
    return refused(payment);
  }
  run.payments.opened(document.file, payment);
  const end = await payDocument({ bytes: document.bytes, payment, timeoutMs: run.timeoutMs });
  await onEnd?.(end);
  return settle(document, { payment, end, isResumed: false }, run);
}

/** What a payment has come to: forgotten where it is over, kept where it may still be taken. */
export async function settle(
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
    if (payment.channel !== undefined) {
      // The answer is paid for: a full disk must not take it away.
      await run.channels.charge(payment.channel).catch(() => run.lane?.halt());
    }
    const proof = await proofOf(end.receipt, { file, payment, ...end }, run);
    await payments.taken({ file, payment, transaction: end.transaction, proof });
    return { kind: "answer", answer: end.answer };
  }
  if (end.kind === "refused" && !end.wasOpen && !isResumed) {
    await payments.ended(file, payment);
    // A voucher never runs out: what it allows stays spent until the next one allows as much.
    if (payment.channel === undefined) budget.release(payment.micro);
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
