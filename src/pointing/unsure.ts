import type { FieldConfidence } from "../kinds/reading.ts";

/** A value at least as certain as this is asked of nobody, and no model changes it. */
export const SURE = 0.9;

/** The same of nothing: that a field is not printed is said more easily than what it says. */
const SURELY_ABSENT = 0.97;

/** Whether somebody is to be asked for a field. */
export function isUnsure({ value, state }: FieldConfidence): boolean {
  return value < (state === "absent" ? SURELY_ABSENT : SURE);
}
