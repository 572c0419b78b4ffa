import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
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

function answerIn(...path: readonly string[]): Answer {
  return JSON.parse(readFileSync(join(...path), "utf8")) as Answer;
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
    expect(stderr).toBe("1 input: 1 fine, 0 with warnings, 0 with a failed check, 0 not read.\n");
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
    expect(countsOf(stderr)).toEqual([3, 1, 0, 1, 1]);
    expect(stderr).toContain("1 file in the folders left alone");
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

describe.concurrent("--out", () => {
  test("a folder mirrors the sub folders, one answer per file, refusals included", async () => {
    const folder = folderOf({ "a.pdf": GOOD, "sub/a.pdf": FAILING, "sub/e.pdf": EMPTY });
    const out = join(folderOf(), "results");
    const { code, stdout } = await crossfoot(["read", folder, "--out", out, "--format", "json"]);
    expect(stdout).toBe("");
    const written = readdirSync(out, { recursive: true }).map(String);
    expect(written.filter((name) => !name.startsWith(".crossfoot")).toSorted()).toEqual([
      "a.json",
      "sub",
      join("sub", "a.json"),
      join("sub", "e.json"),
    ]);
    expect(answerIn(out, "a.json").document?.currentPaymentDue).toBe(77162.4);
    expect(answerIn(out, "sub", "e.json")).toEqual({
      error: "The file is empty. Send the PDF again.",
    });
    expect(code).toBe(3);
  });

  test("files of the same name never overwrite each other", async () => {
    const one = folderOf({ "a.pdf": GOOD, "A.PDF": FAILING, "a-2.pdf": EMPTY });
    const other = folderOf({ "a.pdf": FAILING });
    const out = join(folderOf(), "results");
    await crossfoot(["read", one, join(other, "a.pdf"), "--out", out, "--format", "json"]);
    const names = readdirSync(out).map((name) => name.toLowerCase());
    expect(names.toSorted()).toEqual([".crossfoot", "a-2.json", "a-3.json", "a-4.json", "a.json"]);
    expect(answerIn(out, "a-2.json").error).toContain("empty");
  });

  test("a file takes the whole output, in the format of its name, and nothing unfinished stays", async () => {
    const out = folderOf();
    await crossfoot(["read", GOOD, "--out", join(out, "new", "one.json")]);
    expect(answerIn(out, "new", "one.json").document?.currentPaymentDue).toBe(77162.4);
    await crossfoot(["read", GOOD, FAILING, "--out", join(out, "two.ndjson")]);
    expect(answersOf(readFileSync(join(out, "two.ndjson"), "utf8"))).toHaveLength(2);
    await crossfoot(["read", GOOD, "--out", join(out, "three.txt")]);
    expect(readFileSync(join(out, "three.txt"), "utf8")).toContain("Current payment due");
    expect(readdirSync(out).toSorted()).toEqual([
      ".two.ndjson.crossfoot",
      "new",
      "three.txt",
      "two.ndjson",
    ]);
  });

  test("a place that cannot be written is said, without a stack", async () => {
    const folder = folderOf({ "a.pdf": GOOD });
    const { code, stderr } = await crossfoot(["read", GOOD, "--out", join(folder, "a.pdf", "b/")]);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^crossfoot: --out .* is a file and not a folder\. Name another place\.\n$/,
    );
    expect(stderr).not.toContain("    at ");
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
    expect(countsOf(stderr)).toEqual([7, 1, 0, 0, 6]);
    expect(stderr.match(/^not read/gm)).toHaveLength(6);
    expect(code).toBe(3);
  });

  test("is still named with --quiet, and nothing else is", async () => {
    const { stderr } = await crossfoot(["read", GOOD, EMPTY, "--quiet"]);
    expect(stderr).toMatch(/^not read {2}.*empty\.pdf: .*\n$/);
  });

  test("is what takes longer than the time limit, and the rest is read", async () => {
    const silent = join(folderOf(), "a-pipe-that-nobody-writes-to.pdf");
    execFileSync("bash", ["-c", 'mkfifo "$0"', silent]);
    const words = ["read", silent, GOOD, "--timeout", "8", "--jobs", "1", "--format", "ndjson"];
    const { code, stdout } = await crossfoot(words);
    const [waited, good] = answersOf(stdout);
    expect(waited?.error).toContain("Reading took longer than the time limit");
    expect(good?.document?.currentPaymentDue).toBe(77162.4);
    expect(code).toBe(3);
  });
});

describe("the terminal", () => {
  test("gets colour only when it wants it", async () => {
    const [plain, forced, forbidden] = await Promise.all([
      crossfoot(["read", GOOD]),
      crossfoot(["read", GOOD], { env: { FORCE_COLOR: "1" } }),
      crossfoot(["read", GOOD], { env: { FORCE_COLOR: "1", NO_COLOR: "1" } }),
    ]);
    expect(plain.stdout).not.toContain("\u001b");
    expect(forced.stdout).toContain("\u001b[1m");
    expect(forbidden.stdout).toBe(plain.stdout);
    expect(forced.stdout.replaceAll(/\p{Cc}\[\d+m/gu, "")).toBe(plain.stdout);
  });

  test("a reader who has had enough is no failure", () => {
    const folder = folderOf(
      Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}.pdf`, GOOD])),
    );
    const said = execFileSync(
      "bash",
      [
        "-c",
        'node bin/crossfoot.js read "$0" --detail full --format ndjson 2>&1 >/dev/null | cat; node bin/crossfoot.js read "$0" --detail full --format ndjson 2>/dev/null | head -c 100 | wc -c; echo "${PIPESTATUS[0]}"',
        folder,
      ],
      { encoding: "utf8" },
    );
    expect(said.trim().split("\n").slice(-2).map(Number)).toEqual([100, 0]);
  });

  test("an interruption leaves the results of an earlier run alone", async () => {
    const files = Array.from({ length: 80 }, (_, index) => `${index + 10}.pdf`);
    const folder = folderOf(Object.fromEntries(files.map((name) => [name, GOOD])));
    const out = folderOf({ "89.json": FAILING });
    const words = ["read", folder, "--out", out, "--format", "json", "--jobs", "1"];
    const { code } = await crossfoot(words, { interruptAt: join(out, "10.json") });
    expect(code).toBe(130);
    expect(readFileSync(join(out, "89.json")).equals(readFileSync(FAILING))).toBe(true);
  });

  test("an interruption finishes what runs, writes it, and says what was not read", async () => {
    const folder = folderOf(
      Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${index + 10}.pdf`, GOOD])),
    );
    let isInterrupted = false;
    const streamed = await crossfoot(["read", folder, "--format", "ndjson", "--jobs", "1"], {
      onOutput: (child) => {
        if (!isInterrupted) child.kill("SIGINT");
        isInterrupted = true;
      },
    });
    const answers = answersOf(streamed.stdout);
    const stopped = answers.filter(({ error }) => error?.includes("interrupted") === true);
    expect(streamed.code).toBe(130);
    expect(answers).toHaveLength(60);
    expect(stopped.length).toBeGreaterThan(0);
    expect(stopped.length).toBeLessThan(60);
    expect(streamed.stderr).toContain(`Interrupted before ${stopped.length} files.`);
    expect(countsOf(streamed.stderr)[0]).toBe(60);
  });
});
