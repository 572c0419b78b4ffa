import { execFileSync } from "node:child_process";
import { closeSync, copyFileSync, linkSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { fingerprintOf } from "../../src/batch/input.ts";
import { readBytes } from "../../src/batch/read-bytes.ts";
import { explain, read } from "../../src/index.ts";

const GOOD = resolve("fixtures/pay-application/aia-g702/first-application.pdf");
const LIMIT_BYTES = 1_000_000;

function folderOf(): string {
  return mkdtempSync(join(tmpdir(), "crossfoot-test-"));
}

/** A named pipe that somebody holds open and never writes to: whoever reads it waits for ever. */
function silentPipe(): string {
  const pipe = join(folderOf(), "pipe.pdf");
  execFileSync("bash", ["-c", 'mkfifo "$0"', pipe]);
  const writer = openSync(pipe, "r+");
  onTestFinished(() => closeSync(writer));
  return pipe;
}

describe("what is no file is refused at once, and said:", () => {
  test.each([
    ["a named pipe", silentPipe],
    ["a device", () => "/dev/zero"],
    ["a folder", folderOf],
  ])("%s", async (kind, make) => {
    const path = make();
    const refusal = {
      code: "cannot-open",
      message: `This is ${kind} and not a file, so it was not read. Give the path of a PDF file.`,
    };
    await expect(readBytes(path, LIMIT_BYTES)).rejects.toMatchObject(refusal);
    await expect(read(path)).rejects.toMatchObject(refusal);
    await expect(explain(path)).rejects.toMatchObject(refusal);
    const input = { kind: "document", name: "x", source: { path }, sizeBytes: 0, resultPath: "x" };
    expect(await fingerprintOf({ ...input, kind: "document" })).toBe("x");
  });
});

test("a file that is swapped for a pipe meanwhile never makes a reader wait", async () => {
  const pipe = silentPipe();
  const folder = folderOf();
  const path = join(folder, "a.pdf");
  const whole = readFileSync(GOOD);
  copyFileSync(GOOD, join(folder, "good"));
  copyFileSync(GOOD, path);
  const swap = async (nth: number): Promise<void> => {
    const next = join(folder, `next-${nth}`);
    linkSync(nth % 2 === 0 ? pipe : join(folder, "good"), next);
    await rename(next, path);
  };
  const ends = new Set<string>();
  for (let nth = 0; nth < 400; nth++) {
    const reading = readBytes(path, LIMIT_BYTES).then(
      (bytes) => (whole.equals(bytes) ? "read" : "something else"),
      (error: Error) => error.message.split(" and ", 1)[0] ?? "",
    );
    await swap(nth);
    ends.add(await reading);
  }
  expect([...ends].toSorted()).toEqual(["This is a named pipe", "read"]);
});
