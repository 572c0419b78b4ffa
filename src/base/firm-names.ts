import { distance } from "fastest-levenshtein";
import { anyOf } from "../words/any-of.ts";
import {
  comparedFillers,
  directions,
  ordinals,
  smallNumbers,
} from "../words/construction/numbers.ts";

/** A printed name, prepared for being compared with others. */
export interface ComparedName {
  readonly printed: string;
  /** Words in small letters without those that every firm has. */
  readonly tokens: readonly string[];
  readonly key: string;
  /** Of what stands before a comma; forms add city or street behind it. */
  readonly beginKey: string;
  /** Numbers, letters and directions that tell one building, lot, year or phase from another. */
  readonly marks: readonly string[];
}

/**
 * How two names stand to each other: the same but for case, punctuation and Inc/LLC/Co; alike as one is spelt wrongly
 * or longer; told apart by a number or a letter alone, as buildings and phases are; or other names.
 */
export type NameRelation = "same" | "alike" | "apart" | "other";

const FIRM_WORDS: ReadonlySet<string> = new Set(comparedFillers);

/** Anything with a digit, a single letter, a Roman number, a direction, or a number in words. */
const MARK = new RegExp(
  `^(?:.*\\d.*|[a-z]|i{2,3}|iv|vi{0,3}|${anyOf(directions, smallNumbers.slice(0, 10), ordinals.slice(0, 5))})$`,
);

/** A postal code behind its state says nothing of a building: some forms add it to the name. */
const ZIP = /(?<=\b[a-z]{2}\s+)\d{5}(?:-\d{4})?\b/;

/** Names longer than this are cut: two that begin alike for so long are the same. */
const LONGEST = 120;

/** Prepares a printed name. */
export function comparedName(printed: string): ComparedName {
  const joined = printed.slice(0, LONGEST).toLowerCase().replaceAll(/['’.]/g, "").replace(ZIP, "");
  const tokens = tokensOf(joined);
  const begin = tokensOf(joined.slice(0, Math.max(0, joined.indexOf(","))));
  const marks = tokens.filter((token) => MARK.test(token));
  return { printed, tokens, key: tokens.join(""), beginKey: begin.join(""), marks };
}

function tokensOf(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !FIRM_WORDS.has(word));
}

/** Compares two names. */
export function compareNames(one: ComparedName, other: ComparedName): NameRelation {
  if (one.key === other.key) return "same";
  if (one.key === "" || other.key === "") return "other";
  const isLonger = isPartOf(one, other) || isPartOf(other, one) || beginsAlike(one, other);
  if (isLonger || isMisspelt(unmarked(one), unmarked(other)))
    return hasOwnMark(one, other) && hasOwnMark(other, one) ? "apart" : "alike";
  return "other";
}

/** A form may print more of a name than another; only where each has something of its own are they two. */
function hasOwnMark({ marks }: ComparedName, other: ComparedName): boolean {
  return marks.some((mark) => !other.marks.includes(mark));
}

function unmarked({ tokens }: ComparedName): string {
  return tokens.filter((token) => !MARK.test(token)).join("");
}

/** A letter or two are wrong in a name of usual length. */
function isMisspelt(one: string, other: string): boolean {
  const allowed = Math.floor(Math.max(one.length, other.length) / 8);
  return Math.abs(one.length - other.length) <= allowed && distance(one, other) <= allowed;
}

function beginsAlike({ beginKey }: ComparedName, other: ComparedName): boolean {
  return beginKey.length > 5 && beginKey === other.beginKey;
}

/** All words of the shorter name stand in the longer one: a form adds the city, or "Services". */
function isPartOf(short: ComparedName, long: ComparedName): boolean {
  const words = short.tokens.filter((token) => !MARK.test(token));
  return words.join("").length > 5 && words.every((token) => long.tokens.includes(token));
}

/** Whether two prepared names are of one firm, or of one project. */
export function areOne(one: ComparedName, other: ComparedName): boolean {
  const relation = compareNames(one, other);
  return relation === "same" || relation === "alike";
}

/** Whether two printed names are of one firm. */
export function isSameFirm(one: string, other: string): boolean {
  return areOne(comparedName(one), comparedName(other));
}
