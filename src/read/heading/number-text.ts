import { readDate } from "../../paper/read-value.ts";
import { anyOf } from "../../words/any-of.ts";
import { numberPrefixes } from "../../words/construction/numbers.ts";

const AMOUNT = /^[$(]*\d{1,3}(?:,\d{3})*\.\d{2}\)?$/;
const NUMBER = /^#?[\p{L}\d][\p{L}\d./#_-]*$/u;
const PREFIX = new RegExp(`^(?:${anyOf(numberPrefixes)}|#|:)[.:#]*$`, "i");

/** The number of a contract or a job among texts beside its caption, or null where they hold none. */
export function numberIn(
  texts: readonly string[],
): { readonly value: string; readonly begin: number; readonly end: number } | null {
  const begin = texts.findIndex((text) => !PREFIX.test(text));
  const first = texts[begin];
  if (first === undefined || begin > 1) return null;
  const value = first.replace(/^#/, "").replace(/[,;:.]+$/, "");
  const isNumber =
    /\d/.test(value) && value.length <= 30 && NUMBER.test(value) && !AMOUNT.test(value);
  if (!isNumber || readDate(value, "month-first") !== null) return null;
  return { value, begin, end: begin + 1 };
}
