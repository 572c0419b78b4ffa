import { join } from "node:path";
import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { Bookkeeper, type BookkeeperParts } from "../bookkeeper.ts";
import type { Correction, Facilitator } from "../facilitator.ts";
import { keyIn } from "../key-file.ts";
import type { Receiver } from "../receiver.ts";
import type { Witness } from "../witness.ts";
import { type ChannelBook, openChannelBook } from "./channel-book.ts";
import { claimAll } from "./channel-claims.ts";
import { channelPaymentOf, type ChannelTerms } from "./channel-payment.ts";
import { type Refund, refundOf } from "./channel-refunds.ts";
import { ChannelSettler, WITHDRAW_SECONDS } from "./channel-settler.ts";
import { authorizerWith } from "./channel-signing.ts";
import { correctionOf } from "./channel-words.ts";
import { Turns } from "./turns.ts";
import { voucherTestimony, voucherWitness } from "./voucher-witness.ts";

/** Deposits that are drawn on by vouchers, on one network. */
export interface Channels extends ChannelTerms {
  /** Verifies and settles vouchers, and everything else where it was done before. */
  readonly facilitator: Facilitator;
  readonly witness: (elsewhere: Witness) => Witness;
  /** What a client is told whose voucher has bought something else already; null where it is none of a known channel. */
  readonly correctionFor: (payload: PaymentPayload) => Correction | null;
  readonly refund: (payload: PaymentPayload, requirements: PaymentRequirements) => Promise<Refund>;
  /** Claims what was charged, and has it paid out. */
  readonly claim: () => Promise<void>;
  /** Writes into the book of payments what became of vouchers that a daemon had in hand when it died. */
  readonly closeOpen: (parts: BookkeeperParts) => Promise<void>;
}

/** What channels are opened with. */
export interface ChannelsGiven {
  /** That of the book of payments. */
  readonly folder: string;
  readonly facilitator: Facilitator;
  readonly receiver: Receiver;
  readonly now: () => Date;
  readonly onTrouble: (what: string) => void;
}

/** The channels of a folder, with the key that signs claims, which is made where there is none. Throws where they cannot be had. */
export async function openChannels(given: ChannelsGiven): Promise<Channels> {
  const { receiver, onTrouble, now } = given;
  const folder = join(given.folder, "channels");
  const book = await openChannelBook(folder, now());
  const authorizer = authorizerWith(await keyOf(join(folder, "authorizer.key")));
  if (book.damaged.length > 0) {
    onTrouble(
      `${book.damaged.length} files of channels are damaged, and what they say is lost until they are put back: ${book.damaged.join(", ")}.`,
    );
  }
  const parts = {
    ...given,
    book,
    authorizer,
    turns: new Turns(),
    refunds: new Map<string, number>(),
  };
  return {
    network: receiver.network,
    terms: { receiverAuthorizer: authorizer.address, withdrawDelay: WITHDRAW_SECONDS },
    facilitator: new ChannelSettler(parts),
    witness: (elsewhere) => voucherWitness(book, elsewhere),
    correctionFor: ({ payload }) => {
      const sent = channelPaymentOf(payload);
      const state = sent === null ? null : book.of(sent.channelId);
      return state === null ? null : correctionOf(state);
    },
    refund: async (payload, requirements) => refundOf(parts, payload, requirements),
    claim: async () =>
      claimAll(parts).catch((error: unknown) => {
        const kind = error instanceof Error ? error.name : "unknown";
        onTrouble(
          `What was charged of channels could not be claimed (${kind}); it is tried again.`,
        );
      }),
    closeOpen: async (bookParts) => closeOpen(book, bookParts),
  };
}

const KEY_BYTES = 32;

async function keyOf(path: string): Promise<Uint8Array> {
  const key = await keyIn(path, KEY_BYTES);
  if (key.length === KEY_BYTES) return key;
  throw new Error(
    `${path} is no key of ${KEY_BYTES} bytes. Put the right one back, or claim with the wallet that is paid and remove it: vouchers of earlier channels can only be claimed with it.`,
  );
}

/** A voucher is charged when it is in the book of channels, and only then: nothing of it can still be under way. */
async function closeOpen(book: ChannelBook, parts: BookkeeperParts): Promise<void> {
  const keeper = new Bookkeeper(parts);
  for (const payment of parts.past.open()) {
    const testimony = voucherTestimony(book, payment.line);
    if (testimony === null) continue;
    if (testimony.kind === "paid") await keeper.found(payment, "");
    // A file that cannot be read may have said that it was.
    else if (book.damaged.length === 0) await keeper.lost(payment);
  }
}
