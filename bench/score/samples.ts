import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { glob } from "tinyglobby";
import { isOfKind, SCORED_KINDS } from "../kinds/kinds.ts";
import type { Truth } from "../kinds/kind.ts";
import type { TruthDocument } from "./score-document.ts";
import type { DocumentSet } from "./score-set.ts";

/** What the collectors of the samples say of a document; the samples' README has the other members. */
interface SampleTruth extends Truth {
  readonly name: string;
  /** The printed layout: the one name for construction documents, the other for invoices. */
  readonly layout?: string;
  readonly family?: string;
  /** What its pages are: the one name for construction documents, the other for invoices. */
  readonly rendition?: string;
  readonly kind?: string;
}

/** Foreign documents with truths and their own scorers, beside the project. Never part of it. */
export const SAMPLES = "../shared/samples";

/** Construction documents among the samples, by folder. */
export const CONSTRUCTION_SAMPLES: readonly string[] = [
  join(SAMPLES, "construction"),
  join(SAMPLES, "construction-drawn"),
];

/** The folders of samples that are scored, where there are any. */
export function sampleFolders(): readonly string[] {
  return [...CONSTRUCTION_SAMPLES, join(SAMPLES, "invoices")].filter((folder) =>
    existsSync(folder),
  );
}

/** Whether a set is one of the samples', by its folder's name. */
export function isSampleSet(set: string): boolean {
  return [...CONSTRUCTION_SAMPLES, join(SAMPLES, "invoices")].some(
    (folder) => basename(folder) === set,
  );
}

/** The samples of a folder, one set for each kind that it holds. */
export async function sampleSets(folder: string): Promise<readonly DocumentSet[]> {
  const documents = await samplesIn(folder);
  return SCORED_KINDS.map((kind) => ({
    kind,
    documents: documents.filter(({ truth }) => isOfKind(kind, truth)),
    folder,
  })).filter(({ documents }) => documents.length > 0);
}

/** The samples of a folder by name; none where there is no such folder. */
export async function samplesIn(folder: string): Promise<readonly TruthDocument[]> {
  if (!existsSync(folder)) return [];
  const names = (await glob("*.truth.json", { cwd: folder })).toSorted();
  return Promise.all(
    names.map(async (file) => {
      const truth = JSON.parse(await readFile(join(folder, file), "utf8")) as SampleTruth;
      return {
        path: join(folder, file.replace(/\.truth\.json$/, ".pdf")),
        name: truth.name,
        family: truth.family ?? truth.layout ?? "",
        isScan: (truth.rendition ?? truth.kind ?? "").startsWith("scan"),
        truth,
      };
    }),
  );
}
