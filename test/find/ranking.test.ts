import { describe, expect, test } from "vitest";
import { IndexBuilder } from "../../src/find/index/build-index.ts";
import { IndexSearch, type Match } from "../../src/find/index/search-index.ts";
import type { Entry } from "../../src/find/listing.ts";
import { mergedListings, wholeOf } from "../../src/find/merge.ts";
import { bazaarRow } from "../../src/find/source/bazaar-entries.ts";
import { registryRow } from "../../src/find/source/registry.ts";
import type { FindQuery } from "../../src/wire/find/query.ts";
import { query } from "./support/finding.ts";
import { acceptsV2, fillers, itemMcp, itemV1, itemV2, registryRowOf } from "./support/listings.ts";

const TODAY = Math.floor(Date.parse("2026-11-01T00:00:00Z") / 86_400_000);

const PLACE = { source: "here", page: "0" };

let payees = 0;

/** A paid address of a house of its own. */
function paid(name: string, description: string, parts: object = {}): unknown {
  payees += 1;
  return itemV2({
    resource: `https://h${payees}.example.com/${name.replaceAll(" ", "-").toLowerCase()}`,
    serviceName: name,
    description,
    tags: [],
    extensions: {},
    accepts: [acceptsV2({ payTo: `0x${String(payees).padStart(40, "0")}` })],
    ...parts,
  });
}

function entriesOf(items: readonly unknown[]): readonly Entry[] {
  return items.flatMap((item) => {
    if (typeof item === "object" && item !== null && "server" in item) {
      const row = registryRow(item, PLACE);
      return row.kind === "server" ? [row.entry] : [];
    }
    const row = bazaarRow(item, PLACE);
    return row.kind === "tool" ? [row.entry] : [];
  });
}

/** Searches an index of the items and many that have nothing to do with them. */
function searcher(
  ...items: unknown[]
): (need: string, parts?: Partial<FindQuery>) => readonly (Match & { readonly name: string })[] {
  const listings = mergedListings(entriesOf([...items, ...fillers(200)]));
  const builder = new IndexBuilder();
  for (const listing of listings) builder.add(wholeOf(listing), 0);
  const search = new IndexSearch(builder.finish());
  return (need, parts) =>
    search
      .search(query(need, parts), TODAY)
      .map((match) => ({ ...match, name: listings[match.listing]?.parts[0].name ?? "" }));
}

/** The names that are found for a need. */
function checkFound(items: readonly unknown[], need: string, names: readonly string[]): void {
  expect(searcher(...items)(need).map(({ name }) => name)).toEqual(names);
}

describe("what is found", () => {
  const stamps = paid("Stamp Appraiser", "Appraises postage stamps.");
  const tides = itemV1();
  const bees = itemMcp();
  const weather = paid("SkyReport", "Current temperature and wind for any city.");
  const images = paid("Pixels", "Generates an image from a prompt.");
  const all = [stamps, tides, bees, weather, images];

  test.each([
    ["another form of the word", "appraising a stamp", ["Stamp Appraiser"]],
    ["an upper-case name", "STAMP", ["Stamp Appraiser"]],
    ["the beginning of a word", "philatelic apprais", ["Stamp Appraiser"]],
    ["a slip of the fingers", "tempreature", ["SkyReport"]],
    ["a related word", "will it rain", ["SkyReport"]],
    ["an abbreviation", "txt2img", ["Pixels"]],
    ["a word of a tool's name", "swarm", ["predict_swarm (Bee Keeper)"]],
    ["a word of a parameter's name", "weight of the hive", ["predict_swarm (Bee Keeper)"]],
    ["a word of the address", "tides", ["tides (tides.example.com)"]],
    ["nothing where nothing fits", "tune a grand piano in Vienna", []],
    ["nothing for words without a meaning", "find me a tool that can do this", []],
  ])("by %s", (_, need, names) => checkFound(all, need, names));

  test("a server that only says whose it is, by what that product is", () => {
    const slack = registryRowOf({ name: "com.example/slack-mcp-server", description: "" });
    checkFound([slack, ...all], "team chat channels", ["com.example/slack-mcp-server"]);
  });

  test("text without blanks", () => {
    checkFound([paid("天气", "获取任意城市的天气预报"), ...all], "城市天气", ["天气"]);
  });
});

describe("what stands first", () => {
  test("a word in the name before one in the description, and that before a parameter", () => {
    const parameter = { type: "http", method: "GET", queryParams: { tide: "" } };
    checkFound(
      [
        paid("Harbours", "Everything of harbours.", {
          extensions: { bazaar: { info: { input: parameter } } },
        }),
        paid("Ports", "A tide table among other things."),
        paid("Tide", "Everything of harbours."),
      ],
      "tide",
      ["Tide", "Ports", "Harbours"],
    );
  });

  test("words side by side before the same words apart", () => {
    checkFound(
      [
        paid("One", "The tide of the market and a table for two."),
        paid("Two", "A tide table for the market of two."),
      ],
      "tide table",
      ["Two", "One"],
    );
  });

  test("the rarer word before the more frequent one", () => {
    const others = Array.from({ length: 20 }, (_, at) =>
      paid(`Shop ${at}`, "A price of something."),
    );
    const found = searcher(paid("Amphora", "Amphora dating."), ...others)("price of an amphora");
    expect(found[0]?.name).toBe("Amphora");
  });

  test("who is paid by many before who is paid by none, and who speaks before who is silent", () => {
    const quality = (l30DaysUniquePayers: number): object => ({ quality: { l30DaysUniquePayers } });
    checkFound(
      [
        paid("Tide A", "The tide of a harbour, hour by hour and day by day.", quality(0)),
        paid("Tide B", "The tide of a harbour, hour by hour and day by day.", quality(500)),
        paid("Tide C", "", quality(0)),
      ],
      "tide",
      ["Tide B", "Tide A", "Tide C"],
    );
  });

  test("a fresh listing before an old one, and a deprecated one last", () => {
    const at = (updatedAt: string): object => ({ updatedAt });
    const row = (name: string, meta: object): unknown =>
      registryRowOf(
        { name: `com.${name}/tide`, description: "The tide.", packages: [] },
        { ...meta },
      );
    checkFound(
      [
        row("old", at("2025-01-01T00:00:00Z")),
        row("new", at("2026-10-30T00:00:00Z")),
        row("gone", { status: "deprecated", ...at("2026-10-30T00:00:00Z") }),
      ],
      "tide",
      ["com.new/tide", "com.old/tide", "com.gone/tide"],
    );
  });

  test("no house fills an answer", () => {
    const flood = Array.from({ length: 40 }, (_, at) =>
      itemV2({
        resource: `https://flood.example.com/tide${"abcdefghijklmnopqrstuvwxyz"[at % 26]}${at}`,
        serviceName: "Tide",
        description: `The tide of harbour number ${at} ${"abcdefgh"[at % 8]}.`,
      }),
    );
    const others = [paid("Harbour tide", "The tide."), paid("Sea", "The tide of a sea.")];
    const found = searcher(...flood, ...others)("tide", { limit: 10 });
    expect(found.slice(0, 4).map(({ name }) => name)).toContain("Harbour tide");
    expect(found.filter(({ name }) => name === "Tide").length).toBeLessThanOrEqual(5);
  });

  test("equals stand in a fixed order, whatever order they came in", () => {
    const twins = ["a", "b", "c", "d"].map((host) =>
      itemV2({
        resource: `https://${host}.example.com/tide`,
        serviceName: "Tide",
        description: "",
        accepts: [acceptsV2({ payTo: host })],
      }),
    );
    const order = (items: readonly unknown[]): readonly string[] => {
      const listings = mergedListings(entriesOf(items));
      const builder = new IndexBuilder();
      for (const listing of listings) builder.add(wholeOf(listing), 0);
      const found = new IndexSearch(builder.finish()).search(query("tide"), TODAY);
      return found.map(({ listing }) => listings[listing]?.parts[0].url ?? "");
    };
    expect(order(twins)).toHaveLength(4);
    expect(order(twins.toReversed())).toEqual(order(twins));
  });
});

test("a word is not found by another of the same beginning that means something else", () => {
  const ledger = paid("Ledger", "Accounting for small companies.");
  const balance = paid("Balance", "Balance of an account.");
  const names = (need: string): readonly string[] =>
    searcher(ledger, balance)(need).map(({ name }) => name);
  expect(names("account")).toEqual(["Balance"]);
  expect(names("accounting")).toEqual(["Ledger"]);
});

test("needs in everyday words find what calls itself otherwise", () => {
  const search = searcher(
    paid(
      "Shipment Tracker",
      "Where a consignment is, by tracking number, for 900 freight carriers.",
    ),
    paid("Forex Rates", "Conversion of amounts with rates of 170 currencies."),
    paid("Page Capture", "Renders a URL in a browser and returns a PNG screenshot."),
    paid("Ledger", "Double-entry accounting: journal entries, statements, profit and loss."),
    paid("Campground Finder", "Searches campsites and parks with amenities."),
  );
  const first = (need: string): string | undefined => search(need)[0]?.name;
  expect(
    [
      "where is my parcel",
      "exchange rate between two currencies",
      "take a picture of a web page",
      "bookkeeping for a small firm",
      "camp sites",
    ].map(first),
  ).toEqual(["Shipment Tracker", "Forex Rates", "Page Capture", "Ledger", "Campground Finder"]);
});

describe("bounds", () => {
  const priced = (name: string, amount: string): unknown =>
    paid(name, "The tide.", { accepts: [acceptsV2({ amount, payTo: name })] });
  const search = searcher(
    priced("Dear", "5000000"),
    priced("Cheap", "1000"),
    priced("Nothing", "0"),
    paid("Unknown", "The tide.", { accepts: [acceptsV2({ asset: "0xabc", payTo: "u" })] }),
    registryRowOf({ name: "com.example/tide", description: "The tide." }),
  );
  const names = (parts: Partial<FindQuery>): readonly string[] =>
    search("tide", { limit: 10, ...parts })
      .map(({ name }) => name)
      .toSorted();

  test("paid, free and any", () => {
    expect(names({ payment: "paid" })).toEqual(["Cheap", "Dear", "Unknown"]);
    expect(names({ payment: "free" })).toEqual(["Nothing", "com.example/tide"]);
    expect(names({})).toHaveLength(5);
  });

  test("a price is compared to the millionth, and what is not known is above every bound", () => {
    expect(names({ payment: "paid", mostMicroUsd: 1_000n })).toEqual(["Cheap"]);
    expect(names({ payment: "paid", mostMicroUsd: 999n })).toEqual([]);
    // What lists no payment lists no price either.
    expect(names({ mostMicroUsd: 5_000_000n })).toEqual(["Cheap", "Dear", "Nothing"]);
    expect(names({ payment: "free", mostMicroUsd: 5_000_000n })).toEqual(["Nothing"]);
  });

  test("no more than were asked for", () => expect(search("tide", { limit: 2 })).toHaveLength(2));
});

test("a match says which words it met, and where", () => {
  const [match] = searcher(paid("SkyReport", "Temperature of a city."))("rain in a city");
  expect(match?.words).toEqual([
    { word: "rain", places: 8, isRelated: true },
    { word: "city", places: 8, isRelated: false },
  ]);
});
