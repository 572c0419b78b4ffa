import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS, now } from "../clock.ts";
import type { Entry } from "../listing.ts";
import { freshState, type Known } from "../source/source.ts";
import { Snapshot, type SnapshotContents, writeSnapshot } from "./snapshot.ts";

/** Snapshots that are kept: the newest, and the one before in case that the disk damages it. */
const KEPT = 2;

/** The name of a snapshot sorts by the moment at which it was made. */
const NAME = /^listings-(\d{15})-\d+\.snapshot$/;
const UNFINISHED = /^listings-.*\.unfinished$/;

/** The newest whole snapshot of a folder; null where there is none. */
export async function openNewest(folder: string): Promise<Snapshot | null> {
  for (const name of await namesIn(folder)) {
    const snapshot = await Snapshot.open(join(folder, name));
    if (snapshot !== null) return snapshot;
  }
  return null;
}

/** The path of the newest snapshot of a folder, whole or not; null where there is none. */
export async function newestPath(folder: string): Promise<string | null> {
  const [newest] = await namesIn(folder);
  return newest === undefined ? null : join(folder, newest);
}

/**
 * Puts a snapshot into a folder. It is written under another name, brought to disk and renamed: at every moment the folder
 * holds whole snapshots alone, whoever is killed. Of several processes that write, the one that is done last counts.
 */
export async function storeSnapshot(folder: string, contents: SnapshotContents): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `listings-${String(contents.createdAt).padStart(15, "0")}-${process.pid}`;
  const unfinished = join(folder, `${name}.unfinished`);
  const path = join(folder, `${name}.snapshot`);
  try {
    await rm(unfinished, { force: true });
    await writeSnapshot(unfinished, contents);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(folder);
  await tidy(folder);
  return path;
}

/** Newest first. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
}

/** A rename is on disk when its folder is; some systems have no such thing as a folder that can be opened. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Removes old snapshots, and what killed processes have left; what cannot be removed stays. */
async function tidy(folder: string): Promise<void> {
  const old = new Set((await namesIn(folder)).slice(KEPT));
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name) && !old.has(name)) continue;
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    const isForeign =
      UNFINISHED.test(name) && facts !== null && now() - facts.mtimeMs < DAY_MS / 24;
    if (!isForeign) await rm(path, { force: true }).catch(() => undefined);
  }
}

/** What a snapshot knows of each source. Entries are read from the file whenever they are asked for. */
export class KnownSources {
  readonly #snapshot: Snapshot | null;
  /** The numbers of the listings on each page of each source, once they were asked for. */
  #pages: Map<string, number[]> | null = null;

  constructor(snapshot: Snapshot | null) {
    this.#snapshot = snapshot;
  }

  /** What is known of one source; nothing where it was never asked. */
  of(source: string): Known {
    const snapshot = this.#snapshot;
    const state = snapshot?.sources.find(({ id }) => id === source);
    if (snapshot === null || state === undefined) {
      const none = { all: () => [], ofPage: () => [] };
      return { state: freshState(source), entries: none };
    }
    return {
      state,
      entries: {
        all: () => entriesIn(snapshot, source, everyNumber(snapshot.count)),
        ofPage: (page) => this.#ofPage(snapshot, source, page),
      },
    };
  }

  *#ofPage(snapshot: Snapshot, source: string, page: string): Generator<Entry> {
    this.#pages ??= pagesOf(snapshot);
    const numbers = this.#pages.get(`${source} ${page}`) ?? [];
    for (const entry of entriesIn(snapshot, source, numbers)) {
      if (entry.page === page) yield entry;
    }
  }
}

function* entriesIn(
  snapshot: Snapshot,
  source: string,
  numbers: Iterable<number>,
): Generator<Entry> {
  for (const number of numbers) {
    for (const entry of snapshot.listing(number)?.parts ?? []) {
      if (entry.source === source) yield entry;
    }
  }
}

function* everyNumber(count: number): Generator<number> {
  for (let number = 0; number < count; number++) yield number;
}

function pagesOf(snapshot: Snapshot): Map<string, number[]> {
  const pages = new Map<string, number[]>();
  for (const number of everyNumber(snapshot.count)) {
    for (const { source, page } of snapshot.listing(number)?.parts ?? []) {
      const key = `${source} ${page}`;
      const known = pages.get(key);
      if (known === undefined) pages.set(key, [number]);
      else if (known.at(-1) !== number) known.push(number);
    }
  }
  return pages;
}
