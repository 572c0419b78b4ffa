import { readFile } from "node:fs/promises";
import { ReadError } from "../src/base/read-error.ts";
import { pagesOf as printedPages } from "../src/pdf/contents.ts";
import { readWithPages } from "../src/read.ts";
import { digitsOf, type ReadPlace, readPlaces, RECOGNISED } from "../src/witness/read-places.ts";
import { tesseractTestimony } from "../src/witness/tesseract-witness.ts";
import { READ_OPTIONS } from "./read-files.ts";
import { conditionNamed, printedDocuments, scanOf } from "./scan-of.ts";

/**
 * Reads our documents as scans, asks the second recogniser of scans about every place, and counts where it differs from what
 * was read wrong and from what was read right: `npm run bench:witness [-- PATTERN [DPI [CONDITION [EVERY]]]]`.
 */
const [pattern = "pay-application", dpi = "150", name = "poor", every = "3"] =
  process.argv.slice(2);
const condition = conditionNamed(name);

const sum = { documents: 0, places: 0, compared: 0, wrong: 0, wrongTold: 0, rightTold: 0 };
for (const path of await printedDocuments(pattern, Number(every))) {
  await count(path).catch((error: unknown) => {
    if (!(error instanceof ReadError)) throw error;
  });
}
console.log(`${name}, ${dpi} dpi: ${JSON.stringify(sum)}`);

async function count(path: string): Promise<void> {
  const print = new Uint8Array(await readFile(path));
  const { limits } = READ_OPTIONS;
  const printed = new Set<string>();
  for (const { words } of await printedPages(print, limits)) {
    for (const { text } of words) printed.add(digitsOf(text));
  }
  const bytes = await scanOf(print, Number(dpi), condition);
  const { reading, pages } = await readWithPages(bytes, READ_OPTIONS);
  const places = readPlaces(reading, RECOGNISED);
  const isRight = (place: ReadPlace): boolean =>
    place.printed.split(/\s+/).every((word) => printed.has(digitsOf(word)));
  const onScan = (): void => undefined;
  const testimony = await tesseractTestimony(places, { bytes, pages, limits, onScan });
  sum.documents += 1;
  sum.places += places.length;
  sum.compared += testimony.compared;
  sum.wrong += places.filter((place) => !isRight(place)).length;
  for (const { place, seen } of testimony.differences) {
    sum[isRight(place) ? "rightTold" : "wrongTold"] += 1;
    console.error(`${path}: ${place.printed} was read, ${seen} is seen (${isRight(place)})`);
  }
}
