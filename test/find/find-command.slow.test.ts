import { afterEach, describe, expect, test } from "vitest";
import { Finder } from "../../src/find/finder.ts";
import { findSettings } from "../../src/find/settings.ts";
import { findQuery } from "../../src/wire/find/query.ts";
import { FIND_NOTICE, findResult } from "../../src/wire/find/result.ts";
import { crossfoot, type Finished } from "../cli/run-crossfoot.ts";
import {
  type Bazaar,
  bazaarServer,
  type CatalogServer,
  registryServer,
} from "./support/catalog-server.ts";
import { emptyFolder, settingsFor } from "./support/finding.ts";
import { fillers, itemV1, itemV2, registryRowOf } from "./support/listings.ts";

const open: CatalogServer[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

/** The command as a user runs it, with catalogs on loopback. */
async function surroundings(): Promise<{
  readonly run: (...words: string[]) => Promise<Finished>;
  readonly servers: readonly CatalogServer[];
  readonly folder: string;
}> {
  const servers = [
    await bazaarServer([itemV2(), itemV1(), ...fillers(3)]),
    await registryServer([registryRowOf()]),
  ];
  open.push(...servers);
  const folder = emptyFolder();
  const env = {
    CROSSFOOT_FIND_BAZAARS: servers[0]?.base ?? "",
    CROSSFOOT_FIND_REGISTRY: servers[1]?.base ?? "",
    CROSSFOOT_FIND_FOLDER: folder,
    NO_COLOR: "1",
  };
  return { run: (...words) => crossfoot(["find", ...words], { env }), servers, folder };
}

test("before the first sync it says what to do, and asks nobody", async () => {
  const { run, servers } = await surroundings();
  const { code, stdout, stderr } = await run("appraise a stamp");
  expect([code, stdout]).toEqual([3, ""]);
  expect(stderr).toBe(
    "There are no listings yet: none are shipped, they come from public catalogs. Fetch them with `crossfoot find --sync`.\n",
  );
  expect(servers.flatMap(({ asked }) => asked)).toEqual([]);
});

test("a sync, then a search as a table and as JSON", async () => {
  const { run, servers } = await surroundings();
  const synced = await run("--sync");
  expect([synced.code, synced.stdout]).toEqual([0, ""]);
  expect(synced.stderr).toContain("5 listings fetched, 5 known, 0 gone.");
  expect(synced.stderr).toMatch(/6 tools can be found \(\d+\.\d s\)\.\n$/);
  const asked = servers.flatMap((server) => server.asked);
  const found = await run("appraise", "a", "stamp");
  expect(found.code).toBe(0);
  expect(found.stdout).toContain(" 1 Stamp Appraiser  $0.01  http\n");
  expect(found.stdout).toContain("POST https://stamps.example.com/v1/appraise");
  expect(found.stdout).toContain("Matches appraise (");
  expect(found.stdout.replaceAll("\n", " ")).toContain(FIND_NOTICE.slice(0, 60));
  const json = JSON.parse((await run("stamp", "--format", "json")).stdout) as object;
  expect(Object.keys(json)).toEqual(["results", "asOf", "notice"]);
  // A search asks nobody.
  expect(servers.flatMap((server) => server.asked)).toEqual(asked);
});

test("a sync tells what it left out and which source came short, and results say so", async () => {
  const { run, servers } = await surroundings();
  const bazaar = servers[0] as Bazaar;
  bazaar.items.push(itemV2({ resource: "http://127.0.0.1:9/", serviceName: "Stamp Trap" }));
  const first = await run("--sync");
  expect([
    first.code,
    first.stderr.includes("1 listing leads to this machine or a private network"),
  ]).toEqual([0, true]);
  expect((await run("stamp")).stdout).not.toContain("127.0.0.1:9/");
  bazaar.wrap = () => ({ items: [itemV1()], pagination: { total: 6 } });
  const second = await run("--sync");
  expect([second.code, second.stderr.includes("It shows 1 of the 6 listings")]).toEqual([3, true]);
  const found = (await run("stamp")).stdout.replaceAll(/\s+/g, " ");
  expect(found).toContain("Its catalog could not be fetched in full the last time");
});

test("bounds, and an answer of nothing", async () => {
  const { run } = await surroundings();
  await run("--sync");
  const cheap = await run("stamp", "--max-price", "0.009", "--format", "json");
  expect(JSON.parse(cheap.stdout)).toMatchObject({ results: [] });
  const free = await run("prune fruit trees", "--payment", "free", "--limit", "1");
  expect(free.stdout).toContain("com.example.orchard/pruning  no payment listed  mcp-server");
  const none = await run("tune a grand piano");
  expect(none.code).toBe(0);
  expect(none.stdout).toContain("Nothing in the catalogs fits.");
});

test("with the network away the listings of before stay, and the exit code tells", async () => {
  const { run, servers } = await surroundings();
  await run("--sync");
  await Promise.all(servers.map((server) => server.close()));
  const { code, stderr } = await run("--sync", "stamp");
  expect(code).toBe(3);
  expect(stderr).toContain("It could not be reached. 5 listings of before stay.");
  expect(stderr).toContain("the 6 tools of before can still be found.");
  expect((await run("stamp")).stdout).toContain("Stamp Appraiser");
});

test("unmet needs in groups", async () => {
  const { run, folder } = await surroundings();
  expect((await run("--unmet")).stdout).toBe("No unmet need was reported.\n");
  const finder = await Finder.open(settingsFor({ folder }));
  await finder.reportUnmet({ need: "tune a piano", details: "A grand one." });
  await finder.reportUnmet({ need: "Tuning pianos" });
  await finder.close();
  const { stdout } = await run("--unmet");
  expect(stdout).toMatch(
    /^ {4}2 {2}tune a piano {2}\(last \d{4}-\d\d-\d\d\)\n {7}A grand one\.\n$/,
  );
  expect(JSON.parse((await run("--unmet", "--format", "json")).stdout)).toHaveLength(1);
});

describe("a command line that is wrong", () => {
  test.each([
    [[], "Say what is needed"],
    [["stamp", "--limit", "11"], "Give a whole number from 1 to 10."],
    [["stamp", "--max-price", "-1"], "Give US dollars"],
    [["stamp", "--payment", "maybe"], "Allowed choices are any, paid, free"],
    [["x".repeat(501)], "at most 500 characters"],
    [["mail to jane@example.com"], "It seems to hold an email address."],
  ])("%j", async (words, sentence) => {
    const { run } = await surroundings();
    const { code, stderr } = await run(...words);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });

  test("settings that are no addresses are told, all at once", async () => {
    const env = {
      CROSSFOOT_FIND_BAZAARS: "http://insecure.example.com, ftp://x",
      CROSSFOOT_FIND_REGISTRY: "not an address",
    };
    const { code, stderr } = await crossfoot(["find", "stamp"], { env });
    expect(code).toBe(2);
    expect(stderr.match(/CROSSFOOT_FIND_\w+ must hold addresses/g)).toHaveLength(2);
  });
});

describe("settings", () => {
  const settingsOf = (environment: Readonly<Record<string, string>>): unknown => {
    const { settings, problems } = findSettings(environment);
    return problems.length === 0 ? settings : problems;
  };

  test("as they usually are", () => {
    expect(settingsOf({ XDG_DATA_HOME: "/data" })).toEqual({
      bazaars: ["https://api.cdp.coinbase.com/platform/v2/x402"],
      registries: ["https://registry.modelcontextprotocol.io"],
      folder: "/data/crossfoot/find",
    });
    expect(settingsOf({ XDG_DATA_HOME: "relative" })).toMatchObject({
      folder: expect.stringMatching(/\/\.local\/share\/crossfoot\/find$/) as string,
    });
  });

  test("several sources, each once, and none", () => {
    expect(
      settingsOf({
        CROSSFOOT_FIND_BAZAARS:
          "https://a.example.com/x402/, https://b.example.com,https://b.example.com/",
        CROSSFOOT_FIND_REGISTRY: "none",
      }),
    ).toMatchObject({
      bazaars: ["https://a.example.com/x402", "https://b.example.com"],
      registries: [],
    });
  });
});

describe("the public JSON", () => {
  test.each([
    [undefined, null],
    [0, 0n],
    [0.1, 100_000n],
    [1e-7, 0n],
    [0.000_001, 1n],
    [123.456_789, 123_456_789n],
  ])("a bound of %s is %s millionths", (maxPriceUsd, micro) => {
    const asked = maxPriceUsd === undefined ? {} : { maxPriceUsd };
    expect(findQuery({ need: "x", ...asked })).toEqual({
      need: "x",
      mostMicroUsd: micro,
      payment: "any",
      limit: 5,
    });
  });

  test.each([
    [0n, "0", 0],
    [1n, "0.000001", 0.000_001],
    [10_000n, "0.01", 0.01],
    [1_000_000n, "1", 1],
    [20_000_000n, "20", 20],
    [1_478_000_000n, "1478", 1478],
    [999_999_999_999n, "999999.999999", 999_999.999_999],
  ])("%s millionths are %s", (microUsd, amount, usd) => {
    const tool = {
      name: "",
      description: "",
      source: "",
      kind: "http",
      url: null,
      transport: "http",
      method: null,
      price: { currency: "USDC", microUsd },
      networks: [],
      howToCall: "",
      why: "",
      updatedAt: null,
    } as const;
    expect(findResult([tool], "2026-11-21T00:00:00.000Z").results[0]?.price).toEqual({
      amount,
      currency: "USDC",
      usd,
    });
  });
});
