import { cleanCount, member } from "../clean-text.ts";
import { now } from "../clock.ts";
import { FIND_LIMITS } from "../find-limits.ts";
import type { Entry } from "../listing.ts";
import { bazaarRow } from "./bazaar-entries.ts";
import { fetchPage, type Fetching, SourceFault } from "./fetch-page.ts";
import { type Harvest, type Known, type PageMark, shortfall, type Source } from "./source.ts";

/** The discovery listing of a facilitator. */
export function bazaarSource(base: string): Source {
  const id = `bazaar ${base}`;
  return {
    id,
    label: `x402 Bazaar (${new URL(base).host})`,
    harvest: (known, fetching) => new BazaarHarvest({ id, base, known, fetching }).run(),
  };
}

/** Complete syncs that may miss a listing before it counts as gone: totals move while pages are turned. */
const MOST_MISSED = 1;

interface Task {
  readonly id: string;
  readonly base: string;
  readonly known: Known;
  readonly fetching: Fetching;
}

/** What stands on a page. */
interface Page {
  readonly entries: readonly Entry[];
  readonly mark: Omit<PageMark, "etag">;
}

interface Turned extends Omit<PageMark, "etag"> {
  readonly isNew: boolean;
  readonly isRepeated: boolean;
}

/** One walk through all pages. There are no incremental ones: pages that have not changed are recognised by their validators. */
class BazaarHarvest {
  readonly #task: Task;
  readonly #seen = new Map<string, Entry>();
  readonly #pages = new Map<string, PageMark>();
  #received = 0;
  #local = 0;
  #isFresh = false;

  constructor(task: Task) {
    this.#task = task;
  }

  async run(): Promise<Harvest> {
    try {
      return this.#harvest(await this.#walk());
    } catch (error) {
      if (!(error instanceof SourceFault) || this.#seen.size === 0) throw error;
      return this.#harvest(error.message);
    }
  }

  /** What is missing at the end of all pages, in a sentence; null where nothing is. */
  async #walk(): Promise<string | null> {
    let offset = 0;
    let shown = 0;
    let total: number | null = null;
    let emptyHanded = 0;
    for (let pages = 0; pages < FIND_LIMITS.pages; pages++) {
      const page = await this.#turn(offset);
      offset += page.count;
      ({ total } = page);
      if (!page.isRepeated) shown += page.count;
      // A page that shows nothing new comes from a source that does not turn its pages, or whose listings have moved.
      emptyHanded = page.isNew ? 0 : emptyHanded + 1;
      const isEnd = page.count === 0 || (total !== null && offset >= total) || emptyHanded > 1;
      if (this.#seen.size >= FIND_LIMITS.listings) return null;
      if (isEnd) break;
    }
    const known = [...this.#task.known.entries.all()].length;
    return shortfall({ shown, total, understood: this.#seen.size, known });
  }

  /** One page, and whether it shows what no page before did, or nothing but what they did. */
  async #turn(offset: number): Promise<Turned> {
    const before = this.#seen.size;
    const { entries, mark } = await this.#page(offset);
    for (const entry of entries) this.#keep(entry);
    this.#received += mark.count;
    this.#local += mark.local;
    const isNew = this.#seen.size > before;
    return { ...mark, isNew, isRepeated: !isNew && entries.length > 0 };
  }

  /** What stands on one page, and how many the source says that it has. */
  async #page(offset: number): Promise<Page> {
    const { base, known, fetching, id } = this.#task;
    const key = String(offset);
    const mark = known.state.pages[key];
    const page = await fetchPage(
      `${base}/discovery/resources?limit=${FIND_LIMITS.bazaarPage}&offset=${key}`,
      mark?.etag ?? null,
      fetching,
    );
    if (page.kind === "unchanged") {
      if (mark === undefined) return { entries: [], mark: { count: 0, total: null, local: 0 } };
      this.#pages.set(key, mark);
      // What the page did not show the last time is not on it while it is the same.
      const entries = [...known.entries.ofPage(key)].filter(({ missed }) => missed === 0);
      return { entries, mark };
    }
    const items = itemsOf(page.value, MOST_WRAPPINGS);
    if (items === null) throw new SourceFault("Its answer holds no list of resources.");
    const rows = items.map((item) => bazaarRow(item, { source: id, page: key }));
    const fresh = {
      count: items.length,
      total: totalOf(page.value, MOST_WRAPPINGS),
      local: rows.filter(({ kind }) => kind === "local").length,
    };
    const { etag } = page;
    this.#isFresh = true;
    if (etag !== null) this.#pages.set(key, { etag, ...fresh });
    const entries = rows.flatMap((row) => (row.kind === "tool" ? [row.entry] : []));
    return { entries, mark: fresh };
  }

  /** Of a listing that stands on two pages the later word counts. */
  #keep(entry: Entry): void {
    const { url, tool, method } = entry;
    this.#seen.set(
      `${url} ${tool} ${method}`,
      entry.missed === 0 && !entry.isStale ? entry : { ...entry, missed: 0, isStale: false },
    );
  }

  #harvest(fault: string | null): Harvest {
    const { id, known } = this.#task;
    const kept = [...this.#seen.values()];
    let removed = 0;
    for (const entry of known.entries.all()) {
      if (this.#seen.has(`${entry.url} ${entry.tool} ${entry.method}`)) continue;
      // What an incomplete walk did not show may stand on the pages that it did not reach.
      if (fault !== null) kept.push({ ...entry, isStale: true });
      else if (entry.missed < MOST_MISSED) kept.push({ ...entry, missed: entry.missed + 1 });
      else removed += 1;
    }
    const at = now();
    const good = fault === null ? { goodAt: at, wholeAt: at } : known.state;
    return {
      entries: kept,
      received: this.#received,
      removed,
      local: this.#local,
      outcome: fault !== null ? "partial" : this.#isFresh ? "fresh" : "unchanged",
      fault,
      state: {
        id,
        goodAt: good.goodAt,
        wholeAt: good.wholeAt,
        changedAt: null,
        pages: fault === null ? Object.fromEntries(this.#pages) : known.state.pages,
      },
    };
  }
}

/** Some facilitators wrap their answer, some wrap the wrapping. */
const MOST_WRAPPINGS = 3;

function itemsOf(value: unknown, depth: number): readonly unknown[] | null {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (depth === 0) return null;
  for (const name of ["items", "resources", "data", "result", "results"]) {
    const items = itemsOf(member(value, name), depth - 1);
    if (items !== null) return items;
  }
  return null;
}

function totalOf(value: unknown, depth: number): number | null {
  const total = cleanCount(member(member(value, "pagination"), "total") ?? member(value, "total"));
  if (total !== null || depth === 0) return total;
  return totalOf(member(value, "data") ?? member(value, "result"), depth - 1);
}
