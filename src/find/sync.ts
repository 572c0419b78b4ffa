import { now } from "./clock.ts";
import { IndexBuilder } from "./index/build-index.ts";
import type { Entry } from "./listing.ts";
import { mergedListings, wholeOf } from "./merge.ts";
import type { FindSettings } from "./settings.ts";
import { bazaarSource } from "./source/bazaar.ts";
import { type Fetching, SourceFault } from "./source/fetch-page.ts";
import { registrySource } from "./source/registry.ts";
import type { Harvest, Known, Source, SourceState } from "./source/source.ts";
import { KnownSources, openNewest, storeSnapshot } from "./store/store.ts";

/** What became of one source in a sync. */
export interface SourceReport {
  /** As people read it. */
  readonly label: string;
  readonly outcome: Harvest["outcome"] | "failed";
  readonly received: number;
  /** Listings that are known of it now. */
  readonly known: number;
  readonly removed: number;
  /** Listings that were left out because they lead to this machine or a private network. */
  readonly local: number;
  /** What went wrong; null where nothing did. */
  readonly fault: string | null;
}

/** What a sync did. */
export interface SyncReport {
  readonly tookMs: number;
  /** Tools that can be found now, over all sources. */
  readonly tools: number;
  readonly sources: readonly SourceReport[];
  /** The new snapshot; null where no source could be asked at all and the one before stays. */
  readonly path: string | null;
}

/** The sources that are configured. */
export function sourcesOf({ bazaars, registries }: FindSettings): readonly Source[] {
  return [...bazaars.map(bazaarSource), ...registries.map(registrySource)];
}

/**
 * Asks all sources and stores what they show as a new snapshot. A source that cannot be asked keeps what was known of it; one
 * that is not configured any more is forgotten. Throws only where the folder cannot be written.
 */
export async function syncStore(settings: FindSettings, fetching: Fetching): Promise<SyncReport> {
  const startedAt = now();
  const before = await openNewest(settings.folder);
  const outcomes: Outcome[] = [];
  try {
    const known = new KnownSources(before);
    // One after the other: a sync is in no hurry, and what one source sends is in memory at a time.
    for (const source of sourcesOf(settings)) {
      outcomes.push(await outcomeOf(source, known.of(source.id), fetching));
    }
  } finally {
    before?.close();
  }
  const isNew = outcomes.some(({ report }) => report.outcome !== "failed");
  const entries = outcomes.flatMap((outcome) => outcome.entries);
  const stored = isNew ? await store(settings.folder, entries, outcomes) : null;
  return {
    tookMs: now() - startedAt,
    tools: stored?.tools ?? before?.count ?? 0,
    sources: outcomes.map(({ report }) => report),
    path: stored?.path ?? null,
  };
}

interface Outcome {
  readonly entries: readonly Entry[];
  readonly state: SourceState;
  readonly report: SourceReport;
}

async function outcomeOf(source: Source, known: Known, fetching: Fetching): Promise<Outcome> {
  const { label } = source;
  try {
    const { entries, state, received, removed, local, outcome, fault } = await source.harvest(
      known,
      fetching,
    );
    const report = { label, outcome, received, removed, local, known: entries.length, fault };
    return { entries, state, report };
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    const kept = [...known.entries.all()].map((entry) => ({ ...entry, isStale: true }));
    return {
      entries: kept,
      state: known.state,
      report: {
        label,
        outcome: "failed",
        received: 0,
        removed: 0,
        local: 0,
        known: kept.length,
        fault: error.message,
      },
    };
  }
}

async function store(
  folder: string,
  entries: readonly Entry[],
  outcomes: readonly Outcome[],
): Promise<{ readonly path: string; readonly tools: number }> {
  const listings = mergedListings(entries);
  const builder = new IndexBuilder();
  const records = listings.map((listing) => {
    const record = Buffer.from(JSON.stringify(listing), "utf8");
    builder.add(wholeOf(listing), record.length);
    return record;
  });
  const path = await storeSnapshot(folder, {
    createdAt: now(),
    sources: outcomes.map(({ state }) => state),
    index: builder.finish(),
    records,
  });
  return { path, tools: listings.length };
}

/** How pages are fetched, as it can be sent to a process. */
export type FetchBounds = Omit<Fetching, "signal">;

/** What the process of a sync is given. */
export interface SyncTask {
  readonly settings: FindSettings;
  readonly bounds: FetchBounds;
}

/** What it answers. */
export type SyncAnswer =
  | { readonly kind: "done"; readonly report: SyncReport }
  | { readonly kind: "failed"; readonly reason: string };
