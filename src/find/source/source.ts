import type { Entry } from "../listing.ts";
import type { Fetching } from "./fetch-page.ts";

/** What is remembered of a source from one sync to the next. Plain data that survives JSON. */
export interface SourceState {
  readonly id: string;
  /** When all of it was last seen, or all that had changed; null where it never was. */
  readonly goodAt: number | null;
  /** When all of it was last fetched; null where it never was. */
  readonly wholeAt: number | null;
  /** The latest change that was seen, where a source tells changes. */
  readonly changedAt: number | null;
  /** Its pages by where they begin, where they have validators. */
  readonly pages: Readonly<Record<string, PageMark>>;
}

/** What is remembered of a page, so that it need not be sent again while it is the same. */
export interface PageMark {
  readonly etag: string;
  /** How many listings stood on it, also those that are none of ours, and in the whole source. */
  readonly count: number;
  readonly total: number | null;
  /** How many of them lead to this machine or a private network. */
  readonly local: number;
}

/** What a source shows now. */
export interface Harvest {
  /** Replaces what was known before, or adds to it where not all of it could be fetched or only changes were. */
  readonly entries: readonly Entry[];
  readonly state: SourceState;
  /** Listings that were received, and of those that were known those that are gone. */
  readonly received: number;
  readonly removed: number;
  /** Listings that were left out because they lead to this machine or a private network. */
  readonly local: number;
  readonly outcome: "fresh" | "unchanged" | "partial";
  /** Why it is partial. */
  readonly fault: string | null;
}

/** What was known of a source before. */
export interface Known {
  readonly state: SourceState;
  readonly entries: KnownEntries;
}

/** The entries of a source as they were stored: read when they are asked for, and not kept in memory. */
interface KnownEntries {
  readonly all: () => Iterable<Entry>;
  /** Those of one page. */
  readonly ofPage: (page: string) => Iterable<Entry>;
}

/** A catalog that can be asked. */
export interface Source {
  readonly id: string;
  /** As people read it in an answer. */
  readonly label: string;
  /** Throws a SourceFault where nothing at all could be fetched. */
  readonly harvest: (known: Known, fetching: Fetching) => Promise<Harvest>;
}

/** The state of a source that was never asked. */
export function freshState(id: string): SourceState {
  return { id, goodAt: null, wholeAt: null, changedAt: null, pages: {} };
}

/** How far a walk through a source came. */
interface Walk {
  /** Listings that stood on its pages; a page that shows only what others showed counts for nothing. */
  readonly shown: number;
  /** How many the source says that it has; null where it does not say. */
  readonly total: number | null;
  /** Listings that were understood, and those that were known before. */
  readonly understood: number;
  readonly known: number;
}

/** A source that does not say how much it has, and shows less than this of what was known, is taken for one that fails. */
const LEAST_SHARE = 0.5;

/** What is missing of a walk that ended without an error, in a sentence; null where it is whole. */
export function shortfall({ shown, total, understood, known }: Walk): string | null {
  if (total !== null) {
    return shown >= total
      ? null
      : `It shows ${shown} of the ${total} listings that it says it has.`;
  }
  return understood >= LEAST_SHARE * known
    ? null
    : `It shows ${understood} listings, where ${known} were known, and does not say how many it has.`;
}
