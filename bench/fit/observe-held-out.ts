import type { Paper } from "../../src/paper/paper.ts";
import { type ConstructionWishes, readConstruction } from "../../src/read/read-construction.ts";
import type { Outcome } from "../../src/kinds/reading.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { type Observation, observationOf } from "../calibration/observation.ts";
import { replaceObservations } from "../calibration/store.ts";
import type { ReadFiles } from "../read-files.ts";
import { fixtureSets } from "../score/fixtures.ts";
import { sampleSets } from "../score/samples.ts";

import { type DocumentSet, scoreSets } from "../score/score-set.ts";
import { authorSets, CONSTRUCTION_FOLDERS, samplesFolder } from "./sets.ts";

/** A paper with its truth, by the file that it was read from. */
interface ReadExample {
  readonly truth: { readonly file: { readonly pdf: string } };
  readonly paper: Paper;
}

/** By what numbers a paper is read. */
type HeldOut = Pick<ConstructionWishes, "weighing" | "orderWeighing">;

/**
 * Observes what `npm run calibrate` fits confidence to, of papers as numbers read them that never saw their layout:
 * those that are shipped have seen every layout, and would make confidence believe them too much. A paper without such
 * numbers is left out.
 */
export async function observeHeldOut<One extends ReadExample>(
  kind: Observation["kind"],
  examples: readonly One[],
  heldOut: (example: One) => HeldOut | null,
): Promise<void> {
  const byPath = new Map(examples.map((example) => [example.truth.file.pdf, example]));
  const read: ReadFiles = (paths) =>
    Promise.resolve(
      paths.map((path) => {
        const example = byPath.get(path);
        const weighing = example === undefined ? null : heldOut(example);
        return example === undefined || weighing === null ? UNREAD : outcomeOf(example, weighing);
      }),
    );
  const observed: Observation[] = [];
  const observe = async (name: string, sets: readonly DocumentSet[]): Promise<void> => {
    for (const set of sets) {
      if (set.kind.documentType !== kind) continue;
      const documents = set.documents.filter(({ path }) => byPath.has(path));
      const found = await scoreSets([{ ...set, documents }], read);
      observed.push(...found.flatMap((score) => observationOf(set.kind, name, score) ?? []));
    }
  };
  await observe("fixtures", await fixtureSets());
  for (const name of CONSTRUCTION_FOLDERS)
    await observe(name, await sampleSets(`${samplesFolder()}/${name}`));
  for (const { name, folder } of authorSets()) await observe(name, await sampleSets(folder));
  await replaceObservations(kind, observed);
  console.log(`${observed.length} documents observed.`);
}

const UNREAD: Outcome = { kind: "unread", code: "not-this-kind", message: "" };

function outcomeOf({ paper }: ReadExample, weighing: HeldOut): Outcome {
  const attempt = readConstruction(
    paper.pages.map(({ page }) => page),
    TEMPLATES,
    { subcontractor: null, gc: null, keepsDoubtful: true, ...weighing },
  );
  return attempt.kind === "read" ? { kind: "read", reading: attempt.reading } : UNREAD;
}
