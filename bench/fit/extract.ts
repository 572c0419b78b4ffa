import { readFileSync } from "node:fs";
import { keepPages, type Reading } from "./page-cache.ts";
import { drawRandomPapers, randomFiles } from "./random-papers.ts";
import { papersWithTruth } from "./sets.ts";

/** Extracts the words of every document with truth once, those that are not kept yet: native ones, or pictures. */
export async function extract(reading: Reading): Promise<void> {
  await drawRandomPapers();
  for (const file of [...papersWithTruth(), ...randomFiles()]) {
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
}

const [asked] = process.argv.slice(2);
if (asked === "text" || asked === "ocr") {
  await extract(asked);
  process.exit(0);
}
