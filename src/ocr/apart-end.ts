import { ReadError } from "../base/read-error.ts";

/**
 * How a task ended that was done apart. `failed` is the task's own fault and comes again with it; the others come from the
 * machine, and say nothing about the task.
 */
export type ApartEnd<Done> =
  | { readonly kind: "read"; readonly reading: Done }
  | { readonly kind: "failed" | "timeout" | "crashed" };

/**
 * What was done; null where the task failed. Throws ReadError where the machine is at fault: with its part left out, the same
 * file would be read in two ways.
 */
export function doneOf<Done>(end: ApartEnd<Done>): Done | null {
  switch (end.kind) {
    case "read":
      return end.reading;
    case "failed":
      return null;
    case "timeout":
      throw new ReadError("timeout");
    case "crashed":
      throw new ReadError("internal");
  }
}
