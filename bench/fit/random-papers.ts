import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomPaper } from "../../fixtures/draw/random/random-paper.ts";
import { CACHE } from "./page-cache.ts";
import type { PaperFile } from "./sets.ts";

/** The set of pay applications that are composed at random: each is a layout of its own, and none is ever held out. */
export const RANDOM = "random";

/** Papers of these seeds are drawn for no test and no benchmark. */
const FIRST_SEED = 100_000;

/** So many papers are fitted to. */
const PAPERS = Number(process.env["FIT_RANDOM"] ?? 1200);

/** Each of so many has a digit printed wrong, far more than on real paper: what is printed must win over what should be. */
const ONE_MISPRINTED_OF = 4;

/** Where they are drawn. */
const FOLDER = join(CACHE, "random");

function isMisprinted(at: number): boolean {
  return at % ONE_MISPRINTED_OF === 0;
}

/** The papers composed at random, whether they were drawn yet or not. */
export function randomFiles(): readonly PaperFile[] {
  return Array.from({ length: PAPERS }, (_, at) => {
    const name = `${isMisprinted(at) ? "pm" : "pa"}-${FIRST_SEED + at}`;
    return {
      set: RANDOM,
      name,
      pdf: join(FOLDER, `${name}.pdf`),
      truth: join(FOLDER, `${name}.truth.json`),
    };
  });
}

/** Draws the papers that are not there yet. */
export async function drawRandomPapers(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [at, { pdf, truth }] of randomFiles().entries()) {
    if (existsSync(truth)) continue;
    const misprints = isMisprinted(at) ? 1 : 0;
    const paper = await randomPaper(FIRST_SEED + at, { kind: "pay-application", misprints });
    writeFileSync(pdf, paper.pdf);
    writeFileSync(truth, JSON.stringify(paper.truth));
  }
}
