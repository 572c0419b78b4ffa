import { distance } from "fastest-levenshtein";
import { TEMPLATE_LIMITS } from "../../base/limits.ts";

/** A value of a JSON text, where it stands in it, and the list that takes what is wrong with it. */
export interface Place {
  /** Such as `fields.periodTo.look[1]`; empty for the whole text. */
  readonly path: string;
  readonly value: unknown;
  readonly problems: string[];
}

/** Whether a member must be there. */
export type Need = "needed" | "optional";

/** The places of an object's members; undefined for an optional one that is not there. */
export type Members<Needs extends Readonly<Record<string, Need>>> = {
  readonly [Name in keyof Needs]: Needs[Name] extends "needed" ? Place : Place | undefined;
};

/** The members of an object, or null where it is none or lacks one. Unknown members are told as well. */
export function membersOf<Needs extends Readonly<Record<string, Need>>>(
  place: Place,
  needs: Needs,
): Members<Needs> | null {
  const { value, problems } = place;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    problems.push(`${subject(place)} is ${described(value)}, but an object is needed.`);
    return null;
  }
  const known = Object.keys(needs);
  const found: Partial<Record<string, Place>> = {};
  const unknown: string[] = [];
  for (const [name, member] of Object.entries(value)) {
    if (known.includes(name)) found[name] = memberPlace(place, name, member);
    else unknown.push(name);
  }
  for (const name of unknown.slice(0, TEMPLATE_LIMITS.problems)) {
    const hint = nearestOf(name, known);
    problems.push(
      `${subject(place)} has the member ${quoted(name)}, which is not known. ${hint}${allowed(known)}`,
    );
  }
  const missing = known.filter((name) => needs[name] === "needed" && found[name] === undefined);
  for (const name of missing) problems.push(`${subject(place)} lacks the member ${quoted(name)}.`);
  return missing.length === 0 ? (found as Members<Needs>) : null;
}

/** The elements of a list, or null where it is none or has too few or too many. */
export function elementsOf(
  place: Place,
  { least, most }: { readonly least: number; readonly most: number },
): readonly Place[] | null {
  const { value, path, problems } = place;
  if (!Array.isArray(value)) {
    problems.push(`${subject(place)} is ${described(value)}, but a list is needed.`);
    return null;
  }
  if (value.length < least || value.length > most) {
    const bound =
      value.length < least ? `at least ${least} must be there` : `at most ${most} may be`;
    problems.push(`${subject(place)} has ${counted(value.length)}, but ${bound}.`);
    return null;
  }
  return value.map((element: unknown, index) => ({
    path: `${path}[${index}]`,
    value: element,
    problems,
  }));
}

/** One of the allowed values, or null where it is none of them. */
export function oneOf<Allowed extends string | boolean>(
  place: Place,
  values: readonly Allowed[],
): Allowed | null {
  const found = values.find((value) => value === place.value);
  if (found !== undefined) return found;
  place.problems.push(`${subject(place)} is ${described(place.value)}. ${allowed(values)}`);
  return null;
}

/** A number within bounds, or null. */
export function numberOf(
  place: Place,
  { least, most }: { readonly least: number; readonly most: number },
): number | null {
  const { value } = place;
  if (typeof value === "number" && value >= least && value <= most) return value;
  place.problems.push(
    `${subject(place)} is ${described(value)}, but a number from ${least} to ${most} is needed.`,
  );
  return null;
}

/** A text of one line up to a length, or null. */
export function lineOf(place: Place, longest: number): string | null {
  const { value, problems } = place;
  if (typeof value !== "string") {
    problems.push(`${subject(place)} is ${described(value)}, but text is needed.`);
    return null;
  }
  if (value.length > longest) {
    problems.push(
      `${subject(place)} has ${value.length} characters, but at most ${longest} are allowed.`,
    );
    return null;
  }
  if (value.trim() !== value || value === "" || /\p{Cc}/u.test(value)) {
    problems.push(
      `${subject(place)} is ${described(value)}, but one line of text without blanks around it is needed.`,
    );
    return null;
  }
  return value;
}

/** How a sentence begins that is about a place. */
export function subject({ path }: Place): string {
  return path === "" ? "The template" : path;
}

/** A value in words, as short as a message needs. */
export function described(value: unknown): string {
  if (typeof value === "string") return value === "" ? "empty text" : quoted(value);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : "an object";
}

const LONGEST_QUOTE = 40;

function quoted(text: string): string {
  const isLong = text.length > LONGEST_QUOTE;
  return JSON.stringify(isLong ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}

/** A name that differs by more letters than this is another name. */
const FARTHEST_SLIP = 3;

function nearestOf(name: string, known: readonly string[]): string {
  if (name.length > LONGEST_QUOTE) return "";
  const [nearest] = known
    .map((other) => ({ other, slips: distance(name.toLowerCase(), other.toLowerCase()) }))
    .toSorted((a, b) => a.slips - b.slips || (a.other < b.other ? -1 : 1));
  return nearest === undefined || nearest.slips > FARTHEST_SLIP
    ? ""
    : `Did you mean ${quoted(nearest.other)}? `;
}

function allowed(values: readonly (string | boolean)[]): string {
  const names = values.map((value) => JSON.stringify(value));
  return names.length === 1 ? `Only ${names[0]} is allowed.` : `Allowed are ${names.join(", ")}.`;
}

function counted(count: number): string {
  if (count === 0) return "no element";
  return count === 1 ? "1 element" : `${count} elements`;
}

function memberPlace({ path, problems }: Place, name: string, value: unknown): Place {
  return { path: path === "" ? name : `${path}.${name}`, value, problems };
}

/** An object or a list that is open at some place of a JSON text. */
interface Open {
  readonly path: string;
  /** Names of the members so far; null in a list. */
  readonly names: Set<string> | null;
  /** The member or element that is being read. */
  current: string;
  elementIndex: number;
  expectsName: boolean;
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;

/** Sentences about members that one object of a JSON text has twice: a JSON parser silently keeps the last one only. */
export function repeatedMembers(json: string): readonly string[] {
  const problems: string[] = [];
  const open: Open[] = [];
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    if (problems.length >= TEMPLATE_LIMITS.problems) break;
    const around = open.at(-1);
    if (token === "{" || token === "[") {
      open.push(opened(token, around));
    } else if (token === "}" || token === "]") {
      open.pop();
    } else if (around === undefined) {
      continue;
    } else if (token === ",") {
      around.expectsName = around.names !== null;
      around.elementIndex += 1;
      if (around.names === null) around.current = `[${around.elementIndex}]`;
    } else if (around.expectsName && around.names !== null) {
      const name = String(JSON.parse(token));
      if (around.names.has(name)) {
        const line = json.slice(0, index).split("\n").length;
        const owner = around.path === "" ? "The template" : around.path;
        problems.push(`${owner} has the member ${token} twice; the second is on line ${line}.`);
      }
      around.names.add(name);
      around.current = name;
      around.expectsName = false;
    }
  }
  return problems;
}

function opened(token: "{" | "[", around: Open | undefined): Open {
  const isList = token === "[";
  return {
    path: pathOf(around),
    names: isList ? null : new Set(),
    current: isList ? "[0]" : "",
    elementIndex: 0,
    expectsName: !isList,
  };
}

function pathOf(around: Open | undefined): string {
  if (around === undefined) return "";
  const isPlain = around.names === null || around.path === "";
  return `${around.path}${isPlain ? "" : "."}${around.current}`;
}
