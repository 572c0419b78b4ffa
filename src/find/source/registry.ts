import { cleanCount, cleanText, member } from "../clean-text.ts";
import { DAY_MS, isoOf, now } from "../clock.ts";
import { FIND_LIMITS } from "../find-limits.ts";
import type { Entry } from "../listing.ts";
import { fetchPage, type Fetching, SourceFault } from "./fetch-page.ts";
import { registryRow, type RegistryRow } from "./registry-entries.ts";
import { shortfall } from "./shortfall.ts";
import type { Harvest, Known, Source, SourceState } from "./source.ts";

/** A registry of MCP servers that speaks the official one's protocol. */
export function registrySource(base: string): Source {
  const id = `registry ${base}`;
  return {
    id,
    label: `MCP registry (${new URL(base).host})`,
    harvest: (known, fetching) => harvestOf({ id, base, known, fetching }),
  };
}

interface Task {
  readonly id: string;
  readonly base: string;
  readonly known: Known;
  readonly fetching: Fetching;
}

/** Changes alone are asked for between two walks through all of it: what they leave out is mended so. */
const WHOLE_EVERY_MS = 7 * DAY_MS;

/** Clocks differ, and a change may be published a little after it is made. */
const OVERLAP_MS = 3_600_000;

async function harvestOf(task: Task): Promise<Harvest> {
  const { known } = task;
  const { changedAt, wholeAt } = known.state;
  const isWhole = wholeAt === null || changedAt === null || now() - wholeAt > WHOLE_EVERY_MS;
  const walked = await walk(task, isWhole ? null : changedAt);
  const { rows, received } = walked;
  const fault = walked.fault ?? (isWhole ? missingOf(walked, known) : null);
  const isReplaced = isWhole && fault === null;
  const servers = serversOf(rows, isReplaced ? [] : known.entries.all());
  const shown = new Set(rows.flatMap((row) => (row.kind === "server" ? [row.name] : [])));
  let removed = 0;
  for (const entry of known.entries.all()) removed += servers.has(nameOf(entry)) ? 0 : 1;
  // Between two walks through all of it a server that has not changed is not shown, which says nothing against it.
  const isPartial = isWhole && fault !== null;
  const entries = [...servers].map(([name, entry]) =>
    isPartial && !shown.has(name) ? { ...entry, isStale: true } : entry,
  );
  return {
    entries,
    received,
    removed,
    local: rows.filter(({ kind }) => kind === "local").length,
    outcome: fault !== null ? "partial" : received === 0 ? "unchanged" : "fresh",
    fault,
    state: fault === null ? stateOf(entries, { known, isReplaced }) : known.state,
  };
}

/** What is missing of a walk through all of it, in a sentence; null where nothing is. */
function missingOf({ rows, received, total }: Walked, known: Known): string | null {
  const understood = rows.filter(({ kind }) => kind === "server").length;
  return shortfall({ shown: received, total, understood, known: [...known.entries.all()].length });
}

/** The servers by their names, after all rows. */
function serversOf(
  rows: readonly RegistryRow[],
  before: Iterable<Entry>,
): ReadonlyMap<string, Entry> {
  const servers = new Map<string, Entry>();
  for (const entry of before) servers.set(nameOf(entry), entry);
  for (const row of rows) {
    if (row.kind === "deleted" || row.kind === "local") servers.delete(row.name);
    if (row.kind === "server" && !isOlder(row.entry, servers.get(row.name))) {
      servers.set(row.name, row.entry);
    }
  }
  return servers;
}

function stateOf(
  entries: readonly Entry[],
  { known, isReplaced }: { readonly known: Known; readonly isReplaced: boolean },
): SourceState {
  const latest = entries.reduce((most, { updatedAt }) => Math.max(most, updatedAt ?? 0), 0);
  return {
    id: known.state.id,
    goodAt: now(),
    wholeAt: isReplaced ? now() : known.state.wholeAt,
    // A registry that tells no dates is always fetched as a whole.
    changedAt: latest === 0 ? null : latest,
    pages: {},
  };
}

interface Walked {
  readonly rows: readonly RegistryRow[];
  readonly received: number;
  /** How many it says that it has; null where it does not say, as most do. */
  readonly total: number | null;
  readonly fault: string | null;
}

async function walk({ id, base, fetching }: Task, since: number | null): Promise<Walked> {
  const rows: RegistryRow[] = [];
  const cursors = new Set<string>();
  let received = 0;
  let total: number | null = null;
  let cursor = "";
  try {
    do {
      if (cursors.has(cursor)) throw new SourceFault("Its pages lead back to one before.");
      cursors.add(cursor);
      const page = await fetchPage(addressOf(base, cursor, since), null, fetching);
      const value = page.kind === "fresh" ? page.value : null;
      const servers = member(value, "servers");
      if (!Array.isArray(servers)) throw new SourceFault("Its answer holds no list of servers.");
      received += servers.length;
      const place = { source: id, page: "" };
      rows.push(...servers.map((server: unknown) => registryRow(server, place)));
      total = cleanCount(member(member(value, "metadata"), "total"));
      cursor = cursorOf(value);
    } while (cursor !== "" && cursors.size < FIND_LIMITS.pages && received < FIND_LIMITS.listings);
    return { rows, received, total, fault: null };
  } catch (error) {
    if (!(error instanceof SourceFault) || rows.length === 0) throw error;
    return { rows, received, total, fault: error.message };
  }
}

function addressOf(base: string, cursor: string, since: number | null): string {
  const query = new URLSearchParams({ limit: String(FIND_LIMITS.registryPage), version: "latest" });
  if (since !== null) query.set("updated_since", isoOf(since - OVERLAP_MS));
  if (cursor !== "") query.set("cursor", cursor);
  return `${base}/v0.1/servers?${query.toString()}`;
}

function cursorOf(value: unknown): string {
  const metadata = member(value, "metadata");
  const cursor = member(metadata, "nextCursor") ?? member(metadata, "next_cursor");
  return typeof cursor === "string" && cursor.length <= 1_000 ? cleanText(cursor, 1_000) : "";
}

/** The first key of a registry's entry is its name. */
function nameOf(entry: Entry): string {
  return (entry.keys[0] ?? "").slice("server ".length);
}

/** Rows may come as every version of a server, in any order. */
function isOlder(entry: Entry, other: Entry | undefined): boolean {
  return (
    other?.updatedAt !== undefined &&
    other.updatedAt !== null &&
    (entry.updatedAt ?? 0) < other.updatedAt
  );
}
