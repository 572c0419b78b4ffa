import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { servedReaderPage } from "../../src/http/pages/reader/reader-page.ts";
import { builtReaderPage } from "../support/built-reader-page.ts";

/** What the build says of its own files. */
interface Meta {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<
    Record<string, { readonly imports: readonly { readonly path: string }[] }>
  >;
}

const meta = JSON.parse(readFileSync("build/meta/browser.json", "utf8")) as Meta;
const library = readFileSync("dist/browser/crossfoot.js", "utf8");
const page = await builtReaderPage();

/** What the page carries packed, for its workers. */
const SCRIPTS = ["common-script", "reader-script", "package-script", "workbook-script"];

test("what is built for browsers asks for no module of Node and for no other file", () => {
  // The chunks of the workers are linked into the page.
  const asked = Object.values(meta.outputs).flatMap(({ imports }) => imports);
  expect(asked.filter(({ path }) => !Object.hasOwn(meta.outputs, path))).toEqual([]);
  expect(meta.outputs["dist/browser/crossfoot.js"]?.imports).toEqual([]);
  for (const code of [library, ...SCRIPTS.map((id) => scriptOf(id).toString("utf8"))]) {
    expect(code).not.toMatch(/(?:from|import|require)\s*\(?\s*["'`]node:/);
    expect(code).not.toMatch(/\bcreateRequire\b|\bBuffer\.from\b|\bprocess\.env\b/);
    expect(code).not.toMatch(/\bimport\s*\(|^(?:import|export)\b/m);
  }
  expect(Object.keys(meta.inputs)).toContain("src/browser/pdfium-module.ts");
});

test("the reader stays small: the script below 810 kilobytes, with PDFium below three megabytes", () => {
  const script = gzipSync(library, { level: 9 }).length;
  const wasm = gzipSync(readFileSync("dist/browser/pdfium.wasm"), { level: 9 }).length;
  expect(script).toBeLessThan(810_000);
  expect(script + wasm).toBeLessThan(3_000_000);
});

test.each([
  // What every visitor waits for: no more than a page of a program of one's own.
  ["what is read with", ["common-script", "reader-script"], 800_000],
  // Asked for with the first file of several pages: numbers that take it apart, and the reader of waivers.
  ["what packages need", ["package-script"], 140_000],
  // Asked for with the first workbook: rows, comparisons of papers, and what writes the file.
  ["what workbooks need", ["workbook-script"], 80_000],
])("%s stays small", (_what, ids, limitBytes) => {
  const sizes = ids.map((id) => packedOf(id).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(limitBytes);
});

test("the page is one file that carries all of it, a third larger for the text that it is", () => {
  expect(page.length).toBeLessThan(4_300_000);
});

test("the page carries PDFium as it is, and loads nothing", () => {
  expect(scriptOf("reader-wasm").equals(readFileSync("dist/browser/pdfium.wasm"))).toBe(true);
  const markup = page.replace(/<script[^]*?<\/script>/g, "");
  expect(markup).not.toMatch(/\b(?:src|srcset|action)=|@import|url\(/);
  expect(markup.match(/ href="(?!#|data:)[^"]*"/g)).toBeNull();
  // No handlers within the markup: the policy would not run them.
  expect(markup).not.toMatch(/\son[a-z]+=/);
});

test("the policy of the page lets nothing out and runs two scripts", () => {
  const { policy, body } = servedReaderPage(page);
  const directives = policy.split("; ");
  expect(directives).toEqual([
    "default-src 'none'",
    "connect-src 'none'",
    expect.stringMatching(
      /^script-src 'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}=' 'wasm-unsafe-eval'$/,
    ),
    "style-src 'unsafe-inline'",
    "img-src data:",
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
  expect(body).toContain('<a href="/">Start page</a>');
  expect(page).not.toContain('<a href="/">');
});

test("each part of the page that is filled or pressed has a name, and what happens is told", () => {
  expect(page).toMatch(/<label for="file">/);
  expect(page).toMatch(/id="status"[^>]*role="status"/);
  expect(page).toMatch(/<progress id="bar" aria-label="/);
  expect(page).toContain("npx crossfoot read FILE");
});

/** What a data block of the page holds. */
function scriptOf(id: string): Buffer {
  return gunzipSync(packedOf(id));
}

function packedOf(id: string): Buffer {
  const [, text = ""] = new RegExp(`<script id="${id}"[^>]*>([^<]*)</script>`).exec(page) ?? [];
  return Buffer.from(text, "base64");
}
