import type { FoundTool } from "../wire/find/result.ts";
import { isoOf } from "./clock.ts";
import { howToCall } from "./how-to-call.ts";
import type { MatchedWord } from "./index/search-index.ts";
import { leastPrice, type Listing } from "./listing.ts";
import { wholeOf } from "./merge.ts";
import { whyFound } from "./why.ts";

/** What is known of a match beside its listing. */
interface Found {
  readonly words: readonly MatchedWord[];
  /** The moment of the search in milliseconds. */
  readonly at: number;
  /** Sources as people read them, by their identifiers. */
  readonly labels: ReadonlyMap<string, string>;
}

/** A listing as a result. */
export function foundTool(listing: Listing, { words, at, labels }: Found): FoundTool {
  const whole = wholeOf(listing);
  const price = leastPrice(whole.offers);
  const sources = listing.parts.map(({ source }) => labels.get(source) ?? source);
  return {
    name: whole.name,
    description: whole.description,
    source: [...new Set(sources)].join(", "),
    kind: whole.kind,
    url: whole.url,
    transport: whole.transport,
    method: whole.method,
    price:
      price?.currency === undefined || price.currency === null
        ? null
        : { currency: price.currency, microUsd: BigInt(price.microUsd) },
    networks: [...new Set(whole.offers.map(({ network }) => network))],
    howToCall: howToCall(whole),
    why: whyFound(words, whole, at),
    updatedAt: whole.updatedAt === null ? null : isoOf(whole.updatedAt),
  };
}
