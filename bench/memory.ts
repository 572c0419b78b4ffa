import { readFile } from "node:fs/promises";
import { glob } from "tinyglobby";
import { readDocument } from "../src/read.ts";
import { READ_OPTIONS } from "./read-files.ts";
import { table } from "./table.ts";
import { median } from "./timing.ts";

/** Reads the fixtures over and over in one process: memory that grows with the documents is a leak. */
const READS = 500;
const READS_PER_ROW = 100;
const READS_PER_SAMPLE = 5;

const paths = (await glob("fixtures/pay-application/**/*.pdf")).toSorted();
const documents = await Promise.all(paths.map((path) => readFile(path)));
const rows: (readonly (string | number)[])[] = [];
let samples: NodeJS.MemoryUsage[] = [];
for (let count = 1; count <= READS; count++) {
  const bytes = documents[count % documents.length];
  // A fixture that is refused costs memory, too.
  if (bytes !== undefined) await readDocument(bytes, READ_OPTIONS).catch(() => undefined);
  if (count % READS_PER_SAMPLE === 0) samples.push(memoryAfterCollection());
  if (count % READS_PER_ROW === 0) {
    rows.push([`up to ${count}`, ...summary(samples)]);
    samples = [];
  }
}
console.log(`${documents.length} fixtures in turn, one process; medians of each hundred, MB.\n`);
console.log(table(["reads", "resident", "highest", "heap", "outside the heap"], rows));

/** What stays after a full collection, where Node was started with --expose-gc. */
function memoryAfterCollection(): NodeJS.MemoryUsage {
  globalThis.gc?.();
  return process.memoryUsage();
}

/** Resident memory moves by tens of megabytes from read to read, so one value says little. */
function summary(usages: readonly NodeJS.MemoryUsage[]): readonly number[] {
  const resident = usages.map(({ rss }) => rss);
  return [
    median(resident),
    Math.max(...resident),
    median(usages.map(({ heapUsed }) => heapUsed)),
    median(usages.map(({ external }) => external)),
  ].map((bytes) => Math.round(bytes / 1_048_576));
}
