import type { Witness } from "../witness.ts";
import { neverPaid, notKnown, type SignedPayment, type Testimony } from "../testimony.ts";
import type { ChannelBook } from "./channel-book.ts";
import { voucherNamed } from "./channel-payment.ts";

/** Looks for vouchers in the book of channels, and for everything else where it was looked for before. */
export function voucherWitness(book: ChannelBook, elsewhere: Witness): Witness {
  return async (payment) => voucherTestimony(book, payment) ?? elsewhere(payment);
}

/** What the book of channels says of a payment; null where it was made out of none. */
export function voucherTestimony(book: ChannelBook, { nonce }: SignedPayment): Testimony | null {
  const voucher = voucherNamed(nonce);
  if (voucher === null) return null;
  const state = book.of(voucher.channelId);
  if (state?.recent.includes(voucher.most) === true) {
    return { kind: "paid", transaction: `voucher up to ${voucher.most}` };
  }
  const [oldest] = state?.recent ?? [];
  if (oldest !== undefined && voucher.most > oldest && voucher.most < (state?.charged ?? 0n)) {
    return neverPaid("Another voucher of this channel was charged in its place.");
  }
  return notKnown("The voucher was not charged so far.");
}
