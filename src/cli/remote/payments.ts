import { appendFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { ADD_ONS } from "../../add-ons/add-ons.ts";
import { needAddOn } from "../../add-ons/missing-add-on.ts";
import type { PaymentProof } from "./check-receipt.ts";
import { visible } from "../terminal.ts";
import type { Offers } from "../../pay/client/demand.ts";
import type { DepositOffer } from "../../pay/client/deposit-demand.ts";
import type { PendingPayment, PendingPayments } from "../../pay/client/pending-payments.ts";
import { chainOf, inDollars } from "../../pay/client/usdc.ts";
import { type Environment, walletSettings } from "../../pay/client/wallet-settings.ts";
import type { Wallet } from "../../pay/client/wallet.ts";
import { counted } from "../../finding/figure-words.ts";

/** A payment that was taken. */
interface PaidRead {
  readonly file: string;
  readonly payment: PendingPayment;
  /** Empty where the server names none. */
  readonly transaction: string;
  /** Null where the server has signed no receipt, or none that is good. */
  readonly proof: PaymentProof | null;
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

  /** Whether a payment was taken in this run, and is kept only until its answer is written. */
  wasTaken({ header }: PendingPayment): boolean {
    return this.#paid.some(({ payment }) => payment.header === header);
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
      ([key, { micro, count }]) =>
        `Paid ${inDollars(micro)} USDC for ${counted(count, "document")} (${key}).`,
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
        : [
            `Not known whether ${openSum} USDC were paid for ${counted(open.length, "document")} (see above).`,
          ];
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

function lineOf({ file, payment, transaction, proof }: PaidRead): object {
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
    ...proof,
  };
}

/** What may be spent, in millionths of a dollar. */
export interface Caps {
  /** For one document. */
  readonly document: bigint;
  /** For the whole run; null for no limit. */
  readonly run: bigint | null;
}

/** What one run spends. It is set aside before a payment is signed, so that several at once stay within the caps together. */
export class Budget {
  readonly #caps: Caps;
  #run = 0n;

  constructor(caps: Caps) {
    this.#caps = caps;
  }

  /**
   * Sets a price aside; or the sentence that says which cap it would break. `before` was signed for this document before; `more`
   * is what the run spends at most more than before, where that is not the price.
   */
  reserve(micro: bigint, before: bigint, more: bigint = micro): string | null {
    const { document, run } = this.#caps;
    const price = `${inDollars(micro)} USDC`;
    if (micro + before > document) {
      const earlier =
        before === 0n ? "" : `, after ${inDollars(before)} for the reader that refused it`;
      return `The server asks ${price}${earlier}: more than ${inDollars(document)}, the most for one document. Nothing was paid; --max-price ${inDollars(micro + before)} allows it.`;
    }
    if (run !== null && this.#run + more > run) {
      return `The server asks ${price}, and ${inDollars(this.#run)} of the ${inDollars(run)} USDC of --max-total are spent. Nothing was paid for this document.`;
    }
    this.#run += more;
    return null;
  }

  /** Gives back what a payment did not cost. */
  release(micro: bigint): void {
    this.#run -= micro;
  }
}

/** What paying needs: who reads demands, and who signs. */
export interface Till {
  readonly offersOf: (header: string | null) => Offers;
  readonly depositOfferOf: (header: string | null) => DepositOffer | null;
  readonly wallet: Wallet;
}

/** Opens the wallet of these variables, at the first call and no earlier. What is returned throws WalletTrouble, and MissingAddOn. */
export function tillOf(environment: Environment): () => Promise<Till> {
  let opened: Promise<Till> | null = null;
  return async () => (opened ??= openTill(environment));
}

/** The wallet that the variables name, as far as there is one. Throws WalletTrouble, and MissingAddOn. */
export async function openTill(environment: Environment): Promise<Till> {
  const settings = await walletSettings(environment);
  needAddOn(ADD_ONS.payment);
  const { offersOf } = await import("../../pay/client/demand.ts");
  const { depositOfferOf } = await import("../../pay/client/deposit-demand.ts");
  const { openWallet } = await import("../../pay/client/wallet.ts");
  return { offersOf, depositOfferOf, wallet: await openWallet(settings) };
}
