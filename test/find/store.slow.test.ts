import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { Finder } from "../../src/find/finder.ts";
import { syncStore } from "../../src/find/sync.ts";
import { openNewest } from "../../src/find/store/store.ts";
import { bazaarServer, type Bazaar } from "./support/catalog-server.ts";
import { BUILT_SYNC, query, settingsFor, SMALL_BOUNDS, smallFetching } from "./support/finding.ts";
import { fillers, itemV1, itemV2 } from "./support/listings.ts";

const open: Bazaar[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function bazaar(...items: unknown[]): Promise<Bazaar> {
  const server = await bazaarServer(items);
  open.push(server);
  return server;
}

const snapshotsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".snapshot"))
    .toSorted();

/** Every number of tools that a sync of the test may leave behind. */
async function toolsIn(folder: string): Promise<number> {
  const snapshot = await openNewest(folder);
  if (snapshot === null) return 0;
  for (let number = 0; number < snapshot.count; number++) {
    expect(snapshot.listing(number)?.parts[0].url).toMatch(/^https:/);
  }
  snapshot.close();
  return snapshot.count;
}

test("what was stored is there after a restart, and a sync replaces it as a whole", async () => {
  const server = await bazaar(itemV2());
  const settings = settingsFor({ bazaars: [server.base] });
  await syncStore(settings, smallFetching());
  expect(await toolsIn(settings.folder)).toBe(1);
  server.items.push(itemV1(), ...fillers(3));
  await syncStore(settings, smallFetching());
  await syncStore(settings, smallFetching());
  expect(await toolsIn(settings.folder)).toBe(5);
  expect(snapshotsIn(settings.folder)).toHaveLength(2);
});

test("a sync that is killed at any moment leaves a whole store", { timeout: 60_000 }, async () => {
  const server = await bazaar(...fillers(1_500));
  server.mostOnPage = 100;
  const settings = settingsFor({ bazaars: [server.base] });
  const script = `
    import { syncStore } from ${JSON.stringify(pathToFileURL(resolve("dist/src/find/sync.js")).href)};
    process.send("ready");
    for (;;) await syncStore(${JSON.stringify(settings)}, { ...${JSON.stringify(SMALL_BOUNDS)}, signal: new AbortController().signal });
  `;
  const sizes = new Set<number>();
  for (let round = 0; round < 12; round++) {
    // Another size each time, so that pages are fetched and the store is written anew.
    server.items = [...fillers(1_500 - 10 * round)];
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    await once(child, "message");
    await new Promise((done) => setTimeout(done, 20 + ((round * 97) % 700)));
    child.kill("SIGKILL");
    await once(child, "exit");
    sizes.add(await toolsIn(settings.folder));
  }
  for (const size of sizes) expect(size === 0 || (size >= 1_390 && size <= 1_500)).toBe(true);
  // What killed processes have left is tidied once it is old.
  for (const name of readdirSync(settings.folder)) {
    utimesSync(join(settings.folder, name), new Date(0), new Date(0));
  }
  // Two of them: what one sync does not see may still be there.
  for (const _sync of ["misses", "forgets"]) await syncStore(settings, smallFetching());
  expect(readdirSync(settings.folder).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
  expect(await toolsIn(settings.folder)).toBe(1_390);
});

test("a damaged snapshot is passed over for the one before", async () => {
  const server = await bazaar(itemV2());
  const settings = settingsFor({ bazaars: [server.base] });
  await syncStore(settings, smallFetching());
  server.items.push(itemV1());
  const { path } = await syncStore(settings, smallFetching());
  const whole = readFileSync(path ?? "");
  expect(await toolsIn(settings.folder)).toBe(2);
  for (const damage of damages(whole)) {
    writeFileSync(path ?? "", damage);
    expect(await toolsIn(settings.folder)).toBe(1);
  }
});

/** The bytes cut off at several places, and with one bit turned in each part but the listings themselves. */
function* damages(whole: Buffer): Generator<Buffer> {
  for (const share of [0, 0.001, 0.1, 0.5, 0.99]) {
    yield whole.subarray(0, Math.floor(whole.length * share));
  }
  const lists = 16 + whole.readUInt32LE(8);
  for (const at of [0, 9, 13, 20, lists - 2, lists + 1, lists + 40, lists + 200]) {
    const turned = Buffer.from(whole);
    turned[at] = (turned[at] ?? 0) ^ 0x10;
    yield turned;
  }
}

test("a listing whose bytes are damaged is left out of the answer, the others are not", async () => {
  const server = await bazaar(
    itemV2(),
    itemV2({ resource: "https://other.example.com/appraise", description: "Appraises a stamp." }),
  );
  const settings = settingsFor({ bazaars: [server.base] });
  const { path } = await syncStore(settings, smallFetching());
  const whole = readFileSync(path ?? "");
  whole[whole.length - 3] = 0;
  writeFileSync(path ?? "", whole);
  const finder = await Finder.open(settings);
  expect((await finder.search(query("appraise a stamp"))).results).toHaveLength(1);
  await finder.close();
});

test("what another process has synced is found without a restart", async () => {
  const [here, there] = [await bazaar(itemV2()), await bazaar(itemV1())];
  const settings = settingsFor({ bazaars: [here.base] });
  const finder = await Finder.open(settings);
  await expect(finder.search(query("stamp"))).rejects.toMatchObject({ code: "never-synced" });
  const elsewhere = settingsFor({ bazaars: [there.base] });
  const { path } = await syncStore(elsewhere, smallFetching());
  copyFileSync(path ?? "", join(settings.folder, path?.split("/").at(-1) ?? ""));
  expect((await finder.search(query("high water"))).results).toHaveLength(1);
  await finder.close();
});

test("searches go on while a sync runs, and end with the new listings", async () => {
  const server = await bazaar(itemV2(), ...fillers(2_000));
  const finder = await Finder.open(settingsFor({ bazaars: [server.base] }), {
    bounds: { ...SMALL_BOUNDS, pageMs: 5_000 },
    script: BUILT_SYNC,
  });
  await finder.sync();
  server.items = [itemV1(), ...fillers(2_000)];
  const state = { isDone: false };
  void finder.sync().then(() => (state.isDone = true));
  let searches = 0;
  for (; !state.isDone; searches++) {
    const { results } = await finder.search(query("appraise a stamp"));
    expect(results[0]?.name).toBe("Stamp Appraiser");
    await new Promise((next) => setImmediate(next));
  }
  expect(searches).toBeGreaterThan(3);
  expect((await finder.search(query("high water of a harbour"))).results).toHaveLength(1);
  await finder.close();
});
