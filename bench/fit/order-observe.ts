import { TEMPLATES } from "../../src/templates.ts";
import { readConstruction } from "../../src/read-construction.ts";
import type { Outcome } from "../../src/reading.ts";
import { type Observation, observationOf } from "../calibration/observation.ts";
import { replaceObservations } from "../calibration/store.ts";
import type { ReadFiles } from "../read-files.ts";
import { fixtureSets } from "../score/fixtures.ts";
import { sampleSets } from "../score/samples.ts";
import { type DocumentSet, scoreSets } from "../score/score-set.ts";
import { type OrderExample, orderExamples } from "./order-examples.ts";
import { heldOutWeighings } from "./order-weighings.ts";
import { CONSTRUCTION_FOLDERS, samplesFolder } from "./sets.ts";

/**
 * Observes what `npm run calibrate` fits confidence to, of change orders as numbers read them that never saw their
 * layout: those that are shipped have seen every layout, and would make confidence believe them too much.
 */
const all = orderExamples();
const weighings = heldOutWeighings(all);
const byPath = new Map(all.map((example) => [example.truth.file.pdf, example]));

const read: ReadFiles = (paths) =>
  Promise.resolve(paths.map((path) => outcomeOf(byPath.get(path))));

const observed: Observation[] = [];
await observe("fixtures", await fixtureSets());
for (const name of CONSTRUCTION_FOLDERS)
  await observe(name, await sampleSets(`${samplesFolder()}/${name}`));
await replaceObservations("CHANGE_ORDER", observed);
console.log(`${observed.length} documents observed.`);

async function observe(name: string, sets: readonly DocumentSet[]): Promise<void> {
  for (const set of sets) {
    if (set.kind.documentType !== "CHANGE_ORDER") continue;
    const documents = set.documents.filter(({ path }) => byPath.has(path));
    const found = await scoreSets([{ ...set, documents }], read);
    observed.push(...found.flatMap((score) => observationOf(set.kind, name, score) ?? []));
  }
}

function outcomeOf(example: OrderExample | undefined): Outcome {
  const nothing: Outcome = { kind: "unread", code: "not-this-kind", message: "" };
  const orderWeighing = example === undefined ? undefined : weighings.get(example);
  if (example === undefined || orderWeighing === undefined) return nothing;
  const attempt = readConstruction(
    example.paper.pages.map(({ page }) => page),
    TEMPLATES,
    { subcontractor: null, gc: null, keepsDoubtful: true, orderWeighing },
  );
  return attempt.kind === "read" ? { kind: "read", reading: attempt.reading } : nothing;
}
