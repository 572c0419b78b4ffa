import { appendFile, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type BookSpan, readBook } from "../../src/pay/book.ts";
import { type LedgerLine, openLedger } from "../../src/pay/ledger.ts";
import { type Total, Totals } from "../../src/pay/trade-totals.ts";

const LINE: LedgerLine = {
  time: "2026-11-03T10:00:00.000Z",
  requestId: "1",
  resource: "/api/v1/extract",
  documentHash: "ab",
  pages: 2,
  microUsd: 200_000,
  network: "eip155:8453",
  asset: "0x1",
  payTo: "0x2",
  amount: "200000",
  payer: "0x3",
  nonce: "0x4",
  expires: 1_800_000_000,
  paymentKey: "k",
  outcome: "settled",
  reason: "",
  transaction: "0x5",
};

async function folder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "crossfoot-book-"));
}

async function read(path: string, span: BookSpan = { from: null, to: null }) {
  const entries = [];
  for await (const entry of readBook(path, span)) {
    entries.push(entry.kind === "line" ? entry.line.time : entry.sentence);
  }
  return entries;
}

async function written(path: string, lines: readonly Partial<LedgerLine>[]): Promise<void> {
  const ledger = await openLedger(path);
  for (const line of lines) await ledger.write({ ...LINE, ...line });
  await ledger.close();
}

describe("a book", () => {
  test("is read back as it was written, month after month, within a time", async () => {
    const path = await folder();
    const times = [
      "2026-10-31T23:59:59.999Z",
      "2026-11-01T00:00:00.000Z",
      "2026-11-03T09:00:00.000Z",
    ];
    await written(
      path,
      times.map((time) => ({ time })),
    );
    expect(await read(path)).toEqual(times);
    expect(await read(path, { from: "2026-11", to: null })).toEqual(times.slice(1));
    expect(await read(path, { from: null, to: "2026-10" })).toEqual(times.slice(0, 1));
    expect(await read(path, { from: "2026-11-01", to: "2026-11-01" })).toEqual(times.slice(1, 2));
    expect(await read(path, { from: "2026-10-31", to: "2026-11-02" })).toEqual(times.slice(0, 2));
  });

  test("that a power cut has damaged loses the damaged lines alone", async () => {
    const path = await folder();
    await written(path, [{}]);
    const file = join(path, "2026-11.ndjson");
    await appendFile(file, JSON.stringify(LINE).slice(0, 90));
    await written(path, [{ time: "2026-11-04T10:00:00.000Z" }]);
    await appendFile(file, `\0\0\0\n{"time":7}\n\n${"x".repeat(200_000)}\n\xff`);
    await written(path, [{ time: "2026-11-05T10:00:00.000Z" }]);
    const damaged = (nth: number): string => `Line ${nth} of 2026-11.ndjson is damaged or cut off.`;
    expect(await read(path)).toEqual([
      LINE.time,
      damaged(2),
      "2026-11-04T10:00:00.000Z",
      damaged(4),
      damaged(5),
      damaged(7),
      damaged(8),
      "2026-11-05T10:00:00.000Z",
    ]);
  });

  test("leaves other files alone, and tells of a month that cannot be read", async () => {
    const path = await folder();
    await writeFile(join(path, "notes.txt"), "x");
    await mkdir(join(path, "2026-10.ndjson"));
    await written(path, [{}]);
    expect(await read(path)).toEqual([
      "2026-10.ndjson cannot be read after line 0 (EISDIR).",
      LINE.time,
    ]);
  });

  test("takes the next line after one that could not be written", async () => {
    const path = await folder();
    const ledger = await openLedger(path);
    await mkdir(join(path, "2026-12.ndjson"));
    const late = { ...LINE, time: "2026-12-01T00:00:00.000Z" };
    await expect(ledger.write(late)).rejects.toThrow("EISDIR");
    await ledger.write(LINE);
    await ledger.close();
    expect(await readFile(join(path, "2026-11.ndjson"), "utf8")).toBe(`${JSON.stringify(LINE)}\n`);
  });
});

describe("the last bytes of a month", () => {
  test("are read without the line that they begin in", async () => {
    const path = await folder();
    const times = [1, 2, 3].map((nth) => `2026-11-0${nth}T00:00:00.000Z`);
    await written(
      path,
      times.map((time) => ({ time })),
    );
    const line = JSON.stringify(LINE).length + 1;
    const entries = [];
    for await (const entry of readBook(path, { from: null, to: null }, 2 * line - 5)) {
      entries.push(entry.kind === "line" ? entry.line.time : entry.sentence);
    }
    expect(entries).toEqual(times.slice(2));
  });
});

test("a line that another program has not finished does not take the next one with it", async () => {
  const path = await folder();
  const ledger = await openLedger(path);
  await ledger.write(LINE);
  await appendFile(join(path, "2026-11.ndjson"), '{"time":"2026');
  await ledger.write({ ...LINE, time: "2026-11-05T10:00:00.000Z" });
  await ledger.close();
  expect(await read(path)).toEqual([
    LINE.time,
    "Line 2 of 2026-11.ndjson is damaged or cut off.",
    "2026-11-05T10:00:00.000Z",
  ]);
});

describe("totals", () => {
  const intent = { outcome: "intent", transaction: "" } as const;
  const unknown = { outcome: "unknown", transaction: "" } as const;
  const shown = { outcome: "reconciled" } as const;
  const never = { outcome: "reconciled", transaction: "", reason: "never paid" } as const;
  const cases: readonly (readonly [string, readonly Partial<LedgerLine>[], Partial<Total>])[] = [
    ["a payment", [{}], { settled: 1, microUsd: 200_000 }],
    [
      "an answer given again",
      [{}, { outcome: "delivered again" }],
      { settled: 1, deliveredAgain: 1 },
    ],
    ["a refusal", [{ outcome: "refused" }], { refused: 1, microUsd: 0 }],
    ["one that nobody knows, asked for twice", [unknown, unknown], { unknown: 1, settled: 0 }],
    ["one that was settled later", [unknown, {}], { unknown: 0, settled: 1 }],
    ["one that was about to be settled", [intent], { unknown: 1, settled: 0 }],
    ["one that was settled as intended", [intent, {}], { unknown: 0, settled: 1 }],
    [
      "one that the chain has shown while the daemon wrote it down",
      [intent, {}, shown],
      { unknown: 0, settled: 1, microUsd: 200_000 },
    ],
    [
      "one that the chain has shown",
      [unknown, shown],
      { unknown: 0, settled: 1, microUsd: 200_000 },
    ],
    ["one that was never paid", [unknown, never], { unknown: 0, refused: 1, microUsd: 0 }],
    [
      "one that the chain has shown before the daemon knew",
      [unknown, shown, unknown, shown, {}, { outcome: "delivered again" }],
      { settled: 1, unknown: 0, deliveredAgain: 1, microUsd: 200_000 },
    ],
  ];
  test.each(cases)("count %s once", (_name, lines, expected) => {
    const totals = new Totals();
    for (const line of lines) totals.add({ ...LINE, ...line });
    expect(totals.all()).toMatchObject([expected]);
  });

  test("keep days, resources and networks apart, in order", () => {
    const totals = new Totals();
    const [day, resource, network] = ["2026-11-02T00:00:00.000Z", "/api/v1/invoice", "solana:1"];
    const lines = [{}, { network }, { resource }, { time: day }, {}];
    for (const [nth, line] of lines.entries()) {
      totals.add({ ...LINE, ...line, paymentKey: String(nth) });
    }
    expect(
      totals.all().map((total) => [total.day, total.resource, total.network, total.settled]),
    ).toEqual([
      ["2026-11-02", "/api/v1/extract", "eip155:8453", 1],
      ["2026-11-03", "/api/v1/extract", "eip155:8453", 2],
      ["2026-11-03", "/api/v1/extract", "solana:1", 1],
      ["2026-11-03", "/api/v1/invoice", "eip155:8453", 1],
    ]);
  });
});
