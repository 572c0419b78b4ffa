import type { ServerResponse } from "node:http";
import { runInNewContext } from "node:vm";
import { setFlagsFromString } from "node:v8";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { Finder } from "../../src/find/finder.ts";
import { fetchPage, SourceFault } from "../../src/find/source/fetch-page.ts";
import { syncStore } from "../../src/find/sync.ts";
import {
  bazaarServer,
  type CatalogServer,
  type Fault,
  registryServer,
} from "./support/catalog-server.ts";
import { BUILT_SYNC, query, settingsFor, SMALL_BOUNDS, smallFetching } from "./support/finding.ts";
import { fillers, itemV1, itemV2, registryRowOf } from "./support/listings.ts";

const open: CatalogServer[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function bazaar(...items: unknown[]): ReturnType<typeof bazaarServer> {
  const server = await bazaarServer(items);
  open.push(server);
  return server;
}

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Fault =>
  (_, response) =>
    response.writeHead(code, headers).end("{}");

const cutOff: Fault = (_, response) => response.writeHead(200).end('{"items":[{"resource":"htt');

const silent: Fault = () => undefined;

const dripping: Fault = (_, response) => {
  response.writeHead(200).write("{");
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

const hungUp: Fault = (request) => request.socket.destroy();

const huge: Fault = (_, response) => {
  response.writeHead(200);
  pour(response, 50);
};

function pour(response: ServerResponse, left: number): void {
  if (left === 0) response.end();
  else response.write("x".repeat(100_000), () => pour(response, left - 1));
}

describe("a page that fails once is asked for again", () => {
  test.each<[string, Fault]>([
    ["too many requests", status(429, { "retry-after": "0" })],
    ["an error of the server", status(503)],
    ["an answer that is cut off", cutOff],
    ["no answer", silent],
    ["an answer that never ends", dripping],
    ["a connection that breaks", hungUp],
  ])("%s", async (_, fault) => {
    const server = await bazaar(itemV2());
    server.faults.push(fault);
    const { sources, tools } = await syncStore(
      settingsFor({ bazaars: [server.base] }),
      smallFetching(),
    );
    expect(sources[0]).toMatchObject({ outcome: "fresh", fault: null });
    expect([tools, server.asked.length]).toEqual([1, 2]);
  });
});

describe("a page that fails for good", () => {
  test.each<[string, Fault, string]>([
    ["not found", status(404), "It answered with status 404."],
    ["too long", huge, "Its answer has more than 2000000 bytes."],
    ["no JSON", cutOff, "Its answer is no JSON, or was cut off."],
    ["slow", silent, "It took too long to answer."],
    [
      "sent elsewhere",
      status(302, { location: "https://elsewhere.example.com/" }),
      "It sends elsewhere.",
    ],
  ])("%s", async (_, fault, sentence) => {
    const server = await bazaar(itemV2());
    server.faults.push(fault, fault, fault);
    const { sources, path } = await syncStore(
      settingsFor({ bazaars: [server.base] }),
      smallFetching(),
    );
    expect(sources[0]).toMatchObject({ outcome: "failed", fault: sentence });
    expect(path).toBeNull();
  });

  test("slow is told also where memory is cleared while it is waited for", async () => {
    const server = await bazaar(itemV2());
    server.faults.push(silent, silent, silent);
    setFlagsFromString("--expose-gc");
    const clear = runInNewContext("gc") as () => void;
    const timer = setInterval(clear, 20);
    onTestFinished(() => clearInterval(timer));
    await expect(fetchPage(`${server.base}/x`, null, smallFetching())).rejects.toThrow(
      "It took too long to answer.",
    );
  });

  test("a redirect within the same origin is followed, in a circle it is not", async () => {
    const server = await bazaar(itemV2());
    server.faults.push(status(307, { location: "/discovery/resources?limit=1&offset=0" }));
    const page = await fetchPage(`${server.base}/old`, null, smallFetching());
    expect(page.kind).toBe("fresh");
    server.faults.push(...Array<Fault>(9).fill(status(307, { location: "/again" })));
    await expect(fetchPage(`${server.base}/old`, null, smallFetching())).rejects.toThrow(
      SourceFault,
    );
  });

  test("an abort ends the waiting at once", async () => {
    const server = await bazaar();
    server.faults.push(status(429, { "retry-after": "60" }));
    const end = new AbortController();
    setTimeout(() => end.abort(), 50);
    const started = performance.now();
    const fetching = { ...SMALL_BOUNDS, signal: end.signal };
    await expect(fetchPage(`${server.base}/x`, null, fetching)).rejects.toThrow(SourceFault);
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  test("half of the pages are kept, and added to what was known", async () => {
    const server = await bazaar(...fillers(20));
    server.mostOnPage = 10;
    const settings = settingsFor({ bazaars: [server.base] });
    await syncStore(settings, smallFetching());
    server.items.splice(0, 20, itemV1());
    server.wrap = (page) => ({ ...(page as object), pagination: { total: 99 } });
    server.faults.push((_, response) => {
      response.writeHead(200).end(JSON.stringify({ items: [itemV1()], pagination: { total: 99 } }));
      server.faults.push(status(404));
    });
    const { sources, tools } = await syncStore(settings, smallFetching());
    expect(sources[0]).toMatchObject({ outcome: "partial", known: 21 });
    expect(tools).toBe(21);
  });
});

test("with its sources down the finder goes on with what it knows, and tells its age", async () => {
  const server = await bazaar(itemV2());
  const rows = await registryServer([registryRowOf()]);
  open.push(rows);
  const settings = settingsFor({ bazaars: [server.base], registries: [rows.base] });
  const finder = await Finder.open(settings, { bounds: SMALL_BOUNDS, script: BUILT_SYNC });
  try {
    await finder.sync();
    const before = await finder.search(query("appraise a stamp"));
    await Promise.all([server.close(), rows.close()]);
    const report = await finder.sync();
    expect(report.sources.map(({ outcome }) => outcome)).toEqual(["failed", "failed"]);
    expect(report.tools).toBe(2);
    const after = await finder.search(query("appraise a stamp"));
    expect(after.results).toHaveLength(1);
    expect(after.asOf).toBe(before.asOf);
    expect(finder.age).toEqual({ tools: 2, asOf: before.asOf });
  } finally {
    await finder.close();
  }
});

test("one source down leaves the other fresh, and the age is that of the older", async () => {
  const server = await bazaar(itemV2());
  const rows = await registryServer([registryRowOf()]);
  open.push(rows);
  const settings = settingsFor({ bazaars: [server.base], registries: [rows.base] });
  const finder = await Finder.open(settings, { bounds: SMALL_BOUNDS, script: BUILT_SYNC });
  try {
    await finder.sync();
    const changedAt = new Date().toISOString();
    server.items.push(itemV1());
    await rows.close();
    const report = await finder.sync();
    expect(report.sources.map(({ outcome }) => outcome)).toEqual(["fresh", "failed"]);
    expect(finder.age.tools).toBe(3);
    expect((finder.age.asOf ?? "") <= changedAt).toBe(true);
    expect((await finder.search(query("high water at the harbour"))).results[0]?.url).toContain(
      "tides",
    );
  } finally {
    await finder.close();
  }
});

test("in the background it syncs by itself, and a closed finder ends what runs", async () => {
  const server = await bazaar(itemV2());
  const finder = await Finder.open(settingsFor({ bazaars: [server.base] }), {
    bounds: SMALL_BOUNDS,
    script: BUILT_SYNC,
  });
  finder.keepFresh(3_600_000);
  await expect.poll(() => finder.age.tools).toBe(1);
  // The listings are there a moment before their sync is over; a call within it would be given that sync.
  await finder.sync();
  const asked = server.asked.length;
  server.faults.push(silent, silent, silent);
  const ended = finder.sync().then(
    () => "done",
    () => "ended",
  );
  await expect.poll(() => server.asked.length).toBeGreaterThan(asked);
  await finder.close();
  expect(await ended).toBe("ended");
});
