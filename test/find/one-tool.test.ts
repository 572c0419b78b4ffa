import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { howToCall } from "../../src/find/found-tool.ts";
import type { Entry } from "../../src/find/listing.ts";
import { mergedListings, wholeOf } from "../../src/find/merge.ts";
import { bazaarRow } from "../../src/find/source/bazaar-entries.ts";
import { registryRow } from "../../src/find/source/registry.ts";
import { templateOf } from "../../src/find/tool-keys.ts";
import {
  acceptsSolana,
  acceptsV2,
  itemMcp,
  itemV1,
  itemV2,
  registryRowOf,
} from "./support/listings.ts";
import { cases } from "../support/cases.ts";

function entry(item: unknown, source = "one"): Entry {
  const place = { source, page: "0" };
  const registered = registryRow(item, place);
  const row = registered.kind === "server" ? registered : bazaarRow(item, place);
  if (row.kind !== "server" && row.kind !== "tool") throw new Error("This is no listing.");
  return row.entry;
}

/** How many tools the listings are. */
function checkTools(items: readonly unknown[], tools: number): void {
  expect(mergedListings(items.map((item) => entry(item)))).toHaveLength(tools);
}

describe("the same tool", () => {
  test("in two sources, with what each of them knows", () => {
    const silent = itemV2({ description: "", quality: null, tags: ["stamps"] });
    const [listing, ...others] = mergedListings([
      entry(silent, "one"),
      entry(itemV2({ tags: ["mail"], accepts: [acceptsSolana({ amount: "9000" })] }), "two"),
    ]);
    expect(others).toEqual([]);
    expect(listing?.parts.map(({ source }) => source)).toEqual(["two", "one"]);
    if (listing === undefined) return;
    const whole = wholeOf(listing);
    expect(whole).toMatchObject({
      description: "Appraises a postage stamp from its catalogue number.",
      tags: ["mail", "stamps"],
      payers: 9,
    });
    expect(whole.offers.map(({ microUsd }) => microUsd)).toEqual(["9000", "10000"]);
  });

  test("for every order, file and wallet, where they describe themselves alike", () => {
    const order = (id: string): unknown =>
      itemV1({ resource: `https://shop.example.com/order/${id}` });
    checkTools([order("LIW9112O7SOA"), order("5ESMVSHLMGUC"), order("0x12ab34cd56")], 1);
    const file = (id: string, description: string): unknown =>
      itemV2({ resource: `https://files.example.com/x402/cid/${id}`, description });
    const [one, two] = [`bafkrei${"a1".repeat(20)}`, `bafkrei${"b2".repeat(20)}`];
    checkTools([file(one, "0.01 USDC"), file(two, "0.07 USDC")], 1);
    checkTools([file(one, "A map of the moon."), file(two, "A recipe for soup.")], 2);
  });

  test("at several hosts of one payee in the same words", () => {
    const at = (host: string, payTo = "0xabc"): unknown =>
      itemV2({ resource: `https://${host}/v1/appraise`, accepts: [acceptsV2({ payTo })] });
    checkTools([at("stamps.example.com"), at("stamps-preview.example.net")], 1);
    checkTools([at("stamps.example.com"), at("stamps.example.net", "0xdef")], 2);
    checkTools([at("www.stamps.example.com", "0xabc"), at("stamps.example.com", "0xdef")], 1);
  });

  test("of a registry under two names, with one package or one address", () => {
    const other = registryRowOf({ name: "io.github.orchard/pruning" });
    checkTools([registryRowOf(), other], 1);
    const remotes = [{ type: "streamable-http", url: "https://orchard.example.com/mcp" }];
    const remote = (name: string): unknown => registryRowOf({ name, packages: [], remotes });
    checkTools([remote("a.example/x"), remote("b.example/y")], 1);
    const sold = itemMcp({ resource: "https://orchard.example.com/mcp", extensions: {} });
    checkTools([remote("a.example/x"), sold], 1);
  });
});

describe("two tools", () => {
  test.each<[string, unknown, unknown]>([
    ["two tools of one MCP server", itemMcp(), itemMcp({ extensions: inputOf("weigh_hive") })],
    ["two methods of one address", itemV2(), itemV2({ extensions: inputOf(null, "GET") })],
    [
      "two servers of one publisher",
      registryRowOf(),
      registryRowOf({ name: "com.example.orchard/grafting", packages: [] }),
    ],
  ])("%s", (_, one, other) => checkTools([one, other], 2));
});

function inputOf(toolName: string | null, method = "POST"): unknown {
  const input = toolName === null ? { type: "http", method } : { type: "mcp", toolName };
  return { bazaar: { info: { input } } };
}

test("the same entries give the same listings in every order", () => {
  const names = ["a", "b", "c"] as const;
  const item = fc.record({
    host: fc.constantFrom(...names),
    payTo: fc.constantFrom(...names),
    path: fc.constantFrom("x", "y", "12345678", "87654321"),
  });
  const made = fc
    .array(item, { maxLength: 12 })
    .chain((items) =>
      fc.tuple(
        fc.constant(items),
        fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length }),
      ),
    );
  const listingsOf = (
    items: readonly { readonly host: string; readonly payTo: string; readonly path: string }[],
  ): readonly string[] =>
    mergedListings(
      items.map(({ host, payTo, path }) =>
        entry(
          itemV2({
            resource: `https://${host}.example.com/${path}`,
            accepts: [acceptsV2({ payTo })],
          }),
        ),
      ),
    ).map(({ key, parts }) => `${key} ${parts[0].url}`);
  fc.assert(
    fc.property(made, ([items, shuffled]) => {
      expect(listingsOf(shuffled)).toEqual(listingsOf(items));
    }),
    { seed: 7, numRuns: cases(100) },
  );
});

test.each([
  ["https://www.Example.com:443/A/b/?z=1&a=2", "example.com", "/A/b?a&z"],
  ["https://example.com/u/0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", "example.com", "/u/{}"],
  ["https://example.com/7e57d004-2b97-0e7a-b45f-5387367791cd/x", "example.com", "/{}/x"],
  ["https://example.com/pairs/{pair}", "example.com", "/pairs/{}"],
  [
    "https://example.com/run/qrn:swarm:68fc797de9a58be263e87cd2",
    "example.com",
    "/run/qrn:swarm:{}",
  ],
  ["https://example.com/v1/2026/report", "example.com", "/v1/2026/report"],
  ["https://example.com/%E0%A4%A", "example.com", "/%E0%A4%A"],
])("%s is %s%s", (url, host, path) => {
  const template = templateOf(url);
  expect([template.host, template.path]).toEqual([host, path]);
});

describe("how a tool is called", () => {
  test.each<[string, unknown, string]>([
    [
      "a paid address",
      itemV2(),
      "POST https://stamps.example.com/v1/appraise with catalogueNumber. It answers 402 with the payment request; pay that with an x402 client and send again.",
    ],
    [
      "an address without a method",
      itemV2({ extensions: {}, accepts: [] }),
      "Call https://stamps.example.com/v1/appraise; its listing names no method.",
    ],
    [
      "a paid tool",
      itemMcp(),
      "Connect an MCP client to https://bees.example.com/mcp (streamable-http) and call its tool predict_swarm with hiveWeight. The call is paid over x402.",
    ],
    [
      "a package",
      registryRowOf(),
      "Run npx -y @orchard/pruning-mcp@1.2.0 as an MCP server over stdio, with ORCHARD_KEY set.",
    ],
    [
      "nothing",
      registryRowOf({ packages: [] }),
      "Its listing names neither an address nor a package; look for it by its name.",
    ],
  ])("%s", (_, item, sentence) => expect(howToCall(entry(item))).toBe(sentence));

  test.each([
    ["pypi", "pruning", "1.0", "uvx pruning==1.0"],
    ["oci", "docker.io/orchard/pruning:2", "2", "docker run -i docker.io/orchard/pruning:2"],
    ["nuget", "Orchard.Pruning", "3.0.0", "dnx Orchard.Pruning@3.0.0"],
    ["mcpb", "https://example.com/p.mcpb", "1", "the mcpb package https://example.com/p.mcpb"],
  ])("a package of %s", (registryType, identifier, version, command) => {
    const row = registryRowOf({ packages: [{ registryType, identifier, version }] });
    expect(howToCall(entry(row))).toBe(`Run ${command} as an MCP server over stdio.`);
  });
});
