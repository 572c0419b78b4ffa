import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
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

  test("a file whose name is as long as a name may be gets its result, and its page", async () => {
    const name = `${"a".repeat(251)}.pdf`;
    const folder = folderOf({ [name]: GOOD, "b.pdf": GOOD });
    const out = join(folderOf(), "results/");
    const { code } = await crossfoot(["read", folder, "--out", out, "--format", "json"]);
    const results = readdirSync(out).filter((one) => one.endsWith(".json"));
    expect([code, results.map(({ length }) => length)]).toEqual([0, [240, 6]]);
    const page = await crossfoot(["explain", name], { cwd: folder });
    expect([page.code, readdirSync(folder).length]).toEqual([0, 3]);
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

describe("a pipe", () => {
  test("is refused at once under the name of a file, by every command, and the rest is read", async () => {
    const folder = folderOf({ "good.pdf": GOOD });
    const silent = join(folder, "a-pipe-that-nobody-writes-to.pdf");
    execFileSync("bash", ["-c", 'mkfifo "$0"', silent]);
    const refusal = "This is a named pipe and not a file, so it was not read.";
    // No limit of time ends this: an hour is longer than the test may take.
    const patient = ["--timeout", "3600", "--jobs", "1"];
    for (const paths of [[folder], [silent, GOOD]]) {
      const run = await crossfoot(["read", ...paths, ...patient, "--format", "ndjson"]);
      const [refused, good] = answersOf(run.stdout);
      expect(refused?.error).toContain(refusal);
      expect(good?.document?.currentPaymentDue).toBe(77162.4);
      expect(run.code).toBe(3);
    }
    const page = join(folderOf(), "page.html");
    const others = [
      ["explain", silent, "--out", page, "--timeout", "3600"],
      ["audit", folder, ...patient],
      ["report", folder, "--out", page, ...patient],
    ];
    for (const words of others) {
      const { stdout, stderr } = await crossfoot(words);
      expect((stdout + stderr).replaceAll(/\s+/g, " ")).toContain(refusal);
    }
  });

  test("that a shell has opened is read, and takes no longer than the time limit", () => {
    const answerThrough = (pipe: string, words = ""): Answer | undefined => {
      const line = `"$0" bin/crossfoot.js read ${pipe} ${words} --format ndjson; kill $! 2>/dev/null`;
      const run = spawnSync("bash", ["-c", line, process.execPath, GOOD], { encoding: "utf8" });
      return answersOf(run.stdout)[0];
    };
    expect(answerThrough('<(cat "$1")')?.document?.currentPaymentDue).toBe(77162.4);
    const silent = "<(exec sleep 600 2>/dev/null)";
    expect(answerThrough(silent, "--timeout 1")?.error).toContain("longer than the time limit");
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
        '"$1" bin/crossfoot.js read "$0" --detail full --format ndjson 2>&1 >/dev/null | cat; "$1" bin/crossfoot.js read "$0" --detail full --format ndjson 2>/dev/null | head -c 100 | wc -c; echo "${PIPESTATUS[0]}"',
        folder,
        process.execPath,
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
