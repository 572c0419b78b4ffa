import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { built } from "../support/built.ts";
import { mailFile } from "../support/mail-file.ts";
import { zipFile } from "../support/zip-file.ts";
import { crossfoot, FAILING, folderOf, GOOD } from "./run-crossfoot.ts";

const { audit, explain, read, readMany } = (await built(
  "index.js",
)) as typeof import("../../src/index.ts");

const BILL = "fixtures/invoice/us-classic/electric.pdf";
const good = readFileSync(GOOD);
const bill = readFileSync(BILL);

/** A folder with a PDF, a ZIP file of two, and an e-mail with one attached. */
function job(): string {
  const folder = folderOf({ "a.pdf": GOOD });
  writeFileSync(
    join(folder, "march.zip"),
    zipFile([
      { name: "papers/b.pdf", content: readFileSync(FAILING) },
      { name: "papers/locked.pdf", content: bill, flags: 1 },
      { name: "bill.pdf", content: bill },
    ]),
  );
  writeFileSync(join(folder, "note.eml"), mailFile({ "again.pdf": good }));
  return folder;
}

describe("a folder with a ZIP file and an e-mail", () => {
  test("is read whole, each document under the way to it, and a later run knows them", async () => {
    const folder = job();
    const out = join(folderOf(), "results");
    const words = ["read", folder, "--out", out, "--format", "json"];
    const first = await crossfoot(words);
    expect(first.code).toBe(3);
    expect(first.stderr).toContain(
      "5 inputs: 2 to pay, 0 to check, 1 to send back, 1 on hold, 1 not read",
    );
    expect(first.stderr).toContain(
      `march.zip/papers/locked.pdf: This member of the ZIP file is protected by a password.`,
    );
    const results = readdirSync(out, { recursive: true, encoding: "utf8" });
    expect(results.filter((name) => name.endsWith(".json")).toSorted()).toEqual([
      "a.json",
      "march.zip/bill.json",
      "march.zip/papers/b.json",
      "note.eml/again.json",
    ]);
    expect(readFileSync(join(out, "note.eml/again.json"))).toEqual(
      readFileSync(join(out, "a.json")),
    );
    const again = await crossfoot([...words, "--resume"]);
    expect(again.stderr).toContain("4 documents were known");
  });

  test("is audited and reported on", async () => {
    const folder = job();
    const audited = await crossfoot(["audit", folder]);
    expect(audited.stdout).toContain("note.eml/again.pdf (copy of a.pdf)");
    expect(audited.stdout).toContain("march.zip/papers/locked.pdf");
    const out = join(folderOf(), "report.html");
    const reported = await crossfoot(["report", folder, "--out", out, "--no-pictures"]);
    expect(reported.stderr).toContain("5 inputs");
    expect(readFileSync(out, "utf8")).toContain("march.zip/bill.pdf");
  });

  test("is read by the library, and what cannot be had in it has its error", async () => {
    const folder = job();
    const files: string[] = [];
    for await (const { file, error } of readMany(folder))
      files.push(`${file.slice(folder.length + 1)} ${error?.code ?? "read"}`);
    expect(files).toEqual([
      "a.pdf read",
      "march.zip/papers/b.pdf read",
      "march.zip/bill.pdf read",
      "march.zip/papers/locked.pdf cannot-open",
      "note.eml/again.pdf read",
    ]);
    const { notRead, otherPapers } = await audit([folder, join(folder, "march.zip")]);
    expect(otherPapers.map(({ file }) => file.slice(folder.length + 1))).toEqual([
      "march.zip/bill.pdf",
    ]);
    expect(notRead.map(({ file }) => file.slice(folder.length + 1))).toEqual([
      "march.zip/papers/locked.pdf",
      "march.zip/papers/locked.pdf",
    ]);
  });
});

describe("where one document is wanted", () => {
  test("the library takes the one in a ZIP file or an e-mail, by path and as bytes", async () => {
    const folder = job();
    const expected = await read(GOOD);
    expect(await read(join(folder, "note.eml"))).toEqual(expected);
    expect(await read(mailFile({ "again.pdf": good }))).toEqual(expected);
    expect(
      await explain(new File([zipFile([{ name: "a.pdf", content: good }])], "a.zip")),
    ).toContain("77,162.40");
    await expect(read(join(folder, "march.zip"))).rejects.toThrow("holds 3 documents");
    const given = [mailFile({ "again.pdf": good }), new File([zipFile([])], "none.zip")];
    const told: string[] = [];
    for await (const { file, error } of readMany(given))
      told.push(`${file} ${error?.message ?? ""}`);
    expect(told).toEqual(["document 1/again.pdf ", "none.zip The ZIP file holds no PDF files."]);
  });

  test("explain draws it, and says where there are several", async () => {
    const folder = job();
    const out = join(folder, "page.html");
    const drawn = await crossfoot(["explain", join(folder, "note.eml"), "--out", out]);
    expect([drawn.code, drawn.stderr]).toEqual([0, ""]);
    const several = await crossfoot(["explain", join(folder, "march.zip"), "--out", out]);
    expect([several.code, several.stderr]).toEqual([
      3,
      expect.stringContaining("holds 3 documents"),
    ]);
  });
});

test("standard input may be an e-mail, and its text is not read", async () => {
  const input = mailFile({ "again.pdf": good });
  const { code, stdout } = await crossfoot(["read", "-", "--format", "json"], { input });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([{ file: "-/again.pdf" }]);
  expect(stdout).not.toContain("1000000");
});

test("results do not take the place of the file that they come from", async () => {
  const folder = job();
  const { code, stderr } = await crossfoot(["read", folder, "--out", folder, "--format", "json"]);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining("a file there has it. Name another folder."),
  ]);
});

test("one that comes into a watched folder is read once it is whole", async () => {
  const folder = folderOf({ "a.pdf": GOOD });
  const out = join(folderOf(), "results");
  const words = ["read", folder, "--out", out, "--format", "json", "--watch", "--settle", "1"];
  const child = spawn(process.execPath, [resolve("bin/crossfoot.js"), ...words], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let heard = "";
  child.stderr.on("data", (piece: Buffer) => (heard += piece.toString()));
  const ended = once(child, "close");
  onTestFinished(() => void child.kill("SIGKILL"));
  await expect.poll(() => existsSync(join(out, "a.json")), { timeout: 20_000 }).toBe(true);
  const zip = zipFile([{ name: "in/b.pdf", content: bill }]);
  writeFileSync(join(folder, "march.zip"), zip.subarray(0, 500));
  await expect
    .poll(() => heard, { timeout: 20_000 })
    .toContain("march.zip: The ZIP file is damaged");
  writeFileSync(join(folder, "march.zip"), zip);
  const result = join(out, "march.zip/in/b.json");
  await expect.poll(() => existsSync(result), { timeout: 20_000 }).toBe(true);
  child.kill("SIGINT");
  expect((await ended)[0]).not.toBe(1);
});
