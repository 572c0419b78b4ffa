import { cleanText, cleanUrl, cleanWord, elements, member } from "../clean-text.ts";
import { momentOf } from "../clock.ts";
import { FIND_LIMITS } from "../find-limits.ts";
import type { Entry, PackageCall } from "../listing.ts";
import { isPublicAddress } from "../public-address.ts";
import { templateOf } from "../tool-keys.ts";
import type { Place } from "./bazaar-entries.ts";

/** What a row of the registry says: a server as it is now, or that one is gone. */
export type RegistryRow =
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
