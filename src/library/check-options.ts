import { enumerate } from "../finding/figure-words.ts";

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

/** A number between two bounds, both included. */
export function numberBetween(least: number, most: number): OptionCheck {
  return (value) =>
    typeof value === "number" && value >= least && value <= most
      ? null
      : `a number from ${least} to ${most}`;
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
