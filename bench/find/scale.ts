import { readFileSync } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { constants, setPriority, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Finder } from "../../src/find/finder.ts";
import { findSettings, type FindSettings } from "../../src/find/settings.ts";
import { IndexBuilder } from "../../src/find/index/build-index.ts";
import { mergedListings, wholeOf } from "../../src/find/merge.ts";
import { bazaarRow } from "../../src/find/source/bazaar-entries.ts";
import { inventedItems, inventedNeeds } from "./invented.ts";

/** What so many listings cost. */
export interface Scale {
  readonly tools: number;
  /** Merging and indexing alone, in milliseconds. */
  readonly indexMs: number;
  /** A first sync from loopback: fetching, cleaning, merging, indexing, storing. */
  readonly syncMs: number;
  readonly openMs: number;
  readonly snapshotBytes: number;
  /** Resident bytes of a process that searches, the most while a sync runs beside it, and the most of both together. */
  readonly residentBytes: number;
  readonly mostResidentBytes: number;
  readonly mostOfBothBytes: number;
  /** Milliseconds of a search as a caller waits for it, and of processors alone, which other work does not lengthen. */
  readonly p50: number;
  readonly p99: number;
  readonly p99Cpu: number;
  readonly longest: number;
  /** The longest that a search took or had to wait in each of some syncs, the least first, and how many there were. */
  readonly longestDuringSync: readonly number[];
  readonly searchesDuringSync: number;
  /** The longest of the same searches for ten seconds without a sync: what else the machine does. */
  readonly longestWithout: number;
}

const BUILT_SYNC = pathToFileURL(resolve("dist/src/find/sync-process.js"));

/** Builds an index of invented listings and tells how long that takes. It needs much memory of its own. */
export function indexMs(count: number): number {
  const entries = inventedItems(count, 1).flatMap((item) => {
    const row = bazaarRow(item, { source: "invented", page: "0" });
    return row.kind === "tool" ? [row.entry] : [];
  });
  const started = performance.now();
  const builder = new IndexBuilder();
  for (const listing of mergedListings(entries)) builder.add(wholeOf(listing), 1_000);
  builder.finish();
  return performance.now() - started;
}

/** A catalog of invented listings on loopback, for a process of its own. Prints its address. */
export function serveInvented(count: number): Server {
  // It stands for a catalog elsewhere, which takes no processor from the searches.
  setPriority(constants.priority.PRIORITY_LOW);
  let items = inventedItems(count, 1);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://here");
    if (pathname === "/change") {
      // Some daily churn: other listings in the place of every twentieth.
      const others = inventedItems(count, 2);
      items = items.map((item, at) => (at % 20 === 0 ? others[at] : item));
      return response.end();
    }
    const offset = Number(searchParams.get("offset"));
    const limit = Number(searchParams.get("limit"));
    const page = { items: items.slice(offset, offset + limit), pagination: { total: count } };
    return response.end(JSON.stringify(page));
  });
  server.listen(0, "127.0.0.1", () => {
    process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
  });
  return server;
}

/** Everything but the index alone, in a process that does nothing else. */
export async function measured(base: string): Promise<Omit<Scale, "indexMs">> {
  const folder = await mkdtemp(join(tmpdir(), "crossfoot-bench-find-"));
  const settings = settingsOf(base, folder);
  try {
    const first = await Finder.open(settings, { script: BUILT_SYNC });
    const syncStarted = performance.now();
    const { path, tools } = await first.sync();
    const syncMs = performance.now() - syncStarted;
    await first.close();
    globalThis.gc?.();
    const { size: snapshotBytes } = await stat(path ?? "");
    const openStarted = performance.now();
    const finder = await Finder.open(settings, { script: BUILT_SYNC });
    const openMs = performance.now() - openStarted;
    const calm = await calmSearches(finder);
    globalThis.gc?.();
    const residentBytes = process.memoryUsage().rss;
    const pause = new Promise((next) => setTimeout(next, CONTROL_MS));
    const { longest: longestWithout } = await searchesUntil(pause, finder);
    const rounds: Round[] = [];
    for (let round = 0; round < SYNCS; round++) {
      await fetch(`${base}/change`);
      rounds.push(await searchesUntil(finder.sync(), finder));
    }
    await finder.close();
    return {
      tools,
      syncMs,
      openMs,
      snapshotBytes,
      residentBytes,
      ...calm,
      longestWithout,
      longestDuringSync: rounds.map(({ longest }) => longest).toSorted((one, other) => one - other),
      searchesDuringSync: rounds.reduce((sum, { count }) => sum + count, 0),
      mostResidentBytes: Math.max(...rounds.map(({ most }) => most)),
      mostOfBothBytes: Math.max(...rounds.map(({ mostOfBoth }) => mostOfBoth)),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function calmSearches(
  finder: Finder,
): Promise<Pick<Scale, "p50" | "p99" | "p99Cpu" | "longest">> {
  const needs = inventedNeeds(2_200, 3);
  const times: number[] = [];
  const cpuTimes: number[] = [];
  for (const [at, need] of needs.entries()) {
    const before = process.cpuUsage();
    const ms = await timed(finder, need);
    const { user, system } = process.cpuUsage(before);
    // The first ones compile what the others run.
    if (at < 200) continue;
    times.push(ms);
    cpuTimes.push((user + system) / 1_000);
  }
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    p99Cpu: quantile(cpuTimes, 0.99),
    longest: quantile(times, 1),
  };
}

/** A search every five milliseconds as a caller meets it: what the main thread is kept from counts as well. */
async function searchesUntil(end: Promise<unknown>, finder: Finder): Promise<Round> {
  const needs = inventedNeeds(2_000, 4);
  const state = { isDone: false };
  void end.then(() => (state.isDone = true));
  let [longest, count, most, mostOfBoth] = [0, 0, 0, 0];
  let due = performance.now();
  while (!state.isDone) {
    due = Math.max(performance.now(), due + EVERY_MS);
    await new Promise((next) => setTimeout(next, due - performance.now()));
    await timed(finder, needs[count % needs.length] ?? "");
    longest = Math.max(longest, performance.now() - due);
    count += 1;
    // Looking at another process takes time itself.
    if (count % LOOK_EVERY !== 0) continue;
    const resident = process.memoryUsage.rss();
    most = Math.max(most, resident);
    mostOfBoth = Math.max(mostOfBoth, resident + residentOfChildren());
  }
  return { longest, count, most, mostOfBoth };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

const LOOK_EVERY = 20;

/** Resident bytes of the processes that this one has started; 0 where the system does not tell. */
function residentOfChildren(): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8");
    const pids = children.split(" ").filter((pid) => pid !== "");
    return pids.reduce((sum, pid) => {
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      return sum + 1_024 * Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
    }, 0);
  } catch {
    return 0;
  }
}

/** What searches met during one sync. */
interface Round {
  readonly longest: number;
  readonly count: number;
  readonly most: number;
  readonly mostOfBoth: number;
}

/** Syncs beside which is searched: on a machine with other work the longest wait is often that work's. */
const SYNCS = 3;
const CONTROL_MS = 10_000;
const EVERY_MS = 5;

async function timed(finder: Finder, need: string): Promise<number> {
  const started = performance.now();
  await finder.search({ need, mostMicroUsd: null, payment: "any", limit: 10 });
  return performance.now() - started;
}

function settingsOf(base: string, folder: string): FindSettings {
  const { settings, problems } = findSettings({
    CROSSFOOT_FIND_BAZAARS: base,
    CROSSFOOT_FIND_REGISTRY: "none",
    CROSSFOOT_FIND_FOLDER: folder,
  });
  if (problems.length > 0) throw new Error(problems.join(" "));
  return settings;
}
