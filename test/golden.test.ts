import { existsSync, readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import { LIMITS } from "../src/base/limits.ts";
import { ReadError } from "../src/base/read-error.ts";
import { compareWithGolden, goldenPath } from "../src/cli/golden.ts";
import { readDocument } from "../src/read.ts";
import type { Outcome } from "../src/kinds/reading.ts";

/** Attacks have their own test, which also watches time and memory; so have scans. */
const documents = globSync("fixtures/**/*.pdf", {
  ignore: ["fixtures/hostile/**", "fixtures/scans/**"],
}).toSorted();

describe("every document reads as it was accepted; look at a difference with `crossfoot golden check`", () => {
  test("there are documents", () => {
    expect(documents.length).toBeGreaterThan(25);
  });

  test.each(documents)("%s", async (path) => {
    const golden = existsSync(goldenPath(path)) ? readFileSync(goldenPath(path), "utf8") : null;
    expect(compareWithGolden(await outcomeOf(path), golden)).toEqual({ kind: "same" });
  });
});

async function outcomeOf(path: string): Promise<Outcome> {
  try {
    const bytes = new Uint8Array(readFileSync(path));
    return { kind: "read", reading: await readDocument(bytes, { limits: LIMITS, kind: "auto" }) };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { kind: "unread", code: error.code, message: error.message };
  }
}
