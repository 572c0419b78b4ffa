import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { Finder, type FinderOptions } from "../../src/find/finder.ts";
import { personalWords } from "../../src/find/personal-words.ts";
import { Notebook } from "../../src/find/store/notebook.ts";
import { syncStore } from "../../src/find/sync.ts";
import { bazaarServer, type CatalogServer } from "./support/catalog-server.ts";
import { emptyFolder, query, settingsFor, smallFetching } from "./support/finding.ts";
import { itemV2 } from "./support/listings.ts";

const open: { readonly close: () => Promise<void> }[] = [];

afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function finderIn(folder: string, options: FinderOptions = {}): Promise<Finder> {
  const server: CatalogServer = await bazaarServer([itemV2()]);
  const settings = settingsFor({ bazaars: [server.base], folder });
  await syncStore(settings, smallFetching());
  const finder = await Finder.open(settings, options);
  open.push(server, finder);
  return finder;
}

const lines = (path: string): readonly Record<string, unknown>[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("what belongs to a person", () => {
  test.each([
    ["write to jane.doe@example.com", "an email address"],
    ["write to JANE+x@mail.example.co.uk now", "an email address"],
    ["jane (at) example (dot) com", "an email address"],
    ["jane at example dot com", "an email address"],
    ["jane\u200b@example.com", "an email address"],
    ["call +44 20 7946 0958", "a phone number"],
    ["call +4915112345678", "a phone number"],
    ["call (555) 010-1234 today", "a phone number"],
    ["call 555-010-1234", "a phone number"],
    ["0171 2345678", "a phone number"],
    ["pay with 4111 1111 1111 1111", "a card number"],
    ["pay with 4111-1111-1111-1111.", "a card number"],
    ["5500005555555559", "a card number"],
    ["378282246310005", "a card number"],
    ["pay 4111 1111 1111 1111 12/29 for a hotel", "a card number"],
    ["pay 25 with 4111 1111 1111 1111", "a card number"],
    ["pay with 4111 1111 1111 1111 123", "a card number"],
    ["pay with 4111\u20131111\u20131111\u20131111", "a card number"],
    ["pay with \u0664\u0661\u0661\u0661 1111 1111 1111", "a card number"],
    ["send 20 EUR to DE89 3704 0044 0532 0130 00", "a bank account number"],
    ["is GB82WEST12345698765432 valid", "a bank account number"],
    ["transfer to fr14 2004 1010 0505 0001 3m02 606 please", "a bank account number"],
    ["wire to routing 021000021 account 1234567890", "a bank account number"],
    ["my account number is 123456789", "a bank account number"],
    ["savings account 12345678", "a bank account number"],
    ["what does 123-45-6789 owe", "a social security number"],
    ["credit history of SSN 123456789", "a social security number"],
    ["social security number: 123 45 6789", "a social security number"],
    ["visa for passport number X1234567", "a passport number"],
    ["passport 123456789 to Japan", "a passport number"],
    ["check passport C01X00T47", "a passport number"],
  ])("%s holds %s", (text, kind) => expect(personalWords(text)).toBe(kind));

  test.each([
    ["validate an email address"],
    ["is 4111 1111 1111 1112 a card"],
    ["balance of 0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913 on eip155:8453"],
    ["token EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"],
    ["weather on 2026-11-21 at 12:30"],
    ["convert 1000000 rows, 2.5 GB, v1.2.3"],
    ["run npx @scope/package@1.2.3"],
    ["transactions between block 18000000 and 18500000"],
    ["tweets of @somebody"],
    ["price at 1700000000"],
    ["look at the dot com boom"],
    ["is GB82WEST12345698765433 an account"],
    ["check an IBAN before a transfer"],
    ["pay invoice number 12345678 of 2026-11-03"],
    ["invoice INV-2026-004411 over 12,345.67 dollars"],
    ["order 123456789 of 500 pieces"],
    ["passport rules for 2026"],
    ["visa and passport photos of 600x600 pixels"],
    ["social security benefits in 2026"],
    ["account balance at block 18500000"],
    ["rows 100 200 300 400 500 600"],
    ["from 2026-10-01 to 2026-11-02"],
    ["bank holidays 2025 and 2026"],
    ["routing between 40.7128 and 74.0060"],
    ["company 12345678 at Companies House"],
    ["zip code 12345-6789"],
    ["DE44 autobahn traffic"],
  ])("%s holds nothing of the kind", (text) => expect(personalWords(text)).toBeNull());
});

test("of all judged needs none is refused", () => {
  const needs = ["judged-needs.ndjson", "everyday-needs.txt"].flatMap((name) =>
    readFileSync(join("bench", "find", name), "utf8")
      .split("\n")
      .filter((line) => line !== ""),
  );
  const said = needs.map((line) =>
    line.startsWith("{") ? (JSON.parse(line) as { need: string }).need : line.split(" | ")[0],
  );
  expect(said.length).toBeGreaterThan(300);
  expect(said.filter((need) => personalWords(need ?? "") !== null)).toEqual([]);
});

test("a search that holds such words is refused, and nothing of it is kept", async () => {
  const folder = emptyFolder();
  const finder = await finderIn(folder, { isLogged: true });
  const need = "find the owner of jane.doe@example.com";
  for (const number of ["DE89370400440532013000", "SSN 123456789", "passport X1234567"]) {
    await expect(finder.search(query(`look up ${number}`))).rejects.toMatchObject({
      code: "personal",
      message: expect.not.stringMatching(/\d/) as string,
    });
  }
  await expect(finder.search(query(need))).rejects.toMatchObject({
    code: "personal",
    message: expect.not.stringContaining("jane") as string,
  });
  await expect(finder.reportUnmet({ need })).rejects.toMatchObject({ code: "personal" });
  await expect(finder.reportUnmet({ need: "stamps", details: need })).rejects.toMatchObject({
    code: "personal",
  });
  await finder.close();
  expect(existsSync(join(folder, "searches.ndjson"))).toBe(false);
  expect(existsSync(join(folder, "unmet.ndjson"))).toBe(false);
});

test("a search leaves one line without anything of who asked; none where it is not wanted", async () => {
  const folder = emptyFolder();
  const quiet = await finderIn(folder);
  await quiet.search(query("appraise a stamp"));
  await quiet.close();
  expect(existsSync(join(folder, "searches.ndjson"))).toBe(false);
  const finder = await finderIn(folder, { isLogged: true });
  await finder.search(query("appraise\u001b a\nstamp", { mostMicroUsd: 50_000n, limit: 3 }));
  await finder.close();
  const [line, ...others] = lines(join(folder, "searches.ndjson"));
  expect(others).toEqual([]);
  expect(line).toEqual({
    at: expect.any(String) as string,
    need: "appraise a stamp",
    payment: "any",
    limit: 3,
    results: 1,
    mostMicroUsd: "50000",
    tookMs: expect.any(Number) as number,
  });
});

test.each([["tools that do this"], ["!!!"], [""]])("%s is no need", async (need) => {
  const finder = await finderIn(emptyFolder());
  await expect(finder.search(query(need))).rejects.toMatchObject({ code: "not-a-need" });
});

describe("unmet needs", () => {
  test("are kept, and those of the same words are one group", async () => {
    const finder = await finderIn(emptyFolder());
    expect(await finder.reportUnmet({ need: "tune a piano" })).toEqual({ recorded: true });
    await finder.reportUnmet({ need: "file a tax return", details: "In Austria." });
    await finder.reportUnmet({ need: "Filing tax returns", details: "With attachments." });
    expect(await finder.unmet()).toMatchObject([
      { need: "file a tax return", count: 2, details: ["With attachments.", "In Austria."] },
      { need: "tune a piano", count: 1, details: [] },
    ]);
  });

  test("are kept although the finder was never synced", async () => {
    const finder = await Finder.open(settingsFor({}));
    open.push(finder);
    expect(await finder.reportUnmet({ need: "tune a piano" })).toEqual({ recorded: true });
    expect(await finder.unmet()).toHaveLength(1);
  });

  test("lines that a power cut has damaged are left out", async () => {
    const folder = emptyFolder();
    const finder = await finderIn(folder);
    await finder.reportUnmet({ need: "tune a piano" });
    const path = join(folder, "unmet.ndjson");
    writeFileSync(path, `${readFileSync(path, "utf8")}{"need":"cut o\n{"need":1}\nnull\n`);
    await finder.reportUnmet({ need: "tune a harp" });
    expect((await finder.unmet()).map(({ need }) => need).toSorted()).toEqual([
      "tune a harp",
      "tune a piano",
    ]);
  });
});

describe("a notebook that is full", () => {
  test("takes no more where what is in it must stay", async () => {
    const notebook = new Notebook(join(emptyFolder(), "n.ndjson"), 100, "refuse");
    const added = await Promise.all(Array.from({ length: 20 }, (_, at) => notebook.add({ at })));
    expect(added.filter(Boolean)).toHaveLength(11);
    expect(await notebook.lines()).toEqual(Array.from({ length: 11 }, (_, at) => ({ at })));
  });

  test("begins anew where only the latest matter, and keeps the last full one", async () => {
    const path = join(emptyFolder(), "n.ndjson");
    const notebook = new Notebook(path, 100, "begin-anew");
    for (let at = 0; at < 35; at++) await notebook.add({ at });
    const kept = [...lines(`${path}.before`), ...lines(path)].map(({ at }) => at);
    expect(kept.at(-1)).toBe(34);
    expect(readFileSync(path).length).toBeLessThanOrEqual(100);
  });
});
