// @ts-check
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { build } from "esbuild";

/**
 * Bundles the command line with its workers and child processes into `dist/run`, so that a start loads a few files and not
 * several hundred. The library has its own modules in `dist/src`.
 */

/** What a short run waits for: bundled each by itself, because every file that is looked up and loaded costs it time. */
const ALONE = ["cli/start", "batch/read-worker"];

/** Everything else that is started as a program of its own; what these share stands in files that they share. */
const TOGETHER = [
  "batch/split-worker",
  "cli/learn/learn-worker",
  "cli/review/review-worker",
  "explain/explain-worker",
  "explain/picture-worker",
  "find/sync-process",
  "http/answer-worker",
  "http/count-worker",
  "ocr/ocr-process",
  "ocr/tesseract-process",
  "report/report-worker",
];

/** What stays outside: native code, and the add-ons that few people need. */
const OUTSIDE = [
  "@ai-sdk/*",
  "@aws-sdk/*",
  "@solana/*",
  "@x402/*",
  "ai",
  "bullmq",
  "ioredis",
  "onnxruntime-node",
  "pdfjs-dist",
  "sharp",
  "tesseract.js",
  "viem",
];

/**
 * The largest files of words and of fitted numbers: every bundle loads those that the library has, late and only if needed.
 * Written into each bundle they would be on disk three times.
 */
const SHARED = new Set([
  "templates/invoice/any-invoice",
  ...["change-order", "lien-waiver", "package", "parties", "pay-application", "waiver-types"].map(
    (name) => `src/weights/${name}`,
  ),
]);

/** @type {import("esbuild").Plugin} */
const sharedData = {
  name: "shared data",
  setup(bundling) {
    bundling.onResolve({ filter: /^\..*\.ts$/ }, ({ path, resolveDir }) => {
      const name = relative(".", join(resolveDir, path)).replace(/\.ts$/, "");
      if (!SHARED.has(name)) return undefined;
      return { path: `../../${name}.js`, external: true, sideEffects: false };
    });
  },
};

/** Its first entry asks for its parts in a way that no bundler sees. */
const WHOLE = { "jsonc-parser": "jsonc-parser/lib/esm/main.js" };

/** What `read --sample` reads, for those who have crossfoot and no paper at hand. */
const SAMPLE = "dist/sample/application.pdf";

/** Packages in the older module format ask for their parts by `require`, which a module has not. */
const REQUIRE = [
  `import { createRequire as requireMaker } from "node:module";`,
  `const require = requireMaker(import.meta.url);`,
].join("");

await rm("dist/run", { recursive: true, force: true });
/** What went in and what came out, of all of them.
 * @type {import("esbuild").Metafile}
 */
const meta = { inputs: {}, outputs: {} };
for (const programs of [...ALONE.map((name) => [name]), TOGETHER]) {
  const { metafile } = await build({
    entryPoints: programs.map((name) => `src/${name}.ts`),
    outbase: "src",
    outdir: "dist/run",
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    legalComments: "none",
    external: OUTSIDE,
    alias: WHOLE,
    plugins: [sharedData],
    banner: { js: REQUIRE },
    metafile: true,
    logLevel: "warning",
  });
  Object.assign(meta.inputs, metafile.inputs);
  Object.assign(meta.outputs, metafile.outputs);
}
await mkdir("dist/sample", { recursive: true });
await copyFile("fixtures/pay-application/aia-g702/first-application.pdf", SAMPLE);
await mkdir("build/meta", { recursive: true });
await writeFile("build/meta/run.json", JSON.stringify(meta));
