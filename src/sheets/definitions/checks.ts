import type { IdentityBody } from "../../wire/proof-contract.ts";
import type { Formula } from "../cell.ts";
import { offBy } from "../recompute.ts";
import type { SheetDefinition, SourceRow } from "../sheet.ts";
import { FILE, PAGE } from "./columns.ts";

/** A check of one document. */
interface CheckRow extends SourceRow {
  readonly documentKind: string;
  /** Of application, change order or invoice. */
  readonly number: string | null;
  readonly check: IdentityBody;
  readonly recomputed: Formula | null;
}

/** One row for each check of each document, the form's further identities included, with its sum over the other sheets. */
export const CHECKS: SheetDefinition<CheckRow> = {
  title: "Checks",
  fileName: "checks",
  columns: [
    FILE,
    PAGE,
    { header: "Document", kind: "text", value: ({ documentKind }) => documentKind },
    { header: "Number", kind: "text", value: ({ number }) => number },
    { header: "Check", kind: "text", width: 38, value: ({ check }) => check.name },
    { header: "Passed", kind: "truth", value: ({ check }) => check.passed },
    { header: "Printed", kind: "money", figure: "printed", value: ({ check }) => check.printed },
    { header: "Expected", kind: "money", value: ({ check }) => check.expected },
    { header: "Difference", kind: "difference", value: ({ check }) => check.difference },
    {
      header: "Recomputed",
      kind: "money",
      figure: "recomputed",
      value: ({ recomputed }) => recomputed,
    },
    {
      header: "Off by",
      kind: "difference",
      value: ({ check, recomputed }, ownCell) => {
        if (recomputed === null) return null;
        const cells = { printed: ownCell("printed"), recomputed: ownCell("recomputed") };
        return offBy(cells, check.difference);
      },
    },
    { header: "Detail", kind: "sentence", value: ({ check }) => check.detail },
  ],
};
