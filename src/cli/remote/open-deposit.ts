import { isForChannel, type KeptChannel, unusedChannel } from "../../pay/client/channel-file.ts";
import { inDollars } from "../../pay/client/usdc.ts";
import { WalletTrouble } from "../../pay/client/wallet-settings.ts";
import { MissingAddOn } from "../../add-ons/missing-add-on.ts";
import type { DepositOffer } from "../../pay/client/deposit-demand.ts";
import { isSameAddress } from "../../pay/channels/channel-payment.ts";
import { counted } from "../../finding/figure-words.ts";
import { DepositLane } from "./deposit-lane.ts";
import type { Caps } from "./payments.ts";
import type { RemoteRun } from "./remote-run.ts";

/** What a run would cost out of a deposit. */
export interface RunPrice {
  /** An offer as all of them are, but for their price. */
  readonly offer: DepositOffer;
  readonly micro: bigint;
  readonly documents: number;
}

/** What the documents of a run cost that are to be paid by the offers of one server; null where there is none. */
export function runPriceOf(offers: readonly DepositOffer[], caps: Caps): RunPrice | null {
  const [offer] = offers;
  if (offer === undefined) return null;
  const same = offers.filter(
    (other) =>
      other.micro <= caps.document &&
      isSameAddress(other.payTo, offer.payTo) &&
      isSameAddress(other.authorizer, offer.authorizer) &&
      other.withdrawSeconds === offer.withdrawSeconds,
  );
  return { offer, micro: same.reduce((sum, { micro }) => sum + micro, 0n), documents: same.length };
}

/**
 * Opens the channel out of which a run is paid, with what an earlier one has left in it; null where the run is paid as usual. No
 * more goes in than the documents of the run cost, and no more than `most`.
 */
export async function openDeposit(
  run: RemoteRun,
  price: RunPrice,
  { most, caps }: { readonly most: bigint; readonly caps: Caps },
): Promise<DepositLane | null> {
  const { server, channels, payments, timeoutMs } = run;
  const { offer, documents } = price;
  const [request] = run.requests;
  try {
    const till = await run.till();
    const { depositOfferOf } = till;
    const wallet = await till.wallet.deposits?.();
    if (wallet === undefined || request === undefined) return null;
    const kept = await borrowed(run, { server, offer, payer: wallet.address });
    const left = kept === null ? 0n : kept.balance - kept.charged;
    // One document out of a deposit takes more transactions than one payment.
    if (left === 0n && documents < 2) return null;
    const topUp = topUpOf(price, { most, caps, left });
    const channel = kept ?? newChannel(wallet.newChannel(offer), { server, offer, wallet });
    await channels.open(channel);
    const earlier = left === 0n ? "" : ` beside ${inDollars(left)} that an earlier run has left`;
    run.tell(
      `Deposit: ${inDollars(topUp)} USDC on Base to ${offer.payTo}${earlier}, for ${counted(documents, "document")}. What is not charged is asked back at the end.`,
    );
    const { pending } = payments;
    return new DepositLane({
      server,
      wallet,
      channel,
      channels,
      pending,
      topUp,
      offer,
      depositOfferOf,
      request,
      timeoutMs,
    });
  } catch (error) {
    // The payment of the first document says so again, in its own place.
    if (error instanceof WalletTrouble || error instanceof MissingAddOn) return null;
    if (!(error instanceof Error && "code" in error)) throw error;
    run.tell(
      `No deposit is made, because it could not be written down: ${channels.folder} must be writable. Each document is paid by itself.`,
    );
    return null;
  }
}

/** No more goes in than the documents cost that what is left does not pay for. */
function topUpOf(
  { micro }: RunPrice,
  { most, caps, left }: { readonly most: bigint; readonly caps: Caps; readonly left: bigint },
): bigint {
  const limit = [most, micro, caps.run ?? micro].reduce((one, other) =>
    other < one ? other : one,
  );
  return limit > left ? limit - left : 0n;
}

/** A channel in which an earlier run has left something, and of which every voucher has ended. */
async function borrowed(
  { channels, payments }: RemoteRun,
  ours: Parameters<typeof isOurs>[1],
): Promise<KeptChannel | null> {
  const kept = await channels.borrow((channel) => isOurs(channel, ours));
  if (kept === null) return null;
  const drawing = await payments.pending.drawingOn(kept.id);
  if (drawing.every((payment) => payments.wasTaken(payment))) return kept;
  await channels.release(kept.id);
  return null;
}

function newChannel(
  config: KeptChannel["config"],
  {
    server,
    offer,
    wallet,
  }: {
    readonly server: string;
    readonly offer: DepositOffer;
    readonly wallet: {
      readonly idOf: (offer: DepositOffer, config: KeptChannel["config"]) => `0x${string}`;
    };
  },
): KeptChannel {
  const id = wallet.idOf(offer, config);
  const { network } = offer.entry;
  return unusedChannel({ id, server, network, config });
}

function isOurs(
  { server: kept, config, balance, charged }: KeptChannel,
  {
    server,
    offer,
    payer,
  }: { readonly server: string; readonly offer: DepositOffer; readonly payer: string },
): boolean {
  return (
    kept === server &&
    balance > charged &&
    isSameAddress(config.payer, payer) &&
    isForChannel(offer, config)
  );
}
