import { afterEach, describe, expect, test } from "vitest";
import type { Entry } from "../../src/find/listing.ts";
import { bazaarSource } from "../../src/find/source/bazaar.ts";
import { registrySource } from "../../src/find/source/registry.ts";
import { freshState, type Harvest, type Known, type Source } from "../../src/find/source/source.ts";
import { bazaarServer, type CatalogServer, registryServer } from "./support/catalog-server.ts";
import { smallFetching } from "./support/finding.ts";
import {
  acceptsSolana,
  acceptsV1,
  acceptsV2,
  fillers,
  itemMcp,
  itemV1,
  itemV2,
  registryRowOf,
} from "./support/listings.ts";

const open: CatalogServer[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function bazaar(...items: unknown[]): ReturnType<typeof bazaarServer> {
  const server = await bazaarServer(items);
  open.push(server);
  return server;
}

async function registry(...rows: unknown[]): ReturnType<typeof registryServer> {
  const server = await registryServer(rows);
  open.push(server);
  return server;
}

/** What a source shows, the first time or after something was known of it. */
async function harvest(source: Source, before?: Harvest): Promise<Harvest> {
  const entries = before?.entries ?? [];
  const known: Known = {
    state: before?.state ?? freshState(source.id),
    entries: {
      all: () => entries,
      ofPage: (page) => entries.filter((entry) => entry.page === page),
    },
  };
  return source.harvest(known, smallFetching());
}

async function entriesOf(...items: unknown[]): Promise<readonly Entry[]> {
  const { base } = await bazaar(...items);
  return (await harvest(bazaarSource(base))).entries;
}

describe("the shapes of a Bazaar", () => {
  test("an item of version 2", async () => {
    const [entry] = await entriesOf(itemV2());
    expect(entry).toMatchObject({
      kind: "http",
      name: "Stamp Appraiser",
      description: "Appraises a postage stamp from its catalogue number.",
      tags: ["philately", "collecting"],
      parameters: ["catalogueNumber"],
      method: "POST",
      payers: 9,
      calls: 120,
      updatedAt: Date.parse("2026-10-01T08:00:00Z"),
      offers: [{ network: "eip155:8453", currency: "USDC", microUsd: "10000" }],
    });
  });

  test("an item of version 1, with what older listings counted and a number for a date", async () => {
    const [entry] = await entriesOf(itemV1());
    expect(entry).toMatchObject({
      name: "tides (tides.example.com)",
      description: "Times of high and low water for a harbour.",
      parameters: ["harbour"],
      method: "GET",
      payers: 5,
      calls: 12,
      updatedAt: 1_790_000_000_000,
      offers: [{ network: "eip155:8453", currency: "USDC", microUsd: "20000" }],
    });
  });

  test("an item of version 2 whose ways of paying are of version 1, and of both", async () => {
    const mixed = [acceptsV1({ network: "solana", asset: acceptsSolana()["asset"] }), acceptsV2()];
    const [entry] = await entriesOf(itemV2({ accepts: mixed }));
    expect(entry?.offers.map(({ network, microUsd }) => [network.split(":")[0], microUsd])).toEqual(
      [
        ["solana", "20000"],
        ["eip155", "10000"],
      ],
    );
  });

  test("a tool of an MCP server, named as packages and as the text of the standard name it", async () => {
    const renamed = itemMcp({ resource: { url: "https://wasps.example.com/mcp" } });
    const input = { type: "mcp", tool: "find_nest", inputSchema: { properties: { garden: {} } } };
    const [bees, wasps] = await entriesOf(itemMcp(), {
      ...renamed,
      extensions: { bazaar: { info: { input } } },
    });
    expect(bees).toMatchObject({
      kind: "mcp-tool",
      tool: "predict_swarm",
      name: "predict_swarm (Bee Keeper)",
      parameters: ["hiveWeight"],
      transport: "streamable-http",
      method: null,
    });
    expect(wasps).toMatchObject({ tool: "find_nest", parameters: ["garden"] });
  });

  test("parameters in the words of other languages' packages, as schemas and as names", async () => {
    const properties = { stamp_number: { type: "string" } };
    const schema = { title: "Request", type: "object", required: ["stamp_number"], properties };
    const entries = await entriesOf(
      itemV1({ accepts: [acceptsV1({ outputSchema: { input: { body_fields: schema } } })] }),
      itemV2({
        extensions: {
          bazaar: { schema: { properties: { input: { properties: { body: schema } } } } },
        },
      }),
      itemV1({
        resource: "https://other.example.com/tides",
        accepts: [acceptsV1({ outputSchema: { input: { query_params: properties } } })],
      }),
    );
    expect(entries.map(({ parameters }) => parameters)).toEqual([
      ["stamp_number"],
      ["stamp_number"],
      ["stamp_number"],
    ]);
  });

  test("no quality, none at all, and numbers that are none", async () => {
    const strange = { l30DaysTotalCalls: -4, l30DaysUniquePayers: "many" };
    const entries = await entriesOf(
      itemV2({ quality: null }),
      itemV2({ resource: "https://a.example.com/", quality: undefined, lastUpdated: "yesterday" }),
      itemV2({ resource: "https://b.example.com/", quality: strange, lastUpdated: -1 }),
    );
    expect(entries.map(({ payers, calls }) => [payers, calls])).toEqual(
      Array.from({ length: 3 }, () => [null, null]),
    );
    expect(entries.map(({ updatedAt }) => updatedAt === null)).toEqual([false, true, true]);
  });

  test.each([
    ["resources", (page: object) => ({ resources: (page as { items: unknown }).items })],
    ["data.items", (page: object) => ({ success: true, data: page })],
    ["a bare list", (page: object) => (page as { items: unknown }).items],
    ["data.result.items", (page: object) => ({ data: { result: page } })],
  ])("an answer wrapped as %s", async (_, wrap) => {
    const server = await bazaar(itemV2(), itemV1());
    server.wrap = (page) => wrap(page as object);
    expect((await harvest(bazaarSource(server.base))).entries).toHaveLength(2);
  });

  test("test networks are dropped, and what is paid on them alone", async () => {
    const onlyTest = { accepts: [acceptsV1({ network: "base-sepolia" })] };
    const both = [acceptsV2({ network: "eip155:84532" }), acceptsV2()];
    const entries = await entriesOf(itemV1(onlyTest), itemV2({ accepts: both }));
    expect(entries.map(({ offers }) => offers.map(({ network }) => network))).toEqual([
      ["eip155:8453"],
    ]);
  });

  test.each([
    ["1e9"],
    ["-5"],
    ["0x10"],
    ["12.5"],
    ["9".repeat(13)],
    [10_000],
    [Number.NaN],
    [null],
    [" 10"],
  ])("an amount of %s is no price", async (amount) => {
    const [entry] = await entriesOf(itemV2({ accepts: [acceptsV2({ amount })] }));
    expect(entry?.offers[0]?.microUsd).toBeNull();
  });

  test("a token that is not known has no worth in dollars", async () => {
    const asset = "0x9999999999999999999999999999999999999999";
    const [entry] = await entriesOf(itemV2({ accepts: [acceptsV2({ asset })] }));
    expect(entry?.offers).toMatchObject([{ currency: null, microUsd: null }]);
  });
});

test("listings that lead to this machine or a private network are dropped and counted", async () => {
  const places = [
    "http://127.0.0.1:8080/pay",
    "http://0x7f.1/",
    "https://db.internal/",
    "http://[fd00:ec2::254]/",
  ];
  const server = await bazaar(itemV2(), ...places.map((resource) => itemV2({ resource })));
  const source = bazaarSource(server.base);
  const first = await harvest(source);
  expect([first.entries.length, first.local]).toEqual([1, 4]);
  // A page that has not changed is not sent again, and counts as before.
  const second = await harvest(source, first);
  expect([second.outcome, second.entries.length, second.local]).toEqual(["unchanged", 1, 4]);
  const remotes = [{ type: "streamable-http", url: "http://169.254.169.254/mcp" }];
  const oci = [{ registryType: "oci", identifier: "localhost:5000/image", version: "1" }];
  const npm = [{ registryType: "npm", identifier: "http://10.0.0.1/x.tgz", version: "1" }];
  const { base } = await registry(
    registryRowOf(),
    registryRowOf({ name: "com.example/remote", packages: [], remotes }),
    registryRowOf({ name: "com.example/image", packages: oci }),
    registryRowOf({ name: "com.example/archive", packages: npm }),
  );
  const registered = await harvest(registrySource(base));
  expect([registered.entries.length, registered.local]).toEqual([1, 3]);
});

describe("a source that comes short of what it has", () => {
  const stale = ({ entries }: Harvest): number => entries.filter(({ isStale }) => isStale).length;

  test.each([
    ["ends early", (items: unknown[]) => ({ items: items.slice(0, 4), pagination: { total: 20 } })],
    ["shows nothing", () => ({ items: [], pagination: { total: 20 } })],
    ["shows nothing and does not say how much it has", () => ({ items: [] })],
  ])("a Bazaar that %s erases nothing, however often it is asked", async (_, page) => {
    const server = await bazaar(...fillers(20));
    const source = bazaarSource(server.base);
    const first = await harvest(source);
    const whole = server.items;
    server.wrap = () => page(whole);
    server.mostOnPage = 4;
    server.beforePage = (offset) => {
      if (offset > 0) server.wrap = () => ({ items: [], pagination: { total: 20 } });
    };
    let last = first;
    for (let sync = 0; sync < 4; sync++) last = await harvest(source, last);
    expect([last.outcome, last.entries.length, last.removed]).toEqual(["partial", 20, 0]);
    expect(last.fault).toMatch(/^It shows \d+ /);
    expect(stale(last)).toBeGreaterThanOrEqual(16);
    expect(last.state.goodAt).toBe(first.state.goodAt);
    server.wrap = (all) => all;
    server.beforePage = () => undefined;
    const mended = await harvest(source, last);
    expect([mended.fault, mended.entries.length, stale(mended)]).toEqual([null, 20, 0]);
  });

  test("a Bazaar that shows its first page again and again erases nothing", async () => {
    const server = await bazaar(...fillers(20));
    const source = bazaarSource(server.base);
    const first = await harvest(source);
    const page = { items: server.items.slice(0, 10), pagination: { total: 20 } };
    server.wrap = () => page;
    const second = await harvest(source, await harvest(source, first));
    expect([second.outcome, second.entries.length, stale(second)]).toEqual(["partial", 20, 10]);
  });

  test("a registry whose pages end early erases nothing", async () => {
    const rows = Array.from({ length: 10 }, (_, at) => ({
      server: { name: `com.example/server-${at}`, description: "Bare." },
    }));
    const server = await registry(...rows);
    const source = registrySource(server.base);
    const first = await harvest(source);
    // Without dates all of it is asked for each time.
    server.rows = rows.slice(0, 3);
    const second = await harvest(source, first);
    expect([second.outcome, second.entries.length, stale(second)]).toEqual(["partial", 10, 7]);
  });
});

describe("turning the pages of a Bazaar", () => {
  test("a source that gives fewer than it was asked for", async () => {
    const server = await bazaar(...fillers(25));
    server.mostOnPage = 10;
    const { entries, received } = await harvest(bazaarSource(server.base));
    expect([entries.length, received, server.asked.length]).toEqual([25, 25, 3]);
  });

  test("listings that are added at the front meanwhile come twice and count once", async () => {
    const server = await bazaar(...fillers(20));
    server.mostOnPage = 10;
    server.beforePage = (offset) => {
      if (offset === 10) server.items.unshift(itemV1());
    };
    const { entries } = await harvest(bazaarSource(server.base));
    // What was added before the first page was read shows in the next sync.
    expect(entries).toHaveLength(20);
  });

  test("a total that shrinks ends the walk, and what is not seen stays for one sync", async () => {
    const server = await bazaar(...fillers(20));
    server.mostOnPage = 10;
    const source = bazaarSource(server.base);
    const first = await harvest(source);
    server.beforePage = (offset) => {
      if (offset === 10) server.items.splice(0, 5);
    };
    const second = await harvest(source, first);
    expect(second.entries).toHaveLength(20);
    expect(second.entries.filter(({ missed }) => missed > 0)).toHaveLength(5);
    server.beforePage = () => undefined;
    // What only had moved is back; what is gone was on the first page the last time, and has one sync more.
    const third = await harvest(source, second);
    expect([third.entries.length, third.removed]).toEqual([20, 0]);
    const fourth = await harvest(source, third);
    expect([fourth.entries.length, fourth.removed]).toEqual([15, 5]);
  });

  test("a source that shows the same page whatever is asked comes to an end", async () => {
    const server = await bazaar(...fillers(10));
    server.wrap = () => ({ items: server.items, pagination: { total: 1_000_000 } });
    expect((await harvest(bazaarSource(server.base))).entries).toHaveLength(10);
    expect(server.asked.length).toBeLessThan(5);
  });

  test("pages that have not changed are not sent again", async () => {
    const server = await bazaar(...fillers(25));
    server.mostOnPage = 10;
    const source = bazaarSource(server.base);
    const first = await harvest(source);
    const second = await harvest(source, first);
    expect([second.outcome, second.entries.length]).toEqual(["unchanged", 25]);
    server.items[24] = itemV1();
    const third = await harvest(source, second);
    expect([third.outcome, third.received]).toEqual(["fresh", 25]);
    expect(third.entries.some(({ url }) => url === "https://tides.example.com/tides")).toBe(true);
  });
});

describe("a registry", () => {
  test("its servers, page by page, with what is needed to run them", async () => {
    const rows = Array.from({ length: 5 }, (_, at) =>
      registryRowOf({ name: `com.example/server-${at}`, packages: [] }),
    );
    const server = await registry(registryRowOf(), ...rows);
    server.mostOnPage = 2;
    const { entries } = await harvest(registrySource(server.base));
    expect(entries).toHaveLength(6);
    expect(entries[0]).toMatchObject({
      kind: "mcp-server",
      name: "com.example.orchard/pruning",
      transport: "stdio",
      packages: [
        { registry: "npm", identifier: "@orchard/pruning-mcp", variables: ["ORCHARD_KEY"] },
      ],
    });
    expect(server.asked[1]).toContain("cursor=name%2F2%3A1.0.0");
  });

  test("afterwards only what has changed, and deleted servers go at once", async () => {
    const gone = registryRowOf({ name: "com.example/gone", packages: [] });
    const server = await registry(registryRowOf(), gone);
    const source = registrySource(server.base);
    const first = await harvest(source);
    const at = "2026-09-03T00:00:00Z";
    server.rows[1] = registryRowOf(
      { name: "com.example/gone" },
      { status: "deleted", updatedAt: at },
    );
    const second = await harvest(source, first);
    expect(server.asked[1]).toContain("updated_since=2026-09-01T23%3A00");
    expect(second.entries.map(({ name }) => name)).toEqual(["com.example.orchard/pruning"]);
    expect(second.removed).toBe(1);
  });

  test("every version of a server in any order counts as its latest", async () => {
    const { base } = await registry(
      registryRowOf({ description: "New." }, { updatedAt: "2026-09-09T00:00:00Z" }),
      registryRowOf({ description: "Old." }, { updatedAt: "2026-09-01T00:00:00Z" }),
      registryRowOf({ description: "Older." }, { isLatest: false }),
    );
    const { entries } = await harvest(registrySource(base));
    expect(entries.map(({ description }) => description)).toEqual(["New."]);
  });

  test("rows without anything of the registry's own, and rows that are nothing", async () => {
    const { base } = await registry(
      { server: { name: "com.example/bare", description: "Bare." } },
      { name: "com.example/barer", description: "Barer." },
      { server: { name: "no-slash" } },
      null,
      "text",
    );
    const { entries } = await harvest(registrySource(base));
    expect(entries.map(({ name }) => name)).toEqual(["com.example/bare", "com.example/barer"]);
  });

  test("a cursor that leads back keeps what was seen and says so", async () => {
    const server = await registry(registryRowOf(), registryRowOf({ name: "com.example/other" }));
    server.mostOnPage = 1;
    server.cursorAt = () => "again";
    const { outcome, fault, entries } = await harvest(registrySource(server.base));
    expect([outcome, fault]).toEqual(["partial", "Its pages lead back to one before."]);
    expect(entries).toHaveLength(1);
  });
});
