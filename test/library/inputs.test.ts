import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { explain, read, readMany, toSheets, audit } from "../../src/index.ts";

const PATH = "fixtures/pay-application/aia-g702/first-application.pdf";
const BYTES = readFileSync(PATH);
const ANSWER = JSON.stringify(await read(BYTES));

function buffer(): ArrayBuffer {
  return new Uint8Array(BYTES).buffer;
}

function shared(): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(BYTES.length);
  new Uint8Array(memory).set(BYTES);
  return memory;
}

/** A value as callers without types hand it over. */
function untyped(value: unknown): never {
  return value as never;
}

describe("the same document is read the same", () => {
  test.each([
    ["a path", PATH],
    ["an absolute path", resolve(PATH)],
    ["a file URL", pathToFileURL(PATH)],
    ["a file URL as text", pathToFileURL(PATH).href],
    ["a Uint8Array", new Uint8Array(BYTES)],
    ["a part of a larger Uint8Array", new Uint8Array([1, 2, ...BYTES, 3]).subarray(2, -1)],
    ["an ArrayBuffer", buffer()],
    ["a Blob", new Blob([buffer()])],
    ["shared memory", untyped(shared())],
    ["a view on shared memory", new Uint8Array(shared())],
  ])("from %s", async (_name, input) => {
    expect(JSON.stringify(await read(input))).toBe(ANSWER);
  });
});

test("bytes that were handed over are left as they are", async () => {
  const bytes = new Uint8Array(BYTES);
  await read(bytes);
  await read(bytes.buffer);
  expect(Buffer.from(bytes).equals(BYTES)).toBe(true);
});

describe("what is no document is refused with a sentence:", () => {
  test.each([
    ["an address", new URL("https://example.com/a.pdf"), /not fetched from https: addresses/],
    ["an address as text", "https://example.com/a.pdf", /not fetched from https: addresses/],
    ["a data URL", "data:application/pdf;base64,JVBERi0=", /not fetched from data: addresses/],
    ["an empty path", "", /must not be empty/],
    ["nothing", undefined, /must be a path, a file URL, a Uint8Array, an ArrayBuffer or a Blob/],
    ["null", null, /must be a path/],
    ["a list of numbers", [37, 80, 68, 70], /must be a path/],
    ["another view", new Uint16Array(4), /must be a path/],
    ["an answer of fetch", new Response("%PDF"), /await response\.arrayBuffer\(\)/],
  ])("%s", async (_name, input, sentence) => {
    for (const take of [read, explain]) {
      const refused = take(untyped(input));
      await expect(refused).rejects.toBeInstanceOf(TypeError);
      await expect(refused).rejects.toThrow(sentence);
    }
  });
});

describe("a path that leads to no file is a ReadError", () => {
  test.each(["no-such-file.pdf", "fixtures", resolve("no-such-folder/a.pdf")])(
    "%s",
    async (path) => {
      await expect(read(path)).rejects.toMatchObject({ name: "ReadError", code: "cannot-open" });
    },
  );
});

describe("options", () => {
  test.each([
    [
      { detial: "full" },
      "read has no option detial. There are kind, subcontractor, gc, witness, limits, detail and pages.",
    ],
    [
      { jobs: 2 },
      "read has no option jobs. There are kind, subcontractor, gc, witness, limits, detail and pages.",
    ],
    [
      { kind: "bill" },
      'The option kind of read must be one of "auto", "construction" and "invoice", and is "bill".',
    ],
    [{ detail: true }, 'The option detail of read must be one of "plain" and "full", and is true.'],
    [{ subcontractor: 7 }, "The option subcontractor of read must be a string, and is 7."],
    [{ gc: null }, "The option gc of read must be a string, and is null."],
    [
      { limits: 5 },
      "The option limits of read must be an object such as { pages: 500 }, and is 5.",
    ],
    [
      { limits: { page: 5 } },
      /must be of documentBytes, pages, .* and tableRows \(page is none of them\)/,
    ],
    [{ limits: { pages: 0 } }, /whose pages is a whole number of at least 1/],
    [{ limits: { pages: -1 } }, /whose pages is a whole number of at least 1/],
    [{ limits: { pages: 1.5 } }, /whose pages is a whole number/],
    [{ limits: { pages: "9" } }, /whose pages is a whole number/],
    [{ limits: { readMs: Infinity } }, /whose readMs is a whole number from 1 to 2147483647/],
    ["full", 'The options of read must be an object, and are "full".'],
    [null, "The options of read must be an object, and are null."],
  ])("%j are refused", async (options, sentence) => {
    const refused = read(BYTES, untyped(options));
    await expect(refused).rejects.toBeInstanceOf(TypeError);
    await expect(refused).rejects.toThrow(sentence);
  });

  test("of the others are refused, too", async () => {
    const unknown = untyped({ kinds: "auto" });
    expect(() => readMany([], unknown)).toThrow(
      /readMany has no option kinds\. There are .*jobs and signal/,
    );
    await expect(audit([], unknown)).rejects.toThrow("audit has no option kinds");
    await expect(audit([], untyped({ kind: "invoice" }))).rejects.toThrow(
      "audit has no option kind",
    );
    await expect(toSheets([], unknown)).rejects.toThrow("toSheets has no option kinds");
    await expect(explain(BYTES, unknown)).rejects.toThrow("explain has no option kinds");
    expect(() => readMany([], { jobs: 0 })).toThrow(
      /jobs of readMany must be a whole number from 1 to 256/,
    );
    expect(() => readMany([], { signal: untyped({}) })).toThrow("must be an AbortSignal");
  });

  test("that are undefined are as if they were left out", async () => {
    const options = {
      kind: undefined,
      detail: undefined,
      gc: undefined,
      limits: { pages: undefined },
    };
    expect(JSON.stringify(await read(BYTES, options))).toBe(ANSWER);
  });
});

test("a limit is kept, and a document that breaks it has its code", async () => {
  const limits = { documentBytes: 10 };
  for (const input of [PATH, BYTES, buffer(), new Blob([buffer()])]) {
    await expect(read(input, { limits })).rejects.toMatchObject({ code: "too-large" });
  }
});

test("a page that explains a document goes by the name of its file", async () => {
  const page = await explain(PATH);
  expect(page).toContain("<h1>first-application.pdf</h1>");
  expect(page).toContain("77,162.40");
  expect(await explain(BYTES, { name: "March & April" })).toContain("<h1>March &amp; April</h1>");
  await expect(explain("package.json")).rejects.toMatchObject({ code: "not-a-pdf" });
});
