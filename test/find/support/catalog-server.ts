import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createHash } from "node:crypto";

/** What a server answers to one request instead of a page. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

/** A catalog on loopback, which can be changed between two requests. */
export interface CatalogServer {
  readonly base: string;
  /** The paths and queries that were asked for, in their order. */
  readonly asked: string[];
  /** Faults to be answered with before the next pages, one request each. */
  readonly faults: Fault[];
  readonly close: () => Promise<void>;
}

/** A Bazaar as facilitators run one. */
export interface Bazaar extends CatalogServer {
  /** What it lists; tests change it. */
  items: unknown[];
  /** Wraps each page; the identity unless a test says otherwise. */
  wrap: (page: unknown) => unknown;
  /** The most that a page has, whatever is asked for. */
  mostOnPage: number;
  /** Called before each page, so that listings can move while pages are turned. */
  beforePage: (offset: number) => void;
}

/** A registry of MCP servers. */
export interface Registry extends CatalogServer {
  rows: unknown[];
  mostOnPage: number;
  /** The cursor of the page that begins at an offset. */
  cursorAt: (offset: number) => string;
}

export async function bazaarServer(items: unknown[] = []): Promise<Bazaar> {
  const bazaar: Bazaar = {
    ...(await catalogServer((request, response) => {
      const { searchParams } = new URL(request.url ?? "", "http://here");
      const offset = Number(searchParams.get("offset"));
      const limit = Math.min(Number(searchParams.get("limit")), bazaar.mostOnPage);
      bazaar.beforePage(offset);
      const page = {
        x402Version: 2,
        items: bazaar.items.slice(offset, offset + limit),
        pagination: { limit, offset, total: bazaar.items.length },
      };
      sendPage(request, response, bazaar.wrap(page));
    })),
    items,
    wrap: (page) => page,
    mostOnPage: 1_000,
    beforePage: () => undefined,
  };
  return bazaar;
}

export async function registryServer(rows: unknown[] = []): Promise<Registry> {
  const registry: Registry = {
    ...(await catalogServer((request, response) => {
      const { searchParams } = new URL(request.url ?? "", "http://here");
      const since = Date.parse(searchParams.get("updated_since") ?? "1970-01-01T00:00:00Z");
      const isIncremental = searchParams.has("updated_since");
      const shown = registry.rows.filter((row) => {
        const { status, updatedAt } = metaOf(row);
        return Date.parse(updatedAt) >= since && (isIncremental || status !== "deleted");
      });
      const cursor = searchParams.get("cursor");
      const starts = shown.map((_, at) => registry.cursorAt(at));
      const offset = cursor === null ? 0 : starts.indexOf(cursor);
      const end = offset + Math.min(Number(searchParams.get("limit")), registry.mostOnPage);
      const nextCursor = end < shown.length ? registry.cursorAt(end) : undefined;
      const servers = shown.slice(offset, end);
      sendPage(request, response, { servers, metadata: { nextCursor, count: servers.length } });
    })),
    rows,
    mostOnPage: 100,
    cursorAt: (offset) => `name/${offset}:1.0.0`,
  };
  return registry;
}

/** What the registry says of a row beside the server's own words. */
function metaOf(row: unknown): { readonly status: string; readonly updatedAt: string } {
  const meta = (row as null | { _meta?: Record<string, { status: string; updatedAt: string }> })
    ?._meta;
  return (
    meta?.["io.modelcontextprotocol.registry/official"] ?? {
      status: "active",
      updatedAt: "2026-01-01T00:00:00Z",
    }
  );
}

async function catalogServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<CatalogServer> {
  const asked: string[] = [];
  const faults: Fault[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const fault = faults.shift();
    if (fault === undefined) answer(request, response);
    else fault(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    asked,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: unknown): void {
  const body = JSON.stringify(page);
  const etag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { "content-type": "application/json", etag }).end(body);
}
