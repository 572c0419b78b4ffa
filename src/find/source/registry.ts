import { cleanCount, cleanText, cleanUrl, cleanWord, elements, member } from "../clean-text.ts";
import { DAY_MS, isoOf, momentOf, now } from "../clock.ts";
import { FIND_LIMITS } from "../find-limits.ts";
import type { Entry, PackageCall } from "../listing.ts";
import { isPublicAddress } from "../public-address.ts";
import type { Place } from "./bazaar-entries.ts";
import { type Fetching, fetchPage, SourceFault } from "./fetch-page.ts";
import { type Harvest, type Known, shortfall, type Source, type SourceState } from "./source.ts";
import { templateOf } from "../tool-keys.ts";

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

/** What a row of the registry says: a server as it is now, or that one is gone. */
type RegistryRow =
  | { readonly kind: "server"; readonly name: string; readonly entry: Entry }
  | { readonly kind: "deleted"; readonly name: string; readonly updatedAt: number | null }
  /** A server that leads to this machine or a private network. */
  | { readonly kind: "local"; readonly name: string }
  /** An older version of a server, or nothing that can be understood. */
  | { readonly kind: "nothing" };

const OFFICIAL = "io.modelcontextprotocol.registry/official";

/** What one row of `/v0.1/servers` says. Registries of the least kind leave `_meta` out, and some the wrapping as well. */
export function registryRow(row: unknown, place: Place): RegistryRow {
  const server = member(row, "server") ?? row;
  const name = cleanWord(member(server, "name"), 200);
  if (!/^[\w.-]+\/[\w.-]+$/.test(name)) return { kind: "nothing" };
  const meta = member(member(row, "_meta"), OFFICIAL) ?? member(member(server, "_meta"), OFFICIAL);
  const status = member(meta, "status") ?? member(server, "status");
  const updatedAt = momentOf(member(meta, "updatedAt") ?? member(meta, "publishedAt"));
  if (status === "deleted") return { kind: "deleted", name, updatedAt };
  if (member(meta, "isLatest") === false) return { kind: "nothing" };
  const remotes = elements(member(server, "remotes"), FIND_LIMITS.packages).flatMap((remote) => {
    const url = cleanUrl(member(remote, "url"));
    const transport = member(remote, "type") === "sse" ? "sse" : "streamable-http";
    return url === null ? [] : [{ url, transport }];
  });
  const packages = elements(member(server, "packages"), FIND_LIMITS.packages).flatMap(packageOf);
  const isPublic = remotes.every(({ url }) => isPublicAddress(new URL(url)));
  if (!isPublic || !packages.every(isPublicPackage)) return { kind: "local", name };
  const title = cleanText(member(server, "title"), FIND_LIMITS.nameCharacters);
  const remote = remotes.find(({ transport }) => transport === "streamable-http") ?? remotes[0];
  const entry: Entry = {
    source: place.source,
    keys: [
      `server ${name}`,
      ...remotes.map(({ url }) => remoteKey(url)),
      ...packages.map(({ registry, identifier }) => `package ${registry} ${identifier}`),
    ],
    kind: "mcp-server",
    name: title === "" ? name : `${title} (${name})`,
    description: cleanText(member(server, "description"), FIND_LIMITS.descriptionCharacters),
    tags: [],
    parameters: [...new Set(packages.flatMap(({ variables }) => variables))],
    url: remote?.url ?? null,
    transport: remote?.transport ?? "stdio",
    method: null,
    tool: null,
    packages,
    offers: [],
    updatedAt,
    payers: null,
    calls: null,
    hasSchema: false,
    isDeprecated: status === "deprecated",
    page: place.page,
    missed: 0,
    isStale: false,
  };
  return { kind: "server", name, entry };
}

/** The same as that of a paid MCP server at this address. */
function remoteKey(url: string): string {
  const { host, path } = templateOf(url);
  return `at ${host}${path} `;
}

function packageOf(value: unknown): readonly PackageCall[] {
  const registry = cleanWord(member(value, "registryType"), 20);
  const identifier = cleanWord(member(value, "identifier"), 200);
  if (registry === "" || identifier === "" || identifier.startsWith("-")) return [];
  const variables = elements(member(value, "environmentVariables"), FIND_LIMITS.variables);
  return [
    {
      registry,
      identifier,
      version: cleanWord(member(value, "version"), 60),
      variables: variables
        .map((variable) => cleanWord(member(variable, "name"), 60))
        .filter((name) => name !== ""),
    },
  ];
}

/** Registries of containers are named with their host, some packages by their address. */
function isPublicPackage({ registry, identifier }: PackageCall): boolean {
  const [address] = /[a-z]+:\/\/.*/i.exec(identifier) ?? [];
  if (address !== undefined) return isPublicText(address.replace(/^[a-z]+:/i, "https:"));
  const [first = "", ...rest] = identifier.split("/");
  const isHost = rest.length > 0 && /[.:]|^localhost$/i.test(first);
  return !isHost || !/^(?:oci|docker)$/.test(registry) || isPublicText(`https://${first}`);
}

function isPublicText(address: string): boolean {
  return URL.canParse(address) && isPublicAddress(new URL(address));
}
