/*
 * How many proven invoices become e-invoices, and whether all of them keep the rules: `node build/bench/e-invoices.js [FOLDER…]`,
 * usually of `fixtures/invoice`. `--profile` and `--missing` say which rules and that what is missing is listed.
 */

import { parseArgs } from "node:util";
import { globSync } from "tinyglobby";
import { emitInvoice } from "../src/emit/emit-invoice.ts";
import type { InvoiceProfile } from "../src/emit/emitted-invoice.ts";
import type { Reading } from "../src/kinds/reading.ts";
import { judgeReading } from "../src/verdict/judgement.ts";
import { faultsOf } from "../test/support/e-invoice/faults.ts";
import { readFiles } from "./read-files.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    profile: { type: "string", default: "en16931" },
    missing: { type: "boolean", default: false },
    "lump-sums": { type: "boolean", default: false },
  },
});
const profile = values.profile as InvoiceProfile;
const lumpSums = values["lump-sums"];
const folders = positionals.length > 0 ? positionals : ["fixtures/invoice"];

for (const folder of folders) await measure(folder);

async function measure(folder: string): Promise<void> {
  const paths = globSync("**/*.pdf", { cwd: folder, absolute: true }).toSorted();
  const outcomes = await readFiles(paths, { kind: "invoice", hasTerms: true });
  let proven = 0;
  let emitted = 0;
  let faulty = 0;
  outcomes.forEach((outcome, at) => {
    if (outcome.kind !== "read" || !isProven(outcome.reading)) return;
    proven += 1;
    const name = paths[at]?.slice(folder.length) ?? "";
    const made = emitInvoice(outcome.reading, { syntax: "ubl", profile, lumpSums });
    if (made.kind === "emitted") emitted += 1;
    const faults = faultsIn(outcome.reading);
    if (faults.length > 0) faulty += 1;
    for (const fault of faults) console.log(`${name}: ${fault}`);
    if (!values.missing) return;
    const told =
      made.kind === "emitted"
        ? ["emitted"]
        : made.missing.map(({ term, because }) => `${term}: ${because}`);
    console.log(`${name}\n  ${told.join("\n  ")}`);
  });
  console.log(`${folder}: ${emitted} of ${proven} proven invoices, ${faulty} of them with faults`);
}

/** What is wrong with the e-invoice in either language. */
function faultsIn(reading: Reading): readonly string[] {
  return (["ubl", "cii"] as const).flatMap((syntax) => {
    const made = emitInvoice(reading, { syntax, profile, lumpSums });
    return made.kind === "emitted" ? faultsOf(made.xml).map((fault) => `${syntax}: ${fault}`) : [];
  });
}

/** Bills that are to be paid as they are, in the currency of the Union. */
function isProven(reading: Reading): boolean {
  return (
    reading.documentType === "INVOICE" &&
    reading.document.currency?.value === "EUR" &&
    reading.document.paper !== "receipt" &&
    judgeReading(reading).verdict === "pay"
  );
}
