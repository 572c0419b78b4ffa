import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pico from "picocolors";
import { describe, expect, test } from "vitest";
import { fingerprintOf, type Input } from "../../src/batch/input.ts";
import { SeenPapers } from "../../src/cli/seen-papers.ts";
import { reasonLines } from "../../src/cli/verdict-summary.ts";
import { INVOICE } from "../wire/invoice-by-hand.ts";
import { folderOf } from "./run-crossfoot.ts";
import type { Source } from "../../src/batch/read-bytes.ts";

const PAINT = pico.createColors(false);

function inputOf(name: string, bytes: string): Input {
  return documentOf(name, { bytes: new TextEncoder().encode(bytes) });
}

function documentOf(name: string, source: Source): Input {
  return { kind: "document", name, source, sizeBytes: 0, resultPath: name };
}

describe("a bill that comes twice", () => {
  test("is held the second time, and nothing in its name steers the terminal", async () => {
    const outcome = { kind: "read", reading: INVOICE } as const;
    const inputs = [inputOf("a\u001b[31m.pdf", "1"), inputOf("b.pdf", "2"), inputOf("c.pdf", "1")];
    const seen = new SeenPapers(inputs, ({ name }) => name);
    for (const input of inputs) await seen.add(input, outcome);
    const held = reasonLines(seen.together().papers, PAINT).filter((line) =>
      line.startsWith("hold"),
    );
    expect(held).toEqual([
      "hold  b.pdf: This is a copy of a [31m.pdf.",
      "hold  c.pdf: This is a copy of a [31m.pdf.",
    ]);
  });
});

describe("the fingerprint of an input", () => {
  test("is that of its bytes, wherever they come from", async () => {
    const path = join(folderOf(), "a.pdf");
    writeFileSync(path, "1");
    const file = documentOf("a.pdf", { path });
    expect(await fingerprintOf(file)).toBe(await fingerprintOf(inputOf("-", "1")));
    expect(await fingerprintOf(file)).not.toBe(await fingerprintOf(inputOf("-", "2")));
  });

  test("of a pipe, a folder or a file that has gone is its name, at once", async () => {
    const folder = folderOf();
    const pipe = join(folder, "pipe");
    execFileSync("bash", ["-c", 'mkfifo "$0"', pipe]);
    for (const path of [pipe, folder, join(folder, "gone.pdf")]) {
      expect(await fingerprintOf(documentOf("x.pdf", { path }))).toBe("x.pdf");
    }
  });
});
