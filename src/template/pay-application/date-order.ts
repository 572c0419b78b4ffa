import type { Layout } from "../../layout/layout.ts";
import { type DateOrder, orderShownBy } from "../read-value.ts";

/**
 * The order of day and month that a document's other dates and its currency show. Null where they contradict each
 * other or nothing decides; dollars without a country mean the American order.
 */
export function dateOrderOf(layout: Layout): DateOrder | null {
  let monthFirst = 0;
  let dayFirst = 0;
  let isAmerican = true;
  for (const { lines } of layout.pages) {
    for (const { words } of lines) {
      for (const { text } of words) {
        const order = orderShownBy(text.replace(/[,;)(]/g, ""));
        if (order === "month-first") monthFirst += 1;
        if (order === "day-first") dayFirst += 1;
        if (/^(?:[£€]|GBP|EUR|CAD|AUD|NZD|CA\$|A\$|GST|HST|VAT)/.test(text)) isAmerican = false;
      }
    }
  }
  if (monthFirst > 0 && dayFirst > 0) return null;
  if (monthFirst > 0) return "month-first";
  if (dayFirst > 0) return "day-first";
  return isAmerican ? "month-first" : null;
}
