import type { ChannelConfig } from "../../pay/channels/channel-payment.ts";
import type { DepositOffer } from "../../pay/client/deposit-demand.ts";
import type { DepositWallet } from "../../pay/client/deposit-wallet.ts";
import { receiptOf } from "../../pay/client/usdc.ts";
import { sendDocument } from "./send-document.ts";

/** A channel of which what is left is wanted back, and by which entry of the server's demand. */
export interface AskedBack {
  /** Where it is asked for. */
  readonly url: string;
  readonly timeoutMs: number;
  readonly wallet: DepositWallet;
  readonly offer: DepositOffer;
  readonly config: ChannelConfig;
  /** What was charged in all, in units of the token. */
  readonly charged: bigint;
}

/** What a server says to it: that it gives back what is left, by which transaction, or not, and with which demand. */
export type SaidBack =
  | { readonly kind: "given back"; readonly transaction: string }
  | { readonly kind: "kept"; readonly demand: string | null };

/** Asks a server for what is left of a deposit. Never rejects for what the server does. */
export async function askBack(asked: AskedBack): Promise<SaidBack> {
  const { url, timeoutMs, wallet, offer, config, charged } = asked;
  const payment = await wallet.refund(offer, config, charged);
  const reply = await sendDocument({ url, bytes: new Uint8Array(), payment, timeoutMs });
  if (reply.kind === "silent") return { kind: "kept", demand: null };
  const receipt = reply.status === 200 ? receiptOf(reply.header("payment-response")) : null;
  if (receipt?.success === true && receipt.transaction !== "") {
    return { kind: "given back", transaction: receipt.transaction };
  }
  return { kind: "kept", demand: reply.header("payment-required") };
}
