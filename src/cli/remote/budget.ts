import { inDollars } from "../../pay/client/usdc.ts";

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

  /** Sets a price aside; or the sentence that says which cap it would break. `before` was signed for this document before. */
  reserve(micro: bigint, before: bigint): string | null {
    const { document, run } = this.#caps;
    const price = `${inDollars(micro)} USDC`;
    if (micro + before > document) {
      const earlier =
        before === 0n ? "" : `, after ${inDollars(before)} for the reader that refused it`;
      return `The server asks ${price}${earlier}: more than ${inDollars(document)}, the most for one document. Nothing was paid; --max-price ${inDollars(micro + before)} allows it.`;
    }
    if (run !== null && this.#run + micro > run) {
      return `The server asks ${price}, and ${inDollars(this.#run)} of the ${inDollars(run)} USDC of --max-total are spent. Nothing was paid for this document.`;
    }
    this.#run += micro;
    return null;
  }

  /** Gives back what a payment did not cost. */
  release(micro: bigint): void {
    this.#run -= micro;
  }
}
