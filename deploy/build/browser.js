// @ts-check
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { filesOf, LINKER, linked } from "./linked-chunks.js";
import { readerPage } from "../../dist/src/http/pages/reader/reader-page.js";

/**
 * Bundles the reader for browsers into `dist/browser`: the module that `crossfoot/browser` is, PDFium's WebAssembly beside it,
 * and the page that reads documents where it is opened.
 */

/** The modules that are others in a browser. Each takes the types of the one that it stands in for. */
const COUNTERPARTS = {
  "src/library/inputs.ts": "src/browser/inputs.ts",
  "src/ocr/ocr-engine.ts": "src/browser/ocr-engine.ts",
  "src/pdf/pdfium-module.ts": "src/browser/pdfium-module.ts",
  "src/pdf/picture-writer.ts": "src/browser/picture-writer.ts",
  "src/pointing/with-pointing.ts": "src/browser/with-pointing.ts",
  "src/read/lien-waiver/read-waiver-pages.ts": "src/browser/read-waiver-pages.ts",
  "src/read/part-of.ts": "src/browser/part-of.ts",
  "src/sheets/document-address.ts": "src/browser/document-address.ts",
  "src/terms/read-terms.ts": "src/browser/read-terms.ts",
  "src/witness/with-witnesses.ts": "src/browser/with-witnesses.ts",
  "src/pdf/wrapped/decoded-picture.ts": "src/browser/decoded-picture.ts",
};

const OUT = "dist/browser";

/**
 * Puts the modules of a browser in the place of others.
 * @param {Record<string, string>} modules
 * @returns {import("esbuild").Plugin}
 */
function standingIn(modules) {
  const stands = new Map(Object.entries(modules).map(([of, by]) => [resolve(of), resolve(by)]));
  return {
    name: "counterparts",
    setup(bundling) {
      bundling.onResolve({ filter: /^\./ }, ({ path, resolveDir, importer }) => {
        if (importer === BRINGS_LATE) return undefined;
        const by = stands.get(join(resolveDir, path));
        return by === undefined ? undefined : { path: by };
      });
    },
  };
}

/** What takes a file apart, and the reader of waivers, are not in the module; the page has them in a script that is started when they are needed. */
const { "src/read/part-of.ts": _partOf, ...REMAINING } = COUNTERPARTS;
const OF_PAGE = {
  ...REMAINING,
  "src/read/lien-waiver/read-waiver-pages.ts": "src/browser/page/late/read-waiver-pages.ts",
  "src/split/documents-of.ts": "src/browser/page/late/documents-of.ts",
};

/** Brings what others ask for late, and so has the modules themselves. */
const BRINGS_LATE = resolve("src/browser/page/packages.ts");

/** What fields, findings and reasons mean is said in schemas, docs and questions to a model: a browser shows none of them. */
const MEANING = /\n\s+(?:describes|means):\s*"(?:[^"\\]|\\.)*",(?=\n)/g;

/** @type {import("esbuild").Plugin} */
const withoutMeanings = {
  name: "without meanings",
  setup(bundling) {
    const filter = /\/src\/(?:kinds\/.+|finding\/finding-codes|verdict\/reason-codes)\.ts$/;
    bundling.onLoad({ filter }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replaceAll(MEANING, ""),
      loader: "ts",
    }));
  },
};

const COMMON = {
  bundle: true,
  platform: /** @type {const} */ ("browser"),
  target: ["chrome115", "firefox115", "safari17"],
  minify: true,
  charset: /** @type {const} */ ("utf8"),
  legalComments: /** @type {const} */ ("none"),
  metafile: /** @type {const} */ (true),
  logLevel: /** @type {const} */ ("warning"),
};

const wasm = await readFile(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm"));
await rm(OUT, { recursive: true, force: true });
const library = await build({
  ...COMMON,
  plugins: [standingIn(COUNTERPARTS), withoutMeanings],
  entryPoints: { crossfoot: "src/browser/index.ts" },
  format: "esm",
  outdir: OUT,
  sourcemap: true,
  sourcesContent: false,
});
await writeFile(join(OUT, "pdfium.wasm"), wasm);
const page = await pageScripts({ main: "src/browser/page/main.ts" }, "iife");
const workers = await pageScripts(
  {
    reader: "src/browser/page/reader-worker.ts",
    packages: "src/browser/page/packages.ts",
    workbook: "src/browser/page/workbook-worker.ts",
  },
  "esm",
);
const reader = filesOf(workers, "reader.js");
const packages = filesOf(workers, "packages.js");
const workbook = filesOf(workers, "workbook.js");
const common = new Set([...reader].filter((file) => workbook.has(file)));
const without = (/** @type {ReadonlySet<string>} */ all, /** @type {ReadonlySet<string>} */ some) =>
  [...all].filter((file) => !some.has(file));
const html = readerPage({
  script: page.outputFiles[0]?.text ?? "",
  commonScript: packed(LINKER + linked(workers, common, null)),
  readerScript: packed(linked(workers, without(reader, common), "reader.js")),
  packageScript: packed(linked(workers, without(packages, reader), "packages.js")),
  workbookScript: packed(linked(workers, without(workbook, common), "workbook.js")),
  // Put in when the page is asked for: see src/cli/page-command.ts.
  readerWasm: "@@pdfium@@",
});
await writeFile(join(OUT, "page.html"), html);

const builds = [library, page, workers].map(({ metafile }) => metafile);
await mkdir("build/meta", { recursive: true });
await writeFile(
  "build/meta/browser.json",
  JSON.stringify({
    inputs: Object.fromEntries(builds.flatMap(({ inputs }) => Object.entries(inputs))),
    outputs: Object.fromEntries(builds.flatMap(({ outputs }) => Object.entries(outputs))),
  }),
);

/**
 * Scripts that are carried inside of the page; those in the format of modules share their chunks.
 * @param {Record<string, string>} entryPoints
 * @param {"iife" | "esm"} format
 */
async function pageScripts(entryPoints, format) {
  return build({
    ...COMMON,
    plugins: [standingIn(OF_PAGE), withoutMeanings],
    entryPoints,
    format,
    splitting: format === "esm",
    outdir: OUT,
    write: false,
    // Such a script has no address: the page hands over what it would load.
    define: { "import.meta.url": '""' },
  });
}

/**
 * @param {string} script
 * @returns {string} gzip in base64
 */
function packed(script) {
  return gzipSync(script, { level: 9 }).toString("base64");
}
