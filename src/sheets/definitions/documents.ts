import { warningsBeside } from "../../verdict/shown.ts";
import type { JudgedRow } from "../judged-row.ts";
import { FILE } from "./columns.ts";
import {
  CURRENCY,
  DATE,
  DOCUMENT,
  FAILED_CHECKS,
  FIRST_REASON,
  FROM,
  NUMBER,
  VERDICT,
} from "./judged-columns.ts";
import type { SheetDefinition } from "../sheet.ts";

/** One row for each input of the run, in their order; none is left out. */
export const DOCUMENTS: SheetDefinition<JudgedRow> = {
  title: "Documents",
  fileName: "documents",
  columns: [
    FILE,
    VERDICT,
    DOCUMENT,
    FROM,
    NUMBER,
    DATE,
    {
      header: "Amount",
      kind: "money",
      value: ({ facts }) => facts?.known.amount?.toJsonNumber() ?? null,
    },
    CURRENCY,
    FIRST_REASON,
    FAILED_CHECKS,
    { header: "Also noted", kind: "sentence", width: 38, value: notedBeside },
    { header: "Confidence", kind: "certainty", value: ({ facts }) => facts?.confidence ?? null },
    { header: "Pages", kind: "count", value: ({ facts }) => facts?.pageCount ?? null },
    { header: "Layout", kind: "text", value: ({ facts }) => facts?.layout ?? null },
  ],
};

/** What the reading warns of, but no reason says. */
function notedBeside({ facts, judgement: { reasons } }: JudgedRow): string | null {
  const noted = warningsBeside(facts?.warnings ?? [], reasons);
  return noted.length === 0 ? null : noted.join("\n");
}
