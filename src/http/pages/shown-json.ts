import { html, Html } from "../../base/html.ts";

/** JSON for people: what fits into a line stands in one, and its kinds of value are told apart. */
export function shownJson(value: unknown): Html {
  return new Html(lines(value, 0, 0));
}

const COLUMNS = 76;

/** The value's text where `indent` spaces stand before its lines and `taken` characters before its first. */
function lines(value: unknown, indent: number, taken: number): string {
  if (typeof value !== "object" || value === null) return scalar(value);
  if (JSON.stringify(value).length * 1.06 + indent + taken <= COLUMNS) return inline(value);
  const space = " ".repeat(indent + 2);
  const end = `\n${" ".repeat(indent)}`;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => space + lines(item, indent + 2, 0));
    return `[\n${items.join(",\n")}${end}]`;
  }
  const members = Object.entries(value).map(
    ([name, member]) => `${space}${key(name)}: ${lines(member, indent + 2, name.length + 4)}`,
  );
  return `{\n${members.join(",\n")}${end}}`;
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
