import { type DepositOffer, depositOfferOf } from "../../pay/client/deposit-demand.ts";
import type { DepositWallet } from "../../pay/client/deposit-wallet.ts";
import { isForChannel, type KeptChannel } from "../../pay/client/channel-file.ts";
import type { KeptChannels } from "../../pay/client/kept-channels.ts";
import { READERS } from "../../wire/service/readers.ts";
import { askBack } from "../remote/ask-back.ts";
import { isSafeAddress } from "../remote/remote-settings.ts";
import { unpaidReply } from "../remote/unpaid-reply.ts";

/** What asking a server needs. */
export interface ServerParts {
  readonly wallet: DepositWallet;
  readonly channels: KeptChannels;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** What a server says to the wish to get back what is left; where it keeps it, why, as a full sentence. */
export type ServerSaid =
  | { readonly kind: "given back"; readonly transaction: string }
  | { readonly kind: "kept"; readonly sentence: string };

/** Asks the server of a channel to give back what is left, as a run does at its end. It costs nothing. */
export async function askServer(channel: KeptChannel, parts: ServerParts): Promise<ServerSaid> {
  const { wallet, channels, timeoutMs } = parts;
  const { server, config } = channel;
  if (!isSafeAddress(server)) return kept("is not asked: its address begins with http://");
  const found = await offerAt(channel, parts);
  if (typeof found === "string") return kept(found);
  const { url, offer } = found;
  const ask = { url, timeoutMs, wallet, offer, config };
  const first = await askBack({ ...ask, charged: channel.charged });
  if (first.kind === "given back") return first;
  const shown = await shownBy(first.demand, channel, wallet);
  if (shown === null) return kept("does not give back what is left");
  // An answer that never came was charged: the server shows the voucher of this wallet.
  await channels.charge({ id: channel.id, most: String(shown), deposit: null });
  const second = await askBack({ ...ask, charged: shown });
  return second.kind === "given back" ? second : kept("does not give back what is left");
}

function kept(words: string): ServerSaid {
  return { kind: "kept", sentence: `The server ${words}.` };
}

/** Where the server takes payments out of this channel; a part of a sentence where it does not. */
async function offerAt(
  { server, config }: KeptChannel,
  { timeoutMs, signal }: ServerParts,
): Promise<{ readonly url: string; readonly offer: DepositOffer } | string> {
  for (const { path } of [READERS.construction, READERS.invoice]) {
    const url = `${server}${path}`;
    const reply = await unpaidReply(url, new Uint8Array(), { timeoutMs, signal });
    if (reply === null) return "was not asked any longer";
    if (reply.kind === "silent") return `does not answer: ${reply.sentence.replace(/\.$/, "")}`;
    const offer = depositOfferOf(reply.header("payment-required"));
    if (offer !== null && isForChannel(offer, config)) return { url, offer };
  }
  return "answers, and knows nothing of deposits like this one";
}

async function shownBy(
  demand: string | null,
  { config, charged }: KeptChannel,
  wallet: DepositWallet,
): Promise<bigint | null> {
  const offer = depositOfferOf(demand);
  if (offer === null || !isForChannel(offer, config)) return null;
  const shown = await wallet.shownCharge(offer, config);
  return shown !== null && shown > charged ? shown : null;
}
