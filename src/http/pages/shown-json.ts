import { html, Html } from "../../base/html.ts";

/** JSON for people: what fits into a line stands in one, the items of a list all alike, and its kinds of value are told apart. */
export function shownJson(value: unknown): Html {
  return new Html(
    linesOf(value, { level: 0, before: "", beforeLength: 0, after: "", mayBeShort: true })
      .map(({ level, text }) => `<span class="line deep-${Math.min(level, 6)}">${text}\n</span>`)
      .join(""),
  );
}

/** Characters of a line before the members of a value get lines of their own. */
const COLUMNS = 92;

/** A line of escaped HTML with its indent. */
interface Line {
  readonly level: number;
  readonly text: string;
}

/** What stands around a value: its indent, the name before it and the comma after it. */
interface Surrounding {
  readonly level: number;
  readonly before: string;
  /** Characters of the name as it is seen. */
  readonly beforeLength: number;
  readonly after: string;
  /** Whether it may stand in one line if it fits. */
  readonly mayBeShort: boolean;
}

function linesOf(value: unknown, surrounding: Surrounding): readonly Line[] {
  const { level, before, beforeLength, after, mayBeShort } = surrounding;
  const indent = "  ".repeat(level);
  const isShort = mayBeShort && fits(value, indent.length + beforeLength);
  if (typeof value !== "object" || value === null || isShort) {
    return [{ level, text: `${indent}${before}${inline(value)}${after}` }];
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const areShort = !isList || entries.every(([, item]) => fits(item, indent.length + 2));
  const inner = entries.flatMap(([name, member], index) =>
    linesOf(member, {
      level: level + 1,
      before: isList ? "" : `${key(name)}: `,
      beforeLength: isList ? 0 : name.length + 4,
      after: index === entries.length - 1 ? "" : ",",
      mayBeShort: areShort,
    }),
  );
  return [
    { level, text: `${indent}${before}${isList ? "[" : "{"}` },
    ...inner,
    { level, text: `${indent}${isList ? "]" : "}"}${after}` },
  ];
}

function fits(value: unknown, taken: number): boolean {
  return taken + lengthOf(value) < COLUMNS;
}

/** With a space after each comma and colon. */
function lengthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null).length;
  return Object.entries(value).reduce(
    (length, [name, member]) =>
      length + lengthOf(member) + 2 + (Array.isArray(value) ? 0 : name.length + 4),
    2,
  );
}

function inline(value: unknown): string {
  if (typeof value !== "object" || value === null) return scalar(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  const members = Object.entries(value).map(([name, member]) => `${key(name)}: ${inline(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function key(name: string): string {
  return html`<span class="key">${JSON.stringify(name)}</span>`.text;
}

function scalar(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return html`<span class="${value === null ? "null" : typeof value}">${text}</span>`.text;
}
