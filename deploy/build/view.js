// @ts-check
import { mkdir, writeFile } from "node:fs/promises";
import { build } from "esbuild";
import { viewPageOf } from "../../dist/src/explain/view-page.js";

/** Bundles the view of `explain`, which a host of the MCP server shows, into one page beside the programs that give it out. */
const { outputFiles } = await build({
  entryPoints: ["src/browser/view/main.ts"],
  bundle: true,
  write: false,
  format: "iife",
  platform: "browser",
  target: ["chrome115", "firefox115", "safari17"],
  minify: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
});
await mkdir("dist/run/explain", { recursive: true });
await writeFile("dist/run/explain/view.html", viewPageOf(outputFiles[0]?.text ?? ""));
