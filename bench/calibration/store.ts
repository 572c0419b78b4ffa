import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Observation } from "./observation.ts";

const STORE = "bench/calibration/observations.ndjson.gz";

/** All observations that are kept, one a line. They hold numbers and names of fields, and no text of a document. */
export async function storedObservations(): Promise<readonly Observation[]> {
  if (!existsSync(STORE)) return [];
  const lines = gunzipSync(await readFile(STORE))
    .toString("utf8")
    .split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Observation);
}

/** Keeps these observations in place of all others of their sets. */
export async function storeObservations(observed: readonly Observation[]): Promise<void> {
  const sets = new Set(observed.map(({ set }) => set));
  await store([...(await storedObservations()).filter(({ set }) => !sets.has(set)), ...observed]);
}

/** Keeps these observations in place of all others of a kind. */
export async function replaceObservations(
  kind: Observation["kind"],
  observed: readonly Observation[],
): Promise<void> {
  const others = (await storedObservations()).filter((one) => one.kind !== kind);
  await store([...others, ...observed]);
}

async function store(observed: readonly Observation[]): Promise<void> {
  const lines = observed
    .toSorted((one, other) => compare(keyOf(one), keyOf(other)))
    .map((one) => JSON.stringify(one, rounded));
  await writeFile(STORE, gzipSync(`${lines.join("\n")}\n`, { level: 9 }));
}

function keyOf({ kind, set, family, name }: Observation): string {
  return [kind, set, family, name].join(" ");
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}
