import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { POINTS_PER_INCH } from "../../src/base/box.ts";
import { LIMITS } from "../../src/base/limits.ts";
import type { Grey } from "../../src/ocr/picture/grey.ts";
import { cutOut } from "../../src/witness/cut-out.ts";
import { built } from "../support/built.ts";

const { lineByTesseract } = (await built(
  "ocr/tesseract-engine.js",
)) as typeof import("../../src/ocr/tesseract-engine.ts");
const { openPdf } = (await built("pdf/open.js")) as typeof import("../../src/pdf/open.ts");
const { readPages } = (await built(
  "pdf/contents.js",
)) as typeof import("../../src/pdf/contents.ts");
const { greyPage } = (await built("pdf/render.js")) as typeof import("../../src/pdf/render.ts");

const GUARD_MS = 300_000;
const DPI = 150;

/** The contract sum of an application, cut out of its picture. */
async function contractSum(): Promise<Grey> {
  const path = "fixtures/pay-application/aia-g702/first-application.pdf";
  const document = await openPdf(new Uint8Array(readFileSync(path)), LIMITS);
  try {
    const [page] = readPages(document, LIMITS);
    const box = page?.words.find(({ text }) => text.includes("628,000.00"))?.box;
    if (box === undefined) throw new RangeError("The page has no contract sum.");
    const scale = DPI / POINTS_PER_INCH;
    const { left, right, top, bottom } = box;
    const place = { left: left * scale, right: right * scale, top: top * scale };
    const cut = cutOut(greyPage(document, 1, { renderDpi: DPI }), {
      ...place,
      bottom: bottom * scale,
    });
    if (cut === null) throw new RangeError("The contract sum is outside of its page.");
    return cut;
  } finally {
    document.close();
  }
}

test("a line is read with places and certainties, and again after one that could not wait", async () => {
  const picture = await contractSum();
  expect(await lineByTesseract(picture, 1)).toEqual({ kind: "timeout" });
  const end = await lineByTesseract(picture, GUARD_MS);
  const seen = end.kind === "read" ? end.reading.at(-1) : undefined;
  expect(seen?.text).toContain("628,000.00");
  expect(seen?.certainty).toBeGreaterThan(0.8);
  const { left = 0, right = 0, top = 0, bottom = 0 } = seen?.box ?? {};
  expect([left > 0, right < picture.width, top > 0, bottom < picture.height]).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  expect([right - left > picture.width / 2, bottom > top]).toEqual([true, true]);
});

test("a picture that is none fails, and takes nothing else along", async () => {
  const wrong = { width: 0, height: 0, pixels: new Uint8Array(0) };
  expect(await lineByTesseract(wrong, GUARD_MS)).toEqual({ kind: "failed" });
  expect((await lineByTesseract(await contractSum(), GUARD_MS)).kind).toBe("read");
});

/** Runs before everything else in a process and in its threads: writes down whoever asks the network, and lets nobody. */
const WATCH = `
const { appendFileSync } = require("node:fs");
const refuse = (what) => {
  appendFileSync(process.env.CROSSFOOT_TEST_NETWORK_LOG, what);
  throw new Error("There is no network in this test.");
};
require("node:net").Socket.prototype.connect = () => refuse("connect");
globalThis.fetch = async () => refuse("fetch");
`;

/** Who asked the network while a script ran in an empty folder, what the script printed, and what it left in the folder. */
async function watched(script: string): Promise<readonly [string, string, readonly string[]]> {
  const around = mkdtempSync(join(tmpdir(), "crossfoot-network-"));
  onTestFinished(() => rmSync(around, { recursive: true, force: true }));
  const home = join(around, "home");
  const log = join(around, "asked");
  const watch = join(around, "watch.cjs");
  mkdirSync(home);
  writeFileSync(log, "");
  writeFileSync(watch, WATCH);
  const options = `--require ${watch}`;
  const env = { ...process.env, NODE_OPTIONS: options, CROSSFOOT_TEST_NETWORK_LOG: log };
  const words = ["--input-type=module", "-e", script];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: home, env });
  return [readFileSync(log, "utf8"), stdout, readdirSync(home)];
}

const PICTURE = `{ width: 60, height: 40, pixels: new Uint8Array(2_400).fill(255) }`;

test("neither the network is asked nor anything left on disk", async () => {
  const script = `
    const { lineByTesseract } = await import(${JSON.stringify(resolve("dist/src/ocr/tesseract-engine.js"))});
    const end = await lineByTesseract(${PICTURE}, ${GUARD_MS});
    process.stdout.write(end.kind);`;
  expect(await watched(script)).toEqual(["", "read", []]);
});

test("the same watch sees tesseract.js ask for a language by itself", async () => {
  const script = `
    const { createWorker } = (await import(${JSON.stringify(resolve("node_modules/tesseract.js/src/index.js"))})).default;
    const refused = () => { process.stdout.write("refused"); process.exit(0); };
    await createWorker("kor", 1, { cacheMethod: "none", errorHandler: refused }).catch(refused);`;
  expect(await watched(script)).toEqual(["fetch", "refused", []]);
});
