import { LIMITS, type Limits } from "../base/limits.ts";
import { enumerate } from "../finding/figure-words.ts";
import type { ReadOptions as EngineOptions } from "../read.ts";
import { oneOf, type OptionCheck, type OptionChecks, text, wholeNumber } from "./check-options.ts";

/** What a document may be. */
export type Kind = "auto" | "construction" | "invoice";

/** How much is told of a document. */
export type Detail = "plain" | "full";

/** What a caller may say about documents that are read. Everything has a default. */
export interface ReadingOptions {
  /** What the document is: `construction` for a pay application or a change order, `invoice` for an invoice, bill, receipt or credit note; `auto`, the default, finds it out. */
  readonly kind?: Kind | undefined;
  /** Company name of the subcontractor, if known; it sharpens the kind of a change order. */
  readonly subcontractor?: string | undefined;
  /** Company name of the general contractor, if known; likewise. */
  readonly gc?: string | undefined;
  /** Bounds other than the usual ones, such as `{ documentBytes: 52_428_800, pages: 500 }`. */
  readonly limits?: { readonly [Name in keyof Limits]?: Limits[Name] | undefined } | undefined;
}

/** What timers can count; more of them would be over at once. */
const MOST_MS = 2_147_483_647;

const isCount = wholeNumber(1);
const isMs = wholeNumber(1, MOST_MS);

const LIMIT_CHECKS: ReadonlyMap<string, OptionCheck> = new Map(
  Object.entries({
    ...Object.fromEntries(Object.keys(LIMITS).map((name) => [name, isCount])),
    scanPages: wholeNumber(0),
    readMs: isMs,
  }),
);

/** What the options of every function that reads must be. */
export const READING_CHECKS: OptionChecks<ReadingOptions> = {
  kind: oneOf("auto", "construction", "invoice"),
  subcontractor: text,
  gc: text,
  limits: limitsProblem,
};

/** What `detail` must be. */
export const DETAIL_CHECKS: OptionChecks<{ readonly detail?: Detail }> = {
  detail: oneOf("plain", "full"),
};

/** The options of the engine, from options that were checked. */
export function engineOptions({ kind, subcontractor, gc, limits }: ReadingOptions): EngineOptions {
  return {
    kind: kind ?? "auto",
    limits: { ...LIMITS, ...named(limits ?? {}) },
    ...(subcontractor === undefined ? {} : { subcontractor }),
    ...(gc === undefined ? {} : { gc }),
  };
}

function limitsProblem(value: unknown): string | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return "an object such as { pages: 500 }";
  }
  for (const [name, limit] of Object.entries(value)) {
    const check = LIMIT_CHECKS.get(name);
    if (check === undefined) {
      return `of ${enumerate([...LIMIT_CHECKS.keys()])} (${name} is none of them)`;
    }
    const wanted = limit === undefined ? null : check(limit);
    if (wanted !== null) return `an object whose ${name} is ${wanted}`;
  }
  return null;
}

/** What is undefined counts as left out, and must not take the place of a usual limit. */
function named(limits: NonNullable<ReadingOptions["limits"]>): Partial<Limits> {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
}
