import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomPaper } from "../../fixtures/draw/random/random-paper.ts";
import { CACHE } from "./page-cache.ts";
import { type PaperFile, papersWithTruth } from "./sets.ts";

/** The set of change orders that are composed at random: they are fitted to, and never measured. */
export const RANDOM = "random";

/** Papers of these seeds are drawn for no test and no benchmark. */
const FIRST_SEED = 200_000;

/** So many of them are fitted to. */
const PAPERS = Number(process.env["FIT_RANDOM"] ?? 600);

/** Where they are drawn: another name whenever they are drawn otherwise, so that none is left of before. */
const FOLDER = join(CACHE, "random-orders-2");

/** Every change order with truth, those composed at random last. */
export function orderPapers(): readonly PaperFile[] {
  return [...papersWithTruth("change-order"), ...randomOrders()];
}

function randomOrders(): readonly PaperFile[] {
  return Array.from({ length: PAPERS }, (_, at) => {
    const name = `co-${FIRST_SEED + at}`;
    const place = join(FOLDER, name);
    return { set: RANDOM, name, pdf: `${place}.pdf`, truth: `${place}.truth.json` };
  }).filter(({ truth }) => existsSync(truth));
}

/** Draws the papers that are not there yet. */
export async function drawRandomOrders(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (let at = 0; at < PAPERS; at += 1) {
    const place = join(FOLDER, `co-${FIRST_SEED + at}`);
    if (existsSync(`${place}.truth.json`)) continue;
    const paper = await randomPaper(FIRST_SEED + at, { kind: "change-order" });
    writeFileSync(`${place}.pdf`, paper.pdf);
    writeFileSync(`${place}.truth.json`, JSON.stringify(paper.truth));
  }
}
