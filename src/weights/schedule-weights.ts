import type { Linear } from "./linear.ts";
import { packedLinear, unpackedLinear } from "./order-weights.ts";

/** The fitted numbers by which schedules are read. */
export interface ScheduleWeighing {
  /** What the signs of a column say for each role. */
  readonly columns: Linear;
  /** What speaks for a way to call all columns, in the order of the factors. */
  readonly factors: ArrayLike<number>;
  /** What the signs of a row say for each kind of row. */
  readonly rows: Linear;
  /** What the signs of a table say for its being the schedule. */
  readonly blocks: Linear;
}

/** The same as they are kept in a file. */
export interface PackedSchedules {
  readonly columns: string;
  readonly rows: string;
  readonly blocks: string;
  readonly factors: readonly number[];
}

/** Numbers as they are kept in a file. */
export function packedSchedules(weighing: ScheduleWeighing): PackedSchedules {
  return {
    columns: packedLinear(weighing.columns),
    rows: packedLinear(weighing.rows),
    blocks: packedLinear(weighing.blocks),
    factors: Array.from(weighing.factors, (factor) => Number(factor.toFixed(2))),
  };
}

/** Numbers from a file. */
export function unpackedSchedules(kept: PackedSchedules): ScheduleWeighing {
  return {
    columns: unpackedLinear(kept.columns),
    rows: unpackedLinear(kept.rows),
    blocks: unpackedLinear(kept.blocks),
    factors: Float32Array.from(kept.factors),
  };
}
