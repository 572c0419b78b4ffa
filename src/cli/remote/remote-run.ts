import type { KeptChannels } from "../../pay/client/kept-channels.ts";
import type { DepositLane } from "./deposit-lane.ts";
import type { Budget, Payments, Till } from "./payments.ts";
import type { QuotedReplies } from "./unpaid-reply.ts";

/** A document that is to be read elsewhere. */
export interface RemoteDocument {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly documentHash: string;
}

/** What all documents of a run share. */
export interface RemoteRun {
  /** The server's address without a slash at its end. */
  readonly server: string;
  /** Paths and queries to ask, one after the other. */
  readonly requests: readonly string[];
  readonly timeoutMs: number;
  /** Whether a payment may be sent to this address: nobody between can read it. */
  readonly isSafe: boolean;
  readonly budget: Budget;
  readonly payments: Payments;
  /** Gives the keys with which the server signs receipts. */
  readonly signerDocument: () => Promise<unknown>;
  /** Throws WalletTrouble, and MissingAddOn. */
  readonly till: () => Promise<Till>;
  /** Aborts when the user wants to stop: nothing is signed any more. */
  readonly signal: AbortSignal;
  /** The deposit out of which the run is paid; null where each document is paid by itself. */
  readonly lane: DepositLane | null;
  /** Channels of earlier runs, and of this one. */
  readonly channels: KeptChannels;
  /** What the server has asked already. */
  readonly quoted: QuotedReplies;
  /** Says one line to the user. */
  readonly tell: (line: string) => void;
}
