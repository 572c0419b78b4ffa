import { foldedKeys } from "../base/folded-words.ts";
import type { Layout } from "../layout/layout.ts";
import { claimsOn, FEWEST_PHRASES } from "./recognise.ts";
import type { VendorTemplate } from "./vendor-template.ts";

/** The vendor's template that a paper shows most, of equal ones the first; null where it shows none. */
export function vendorLayout(
  layout: Layout,
  templates: readonly VendorTemplate[],
): VendorTemplate | null {
  if (templates.length === 0) return null;
  const texts = layout.pages.flatMap(({ lines }) =>
    lines.flatMap(({ runs }) =>
      runs.map(({ words }) => ({ keys: words.flatMap(({ text }) => foldedKeys(text)) })),
    ),
  );
  const [best] = claimsOn(texts, templates, foldedKeys)
    .filter(({ score }) => score >= FEWEST_PHRASES)
    .toSorted((a, b) => b.score - a.score);
  return best?.template ?? null;
}
