import type { Observation } from "../calibration/observation.ts";
import { observationOf } from "../calibration/observation.ts";
import { replaceObservations } from "../calibration/store.ts";
import type { ReadFiles } from "../read-files.ts";
import { fixtureSets } from "../score/fixtures.ts";
import { sampleSets } from "../score/samples.ts";
import { type DocumentSet, scoreSets } from "../score/score-set.ts";
import { readConstruction } from "../../src/read-construction.ts";
import type { Outcome } from "../../src/reading.ts";
import { TEMPLATES } from "../../src/templates.ts";
import { LIST_SIGNS } from "../../src/weights/order-list.ts";
import { type Example, examples } from "./examples.ts";
import { factorsByFold, factorsFor } from "./fit-factors.ts";
import { foldOf } from "./folds.ts";
import { keptHeldOut } from "./held-out.ts";
import { CONSTRUCTION_FOLDERS, samplesFolder } from "./sets.ts";

/**
 * Observes what `npm run calibrate` fits confidence to, of pay applications as numbers read them that never saw their
 * layout: those that are shipped have seen every layout, and would make confidence believe them too much.
 */
const all = examples();
const scores = keptHeldOut(all);
const factors = factorsByFold(factorsFor(all, scores));
const byPath = new Map(all.map((example) => [example.truth.file.pdf, example]));

const read: ReadFiles = (paths) =>
  Promise.resolve(paths.map((path) => outcomeOf(byPath.get(path))));

const observed: Observation[] = [];
await observe("fixtures", await fixtureSets());
for (const name of CONSTRUCTION_FOLDERS)
  await observe(name, await sampleSets(`${samplesFolder()}/${name}`));
await replaceObservations("PAY_APPLICATION", observed);
console.log(`${observed.length} documents observed.`);

async function observe(name: string, sets: readonly DocumentSet[]): Promise<void> {
  for (const set of sets) {
    if (set.kind.documentType !== "PAY_APPLICATION") continue;
    const documents = set.documents.filter(({ path }) => byPath.has(path));
    const found = await scoreSets([{ ...set, documents }], read);
    observed.push(...found.flatMap((score) => observationOf(set.kind, name, score) ?? []));
  }
}

function outcomeOf(example: Example | undefined): Outcome {
  const nothing: Outcome = { kind: "unread", code: "not-this-kind", message: "" };
  if (example === undefined) return nothing;
  const own = scores.get(example);
  const fold = factors[foldOf(example.truth) ?? -1];
  if (own === undefined || fold === undefined) return nothing;
  const attempt = readConstruction(
    example.paper.pages.map(({ page }) => page),
    TEMPLATES,
    {
      subcontractor: null,
      gc: null,
      keepsDoubtful: true,
      weighing: { scoresOf: () => own, factors: fold, lists: LIST_SIGNS },
    },
  );
  return attempt.kind === "read" ? { kind: "read", reading: attempt.reading } : nothing;
}
