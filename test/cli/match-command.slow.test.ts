import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import type { MatchResult } from "../../src/wire/match-contract.ts";
import { cellAt, openWorkbook, type OpenSheet } from "../sheets/open-workbook.ts";
import { matchResultSchema } from "../support/match-result-schema.ts";
import { crossfoot, type Finished, folderOf } from "./run-crossfoot.ts";

const isMatchResult = new Ajv({ formats: { date: true } }).compile(matchResultSchema);

const BILLS = resolve("fixtures/match/bills");
const ORDERS = resolve("fixtures/match/orders.csv");
const RECEIPTS = resolve("fixtures/match/receipts.csv");

async function match(...words: readonly string[]): Promise<Finished> {
  return crossfoot(["match", BILLS, "--orders", ORDERS, ...words]);
}

function resultIn({ stdout }: Finished): MatchResult {
  const result = JSON.parse(stdout) as MatchResult;
  expect(isMatchResult(result), JSON.stringify(isMatchResult.errors)).toBe(true);
  return result;
}

function answersIn({ bills }: MatchResult): Readonly<Record<string, string>> {
  return Object.fromEntries(
    bills.map(({ file, answer, differences, notCompared }) => [
      file.slice(file.lastIndexOf("/") + 1),
      [answer, ...[...differences, ...notCompared].map(({ code }) => code)].join(" "),
    ]),
  );
}

test("each bill of a month has its answer, with what differs, where and how the tables were read", async () => {
  const { code, stdout, stderr } = await match("--receipts", RECEIPTS);
  expect(code).toBe(4);
  expect(stdout).toMatch(/^5 bills: 1 matches, 1 to check, 2 differ, 1 cannot be matched\.\n/);
  expect(stdout).toMatch(
    /Marlow Steel Supply, Inc\. +40118 +PO-7001 +1,087\.56 +matches +marlow-40118\.pdf/,
  );
  expect(stdout).toMatch(/40163 +PO-7001 +2,112\.87 +differs: price-over and 1 more/);
  expect(stdout.replaceAll(/\s+/g, " ")).toContain(
    "price-over: Line 1 (Anchor bolt 3/4 x 12 in galvanized): the unit price is 7.35 and 6.85 is ordered: 20.00 more (line 10 of the order). (marlow-40163.pdf p. 1)",
  );
  expect(stdout).toContain("Freight of 95.00 is billed, and order PO-7001 has none.");
  expect(stdout).toContain("27 CY is billed, and 24.5 CY was received");
  expect(stdout).toContain("8 rows, parted by comma, decimal point");
  expect(stdout).toContain("Tolerances: price 0, quantity 0, amount 0;");
  expect(stderr).toMatch(/^5 bills: 1 matches, 1 to check, 2 differ, 1 cannot be matched\.\n/);
});

test("the same is said to programs, in a closed type", async () => {
  const result = resultIn(await match("--receipts", RECEIPTS, "--format", "json", "--quiet"));
  expect(answersIn(result)).toEqual({
    "bluestem-2291.pdf": "check order-by-lines",
    "bluestem-2304.pdf": "unmatched order-not-found",
    "marlow-40118.pdf": "matches",
    "marlow-40163.pdf": "differs price-over freight-not-ordered",
    "tallgrass-118902.pdf": "differs quantity-over-received",
  });
  expect(result.bills[3]?.differences[0]).toMatchObject({
    billed: 7.35,
    expected: 6.85,
    difference: 0.5,
    lines: [1],
    orderLines: ["10"],
    places: [{ page: 1 }],
  });
  expect(result.bills.map(({ lineAmounts }) => lineAmounts)).toContainEqual({
    matching: 1574.4,
    differing: 294,
    notCompared: 0,
  });
  expect(result.orders[0]?.lines[0]).toMatchObject({ ordered: 100, received: 100, billed: 100 });
});

test("without receipts only orders are compared, and within tolerances nothing differs", async () => {
  const loose = await match("--price-tolerance", "10%", "--format", "json", "--quiet");
  expect([loose.code, answersIn(resultIn(loose))]).toEqual([
    4,
    {
      "bluestem-2291.pdf": "check order-by-lines",
      "bluestem-2304.pdf": "unmatched order-not-found",
      "marlow-40118.pdf": "matches",
      "marlow-40163.pdf": "differs freight-not-ordered",
      "tallgrass-118902.pdf": "matches",
    },
  ]);
});

test("the code says whether anything differs, is open, or all matches", async () => {
  const run = async (bill: string): Promise<number | null> =>
    (await crossfoot(["match", join(BILLS, bill), "--orders", ORDERS, "--quiet"])).code;
  expect(await run("marlow-40118.pdf")).toBe(0);
  expect(await run("bluestem-2304.pdf")).toBe(3);
  expect(await run("bluestem-2291.pdf")).toBe(3);
  expect(await run("marlow-40163.pdf")).toBe(4);
});

test("letters ask each vendor for exactly what is to be sent", async () => {
  const out = join(folderOf(), "letters.txt");
  const { code, stdout } = await match("--receipts", RECEIPTS, "--format", "note", "--out", out);
  expect([code, stdout]).toEqual([4, ""]);
  const letters = readFileSync(out, "utf8").split(/\n-+\n/);
  expect(letters.map((letter) => /To (.+)/.exec(letter)?.[1])).toEqual([
    "Bluestem Drywall Supply LLC",
    "Marlow Steel Supply, Inc.",
    "Tallgrass Ready Mix, Inc.",
  ]);
  expect(letters[1]).toContain("Bill 40163 of 2026-05-19 over 2,112.87 for order PO-7001");
  expect(letters[1]).not.toContain("40118");
});

test("a workbook has bills with what differs first, reasons, lines, orders and other papers", async () => {
  const out = join(folderOf({ "a/change.pdf": "fixtures/audit/clinic/sco-01.pdf" }), "may.xlsx");
  const change = join(out, "../a/change.pdf");
  const { code } = await match(change, "--receipts", RECEIPTS, "--out", out, "--quiet");
  expect(code).toBe(4);
  const sheets = openWorkbook(new Uint8Array(readFileSync(out)));
  expect(sheets.map(({ title, rowCount }) => [title, rowCount - 1])).toEqual([
    ["Bills", 5],
    ["Reasons", 5],
    ["Lines", 9],
    ["Orders", 7],
    ["Other papers", 1],
  ]);
  const [bills, reasons, , orders] = sheets;
  expect(columnOf(bills, "Answer")).toEqual([
    "differs",
    "differs",
    "cannot be matched",
    "check",
    "matches",
  ]);
  expect(columnOf(reasons, "Code").slice(0, 3)).toEqual([
    "price-over",
    "freight-not-ordered",
    "quantity-over-received",
  ]);
  expect(columnOf(orders, "Received").slice(0, 3)).toEqual([100, 8, 120]);
});

function columnOf(sheet: OpenSheet | undefined, header: string): readonly unknown[] {
  if (sheet === undefined) throw new RangeError("There is no such sheet.");
  return Array.from(
    { length: sheet.rowCount - 1 },
    (_row, at) => cellAt(sheet, header, at + 2).value,
  );
}

test("a history lets a run be repeated, and names what was billed in an earlier month", async () => {
  const bill = "fixtures/match/bills/marlow-40118.pdf";
  const folder = folderOf({ "may/a.pdf": bill, "june/b.pdf": bill });
  const orders = ["--orders", ORDERS, "--history", "matched.ndjson", "--quiet"];
  const run = async (month: string): Promise<Finished> =>
    crossfoot(["match", month, ...orders], { cwd: folder });
  expect((await run("may")).code).toBe(0);
  expect((await run("may")).code).toBe(0);
  const june = await run("june");
  expect(june.code).toBe(4);
  expect(june.stdout).toContain(
    "It was billed before: bill 40118 of 2026-05-06 (may/a.pdf) is in the",
  );
  writeFileSync(join(folder, "matched.ndjson"), "no history\n{}\n");
  const broken = await run("june");
  expect([broken.code, broken.stderr]).toEqual([
    2,
    expect.stringContaining("line 1 is none of a history"),
  ]);
});

test("what is wrong with the command line or a table is said before any bill is read", async () => {
  const folder = folderOf();
  const table = join(folder, "own.csv");
  writeFileSync(table, "A;B;C;D\nPO-7001;AB-0750;100;6,85\n");
  const wrong = async (...words: readonly string[]): Promise<readonly [number | null, string]> => {
    const { code, stderr } = await crossfoot(["match", BILLS, ...words]);
    return [code, stderr];
  };
  expect(await wrong()).toEqual([2, expect.stringContaining("--orders <file>")]);
  expect(await wrong("--orders", "nowhere.csv")).toEqual([
    2,
    "crossfoot: --orders nowhere.csv: there is no such file.\n",
  ]);
  expect(await wrong("--orders", table)).toEqual([
    2,
    expect.stringContaining('Its columns are "A", "B", "C" and "D".'),
  ]);
  expect(await wrong("--orders", ORDERS, "--price-tolerance", "much")).toEqual([
    2,
    expect.stringContaining("give a share such as 2%"),
  ]);
  expect(await wrong("--orders", ORDERS, "--out", "may.html")).toEqual([
    2,
    expect.stringContaining("ends in .txt"),
  ]);
  const named = ["--columns", "order=A,code=B", "--columns", "quantity=C,price=D"];
  const { code, stdout } = await crossfoot([
    "match",
    BILLS,
    "--orders",
    table,
    ...named,
    "--quiet",
  ]);
  expect([code, stdout]).toEqual([
    expect.any(Number),
    expect.stringContaining("parted by semicolon, decimal comma"),
  ]);
});
