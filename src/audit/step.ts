import type { Rounding } from "../checks/rounding.ts";
import type { Application } from "./application.ts";
import { type Chain, follows } from "./chain.ts";
import { matchRows, type MatchedRows } from "./matched-rows.ts";

/** An application and the one before it. */
export interface Step {
  readonly former: Application;
  readonly current: Application;
  /** The numbers between the two that are missing. */
  readonly missing: readonly number[];
  /** Null where a sheet is missing or the two are no breakdown of the same rows. */
  readonly rows: MatchedRows | null;
  /** Of the coarser of the two. */
  readonly rounding: Rounding;
}

/**
 * The steps of a chain, in its order. An application without a number, and one whose number comes twice, takes the
 * place of the one that follows.
 */
export function stepsOf({ links }: Chain): readonly Step[] {
  const steps: Step[] = [];
  let place = links[0]?.ordinal?.number;
  for (const [index, current] of links.slice(1).entries()) {
    const former = links[index];
    if (former === undefined) continue;
    const number = current.ordinal?.number;
    const isNext = number === undefined || isRepeated(former, current);
    steps.push(stepOf(former, current, isNext ? [] : numbersBetween(place, number)));
    place = isNext && place !== undefined ? place + 1 : number;
  }
  return withGapsInPlace(steps);
}

/** Whether two applications have one number, one of them wrongly; `6A` and `6B` are two numbers. */
export function isRepeated(
  { ordinal: one }: Application,
  { ordinal: other }: Application,
): boolean {
  return one !== null && one.number === other?.number && one.revision === other.revision;
}

/** What is missing beside an application without a number is missing before it where only there line 7 does not carry on. */
function withGapsInPlace(steps: readonly Step[]): readonly Step[] {
  return steps.map((step, index) => {
    const [before, after] = [steps[index - 1], steps[index + 1]];
    const gap = step.current.ordinal === null ? (after?.missing ?? []) : [];
    if (gap.length > 0 && after !== undefined && isGapBefore(step, after))
      return { ...step, missing: gap.map((number) => number - 1) };
    const isMoved = before?.current.ordinal === null && isGapBefore(before, step);
    return isMoved ? { ...step, missing: [] } : step;
  });
}

function isGapBefore(before: Step, after: Step): boolean {
  return !follows(before.current, before.former) && follows(after.current, after.former);
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

function numbersBetween(from: number | undefined, to: number): readonly number[] {
  const count = from === undefined ? 0 : Math.max(0, to - from - 1);
  return Array.from({ length: count }, (_, index) => to - count + index);
}
