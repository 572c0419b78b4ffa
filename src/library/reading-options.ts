import { LIMITS, type Limits } from "../base/limits.ts";
import { enumerate } from "../finding/figure-words.ts";
import type { ReadOptions as EngineOptions } from "../read.ts";

/** What a document may be. */
export type Kind = "auto" | "construction" | "invoice";

/** How much is said of a document. */
export type Detail = "plain" | "full";

/** What a caller may say about documents that are read. Everything has a default. */
export interface ReadingOptions {
  /** What the document is: `construction` for a pay application or a change order, `invoice` for an invoice, bill, receipt or credit note; `auto`, the default, finds it out. */
  readonly kind?: Kind | undefined;
  /** Company name of the subcontractor, if known; it sharpens the kind of a change order. */
  readonly subcontractor?: string | undefined;
  /** Company name of the general contractor, if known; likewise. */
  readonly gc?: string | undefined;
  /**
   * Whether second readers look at the place of every value again: the picture of the page, pdf.js where `pdfjs-dist` is
   * installed, and in scans tesseract.js where that is. Where they see other digits, a warning says so. It takes as long as
   * reading a scan. Throws ReadError where nobody can.
   */
  readonly witness?: boolean | undefined;
  /** Bounds other than the usual ones, such as `{ documentBytes: 52_428_800, pages: 500 }`. */
  readonly limits?: { readonly [Name in keyof Limits]?: Limits[Name] | undefined } | undefined;
}

/** What timers can count; more of them would be over at once. */
const MOST_MS = 2_147_483_647;

/** The options of the engine, from options that were checked. */
export function engineOptions(options: ReadingOptions): EngineOptions {
  const { kind, subcontractor, gc, limits, witness } = options;
  return {
    kind: kind ?? "auto",
    ...(witness === true ? { hasWitness: true } : {}),
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

/** Says what a value must be, where it is something else; null where it is right. */
export type OptionCheck = (value: unknown) => string | null;

/** What each option of a function must be. */
export type OptionChecks<Options> = Readonly<Record<keyof Options, OptionCheck>>;

/**
 * Refuses what is no option of a function, and values that it cannot be. An option that is undefined is as if it were left out.
 * Throws a TypeError with a full sentence.
 */
export function checkOptions<Options extends object>(
  of: string,
  given: Options,
  checks: OptionChecks<Options>,
): void {
  if (!isOptions(given)) {
    throw new TypeError(`The options of ${of} must be an object, and are ${shown(given)}.`);
  }
  const known = new Map<string, OptionCheck>(Object.entries(checks));
  for (const [name, value] of Object.entries(given)) {
    const check = known.get(name);
    if (check === undefined) {
      throw new TypeError(
        `${of} has no option ${name}. There are ${enumerate([...known.keys()])}.`,
      );
    }
    const wanted = value === undefined ? null : check(value);
    if (wanted !== null) {
      throw new TypeError(`The option ${name} of ${of} must be ${wanted}, and is ${shown(value)}.`);
    }
  }
}

/** One of a few words. */
export function oneOf(...words: readonly string[]): OptionCheck {
  const wanted = `one of ${enumerate(words.map((word) => `"${word}"`))}`;
  return (value) => (typeof value === "string" && words.includes(value) ? null : wanted);
}

/** Any text. */
export const text: OptionCheck = (value) => (typeof value === "string" ? null : "a string");

/** A whole number between two bounds, both included. */
export function wholeNumber(least: number, most: number = Number.MAX_SAFE_INTEGER): OptionCheck {
  const upTo =
    most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  return (value) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
      ? null
      : `a whole number ${upTo}`;
}

/** A value as a sentence names it; of an object only that it is one. */
function shown(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, 60));
  if (typeof value === "function") return "a function";
  if (typeof value === "object" && value !== null) {
    return Array.isArray(value) ? "a list" : "an object";
  }
  return String(value);
}

/** Bytes and lists are passed in the place of options by mistake. */
function isOptions(given: unknown): boolean {
  return (
    typeof given === "object" &&
    given !== null &&
    !Array.isArray(given) &&
    !ArrayBuffer.isView(given) &&
    !BUFFER.test(Object.prototype.toString.call(given))
  );
}

/** Of memory of any thread or page. */
const BUFFER = /^\[object (?:Shared)?ArrayBuffer\]$/;

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
  witness: (value) => (typeof value === "boolean" ? null : "true or false"),
  limits: limitsProblem,
};

/** What pages of a file must be. */
export function pagesProblem(value: unknown): string | null {
  const wanted = "an object such as { from: 4, to: 5 }";
  if (typeof value !== "object" || value === null) return wanted;
  const { from, to, ...others } = value as Readonly<Record<string, unknown>>;
  const isRange = [from, to].every((page) => isCount(page) === null) && Number(from) <= Number(to);
  return isRange && Object.keys(others).length === 0 ? null : wanted;
}

/** What `detail` must be. */
export const DETAIL_CHECKS: OptionChecks<{ readonly detail?: Detail }> = {
  detail: oneOf("plain", "full"),
};
