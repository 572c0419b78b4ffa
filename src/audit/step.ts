import type { Rounding } from "../checks/rounding.ts";
import type { Application } from "./application.ts";
import type { Chain } from "./chain.ts";
import { matchRows, type MatchedRows } from "./matched-rows.ts";

/** An application and the one before it. */
export interface Step {
  readonly former: Application;
  readonly current: Application;
  /** The numbers between the two that are missing in the folder. */
  readonly missing: readonly number[];
  /** Null where a sheet is missing or the two are no breakdown of the same rows. */
  readonly rows: MatchedRows | null;
  /** Of the coarser of the two. */
  readonly rounding: Rounding;
}

/** The steps of a chain, in its order. A number that comes twice takes the place of the one that follows it. */
export function stepsOf({ links }: Chain): readonly Step[] {
  const steps: Step[] = [];
  let repeated = 0;
  for (const [index, current] of links.slice(1).entries()) {
    const former = links[index];
    if (former === undefined) continue;
    const [before, now] = [former.ordinal?.number, current.ordinal?.number];
    repeated = before !== undefined && before === now ? repeated + 1 : repeated;
    const from = before === undefined ? undefined : before + repeated;
    steps.push(stepOf(former, current, numbersBetween(from, now)));
    if (before !== now) repeated = 0;
  }
  return steps;
}

function stepOf(former: Application, current: Application, missing: readonly number[]): Step {
  const isWhole = [former, current].some(({ rounding }) => rounding === "whole amounts");
  return {
    former,
    current,
    missing,
    rows: matchRows(former.document, current.document),
    rounding: isWhole ? "whole amounts" : "exact",
  };
}

/** More numbers than these are told as a range. */
const MOST_NUMBERS = 50;

function numbersBetween(from: number | undefined, to: number | undefined): readonly number[] {
  if (from === undefined || to === undefined) return [];
  const count = Math.min(MOST_NUMBERS, Math.max(0, to - from - 1));
  return Array.from({ length: count }, (_, index) => from + 1 + index);
}
