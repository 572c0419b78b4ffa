import { appendFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { PendingPayment, PendingPayments } from "../../pay/client/pending-payments.ts";
import { chainOf, inDollars } from "../../pay/client/usdc.ts";
import { visible } from "../plain-text.ts";

/** A payment that was taken. */
export interface PaidRead {
  readonly file: string;
  readonly payment: PendingPayment;
  /** Empty where the server names none. */
  readonly transaction: string;
}

/** All payments of a run: those that are open, and those that were taken. */
export class Payments {
  readonly pending: PendingPayments;
  readonly #receipts: string | null;
  readonly #paid: PaidRead[] = [];
  #unwritten = 0;
  /** Sent and without an end that is known, by file. */
  readonly #open = new Map<string, PendingPayment>();

  /** `receipts` is the file to which a line is added for each payment that was taken. */
  constructor(pending: PendingPayments, receipts: string | null) {
    this.pending = pending;
    this.#receipts = receipts;
  }

  /** A payment is about to be sent. */
  opened(file: string, payment: PendingPayment): void {
    this.#open.set(file, payment);
  }

  /** A payment has ended without being taken, as far as can be known, and is forgotten. */
  async ended(file: string, payment: PendingPayment): Promise<void> {
    this.#open.delete(file);
    await this.pending.drop(payment);
  }

  /** A payment was taken. It is kept until its answer is written: until then the same payment gives the same answer again. */
  async taken(paid: PaidRead): Promise<void> {
    this.#open.delete(paid.file);
    this.#paid.push(paid);
    if (this.#receipts === null) return;
    try {
      await mkdir(dirname(this.#receipts), { recursive: true });
      await appendFile(this.#receipts, `${JSON.stringify(lineOf(paid))}\n`);
    } catch {
      // The answer is paid for: a full disk must not take it away.
      this.#unwritten += 1;
    }
  }

  /** All answers are written: what was taken need not be kept any more. */
  async written(): Promise<void> {
    for (const { payment } of this.#paid) await this.pending.drop(payment);
  }

  /** What was paid, and what may have been. */
  summary(): readonly string[] {
    const sums = new Map<string, { micro: bigint; count: number }>();
    for (const { payment } of this.#paid) {
      const key = `${chainOf(payment.network)}, from ${payment.payer}`;
      const { micro, count } = sums.get(key) ?? { micro: 0n, count: 0 };
      sums.set(key, { micro: micro + payment.micro, count: count + 1 });
    }
    const lines = [...sums].map(
      ([key, { micro, count }]) => `Paid ${inDollars(micro)} USDC for ${countOf(count)} (${key}).`,
    );
    const unwritten =
      this.#unwritten === 0
        ? []
        : [`${this.#unwritten} of these could not be added to ${this.#receipts}.`];
    const open = [...this.#open.values()];
    const openSum = inDollars(open.reduce((sum, { micro }) => sum + micro, 0n));
    const unknown =
      open.length === 0
        ? []
        : [`Not known whether ${openSum} USDC were paid for ${countOf(open.length)} (see above).`];
    return [...lines, ...unwritten, ...unknown];
  }

  /** What is not known to have been paid and what to do, for who ends the program in the midst of it. */
  openLines(): readonly string[] {
    return [...this.#open].map(
      ([file, payment]) => `payment open  ${visible(file)}: ${openSentence(payment)}`,
    );
  }
}

/** What is to be said of a payment whose end is not known. */
export function openSentence(payment: PendingPayment): string {
  if (payment.validUntilMs <= Date.now()) {
    return `The payment of ${paymentWords(payment)} has run out and may have been taken before. Run the same command again: it asks once more for the answer and signs no other payment.`;
  }
  const until = new Date(payment.validUntilMs).toISOString().slice(0, 19);
  return `The payment of ${paymentWords(payment)} may have been taken or may still be, until ${until}Z. Run the same command again: it sends this payment once more and signs no other.`;
}

/** A payment as people see it. */
export function paymentWords({ micro, network, payer }: PendingPayment): string {
  return `${inDollars(micro)} USDC on ${chainOf(network)} from ${payer}`;
}

function countOf(documents: number): string {
  return documents === 1 ? "1 document" : `${documents} documents`;
}

function lineOf({ file, payment, transaction }: PaidRead): object {
  const { server, request, documentHash, micro, network, payer, payTo } = payment;
  return {
    time: new Date().toISOString(),
    file,
    price: inDollars(micro),
    currency: "USDC",
    network,
    transaction,
    payer,
    payTo,
    resource: `${server}${request}`,
    documentHash,
  };
}
