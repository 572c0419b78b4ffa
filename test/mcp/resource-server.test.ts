import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { expect, onTestFinished, test } from "vitest";
import { streamableHttp } from "../../src/http/mcp/exchange.ts";
import { remoteToolSets } from "../../src/mcp/reader-tools.ts";
import type { ResourceSet } from "../../src/mcp/resource.ts";
import { serversFor } from "../../src/mcp/tool-server.ts";
import { SHOWS_VIEWS } from "./local/local-server.ts";

const NAMES = Array.from(
  { length: 250 },
  (_name, index) => `x://${String(index).padStart(3, "0")}`,
);

const RESOURCES: ResourceSet<null> = {
  list: () => NAMES.toReversed().map((uri) => ({ uri, name: uri })),
  changes: () => 0,
  templates: () => [],
  read: async (uri) => {
    if (uri === "x://fault") throw new Error("Words that may quote a document.");
    return Promise.resolve({ kind: "missing", sentence: "There is none." });
  },
  views: [],
};

async function connected(faults: unknown[] = []): Promise<Client> {
  const makeServer = serversFor<null>({
    title: "test",
    instructions: "",
    tools: [],
    resources: RESOURCES,
  });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await makeServer(null, { onFault: (fault) => faults.push(fault) }).connect(far);
  const client = new Client({ name: "test", version: "1" });
  await client.connect(near);
  onTestFinished(async () => client.close());
  return client;
}

test("a long list comes in parts, each once and in order", async () => {
  const client = await connected();
  const found: string[] = [];
  const sizes: number[] = [];
  let cursor: string | undefined;
  do {
    const params = cursor === undefined ? {} : { cursor };
    const { resources, nextCursor } = await client.request({ method: "resources/list", params });
    found.push(...resources.map(({ uri }) => uri));
    sizes.push(resources.length);
    cursor = nextCursor;
  } while (cursor !== undefined);
  expect([sizes, found]).toEqual([[100, 100, 50], NAMES]);
  // Whatever is sent as a cursor is only a place in the order.
  const { resources } = await client.request({
    method: "resources/list",
    params: { cursor: Buffer.from("y").toString("base64url") },
  });
  expect(resources).toEqual([]);
});

test("a fault is told without its words", async () => {
  const faults: unknown[] = [];
  const client = await connected(faults);
  await expect(client.readResource({ uri: "x://fault" })).rejects.toThrow(
    /^(?!.*quote).*The server failed on this read/,
  );
  expect(faults).toHaveLength(1);
  await expect(client.readResource({ uri: "x://000" })).rejects.toThrow(/There is none\./);
});

test("the servers of a daemon have tools and nothing else, whatever a client shows", async () => {
  const site = {
    baseUrl: "https://example.org",
    isFree: true,
    version: "1",
    operator: null,
    contact: null,
    networks: [],
    hasMcp: true,
    modelHost: null,
    readSeconds: 1,
  };
  for (const set of Object.values(remoteToolSets(site))) {
    const makeServer = serversFor(set);
    const answer = streamableHttp(() => makeServer({} as never));
    const [plain, shown] = [await listedBy(answer, {}), await listedBy(answer, SHOWS_VIEWS)];
    expect(shown).toBe(plain);
    expect(JSON.parse(plain)).toMatchObject({
      result: { tools: set.tools.map(({ listing }) => listing), cacheScope: "public" },
    });
    const server = makeServer({} as never);
    expect(server.getCapabilities()).toEqual({ tools: {} });
  }
});

/** The body of the answer to `tools/list`, for a client of 2026 with these capabilities. */
async function listedBy(
  answer: ReturnType<typeof streamableHttp>,
  capabilities: object,
): Promise<string> {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": capabilities,
  };
  const body = { jsonrpc: "2.0", id: 1, method: "tools/list", params: { _meta: meta } };
  const web = new Request("https://example.org/mcp", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "tools/list",
    },
    body: JSON.stringify(body),
  });
  return (await answer({ web, body })).text();
}
