import { spawn } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import type { JournalLine } from "../../src/batch/journal.ts";
import { crossfoot, EMPTY, FAILING, folderOf, GOOD } from "./run-crossfoot.ts";

const PAPERS = globSync("fixtures/{invoice,pay-application,change-order}/**/*.pdf")
  .toSorted()
  .map((path) => resolve(path));

/** A folder as people have it: many papers, one of them twice, one empty, one that is no PDF. */
function monthOf(count: number): string {
  const papers = Object.fromEntries(
    PAPERS.slice(0, count).map((path, index) => [`${index % 3}/paper-${index}.pdf`, path]),
  );
  return folderOf({ ...papers, "again.pdf": PAPERS[0] ?? "", "empty.pdf": EMPTY });
}

function linesOf(memory: string): readonly JournalLine[] {
  const text = readFileSync(join(memory, "journal.ndjson"), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as JournalLine];
      } catch {
        // Where a run was killed while it wrote.
        return [];
      }
    });
}

/** All results below a folder with what they hold. */
function resultsIn(folder: string): Readonly<Record<string, string>> {
  const names = globSync("**", { cwd: folder, dot: false }).toSorted();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

describe.concurrent("a run that goes on", () => {
  test("reads what is new or has changed, and nothing else, and writes all results", async () => {
    const month = folderOf({ "a.pdf": GOOD, "b.pdf": FAILING, "sub/c.pdf": GOOD, "d.pdf": EMPTY });
    const out = join(folderOf(), "results");
    const words = ["read", month, "--out", out, "--format", "json"];
    expect((await crossfoot(words)).code).toBe(3);
    const first = linesOf(join(out, ".crossfoot"));
    expect(
      first.map(({ input, outcome }) => `${input.slice(month.length + 1)} ${outcome}`).toSorted(),
    ).toEqual(["a.pdf read", "b.pdf read", "d.pdf empty-file", `${join("sub", "c.pdf")} read`]);
    expect(first[0]).toMatchObject({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      engine: "0.1.0",
    });
    copyFileSync(FAILING, join(month, "a.pdf"));
    copyFileSync(PAPERS[0] ?? "", join(month, "e.pdf"));
    rmSync(join(out, "b.json"));
    const before = resultsIn(out);
    const again = await crossfoot([...words, "--resume"]);
    expect(again.stderr).toContain("4 documents were known and not read again.");
    expect(again.stderr).toContain("5 inputs:");
    const lines = linesOf(join(out, ".crossfoot"));
    // What a changed file holds now was read before under another name: it has its line, and was not read again.
    expect(lines.slice(4).map(({ input }) => input.slice(month.length + 1))).toEqual([
      "a.pdf",
      "e.pdf",
    ]);
    const after = resultsIn(out);
    expect(Object.keys(after)).toEqual([
      "a.json",
      "b.json",
      "d.json",
      "e.json",
      join("sub", "c.json"),
    ]);
    expect(after["a.json"]).toBe(after["b.json"]);
    expect(after["d.json"]).toBe(before["d.json"]);
  });

  test("with other wishes reads everything again, and without --resume, too", async () => {
    const month = folderOf({ "a.pdf": GOOD, "b.pdf": FAILING });
    const out = join(folderOf(), "all.ndjson");
    const words = ["read", month, "--out", out];
    await crossfoot(words);
    const plain = readFileSync(out, "utf8");
    const full = await crossfoot([...words, "--resume", "--detail", "full"]);
    expect(full.stderr).toContain("2 documents were known");
    expect(readFileSync(out, "utf8").length).toBeGreaterThan(plain.length);
    for (const more of [["--resume", "--gc", "Somebody"], []]) {
      expect((await crossfoot([...words, ...more])).stderr).not.toContain("known");
    }
    expect(readFileSync(out, "utf8")).toBe(plain);
    expect(linesOf(join(dirname(out), ".all.ndjson.crossfoot"))).toHaveLength(2);
  });

  test("needs a place for its journal, and has it alone", async () => {
    const month = folderOf({ "a.pdf": GOOD, "b.pdf": FAILING });
    const out = join(folderOf(), "results");
    for (const words of [[], ["--out", out, "--no-journal"]]) {
      const { code, stderr } = await crossfoot([
        "read",
        month,
        "--resume",
        "--format",
        "json",
        ...words,
      ]);
      expect([code, stderr]).toEqual([2, expect.stringContaining("--resume goes on with")]);
    }
    mkdirSync(join(out, ".crossfoot"), { recursive: true });
    const lock = join(out, ".crossfoot/lock");
    writeFileSync(
      lock,
      JSON.stringify({ pid: process.pid, host: (await import("node:os")).hostname() }),
    );
    const held = await crossfoot(["read", month, "--out", out, "--format", "json"]);
    expect([held.code, held.stderr]).toEqual([2, expect.stringContaining("Another run writes")]);
    expect(readdirSync(out)).toEqual([".crossfoot"]);
    for (const stale of [
      "",
      "{",
      JSON.stringify({ pid: 2 ** 22 + 1, host: (await import("node:os")).hostname() }),
    ]) {
      writeFileSync(lock, stale);
      expect((await crossfoot(["read", month, "--out", out, "--format", "json"])).code).toBe(4);
      expect(existsSync(lock)).toBe(false);
    }
  });

  test("a journal and outcomes that were damaged are read past", async () => {
    const month = folderOf({ "a.pdf": GOOD, "b.pdf": FAILING, "c.pdf": PAPERS[3] ?? "" });
    const out = join(folderOf(), "results");
    const words = ["read", month, "--out", out, "--format", "json"];
    await crossfoot(words);
    const memory = join(out, ".crossfoot");
    appendFileSync(join(memory, "journal.ndjson"), '{"input":"half a li');
    const [outcome = ""] = globSync("outcomes/**/*.gz", { cwd: memory }).toSorted();
    writeFileSync(join(memory, outcome), "damaged");
    const { stderr } = await crossfoot([...words, "--resume"]);
    expect(stderr).toContain("2 documents were known");
    const lines = linesOf(memory);
    expect(new Set(lines.map(({ input }) => input)).size).toBe(3);
  });

  test("nothing is kept of a run that wants nothing kept, or has a single file", async () => {
    const month = folderOf({ "a.pdf": GOOD, "b.pdf": FAILING });
    const out = folderOf();
    await crossfoot(["read", month, "--out", join(out, "x"), "--format", "json", "--no-journal"]);
    await crossfoot(["read", GOOD, "--out", join(out, "one.json")]);
    expect(globSync("**", { cwd: out, dot: true }).toSorted()).toEqual([
      "one.json",
      "x/a.json",
      "x/b.json",
    ]);
  });
});

test.concurrent(
  "after any number of kills every input is accounted for once, and the results are those of a run in one piece",
  async () => {
    const month = monthOf(32);
    const whole = join(folderOf(), "results");
    await crossfoot(["read", month, "--out", whole, "--format", "json", "--quiet", "--jobs", "1"]);
    const out = join(folderOf(), "results");
    const words = [
      "read",
      month,
      "--out",
      out,
      "--format",
      "json",
      "--quiet",
      "--jobs",
      "2",
      "--resume",
    ];
    let kills = 0;
    for (let turn = 0; turn < 14; turn += 1) {
      const wasKilled = await killedAfter(words, 350 + ((turn * 137) % 500));
      kills += wasKilled ? 1 : 0;
      if (!wasKilled) break;
    }
    expect((await crossfoot(words)).code).toBe(3);
    expect(kills).toBeGreaterThan(2);
    expect(resultsIn(out)).toEqual(resultsIn(whole));
    const lines = linesOf(join(out, ".crossfoot"));
    const inputs = lines.map(({ input }) => input);
    expect(inputs.length).toBe(new Set(inputs).size);
    expect(inputs.toSorted()).toEqual(
      linesOf(join(whole, ".crossfoot"))
        .map(({ input }) => input)
        .toSorted(),
    );
    expect(globSync("**/*.tmp", { cwd: out, dot: true })).toEqual([]);
  },
);

/** Whether the program was still running when it was killed. */
async function killedAfter(words: readonly string[], ms: number): Promise<boolean> {
  const child = spawn(process.execPath, [resolve("bin/crossfoot.js"), ...words], {
    stdio: "ignore",
  });
  const ended = new Promise<NodeJS.Signals | null>((done) => {
    child.once("close", (_code, signal) => done(signal));
  });
  await setTimeout(ms);
  child.kill("SIGKILL");
  return (await ended) === "SIGKILL";
}

test.concurrent("Ctrl-C finishes what is read, and the next run goes on", async () => {
  const month = monthOf(40);
  const out = join(folderOf(), "all.ndjson");
  const words = ["read", month, "--out", out, "--jobs", "1"];
  const stopped = await crossfoot(words, {
    interruptAt: join(dirname(out), ".all.ndjson.crossfoot/outcomes"),
  });
  expect([stopped.code, existsSync(out)]).toEqual([130, true]);
  const done = linesOf(join(dirname(out), ".all.ndjson.crossfoot")).length;
  expect(done).toBeGreaterThan(0);
  const { stderr } = await crossfoot([...words, "--resume"]);
  expect(stderr).toMatch(/known and not read again/);
  expect(linesOf(join(dirname(out), ".all.ndjson.crossfoot"))).toHaveLength(42);
});

describe.concurrent("what is read", () => {
  test("comes from a list as well, parted by lines or zeros", async () => {
    const month = folderOf({ "a.pdf": GOOD, "b b.pdf": FAILING, "c.pdf": GOOD });
    const list = join(month, "list.txt");
    writeFileSync(list, `${join(month, "a.pdf")}\r\n\n${join(month, "b b.pdf")}\n`);
    const named = await crossfoot(["read", "--files-from", list, "--format", "ndjson"]);
    expect(named.stdout.trim().split("\n")).toHaveLength(2);
    const input = Buffer.from(`${join(month, "c.pdf")}\0${join(month, "nothing.pdf")}\0`);
    const piped = await crossfoot(["read", "--files-from", "-", "--format", "ndjson"], { input });
    expect([piped.code, piped.stdout.trim().split("\n").length]).toEqual([3, 2]);
    expect((await crossfoot(["read", "--files-from", join(month, "no.txt")])).code).toBe(2);
    expect((await crossfoot(["read"])).stderr).toContain("No file or folder is named");
  });

  test("leaves out what is excluded, folders with all that lies in them", async () => {
    const month = folderOf({
      "a.pdf": GOOD,
      "draft-a.pdf": GOOD,
      "old/b.pdf": GOOD,
      "sub/old/c.pdf": GOOD,
      "sub/d.pdf": FAILING,
    });
    const namesFor = async (...patterns: string[]): Promise<readonly string[]> => {
      const more = patterns.flatMap((pattern) => ["--exclude", pattern]);
      const { stdout } = await crossfoot(["read", month, "--format", "ndjson", ...more]);
      return stdout
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as { file: string }).file.slice(month.length + 1));
    };
    expect(await namesFor("old")).toEqual(["a.pdf", "draft-a.pdf", "sub/d.pdf"]);
    expect(await namesFor("old/", "draft-*")).toEqual(["a.pdf", "sub/d.pdf"]);
    expect(await namesFor("sub/old/*", "a.pdf")).toEqual(["draft-a.pdf", "old/b.pdf", "sub/d.pdf"]);
    expect(await namesFor("/old/**")).toEqual([
      "a.pdf",
      "draft-a.pdf",
      "sub/d.pdf",
      "sub/old/c.pdf",
    ]);
  });
});

test.concurrent(
  "a watched folder is read on as files come and change, whole ones only",
  async () => {
    const month = folderOf({ "a.pdf": GOOD });
    const out = join(folderOf(), "all.ndjson");
    const child = spawn(
      process.execPath,
      [resolve("bin/crossfoot.js"), "read", month, "--out", out, "--watch", "--settle", "1"],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    let heard = "";
    child.stderr.on("data", (piece: Buffer) => (heard += piece.toString()));
    const ended = new Promise<number | null>((done) => {
      child.once("close", done);
    });
    const has = async (count: number): Promise<void> => {
      for (let turn = 0; turn < 200; turn += 1) {
        const lines = existsSync(out) ? readFileSync(out, "utf8").trim().split("\n") : [];
        if (lines.length === count && lines[0] !== "") return;
        await setTimeout(100);
      }
      throw new Error(`There are not ${count} lines: ${heard}`);
    };
    await has(1);
    // Who copies it takes his time: half a file must not be read.
    const whole = readFileSync(FAILING);
    writeFileSync(join(month, "b.pdf"), whole.subarray(0, 3_000));
    await setTimeout(700);
    appendFileSync(join(month, "b.pdf"), whole.subarray(3_000));
    await has(2);
    expect(readFileSync(out, "utf8")).not.toContain('"error"');
    copyFileSync(GOOD, join(month, "c.part"));
    renameSync(join(month, "c.part"), join(month, "c.pdf"));
    await has(3);
    child.kill("SIGINT");
    expect(await ended).toBe(4);
    expect(heard).toContain("Watching for further files");
    expect(linesOf(join(dirname(out), ".all.ndjson.crossfoot"))).toHaveLength(3);
  },
);
