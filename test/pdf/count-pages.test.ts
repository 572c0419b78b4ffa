import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { ReadError } from "../../src/base/read-error.ts";
import { countPages, openPdf } from "../../src/pdf/open.ts";
import { packedObjects } from "../http/support/stream-bombs.ts";

/** What the daemon counts within. */
const OF_COUNTER = { ...LIMITS, readMegabytes: 64 };

/** What a document is refused for, or its pages. */
async function endOf(work: () => Promise<number>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReadError) return error.code;
    throw error;
  }
}

test("every document has as many pages when it is priced as when it is read", async () => {
  const paths = globSync("fixtures/**/*.pdf");
  expect(paths.length).toBeGreaterThan(300);
  for (const path of paths) {
    const bytes = readFileSync(path);
    const read = await endOf(async () => {
      const document = await openPdf(bytes, LIMITS);
      document.close();
      return document.pageCount;
    });
    expect([path, await endOf(() => countPages(bytes, OF_COUNTER))]).toEqual([path, read]);
  }
});

test("a document that needs more memory is refused, and never has fewer pages than are read", async () => {
  expect(await endOf(() => countPages(packedObjects(300), OF_COUNTER))).toBe("out-of-memory");
  expect(await endOf(() => countPages(packedObjects(1), OF_COUNTER))).toBe(1);
});
