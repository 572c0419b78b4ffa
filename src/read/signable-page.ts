import type { SignablePage } from "../evidence/signature.ts";
import { type PageLayout, usualHeight } from "../layout/layout.ts";

/** A page as signatures are looked for on it. */
export function signablePage(page: PageLayout): SignablePage {
  const lines = page.lines.map((line) => ({ line }));
  return { page: page.page, lines, glyphHeight: usualHeight(page) };
}
