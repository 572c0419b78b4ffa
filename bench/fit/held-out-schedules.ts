import type { ScheduleWeighing } from "../../src/weights/schedule-weights.ts";
import {
  type PackedSchedules,
  packedSchedules,
  unpackedSchedules,
} from "../../src/weights/schedule-weights.ts";
import { foldOf } from "./folds.ts";
import { keepFolds, keptFolds } from "./kept-folds.ts";
import type { ApplicationTruth } from "./truth.ts";

/** Numbers of schedules for each fold, fitted without its layouts, and last those fitted to all. */
const NAME = "schedules";

export function keepSchedules(byFold: readonly ScheduleWeighing[]): void {
  keepFolds(NAME, byFold.map(packedSchedules));
}

/** Gives the numbers of schedules that never saw the layout of a paper. */
export function keptSchedules(): (
  truth: Pick<ApplicationTruth, "file" | "layout">,
) => ScheduleWeighing {
  const kept = (keptFolds(NAME) as readonly PackedSchedules[]).map(unpackedSchedules);
  return (truth) => {
    const own = kept[foldOf(truth) ?? kept.length - 1];
    if (own === undefined) throw new RangeError("No numbers of schedules are kept for this fold.");
    return own;
  };
}
