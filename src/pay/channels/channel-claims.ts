import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import type { Settlement } from "../facilitator.ts";
import type { ChannelState } from "./channel-book.ts";
import { CHANNEL_SCHEME, isSameAddress } from "./channel-payment.ts";
import type { ChannelParts } from "./channel-settler.ts";

/** Channels whose vouchers go into one transaction. */
const MOST_CLAIMS = 40;

/**
 * Claims what was charged and is not claimed yet, and has it paid out. What does not work now is tried the next time: a claim
 * that came late changes nothing.
 */
export async function claimAll(parts: ChannelParts): Promise<void> {
  const all = parts.book.all();
  const due = all.filter(({ charged, claimed }) => charged > claimed);
  const ours = due.filter(({ config }) =>
    isSameAddress(config.receiverAuthorizer, parts.authorizer.address),
  );
  if (ours.length < due.length) {
    parts.onTrouble(
      `${due.length - ours.length} channels were opened under another key than authorizer.key: put that one back, or claim their vouchers with the wallet that is paid.`,
    );
  }
  for (const chain of new Set(ours.map(({ network }) => network))) {
    const there = ours.filter(({ network }) => network === chain);
    for (let start = 0; start < there.length; start += MOST_CLAIMS) {
      await claimTogether(parts, there.slice(start, start + MOST_CLAIMS));
    }
  }
  // Whoever was paid before the settings were changed is paid what is his; what a refund has claimed is paid out here, too.
  const receivers = new Map(all.map((channel) => [receiverOf(channel), channel]));
  for (const channel of receivers.values()) await payOut(parts, channel);
}

function receiverOf({ network, config }: ChannelState): string {
  return [network, config.receiver, config.token].join("\n").toLowerCase();
}

/** One channel that cannot be claimed does not keep the others from it. */
async function claimTogether(
  parts: ChannelParts,
  channels: readonly ChannelState[],
): Promise<void> {
  const settlement = await claimOnce(parts, channels);
  if (settlement.kind === "settled") return markClaimed(parts, channels);
  if (settlement.kind === "refused" && channels.length > 1) {
    for (const channel of channels) await claimTogether(parts, [channel]);
    return;
  }
  const why = whyNot(settlement);
  const names = channels.map(({ channelId }) => channelId).join(", ");
  parts.onTrouble(
    `Vouchers could not be claimed (${why}); they are tried again. Channels: ${names}.`,
  );
}

async function claimOnce(
  { facilitator, authorizer }: ChannelParts,
  channels: readonly ChannelState[],
): Promise<Settlement> {
  const [first] = channels;
  if (first === undefined) throw new Error("A claim has channels.");
  const claimAuthorizerSignature = await authorizer.signClaims(
    first.network,
    channels.map(({ channelId, charged }) => ({ channelId, most: charged })),
  );
  const claims = channels.map(claimOf);
  return sentFor(facilitator, first, { type: "claim", claims, claimAuthorizerSignature });
}

/** What was charged of a channel, as a facilitator hands it in. */
export function claimOf({ config, charged, signature }: ChannelState): object {
  const amount = String(charged);
  return {
    voucher: { channel: config, maxClaimableAmount: amount },
    signature,
    totalClaimed: amount,
  };
}

/** Sends what a server has to settle by itself. */
async function sentFor(
  facilitator: ChannelParts["facilitator"],
  { network, config }: ChannelState,
  payload: Record<string, unknown>,
): Promise<Settlement> {
  const requirements: PaymentRequirements = {
    scheme: CHANNEL_SCHEME,
    network: network as PaymentRequirements["network"],
    amount: "0",
    asset: config.token,
    payTo: config.receiver,
    maxTimeoutSeconds: 300,
    extra: {
      receiverAuthorizer: config.receiverAuthorizer,
      withdrawDelay: config.withdrawDelay,
    },
  };
  const whole: PaymentPayload = { x402Version: 2, accepted: requirements, payload };
  return facilitator.settle(whole, requirements);
}

/** Notes what the chain has taken. */
export async function markClaimed(
  { book, turns, onTrouble }: ChannelParts,
  channels: readonly ChannelState[],
): Promise<void> {
  for (const { channelId, charged } of channels) {
    await turns.take(channelId, async () => {
      const state = book.of(channelId);
      if (state === null || state.claimed >= charged) return;
      await book.put({ ...state, claimed: charged }).catch(() => {
        onTrouble("The book of channels cannot be written: a claim will be sent once more.");
      });
    });
  }
}

async function payOut(parts: ChannelParts, channel: ChannelState): Promise<void> {
  const { receiver, token } = channel.config;
  const settlement = await sentFor(parts.facilitator, channel, { type: "settle", receiver, token });
  if (settlement.kind === "settled") return;
  const why = whyNot(settlement);
  if (why.endsWith("nothing_to_settle")) return;
  parts.onTrouble(
    `What was claimed of channels could not be paid out (${why}); it is tried again.`,
  );
}

function whyNot(settlement: Settlement): string {
  if (settlement.kind === "unknown") return settlement.reason;
  return settlement.response.errorReason ?? "no reason";
}
