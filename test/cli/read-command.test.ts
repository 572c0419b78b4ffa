import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { crossfoot, EMPTY, FAILING, folderOf, GOOD } from "./run-crossfoot.ts";

interface Answer {
  readonly file?: string;
  readonly document?: { readonly currentPaymentDue: number };
  readonly error?: string;
}

function answersOf(lines: string): readonly Answer[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Answer);
}

/** The counts of the summary line: inputs first, then what became of them. */
function countsOf(stderr: string): readonly number[] {
  const line = stderr.split("\n").find((text) => /^\d+ inputs?: /.test(text)) ?? "";
  return [...line.matchAll(/\d+/g)].map(Number);
}

describe.concurrent("results", () => {
  test("one file as JSON is exactly the answer of the contract", async () => {
    const { code, stdout, stderr } = await crossfoot(["read", GOOD, "--format", "json"]);
    expect(Object.keys(JSON.parse(stdout) as Answer)).toEqual([
      "document",
      "checks",
      "warnings",
      "confidence",
    ]);
    expect(stderr).toBe(
      "1 input: 1 to pay, 0 to check, 0 to send back, 0 on hold, 0 not read.\nTo pay: 77,162.40 for 1 pay application.\n",
    );
    expect(code).toBe(0);
  });

  test("the proof is added by --detail full and nothing is taken away", async () => {
    const plain = await crossfoot(["read", GOOD, "--format", "json"]);
    const full = await crossfoot(["read", GOOD, "--format", "json", "--detail", "full"]);
    expect(JSON.parse(full.stdout)).toMatchObject(JSON.parse(plain.stdout) as Answer);
    expect(JSON.parse(full.stdout)).toHaveProperty("g702.lines.8", 77162.4);
  });

  test("standard input is read like a file", async () => {
    const file = await crossfoot(["read", GOOD, "--format", "json"]);
    const input = new Uint8Array(readFileSync(GOOD));
    const piped = await crossfoot(["read", "-", "--format", "json"], { input });
    expect(piped.stdout).toBe(file.stdout);
    expect(piped.code).toBe(0);
    const nothing = await crossfoot(["read", "-", "--format", "json"]);
    expect((JSON.parse(nothing.stdout) as Answer).error).toContain("empty");
    const tooMuch = await crossfoot(["read", "-", "--max-bytes", "1KB"], { input });
    expect(tooMuch.stderr).toContain("larger than the limit");
    expect(tooMuch.code).toBe(3);
  });

  test("a folder is an array in the order of its names, sub folders within it", async () => {
    const folder = folderOf({
      "b.pdf": GOOD,
      "a/z.PDF": FAILING,
      "c.pdf": EMPTY,
      ".hidden/d.pdf": GOOD,
      "note.txt": EMPTY,
    });
    const { code, stdout, stderr } = await crossfoot(["read", folder, "--format", "json"]);
    const answers = JSON.parse(stdout) as readonly Answer[];
    expect(answers.map(({ file }) => file)).toEqual(
      ["a/z.PDF", "b.pdf", "c.pdf"].map((name) => join(folder, name)),
    );
    expect(answers.map(({ error }) => error === undefined)).toEqual([true, true, false]);
    expect(countsOf(stderr)).toEqual([3, 1, 0, 1, 0, 1]);
    expect(stderr).toContain("Skipped 1 file (not PDFs)");
    expect(stderr).toMatch(/not read {2}.*c\.pdf: The file is empty\./);
    expect(code).toBe(3);
  });

  test("ndjson has a line per file, the same whatever the number of jobs", async () => {
    const folder = folderOf({ "a.pdf": GOOD, "b.pdf": EMPTY, "c.pdf": FAILING, "d.pdf": GOOD });
    const words = ["read", folder, "--format", "ndjson", "--jobs"];
    const [one, four] = await Promise.all([crossfoot([...words, "1"]), crossfoot([...words, "4"])]);
    expect(four).toEqual(one);
    const answers = answersOf(one.stdout);
    expect(answers).toHaveLength(4);
    expect(Object.keys(answers[0] ?? {})[0]).toBe("file");
    expect(answers[1]?.error).toContain("empty");
  });

  test("patterns that the shell left alone are expanded", async () => {
    const folder = folderOf({ "a.pdf": GOOD, "sub/b.pdf": FAILING });
    const words = ["read", "**/*.pdf", "--format", "ndjson"];
    const { stdout } = await crossfoot(words, { cwd: folder });
    expect(answersOf(stdout).map(({ file }) => file)).toEqual(["a.pdf", "sub/b.pdf"]);
  });

  test("links in a circle are walked once", async () => {
    const folder = folderOf({ "sub/a.pdf": GOOD });
    symlinkSync(folder, join(folder, "sub", "again"));
    const { stdout } = await crossfoot(["read", folder, "--format", "ndjson"]);
    expect(answersOf(stdout)).toHaveLength(1);
  });
});

describe.concurrent("exit codes", () => {
  test.each([
    [0, [GOOD]],
    [4, [FAILING]],
    [3, [FAILING, EMPTY]],
    [0, [FAILING, EMPTY, "--fail-on", "never"]],
    [4, [FAILING, EMPTY, "--fail-on", "check"]],
    [0, [FAILING, "--fail-on", "unread"]],
    [5, [GOOD, "--min-confidence", "1"]],
    [0, [GOOD, "--min-confidence", "1", "--fail-on", "unread,check"]],
    [2, []],
    [2, [GOOD, "--xlsx"]],
    [2, [GOOD, "--format", "yaml"]],
    [2, [GOOD, "--jobs", "0"]],
    [2, [GOOD, "--timeout", "soon"]],
    [2, [GOOD, "--max-bytes", "4 tons"]],
    [2, [GOOD, "--fail-on", "sometimes"]],
    [2, [GOOD, "--min-confidence", "1.5"]],
    [2, [GOOD, "--format", "ndjson", "--out", "results/"]],
  ])("are %i for %j", async (expected, words) => {
    const { code, stderr } = await crossfoot(["read", ...words]);
    expect(code, stderr).toBe(expected);
    expect(stderr).not.toContain("    at ");
  });
});

describe.concurrent("what cannot be read", () => {
  test("is accounted for, named with its sentence, and does not stop the others", async () => {
    const folder = folderOf({ "a.pdf": GOOD });
    symlinkSync(join(folder, "gone"), join(folder, "dangling.pdf"));
    writeFileSync(join(folder, "text.pdf"), "no PDF at all");
    const empty = folderOf();
    const words = [folder, "missing.pdf", "none-*.pdf", empty, EMPTY, "--format", "ndjson"];
    const { code, stdout, stderr } = await crossfoot(["read", ...words]);
    expect(answersOf(stdout).map(({ error }) => error?.split(".")[0])).toEqual([
      undefined,
      "The file could not be opened",
      "This is not a PDF file",
      "There is no file or folder of this name",
      "No file matches this pattern",
      "The folder holds no PDF files that were not named before",
      "The file is empty",
    ]);
    expect(countsOf(stderr)).toEqual([7, 1, 0, 0, 0, 6]);
    expect(stderr.match(/^not read/gm)).toHaveLength(6);
    expect(code).toBe(3);
  });

  test("is still named with --quiet, and nothing else is", async () => {
    const { stderr } = await crossfoot(["read", GOOD, EMPTY, "--quiet"]);
    expect(stderr).toMatch(/^not read {2}.*empty\.pdf: .*\n$/);
  });
});
