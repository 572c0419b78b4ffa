import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { glob } from "tinyglobby";

/** Names that a caller may send along. */
interface SampleParties {
  readonly subcontractor?: string | null;
  readonly gc?: string | null;
}

/** The members of a sample's truth that are used here; the samples' README has the others. */
export interface SampleTruth {
  readonly name: string;
  readonly layout: string;
  readonly rendition: string;
  readonly document: { readonly documentType: string };
  readonly parties?: SampleParties;
  /** Names that the collected documents are to be read with. */
  readonly requestParams?: SampleParties;
  readonly g702?: { readonly lines: Readonly<Partial<Record<string, string | null>>> };
  readonly g703?: { readonly rows: readonly Readonly<Partial<Record<string, string | null>>>[] };
}

/** A foreign document: where it lies, and what it says. */
export interface Sample {
  readonly path: string;
  readonly truth: SampleTruth;
}

/** A folder of foreign documents with truths and their own scorer, beside the project. Never part of it. */
export const SAMPLES = "../shared/samples";

/** Construction documents among the samples, by folder. */
export const SAMPLE_FOLDERS: readonly string[] = ["construction", "construction-drawn"].map(
  (folder) => join(SAMPLES, folder),
);

/** Invoices among the samples. */
export const INVOICE_SAMPLES: string = join(SAMPLES, "invoices");

/** The samples of a folder by name; none where there is no such folder. */
export async function samplesIn(folder: string): Promise<readonly Sample[]> {
  if (!existsSync(folder)) return [];
  const names = (await glob("*.truth.json", { cwd: folder })).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      path: join(folder, name.replace(/\.truth\.json$/, ".pdf")),
      truth: JSON.parse(await readFile(join(folder, name), "utf8")) as SampleTruth,
    })),
  );
}

/** Whether its pages are typed characters rather than pictures. */
export function isNative({ rendition }: SampleTruth): boolean {
  return !rendition.startsWith("scan");
}

/** Whether it is a pay application, typed or scanned. */
export function isApplication(truth: SampleTruth): boolean {
  return truth.document.documentType === "PAY_APPLICATION";
}

/** Whether it is a change order whose pages are pictures. */
export function isScannedOrder(truth: SampleTruth): boolean {
  return !isNative(truth) && truth.document.documentType === "CHANGE_ORDER";
}

/** Whether it is a change order of typed characters. */
export function isNativeOrder(truth: SampleTruth): boolean {
  return isNative(truth) && truth.document.documentType === "CHANGE_ORDER";
}
