import { basename, dirname } from "node:path";
import type { ReadFiles } from "../read-files.ts";
import { fixtureSets } from "../score/fixtures.ts";
import { sampleSets } from "../score/samples.ts";
import { scoreSets, type DocumentSet } from "../score/score-set.ts";
import { observationOf, type Observation } from "./observation.ts";

/** What is observed of our own drawn documents. */
export async function observeFixtures(read: ReadFiles): Promise<readonly Observation[]> {
  return observe("fixtures", await fixtureSets(), read);
}

/** What is observed of a folder of documents with truths in the manner of the samples. */
export async function observeFolder(
  folder: string,
  read: ReadFiles,
): Promise<readonly Observation[]> {
  return observe(setOf(folder), await sampleSets(folder), read);
}

async function observe(
  name: string,
  sets: readonly DocumentSet[],
  read: ReadFiles,
): Promise<readonly Observation[]> {
  const observed: Observation[] = [];
  for (const set of sets) {
    const scores = await scoreSets([set], read);
    observed.push(...scores.flatMap((score) => observationOf(set.kind, name, score) ?? []));
  }
  return observed;
}

function setOf(folder: string): string {
  const name = basename(folder);
  return name === "set" ? basename(dirname(folder)) : name;
}
