import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ScheduleWeighing } from "../../src/weights/schedule-weights.ts";
import {
  type PackedSchedules,
  packedSchedules,
  unpackedSchedules,
} from "../../src/weights/schedule-weights.ts";
import { foldOf } from "./folds.ts";
import { CACHE } from "./page-cache.ts";
import type { ApplicationTruth } from "./truth.ts";

/** Numbers of schedules for each fold, fitted without its layouts, and last those fitted to all. */
const FILE = join(CACHE, "schedules.json");

export function keepSchedules(byFold: readonly ScheduleWeighing[]): void {
  writeFileSync(FILE, JSON.stringify(byFold.map(packedSchedules)));
}

/** Gives the numbers of schedules that never saw the layout of a paper. */
export function keptSchedules(): (
  truth: Pick<ApplicationTruth, "file" | "layout">,
) => ScheduleWeighing {
  const kept = (JSON.parse(readFileSync(FILE, "utf8")) as PackedSchedules[]).map(unpackedSchedules);
  return (truth) => {
    const own = kept[foldOf(truth) ?? kept.length - 1];
    if (own === undefined) throw new RangeError("No numbers of schedules are kept for this fold.");
    return own;
  };
}
