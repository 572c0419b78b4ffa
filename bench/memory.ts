import { readFile } from "node:fs/promises";
import { glob } from "tinyglobby";
import { readDocument } from "../src/read.ts";
import { READ_OPTIONS } from "./read-files.ts";
import { table } from "./table.ts";

/** Reads the fixtures over and over in one process: memory that grows with the documents is a leak. */
const READS = 500;
const MARKS: ReadonlySet<number> = new Set([1, 50, 100, 200, 300, 400, READS]);

const paths = (await glob("fixtures/pay-application/**/*.pdf")).toSorted();
const documents = await Promise.all(paths.map((path) => readFile(path)));
const rows: number[][] = [];
for (let count = 1; count <= READS; count++) {
  const bytes = documents[count % documents.length];
  // A fixture that is refused costs memory, too.
  if (bytes !== undefined) await readDocument(bytes, READ_OPTIONS).catch(() => undefined);
  if (MARKS.has(count)) rows.push([count, ...megabytes()]);
}
console.log(`${documents.length} fixtures in turn, one process; MB.\n`);
console.log(table(["reads", "resident", "heap", "outside the heap"], rows));

/** Memory after a full collection where Node was started with --expose-gc. */
function megabytes(): readonly number[] {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return [rss, heapUsed, external].map((bytes) => Math.round(bytes / 1_048_576));
}
