// @ts-check
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
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
  "src/terms/read-terms.ts": "src/browser/read-terms.ts",
  "src/witness/with-witnesses.ts": "src/browser/with-witnesses.ts",
  "src/pdf/wrapped/decoded-picture.ts": "src/browser/decoded-picture.ts",
};

const OUT = "dist/browser";

/** @type {import("esbuild").Plugin} */
const counterparts = {
  name: "counterparts",
  setup(bundling) {
    const stands = new Map(
      Object.entries(COUNTERPARTS).map(([of, by]) => [resolve(of), resolve(by)]),
    );
    bundling.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const by = stands.get(join(resolveDir, path));
      return by === undefined ? undefined : { path: by };
    });
  },
};

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
  plugins: [counterparts, withoutMeanings],
  metafile: /** @type {const} */ (true),
  logLevel: /** @type {const} */ ("warning"),
};

const wasm = await readFile(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm"));
await rm(OUT, { recursive: true, force: true });
const library = await build({
  ...COMMON,
  entryPoints: { crossfoot: "src/browser/index.ts" },
  format: "esm",
  outdir: OUT,
  sourcemap: true,
  sourcesContent: false,
});
await writeFile(join(OUT, "pdfium.wasm"), wasm);
const [page, worker] = await Promise.all([
  script("src/browser/page/main.ts"),
  script("src/browser/page/reader-worker.ts"),
]);
const html = readerPage({
  script: page.text,
  readerScript: packed(Buffer.from(worker.text)),
  // Put in when the page is asked for: see src/cli/page-command.ts.
  readerWasm: "@@pdfium@@",
});
await writeFile(join(OUT, "page.html"), html);

const builds = [library.metafile, page.metafile, worker.metafile];
await mkdir("build/meta", { recursive: true });
await writeFile(
  "build/meta/browser.json",
  JSON.stringify({
    inputs: Object.fromEntries(builds.flatMap(({ inputs }) => Object.entries(inputs))),
    outputs: Object.fromEntries(builds.flatMap(({ outputs }) => Object.entries(outputs))),
  }),
);

/**
 * A script that is carried inside of the page.
 * @param {string} entry
 */
async function script(entry) {
  const { outputFiles, metafile } = await build({
    ...COMMON,
    entryPoints: [entry],
    format: "iife",
    outdir: OUT,
    write: false,
    // Such a script has no address: the page hands over what it would load.
    define: { "import.meta.url": '""' },
  });
  return { text: outputFiles[0]?.text ?? "", metafile };
}

/**
 * @param {Uint8Array} bytes
 * @returns {string} gzip in base64
 */
function packed(bytes) {
  return gzipSync(bytes, { level: 9 }).toString("base64");
}
