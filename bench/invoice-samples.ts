import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { glob } from "tinyglobby";
import type { ReadFiles } from "./accuracy.ts";
import { scoreInvoice, type InvoiceScore, type InvoiceTruthLike } from "./invoice-accuracy.ts";
import { INVOICE_SAMPLES } from "./samples.ts";

/** Scores the invoices of typed characters among the samples; null where the folder is not there. */
export async function scoreInvoiceSamples(
  read: ReadFiles,
  folder: string = INVOICE_SAMPLES,
  wanted: "native" | "scan" = "native",
): Promise<readonly InvoiceScore[] | null> {
  if (!existsSync(folder)) return null;
  const names = (await glob("*.truth.json", { cwd: folder })).toSorted();
  const truths = await Promise.all(
    names.map(
      async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as InvoiceTruthLike,
    ),
  );
  const native = truths.filter(({ kind }) => kind === wanted);
  const outcomes = await read(native.map(({ name }) => join(folder, `${name}.pdf`)));
  return native.flatMap((truth, index) => {
    const outcome = outcomes[index];
    return outcome === undefined ? [] : [scoreInvoice(truth, outcome)];
  });
}
