import { readDate } from "../read-value.ts";
import type { HeadingField } from "../template.ts";

/** Longer texts are sentences, not names. */
const LONGEST_NAME = 90;
const MOST_NAME_WORDS = 14;

const AMOUNT = /^[$(]*\d{1,3}(?:,\d{3})*\.\d{2}\)?$/;
const NUMBER = /^#?[\p{L}\d][\p{L}\d./#_-]*$/u;
const PREFIX = /^(?:no|nos|number|#|:)[.:#]*$/i;

/** Words of a street address without a name: "480 Tannery Lane". */
const STREET =
  /^\d+[A-Za-z]?(?:\s+\S+){0,4}\s+(?:st|street|ave|avenue|rd|road|dr|drive|blvd|boulevard|ln|lane|way|ct|court|hwy|highway|pkwy|parkway|place|pl|square|sq)\b\.?(?:,.*|\s.*\d{5}.*)?$/i;

/** The words of a field's value among texts beside its caption, or null where they are no such value. */
export function headingText(
  field: HeadingField,
  texts: readonly string[],
): { readonly value: string; readonly begin: number; readonly end: number } | null {
  if (field === "contractNumber" || field === "projectNumber") return numberIn(texts);
  const value = texts.join(" ").replace(/[,;]+$/, "");
  const isName = field === "project" ? isProjectName(value) : isCompanyName(value);
  return isName ? { value, begin: 0, end: texts.length } : null;
}

function numberIn(
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

/** What stands among the parties of a form without being the name of one: a list of who gets a copy. */
const ROLES =
  /^(?:(?:owner|client|architect|engineer|construction|project|manager|contractor|subcontractor|lender|field|other|x|\[|\])\W*)+$/i;

function isCompanyName(text: string): boolean {
  return /^[\p{Lu}]/u.test(text) && isName(text) && !ROLES.test(text);
}

function isProjectName(text: string): boolean {
  return /^[\p{L}\d#]/u.test(text) && isName(text) && !STREET.test(text);
}

function isName(text: string): boolean {
  const words = text.split(" ");
  if (text.length > LONGEST_NAME || words.length > MOST_NAME_WORDS) return false;
  if (/_{3}|:$|\$/.test(text) || words.some((word) => AMOUNT.test(word))) return false;
  if (/^(?:by|date|the undersigned|attn|attention)\b/i.test(text)) return false;
  return /\p{L}{2}/u.test(text) && readDate(text, "month-first") === null;
}
