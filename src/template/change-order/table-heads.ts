import type { PageLayout } from "../../layout/layout.ts";
import type { Run } from "../../layout/lines.ts";
import { textOf } from "./text-block.ts";

/** Captions of a table's columns. */
const TABLE_HEAD =
  /^(?:qty|quantity|amount|unit|units|rate|price|cost|total|totals|hours|hrs|item|no\.?|#|u\/?m|uom|extension|extended|ext\.?|(?:unit|owner|client|your|our|sell|sale) (?:price|cost)|budget code|code|line|ln|labor.*|material.*|date|value|schedule impact|add|deduct|tag|ticket|phase|sku|was|now|each|revised|contract|increase|decrease|mh.*|man-?hrs|um|vendor|backup|approved|change event|trade|firm)$/i;

/** Whether a caption heads a column of a table: further columns are captioned beside it. */
export function headsTable(run: Run, { lines }: PageLayout, fewest = 1): boolean {
  const line = lines.find(({ runs }) => runs.includes(run));
  const heads =
    line?.runs.filter((other) => other !== run && TABLE_HEAD.test(textOf(other.words))) ?? [];
  return heads.length > 1 || heads.length >= fewest;
}
