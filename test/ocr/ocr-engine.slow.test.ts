import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import type { Grey } from "../../src/ocr/picture/grey.ts";
import { greyPage } from "../../src/pdf/render.ts";
import { openPdf } from "../../src/pdf/open.ts";
import { built } from "../support/built.ts";

const { recogniseApart } = (await built(
  "ocr/ocr-engine.js",
)) as typeof import("../../src/ocr/ocr-engine.ts");

async function pictureOf(path: string, renderDpi: number): Promise<Grey> {
  const document = await openPdf(new Uint8Array(readFileSync(path)), LIMITS);
  try {
    return greyPage(document, 1, { renderDpi });
  } finally {
    document.close();
  }
}

const page: Grey = await pictureOf("fixtures/scans/pay-application/fax.pdf", 200);
const other: Grey = await pictureOf("fixtures/scans/pay-application/upside-down.pdf", 150);

async function read(picture: Grey): Promise<string> {
  return JSON.stringify(await recogniseApart({ picture, mayBeTurned: true }, 60_000));
}

test("the same page gives the same words, whatever was read before", async () => {
  const first = await read(page);
  expect(first).toContain('"kind":"read"');
  await read(other);
  expect(await read(page)).toBe(first);
});

test("a page that takes too long is stopped, and the next is read", async () => {
  const end = await recogniseApart({ picture: page, mayBeTurned: true }, 30);
  expect(end).toEqual({ kind: "timeout" });
  expect(await read(other)).toContain('"kind":"read"');
});

test("pictures that are asked for at the same time wait for each other", async () => {
  const [slow, ...others] = await Promise.all([
    recogniseApart({ picture: page, mayBeTurned: true }, 30),
    read(other),
    read(other),
  ]);
  expect(slow).toEqual({ kind: "timeout" });
  expect(others[0]).toContain('"kind":"read"');
  expect(others[1]).toBe(others[0]);
});

test("a picture that makes no sense fails for itself", async () => {
  const torn = { width: 4_000, height: 4_000, pixels: new Uint8Array(10) };
  const end = await recogniseApart({ picture: torn, mayBeTurned: true }, 60_000);
  expect(["read", "failed"]).toContain(end.kind);
  const empty = { width: 300, height: 300, pixels: new Uint8Array(90_000).fill(255) };
  expect(await recogniseApart({ picture: empty, mayBeTurned: true }, 60_000)).toMatchObject({
    kind: "read",
    reading: { words: [], quarterTurns: 0, skewDegrees: 0 },
  });
});
