import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../../src/page/page.ts";
import { keepPages } from "./page-cache.ts";
import { authorSets, samplesFolder } from "./sets.ts";

const SAMPLES = samplesFolder();

/** A paper that is no pay application. */
export interface OtherPaper {
  readonly layout: string;
  readonly set: string;
  readonly documentType: string | null;
  readonly pages: readonly Page[];
}

interface RawTruth {
  readonly layout?: string;
  readonly rendition?: string;
  readonly document?: { readonly documentType?: string } | null;
}

/** Every paper of the samples and the fixtures with text of its own that is no pay application. */
export async function* otherPapers(): AsyncIterable<OtherPaper> {
  for (const folder of folders()) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
      if (!name.endsWith(".pdf")) continue;
      const pdf = join(folder, name);
      const truth = pdf.replace(/\.pdf$/, ".truth.json");
      const raw: RawTruth = existsSync(truth)
        ? (JSON.parse(readFileSync(truth, "utf8")) as RawTruth)
        : {};
      const isPicture = /scan|mixed/.test(raw.rendition ?? "native");
      const documentType = raw.document?.documentType ?? null;
      if (isPicture || documentType === "PAY_APPLICATION") continue;
      const pages = await keepPages({ set: "kinds", name, pdf, truth }, "text").catch(() => []);
      if (pages.every(({ words }) => words.length === 0)) continue;
      const layout = raw.layout ?? pdf;
      yield { layout, set: folder, documentType, pages };
    }
  }
}

function folders(): readonly string[] {
  const ofFixtures = ["change-order", "invoice"].map((kind) => join("fixtures", kind));
  const ofSamples = existsSync(SAMPLES)
    ? readdirSync(SAMPLES, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(SAMPLES, name))
    : [];
  const ofAuthors = authorSets().map(({ folder }) => folder);
  return [...ofFixtures, ...ofAuthors, ...ofSamples];
}
