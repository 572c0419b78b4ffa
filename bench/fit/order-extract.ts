import { readFileSync } from "node:fs";
import { drawRandomOrders, orderPapers } from "./order-papers.ts";
import { keepPages } from "./page-cache.ts";

/** Draws the random change orders and extracts the words of every native one once. Pictures are read by `extract.js ocr`. */
await drawRandomOrders();
for (const file of orderPapers()) {
  const { rendition = "native" } = JSON.parse(readFileSync(file.truth, "utf8")) as {
    readonly rendition?: string;
  };
  if (/scan|mixed/.test(rendition)) continue;
  try {
    await keepPages(file, "text");
  } catch (error) {
    console.error(file.pdf, error instanceof Error ? error.message : error);
  }
}
process.exit(0);
