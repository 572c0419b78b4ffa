import { mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openSeal, sealWith } from "../../src/pay/bookkeeper.ts";
import { type LedgerLine, openLedger, READ_AGAIN } from "../../src/pay/ledger.ts";
import { PastPayments } from "../../src/pay/past-payments.ts";

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
  outcome: "intent",
  reason: "",
  transaction: "",
};

const settled = { outcome: "settled", transaction: "0x5" } as const;
const unknown = { outcome: "unknown" } as const;
const again = { outcome: "delivered again", transaction: "0x5" } as const;
const late = { time: "2026-11-04T10:00:00.000Z" } as const;

describe("what the book says of a payment", () => {
  const cases: readonly (readonly [string, readonly Partial<LedgerLine>[], object])[] = [
    ["open from its intent", [{}], { state: "open" }],
    ["open while nobody knows", [{}, unknown], { state: "open", line: { outcome: "intent" } }],
    ["taken", [{}, settled], { state: "taken", line: { transaction: "0x5" }, readAgain: null }],
    ["taken, by the chain", [unknown, { ...settled, outcome: "reconciled" }], { state: "taken" }],
    ["never paid, by the chain", [unknown, { outcome: "reconciled" }], { state: "refused" }],
    ["refused", [{}, { outcome: "refused" }], { state: "refused" }],
    ["open anew", [{ outcome: "refused" }, late], { state: "open", line: late }],
    [
      "taken whatever is written later",
      [settled, late, unknown],
      { state: "taken", line: settled },
    ],
    ["delivered from memory", [settled, again], { state: "taken", readAgain: null }],
    [
      "read again",
      [settled, { ...again, ...late, reason: READ_AGAIN }, again],
      { state: "taken", line: { time: LINE.time }, readAgain: late.time },
    ],
  ];
  test.each(cases)("%s", (_name, lines, expected) => {
    const past = new PastPayments();
    for (const line of lines) past.add({ ...LINE, ...line });
    expect(past.of("k")).toMatchObject(expected);
  });

  test("is kept of the youngest payments alone", () => {
    const past = new PastPayments(2);
    for (const paymentKey of ["1", "2", "1", "3"]) past.add({ ...LINE, paymentKey });
    expect(["1", "2", "3"].map((key) => past.of(key) !== null)).toEqual([false, true, true]);
  });

  test("is read from this month and the one before", async () => {
    const folder = await mkdtemp(join(tmpdir(), "crossfoot-book-"));
    const ledger = await openLedger(folder);
    for (const month of ["2026-09", "2026-12", "2027-01"]) {
      await ledger.write({ ...LINE, time: `${month}-05T00:00:00.000Z`, paymentKey: month });
    }
    await ledger.close();
    await writeFile(join(folder, "2026-12.ndjson"), "{half", { flag: "a" });
    const { past, damaged } = await PastPayments.read(folder, new Date("2027-01-31T23:00:00Z"));
    expect([past.size, past.of("2026-09"), damaged]).toEqual([2, null, 1]);
  });
});

describe("the seal of documents", () => {
  test("tells the same document by its key, and says where it cannot", () => {
    const [seal, other] = [1, 2].map((fill) => sealWith(Buffer.alloc(32, fill)));
    const sealed = seal?.seal("ab") ?? "";
    expect(sealed).toMatch(/^[0-9a-f]{8}\.[0-9a-f]{64}$/);
    expect(["ab", "cd"].map((hash) => seal?.compare(sealed, hash))).toEqual(["same", "other"]);
    expect(other?.compare(sealed, "ab")).toBe("not known");
    // Lines of books before there was a key.
    expect(["ab", "cd"].map((hash) => seal?.compare("ab", hash))).toEqual(["same", "other"]);
  });

  test("has a key that is made once, for the owner alone, also where two begin at the same time", async () => {
    const folder = join(await mkdtemp(join(tmpdir(), "crossfoot-book-")), "book");
    const seals = await Promise.all([1, 2, 3].map(async () => openSeal(folder)));
    expect(new Set(seals.map(({ seal }) => seal("ab"))).size).toBe(1);
    expect(await readdir(folder)).toEqual(["documents.key"]);
    const path = join(folder, "documents.key");
    expect([(await readFile(path)).length, (await stat(path)).mode & 0o777]).toEqual([32, 0o600]);
    await writeFile(path, "short");
    await expect(openSeal(folder)).rejects.toThrow("is no key of 32 bytes");
  });
});
