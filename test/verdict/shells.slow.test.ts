import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { VERDICT_WORDS } from "../../src/finding/verdict-words.ts";
import { crossfoot, folderOf } from "../cli/run-crossfoot.ts";

/** Papers of contracts, broken ones, change orders, bills with a copy, and files that are no documents. */
const FOLDERS = [
  "audit",
  "broken",
  "change-order/contractor-order",
  "hostile",
  "invoice/broken",
  "invoice/us-classic",
];

let folder: string;
let byReport: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = folderOf();
  for (const name of FOLDERS)
    cpSync(join("fixtures", name), join(folder, name), { recursive: true });
  cpSync("fixtures/invoice/us-classic/electric.pdf", join(folder, "zz-copy.pdf"));
  const out = join(folderOf(), "report.html");
  await crossfoot(["report", folder, "--no-pictures", "--out", out, "--quiet"]);
  const page = readFileSync(out, "utf8");
  const articles = [...page.matchAll(/data-file="([^"]+)"\s+data-verdict="([\w-]+)"/g)];
  byReport = new Map(
    articles.map(([, file = "", verdict = ""]) => [file, verdict === "in-order" ? "pay" : verdict]),
  );
}, 240_000);

/** A verdict by its words; that of a change order that is in order is to pay nothing. */
function verdictOf(words: string): string {
  if (words === "In order") return "pay";
  return Object.entries(VERDICT_WORDS).find(([, said]) => said === words)?.[0] ?? words;
}

test("read says line by line what the report says", async () => {
  const { stdout } = await crossfoot(["read", folder, "--no-journal", "--quiet"]);
  const lines = stdout.trimEnd().split("\n");
  expect(lines).toHaveLength(byReport.size);
  const told = lines.map((line): [string, string] => {
    const [words = "", ...cells] = line.split(/ {2,}/);
    const file = cells.find((cell) => byReport.has(cell.trim())) ?? line;
    return [file.trim(), verdictOf(words)];
  });
  expect(new Map(told)).toEqual(byReport);
  expect(new Set(byReport.values())).toEqual(new Set(Object.keys(VERDICT_WORDS)));
});

test("the workbook's first sheet says the same, and audit counts the same", async () => {
  const out = join(folderOf(), "sheets/");
  const read = await crossfoot(["read", folder, "--no-journal", "--format", "csv", "--out", out]);
  const [head = "", ...rows] = readFileSync(join(out, "pay.csv"), "utf8").trim().split("\r\n");
  expect(head).toContain("Verdict");
  const counts = new Map<string, number>();
  for (const row of rows) {
    const verdict = verdictOf(row.split(",")[0] ?? "");
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  }
  const wanted = new Map<string, number>();
  for (const verdict of byReport.values()) wanted.set(verdict, (wanted.get(verdict) ?? 0) + 1);
  expect(counts).toEqual(wanted);
  const audit = await crossfoot(["audit", folder, "--out", join(folderOf(), "a.txt")]);
  const lineOf = (text: string): string => /^\d+ inputs: .*$/m.exec(text)?.[0] ?? "";
  expect(lineOf(audit.stderr)).not.toBe("");
  expect(lineOf(audit.stderr)).toBe(lineOf(read.stderr));
});
