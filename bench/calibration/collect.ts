import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { glob } from "tinyglobby";
import { scoreFixtures } from "../accuracy-fixtures.ts";
import { scoreSamples } from "../accuracy-samples.ts";
import type { ReadFiles } from "../accuracy.ts";
import { scoreInvoiceFixtures } from "../invoice-fixtures.ts";
import { scoreInvoiceSamples } from "../invoice-samples.ts";
import { scoreOrderFixtures } from "../order-fixtures.ts";
import { scoreOrderSamples } from "../order-samples.ts";
import { INVOICE_SAMPLES, SAMPLE_FOLDERS } from "../samples.ts";
import { ofApplication, ofInvoice, ofOrder, type Observation } from "./observation.ts";

/** What is observed of our own drawn documents. */
export async function observeFixtures(read: ReadFiles): Promise<readonly Observation[]> {
  const orders = await scoreOrderFixtures(read);
  const invoices = await scoreInvoiceFixtures(read);
  return [
    ...(await scoreFixtures(read)).flatMap((score) => ofApplication("fixtures", score)),
    ...orders.scores.without.flatMap((score) => ofOrder("fixtures", score)),
    ...invoices.scores.flatMap((score) => ofInvoice("fixtures", score)),
  ];
}

/** What is observed of a folder of documents with truths in the manner of the samples. */
export async function observeFolder(
  folder: string,
  read: ReadFiles,
): Promise<readonly Observation[]> {
  const set = setOf(folder);
  const [first] = (await glob("*.truth.json", { cwd: folder })).toSorted();
  if (first === undefined) return [];
  const truth = JSON.parse(await readFile(join(folder, first), "utf8")) as object;
  if ("invoice" in truth) {
    const native = (await scoreInvoiceSamples(read, folder)) ?? [];
    const scans = (await scoreInvoiceSamples(read, folder, "scan")) ?? [];
    return [...native, ...scans].flatMap((score) => ofInvoice(set, score));
  }
  const applications = await scoreSamples(read, [folder]);
  const orders = await scoreOrderSamples(
    read,
    [folder],
    ({ document }) => document.documentType === "CHANGE_ORDER",
  );
  return [
    ...[...(applications?.scores ?? []), ...(applications?.scans ?? [])].flatMap((score) =>
      ofApplication(set, score),
    ),
    ...(orders?.without ?? []).flatMap((score) => ofOrder(set, score)),
  ];
}

/** The folders of samples that there are. */
export function sampleFolders(): readonly string[] {
  return [...SAMPLE_FOLDERS, INVOICE_SAMPLES].filter((folder) => existsSync(folder));
}

function setOf(folder: string): string {
  const name = basename(folder);
  return name === "set" ? basename(dirname(folder)) : name;
}
