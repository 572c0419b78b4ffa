import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { globSync } from "tinyglobby";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { ReadError } from "../../src/base/read-error.ts";
import { readDocument } from "../../src/read.ts";
import { toFullResult } from "../../src/wire/full-result.ts";
import { findChromium, NO_CHROMIUM } from "../support/chromium.ts";

const program = findChromium();

/** An address that exists nowhere: whatever the reader asks for is answered from `dist/browser`, and is noted. */
const ORIGIN = "http://reader.test/";

const NATIVE = globSync("fixtures/**/*.pdf", { ignore: ["fixtures/scans/**"] }).toSorted();

const TITLE = program === null ? NO_CHROMIUM : "in Chromium, crossfoot/browser";

describe.skipIf(program === null)(TITLE, () => {
  let browser: Browser;
  let page: Page;
  const asked: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: program ?? "", args: ["--no-sandbox"] });
    page = await browser.newPage();
    await page.route("**/*", async (route) => {
      const url = route.request().url();
      asked.push(url);
      const name = url.slice(ORIGIN.length);
      const contentType = name.endsWith(".wasm") ? "application/wasm" : "text/javascript";
      await route.fulfill(
        name === ""
          ? { contentType: "text/html", body: "<!doctype html><title>reader</title>" }
          : name === "worker.js"
            ? { contentType, body: WORKER }
            : { contentType, body: readFileSync(join("dist/browser", name)) },
      );
    });
    await page.goto(ORIGIN);
    await page.evaluate(START);
  });

  afterAll(async () => browser.close());

  test("every document without scans is read in a Web Worker byte for byte as in Node, or refused alike", async () => {
    const counts = { read: 0, refused: 0, pictures: 0, waivers: 0, packages: 0 };
    for (const path of NATIVE) {
      const bytes = readFileSync(path);
      const here = await outcomeInNode(bytes);
      const there = await page.evaluate<string>(`ask(${JSON.stringify(bytes.toString("base64"))})`);
      // A browser reads neither pictures nor lien waivers, and says so.
      if (here.hasPictures || path.startsWith("fixtures/lien-waiver/")) {
        expect(there, path).toContain("npx crossfoot read FILE");
        counts[here.hasPictures ? "pictures" : "waivers"] += 1;
      } else if (here.outcome.includes("documents in one")) {
        // A browser takes no file apart: all of it is one document there.
        expect(there, path).toMatch(/^\{/);
        counts.packages += 1;
      } else {
        expect(there, path).toBe(here.outcome);
        counts[here.outcome.startsWith("{") ? "read" : "refused"] += 1;
      }
    }
    expect(counts.read).toBeGreaterThan(270);
    expect(counts.refused).toBeGreaterThan(20);
    expect(counts.waivers).toBe(48);
    expect(counts.packages).toBe(3);
    const { read, refused, pictures, waivers, packages } = counts;
    expect(read + refused + pictures + waivers + packages).toBe(NATIVE.length);
  }, 600_000);

  test("nothing is asked for but the reader's own two files", () => {
    const own = ["", "worker.js", "crossfoot.js", "pdfium.wasm"].map((name) => ORIGIN + name);
    expect(asked.toSorted()).toEqual(own.toSorted());
  });
});

/** The worker as a page writes it; of a refusal the code and the sentence. */
const WORKER = `
import { read } from "./crossfoot.js";
self.onmessage = async ({ data }) => {
  try {
    self.postMessage(JSON.stringify(await read(data, { detail: "full" })));
  } catch ({ code, message }) {
    self.postMessage(code + ": " + message);
  }
};
`;

const START = `
const worker = new Worker("worker.js", { type: "module" });
globalThis.ask = (base64) => new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.postMessage(Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)));
});
`;

/** What the library gives, as the worker writes it, and whether the picture of a page would have been read. */
async function outcomeInNode(
  bytes: Uint8Array,
): Promise<{ readonly outcome: string; readonly hasPictures: boolean }> {
  let hasPictures = false;
  const options = { limits: LIMITS, kind: "auto" } as const;
  try {
    const reading = await readDocument(new Uint8Array(bytes), options, () => {
      hasPictures = true;
    });
    return { outcome: JSON.stringify(toFullResult(reading)), hasPictures };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { outcome: `${error.code}: ${error.message}`, hasPictures };
  }
}
