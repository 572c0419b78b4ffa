import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { chanceOf } from "../../fixtures/draw/random/chance.ts";
import { Unfit } from "../../fixtures/draw/random/table.ts";
import { randomWaiver } from "../../fixtures/draw/random/lien-waiver/random-waiver.ts";
import { LIMITS } from "../../src/base/limits.ts";
import type { Page } from "../../src/page/page.ts";
import { contentsOf, pagesOf } from "../../src/pdf/contents.ts";
import { CACHE } from "./page-cache.ts";
import { AUTHORS } from "./sets.ts";

/** What a lien waiver says, as its truth has it. */
export type WaiverTruth = Readonly<Record<string, string | boolean | null>>;

/** A lien waiver whose values are known. */
export interface WaiverExample {
  readonly name: string;
  /** By whose hand: `random`, or the layout of a fixture. */
  readonly layout: string;
  readonly pages: readonly Page[];
  readonly truth: WaiverTruth;
  /** Further answers that a careful reader could defend, by field. */
  readonly accept: Readonly<Record<string, readonly unknown[]>>;
}

/** Lien waivers composed at random; their words are kept between runs. */
export async function randomWaivers(
  from: number,
  count: number,
): Promise<readonly WaiverExample[]> {
  const all: WaiverExample[] = [];
  for (let seed = from; seed < from + count; seed += 1) {
    const place = join(CACHE, `waiver-${seed}.gz`);
    if (!existsSync(place)) {
      const made = await composed(seed);
      mkdirSync(CACHE, { recursive: true });
      writeFileSync(place, gzipSync(JSON.stringify(made), { level: 3 }));
    }
    const kept = JSON.parse(
      gunzipSync(readFileSync(place)).toString("utf8"),
    ) as WaiverExample | null;
    if (kept !== null) all.push(kept);
  }
  return all;
}

/** Null where the composition does not fit its page. */
async function composed(seed: number): Promise<WaiverExample | null> {
  try {
    const { pdf, truth } = await randomWaiver(`waiver-${seed}`, chanceOf(`waiver ${seed}`));
    const pages = await pagesOf(pdf, LIMITS);
    const { name, document, accept } = truth;
    return { name, layout: "random", pages, truth: document as WaiverTruth, accept };
  } catch (error) {
    if (error instanceof Unfit) return null;
    throw error;
  }
}

/** The waivers of an author who never saw the engine. */
export async function waiversOfAuthor(author: string): Promise<readonly WaiverExample[]> {
  return waiversOf(join(AUTHORS, "waivers", author));
}

/** Lien waivers of a folder with their truths beside them: `waiver.pdf` and `waiver.truth.json`. */
export async function waiversOf(folder: string): Promise<readonly WaiverExample[]> {
  const all: WaiverExample[] = [];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  for (const file of files.filter((one) => one.endsWith(".pdf"))) {
    const path = join(folder, file);
    const truth = JSON.parse(readFileSync(path.replace(/\.pdf$/, ".truth.json"), "utf8")) as {
      readonly layout?: string;
      readonly document: WaiverTruth;
      readonly accept?: WaiverExample["accept"];
    };
    const { pages } = await contentsOf(new Uint8Array(readFileSync(path)), LIMITS);
    all.push({
      name: basename(file, ".pdf"),
      layout: truth.layout ?? file.split("/")[0] ?? "",
      pages,
      truth: truth.document,
      accept: truth.accept ?? {},
    });
  }
  return all;
}
