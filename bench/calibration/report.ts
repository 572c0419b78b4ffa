import { standsOut } from "../../src/confidence/withhold.ts";
import { LIST_NAMES } from "../kinds/kinds.ts";
import { CONFIDENT } from "../score/document-score.ts";
import { markdownTable } from "../table.ts";
import type { Said } from "./fit.ts";
import type { Observation } from "./observation.ts";

/** A document and what a model says that was not fitted on its family. */
export interface Judgement extends Said {
  readonly observation: Observation;
}

/** One wrong value costs as much as so many that are left out. */
export const COST_OF_WRONG = 10;

const EDGES = [0, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95, 0.98, 1.001] as const;

/** Documents by what was said of them, against how many were entirely right. */
export function reliabilityTable(groups: ReadonlyMap<string, readonly Judgement[]>): string {
  const rows = EDGES.slice(0, -1).map((from, index) => {
    const to = EDGES[index + 1] ?? 1;
    const cells = [...groups.values()].map((judgements) => {
      const own = judgements.filter(({ document }) => document >= from && document < to);
      return own.length === 0
        ? ""
        : `${percent(mean(own))} → ${percent(rightShare(own))} (${own.length})`;
    });
    return [`${from.toFixed(2)} to ${Math.min(1, to).toFixed(2)}`, ...cells];
  });
  return markdownTable(["said", ...groups.keys()], rows);
}

const FIELD_EDGES = [0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 1.001] as const;

/** Single fields by what was said of them, against how many were as printed, nulls included. */
export function fieldTable(groups: ReadonlyMap<string, readonly Judgement[]>): string {
  const columns = [...groups.values()].map((judgements) =>
    judgements.flatMap(({ observation, fields }) =>
      observation.fields.map(({ truth }, index) => ({
        said: fields[index] ?? 0,
        isRight: truth === "right",
      })),
    ),
  );
  const rows = FIELD_EDGES.slice(0, -1).map((from, index) => {
    const to = FIELD_EDGES[index + 1] ?? 1;
    const cells = columns.map((fields) => {
      const own = fields.filter(({ said }) => said >= from && said < to);
      if (own.length === 0) return "";
      const said = own.reduce((sum, one) => sum + one.said, 0) / own.length;
      const right = own.filter(({ isRight }) => isRight).length / own.length;
      return `${(100 * said).toFixed(1)} % → ${(100 * right).toFixed(1)} % (${own.length})`;
    });
    return [`${from.toFixed(2)} to ${Math.min(1, to).toFixed(2)}`, ...cells];
  });
  return markdownTable(["said of a field", ...groups.keys()], rows);
}

/** Expected calibration error, and what a limit of 0.9 keeps, by group. */
export function summaryTable(groups: ReadonlyMap<string, readonly Judgement[]>): string {
  const rows = [...groups].map(([name, judgements]) => {
    const kept = judgements.filter(({ document }) => document >= CONFIDENT);
    const silent = kept.filter(
      ({ observation }) => observation.hasWrongMoney && observation.isGreen,
    ).length;
    return [
      name,
      String(judgements.length),
      percent(rightShare(judgements)),
      calibrationError(judgements).toFixed(3),
      percent(kept.length / judgements.length),
      kept.length === 0 ? "" : percent(rightShare(kept)),
      `${silent} (${((100 * silent) / judgements.length).toFixed(1)} %)`,
    ];
  });
  return markdownTable(
    ["documents", "count", "entirely right", "ECE", "said 0.9 or more", "of these right", "silent"],
    rows,
  );
}

/** The mean distance between what is said and what is so, over ten equal steps. */
export function calibrationError(judgements: readonly Judgement[]): number {
  const steps = Array.from({ length: 10 }, (_, step) =>
    judgements.filter(({ document }) => Math.min(9, Math.floor(document * 10)) === step),
  );
  return steps.reduce((sum, own) => {
    const distance = own.length === 0 ? 0 : Math.abs(mean(own) - rightShare(own));
    return sum + (own.length / judgements.length) * distance;
  }, 0);
}

/** What it costs to leave out every value that is less certain than a threshold. */
export function costTable(judgements: readonly Judgement[]): string {
  const values = judgements.flatMap(({ observation, bare }) =>
    observation.fields.flatMap((one, index) =>
      one.state === "absent" || one.field === "kind" || LIST_NAMES.has(one.field)
        ? []
        : [{ isRight: one.truth === "right", certainty: standsOut(one) ? 1 : (bare[index] ?? 0) }],
    ),
  );
  const rows = [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95].map((threshold) => {
    const out = values.filter(({ certainty }) => certainty < threshold);
    const wrong = values.filter(({ isRight, certainty }) => !isRight && certainty >= threshold);
    const lost = out.filter(({ isRight }) => isRight).length;
    return [
      threshold.toFixed(2),
      String(lost),
      String(out.length - lost),
      String(wrong.length),
      String(out.length + COST_OF_WRONG * wrong.length),
    ];
  });
  return markdownTable(
    ["left out below", "right ones lost", "wrong ones avoided", "wrong ones left", "cost"],
    rows,
  );
}

function mean(judgements: readonly Judgement[]): number {
  return judgements.reduce((sum, { document }) => sum + document, 0) / judgements.length;
}

function rightShare(judgements: readonly Judgement[]): number {
  return judgements.filter(({ observation }) => observation.isWhole).length / judgements.length;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
