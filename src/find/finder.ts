/*
 * Tools by need, apart from the reading. `source/` speaks with catalogs and cleans each item into an `Entry`, `merge`
 * makes one `Listing` of all that share a key, `public-address` says which may be shown at all; `index/` ranks
 * (`expand` says what may stand for a word, `prior` and `spread` what counts beside words), `store/` keeps index and
 * listings as one file that is renamed into place, `sync` is all of that in a row. Text of listings is never
 * interpreted: `howToCall` and `why` are written here.
 */

import { join } from "node:path";
import type { FindQuery, UnmetAnswer, UnmetReport } from "../wire/find/query.ts";
import { findResult, type FindResult } from "../wire/find/result.ts";
import { cleanText } from "./clean-text.ts";
import { DAY_MS, isoOf, now } from "./clock.ts";
import { FIND_LIMITS } from "./find-limits.ts";
import { FindRefusal, type FindSettings } from "./settings.ts";
import { conceptsOf } from "./index/expand.ts";
import { foundTool } from "./found-tool.ts";
import { IndexSearch } from "./index/search-index.ts";
import { personalWords } from "./personal-words.ts";
import { Notebook, type UnmetGroup, unmetGroups } from "./store/notebook.ts";
import type { Snapshot } from "./store/snapshot.ts";
import { newestPath, openNewest } from "./store/store.ts";
import { type FetchBounds, sourcesOf, type SyncReport } from "./sync.ts";
import { SyncChild } from "./sync-child.ts";

/** What a finder may be told beside its settings. */
export interface FinderOptions {
  /** Whether searches are written down, without anything of who asked. */
  readonly isLogged?: boolean;
  /** How pages are fetched. */
  readonly bounds?: FetchBounds;
  /** The script of the process that syncs. */
  readonly script?: URL;
  /** Hears of a background sync that could not store anything. */
  readonly onTrouble?: (sentence: string) => void;
}

/** How much can be found, and how old it is. */
interface FinderAge {
  readonly tools: number;
  /** When the source that was asked the longest ago was asked; null before the first sync. */
  readonly asOf: string | null;
}

/** Said where nothing was ever fetched. */
const NEVER_SYNCED =
  "There are no listings yet: none are shipped, they come from public catalogs. Fetch them with `crossfoot find --sync`.";

const SYNC_PROCESS = new URL("../find/sync-process.js", import.meta.url);

/** A folder is looked at for the listings of other processes so often. */
const LOOK_EVERY_MS = 30_000;

/** Searches listings that it keeps in a folder, and brings them up to date. One owner, who closes it. */
export class Finder {
  readonly #settings: FindSettings;
  readonly #options: FinderOptions;
  readonly #searches: Notebook;
  readonly #unmet: Notebook;
  #open: Opened | null = null;
  #child: SyncChild | null = null;
  #running: Promise<SyncReport> | null = null;
  #lookedAt = now();
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  private constructor(settings: FindSettings, options: FinderOptions) {
    this.#settings = settings;
    this.#options = options;
    const { searchLogBytes, unmetBytes } = FIND_LIMITS;
    const file = (name: string): string => join(settings.folder, name);
    this.#searches = new Notebook(file("searches.ndjson"), searchLogBytes, "begin-anew");
    this.#unmet = new Notebook(file("unmet.ndjson"), unmetBytes, "refuse");
  }

  /** A finder over what is in its folder; an empty folder is no fault. */
  static async open(settings: FindSettings, options: FinderOptions = {}): Promise<Finder> {
    const finder = new Finder(settings, options);
    await finder.#load();
    return finder;
  }

  get age(): FinderAge {
    return { tools: this.#open?.snapshot.count ?? 0, asOf: this.#open?.asOf ?? null };
  }

  /** The tools that meet a need best, as the answer's body. Throws a FindRefusal. */
  async search(query: FindQuery): Promise<FindResult> {
    const at = now();
    checked(query.need);
    if (conceptsOf(query.need).length === 0) {
      throw new FindRefusal(
        "not-a-need",
        "Say in words what is needed, such as `validate an email address`.",
      );
    }
    if (this.#open === null) await this.#load();
    else this.#lookAgain(at);
    if (this.#open === null) throw new FindRefusal("never-synced", NEVER_SYNCED);
    const { search, snapshot, asOf, labels } = this.#open;
    const matches = search.search(query, Math.floor(at / DAY_MS));
    // From here to the end nothing else runs, so that the snapshot stays open.
    const found = matches.flatMap(({ listing, words }) => {
      const kept = snapshot.listing(listing);
      return kept === null ? [] : [foundTool(kept, { words, at, labels })];
    });
    if (this.#options.isLogged === true) this.#log(query, found.length, at);
    return findResult(found, asOf);
  }

  /** Keeps a need that nothing met, without anything of who reports it. Throws a FindRefusal. */
  async reportUnmet({ need, details = "" }: UnmetReport): Promise<UnmetAnswer> {
    checked(need);
    checked(details);
    const line = {
      at: isoOf(now()),
      need: cleanText(need, 500),
      details: cleanText(details, 1_000),
    };
    if (line.need === "") throw new FindRefusal("not-a-need", "Say in words what was needed.");
    if (!(await this.#unmet.add(line))) {
      throw new FindRefusal(
        "full",
        "No more unmet needs are kept until the operator has read them.",
      );
    }
    return { recorded: true };
  }

  /** The needs that were reported, those of the same words together, the most frequent first. */
  async unmet(): Promise<readonly UnmetGroup[]> {
    return unmetGroups(await this.#unmet.lines());
  }

  /** Asks all sources, in a process of its own; searches go on meanwhile. A second call waits for the first. */
  async sync(): Promise<SyncReport> {
    this.#running ??= this.#sync().finally(() => (this.#running = null));
    return this.#running;
  }

  /** Syncs now where the listings are older than that, and from then on so often; after a failure sooner, and then less and less. */
  keepFresh(everyMs: number): void {
    const asOf = this.#open === null ? 0 : this.#open.snapshot.createdAt;
    this.#schedule(Math.max(0, asOf + everyMs - now()), { everyMs, failures: 0 });
  }

  /** Ends what runs; nothing may be asked afterwards. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#child?.end();
    await this.#running?.catch(() => undefined);
    await this.#searches.settle();
    await this.#unmet.settle();
    this.#open?.snapshot.close();
    this.#open = null;
  }

  async #sync(): Promise<SyncReport> {
    const { bounds = usualBounds(), script = SYNC_PROCESS } = this.#options;
    const child = new SyncChild(script, { settings: this.#settings, bounds });
    this.#child = child;
    try {
      const report = await child.report;
      await this.#load();
      return report;
    } finally {
      this.#child = null;
      await child.end();
    }
  }

  #schedule(inMs: number, pace: { readonly everyMs: number; readonly failures: number }): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#syncOnTime(pace), inMs);
    this.#timer.unref();
  }

  async #syncOnTime({
    everyMs,
    failures,
  }: {
    readonly everyMs: number;
    readonly failures: number;
  }): Promise<void> {
    const isGood = await this.sync().then(
      ({ path }) => path !== null,
      (error: unknown) => {
        if (!this.#isClosed) this.#options.onTrouble?.(sentenceOf(error));
        return false;
      },
    );
    const soon = Math.min(everyMs, FIRST_RETRY_MS * 2 ** failures);
    this.#schedule(isGood ? everyMs : soon, { everyMs, failures: isGood ? 0 : failures + 1 });
  }

  /** Takes the newest listings of the folder in place of those that are open. */
  async #load(): Promise<void> {
    const snapshot = await openNewest(this.#settings.folder);
    if (this.#isClosed || snapshot === null || snapshot.path === this.#open?.snapshot.path) {
      return snapshot?.close();
    }
    const before = this.#open;
    const labels = new Map(sourcesOf(this.#settings).map(({ id, label }) => [id, label]));
    this.#open = {
      snapshot,
      search: new IndexSearch(snapshot.index),
      asOf: asOfOf(snapshot),
      labels,
    };
    before?.snapshot.close();
  }

  /** Another process may have synced: the next search will know. */
  #lookAgain(at: number): void {
    if (at - this.#lookedAt < LOOK_EVERY_MS || this.#running !== null) return;
    this.#lookedAt = at;
    void this.#loadNewer();
  }

  async #loadNewer(): Promise<void> {
    const path = await newestPath(this.#settings.folder);
    if (path !== this.#open?.snapshot.path) await this.#load();
  }

  #log({ need, mostMicroUsd, payment, limit }: FindQuery, results: number, at: number): void {
    const line = { at: isoOf(at), need: cleanText(need, 500), payment, limit, results };
    const bound = mostMicroUsd === null ? {} : { mostMicroUsd: String(mostMicroUsd) };
    // A disk that is full must not keep anybody from an answer.
    void this.#searches.add({ ...line, ...bound, tookMs: now() - at }).catch(() => undefined);
  }
}

/** Listings that are open. */
interface Opened {
  readonly snapshot: Snapshot;
  readonly search: IndexSearch;
  /** How old they are at most, ISO 8601. */
  readonly asOf: string;
  readonly labels: ReadonlyMap<string, string>;
}

/** The wait after the first background sync that failed; it doubles. */
const FIRST_RETRY_MS = 60_000;

/** Refuses what belongs to a person: it is neither searched for nor written down. */
function checked(text: string): void {
  const kind = personalWords(text);
  if (kind === null) return;
  throw new FindRefusal(
    "personal",
    `It seems to hold ${kind}. Say what is needed without personal information; nothing was kept.`,
  );
}

/** When the source was asked that was asked the longest ago, of those that ever answered. */
function asOfOf({ sources, createdAt }: Snapshot): string {
  const good = sources.flatMap(({ goodAt }) => (goodAt === null ? [] : [goodAt]));
  return isoOf(good.reduce((least, at) => Math.min(least, at), createdAt));
}

function usualBounds(): FetchBounds {
  const { pageMs, pageBytes, tries, firstWaitMs } = FIND_LIMITS;
  return { pageMs, pageBytes, tries, firstWaitMs };
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : "A sync failed.";
}
