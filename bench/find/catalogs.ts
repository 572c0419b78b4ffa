import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { member } from "../../src/find/clean-text.ts";
import type { Entry, Listing } from "../../src/find/listing.ts";
import { mergedListings } from "../../src/find/merge.ts";
import { bazaarEntry } from "../../src/find/source/bazaar-entries.ts";
import { registryRow } from "../../src/find/source/registry-entries.ts";

/** Third-party listings that are measured and never part of the project. */
const FOLDER = resolve("../shared/catalogs");

/** A need with the grades of the listings that meet it, by their hashes. */
export interface JudgedNeed {
  readonly need: string;
  readonly grades: Readonly<Record<string, number>>;
}

/** A tool of the catalogs, with the hashes under which its listings were judged. */
export interface CatalogTool {
  readonly listing: Listing;
  readonly hashes: readonly string[];
}

/** The needs that were judged. */
export function judgedNeeds(): readonly JudgedNeed[] {
  return readFileSync("bench/find/judged-needs.ndjson", "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as JudgedNeed);
}

/** Whether a need belongs to the half that no ranking was tuned on. */
export function isTest({ need }: JudgedNeed): boolean {
  return Number.parseInt(hashOf(need).slice(0, 12), 16) % 2 === 1;
}

/** The catalogs as the finder knows them after a sync; null where the folder is absent. */
export function catalogTools(): readonly CatalogTool[] | null {
  const [bazaar, registry] = ["bazaar-v1-listings.json", "mcp-registry-2025-05-old-shape.json"].map(
    (name) => resolve(FOLDER, name),
  );
  if (bazaar === undefined || registry === undefined) return null;
  if (!existsSync(bazaar) || !existsSync(registry)) return null;
  const hashes = new Map<string, string[]>();
  const entries: Entry[] = [];
  const keep = (entry: Entry | null, name: unknown): void => {
    if (entry === null) return;
    entries.push(entry);
    const key = identity(entry);
    hashes.set(key, [...(hashes.get(key) ?? []), hashOf(String(name))]);
  };
  for (const item of listOf(bazaar)) {
    keep(bazaarEntry(item, { source: "bazaar", page: "0" }), member(item, "resource"));
  }
  for (const server of listOf(registry)) {
    const row = registryRow(today(server), { source: "registry", page: "" });
    keep(row.kind === "server" ? row.entry : null, member(server, "name"));
  }
  const known = [...new Map(entries.map((entry) => [identity(entry), entry])).values()];
  // A tool keeps a few of its listings; all that were merged into it count as found with it.
  const toolOf = new Map<string, string>();
  const merged = mergedListings(known);
  for (const listing of merged) for (const part of listing.parts) toolOf.set(identity(part), listing.key);
  const byKey = new Map<string, string>();
  for (const listing of merged) {
    for (const { keys } of listing.parts) for (const key of keys) byKey.set(key, listing.key);
  }
  const ofTool = new Map<string, string[]>();
  for (const entry of known) {
    const tool = toolOf.get(identity(entry)) ?? entry.keys.map((key) => byKey.get(key)).find(Boolean);
    if (tool !== undefined) {
      ofTool.set(tool, [...(ofTool.get(tool) ?? []), ...(hashes.get(identity(entry)) ?? [])]);
    }
  }
  return merged.map((listing) => ({ listing, hashes: ofTool.get(listing.key) ?? [] }));
}

function identity({ source, keys, url, tool, method }: Entry): string {
  return [source, keys[0], url, tool, method].join(" ");
}

function listOf(path: string): readonly unknown[] {
  return JSON.parse(readFileSync(path, "utf8")) as readonly unknown[];
}

/** A server of the older registry in the shape of today. */
function today(server: unknown): unknown {
  const packages = member(server, "packages");
  const detail = member(server, "version_detail");
  return {
    server: {
      name: member(server, "name"),
      description: member(server, "description"),
      version: member(detail, "version"),
      packages: Array.isArray(packages)
        ? packages.map((each: unknown) => ({
            registryType: member(each, "registry_name"),
            identifier: member(each, "name"),
            version: member(each, "version"),
            environmentVariables: member(each, "environment_variables"),
          }))
        : [],
    },
    _meta: {
      "io.modelcontextprotocol.registry/official": {
        status: "active",
        updatedAt: member(detail, "release_date"),
        isLatest: true,
      },
    },
  };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
