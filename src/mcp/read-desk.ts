import type { ReaderFacts } from "../wire/service/readers.ts";

/** Where reads are asked for: a server that may want to be paid for them. */
export interface ReadDesk {
  /** Whether a document would be read now. */
  readonly isAvailable: () => boolean;
  /** Documents that wait at the moment. */
  readonly waiting: () => number;
  /** Reads one document, and takes its payment where reads are paid. Nothing is charged but for `read`. */
  readonly read: (reader: ReaderFacts, order: ReadOrder) => Promise<ReadEnd>;
  /** What one read costs, for who asks without a document; null where reads are free. */
  readonly price: (reader: ReaderFacts) => Promise<ReadEnd | null>;
}

/** What is to be read. */
export interface ReadOrder {
  readonly bytes: Uint8Array;
  readonly detail: "plain" | "full";
  readonly subcontractor: string | null;
  readonly gc: string | null;
  /** As it was sent: an object, base64, or nothing. */
  readonly payment: unknown;
  readonly signal: AbortSignal;
}

/** How it ended. */
export type ReadEnd =
  /** The answer's body, and the receipt where it was paid for. */
  | { readonly kind: "read"; readonly body: string; readonly receipt: object | null }
  /** What is to be paid and why; and the settlement that was refused, if it came so far. */
  | { readonly kind: "unpaid"; readonly demand: Demand; readonly refusal: object | null }
  /** A full sentence that says what to do. */
  | { readonly kind: "refused"; readonly sentence: string };

/** A demand for payment, of which these members are what is signed. */
export interface Demand {
  readonly x402Version: number;
  readonly resource: { readonly url: string };
  readonly accepts: readonly { readonly network: string }[];
}
