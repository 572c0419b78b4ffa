import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { lineEndOf, placeWords } from "./settings-edit.ts";

/** JSON as settings hold it. */
export type Json = string | number | readonly string[] | { readonly [name: string]: Json };

/** A text of JSON, or why it is none: the end of a sentence that begins with its name. */
export type ParsedJson =
  | { readonly kind: "parsed"; readonly root: Node }
  | { readonly kind: "broken"; readonly reason: string };

/** Deeper than any settings; the parser goes down one call for each level. */
const MOST_DEPTH = 200;

/** Parses a text, with comments and commas behind the last member where these are taken. */
export function parsedJson(text: string, takesComments: boolean): ParsedJson {
  if (depthOf(text) > MOST_DEPTH) {
    return { kind: "broken", reason: `is nested more than ${MOST_DEPTH} deep` };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {
    disallowComments: !takesComments,
    allowTrailingComma: takesComments,
  });
  const [error] = errors;
  if (error !== undefined) {
    const words = printParseErrorCode(error.error).replace(/(?<=[a-z])[A-Z]/g, " $&");
    const place = placeWords(text, error.offset);
    return { kind: "broken", reason: `does not parse (${place}: ${words.toLowerCase()})` };
  }
  if (root === undefined) return { kind: "broken", reason: "is empty" };
  return takesComments || isJson(text)
    ? { kind: "parsed", root }
    : { kind: "broken", reason: "is not valid JSON" };
}

/** The parser of JSON with comments lets a little pass that the standard does not. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Strings and comments are stepped over, so that their brackets do not count. */
const BRACKETS = /"[^"\\]*(?:\\.[^"\\]*)*"|\/\/[^\n]*|\/\*[^]*?\*\/|[[{]|[\]}]/g;

function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (const [token] of text.matchAll(BRACKETS)) {
    if (token === "[" || token === "{") depth += 1;
    if (token === "]" || token === "}") depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}

/** The members of an object by one name; a text may say a name twice. */
export function membersNamed(object: Node, name: string): readonly Node[] {
  return (object.children ?? []).filter(({ children }) => children?.[0]?.value === name);
}

/** The value of a member. */
export function valueOf({ children }: Node): Node | null {
  return children?.[1] ?? null;
}

/** How a text is laid out. */
export interface JsonLayout {
  readonly lineEnd: string;
  /** What one level is indented by. */
  readonly unit: string;
  /** Whether all of it stands on one line. */
  readonly isOneLine: boolean;
}

/** The layout of a text, by its first member. */
export function layoutOf(text: string, root: Node): JsonLayout {
  const first = root.children?.[0];
  const indent = first === undefined ? "" : indentAt(text, first.offset);
  return {
    lineEnd: lineEndOf(text),
    unit: indent === "" ? "  " : indent,
    isOneLine: first !== undefined && !/[\r\n]/.test(text.trim()),
  };
}

/** The blanks at the beginning of the line in which a character stands. */
export function indentAt(text: string, offset: number): string {
  const lineStart = Math.max(
    text.lastIndexOf("\n", offset - 1),
    text.lastIndexOf("\r", offset - 1),
  );
  return /^[ \t]*/.exec(text.slice(lineStart + 1, offset))?.[0] ?? "";
}

/** A member as text, on lines of which all but the first begin with the indent; on one line where that is null. */
export function memberText(
  { name, value }: { readonly name: string; readonly value: Json },
  layout: JsonLayout,
  indent: string | null,
): string {
  return `${JSON.stringify(name)}:${layout.isOneLine ? "" : " "}${jsonText(value, layout, indent)}`;
}

/** A value likewise. */
export function jsonText(value: Json, layout: JsonLayout, indent: string | null): string {
  const comma = layout.isOneLine ? "," : ", ";
  if (isList(value)) return `[${value.map((part) => JSON.stringify(part)).join(comma)}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = indent === null ? null : indent + layout.unit;
  const members = Object.entries(value).map(([name, part]) =>
    memberText({ name, value: part }, layout, inner),
  );
  if (inner === null) return `{${members.join(comma)}}`;
  const lines = members.map((member) => layout.lineEnd + inner + member);
  return `{${lines.join(",")}${layout.lineEnd}${indent ?? ""}}`;
}

function isList(value: Json): value is readonly string[] {
  return Array.isArray(value);
}
