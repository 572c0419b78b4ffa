import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { crossfoot, EMPTY, FAILING, folderOf, GOOD } from "./run-crossfoot.ts";

/** Lines of a terminal's window. */
const SCREEN = 50;

/** The long names of the options that a help lists. */
function optionsIn(help: string): readonly string[] {
  return [...help.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, name = ""]) => name);
}

describe("help", () => {
  test("of read has what people need on one screen, and the rest on demand", async () => {
    const [short, long, turned] = await Promise.all([
      crossfoot(["read", "--help"]),
      crossfoot(["read", "--help", "--all"]),
      crossfoot(["read", "--all", "--help"]),
    ]);
    expect(short.stdout.split("\n").length).toBeLessThanOrEqual(SCREEN);
    const shown = optionsIn(short.stdout).filter((name) => name !== "--help" && name !== "--all");
    expect(shown).toHaveLength(10);
    expect(short.stdout).toContain("crossfoot read --help --all");
    expect(optionsIn(long.stdout)).toEqual(expect.arrayContaining(shown));
    expect(optionsIn(long.stdout)).toEqual(
      expect.arrayContaining(["--max-bytes", "--max-memory", "--remote", "--watch", "--queue"]),
    );
    expect(long.stdout).toContain("50MB");
    expect(turned).toEqual(long);
    expect(await crossfoot(["read", GOOD, "--all"])).toMatchObject({
      code: 2,
      stdout: "",
      stderr: "crossfoot: --all goes with --help: crossfoot read --help --all.\n",
    });
  });

  test.each([
    [],
    ["audit"],
    ["report"],
    ["explain"],
    ["golden"],
    ["mcp"],
    ["worker"],
    ["deposits", "withdraw"],
  ])("of %j fits on a screen", async (...words) => {
    const { stdout } = await crossfoot([...words, "--help"]);
    expect(stdout.split("\n").length).toBeLessThanOrEqual(SCREEN);
  });
});

describe("what cannot be written is refused before anything is read", () => {
  test("whatever the command", async () => {
    const folder = folderOf({ "a.pdf": GOOD });
    const [pdf, below] = [join(folder, "a.pdf"), join(folder, "a.pdf", "x")];
    const lines = [
      ["read", pdf, "--out", join(folder, "x.docx")],
      ["read", pdf, pdf, "--out", `${below}/`, "--format", "json"],
      ["read", pdf, folder, "--out", join(folder, "out/"), "--journal", below],
      ["read", pdf, "--remote", "http://127.0.0.1:1", "--receipts", join(below, "r.ndjson")],
      ["report", folder, "--out", join(folder, "r.pdf")],
      ["report", folder, "--out", join(below, "r.html")],
      ["explain", pdf, "--out", join(folder, "x.pdf")],
      ["audit", folder, "--out", join(folder, "a.json"), "--format", "note"],
    ];
    const runs = await Promise.all(lines.map(async (words) => crossfoot(words)));
    for (const { code, stdout, stderr } of runs) {
      expect([code, stdout], stderr).toEqual([2, ""]);
      expect(stderr).toMatch(/^crossfoot: [^\n]+\.\n$/);
    }
    expect(readdirSync(folder)).toEqual(["a.pdf"]);
  });
});

describe("explain -", () => {
  test("reads standard input and writes the page to standard output", async () => {
    const piped = await crossfoot(["explain", "-"], { input: readFileSync(FAILING) });
    expect(piped.code, piped.stderr).toBe(0);
    expect(piped.stdout).toMatch(/^<!doctype html>/);
    expect(piped.stdout).toContain("<h1>standard input</h1>");
    const empty = await crossfoot(["explain", "-"], { input: readFileSync(EMPTY) });
    expect([empty.code, empty.stdout]).toEqual([3, ""]);
    expect(empty.stderr).toBe("not read  -: The file is empty. Send the PDF again.\n");
    const large = await crossfoot(["explain", "-", "--max-bytes", "1KB"], {
      input: readFileSync(FAILING),
    });
    expect(large.stderr).toMatch(/--max-bytes raises it\.\n$/);
  });

  test("writes the page to a file that is named", async () => {
    const out = join(folderOf(), "page.html");
    const { stdout } = await crossfoot(["explain", "-", "--out", out], {
      input: readFileSync(GOOD),
    });
    expect(stdout).toBe(`${out}\n`);
    expect(readFileSync(out, "utf8")).toContain("77,162.40");
  });
});

test("a document that breaks a limit is told with the option, and its answer names none", async () => {
  const words = ["read", FAILING, "--max-pages", "1", "--format", "json"];
  const { stdout, stderr } = await crossfoot(words);
  expect(stderr).toMatch(/the limit is 1\. --max-pages raises it\.$/m);
  expect(JSON.parse(stdout)).toEqual({
    error:
      "The PDF has more pages than the limit. Send only the document itself, or raise the limit. It has 2 pages, the limit is 1.",
  });
});
