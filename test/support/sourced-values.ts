import type { Box } from "../../src/base/box.ts";
import type { Invoice } from "../../src/document/invoice.ts";
import type { Provenance, Sourced } from "../../src/document/sourced.ts";
import type { Page } from "../../src/page/page.ts";

/** A value of a document with its place in it, such as `lines.0.amount`. */
export interface NamedValue {
  readonly path: string;
  readonly sourced: Sourced<unknown>;
}

/** Everything that an invoice says and that is printed somewhere. */
export function valuesOfInvoice(invoice: Invoice): readonly NamedValue[] {
  const found: NamedValue[] = [];
  const visit = (path: string, value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (isSourced(value)) found.push({ path, sourced: value });
    else
      for (const [name, member] of Object.entries(value))
        visit(path === "" ? name : `${path}.${name}`, member);
  };
  visit("", invoice);
  return found;
}

function isSourced(value: object): value is Sourced<unknown> {
  return "value" in value && "from" in value;
}

/** What of a source's characters is not printed within its box. */
export function missingAt(
  { pageNumber, box, printed }: Provenance,
  pages: readonly Page[],
): readonly string[] {
  const words = pages.find((page) => page.pageNumber === pageNumber)?.words ?? [];
  const within = words.filter((word) => holds(box, word.box));
  const pieces = printed.split(/\s+/).filter((piece) => piece !== "");
  return pieces.filter((piece) => !within.some(({ text }) => text.includes(piece)));
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.bottom <= outer.bottom + SLACK
  );
}

/** Points. */
const SLACK = 0.5;
