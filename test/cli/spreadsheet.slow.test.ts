import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { cellAt, openWorkbook } from "../sheets/open-workbook.ts";
import { crossfoot, EMPTY, FAILING, folderOf, GOOD } from "./run-crossfoot.ts";

/** The records of a file of comma-separated values, by its headers. */
function recordsIn(text: string): readonly Readonly<Record<string, string>>[] {
  return parse(text, { columns: true, bom: true, record_delimiter: "\r\n" });
}

function bytesIn(path: string): Uint8Array {
  return new Uint8Array(readFileSync(path));
}

describe.concurrent("a workbook", () => {
  test("is written to the file that is named, links beside it, and the exit code stays", async () => {
    const folder = folderOf({ "march/a.pdf": GOOD, "march/b.pdf": FAILING, "march/c.pdf": EMPTY });
    const out = join(folder, "march.xlsx");
    const { code, stdout, stderr } = await crossfoot(["read", "march", "--out", out], {
      cwd: folder,
    });
    expect(stdout).toBe("");
    expect(stderr).toContain(
      "3 inputs: 1 to pay, 0 to check, 1 to send back, 0 on hold, 1 not read.",
    );
    expect(code).toBe(3);
    expect(shownIn(folder)).toEqual(["march", "march.xlsx"]);
    const sheets = openWorkbook(bytesIn(out));
    const [pay, problems, documents] = ["Pay", "Problems", "Documents"].map((wanted) =>
      sheets.find(({ title }) => title === wanted),
    );
    if (pay === undefined || problems === undefined || documents === undefined) {
      throw new Error("Sheets are missing.");
    }
    expect([2, 3, 4].map((row) => cellAt(documents, "File", row).value)).toEqual(
      ["a.pdf", "b.pdf", "c.pdf"].map((name) => join("march", name)),
    );
    const verdicts = ["Pay", "Send back", "Not read"];
    expect([2, 3, 4].map((row) => cellAt(documents, "Verdict", row).value)).toEqual(verdicts);
    expect([2, 3, 4].map((row) => cellAt(pay, "Verdict", row).value)).toEqual(verdicts);
    expect([...problems.links.values()]).toEqual(["march/b.pdf#page=1", "march/c.pdf"]);
  });

  test("goes through a pipe with whole paths as links, also of standard input", async () => {
    const child = spawn(process.execPath, [
      resolve("bin/crossfoot.js"),
      "read",
      GOOD,
      "-",
      "--format",
      "xlsx",
      "--quiet",
    ]);
    const pieces: Buffer[] = [];
    child.stdout.on("data", (piece: Buffer) => pieces.push(piece));
    child.stdin.end(bytesIn(FAILING));
    const code = await new Promise((done) => child.on("close", done));
    expect(code).toBe(4);
    const documents = openWorkbook(new Uint8Array(Buffer.concat(pieces))).find(
      ({ title }) => title === "Documents",
    );
    expect([...(documents?.links ?? [])]).toEqual([["A2", `file://${GOOD}`]]);
    expect(documents?.cells.get("A3")?.value).toBe("-");
  });

  test("takes the place of an older file only when it is whole", async () => {
    const folder = folderOf({ "a.pdf": GOOD });
    const out = join(folder, "old.xlsx");
    writeFileSync(out, "an older one");
    const words = ["read", join(folder, "a.pdf"), "--out", out];
    expect((await crossfoot([...words, "--templates", "nowhere"])).code).toBe(2);
    expect(readFileSync(out, "utf8")).toBe("an older one");
    expect(readdirSync(folder)).toEqual(["a.pdf", "old.xlsx"]);
    await crossfoot(words);
    expect(openWorkbook(bytesIn(out))).toHaveLength(14);
  });

  test("holds an invoice that comes twice", async () => {
    const bill = "fixtures/invoice/us-classic/ready-mix.pdf";
    const folder = folderOf({ "a.pdf": bill, "b.pdf": bill });
    const out = join(folder, "bills.xlsx");
    await crossfoot(["read", ".", "--out", "bills.xlsx"], { cwd: folder });
    const [pay, , problems] = openWorkbook(bytesIn(out));
    if (pay === undefined || problems === undefined) throw new Error("Sheets are missing.");
    expect([2, 3].map((row) => cellAt(pay, "Verdict", row).value)).toEqual(["Pay", "Hold"]);
    expect(problems.rowCount).toBe(2);
    expect(cellAt(problems, "Reasons", 2).value).toBe("This is a copy of a.pdf.");
    expect(cellAt(problems, "From", 2).value).toBe("Tallgrass Ready Mix, Inc.");
    expect(problems.links.get("B2")).toBe("b.pdf");
  });

  test("is one file: a folder is refused, and so is a server's answer", async () => {
    const folder = folderOf({ "a.pdf": GOOD });
    const refused = await crossfoot(["read", GOOD, "--format", "xlsx", "--out", `${folder}/`]);
    expect(refused.stderr).toContain(`--out ${folder}/readings.xlsx`);
    expect(refused.code).toBe(2);
    for (const words of [
      ["--out", "a.xlsx"],
      ["--format", "csv"],
    ]) {
      const elsewhere = await crossfoot(
        ["read", GOOD, "--remote", "http://127.0.0.1:9", ...words],
        {
          cwd: folder,
        },
      );
      expect(elsewhere.stderr).toContain("only a read on this machine knows");
      expect(elsewhere.code).toBe(2);
    }
    expect(readdirSync(folder)).toEqual(["a.pdf"]);
  });
});

describe.concurrent("comma-separated values", () => {
  test("are a file for each sheet in a folder", async () => {
    const folder = folderOf({ "a.pdf": GOOD, "b.pdf": FAILING });
    const out = join(folder, "tables");
    const { code } = await crossfoot(["read", folder, "--format", "csv", "--out", out]);
    expect(code).toBe(4);
    expect(shownIn(out)).toEqual([
      "change-order-costs.csv",
      "change-orders.csv",
      "checks.csv",
      "documents.csv",
      "invoice-lines.csv",
      "invoice-taxes.csv",
      "invoices.csv",
      "lien-waivers.csv",
      "listed-change-orders.csv",
      "pay-applications.csv",
      "pay.csv",
      "problems.csv",
      "schedule-of-values.csv",
      "totals.csv",
    ]);
    const text = readFileSync(join(out, "pay-applications.csv"), "utf8");
    expect(text.startsWith("\ufeffFile,")).toBe(true);
    const [, second] = recordsIn(text);
    expect(second).toMatchObject({
      "8 Current payment due": "113362.65",
      "Rate 5a %": "10",
      "Period to": "2026-05-31",
      "Retainage released": "",
    });
    expect(recordsIn(readFileSync(join(out, "pay.csv"), "utf8"))).toMatchObject([
      { Verdict: "Pay", "Amount due": "77162.4", "First reason": "" },
      { Verdict: "Send back", "Amount due": "113362.65" },
    ]);
    const totals = recordsIn(readFileSync(join(out, "totals.csv"), "utf8"));
    expect(new Set(totals.map((row) => row["Amount due"]))).toEqual(
      new Set(["113362.65", "77162.4"]),
    );
    const checks = recordsIn(readFileSync(join(out, "checks.csv"), "utf8"));
    const failed = checks.find(({ Passed }) => Passed === "FALSE");
    expect(failed).toMatchObject({
      Check: "g702_math",
      Recomputed: "351401.8",
      "Off by": "-900",
    });
    expect(readFileSync(join(out, "invoices.csv"), "utf8").split("\r\n")).toHaveLength(2);
  });

  test("are a line for each input on standard output and in one file", async () => {
    const folder = folderOf({ "=1+1.pdf": GOOD, "b.pdf": EMPTY });
    const piped = await crossfoot(["read", ".", "--format", "csv"], { cwd: folder });
    expect(piped.stdout.startsWith("File,Verdict,")).toBe(true);
    expect(recordsIn(piped.stdout)).toMatchObject([
      { File: "'=1+1.pdf", Verdict: "Pay", Amount: "77162.4" },
      { File: "b.pdf", Verdict: "Not read", Amount: "" },
    ]);
    const out = join(folder, "march.csv");
    await crossfoot(["read", ".", "--out", out], { cwd: folder });
    expect(readFileSync(out, "utf8")).toBe(`\ufeff${piped.stdout}`);
  });
});

/** What a folder shows; the journal is hidden. */
function shownIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => !name.startsWith("."));
}
