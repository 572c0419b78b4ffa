import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { member } from "../../src/find/clean-text.ts";
import type { Entry, Listing } from "../../src/find/listing.ts";
import { mergedListings } from "../../src/find/merge.ts";
import { bazaarRow } from "../../src/find/source/bazaar-entries.ts";
import { registryRow } from "../../src/find/source/registry.ts";

/** Third-party listings that are measured and never part of the project. */
const FOLDER = resolve("../shared/catalogs");
const BAZAAR = "bazaar-v1-listings.json";
const REGISTRY = "mcp-registry-2025-05-old-shape.json";

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
  const paths = [BAZAAR, REGISTRY].map((name) => resolve(FOLDER, name));
  if (!paths.every((path) => existsSync(path))) return null;
  const [bazaar = [], registry = []] = paths.map(listOf);
  return toolsOf({ bazaar, registry: registry.map(today) }, hashOf);
}

/** Items of a Bazaar and rows of a registry as the finder knows them after a sync; `nameOf` names a listing by its URL or its server's name. */
export function toolsOf(
  {
    bazaar,
    registry,
  }: { readonly bazaar: readonly unknown[]; readonly registry: readonly unknown[] },
  nameOf: (text: string) => string,
): readonly CatalogTool[] {
  const judged = [
    ...bazaar.map((item) => {
      const row = bazaarRow(item, { source: "bazaar", page: "0" });
      return { entry: row.kind === "tool" ? row.entry : null, hash: nameOf(resourceOf(item)) };
    }),
    ...registry.map((server) => {
      const row = registryRow(server, { source: "registry", page: "" });
      const entry = row.kind === "server" ? row.entry : null;
      return { entry, hash: nameOf(String(member(member(server, "server"), "name"))) };
    }),
  ];
  const known = new Map<string, Entry>();
  for (const { entry } of judged) if (entry !== null) known.set(identity(entry), entry);
  const listings = mergedListings([...known.values()]);
  const listingOfKey = new Map<string, string>();
  for (const { key, parts } of listings) {
    for (const { keys } of parts) for (const each of keys) listingOfKey.set(each, key);
  }
  // What was merged into a tool counts as found with it, also where the tool does not keep it.
  const hashes = new Map<string, string[]>();
  for (const { entry, hash } of judged) {
    const listing = entry?.keys
      .map((key) => listingOfKey.get(key))
      .find((key) => key !== undefined);
    if (listing !== undefined) hashes.set(listing, [...(hashes.get(listing) ?? []), hash]);
  }
  return listings.map((listing) => ({ listing, hashes: hashes.get(listing.key) ?? [] }));
}

/** The address under which an item is judged, wherever it stands. */
function resourceOf(item: unknown): string {
  const accepts = member(item, "accepts");
  const first: unknown = Array.isArray(accepts) ? accepts[0] : undefined;
  const resource = member(item, "resource") ?? member(first, "resource");
  return String(member(resource, "url") ?? resource);
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
