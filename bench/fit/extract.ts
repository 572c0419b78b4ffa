import { readFileSync } from "node:fs";
import { keepPages, type Reading } from "./page-cache.ts";
import { papersWithTruth } from "./sets.ts";

/** Extracts the words of every document with truth once: `extract.js text` for native ones, `extract.js ocr` for pictures. */
const reading: Reading = process.argv[2] === "ocr" ? "ocr" : "text";
for (const file of papersWithTruth()) {
  const { rendition = "native" } = JSON.parse(readFileSync(file.truth, "utf8")) as {
    readonly rendition?: string;
  };
  const isPicture = /scan|mixed/.test(rendition);
  if (isPicture !== (reading === "ocr")) continue;
  try {
    await keepPages(file, reading);
  } catch (error) {
    console.error(file.pdf, error instanceof Error ? error.message : error);
  }
}
process.exit(0);
