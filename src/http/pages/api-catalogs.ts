import { FIND } from "../../wire/find/result.ts";
import { READERS, type Site } from "../../wire/service/readers.ts";

/*
 * Where programs look up what a site offers before they call anything. An agent card of A2A is left out on purpose: it
 * promises that the site speaks A2A, which this one does not.
 */

interface Link {
  readonly href: string;
  readonly type: string;
}

/** The links of one API: RFC 9264, in JSON. */
interface LinkContext {
  readonly anchor: string;
  readonly "service-desc": readonly Link[];
  readonly "service-doc": readonly Link[];
  readonly "terms-of-service": readonly Link[];
  readonly status: readonly Link[];
}

export const API_CATALOG_TYPE =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** The JSON at `/.well-known/api-catalog` (RFC 9727): each API, with its description for programs and for people. */
export function apiCatalog({ baseUrl }: Site): { readonly linkset: readonly LinkContext[] } {
  const link = (path: string, type: string): readonly Link[] => [
    { href: `${baseUrl}${path}`, type },
  ];
  const paths = [READERS.construction.path, READERS.invoice.path, FIND.path];
  return {
    linkset: paths.map((path) => ({
      anchor: `${baseUrl}${path}`,
      "service-desc": link("/openapi.json", "application/json"),
      "service-doc": link("/developers", "text/html"),
      "terms-of-service": link("/api-terms", "text/html"),
      status: link("/readyz", "application/json"),
    })),
  };
}

const CARD_TYPE = "application/mcp-server-card+json" as const;

/** One MCP server of the site, as it is told before anybody connects. */
interface ServerCard {
  readonly $schema: "https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json";
  /** Its owner in reverse DNS, and its name there. */
  readonly name: string;
  readonly title: string;
  /** At most 100 characters. */
  readonly description: string;
  readonly version: string;
  readonly websiteUrl: string;
  readonly remotes: readonly { readonly type: "streamable-http"; readonly url: string }[];
}

/** The JSON at `/.well-known/mcp/catalog.json`, which names the cards. */
interface ServerCatalog {
  readonly specVersion: "draft";
  readonly entries: readonly {
    readonly identifier: string;
    readonly displayName: string;
    readonly type: typeof CARD_TYPE;
    readonly url: string;
  }[];
}

/** What the site says of its MCP servers: the catalog, and each card by its path. */
interface ServerCards {
  readonly catalog: ServerCatalog;
  readonly cards: Readonly<Record<string, ServerCard>>;
  readonly cardType: typeof CARD_TYPE;
}

/**
 * The cards of the MCP servers, after the draft of 2026 (github.com/modelcontextprotocol/experimental-ext-server-card, schema v2,
 * docs/discovery.md; looked up on 2026-11-29). They say where to connect, and never what tools there are.
 */
export function serverCards({ baseUrl, version }: Site): ServerCards {
  const { hostname } = new URL(baseUrl);
  const owner = hostname
    .replaceAll(/[^a-zA-Z0-9.-]/g, "")
    .split(".")
    .toReversed()
    .join(".");
  const servers = SERVERS.map(({ mcpPath, name, title, description }) => ({
    cardPath: `${mcpPath}/server-card`,
    entry: {
      identifier: `urn:air:${hostname}:${name}`,
      displayName: title,
      type: CARD_TYPE,
      url: `${baseUrl}${mcpPath}/server-card`,
    } satisfies ServerCatalog["entries"][number],
    card: {
      $schema: "https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json",
      name: `${owner}/${name}`,
      title,
      description,
      version,
      websiteUrl: `${baseUrl}/`,
      remotes: [{ type: "streamable-http", url: `${baseUrl}${mcpPath}` }],
    } satisfies ServerCard,
  }));
  return {
    catalog: { specVersion: "draft", entries: servers.map(({ entry }) => entry) },
    cards: Object.fromEntries(servers.map(({ cardPath, card }) => [cardPath, card])),
    cardType: CARD_TYPE,
  };
}

const SERVERS = [
  {
    mcpPath: READERS.construction.mcpPath,
    name: "crossfoot-documents",
    title: "crossfoot documents",
    description:
      "Reads construction pay applications and change orders from PDF; checks their arithmetic.",
  },
  {
    mcpPath: READERS.invoice.mcpPath,
    name: "crossfoot-invoices",
    title: "crossfoot invoices",
    description: "Reads invoices, bills and receipts from PDF and checks their arithmetic.",
  },
  {
    mcpPath: FIND.mcp,
    name: "crossfoot-finder",
    title: "crossfoot tool finder",
    description:
      "Finds paid APIs, MCP tools and MCP servers in public catalogs, in plain words. Free.",
  },
] as const;
