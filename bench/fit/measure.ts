import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { FACTORS, type FactorWeights } from "../../src/solve/factors.ts";
import { unpacked } from "../../src/weights/packed.ts";
import {
  PAY_APPLICATION_CALIBRATION,
  PAY_APPLICATION_FACTORS,
  PAY_APPLICATION_WEIGHTS,
} from "../../src/weights/pay-application.ts";
import { scoresOf } from "../../src/weights/scores.ts";
import { examples } from "./examples.ts";
import { factorsByFold, factorsFor } from "./fit-factors.ts";
import { readHeldOut } from "./fit-application.ts";
import { calibrationByFold } from "./fit-calibration.ts";
import { FOLDS, foldOf } from "./folds.ts";
import { keptHeldOut } from "./held-out.ts";
import { CACHE } from "./page-cache.ts";
import { type Read, withCalibration } from "./read-held-out.ts";
import { RANDOM } from "./random-papers.ts";
import { calibrationOf, errorsOf, tableOf } from "./report.ts";
import { writeResults } from "./write-results.ts";

/**
 * Reads every document with weights that never saw its layout, and says what came of it.
 * `--shipped` reads with the shipped weights in their place, which saw every layout. `--errors` lists what is not right, `--kept-factors` spares the fit of the factors, `--out FOLDER` writes the readings.
 */
const { values: wishes } = parseArgs({
  options: {
    errors: { type: "boolean", default: false },
    "kept-factors": { type: "boolean", default: false },
    shipped: { type: "boolean", default: false },
    out: { type: "string" },
  },
});

const KEPT = join(CACHE, `factors${process.env["FIT_NAME"] ?? ""}.json`);

function keptFactors(): FactorWeights[] | null {
  if (!wishes["kept-factors"] || !existsSync(KEPT)) return null;
  const kept = JSON.parse(readFileSync(KEPT, "utf8")) as readonly (readonly number[])[];
  return kept.map((one) => Float32Array.from(one));
}

const all = examples().filter(({ truth }) => truth.file.set !== RANDOM);
const shipped = wishes.shipped ? unpacked(PAY_APPLICATION_WEIGHTS) : null;
const scores =
  shipped === null
    ? keptHeldOut(all)
    : new Map(all.map((example) => [example, scoresOf(example.reading, shipped)]));
let factors: readonly FactorWeights[] | null = wishes.shipped
  ? Array.from({ length: FOLDS }, () => Float32Array.from(PAY_APPLICATION_FACTORS))
  : keptFactors();
if (factors === null) {
  factors = factorsByFold(factorsFor(all, scores));
  writeFileSync(KEPT, JSON.stringify(factors.map((one) => [...one])));
}
const [first = new Float32Array()] = factors;
console.log(FACTORS.map((name, at) => `${name} ${(first[at] ?? 0).toFixed(2)}`).join("; "));
const started = performance.now();
const reads = readHeldOut(all, scores, factors);
const perDocument = (performance.now() - started) / Math.max(1, reads.length);
console.log(tableOf(reads));
const calibrations = wishes.shipped ? null : calibrationByFold(reads);
const calibrated = reads.map((read) => {
  const own = calibrations?.[foldOf(read.example.truth) ?? 0] ?? PAY_APPLICATION_CALIBRATION;
  return withCalibration(read, own);
});
const isNative = ({ example }: Read): boolean => !example.truth.isPicture;
for (const [name, own] of [
  ["as searched", reads],
  ["calibrated", calibrated],
] as const) {
  console.log(`native, ${name}: ${calibrationOf(own.filter(isNative))}`);
  console.log(`scans, ${name}: ${calibrationOf(own.filter((one) => !isNative(one)))}`);
}
console.log(`${perDocument.toFixed(0)} ms to choose, a document`);
if (wishes.errors) console.log(errorsOf(calibrated));
if (wishes.out !== undefined) writeResults(calibrated, wishes.out);
