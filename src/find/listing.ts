import type { ToolKind } from "../wire/find/result.ts";

/** One way of paying for a call. */
export interface Offer {
  /** CAIP-2 where the network is known, else as listed. */
  readonly network: string;
  /** The token where its address is known on that network, else null: then its worth is not known either. */
  readonly currency: string | null;
  /** Millionths of a dollar for a call, as digits; null where the worth is not known. */
  readonly microUsd: string | null;
  readonly payTo: string | null;
}

/** A way to run a server from a package. */
export interface PackageCall {
  readonly registry: string;
  readonly identifier: string;
  readonly version: string;
  /** Variables that must be set. */
  readonly variables: readonly string[];
}

/** What one source says of one tool, cleaned. Plain data that survives JSON. */
export interface Entry {
  /** The source's identifier. */
  readonly source: string;
  /** Names of the tool: entries that share one are the same tool. The first is its own. */
  readonly keys: readonly string[];
  readonly kind: ToolKind;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Names of what a call takes. */
  readonly parameters: readonly string[];
  readonly url: string | null;
  readonly transport: string;
  readonly method: string | null;
  /** The name of a tool on its MCP server. */
  readonly tool: string | null;
  readonly packages: readonly PackageCall[];
  /** Empty where no payment is spoken of. */
  readonly offers: readonly Offer[];
  /** Milliseconds. */
  readonly updatedAt: number | null;
  /** Who paid in the last thirty days, and how often. */
  readonly payers: number | null;
  readonly calls: number | null;
  readonly hasSchema: boolean;
  /** Deprecated by its publisher. */
  readonly isDeprecated: boolean;
  /** The page of the source that it stood on. */
  readonly page: string;
  /** Complete syncs in a row that did not show it any more. */
  readonly missed: number;
  /** Its source was not shown in full the last time, and did not show it: it is from an earlier time. */
  readonly isStale: boolean;
}

/** One tool: all that the sources say of it, the best attested first. */
export interface Listing {
  readonly key: string;
  readonly parts: readonly [Entry, ...Entry[]];
}

/** Whether a call costs something: known offers of zero and no offers at all are free. */
export function isPaid(offers: readonly Offer[]): boolean {
  return offers.some(({ microUsd }) => microUsd !== "0");
}

/** The least price of which the worth is known; null where there is none. */
export function leastPrice(
  offers: readonly Offer[],
): (Offer & { readonly microUsd: string }) | null {
  const known = offers.filter(
    (offer): offer is Offer & { readonly microUsd: string } => offer.microUsd !== null,
  );
  return known.reduce<(typeof known)[number] | null>(
    (least, offer) =>
      least === null || BigInt(offer.microUsd) < BigInt(least.microUsd) ? offer : least,
    null,
  );
}
