import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { chanceOf } from "../../fixtures/draw/random/chance.ts";
import { somePackageJob } from "../../fixtures/draw/random/package/package-job.ts";
import { swornStatement } from "../../fixtures/draw/random/package/sworn-statement.ts";
import { ReadError } from "../../src/base/read-error.ts";
import { contentsOf } from "../../src/pdf/contents.ts";
import { readDocument } from "../../src/read.ts";
import { mainPartOf } from "../../src/read/part-of.ts";
import { toFullResult } from "../../src/wire/full-result.ts";

const SEVERAL = "documents in one";

test("of all documents that are accepted, only packages and a packet are told to be several", () => {
  const told = globSync("fixtures/**/*.expected.json").filter((path) =>
    readFileSync(path, "utf8").includes(SEVERAL),
  );
  expect(new Set(told)).toEqual(
    new Set([
      "fixtures/packages/sound.expected.json",
      "fixtures/packages/waiver-too-low.expected.json",
      "fixtures/pay-application/aia-g702/in-a-packet.expected.json",
    ]),
  );
});

test("of a package the contractor's application is read, its places are on the pages of the file", async () => {
  const bytes = new Uint8Array(readFileSync("fixtures/packages/sound.pdf"));
  const reading = await readDocument(bytes, { kind: "construction", limits: LIMITS });
  expect(reading.documentType).toBe("PAY_APPLICATION");
  const pages = reading.evidence.flatMap(({ from }) => from.map(({ pageNumber }) => pageNumber));
  expect(new Set(pages)).toEqual(new Set([2, 3]));
  expect(reading.identities.filter(({ passed }) => passed === false)).toEqual([]);
  expect(reading.notices).toMatchObject([
    {
      code: "several-documents",
      facts: { documents: 23, kind: "PAY_APPLICATION", pages: { from: 2, to: 3 } },
    },
  ]);
  expect(reading.pageCount).toBe(26);
  const { documents } = toFullResult(reading);
  const covered = documents.flatMap(({ firstPage, lastPage }) =>
    Array.from({ length: lastPage - firstPage + 1 }, (_, at) => firstPage + at),
  );
  expect(covered).toEqual(Array.from({ length: 26 }, (_, at) => at + 1));
  expect(documents.filter(({ isRead }) => isRead)).toEqual([
    { kind: "PAY_APPLICATION", firstPage: 2, lastPage: 3, isRead: true },
  ]);
});

test("of a part of a package, and of a file that is one document, only that one is listed", async () => {
  const sound = new Uint8Array(readFileSync("fixtures/packages/sound.pdf"));
  const wishes = { kind: "construction", limits: LIMITS } as const;
  const part = await readDocument(sound, { ...wishes, pages: { from: 4, to: 5 } });
  expect(toFullResult(part).documents).toEqual([
    { kind: "PAY_APPLICATION", firstPage: 4, lastPage: 5, isRead: true },
  ]);
  const waiver = readFileSync("fixtures/lien-waiver/california/conditional-progress.pdf");
  const whole = await readDocument(new Uint8Array(waiver), { kind: "auto", limits: LIMITS });
  expect(toFullResult(whole).documents).toEqual([
    { kind: "LIEN_WAIVER", firstPage: 1, lastPage: whole.pageCount, isRead: true },
  ]);
});

test("of a package whose bills are asked for, the first bill is its main part", async () => {
  const bytes = new Uint8Array(readFileSync("fixtures/packages/sound.pdf"));
  const { pages } = await contentsOf(bytes, LIMITS, () => undefined);
  const bill = mainPartOf(pages, "invoice");
  expect(bill?.all.find(({ from }) => from === bill.from)?.kind).toBe("INVOICE");
  expect(mainPartOf(pages.slice(1, 3))).toBeNull();
});

test("a sworn statement is no application, however much its table looks like a schedule", async () => {
  const told = new Map<string, number>();
  for (const seed of [1, 3, 5, 7, 9, 11, 13, 15]) {
    const chance = chanceOf(`sworn ${seed}`);
    const { pdf } = await swornStatement(somePackageJob("measuring", chance), chance.fork("paper"));
    const said = await readDocument(pdf, { kind: "construction", limits: LIMITS }).then(
      ({ documentType }) => documentType,
      (error: unknown) => (error instanceof ReadError ? error.code : "thrown"),
    );
    told.set(said, (told.get(said) ?? 0) + 1);
  }
  expect([...told.keys()].filter((code) => code !== "PAY_APPLICATION")).toEqual(["not-this-kind"]);
  expect(told.get("not-this-kind")).toBeGreaterThanOrEqual(7);
});
