import type { Term } from "./emitted-invoice.ts";

/** An element to be written: its text, or its children. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly Element[];
}

/** An element with a text. */
export function leaf(
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): Element {
  return { name, attributes, content: text };
}

/** An element with the value of a term; none where the term is not there. */
export function termLeaf(
  name: string,
  term: Term | null,
  attributes: Readonly<Record<string, string>> = {},
): readonly Element[] {
  return term === null ? [] : [leaf(name, term.value, attributes)];
}

/** An element with children; lists among them are taken apart. */
export function branch(
  name: string,
  ...children: readonly (Element | readonly Element[])[]
): Element {
  return { name, attributes: {}, content: children.flat() };
}

/** The text of an XML file whose root declares the namespaces by their prefixes; the empty prefix is the usual one. */
export function xmlText(root: Element, namespaces: Readonly<Record<string, string>>): string {
  const declared = Object.fromEntries(
    Object.entries(namespaces).map(([prefix, uri]) => [
      prefix === "" ? "xmlns" : `xmlns:${prefix}`,
      uri,
    ]),
  );
  const lines = linesOf({ ...root, attributes: declared }, 0);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join("\n")}\n`;
}

function linesOf({ name, attributes, content }: Element, depth: number): readonly string[] {
  const indent = "  ".repeat(depth);
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${said.join("")}>`;
  if (typeof content === "string") return [`${open}${escaped(content)}</${name}>`];
  return [open, ...content.flatMap((child) => linesOf(child, depth + 1)), `${indent}</${name}>`];
}

/** Characters that XML 1.0 has no place for, and halves of characters. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return text
    .replaceAll(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
